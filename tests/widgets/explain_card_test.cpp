// tests/widgets/explain_card_test.cpp: the explanation lies over the board's lower edge, moves nothing, and goes with Esc.
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"
#include "widgets/board/event_look.h"
#include "widgets/player/event_line.h"
#include "widgets/theme/card.h"
#include "widgets/theme/theme.h"

using testing::OneRun;
using testing::WatchedSearch;

namespace {

// Shows something from edge to edge, or nothing.
class FullBoard : public QWidget, public HasContent {
 public:
  QRect content() const override { return isFull ? rect() : QRect(); }
  bool isFull = false;
};

struct ExplainedBoard {
  QWidget window;
  FullBoard* board = new FullBoard;
  EventLine* line = new EventLine;
  ExplainCard* card = nullptr;
  OneRun model;

  explicit ExplainedBoard(QSize size = {800, 500}) {
    auto* column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    board->setFocusPolicy(Qt::StrongFocus);
    column->addWidget(board, 1);
    card = new ExplainCard(line, board, &window);
    column->addWidget(card->strip());
    column->addWidget(line);
    line->setRun(&model.run);
    window.resize(size);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, 60'000));
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window, 60'000));
    WatchedSearch{}.show(model);
    model.moveTo(20);
    QCoreApplication::processEvents();
  }
  QToolButton* button() const { return line->findChild<QToolButton*>(); }
};

}  // namespace

class ExplainCardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void liesOverTheBoardsLowerEdge_data() {
    const auto row = testing::columns<QSize>("size");
    row("wide", QSize(1200, 700));
    row("usual", QSize(800, 500));
    row("narrow", QSize(420, 400));
  }
  void liesOverTheBoardsLowerEdge() {
    QFETCH(QSize, size);
    ExplainedBoard shown(size);
    QVERIFY(!shown.card->isVisible());
    const QRect board = shown.board->geometry(), line = shown.line->geometry();
    QTest::mouseClick(shown.button(), Qt::LeftButton);
    QCoreApplication::processEvents();
    QVERIFY(shown.card->isVisible());
    QCOMPARE(shown.card->text(), shown.line->meaning());
    QVERIFY(!shown.card->text().isEmpty());
    QCOMPARE(shown.board->geometry(), board);
    QCOMPARE(shown.line->geometry(), line);
    QVERIFY(board.contains(shown.card->geometry()));
    QVERIFY(board.bottom() - shown.card->geometry().bottom() <= spacing::kUnit);
    // While the search moves it says something else, in its place, and does not shrink.
    int height = shown.card->height();
    for (const std::size_t at : {21, 22, 23, 40, 60, 100}) {
      shown.model.moveTo(at);
      QCOMPARE(shown.card->text(), shown.line->meaning());
      QCOMPARE(shown.card->geometry().bottom(), board.bottom() - spacing::kUnit);
      QVERIFY(shown.card->height() >= height);
      height = shown.card->height();
      QCOMPARE(shown.board->geometry(), board);
    }
    shown.window.resize(size + QSize(100, 60));
    QCoreApplication::processEvents();
    QVERIFY(shown.board->geometry().contains(shown.card->geometry()));
  }

  // A board that fills its place makes room for it, and has all of it back.
  void hidesNothingOfAFullBoard() {
    ExplainedBoard shown;
    shown.board->isFull = true;
    const QRect whole = shown.board->geometry(), line = shown.line->geometry();
    shown.line->setExplains(true);
    QCoreApplication::processEvents();
    QVERIFY(shown.card->isVisible());
    QVERIFY(!shown.card->geometry().intersects(shown.board->geometry()));
    QVERIFY(shown.board->height() >= whole.height() - 2 * shown.card->height());
    QCOMPARE(shown.line->geometry(), line);
    const QRect card = shown.card->geometry(), board = shown.board->geometry();
    // What the board shows now does not move it again.
    for (const bool isFull : {false, true}) {
      shown.board->isFull = isFull;
      shown.card->place();
      QCoreApplication::processEvents();
      QCOMPARE(shown.card->geometry(), card);
      QCOMPARE(shown.board->geometry(), board);
    }
    shown.line->setExplains(false);
    QCoreApplication::processEvents();
    QCOMPARE(shown.board->geometry(), whole);
    // A low one keeps what it has.
    shown.window.resize(800, 200);
    shown.line->setExplains(true);
    QCoreApplication::processEvents();
    QVERIFY(shown.board->geometry().contains(shown.card->geometry()));
  }

  void goesWithEscAndItsButton() {
    ExplainedBoard shown;
    shown.line->setExplains(true);
    QVERIFY(shown.card->isVisible());
    shown.board->setFocus();
    QTest::keyClick(shown.board, Qt::Key_Escape);
    QVERIFY(!shown.card->isVisible() && !shown.line->explains());
    QTest::mouseClick(shown.button(), Qt::LeftButton);
    auto* close = shown.card->findChild<QToolButton*>();
    QVERIFY(close && !close->accessibleName().isEmpty() && !shown.card->accessibleName().isEmpty());
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(!shown.card->isVisible() && !shown.line->explains());
  }

  // Where there is no search, or its line is not seen, there is nothing to explain.
  void isNotThereWithoutASearch() {
    ExplainedBoard shown;
    shown.line->setExplains(true);
    shown.line->hide();
    QVERIFY(!shown.card->isVisible());
    shown.line->show();
    QVERIFY(shown.card->isVisible());
    shown.model.clear();
    QVERIFY(!shown.card->isVisible());
    QVERIFY(shown.line->explains());
    WatchedSearch{}.show(shown.model);
    QVERIFY(shown.card->isVisible());
  }

  // Before the sentence stands the board's own sign for what becomes of the state, and the sentence keeps its place without one.
  void theLineHasTheSign() {
    ExplainedBoard shown;
    const BoardColours& colours = Theme::of(shown.line->palette()).board();
    std::set<search::Fate> met;
    for (std::size_t i = 1; i <= shown.model.recorded() && met.size() < 3; ++i) {
      shown.model.moveTo(i);
      const search::Fate fate = shown.line->fate();
      if (!met.insert(fate).second) continue;
      const QImage line = shown.line->grab().toImage();
      const QRect place(spacing::kMargin, (line.height() - 16) / 2, 16, 16);
      const int coloured = testing::countNear(line.copy(place), fateColour(fate, colours));
      QVERIFY2(fate == search::Fate::None ? coloured == 0 : coloured > 40, qPrintable(shown.line->text()));
    }
    QVERIFY(met.contains(search::Fate::None) && met.contains(search::Fate::IntoOpen));
  }
};

SEARCHLIGHT_TEST(ExplainCardTest)
#include "explain_card_test.moc"
