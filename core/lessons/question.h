// core/lessons/question.h: questions that are answered by doing, and what is right: told by the run, never by a table.
//
//   std::optional<Question> question = makeQuestion(lesson, block, seed);       // usage; another seed, another board
//   show(question->setUp, question->position);                                  // the board, where the player stands
//   const Verdict verdict = judge(*question, {.states = {session.stateText(node)}});
//   if (!verdict.isRight) say(verdict);                                         // data: the window puts it into words
//
// What is asked, and what an answer is:
//   next      which node is expanded next, at `position`                        states: one, as Session::stateText has it
//   order     three that wait at `position`: in which order they are taken      states: the three `choices` in that order
//   fail      where the goal must be for the way found to be costlier than need be   goal
//   mislead   walls for which the way found is costlier than need be              board: the map's text
//   cost      what the way found costs, in the unit that is shown               number; 0.01 off is right, too
//   dead      a push after which the level cannot be solved (Sokoban)           move: the box from where to where
//   move      the next move of some shortest solution                           move: a cell to the next, a slide, a push
//
// Where several answers are right each is. Nothing here knows a lesson, a window or a language.
#pragma once
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/lessons/run.h"
#include "core/sokoban/deadlock.h"

namespace searchlight::lessons {

struct Question {
  QuestionKind kind{};
  setup::SetUp setUp;  // board and options; its cursor is `position`
  // So many events have happened. Of next and order: what follows until the next expansion leaves OPEN as it is.
  std::size_t position = 0;
  std::vector<std::string> choices;  // order: three states, shuffled
  // Where the lesson asks, for messages.
  std::string fileName;
  int line = 0;
};

inline Asked askedOf(const Question& question) {
  return askedFrom(question.setUp, question.fileName, question.line);
}

// Whether what is looked for is a way that the search finds costlier than need be, by the goal or by walls.
inline bool asksForCostlier(QuestionKind kind) {
  return kind == QuestionKind::Fail || kind == QuestionKind::Mislead;
}

struct Answer {
  std::vector<std::string> states = {};
  std::optional<double> number = {};
  std::optional<std::pair<Point, Point>> move = {};
  std::optional<Point> goal = {};
  std::string board = {};
};

// A state that is spoken of, with its numbers as shown: by `f` OPEN is ordered (Verdict::orderedBy says which number that is).
struct Weighed {
  std::string state = {};  // empty: none is spoken of
  double g = 0, h = 0, f = 0;
  std::size_t cameIn =
      0;  // the number of the event, from 1, that has put it into OPEN as it waits there; 0: none did
};

struct Verdict {
  enum class Why : std::uint8_t {
    Right,
    // next, order: `told` is the answer's, `right` goes before it
    NotWaiting,  // `told` does not wait at all
    Later,       // OPEN is ordered by f, and `right`'s is smaller
    TieLastIn,   // both have one f (or, `isCoarse`, share a bucket): what came last goes first
    TieFirstIn,  // the other way round
    TieByRank,   // both have one f, and `ties` puts `right` first
    Queue,       // whoever came first goes first
    Stack,       // it goes on from where it is: whoever came last goes first
    OtherSide,   // it is the turn of the side that `right` waits on, and `told` waits on the other: `turn`
    Otherwise,   // for another reason than an order of OPEN
    // cost: `wanted` is what it is
    OtherCost,
    // fail, mislead: `found` is what the search's way costs, `wanted` what the cheapest does
    NotCostlier,  // they are the same
    NoPath,       // there is none at all
    Lost,         // of a game: it cannot be solved any more
    CannotAsk,    // the board or goal is no good: `words` says why, in English
    // dead: `wanted` is how many pushes are still needed
    NotDead,
    Undecided,  // nobody knows: the search for a solution took too long
    // move: with it `found` are needed in all, and `wanted` would do
    NotShortest,
    NoSuchMove,  // it cannot be made
  };
  bool isRight = false;
  Why why = Why::Right;
  Weighed told = {}, right = {};
  double found = 0, wanted = 0;
  Failure words = {};
  // next, order: by which number OPEN is ordered: g, h or f; empty: by none, it is a queue or a stack.
  std::string_view orderedBy = {};
  bool isCoarse = false;                     // of a tie: not all that share its bucket have one f
  search::Ties ties = search::Ties::LastIn;  // what breaks one
  // next, order, of a search from both sides: which goes on when `right` is taken, and how many wait on it and on the other.
  struct Turn {
    bool isBackward = false;
    std::size_t waiting = 0, others = 0;
  };
  std::optional<Turn> turn = {};
  // next, rightly: why it was first, as Later (nothing in its OPEN is less), a tie's rule (`equals` more share its place), Queue,
  // Stack, or Otherwise, where no order of OPEN tells it.
  Why rule = Why::Otherwise;
  std::size_t equals = 0;
  std::vector<Weighed> order = {};  // order: what would have been right, or was
  // Lost, and dead where that is right: what is wrong, if it can be seen without a search.
  std::optional<sokoban::DeadEnd> deadEnd = {};
  double left = 0;                 // move: what is still needed then, as `wanted` counts; 0 where it is lost
  int straight = 0, diagonal = 0;  // cost of a way on cells that all cost the same: its steps; else none
  // cost, wrongly: at which event, from 1, the run reaches the goal (0: at none), and what of the run is as much as was answered.
  enum class Instead : std::uint8_t { Nothing, Cheapest, Steps, Cells, Expanded, Generated };
  std::size_t goalAt = 0;
  Instead instead = Instead::Nothing;
  // fail, mislead, rightly: a cheapest path, cell by cell, which the search has not found.
  std::vector<Point> cheaper = {};
};

// What looking for a question or an answer may take: expansions of all its searches, and cells of the boards that are read for
// them. No clock, so that one seed gives one question on every machine: a second or two at most where the program is not
// optimised, and mostly milliseconds.
class Work {
 public:
  static constexpr std::uint64_t kMost = 5'000'000;
  explicit Work(std::uint64_t most = kMost) : m_left(most) {}
  void spend(std::uint64_t amount) { m_left -= std::min(m_left, amount); }
  std::uint64_t left() const { return m_left; }
  bool isDone() const { return m_left == 0; }

