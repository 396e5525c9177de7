// tests/widgets/card_test.cpp: where cards lie over a board: they hide nothing of it where there is room beside, and who lies in the way
// goes with the next click.
#include "widgets/theme/card.h"
#include "tests/test_main.h"
#include "widgets/player/message_bar.h"

namespace {

// A board whose cells are where the test says.
class CellsSomewhere : public QWidget, public HasContent {
 public:
  QRect cells, way;
  bool fills = false;  // its cells are all of it, as soon as it knows its size
  QRect content() const override { return cells; }
  QRect vitalContent() const override { return way; }

 protected:
  void resizeEvent(QResizeEvent*) override {
    if (fills) cells = rect();
  }
};

// A board with two lines of words below it, in a page.
struct ShownNotice {
  QWidget page;
  CellsSomewhere* board = new CellsSomewhere;
  QLabel* words = new QLabel(u"what has happened"_s);
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
  void say() { bar->showMessage(MessageBar::Kind::Info, u"Something has happened."_s); }
  bool hidesCells() const { return bar->geometry().intersects(board->cells.translated(board->pos())); }
};

}  // namespace

class CardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void liesWhereItHidesNothing_data() {
    // isLow: it would like the lower edge
    // corner: a point that it covers
    const auto row = testing::columns<QRect, bool, bool, QPoint>("content", "isLow", "isClear", "corner");
    const QRect all(0, 0, 800, 600);
    row("nothing there", QRect(), false, true, QPoint(400, 20));
    row("nothing there, below", QRect(), true, true, QPoint(400, 580));
    row("room above", all.adjusted(0, 60, 0, 0), false, true, QPoint(400, 20));
    row("room below only", all.adjusted(0, 0, 0, -60), false, true, QPoint(400, 580));
    row("room above only", all.adjusted(0, 60, 0, 0), true, true, QPoint(400, 20));
    row("room at the right", all.adjusted(0, 0, -240, 0), false, true, QPoint(780, 20));
    row("room at the left", all.adjusted(240, 0, 0, 0), true, true, QPoint(20, 580));
    row("too little everywhere", all.adjusted(150, 30, -150, -30), false, false, QPoint(400, 20));
    row("no room", all, true, false, QPoint(400, 580));
  }
  void liesWhereItHidesNothing() {
    FETCH_ALL((const QRect, content), (const bool, isLow), (const bool, isClear), (const QPoint, corner));
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

  // Where something has to be hidden the way out is not.
  void thePathOutIsHiddenLast_data() {
    const auto row = testing::columns<bool, bool>("isPathAbove", "isLow");
    for (const bool isPathAbove : {false, true})
      for (const bool isLow : {false, true})
        row(testing::rowName("%s, %s", isPathAbove ? "above" : "below", isLow ? "low" : "high"), isPathAbove,
            isLow);
  }
  void thePathOutIsHiddenLast() {
    FETCH(const bool, isPathAbove, isLow);
    const QRect room(8, 8, 784, 584), all(0, 0, 800, 600);
    const QRect way = isPathAbove ? QRect(350, 0, 100, 40) : QRect(350, 560, 100, 40);
    const auto heightAt = [](int) { return 40; };
    const CardPlace place = placeCard(room, all, 500, heightAt, isLow ? Qt::BottomEdge : Qt::TopEdge, way);
    QVERIFY(!place.isClear && room.contains(place.rect));
    QVERIFY(!place.rect.intersects(way));
    // What is hidden either way moves nothing.
    const CardPlace anywhere = placeCard(room, all, 500, heightAt, isLow ? Qt::BottomEdge : Qt::TopEdge, all);
    QCOMPARE(anywhere.rect.bottom() > 300, isLow);
  }

  // It follows when the board has found its new place, and not what the board was before.
  void aNoticeFollowsTheBoardsNewSize() {
    ShownNotice shown;
    shown.board->cells = shown.board->rect().adjusted(0, 0, 0, -80);
    shown.say();
    QVERIFY(!shown.hidesCells());
    QVERIFY(shown.bar->y() > 300);
    shown.board->fills = true;
    shown.page.resize(800, 560);
    QTRY_VERIFY(shown.words->geometry().contains(shown.bar->geometry()));
    QVERIFY(!shown.hidesCells());
  }

  // Beside a board an offer is narrow: its buttons are whole all the same.
  void anOfferHasItsButtonsWhole_data() {
    testing::columns<int>("beside")("narrow", 230)("wider", 330)("as wide as it likes", 700);
  }
  void anOfferHasItsButtonsWhole() {
    QFETCH(const int, beside);
    ShownNotice shown(10);
    shown.board->cells = shown.board->rect().adjusted(0, 0, -beside, 0);
    shown.bar->offer(u"Also show the search on the graph of all positions?"_s, u"Show the graph"_s,
                     u"Board only"_s, [](bool) {});
    QVERIFY(shown.bar->isOffering() && !shown.hidesCells());
    shown.bar->layout()->activate();
    int buttons = 0;
    for (const QToolButton* button : shown.bar->findChildren<QToolButton*>()) {
      if (button->text().isEmpty()) continue;
      ++buttons;
      QVERIFY(button->width() >= button->sizeHint().width());
      QVERIFY(shown.bar->rect().contains(button->geometry()));
    }
    QCOMPARE(buttons, 2);
    const auto* text = shown.bar->findChild<QLabel*>(u"noticeText"_s);
    QVERIFY(text && text->height() >= text->heightForWidth(text->width()));
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
    shown.bar->showMessage(MessageBar::Kind::Error, u"It cannot be done."_s);
    QTest::mouseClick(shown.board, Qt::LeftButton);
    QVERIFY(shown.bar->isVisible());
  }
};

SEARCHLIGHT_TEST(CardTest)
#include "card_test.moc"
