// app/grid/map_lab_cells.cpp: what the map lab says and does of single cells.
#include <QActionGroup>
#include <QMenu>
#include <QTimerEvent>

#include "app/grid/map_lab_page.h"
#include "core/geometry/point.h"
#include "core/trace/player_queries.h"
#include "widgets/grid/route_texts.h"
#include "widgets/plot/node_plot.h"
#include "widgets/run/taken_goal.h"
#include "widgets/theme/controls.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::NodeId;
using search::NodeStatus;

namespace {
constexpr double kReachOfPoint = 8;  // pixels
}  // namespace

// ---- One cell -----------------------------------------------------------------------------------------------------------------

std::optional<NodeId> MapLabPage::nodeAt(const WatchedRun& run, Point cell) const {
  if (!run.hasSearch() || !m_map.document().map.contains(cell)) return std::nullopt;
  if (m_plane->roads && !run.session().isForeign()) {
    const auto place = placeNear(cell);
    return place ? std::optional(run.nodeOf(*place)) : std::nullopt;
  }
  const auto* trace = m_foreign ? dynamic_cast<const search::ForeignTrace*>(&run.session()) : nullptr;
  if (trace && !trace->pictures().empty())
    return trace->pictures().nodeAt(
        {plan()->across.valueAt(cell.x + 0.5), plan()->down.valueAt(cell.y + 0.5)}, run.player().position());
  if (trace && plan()->isGrid) return m_board->nodeAt(cell);
  // Points are smaller than what a hand can hit.
  if (trace)
    return search::nearestNode(*trace, *plan(), {cell.x + 0.5, cell.y + 0.5},
                               std::max(1.0, kReachOfPoint / m_board->viewport().cellSide()),
                               [&](NodeId n) { return run.player().status(n) != NodeStatus::Unseen; });
  return run.nodeOf(static_cast<NodeId>(m_map.document().map.index(cell)));
}

Point MapLabPage::cellOf(NodeId node) const {
  if (plan()) {
    const auto place = m_plane->placeOf(search().session(), node);
    return place ? plan()->cellOf(*place) : Point{};
  }
  return m_map.document().map.point(search().session().place(node));
}

std::string MapLabPage::stateAt(Point cell) const {
  if (!plan()) return pointText(cell);
  if (m_plane->roads) {
    const auto place = placeNear(cell);
    return place ? m_plane->roads->name(*place) : std::string();
  }
  const std::optional<NodeId> node = nodeAt(search(), cell);
  return node ? m_foreign->nameOf(*node) : std::string();
}

std::optional<Point> MapLabPage::cellOfState(const std::string& state) const {
  if (m_plane->roads) {
    const auto place = m_plane->roads->find(state);
    if (!place) return std::nullopt;
    const Point at = m_plane->roads->at(*place);
    return plan()->cellOf({double(at.x), double(at.y)});
  }
  if (m_foreign) {
    const search::States named = m_foreign->stateFromText(state);
    const NodeId node = named ? m_foreign->find(*named, 0) : search::kNoNode;
    return node != search::kNoNode && m_foreign->position(node) ? std::optional(cellOf(node)) : std::nullopt;
  }
  const auto cell = pointFromText(state);
  return cell && m_map.document().map.contains(*cell) ? cell : std::nullopt;
}

// The board has put the cursor's cell among the selected ones already; here is what one can do with it.
void MapLabPage::showCellMenu(std::optional<Point> cell, const QPoint& at) {
  QMenu* menu = contextMenu(this);
  if (cell && m_map.document().map.contains(*cell)) {
    m_board->select(*cell);
    fillEndsMenu(menu, *cell);
    menu->addSeparator();
    for (const MapCommand c : {MapCommand::BreakHere, MapCommand::LightPath, MapCommand::LightDescendants})
      menu->addAction(m_actions[c]);
    menu->addSeparator();
  }
  for (const Command c : {Command::ZoomIn, Command::ZoomOut, Command::Fit})
    menu->addAction((*host().commands)[c]);
  menu->popup(at);
}

