// app/lessons/lessons_page.cpp: which lesson, which step, and what the window asks.
#include "app/lessons/lessons_page.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QStackedWidget>
#include <QStatusTipEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "app/lessons/guests.h"
#include "app/lessons/lesson_library.h"
#include "app/lessons/question_desk.h"
#include "app/shell/settings.h"
#include "core/files/recognise.h"
#include "widgets/help/term_text.h"
#include "widgets/lessons/lesson_pane.h"
#include "widgets/player/message_bar.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

std::span<const CommandRow> lessonRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<LessonCommand::All>> table{{
      {QT_TRANSLATE_NOOP("LessonCommands", "&Next"),
       QT_TRANSLATE_NOOP("LessonCommands", "Plays the search to the next step of the lesson"),
       IconId::ArrowRight, K(Qt::ALT | Qt::Key_PageDown)},
      {QT_TRANSLATE_NOOP("LessonCommands", "&Previous"),
       QT_TRANSLATE_NOOP("LessonCommands", "Returns to the previous step"), IconId::ArrowLeft,
       K(Qt::ALT | Qt::Key_PageUp)},
      {QT_TRANSLATE_NOOP("LessonCommands", "&Back to the lesson"),
       QT_TRANSLATE_NOOP("LessonCommands",
                         "Restores the board and the point in the search that this step describes"),
       IconId::Restart, K(Qt::ALT | Qt::Key_Backspace)},
      {QT_TRANSLATE_NOOP("LessonCommands", "&All lessons"), nullptr, IconId::Back, K(Qt::ALT | Qt::Key_Up)},
  }};
  return table;
}

namespace {

// In a narrow window the board keeps its share.
constexpr int kPaneLeast = 280, kPanePercent = 40;
constexpr int kMostSteps = 1 << 20;  // of a lesson: more have never been seen

// The row of the lesson that can be read and has this key.
std::optional<std::size_t> rowOf(const std::vector<KeptLesson>& lessons, const QString& key) {
  const auto at =
      std::ranges::find_if(lessons, [&](const KeptLesson& kept) { return kept.lesson && kept.key == key; });
  if (at == lessons.end()) return std::nullopt;
  return static_cast<std::size_t>(at - lessons.begin());
}

}  // namespace

LessonsPage::LessonsPage(const PageHost& host)
    : m_host(host),
      m_line(new QAction(this)),
      m_room(new QStackedWidget(this)),
      m_list(new LessonList(this)),
      m_stepView(new QWidget(this)),
      m_header(new LessonHeader(m_actions[LessonCommand::All], m_stepView)),
      m_body(new QWidget(m_stepView)),
      m_pane(new LessonPane({.previous = m_actions[LessonCommand::Previous],
                             .next = m_actions[LessonCommand::Next],
                             .restore = m_actions[LessonCommand::Restore]},
                            m_body)),
      m_guests(new Guests(host, m_body)),
      m_stage(new LessonStage(m_guests, m_pane, this)),
      m_desk(new QuestionDesk(m_guests, host.settings, this)) {
  m_line->setSeparator(true);
  m_message = new MessageBar(m_room, this);
  m_message->hide();
  auto* sides = bareLayout<QHBoxLayout>(m_body, 0);
  sides->addWidget(m_pane);
  sides->addWidget(m_guests, 1);
  auto* rows = bareLayout<QVBoxLayout>(m_stepView, 0);
  rows->addWidget(m_header);
  rows->addWidget(m_body, 1);
  m_room->addWidget(m_list);
  m_room->addWidget(m_stepView);
  auto* column = bareLayout<QVBoxLayout>(this);
  column->addWidget(m_room);
  connectParts();
  readLessons();
  showAll();
  // Texts of lessons are another file's in another language: what is open goes on there at the same step.
  onChange(this, {QEvent::LanguageChange}, [this] {
    const QString open = m_open ? m_lessons[*m_open].key : QString();
    readLessons();
    tellLessons();
    const std::optional<std::size_t> row = rowOf(m_lessons, open);
    if (row) return openLesson(*row);
    open.isEmpty() ? updateActions() : showAll();
  });
}

