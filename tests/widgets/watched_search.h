// tests/widgets/watched_search.h: a search over a small map, watched, for tests of the views.
#pragma once
#include "core/grid/maze.h"
#include "core/grid/route.h"
#include "tests/test_main.h"
#include "widgets/run/solver.h"
#include "widgets/run/transport.h"

namespace searchlight::testing {

// A transport over one run, and what the run tells.
class OneRun : public ui::Transport {
 public:
  OneRun() { setRuns({&run}); }
  ~OneRun() override { setRuns({}); }

  // The cursor goes there, and has arrived.
  void moveTo(std::size_t moment) { seek(moment), arrive(); }
  void moveToStart() { toStart(), arrive(); }
  void moveToEnd() { toEnd(), arrive(); }
  void arrive() { QTRY_VERIFY(activity() == Activity::Idle); }

  ui::Solver solver;
  ui::WatchedRun run{&solver};

  const search::Session& session() const { return run.session(); }
  const search::TracePlayer& player() const { return run.player(); }
  const ui::NodeNames& names() const { return run.names(); }
  const ui::Answer& answer() const { return run.answer(); }
  std::optional<search::Cost> currentF() const { return run.currentF(); }
};

struct WatchedSearch {
  search::Algorithm algorithm = search::Algorithm::AStar;
  int side = 21;
  std::size_t segments = 64;  // of the trace's window
  bool hasPath = true;
  grid::Neighbours neighbours = grid::Neighbours::Four;

  grid::Map map() const {
    grid::Map m(side, side);
    // Some walls and weights, the same in every run; row and column 0 stay free, and so does the last row.
    std::uint32_t state = 12345;
    for (int y = 1; y < side - 1; ++y)
      for (int x = 1; x < side; ++x) {
        state = state * 1664525 + 1013904223;
        const std::uint32_t roll = (state >> 16) % 10;
        m.setWeight({x, y}, roll < 2                    ? grid::kWall
                            : roll == 2 && isWeighted() ? grid::Weight{6}
                                                        : grid::Weight{1});
      }
    if (!hasPath)
      for (int y = 0; y < side; ++y) m.setWeight({side / 2, y}, grid::kWall);
    return m;
  }
  bool isWeighted() const { return !search::needsGrid(algorithm); }

  grid::RouteQuestion question() const {
    grid::RouteQuestion q{{0, 0}, {side - 1, side - 1}, {}};
    q.options.algorithm = algorithm;
    q.options.neighbours = isWeighted() ? neighbours : grid::Neighbours::Eight;
    return q;
  }

  ui::SessionFactory factory() const {
    return [q = question(), graph = std::make_shared<const grid::RouteGraph>(map()),
            n = segments](search::Recording recording) {
      return grid::makeRouteSession(graph, q, recording, {}, n).session;
    };
  }

  ui::NodeNames names() const {
    ui::NodeNames out;
    out.node = [width = static_cast<search::NodeId>(side)](const search::Session& session, search::NodeId n) {
      const search::NodeId cell = session.stateNumber(n);
      return u"%1, %2"_s.arg(cell % width).arg(cell / width);
    };
    out.shownPerCost = 1.0 / grid::stepCosts(question().options.costModel()).straight;
    out.usesHeuristic = search::info(algorithm).usesHeuristic;
    return out;
  }

  // Sets the search, and waits until its cursor has arrived and the answer is there.
  void show(OneRun& model, ui::Transport::StartAt where = ui::Transport::StartAt::End) const {
    model.setSearch(factory(), names(), where);
    settle(model);
    QTRY_VERIFY(model.answer().outcome != search::Outcome::Running);
  }
  static void settle(ui::Transport& model) { QTRY_VERIFY(model.activity() == ui::Transport::Activity::Idle); }
};

// A view of one run, shown before there is a search.
template <class View>
struct ViewOf {
  OneRun model;
  View view;
  explicit ViewOf(QSize size = {}) {
    if (size.isValid()) view.resize(size);
    view.setRun(&model.run);
    view.show();
  }
};

inline void addAlgorithmRows() {
  QTest::addColumn<int>("algorithm");
  for (const search::AlgorithmInfo& row : search::mapAlgorithms())
    QTest::newRow(std::string(row.name).c_str()) << static_cast<int>(row.id);
}

}  // namespace searchlight::testing
