// tests/widgets/card_test.cpp: where cards lie over a board: they hide nothing of it where there is room beside, and who lies in the way
// goes with the next click.
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>

#include "tests/test_main.h"
#include "widgets/search/message_bar.h"
#include "widgets/theme/card.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

// A board whose cells are where the test says.
class CellsSomewhere : public QWidget, public HasContent {
 public:
  QRect cells;
  QRect content() const override { return cells; }
};

// A board with two lines of words below it, in a page.
struct ShownNotice {
  QWidget page;
  CellsSomewhere* board = new CellsSomewhere;
  QLabel* words = new QLabel(QStringLiteral("what has happened"));
  MessageBar* bar;

  explicit ShownNotice(int wordsHeight = 60) {
    auto* column = new QVBoxLayout(&page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(board, 1);
    column->addWidget(words);
    words->setFixedHeight(wordsHeight);
    bar = new MessageBar(board, &page);
    bar->setStrips({words});
    page.resize(800, 600 + wordsHeight);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page, 60'000));
  }
  void say() { bar->showMessage(MessageBar::Kind::Info, QStringLiteral("Something has happened.")); }
  bool hidesCells() const { return bar->geometry().intersects(board->cells.translated(board->pos())); }
};

}  // namespace

class CardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void liesWhereItHidesNothing_data() {
    QTest::addColumn<QRect>("content");
    QTest::addColumn<bool>("isLow");  // it would like the lower edge
    QTest::addColumn<bool>("isClear");
    QTest::addColumn<QPoint>("corner");  // a point that it covers
    const QRect all(0, 0, 800, 600);
    QTest::newRow("nothing there") << QRect() << false << true << QPoint(400, 20);
    QTest::newRow("nothing there, below") << QRect() << true << true << QPoint(400, 580);
    QTest::newRow("room above") << all.adjusted(0, 60, 0, 0) << false << true << QPoint(400, 20);
    QTest::newRow("room below only") << all.adjusted(0, 0, 0, -60) << false << true << QPoint(400, 580);
    QTest::newRow("room above only") << all.adjusted(0, 60, 0, 0) << true << true << QPoint(400, 20);
    QTest::newRow("room at the right") << all.adjusted(0, 0, -240, 0) << false << true << QPoint(780, 20);
    QTest::newRow("room at the left") << all.adjusted(240, 0, 0, 0) << true << true << QPoint(20, 580);
    QTest::newRow("too little everywhere")
        << all.adjusted(150, 30, -150, -30) << false << false << QPoint(400, 20);
    QTest::newRow("no room") << all << true << false << QPoint(400, 580);
  }
  void liesWhereItHidesNothing() {
    QFETCH(const QRect, content);
    QFETCH(const bool, isLow);
    QFETCH(const bool, isClear);
    QFETCH(const QPoint, corner);
    const QRect room(8, 8, 784, 584);
    // Forty pixels high for two hundred and more, twice as high where it is narrower than four hundred.
    const auto heightAt = [](int width) { return width < 400 ? 80 : 40; };
    const CardPlace place = placeCard(room, content, 500, heightAt, isLow ? Qt::BottomEdge : Qt::TopEdge);
    QCOMPARE(place.isClear, isClear);
    QVERIFY(room.contains(place.rect));
    QVERIFY(place.rect.contains(corner));
    if (isClear) QVERIFY(!place.rect.intersects(content));
    QCOMPARE(place.rect.height(), heightAt(place.rect.width()));
  }

  void contentIsOfAllThatIsSeen() {
    QWidget host;
    host.resize(400, 400);
    auto* left = new CellsSomewhere;
    auto* right = new CellsSomewhere;
    left->setParent(&host);
    right->setParent(&host);
    left->setGeometry(0, 0, 200, 400);
    right->setGeometry(200, 0, 200, 400);
    left->cells = QRect(50, 50, 100, 100);
    right->cells = QRect(10, 100, 100, 100);
    host.show();
    QCOMPARE(contentOf(host), QRect(50, 50, 260, 150));
    right->hide();
    QCOMPARE(contentOf(host), QRect(50, 50, 100, 100));
  }

  void aNoticeGoesBesideTheCells() {
    ShownNotice shown;
    shown.board->cells = shown.board->rect().adjusted(0, 80, 0, 0);
    shown.say();
    QVERIFY(shown.bar->isVisible() && !shown.hidesCells());
    QVERIFY(shown.board->geometry().contains(shown.bar->geometry()));
    // Who clicks on the board has nothing against it.
    QTest::mouseClick(shown.board, Qt::LeftButton);
    QVERIFY(shown.bar->isVisible());
    // No room in the board: over the words below it.
    shown.board->cells = shown.board->rect();
    shown.say();
    QVERIFY(!shown.hidesCells());
    QVERIFY(shown.words->geometry().contains(shown.bar->geometry()));
  }

  void whoLiesInTheWayGoesWithTheNextClick() {
    ShownNotice shown(10);
    shown.board->cells = shown.board->rect();
    shown.say();
    QVERIFY(shown.hidesCells());
    QTest::mouseClick(shown.words, Qt::LeftButton);  // beside the board
    QVERIFY(shown.bar->isVisible());
    QTest::mouseClick(shown.bar->findChild<QLabel*>(), Qt::LeftButton);  // on it: a word is marked
    QVERIFY(shown.bar->isVisible());
    QTest::mouseClick(shown.board, Qt::LeftButton);
    QVERIFY(!shown.bar->isVisible());
    // What is wrong stays until it is read.
    shown.bar->showMessage(MessageBar::Kind::Error, QStringLiteral("It cannot be done."));
    QTest::mouseClick(shown.board, Qt::LeftButton);
    QVERIFY(shown.bar->isVisible());
  }
};

SEARCHLIGHT_TEST(CardTest)
#include "card_test.moc"
