// app/grid/map_lab_page.cpp: the map lab's parts and the way from a gesture to a question.
#include "app/grid/map_lab_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <utility>

#include "app/grid/map_scenarios.h"
#include "app/grid/samples.h"
#include "app/shell/settings.h"
#include "core/geometry/point.h"
#include "widgets/board/board_navigation.h"
#include "widgets/board/board_overview.h"
#include "widgets/grid/grid_ground.h"
#include "widgets/player/closing_card.h"
#include "widgets/player/message_bar.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/recording_facts.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

using search::NodeId;

namespace {
// The lit ways are found anew when the cursor rests, and while it moves a few times a second.
constexpr int kLitDelayMs = 120;
}  // namespace

MapLabPage::MapLabPage(const PageHost& host)
    : WorkbenchPage(host, kId), m_asker(&m_map, transport(), &search()) {
  m_asker.setMemory(host.memory);
  m_comparable = makeComparable();
  m_board = new GridView(nullptr, [plane = m_plane](std::unique_ptr<BoardGround> ground) {
    return std::make_unique<TraceGround>(std::move(ground), plane);
  });
  m_boards.add(m_board);
  m_board->overlay().setMemory(host.memory);
  m_board->setRun(&search());
  m_noPlaces = new QLabel(m_board);
  m_noPlaces->setObjectName(QStringLiteral("noPlaces"));
  m_noPlaces->setAlignment(Qt::AlignCenter);
  m_noPlaces->setWordWrap(true);
  m_noPlaces->setAutoFillBackground(true);
  m_noPlaces->setMargin(spacing::kWide);
  m_noPlaces->setAttribute(Qt::WA_NoMousePropagation);
  m_noPlaces->setFocusPolicy(Qt::ClickFocus);
  m_noPlaces->setFocusProxy(m_board);
  m_noPlaces->hide();
  auto* over = bareLayout<QVBoxLayout>(m_board);
  over->setSizeConstraint(QLayout::SetNoConstraint);
  over->addWidget(m_noPlaces);
  m_options = new RouteOptionsPanel;
  m_facts = new RecordingFacts;
  m_facts->hide();
  m_roads = new RoadForm;
  m_roads->hide();
  auto* question = new QWidget;
  auto* column = bareLayout<QVBoxLayout>(question);
  column->addWidget(m_options);
  column->addWidget(m_roads);
  column->addWidget(m_facts);
  auto* legend = new BoardLegend(m_board);
  build(m_board, legend, question);
  m_scenarios = std::make_unique<MapScenarios>(this, host.memory);
  workbench().setOneSearch(m_actions[MapCommand::Eye], [this] { return m_board->neighbourhoodsOfEnds(); });
  buildBrush();
  buildNavigation();
  buildMenus();
  LegendCommands commands = legendCommands();
  commands.switches.insert(BoardView::Switch::LitPath, m_actions[MapCommand::LightPath]);
  commands.switches.insert(BoardView::Switch::Descendants, m_actions[MapCommand::LightDescendants]);
  legend->setCommands(commands);
  connectBoard();
  connectSearch();
  connectActions();
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::LanguageChange}, [this] { showOutcome(); });
  m_actions[MapCommand::ShapeFreehand]->setChecked(true);
  showTool();
  m_actions[MapCommand::Eye]->setChecked(host.settings->tellsAhead());
  m_actions[MapCommand::Overview]->setChecked(host.settings->showsOverview());
  m_asker.setOptions(m_options->options());
  select(std::nullopt);
}

MapLabPage::~MapLabPage() = default;

Comparable* MapLabPage::comparable() { return m_comparable.get(); }

// ---- What the page is made of ------------------------------------------------------------------------------------------

void MapLabPage::buildNavigation() {
  BoardNavigation& navigation = m_board->addNavigation();
  navigation.overview().avoid(workbench().closingCard());
  navigation.overview().avoid(&workbench().message());
  m_follower = new CellFollower(m_board);
  connect(m_follower, &CellFollower::ended, this, [this] {
    m_actions[MapCommand::Follow]->setChecked(false);
    say(tr("You moved the map, so the view no longer follows the current cell. Press %1 to follow it again.")
            .arg(m_actions[MapCommand::Follow]->shortcut().toString(QKeySequence::NativeText)));
  });
}