 private:
  std::uint64_t m_left;
};

// The question of a lesson's block; by chance where it says so. The same seed, the same question. Nothing where no board had one
// within Work::kMost, or can have one (goals and walls for which a search fails that always finds the cheapest way); of a board
// that is given, where it has none, or is the answer already. Throws FormatError as Run does, also when it was stopped.
std::optional<Question> makeQuestion(const Lesson& lesson, const QuestionBlock& block, std::uint64_t seed,
                                     const std::stop_token& stop = {});

// Throws FormatError as Run does.
Verdict judge(const Question& question, const Answer& answer, const std::stop_token& stop = {});
// The same within what is left of some work, without `deadEnd`; where that does not do it is Undecided.
Verdict judge(const Question& question, const Answer& answer, const std::stop_token& stop, Work& work);

// Some right answer, and some wrong one that looks like an answer; for checking lessons, and for who gives up. Nothing where
// none was found in some hundred tries, or within Work::kMost (every answer may be right), and where it was stopped.
std::optional<Answer> rightAnswer(const Question& question, const std::stop_token& stop = {});
std::optional<Answer> wrongAnswer(const Question& question, const std::stop_token& stop = {});

// ---- Of this folder -------------------------------------------------------------------------------------------------------------

// What expanding a position of a level is worth of Work.
inline constexpr std::uint64_t kLevelWork = 8;

// The set-up with a board by chance, of the same domain, size and options. `isDemanding`: with a way of some steps, where one is
// looked for. Nothing where none came about.
std::optional<setup::SetUp> boardByChance(const setup::SetUp& like, QuestionKind kind, std::uint64_t seed,
                                          bool isDemanding, const std::stop_token& stop, Work& work);

// Of a costlier or cheaper way: what the search's way costs and what the cheapest does; `why` NoPath, CannotAsk, Undecided or Right.
struct Costs {
  Verdict::Why why = Verdict::Why::Right;
  double found = 0, best = 0;
  Failure words = {};
  std::vector<Point> cheapest = {};  // cell by cell
  bool isCostlier() const { return why == Verdict::Why::Right && found > best + 1e-6; }
};
Costs costsOf(const setup::SetUp& setUp, const std::stop_token& stop, Work& work);
// The next expansion from there, by the index of its event; nothing where there is none.
std::optional<std::size_t> expansionFrom(const search::Trace& trace, std::size_t position);
// Whether the event takes its node from OPEN. A meeting of two sides is their goal, and takes nothing.
bool isTaken(const Run& run, const search::Event& e);
// When the node is taken after the position; nothing where that never happens.
std::optional<std::size_t> takenAt(const Run& run, std::size_t position, search::NodeId node);
// The node of a state that waits there, or kNoNode. Of a search from both sides the one of this side, if both have it.
search::NodeId waitingNode(const Run& run, std::size_t position, const std::string& state,
                           search::NodeId side = 0);
// The three choices in the order in which they are taken.
std::vector<std::pair<std::size_t, search::NodeId>> choicesInOrder(const Run& run, const Question& question);
setup::SetUp withGoal(const setup::SetUp& setUp, Point goal);
setup::SetUp withBoard(const setup::SetUp& setUp, std::string_view map);
// What an answer to fail or mislead changes: the goal, or the cells that are drawn. Throws FormatError for a board that is no good.
std::vector<Point> changedCells(const Question& question, const Answer& answer);

// What a board still needs: moves as they are counted, of a map inner cost; kNever: it cannot be solved.
inline constexpr std::uint64_t kNever = ~std::uint64_t{0};
struct Left {
  std::uint64_t needed = 0;
  bool isKnown = true;  // false: finding it took too long
};
Left leftOf(const Asked& asked, const std::stop_token& stop, Work& work);
// A cheapest way, searched within what is left of the work; its session has ended.
std::unique_ptr<search::Session> cheapestPath(AskedRoute asked, const std::stop_token& stop, Work& work);
// All moves that can be made: cells, slides or pushes, from where to where.
std::vector<std::pair<Point, Point>> movesOf(const Asked& asked);
// The board after one of them, and what the move costs as leftOf() counts.
struct Moved {
  Asked asked;
  std::uint64_t cost = 1;
};
// REQUIRES: the move is among movesOf().
Moved moved(const Asked& asked, std::pair<Point, Point> move);

}  // namespace searchlight::lessons
