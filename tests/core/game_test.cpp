// tests/core/game_test.cpp: what every game has, on the smallest one: the tree, its line, its text.

#include <initializer_list>

#include "tests/core/domains/eight_puzzle_rules.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using game::Grain;
using game::Made;

namespace {

using TileRules = domains::EightPuzzleRules;
using TileGame = game::Game<TileRules>;

// A move of a tile that comes from the bottom row is a landmark.
struct LandmarkRules : TileRules {
  static bool isLandmark(const Change& change) { return change.from >= 6; }
};
struct FewRules : TileRules {
  static constexpr std::size_t kMostChanges = 3;
};

// The gap stands in the middle of the bottom row: 4, 6 and 8 can slide.
const domains::Tiles kTiles = *domains::tilesFromText("123456708");

template <class R>
bool playAll(game::Game<R>& game, std::initializer_list<std::uint8_t> moves) {
  return std::ranges::all_of(moves, [&](std::uint8_t move) { return game.play(move) == Made::Yes; });
}

// Moves, undo, redo and jumps, as a hand or a test's chance has them.
template <class R>
void doAnything(game::Game<R>& game, Random& random) {
  switch (random.below(6)) {
    case 0: game.undo(); break;
    case 1: game.redo(); break;
    case 2: game.jumpTo(random.below(static_cast<std::uint32_t>(game.history().changeCount()) + 1)); break;
    default: game.play(static_cast<std::uint8_t>(random.below(9)));
  }
}

std::vector<HistoryPosition> lineByTheTree(const History<domains::Slide>& tree) {
  std::vector<HistoryPosition> line;
  for (std::optional<HistoryPosition> at = tree.position(); at; at = tree.parent(*at))
    line.insert(line.begin(), *at);
  for (auto at = tree.redoOf(tree.position()); at; at = tree.redoOf(*at)) line.push_back(*at);
  return line;
}

// A tree that counts what it is asked.
struct CountingTree {
  const History<domains::Slide>& tree;
  mutable std::size_t asked = 0;
  const std::vector<HistoryPosition>& children(HistoryPosition at) const {
    ++asked;
    return tree.children(at);
  }
  std::optional<HistoryPosition> redoOf(HistoryPosition at) const {
    ++asked;
    return tree.redoOf(at);
  }
};

}  // namespace

class GameTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // What a game is, and what is done for any, does not depend on which puzzle it is of: none is named.
  void namesNoPuzzle_data() {
    const auto row = testing::columns<QString, QStringList, int>("folder", "names", "least");
    const QStringList all{u"*.h"_s, u"*.cpp"_s};
    row("core/game", all, 4);
    row("app/game", all, 16);
    row("app/document", all, 2);
    row("widgets/game", all, 12);
    row("drawings", "widgets/board", QStringList{u"drawing_view*"_s}, 2);
  }
  void namesNoPuzzle() {
    FETCH_ALL((QString, folder), (QStringList, names), (int, least));
    const QDir there(QStringLiteral(SEARCHLIGHT_TEST_DATA "/../../") + folder);
    const QStringList files = there.entryList(names, QDir::Files);
    QVERIFY2(files.size() >= least, qPrintable(files.join(u' ')));
    const QRegularExpression puzzle(
        u"(?i:klotski|huarong|sokoban|colou?r ?lines|\\blines/|\\blines::)|\\bLines[A-Z]\\w*|\\bToy"_s);
    for (const char* named : {"#include \"app/lines/lines_page.h\"", "klotski::Board", "of Color Lines"})
      QVERIFY2(puzzle.match(QString::fromLatin1(named)).hasMatch(), named);
    for (const QString& name : files) {
      QFile file(there.filePath(name));
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QRegularExpressionMatch named = puzzle.match(QString::fromUtf8(file.readAll()));
      QVERIFY2(!named.hasMatch(), qPrintable(name + u": "_s + named.captured()));
    }
  }

  // Who is used by all uses none of them: no two of these folders include each other.
  void includesNothingAbove_data() {
    const auto row = testing::columns<QString, QString>("folder", "above");
    row("theme", "(?!theme/)");
    for (const char* folder : {"run", "words"})
      row(folder, QString::fromLatin1(folder), "(?:tables|player|board|game)/");
    row("tables", "(?:player|board|game)/");
    row("player", "game/");
    row("help, lessons", "help", "lessons/");
  }
  void includesNothingAbove() {
    FETCH(QString, folder, above);
    const QDir there(QStringLiteral(SEARCHLIGHT_TEST_DATA "/../../widgets/") + folder);
    const QStringList files = there.entryList({u"*.h"_s, u"*.cpp"_s}, QDir::Files);
    QVERIFY(!files.isEmpty());
    const QRegularExpression included(u"#include \"widgets/"_s + above);
    for (const QString& name : files) {
      QFile file(there.filePath(name));
      QVERIFY(file.open(QIODevice::ReadOnly));
      QVERIFY2(!included.match(QString::fromUtf8(file.readAll())).hasMatch(), qPrintable(name));
    }
  }

  void movesAreMadeOrNot() {
    TileGame game(kTiles);
    QVERIFY(game.play(0) == Made::Refused);
    QVERIFY(game.state() == kTiles);
    QVERIFY(!game.undo() && !game.redo() && !game.jumpTo(1));
    QVERIFY(game.play(8) == Made::Yes);
    QVERIFY(game.isSolved() && game.end() == game::End::Solved);
    QVERIFY(game.undo());
    QVERIFY(game.play(6) == Made::Yes);
    QVERIFY(!game.isSolved());
    QVERIFY(game.undo());
    QVERIFY(game.play(8) == Made::Again);  // the tree has no two ways that are the same
    QCOMPARE(game.history().changeCount(), std::size_t{2});
    QVERIFY(game.isSolved());
    QCOMPARE(game.undone(), std::uint64_t{2});
    QVERIFY(game.jumpTo(2));
    QCOMPARE(game.undone(), std::uint64_t{3});  // what lies between here and where both ways part
    QVERIFY(game.movesMade() == std::vector<std::uint8_t>{6});
    QVERIFY(game.jumpTo(0, game::JumpBy::Program));
    QCOMPARE(game.undone(), std::uint64_t{3});  // nobody has taken back what the program goes back
  }

  // What was made before can be gone along still.
  void itIsFull() {
    game::Game<FewRules> game(kTiles);
    QVERIFY(playAll(game, {8, 7, 6}));
    QVERIFY(game.isFull());
    const domains::Tiles then = game.state();
    QVERIFY(game.play(7) == Made::Full);
    QVERIFY(game.state() == then && game.history().changeCount() == 3);
    QVERIFY(game.undo() && game.play(6) == Made::Again);
    QVERIFY(game.state() == then);
  }

  void undoAndRedoByLandmarks() {
    game::Game<LandmarkRules> game(kTiles);
    // The gap goes up, round and down again: from the bottom row came 8 tiles in all, the last of them at 6.
    QVERIFY(playAll(game, {4, 5, 8, 7, 4, 3, 6}));
    std::vector<std::size_t> stands;
    while (game.undo(Grain::Landmark)) stands.push_back(game.place());
    QVERIFY((stands == std::vector<std::size_t>{4, 3, 0}));
    stands.clear();
    while (game.redo(Grain::Landmark)) stands.push_back(game.place());
    QVERIFY((stands == std::vector<std::size_t>{3, 4, 7}));
    QVERIFY(game.jumpTo(1));
    QVERIFY(game.undo(Grain::Landmark));
    QCOMPARE(game.place(), std::size_t{0});
    QCOMPARE(game.undone(), std::uint64_t{14});
  }

  // What is kept of the line is what the tree says, whatever is done, and however seldom it is asked for.
  void theLineIsTheTrees() {
    Random random = testing::randomFor("line");
    std::size_t forksBehind = 0;
    for (int round = 0; round < testing::rounds(200); ++round) {
      TileGame game(kTiles);
      for (int i = 0; i < 60; ++i) {
        doAnything(game, random);
        const std::vector<HistoryPosition> line = lineByTheTree(game.history());
        const auto isFork = [&](std::size_t place) {
          return game.history().children(line[place]).size() > 1;
        };
        std::optional<std::size_t> fork;
        for (std::size_t place = 0; place < game.place(); ++place)
          if (isFork(place)) fork = place;
        QVERIFY(game.forkBehind() == fork);
        forksBehind += fork.has_value();
        if (random.chance(0.3)) QVERIFY(game.line() == line);
        QCOMPARE(line[game.place()], game.history().position());
      }
    }
    QVERIFY(forksBehind > 0);
  }

  // A step onto a way beside the line is the same work however long both are.
  void aStepBesideTheLineIsNoMoreWork() {
    History<domains::Slide> history;
    domains::Tiles tiles = kTiles;
    // From the opening two ways, each a thousand states long.
    constexpr HistoryPosition kLength = 1000;
    for (const HistoryPosition first : {HistoryPosition{1}, kLength + 1}) {
      history.jumpTo(0, tiles);
      for (HistoryPosition i = 0; i < kLength; ++i)
        history.apply(domains::Slide{first == 1 || i % 2 ? 8u : 6u, tiles.gap()}, tiles);
    }
    CountingTree tree{history};
    game::Line line(tree, 0);
    const auto swing = [&] {
      for (const HistoryPosition way : {HistoryPosition{1}, kLength + 1}) {
        line.down(tree, way);
        line.up();
      }
    };
    swing();
    tree.asked = 0;
    for (int i = 0; i < 100; ++i) swing();
    QVERIFY2(tree.asked <= 200 * 4, qPrintable(QString::number(tree.asked)));
    line.down(tree, 1);
    history.jumpTo(1, tiles);
    QCOMPARE(line.states(tree).size(), std::size_t{kLength + 1});
    QCOMPARE(line.states(tree).back(), kLength);
  }

  // ---- Text ----

  void whatIsWritten() {
    TileGame game(kTiles);
    QVERIFY(playAll(game, {4, 5, 8, 7, 4}));
    game.jumpTo(1);
    game.play(3);
    game.jumpTo(2);
    game.addHints();
    const std::string text = game::text(game.record());
    QCOMPARE(QString::fromStdString(text),
             u"searchlight-tiles 1\n123456708\nhints 1\nat 2\nredo 2\nline 0 4587\nline 4 4\n"
             "line 1 3\n"_s);
    const TileGame again = game::readGame<TileRules>(text, "f");
    QVERIFY(again.state() == game.state());
    QVERIFY(again.line() == game.line());
    QCOMPARE(again.hints(), std::uint64_t{1});
  }

  void whatIsWrittenIsReadBack() {
    Random random = testing::randomFor("text");
    std::size_t redos = 0;
    for (int round = 0; testing::goesOn(round, 200, redos > 0); ++round) {
      TileGame game(kTiles);
      for (int i = 0; i < 60; ++i) doAnything(game, random);
      const game::Record<TileRules> record = game.record();
      redos += record.redo.size();
      const std::string text = game::text(record);
      TileGame again = game::readGame<TileRules>(text, "f");
      QCOMPARE(QString::fromStdString(game::text(again.record())), QString::fromStdString(text));
      QVERIFY(again.state() == game.state() && again.line() == game.line());
      QVERIFY(again.forkBehind() == game.forkBehind());
      for (int i = 0; i < 20; ++i) {  // and goes on as the other does
        Random same = random;
        doAnything(game, random);
        doAnything(again, same);
        QVERIFY(again.state() == game.state() && again.line() == game.line());
        QVERIFY(again.forkBehind() == game.forkBehind());
      }
    }
    QVERIFY(redos > 0);
  }

  void readingTellsHowFarItIsAndCanBeStopped() {
    TileGame game(kTiles);
    for (int i = 0; i < 1000; ++i) game.play(i % 2 ? 7 : 8);
    const std::string text = game::text(game.record());
    std::vector<double> shares;
    (void)game::readGame<TileRules>(text, "f", [&](double share) {
      shares.push_back(share);
      return true;
    });
    QVERIFY(shares.size() > 20);
    QVERIFY(std::ranges::is_sorted(shares) && shares.front() >= 0 && shares.back() <= 1);
    for (const std::size_t last : {std::size_t{1}, shares.size() / 2, shares.size()}) {
      std::size_t looks = 0;
      QVERIFY_THROWS_EXCEPTION(
          FormatError, (void)game::readGame<TileRules>(text, "f", [&](double) { return ++looks < last; }));
      QCOMPARE(looks, last);
    }
  }

  void complaints_data() {
    const auto rows = testing::columns<QByteArray, QString>("text", "message");
    const QByteArray good = "searchlight-tiles 1\n123456708\nat 1\nredo 1\nline 0 8\nline 0 6\n";
    const auto row = [&](const QByteArray& text, const char* message) { rows(message, text, message); };
    const auto change = [&](const char* what, const char* by, const char* message) {
      if (!good.contains(what)) qFatal("there is no %s", what);
      row(QByteArray(good).replace(what, by), message);
    };
    row(good, "");
    row("", "f:1: expected a saved game, found an empty file");
    row(QByteArray(TileRules::kMostBytes + 1, ' '), "f: too large for a saved game");
    change("searchlight-tiles 1", "hello", "f:1: expected \"searchlight-tiles ..\", found \"hello\"");
    change("tiles 1", "tiles 0", "f:1: unsupported version \"0\", expected 1");
    change("08\n", "00\n", "f:2: not nine different tiles");
    change("at 1", "hello", "f:3: expected \"at ..\", found \"hello\"");
    change("at 1", "hints -1\nat 1", "f:3: hints \"-1\" is not a whole number from 0 to 9007199254740992");
    change("at 1", "hints 9007199254740993\nat 1",
           "f:3: hints \"9007199254740993\" is not a whole number from 0 to 9007199254740992");
    change("at 1", "at 3", "f:3: state 3 does not exist");
    change("at 1", "at 10001", "f:3: at 10001 is out of range (0 to 10000)");
    change("redo 1", "redo 1 3", "f:4: redo names state 3, which does not exist");
    change("redo 1", "redo 0", "f:4: redo 0 is out of range (1 to 10000)");
    change("redo 1", "hello", "f:4: expected line and moves, found \"hello\"");
    change("line 0 6", "line 2 6", "f:6: line 2 is out of range (0 to 1)");
    change("line 0 6", "line 0 x", "f:6: a move is a digit");
    change("line 0 6", "line 0 0", "f:6: the move to state 2 is illegal: the tile is not beside the gap");
    change("line 0 8", "line 0 800", "f:5: the move to state 2 is illegal: the tile is not beside the gap");
    QByteArray many = "searchlight-tiles 1\n123456708\nat 0\n";
    for (std::size_t i = 0; i <= TileRules::kMostChanges; ++i) many += "line 0 8\n";
    row(many, "f:10004: more than 10000 states");
  }
  void complaints() {
    FETCH_ALL((QByteArray, text), (QString, message));
    QCOMPARE(testing::refusalOf([&] { (void)game::readGame<TileRules>(text.toStdString(), "f"); }), message);
  }
};

SEARCHLIGHT_TEST(GameTest)
#include "game_test.moc"
