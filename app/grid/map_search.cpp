// app/grid/map_search.cpp: asking, and what the answer is in the map's terms.
#include "app/grid/map_search.h"

#include <algorithm>
#include <chrono>
#include <climits>
#include <utility>

#include "widgets/grid/route_texts.h"
#include "widgets/theme/error_texts.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

std::shared_ptr<const std::atomic<search::Cost>> GoalBound::find(
    std::shared_ptr<const grid::RouteGraph> graph, const grid::RouteQuestion& question,
    std::shared_ptr<search::MemoryBudget> memory) {
  grid::RouteQuestion q = question;
  const bool isByDepth = q.options.algorithm == search::Algorithm::IterativeDeepening;
  if (!isByDepth && (q.options.algorithm != search::Algorithm::IdaStar ||
                     !q.options.isAdmissible(q.options.usedHeuristic())))
    return nullptr;
  Search& other = m_byKind[isByDepth ? 1 : 0];
  if (other.bound) return other.bound;
  q.options.costs = q.options.costModel();
  q.options.algorithm = isByDepth ? search::Algorithm::BreadthFirst : search::Algorithm::Dijkstra;
  const auto bound = std::make_shared<std::atomic<search::Cost>>(search::kInfiniteCost);
  other.bound = bound;
  other.task.ask(
      [isByDepth, q, graph = std::move(graph), memory = std::move(memory)](const std::stop_token& stop) {
        const auto session =
            grid::makeRouteSession(graph, q, search::Recording::Silent, {}, 1, memory).session;
        // A helper's share: what the user asked for must not run out of memory because of it.
        search::Limits limits;
        if (memory) limits.bytes = memory->total() / 8;
        if (session->run(limits, stop) != search::Outcome::Solved) return search::kInfiniteCost;
        return isByDepth ? search::saturatingCast(session->path().size() - 1) : session->solutionCost();
      },
      [this, bound](const TaskResult<search::Cost>& cost) {
        *bound = cost.valueOr(search::kInfiniteCost);  // without memory it stays unknown
        if (*bound != search::kInfiniteCost) Q_EMIT found();
      });
  return bound;
}

void GoalBound::forget() {
  for (Search& search : m_byKind) {
    search.task.cancel();
    search.bound.reset();
  }
}

using search::NodeId;

MapSearch::MapSearch(const MapModel* map, Transport* transport, const WatchedRun* search, QObject* parent)
    : QObject(parent), m_map(map), m_transport(transport), m_search(search) {
  connect(&m_goalBound, &GoalBound::found, this, &MapSearch::goalBoundFound);
}

MapSearch::~MapSearch() = default;

std::optional<grid::RouteQuestion> MapSearch::question() const {
  const grid::MapDocument& d = m_map->document();
  if (m_map->isEmpty() || m_isSuspended || !d.start || !d.goal) return std::nullopt;
  return grid::RouteQuestion{*d.start, *d.goal, m_options};
}

void MapSearch::setSuspended(bool suspended) {
  m_isSuspended = suspended;
  if (!suspended) return;
  m_asked.reset();
  m_awaited.reset();
  m_searched.reset();
  m_nearest.cancel();
  m_making.cancel();
  m_problem.clear();
  m_repaired.reset();
  m_counting.cancel();
  m_rounds.clear();
  m_trueCosts.cancel();
  Q_EMIT nearestFound();
  Q_EMIT trueCostsFound({});
}

void MapSearch::prepare(Transport::StartAt where) {
  if (m_isSuspended) return;
  if (where != Transport::StartAt::Same)
    m_awaited = where == Transport::StartAt::Start ? std::optional<std::size_t>(0) : std::nullopt;
  take([this] {
    if (m_asked) findNearest([] {});
  });
}