// What the guests say while they go is nobody's to hear any more.
LessonsPage::~LessonsPage() {
  delete m_stage;
  delete m_desk;
  m_guests->disconnect(this);
  delete m_guests;
}

void LessonsPage::connectParts() {
  connect(m_list, &LessonList::opened, this, [this](int row) { openLesson(static_cast<std::size_t>(row)); });
  const auto on = [this](LessonCommand command, auto does) {
    connect(m_actions[command], &QAction::triggered, this, does);
  };
  on(LessonCommand::Next, &LessonsPage::goOn);
  on(LessonCommand::Previous, [this] { showStep(m_step - 1, LessonStage::Going::Back); });
  on(LessonCommand::Restore,
     [this] { m_desk->isAsking() ? m_desk->showAgain() : showStep(m_step, LessonStage::Going::There); });
  on(LessonCommand::All, &LessonsPage::showAll);
  connect(m_guests, &Guests::frontChanged, this, [this] {
    tellStatus();
    Q_EMIT partsChanged();
    Q_EMIT commandsChanged();
  });
  connect(m_guests, &Guests::commandsChanged, this, &Page::commandsChanged);
  connect(m_guests, &Guests::partsChanged, this, &Page::partsChanged);
  connect(m_guests, &Guests::statusChanged, this, &LessonsPage::tellStatus);
  connect(m_stage, &LessonStage::told, this, &LessonsPage::ask);
  connect(m_stage, &LessonStage::failed, this, &LessonsPage::complain);
  connect(m_desk, &QuestionDesk::asked, m_stage, &LessonStage::takeBoard);
  connect(m_desk, &QuestionDesk::marked, m_stage, &LessonStage::setMarks);
  connect(m_desk, &QuestionDesk::cheaperShown, m_stage, &LessonStage::setLine);
  connect(m_desk, &QuestionDesk::failed, this, &LessonsPage::complain);
}

// ---- Which lesson ---------------------------------------------------------------------------------------------------

// What is open is none of these any more.
void LessonsPage::readLessons() {
  close();
  m_lessons = lessonsIn(QStringLiteral(":/lessons"), QLocale().name());
  for (const QString& file : m_own) m_lessons.push_back(lessonFrom(file));
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
      if (kept.path.isEmpty()) item.group = kept.lesson->group;
      item.key = kept.key;
      item.picture = lessonPicture(m_host.pages, kept.lesson);
      item.steps = static_cast<int>(kept.lesson->steps.size());
      item.step = m_host.settings->choice(lessonKey(kept.key, "seen").constData(), 0, kMostSteps);
      const QuestionScore score = QuestionScore::of(*m_host.settings, kept.key);
      item.right = score.right();
      item.asked = score.asked();
      if (!kept.isTranslated) item.note = tr("Only in %1").arg(QLocale(kept.language).nativeLanguageName());
    }
    items.push_back(std::move(item));
  }
  m_list->setLessons(std::move(items));
}

// The list stands at the lesson that was open, at first at the one that is to be gone on with.
void LessonsPage::showAll() {
  const std::optional<std::size_t> left = m_open;
  close();
  tellLessons();
  const auto& all = m_list->lessons();
  const auto goesOn =
      std::ranges::find_if(all, [](const LessonItem& item) { return item.step < item.steps; });
  const auto row = left ? static_cast<int>(*left) : static_cast<int>(goesOn - all.begin());
  m_list->setCurrentIndex(m_list->model()->index(row, 0));
  m_room->setCurrentWidget(m_list);
  m_guests->leave();
  setStatus({});
  setViewStatus({});
  updateActions();
  Q_EMIT partsChanged();
  Q_EMIT commandsChanged();
  Q_EMIT documentChanged();  // where one is: kept at once, so that a crash does not cost it
  m_list->setFocus();
}

