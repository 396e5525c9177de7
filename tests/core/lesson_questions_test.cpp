// tests/core/lesson_questions_test.cpp: what the judge of lessons calls right, held against plain searches that share no code with it.
//
// SEARCHLIGHT_ROUNDS=50 asks each kind on 10,000 boards.
#include <filesystem>

#include "core/lessons/lesson_check.h"
#include "core/lessons/question.h"
#include "core/lessons/run.h"
#include "tests/core/grid_story.h"
#include "tests/core/klotski_any_boards.h"
#include "tests/core/seed.h"
#include "tests/core/slow_sokoban.h"
#include "tests/test_main.h"

using namespace searchlight::lessons;
using searchlight::testing::GridStory;

namespace {

// A lesson of one set-up and one question about it.
Lesson asking(const std::string& setUp, const std::string& kind, bool isByChance = true) {
  return readLesson("# T\n```lesson\norder 1\nminutes 1\n```\n## S\n```set-up\n" + setUp +
                        "```\n```question " + kind + "\n" + (isByChance ? "by-chance\n" : "") + "```\n",
                    "t.md");
}
std::optional<Question> asked(const Lesson& lesson, std::uint64_t seed) {
  return makeQuestion(lesson, lesson.steps.at(0).questions.at(0), seed);
}

// In this round; a lesson that has none fails its test.
Question askedIn(const Lesson& lesson, int round) {
  return asked(lesson, testing::seed() + static_cast<std::uint64_t>(round)).value();
}

const std::string kField =
    "board\nS.........\n..........\n..........\n..........\n..........\n..........\n.........G\n";
const std::string kHills =
    "board\nS.2.......\n..3.......\n.......5..\n..........\n.......4..\n..........\n.........G\n";

// The map of a question, read by hand.
GridStory storyOf(const setup::SetUp& setUp, const std::string& board) {
  GridStory out;
  std::istringstream lines(board);
  bool isCells = false;
  for (std::string line; std::getline(lines, line);) {
    if (isCells) out.rows.push_back(line);
    isCells = isCells || line == "cells";
  }
  const auto word = [&](const char* name, const char* otherwise) {
    const std::string* found = setUp.question.find(name);
    return found ? *found : std::string(otherwise);
  };
  char comma = 0;
  std::istringstream(word("from", "")) >> out.fromX >> comma >> out.fromY;
  std::istringstream(word("to", "")) >> out.toX >> comma >> out.toY;
  out.algorithm = word("algorithm", "a-star");
  out.heuristic = word("heuristic", "manhattan");
  out.isEight = word("neighbours", "4") == "8";
  out.isTenFourteen = word("costs", "unit") == "10-14";
  out.isLastIn = word("ties", "last-in") == "last-in";
  return out;
}
GridStory told(const setup::SetUp& setUp) {
  GridStory story = storyOf(setUp, *setUp.board.text);
  story.run();
  return story;
}
GridStory cheapest(GridStory story) {
  story.algorithm = "dijkstra";
  story.expanded.clear();
  story.open.clear();
  story.cost = -1;
  story.run();
  return story;
}
std::string cellText(const GridStory& story, int cell) {
  return pointText({cell % story.width(), cell / story.width()});
}

// How many expansions come before the moment of the question.
std::size_t expansionsBefore(const Question& question) {
  const Run run(question.setUp, "t.md", 0);
  std::size_t count = 0;
  for (std::size_t i = 0; i < question.position; ++i)
    count += run.trace()[i].kind == search::EventKind::Expand;
  return count;
}

// Whether this is the number of the event that last put the state into OPEN before the moment, read from the trace alone.
bool isWhenItCame(const Run& run, std::size_t position, const Weighed& told) {
  std::size_t last = 0;
  for (std::size_t i = 0; i < position; ++i) {
    const search::Event& e = run.trace()[i];
    const bool isPut = e.kind == search::EventKind::Generate || e.kind == search::EventKind::Relax ||
                       e.kind == search::EventKind::Reopen;
    if (isPut && run.session().stateText(e.node) == told.state) last = i + 1;
  }
  return last > 0 && told.cameIn == last;
}

// ---- Sokoban and Klotski by hand, over rows of letters -------------------------------------------------------------------------------

using Rows = std::vector<std::string>;
constexpr Point kFour[] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
char& at(Rows& rows, Point p) { return rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]; }

// The board of a question: the rows behind "board".
Rows rowsOf(const Question& question) {
  Rows rows;
  std::istringstream lines(*question.setUp.board.text);
  bool isBoard = false;
  for (std::string line; std::getline(lines, line) && !(isBoard && line.empty());) {
    std::ranges::replace(line, '-', ' ');
    if (isBoard) rows.push_back(line);
    isBoard = isBoard || line == "board";
  }
  return rows;
}

// A push or a slide, and the rows after it.
using Moved = std::vector<std::pair<std::pair<Point, Point>, Rows>>;

