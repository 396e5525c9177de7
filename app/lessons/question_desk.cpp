// app/lessons/question_desk.cpp: from a block of the lesson to a verdict.
#include "app/lessons/question_desk.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <algorithm>
#include <utility>

#include "app/lessons/guests.h"
#include "app/lessons/lesson_library.h"
#include "app/shell/comparable.h"
#include "app/shell/settings.h"
#include "app/shell/workbench_page.h"
#include "core/geometry/point.h"
#include "core/lessons/asked.h"
#include "widgets/board/board_view.h"
#include "widgets/grid/grid_view.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

namespace {

using lessons::QuestionKind;

constexpr int kRestMs = 300;
// So many failures until there is a hint, which each more makes plainer.
constexpr int kFailuresToHint = 3;

// A letter that is typed there is wanted there.
bool isForTyping(const QWidget* part) {
  const auto* line = qobject_cast<const QLineEdit*>(part);
  const auto* text = qobject_cast<const QTextEdit*>(part);
  const auto* plain = qobject_cast<const QPlainTextEdit*>(part);
  const auto* list = qobject_cast<const QComboBox*>(part);
  return (line && !line->isReadOnly()) || (text && !text->isReadOnly()) || (plain && !plain->isReadOnly()) ||
         (list && list->isEditable()) || qobject_cast<const QAbstractSpinBox*>(part);
}

}  // namespace

// ---- A board to ask on ----------------------------------------------------------------------------------------------

QuestionDesk::QuestionDesk(Guests* guests, Settings* settings, QObject* parent)
    : QObject(parent), m_guests(guests), m_settings(settings) {
  m_wait.setSingleShot(true);
  m_wait.setInterval(kRestMs);
  connect(&m_wait, &QTimer::timeout, this, &QuestionDesk::onTouched);
  connect(guests, &Guests::changed, this, [this] {
    if (m_question && !m_isShowing) m_wait.start();
  });
  connect(guests, &Guests::frontChanged, this, &QuestionDesk::onGuest);
}

QuestionDesk::~QuestionDesk() { end(); }

void QuestionDesk::onGuest() {
  auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (!page) return;
  connect(&page->workbench(), &SearchWorkbench::nodeShown, this, &QuestionDesk::onNode, Qt::UniqueConnection);
  connect(page->transport(), &Transport::moved, this, &QuestionDesk::onMoved, Qt::UniqueConnection);
}

QuestionBox* QuestionDesk::begin(std::shared_ptr<const lessons::Lesson> lesson, const QString& name,
                                 std::size_t step) {
  end();
  // Who comes back to a board that was not answered, in another language perhaps, finds it again.
  const bool isSame = name == m_name && step == m_step && !m_isCounted;
  m_lesson = std::move(lesson);
  m_name = name;
  m_step = step;
  if (!isSame) m_which = 0;
  m_box = new QuestionBox;
  connect(m_box, &QuestionBox::moreWanted, this, [this] {
    ++m_which;
    make(false);
  });
  connect(m_box, &QuestionBox::undoWanted, this, &QuestionDesk::takeBack);
  connect(m_box, &QuestionBox::numberGiven, this, [this](double number) { give({.number = number}, true); });
  const QuestionScore score = QuestionScore::of(*m_settings, name);
  m_box->setScore(score.right(), score.asked());
  make(isSame);
  return m_box;
}

// The event that the run stands at has nothing to do with what is asked, and its mark would be the strongest on the board.
void QuestionDesk::tellEvents(bool tell) {
  for (BoardView* board : m_guests->findChildren<BoardView*>()) board->overlay().setEventTold(tell);
}

void QuestionDesk::end() {
  tellEvents(true);
  Q_EMIT cheaperShown({});
  m_task.cancel();
  m_wait.stop();
  m_question.reset();
  m_picked.clear();
  m_box.clear();
  Q_EMIT marked({});
}

template <class Work, class Then>
void QuestionDesk::onThread(Work work, Then then) {
  m_task.ask(
      [work = std::move(work), then = std::move(then)](const std::stop_token& stop) {
        return std::function<void()>([then, made = work(stop)] { then(made); });
      },
      [this](const TaskResult<std::function<void()>>& result) {
        if (result) return (*result)();
        m_question ? void(Q_EMIT failed(result.why())) : failToAsk(result.why());
      });
}

// Nothing is asked: no board that belongs to something else stands beside the text, and no field that nothing would come of.
void QuestionDesk::failToAsk(const QString& why) {
  m_question.reset();
  if (m_box) m_box->seek({}, hasMore());
  if (m_box) m_box->tell(QuestionBox::Mood::None, {});
  m_guests->showNothing();
  Q_EMIT failed(why);
}

