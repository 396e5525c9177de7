// tests/widgets/result_card_test.cpp: how a game's end is told over its board, and what its keys are meanwhile.
#include "widgets/game/result_card.h"
#include "tests/test_main.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace {

// A board that counts the keys which come to it.
class KeyedBoard : public QWidget {
 public:
  KeyedBoard() {
    setFocusPolicy(Qt::StrongFocus);
    resize(600, 500);
  }
  QList<int> keys;

 protected:
  void keyPressEvent(QKeyEvent* event) override { keys << event->key(); }
};

struct ShownCard {
  KeyedBoard board;
  ResultCard card{&board};
  QAction next{u"Next"_s}, undo{u"Undo"_s};
  int nexts = 0, undos = 0;

  ShownCard() {
    QObject::connect(&next, &QAction::triggered, &board, [this] { ++nexts; });
    QObject::connect(&undo, &QAction::triggered, &board, [this] { ++undos; });
    card.setActions({&next, &undo});
    board.show();
    QVERIFY(QTest::qWaitForWindowActive(&board, 60'000));
    board.setFocus();
  }
  void tell() {
    card.tell({.title = u"Solved"_s,
               .played = u"120 moves, 46 pushes"_s,
               .praise = u"New personal best"_s,
               .facts = {{u"Own best"_s, u"44 pushes"_s}},
               .note = u"With help"_s,
               .sentence = u"Solved: 120 moves, 46 pushes."_s});
  }
  bool says(const QString& text) const {
    for (const QLabel* label : card.findChildren<QLabel*>())
      if (label->isVisible() && label->text() == text) return true;
    return false;
  }
};

}  // namespace

class ResultCardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void allOfItIsSaidAndTold() {
    ShownCard shown;
    QVERIFY(!shown.card.isVisible());
    shown.tell();
    QVERIFY(shown.card.isVisible());
    for (const char* text :
         {"Solved", "120 moves, 46 pushes", "New personal best", "Own best", "44 pushes", "With help"}) {
      QVERIFY2(shown.says(QString::fromLatin1(text)), text);
      QVERIFY2(shown.card.accessibleDescription().contains(QString::fromLatin1(text)), text);
    }
    // What is not there takes no room, and nothing of the one before is left.
    const int height = shown.card.height();
    shown.card.tell({.title = u"Solved"_s, .played = {}, .sentence = {}});
    QVERIFY(!shown.says(u"Own best"_s) && !shown.says(u"With help"_s));
    QVERIFY(shown.card.height() < height);
  }

  void liesOnTheBoardAtAnySize() {
    ShownCard shown;
    shown.tell();
    for (const QSize size : {QSize(600, 500), QSize(1400, 900), QSize(380, 300)}) {
      shown.board.resize(size);
      QVERIFY2(shown.board.rect().contains(shown.card.geometry()), qPrintable(QString::number(size.width())));
      QVERIFY(std::abs(shown.card.geometry().center().x() - shown.board.rect().center().x()) <= 1);
    }
  }

  // Where its own place is seen it stands there and covers nothing; else it lies on the board, which falls back behind it.
  void coversNothingWhereItHasAPlace() {
    QWidget window, *home = new QWidget(&window);
    auto* board = new QWidget;
    auto* row = new QHBoxLayout(&window);
    row->addWidget(board, 1);
    row->addWidget(home);
    home->setMinimumWidth(300);
    new QVBoxLayout(home);
    ResultCard card(board, home);
    QAction next(u"Next"_s);
    card.setActions({&next});
    window.resize(900, 500);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto light = [&] { return board->grab().toImage().pixelColor(10, 10).lightness(); };
    const int before = light();
    card.tell({.title = u"Solved!"_s, .played = u"3 moves"_s, .sentence = {}});
    QVERIFY(!card.isOverBoard() && card.isVisible());
    QCOMPARE(light(), before);
    home->hide();
    QVERIFY(card.isOverBoard() && card.isVisible());
    QVERIFY(board->rect().contains(card.geometry()));
    QVERIFY(light() < before);
    home->show();
    QVERIFY(!card.isOverBoard() && card.isVisible());
    QCOMPARE(light(), before);
    home->hide();
    card.hide();
    QCOMPARE(light(), before);
  }

  // One button is filled, the others are links, and the title is the largest text of all.
  void oneButtonIsFilled() {
    ShownCard shown;
    shown.tell();
    int filled = 0, links = 0;
    for (const QToolButton* button : shown.card.findChildren<QToolButton*>()) {
      filled += button->property(kFilled).toBool() ? 1 : 0;
      links += button->property(kLink).toBool() ? 1 : 0;
      QCOMPARE(button->property(kFilled).toBool(), button->defaultAction() == &shown.next);
    }
    QCOMPARE(filled, 1);
    QCOMPARE(links, 1);
    for (const QLabel* label : shown.card.findChildren<QLabel*>())
      if (label->text() == "Solved"_L1)
        QCOMPARE(label->fontInfo().pixelSize(), qRound(shown.board.fontInfo().pixelSize() * 28 / 12.0));
  }

  // Enter is its first button, Esc closes it; all other keys are the board's, and so are these when it has gone.
  void keysGoWhereTheyBelong() {
    ShownCard shown;
    shown.tell();
    QTest::keyClick(&shown.board, Qt::Key_Left);
    QCOMPARE(shown.board.keys, QList<int>{Qt::Key_Left});
    QTest::keyClick(&shown.board, Qt::Key_Return);
    QCOMPARE(shown.nexts, 1);
    shown.next.setEnabled(false);
    QTest::keyClick(&shown.board, Qt::Key_Enter);
    QCOMPARE(shown.nexts, 1);
    QCOMPARE(shown.undos, 1);
    QTest::keyClick(&shown.board, Qt::Key_Escape);
    QVERIFY(!shown.card.isVisible());
    QCOMPARE(shown.board.keys, QList<int>{Qt::Key_Left});
    QTest::keyClick(&shown.board, Qt::Key_Return);
    QCOMPARE(shown.board.keys, (QList<int>{Qt::Key_Left, Qt::Key_Return}));
    QCOMPARE(shown.nexts, 1);
  }

  void itsButtonsAreTheActions() {
    ShownCard shown;
    shown.tell();
    for (QToolButton* button : shown.card.findChildren<QToolButton*>())
      if (button->defaultAction() == &shown.undo) QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(shown.undos, 1);
    shown.undo.setVisible(false);
    for (QToolButton* button : shown.card.findChildren<QToolButton*>())
      if (button->defaultAction() == &shown.undo) QVERIFY(!button->isVisible());
    // Who clicks beside them plays nothing below.
    QTest::mouseClick(&shown.card, Qt::LeftButton, {}, QPoint(20, 20));
    QVERIFY(shown.card.isVisible());
  }
};

SEARCHLIGHT_TEST(ResultCardTest)
#include "result_card_test.moc"
