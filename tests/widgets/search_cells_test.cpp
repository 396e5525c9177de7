// tests/widgets/search_cells_test.cpp: what a cell shows of its nodes, the same forwards and backwards.
#include "widgets/board/search_cells.h"

#include "tests/test_main.h"
#include "tests/widgets/told_search.h"
#include "tests/widgets/watched_search.h"

using namespace searchlight::search;

namespace {

constexpr std::size_t kCells = 3;

// A search that is told, over a board of 3 cells, and what its cells show.
struct Told {
  testing::OneRun model;
  SearchCells cells;

  Told(const std::string& events, const std::vector<std::uint32_t>& cellOf) {
    NodeNames names;
    names.node = [](const Session&, NodeId) { return QString(); };
    cells.setRun(&model.run);
    cells.setNodeCell([cellOf](const Session&, NodeId n) { return cellOf[n]; });
    model.run.setPlayback(testing::toldSearch(events), names);
    cells.restart(kCells);
    QObject::connect(&model.run, &WatchedRun::moved, &model,
                     [this](std::size_t from, std::size_t to, bool everything) {
                       touched.clear();
                       if (everything || !cells.follow(from, to, [this](std::size_t first, std::size_t last) {
                             for (; first < last; ++first) touched.insert(static_cast<std::uint32_t>(first));
                           }))
                         cells.readAll();
                     });
  }
  std::set<std::uint32_t> touched;  // by the last move
};

}  // namespace

class SearchCellsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void steppingBackOverASecondNodeLeavesTheFirst() {
    Told told("{type: generating, id: a, g: 0}, {type: generating, id: b, g: 1}", {1, 1});
    told.model.toEnd();
    QCOMPARE(told.cells.state(1).node, NodeId{0});
    told.model.stepBack();
    QCOMPARE(told.model.position(), std::size_t{1});
    QCOMPARE(told.cells.state(1).node, NodeId{0});
    QCOMPARE(told.cells.state(1).status, NodeStatus::Open);
    told.model.stepBack();
    QCOMPARE(told.cells.state(1).status, NodeStatus::Unseen);
    QVERIFY(told.cells.nodesAt(1).empty());
  }

  void oneNodeStandsForAll_data() {
    // events: about a, b, c, all in cell 1
    const auto rows = testing::columns<QString, int, int>("events", "node", "status");
    const auto row = [&](const char* name, const char* events, int node, NodeStatus status) {
      rows(name, events, node, static_cast<int>(status));
    };
    // The node of the cell next door is expanded last, so that none of the cell's is the current one.
    row("the cheapest open one",
        "{type: generating, id: a, g: 5}, {type: generating, id: b, g: 3}, "
        "{type: generating, id: c, g: 4}",
        1, NodeStatus::Open);
    row("of equals the first", "{type: generating, id: a, g: 3}, {type: generating, id: b, g: 3}", 0,
        NodeStatus::Open);
    row("open before closed",
        "{type: expanding, id: a, g: 1}, {type: generating, id: b, g: 9}, "
        "{type: expanding, id: d, g: 1}",
        1, NodeStatus::Open);
    row("closed before dead end",
        "{type: expanding, id: a, g: 1}, {type: pruning, id: a}, "
        "{type: expanding, id: b, g: 7}, {type: expanding, id: d, g: 1}",
        1, NodeStatus::Closed);
    row("the cheapest closed one",
        "{type: expanding, id: a, g: 8}, {type: expanding, id: b, g: 7}, "
        "{type: expanding, id: d, g: 1}",
        1, NodeStatus::Closed);
    row("the current one before an open one",
        "{type: generating, id: a, g: 1}, {type: expanding, id: b, g: 7}", 1, NodeStatus::Closed);
    row("as its g falls",
        "{type: generating, id: a, g: 5}, {type: generating, id: b, g: 4}, "
        "{type: updating, id: a, g: 3}",
        0, NodeStatus::Open);
  }
  void oneNodeStandsForAll() {
    FETCH_ALL((QString, events), (int, node), (int, status));
    // The last node of each story may be d, in another cell.
    const std::string names = events.toStdString();
    std::vector<std::uint32_t> cellOf(4, 1);
    const std::size_t others = names.find("id: c") == std::string::npos ? 2 : 3;
    if (names.find("id: d") != std::string::npos) cellOf[others] = 2;
    Told told(names, cellOf);
    told.model.toEnd();
    QCOMPARE(static_cast<int>(told.cells.state(1).node), node);
    QCOMPARE(static_cast<int>(told.cells.state(1).status), status);
    QCOMPARE(static_cast<int>(told.cells.nodesAt(1).front()), node);
  }

  // Whatever way the cursor takes, a cell shows what a table kept by hand says of the moment.
  void everyMomentIsTheSameFromBothSides() {
    const std::uint64_t seed = 20261;
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    Random random(seed);
    for (int round = 0; round < 20; ++round) {
      // Nodes 0 .. 7 stand in cells 0, 1 and none at random; each is generated, then perhaps expanded.
      std::vector<std::uint32_t> cellOf;
      for (int n = 0; n < 8; ++n)
        cellOf.push_back(random.chance(0.2) ? kNoCell : static_cast<std::uint32_t>(random.below(2)));
      struct Truth {
        std::map<NodeId, std::pair<int, int>> nodes;  // status (2 open, 1 closed), g
        NodeId current = kNoNode;
      };
      std::vector<Truth> moments(1);
      std::string events;
      NodeId met = 0;
      while (moments.size() < 13) {
        Truth now = moments.back();
        std::vector<NodeId> open;
        for (const auto& [n, truth] : now.nodes)
          if (truth.first == 2) open.push_back(n);
        const bool expands = !open.empty() && (met == 8 || random.chance(0.4));
        if (!expands && met == 8) break;
        const NodeId n = expands ? open[random.below(static_cast<std::uint32_t>(open.size()))] : met++;
        const int g = expands ? now.nodes[n].second : static_cast<int>(random.below(5));
        now.nodes[n] = {expands ? 1 : 2, g};
        if (expands) now.current = n;
        moments.push_back(now);
        events += (events.empty() ? "{type: " : ", {type: ") +
                  std::string(expands ? "expanding" : "generating") + ", id: n" + std::to_string(n) +
                  ", g: " + std::to_string(g) + "}";
      }
      Told told(events, cellOf);
      QCOMPARE(told.model.recorded(), moments.size() - 1);
      for (int walk = 0; walk < 60; ++walk) {
        const std::size_t to = random.below(static_cast<std::uint32_t>(moments.size()));
        told.model.seek(to);
        const Truth& truth = moments[to];
        for (std::uint32_t cell = 0; cell < kCells; ++cell) {
          NodeId expected = kNoNode;
          for (const auto& [n, t] : truth.nodes) {
            if (cellOf[n] != cell) continue;
            const auto better = [&](NodeId a, NodeId b) {
              if ((a == truth.current) != (b == truth.current)) return a == truth.current;
              const auto& [statusA, gA] = truth.nodes.at(a);
              const auto& [statusB, gB] = truth.nodes.at(b);
              return statusA != statusB ? statusA > statusB : gA != gB ? gA < gB : a < b;
            };
            if (expected == kNoNode || better(n, expected)) expected = n;
          }
          const CellState state = told.cells.state(cell);
          if (expected == kNoNode) {
            QCOMPARE(state.status, NodeStatus::Unseen);
            continue;
          }
          QCOMPARE(state.node, expected);
          QCOMPARE(state.status, truth.nodes.at(expected).first == 2 ? NodeStatus::Open : NodeStatus::Closed);
        }
      }
    }
  }
};

SEARCHLIGHT_TEST(SearchCellsTest)
#include "search_cells_test.moc"
