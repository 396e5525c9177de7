// app/map_lab_page.cpp: the map lab's parts and the way from a gesture to a question to a search.
#include "app/map_lab_page.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/message_bar.h"
#include "app/section.h"
#include "app/settings.h"
#include "widgets/search/catalogue_texts.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

using search::NodeId;

namespace {
// The lit ways are found anew when the cursor rests, and while it moves a few times a second.
constexpr int kLitDelayMs = 120;
}  // namespace

MapLabPage::MapLabPage(Actions* actions, Settings* settings, QWidget* parent)
    : QWidget(parent), m_actions(actions), m_settings(settings) {
  build();
  connectBoard();
  connectSearch();
  connectCommands();
  retranslate();
  m_search.setSpeed(settings->speed());
  (*m_actions)[Command::ToolInspect]->trigger();
  (*m_actions)[Command::AnswerPreview]->setChecked(settings->showsAnswer());
  (*m_actions)[Command::PanelVisible]->setChecked(true);
}

MapLabPage::~MapLabPage() = default;

// ---- What the page is made of ------------------------------------------------------------------------------------------

void MapLabPage::build() {
  m_message = new MessageBar(this);
  m_board = new GridView(this);
  m_board->setSearch(&m_search);
  m_legend = new GridLegend(m_board, this);
  m_timeline = new Timeline(this);
  m_player = new PlayerBar(this);
  m_options = new RouteOptionsPanel(this);
  m_numbers = new NumbersView(this);
  m_tables = new NodeTables(this);
  m_pseudocode = new PseudocodeView(this);
  m_inspector = new NodeInspector(this);
  m_breakpoints = new BreakpointsView(this);

  m_timeline->setModel(&m_search);
  m_player->setModel(&m_search);
  m_numbers->setModel(&m_search);
  m_tables->setModel(&m_search);
  m_pseudocode->setModel(&m_search);
  m_inspector->setModel(&m_search);
  m_breakpoints->setModel(&m_search);

  m_brush = new QWidget(this);
  m_weight = new QSpinBox(m_brush);
  m_weight->setRange(2, 255);
  m_weight->setValue(5);
  m_brushSize = new QSpinBox(m_brush);
  m_brushSize->setRange(1, 64);
  auto* brushRow = new QHBoxLayout(m_brush);
  brushRow->setContentsMargins(spacing::kHalf, 0, spacing::kHalf, 0);
  brushRow->setSpacing(spacing::kHalf);
  brushRow->addWidget(m_weight);
  brushRow->addWidget(m_brushSize);

  auto* boardSide = new QWidget(this);
  auto* boardColumn = new QVBoxLayout(boardSide);
  boardColumn->setContentsMargins(0, 0, 0, 0);
  boardColumn->setSpacing(0);
  boardColumn->addWidget(m_message);
  boardColumn->addWidget(m_board, 1);
  boardColumn->addWidget(m_legend);
  boardColumn->addWidget(m_timeline);
  boardColumn->addWidget(m_player);

  m_tabs = new QTabWidget(this);
  m_tabs->setDocumentMode(true);
  m_tabs->addTab(m_tables, QString());
  m_tabs->addTab(m_inspector, QString());
  m_tabs->addTab(m_pseudocode, QString());
  m_tabs->addTab(m_breakpoints, QString());
  // Takes what is left: its wish does not count, or the panel would scroll for it.
  m_tabs->setMinimumHeight(210);
  m_tabs->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);

  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(spacing::kMargin, spacing::kUnit, spacing::kMargin, spacing::kUnit);
  column->setSpacing(spacing::kHalf);
  m_question = new Section(m_options);
  m_figures = new Section(m_numbers);
  column->addWidget(m_question);
  column->addWidget(m_figures);
  column->addWidget(m_tabs, 1);
  const auto remembered = [this](Section* section, const QString& name) {
    section->setOpen(m_settings->isOpen(name));
    connect(section, &Section::toggled, this, [this, name](bool open) { m_settings->setOpen(name, open); });
  };
  remembered(m_question, QStringLiteral("question"));
  remembered(m_figures, QStringLiteral("figures"));
  auto* scroll = new QScrollArea(this);
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setMinimumWidth(340);
  m_panel = scroll;

  m_split = new QSplitter(this);
  m_split->addWidget(boardSide);
  m_split->addWidget(m_panel);
  m_split->setStretchFactor(0, 1);
  m_split->setStretchFactor(1, 0);
  m_split->setCollapsible(0, false);
  m_split->setCollapsible(1, false);
  m_split->setSizes({900, 360});
  if (const QByteArray state = m_settings->splitter(QStringLiteral("map-lab")); !state.isEmpty())
    m_split->restoreState(state);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(m_split);
}

