// app/grid/map_lab_menus.cpp: the map lab's commands: the window's, its own, and where they stand.
#include <QCoreApplication>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QWidgetAction>

#include "app/grid/map_lab_page.h"
#include "app/grid/map_scenarios.h"
#include "app/grid/samples.h"
#include "app/shell/settings.h"
#include "widgets/board/board_navigation.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/theme/icons.h"

namespace searchlight::ui {

void MapLabPage::buildMenus() {
  m_actions.exclude(MapCommand::ToolInspect, MapCommand::ToolWeight);
  m_actions.exclude(MapCommand::ShapeFreehand, MapCommand::ShapeFill);
  m_samples = new QMenu(this);
  m_maps = new QMenu(this);
  m_tools = new QMenu(this);
  m_shapes = new QMenu(this);
  m_paths = new QMenu(this);
  for (const std::span<const Sample> list : {samples(), graphSamples()}) {
    if (!m_samples->isEmpty()) m_samples->addSeparator();
    for (const Sample& sample : list)
      connect(m_samples->addAction(QString()), &QAction::triggered, this, [this, path = sample.path] {
        if (mayReplace()) complainOf(open(path));
      });
  }
  for (const MapCommand c :
       {MapCommand::ToolInspect, MapCommand::ToolWall, MapCommand::ToolErase, MapCommand::ToolWeight})
    m_tools->addAction(m_actions[c]);
  if (host().commands) m_maps->addAction((*host().commands)[Command::New]);
  m_maps->addAction(m_actions[MapCommand::Generate]);
  m_maps->addSeparator();
  m_maps->addActions(m_samples->actions());
  m_mapButton = new QToolButton;
  m_mapButton->setIcon(icon(IconId::MapLab));
  m_mapButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_mapButton->setPopupMode(QToolButton::InstantPopup);
  m_mapButton->setFocusPolicy(Qt::NoFocus);  // as all of the tool bar: its entries are in the menus
  m_mapButton->setMenu(m_maps);
  m_mapAction = new QWidgetAction(this);
  m_mapAction->setDefaultWidget(m_mapButton);
  m_tools->addSeparator();
  for (const MapCommand c : {MapCommand::ShapeFreehand, MapCommand::ShapeLine, MapCommand::ShapeRectangle,
                             MapCommand::ShapeFill}) {
    m_tools->addAction(m_actions[c]);
    m_shapes->addAction(m_actions[c]);
  }
  for (const MapCommand c : {MapCommand::GoStart, MapCommand::GoGoal, MapCommand::GoCurrent})
    m_paths->addAction(m_actions[c]);

  m_look = new BoardLookMenus(
      m_board,
      {ValueLayer::Distance, ValueLayer::F, ValueLayer::H, ValueLayer::ExpansionOrder,
       ValueLayer::TimesExpanded, ValueLayer::HeuristicError, ValueLayer::StatusOnly},
      [this](const auto& apply) { m_boards.forEach(apply); }, this);
  connect(m_look, &BoardLookMenus::layerChosen, this, &MapLabPage::wantTrueCosts);
  m_toolSeparator = new QAction(this);
  m_toolSeparator->setSeparator(true);
}

LegendCommands MapLabPage::legendCommands() const {
  return {m_look->layers(),
          m_look->texts(),
          {{BoardView::Switch::AnswerAhead, m_actions[MapCommand::Eye]},
           {BoardView::Switch::Contours, m_actions[MapCommand::Contours]},
           {BoardView::Switch::Clearance, m_actions[MapCommand::Clearance]}}};
}

void MapLabPage::connectActions() {
  const auto on = [this](MapCommand c, auto slot) { connect(m_actions[c], &QAction::triggered, this, slot); };
  const auto toggled = [this](MapCommand c, auto slot) {
    connect(m_actions[c], &QAction::toggled, this, slot);
  };
  using Tool = GridView::Tool;
  const auto tool = [&](MapCommand c, Tool t) { on(c, [this, t] { pickTool(t); }); };
  tool(MapCommand::ToolInspect, Tool::Inspect);
  tool(MapCommand::ToolWall, Tool::Wall);
  tool(MapCommand::ToolErase, Tool::Erase);
  tool(MapCommand::ToolWeight, Tool::Weight);
  using Shape = GridView::Shape;
  const auto shape = [&](MapCommand c, Shape s) { on(c, [this, s] { pickShape(s); }); };
  shape(MapCommand::ShapeFreehand, Shape::Freehand);
  shape(MapCommand::ShapeLine, Shape::Line);
  shape(MapCommand::ShapeRectangle, Shape::Rectangle);
  shape(MapCommand::ShapeFill, Shape::Fill);
  for (const MapCommand c : {MapCommand::GoStart, MapCommand::GoGoal, MapCommand::GoCurrent})
    on(c, [this, c] { goTo(c); });
  on(MapCommand::Follow, [this] { setFollowing(m_actions[MapCommand::Follow]->isChecked()); });
  toggled(MapCommand::Overview, [this](bool shown) {
    m_boards.forEach([&](GridView& board) {
      if (board.navigation()) board.navigation()->setOverviewWanted(shown);
    });
    host().settings->setShowsOverview(shown);
  });
  on(MapCommand::Generate, [this] { generate(); });
  on(MapCommand::Resize, [this] { resizeMap(); });
  on(MapCommand::Clear, [this] { m_map.apply(grid::clearMap(m_map.document())); });
  on(MapCommand::BreakHere, [this] { toggleBreakpoint(); });
  toggled(MapCommand::Contours,
          [this](bool shown) { m_boards.forEach([&](GridView& board) { board.setContours(shown); }); });
  toggled(MapCommand::Clearance,
          [this](bool shown) { m_boards.forEach([&](GridView& board) { board.setClearance(shown); }); });
  toggled(MapCommand::Eye, [this](bool isOpen) {
    m_boards.forEach([&](GridView& board) { board.setAnswerPreview(isOpen); });
    host().settings->setTellsAhead(isOpen);
    warn();
    Q_EMIT changed();
  });
  on(MapCommand::MapBelow, [this] { chooseMapBelow(); });
  on(MapCommand::Compare, [this] {
    Page* compare = host().page(QString::fromLatin1(kComparePage));
    if (!compare) return;
    compare->lookAt(*this);
    host().show(QString::fromLatin1(kComparePage));
  });
  toggled(MapCommand::LightPath, [this] { updateLit(); });
  toggled(MapCommand::LightDescendants, [this] { updateLit(); });
  connect(this, &Page::documentChanged, this, [this] {
    for (const MapCommand c : {MapCommand::Resize, MapCommand::Clear})
      m_actions[c]->setEnabled(!m_map.isEmpty());
    m_actions[MapCommand::MapBelow]->setVisible(m_foreign && plan()->isGrid && hasBoard());
  });
}

// One tool is marked, the one in hand, and behind all else stands what only that one uses: nothing else moves when it comes.
void MapLabPage::showTool() {
  using Tool = GridView::Tool;
  using Shape = GridView::Shape;
  const GridView* seen = m_board;  // a comparison has boards of its own, with smaller cells
  m_boards.forEach([&](const GridView& board) {
    if (board.isVisible()) seen = &board;
  });
  const Tool tool = seen->tool();
  const Shape shape = m_board->shape();
  m_actions[tool == Tool::Wall     ? MapCommand::ToolWall
            : tool == Tool::Erase  ? MapCommand::ToolErase
            : tool == Tool::Weight ? MapCommand::ToolWeight
                                   : MapCommand::ToolInspect]
      ->setChecked(true);
  const QAction* shown = m_actions[shape == Shape::Line        ? MapCommand::ShapeLine
                                   : shape == Shape::Rectangle ? MapCommand::ShapeRectangle
                                   : shape == Shape::Fill      ? MapCommand::ShapeFill
                                                               : MapCommand::ShapeFreehand];
  m_shapes->menuAction()->setIcon(shown->icon());
  // Who has chosen no tool yet draws single cells, and has nothing to set.
  const bool isChosen = seen->chosenTool().value_or(Tool::Inspect) != Tool::Inspect;
  m_toolSeparator->setVisible(isChosen);
  m_shapes->menuAction()->setVisible(isChosen);
  const bool hasBrush = isChosen && (shape == Shape::Freehand || shape == Shape::Line);
  m_weight->setVisible(tool == Tool::Weight);
  m_brushSize->setVisible(hasBrush);
  m_brush->setVisible(hasBrush || tool == Tool::Weight);
}

// On whichever page it was picked: the hand is on the keyboard or the mouse, and the next thing is to draw.
void MapLabPage::pickTool(GridView::Tool tool) {
  m_boards.forEach([&](GridView& board) { board.setTool(tool); });
  showTool();
  if (tool != GridView::Tool::Inspect) m_lastPainting = tool;
  host().takeFocus();
}

// Who looks for a shape wants to draw one.
void MapLabPage::pickShape(GridView::Shape shape) {
  m_boards.forEach([&](GridView& board) { board.setShape(shape); });
  showTool();
  if (m_board->chosenTool().value_or(GridView::Tool::Inspect) != GridView::Tool::Inspect)
    return host().takeFocus();
  const MapCommand tool = m_lastPainting == GridView::Tool::Erase    ? MapCommand::ToolErase
                          : m_lastPainting == GridView::Tool::Weight ? MapCommand::ToolWeight
                                                                     : MapCommand::ToolWall;
  m_actions[tool]->trigger();
}

// On every board that is seen: those of a comparison are in step.
void MapLabPage::goTo(MapCommand which) {
  if (which != MapCommand::GoCurrent) stopFollowing();
  bool isSomewhere = false;
  m_boards.forEach([&](GridView& board) {
    if (!board.isVisible()) return;
    const std::optional<Point> cell = which == MapCommand::GoStart  ? board.scene().start
                                      : which == MapCommand::GoGoal ? board.scene().goal
                                                                    : currentCell(board);
    if (!cell || (which == MapCommand::GoCurrent && isSomewhere)) return;
    isSomewhere = true;
    board.goTo(*cell);
  });
  host().takeFocus();
  if (isSomewhere) return;
  say(which == MapCommand::GoStart  ? tr("This map has no start.")
      : which == MapCommand::GoGoal ? tr("This map has no goal.")
                                    : tr("No cell is being expanded at this step of the search."));
}

void MapLabPage::setFollowing(bool on) {
  m_follower->setOn(on);
  if (on && m_board->viewport().isWholeInSight())
    say(tr("The whole map is in view. When you zoom in, the view follows the current cell."));
}

// The view goes to another place that was asked for.
void MapLabPage::stopFollowing() {
  m_actions[MapCommand::Follow]->setChecked(false);
  m_follower->setOn(false);
}

PageParts MapLabPage::parts() const {
  const MapLabActions& a = m_actions;
  PageParts parts;
  parts.file = {m_samples->menuAction()};
  parts.edit = {m_tools->menuAction(), a[MapCommand::Generate], a[MapCommand::Resize], a[MapCommand::Clear],
                a[MapCommand::MapBelow]};
  parts.view = {m_paths->menuAction(),          a[MapCommand::Follow],
                a[MapCommand::Overview],        m_look->texts()->menuAction(),
                m_look->layers()->menuAction(), a[MapCommand::Contours],
                a[MapCommand::Clearance],       a[MapCommand::Eye]};
  parts.search = {a[MapCommand::BreakHere],
                  a[MapCommand::LightPath],
                  a[MapCommand::LightDescendants],
                  workbench().bookmarks().addAction(),
                  workbench().bookmarks().lessonAction(),
                  a[MapCommand::Compare]};
  parts.toolBar = {m_mapAction, a[MapCommand::ToolInspect], a[MapCommand::ToolWall], a[MapCommand::ToolErase],
                   a[MapCommand::ToolWeight]};
  parts.toolBarEnd = {m_toolSeparator, m_shapes->menuAction(), m_brush};
  parts.others = m_tools->actions() + m_paths->actions();
  return parts;
}

CommandState MapLabPage::state(Command command) const {
  const auto named = [](const QString& verb, const grid::MapEdit* edit) {
    return edit ? verb.arg(editName(edit->kind)) : QString();
  };
  const bool isAsked = question().has_value() && search().hasSearch();
  switch (command) {
    case Command::New: return CommandState::offered(true, tr("&New map"), tr("Creates an empty map"));
    case Command::Undo:
      return CommandState::offered(m_map.canUndo(), named(tr("&Undo: %1"), m_map.undoEdit()));
    case Command::Redo:
      return CommandState::offered(m_map.canRedo(), named(tr("&Redo: %1"), m_map.redoEdit()));
    case Command::ExportTrace:
    case Command::CopyCommand: return CommandState::offered(isAsked);
    case Command::ZoomIn:
    case Command::ZoomOut: return CommandState::offered(true);
    case Command::Fit: return CommandState::offered(true, tr("&Whole map"));
    default: return WorkbenchPage::state(command);
  }
}

void MapLabPage::run(Command command, bool checked) {
  switch (command) {
    case Command::New: return newMap();
    case Command::Undo: return m_map.undo();
    case Command::Redo: return m_map.redo();
    case Command::ExportTrace: return exportTrace();
    case Command::CopyCommand: return copyCommand();
    case Command::ZoomIn: return m_board->zoomIn();
    case Command::ZoomOut: return m_board->zoomOut();
    case Command::Fit: return m_board->fit();
    default: return WorkbenchPage::run(command, checked);
  }
}

QList<KeyHelp> MapLabPage::keyHelp() const {
  const auto translated = [](const char* text) { return QCoreApplication::translate("Help", text); };
  return {
      {translated(QT_TRANSLATE_NOOP("Help", "Arrows")),
       translated(QT_TRANSLATE_NOOP("Help", "Move the cell cursor; with Shift, paint as it moves"))},
      {translated(QT_TRANSLATE_NOOP("Help", "Enter")),
       translated(QT_TRANSLATE_NOOP("Help",
                                    "Use the tool at the cell cursor or select the cell; for a line or "
                                    "rectangle, press once at each end"))},
      {QStringLiteral("Esc"),
       translated(
           QT_TRANSLATE_NOOP("Help", "Cancel the drawing or the selection; elsewhere, return to the map"))},
      {QStringLiteral("S, G"),
       translated(QT_TRANSLATE_NOOP("Help", "Place the start or the goal at the cell cursor"))},
      {QStringLiteral("+  −  0"),
       translated(QT_TRANSLATE_NOOP("Help", "Zoom in, zoom out, show the whole map"))},
      {translated(QT_TRANSLATE_NOOP("Help", "Wheel")),
       translated(QT_TRANSLATE_NOOP("Help", "Zoom at the pointer"))},
      {translated(QT_TRANSLATE_NOOP("Help", "Drag with the middle button, or hold Space and drag")),
       translated(QT_TRANSLATE_NOOP("Help", "Move the map"))},
      {translated(QT_TRANSLATE_NOOP("Help", "Drag on free cells")),
       translated(QT_TRANSLATE_NOOP("Help",
                                    "With no tool selected: draw walls on a new or built-in map, or erase if "
                                    "you begin on a wall; move the view on a map from a file"))},
      {translated(QT_TRANSLATE_NOOP("Help", "Drag start or goal")),
       translated(QT_TRANSLATE_NOOP("Help", "Move it and rerun the search at once"))},
      {translated(QT_TRANSLATE_NOOP("Help", "Right button")),
       translated(QT_TRANSLATE_NOOP("Help", "Erase with any tool"))},
  };
}

void MapLabPage::retranslate() {
  m_actions.retranslate();
  m_scenarios->retranslate();
  setRoadTexts();
  m_weight->setPrefix(tr("weight "));
  m_weight->setToolTip(
      tr("Sets the weight to paint: the factor that multiplies the cost of entering a cell"));
  m_weight->setAccessibleName(tr("Brush weight"));
  m_brushSize->setPrefix(tr("brush "));
  m_brushSize->setToolTip(tr("Sets the brush width in cells"));
  m_brushSize->setAccessibleName(tr("Brush width"));
  workbench().setNodeTitle(tr("Cell"));
  m_samples->setTitle(tr("Built-in &maps"));
  m_mapButton->setText(tr("Map"));
  m_mapButton->setToolTip(tr("Creates an empty map or maze, or opens a built-in map"));
  m_mapButton->setWhatsThis(m_mapButton->toolTip());
  m_tools->setTitle(tr("&Tool"));
  m_shapes->setTitle(tr("&Shape"));
  m_shapes->menuAction()->setToolTip(tr("Chooses the shape to draw: freehand, line, rectangle or area"));
  m_paths->setTitle(tr("Centre the &map on"));
  m_look->setTexts(tr("&Text in cells"),
                   {tr("&Automatic"), tr("&None"), tr("&Distance"), tr("&f, g, h and parent")});
  m_look->setLayers(tr("&Colour cells by"),
                    {tr("&Distance (g)"), tr("&f"), tr("&h"), tr("&Order of expansion"),
                     tr("&Times expanded"), tr("&Error of h"), tr("&Status only")});
  const QList<QAction*> actions = m_samples->actions();
  qsizetype at = 0;
  for (const std::span<const Sample> list : {samples(), graphSamples()}) {
    if (at > 0) ++at;  // a separator
    for (const Sample& sample : list) actions[at++]->setText(sampleTitle(sample));
  }
}

}  // namespace searchlight::ui