namespace {

// Which of the settings it is about, where the reason alone does not say, in the words of the form.
QString problemText(const Failure& why, const grid::RouteOptions& options) {
  const Failure& reason = why.values().back();
  std::vector<Failure> values = reason.values();
  for (const auto& [option, name] : {std::pair{"--also", MapSearch::tr("extra goals")},
                                     std::pair{"--flow yes", MapSearch::tr("a flow field")},
                                     std::pair{"--nearest yes", MapSearch::tr("a path to the nearest cell")}})
    std::ranges::replace(values, Failure(option), Failure(name.toStdString()));
  const QString text = errorText(Failure(reason.sentence(), std::move(values)));
  const std::string option = grid::optionOf(why);
  if (option == "also") return MapSearch::tr("Extra goals: %1").arg(text);
  if (option == "via") return MapSearch::tr("Waypoints: %1").arg(text);
  if (option == "smooth") return MapSearch::tr("Smoothing: %1").arg(text);
  if (options.agent > 1 && option == "from") return MapSearch::tr("Start: %1").arg(text);
  if (options.agent > 1 && option == "to") return MapSearch::tr("Goal: %1").arg(text);
  return text;
}

}  // namespace

// The present question, as far as it can be asked; then() comes at once, or when a thread has made its graph.
void MapSearch::take(std::function<void()> then) {
  constexpr std::size_t kFewCells = 1 << 16;  // as an agent sees them in less than a slice
  m_problem.clear();
  m_asked.reset();
  m_searched.reset();
  m_nearest.cancel();
  m_making.cancel();
  findTrueCosts();
  const auto q = question();
  const auto why = q ? grid::whyNot(m_map->document().map, *q) : std::nullopt;
  if (why) m_problem = problemText(*why, q->options);
  if (q && !why && q->options.needsOwnGraph() && m_map->document().map.cellCount() > kFewCells)
    return m_making.ask(
        [map = m_map->map(), q = *q](const std::stop_token& stop) {
          const search::Bounds bounds(search::Limits().seconds, stop);
          return std::shared_ptr<const grid::RouteGraph>(grid::makeRouteGraph(*map, q, &bounds));
        },
        [this, then = std::move(then)](const TaskResult<std::shared_ptr<const grid::RouteGraph>>& graph) {
          if (graph)
            m_asked = *graph;
          else
            Q_EMIT troubled(graph.why());
          then();
          Q_EMIT answeredLater();
        });
  if (q && !why)
    m_asked = q->options.needsOwnGraph() ? grid::makeRouteGraph(m_map->document().map, *q) : m_map->graph();
  then();
}

// Most maps are flooded in less than a slice; on larger ones it is done on a thread.
void MapSearch::findNearest(std::function<void()> then) {
  const auto found = [this, then = std::move(then)](const grid::RouteQuestion& q) {
    m_searched = q;
    findTrueCosts();
    Q_EMIT nearestFound();
    then();
  };
  const grid::RouteQuestion q = *question();
  try {
    return found(grid::asNearAsPossible(
        m_asked, q, {.seconds = std::chrono::duration<double>(Transport::kSlice).count()}, {}, m_memory));
  } catch (const search::EndedEarly&) {
  } catch (const std::bad_alloc&) {
  }
  m_nearest.ask(
      [graph = m_asked, q, memory = m_memory](const std::stop_token& stop) {
        return grid::asNearAsPossible(graph, q, {}, stop, memory);
      },
      [this, q, found](const TaskResult<grid::RouteQuestion>& near) {
        if (!near) Q_EMIT troubled(near.why());
        found(near.valueOr(q));
        Q_EMIT answeredLater();
      });
}

std::optional<Point> MapSearch::nearest() const {
  const auto q = question();
  return q && m_searched && !(m_searched->to == q->to) ? std::optional(m_searched->to) : std::nullopt;
}