void MapLabPage::fillEndsMenu(QMenu* menu, Point cell) {
  const bool isFree =
      m_plane->roads ? placeNear(cell).has_value() : !m_map.document().map.isWall(cell) && !plan();
  const auto put = [&](const QString& text, grid::MapEditKind kind, void (MapModel::*moveTo)(Point)) {
    QAction* a = menu->addAction(text);
    a->setEnabled(isFree);
    connect(a, &QAction::triggered, this, [this, kind, moveTo, cell] {
      if (m_plane->roads)
        return moveRoadEnd(kind == grid::MapEditKind::MoveStart ? GridView::End::Start : GridView::End::Goal,
                           cell);
      m_map.beginStroke(kind);
      (m_map.*moveTo)(cell);
      m_map.finishStroke();
    });
  };
  put(tr("&Start here"), grid::MapEditKind::MoveStart, &MapModel::moveStartTo);
  put(tr("&Goal here"), grid::MapEditKind::MoveGoal, &MapModel::moveGoalTo);
  if (plan()) return;
  const auto putAmong = [&](std::vector<Point> grid::RouteOptions::*member, const QString& add,
                            const QString& remove) {
    grid::RouteOptions options = m_options->options();
    std::vector<Point>& cells = options.*member;
    const bool isOne = std::ranges::find(cells, cell) != cells.end();
    QAction* a = menu->addAction(isOne ? remove : add);
    a->setEnabled(isOne || (isFree && cells.size() < grid::RouteOptions::kMostGoals));
    isOne ? void(std::erase(cells, cell)) : cells.push_back(cell);
    connect(a, &QAction::triggered, this, [this, options] { m_options->setOptions(options); });
  };
  putAmong(&grid::RouteOptions::alsoGoals, tr("&Add a goal here"), tr("&Remove this goal"));
  putAmong(&grid::RouteOptions::waypoints, tr("Add a wa&ypoint here"), tr("Remove this wa&ypoint"));
  QMenu* directions = menu->addMenu(tr("One-way"));
  const grid::Map& map = m_map.document().map;
  directions->setEnabled(isFree && !map.isWater(map.index(cell)));
  const auto direction = map.oneWay(map.index(cell));
  auto* choices = new QActionGroup(directions);
  const auto putWay = [&](const QString& text, std::optional<Direction> only) {
    QAction* a = directions->addAction(text);
    a->setCheckable(true);
    a->setChecked(only == direction);
    choices->addAction(a);
    connect(a, &QAction::triggered, this,
            [this, cell, only] { m_map.apply(grid::setOneWay(m_map.document(), cell, only)); });
  };
  putWay(tr("&Up only"), Direction::Up);
  putWay(tr("&Left only"), Direction::Left);
  putWay(tr("&Right only"), Direction::Right);
  putWay(tr("&Down only"), Direction::Down);
  putWay(tr("&All directions"), std::nullopt);
}

void MapLabPage::select(std::optional<Point> cell) {
  const std::optional<NodeId> node = cell ? nodeAt(search(), *cell) : std::nullopt;
  // Beside a point the point is meant.
  if (node && plan() && !plan()->isGrid && cellOf(*node) != *cell && hasPlace(*node))
    return m_board->select(cellOf(*node));
  m_selected = cell;
  m_selectedNode = node;
  workbench().showNode(node);
  for (const MapCommand c : {MapCommand::BreakHere, MapCommand::LightPath, MapCommand::LightDescendants})
    m_actions[c]->setEnabled(cell.has_value());
  m_actions[MapCommand::BreakHere]->setChecked(cell && transport()->hasBreakpointAt(stateAt(*cell)));
  updateLit();
}

void MapLabPage::toggleBreakpoint() {
  const std::string state = m_selected                    ? stateAt(*m_selected)
                            : m_foreign && m_selectedNode ? m_foreign->nameOf(*m_selectedNode)
                                                          : std::string();
  if (!state.empty()) transport()->toggleBreakpointAt(state);
}

void MapLabPage::plotMade(NodePlot& plot) {
  connect(&plot, &NodePlot::axesChanged, this, &MapLabPage::wantTrueCosts);
  connect(&workbench(), &SearchWorkbench::plotShownChanged, this, &MapLabPage::wantTrueCosts);
  wantTrueCosts();
  showTrueCosts();
}

void MapLabPage::wantTrueCosts() {
  const NodePlot* plot = workbench().plot();
  m_asker.wantTrueCosts(m_board->valueLayer() == ValueLayer::HeuristicError ||
                        (plot && workbench().isPlotShown() && plot->wantsRemaining()));
}

// A node costs what its cell does; the goal's side goes the other way.
void MapLabPage::showTrueCosts() {
  m_boards.forEach([this](GridView& board) { board.setTrueCosts(m_trueCosts); });
  NodePlot* plot = workbench().plot();
  if (!plot) return;
  if (!m_trueCosts) return plot->setRemaining({});
  plot->setRemaining(
      [costs = m_trueCosts](const search::Session& session, NodeId node) -> std::optional<search::Cost> {
        const NodeId state = session.stateNumber(node);
        if (session.isForeign() || session.isBackward(node) || state >= costs->size()) return std::nullopt;
        return (*costs)[state];
      });
}

