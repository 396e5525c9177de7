// app/lessons/guests.cpp: what a guest is given instead of the user's own.
#include "app/lessons/guests.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "app/shell/set_up_words.h"
#include "app/shell/workbench_page.h"
#include "core/geometry/point.h"
#include "core/setup/known_words.h"
#include "widgets/board/board_view.h"
#include "widgets/board/cell_texts.h"
#include "widgets/board/event_look.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_view.h"
#include "widgets/player/path_strip.h"
#include "widgets/sokoban/sokoban_view.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/numbers_view.h"

namespace searchlight::ui {

namespace {

using Kind = lessons::Highlight::Kind;

QRectF placeOfPart(const WorkbenchPage& page, const QWidget* part) {
  if (!part || !part->isVisibleTo(page.window())) return {};
  return {QPointF(page.mapFromGlobal(part->mapToGlobal(QPoint()))), QSizeF(part->size())};
}

// As far as it is seen.
QRectF placeOfBoard(const WorkbenchPage& page) {
  QRectF out;
  for (int at = 0; at < lessons::kMostBoardSide; ++at)
    out |= page.cellPlace({at, 0}) | page.cellPlace({0, at});
  return out;
}

QRectF placeOfNode(const WorkbenchPage& page, search::NodeId node) {
  if (node == search::kNoNode) return {};
  const std::string state = page.search().session().stateText(node);
  return pointFromText(state) ? statePlace(page, state) : placeOfBoard(page);
}

// Of the event just passed.
search::NodeId toldLast(const search::TracePlayer& player) {
  const std::size_t at = player.position();
  return at > player.trace().begin() ? player.trace()[at - 1].node : search::kNoNode;
}

// The board in front that shows the search, with where it stands on the page.
const BoardView* boardOf(const WorkbenchPage& page) {
  for (const BoardView* board : page.findChildren<BoardView*>())
    if (board->isVisibleTo(&page) && board->scene().hasBoard()) return board;
  return nullptr;
}

// ---- What texts speak of ----------------------------------------------------------------------------------------------

// In words of the link: terms of the glossary, and the lists' names.
enum class Spoken { Open, Closed, Path, Goal, Now, G, H, F };
constexpr std::pair<std::string_view, Spoken> kSpoken[] = {
    {"place:OPEN", Spoken::Open},    {"term:open", Spoken::Open},
    {"term:frontier", Spoken::Open}, {"place:CLOSED", Spoken::Closed},
    {"term:closed", Spoken::Closed}, {"term:route", Spoken::Path},
    {"term:goal", Spoken::Goal},     {"term:expand", Spoken::Now},
    {"term:node", Spoken::Now},      {"term:state", Spoken::Now},
    {"term:g", Spoken::G},           {"term:h", Spoken::H},
    {"term:f", Spoken::F},
};

// Once the goal was reached: what is not known yet is not told.
bool isPath(const BoardScene& scene, Point cell) {
  return scene.search.takenGoal() != search::kNoNode &&
         std::ranges::any_of(scene.search.answerNodes(),
                             [&](search::NodeId n) { return scene.hasPlace(n) && scene.pointOf(n) == cell; });
}

// REQUIRES: a search is shown, and the cell is of the board.
bool isSpokenOf(const BoardScene& scene, Point cell, Spoken what) {
  const CellState state = scene.search.state(scene.index(cell));
  switch (what) {
    case Spoken::Open: return state.status == search::NodeStatus::Open;
    case Spoken::Closed: return state.status == search::NodeStatus::Closed;
    case Spoken::Path: return isPath(scene, cell);
    case Spoken::Goal: return scene.goal == cell;
    case Spoken::Now: return state.node != search::kNoNode && state.node == scene.search.expandedNow();
    case Spoken::G:
    case Spoken::H:
    case Spoken::F: return state.status != search::NodeStatus::Unseen;
  }
  return false;
}

// Of a cell with a number in each of its corners: f above, g and h below. What has one number alone shows g.
QRectF partOf(const QRectF& cell, Spoken what, TextLayout layout) {
  if (what < Spoken::G) return cell;
  if (layout != TextLayout::Corners) return what == Spoken::G && layout != TextLayout::None ? cell : QRectF();
  const double w = cell.width(), h = cell.height(), high = 0.32 * h;
  if (what == Spoken::F) return {cell.left(), cell.top(), 0.5 * w, high};
  return {what == Spoken::G ? cell.left() : cell.center().x(), cell.bottom() - high, 0.5 * w, high};
}

}  // namespace

std::vector<QRectF> highlightPlaces(WorkbenchPage& page, const lessons::Highlight& highlight) {
  SearchWorkbench& parts = page.workbench();
  const WatchedRun& run = page.search();
  switch (highlight.kind) {
    case Kind::Cells: {
      std::vector<QRectF> out;
      for (const Point cell : highlight.cells) out.push_back(page.cellPlace(cell));
      return out;
    }
    case Kind::Open: return {placeOfPart(page, &parts.tables().open())};
    case Kind::Closed: return {placeOfPart(page, &parts.tables().closed())};
    // The ring ends where the strip does: right below it are the timeline's marks.
    case Kind::Path: {
      const QRectF strip = placeOfPart(page, &parts.path());
      return {strip.isEmpty() ? strip : strip.adjusted(0, 0, 0, -Spotlight::kReach)};
    }
    case Kind::Node: return {run.hasSearch() ? placeOfNode(page, toldLast(run.player())) : QRectF()};
    case Kind::Expanded: return {run.hasSearch() ? placeOfNode(page, run.player().current()) : QRectF()};
    case Kind::Figure: return {placeOfPart(page, &parts.figures())};
    case Kind::Panel: return {placeOfPart(page, parts.part(highlight.word))};
  }
  return {};
}

QRectF statePlace(const WorkbenchPage& page, const std::string& state) {
  const std::optional<Point> cell = pointFromText(state);
  return cell ? page.cellPlace(*cell) : QRectF();
}

Spotlight::Below belowRings(const WorkbenchPage& page) {
  Spotlight::Below out;
  for (const BoardView* board : page.findChildren<BoardView*>()) {
    if (!board->isVisibleTo(&page) || !board->scene().hasBoard()) continue;
    const BoardScene& scene = board->scene();
    const BoardViewport& viewport = board->viewport();
    const QPoint at = board->mapTo(&page, QPoint());
    out.signs |= cellEventOutline(scene, viewport).translated(at);
    if (!scene.search.isActive() || textLayout(scene, viewport.cellSide()) == TextLayout::None) continue;
    const CellRect seen = viewport.visibleCells();
    for (int y = seen.top; y < seen.bottom; ++y)
      for (int x = seen.left; x < seen.right; ++x)
        if (scene.search.state(scene.index({x, y})).status != search::NodeStatus::Unseen)
          out.written.push_back(viewport.rectOf(Point{x, y}).translated(at));
  }
  return out;
}

std::string_view drawerOf(const lessons::Lesson& lesson, std::size_t step) {
  const lessons::Step& now = lesson.steps[step];
  std::string_view part;
  bool isOpen = false, isClosed = false;
  for (const lessons::Highlight& highlight : now.highlights) {
    isOpen |= highlight.kind == Kind::Open;
    isClosed |= highlight.kind == Kind::Closed;
    if (highlight.kind == Kind::Figure) part = "figures";
    if (highlight.kind == Kind::Panel && highlight.word != "timeline")
      part = highlight.word == "state" ? std::string_view("node") : std::string_view(highlight.word);
  }
  if (!part.empty() || !now.setUp) return part;
  const std::string* graph = lesson.setUps[*now.setUp].setUp.view.find("graph");
  if (graph && *graph == setup::kNoYes[1]) return "graph";
  return isOpen && isClosed ? "lists" : isOpen ? "open" : isClosed ? "closed" : std::string_view();
}

std::vector<QRectF> linkPlaces(const WorkbenchPage& page, const QString& link) {
  const std::string words = link.toStdString();
  if (const auto cell = pointFromText(words.substr(std::min(words.find(':') + 1, words.size()))))
    return {page.cellPlace(*cell)};
  const BoardView* board = boardOf(page);
  const auto* const spoken = std::ranges::find(kSpoken, words, &std::pair<std::string_view, Spoken>::first);
  if (!board || spoken == std::end(kSpoken) || !board->scene().search.isActive()) return {};
  const BoardScene& scene = board->scene();
  const TextLayout layout = textLayout(scene, board->viewport().cellSide());
  std::vector<QRectF> out;
  for (std::size_t i = 0; i < scene.cellCount(); ++i)
    if (isSpokenOf(scene, scene.point(i), spoken->second))
      out.push_back(partOf(page.cellPlace(scene.point(i)), spoken->second, layout));
  return out;
}

QStringList linksAt(const WorkbenchPage& page, Point cell) {
  QStringList out{QStringLiteral("place:%1,%2").arg(cell.x).arg(cell.y)};
  const BoardView* board = boardOf(page);
  if (!board || !board->scene().contains(cell) || !board->scene().search.isActive()) return out;
  for (const auto& [words, what] : kSpoken)
    if (what < Spoken::G && isSpokenOf(board->scene(), cell, what))
      out += QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
  return out;
}

namespace {

constexpr double kLargestCell = 96;  // of a small board: it is looked at beside a text

// How a page that nobody has touched looks at its board: the words that every page leaves as they are where they are missing.
setup::Words plainView(const std::string& page) {
  static constexpr std::pair<std::string_view, std::string_view> kPlain[] = {{"layer", setup::kCellLayers[0]},
                                                                             {"text", setup::kAuto},
                                                                             {"contours", setup::kNoYes[0]},
                                                                             {"tab", setup::kTabs[0]},
                                                                             {"explain", setup::kNoYes[0]}};
  const auto names = setup::viewNames(page);
  setup::Words out;
  for (const auto& [name, value] : kPlain)
    if (std::ranges::find(names, name) != names.end()) out.set(name, std::string(value));
  return out;
}

// A set-up leaves what it does not say as it is; on a page that others have shown things on, that would be theirs. Here it is what a
// new page has, with the user's speed and eye.
setup::SetUp wholeLook(setup::SetUp setUp, const Settings& users) {
  const std::string* world = setUp.page == setup::kComparePage ? setUp.view.find("world") : nullptr;
  setup::Words view = plainView(world ? *world : setUp.page), player;
  if (world) view.set("overlay", std::string(setup::kNoYes[0]));
  view.set("answer", std::string(setup::kNoYes[users.tellsAhead()]));
  for (const auto& [name, value] : setUp.view) view.set(name, value);
  const SpeedChoice speed = users.speed();
  const bool isSaid = setUp.player.find("speed") || setUp.player.find("pace");
  if (!isSaid && speed.kind == SpeedChoice::Kind::Pace) player.set("pace", std::string(setup::kNoYes[1]));
  if (!isSaid)
    player.set("speed", speed.kind == SpeedChoice::Kind::Set ? set_up_words::told(speed.stepsPerSecond)
                                                             : std::string(setup::kAuto));
  player.set("unit", std::string(setup::kUnits[0]));
  for (const auto& [name, value] : setUp.player) player.set(name, value);
  setUp.view = std::move(view);
  setUp.player = std::move(player);
  return setUp;
}

}  // namespace

Guests::Guests(const PageHost& host, QWidget* parent)
    : QStackedWidget(parent), m_host(host), m_nothing(new QWidget(this)) {
  addWidget(m_nothing);
}

Guests::~Guests() {
  // Before settings and folder, which they write to; a comparison before those that it looks at.
  delete m_pages.take(QLatin1String(kComparePage));
  qDeleteAll(m_pages);
}

Page* Guests::page(const QString& id) {
  if (Page* known = m_pages.value(id)) return known;
  if (!m_folder) {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings =
        std::make_unique<Settings>(Settings::inFile(m_folder->filePath(QStringLiteral("settings.ini"))));
    m_settings->setSpeed(m_host.settings->speed());
    m_settings->setTellsAhead(m_host.settings->tellsAhead());
  }
  PageHost host = m_host;
  host.settings = m_settings.get();
  // A comparison looks at another guest's board; nobody else goes to another page.
  const bool isComparison = id == QLatin1String(kComparePage);
  host.page = [this, isComparison](const QString& other) { return isComparison ? page(other) : nullptr; };
  host.show = [](const QString&) {};
  host.takeFocus = [this] {
    if (m_front) m_front->takeFocus(Qt::OtherFocusReason);
  };
  host.saveSetUp = []() -> std::optional<QString> { return QString(); };
  host.setUpFile = [] { return setup::Words(); };
  host.make = nullptr;
  host.data = m_folder->path();
  Page* made = m_host.make ? m_host.make(id, host) : nullptr;
  if (!made) return nullptr;
  m_pages.insert(id, made);
  addWidget(made);
  for (BoardCanvas* board : made->findChildren<BoardCanvas*>()) board->setLargestFit(kLargestCell);
  if (auto* lent = dynamic_cast<WorkbenchPage*>(made))
    lent->workbench().lendPanel(made->findChild<GraphPanel*>());
  // What is asked and judged in a lesson names cells by columns and rows; a push that loses is an answer like others; and no key
  // leads to a level that is not the lesson's.
  for (SokobanView* board : made->findChildren<SokobanView*>()) {
    board->setRulers(true);
    board->setOffersAll(true);
    QObject::disconnect(board, &SokobanView::levelWanted, nullptr, nullptr);
  }
  const auto inFront = [this, made](void (Guests::*tell)()) {
    return [this, made, tell] {
      if (made == m_front) (this->*tell)();
    };
  };
  connect(made, &Page::commandsChanged, this, inFront(&Guests::commandsChanged));
  connect(made, &Page::partsChanged, this, inFront(&Guests::partsChanged));
  connect(made, &Page::statusChanged, this, inFront(&Guests::statusChanged));
  connect(made, &Page::changed, this, inFront(&Guests::changed));
  return made;
}

void Guests::enter() {
  if (m_front && !std::exchange(m_isEntered, true)) m_front->entered();
}

void Guests::leave() {
  if (m_front && std::exchange(m_isEntered, false)) m_front->left();
}

Reading Guests::show(const setup::SetUp& setUp, const QString& fileName) {
  const QString id = QString::fromStdString(setUp.page);
  const bool isNew = !m_pages.contains(id);
  Page* wanted = page(id);
  if (!wanted) return Reading::failed(tr("Searchlight has no page “%1”.").arg(id));
  if (wanted != m_front) {
    leave();
    m_front = wanted;
    setCurrentWidget(wanted);
    Q_EMIT frontChanged();
  }
  // A page that has been left asks no search; one that is new, and is entered without a board, opens one that nobody wants.
  if (!isNew) enter();
  const Reading taken = wanted->takeSetUp(wholeLook(setUp, *m_host.settings), fileName, SetUpFrom::File);
  if (!setUp.view.find("cell"))
    for (BoardView* board : wanted->findChildren<BoardView*>()) board->fit();
  if (taken.hasFailed()) {
    showNothing();
  } else {
    wanted->forgetEarlier();  // another step's board, or another question's
    enter();
  }
  return taken;
}

void Guests::showNothing() {
  if (!m_front) return;
  leave();
  m_front = nullptr;
  setCurrentWidget(m_nothing);
  Q_EMIT frontChanged();
}

}  // namespace searchlight::ui
