// app/lessons/lesson_stage.cpp: from a step to its text, its board and its moment.
#include "app/lessons/lesson_stage.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <algorithm>
#include <array>
#include <cmath>
#include <exception>
#include <utility>

#include "app/lessons/guests.h"
#include "app/shell/comparable.h"
#include "app/shell/set_up_words.h"
#include "app/shell/workbench_page.h"
#include "widgets/board/board_view.h"
#include "widgets/help/term_text.h"
#include "widgets/lessons/lesson_pane.h"
#include "widgets/lessons/spotlight.h"
#include "widgets/player/path_strip.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

constexpr int kSettleMs = 60;
// Longer than this nobody waits without a word.
constexpr int kPatienceMs = 500;
// How long the run takes from one moment to the next: an eighth of a second an event where there are few. It has arrived before the
// first sentence is read: the text tells of where it goes.
constexpr int kMsAnEvent = 125, kShortestMs = 400, kLongestMs = 2000;

// Where it is, or is going to: of a player at the end, the end's own number.
std::size_t standsAt(const Transport& player) {
  return player.isAtEnd() ? player.position() : player.destination();
}

// How its board is looked at and played, but for the tab, which each step chooses.
setup::Words lookOf(const Page& page) {
  const setup::SetUp words = page.snapshot().words;
  setup::Words out = words.player;
  for (const auto& [name, value] : words.view)
    if (name != "tab") out.set("view." + name, value);
  for (const BoardView* board : page.findChildren<BoardView*>())
    if (!board->look().isFitted) set_up_words::tellLook(out, board->look());
  return out;
}

}  // namespace

LessonStage::LessonStage(Guests* guests, LessonPane* pane, QObject* parent)
    : QObject(parent), m_guests(guests), m_pane(pane), m_spotlight(new Spotlight(pane->parentWidget())) {
  m_path.setStartValue(0.0);
  m_path.setEndValue(1.0);
  connect(&m_path, &QVariantAnimation::valueChanged, this,
          [this](const QVariant& share) { goOn(share.toDouble()); });
  connect(&m_path, &QVariantAnimation::finished, this, &LessonStage::arrive);
  // What is pointed at stands elsewhere when parts have found their places.
  m_settling.setSingleShot(true);
  m_settling.setInterval(kSettleMs);
  connect(&m_settling, &QTimer::timeout, this, &LessonStage::lookAgain);
  m_patience.setSingleShot(true);
  m_patience.setInterval(kPatienceMs);
  connect(&m_patience, &QTimer::timeout, this, [this] {
    if (m_task.isBusy()) showText(tr("Running the searches of this step…"));
  });
  guests->installEventFilter(this);
  m_spotlight->setBelow([this] {
    auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
    if (!page) return Spotlight::Below();
    Spotlight::Below below = belowRings(*page);
    const QPoint at = page->mapTo(m_spotlight->parentWidget(), QPoint());
    below.signs.translate(at);
    for (QRectF& cell : below.written) cell.translate(at);
    return below;
  });
  connect(guests, &Guests::frontChanged, this, &LessonStage::onGuestFront);
  connect(&pane->text(), &TermText::linkPointedAt, this, &LessonStage::lightLink);
  connect(guests, &Guests::changed, this, &LessonStage::onGuestTouched);
  connect(guests, &Guests::statusChanged, &m_settling, qOverload<>(&QTimer::start));
}

LessonStage::~LessonStage() {
  halt();
  m_task.cancel();
}

void LessonStage::begin(std::shared_ptr<const lessons::Lesson> lesson) {
  end();
  m_lesson = std::move(lesson);
  m_step = 0;
  m_runs = std::make_shared<lessons::LessonRuns>(*m_lesson);
}

void LessonStage::end() {
  halt();
  m_patience.stop();
  m_awaited.reset();
  m_task.cancel();
  m_shownSetUp.reset();
  m_runs.reset();
  m_lesson.reset();
}

bool LessonStage::isSettled() const { return !m_task.isBusy() && !isUnderWay() && !m_settling.isActive(); }

// ---- What the runs tell ---------------------------------------------------------------------------------------------

