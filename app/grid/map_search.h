// app/grid/map_search.h: from a map and options to the question that a search answers.
#pragma once
#include <QDir>
#include <QObject>
#include <QString>
#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "app/shell/read_on_thread.h"
#include "core/grid/route.h"
#include "core/trace_formats/search_trace_format.h"
#include "widgets/board/cell_values.h"
#include "widgets/grid/map_model.h"
#include "widgets/run/transport.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

// To be called by the work of readOnThread(). Throws FormatError, and ReadingStopped when it shall not go on.
inline search::TraceDocument readTrace(const QString& path, const GoesOn& goesOn) {
  const std::string text = readText(path, search::SearchTraceLimits().bytes);
  const double size = static_cast<double>(std::max<std::size_t>(text.size(), 1));
  search::SearchTraceReading how;
  how.goesOn = [&](std::size_t taken) { return goesOn(static_cast<double>(taken) / size); };
  return search::readSearchTrace(text, QDir::toNativeSeparators(path).toStdString(), how);
}

// A deepening search may take for ever to reach the bound that others find in no time: Dijkstra the least f, where the
// heuristic is admissible, and breadth-first search the least number of moves. Each is asked once a question, on a thread,
// however many deepening searches of it there are.
class GoalBound : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  // For NodeNames::goalBound: kInfiniteCost until found() comes; nullptr: the search does not deepen, or nothing can be
  // known. REQUIRES: the graph is the question's, and the same one at every call until forget().
  std::shared_ptr<const std::atomic<search::Cost>> find(std::shared_ptr<const grid::RouteGraph> graph,
                                                        const grid::RouteQuestion& question,
                                                        std::shared_ptr<search::MemoryBudget> memory);
  // The question is another one: what is being looked for is given up.
  void forget();

 Q_SIGNALS:
  void found();

 private:
  struct Search {
    std::shared_ptr<const std::atomic<search::Cost>> bound;
    Task<search::Cost> task;
  };
  std::array<Search, 2> m_byKind;  // by cost, by depth
};

// Asks the search whenever told to; the map and the search are the page's. Several may ask of one map.
class MapSearch : public QObject {
  Q_OBJECT
 public:
  // `search` is the only run of `transport`. REQUIRES: all outlive this.
  MapSearch(const MapModel* map, Transport* transport, const WatchedRun* search, QObject* parent = nullptr);
  ~MapSearch() override;

  // What the searches are taken from; none: unbounded.
  void setMemory(std::shared_ptr<search::MemoryBudget> memory) { m_memory = std::move(memory); }
  // How the next question is asked.
  void setOptions(const grid::RouteOptions& options) { m_options = options; }
  // The question on the screen; nothing without a start and a goal.
  std::optional<grid::RouteQuestion> question() const;
  // Every change of map or options ends here: the present question is asked anew; where it has a large graph of its own
  // (RouteOptions::needsOwnGraph), when a thread has made that, and asking() comes before and after. Where the search is repaired
  // after edits (RouteOptions::isRepaired) and only cells have changed since, these are the next round of the search that is shown:
  // it begins as it did, so that the cursor finds its place in it.
  void ask(Transport::StartAt where);
  // The same without a search, while nobody looks at it: asked(), problem(), searched() and true costs are of the present question.
  // ask(Same) then makes the search that begins `where`.
  void prepare(Transport::StartAt where);
  // The search on the screen is not the map's: nothing is asked until this is called with false.
  void setSuspended(bool suspended);

  // The graph of the question that runs; nullptr: none does.
  std::shared_ptr<const grid::RouteGraph> asked() const { return m_asked; }
  // What is searched: question(), or the one to the nearest cell that can be reached (RouteOptions::goesNear). Nothing without a start
  // and a goal, and while that cell is looked for.
  const std::optional<grid::RouteQuestion>& searched() const { return m_searched; }
  // The cell that is searched for in place of the goal.
  std::optional<Point> nearest() const;
  bool isLookingForNearest() const { return m_nearest.isBusy(); }
  // asked() is still to come, and the search with it.
  bool isMakingGraph() const { return m_making.isBusy(); }
  // Where the cursor of the search that is still to come goes.
  void seekLater(std::size_t place) { m_awaited = place; }
  // Why the question cannot be asked with these options; empty: it can.
  QString problem() const { return m_problem; }
  // What keeps the answer from being a route, in words; empty: nothing, or it is not known yet. That there is none is an
  // answer, and left out unless `tellsAnswer`.
  QString complaint(bool tellsAnswer) const;
  // Steps with jumps filled in, and the length summed from the moves: what the command line prints.
  std::optional<RouteFigures> figures() const;

  // A question over a graph, as a run is asked it, and how nodes and costs are called there.
  static WatchedRun::Factory factory(std::shared_ptr<const grid::RouteGraph> graph,
                                     const grid::RouteQuestion& question,
                                     std::shared_ptr<search::MemoryBudget> memory);
  static NodeNames names(std::shared_ptr<const grid::RouteGraph> graph, const grid::RouteQuestion& question);
  // How long the way is that a solved run found in this graph, jumps filled in.
  static grid::RouteLength lengthOf(const WatchedRun& solved, const grid::RouteGraph& graph,
                                    const grid::RouteMeasure& measure);

  // The path of a solved run pulled straight, where the options ask for it.
  static std::optional<grid::SmoothedPath> smoothed(const WatchedRun& solved, const grid::RouteGraph& graph,
                                                    const grid::RouteOptions& options);
  // The same of the present question, without turns where there is none.
  std::vector<Point> smoothPath() const;

  // True costs to the goal are only found when somebody looks at the error of h; then trueCostsFound() comes.
  void wantTrueCosts(bool wanted);

 Q_SIGNALS:
  void asking();  // asked() and problem() are new
  void troubled(const QString& message);
  void nearestFound();    // searched() and nearest() are new
  void answeredLater();   // asked() or searched() is new, and a thread has found it
  void goalBoundFound();  // NodeNames::goalBound of the present question, or what its rounds have spared
  void trueCostsFound(const searchlight::ui::RemainingCosts& costs);  // nullptr: not known (any more)

 private:
  void take(std::function<void()> then);
  void findNearest(std::function<void()> then);
  void search(Transport::StartAt where);
  bool isGoalOutsideWindow() const;
  QString exhaustedText() const;
  void findTrueCosts();
  void noteEdits();
  void countRounds();
  QString repairText() const;

  const MapModel* m_map;
  Transport* m_transport;
  const WatchedRun* m_search;
  std::shared_ptr<search::MemoryBudget> m_memory;
  grid::RouteOptions m_options;
  std::shared_ptr<const grid::RouteGraph> m_asked;
  std::optional<grid::RouteQuestion> m_searched;
  QString m_problem;
  bool m_isSuspended = false, m_wantsTrueCosts = false;
  GoalBound m_goalBound;
  // The search that is repaired: what it was asked at first, of which map, and what has been edited since.
  struct Repaired {
    grid::RouteQuestion question;
    std::shared_ptr<const grid::RouteGraph> first, last;
  };
  std::optional<Repaired> m_repaired;
  std::vector<grid::RepairRound> m_rounds;  // of the present question, when they are counted
  Task<std::vector<grid::RepairRound>> m_counting;
  Task<RemainingCosts> m_trueCosts;
  Task<grid::RouteQuestion> m_nearest;
  std::optional<std::size_t> m_awaited;  // where the cursor goes in the search that is still to come
  Task<std::shared_ptr<const grid::RouteGraph>> m_making;
};

}  // namespace searchlight::ui