void MapLabPage::connectBoard() {
  using Tool = GridView::Tool;
  using grid::MapEditKind;
  const auto weightOf = [this](Tool tool) -> grid::Weight {
    return tool == Tool::Wall     ? grid::kWall
           : tool == Tool::Weight ? static_cast<grid::Weight>(m_weight->value())
                                  : 1;
  };
  connect(m_board, &GridView::strokeStarted, this, [this, weightOf](Point p, Tool tool) {
    m_map.beginStroke(tool == Tool::Erase ? MapEditKind::Erase : MapEditKind::Paint);
    m_map.paintTo(p, weightOf(tool), m_brushSize->value());
  });
  connect(m_board, &GridView::strokeMoved, this,
          [this, weightOf](Point p, Tool tool) { m_map.paintTo(p, weightOf(tool), m_brushSize->value()); });
  connect(m_board, &GridView::strokeFinished, this, [this] { m_map.finishStroke(); });
  connect(m_board, &GridView::strokeCancelled, this, [this] { m_map.cancelStroke(); });
  connect(m_board, &GridView::endDragged, this, [this](GridView::End end, Point p) {
    if (!m_map.isInStroke())
      m_map.beginStroke(end == GridView::End::Start ? MapEditKind::MoveStart : MapEditKind::MoveGoal);
    end == GridView::End::Start ? m_map.moveStartTo(p) : m_map.moveGoalTo(p);
  });
  connect(m_board, &GridView::endDropped, this, [this] { m_map.finishStroke(); });
  connect(m_board, &GridView::selected, this, &MapLabPage::select);
  connect(m_board, &GridView::spaceTapped, &m_search, &SearchModel::togglePlay);
  connect(m_board, &GridView::menuRequested, this, &MapLabPage::showCellMenu);
  connect(m_brushSize, &QSpinBox::valueChanged, m_board, &GridView::setBrush);
  connect(m_board, &GridView::hovered, this,
          [this](std::optional<Point> p) { Q_EMIT cellHovered(p ? describe(*p) : QString()); });

  connect(&m_map, &MapModel::replaced, this, &MapLabPage::mapReplaced);
  connect(&m_map, &MapModel::cellsChanged, this, [this](const std::vector<Point>& cells) {
    m_board->updateCells(m_map.map(), cells);
    ask(SearchModel::StartAt::Same);
  });
  connect(&m_map, &MapModel::endsChanged, this, [this] {
    m_board->setEnds(m_map.document().start, m_map.document().goal);
    ask(SearchModel::StartAt::Same);
  });
}

void MapLabPage::connectSearch() {
  connect(m_options, &RouteOptionsPanel::optionsChanged, this, [this] { ask(SearchModel::StartAt::Same); });
  connect(&m_search, &SearchModel::answerChanged, this, &MapLabPage::showOutcome);
  connect(&m_search, &SearchModel::settingsChanged, this, [this] {
    m_settings->setSpeed(m_search.speed());
    std::vector<Point> cells;
    for (const search::Breakpoint& b : m_search.breakpoints())
      if (b.kind == search::Breakpoint::Kind::AtState && b.enabled)
        cells.push_back(m_map.document().map.point(static_cast<std::size_t>(b.value)));
    m_board->setBreakpointCells(cells);
  });
  connect(&m_search, &SearchModel::recordedChanged, this, [this] {
    if (!m_wantsHalfWay || !m_search.isComplete()) return;
    m_wantsHalfWay = false;
    m_search.seek(m_search.recorded() / 2);
  });
  connect(&m_search, &SearchModel::moved, this, [this] {
    if (m_selected && !m_litTimer.isActive()) m_litTimer.start(kLitDelayMs, this);
  });
  // The selected cell stays selected; which node it is follows the search.
  connect(&m_search, &SearchModel::searchChanged, this, [this] { select(m_selected); });
  connect(&m_search, &SearchModel::breakpointHit, this, [this] { m_tabs->setCurrentWidget(m_breakpoints); });
  const auto showNode = [this](NodeId n) {
    const Point p = cellOf(n);
    m_board->select(p);
    m_board->centreOn(p);
  };
  connect(m_tables, &NodeTables::nodeActivated, this, showNode);
  connect(m_inspector, &NodeInspector::nodeActivated, this, showNode);
}

