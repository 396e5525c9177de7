// app/lessons/lessons_page.cpp: which lesson, which step, and what its board shows.
#include "app/lessons/lessons_page.h"

#include <QEvent>
#include <QFileInfo>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/lessons/guests.h"
#include "app/lessons/question_desk.h"
#include "app/shell/settings.h"
#include "app/shell/workbench_page.h"
#include "widgets/help/term_text.h"
#include "widgets/lessons/lesson_html.h"
#include "widgets/lessons/lesson_pane.h"
#include "widgets/lessons/spotlight.h"
#include "widgets/search/message_bar.h"
#include "widgets/search/node_tables.h"
#include "widgets/search/numbers_view.h"
#include "widgets/search/way_strip.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

constexpr int kSettleMs = 60;
constexpr int kPaneWidth = 380, kPaneLeast = 280;
// How long the run takes from one moment to the next: an eighth of a second an event where there are few.
constexpr int kMsAnEvent = 125, kShortestMs = 400, kLongestMs = 4000;

// Where it is, or is going to: of a player at the end, the end's own number.
std::size_t standsAt(const Transport& player) {
  return player.isAtEnd() ? player.position() : player.destination();
}

}  // namespace

LessonsPage::LessonsPage(const PageHost& host)
    : m_host(host),
      m_line(new QAction(this)),
      m_room(new QStackedWidget(this)),
      m_list(new LessonList(this)),
      m_split(new QSplitter(this)),
      m_pane(new LessonPane({.all = m_actions[LessonCommand::All],
                             .previous = m_actions[LessonCommand::Previous],
                             .next = m_actions[LessonCommand::Next],
                             .restore = m_actions[LessonCommand::Restore]},
                            this)),
      m_guests(new Guests(host, this)),
      m_spotlight(new Spotlight(m_guests)),
      m_desk(new QuestionDesk(m_guests, host.settings, this)),
      m_message(new MessageBar(m_room, this)) {
  m_line->setSeparator(true);
  m_message->hide();
  m_pane->setMinimumWidth(kPaneLeast);
  m_split->addWidget(m_pane);
  m_split->addWidget(m_guests);
  m_split->setChildrenCollapsible(false);
  m_split->setStretchFactor(1, 1);
  m_split->setSizes({kPaneWidth, 3 * kPaneWidth});
  m_room->addWidget(m_list);
  m_room->addWidget(m_split);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_room);
  m_way.setStartValue(0.0);
  m_way.setEndValue(1.0);
  connectParts();
  readLessons();
  showAll();
}

// What the guests say while they go is nobody's to hear any more.
LessonsPage::~LessonsPage() {
  m_way.stop();
  delete m_desk;
  m_guests->disconnect(this);
  delete m_guests;
}

void LessonsPage::connectParts() {
  connect(m_list, &LessonList::opened, this, &LessonsPage::openLesson);
  const auto on = [this](LessonCommand command, auto run) {
    connect(m_actions[command], &QAction::triggered, this, run);
  };
  on(LessonCommand::Next, [this] { isAtEnd() ? showAll() : showStep(m_step + 1, Going::On); });
  on(LessonCommand::Previous, [this] { showStep(m_step - 1, Going::Back); });
  on(LessonCommand::Restore,
     [this] { m_desk->isAsking() ? m_desk->showAgain() : showStep(m_step, Going::There); });
  on(LessonCommand::All, [this] { showAll(); });
  connect(m_guests, &Guests::frontChanged, this, &LessonsPage::guestChanged);
  connect(m_guests, &Guests::commandsChanged, this, &Page::commandsChanged);
  connect(m_guests, &Guests::partsChanged, this, &Page::partsChanged);
  connect(m_guests, &Guests::statusChanged, this, [this] {
    setStatus(guest()->status());
    setViewStatus(guest()->viewStatus());
    m_settling.start();
  });
  connect(m_guests, &Guests::changed, this, &LessonsPage::guestTouched);
  // What is pointed at stands elsewhere when parts have found their places.
  m_settling.setSingleShot(true);
  m_settling.setInterval(kSettleMs);
  connect(&m_settling, &QTimer::timeout, this, &LessonsPage::pointAt);
  connect(m_desk, &QuestionDesk::asked, this, [this] {
    m_shownSetUp.reset();
    arrive();
  });
  connect(m_desk, &QuestionDesk::failed, this, &LessonsPage::complain);
  connect(&m_way, &QVariantAnimation::valueChanged, this,
          [this](const QVariant& share) { goOn(share.toDouble()); });
  connect(&m_way, &QVariantAnimation::finished, this, [this] { arrive(); });
}