// A step's questions take turns.
const lessons::QuestionBlock& QuestionDesk::block() const {
  const auto& all = m_lesson->steps[m_step].questions;
  return all[m_which % all.size()];
}

bool QuestionDesk::hasMore() const {
  return block().isByChance || m_lesson->steps[m_step].questions.size() > 1;
}

// Each board is another one, from one sitting to the next.
constexpr double kMostSeeds = 1e12;
void QuestionDesk::make(bool isSame) {
  const QByteArray key = lessonKey(m_name, "seed");
  const double seed = m_settings->number(key.constData(), 0, 0, kMostSeeds) + (isSame ? 0 : 1);
  m_settings->setNumber(key.constData(), seed);
  m_question.reset();
  m_box->seek(tr("Looking for a board…"), hasMore());
  using Made = std::optional<lessons::Question>;
  onThread(
      [lesson = m_lesson, block = block(), seed](const std::stop_token& stop) {
        return lessons::makeQuestion(*lesson, block, static_cast<std::uint64_t>(seed), stop);
      },
      [this](const Made& made) {
        if (!made) return failToAsk(tr("No suitable board could be generated."));
        m_question = std::make_shared<const lessons::Question>(*made);
        m_box->ask(promptOf(*m_question), m_question->kind == QuestionKind::Cost, hasMore());
        m_isCounted = m_hasLooked = m_wasWrong = false;
        m_failures = 0;
        m_hint.clear();
        showAgain();
      });
}

void QuestionDesk::showAgain() {
  if (!m_question) return;
  m_wait.stop();
  setup::SetUp setUp = m_question->setUp;
  if (isPlayed(*m_question) || lessons::asksForCostlier(m_question->kind)) {
    setUp.cursor.reset();  // at the end: the way is seen
  } else {
    setUp.cursor = m_question->position;
  }
  m_isShowing = true;
  const Reading taken = m_guests->show(setUp, QString::fromStdString(m_lesson->fileName));
  m_isShowing = false;
  if (taken.hasFailed()) return failToAsk(taken.why());
  m_askedAt = placeInHistory(*m_guests->front());
  // Whole boards are chosen in OPEN. Of cells OPEN would tell the answer: it lists what is taken next, first.
  const bool isChosenInOpen =
      !lessons::statesAreCells(m_question->setUp.page) && isOfMoment(m_question->kind);
  auto* shown = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (shown) shown->workbench().showPart(isChosenInOpen ? "open" : std::string_view());
  // There are no tools to choose from in a lesson: where walls are asked for, they are in hand.
  const bool drawsWalls = m_question->kind == QuestionKind::Mislead;
  for (GridView* board : m_guests->findChildren<GridView*>())
    board->setTool(drawsWalls ? std::optional(GridView::Tool::Wall) : std::nullopt);
  tellEvents(false);
  ready();
  if (shown)
    if (const std::optional<Point> cell = firstCell(*m_question, *shown))
      for (BoardView* board : shown->findChildren<BoardView*>()) board->setCursorCell(*cell);
  QTimer::singleShot(0, m_box, [this] { takeFocus(); });  // a box that is new is seen then
  Q_EMIT asked();
}

// A number is typed at once, and a game played, unless something else is being typed.
void QuestionDesk::takeFocus() {
  const QWidget* focus = QApplication::focusWidget();
  if (!m_question || !m_box || (focus && (focus->window() != m_box->window() || isForTyping(focus)))) return;
  if (m_question->kind == QuestionKind::Cost && m_box->field().isVisible())
    m_box->field().setFocus(Qt::OtherFocusReason);
  else if (isPlayed(*m_question) && m_guests->front())
    m_guests->front()->takeFocus(Qt::OtherFocusReason);
}

// The board is as it was asked about, and nothing is answered yet.
void QuestionDesk::ready() {
  m_isAnswered = m_isThere = m_isAway = false;
  m_picked.clear();
  m_order.clear();
  m_taken.clear();
  const Snapshot now = m_guests->front()->snapshot();
  m_before = goalOrBoard(*m_question, now);
  m_given = givenOn(*m_question, now);
  m_box->tell(QuestionBox::Mood::None, {});
  m_box->offerUndo(false);
  onMoved();
  markPicked();
}

