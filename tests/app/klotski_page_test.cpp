// tests/app/klotski_page_test.cpp: Klotski played by real hands; what is still needed, hints, replay, files.
#include "tests/app/klotski_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_graph.h"

using C = KlotskiCommand;

namespace {

// A goes round the corner to its goal in one move, two straight slides, two steps.
const std::string kRoundTheCorner = "title Round the corner\ngoal A 1,1\nboard\nAB\n..\n";
// It takes long to look at all of its positions.
const std::string kLarge = "goal A 3,3\nboard\nAABB..\nAACC..\nDDEEF.\nGHHIFJ\nGKKILJ\nM.NNLO\n";

}  // namespace

class KlotskiPageTest : public QObject, testing::KlotskiWindow {
  Q_OBJECT

  QString moves(const char* column) { return figure(u"Moves, "_s + QLatin1String(column)); }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // ---- Playing -------------------------------------------------------------------------------------------------------------

  // A hint that waits is given up with what it waits for, and the next one has it begun again.
  void escapeStopsAHintThatWaits() {
    const QString looking = u"Examining all positions"_s;
    QVERIFY(page().open(write("large.klotski", kLarge)).isTaken());
    for (int round = 0; round < 2; ++round) {
      key(Qt::Key_H);
      QVERIFY(!page().isSettled());
      QVERIFY(panelSays(looking));
      board().setCursorPiece(0);
      key(Qt::Key_Escape);
      QVERIFY(page().isSettled());
      QVERIFY(!panelSays(looking));
      QVERIFY(board().cursorPiece());
    }
    openText("goal B 0,0\nboard\nA.\n.B\n");
  }

  // The way to a position that was chosen on the graph.
  void escapeStopsAWay() {
    settle();
    const klotski::Position opening = game().state();
    const auto best = page().remaining()->best(opening, klotski::Count::Moves);
    QVERIFY(best);
    Q_EMIT page().graph().positionActivated(game().opening().board.slid(opening, best->piece, best->to));
    QVERIFY(!page().isSettled());
    board().setCursorPiece(0);
    key(Qt::Key_Escape);
    QVERIFY(page().isSettled());
    QVERIFY(board().cursorPiece());
    QTest::qWait(50);
    QVERIFY(game().state() == opening);
  }

  // ---- Openings ------------------------------------------------------------------------------------------------------------

  // Who is new meets a puzzle that can be solved in one sitting, and more difficult ones behind it.
  void theFirstOpeningIsAnEasyOne() {
    page().deal(firstOpening());
    settle();
    const int fewest = moves("left").toInt();
    QVERIFY2(fewest >= 18 && fewest <= 30, qPrintable(moves("left")));
    std::uint32_t before = 0;
    for (const std::size_t place : openingsOf(0)) {
      const auto of = openingFewest(place).front();
      if (!of) break;  // what cannot be solved stands last
      QVERIFY(of->number >= before);
      before = of->number;
    }
    QVERIFY(before > 100);
  }

  void layoutsArePasted_data() {
    const auto row = testing::columns<QString>("pasted");
    row("one line", "SVVV/SVVV/HHSS/HHCC/..CC");
    row("in blanks", " \n SVVV/SVVV/HHSS/HHCC/..CC \n\n");
    row("five lines", "SVVV\nSVVV\nHHSS\nHHCC\n..CC\n");
    row("letters", "ABDE/FBDE/GGHI/JJCC/..CC");
    row("letters on lines", "ABDE\nFBDE\nGGHI\nJJCC\n..CC\n");
    row("a game without its last lines", "searchlight-klotski 1\nboard\nABDE\nFBDE\nGGHI\nJJCC\n..CC\n");
  }
  void layoutsArePasted() {
    QFETCH(QString, pasted);
    QMimeData content;
    content.setText(pasted);
    m_window->paste(&content);
    QCOMPARE(klotski::gridOf(game().opening().board),
             klotski::gridOf(klotski::readBoard("SVVV/SVVV/HHSS/HHCC/..CC", "test")));
    QVERIFY(page().document().path.isEmpty());
    QVERIFY(!page().messageText().contains(u"Pasted text"_s));
  }

  // ---- Hints and solutions ---------------------------------------------------------------------------------------------------

  // The first degree judges what was played so far, and says what the next moves are for: never which piece makes room.
  void theFirstDegreeHasAnAim_data() {
    const auto row = testing::columns<int, bool, QString>("best", "strays", "verdict");
    row("nothing played", 0, false, "On track: this position is solvable.");
    row("played well", 1, false, "On track: a shortest solution passes through here.");
    row("strayed", 1, true, "more than the minimum.");
  }
  void theFirstDegreeHasAnAim() {
    FETCH_ALL((int, best), (bool, strays), (QString, verdict));
    settle();
    for (int i = 0; i < best; ++i)
      for (int degree = 0; degree < 4; ++degree) key(Qt::Key_H);
    // Of more than one piece: the last one could be brought back at no cost.
    for (int round = 0; strays && moves("left").toInt() <= 81 && round < 50; ++round)
      for (int piece = 0; moves("left").toInt() <= 81 && piece < 10; ++piece)
        for (const Point by : {Point{0, 1}, Point{1, 0}, Point{0, -1}, Point{-1, 0}}) {
          const Point at = game().opening().board.anchor(game().state(), piece);
          page().play(piece, {at.x + by.x, at.y + by.y});
        }
    key(Qt::Key_H);
    QVERIFY2(panelSays(verdict), qPrintable(verdict));
    QVERIFY(panelSays(u"Next: Cao Cao moves "_s) && panelSays(u", after "_s));
    QVERIFY(!board().hint());
  }

  // What was solved stays on the board in its full colours, and the board is as it is where nothing moves.
  void thePieceThatIsHomeStaysThere() {
    openText(kRoundTheCorner);
    settle();
    action(GameCommand::Motion)->setChecked(true);
    drag({{0, 0}, {0, 1}, {1, 1}});
    settle();
    QVERIFY(game().isSolved());
    const QImage seen = board().grab().toImage();
    board().setPosition(board().position());
    QCOMPARE(board().grab().toImage(), seen);
  }

  // ---- Looks -----------------------------------------------------------------------------------------------------------------

  void looksAreChosenAndKept() {
    const QImage before = board().grab().toImage();
    action(C::StyleFlat)->trigger();
    const QImage flat = board().grab().toImage();
    QVERIFY(flat != before);
    action(C::NamesChinese)->trigger();
    QVERIFY(board().grab().toImage() != flat);
    QVERIFY(m_window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    openProgram();
    QVERIFY(action(C::StyleFlat)->isChecked());
    QVERIFY(action(C::NamesChinese)->isChecked());
  }

  // On a large board it takes long until it is known what is still needed, and the panel says why there is no figure.
  void whatIsBeingLookedForIsSaid() {
    const QString text = u"Examining all positions"_s;
    settle();
    QVERIFY(!panelSays(text));
    m_window->showPage(u"map-lab"_s);
    QVERIFY(page().open(write("large.klotski", kLarge)).isTaken());
    m_window->showPage(QString::fromLatin1(KlotskiPage::kId));
    QVERIFY(!page().isSettled());
    QVERIFY(panelSays(text));
    openText("goal B 0,0\nboard\nA.\n.B\n");
    QVERIFY(!panelSays(text));
  }
};

SEARCHLIGHT_TEST(KlotskiPageTest)
#include "klotski_page_test.moc"
