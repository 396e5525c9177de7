// tests/core/sokoban_game_test.cpp: steps, the tree behind them, and games as text.
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;

namespace {

QString made(const Game& game) { return QString::fromStdString(lurdText(stepsMade(game))); }
QString ahead(const Game& game) { return QString::fromStdString(lurdText(stepsAhead(game))); }

// Plays letters of LURD; false where one of them is blocked.
bool playLetters(Game& game, std::string_view letters) {
  const Lurd lurd = std::get<Lurd>(readLurd(letters));
  return sokoban::walk(game, lurd.steps) == lurd.steps.size();
}

QString faultOf(const QByteArray& text) {
  return testing::refusalOf([&] { game::readGame<Rules>(text.toStdString(), "a.sokoban"); });
}

void stepForwards(Game& game, Direction d) { step(game, d); }

}  // namespace

class SokobanGameTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Whoever waits is told how far it is, through the text and the steps, and may give it up at any time.
  void readingTellsHowFarItIs() {
    std::string text = "searchlight-sokoban 1\nboard\n########\n#@--$-.#\n########\n\nat 0\n";
    constexpr std::size_t kLines = 300;
    for (std::size_t i = 0; i < kLines; ++i) text += "line " + std::to_string(100 * i) + " 50(rl)\n";
    std::vector<double> told;
    const Game game = game::readGame<Rules>(text, "a.sokoban", [&told](double share) {
      told.push_back(share);
      return true;
    });
    QCOMPARE(game.history().changeCount(), 100 * kLines);
    QVERIFY(told.size() > 5 && std::ranges::is_sorted(told) && told.front() >= 0 && told.back() <= 1);
    for (std::size_t most = 0; most < told.size(); most += testing::isShortened() ? 7 : 1) {
      std::size_t asked = 0;
      QVERIFY_THROWS_EXCEPTION(FormatError, (void)game::readGame<Rules>(
                                                text, "a.sokoban", [&](double) { return asked++ < most; }));
    }
  }

  void countsMovesAndPushes() {
    Game game{Opening(testing::sokobanCorridor())};
    QCOMPARE(step(game, Direction::Left), StepKind::Blocked);
    QCOMPARE(game.tally(), Played());
    QVERIFY(!facing(game));
    QCOMPARE(step(game, Direction::Right), StepKind::Walk);
    QCOMPARE(step(game, Direction::Right), StepKind::Push);
    QCOMPARE(game.tally(), (Played{2, 1}));
    QCOMPARE(facing(game), std::optional(Direction::Right));
    QVERIFY(!game.isSolved());
    QCOMPARE(step(game, Direction::Right), StepKind::Push);
    QVERIFY(game.isSolved());
    QCOMPARE(step(game, Direction::Right), StepKind::Blocked);
    QCOMPARE(made(game), u"rRR"_s);
    QCOMPARE(game.tally(), (Played{3, 2}));
  }

  // From push to push, in both directions; walks at the ends count as one.
  void undoesAndRedoesByPush() {
    Game game{Opening(testing::sokobanBoard({"##########", "#@ $     .#", "##########"}))};
    QVERIFY(playLetters(game, "rrllrRrll"));
    QCOMPARE(made(game), u"rRllrrRll"_s);
    const QStringList stops{"rRllrrR", "rR", ""};
    for (const QString& stop : stops) {
      QVERIFY(game.undo(game::Grain::Landmark));
      QCOMPARE(made(game), stop);
    }
    QVERIFY(!game.undo(game::Grain::Landmark));
    for (const char* stop : {"rR", "rRllrrR", "rRllrrRll"}) {
      QVERIFY(game.redo(game::Grain::Landmark));
      QCOMPARE(made(game), QString::fromLatin1(stop));
    }
    QVERIFY(!game.redo(game::Grain::Landmark));
    QVERIFY(game.undo());
    QCOMPARE(made(game), u"rRllrrRl"_s);
    QCOMPARE(ahead(game), u"l"_s);
    QCOMPARE(playedAhead(game), (Played{9, 2}));
  }

  void playingOnKeepsTheOldLine() {
    Game game{Opening(testing::articleBoard())};
    QVERIFY(playLetters(game, "dd"));
    const HistoryPosition old = game.history().position();
    game.undo();
    QCOMPARE(step(game, Direction::Up), StepKind::Walk);
    QCOMPARE(step(game, Direction::Right), StepKind::Push);
    QCOMPARE(made(game), u"duR"_s);
    QVERIFY(game.jumpTo(old));
    QCOMPARE(made(game), u"dd"_s);
  }

  // The same step again is no second branch.
  void aStepThatIsAheadIsRedo() {
    Game game{Opening(testing::articleBoard())};
    QVERIFY(playLetters(game, "dd"));
    game.undo();
    game.undo();
    QVERIFY(playLetters(game, "dd"));
    QCOMPARE(game.history().changeCount(), std::size_t(2));
    game.jumpTo(0);
    QCOMPARE(step(game, Direction::Right), StepKind::Push);
    game.jumpTo(0);
    QCOMPARE(step(game, Direction::Down), StepKind::Walk);
    QCOMPARE(game.history().changeCount(), std::size_t(3));
    QCOMPARE(ahead(game), u"d"_s);
  }

  void backAtTheOpeningAllIsAhead() {
    Game game{Opening(testing::articleBoard())};
    QVERIFY(playLetters(game, "ddlluu"));
    game.jumpTo(game.history().oldest());
    QCOMPARE(made(game), QString());
    QCOMPARE(ahead(game), u"ddlluu"_s);
    QCOMPARE(game.line().size(), std::size_t(7));
  }

  // Whatever way leads to a state, it is the same position with the same counts.
  void randomPlayComesBackToTheSamePositions() {
    Random random = testing::randomFor(QTest::currentTestFunction());
    std::size_t pushes = 0;
    for (int i = 0; testing::goesOn(i, 60, pushes > 0); ++i) {
      Game game{Opening(testing::randomSokoban(random, 9, 8, 3, 15))};
      std::map<HistoryPosition, Position> seen;
      testing::playAtRandom(random, game, seen, 300, stepForwards);
      for (const auto& [state, position] : seen) {
        QVERIFY(game.jumpTo(state));
        QCOMPARE(game.state(), position);
        std::vector<Direction> steps;
        for (const Step& step : stepsMade(game)) steps.push_back(step.direction);
        const Replay replay = play(game.opening().board, steps);
        QVERIFY(!replay.illegal && replay.end == position);
        QCOMPARE(game.tally(), (Played{static_cast<std::uint32_t>(replay.moves()),
                                       static_cast<std::uint32_t>(replay.pushes)}));
        pushes += replay.pushes;
      }
    }
    QVERIFY(pushes > 0);
  }

  // ---- Text -------------------------------------------------------------------------------------------------------------------

  // What is kept of the line that undo and redo go along is what the tree says, step by step and where it is read back.
  void theLineIsTheTreesOwn() {
    Random random = testing::randomFor("theLineIsTheTreesOwn");
    const auto isRight = [](const Game& game) {
      const History<StepChange>& tree = game.history();
      std::vector<HistoryPosition> line;
      for (std::optional<HistoryPosition> at = tree.position(); at; at = tree.parent(*at))
        line.insert(line.begin(), *at);
      std::optional<std::size_t> fork;
      for (std::size_t i = 0; i + 1 < line.size(); ++i)
        if (tree.children(line[i]).size() > 1) fork = i;
      for (auto at = tree.redoOf(tree.position()); at; at = tree.redoOf(*at)) line.push_back(*at);
      const StepChange* last = tree.change(line.back());
      return game.line() == line && game.forkBehind() == fork &&
             playedAhead(game) == (last ? last->after : Played{});
    };
    int forks = 0;
    for (int i = 0; testing::goesOn(i, 30, forks > 0); ++i) {
      Game game{Opening(testing::randomSokoban(random, 8, 8, 3, 10))};
      std::map<HistoryPosition, Position> seen;
      for (int k = 0; k < 200; ++k) {
        testing::playAtRandom(random, game, seen, 1, stepForwards);
        QVERIFY(isRight(game));
        forks += game.forkBehind().has_value();
      }
      QVERIFY(isRight(std::get<Game>(Game::from(game.record()))));
      const Game copy = game;
      game.jumpTo(game.history().oldest());
      QVERIFY(isRight(copy) && isRight(game));
    }
    QVERIFY(forks > 0);
  }

  void textIsTheDocumentedOne() {
    Game game{Opening(testing::sokobanBoard({"######", "#@$ .#", "######"}), "The first push")};
    QVERIFY(playLetters(game, "Rl"));
    game.addHints(2);
    setTurn(game, Turn().turnedLeft());
    QCOMPARE(QString::fromStdString(game::text(game.record())),
             u"searchlight-sokoban 1\ntitle The first push\nboard\n######\n#@$-.#\n######\n\n"
             "turn 270\nhints 2\nat 2\nline 0 rl\n"_s);
    QVERIFY(game::isText(game::text(game.record()), Rules::kForm));
    QVERIFY(!game::isText("####\n", Rules::kForm));
  }

  void textReadsBackWithTheWholeTree() {
    Random random = testing::randomFor(QTest::currentTestFunction());
    std::size_t forks = 0, redos = 0;
    for (int i = 0; testing::goesOn(i, 60, forks > 0 && redos > 0); ++i) {
      Game game{Opening(testing::randomSokoban(random, 9, 8, 3, 15), i % 2 ? "Title, of words" : "")};
      setTurn(game, Turn::numbered(i % Turn::kTurns));
      std::map<HistoryPosition, Position> seen;
      testing::playAtRandom(random, game, seen, 400, stepForwards);
      const game::Record<Rules> record = game.record();
      Game back = game::readGame<Rules>(game::text(record), "a.sokoban");
      QCOMPARE(game::text(back.record()), game::text(record));
      QCOMPARE(back.state(), game.state());
      QCOMPARE(back.tally(), game.tally());
      redos += record.redo.size();
      for (const auto& [state, position] : seen) {
        QCOMPARE(back.history().children(state), game.history().children(state));
        QCOMPARE(back.history().redoOf(state), game.history().redoOf(state));
        forks += game.history().children(state).size() > 1;
      }
      // It goes on alike.
      std::map<HistoryPosition, Position> seenOn = seen, seenBack = seen;
      Random twin = random;
      testing::playAtRandom(random, game, seenOn, 100, stepForwards);
      testing::playAtRandom(twin, back, seenBack, 100, stepForwards);
      QCOMPARE(game::text(back.record()), game::text(game.record()));
    }
    QVERIFY(forks > 0 && redos > 0);
  }

  // Lines that go to and fro between two long branches are read in time.
  void aTreeOfManyBranchesIsReadAtOnce() {
    const int length = testing::isShortened() ? 500 : 50'000;
    QByteArray text("searchlight-sokoban 1\nboard\n#######\n#@---$.#\n#######\n\nat 0\nline 0 ");
    for (int i = 0; i < length; ++i) text += "rl";
    text += "\nline 1 r";
    for (int i = 0; i < length; ++i) text += "lr";
    for (int i = 0; i < length; ++i)
      text += "\nline " + QByteArray::number(i % 2 ? 2 * length - 1 : 4 * length - 1) + " r";
    // Doubles are no branches of a game that was played, but are read.
    const Game game = game::readGame<Rules>(text.toStdString(), "a.sokoban");
    QCOMPARE(game.history().changeCount(), static_cast<std::size_t>(5 * length + 1));
  }

  void badTextIsRefusedWithItsPlace_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "fault");
    const QByteArray head("searchlight-sokoban 1\nboard\n#####\n#@$.#\n#####\n\n");
    row("nothing", "", "a.sokoban:1: expected a saved game, found an empty file");
    row("version", "searchlight-sokoban 2\n",
        "a.sokoban:1: written by a later version of Searchlight: \"searchlight-sokoban 2\"");
    row("board", "searchlight-sokoban 1\nboard\n####\n#@?#\n####\n", "a.sokoban:4: unknown character \"?\"");
    row("no board", "searchlight-sokoban 1\ntitle x\n\n####\n",
        "a.sokoban:4: expected board, found \"####\"");
    row("turn", head + "turn 45\nat 0\n",
        "a.sokoban:7: expected a rotation such as 90 or mirrored 0, found \"45\"");
    row("at", head + "at 1\n", "a.sokoban:7: state 1 does not exist");
    row("redo", head + "at 0\nredo 2\nline 0 r\n", "a.sokoban:8: redo names state 2, which does not exist");
    row("parent", head + "at 0\nline 1 r\n", "a.sokoban:8: line 1 is out of range (0 to 0)");
    row("letters", head + "at 0\nline 0 x\n", "");
    row("present", head + "at 0\nline 0 r*\n", "a.sokoban:8: unexpected *");
    row("blocked", head + "at 0\nline 0 r\nline 0 u\n", "");
    row("too many", head + "at 0\nline 0 500001r\n", "a.sokoban:8: more than 500000 states");
    row("else", head + "at 0\nmade 2\n", "a.sokoban:8: expected line and moves, found \"made 2\"");
  }
  void badTextIsRefusedWithItsPlace() {
    FETCH_ALL((QByteArray, text), (QString, fault));
    const QString said = faultOf(text);
    QVERIFY(!said.isEmpty());
    if (fault.isEmpty())
      QVERIFY(testing::startsWith(said, u"a.sokoban:%1: "_s.arg(text.count('\n'))));
    else
      QCOMPARE(said, fault);
  }
};

SEARCHLIGHT_TEST(SokobanGameTest)
#include "sokoban_game_test.moc"