// An answer on another board would be held against the one that was asked about.
bool QuestionDesk::isStillAsked() {
  const Page* page = m_guests->front();
  const bool isAway = !page || (!isPlayed(*m_question) && givenOn(*m_question, page->snapshot()) != m_given);
  if (std::exchange(m_isAway, isAway) && !isAway) m_box->tell(QuestionBox::Mood::None, {});
  if (!isAway) return true;
  m_box->tell(QuestionBox::Mood::None,
              tr("The board no longer matches the question. “Back to the lesson” restores it."));
  return false;
}

// Who has gone on with the run has seen what is expanded next, unless it was only skipped until then.
void QuestionDesk::onMoved() {
  const auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (!page || !m_question || m_isShowing) return;
  const std::size_t at = page->transport()->position();
  m_isThere |= at == m_question->position;
  if (!m_isThere || at <= m_question->position) return;
  if (m_question->kind == QuestionKind::Cost)
    m_hasLooked |= page->transport()->isAtEnd();  // it tells the cost there
  if (!isOfMoment(m_question->kind) || !page->search().hasSearch()) return;
  const auto next = lessons::expansionFrom(page->search().session().trace(), m_question->position);
  m_hasLooked |= next && *next < at;
}

// ---- What is done on it ---------------------------------------------------------------------------------------------

void QuestionDesk::onNode(std::optional<search::NodeId> node) {
  auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (!page || !m_question || m_isShowing || m_isAnswered || m_task.isBusy()) return;
  // A cell may be one that no search has met.
  std::string state = page->snapshot().words.selection;
  if (state.empty() && node && page->search().hasSearch()) state = page->search().session().stateText(*node);
  if (state.empty()) return;
  // What is clicked is not chosen, so that it can be clicked again.
  if (pointFromText(state))
    QTimer::singleShot(0, page, [page] {
      for (BoardView* board : page->findChildren<BoardView*>()) board->select(std::nullopt);
    });
  switch (m_question->kind) {
    case QuestionKind::Next: m_picked = {state}; return give({.states = {state}}, true);
    case QuestionKind::Order: return pick(state);
    case QuestionKind::Move: {
      const auto from = pointFromText(questionWord(m_question->setUp.question, "from")),
                 to = pointFromText(state);
      if (isPlayed(*m_question) || !from || !to) return;
      m_picked = {state};
      return give({.move = std::pair(*from, *to)}, true);
    }
    default: return;
  }
}

// A click more takes back what was picked last or before.
void QuestionDesk::pick(const std::string& state) {
  const std::vector<std::string>& choices = m_question->choices;
  if (m_picked.size() == choices.size()) {
    m_picked.clear();
    m_order.clear();
  }
  if (std::ranges::find(choices, state) == choices.end())
    return m_box->tell(QuestionBox::Mood::None,
                       tr("%1 is not one of the cells in the question.").arg(cellName(state)));
  if (std::erase(m_picked, state) == 0) m_picked.push_back(state);
  QStringList told;
  for (const std::string& one : m_picked) told += cellName(one);
  m_box->tell(QuestionBox::Mood::None, told.join(QStringLiteral(" → ")));
  markPicked();
  if (m_picked.size() == choices.size()) give({.states = m_picked}, true);
}

// Those that are to be put in order, with their numbers as far as they have one; else what was answered.
void QuestionDesk::markPicked() {
  std::vector<MarkedState> marks;
  if (m_question->kind == QuestionKind::Order) {
    for (const std::string& state : m_question->choices) {
      const auto at = std::ranges::find(m_picked, state) - m_picked.begin();
      const bool isPicked = at < std::ssize(m_picked);
      const auto right = std::ranges::find(m_order, state) - m_order.begin();
      QString label = isPicked ? QString::number(at + 1) : QStringLiteral("?");
      if (right < std::ssize(m_order) && right != at)
        label = tr("%1, not %2", "places in an order").arg(right + 1).arg(label);
      marks.push_back({state, label});
    }
  } else {
    for (const std::string& state : m_picked)
      marks.push_back({state, m_isAnswered ? tr("right") : tr("wrong")});
    if (!m_isAnswered && !m_picked.empty() && !m_taken.empty()) marks.push_back({m_taken, tr("this one")});
  }
  if (hintGrade() == 3)
    for (const Point cell : m_hint) marks.push_back({coordinates(cell), {}});
  Q_EMIT marked(marks);
}

void QuestionDesk::onTouched() {
  const auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (!page || !m_question || m_task.isBusy()) return;
  if (isPlayed(*m_question)) return readMove(*page);
  if (!lessons::asksForCostlier(m_question->kind) || !isStillAsked()) return;
  std::string now = goalOrBoard(*m_question, page->snapshot());
  if (now.empty() || now == std::exchange(m_before, now)) return;
  m_isAnswered = false;  // another goal, other walls: another try
  if (m_question->kind == QuestionKind::Mislead) return give({.board = std::move(now)}, false);
  if (const auto goal = pointFromText(now)) give({.goal = goal}, false);
}