GridView* MapLabPage::addBoard(QWidget* parent, const Comparable::WrapGround& wrap) {
  auto* board =
      new GridView(parent, [&](std::unique_ptr<BoardGround> ground) -> std::unique_ptr<BoardGround> {
        ground = std::make_unique<TraceGround>(std::move(ground), m_plane);
        return wrap ? wrap(std::move(ground)) : std::move(ground);
      });
  showNumbers(*board);
  board->overlay().setMemory(host().memory);
  m_boards.add(board);
  connectEditing(board);
  if (!m_map.isEmpty()) board->setMap(m_map.map());
  board->setEnds(m_map.document().start, m_map.document().goal);
  showStops(*board);
  board->setNearest(m_asker.nearest());
  board->setWindowRect(windowRect());
  board->addNavigation().setOverviewWanted(m_actions[MapCommand::Overview]->isChecked());
  board->setTool(m_board->chosenTool());
  board->setShape(m_board->shape());
  board->setPaintedWeight(static_cast<grid::Weight>(m_weight->value()));
  board->setBrush(m_brushSize->value());
  board->setCellText(m_board->cellText());
  board->setValueLayer(m_board->valueLayer());
  board->setTrueCosts(m_trueCosts);
  board->setContours(m_actions[MapCommand::Contours]->isChecked());
  board->setClearance(m_actions[MapCommand::Clearance]->isChecked());
  board->setAnswerPreview(m_actions[MapCommand::Eye]->isChecked());
  showDrawable();
  return board;
}

void MapLabPage::connectBoard() {
  connectEditing(m_board);
  connect(m_board, &GridView::selected, this, &MapLabPage::select);
  connect(m_board, &GridView::spaceTapped, transport(), &Transport::togglePlay);
  connect(m_board, &GridView::menuRequested, this, &MapLabPage::showCellMenu);
  // Whoever has moved last, the pointer or the keyboard's cell; the other one where the one goes.
  connect(m_board, &GridView::hovered, this,
          [this](std::optional<Point> p) { tellCell(p ? p : m_board->cursorCell()); });
  connect(m_board, &GridView::cursorMoved, this,
          [this](std::optional<Point> p) { tellCell(p ? p : m_board->hoveredCell()); });
  connect(m_board, &GridView::shapeStretched, this, &MapLabPage::tellCellAgain);
  connect(&m_map, &MapModel::historyChanged, this, &MapLabPage::tellCellAgain);  // undone under the pointer
  connect(m_board, &GridView::viewChanged, this, [this](double zoom) {
    showZoom(zoom);
    workbench().boardMoved();
    Q_EMIT changed();
  });

  connect(&m_map, &MapModel::replaced, this, &MapLabPage::mapReplaced);
  connect(&m_map, &MapModel::cellsChanged, this, [this](const std::vector<CellRun>& cells) {
    m_boards.forEach([&](GridView& board) { board.updateCells(m_map.map(), cells); });
    ask(Transport::StartAt::Same);
    Q_EMIT changed();
  });
  connect(&m_map, &MapModel::endsChanged, this, [this] {
    m_boards.forEach([&](GridView& board) { board.setEnds(m_map.document().start, m_map.document().goal); });
    ask(Transport::StartAt::Same);
    Q_EMIT changed();
  });
  connect(this, &Page::documentChanged, this, &MapLabPage::showDrawable);
  // Its Undo would take something else back.
  connect(&m_map, &MapModel::historyChanged, this, [this] { unsay(std::exchange(m_toldOfDrawing, {})); });
  connect(&m_map, &MapModel::historyChanged, this, &Page::documentChanged);
  connect(&m_map, &MapModel::historyChanged, this, &Page::changed);
  connect(&m_map, &MapModel::fileChanged, this, &Page::documentChanged);
}

