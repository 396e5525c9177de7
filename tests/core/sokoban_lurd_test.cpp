// tests/core/sokoban_lurd_test.cpp: LURD as text, written out within bounds, and replayed.
#include "core/sokoban/lurd.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;

namespace {

Board boardOf(const std::vector<std::string>& rows) {
  const auto read = Board::fromRows(rows);
  if (const auto* fault = std::get_if<Fault>(&read)) qFatal("%s", english(fault->what).c_str());
  return std::get<Board>(read);
}

// The steps as lower case letters; "?" and the reason where there are none.
QString stepsOf(std::string_view text) {
  const auto read = readLurd(text);
  if (const auto* fault = std::get_if<LurdFault>(&read))
    return "?" + QString::fromStdString(english(fault->what));
  QString letters;
  for (const Direction d : std::get<Lurd>(read).steps) letters += u"ulrd"_s[static_cast<int>(d)];
  return letters;
}

Replay played(const Board& board, std::string_view text) {
  return play(board, std::get<Lurd>(readLurd(text)).steps);
}

// A room with a box on its way to the right.
Board room() {
  return boardOf({"#######",  //
                  "#@ $ .#", "#  $ .#", "#######"});
}

}  // namespace

class SokobanLurdTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void isReadInAllItsForms_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "steps");
    row("nothing", "", "");
    row("plain", "lurdLURD", "lurdlurd");
    row("count", "3r2U", "rrruu");
    row("two digits", "12d", "dddddddddddd");
    row("leading zero", "02d", "dd");
    row("group", "2(lu)r", "lulur");
    row("group in a group", "2(l2(ud)r)", "lududrlududr");
    row("group without count", "(lu)", "lu");
    row("blanks and lines", " l\tu\r\nr \n d ", "lurd");
    row("a count broken off by a line", "1\n2d", "dddddddddddd");
    row("a blank before the group", "2 (l u)", "lulu");
    row("snapshot", "lu*rd", "lurd");
  }
  void isReadInAllItsForms() {
    QFETCH(QByteArray, text);
    QTEST(stepsOf(text.toStdString()), "steps");
  }

  void whatIsNoLurdIsToldWithItsPlace_data() {
    const auto row = testing::columns<QByteArray, QString, int>("text", "what", "at");
    row("letter", "lux", "unknown character \"x\"", 2);
    row("byte", "l\xff", "unknown character \"\\xff\"", 1);
    row("count alone", "lu 3", "nothing follows the count", 3);
    row("count at the end of a group", "(lu3)", "nothing follows the count", 3);
    row("count 0", "l0u", "a count must be 1 or more", 1);
    row("open", "l(u", "unmatched opening bracket \"(\"", 1);
    row("close", "lu)", "unmatched closing bracket \")\"", 2);
    row("two presents", "l*u*", "* (the current position) is given twice", 3);
    row("a present twice", "2(l*u)", "* (the current position) is given twice", 3);
    row("reverse", "[lu]RR", "jumps and pulls in [..] are reverse play, which is not supported here", 0);
    row("bomb", "99999999(99999999u)", "more than 1000000 steps", 0);
    row("larger than any number", "99999999999999999999999999999999u", "more than 1000000 steps", 0);
    row("one too many", "1000001u", "more than 1000000 steps", 0);
    row("deep", QByteArray(5000, '('), "brackets nested too deeply \"(\"", 1000);
    row("a bomb with a mistake behind", "99999999(99999999u)x", "unknown character \"x\"", 19);
  }
  void whatIsNoLurdIsToldWithItsPlace() {
    QFETCH(QByteArray, text);
    const auto read = readLurd(text.toStdString());
    QVERIFY(std::holds_alternative<LurdFault>(read));
    const auto& fault = std::get<LurdFault>(read);
    QTEST(QString::fromStdString(english(fault.what)), "what");
    QTEST(static_cast<int>(fault.at), "at");
    QCOMPARE(fault.isReverse, text.contains('['));
  }

  // Each of these took hours before what is repeated for nothing was passed over.
  void takesNoLongerThanTextAndSteps() {
    QCOMPARE(stepsOf("99999999(99999999(99999999()))"), "");
    const std::string deep = std::string(1000, '(') + "1000000u" + std::string(1000, ')');
    QCOMPARE(stepsOf(deep).size(), qsizetype{1'000'000});
    std::string many;
    for (int i = 0; i < 100'000; ++i) many += "99999999()";
    QCOMPARE(stepsOf(many), "");
    QCOMPARE(stepsOf("1000000u").size(), qsizetype{1'000'000});
  }

  void thePresentIsKept() {
    QCOMPARE(std::get<Lurd>(readLurd("lurd")).present, std::optional<std::size_t>());
    QCOMPARE(std::get<Lurd>(readLurd("*lurd")).present, std::optional<std::size_t>(0));
    QCOMPARE(std::get<Lurd>(readLurd("2(lu)*rd")).present, std::optional<std::size_t>(4));
    QCOMPARE(std::get<Lurd>(readLurd("lurd*")).present, std::optional<std::size_t>(4));
    const Replay replay = played(room(), "rrld");
    QCOMPARE(lurdText(replay.steps, 0), std::string("*rRld"));
    QCOMPARE(lurdText(replay.steps, 2), std::string("rR*ld"));
    QCOMPARE(lurdText(replay.steps, 4), std::string("rRld*"));
    QCOMPARE(lurdText({}, 0), std::string("*"));
  }

  void replayKnowsPushesWhateverTheCase() {
    for (const char* text : {"rrrlldrr", "RRRLLDRR", "rRRlldRR", "2(r)r2ld2r"}) {
      const Replay replay = played(room(), text);
      QVERIFY(!replay.illegal);
      QCOMPARE(lurdText(replay.steps), std::string("rRRlldRR"));
      QCOMPARE(replay.moves(), std::size_t{8});
      QCOMPARE(replay.pushes, std::size_t{4});
      QVERIFY(replay.isSolved);
    }
    const Replay unfinished = played(room(), "rRRlldR");
    QVERIFY(!unfinished.illegal && !unfinished.isSolved);
    QCOMPARE(room().point(unfinished.end.worker), (Point{3, 2}));
  }

  void anIllegalStepIsToldWithItsNumber_data() {
    const auto row = testing::columns<QString, int, QString>("text", "number", "what");
    row("wall above", "u", 1, "there is a wall above the worker");
    row("wall below", "ddl", 2, "there is a wall below the worker");
    row("wall left of", "rrlll", 5, "there is a wall left of the worker");
    row("box at the wall", "rrrrrr", 4, "the box right of the worker has a wall behind it");
  }
  void anIllegalStepIsToldWithItsNumber() {
    QFETCH(QString, text);
    const Replay replay = played(room(), text.toStdString());
    QVERIFY(replay.illegal.has_value());
    QTEST(static_cast<int>(replay.illegal->number), "number");
    QTEST(QString::fromStdString(english(replay.illegal->what)), "what");
    QCOMPARE(replay.moves(), replay.illegal->number - 1);
    QVERIFY(!replay.isSolved);
  }

  void twoBoxesInARowDoNotMove() {
    const Board board = boardOf({"#######", "#@$$..#", "#######"});
    const Replay replay = played(board, "r");
    QCOMPARE(english(replay.illegal->what),
             std::string("the box right of the worker has another box behind it"));
  }

  void aLevelThatIsSolvedNeedsNoStep() {
    QVERIFY(played(boardOf({"####", "#@*#", "####"}), "").isSolved);
    QVERIFY(!played(room(), "").isSolved);
  }

  // Random play, written plain and with counts and groups, comes back step by step, and so does the replay.
  void randomPlayComesBack() {
    Random random = testing::randomFor("random lurd");
    const Board board = room();
    for (int round = 0; round < testing::rounds(300); ++round) {
      Position position = board.opening();
      std::vector<Direction> steps;
      std::string counted;
      for (int i = 0; i < 40; ++i) {
        const auto d = static_cast<Direction>(random.below(4));
        const auto times = static_cast<int>(1 + random.below(3));
        int made = 0;
        while (made < times && board.step(position, d) != StepKind::Blocked) ++made;
        if (made == 0) continue;
        steps.insert(steps.end(), static_cast<std::size_t>(made), d);
        const std::string letter(1, "ulrd"[static_cast<std::size_t>(d)]);
        counted += random.below(2) == 0 ? std::to_string(made) + letter
                                        : " " + std::to_string(made) + "(" + letter + ")\n";
      }
      const Replay replay = play(board, steps);
      QVERIFY(!replay.illegal);
      QVERIFY(replay.end == position);
      QVERIFY(std::get<Lurd>(readLurd(counted)).steps == steps);
      QVERIFY(std::get<Lurd>(readLurd(lurdText(replay.steps))).steps == steps);
      QVERIFY(play(board, std::get<Lurd>(readLurd(lurdText(replay.steps))).steps).steps == replay.steps);
    }
  }
};

SEARCHLIGHT_TEST(SokobanLurdTest)
#include "sokoban_lurd_test.moc"
