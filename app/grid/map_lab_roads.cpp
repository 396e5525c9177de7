// app/grid/map_lab_roads.cpp: graphs of places and roads, which are searched by our own algorithms.
#include <QDir>
#include <QFileInfo>

#include "app/grid/map_lab_page.h"
#include "app/grid/samples.h"
#include "app/shell/read_on_thread.h"
#include "core/text/encoding.h"
#include "core/text/failure.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/tables/recording_facts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {
constexpr double kReachOfPlace = 14;  // pixels
}  // namespace

Reading MapLabPage::openGraph(const QString& path) {
  RoadGraphPtr graph;
  readOnThread(this, path, [&](const GoesOn&) {
    const std::string name = QDir::toNativeSeparators(path).toStdString();
    graph = std::make_shared<const roads::RoadGraph>(
        roads::RoadGraph::read(readText(path, roads::kMostBytes), name));
  });
  const QString ours = sampleTitleOf(path);
  showGraph(std::move(graph), ours.isEmpty() ? QFileInfo(path).fileName() : ours);
  m_source = path;
  Q_EMIT documentChanged();
  return Reading::taken();
}

void MapLabPage::showGraph(RoadGraphPtr graph, const QString& title) {
  std::vector<search::TracePlace> points;
  for (roads::Place place = 0; place < graph->placeCount(); ++place)
    points.push_back({double(graph->at(place).x), double(graph->at(place).y)});
  std::optional<search::TracePlan> wanted;
  readOnThread(this, title, [&](const GoesOn&) { wanted = search::planOfPoints(std::move(points)); });
  grid::Map empty(wanted->across.cells, wanted->down.cells);  // throws while nothing is changed
  warnWhile({});
  transport()->clear();
  transport()->dropStateBreakpoints();
  workbench().bookmarks().list().setBookmarks({});
  m_board->select(std::nullopt);
  leavePlane();
  m_asker.setSuspended(true);
  m_traces.clear();
  *m_plane = {wanted, graph};
  try {
    layOut(std::move(empty), title);
  } catch (...) {
    leavePlane();
    throw;
  }
  showWithoutPlaces();
  Q_EMIT m_comparable->boardReplaced();
  m_roads->setGraph(std::move(graph));
  setRoadTexts();
  m_options->hide();
  m_facts->hide();
  m_roads->show();
  paceAnew();
  askRoads(Transport::StartAt::End);
}

void MapLabPage::setRoadTexts() {
  if (!m_plane->roads) return;
  const QString title = QString::fromStdString(m_plane->roads->title());
  const std::size_t count = m_plane->roads->placeCount();
  const QString places = count == 1 ? tr("1 place") : tr("%1 places").arg(countText(count));
  m_roads->setQuestion(title.isEmpty() ? places
                                       : tr("%1: %2", "a graph's title, its places").arg(title, places));
}

void MapLabPage::askRoads(Transport::StartAt where) {
  if (!m_plane->roads) return;
  const roads::RoadQuestion& question = m_roads->question();
  showRoadEnds();
  m_roadEstimates.reset();
  m_roads->setProblem({});
  m_roadCheck.cancel();
  if (search::info(question.search.algorithm).usesHeuristic)
    m_roadCheck.ask([problem = roads::roadProblem(m_plane->roads, question)](
                        const std::stop_token& stop) { return roads::checkEstimates(problem, stop); },
                    [this](const TaskResult<roads::EstimateCheck>& checked) {
                      if (!checked) return;
                      m_roadEstimates = *checked;
                      m_roads->setProblem(whatBreaks(*m_plane->roads, *checked));
                      showOutcome();
                    });
  m_placeFinder.cancel();
  m_nearestPlace.reset();
  if (!question.goesNear) return searchRoads(question, where);
  transport()->clear();  // what is shown is of another question
  m_placeFinder.ask(
      [graph = m_plane->roads, question, memory = host().memory](const std::stop_token& stop) {
        return roads::asNearAsPossible(graph, question, {}, stop, memory);
      },
      [this, question, where](const TaskResult<roads::RoadQuestion>& near) {
        if (!near) complain(near.why());
        if (near && near->to != question.to) m_nearestPlace = near->to;
        searchRoads(near.valueOr(question), where);
      });
}

void MapLabPage::searchRoads(const roads::RoadQuestion& question, Transport::StartAt where) {
  transport()->setSearch(factoryOf(m_plane->roads, question, host().memory),
                         namesOf(m_plane->roads, question), where);
  warn();
  Q_EMIT changed();
}

void MapLabPage::showRoadEnds() {
  const auto cell = [&](const std::optional<std::string>& name) { return cellOfState(name.value_or("")); };
  m_boards.forEach(
      [&](GridView& board) { board.setEnds(cell(m_roads->question().from), cell(m_roads->question().to)); });
}

// The place that is nearest to where it was dropped; nothing is there: the end stays.
void MapLabPage::moveRoadEnd(GridView::End end, Point cell) {
  const auto place = placeNear(cell);
  if (!place) return;
  roads::RoadQuestion question = m_roads->question();
  (end == GridView::End::Start ? question.from : question.to) = m_plane->roads->name(*place);
  m_roads->setRoadQuestion(std::move(question));
}

std::optional<roads::Place> MapLabPage::placeNear(Point cell) const {
  const roads::RoadGraph& graph = *m_plane->roads;
  const double reach = std::max(1.0, kReachOfPlace / m_board->viewport().cellSide());
  std::optional<roads::Place> best;
  double least = reach * reach;
  for (roads::Place place = 0; place < graph.placeCount(); ++place) {
    const search::TracePlace at = plan()->onBoard({double(graph.at(place).x), double(graph.at(place).y)});
    const double dx = at.x - cell.x - 0.5, dy = at.y - cell.y - 0.5, distance = dx * dx + dy * dy;
    if (distance <= least) best = place, least = distance;
  }
  return best;
}

}  // namespace searchlight::ui