// ---- Which lesson ---------------------------------------------------------------------------------------------------

void LessonsPage::readLessons() {
  m_runs.reset();
  m_open.reset();
  m_lessons = lessonsIn(QStringLiteral(":/lessons"), QLocale().name());
  for (const QString& file : m_own) m_lessons.push_back(lessonFrom(file));
  tellLessons();
}

void LessonsPage::tellLessons() {
  std::vector<LessonItem> items;
  for (const KeptLesson& kept : m_lessons) {
    LessonItem item;
    item.title = kept.name;
    item.isBroken = !kept.lesson;
    item.note = kept.fault;
    if (kept.lesson) {
      item.title = QString::fromStdString(kept.lesson->title);
      item.summary = plainOf(kept.lesson->summary, [](const lessons::Figure&) { return QString(); });
      item.minutes = kept.lesson->minutes;
      item.steps = static_cast<int>(kept.lesson->steps.size());
      item.step = static_cast<int>(m_host.settings->number(lessonKey(kept.name, "seen").constData(), 0));
      const QuestionScore score = QuestionDesk::scoreOf(*m_host.settings, kept.name);
      item.right = score.right();
      item.asked = score.asked();
      if (!kept.isTranslated) item.note = tr("In %1 only").arg(QLocale(kept.language).nativeLanguageName());
    }
    items.push_back(std::move(item));
  }
  m_list->setLessons(std::move(items));
}

void LessonsPage::showAll() {
  m_way.stop();
  tellLessons();
  m_room->setCurrentWidget(m_list);
  m_open.reset();
  m_runs.reset();
  m_pane->setQuestion(nullptr);
  m_desk->end();
  if (guest()) guest()->left();
  setStatus({});
  setViewStatus({});
  updateActions();
  Q_EMIT partsChanged();
  Q_EMIT commandsChanged();
  m_list->setFocus();
}

void LessonsPage::openLesson(int row) {
  const auto at = static_cast<std::size_t>(row);
  if (at >= m_lessons.size() || !m_lessons[at].lesson) return;
  m_open = at;
  m_shownSetUp.reset();
  const lessons::Lesson& lesson = *m_lessons[at].lesson;
  m_runs = std::make_unique<lessons::LessonRuns>(lesson);
  m_pane->setLesson(QString::fromStdString(lesson.title));
  const auto seen =
      static_cast<std::size_t>(m_host.settings->number(lessonKey(m_lessons[at].name, "at").constData(), 0));
  m_room->setCurrentWidget(m_split);
  showStep(std::min(seen, lesson.steps.size() - 1), Going::There);
  m_pane->text().setFocus();
}

bool LessonsPage::isAtEnd() const { return m_open && m_step + 1 >= lesson().steps.size(); }

// ---- Which step -----------------------------------------------------------------------------------------------------

void LessonsPage::showStep(std::size_t step, Going going) {
  if (!m_open || step >= lesson().steps.size()) return;
  m_way.stop();
  m_step = step;
  const lessons::Step& now = lesson().steps[step];
  const QString& name = m_lessons[*m_open].name;
  m_host.settings->setNumber(lessonKey(name, "at").constData(), static_cast<double>(step));
  const QByteArray seen = lessonKey(name, "seen");
  m_host.settings->setNumber(seen.constData(), std::max(m_host.settings->number(seen.constData(), 0),
                                                        static_cast<double>(step + 1)));
  m_pane->setQuestion(nullptr);
  m_desk->end();
  if (now.questions.empty())
    showBoard(now, going);
  else
    m_pane->setQuestion(m_desk->begin(m_lessons[*m_open].lesson, name, step));
  m_pane->setStep(QString::fromStdString(now.title),
                  htmlOf(now.text, [this](const lessons::Figure& figure) { return figureText(figure); }),
                  static_cast<int>(step), static_cast<int>(lesson().steps.size()));
  updateActions();
  Q_EMIT commandsChanged();
  if (!m_trouble.isEmpty()) complain(std::exchange(m_trouble, {}));
}