void MapSearch::ask(Transport::StartAt where) {
  if (m_isSuspended) return;
  if (where != Transport::StartAt::Same) m_awaited.reset();
  const bool isUnderWay = m_transport->hasSearch() && !m_transport->isAtEnd();
  const std::size_t place = m_transport->destination();
  take([this, where] {
    if (!m_asked) m_transport->clear();
    Q_EMIT asking();
    noteEdits();
    countRounds();
    if (!m_asked) return m_awaited.reset();
    findNearest([this, where] { search(where); });
    if (isLookingForNearest()) m_transport->clear();  // what is shown is of another map
  });
  if (!isMakingGraph()) return;
  if (where == Transport::StartAt::Same && isUnderWay && !m_awaited) m_awaited = place;
  m_transport->clear();
  Q_EMIT asking();
}

void MapSearch::search(Transport::StartAt where) {
  const grid::RouteQuestion& q = *m_searched;
  NodeNames names = MapSearch::names(m_asked, q);
  m_goalBound.forget();
  names.goalBound = m_goalBound.find(m_asked, q, m_memory);
  m_transport->setSearch(
      m_repaired ? factory(m_repaired->first, m_repaired->question, m_memory) : factory(m_asked, q, m_memory),
      std::move(names), where);
  if (const auto place = std::exchange(m_awaited, std::nullopt)) m_transport->seek(*place);
}

// What has changed since the question was asked last is its next round of edits, whether it was drawn or undone.
void MapSearch::noteEdits() {
  constexpr std::size_t kMostCells = 100'000;  // of all rounds: there is little to spare then
  const auto q = question();
  if (!q || !m_asked || !q->options.isRepaired()) return m_repaired.reset();
  const auto beginAnew = [&] { m_repaired = Repaired{*q, m_asked, m_asked}; };
  if (!m_repaired || m_repaired->question.from != q->from || m_repaired->question.to != q->to ||
      m_repaired->question.options != q->options)
    return beginAnew();
  const grid::Map &before = m_repaired->last->map(), &now = m_asked->map();
  if (before.width() != now.width() || before.height() != now.height()) return beginAnew();
  std::vector<grid::EditRound>& edits = m_repaired->question.edits;
  std::size_t cells = 0;
  for (const grid::EditRound& round : edits) cells += round.size();
  grid::EditRound round;
  for (std::size_t cell = 0; cell < now.cellCount(); ++cell) {
    const bool isSameWay = before.oneWay(cell) == now.oneWay(cell);
    if (before.isWater(cell) != now.isWater(cell) || (!isSameWay && now.oneWay(cell)))
      return beginAnew();  // no edit tells that
    if (before.cells()[cell] == now.cells()[cell] && isSameWay) continue;
    if (++cells > kMostCells) return beginAnew();
    round.push_back({now.point(cell), now.cells()[cell]});
  }
  m_repaired->last = m_asked;
  if (!round.empty()) edits.push_back(std::move(round));
}

// Silently, on a thread: the same rounds, and each of them from scratch.
void MapSearch::countRounds() {
  m_counting.cancel();
  m_rounds.clear();
  const auto q = m_repaired ? std::optional(m_repaired->question) : question();
  if (!q || !m_asked || !search::repairs(q->options.algorithm)) return;
  m_counting.ask([graph = m_repaired ? m_repaired->first : m_asked, q = *q, memory = m_memory](
                     const std::stop_token& stop) { return grid::repairRounds(graph, q, {}, stop, memory); },
                 [this](const TaskResult<std::vector<grid::RepairRound>>& rounds) {
                   m_rounds = rounds.valueOr({});  // without memory they stay unknown
                   Q_EMIT goalBoundFound();
                 });
}

// What the rounds after the first search have expanded; empty while there are none, or they are not counted yet.
QString MapSearch::repairText() const {
  if (m_rounds.size() < 2) return {};
  std::uint64_t expanded = 0, fromScratch = 0;
  for (std::size_t k = 1; k < m_rounds.size(); ++k) {
    expanded += m_rounds[k].expanded;
    if (!m_rounds[k].fromScratch) return {};
    fromScratch += *m_rounds[k].fromScratch;
  }
  return tr("Repaired: %n expansions; from scratch %1.", "",
            static_cast<int>(std::min<std::uint64_t>(expanded, INT_MAX)))
      .arg(countText(fromScratch));
}

