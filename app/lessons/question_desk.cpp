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

namespace searchlight::ui {

namespace {

using lessons::QuestionKind;

constexpr int kRestMs = 300;

std::string questionWord(const setup::Words& words, std::string_view name) {
  const std::string* found = words.find(name);
  return found ? *found : std::string();
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
  if (auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front()))
    connect(&page->workbench(), &SearchWorkbench::nodeShown, this, &QuestionDesk::onNode,
            Qt::UniqueConnection);
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

void QuestionDesk::end() {
  hidePanel(false);
  m_task.cancel();
  m_wait.stop();
  m_question.reset();
  m_picked.clear();
  m_box.clear();
}

template <class Work, class Then>
void QuestionDesk::onThread(Work work, Then then) {
  m_task.post(std::move(work), std::move(then), [this](const QString& why) { Q_EMIT failed(why); });
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
  m_box->tell(QuestionBox::Mood::Thinking, {});
  using Made = std::optional<lessons::Question>;
  onThread(
      [lesson = m_lesson, block = block(), seed](const std::stop_token& stop) {
        return lessons::makeQuestion(*lesson, block, static_cast<std::uint64_t>(seed), stop);
      },
      [this](const Made& made) {
        if (!made) return Q_EMIT failed(tr("No board came about that could be asked on."));
        m_question = std::make_shared<const lessons::Question>(*made);
        const bool hasMore = block().isByChance || m_lesson->steps[m_step].questions.size() > 1;
        m_box->ask(promptOf(*m_question), m_question->kind == QuestionKind::Cost, hasMore);
        m_isCounted = m_hasLooked = false;
        showAgain();
      });
}

void QuestionDesk::showAgain() {
  if (!m_question) return;
  m_wait.stop();
  m_picked.clear();
  setup::SetUp setUp = m_question->setUp;
  const bool isSeenAtTheEnd =
      m_question->kind == QuestionKind::Fail || m_question->kind == QuestionKind::Mislead;
  if (isPlayed(*m_question) || isSeenAtTheEnd) {
    setUp.cursor.reset();
  } else {
    setUp.cursor = m_question->position;
  }
  m_isShowing = true;
  const Reading taken = m_guests->show(setUp, QString::fromStdString(m_lesson->fileName));
  m_isShowing = false;
  if (taken.hasFailed()) return Q_EMIT failed(taken.why());
  // OPEN lists what is taken next, first: where a cell can be clicked the lists are away until it is.
  hidePanel(lessons::statesAreCells(m_question->setUp.page) &&
            (m_question->kind == QuestionKind::Next || m_question->kind == QuestionKind::Order));
  const Snapshot now = m_guests->front()->snapshot();
  m_before = m_question->kind == QuestionKind::Fail      ? questionWord(now.words.question, "to")
             : m_question->kind == QuestionKind::Mislead ? now.boardText()
                                                         : std::string();
  Q_EMIT asked();
}

// ---- What is done on it ---------------------------------------------------------------------------------------------

void QuestionDesk::onNode(std::optional<search::NodeId> node) {
  auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (!page || !m_question || m_isShowing || m_task.isBusy()) return;
  // A cell may be one that no search has met.
  std::string state = page->snapshot().words.selection;
  if (state.empty() && node && page->search().hasSearch()) state = page->search().session().stateText(*node);
  if (state.empty()) return;
  switch (m_question->kind) {
    case QuestionKind::Next: return give({.states = {state}}, true);
    case QuestionKind::Order: return pick(state);
    case QuestionKind::Move: {
      const auto from = pointFromText(questionWord(m_question->setUp.question, "from")),
                 to = pointFromText(state);
      if (!isPlayed(*m_question) && from && to) give({.move = std::pair(*from, *to)}, true);
      return;
    }
    default: return;
  }
}

void QuestionDesk::pick(const std::string& state) {
  const std::vector<std::string>& choices = m_question->choices;
  if (m_picked.size() == choices.size()) m_picked.clear();
  if (std::ranges::find(choices, state) == choices.end() ||
      std::ranges::find(m_picked, state) != m_picked.end())
    return;
  m_picked.push_back(state);
  QStringList told;
  for (const std::string& one : m_picked) told += QString::fromStdString(one);
  m_box->tell(QuestionBox::Mood::None, told.join(QStringLiteral(" → ")));
  if (m_picked.size() == choices.size()) give({.states = m_picked}, true);
}

void QuestionDesk::onTouched() {
  const auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  if (!page || !m_question || m_task.isBusy()) return;
  if (isPlayed(*m_question)) return readMove(*page);
  if (m_question->kind != QuestionKind::Fail && m_question->kind != QuestionKind::Mislead) return;
  const Snapshot now = page->snapshot();
  if (m_question->kind == QuestionKind::Fail) {
    const std::string goal = questionWord(now.words.question, "to");
    const auto cell = pointFromText(goal);
    if (goal != std::exchange(m_before, goal) && cell) give({.goal = cell}, false);
    return;
  }
  std::string board = now.boardText();
  if (board != std::exchange(m_before, board)) give({.board = std::move(board)}, false);
}

// The one move that leads from the board that was asked about to the one that is there.
void QuestionDesk::readMove(const WorkbenchPage& page) {
  const Snapshot now = page.snapshot();
  onThread(
      [question = m_question, now](const std::stop_token&) -> std::optional<lessons::Answer> {
        setup::SetUp seen = question->setUp;
        const auto boardOf = [&](const lessons::Asked& asked) {
          return lessons::setUpOf(asked, seen).board.text;
        };
        const lessons::Asked before = lessons::askedFrom(question->setUp, "question", 0);
        setup::SetUp after = seen;
        after.board.text = now.boardText();
        const auto there = boardOf(lessons::askedFrom(after, "question", 0));
        for (const auto& move : lessons::movesOf(before))
          if (boardOf(lessons::moved(before, move).asked) == there) return lessons::Answer{.move = move};
        return std::nullopt;
      },
      [this](const std::optional<lessons::Answer>& answer) {
        if (answer) give(*answer, true);
      });
}

void QuestionDesk::give(lessons::Answer answer, bool counts) {
  if (!m_question || m_task.isBusy()) return;
  // Who has gone on with the run has seen what is expanded next.
  const auto* page = dynamic_cast<WorkbenchPage*>(m_guests->front());
  const bool isOfMoment = m_question->kind == QuestionKind::Next || m_question->kind == QuestionKind::Order;
  m_hasLooked |= isOfMoment && page && page->transport()->position() != m_question->position;
  onThread([question = m_question, answer = std::move(answer)](
               const std::stop_token& stop) { return lessons::judge(*question, answer, stop); },
           [this, counts](const lessons::Verdict& verdict) { tell(verdict, counts); });
}

// The first answer counts; where one tries until it is done (a goal that is dragged, walls), the one that is right.
void QuestionDesk::tell(const lessons::Verdict& verdict, bool counts) {
  if (!m_box) return;
  m_box->tell(verdict.isRight ? QuestionBox::Mood::Right : QuestionBox::Mood::Wrong,
              wordsOf(*m_question, verdict));
  if (m_isCounted || (!counts && !verdict.isRight)) return;
  m_isCounted = true;
  if (m_hasLooked) return;  // the run has told it
  QuestionScore score = scoreOf(*m_settings, m_name);
  score.add(verdict.isRight);
  m_settings->setNumber(lessonKey(m_name, "score").constData(), score.number());
  m_box->setScore(score.right(), score.asked());
}

}  // namespace searchlight::ui