// The run goes from where it is to the step's moment; a board that is not there yet comes at its start. Backwards, and where a
// lesson is gone on with, it is there at once.
void LessonsPage::showBoard(const lessons::Step& step, Going going) {
  if (!step.setUp) return;
  m_wanted = momentOf(m_step);
  const bool isThere = m_shownSetUp == step.setUp && !isDisturbed();
  if (!isThere) {
    setup::SetUp setUp = lesson().setUps[*step.setUp].setUp;
    setUp.cursor = going == Going::On ? m_step > 0 && !step.isNewSetUp ? momentOf(m_step - 1) : 0 : m_wanted;
    const QScopedValueRollback isTaking(m_isTaking, true);
    const Reading taken = m_guests->show(setUp, QString::fromStdString(lesson().fileName));
    if (taken.hasFailed()) return complain(taken.why());
    m_shownSetUp = step.setUp;
  }
  Transport* player = transport();
  if (!player || !player->hasSearch()) return arrive();
  const std::size_t from = player->position();
  if (going != Going::On || from >= m_wanted) {
    player->seek(m_wanted);
    return arrive();
  }
  m_from = m_at = from;
  const auto events = static_cast<double>(m_wanted - from);
  m_way.setDuration(
      static_cast<int>(std::clamp(events * kMsAnEvent, double(kShortestMs), double(kLongestMs))));
  m_spotlight->setPlaces({});
  m_way.start();
}

// A frame of the way there; whoever has taken the player into his own hand goes on alone.
void LessonsPage::goOn(double share) {
  Transport* player = transport();
  if (!player || m_way.state() != QAbstractAnimation::Running) return;
  if (standsAt(*player) != m_at) return m_way.stop();
  m_at = m_from + static_cast<std::size_t>(std::lround(share * static_cast<double>(m_wanted - m_from)));
  player->seek(m_at);
}

void LessonsPage::arrive() {
  const Page* page = guest();
  m_wasAt = page ? page->document().moment : std::nullopt;
  m_question = page ? page->snapshot().words.question : setup::Words();
  guestTouched();
  pointAt();
  m_settling.start();
}

// What the run does not give is told as an error of the lesson's file, which names the line.
std::size_t LessonsPage::momentOf(std::size_t step) {
  try {
    return m_runs->position(step).value_or(0);
  } catch (const std::exception& e) {
    m_trouble = errorText(e);
    return 0;
  }
}

QString LessonsPage::figureText(const lessons::Figure& figure) {
  try {
    return QString::fromStdString(m_runs->value(figure, m_step).text);
  } catch (const std::exception& e) {
    m_trouble = errorText(e);
    return QStringLiteral("?");
  }
}

// Something else than the lesson's is asked or shown.
bool LessonsPage::isDisturbed() const {
  Page* page = guest();
  if (!page) return false;
  if (page->document().moment != m_wasAt || page->snapshot().words.question != m_question) return true;
  Transport* player = page->transport();
  return !m_desk->isAsking() && player && player->hasSearch() && standsAt(*player) != m_wanted;
}

void LessonsPage::guestTouched() {
  if (m_isTaking || !m_open || m_way.state() == QAbstractAnimation::Running) return;
  m_pane->setDisturbed(isDisturbed());
}

// ---- What is pointed at ---------------------------------------------------------------------------------------------

void LessonsPage::pointAt() {
  std::vector<QRectF> places;
  auto* page = dynamic_cast<WorkbenchPage*>(guest());
  if (page && m_open && m_way.state() != QAbstractAnimation::Running)
    for (const lessons::Highlight& highlight : lesson().steps[m_step].highlights)
      for (const QRectF& place : placesOf(*page, highlight)) places.push_back(place.translated(page->pos()));
  m_spotlight->setPlaces(std::move(places));
}

std::vector<QRectF> LessonsPage::placesOf(WorkbenchPage& page, const lessons::Highlight& highlight) {
  using Kind = lessons::Highlight::Kind;
  std::vector<QRectF> out;
  const auto widget = [&](const QWidget& part) {
    if (part.isVisibleTo(&page))
      out.push_back(QRectF(QPointF(part.mapTo(&page, QPoint())), QSizeF(part.size())));
  };
  SearchWorkbench& parts = page.workbench();
  switch (highlight.kind) {
    case Kind::Cells:
      for (const Point cell : highlight.cells) out.push_back(page.cellPlace(cell));
      break;
    case Kind::Open: widget(parts.tables().open()); break;
    case Kind::Closed: widget(parts.tables().closed()); break;
    case Kind::Path: widget(parts.way()); break;
    case Kind::Figure: widget(parts.figures()); break;
    default: break;
  }
  return out;
}

// ---- The guest in the middle ----------------------------------------------------------------------------------------

Page* LessonsPage::guest() const { return m_guests->front(); }

void LessonsPage::guestChanged() {
  if (auto* page = dynamic_cast<WorkbenchPage*>(guest()))
    connect(page->transport(), &Transport::moved, this, &LessonsPage::guestTouched, Qt::UniqueConnection);
  Q_EMIT partsChanged();
  Q_EMIT commandsChanged();
}