WatchedRun::Factory MapSearch::factory(std::shared_ptr<const grid::RouteGraph> graph,
                                       const grid::RouteQuestion& question,
                                       std::shared_ptr<search::MemoryBudget> memory) {
  return [graph = std::move(graph), question, memory = std::move(memory)](search::Recording r) {
    return grid::makeRouteSession(graph, question, r, {}, search::SessionOptions().traceSegments, memory)
        .session;
  };
}

NodeNames MapSearch::names(std::shared_ptr<const grid::RouteGraph> graph, const grid::RouteQuestion& q) {
  const CellRect whole{0, 0, graph->map().width(), graph->map().height()};
  const bool seesAll = grid::searchWindow(graph->map(), q.from, q.options.window) == whole;
  NodeNames names;
  names.barrier = [graph, q](const search::Session& session, const search::TracePlayer& player) {
    return barrierText(*graph, q, session, player);
  };
  names.obstacle = [graph, agent = q.options.agent](const search::Session& session, NodeId n) {
    if (!graph->map().isWall(graph->point(session.place(n)))) return QString();
    return agent > 1 ? tr("A wall, or no room for the agent.") : tr("A wall: no path leads through it.");
  };
  names.node = [graph = std::move(graph)](const search::Session& session, NodeId n) {
    const Point p = graph->point(session.place(n));
    const NodeId visited = session.placeCount() == 0 ? 0 : session.stateNumber(n) / session.placeCount();
    const QString cell = QStringLiteral("%1, %2").arg(p.x).arg(p.y);
    return visited == 0 ? cell : cell + QStringLiteral(" (%1)").arg(visited);
  };
  names.nodeMeaning = [hasWaypoints = !q.options.waypoints.empty()] {
    const QString cells = tr("Cells are named by column and row, counted from 0 at the upper-left corner.");
    return hasWaypoints
               ? tr("%1 In parentheses: how many waypoints were visited.", "a sentence before it").arg(cells)
               : cells;
  };
  const grid::CostModel model = q.options.costModel();
  names.shownPerCost = grid::shownStraight(model) / grid::stepCosts(model).straight;
  names.usesHeuristic = search::info(q.options.algorithm).usesHeuristic;
  names.seesAll = seesAll;
  return names;
}

QString MapSearch::complaint(bool tellsAnswer) const {
  using search::Outcome;
  if (m_map->isEmpty() || m_isSuspended) return {};
  if (!m_map->document().start || !m_map->document().goal)
    return tr(
        "Place a start and a goal on free cells: press S and G at the cell cursor, or right-click a cell.");
  if (m_asked && isLookingForNearest()) return tr("Looking for the nearest reachable cell…");
  if (const auto cell = nearest())
    return tr("The goal cannot be reached. The search is for a path to the nearest reachable cell: %1, %2.")
        .arg(cell->x)
        .arg(cell->y);
  if (m_asked && isGoalOutsideWindow()) return tr("The goal lies outside the search window.");
  const Outcome outcome = m_search->hasSearch() ? m_search->answer().outcome : Outcome::Running;
  if (outcome == Outcome::Exhausted) return tellsAnswer && !m_options.isFlow ? exhaustedText() : QString();
  return outcome == Outcome::Running || outcome == Outcome::Solved ? QString() : outcomeText(outcome);
}

bool MapSearch::isGoalOutsideWindow() const {
  const auto q = question();
  return q && q->options.window > 0 &&
         !grid::searchWindow(m_map->document().map, q->from, q->options.window).contains(q->to);
}

// A search that may not look everywhere proves nothing of the rest.
QString MapSearch::exhaustedText() const {
  if (m_search->names().seesAll)
    return m_options.waypoints.empty()
               ? tr("No route leads from the start to the goal.")
               : tr("No route leads from the start through all waypoints to the goal.");
  return tr("No route exists within the search window; one may exist outside it.");
}

