// tests/core/sokoban_feature_session_test.cpp: the feature-space search as a session: silent, recorded, played back.

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <set>

#include "core/sokoban/board_event.h"
#include "core/sokoban/feature_session.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/solve.h"
#include "core/trace/trace_player.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using search::Outcome;

namespace {

std::shared_ptr<const Ground> levelOf(const std::vector<std::string>& rows) {
  return std::make_shared<const Ground>(testing::sokobanBoard(rows));
}

// Takes long enough to meet limits.
std::shared_ptr<const Ground> eightBoxes() {
  return levelOf({"############", "#    ##    #", "# $ $  $ $ #", "#  $ ## $  #", "#  @       #",
                  "#....##....#", "# $  ##  $ #", "#          #", "############"});
}

}  // namespace

class SokobanFeatureSessionTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // What a search learns of lost boxes holds for positions that can be solved, too: it calls none of these lost.
  void patternsLoseNothing() {
    Random random = testing::randomFor("patterns");
    std::size_t patterns = 0;
    int solvable = 0;
    for (int i = 0; testing::goesOn(i, 600, patterns > 5 && solvable > 2); ++i) {
      const Board board = testing::randomSokoban(random, 11, 9, random.between(5, 7), 12);
      const auto ground = std::make_shared<const Ground>(board);
      const auto known = std::make_shared<KnownDeadlocks>(*ground, std::make_shared<search::MemoryBudget>());
      FeatureSearch search(ground, {}, std::make_shared<search::MemoryAccount>(), 0, known);
      search.learnPatterns();
      const Outcome outcome = search.advance(3'000);
      if (outcome == Outcome::Running) continue;
      patterns += known->patterns.count();
      const LevelSolution found = solve(ground, {}, {}, {.expansions = 20'000});
      if (found.outcome != Outcome::Solved && found.outcome != Outcome::Exhausted) continue;
      QVERIFY2(outcome == found.outcome, ("level " + std::to_string(i)).c_str());
      if (found.outcome != Outcome::Solved) continue;
      ++solvable;
      Position position = board.opening();
      const auto isLost = [&] {
        std::vector<std::uint64_t> bits(ground->squareCount() / 64 + 1);
        for (const Cell cell : position.boxes) {
          const Square box = ground->square(cell);
          bits[box / 64] |= std::uint64_t{1} << (box % 64);
        }
        return known->patterns.isLost(bits.data(), ground->square(position.worker));
      };
      QVERIFY(!isLost());
      for (const Direction step : found.steps) {
        board.step(position, step);
        QVERIFY2(!isLost(), ("level " + std::to_string(i)).c_str());
      }
    }
    QVERIFY(patterns > 5 && solvable > 2);
  }

  // Every second turn is of a cell with many boxes packed; or all cells are alike, as the seed has it.
  void turnsOfCells_data() {
    const auto row = testing::columns<quint64, bool>("seed", "goesFar");
    row("half to what has come far", 0, true);
    row("all alike", 1, false);
  }
  void turnsOfCells() {
    FETCH(const quint64, seed);
    FETCH(const bool, goesFar);
    struct Turns final : FeatureSearch::Watcher {
      void onStart(FeatureSearch::Seen) override {}
      void onMove(const FeatureSearch::Move&, std::size_t cell, FeatureSearch::NodeId) override {
        if (cell == kNoTurn) return;
        std::set<int, std::greater<>> numbers;  // of boxes packed, where moves are
        for (const auto& [packed, waiting] : cells)
          if (waiting > 0) numbers.insert(packed);
        fewer.push_back(std::distance(numbers.begin(), numbers.find(cells[cell].packed)));
        most.push_back(std::ssize(numbers) - 1);
        --cells[cell].waiting;
      }
      void onExpand(FeatureSearch::NodeId) override { children = 0; }
      void onCounted(const Features& features) override { packedNow = features.packed; }
      void onChild(const FeatureSearch::Move&, FeatureSearch::Seen, std::uint32_t, const Features&) override {
        ++children;
      }
      void onKnown(const FeatureSearch::Move&, FeatureSearch::NodeId, std::uint32_t) override {}
      void onLost(const FeatureSearch::Move&, FeatureSearch::Seen, std::uint32_t, Deadlock) override {}
      void onCell(std::size_t cell) override {
        if (cells.size() <= cell) cells.resize(cell + 1);
        cells[cell].packed = packedNow;
        cells[cell].waiting += children;
      }
      struct Told {
        int packed = 0, waiting = 0;
      };
      std::vector<Told> cells;
      std::vector<std::ptrdiff_t> fewer, most;  // by turn: how many numbers are above, of how many
      int packedNow = 0, children = 0;
    } turns;
    const auto ground = levelOf({" #########", "##   #   ##", "# $ $#  $ #", "#@## . ## #", "#.*..$* ..#",
                                 "# #$$   # #", "#   ###   #", "##### #####"});
    FeatureSearch search(ground, {}, std::make_shared<search::MemoryAccount>(), seed);
    search.setWatcher(&turns);
    search.advance(1'000);
    QVERIFY(turns.fewer.size() > 40);
    // Each second turn is far: the first, third, fifth .. of these where the most are packed, the second, sixth .. one number below, and so on.
    bool isByRuler = true;
    for (std::size_t i = 0; i < turns.fewer.size(); i += 2)
      isByRuler =
          isByRuler && turns.fewer[i] == std::min<std::ptrdiff_t>(turns.most[i], std::countr_zero(i / 2 + 1));
    QCOMPARE(isByRuler, goesFar);
    QVERIFY(std::ranges::max(turns.most) > 1);
  }

  // Watched or not it is the same search; what is recorded leads to what it counts, and back.
  void aSessionTellsTheSameAsASilentOne_data() {
    const auto row = testing::columns<quint64>("seed");
    row("of this run", testing::seed());
    row("with a box that goes ten pushes round a dead square", 6);
  }
  void aSessionTellsTheSameAsASilentOne() {
    FETCH(const quint64, seed);
    Random random = testing::randomFor("sessions", seed);
    int solved = 0, exhausted = 0;
    for (int i = 0; testing::goesOn(i, 200, solved > 5 && exhausted > 5); ++i) {
      const Board board = testing::randomSokoban(random, 8, 7, random.between(1, 4), 15);
      const auto ground = std::make_shared<const Ground>(board);
      LevelQuestion question;
      if (i % 2 == 0)
        for (const auto idea : kIdeaSwitches)
          if (idea != &Ideas::patterns) question.ideas.*idea = random.chance(0.7);  // a session learns none
      FeatureSearch bare(ground, question.ideas, std::make_shared<search::MemoryAccount>(), 0);
      const Outcome outcome =
          bare.advanceUntil(std::chrono::steady_clock::time_point::max(), ~std::uint64_t{0});
      search::SessionOptions options{.algorithm = search::Algorithm::FeatureSpace};
      const auto silent = makeSession(ground, question, options);
      options.recording = search::Recording::Recorded;
      const auto recorded = makeSession(ground, question, options);
      QVERIFY(silent && recorded);
      QCOMPARE(silent->run({}, {}), outcome);
      while (recorded->advance(static_cast<std::uint64_t>(random.between(1, 50))) == Outcome::Running) {
      }
      QCOMPARE(recorded->outcome(), outcome);
      QVERIFY(silent->stats() == bare.stats() && recorded->stats() == bare.stats());
      ++(outcome == Outcome::Solved ? solved : exhausted);

      search::TracePlayer player(recorded->trace());
      while (player.forward()) {
      }
      QCOMPARE(player.counts().expanded, bare.stats().expanded);
      QCOMPARE(player.counts().generated, bare.stats().generated);
      QCOMPARE(std::uint64_t{player.openCount()}, bare.stats().open);
      checkNodes(*recorded, player);
      while (player.back()) {
      }
      QCOMPARE(player.openCount(), std::size_t{0});

      const auto path = recorded->path();
      QCOMPARE(silent->path().size(), path.size());
      QCOMPARE(silent->solutionCost(), recorded->solutionCost());
      if (outcome != Outcome::Solved) {
        QVERIFY(path.empty());
        continue;
      }
      const LevelSolution found = solve(ground, question, options);
      QVERIFY(found.outcome == Outcome::Solved && play(board, found.steps).isSolved);
      QCOMPARE(found.pushes, recorded->solutionCost());
      // A node may be several pushes from the one before.
      const std::vector<Position> positions = positionsAlong(*recorded);
      QCOMPARE(positions.size(), found.pushes + std::size_t{1});
      QCOMPARE(stepsAlong(board, positions), found.steps);
      QVERIFY(!found.isOptimal || found.pushes == 0);
      const auto begins = positionOf(*recorded, path.front());
      QVERIFY(begins && begins->boxes == board.opening().boxes);
      QCOMPARE(nodeOf(*recorded, *begins), path.front());
    }
    QVERIFY(solved > 5 && exhausted > 5);
  }

  // "packed 2 of 2, 1 regions": at each event what is counted of its position.
  void aSessionTellsWhatIsCounted() {
    const auto ground = levelOf(
        {"##########", "#@       #", "#   $$   #", "#        #", "#  #######", "#  ..#####", "##########"});
    const auto session = makeSession(
        ground, {}, {.algorithm = search::Algorithm::FeatureSpace, .recording = search::Recording::Recorded});
    QCOMPARE(session->run({}, {}), Outcome::Solved);
    const auto* const features = dynamic_cast<const FeatureView*>(session.get());
    QVERIFY(features);
    QCOMPARE(features->boxCount(), std::size_t{2});
    QVERIFY(!features->cells().empty());
    const auto start = features->told(0);
    QVERIFY(start && start->isExpanded && start->counted.packed == 0 && start->counted.regions == 1);
    const auto names = session->toldFieldNames();
    QVERIFY(std::ranges::find(names, "packed") != names.end());
    std::optional<std::size_t> goal;
    for (std::size_t i = 0; i < session->trace().end(); ++i)
      if (session->trace()[i].kind == search::EventKind::Goal) goal = i;
    QVERIFY(goal);
    QCOMPARE(session->toldField(*goal, "packed"), std::optional<std::string>("2"));
    QCOMPARE(session->toldField(*goal, "regions"), std::optional<std::string>("1"));
    QCOMPARE(session->toldField(*goal, "weight"), std::optional<std::string>());
    QCOMPARE(session->toldField(*goal, "unknown"), std::optional<std::string>());
  }

  void aSessionCountsPushesAlone() {
    const Board board = testing::sokobanCorridor();
    const auto algorithm = search::Algorithm::FeatureSpace;
    LevelQuestion question;
    QVERIFY(whyNot(board, question, algorithm).empty());
    question.metric = Metric::Moves;
    QCOMPARE(english(whyNot(board, question, algorithm)), std::string("it supports only pushes"));
    search::SessionOptions options{.algorithm = algorithm};
    QVERIFY(!makeSession(board, question, options));
    question.metric = Metric::Pushes;
    question.workerEnd = board.opening().worker;
    QVERIFY(!whyNot(board, question, algorithm).empty());
    QVERIFY(!makeSession(board, question, options));
  }

  // What its tables of deadlocks take is a part of what it may take.
  void itsTablesAreCountedToo() {
    const auto ground = eightBoxes();
    search::SessionOptions options{.algorithm = search::Algorithm::FeatureSpace,
                                   .budget = std::make_shared<search::MemoryBudget>()};
    const auto session = makeSession(ground, {}, options);
    search::Limits limits{.bytes = std::size_t{400} << 10, .expansions = 20'000};
    session->run(limits, {});
    QCOMPARE(session->bytes(), options.budget->used());
    QVERIFY(session->bytes() > 0);
    QVERIFY2(session->bytes() <= limits.bytes, std::to_string(session->bytes()).c_str());
  }

  void aSessionKeepsToItsMemory() {
    const auto ground = eightBoxes();
    search::SessionOptions options{.algorithm = search::Algorithm::FeatureSpace,
                                   .recording = search::Recording::Recorded,
                                   .budget = std::make_shared<search::MemoryBudget>(std::size_t{4} << 20)};
    const auto session = makeSession(ground, {}, options);
    const Outcome outcome = session->run({}, {});
    QVERIFY(outcome == Outcome::MemoryLimit || outcome == Outcome::Solved);
    search::TracePlayer player(session->trace());
    while (player.forward()) {
    }
    QCOMPARE(player.counts().expanded, session->stats().expanded);
  }

 private:
  // Each was expanded once at most, and what it costs are the pushes on the way to it.
  static void checkNodes(const search::Session& session, const search::TracePlayer& player) {
    std::set<std::string> expanded;
    for (search::NodeId n = 0; n < player.nodes().size(); ++n) {
      const search::PlayedNode node = player.node(n);
      if (node.expandedAt != search::kNever) QVERIFY(expanded.insert(session.stateText(n)).second);
      if (node.parent == search::kNoNode) continue;
      QCOMPARE(pushesBetween(session, node.parent, n).size(),
               std::size_t{node.g} - std::size_t{player.node(node.parent).g});
    }
  }
};

SEARCHLIGHT_TEST(SokobanFeatureSessionTest)
#include "sokoban_feature_session_test.moc"