void QuestionDesk::readMove(const WorkbenchPage& page) {
  onThread([question = m_question,
            now = page.snapshot()](const std::stop_token&) { return moveMade(*question, now); },
           [this](const MoveMade& made) {
             if (!m_guests->front()) return;
             if (made.isAsAsked) return ready();
             m_box->offerUndo(true);
             if (made.answer && !m_isAnswered) give(*made.answer, true);
             if (!made.answer && m_box->mood() == QuestionBox::Mood::None)
               m_box->tell(QuestionBox::Mood::None,
                           tr("You made several moves: use Undo, then make only one."));
           });
}

// The page's own Undo, as often as it takes to come back to what was asked about.
void QuestionDesk::takeBack() {
  m_box->offerUndo(false);
  Page* page = m_guests->front();
  if (!page) return;
  while (placeInHistory(*page) != m_askedAt && page->state(Command::Undo).isEnabled)
    page->run(Command::Undo, false);
  page->takeFocus(Qt::OtherFocusReason);
}

void QuestionDesk::give(lessons::Answer answer, bool counts) {
  if (!m_question || m_task.isBusy() || !isStillAsked()) return;
  struct Judged {
    lessons::Verdict verdict;
    std::vector<Point> hint;
  };
  // What would do is looked for when it is to be told.
  const bool wantsHint =
      lessons::asksForCostlier(m_question->kind) && m_failures >= kFailuresToHint - 1 && m_hint.empty();
  onThread(
      [question = m_question, answer = std::move(answer), wantsHint](const std::stop_token& stop) {
        Judged out{lessons::judge(*question, answer, stop), {}};
        if (!wantsHint || out.verdict.isRight) return out;
        if (const auto right = lessons::rightAnswer(*question, stop))
          out.hint = lessons::changedCells(*question, *right);
        return out;
      },
      [this, counts](const Judged& judged) {
        if (!judged.hint.empty()) m_hint = judged.hint;
        tell(judged.verdict, counts);
      });
}

// 0: there is none yet.
int QuestionDesk::hintGrade() const {
  return m_question && !m_isAnswered && lessons::asksForCostlier(m_question->kind)
             ? std::clamp(m_failures - kFailuresToHint + 1, 0, 3)
             : 0;
}

// The first answer counts; where one tries until it is done (a goal that is dragged, walls), the one that is right.
void QuestionDesk::tell(const lessons::Verdict& verdict, bool counts) {
  if (!m_box) return;
  m_isAnswered = verdict.isRight;
  m_taken = verdict.right.state;
  m_order.clear();
  if (!verdict.isRight)
    for (const lessons::Weighed& one : verdict.order) m_order.push_back(one.state);
  if (!verdict.isRight) ++m_failures;
  const int grade = hintGrade();
  QString words = wordsOf(*m_question, verdict);
  const auto add = [&words](const QString& more) { words = bothSentences(words, more); };
  if (verdict.isRight && m_isCounted && m_wasWrong) add(tr("Only the first answer counts."));
  if (!verdict.isRight && isPlayed(*m_question)) add(tr("Use Undo to take back the move."));
  if (grade > 0) add(hintOf(*m_question, grade, m_hint));
  Q_EMIT cheaperShown(verdict.cheaper);
  const bool isNew = !m_isCounted && (counts || verdict.isRight);
  const bool isWorthNothing = m_hasLooked;  // the way that is shown below is no look ahead
  if (isNew && isWorthNothing) add(tr("Not counted: the run has already shown the answer."));
  m_box->tell(verdict.isRight ? QuestionBox::Mood::Right : QuestionBox::Mood::Wrong, words);
  markPicked();
  if (m_question->kind == QuestionKind::Cost) showPath();
  if (!isNew) return;
  m_isCounted = true;
  m_wasWrong = !verdict.isRight;
  if (isWorthNothing) return;
  m_settings->refresh();  // another window may have counted meanwhile
  QuestionScore score = QuestionScore::of(*m_settings, m_name);
  score.add(verdict.isRight);
  m_settings->setNumber(lessonKey(m_name, "score").constData(), score.number());
  m_settings->refresh();
  m_box->setScore(score.right(), score.asked());
}

// What it costs is told now: the way may be seen.
void QuestionDesk::showPath() {
  Transport* player = m_guests->front() ? m_guests->front()->transport() : nullptr;
  if (player && player->hasSearch()) player->toEnd();
}

}  // namespace searchlight::ui