std::optional<RouteFigures> MapSearch::figures() const {
  const auto q = question();
  const Answer& answer = m_search->answer();
  if (!q || !m_asked || answer.outcome != search::Outcome::Solved) return std::nullopt;
  const grid::RouteLength route = lengthOf(*m_search, *m_asked, q->options);
  const RoutePromise promise = routePromise(q->options, m_asked->isUniform());
  QString steps = countText(route.steps());
  if (q->options.algorithm == search::Algorithm::JumpPoint) {
    const std::size_t jumps = std::max<std::size_t>(answer.route->size(), 1) - 1;
    steps = tr("%1 in %2", "steps, \"7 jumps\"").arg(steps, jumpsText(countText(jumps), jumps));
  }
  QString cost = costText(route.cost());
  if (const auto path = smoothed(*m_search, *m_asked, q->options)) {
    const QString before = costText(path->before);
    cost += before == cost ? QString() : QStringLiteral("; ") + before;
    cost += QStringLiteral(" → ") + costText(path->after);
  }
  // What the promise is about, where that is not the path to the goal on the map as it is.
  QString about = repairText();
  if (const auto cell = nearest())
    about = tr("The goal is not reached: this is a path to the nearest reachable cell, %1, %2.")
                .arg(cell->x)
                .arg(cell->y);
  if (!q->options.alsoGoals.empty()) {
    const Point end = m_asked->point(m_search->session().place(m_search->answerNodes().back()));
    about = tr("The goal reached is %1, %2.").arg(end.x).arg(end.y);
  }
  return RouteFigures{
      steps, cost, promise.title,
      about.isEmpty() ? promise.reason : tr("%1 %2", "two sentences").arg(about, promise.reason)};
}

std::optional<grid::SmoothedPath> MapSearch::smoothed(const WatchedRun& solved, const grid::RouteGraph& graph,
                                                      const grid::RouteOptions& options) {
  if (!options.isSmoothed) return std::nullopt;
  std::vector<Point> corners;
  for (const NodeId n : solved.answerNodes()) corners.push_back(graph.point(solved.session().place(n)));
  return grid::smoothed(grid::routeAlong(corners, graph, options).cells, graph, options);
}

std::vector<Point> MapSearch::smoothPath() const {
  const auto q = question();
  if (!q || !m_asked || m_search->answer().outcome != search::Outcome::Solved) return {};
  const auto path = smoothed(*m_search, *m_asked, q->options);
  return path ? path->turns : std::vector<Point>();
}

grid::RouteLength MapSearch::lengthOf(const WatchedRun& solved, const grid::RouteGraph& graph,
                                      const grid::RouteMeasure& measure) {
  grid::RouteLength length(graph, measure);
  for (const NodeId n : solved.answerNodes()) length.add(graph.point(solved.session().place(n)));
  return length;
}

void MapSearch::wantTrueCosts(bool wanted) {
  if (std::exchange(m_wantsTrueCosts, wanted) != wanted) findTrueCosts();
}

void MapSearch::findTrueCosts() {
  m_trueCosts.cancel();
  Q_EMIT trueCostsFound(nullptr);
  const auto& q = m_searched;
  if (!q || !m_asked || !m_wantsTrueCosts) return;
  m_trueCosts.ask([graph = m_asked, q = *q, memory = m_memory](
                      const std::stop_token& stop) { return grid::remainingCosts(graph, q, stop, memory); },
                  [this](const TaskResult<RemainingCosts>& costs) {
                    if (costs)
                      Q_EMIT trueCostsFound(*costs);
                    else
                      Q_EMIT troubled(costs.isOutOfMemory()
                                          ? tr("Not enough memory to compute the error of the heuristic.")
                                          : costs.why());
                  });
}

}  // namespace searchlight::ui