void MapLabPage::connectCommands() {
  const auto on = [this](Command c, auto slot) { connect((*m_actions)[c], &QAction::triggered, this, slot); };
  const auto toggled = [this](Command c, auto slot) {
    connect((*m_actions)[c], &QAction::toggled, this, slot);
  };
  using Tool = GridView::Tool;
  on(Command::ToolInspect, [this] { m_board->setTool(Tool::Inspect); });
  on(Command::ToolWall, [this] { m_board->setTool(Tool::Wall); });
  on(Command::ToolErase, [this] { m_board->setTool(Tool::Erase); });
  on(Command::ToolWeight, [this] { m_board->setTool(Tool::Weight); });
  on(Command::Undo, [this] { m_map.undo(); });
  on(Command::Redo, [this] { m_map.redo(); });
  on(Command::Generate, [this] { generate(); });
  on(Command::Resize, [this] { resizeMap(); });
  on(Command::Clear, [this] { clearMap(); });
  on(Command::Paste, [this] { paste(); });
  on(Command::CopyCommand, [this] { copyCommand(); });
  on(Command::ZoomIn, [this] { m_board->zoomIn(); });
  on(Command::ZoomOut, [this] { m_board->zoomOut(); });
  on(Command::Fit, [this] { m_board->fit(); });
  on(Command::BreakHere, [this] { toggleBreakpoint(); });
  toggled(Command::Contours, [this](bool shown) { m_board->setContours(shown); });
  toggled(Command::AnswerPreview, [this](bool shown) {
    m_board->setAnswerPreview(shown);
    m_settings->setShowsAnswer(shown);
  });
  toggled(Command::PanelVisible, [this](bool shown) { m_panel->setVisible(shown); });
  toggled(Command::LightPath, [this] { updateLit(); });
  toggled(Command::LightDescendants, [this] { updateLit(); });
}

void MapLabPage::fillTextMenu(QMenu* menu) {
  auto* group = new QActionGroup(menu);
  for (const auto text : {GridView::CellText::Auto, GridView::CellText::None, GridView::CellText::Distance,
                          GridView::CellText::FGH}) {
    QAction* a = group->addAction(menu->addAction(QString()));
    a->setCheckable(true);
    a->setChecked(m_board->cellText() == text);
    connect(a, &QAction::triggered, this, [this, text] { m_board->setCellText(text); });
    m_textActions.append(a);
  }
  retranslate();
}

void MapLabPage::fillLayerMenu(QMenu* menu) {
  using Layer = GridView::ValueLayer;
  auto* group = new QActionGroup(menu);
  for (const auto layer : {Layer::Distance, Layer::F, Layer::H, Layer::ExpansionOrder, Layer::TimesExpanded,
                           Layer::HeuristicError, Layer::StatusOnly}) {
    QAction* a = group->addAction(menu->addAction(QString()));
    a->setCheckable(true);
    a->setChecked(m_board->valueLayer() == layer);
    connect(a, &QAction::triggered, this, [this, layer] {
      m_board->setValueLayer(layer);
      updateTrueCosts();
    });
    m_layerActions.append(a);
  }
  retranslate();
}