void MapLabPage::connectSearch() {
  connect(m_options, &RouteOptionsPanel::optionsChanged, this, [this] {
    m_asker.setOptions(m_options->options());
    ask(Transport::StartAt::Same);
    Q_EMIT changed();
  });
  connect(m_roads, &RoadForm::questionChanged, this, [this] { askRoads(Transport::StartAt::Same); });
  connect(&m_asker, &MapSearch::asking, this, &MapLabPage::showAsked);
  connect(&m_asker, &MapSearch::trueCostsFound, this, [this](const RemainingCosts& costs) {
    m_trueCosts = costs;
    showTrueCosts();
  });
  connect(&m_asker, &MapSearch::nearestFound, this,
          [this] { m_boards.forEach([this](GridView& board) { board.setNearest(m_asker.nearest()); }); });
  connect(&m_asker, &MapSearch::answeredLater, this, [this] {
    if (isBehind()) Q_EMIT m_comparable->questionChanged();
  });
  connect(&m_asker, &MapSearch::goalBoundFound, this, &MapLabPage::showOutcome);
  connect(&m_asker, &MapSearch::troubled, this, [this](const QString& text) { complain(text); });
  connect(&search(), &WatchedRun::answerChanged, this, &MapLabPage::showOutcome);
  connect(transport(), &Transport::settingsChanged, this, [this] {
    m_board->showBreakpoints(transport()->breakpoints(),
                             [this](const std::string& state) { return cellOfState(state); });
    Q_EMIT changed();
  });
  connect(&search(), &WatchedRun::recordedChanged, this, &MapLabPage::followOutcome);
  connect(&search(), &WatchedRun::moved, this, &MapLabPage::followOutcome);
  connect(&search(), &WatchedRun::moved, this, [this] {
    const bool isLit = m_selected || m_told ||
                       (search().hasSearch() && search().session().rounds() > 1 &&
                        search::repairs(search().session().algorithm()));
    if (isLit && !m_litTimer.isActive()) m_litTimer.start(kLitDelayMs, this);
  });
  // The selected cell stays selected; which node it is follows the search. A trace goes with its search, before its plane does.
  connect(&search(), &WatchedRun::searchChanged, this, [this] {
    if (!search().hasSearch()) m_foreign = nullptr;
    select(m_selected);
    tellCellAgain();
  });
  const auto showCell = [this](Point p) {
    stopFollowing();
    m_board->select(p);
    m_board->centreOn(p);
  };
  connect(&workbench(), &SearchWorkbench::nodeActivated, this,
          [this, showCell](NodeId n) { hasPlace(n) ? showCell(cellOf(n)) : showNode(n); });
  connect(&workbench(), &SearchWorkbench::stateActivated, this, [this, showCell](const QString& state) {
    if (const auto cell = cellOfState(state.toStdString())) return showCell(*cell);
    const search::States named = m_foreign ? m_foreign->stateFromText(state.toStdString()) : nullptr;
    if (const NodeId n = named ? m_foreign->find(*named, 0) : search::kNoNode; n != search::kNoNode)
      showNode(n);
  });
}

// ---- The map and the question ----------------------------------------------------------------------------------------------

void MapLabPage::showMap(grid::MapDocument document, const QString& path, const QString& title,
                         Transport::StartAt where, const KnownFile& file) {
  warnWhile({});
  workbench().message().hide();
  m_source.clear();
  transport()->dropStateBreakpoints();  // they are places of the map that goes
  workbench().bookmarks().list().setBookmarks({});
  m_map.isEmpty() ? takeUsualSpeed() : paceAnew();  // the first one comes with the speed of the last sitting
  transport()->clear();  // so that the new question begins where it is asked to, not where the old one was
  m_board->select(std::nullopt);  // so is the selected cell
  Q_EMIT m_comparable->boardReplaced();
  m_map.load(std::move(document), path, title, file);
  if (where != Transport::StartAt::Same) ask(where);
  sayUnknownLetters();
}

void MapLabPage::useOptions(const grid::RouteOptions& options) {
  m_options->setOptions(options);
  m_asker.setOptions(options);
}

// While another page is in front the question waits: whoever looks at the map there asks searches of his own.
void MapLabPage::ask(Transport::StartAt where) {
  m_isStale = isBehind();
  isBehind() ? m_asker.prepare(where) : m_asker.ask(where);
  m_boards.forEach([&](GridView& board) {
    board.setWindowRect(windowRect());
    showStops(board);
  });
  Q_EMIT m_comparable->questionChanged();
}

void MapLabPage::entered() {
  WorkbenchPage::entered();
  if (std::exchange(m_isStale, false)) m_asker.ask(Transport::StartAt::Same);
  // Who has begun elsewhere comes here for the first time. (A window that is being made is told by its maker what to show.)
  if (m_map.isEmpty() && window()->isVisible()) openWelcome();
}

void MapLabPage::openWelcome() {
  if (!open(welcomeSample().path).isTaken()) return;  // cannot fail: it is compiled in
  transport()->toStart();
  QPushButton* play = offerPlay(*m_board);
  if (!play) return;
  for (const auto edited :
       {&MapModel::historyChanged, &MapModel::replaced})  // who draws wants all of the board
    connect(&m_map, edited, play, [this] { withdrawPlay(); });
}