// Of the board in front.
void LessonsPage::tellStatus() {
  const Page* shown = guest();
  setStatus(shown ? shown->status() : QString());
  setViewStatus(shown ? shown->viewStatus() : QString());
}

void LessonsPage::close() {
  closeStep();
  m_stage->end();
  m_open.reset();
}

void LessonsPage::openLesson(std::size_t row) {
  if (row >= m_lessons.size() || !m_lessons[row].lesson) return;
  m_open = row;
  m_stage->begin(m_lessons[row].lesson);
  m_header->setLesson(QString::fromStdString(lesson().title));
  m_room->setCurrentWidget(m_stepView);
  // A guest that has stayed in front since the last lesson tells nothing, and the window has put its parts away with that.
  tellStatus();
  Q_EMIT partsChanged();
  Q_EMIT documentChanged();
  const auto seen = static_cast<std::size_t>(m_host.settings->choice(keyOf("at").constData(), 0, kMostSteps));
  showStep(std::min(seen, lesson().steps.size() - 1), LessonStage::Going::There);
  m_pane->text().setFocus();
}

std::optional<std::size_t> LessonsPage::nextLesson() const {
  for (std::size_t row = *m_open + 1; row < m_lessons.size(); ++row)
    if (m_lessons[row].lesson) return row;
  return std::nullopt;
}

// ---- Which step -----------------------------------------------------------------------------------------------------

QByteArray LessonsPage::keyOf(const char* what) const { return lessonKey(m_lessons[*m_open].key, what); }

void LessonsPage::closeStep() {
  m_stage->halt();
  m_pane->setQuestion(nullptr);
  m_desk->end();
}

// Behind the last step begins the lesson that follows, and who comes back to this one begins it anew.
void LessonsPage::goOn() {
  // What the window says of the button that the pointer still rests on was said of this step.
  QStatusTipEvent nothing{QString()};
  QCoreApplication::sendEvent(this, &nothing);
  if (!isAtEnd()) return showStep(m_step + 1, LessonStage::Going::On);
  m_host.settings->setNumber(keyOf("at").constData(), 0);
  const std::optional<std::size_t> next = nextLesson();
  next ? openLesson(*next) : showAll();
}

void LessonsPage::showStep(std::size_t step, LessonStage::Going going) {
  if (!m_open || step >= lesson().steps.size()) return;
  closeStep();
  m_step = step;
  m_header->setStep(static_cast<int>(step), static_cast<int>(lesson().steps.size()));
  m_host.settings->setNumber(keyOf("at").constData(), static_cast<double>(step));
  const QByteArray seen = keyOf("seen");
  m_host.settings->setNumber(
      seen.constData(),
      std::max(m_host.settings->choice(seen.constData(), 0, kMostSteps), static_cast<int>(step + 1)));
  if (!m_hasToldOfLoss && !m_host.settings->isKept()) {
    m_hasToldOfLoss = true;
    complain(tr("Your progress cannot be saved because the settings file is not writable."));
  }
  m_stage->show(step, going);
  updateActions();
  Q_EMIT commandsChanged();
}

void LessonsPage::ask() {
  if (!lesson().steps[m_step].questions.empty())
    m_pane->setQuestion(m_desk->begin(m_lessons[*m_open].lesson, m_lessons[*m_open].key, m_step));
}

void LessonsPage::updateActions() {
  const bool isOpen = m_open.has_value();
  m_actions[LessonCommand::Next]->setEnabled(isOpen);
  m_actions[LessonCommand::Previous]->setEnabled(isOpen && m_step > 0);
  m_actions[LessonCommand::Restore]->setEnabled(isOpen);
  m_actions[LessonCommand::All]->setEnabled(isOpen);
  m_actions.retranslate();
  if (!isOpen || !isAtEnd()) return;
  const std::optional<std::size_t> next = nextLesson();
  setCommandText(
      m_actions[LessonCommand::Next], next ? tr("&Next lesson") : tr("Do&ne"),
      next ? tr("End of this lesson. Next: “%1”.").arg(QString::fromStdString(m_lessons[*next].lesson->title))
           : tr("End of the last lesson."));
}