// The selected cell's way back to the start, and all that was reached through it.
void MapLabPage::updateLit() {
  std::vector<Point> path;
  std::vector<Point> descendants;
  const std::optional<NodeId> node = m_selected ? nodeAt(search(), *m_selected) : std::nullopt;
  if (node && search().player().node(*node).status != NodeStatus::Unseen) {
    const search::TracePlayer& player = search().player();
    if (m_actions[MapCommand::LightPath]->isChecked())
      for (NodeId n = *node; n != search::kNoNode && path.size() <= player.nodes().size();
           n = player.node(n).parent)
        path.push_back(cellOf(n));
    if (m_actions[MapCommand::LightDescendants]->isChecked())
      for (const NodeId n : search::descendants(player, *node)) descendants.push_back(cellOf(n));
  }
  if (descendants.empty() && search().hasSearch())
    for (const NodeId n : search::expandedInRound(search().session(), search().player()))
      descendants.push_back(cellOf(n));
  m_board->setLitPath(path);
  m_board->setLitDescendants(descendants);
}

void MapLabPage::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_litTimer.timerId()) return WorkbenchPage::timerEvent(event);
  m_litTimer.stop();
  updateLit();
  tellCellAgain();
}

void MapLabPage::tellCell(std::optional<Point> cell) {
  m_told = cell;
  tellCellAgain();
}

// As the search sees it now; before it, how large that is which is being drawn.
void MapLabPage::tellCellAgain() {
  const std::optional<NodeId> node = m_told ? nodeAt(search(), *m_told) : std::nullopt;
  workbench().lookAtNode(node);
  QString text = m_told ? describe(search(), node, *m_told) : QString();
  if (const std::optional<QSize> drawn = m_board->drawnSize())
    text = tr("%1 × %2 cells").arg(drawn->width()).arg(drawn->height()) +
           (text.isEmpty() ? QString() : QStringLiteral("   ·   ") + text);
  setStatus(text);
}

// Of a trace in its own coordinates: a node's are exact, and those between points are told to a pixel or so.
QString MapLabPage::placeName(const WatchedRun& run, std::optional<NodeId> node, Point cell) const {
  if (!plan()) return QString::fromStdString(pointText(cell));
  if (m_plane->roads && node && !run.session().isForeign()) return run.nodeName(*node);
  if (const auto* trace = node ? dynamic_cast<const search::ForeignTrace*>(&run.session()) : nullptr)
    return QString::fromStdString(trace->nameOf(*node));
  const auto number = [](const search::TraceAxis& axis, int i) {
    return QString::number(axis.valueAt(i + 0.5), 'g', axis.cellsPerUnit == 1 ? 17 : 6);
  };
  return number(plan()->across, cell.x) + QStringLiteral(", ") + number(plan()->down, cell.y);
}

QString MapLabPage::describe(const WatchedRun& run, std::optional<NodeId> node, Point cell) const {
  const grid::Map& map = m_map.document().map;
  if (!map.contains(cell) || !hasBoard()) return {};
  QString text = placeName(run, node, cell);
  const auto add = [&text](const QString& more) { text += QStringLiteral("   ·   ") + more; };
  if (map.isWall(cell)) {
    add(tr("wall"));
    return text;
  }
  if (map.isWater(map.index(cell))) add(tr("water"));
  if (map.isSwamp(map.index(cell))) add(tr("swamp"));
  if (const auto direction = map.oneWay(map.index(cell))) add(oneWayText(*direction));
  if (map.weight(cell) > 1) add(tr("weight %1").arg(map.weight(cell)));
  const std::vector<Point>& waypoints = m_options->options().waypoints;
  if (const auto at = std::ranges::find(waypoints, cell); at != waypoints.end() && !plan())
    add(tr("waypoint %1").arg(at - waypoints.begin() + 1));
  if (!node) return text;
  const search::PlayedNode played = run.player().node(*node);
  add(statusText(run, *node));
  const NodeNames& names = run.names();
  const search::Cost h = run.session().heuristic(*node);
  if (played.status == NodeStatus::Unseen) {
    if (names.usesHeuristic) add(QStringLiteral("h %1").arg(names.cost(h)));
    return text;
  }
  if (names.tellsCosts) add(QStringLiteral("g %1").arg(names.cost(played.g)));
  if (names.usesHeuristic) {
    add(QStringLiteral("h %1").arg(names.cost(h)));
    if (names.tellsCosts && showsF(run.session(), names))
      add(QStringLiteral("f %1").arg(names.cost(run.session().priority(played.g, h))));
  }
  if (played.parent != search::kNoNode) add(tr("parent %1").arg(run.nodeName(played.parent)));
  if (played.timesExpanded > 1) add(tr("expanded %1 times").arg(played.timesExpanded));
  return text;
}

}  // namespace searchlight::ui