void MapLabPage::mapReplaced() {
  // While another page is in front no new search takes the place of one that is not the map's.
  if (!m_isLaidOut) {
    if (plan()) transport()->clear();
    leavePlane();
    m_traces.clear();
    showWithoutPlaces();
    m_facts->hide();
    m_roads->hide();
    m_options->show();
  }
  const auto before = std::exchange(m_paced, m_map.isEmpty() ? 0 : m_map.number());
  const bool isAnother = before != 0 && before != m_paced;  // generated, pasted, or undone
  if (isAnother) paceAnew();
  const grid::Map& map = m_map.document().map;
  // What lies outside is no goal of this map, and no waypoint.
  grid::RouteOptions options = m_options->options();
  const auto isOutside = [&map](Point p) { return !map.contains(p); };
  if (std::erase_if(options.alsoGoals, isOutside) + std::erase_if(options.waypoints, isOutside) > 0)
    useOptions(options);
  m_isNewBoard |= map.width() != m_board->viewport().columns() || map.height() != m_board->viewport().rows();
  m_boards.forEach([&](GridView& board) {
    board.setMap(m_map.map());
    board.setEnds(m_map.document().start, m_map.document().goal);
    showNumbers(board);
  });
  ask(isAnother && !m_isLaidOut ? Transport::StartAt::Start : Transport::StartAt::Same);
  select(m_selected);  // what was lit is not any more; the board has told if the cell is gone
  Q_EMIT changed();
}

// What is known of a question before its search has begun.
void MapLabPage::showAsked() {
  m_boards.forEach([](GridView& board) { board.setNearest(std::nullopt); });
  m_options->setProblem(m_asker.problem());
  m_scenarios->followOptions(m_options->options(), m_asker.problem());
  if (!m_asker.asked()) showOutcome();
}

// What the route goes to or through besides the goal, and who goes it.
void MapLabPage::showStops(GridView& board) const {
  const grid::RouteOptions& options = m_options->options();
  plan() ? board.setStops({}, {}) : board.setStops(options.alsoGoals, options.waypoints);
  board.setAgent(plan() ? 1 : options.agent);
}

// The cells that searches see, where they do not see all of them.
std::optional<CellRect> MapLabPage::windowRect() const {
  const int window = m_options->options().window;
  if (m_map.isEmpty() || plan() || !m_map.document().start || window == 0) return std::nullopt;
  return grid::searchWindow(m_map.document().map, *m_map.document().start, window);
}

// The goal's first, with as much around as a route needs to be seen to arrive.
bool MapLabPage::isSettled() const {
  const BoardOverview& overview = m_board->navigation()->overview();
  if (overview.isVisible() && !overview.isUpToDate()) return false;
  if (m_roadCheck.isBusy() || m_placeFinder.isBusy() || m_asker.isLookingForNearest() ||
      m_asker.isMakingGraph())
    return false;
  return m_asker.asked() || m_plane->roads ? WorkbenchPage::isSettled()
                                           : transport()->activity() == Transport::Activity::Idle;
}

// What keeps the answer from being a route is said as soon as it is known and unsaid as soon as it is not so; only that
// there is none is an answer, which the search comes to at its end unless the eye is open.
void MapLabPage::warn() {
  m_isOutcomeReached = search().isOutcomeReached();
  if (m_nearestPlace)
    return warnWhile(
        tr("The goal cannot be reached. The search is for a path to the nearest reachable place: %1.")
            .arg(QString::fromStdString(*m_nearestPlace)));
  warnWhile(m_asker.complaint(m_isOutcomeReached || m_actions[MapCommand::Eye]->isChecked()));
}

// The cursor may have come to the end, or left it; what else was said meanwhile stays.
void MapLabPage::followOutcome() {
  if (search().isOutcomeReached() != m_isOutcomeReached) warn();
}

void MapLabPage::showOutcome() {
  const bool isRoadSolved = m_plane->roads && search().answer().outcome == search::Outcome::Solved;
  workbench().setRouteFigures(isRoadSolved
                                  ? figuresOf(m_plane->roads, m_roads->question(),
                                              m_roadEstimates ? &*m_roadEstimates : nullptr, search())
                                  : m_asker.figures());
  m_board->setSmoothPath(m_asker.smoothPath());
  warn();
  const auto asked = question();
  const auto graph = m_asker.asked();
  const Answer& answer = search().answer();
  if (!m_scenarios->isOpen() || !asked || !graph || answer.outcome == search::Outcome::Running) return;
  const bool isSolved = answer.outcome == search::Outcome::Solved;
  grid::ScenarioAnswer told{.outcome = answer.outcome,
                            .stats = answer.stats,
                            .seconds = answer.seconds,
                            .setupSeconds = answer.setupSeconds};
  if (isSolved) {
    told.nearest = m_asker.nearest();
    if (told.nearest) told.outcome = search::Outcome::Exhausted;
    const auto length = MapSearch::lengthOf(search(), *graph, asked->options);
    told.cost = length.cost();
    told.steps = length.steps();
  }
  m_scenarios->followAnswer(asked->from, asked->to, told);
}

QRectF MapLabPage::cellPlace(Point cell) const { return placeOn(*m_board, cell); }

}  // namespace searchlight::ui
