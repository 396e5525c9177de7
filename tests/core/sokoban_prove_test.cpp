// tests/core/sokoban_prove_test.cpp: what is proven to be the fewest, against a plain search that knows none of the solver's ideas.
//
// SEARCHLIGHT_ROUNDS=50 core_tests sokoban_prove_test againstAPlainSearch    3,000 levels of up to 9 x 9 and five boxes
#include <deque>
#include <stop_token>
#include <unordered_map>

#include "core/sokoban/ends_search.h"
#include "core/sokoban/prove.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::sokoban;
using search::Outcome;
using testing::sokobanBoard;
using Strings = std::vector<std::string>;

namespace {

// The fewest pushes or moves; -1: there is no solution; nothing where more than so many positions were met. The worker is stepped about
// by the rules of the game alone. A position is a number: nine bits for the worker and for each box.
std::optional<int> fewest(const Board& board, Metric metric, std::size_t most) {
  const auto pack = [](Cell worker, std::vector<Cell> boxes) {
    std::sort(boxes.begin(), boxes.end());
    std::uint64_t number = worker;
    for (const Cell box : boxes) number = number << 9 | box;
    return number;
  };
  const std::size_t count = board.opening().boxes.size();
  std::unordered_map<std::uint64_t, int> best;
  std::deque<std::pair<std::uint64_t, int>> open;
  best.reserve(1 << 16);
  const std::uint64_t start = pack(board.opening().worker, board.opening().boxes);
  best[start] = 0;
  open.emplace_back(start, 0);
  std::vector<Cell> boxes(count);
  while (!open.empty()) {
    const auto [at, cost] = open.front();
    open.pop_front();
    if (best.at(at) < cost) continue;
    for (std::size_t i = 0; i < count; ++i) boxes[i] = static_cast<Cell>(at >> 9 * i & 511);
    const auto worker = static_cast<Cell>(at >> 9 * count);
    if (std::all_of(boxes.begin(), boxes.end(), [&](Cell box) { return board.isGoal(box); })) return cost;
    if (best.size() > most) return std::nullopt;
    for (const Direction d : kStraight) {
      const Cell next = board.beside(worker, d);
      if (!board.isInside(next)) continue;
      std::vector<Cell> after = boxes;
      const auto pushed = std::find(after.begin(), after.end(), next);
      const bool isPush = pushed != after.end();
      if (isPush) {
        const Cell ahead = board.beside(next, d);
        if (!board.isInside(ahead) || std::find(after.begin(), after.end(), ahead) != after.end()) continue;
        *pushed = ahead;
      }
      const int total = cost + (metric == Metric::Moves || isPush ? 1 : 0);
      const std::uint64_t number = pack(next, after);
      const auto [known, isNew] = best.emplace(number, total);
      if (!isNew && known->second <= total) continue;
      known->second = total;
      if (total == cost)
        open.emplace_front(number, total);
      else
        open.emplace_back(number, total);
    }
  }
  return -1;
}

// A room of up to 9 x 9 with up to five boxes, every third the same from left to right. In half of them boxes are put anywhere, mostly in vain; in
// the others they are pulled about from the goals, so that there is a solution.
Board anyRandomLevel(Random& random) {
  for (;;) {
    const bool isMirrored = random.chance(0.33);
    const int width = isMirrored ? 2 * random.between(2, 4) + 1 : random.between(5, 9),
              height = random.between(4, 9);
    const int boxes = random.between(1, 5);
    const double walls = random.between(0, 25) / 100.0;
    Strings rows(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '#'));
    const auto at = [&](int x, int y) -> char& {
      return rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    };
    const auto set = [&](int x, int y, char c) {
      at(x, y) = c;
      if (isMirrored) at(width - 1 - x, y) = c;
    };
    for (int y = 1; y < height - 1; ++y)
      for (int x = 1; x < width - 1; ++x)
        if (!random.chance(walls)) set(x, y, ' ');
    const auto place = [&](char c) {
      for (int tries = 0; tries < 50; ++tries) {
        const int x = random.between(1, width - 2), y = random.between(1, height - 2);
        if (at(x, y) != ' ' || (isMirrored && c != '@' && at(width - 1 - x, y) != ' ')) continue;
        if (c == '@')
          at(x, y) = c;
        else
          set(x, y, c);
        return isMirrored && c != '@' && x != width - 1 - x ? 2 : 1;
      }
      return 100;
    };
    const bool pulls = !isMirrored && random.chance(0.5);
    int goals = 0, put = 0;
    while (goals < boxes) goals += place(pulls ? '*' : '.');
    while (!pulls && put < goals && put < 100) put += place('$');
    if (goals > 5 || (!pulls && put != goals) || place('@') != 1) continue;
    const auto read = Board::fromRows(rows);
    const Board* board = std::get_if<Board>(&read);
    if (!board || board->opening().boxes.empty() || board->opening().boxes.size() > 5) continue;
    if (!pulls) return *board;
    Position position = board->opening();
    for (int i = 0; i < 300; ++i) {
      const Direction d = kStraight[random.below(4)];
      const Cell back = board->beside(position.worker, d), box = board->beside(position.worker, opposite(d));
      if (!board->isInside(back) || position.hasBox(back)) continue;
      const auto pulled = std::find(position.boxes.begin(), position.boxes.end(), box);
      if (pulled != position.boxes.end() && random.chance(0.7)) {
        *pulled = position.worker;
        std::sort(position.boxes.begin(), position.boxes.end());
      }
      position.worker = back;
    }
    return board->from(position);
  }
}

