// tests/core/lines_player_test.cpp: the players: legal, repeatable, the better ones better, and what a hint tells.
#include "core/lines/player/player.h"
#include "core/lines/player/swift_game.h"
#include "tests/core/lines_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::lines;
using namespace searchlight::lines::player;

namespace {

Position playedOn(const Settings& s, std::uint64_t seed, int moves) {
  Position p = firstPosition(s, seed);
  Random random(seed);
  for (int i = 0; i < moves; ++i)
    if (const auto move = testing::anyMove(p.board, random)) (void)lines::play(p, s, *move);
  return p;
}

class Watcher : public HintObserver {
 public:
  void onCandidates(std::span<const Candidate> all, std::size_t judged) override {
    candidates = all.size();
    legal = judged;
  }
  void onSamples(std::span<const Candidate> all, int round, std::uint64_t samples) override {
    QCOMPARE(all.size(), candidates);
    QVERIFY(round >= lastRound && samples > lastSamples);
    looks.push_back({round, {all.begin(), all.end()}});
    lastRound = round;
    lastSamples = samples;
  }
  std::size_t candidates = 0, legal = 0;
  int lastRound = 0;
  std::uint64_t lastSamples = 0;
  struct Look {
    int round;
    std::vector<Candidate> candidates;
  };
  std::vector<Look> looks;
};

}  // namespace

class LinesPlayerTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Patterns are numbered without gaps, and what differs by colours' names alone is one.
  void patterns() {
    for (const int cells : {4, 5}) {
      std::set<int> seen;
      std::vector<std::uint8_t> digits(static_cast<std::size_t>(cells));
      for (int code = 0; code < (cells == 4 ? 1296 : 7776); ++code) {
        for (int i = 0, rest = code; i < cells; ++i, rest /= 6)
          digits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(rest % 6);
        seen.insert(patternOf(digits));
      }
      QCOMPARE(seen.size(), std::size_t{patternCount(cells)});
      QCOMPARE(*seen.rbegin(), patternCount(cells) - 1);
    }
    const std::vector<std::uint8_t> a{1, 0, 2, 1, 0}, b{4, 0, 3, 4, 0}, alike{7, 7, 7, 7, 7},
        none{0, 0, 0, 0, 0};
    QCOMPARE(patternOf(a), patternOf(b));
    QCOMPARE(int{patternOf(alike)}, patternCount(5) - 1);
    QCOMPARE(int{patternOf(none)}, 0);
    const std::vector<std::uint8_t> seven(7, 3);
    QCOMPARE(int{patternOf(seven)}, patternCount(7) - 1);
  }

  // The swift board plays by the rules: after every move without new luck it is the board of rules.h.
  void swiftGameKeepsTheRules() {
    Random random = testing::randomFor("swift");
    for (int i = 0; i < testing::rounds(150); ++i) {
      const Settings s = testing::randomSettings(random);
      const Shapes shapes(s);
      const Judge judge = fittedJudge(shapes);
      const SwiftBoard empty(shapes, judge);
      Position p = firstPosition(s, random.next());
      for (int k = 0; k < 40 && !p.isOver(); ++k) {
        const auto move = testing::anyMove(p.board, random);
        if (!move) break;
        SwiftPosition swift = imagine(empty, p, Preview::Places);
        QCOMPARE(swift.dueCount, p.preview.size());
        Random luck(1);
        const int points = player::play(
            swift, {static_cast<Cell>(p.board.cell(move->from)), static_cast<Cell>(p.board.cell(move->to))},
            luck);
        const Turn turn = lines::play(p, s, *move);
        const bool needsLuck = std::ranges::any_of(turn.events, [](const TurnEvent& e) {
          return std::ranges::any_of(e.balls, &TurnEvent::Appeared::isDisplaced);
        });
        const auto deals = std::ranges::count(turn.events, TurnEvent::Kind::Appear, &TurnEvent::kind);
        if (needsLuck || deals > 1) continue;
        QCOMPARE(points, turn.points());
        for (std::size_t c = 0; c < p.board.cellCount(); ++c) QCOMPARE(swift.board.at(c), p.board.at(c));
        // What was kept along the way is what a fresh board says.
        QCOMPARE(Opinion(swift.board).value(), Opinion(imagine(empty, p, Preview::Places).board).value());
      }
    }
  }

  // All legal moves are judged, each once, and as playing them out judges them.
  void everyMoveIsJudged() {
    Random random = testing::randomFor("judged");
    for (int i = 0; i < testing::rounds(60); ++i) {
      const Settings s = testing::randomSettings(random);
      const Shapes shapes(s);
      const Judge judge = fittedJudge(shapes);
      const SwiftBoard empty(shapes, judge);
      const Position p = playedOn(s, random.next(), random.between(0, 25));
      const SwiftPosition swift = imagine(empty, p, Preview::Places);
      std::vector<JudgedMove> moves;
      judgeMoves(swift, Random(3), moves);
      std::size_t found = 0;
      for (const Move& legal : testing::legalMoves(p.board)) {
        const SwiftMove move{static_cast<Cell>(p.board.cell(legal.from)),
                             static_cast<Cell>(p.board.cell(legal.to))};
        const auto at = std::ranges::find(moves, move, &JudgedMove::move);
        QVERIFY(at != moves.end());
        ++found;
        if (std::ranges::any_of(p.preview,
                                [&](const ComingBall& b) { return !b.place || b.place == legal.to; }))
          continue;
        SwiftPosition next = swift;
        Random luck(3);
        const int points = player::play(next, move, luck);
        if (next.board.emptyCount() == 0 || points != 0) continue;
        QCOMPARE(at->points, 0);
        QCOMPARE(at->value, Opinion(next.board).value());
      }
      QCOMPARE(found, moves.size());
    }
  }

  // What an opinion says of a ball that moves is what is thought of the board behind the move.
  void anOpinionForeseesAMove() {
    Random random = testing::randomFor("opinions");
    for (int i = 0; i < testing::rounds(40); ++i) {
      const Settings s = testing::randomSettings(random);
      const Shapes shapes(s);
      const Judge judge = fittedJudge(shapes);
      const SwiftBoard empty(shapes, judge);
      const Position p = playedOn(s, random.next(), random.between(0, 25));
      const Opinion before(imagine(empty, p, Preview::Places).board);
      for (const Move& legal : testing::legalMoves(p.board)) {
        const auto from = static_cast<Cell>(p.board.cell(legal.from)),
                   to = static_cast<Cell>(p.board.cell(legal.to));
        const Opinion::Gain gain = before.afterPutting(to, before.board()[from]);
        Opinion moved = before;
        moved.move(from, to);
        QCOMPARE(moved.value(), Opinion(moved.board()).value());
        QCOMPARE(before.value() + before.afterTaking(from) + gain.value + before.afterBoth(from, to),
                 moved.value());
        QCOMPARE(before.completes(from, to), moved.board().isInLine(to));
        QVERIFY(gain.completes || !moved.board().isInLine(to));
      }
    }
  }

  // Three in a row are worth more where the board holds two others of their colour.
  void threeAlikeCountForMoreWhereOthersAreAbout() {
    const Settings s;
    const Shapes shapes(s);
    const Judge judge = fittedJudge(shapes);
    // What the three add to a board on which four others are.
    const auto worthOfThree = [&](Colour colour, Colour ofOthers) {
      SwiftBoard board(shapes, judge);
      for (const Cell cell : {Cell{0}, Cell{8}, Cell{72}, Cell{80}}) board.set(cell, ofOthers);
      const std::int32_t without = Opinion(board).value();
      for (const Cell cell : {Cell{39}, Cell{40}, Cell{41}}) board.set(cell, colour);
      return Opinion(board).value() - without;
    };
    QVERIFY(worthOfThree(1, 1) > worthOfThree(1, 2));
    QCOMPARE(worthOfThree(1, 2), worthOfThree(3, 4));
  }

  // A cell more or less is worth as much on any board as it is in proportion on the one that games were fitted on: one of
  // 400 never more than one of 81.
  void emptyCellsCountInProportion() {
    const auto judgeFor = [](int size) { return fittedJudge(Shapes(Settings{.size = size})); };
    const Judge fitted = judgeFor(9);
    std::int32_t most = 0;
    for (std::size_t e = 1; e <= 81; ++e)
      most = std::max(most, std::abs(fitted.emptiesWeight(e) - fitted.emptiesWeight(e - 1)));
    for (const int size : {5, 7, 10, 14, 20}) {
      const Judge judge = judgeFor(size);
      const auto cells = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
      for (std::size_t e = 1; e <= cells; ++e)
        QVERIFY(std::abs(judge.emptiesWeight(e) - judge.emptiesWeight(e - 1)) *
                    static_cast<std::int32_t>(cells) <=
                most * 81 + static_cast<std::int32_t>(cells));
      QCOMPARE(judge.emptiesWeight(0), 0);
    }
  }

  // A hint that clears nothing has been sampled as often as the candidate that clears the most, and is worth more; or that
  // one was certainly worse.
  void aLineIsNotPassedOverLightly() {
    Random random = testing::randomFor("lines passed over");
    const Settings s = presets().back().settings;  // large
    QCOMPARE(s.size, 20);
    const HintFinder finder(s);
    int passed = 0;
    for (int i = 0; i < testing::rounds(12); ++i) {
      Position p = playedOn(s, random.next(), 25);
      // Four in a row, and one of them elsewhere.
      const int y = random.between(0, 19), x = random.between(0, 15);
      for (int k = 0; k < 4; ++k) p.board.set({x + k, y}, 1);
      p.board.set({(x + 4) % 20, (y + 1) % 20}, 1);
      p.board.set({(x + 4) % 20, y}, kNoBall);
      const auto hint = finder.find(p, {.samples = 96});
      QVERIFY(hint);
      const Candidate& best = hint->candidates.front();
      const auto most = std::ranges::max_element(hint->candidates, {}, &Candidate::clears);
      if (most->clears <= best.clears) continue;
      ++passed;
      const bool isCertainlyWorse = most->leftInRound > 0 && most->behind > 2 * most->behindError;
      QVERIFY(isCertainlyWorse || (most->samples == best.samples && best.value >= most->value));
    }
    QVERIFY(passed > 0 || testing::isShortened());  // a whole run has seen it
  }

  // Who is certainly worse after eight samples gets no ninth one; before that nobody is certain, and half of them stay.
  void whoIsCertainlyWorseLeaves() {
    Random random = testing::randomFor("certainly worse");
    int atEight = 0, later = 0, tooFew = 0;
    const auto hasShown = [&] { return atEight > 0 && later > 0 && tooFew > 0; };
    for (int i = 0; testing::goesOn(i, 24, hasShown()); ++i) {
      const Settings s{.size = 7};
      Watcher watcher;
      const std::uint64_t samples = i % 3 == 0 ? 64 : 1500;
      (void)HintFinder(s).find(playedOn(s, random.next(), 12), {.samples = samples}, {}, &watcher);
      for (std::size_t k = 1; k < watcher.looks.size(); ++k) {
        const auto &before = watcher.looks[k - 1].candidates, &after = watcher.looks[k].candidates;
        const bool isSameRound = watcher.looks[k - 1].round == watcher.looks[k].round;
        int in = 0, gone = 0;
        bool isSure = false;
        for (std::size_t c = 0; c < before.size(); ++c) {
          if (before[c].leftInRound > 0) continue;
          const bool hasLeft = after[c].leftInRound > 0,
                     isWorse = before[c].behind > 2.5 * before[c].behindError;
          ++in;
          gone += hasLeft;
          isSure = isSure || before[c].samples >= 8;
          tooFew += isWorse && before[c].samples < 8;
          if (!isWorse || before[c].samples < 8) {
            QVERIFY(!hasLeft || !isSameRound);
            continue;
          }
          QCOMPARE(after[c].samples, before[c].samples);
          ++(before[c].samples == 8 ? atEight : later);
        }
        QVERIFY(isSure || 2 * gone <= in);
      }
    }
    qInfo("certainly worse after eight samples %d, later %d; with fewer %d", atEight, later, tooFew);
    QVERIFY(hasShown());
  }

  void playersAreLegalAndRepeatable_data() {
    const auto row = testing::columns<int>("kind");
    for (std::size_t i = 0; i < kPlayerNames.size(); ++i) row(kPlayerNames[i].data(), static_cast<int>(i));
  }
  void playersAreLegalAndRepeatable() {
    QFETCH(int, kind);
    Random random = testing::randomFor("players");
    for (int i = 0; i < testing::rounds(10); ++i) {
      const Settings s = testing::randomSettings(random);
      HintOptions options;
      options.samples = 40;
      options.preview = i % 2 == 0 ? Preview::Places : Preview::Colours;
      const auto one = makePlayer(static_cast<PlayerKind>(kind), s, options);
      const auto two = makePlayer(static_cast<PlayerKind>(kind), s, options);
      Position p = firstPosition(s, random.next());
      for (int k = 0; k < 12 && !p.isOver(); ++k) {
        const auto move = one->choose(p);
        QVERIFY(move && isLegal(p.board, *move));
        QVERIFY(two->choose(p) == move);
        (void)lines::play(p, s, *move);
      }
    }
  }
  void nobodyMovesOnAFullBoard() {
    const Settings s{.size = 5, .newBalls = 1};
    Position p{testing::boardOf({"13121", "23232", "32323", "23232", "32321"}), {}, 0, 0, Random(1)};
    for (const auto kind : {PlayerKind::Hint, PlayerKind::Greedy, PlayerKind::Random})
      QVERIFY(!makePlayer(kind, s, {})->choose(p));
  }

  // A player who is told colours only is not helped by the places; who is told nothing is not helped by the colours either, but
  // knows how many come.
  void whatIsHiddenIsKeptSecret_data() {
    testing::columns<Preview>("preview")("places", Preview::Colours)("colours", Preview::Hidden);
  }
  void whatIsHiddenIsKeptSecret() {
    QFETCH(const Preview, preview);
    const Settings s;
    HintOptions options;
    options.preview = preview;
    options.samples = 64;
    for (const auto kind : {PlayerKind::Hint, PlayerKind::Greedy}) {
      const auto player = makePlayer(kind, s, options);
      for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Position p = playedOn(s, seed, 10);
        const auto move = player->choose(p);
        QVERIFY(move && isLegal(p.board, *move));
        for (ComingBall& ball : p.preview) {
          ball.place = std::nullopt;
          if (preview == Preview::Hidden) ball.colour = static_cast<Colour>(1 + ball.colour % s.colours);
        }
        QVERIFY(player->choose(p) == move);
      }
    }
  }

  // ---- Limits of a match ----

  // A move that would take a day ends with the match's time, and the game that it belongs to does not count.
  void timeEndsAThought() {
    const Settings s;
    const auto player = makePlayer(PlayerKind::Hint, s, {.samples = 1'000'000'000'000});
    const Match match = playMatch(*player, s, 2, 1, {0.05}, [](std::size_t) {});
    QCOMPARE(match.outcome, search::Outcome::TimeLimit);
    QVERIFY(match.games.empty());
  }
  void memoryEndsAGame() {
    const Settings s;
    const auto player = makePlayer(PlayerKind::Random, s, {});
    int moves = 0;
    std::size_t asked = 0;
    const Match match = playMatch(*player, s, 5, 1,
                                  {1e9,
                                   {},
                                   [&](std::size_t bytes) {
                                     asked = bytes;
                                     return ++moves < 5;
                                   }},
                                  [](std::size_t) {});
    QCOMPARE(match.outcome, search::Outcome::MemoryLimit);
    QVERIFY(match.games.empty());  // five moves end no game
    QCOMPARE(asked, 5 * sizeof(MatchGame));
  }

  void greedyTakesALine() {
    const Settings s{.size = 7};
    const Position p{
        testing::boardOf({"1111...", ".......", "2.3.2..", "....1..", ".......", ".2.....", "......2"}),
        {{3, Point{5, 5}}},
        0,
        0,
        Random(1)};
    const Move line{{4, 3}, {4, 0}};
    QVERIFY(makePlayer(PlayerKind::Greedy, s, {})->choose(p) == line);
    Watcher watcher;
    const auto hint = HintFinder(s).find(p, {.samples = 200}, {}, &watcher);
    // Whether it takes the line at once is its own affair; it knows what the line is.
    const auto known = std::ranges::find(hint->candidates, line, &Candidate::move);
    QVERIFY(known != hint->candidates.end());
    QCOMPARE(known->clears, 5);
    const Hint why = explain(p, s, line, Preview::Places);
    QCOMPARE(why.reason, Reason::Clears);
    QCOMPARE(why.count, 5);
    QVERIFY(watcher.candidates > 1);
    QCOMPARE(watcher.legal, testing::legalMoves(p.board).size());
    QCOMPARE(hint->judgedMoves, watcher.legal);
    QCOMPARE(hint->samples, watcher.lastSamples);
    QVERIFY(hint->samples <= 200);
    QCOMPARE(hint->candidates.size(), watcher.candidates);
    QVERIFY(hint->candidates.front().move == hint->move);
  }
  void reasons() {
    const Settings s{.size = 7};
    const Position p{
        testing::boardOf({"111....", ".......", "2.3.2..", "....1..", ".......", ".2.....", "......2"}),
        {{3, Point{5, 5}}},
        0,
        0,
        Random(1)};
    const Hint four = explain(p, s, {{4, 3}, {3, 0}}, Preview::Places);
    QCOMPARE(four.reason, Reason::Extends);
    QCOMPARE(four.count, 4);
    QCOMPARE(four.of, 5);
    QCOMPARE(explain(p, s, {{2, 2}, {5, 5}}, Preview::Places).reason, Reason::TakesPlace);
    QCOMPARE(explain(p, s, {{2, 2}, {5, 5}}, Preview::Colours).reason, Reason::Best);
    const Position blocked{
        testing::boardOf({"11211..", ".......", ".......", "....3..", ".......", ".......", "......2"}),
        {{3, Point{5, 5}}},
        0,
        0,
        Random(1)};
    const Hint room = explain(blocked, s, {{2, 0}, {1, 4}}, Preview::Places);
    QCOMPARE(room.reason, Reason::MakesRoom);
    QCOMPARE(room.count, 4);
  }

  // Anytime: a stop before it begins still gives a move.
  void stopGivesTheBestKnown() {
    const Settings s;
    std::stop_source source;
    source.request_stop();
    const Position p = playedOn(s, 3, 10);
    const auto hint = HintFinder(s).find(p, {}, source.get_token());
    QVERIFY(hint && isLegal(p.board, hint->move));
    QVERIFY(hint->samples < 1000);
  }

  // Where time is short there are fewer candidates, or none is sampled at all; what clears is among them.
  void littleTimeIsSpentOnFew() {
    const Settings s = presets().back().settings;
    const HintFinder finder(s);
    Position p = playedOn(s, 5, 25);
    for (int k = 0; k < 4; ++k) p.board.set({k, 7}, 1);
    p.board.set({4, 8}, 1);
    p.board.set({4, 7}, kNoBall);
    for (const double seconds : {1e-9, 1e-3, 0.05}) {
      Watcher watcher;
      const auto hint = finder.find(p, {.samples = 1'000'000, .seconds = seconds}, {}, &watcher);
      QVERIFY(hint && isLegal(p.board, hint->move));
      QVERIFY(watcher.candidates >= 4 && watcher.candidates <= 16);
      if (seconds < 0.01) QCOMPARE(watcher.candidates, std::size_t{4});
      QVERIFY(std::ranges::any_of(hint->candidates, [](const Candidate& c) { return c.clears >= 5; }));
      for (const Candidate& c : hint->candidates) QVERIFY(std::isfinite(c.value));
      std::uint64_t samples = 0;
      for (const Candidate& c : hint->candidates) samples += c.samples;
      QCOMPARE(samples, hint->samples);
    }
  }

  // Over enough games the order is plain.
  void betterPlayersScoreMore() {
    if (testing::isShortened()) return;  // a whole run shows it
    Settings s;
    s.score = Score::Quadratic;
    const auto mean = [&](PlayerKind kind, int games, std::uint64_t samples) {
      HintOptions options;
      options.samples = samples;
      return playMatch(*makePlayer(kind, s, options), s, games, 1, {1e9}, [](std::size_t) {}).mean();
    };
    const double random = mean(PlayerKind::Random, 20, 0), greedy = mean(PlayerKind::Greedy, 60, 0);
    QVERIFY(greedy > 10 * random && greedy > 150);
    QVERIFY(mean(PlayerKind::Hint, 20, 0) > greedy);
  }
  // On a large board, too, the fitted judge knows more than the greedy one.
  void betterPlayersScoreMoreOnLargeBoards() {
    if (testing::isShortened()) return;
    Settings s = presets().back().settings;
    s.score = Score::Quadratic;
    const auto mean = [&](PlayerKind kind) {
      return playMatch(*makePlayer(kind, s, {.samples = 0}), s, 12, 1, {1e9}, [](std::size_t) {}).mean();
    };
    QVERIFY(mean(PlayerKind::Hint) > 1.05 * mean(PlayerKind::Greedy));
  }
};

SEARCHLIGHT_TEST(LinesPlayerTest)
#include "lines_player_test.moc"
