// app/map_lab/map_lab_cells.cpp: what the map lab says and does of single cells, and searches of other programs.
#include <QMenu>
#include <QTimerEvent>

#include "app/map_lab/map_lab_page.h"
#include "core/geometry/point_text.h"
#include "core/search/descendants.h"
#include "core/text/format_error.h"
#include "widgets/search/catalogue_texts.h"
#include "widgets/search/numbers_view.h"
#include "widgets/search/recording_facts.h"
#include "widgets/search/search_format.h"
#include "widgets/search/taken_goal.h"

namespace searchlight::ui {

using search::NodeId;
using search::NodeStatus;

// ---- One cell -----------------------------------------------------------------------------------------------------------------

std::optional<NodeId> MapLabPage::nodeAt(const WatchedRun& run, Point cell) const {
  if (!run.hasSearch() || !m_map.document().map.contains(cell)) return std::nullopt;
  if (m_foreign && &run == &search()) return m_board->nodeAt(cell);
  return run.nodeOf(static_cast<NodeId>(m_map.document().map.index(cell)));
}

Point MapLabPage::cellOf(NodeId node) const {
  if (m_foreign) {
    const auto place = m_foreign->position(node);
    const auto extents = m_foreign->extents();
    return place && extents
               ? Point{static_cast<int>(place->x - extents->left), static_cast<int>(place->y - extents->top)}
               : Point{};
  }
  return m_map.document().map.point(search().session().stateNumber(node));
}

// The board has put the cursor's cell among the selected ones already; here is what one can do with it.
void MapLabPage::showCellMenu(std::optional<Point> cell, const QPoint& at) {
  QMenu menu(this);
  if (cell && m_map.document().map.contains(*cell)) {
    m_board->select(*cell);
    fillEndsMenu(&menu, *cell);
    menu.addSeparator();
    for (const MapCommand c : {MapCommand::BreakHere, MapCommand::LightPath, MapCommand::LightDescendants})
      menu.addAction(m_actions[c]);
    menu.addSeparator();
  }
  for (const Command c : {Command::ZoomIn, Command::ZoomOut, Command::Fit})
    menu.addAction((*host().commands)[c]);
  menu.exec(at);
}

void MapLabPage::fillEndsMenu(QMenu* menu, Point cell) {
  const bool isFree = !m_map.document().map.isWall(cell) && !m_foreign;
  const auto put = [&](const QString& text, grid::MapEditKind kind, void (MapModel::*moveTo)(Point)) {
    QAction* a = menu->addAction(text);
    a->setEnabled(isFree);
    connect(a, &QAction::triggered, this, [this, kind, moveTo, cell] {
      m_map.beginStroke(kind);
      (m_map.*moveTo)(cell);
      m_map.finishStroke();
    });
  };
  put(tr("&Start here"), grid::MapEditKind::MoveStart, &MapModel::moveStartTo);
  put(tr("&Goal here"), grid::MapEditKind::MoveGoal, &MapModel::moveGoalTo);
}

void MapLabPage::select(std::optional<Point> cell) {
  m_selected = cell;
  const std::optional<NodeId> node = cell ? nodeAt(search(), *cell) : std::nullopt;
  workbench().showNode(node);
  for (const MapCommand c : {MapCommand::BreakHere, MapCommand::LightPath, MapCommand::LightDescendants})
    m_actions[c]->setEnabled(cell.has_value());
  m_actions[MapCommand::BreakHere]->setChecked(cell && transport()->hasBreakpointAt(pointText(*cell)));
  updateLit();
}

void MapLabPage::toggleBreakpoint() {
  if (m_selected) transport()->toggleBreakpointAt(pointText(*m_selected));
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

QString MapLabPage::describe(const WatchedRun& run, std::optional<NodeId> node, Point cell) const {
  const grid::Map& map = m_map.document().map;
  if (!map.contains(cell)) return {};
  QString text = QStringLiteral("%1, %2").arg(cell.x).arg(cell.y);
  const auto add = [&text](const QString& more) { text += QStringLiteral("   ·   ") + more; };
  if (map.isWall(cell)) {
    add(tr("wall"));
    return text;
  }
  if (map.weight(cell) > 1) add(tr("weight %1").arg(map.weight(cell)));
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
    if (names.tellsCosts) add(QStringLiteral("f %1").arg(names.cost(run.session().priority(played.g, h))));
  }
  if (played.parent != search::kNoNode) add(tr("parent %1").arg(run.nodeName(played.parent)));
  if (played.timesExpanded > 1) add(tr("expanded %1 times").arg(played.timesExpanded));
  return text;
}

// ---- Another program's search ------------------------------------------------------------------------------------------------

NodeNames foreignNames(const search::ForeignTrace& trace) {
  NodeNames names;
  names.node = [](const search::Session& session, NodeId n) {
    const std::string_view label = static_cast<const search::ForeignTrace&>(session).label(n);
    return QString::fromUtf8(label.data(), static_cast<qsizetype>(label.size()));
  };
  names.shownPerCost = trace.costUnit();
  names.tellsCosts = trace.tellsCosts();
  names.tellsEstimates = names.usesHeuristic = trace.tellsEstimates();
  return names;
}

void MapLabPage::showForeignTrace(std::unique_ptr<search::ForeignTrace> trace, const QString& title) {
  const auto extents = trace->extents();
  if (!extents)
    throw FormatError(title.toStdString(), 0, "no event has a place (x and y), so there is nothing to draw");
  const double width = extents->right - extents->left + 1, height = extents->bottom - extents->top + 1;
  if (width > grid::Map::kMaxSide || height > grid::Map::kMaxSide)
    throw FormatError(title.toStdString(), 0, "its places cover more than 4096 x 4096 cells");
  transport()->clear();
  transport()->dropStateBreakpoints();
  m_board->select(std::nullopt);
  m_map.load({grid::Map(static_cast<int>(width), static_cast<int>(height)), {}, {}}, {}, title);
  m_asker.setSuspended(true);
  Q_EMIT m_comparable->boardReplaced();
  const search::ForeignTrace* played = trace.get();
  const NodeNames names = foreignNames(*played);
  auto cells = std::make_shared<std::vector<std::uint32_t>>(played->nodeCount(), kNoCell);
  m_foreign = played;
  for (NodeId n = 0; n < played->nodeCount(); ++n)
    if (played->position(n)) (*cells)[n] = static_cast<std::uint32_t>(m_map.document().map.index(cellOf(n)));
  const auto end = [&](NodeId n) {
    return n == search::kNoNode || !played->position(n) ? std::nullopt : std::optional(cellOf(n));
  };
  m_board->setEnds(end(played->source()), end(played->destination()));
  m_board->setNodeCell([cells](const search::Session&, NodeId n) { return (*cells)[n]; });
  m_facts->setTrace(*played, title);  // the question was another program's
  m_options->hide();
  m_facts->show();
  // Nobody solves it again: its route is what it has told.
  const std::vector<NodeId> route = trace->path();
  const search::Cost cost = trace->solutionCost();
  search().setPlayback(std::move(trace), names);
  if (!route.empty())
    workbench().setRouteFigures(RouteFigures{
        countText(route.size() - 1), names.tellsCosts ? names.cost(cost) : QString(),
        tr("Nothing is known of a guarantee"), tr("The search was recorded by another program.")});
  transport()->toEnd();
  Q_EMIT documentChanged();  // it is called otherwise
  say(tr("A recorded search: it plays in both directions, but its question cannot be changed here."));
}

}  // namespace searchlight::ui
