// tests/widgets/books_test.cpp: what each book of best results keeps, and a text that is none; book_test has what all books do.
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"
#include "tests/widgets/any_book.h"

using klotski::Played;
using testing::AnyBook;
using testing::BookShelf;
using Entry = ScoreBook::Entry;

namespace {

Entry entryOf(int score, const QString& name = u"Ada"_s) {
  return {.score = score,
          .turns = score / 2,
          .seed = std::numeric_limits<std::uint64_t>::max() - static_cast<std::uint64_t>(score),
          .undone = 1,
          .hints = 2,
          .when = QDateTime(QDate(2026, 11, 22), QTime(20, 15, 1, 250), QTimeZone::utc()),
          .name = name};
}

QByteArray bookWith(const QByteArray& before, const QByteArray& after) {
  QByteArray text =
      R"({"searchlight-lines-scores": 1, "settings": [{"size": 9, "colours": 7, "new": 3, "line": 5,
    "score": "classic", "deal": "unless-cleared", "games": 2, "points": 30, "highest": 20, "turns": 9, "cleared": 11,
    "longest": 6, "best": [
    {"score": 20, "turns": 5, "seed": "7", "undone": 0, "hints": 0, "when": "2026-11-22T20:15:00Z", "name": "Ada"},
    {"score": 10, "turns": 4, "seed": "8", "undone": 0, "hints": 0, "when": "2026-11-22T20:16:00Z", "name": "Bob"}]}]})";
  return text.replace(before, after);
}

const klotski::Board& classic() {
  static const klotski::Board board = klotski::readBoard("VCCV/VCCV/VHHV/VSSV/S..S", "test");
  return board;
}
const klotski::Board& corner() {
  static const klotski::Board board = klotski::readBoard("goal A 1,1\nboard\nAB\n..\n", "test");
  return board;
}

QByteArray bestsWith(const QByteArray& before, const QByteArray& after) {
  QByteArray text =
      R"({"searchlight-klotski-best": 1, "openings": [
    {"board": "VCCV/VCCV/VHHV/VSSV/S..S\n", "games": 3, "moves": 85, "straight": 96, "steps": 130,
     "when": "2026-11-22T20:15:00Z"},
    {"board": "elsewhere", "games": 1, "moves": 1, "straight": 1, "steps": 1, "when": "2026-11-22T20:16:00Z"}]})";
  return text.replace(before, after);
}

// The game, and that nothing went wrong.
bool enterWell(BestBook& book, const klotski::Board& board, const Played& played) {
  QString complaint = u"before"_s;
  const bool isBetter = book.enter(board, played, &complaint);
  if (!complaint.isEmpty()) QTest::qFail(qPrintable(complaint), __FILE__, __LINE__);
  return isBetter;
}

std::vector<sokoban::Step> stepsOf(const char* letters) {
  std::vector<sokoban::Step> steps;
  const sokoban::Lurd lurd = std::get<sokoban::Lurd>(sokoban::readLurd(letters));
  for (std::size_t i = 0; i < lurd.steps.size(); ++i)
    steps.push_back({lurd.steps[i], QChar::fromLatin1(letters[i]).isUpper()});
  return steps;
}

// Two games of one level; with what is made wrong in it.
QByteArray solutionsWith(const QByteArray& before, const QByteArray& after) {
  QByteArray text =
      R"({"searchlight-sokoban-best": 1, "levels": [{"level": "a", "games": 2, "when": "2026-11-23T20:15:00Z",
    "moves": {"moves": 1, "pushes": 1, "lurd": "R"}, "pushes": {"moves": 1, "pushes": 1, "lurd": "R"}}]})";
  return text.replace(before, after);
}

}  // namespace

class BooksTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatIsWrongIsTold_data() {
    // says: empty: nothing is wrong
    const auto rows = testing::columns<QString, QByteArray, QString>("kind", "text", "says");
    QString kind;
    const auto row = [&](const char* name, const QByteArray& text, const char* says) {
      rows(testing::rowName("%s, %s", qPrintable(kind), name), kind, text, says);
    };
    kind = u"lines"_s;
    row("good", bookWith("", ""), "");
    row("empty", "", "at byte");
    row("no json", "scores\n", "at byte");
    row("cut off", bookWith("", "").left(300), "at byte");
    row("other json", "[1, 2]", "searchlight-lines-scores");
    row("version 0", bookWith("scores\": 1", "scores\": 0"), "searchlight-lines-scores");
    row("too many bytes", QByteArray(static_cast<qsizetype>(ScoreBook::kMaxBytes) + 1, ' '), "too large");
    row("no settings", R"({"searchlight-lines-scores": 1})", "settings");
    row("size", bookWith("\"size\": 9", "\"size\": 4"), "settings[0]");
    row("colours", bookWith("\"colours\": 7", "\"colours\": 7.5"), "settings[0].colours");
    row("score", bookWith("\"classic\"", "\"best\""), "settings[0].score");
    row("deal", bookWith("\"unless-cleared\"", "1"), "settings[0].deal");
    row("negative", bookWith("\"games\": 2", "\"games\": -2"), "settings[0].games");
    row("too large", bookWith("\"points\": 30", "\"points\": 1e300"), "settings[0].points");
    row("seed", bookWith("\"seed\": \"8\"", "\"seed\": \"x\""), "settings[0].best[1].seed");
    row("when", bookWith("2026-11-22T20:15", "yesterday"), "settings[0].best[0].when");
    row("name", bookWith("\"Bob\"", "5"), "settings[0].best[1].name");
    row("order", bookWith("\"score\": 20", "\"score\": 2"), "settings[0].best[1]");
    row("no list", bookWith("\"best\": [", "\"rest\": ["), "settings[0].best");
    kind = u"klotski"_s;
    row("good", bestsWith("", ""), "");
    row("other json", "[1, 2]", "searchlight-klotski-best");
    row("no list", R"({"searchlight-klotski-best": 1})", "openings");
    row("no opening", bestsWith("\"openings\": [", "\"openings\": [5,"), "openings[0].board");
    row("no board", bestsWith("\"elsewhere\"", "\"\""), "openings[1].board");
    row("board", bestsWith("\"elsewhere\"", "7"), "openings[1].board");
    row("twice", bestsWith("elsewhere", R"(VCCV/VCCV/VHHV/VSSV/S..S\n)"), "openings[1]");
    row("none", bestsWith("\"games\": 3", "\"games\": 0"), "openings[0].games");
    row("negative", bestsWith("\"moves\": 85", "\"moves\": -85"), "openings[0].moves");
    row("part", bestsWith("\"straight\": 96", "\"straight\": 96.5"), "openings[0].straight");
    row("too large", bestsWith("\"steps\": 130", "\"steps\": 4294967296"), "openings[0].steps");
    row("text", bestsWith("\"steps\": 130", "\"steps\": \"130\""), "openings[0].steps");
    row("when", bestsWith("2026-11-22T20:15", "yesterday"), "openings[0].when");
    kind = u"sokoban"_s;
    row("good", solutionsWith("", ""), "");
    row("other", "{\"a\": 1}", "searchlight-sokoban-best");
    row("no levels", "{\"searchlight-sokoban-best\": 1}", "levels");
    row("lurd", solutionsWith("\"moves\": 1", "\"moves\": 2"), "levels[0]");
  }
  void whatIsWrongIsTold() {
    FETCH_ALL((QString, kind), (QString, says), (QByteArray, text));
    const BookShelf shelf;
    shelf.write(text);
    const AnyBook book(kind, shelf.path);
    QVERIFY2(says.isEmpty() ? book.wrong().isEmpty() : book.wrong().contains(says), qPrintable(book.wrong()));
    if (kind == "lines"_L1) {
      const ScoreBook scores(shelf.path);
      QCOMPARE(scores.best({}).size(), std::size_t{says.isEmpty() ? 2U : 0U});
      QCOMPARE(scores.settings().empty(), !says.isEmpty());
      if (says.isEmpty()) QCOMPARE(scores.statistics({}).mean, 15.0);
    } else if (kind == "klotski"_L1) {
      const auto best = BestBook(shelf.path).best(classic());
      QCOMPARE(best.has_value(), says.isEmpty());
      if (best) QVERIFY((best->best == Played{85, 96, 130}) && best->games == 3);
    }
  }

  // Reading makes nothing.
  void aBookThatIsNotThereIsEmpty() {
    for (const char* kind : {"lines", "klotski", "sokoban"}) {
      const BookShelf shelf;
      const AnyBook book(QString::fromLatin1(kind), shelf.path);
      QVERIFY(book.wrong().isEmpty() && book.games() == 0);
      QVERIFY(!QFile::exists(shelf.path));
    }
  }

  // A fixture with one more game in it, which betters nothing: no other byte of the text is other.
  void theTextIsAsItWas_data() {
    const auto row = testing::columns<QString, QByteArray, QByteArray>("file", "before", "after");
    row("klotski", "klotski-best.json", "\"games\": 4", "\"games\": 5");
    row("sokoban", "sokoban-best.json", "\"games\": 2", "\"games\": 3");
    row("lines", "lines-scores.json", "\"games\": 3", "\"games\": 4");
  }
  void theTextIsAsItWas() {
    FETCH_ALL((QString, file), (QByteArray, before), (QByteArray, after));
    const BookShelf shelf;
    QByteArray text = shelf.read(QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/data/") + file);
    QVERIFY(text.contains(before));
    shelf.write(text);
    text.replace(before, after);
    QString complaint;
    if (file.startsWith("klotski"_L1)) {
      BestBook book(shelf.path);
      QVERIFY(!enterWell(book, classic(), {900, 900, 900}));
    } else if (file.startsWith("sokoban"_L1)) {
      QCOMPARE(SokobanBook(shelf.path).enter("1x3:.$@", stepsOf("rRR"), &complaint), SokobanBook::Gain::None);
    } else {  // the last of its list
      QCOMPARE(ScoreBook(shelf.path).enter({}, entryOf(0), 0, 0, nullptr), std::optional(3));
      const QByteArray last = R"("when": "2026-11-23T08:00:00.000Z"
                })";
      QVERIFY(text.contains(last));
      text.replace(last, last + R"(,
                {
                    "hints": 2,
                    "name": "Ada",
                    "score": 0,
                    "seed": "18446744073709551615",
                    "turns": 0,
                    "undone": 1,
                    "when": "2026-11-22T20:15:01.250Z"
                })");
    }
    QCOMPARE(shelf.read(), text);
  }

  // ---- Color Lines ----

  void scoresAreThereAgain() {
    const BookShelf shelf;
    const lines::Settings small{.size = 7, .colours = 5, .score = lines::Score::Quadratic};
    QString complaint = u"before"_s;
    {
      ScoreBook book(shelf.path);
      QSignalSpy changed(&book, &ScoreBook::changed);
      QCOMPARE(book.enter({}, entryOf(100), 40, 6, &complaint), std::optional(1));
      QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
      QCOMPARE(book.enter(small, entryOf(30), 10, 5, nullptr), std::optional(1));
      QCOMPARE(book.enter({}, entryOf(200, u"  Bob\nB "_s), 60, 9, nullptr), std::optional(1));
      QCOMPARE(changed.count(), 3);
    }
    const ScoreBook again(shelf.path);
    QVERIFY2(again.complaint().isEmpty(), qPrintable(again.complaint()));
    const auto best = again.best({});
    QCOMPARE(best.size(), std::size_t{2});
    QVERIFY(best[1] == entryOf(100));
    QVERIFY(best[0] == entryOf(200, u"Bob B"_s));
    const ScoreBook::Statistics s = again.statistics({});
    QCOMPARE(s.games, std::uint64_t{2});
    QCOMPARE(s.mean, 150.0);
    QCOMPARE(s.best, 200);
    QCOMPARE(s.turns, std::uint64_t{150});
    QCOMPARE(s.cleared, std::uint64_t{100});
    QCOMPARE(s.longestClear, 9);
    QCOMPARE(again.settings().size(), std::size_t{2});
    QVERIFY(again.settings()[0] == lines::Settings{});  // played most
    QVERIFY(again.settings()[1] == small);
    QCOMPARE(shelf.files(), QStringList{u"book.json"_s});  // no lock is left
  }

  // The eleventh is counted but not kept; of equals the earlier one is ahead.
  void tenScoresAreKept() {
    const BookShelf shelf;
    ScoreBook book(shelf.path);
    for (int i = 1; i <= 10; ++i) QCOMPARE(book.enter({}, entryOf(100 * i), 5, 5, nullptr), std::optional(1));
    QCOMPARE(book.enter({}, entryOf(100, u"late"_s), 5, 5, nullptr), std::nullopt);
    QCOMPARE(book.enter({}, entryOf(900, u"second"_s), 5, 5, nullptr), std::optional(3));
    QCOMPARE(book.enter({}, entryOf(50), 5, 5, nullptr), std::nullopt);
    const auto best = book.best({});
    QCOMPARE(best.size(), ScoreBook::kBest);
    QCOMPARE(best[1].name, u"Ada"_s);
    QCOMPARE(best[2].name, u"second"_s);
    QCOMPARE(best.back().score, 200);
    QCOMPARE(book.statistics({}).games, std::uint64_t{13});
    QCOMPARE(book.statistics({}).mean, (5500 + 100 + 900 + 50) / 13.0);
  }

  // ---- Klotski ----

  // Of each count the fewest, of whichever game; when it was is when a count was bettered last.
  void slidesThatAreBetterEqualAndWorse() {
    const BookShelf shelf;
    BestBook book(shelf.path);
    QSignalSpy changed(&book, &BestBook::changed);
    QVERIFY(enterWell(book, classic(), {100, 110, 140}));
    const QDateTime first = book.best(classic())->when;
    QVERIFY(first.isValid());
    QVERIFY(!enterWell(book, classic(), {100, 110, 140}));  // as good
    QVERIFY(!enterWell(book, classic(), {101, 111, 141}));
    QCOMPARE(book.best(classic())->when, first);
    QVERIFY(enterWell(book, classic(), {120, 109, 150}));  // in one count
    QVERIFY((book.best(classic())->best == Played{100, 109, 140}));
    QVERIFY(book.best(classic())->when >= first);
    QVERIFY(enterWell(book, classic(), {81, 90, 116}));
    QVERIFY((book.best(classic())->best == Played{81, 90, 116}));
    QCOMPARE(book.best(classic())->games, std::uint64_t{5});
    QCOMPARE(changed.count(), 5);
    QVERIFY(!book.best(corner()));
  }

  void slidesAreThereAgain() {
    const BookShelf shelf;
    std::optional<BestBook::Entry> one, other;
    {
      BestBook book(shelf.path);
      QVERIFY(enterWell(book, classic(), {100, 110, 140}));
      QVERIFY(enterWell(book, corner(), {1, 2, 2}));
      one = book.best(classic());
      other = book.best(corner());
    }
    const BestBook again(shelf.path);
    QVERIFY2(again.complaint().isEmpty(), qPrintable(again.complaint()));
    QVERIFY(one && again.best(classic()) == one);
    QVERIFY(other && again.best(corner()) == other);
    QCOMPARE(shelf.files(), QStringList{u"book.json"_s});  // no lock is left
  }

  // An opening is its board: the same walls, pieces and goals, whatever it is called.
  void anOpeningIsItsBoard() {
    const BookShelf shelf;
    BestBook book(shelf.path);
    QVERIFY(enterWell(book, corner(), {1, 2, 2}));
    QVERIFY(book.best(klotski::readBoard("title Another name\ngoal A 1,1\nboard\nAB\n..\n", "test")));
    QVERIFY(!book.best(klotski::readBoard("goal A 0,1\nboard\nAB\n..\n", "test")));
    QVERIFY(!book.best(klotski::readBoard("goal A 1,1\nboard\nAB\n..\n..\n", "test")));
  }

  // ---- Sokoban ----

  void fewestMovesAndFewestPushesAreKeptApart() {
    const BookShelf shelf;
    SokobanBook book(shelf.path);
    QString complaint;
    QCOMPARE(book.enter("a", stepsOf("rrRR"), &complaint), SokobanBook::Gain::First);
    QCOMPARE(book.enter("a", stepsOf("rrRRR"), &complaint), SokobanBook::Gain::None);
    QCOMPARE(book.enter("a", stepsOf("RRR"), &complaint), SokobanBook::Gain::Better);
    QCOMPARE(book.enter("a", stepsOf("lllllR"), &complaint), SokobanBook::Gain::Better);
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
    const SokobanBook again(shelf.path);
    QVERIFY(again.best("a") && !again.best("b"));
    QCOMPARE(again.best("a")->games, 4U);
    QCOMPARE(again.best("a")->byMoves, (SokobanBook::Solution{{3, 3}, "RRR"}));
    QCOMPARE(again.best("a")->byPushes, (SokobanBook::Solution{{6, 1}, "lllllR"}));
    QVERIFY(*again.best("a") == *book.best("a"));
  }

  // A level may begin solved: then a solution made shorter may have no step, and the book is still one.
  void aSolutionMayHaveNoStep() {
    const BookShelf shelf;
    QString complaint;
    {
      SokobanBook book(shelf.path);
      book.enter("a", stepsOf("ULldR"), &complaint);
      QCOMPARE(book.enter("a", {}, &complaint, false), SokobanBook::Gain::Better);
      QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
    }
    const SokobanBook again(shelf.path);
    QVERIFY2(again.complaint().isEmpty(), qPrintable(again.complaint()));
    QVERIFY(again.best("a"));
    QCOMPARE(again.best("a")->byMoves.played, (sokoban::Played{0, 0}));
  }

  void aSolutionIsTurnedToFit() {
    QVERIFY(turnedToSolve(testing::sokobanCorridor(), "rRR"));
    const auto down =
        turnedToSolve(testing::sokobanBoard({"###", "#@#", "# #", "#$#", "# #", "#.#", "###"}), "rRR");
    QCOMPARE(down, std::optional(std::vector<Direction>(3, Direction::Down)));
    QVERIFY(!turnedToSolve(testing::sokobanCorridor(), "rR"));
  }

  // The worker of another copy begins elsewhere: he walks to the first push.
  void aSolutionIsWalkedToFromElsewhere() {
    const auto board = testing::sokobanBoard({"########", "#  @   #", "#  $ . #", "########"});
    const auto other = testing::sokobanBoard({"########", "#     @#", "#  $ . #", "########"});
    QCOMPARE(board.identity(), other.identity());
    const std::string own = "lldrRR";
    QVERIFY(sokoban::play(board, std::get<sokoban::Lurd>(sokoban::readLurd(own)).steps).isSolved);
    const auto steps = turnedToSolve(other, own);
    QVERIFY(steps);
    QVERIFY(sokoban::play(other, *steps).isSolved);
    QCOMPARE(steps->size(), std::size_t{7});  // four left and one down to the box's left, two pushes
    const auto turned =
        testing::sokobanBoard({"####", "#  #", "# @#", "#  #", "#$ #", "#  #", "#. #", "####"});
    const auto down = turnedToSolve(turned, own);
    QVERIFY(down && sokoban::play(turned, *down).isSolved);
  }
};

SEARCHLIGHT_TEST(BooksTest)
#include "books_test.moc"