void MapLabPage::retranslate() {
  m_weight->setPrefix(tr("weight "));
  m_weight->setToolTip(tr("What the weight tool paints: how many times dearer a cell is to enter"));
  m_weight->setAccessibleName(tr("Weight of the brush"));
  m_brushSize->setPrefix(tr("brush "));
  m_brushSize->setToolTip(tr("Width of the brush, in cells"));
  m_brushSize->setAccessibleName(tr("Width of the brush"));
  m_question->setTitle(tr("Question"));
  m_figures->setTitle(tr("Figures"));
  m_tabs->setTabText(m_tabs->indexOf(m_tables), tr("OPEN, CLOSED"));
  m_tabs->setTabText(m_tabs->indexOf(m_inspector), tr("Cell"));
  m_tabs->setTabText(m_tabs->indexOf(m_pseudocode), tr("Code"));
  m_tabs->setTabText(m_tabs->indexOf(m_breakpoints), tr("Breaks"));
  const QString texts[] = {tr("&Automatic"), tr("&None"), tr("&Distance"), tr("&F, G, H and parent")};
  for (qsizetype i = 0; i < m_textActions.size(); ++i) m_textActions[i]->setText(texts[i]);
  const QString layers[] = {
      tr("&Distance (g)"),   tr("&f"),          tr("&h"),          tr("&Order of expansion"),
      tr("&Times expanded"), tr("&Error of h"), tr("&Status only")};
  for (qsizetype i = 0; i < m_layerActions.size(); ++i) m_layerActions[i]->setText(layers[i]);
}

void MapLabPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showOutcome();
  }
}

void MapLabPage::setPanelVisible(bool visible) { (*m_actions)[Command::PanelVisible]->setChecked(visible); }
void MapLabPage::saveLayout() { m_settings->setSplitter(QStringLiteral("map-lab"), m_split->saveState()); }

// ---- The map and the question ----------------------------------------------------------------------------------------------

void MapLabPage::showMap(grid::MapDocument document, const QString& path, const QString& title,
                         SearchModel::StartAt where) {
  m_message->hide();
  m_search.clear();  // so that the new question begins where it is asked to, not where the old one was
  m_map.load(std::move(document), path, title);
  if (where != SearchModel::StartAt::Same) ask(where);
}

void MapLabPage::mapReplaced() {
  m_foreign = nullptr;
  m_options->setEnabled(true);
  m_selected.reset();
  m_board->setMap(m_map.map());
  m_board->setEnds(m_map.document().start, m_map.document().goal);
  select(std::nullopt);
  ask(SearchModel::StartAt::Same);
}

std::optional<grid::RouteQuestion> MapLabPage::question() const {
  const grid::MapDocument& d = m_map.document();
  if (m_map.isEmpty() || m_foreign || !d.start || !d.goal) return std::nullopt;
  return grid::RouteQuestion{*d.start, *d.goal, m_options->options()};
}

// Every change of map or options ends here: the present question is asked anew.
void MapLabPage::ask(SearchModel::StartAt where) {
  if (m_foreign) return;
  ++m_questionNumber;
  const auto q = question();
  m_options->setProblem({});
  if (!q) {
    m_asked.reset();
    m_search.clear();
    m_board->setWindowRect(std::nullopt);
    showOutcome();
    return;
  }
  if (const auto why = grid::whyNot(m_map.document().map, *q)) {
    m_asked.reset();
    m_search.clear();
    m_options->setProblem(QString::fromStdString(why->substr(why->find(": ") + 2)));
    showOutcome();
    return;
  }
  const bool windowed = q->options.window > 0;
  m_asked = windowed ? grid::makeRouteGraph(m_map.document().map, *q) : m_map.graph();
  m_board->setWindowRect(
      windowed ? std::optional(grid::searchWindow(m_map.document().map, q->from, q->options.window))
               : std::nullopt);
  m_search.setSearch(
      [graph = m_asked, q = *q](search::Recording r) { return grid::makeRouteSession(graph, q, r).session; },
      namesFor(*q), where);
  updateTrueCosts();
}