// What stands on a square is taken from it, and put on another one.
char taken(char square) { return square == '*' || square == '+' || square == '.' ? '.' : ' '; }
char put(char what, char square) { return taken(square) == ' ' ? what : what == '$' ? '*' : '+'; }
// All pushes that can be made now. REQUIRES: walls all round.
Moved pushesOf(const Rows& rows) {
  Rows now = rows;
  std::vector<Point> reached;
  for (int y = 0; y < static_cast<int>(rows.size()); ++y)
    if (const std::size_t x = now[static_cast<std::size_t>(y)].find_first_of("@+"); x != std::string::npos)
      reached.push_back({static_cast<int>(x), y});
  at(now, reached[0]) = taken(at(now, reached[0]));
  const auto isFree = [&](Point p) { return at(now, p) == ' ' || at(now, p) == '.'; };
  Moved out;
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const Point d : kFour) {
      const Point next = reached[i] + d, beyond = next + d;
      if (isFree(next)) {
        if (std::ranges::find(reached, next) == reached.end()) reached.push_back(next);
      } else if (at(now, next) != '#' && isFree(beyond)) {
        Rows after = now;
        at(after, next) = put('@', at(now, next));
        at(after, beyond) = put('$', at(now, beyond));
        out.push_back({{next, beyond}, after});
      }
    }
  return out;
}
int pushesNeeded(const Rows& rows) { return testing::SlowSokoban::of(rows).pushes; }

// Without the boxes that have nothing to do with it, it is lost all the same.
bool isDeadEnd(const Rows& after, const Question& question, const sokoban::DeadEnd& end) {
  const Asked asked = askedFrom(question.setUp, "t.md", 0);
  std::set<std::pair<int, int>> named;
  for (const sokoban::Cell box : end.boxes) {
    const Point p = std::get<AskedLevel>(asked).level.point(box);
    named.insert({p.x, p.y});
  }
  Rows alone = after;
  std::size_t boxes = 0;
  for (int y = 0; y < static_cast<int>(alone.size()); ++y)
    for (int x = 0; x < static_cast<int>(alone[static_cast<std::size_t>(y)].size()); ++x) {
      char& square = at(alone, {x, y});
      if (square != '$' && square != '*') continue;
      boxes += named.contains({x, y});
      if (!named.contains({x, y})) square = taken(square);
    }
  return boxes > 0 && boxes == named.size() && pushesNeeded(alone) == -1;
}

// The layout of the question, with the one goal of its lesson.
testing::StringBoard trayOf(const Rows& rows, Point goal) {
  std::string all;
  for (const std::string& row : rows) all += (all.empty() ? "" : "/") + row;
  return {all, {{'A', goal.y * static_cast<int>(rows[0].size()) + goal.x}}};
}
int slidesNeeded(const testing::StringBoard& tray) {
  return tray.truth(klotski::Count::Moves, 100'000).value().best;
}

}  // namespace

class LessonQuestionsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Rows of options, each with boards of its own.
  void searches_data() {
    QTest::addColumn<std::string>("setUp");
    const auto row = [](const char* name, const std::string& words) {
      QTest::newRow(name) << "page map-lab\n" + words;
    };
    row("A*", "algorithm a-star\ncosts 10-14\n" + kField);
    row("A*, first in", "algorithm a-star\nties first-in\n" + kField);
    row("A*, hills", "algorithm a-star\n" + kHills);
    row("A*, squared", "algorithm a-star\nheuristic squared-euclidean\n" + kHills);
    row("greedy", "algorithm greedy\n" + kField);
    row("Dijkstra, hills", "algorithm dijkstra\n" + kHills);
    row("weighted", "algorithm weighted-a-star\nneighbours 8\ncosts 10-14\nheuristic chebyshev\n" + kField);
  }

  // Of all that waits only what a search by hand takes next is right, and nothing else on the board is.
  void next_data() { searches_data(); }
  void next() {
    QFETCH(const std::string, setUp);
    const Lesson lesson = asking(setUp, "next");
    for (int i = 0; i < testing::rounds(30); ++i) {
      const Question question = askedIn(lesson, i);
      const GridStory story = told(question.setUp);
      const std::size_t k = expansionsBefore(question);
      QVERIFY(k < story.expanded.size());
      for (const int cell : story.open[k]) {
        const Verdict verdict = judge(question, {.states = {cellText(story, cell)}});
        QCOMPARE(verdict.isRight, cell == story.expanded[k]);
        QVERIFY(verdict.isRight || verdict.why == Verdict::Why::Later ||
                verdict.why == Verdict::Why::TieLastIn || verdict.why == Verdict::Why::TieFirstIn);
        QCOMPARE(verdict.why == Verdict::Why::Later, verdict.told.f > verdict.right.f);
        QCOMPARE(verdict.right.state, cellText(story, story.expanded[k]));
        if (!verdict.isRight) continue;
        const auto& priorities = story.openPriority[k];
        const auto equals = static_cast<std::size_t>(std::ranges::count(
            priorities, priorities[static_cast<std::size_t>(std::ranges::find(story.open[k], cell) -
                                                            story.open[k].begin())]));
        QCOMPARE(verdict.equals, equals - 1);
        QVERIFY(verdict.rule == (equals == 1      ? Verdict::Why::Later
                                 : story.isLastIn ? Verdict::Why::TieLastIn
                                                  : Verdict::Why::TieFirstIn));
      }
      // When each came in: as the trace has it, and in the order of the list.
      const Run run(question.setUp, "t.md", 0);
      std::size_t before = 0;
      for (const int cell : story.open[k]) {
        const Weighed told = judge(question, {.states = {cellText(story, cell)}}).told;
        QVERIFY(isWhenItCame(run, question.position, told));
        QVERIFY(told.cameIn > before);
        before = told.cameIn;
      }
      for (int cell = 0; cell < story.width() * story.height(); cell += 7)
        if (std::ranges::find(story.open[k], cell) == story.open[k].end())
          QVERIFY(judge(question, {.states = {cellText(story, cell)}}).why == Verdict::Why::NotWaiting);
    }
  }

  void order_data() { searches_data(); }
  void order() {
    QFETCH(const std::string, setUp);
    const Lesson lesson = asking(setUp, "order");
    for (int i = 0; i < testing::rounds(30); ++i) {
      const Question question = askedIn(lesson, i);
      const GridStory story = told(question.setUp);
      const std::size_t k = expansionsBefore(question);
      const int goal = story.toY * story.width() + story.toX;
      std::vector<std::pair<std::size_t, std::string>> taken;
      for (const std::string& choice : question.choices)
        for (std::size_t at = k; at <= story.expanded.size(); ++at)
          if (cellText(story, at < story.expanded.size() ? story.expanded[at] : goal) == choice) {
            taken.emplace_back(at, choice);
            break;
          }
      QCOMPARE(taken.size(), std::size_t{3});
      std::ranges::sort(taken);
      std::vector<std::string> order = question.choices;
      std::ranges::sort(order);
      do {
        const bool isRight = order[0] == taken[0].second && order[1] == taken[1].second;
        const Verdict verdict = judge(question, {.states = order});
        QCOMPARE(verdict.isRight, isRight);
        QCOMPARE(verdict.order.size(), std::size_t{3});
        for (std::size_t at = 0; at < 3; ++at) QCOMPARE(verdict.order[at].state, taken[at].second);
      } while (std::ranges::next_permutation(order).found);
    }
  }

  // From both sides: whoever is taken next, and three in order, have a right answer on every board, and what is told of whose turn
  // it is has happened.
  void bothSides_data() {
    const auto row = testing::columns<std::string, std::string>("setUp", "kind");
    const std::string words = "page map-lab\nalgorithm bidirectional\n";
    for (const char* kind : {"next", "order"}) {
      row(testing::rowName("%s", kind), words + kField, std::string(kind));
      row(testing::rowName("%s, hills", kind), words + "neighbours 8\ncosts 10-14\n" + kHills,
          std::string(kind));
    }
  }
  void bothSides() {
    FETCH(const std::string, setUp, kind);
    const Lesson lesson = asking(setUp, kind);
    int otherSide = 0;
    for (int i = 0; testing::goesOn(i, 60, otherSide > 0); ++i) {
      const Question question = askedIn(lesson, i);
      const auto right = rightAnswer(question), wrong = wrongAnswer(question);
      QVERIFY(right && wrong);
      const Verdict rightly = judge(question, *right), wrongly = judge(question, *wrong);
      QVERIFY(rightly.isRight && !wrongly.isRight);
      QCOMPARE(std::string(rightly.orderedBy), std::string("g"));
      const Run run(question.setUp, "t.md", 0);
      // Which cells wait on which side, and when each is taken for the first time, whichever side that is.
      std::map<std::string, std::set<int>> waits;
      std::map<std::string, std::pair<std::size_t, std::size_t>> sizes;  // before that
      std::vector<std::string> taken;
      std::array<std::size_t, 2> open{};
      for (std::size_t at = 0; at < run.end(); ++at) {
        const search::Event& e = run.trace()[at];
        const std::string state = run.session().stateText(e.node);
        const auto side = static_cast<std::size_t>(e.node % 2);
        if (at >= question.position && e.kind == search::EventKind::Expand && !sizes.contains(state)) {
          taken.push_back(state);
          sizes[state] = {open[side], open[1 - side]};
        }
        const bool was = e.statusBefore == search::NodeStatus::Open,
                   is = e.statusAfter == search::NodeStatus::Open;
        if (was && !is) --open[side];
        if (is && !was) ++open[side];
        if (at < question.position && is) waits[state].insert(e.node % 2);
        if (at < question.position && !is) waits[state].erase(e.node % 2);
      }
      if (kind == "order") {
        std::size_t last = 0;
        for (const std::string& state : right->states) {
          QCOMPARE(waits[state].size(), std::size_t{1});
          const auto at = static_cast<std::size_t>(std::ranges::find(taken, state) - taken.begin());
          QVERIFY(at < taken.size() && at >= last);
          last = at;
        }
      } else {
        QCOMPARE(right->states.front(), taken.front());
        QVERIFY(rightly.turn && rightly.rule != Verdict::Why::Otherwise);
      }
      if (wrongly.why != Verdict::Why::OtherSide) continue;
      ++otherSide;
      QVERIFY(waits[wrongly.told.state] != waits[wrongly.right.state]);
      QVERIFY(wrongly.turn && wrongly.turn->waiting > 0);
      const auto [its, others] = sizes.at(wrongly.right.state);
      QCOMPARE(wrongly.turn->waiting, its);
      QCOMPARE(wrongly.turn->others, others);
      QVERIFY(its < others || (its == others && !wrongly.turn->isBackward));
    }
    QVERIFY(otherSide > 0);
  }

  // Where OPEN is ordered coarsely, those that share a place are told to be equal only where they are.
  void coarsely() {
    const Lesson lesson =
        asking("page map-lab\nalgorithm weighted-a-star\nreopen yes\nneighbours 8\n" + kField, "next");
    int coarse = 0, told = 0;
    for (int i = 0; testing::goesOn(i, 60, told > 0 && coarse > 0); ++i) {
      const Question question = askedIn(lesson, i);
      told += judge(question, *rightAnswer(question)).rule != Verdict::Why::Otherwise;
      const Run run(question.setUp, "t.md", 0);
      QVERIFY(run.session().openOrder().width > 1);
      const std::vector<search::NodeId> open = run.at(question.position).open();
      for (const search::NodeId node : open) {
        const Verdict verdict = judge(question, {.states = {run.session().stateText(node)}});
        if (verdict.why != Verdict::Why::TieLastIn) continue;
        QCOMPARE(verdict.isCoarse, std::abs(verdict.told.f - verdict.right.f) > 1e-9);
        QVERIFY(verdict.told.cameIn < verdict.right.cameIn);
        coarse += verdict.isCoarse;
      }
    }
    QVERIFY(told > 0);
    QVERIFY(coarse > 0);
  }

  // By what OPEN is ordered is asked of the search.
  void tellsByWhatOpenIsOrdered() {
    using Row = std::pair<std::string, std::string>;
    for (const auto& [algorithm, order] :
         {Row{"a-star", "f"}, Row{"weighted-a-star", "f"}, Row{"greedy", "h"}, Row{"dijkstra", "g"},
          Row{"bidirectional", "g"}, Row{"breadth-first", ""}, Row{"depth-first", ""}}) {
      const auto question = asked(asking("page map-lab\nalgorithm " + algorithm + "\n" + kField, "next"), 1);
      QVERIFY(question);
      QCOMPARE(std::string(judge(*question, *rightAnswer(*question)).orderedBy), order);
    }
  }

  void cost_data() { searches_data(); }
  void cost() {
    QFETCH(const std::string, setUp);
    const Lesson lesson = asking(setUp, "cost");
    for (int i = 0; i < testing::rounds(30); ++i) {
      const Question question = askedIn(lesson, i);
      const GridStory story = told(question.setUp);
      const double cost = static_cast<double>(story.cost);
      const Verdict right = judge(question, {.number = cost});
      QVERIFY(right.isRight);
      const bool isUniform = std::ranges::all_of(
          story.rows, [](const std::string& row) { return row.find_first_of("23456789") == row.npos; });
      QCOMPARE(right.straight + right.diagonal > 0, isUniform);
      if (isUniform && story.isTenFourteen)
        QCOMPARE(10 * right.straight + 14 * right.diagonal, static_cast<int>(story.cost));
      if (isUniform && !story.isEight) QCOMPARE(right.diagonal, 0);
      const Verdict wrong = judge(question, {.number = cost - 1});
      QVERIFY(!wrong.isRight && wrong.why == Verdict::Why::OtherCost);
      QCOMPARE(wrong.wanted, cost);
    }
  }

  // Every cell of the board as a goal.
  void fail() {
    const Lesson lesson = asking("page map-lab\nheuristic squared-euclidean\n" + kHills, "fail");
    int right = 0;
    for (int i = 0; i < testing::rounds(20); ++i) {
      const Question question = askedIn(lesson, i);
      GridStory story = storyOf(question.setUp, *question.setUp.board.text);
      for (int cell = 0; cell < story.width() * story.height(); cell += 3) {
        const Point goal{cell % story.width(), cell / story.width()};
        const Verdict verdict = judge(question, {.goal = goal});
        if (!story.isFree(goal.x, goal.y)) {
          QVERIFY(!verdict.isRight && verdict.why == Verdict::Why::CannotAsk);
          continue;
        }
        GridStory now = story;
        now.toX = goal.x;
        now.toY = goal.y;
        now.run();
        QCOMPARE(verdict.isRight, now.cost > cheapest(now).cost);
        if (now.cost < 0) QVERIFY(verdict.why == Verdict::Why::NoPath);
        right += verdict.isRight;
      }
      const auto answer = rightAnswer(question);
      QVERIFY(answer && answer->goal);
    }
    QVERIFY(right > 0);
  }

  void mislead() {
    const Lesson lesson = asking("page map-lab\nalgorithm greedy\n" + kField, "mislead");
    int right = 0;
    for (int i = 0; i < testing::rounds(10); ++i) {
      const Question question = askedIn(lesson, i);
      Random random(testing::seed() + static_cast<std::uint64_t>(i));
      for (int drawing = 0; drawing < 100; ++drawing) {
        GridStory story = storyOf(question.setUp, *question.setUp.board.text);
        std::string board = "searchlight-map 1\nsize 10 7\ncells\n";
        for (int y = 0; y < 7; ++y) {
          for (int x = 0; x < 10; ++x)
            if (random.chance(0.3))
              story.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = '#';
          board += story.rows[static_cast<std::size_t>(y)] + "\n";
        }
        const Verdict verdict = judge(question, {.board = board});
        if (!story.isFree(story.fromX, story.fromY) || !story.isFree(story.toX, story.toY)) {
          QVERIFY(verdict.why == Verdict::Why::CannotAsk);
          continue;
        }
        story.run();
        QCOMPARE(verdict.isRight, story.cost > cheapest(story).cost);
        right += verdict.isRight;
      }
    }
    QVERIFY(right > 0);
  }

  void dead() {
    const Lesson lesson =
        asking("page sokoban\nboard\n########\n#@$  . #\n# $  . #\n#      #\n#      #\n########\n", "dead");
    int dead = 0, alive = 0, told = 0;
    for (int i = 0; testing::goesOn(i, 12, dead > 0 && alive > 0 && told > 0); ++i) {
      const Question question = askedIn(lesson, i);
      for (const auto& [push, after] : pushesOf(rowsOf(question))) {
        const int needed = pushesNeeded(after);
        const Verdict verdict = judge(question, {.move = push});
        QCOMPARE(verdict.isRight, needed == -1);
        QVERIFY(!verdict.deadEnd || (needed == -1 && isDeadEnd(after, question, *verdict.deadEnd)));
        told += verdict.deadEnd.has_value();
        if (needed >= 0) QCOMPARE(verdict.wanted, needed);
        (needed == -1 ? dead : alive) += 1;
      }
      QVERIFY(judge(question, {.move = std::pair(Point{0, 0}, Point{1, 0})}).why == Verdict::Why::NoSuchMove);
    }
    QVERIFY(dead > 0 && alive > 0 && told > 0);
  }

  void movesOfALevel() {
    const Lesson lesson =
        asking("page sokoban\nboard\n########\n#@$  . #\n# $  . #\n#      #\n#      #\n########\n", "move");
    int lost = 0;
    for (int i = 0; testing::goesOn(i, 8, lost > 0); ++i) {
      const Question question = askedIn(lesson, i);
      const Rows rows = rowsOf(question);
      const int needed = pushesNeeded(rows);
      for (const auto& [push, after] : pushesOf(rows)) {
        const int left = pushesNeeded(after);
        const Verdict verdict = judge(question, {.move = push});
        QCOMPARE(verdict.isRight, left >= 0 && left + 1 == needed);
        QCOMPARE(verdict.why == Verdict::Why::Lost, left == -1);
        QVERIFY(!verdict.deadEnd || (left == -1 && isDeadEnd(after, question, *verdict.deadEnd)));
        if (left >= 0) QCOMPARE(verdict.left, left);
        lost += left == -1;
      }
    }
    QVERIFY(lost > 0);
  }

  void movesOfALayout() {
    const Lesson lesson = asking("page klotski\nboard\ngoal A 1,2\nboard\nAAB\nAAC\nDE.\n...\n", "move");
    int right = 0;
    for (int i = 0; i < testing::rounds(4); ++i) {
      const Question question = askedIn(lesson, i);
      const Rows rows = rowsOf(question);
      const int width = static_cast<int>(rows[0].size());
      const testing::StringBoard tray = trayOf(rows, {1, 2});
      const int needed = slidesNeeded(tray);
      QVERIFY(needed > 0);
      for (const char piece : tray.letters())
        for (const testing::StringBoard& after : tray.next(piece, klotski::Count::Moves)) {
          const auto cellOf = [&](const testing::StringBoard& board) {
            const int cell = static_cast<int>(board.cells().find(piece));
            return Point{cell % width, cell / width};
          };
          const Verdict verdict = judge(question, {.move = std::pair(cellOf(tray), cellOf(after))});
          const int left = slidesNeeded(after);
          QCOMPARE(verdict.isRight, left + 1 == needed);
          QCOMPARE(verdict.wanted, needed);
          QCOMPARE(verdict.left, left);
          right += verdict.isRight;
        }
    }
    QVERIFY(right > 0);
  }

  void movesOfAMapAndABall() {
    for (const std::string& setUp :
         {"page map-lab\nneighbours 8\ncosts 10-14\n" + kHills,
          std::string("page lines\nfrom 1,1\nto "
                      "4,4\nboard\n.......\n.1.....\n.......\n.......\n.......\n....2..\n.......\n")}) {
      const Lesson lesson = asking(setUp, "move");
      for (int i = 0; i < testing::rounds(10); ++i) {
        const Question question = askedIn(lesson, i);
        GridStory story;
        if (question.setUp.page == "map-lab") {
          story = cheapest(storyOf(question.setUp, *question.setUp.board.text));
        } else {
          story = storyOf(question.setUp, "");
          std::istringstream lines(*question.setUp.board.text);
          for (std::string line; std::getline(lines, line);)
            if (line.size() == 7 && line.find_first_not_of(".1234567") == std::string::npos)
              story.rows.push_back(line);
          for (std::string& row : story.rows)
            for (char& c : row)
              if (c != '.') c = '#';
          QCOMPARE(story.rows.size(), std::size_t{7});
          story.rows[static_cast<std::size_t>(story.fromY)][static_cast<std::size_t>(story.fromX)] = '.';
          story = cheapest(story);
        }
        const Point at{story.fromX, story.fromY};
        for (int dy = -1; dy <= 1; ++dy)
          for (int dx = -1; dx <= 1; ++dx) {
            const Point to{at.x + dx, at.y + dy};
            const Verdict verdict = judge(question, {.move = std::pair(at, to)});
            const bool isStep = (dx != 0 || dy != 0) && (story.isEight || dx == 0 || dy == 0) &&
                                story.isFree(to.x, to.y) && story.isFree(to.x, at.y) &&
                                story.isFree(at.x, to.y);
            QCOMPARE(verdict.why == Verdict::Why::NoSuchMove, !isStep);
            if (!isStep) continue;
            GridStory after = story;
            after.fromX = to.x;
            after.fromY = to.y;
            const long left = cheapest(after).cost;
            const long step =
                (story.isTenFourteen ? (dx != 0 && dy != 0 ? 14 : 10) : 1) * story.weight(to.x, to.y);
            QCOMPARE(verdict.isRight, left >= 0 && left + step == story.cost);
            if (left >= 0) QCOMPARE(verdict.left, left);
          }
      }
    }
  }

  // A board by chance has something to think about, and what the board tells of last is neither an asked cell nor a cell that was
  // only looked at.
  void thereIsSomethingToThinkAbout_data() { searches_data(); }
  void thereIsSomethingToThinkAbout() {
    QFETCH(const std::string, setUp);
    for (const char* kind : {"next", "order", "cost"}) {
      const Lesson lesson = asking(setUp, kind);
      for (int i = 0; i < testing::rounds(10); ++i) {
        const Question question = askedIn(lesson, i);
        const GridStory story = told(question.setUp);
        QVERIFY(story.expanded.size() >= 6);
        QVERIFY(cheapest(story).cost >= 5 * (story.isTenFourteen ? 10 : 1));
        if (kind == std::string_view("cost")) continue;
        const Run run(question.setUp, "t.md", 0);
        const search::Event& last = run.trace()[question.position - 1];
        QVERIFY(last.kind != search::EventKind::Duplicate);
        const std::string told = run.session().stateText(last.node);
        QVERIFY(std::ranges::find(question.choices, told) == question.choices.end());
      }
    }
  }

  // Where the board has no such way, the ways it has will do.
  void aSmallBoardIsAskedAbout() {
    QVERIFY(asked(asking("page map-lab\nboard\nS..G\n", "cost"), 1));
    QVERIFY(asked(asking("page map-lab\nboard\nS.\n.G\n", "cost"), 1));
  }

  // The same seed asks the same; another one something else.
  void isRepeatable() {
    const Lesson lesson = asking("page map-lab\n" + kField, "order");
    const auto one = asked(lesson, 7), same = asked(lesson, 7), other = asked(lesson, 8);
    QVERIFY(one->setUp == same->setUp && one->choices == same->choices && one->position == same->position);
    QVERIFY(one->setUp.board != other->setUp.board);
    // Another lesson asks on other boards, in whatever folder and language it is kept.
    const auto named = [&](const char* fileName) {
      Lesson like = lesson;
      like.fileName = fileName;
      return asked(like, 7)->setUp.board;
    };
    QVERIFY(named("walls.en.md") == named("elsewhere/walls.zh_CN.md"));
    QVERIFY(named("walls.en.md") != named("ties.en.md"));
  }

  // What an admissible heuristic cannot be made to do is not asked.
  void asksNothingThatHasNoAnswer() {
    QVERIFY(!asked(asking("page map-lab\n" + kField, "fail", false), 1));
    QVERIFY_THROWS_EXCEPTION(FormatError, (void)asked(asking("page map-lab\n" + kField, "dead"), 1));
  }

  // A search that can fail by its kind and never does, on a large map: looking for a board ends by the work done, at the same
  // question on every machine.
  void lookingIsBounded_data() { testing::columns<std::string>("kind")("goal", "fail")("walls", "mislead"); }
  void lookingIsBounded() {
    QFETCH(const std::string, kind);
    std::string map;
    for (int y = 0; y < 128; ++y) map += std::string(128, '.') + '\n';
    map.front() = 'S';
    map[map.size() - 2] = 'G';
    QVERIFY(
        !asked(asking("page map-lab\nalgorithm weighted-a-star\nheuristic zero\nboard\n" + map, kind), 1));
  }

  // Being stopped is not having nothing to ask.
  void saysThatItWasStopped() {
    std::stop_source stop;
    stop.request_stop();
    const Lesson lesson = asking("page map-lab\nalgorithm greedy\n" + kField, "fail");
    const auto told = [](auto&& call) { return testing::refusalOf<std::string>(call); };
    const std::string why = ": was stopped before it was known";
    const auto at = [&](const Lesson& of) { return "t.md:" + std::to_string(of.steps[0].questions[0].line); };
    QCOMPARE(
        told([&] { (void)makeQuestion(lesson, lesson.steps.at(0).questions.at(0), 1, stop.get_token()); }),
        at(lesson) + why);
    // So is judging, with the place of the question.
    const Lesson next = asking("page map-lab\n" + kField, "next");
    const auto question = asked(next, 1);
    QCOMPARE(told([&] { (void)judge(*question, {.states = {"0,0"}}, stop.get_token()); }), at(next) + why);
    QCOMPARE(told([&] { (void)rightAnswer(*question, stop.get_token()); }), at(next) + why);
    QVERIFY(told([&] { (void)checkLesson(lesson, 1, stop.get_token()); }).ends_with(why));
  }

  // Moments and figures of article 3, whose numbers are in ARTICLES.md.
  void momentsAndFigures() {
    const Lesson lesson = readLesson(
        "# T\n```lesson\norder 1\nminutes 1\n```\n## S\n```set-up\npage map-lab\ncosts 10-14\nheuristic "
        "manhattan\nties last-in\nboard\n"
        ".........\n.........\n....#....\n..S.#.G..\n....#....\n.........\n.........\n```\n",
        "t.md");
    const Run run(lesson.setUps.at(0).setUp, "t.md", 1);
    const auto at = [&](const char* words) { return run.position(*momentFromText(words).moment, "t.md"); };
    QCOMPARE(at("start"), std::size_t{0});
    QCOMPARE(at("end"), run.end());
    QCOMPARE(run.figure("open", at("before 2nd expand"))->text, std::string("4"));
    QCOMPARE(run.figure("open", at("before 3rd expand"))->text, std::string("5"));
    QCOMPARE(run.figure("f", at("before 3rd expand"))->text, std::string("60"));
    QCOMPARE(run.figure("closed", at("before 4th expand"))->text, std::string("3"));
    QCOMPARE(at("first expand 3,3"), at("2nd expand"));
    QCOMPARE(at("f exceeds 59"), at("3rd expand"));
    QVERIFY(!run.figure("f"));
    QVERIFY(!run.figure("pushes"));
    QCOMPARE(run.figure("steps")->text, std::string("8"));
    QCOMPARE(run.figure("cost")->text, std::string("80"));
    QVERIFY_THROWS_EXCEPTION(FormatError, (void)at("f falls"));
    QVERIFY_THROWS_EXCEPTION(FormatError, (void)at("event 100000"));
    QCOMPARE(valueOf(20106).text, std::string("20,106"));
    QCOMPARE(valueOf(8.4852).text, std::string("8.49"));
    QCOMPARE(valueOf(2.5).text, std::string("2.5"));
  }

  // What cannot be asked is told once, with its file and line.
  void tellsItsPlaceOnce() {
    const Lesson lesson = asking("page map-lab\nboard\n...\n...\n", "next");
    QCOMPARE(testing::refusalOf([&] { (void)checkLesson(lesson, 1); }),
             "t.md:7: there is no from, neither as a word nor on the board");
  }

  // What a board does not show has been said before it is asked about, in whichever language, and not by another value's words.
  void asksByRulesThatAreSaid_data() {
    const auto row = testing::columns<QString, QString, QString, QString>("text", "setUp", "kind", "unsaid");
    const QString star = u"page map-lab\nalgorithm a-star\nheuristic manhattan\nties last-in\n"_s;
    const QString wave = u"page map-lab\nalgorithm breadth-first\norder drul\n"_s;
    const QString both = u"page map-lab\nneighbours 8\ncosts 10-14\n"_s;
    const QString order = u"Neighbours come *up, left, right,\ndown*. "_s;
    row("nothing", "Which?", star, "next", "ties last-in");
    row("ties", order + "Which?", star, "next", "ties last-in");
    row("the other rule", order + "First in, first out.", star, "next", "ties last-in");
    row("said", order + "Among equals the one *added* last.", star, "next", "");
    row("order", "Last in, first out.", star, "order", "order ulrd");
    row("another order", order, wave, "next", "order drul");
    row("of a queue no ties", "Neighbours come down, right, up, left.", wave, "next", "");
    row("costs", "A diagonal step cuts no corner.", both, "cost", "costs 10-14");
    row("costs said", "A diagonal step costs 14, a straight one costs 10. No corner is cut.", both, "cost",
        "");
    row("Chinese", u"邻格按*上、左、右、下*放进去，后来的先取。"_s, star, "next", "");
    row("Chinese, added last", u"邻格按*上、左、右、下*的次序加入，最后加入的先取。"_s, star, "next", "");
    row("Chinese, added first", u"邻格按*上、左、右、下*的次序加入，*最先加入*的先取。"_s,
        u"page map-lab\nalgorithm a-star\nheuristic manhattan\nties first-in\n"_s, "next", "");
    const QString puzzle =
        u"page klotski\ncount moves\nalgorithm breadth-first\nboard\nSCCS\nSCCS\nHH..\nVVVV\nVVVV\n"_s;
    row("Klotski, nothing", "Which?", puzzle, "move", "metric moves");
    row("Klotski, Chinese", u"移动一格或几格，都算*一步*。"_s, puzzle, "move", "");
    row("nothing but what is shown", "Which?",
        u"page sokoban\nalgorithm a-star\nboard\n#####\n#@$.#\n#   #\n#####\n"_s, "move", "");
  }
  void asksByRulesThatAreSaid() {
    FETCH(const QString, text, setUp, kind, unsaid);
    const bool isMap = setUp.startsWith(u"page map-lab"_s);
    const Lesson lesson = readLesson(
        ("# T\n```lesson\norder 1\nminutes 1\n```\n## S\n" + text + "\n```set-up\n" + setUp).toStdString() +
            (isMap ? kField : std::string()) + "```\n```question " + kind.toStdString() + "\n" +
            (isMap ? "by-chance\n" : "") + "```\n",
        "t.md");
    const QString wrong = testing::refusalOf([&] { (void)checkLesson(lesson, 8); });
    if (unsaid.isEmpty()) {
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
      return;
    }
    const QString expected =
        u"t.md:%1: the right answer depends on %2, which"_s.arg(lesson.steps[0].questions[0].line)
            .arg(unsaid);
    QVERIFY(testing::startsWith(wrong, expected));
  }

  // A comparison's searches are tried, each on the board of all, and its moments are steps of its player.
  void comparisons_data() {
    const auto row = testing::columns<QString, QString, QString>("runs", "moment", "wrong");
    const QString two = u"{\"algorithm\": \"a-star\"}, {\"algorithm\": \"dijkstra\"}"_s;
    row("good", two, "event 2", "");
    row("one", "{\"algorithm\": \"a-star\"}", "start", "t.md:7: runs: the number must be from 2 to 8");
    row("unknown", two + ", {\"algorithm\": \"a-stern\"}", "start", "t.md:7: question: --algorithm");
    row("moment", two, "end", "t.md:15: a comparison stands at the start or after so many");
  }
  void comparisons() {
    FETCH(const QString, runs, moment, wrong);
    const QString text =
        u"# T\n```lesson\norder 1\nminutes 1\n```\n## S\n```set-up\n"
        "{\"searchlight\": 1, \"page\": \"compare\",\n"
        "\"board\": {\"rows\": [\"S...G\"]},\n"
        "\"question\": {\"neighbours\": \"4\"},\n\"runs\": ["_s +
        runs + u"],\n\"view\": {\"world\": \"map-lab\"}}\n```\n```moment\n"_s + moment + u"\n```\n"_s;
    const QString told = testing::refusalOf([&] {
      const LessonChecked done = checkLesson(readLesson(text.toStdString(), "t.md"), 1);
      QCOMPARE(done.moments, std::size_t{1});
    });
    QVERIFY2(wrong.isEmpty() ? told.isEmpty() : told.startsWith(wrong), qPrintable(told));
  }

  // Of a lesson's runs those that were used last are kept; what went comes back as it was.
  void runsAreBounded() {
    const Lesson lesson = readLesson(
        "# T\n```lesson\norder 1\nminutes 1\n```\n## S\n```set-up a\npage map-lab\n" + kField +
            "```\n```run b\nfrom a algorithm=greedy\n```\n```run c\nfrom a algorithm=dijkstra\n```\n",
        "t.md");
    LessonRuns all(lesson);
    const std::size_t each = all.of(0).bytes();
    (void)all.of(1), (void)all.of(2);
    QVERIFY(all.isKept(0) && all.isKept(1) && all.isKept(2));
    LessonRuns two(lesson, 2 * each + each / 2);
    const std::string expanded = two.of(0).figure("expanded")->text;
    (void)two.of(1), (void)two.of(0), (void)two.of(2);
    QVERIFY(two.isKept(0) && !two.isKept(1) && two.isKept(2));
    LessonRuns one(lesson, 1);
    (void)one.of(0), (void)one.of(1);
    QVERIFY(!one.isKept(0) && one.isKept(1));
    QCOMPARE(one.of(0).figure("expanded")->text, expanded);
  }

  // Ours keep what they promise, in both languages.
  void ours() {
    for (const auto& entry :
         std::filesystem::directory_iterator(SEARCHLIGHT_TEST_DATA "/../../resources/lessons")) {
      const LessonChecked done = checkLesson(readLessonFile(entry.path()), 2);
      QVERIFY(done.steps > 0);
    }
  }
};

SEARCHLIGHT_TEST(LessonQuestionsTest)
#include "lesson_questions_test.moc"
