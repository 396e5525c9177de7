// app/lessons/question_desk.cpp: from a block of the lesson to a verdict.
#include "app/lessons/question_desk.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "app/lessons/guests.h"
#include "app/lessons/lesson_library.h"
#include "app/lessons/verdict_words.h"
#include "app/shell/settings.h"
#include "app/shell/workbench_page.h"
#include "core/geometry/point_text.h"
#include "core/grid/map_format.h"
#include "core/lessons/asked.h"
#include "widgets/board/board_view.h"

namespace searchlight::ui {

namespace {

using lessons::QuestionKind;

constexpr int kRestMs = 300;

std::string questionWord(const setup::Words& words, std::string_view name) {
  const std::string* found = words.find(name);
  return found ? *found : std::string();
}

// Whether it is about one moment of the run.
bool isOfMoment(QuestionKind kind) { return kind == QuestionKind::Next || kind == QuestionKind::Order; }

// Whether it is the board that was asked about. Of a level the worker may have walked.
bool isSameBoard(const lessons::Asked& before, const lessons::Asked& now) {
  const auto* one = std::get_if<lessons::AskedLevel>(&before);
  const auto* other = std::get_if<lessons::AskedLevel>(&now);
  if (one && other) return one->level.opening().boxes == other->level.opening().boxes;
  return lessons::setUpOf(before, {}).board.text == lessons::setUpOf(now, {}).board.text;
}

// Where the answer is a move of the game, and no place of a search: no search is seen.
bool isPlayed(const lessons::Question& question) {
  return questionWord(question.setUp.question, "light") == "no";
}

}  // namespace

// ---- The score ------------------------------------------------------------------------------------------------------

QuestionScore::QuestionScore(double kept) {
  if (kept >= 1 && kept < (2 << kMost)) m_bits = static_cast<unsigned>(kept);
}

void QuestionScore::add(bool isRight) {
  if (asked() == kMost) m_bits = (m_bits & ((1u << (kMost - 1)) - 1)) | (1u << (kMost - 1));
  m_bits = m_bits << 1 | (isRight ? 1u : 0u);
}

int QuestionScore::right() const { return std::popcount(m_bits) - 1; }
int QuestionScore::asked() const { return std::bit_width(m_bits) - 1; }

QuestionScore QuestionDesk::scoreOf(const Settings& settings, const QString& lesson) {
  return QuestionScore(settings.number(lessonKey(lesson, "score").constData(), 1));
}

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
  m_lesson = std::move(lesson);
  m_name = name;
  m_step = step;
  m_which = 0;
  m_box = new QuestionBox;
  connect(m_box, &QuestionBox::moreWanted, this, [this] {
    ++m_which;
    make();
  });
  connect(m_box, &QuestionBox::undoWanted, this, &QuestionDesk::takeBack);
  connect(m_box, &QuestionBox::numberGiven, this, [this](double number) { give({.number = number}, true); });
  const QuestionScore score = scoreOf(*m_settings, name);
  m_box->setScore(score.right(), score.asked());
  make();
  return m_box;
}

void QuestionDesk::hidePanel(bool hide) {
  auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (!page || hide == m_isPanelHidden || (hide && !page->workbench().isPanelVisible())) return;
  m_isPanelHidden = hide;
  page->run(Command::PanelVisible, !hide);
}

// The event that the run stands at has nothing to do with what is asked, and its mark would be the strongest on the board.
void QuestionDesk::tellEvents(bool tell) {
  for (BoardView* board : m_guests->findChildren<BoardView*>()) board->overlay().setEventTold(tell);
}

void QuestionDesk::end() {
  hidePanel(false);
  tellEvents(true);
  m_task.cancel();
  m_wait.stop();
  m_question.reset();
  m_picked.clear();
  m_box.clear();
  Q_EMIT marked({});
}

template <class Work, class Then>
void QuestionDesk::onThread(Work work, Then then) {
  m_task.post(std::move(work), std::move(then),
              [this](const QString& why) { m_question ? void(Q_EMIT failed(why)) : failToAsk(why); });
}

// Nothing is asked: no board that belongs to something else stands beside the text.
void QuestionDesk::failToAsk(const QString& why) {
  if (m_box) m_box->tell(QuestionBox::Mood::None, {});
  m_guests->showNothing();
  Q_EMIT failed(why);
}

// A step's questions take turns.
const lessons::QuestionBlock& QuestionDesk::block() const {
  const auto& all = m_lesson->steps[m_step].questions;
  return all[m_which % all.size()];
}