NodeNames MapLabPage::namesFor(const grid::RouteQuestion& q) const {
  NodeNames names;
  const NodeId sides = q.options.algorithm == search::Algorithm::Bidirectional ? 2 : 1;
  names.node = [graph = m_asked, sides](NodeId n) {
    const Point p = graph->point(n / sides);
    return QStringLiteral("%1, %2").arg(p.x).arg(p.y);
  };
  const grid::CostModel model = q.options.costModel();
  names.shownPerCost = grid::shownStraight(model) / grid::stepCosts(model).straight;
  names.usesHeuristic = search::info(q.options.algorithm).usesHeuristic;
  return names;
}

void MapLabPage::playHalfWay() {
  if (m_search.isComplete())
    m_search.seek(m_search.recorded() / 2);
  else
    m_wantsHalfWay = true;
}

bool MapLabPage::isSettled() const {
  return !m_wantsHalfWay && m_search.activity() == SearchModel::Activity::Idle &&
         (!m_asked || m_search.answer().outcome != search::Outcome::Running);
}

// The true costs to the goal are only found when somebody looks at the error of h.
void MapLabPage::updateTrueCosts() {
  m_trueCosts = {};
  m_board->setTrueCosts(nullptr);
  const auto q = question();
  if (!q || !m_asked || m_board->valueLayer() != GridView::ValueLayer::HeuristicError) return;
  m_trueCosts =
      std::jthread([this, graph = m_asked, q = *q, number = m_questionNumber](const std::stop_token& stop) {
        auto costs = std::make_shared<const std::vector<search::Cost>>(grid::remainingCosts(graph, q, stop));
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this,
            [this, costs, number] {
              if (number == m_questionNumber) m_board->setTrueCosts(costs);
            },
            Qt::QueuedConnection);
      });
}

// ---- Messages --------------------------------------------------------------------------------------------------------------

void MapLabPage::say(const QString& text) {
  m_saysNoRoute = false;
  m_message->showMessage(MessageBar::Kind::Info, text);
}
void MapLabPage::complain(const QString& text) {
  m_saysNoRoute = false;
  m_message->showMessage(MessageBar::Kind::Error, text);
}
QString MapLabPage::messageText() const { return m_message->text(); }

// What keeps the answer from being a route is said at once, wherever the cursor is, and unsaid as soon as it is not so.
void MapLabPage::showOutcome() {
  using search::Outcome;
  showFigures();
  QString text;
  if (!m_map.isEmpty() && !m_foreign) {
    const bool hasEnds = m_map.document().start && m_map.document().goal;
    const Outcome outcome = m_search.hasSearch() ? m_search.answer().outcome : Outcome::Running;
    if (!hasEnds)
      text =
          tr("Put a start and a goal on free cells: with S and G at the cell cursor, or from a cell's menu.");
    else if (outcome == Outcome::Exhausted)
      text = tr("There is no route from the start to the goal.");
    else if (outcome != Outcome::Running && outcome != Outcome::Solved)
      text = outcomeText(outcome);
  }
  if (!text.isEmpty()) {
    m_saysNoRoute = true;
    m_message->showMessage(MessageBar::Kind::Warning, text);
  } else if (m_saysNoRoute) {
    m_saysNoRoute = false;
    m_message->hide();
  }
}

// Steps with jumps filled in, and the length summed from the moves: what the command line prints.
void MapLabPage::showFigures() {
  const auto q = question();
  const Answer& answer = m_search.answer();
  if (!q || !m_asked || answer.outcome != search::Outcome::Solved)
    return m_numbers->setRouteFigures(std::nullopt);
  const NodeId sides = q->options.algorithm == search::Algorithm::Bidirectional ? 2 : 1;
  std::vector<Point> corners;
  for (const NodeId n : answer.path) corners.push_back(m_asked->point(n / sides));
  const grid::Route route = grid::routeAlong(corners, *m_asked, q->options.costModel());
  const QLocale locale;
  const bool whole = route.cost == std::floor(route.cost);
  m_numbers->setRouteFigures(
      RouteFigures{locale.toString(static_cast<qulonglong>(route.steps())),
                   whole ? locale.toString(route.cost, 'f', 0) : locale.toString(route.cost, 'f', 4)});
}

}  // namespace searchlight::ui
