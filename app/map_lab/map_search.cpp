// app/map_lab/map_search.cpp: asking, and what the answer is in the map's terms.
#include "app/map_lab/map_search.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <utility>

#include "widgets/grid/route_texts.h"
#include "widgets/search/catalogue_texts.h"
#include "widgets/search/search_format.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using search::NodeId;

namespace {
constexpr std::size_t kTraceSegments = 64;  // what is watched can be stepped back through 4.2 million events
}  // namespace

MapSearch::MapSearch(const MapModel* map, Transport* transport, const WatchedRun* search, QObject* parent)
    : QObject(parent), m_map(map), m_transport(transport), m_search(search) {}

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
  m_problem.clear();
  Q_EMIT trueCostsFound({});
}

void MapSearch::prepare() {
  if (m_isSuspended) return;
  ++m_number;
  m_problem.clear();
  m_asked.reset();
  const auto q = question();
  const auto why = q ? grid::whyNot(m_map->document().map, *q) : std::nullopt;
  if (why) m_problem = errorText(QString::fromStdString(why->substr(why->find(": ") + 2)));
  if (q && !why)
    m_asked = q->options.window > 0 ? grid::makeRouteGraph(m_map->document().map, *q) : m_map->graph();
  findTrueCosts();
}

void MapSearch::ask(Transport::StartAt where) {
  if (m_isSuspended) return;
  prepare();
  if (!m_asked) m_transport->clear();
  Q_EMIT asking();
  if (!m_asked) return;
  const grid::RouteQuestion q = *question();
  NodeNames names = MapSearch::names(m_asked, q);
  findGoalBound(names);
  m_transport->setSearch(factory(m_asked, q, m_memory), std::move(names), where);
}

WatchedRun::Factory MapSearch::factory(std::shared_ptr<const grid::RouteGraph> graph,
                                       const grid::RouteQuestion& question,
                                       std::shared_ptr<search::MemoryBudget> memory) {
  return [graph = std::move(graph), question, memory = std::move(memory)](search::Recording r) {
    return grid::makeRouteSession(graph, question, r, {}, kTraceSegments, memory).session;
  };
}

NodeNames MapSearch::names(std::shared_ptr<const grid::RouteGraph> graph, const grid::RouteQuestion& q) {
  const CellRect whole{0, 0, graph->map().width(), graph->map().height()};
  const bool seesAll = grid::searchWindow(graph->map(), q.from, q.options.window) == whole;
  NodeNames names;
  names.node = [graph = std::move(graph)](const search::Session& session, NodeId n) {
    const Point p = graph->point(session.stateNumber(n));
    return QStringLiteral("%1, %2").arg(p.x).arg(p.y);
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
        "Put a start and a goal on free cells: with S and G at the cell cursor, or from a cell's menu.");
  if (m_asked && isGoalOutsideWindow()) return tr("The goal lies outside the search window.");
  const Outcome outcome = m_search->hasSearch() ? m_search->answer().outcome : Outcome::Running;
  if (outcome == Outcome::Exhausted) return tellsAnswer ? exhaustedText() : QString();
  return outcome == Outcome::Running || outcome == Outcome::Solved ? QString() : outcomeText(outcome);
}

bool MapSearch::isGoalOutsideWindow() const {
  const auto q = question();
  return q && q->options.window > 0 &&
         !grid::searchWindow(m_map->document().map, q->from, q->options.window).contains(q->to);
}

// A search that may not look everywhere proves nothing of the rest.
QString MapSearch::exhaustedText() const {
  if (m_search->names().seesAll) return tr("There is no route from the start to the goal.");
  return tr("There is no route within the search window; outside it there may be one.");
}

std::optional<RouteFigures> MapSearch::figures() const {
  const auto q = question();
  const Answer& answer = m_search->answer();
  if (!q || !m_asked || answer.outcome != search::Outcome::Solved) return std::nullopt;
  const grid::Route route = routeOf(*m_search, *m_asked, q->options.costModel());
  const RoutePromise promise = routePromise(q->options, m_asked->isUniform());
  QString steps = countText(route.steps());
  if (q->options.algorithm == search::Algorithm::JumpPoint) {
    const std::size_t jumps = std::max<std::size_t>(answer.route->size(), 1) - 1;
    steps = tr("%1 in %2", "steps, \"7 jumps\"").arg(steps, jumpsText(countText(jumps), jumps));
  }
  return RouteFigures{steps, costText(route.cost), promise.title, promise.reason};
}

grid::Route MapSearch::routeOf(const WatchedRun& solved, const grid::RouteGraph& graph,
                               grid::CostModel costs) {
  std::vector<Point> corners;
  for (const NodeId n : solved.answerNodes()) corners.push_back(graph.point(solved.session().stateNumber(n)));
  return grid::routeAlong(corners, graph, costs);
}

// A deepening search may take for ever to reach the bound that others find in no time: Dijkstra the least f, where the
// heuristic is admissible, and breadth-first search the least number of moves.
void MapSearch::findGoalBound(NodeNames& names) {
  m_goalBound = {};
  grid::RouteQuestion q = *question();
  const bool isByDepth = q.options.algorithm == search::Algorithm::IterativeDeepening;
  if (!isByDepth && (q.options.algorithm != search::Algorithm::IdaStar ||
                     !q.options.isAdmissible(q.options.usedHeuristic())))
    return;
  q.options.costs = q.options.costModel();
  q.options.algorithm = isByDepth ? search::Algorithm::BreadthFirst : search::Algorithm::Dijkstra;
  const auto found = std::make_shared<std::atomic<search::Cost>>(search::kInfiniteCost);
  names.goalBound = found;
  m_goalBound = std::jthread([this, found, isByDepth, q, graph = m_asked,
                              memory = m_memory](const std::stop_token& stop) {
    try {
      const auto session = grid::makeRouteSession(graph, q, search::Recording::Silent, {}, 1, memory).session;
      if (session->run({}, stop) != search::Outcome::Solved) return;
      *found = isByDepth ? search::saturatingCast(session->path().size() - 1) : session->solutionCost();
    } catch (const std::exception&) {
      return;  // it stays unknown
    }
    QMetaObject::invokeMethod(this, &MapSearch::goalBoundFound, Qt::QueuedConnection);
  });
}

void MapSearch::wantTrueCosts(bool wanted) {
  m_wantsTrueCosts = wanted;
  findTrueCosts();
}

void MapSearch::findTrueCosts() {
  m_trueCosts = {};
  Q_EMIT trueCostsFound(nullptr);
  const auto q = question();
  if (!q || !m_asked || !m_wantsTrueCosts) return;
  m_trueCosts = std::jthread(
      [this, graph = m_asked, q = *q, number = m_number, memory = m_memory](const std::stop_token& stop) {
        RemainingCosts costs;  // null: there is not enough memory
        try {
          costs = grid::remainingCosts(graph, q, stop, memory);
          if (!costs) return;
        } catch (const std::bad_alloc&) {
        }
        QMetaObject::invokeMethod(
            this,
            [this, costs, number] {
              if (number != m_number) return;
              if (costs)
                Q_EMIT trueCostsFound(costs);
              else
                Q_EMIT troubled(tr("There is not enough memory to find the heuristic's error."));
            },
            Qt::QueuedConnection);
      });
}

}  // namespace searchlight::ui