// Each board is another one, from one sitting to the next.
void QuestionDesk::make() {
  const QByteArray key = lessonKey(m_name, "seed");
  const double seed = m_settings->number(key.constData(), 0) + 1;
  m_settings->setNumber(key.constData(), seed);
  m_question.reset();
  m_box->seek(tr("Looking for a board…"));
  using Made = std::optional<lessons::Question>;
  onThread(
      [lesson = m_lesson, block = block(), seed](const std::stop_token& stop) {
        return lessons::makeQuestion(*lesson, block, static_cast<std::uint64_t>(seed), stop);
      },
      [this](const Made& made) {
        if (!made) return failToAsk(tr("No board came about that could be asked on."));
        m_question = std::make_shared<const lessons::Question>(*made);
        const bool hasMore = block().isByChance || m_lesson->steps[m_step].questions.size() > 1;
        m_box->ask(promptOf(*m_question), m_question->kind == QuestionKind::Cost, hasMore);
        m_isCounted = m_hasLooked = m_wasWrong = false;
        showAgain();
      });
}

void QuestionDesk::showAgain() {
  if (!m_question) return;
  m_wait.stop();
  setup::SetUp setUp = m_question->setUp;
  if (isPlayed(*m_question) || lessons::asksForDearer(m_question->kind)) {
    setUp.cursor.reset();  // at the end: the way is seen
  } else {
    setUp.cursor = m_question->position;
  }
  m_isShowing = true;
  const Reading taken = m_guests->show(setUp, QString::fromStdString(m_lesson->fileName));
  m_isShowing = false;
  if (taken.hasFailed()) return Q_EMIT failed(taken.why());
  // What tells the answer is away until it is found: OPEN lists what is taken next, first, and a game's panel has hints, what is
  // still needed, and other levels.
  const bool isCellAsked = lessons::statesAreCells(m_question->setUp.page) && isOfMoment(m_question->kind);
  hidePanel(isPlayed(*m_question) || isCellAsked);
  tellEvents(false);
  ready();
  Q_EMIT asked();
}

// The board is as it was asked about, and nothing is answered yet.
void QuestionDesk::ready() {
  m_isAnswered = m_isThere = m_isAway = false;
  m_picked.clear();
  m_order.clear();
  m_taken.clear();
  m_before = goalOrBoard(*m_guests->front());
  m_given = givenOn(*m_guests->front());
  m_box->tell(QuestionBox::Mood::None, {});
  m_box->offerUndo(false);
  onMoved();
  markPicked();
}

// What an answer by drawing changes; empty where it is none of these.
std::string QuestionDesk::goalOrBoard(const Page& page) const {
  if (m_question->kind == QuestionKind::Mislead) return page.snapshot().boardText();
  if (m_question->kind != QuestionKind::Fail) return {};
  const Snapshot now = page.snapshot();
  setup::SetUp seen = m_question->setUp;
  seen.question = now.words.question;
  seen.board.text = now.boardText();
  try {
    const lessons::Asked asked = lessons::askedFrom(seen, "question", 0);
    const auto* route = std::get_if<lessons::AskedRoute>(&asked);
    return route ? coordinates(route->question.to) : std::string();
  } catch (const FormatError&) {
    return {};  // there is no goal now
  }
}

QuestionDesk::Given QuestionDesk::givenOn(const Page& page) const {
  const Snapshot now = page.snapshot();
  Given out{now.words.question, now ? now.boardText() : std::string()};
  if (!lessons::asksForDearer(m_question->kind)) return out;
  // Of a goal that is dragged the rest of the map, of walls that are drawn the ends.
  try {
    grid::MapDocument map = grid::readMap(out.board, {});
    map.goal.reset();
    out.board = grid::writePlainMap(map);
    if (m_question->kind == QuestionKind::Mislead) {
      const grid::MapDocument ends = grid::readMap(now.boardText(), {});
      out.board = ends.start && ends.goal ? pairText(*ends.start, *ends.goal) : std::string();
    }
  } catch (const FormatError&) {  // it is no map that could be asked about
    out.board.clear();
  }
  return out;
}

// An answer on another board would be held against the one that was asked about.
bool QuestionDesk::isStillAsked() {
  const bool isAway = !isPlayed(*m_question) && givenOn(*m_guests->front()) != m_given;
  if (std::exchange(m_isAway, isAway) && !isAway) m_box->tell(QuestionBox::Mood::None, {});
  if (!isAway) return true;
  m_box->tell(QuestionBox::Mood::None,
              tr("Something else is shown now than was asked about. “Back to the lesson” brings that back."));
  return false;
}