QByteArray textOf(const Board& board) {
  std::string text;
  for (std::size_t c = 0; c < board.cellCount(); ++c) {
    const auto cell = static_cast<Cell>(c);
    const bool isGoal = board.isGoal(cell);
    if (c % static_cast<std::size_t>(board.width()) == 0) text += '\n';
    text += !board.isInside(cell)            ? '#'
            : board.opening().hasBox(cell)   ? (isGoal ? '*' : '$')
            : board.opening().worker == cell ? (isGoal ? '+' : '@')
            : isGoal                         ? '.'
                                             : ' ';
  }
  return QByteArray::fromStdString(text);
}

// What the search from both ends finds, also where it hears of bounds now and then. `known`: the fewest, negative: there is no solution.
std::optional<std::vector<Direction>> fromBothEnds(const SharedGround& ground, Metric metric, bool folds,
                                                   int known, Random& random, int& cost) {
  const auto ends = makeEndsSearch(ground, {metric, {}}, folds, std::make_shared<search::MemoryAccount>());
  const auto later = std::chrono::steady_clock::now() + std::chrono::hours(1);
  Outcome outcome = Outcome::Running;
  while (outcome == Outcome::Running) {
    if (known > 0 && random.chance(0.3))
      ends->raiseBound(static_cast<search::Cost>(random.below(static_cast<std::uint32_t>(known) + 1)));
    outcome = ends->advance(later, 8 * (1 + random.below(50)));
  }
  cost = outcome == Outcome::Solved ? static_cast<int>(ends->solutionCost()) : -1;
  if (outcome != Outcome::Solved) return std::nullopt;
  if (ends->lowerBound() != ends->solutionCost()) cost = -2;
  return stepsAlong(ground->board(), ends->positions());
}

int countOf(const Board& board, const std::vector<Direction>& steps, Metric metric) {
  const Replay replay = play(board, steps);
  return !replay.isSolved ? -1 : static_cast<int>(metric == Metric::Pushes ? replay.pushes : replay.moves());
}

}  // namespace

class SokobanProveTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void againstAPlainSearch() {
    Random random = testing::randomFor("prove");
    int solvable = 0, unsolvable = 0, passedOver = 0;
    for (int i = 0; testing::goesOn(i, 60, solvable > 5 && unsolvable > 0); ++i) {
      const Board board = anyRandomLevel(random);
      const auto ground = std::make_shared<const Ground>(board);
      const std::uint64_t headStart = random.below(3) * 20;
      LevelQuestion question;
      question.ideas.symmetry = i % 2 == 0;
      for (const Metric metric : {Metric::Pushes, Metric::Moves}) {
        const std::optional<int> known = fewest(board, metric, 4'000'000);
        if (!known) {  // another one instead
          --i;
          ++passedOver;
          break;
        }
        ++(*known < 0 ? unsolvable : solvable);
        const QByteArray about =
            textOf(board) + (metric == Metric::Pushes ? " pushes " : " moves ") + QByteArray::number(*known);
        question.metric = metric;
        const LevelSolution proven = prove(ground, question, {}, {}, {}, {}, headStart);
        QVERIFY2(proven.outcome == (*known < 0 ? Outcome::Exhausted : Outcome::Solved), about);
        if (*known == 0) continue;
        for (const bool folds : {false, true}) {
          int cost = 0;
          const auto steps = fromBothEnds(ground, metric, folds, *known, random, cost);
          QVERIFY2(cost == *known, about + " " + QByteArray::number(cost));
          if (steps) QVERIFY2(countOf(board, *steps, metric) == *known, about);
        }
        if (*known < 0) continue;
        QVERIFY2(proven.isOptimal, about);
        QVERIFY2(countOf(board, proven.steps, metric) == *known, about);
      }
    }
    qInfo("%d solvable, %d unsolvable, %d passed over: too many positions", solvable, unsolvable, passedOver);
    QVERIFY(solvable > 0 && unsolvable > 0);
  }

  // Four mirror images are one: the same figure, and fewer nodes.
  void imagesOfEachOtherAreOne_data() {
    const auto row = testing::columns<Metric, int>("metric", "fewest");
    row("pushes", Metric::Pushes, 24);
    row("moves", Metric::Moves, 75);
  }
  void imagesOfEachOtherAreOne() {
    FETCH_ALL((Metric, metric), (int, fewest));
    // Microban 105, by David W. Skinner.
    const Board board = sokobanBoard({" #### #### ", "##  ###  ##", "#   # #   #", "#  *. .*  #",
                                      "###$   $###", " #   @   # ", "###$   $###", "#  *. .*  #",
                                      "#   # #   #", "##  ###  ##", " #### #### "});
    const auto ground = std::make_shared<const Ground>(board);
    std::array<std::uint64_t, 2> expanded{};
    for (const bool folds : {false, true}) {
      const auto ends =
          makeEndsSearch(ground, {metric, {}}, folds, std::make_shared<search::MemoryAccount>());
      const auto later = std::chrono::steady_clock::now() + std::chrono::hours(1);
      QCOMPARE(ends->advance(later, 100'000'000), Outcome::Solved);
      QCOMPARE(static_cast<int>(ends->solutionCost()), fewest);
      QCOMPARE(countOf(board, stepsAlong(board, ends->positions()), metric), fewest);
      expanded[folds] = ends->stats().expanded;
    }
    QVERIFY(2 * expanded[1] < expanded[0]);
  }

  void limits() {
    // Microban 144, by David W. Skinner.
    const Board board = sokobanBoard({"   ####     ", " ###  ##### ", " # $$ #   # ", " # $ . .$$##",
                                      " # .. #. $ #", "### #** .  #", "#  . **# ###", "# $ .# .. # ",
                                      "##$$.@. $ # ", " #   # $$ # ", " #####  ### ", "     ####   "});
    const auto ground = std::make_shared<const Ground>(board);
    constexpr std::uint64_t kSoon = 100;
    search::Limits few{.expansions = 1'000};
    const LevelSolution stopped = prove(ground, {}, few, {}, {}, {}, kSoon);
    QCOMPARE(stopped.outcome, Outcome::Stopped);
    QCOMPARE(stopped.stats.expanded, few.expansions);
    QVERIFY(stopped.steps.empty());

    QCOMPARE(prove(ground, {}, {.seconds = 0.05}).outcome, Outcome::TimeLimit);

    search::Limits little{.bytes = std::size_t{40} << 20};
    std::size_t most = 0;
    search::Cost last = 0;
    const LevelSolution cramped = prove(
        ground, {Metric::Moves, {}}, little, {}, {},
        [&](const SolveProgress& p) {
          most = std::max(most, p.bytes);
          QVERIFY(p.atLeast >= last);
          last = p.atLeast;
        },
        kSoon);
    QCOMPARE(cramped.outcome, Outcome::MemoryLimit);
    QVERIFY(most > 0 && most <= little.bytes);

    std::stop_source source;
    source.request_stop();
    QCOMPARE(prove(ground, {}, {}, source.get_token()).outcome, Outcome::Stopped);
    // What goes before the first expansion looks at both, too.
    const auto endOf = [&](const search::Bounds& bounds) {
      return makeEndsSearch(ground, {}, false, std::make_shared<search::MemoryAccount>(), bounds)
          ->advance(std::chrono::steady_clock::now() + std::chrono::hours(1), 8);
    };
    QCOMPARE(endOf(search::Bounds(60, source.get_token())), Outcome::Stopped);
    QCOMPARE(endOf(search::Bounds(0)), Outcome::TimeLimit);
    QCOMPARE(endOf(search::Bounds(60)), Outcome::Running);
  }
  void nothingToDo() {
    const auto solved = std::make_shared<const Ground>(sokobanBoard({"#####", "#@*.#", "#####"}));
    for (const Metric metric : {Metric::Pushes, Metric::Moves}) {
      const LevelSolution found = prove(solved, {metric, {}});
      QCOMPARE(found.outcome, Outcome::Solved);
      QVERIFY(found.steps.empty());
    }
    const auto lost = std::make_shared<const Ground>(sokobanBoard({"######", "#$ @ #", "#  . #", "######"}));
    QCOMPARE(prove(lost, {}).outcome, Outcome::Exhausted);
  }
};

SEARCHLIGHT_TEST(SokobanProveTest)
#include "sokoban_prove_test.moc"
