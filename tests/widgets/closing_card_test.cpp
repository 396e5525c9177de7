// tests/widgets/closing_card_test.cpp: phase two in words, the card that closes it, and where it stands.
#include "widgets/player/closing_card.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/watched_search.h"
#include "widgets/words/search_format.h"

using search::Algorithm;

using testing::OneRun;
using testing::WatchedSearch;

namespace {

// A board with a card of its own, and the focus.
struct CardPage {
  QWidget window;
  QWidget* board = new QWidget(&window);
  OneRun model;
  ClosingCard* card;
  std::vector<QRectF> clear;

  CardPage() {
    window.resize(900, 700);
    board->setGeometry(0, 0, 900, 700);
    board->setFocusPolicy(Qt::StrongFocus);
    card = new ClosingCard(board, &window, [this] { return clear; });
    card->setSearch(&model, &model.run);
    window.show();
    window.activateWindow();
    board->setFocus();
  }
  ~CardPage() { card->setSearch(nullptr, nullptr); }

  // To before the n-th event of the route.
  WatchedRun::Stretch toRoute(std::size_t n = 0) {
    const auto route = *model.run.phaseTwo();
    model.seek(route.begin + n);
    return route;
  }
  // At a speed that the act is slower than.
  void playRoute(std::size_t from = 0) {
    model.setSpeed(1e6);
    toRoute(from);
    model.play();
  }
  void readRoute() {
    playRoute();
    for (int frame = 0; frame < 1000 && model.activity() == Transport::Activity::Playing; ++frame)
      model.playFrame(0.05);
  }
};

}  // namespace

class ClosingCardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theReadingIsTold() {
    QLocale::setDefault(QLocale::c());
    CardPage page;
    WatchedSearch{}.show(page.model);
    QVERIFY(page.card->shown() ==
            ClosingCard::Shown::Nothing);  // a search that is shown at its end was not played
    const auto route = page.toRoute(3);
    QVERIFY(route.length() > 10);
    QVERIFY(page.card->isVisible());
    QCOMPARE(page.card->text(), u"Tracing the path back: 2 of %1"_s.arg(route.length() - 1));
    QCOMPARE(page.card->accessibleName(), page.card->text());
    page.model.seek(route.begin - 1);
    QVERIFY(!page.card->isVisible());
    page.model.toEnd();
    QVERIFY(page.card->shown() == ClosingCard::Shown::Nothing);  // sought, not read
  }

  void theCardTellsWhatWasFound() {
    QLocale::setDefault(QLocale::c());
    CardPage page;
    WatchedSearch{}.show(page.model);
    page.card->setFigures(
        RouteFigures{u"34 in 7 jumps"_s, u"40.14"_s, u"Proven shortest"_s, u"For a reason."_s});
    page.readRoute();
    QVERIFY(page.card->shown() == ClosingCard::Shown::Closing);
    QVERIFY(page.card->isVisible());
    const QString expanded = countText(page.model.answer().stats.expanded);
    QCOMPARE(page.card->text(),
             u"Path\nCost: 40.14\nSteps: 34 in 7 jumps\nExpanded: %1\n"
             "Proven shortest\nFor a reason."_s.arg(expanded));
    QCOMPARE(page.card->accessibleDescription(), page.card->text());
  }

  // Without a page that knows better.
  void figuresOfTheSearchWillDo() {
    QLocale::setDefault(QLocale::c());
    CardPage page;
    WatchedSearch{}.show(page.model);
    page.readRoute();
    QCOMPARE(page.card->text(), u"Path\nCost: %1\nSteps: %2\nExpanded: %3"_s.arg(
                                    page.model.names().cost(page.model.answer().cost),
                                    countText(page.model.answer().route->size() - 1),
                                    countText(page.model.answer().stats.expanded)));
  }

  // By Ctrl+End: whoever wants the end wants to know what was found.
  void anEndThatIsAskedForIsTold() {
    CardPage page;
    WatchedSearch{}.show(page.model);
    page.model.seek(5);
    page.model.toEnd();
    page.card->tellAtEnd();
    WatchedSearch::settle(page.model);
    QVERIFY(page.card->shown() == ClosingCard::Shown::Closing);
    QVERIFY(page.card->isVisible());
    page.card->findChild<QToolButton*>()->click();
    page.model.seek(5);
    page.model.toEnd();  // a place
    WatchedSearch::settle(page.model);
    QVERIFY(page.card->shown() == ClosingCard::Shown::Nothing);
    page.card->tellAtEnd();  // it is there
    QVERIFY(page.card->shown() == ClosingCard::Shown::Closing);
  }

  void itGoesAndComesAgainOnlyWhenTheRouteIsReadAgain() {
    CardPage page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window, 60'000));
    WatchedSearch{}.show(page.model);
    page.readRoute();
    QVERIFY(page.card->isVisible());
    page.card->findChild<QToolButton*>()->click();
    QVERIFY(!page.card->isVisible());
    page.model.seek(5);
    page.model.moveToEnd();
    QVERIFY(!page.card->isVisible());
    page.readRoute();
    QVERIFY(page.card->isVisible());
    QTest::keyClick(page.board, Qt::Key_Escape);
    QVERIFY(!page.card->isVisible());
    page.readRoute();
    page.model.stepBack();  // the cursor leaves what it tells of
    QVERIFY(page.card->shown() == ClosingCard::Shown::Reading);
    page.model.stepForward();
    QVERIFY(page.card->shown() == ClosingCard::Shown::Closing);
    WatchedSearch{Algorithm::Dijkstra}.show(page.model);
    QVERIFY(!page.card->isVisible());
  }

  void theReadingIsSkipped_data() {
    testing::columns<int>("how")("click", 0)("Esc", 1)("Space, or the button of the player", 2);
  }
  void theReadingIsSkipped() {
    QFETCH(int, how);
    CardPage page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window, 60'000));
    WatchedSearch{}.show(page.model);
    page.playRoute(2);
    QVERIFY(page.model.isPacingRoute());
    if (how == 0) QTest::mouseClick(page.card, Qt::LeftButton);
    if (how == 1) QTest::keyClick(page.board, Qt::Key_Escape);
    if (how == 2) page.model.togglePlay();
    WatchedSearch::settle(page.model);
    QVERIFY(page.model.isAtEnd());
    QVERIFY(page.card->shown() == ClosingCard::Shown::Closing);
  }

  void noPathNoCard() {
    CardPage page;
    WatchedSearch w;
    w.hasPath = false;
    w.show(page.model);
    page.model.setSpeed(1e6);
    page.model.seek(page.model.recorded() - 2);
    page.model.play();
    for (int frame = 0; frame < 100; ++frame) page.model.playFrame(0.05);
    QVERIFY(page.model.isAtEnd());
    QVERIFY(page.card->shown() == ClosingCard::Shown::Nothing);
  }

  void itLeavesTheGoalFree_data() {
    const auto row = testing::columns<QRectF, QPoint>("clear", "corner");
    const int right = 900 - 8 - 200, bottom = 700 - 8 - 100;
    row("nothing", QRectF(), QPoint(right, bottom));
    row("bottom right", QRectF(850, 650, 40, 40), QPoint(8, bottom));
    row("bottom", QRectF(0, 600, 900, 40), QPoint(right, 8));
    row("all but the left", QRectF(400, 0, 500, 700), QPoint(8, bottom));
    row("all but the top left", QRectF(150, 300, 750, 400), QPoint(right, 8));
    row("everywhere: most of it", QRectF(100, 0, 800, 700), QPoint(8, bottom));
  }
  void itLeavesTheGoalFree() {
    FETCH_ALL((QRectF, clear), (QPoint, corner));
    const QRect board(0, 0, 900, 700);
    const QSize card(200, 100);
    QCOMPARE(cornerFor(card, board, std::vector<QRectF>{clear}), corner);
  }
  void theStartIsLeftFreeWhereItCanBe() {
    const std::vector<QRectF> ends{QRectF(850, 650, 40, 40), QRectF(20, 650, 40, 40)};
    QCOMPARE(cornerFor(QSize(200, 100), QRect(0, 0, 900, 700), ends), QPoint(900 - 8 - 200, 8));
  }

  // Each has words and buttons of its own.
  void itStandsBesideANotice_data() {
    QTest::addColumn<QRect>("notice");
    QTest::newRow("at the bottom") << QRect(200, 650, 692, 40);
    QTest::newRow("at the top") << QRect(8, 8, 884, 40);
    QTest::newRow("in the middle") << QRect(8, 380, 884, 40);
  }
  void itStandsBesideANotice() {
    QFETCH(const QRect, notice);
    CardPage page;
    auto* words = new QWidget(&page.window);
    words->setGeometry(notice);
    words->hide();
    page.card->setBeside(words);
    WatchedSearch{}.show(page.model);
    page.readRoute();
    QVERIFY(page.card->shown() == ClosingCard::Shown::Closing);
    words->show();
    QVERIFY2(!page.card->geometry().intersects(notice), qPrintable(page.card->text()));
    QVERIFY(page.board->rect().contains(page.card->geometry()));
    const QPoint stood = page.card->pos();
    words->hide();
    QCOMPARE(page.card->pos(), stood);
  }

  // What it celebrates is not covered: the card is a part of the panel, if that is there.
  void aPanelThatIsSeenHasIt() {
    QAction again(u"Replay"_s), other(u"Compare with another search"_s),
        back(u"Back to the game that was played"_s);
    CardPage page;
    auto* panel = new QScrollArea(&page.window);
    panel->setGeometry(600, 0, 300, 700);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    auto* above = new QLabel(u"above"_s);
    column->addWidget(above);
    column->addStretch(1);
    panel->setWidget(content);
    panel->setWidgetResizable(true);
    panel->show();
    auto* figures = new QLabel(u"figures"_s);
    figures->setFixedHeight(400);
    column->insertWidget(1, figures);
    page.card->setPanel(panel, figures);
    page.card->setActions({&again, &other, &back});
    WatchedSearch{}.show(page.model);
    RouteFigures told{u"2"_s, u"2"_s, u"Proven minimum"_s, u"Optimal: no nodes remain in OPEN."_s};
    told.counted = u"2 pushes"_s;
    page.card->setFigures(told);
    page.clear = {QRectF(0, 0, 300, 300)};
    page.readRoute();
    QCOMPARE(page.card->parentWidget(), content);
    QVERIFY(page.card->isVisible());
    QTRY_VERIFY(page.card->y() >= above->geometry().bottom());
    // Compact: what it says and what can be done next take three lines, and the figures below are seen with it.
    QTRY_VERIFY(figures->y() >= page.card->geometry().bottom());
    QTRY_VERIFY(page.card->height() < 7 * page.card->fontMetrics().lineSpacing());
    QCOMPARE(figures->visibleRegion().boundingRect().height(), figures->height());
    QStringList offered;
    for (const auto* button : page.card->findChildren<QToolButton*>())
      if (button->isVisible() && button->defaultAction()) offered << button->text();
    QCOMPARE(offered.first(), u"Replay"_s);
    QVERIFY(!offered.contains(back.text()));  // the row has no room for it
    QVERIFY(page.card->text().contains(u"no nodes remain"_s));
    panel->hide();
    page.card->place();
    QCOMPARE(page.card->parentWidget(), page.board);
    QVERIFY(page.card->isVisible());
    for (const auto* button : page.card->findChildren<QToolButton*>()) QVERIFY(button->isVisible());
    QVERIFY(!QRectF(page.card->geometry()).intersects(page.clear.front()));
    panel->show();
    page.card->place();
    QCOMPARE(page.card->parentWidget(), content);
  }

  void aSmallBoardGetsASmallCard() {
    CardPage page;
    WatchedSearch{}.show(page.model);
    page.card->setFigures(RouteFigures{u"34"_s, u"40"_s, u"Proven"_s,
                                       u"A sentence that says why at some length, over two lines."_s});
    page.readRoute();
    const int whole = page.card->height();
    page.board->resize(520, 240);
    QVERIFY(page.card->height() < whole);
    QVERIFY(page.board->rect().contains(page.card->geometry()));
    QVERIFY(page.card->text().contains(u"says why"_s));  // for who cannot see the tool tip
    page.board->resize(900, 700);
    QCOMPARE(page.card->height(), whole);
  }

  void textsFollowTheLanguage() {
    CardPage page;
    WatchedSearch{}.show(page.model);
    page.readRoute();
    const MarkingTranslator marking;
    for (const QString& line : page.card->text().split(u'\n'))
      QVERIFY2(MarkingTranslator::isMarked(line.section(u": "_s, 0, 0)), qPrintable(line));
    page.toRoute(1);
    QVERIFY(MarkingTranslator::isMarked(page.card->text()));
  }
};

SEARCHLIGHT_TEST(ClosingCardTest)
#include "closing_card_test.moc"