// Who has gone on with the run has seen what is expanded next.
void QuestionDesk::onMoved() {
  const auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (!page || !m_question || m_isShowing || !isOfMoment(m_question->kind)) return;
  const std::size_t at = page->transport()->position();
  if (m_isThere && at > m_question->position) m_hasLooked = true;
  m_isThere |= at == m_question->position;
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
    return m_box->tell(QuestionBox::Mood::None, tr("%1 is not among them.").arg(cellName(state)));
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
  Q_EMIT marked(marks);
}

void QuestionDesk::onTouched() {
  const auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (!page || !m_question || m_task.isBusy()) return;
  if (isPlayed(*m_question)) return readMove(*page);
  if (!lessons::asksForDearer(m_question->kind) || !isStillAsked()) return;
  std::string now = goalOrBoard(*page);
  if (now.empty() || now == std::exchange(m_before, now)) return;
  m_isAnswered = false;  // another goal, other walls: another try
  if (m_question->kind == QuestionKind::Mislead) return give({.board = std::move(now)}, false);
  if (const auto goal = pointFromText(now)) give({.goal = goal}, false);
}

// The one move that leads from the board that was asked about to the one that is there; none: it is the board itself, after Undo.
void QuestionDesk::readMove(const WorkbenchPage& page) {
  const Snapshot now = page.snapshot();
  struct Read {
    bool isAsAsked = false;
    std::optional<lessons::Answer> answer;
  };
  onThread(
      [question = m_question, now](const std::stop_token&) -> Read {
        setup::SetUp seen = question->setUp;
        const auto boardOf = [&](const lessons::Asked& asked) {
          return lessons::setUpOf(asked, seen).board.text;
        };
        const lessons::Asked before = lessons::askedFrom(question->setUp, "question", 0);
        setup::SetUp after = seen;
        after.board.text = now.boardText();
        const lessons::Asked seenNow = lessons::askedFrom(after, "question", 0);
        if (isSameBoard(before, seenNow)) return {.isAsAsked = true, .answer = {}};
        const auto there = boardOf(seenNow);
        for (const auto& move : lessons::movesOf(before))
          if (boardOf(lessons::moved(before, move).asked) == there)
            return {.isAsAsked = false, .answer = lessons::Answer{.move = move}};
        return {};
      },
      [this](const Read& read) {
        if (read.isAsAsked) return ready();
        m_box->offerUndo(true);
        if (read.answer && !m_isAnswered) give(*read.answer, true);
      });
}

// The page's own Undo; offered again when something is still there to be taken back.
void QuestionDesk::takeBack() {
  m_box->offerUndo(false);
  m_guests->front()->run(Command::Undo, false);
  m_guests->front()->takeFocus(Qt::OtherFocusReason);
}

void QuestionDesk::give(lessons::Answer answer, bool counts) {
  if (!m_question || m_task.isBusy() || !isStillAsked()) return;
  onThread([question = m_question, answer = std::move(answer)](
               const std::stop_token& stop) { return lessons::judge(*question, answer, stop); },
           [this, counts](const lessons::Verdict& verdict) { tell(verdict, counts); });
}

// The first answer counts; where one tries until it is done (a goal that is dragged, walls), the one that is right.
void QuestionDesk::tell(const lessons::Verdict& verdict, bool counts) {
  if (!m_box) return;
  m_isAnswered = verdict.isRight;
  m_taken = verdict.right.state;
  m_order.clear();
  if (!verdict.isRight)
    for (const lessons::Weighed& one : verdict.order) m_order.push_back(one.state);
  QString words = wordsOf(*m_question, verdict);
  const auto add = [&words](const QString& more) { words = tr("%1 %2", "two sentences").arg(words, more); };
  if (verdict.isRight && m_isCounted && m_wasWrong) add(tr("The first answer has counted."));
  if (!verdict.isRight && isPlayed(*m_question)) add(tr("Undo takes it back."));
  const bool isNew = !m_isCounted && (counts || verdict.isRight);
  if (isNew && m_hasLooked) add(tr("It is not counted: the run has shown it."));
  m_box->tell(verdict.isRight ? QuestionBox::Mood::Right : QuestionBox::Mood::Wrong, words);
  markPicked();
  if (!isNew) return;
  m_isCounted = true;
  m_wasWrong = !verdict.isRight;
  if (m_hasLooked) return;
  QuestionScore score = scoreOf(*m_settings, m_name);
  score.add(verdict.isRight);
  m_settings->setNumber(lessonKey(m_name, "score").constData(), score.number());
  m_box->setScore(score.right(), score.asked());
}

}  // namespace searchlight::ui