LessonStage::Told LessonStage::tellOf(lessons::LessonRuns& runs, const lessons::Lesson& lesson,
                                      std::size_t step, const std::stop_token& stop) {
  Told out;
  const auto orElse = [&](auto instead, auto told) {
    try {
      return told();
    } catch (const std::exception& e) {
      out.trouble = errorText(e);
      return instead;
    }
  };
  const auto momentOf = [&](std::size_t at) {
    return orElse(std::size_t{0}, [&] { return runs.position(at, stop).value_or(0); });
  };
  const lessons::Step& now = lesson.steps[step];
  if (now.questions.empty() && now.setUp) {
    if (step > 0 && !now.isNewSetUp) out.before = momentOf(step - 1);
    out.moment = momentOf(step);
  }
  out.html = htmlOf(now.text, [&](const lessons::Figure& figure) {
    return orElse(QStringLiteral("?"),
                  [&] { return QString::fromStdString(runs.value(figure, step, stop).text); });
  });
  return out;
}

void LessonStage::show(std::size_t step, Going going) {
  halt();
  m_awaited.reset();
  m_step = step;
  m_patience.start();
  m_task.ask([lesson = m_lesson, runs = m_runs,
              step](const std::stop_token& stop) { return tellOf(*runs, *lesson, step, stop); },
             [this, going](const TaskResult<Told>& told) {
               told ? showTold(*told, going) : void(Q_EMIT failed(told.why()));
             });
}

void LessonStage::showText(const QString& html) {
  m_patience.stop();
  m_pane->setStep(QString::fromStdString(step().title), html);
}

void LessonStage::showTold(const Told& told, Going going) {
  showText(told.html);
  m_spotlight->setPlaces({});
  m_spotlight->setLit({});
  Q_EMIT this->told();
  if (step().questions.empty() && step().setUp) showBoard(told, going);
  if (!told.trouble.isEmpty()) Q_EMIT failed(told.trouble);
}

// ---- The board ------------------------------------------------------------------------------------------------------

// The run goes from where it is to the step's moment; a board that is not there yet comes where the step before has left it, or at
// its start. Backwards, and where a lesson is gone on with, it is there at once.
void LessonStage::showBoard(const Told& told, Going going) {
  const bool isThere = m_guests->front() && m_shownSetUp == step().setUp && !isDisturbed() &&
                       lookOf(*m_guests->front()) == m_look;
  m_wanted = told.moment;
  if (!isThere) {
    setup::SetUp setUp = m_lesson->setUps[*step().setUp].setUp;
    setUp.cursor = going == Going::On ? told.before : told.moment;
    const QScopedValueRollback isShowing(m_isShowing, true);
    const Reading taken = m_guests->show(setUp, QString::fromStdString(m_lesson->fileName));
    if (taken.hasFailed()) {
      m_shownSetUp.reset();
      return Q_EMIT failed(taken.why());
    }
    m_shownSetUp = step().setUp;
    m_look = {};
  }
  if (auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front())) {
    page->workbench().showPart(drawerOf(*m_lesson, m_step));
  }
  goToMoment(going);
}

// A search that is still being prepared is waited for.
void LessonStage::goToMoment(Going going) {
  m_awaited.reset();
  Transport* player = m_guests->front()->transport();
  if (!player || !player->hasSearch()) {
    if (player && m_wanted > 0) m_awaited = going;
    return arrive();
  }
  if (going == Going::On && player->position() < m_wanted) return playTo(m_wanted);
  player->seek(m_wanted);
  arrive();
}

void LessonStage::playTo(std::size_t moment) {
  m_from = m_at = m_guests->front()->transport()->position();
  const auto events = static_cast<double>(moment - m_from);
  m_path.setDuration(
      static_cast<int>(std::clamp(events * kMsAnEvent, double(kShortestMs), double(kLongestMs))));
  m_path.start();
}

// A frame of the way there; whoever has taken the player into his own hand goes on alone.
void LessonStage::goOn(double share) {
  Transport* player = m_guests->front()->transport();
  if (!player || !isUnderWay()) return;
  if (standsAt(*player) != m_at) return halt();
  m_at = m_from + static_cast<std::size_t>(std::lround(share * static_cast<double>(m_wanted - m_from)));
  player->seek(m_at);
}

void LessonStage::arrive() {
  Page* page = m_guests->front();
  m_wasAt = page ? placeInHistory(*page) : std::nullopt;
  m_question = page ? page->snapshot().words.question : setup::Words();
  if (page && m_look.empty()) m_look = lookOf(*page);
  onGuestTouched();
  pointAt();
  m_settling.start();
}

void LessonStage::takeBoard() {
  m_shownSetUp.reset();
  arrive();
}

