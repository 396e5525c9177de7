// app/map_lab/map_search.cpp: asking, and what the answer is in the map's terms.
#include "app/map_lab/map_search.h"

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
  m_transport->setSearch(factory(m_asked, q, m_memory), names(m_asked, q), where);
}

WatchedRun::Factory MapSearch::factory(std::shared_ptr<const grid::RouteGraph> graph,
                                       const grid::RouteQuestion& question,
                                       std::shared_ptr<search::MemoryBudget> memory) {
  return [graph = std::move(graph), question, memory = std::move(memory)](search::Recording r) {
    return grid::makeRouteSession(graph, question, r, {}, kTraceSegments, memory).session;
  };
}

NodeNames MapSearch::names(std::shared_ptr<const grid::RouteGraph> graph, const grid::RouteQuestion& q) {
  NodeNames names;
  names.node = [graph = std::move(graph)](const search::Session& session, NodeId n) {
    const Point p = graph->point(session.stateNumber(n));
    return QStringLiteral("%1, %2").arg(p.x).arg(p.y);
  };
  const grid::CostModel model = q.options.costModel();
  names.shownPerCost = grid::shownStraight(model) / grid::stepCosts(model).straight;
  names.usesHeuristic = search::info(q.options.algorithm).usesHeuristic;
  return names;
}

QString MapSearch::complaint() const {
  using search::Outcome;
  if (m_map->isEmpty() || m_isSuspended) return {};
  if (!m_map->document().start || !m_map->document().goal)
    return tr(
        "Put a start and a goal on free cells: with S and G at the cell cursor, or from a cell's menu.");
  const Outcome outcome = m_search->hasSearch() ? m_search->answer().outcome : Outcome::Running;
  if (outcome == Outcome::Exhausted) return tr("There is no route from the start to the goal.");
  return outcome == Outcome::Running || outcome == Outcome::Solved ? QString() : outcomeText(outcome);
}

std::optional<RouteFigures> MapSearch::figures() const {
  const auto q = question();
  const Answer& answer = m_search->answer();
  if (!q || !m_asked || answer.outcome != search::Outcome::Solved) return std::nullopt;
  const grid::Route route = routeOf(*m_search, *m_asked, q->options.costModel());
  return RouteFigures{countText(route.steps()), costText(route.cost)};
}

grid::Route MapSearch::routeOf(const WatchedRun& solved, const grid::RouteGraph& graph,
                               grid::CostModel costs) {
  std::vector<Point> corners;
  for (const NodeId n : solved.answerNodes()) corners.push_back(graph.point(solved.session().stateNumber(n)));
  return grid::routeAlong(corners, graph, costs);
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
