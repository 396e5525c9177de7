// tests/app/lines_search_page_test.cpp: the searchlight on a move of Color Lines: the article's marks and way, every
// algorithm, the way back to the game, and the same move on the compare page.
#include "tests/app/lines_window.h"
#include "tests/core/algorithm_rows.h"
#include "tests/test_main.h"
#include "widgets/player/closing_card.h"

using search::EventKind;
using search::Outcome;

namespace {

const std::vector<Point> kPrinted{{5, 7}, {6, 7}, {6, 6}, {7, 6}, {7, 5}, {7, 4}, {7, 3}, {6, 3}, {5, 3},
                                  {4, 3}, {3, 3}, {2, 3}, {1, 3}, {0, 3}, {0, 4}, {0, 5}, {0, 6}};

QString pathText(const std::vector<Point>& way) {
  QString text;
  for (const Point p : way) text += u"%1,%2 "_s.arg(p.x).arg(p.y);
  return text;
}

}  // namespace

class LinesSearchPageTest : public QObject, testing::LinesWindow {
  Q_OBJECT

 private:
  bool isLit() { return page().question().has_value(); }
  // What the run reads back, from the ball to its target.
  std::vector<Point> pathOf(const WatchedRun& run) {
    std::vector<Point> way;
    for (const search::NodeId n : run.player().route())
      way.insert(way.begin(), now().board.point(run.session().stateNumber(n)));
    return way;
  }
  // Choose the ball, point at the cell, L.
  void light(Point ball, Point to) {
    click(ball);
    pointAt(to);
    action(GameCommand::Searchlight)->trigger();
    QVERIFY((page().question() == BallQuestion{now().board, {ball, to}}));
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // Article 2's worked example: 16 steps, and the printed way's 17 cells carry the marks 0 to 16.
  void theArticlesMarksAndPath() {
    openArticle();
    light(kBall, kTarget);
    QVERIFY(isLit());
    QVERIFY((page().question()->move == lines::Move{kBall, kTarget}));
    QVERIFY(page().transport()->position() < 100);
    toEndOfSearch();
    QVERIFY(page().search().answer().outcome == Outcome::Solved);
    const walk::Walk walk = lines::findRoute(now().board, {kBall, kTarget});
    // The ball travels what is shown.
    QCOMPARE(pathText(pathOf(page().search())), pathText(shownPath(*page().question())));
    QCOMPARE(walk.cells.size(), kPrinted.size());
    for (std::size_t i = 0; i < kPrinted.size(); ++i) {
      const auto node = page().nodeAt(page().search(), kPrinted[i]);
      QVERIFY(node);
      QCOMPARE(page().search().player().node(*node).g, static_cast<search::Cost>(i));
      QVERIFY(
          testing::contains(page().describe(page().search(), node, kPrinted[i]), u"distance %1"_s.arg(i)));
    }
    QCOMPARE(page().workbench().figures().whole(NumbersView::Steps), u"16"_s);
    QVERIFY(board().scene().start == kBall);
    QVERIFY(board().scene().goal == kTarget);
    QCOMPARE(now().turns, 0);
  }

  // The way that is read back comes from the target, after the wave.
  void theWaveComesFirstAndTheReadingBackFromTheTarget() {
    openArticle();
    light(kBall, kTarget);
    toEndOfSearch();
    const auto& run = page().search();
    std::vector<Point> read;
    for (std::size_t i = 0; i < run.recorded(); ++i) {
      const search::Event& e = run.session().trace()[i];
      if (e.kind == EventKind::Route) read.push_back(now().board.point(run.session().stateNumber(e.node)));
      if (!read.empty()) QVERIFY(e.kind != EventKind::Generate && e.kind != EventKind::Expand);
    }
    QVERIFY(!read.empty());
    QVERIFY(read.front() == kTarget);
    QVERIFY(read.back() == kBall);
  }

  // Of all ways, or of those of the chosen ball, the longest: no ball has a cell farther away.
  void withoutAMoveTheLongestWayIsAskedAbout() {
    openArticle();
    const lines::Board& board = now().board;
    const auto farthest = [&](Point ball) {
      std::size_t most = 0;
      for (std::size_t cell = 0; cell < board.cellCount(); ++cell)
        if (const Point to = board.point(cell); board.isEmpty(to))
          most = std::max(most, lines::findRoute(board, {ball, to}).steps());
      return most;
    };
    std::size_t most = 0;
    for (std::size_t cell = 0; cell < board.cellCount(); ++cell)
      if (!board.isEmpty(board.point(cell))) most = std::max(most, farthest(board.point(cell)));
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(isLit() && action(GameCommand::Searchlight)->isChecked());
    const auto asked = [&] { return page().question()->move; };
    QCOMPARE(lines::findRoute(board, asked()).steps(), most);
    QVERIFY(testing::isSaid(*page().findChild<BallOptionsPanel*>(), u"Example: the ball's path from"_s));
    QCOMPARE(page().game().hints(), std::uint64_t{0});
    action(GameCommand::Searchlight)->trigger();
    click(kBall);
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(asked().from == kBall);
    QCOMPARE(lines::findRoute(board, asked()).steps(), farthest(kBall));
  }

  // Before a game has begun there is next to nothing on the board: an example on a crowded one is shown, where the ball's path winds.
  void aGameThatHasNotBegunHasACrowdedExample_data() {
    QTest::addColumn<lines::Settings>("settings");
    for (const lines::Preset& preset : lines::presets())
      QTest::newRow(std::string(preset.name).c_str()) << preset.settings;
    QTest::newRow("smallest, long lines") << lines::Settings{.size = 5, .colours = 3, .newBalls = 1};
    QTest::newRow("largest, short lines") << lines::Settings{.size = 20, .colours = 3, .line = 4};
  }
  void aGameThatHasNotBegunHasACrowdedExample() {
    QFETCH(lines::Settings, settings);
    page().deal(settings, 3);
    const lines::Position before = now();
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(isLit());
    const BallQuestion asked = *page().question();
    QCOMPARE(asked.board.size(), settings.size);
    QVERIFY(3 * asked.board.ballCount() > asked.board.cellCount());
    std::vector<Point> balls;
    for (std::size_t cell = 0; cell < asked.board.cellCount(); ++cell)
      if (asked.board.at(cell) != lines::kNoBall) balls.push_back(asked.board.point(cell));
    QVERIFY(lines::linesThrough(asked.board, settings, balls).empty());
    QVERIFY(winds(asked));
    const auto steps = lines::findRoute(asked.board, asked.move).steps();
    QVERIFY2(steps >= 2 * static_cast<std::size_t>(settings.size), qPrintable(QString::number(steps)));
    QVERIFY(testing::isSaid(*page().findChild<BallOptionsPanel*>(), u"Example on a crowded board"_s));
    // It is nobody's game.
    QVERIFY(!action(LinesCommand::MakeMove)->isEnabled());
    QVERIFY(now() == before);
    toEndOfSearch();
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(now() == before);
    QVERIFY(!board().scene().start);
    // A ball that is chosen is asked about where it lies.
    std::size_t ball = 0;
    while (before.board.at(ball) == lines::kNoBall) ++ball;
    click(before.board.point(ball));
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(page().question()->board == before.board);
  }

  // What a search ends with is its path: the card that says so does not cover it, however little room there is.
  void theCardOfTheEndLeavesThePathFree_data() {
    testing::columns<QSize>("size")("large", QSize(1440, 860))("small", QSize(1024, 616));
  }
  void theCardOfTheEndLeavesThePathFree() {
    QFETCH(QSize, size);
    m_window->resize(size);
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(isLit());
    QTRY_VERIFY(page().search().hasSearch());
    page().transport()->pause();
    seek(3);
    m_window->player().last()->trigger();
    settle();
    ClosingCard* card = page().workbench().closingCard();
    QTRY_VERIFY(card->shown() == ClosingCard::Shown::Closing && card->isVisible());
    settle();
    const QRect seen(card->mapTo(m_window, QPoint()), card->size());
    const BallQuestion asked = *page().question();
    for (const Point cell : shownPath(asked)) {
      const QRect place = board().viewport().rectOf(cell).toRect();
      QVERIFY2(!seen.intersects(QRect(board().mapTo(m_window, place.topLeft()), place.size())),
               qPrintable(u"%1, %2"_s.arg(cell.x).arg(cell.y)));
    }
  }

  // A chosen ball that is shut in is not all balls.
  void aBallThatIsShutInHasNoWay() {
    openBoard({"15.......", "4........", ".........", ".........", ".........", ".........", ".........",
               ".........", "........."});
    click({0, 0});
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(!isLit());
    QVERIFY(panelSays(u"This ball is blocked on all sides"_s));
    click({1, 0});
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(isLit() && page().question()->move.from == (Point{1, 0}));
  }

  void anotherGamePutsItOut() {
    openArticle();
    light(kBall, kTarget);
    page().transport()->toggleBreakpointAt("5, 8");
    page().deal(tiny(), 1);
    QVERIFY(!isLit());
    QVERIFY(!page().search().hasSearch());
    QVERIFY(page().transport()->breakpoints().empty());
    moveByMouse(anyMove());
    QCOMPARE(now().turns, 1);
  }

  void everyAlgorithmOfTheList_data() {
    testing::eachAlgorithmThat([](search::Algorithm a) { return lines::canSearchRoute(a); });
  }
  void everyAlgorithmOfTheList() {
    QFETCH(int, algorithm);
    openArticle();
    light(kBall, kTarget);
    auto* list = page().options().findChild<QComboBox*>(u"algorithm"_s);
    QVERIFY(list && list->findData(algorithm) >= 0);
    list->setCurrentIndex(list->findData(algorithm));
    Q_EMIT list->activated(list->currentIndex());
    const BallOptions options = page().options().options();
    QCOMPARE(static_cast<int>(options.algorithm), algorithm);
    toEndOfSearch();
    QVERIFY(page().search().answer().outcome == Outcome::Solved);
    const std::vector<Point> way = pathOf(page().search());
    QVERIFY(!way.empty());
    QVERIFY(way.front() == kBall && way.back() == kTarget);
    for (std::size_t i = 1; i < way.size(); ++i) {
      QVERIFY(now().board.isEmpty(way[i]));
      QCOMPARE(std::abs(way[i].x - way[i - 1].x) + std::abs(way[i].y - way[i - 1].y), 1);
    }
    if (promisesShortest(options)) QCOMPARE(way.size(), kPrinted.size());
    QVERIFY(way.size() >= kPrinted.size());
    QCOMPARE(page().workbench().figures().whole(NumbersView::Steps), QString::number(way.size() - 1));
  }

  // ---- Compare ----

  void theMoveIsComparedOverTheSameBalls() {
    openArticle();
    light(kBall, kTarget);
    action(GameCommand::Compare)->trigger();
    QCOMPARE(m_window->pageId(), u"compare"_s);
    settleCompare();
    QVERIFY(compare().runs().size() >= 2);
    for (std::size_t i = 0; i < compare().runs().size(); ++i) {
      QVERIFY2(pane(i).problem().isEmpty(), qPrintable(pane(i).problem()));
      QVERIFY(pane(i).run().answer().outcome == Outcome::Solved);
      QCOMPARE(pane(i).run().answer().cost, search::Cost{16});
      for (std::size_t cell = 0; cell < now().board.cellCount(); ++cell) {
        const Point p = now().board.point(cell);
        QCOMPARE(pane(i).board().groundDescription(p), board().groundDescription(p));
      }
      QVERIFY(pane(i).board().scene().start == kBall && pane(i).board().scene().goal == kTarget);
    }
    QVERIFY(m_window->windowTitle().contains(u"Compare"_s));
    // The command line searches no single move: there is no command to copy.
    QVERIFY(!command(Command::CopyCommand)->isEnabled());
    for (const QToolButton* button : compare().findChildren<QToolButton*>())
      if (button->text() == u"Copy as commands"_s) QVERIFY(!button->isEnabled());
  }

  void everySetIsAnswered() {
    openArticle();
    light(kBall, kTarget);
    action(GameCommand::Compare)->trigger();
    settleCompare();
    for (const Comparable::Set& set : page().comparable()->sets()) {
      startSet(plainText(set.title));
      QCOMPARE(compare().runs().size(), set.runs.size());
      for (std::size_t i = 0; i < set.runs.size(); ++i) {
        QVERIFY2(pane(i).problem().isEmpty(), qPrintable(pane(i).problem()));
        QVERIFY(pane(i).run().answer().outcome == Outcome::Solved);
      }
      // The set is taken back, and the game is not.
      command(Command::Undo)->trigger();
      settleCompare();
      QVERIFY(compare().runs().size() != set.runs.size() || compare().runs() != set.runs);
      QCOMPARE(now().turns, 0);
    }
  }

  // What is undone there is the game's move, and all panes ask about the one before.
  void undoThere() {
    openArticle();
    page().play({kBall, kTarget});
    page().play(anyMove());
    action(GameCommand::Compare)->trigger();
    settleCompare();
    QCOMPARE(m_window->pageId(), u"compare"_s);
    QVERIFY(command(Command::Undo)->isEnabled());
    command(Command::Undo)->trigger();
    settleCompare();
    QCOMPARE(now().turns, 1);
    for (std::size_t i = 0; i < compare().runs().size(); ++i) {
      QCOMPARE(pane(i).run().answer().cost, search::Cost{16});
      QVERIFY(pane(i).board().scene().goal == kTarget);
    }
    command(Command::Undo)->trigger();
    settleCompare();
    QCOMPARE(now().turns, 0);
    for (std::size_t i = 0; i < compare().runs().size(); ++i) {
      QCOMPARE(pane(i).run().answer().cost, search::Cost{16});
      QVERIFY(pane(i).board().scene().goal == kTarget);
    }
    // Without a move there is nothing to ask, and it is said where to find something.
    page().endSearch();
    for (std::size_t i = 0; i < compare().runs().size(); ++i)
      QVERIFY(testing::contains(pane(i).problem(), u"Searchlight"_s));
    // Back in the game all is as it should be.
    m_window->showPage(u"lines"_s);
    command(Command::Redo)->trigger();
    QCOMPARE(now().turns, 1);
  }

  // On a pane another move is chosen for all of them.
  void clicksOnAPaneAskForAll() {
    openArticle();
    light(kBall, kTarget);
    action(GameCommand::Compare)->trigger();
    settleCompare();
    BoardView& there = pane(1).board();
    const auto at = [&](Point p) { return there.viewport().centreOf(p).toPoint(); };
    QTest::mouseClick(&there, Qt::LeftButton, {}, at({3, 2}));
    QTest::mouseClick(&there, Qt::LeftButton, {}, at({9, 9}));
    settleCompare();
    QVERIFY((page().question()->move == lines::Move{{3, 2}, {9, 9}}));
    for (std::size_t i = 0; i < compare().runs().size(); ++i)
      QVERIFY(pane(i).board().scene().goal == (Point{9, 9}));
    QCOMPARE(now().turns, 0);
  }
};

SEARCHLIGHT_TEST(LinesSearchPageTest)
#include "lines_search_page_test.moc"