// ---- What is done with it meanwhile -----------------------------------------------------------------------------------

void LessonStage::onGuestFront() {
  auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  m_pane->setDrawer(page ? page->workbench().lentPanel() : nullptr);
  if (!page) return;
  // What a step can point at besides the board.
  SearchWorkbench& parts = page->workbench();
  for (QWidget* part :
       {static_cast<QWidget*>(&parts.tables().open()), static_cast<QWidget*>(&parts.tables().closed()),
        static_cast<QWidget*>(&parts.path()), static_cast<QWidget*>(&parts.figures())})
    part->installEventFilter(this);
  for (BoardView* board : page->findChildren<BoardView*>())
    connect(board, &BoardView::hovered, this, &LessonStage::lightCell, Qt::UniqueConnection);
  connect(page->transport(), &Transport::moved, this, &LessonStage::onGuestTouched, Qt::UniqueConnection);
  connect(page->transport(), &Transport::searchChanged, this, &LessonStage::onSearch, Qt::UniqueConnection);
}

void LessonStage::onSearch() {
  if (!m_awaited || !m_lesson || m_isShowing || !m_guests->front()->transport()->hasSearch()) return;
  m_look = {};  // a game tells its player when it has a search
  goToMoment(*m_awaited);
}

// Something else than the lesson's is asked or shown.
bool LessonStage::isDisturbed() const {
  Page* page = m_guests->front();
  if (!page) return false;
  Transport* player = page->transport();
  if (step().questions.empty() && player && player->hasSearch() && standsAt(*player) != m_wanted) return true;
  return placeInHistory(*page) != m_wasAt || page->snapshot().words.question != m_question;
}

void LessonStage::onGuestTouched() {
  if (!m_lesson || m_isShowing || m_task.isBusy() || isUnderWay()) return;
  m_pane->setDisturbed(isDisturbed());
}

// As long as things move: a page that is new is laid out more than once.
void LessonStage::lookAgain() {
  const std::vector<Spotlight::Place> before = m_spotlight->places();
  pointAt();
  if (m_spotlight->places() != before) m_settling.start();
}

bool LessonStage::eventFilter(QObject* watched, QEvent* event) {
  constexpr std::array kNewPlace{QEvent::Resize, QEvent::Move, QEvent::Show, QEvent::Hide};
  if (m_lesson && std::ranges::find(kNewPlace, event->type()) != kNewPlace.end()) m_settling.start();
  return QObject::eventFilter(watched, event);
}

void LessonStage::setMarks(std::vector<MarkedState> marks) {
  m_marks = std::move(marks);
  pointAt();
}

void LessonStage::setLine(std::vector<Point> cells) {
  m_line = std::move(cells);
  pointAt();
}

void LessonStage::pointAt() {
  std::vector<Spotlight::Place> places;
  auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (page && m_lesson && !m_task.isBusy() && !isUnderWay()) {
    const QPoint at = page->mapTo(m_spotlight->parentWidget(), QPoint());
    for (const lessons::Highlight& highlight : step().highlights)
      for (const QRectF& place : highlightPlaces(*page, highlight))
        places.push_back({place.translated(at), {}});
    for (const MarkedState& mark : m_marks)
      places.push_back({statePlace(*page, mark.state).translated(at), mark.label});
  }
  QPolygonF line;
  if (page && m_lesson && !m_task.isBusy() && !isUnderWay())
    for (const Point cell : m_line)
      line += page->mapTo(m_spotlight->parentWidget(), page->cellPlace(cell).center());
  m_spotlight->setPlaces(std::move(places));
  m_spotlight->setLine(std::move(line));
}

// ---- Text and board point at each other -------------------------------------------------------------------------------

void LessonStage::lightLink(const QString& link) {
  std::vector<QRectF> places;
  const auto* page = dynamic_cast<const WorkbenchPage*>(m_guests->front());
  if (page && m_lesson && !link.isEmpty()) {
    places = linkPlaces(*page, link);
    for (QRectF& place : places) place.translate(page->mapTo(m_spotlight->parentWidget(), QPoint()));
  }
  m_spotlight->setLit(std::move(places));
}

void LessonStage::lightCell(std::optional<Point> cell) {
  const auto* page = dynamic_cast<const WorkbenchPage*>(m_guests->front());
  m_pane->text().setLit(page && cell ? linksAt(*page, *cell) : QStringList());
}

}  // namespace searchlight::ui