void LessonsPage::updateActions() {
  const bool isOpen = m_open.has_value();
  m_actions[LessonCommand::Next]->setEnabled(isOpen);
  m_actions[LessonCommand::Previous]->setEnabled(isOpen && m_step > 0);
  m_actions[LessonCommand::Restore]->setEnabled(isOpen);
  m_actions[LessonCommand::All]->setEnabled(isOpen);
}

// ---- Lessons of one's own -------------------------------------------------------------------------------------------

bool LessonsPage::opens(const QString& path) {
  return lessons::lessonFileName(QFileInfo(path).fileName().toStdString()).has_value();
}

QList<FileKind> LessonsPage::readable() const { return {{tr("Lessons (%1)"), {QStringLiteral("*.md")}}}; }

Reading LessonsPage::open(const QString& path) {
  const KeptLesson read = lessonFrom(path);
  if (!read.lesson) return Reading::failed(read.fault);
  m_own.removeAll(path);
  m_own += path;
  m_way.stop();
  m_desk->end();
  m_pane->setQuestion(nullptr);
  readLessons();
  tellLessons();
  openLesson(static_cast<int>(m_lessons.size()) - 1);
  return Reading::taken();
}

// ---- What the window asks -------------------------------------------------------------------------------------------

setup::Words LessonsPage::place() const {
  setup::Words out;
  if (m_open) out.set("lesson", m_lessons[*m_open].name.toStdString());
  return out;
}

Reading LessonsPage::takePlace(const setup::Words& place) {
  const std::string* name = place.find("lesson");
  const auto at = std::ranges::find_if(m_lessons, [&](const KeptLesson& kept) {
    return name && kept.lesson && kept.name.toStdString() == *name;
  });
  if (at != m_lessons.end()) openLesson(static_cast<int>(at - m_lessons.begin()));
  return Reading::taken();
}

// New, Open and whatever else is about documents is not here: a lesson has none.
CommandState LessonsPage::state(Command command) const {
  if (!m_open || !guest() || command == Command::New || command == Command::ExportTrace) return {};
  return guest()->state(command);
}

void LessonsPage::run(Command command, bool checked) {
  if (m_open && guest()) guest()->run(command, checked);
}

PageParts LessonsPage::parts() const {
  PageParts out;
  if (m_open && guest()) out = guest()->parts();
  out.file.clear();
  out.view = m_actions.all() + QList<QAction*>{m_line} + out.view;
  return out;
}

QList<KeyHelp> LessonsPage::keyHelp() const {
  return m_open && guest() ? guest()->keyHelp() : QList<KeyHelp>();
}
std::vector<PictureSource> LessonsPage::pictures() {
  return m_open && guest() ? guest()->pictures() : std::vector<PictureSource>();
}
Transport* LessonsPage::transport() { return m_open && guest() ? guest()->transport() : nullptr; }
bool LessonsPage::isSettled() const {
  return m_way.state() != QAbstractAnimation::Running && !m_settling.isActive() && m_desk->isSettled() &&
         (!m_open || !guest() || guest()->isSettled());
}
void LessonsPage::left() {
  m_way.stop();
  if (guest()) guest()->left();
}
void LessonsPage::entered() {
  if (m_open && guest()) guest()->entered();
}
void LessonsPage::takeFocus(Qt::FocusReason reason) {
  m_open ? m_pane->text().setFocus(reason) : m_list->setFocus(reason);
}
std::vector<Page::FocusStop> LessonsPage::focusStops() const {
  if (!m_open) return {{m_list, false}};
  std::vector<FocusStop> out{{&m_pane->text(), false}};
  if (guest())
    for (const FocusStop& stop : guest()->focusStops()) out.push_back(stop);
  return out;
}
void LessonsPage::say(const QString& text) { m_message->showMessage(MessageBar::Kind::Info, text); }
void LessonsPage::complain(const QString& text) { m_message->showMessage(MessageBar::Kind::Error, text); }
QString LessonsPage::messageText() const { return m_message->text(); }
QString LessonsPage::complaint() const {
  return m_message->kind() == MessageBar::Kind::Error && !m_message->isHidden() ? m_message->text()
                                                                                : QString();
}

// Texts of lessons are another file's in another language: what is open goes on there at the same step.
void LessonsPage::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  m_actions.retranslate();
  const QString open = m_open ? m_lessons[*m_open].name : QString();
  readLessons();
  if (open.isEmpty()) return;
  const auto at = std::ranges::find_if(
      m_lessons, [&](const KeptLesson& kept) { return kept.name == open && kept.lesson; });
  at == m_lessons.end() ? showAll() : openLesson(static_cast<int>(at - m_lessons.begin()));
}

}  // namespace searchlight::ui