// ---- Lessons of one's own -------------------------------------------------------------------------------------------

bool LessonsPage::opens(const files::Recognised& file) { return file.is(files::Kind::Lesson); }

QList<FileKind> LessonsPage::readable() const { return {{tr("Lessons (%1)"), {QStringLiteral("*.md")}}}; }

Reading LessonsPage::open(const QString& path) {
  const KeptLesson read = lessonFrom(path);
  if (!read.lesson) return Reading::failed(read.fault);
  m_own.removeAll(path);
  m_own += path;
  readLessons();
  tellLessons();
  openLesson(m_lessons.size() - 1);
  return Reading::taken();
}

Page* LessonsPage::guest() const { return m_guests->front(); }

// ---- What the window asks -------------------------------------------------------------------------------------------

setup::Words LessonsPage::place() const {
  setup::Words out;
  if (!m_open) return out;
  const KeptLesson& open = m_lessons[*m_open];
  out.set("lesson", open.key.toStdString());
  if (!open.path.isEmpty()) out.set("own", open.path.toStdString());
  return out;
}

Reading LessonsPage::takePlace(const setup::Words& place) {
  // One's own is read again, if it is still there.
  if (const std::string* own = place.find("own")) {
    const QString path = QString::fromStdString(*own);
    if (QFileInfo::exists(path)) (void)open(path);
    return Reading::taken();
  }
  const std::string* key = place.find("lesson");
  if (const auto row = key ? rowOf(m_lessons, QString::fromStdString(*key)) : std::nullopt) openLesson(*row);
  return Reading::taken();
}

// New, Open and whatever else is about documents is not here: a lesson has none. Of the panel its steps show what they name.
CommandState LessonsPage::state(Command command) const {
  if (!m_open || !guest() || command == Command::New || command == Command::ExportTrace ||
      command == Command::PanelVisible)
    return {};
  return guest()->state(command);
}

void LessonsPage::run(Command command, bool checked) {
  if (m_open && guest()) guest()->run(command, checked);
}

PageParts LessonsPage::parts() const {
  PageParts out;
  if (m_open && guest()) out = guest()->parts();
  out.file.clear();
  for (QAction* action : std::as_const(out.elsewhere)) out.game.removeAll(action);
  // Nothing stands above the step and below it but its header. What the tools are for goes by keys all the same.
  for (const QList<QAction*>& tools : {out.toolBar, out.toolBarEnd})
    for (QAction* tool : tools)
      if (!tool->isSeparator()) out.others += tool;
  out.toolBar.clear();
  out.toolBarEnd.clear();
  out.others += out.offers;
  out.offers.clear();
  out.hasOwnHeader = m_open.has_value();
  out.showsStatus = false;
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
  const bool isSeen = m_open ? !guest() || guest()->isSettled() : m_list->isDrawn();
  return m_stage->isSettled() && m_desk->isSettled() && isSeen;
}
void LessonsPage::left() {
  m_stage->halt();
  m_guests->leave();
}
void LessonsPage::entered() {
  if (m_open) m_guests->enter();
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
void LessonsPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  fitPane();
}
// What a step shows beside its text may ask for more than its share.
bool LessonsPage::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) fitPane();
  return Page::event(event);
}
void LessonsPage::fitPane() {
  m_pane->setFixedWidth(std::max(std::clamp(width() * kPanePercent / 100, kPaneLeast, LessonPane::kWidth),
                                 m_pane->minimumSizeHint().width()));
}

}  // namespace searchlight::ui
