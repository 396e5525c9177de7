// tests/app/klotski_compare_test.cpp: several searches of a position side by side, driven as a user does it.
#include "tests/app/klotski_window.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_graph.h"

class KlotskiCompareTest : public QObject, testing::KlotskiWindow {
  Q_OBJECT

  KlotskiBoard& boardOf(std::size_t i) { return static_cast<KlotskiBoard&>(pane(i).board()); }
  void toCompare() {
    action(GameCommand::Compare)->trigger();
    QVERIFY(compare().isVisible());
    compare().workbench().setPanelVisible(true);
    compare().transport()->setStepUnit(StepUnit::Event);
    settleCompare();
    toEndOfAll();
  }
  void settleCompare() override {
    settle();
    ProgramWindow::settleCompare();
  }
  void toEnd() {
    toEndOfAll();
    for (std::size_t i = 0; i < compare().runs().size(); ++i) QTRY_VERIFY(pane(i).run().isAtEnd());
  }
  search::Cost costOf(std::size_t i) { return pane(i).run().answer().cost; }

 private Q_SLOTS:
  void init() {
    open();
    settle();
  }
  void cleanup() {
    m_window->showPage(QString::fromLatin1(KlotskiPage::kId));
    close();
  }

  void itBeginsWithThePagesOwnSearchAndAnother() {
    toCompare();
    QCOMPARE(compare().runs().size(), std::size_t{2});
    QCOMPARE(*compare().runs()[0].find("algorithm"), std::string("breadth-first"));
    QCOMPARE(*compare().runs()[1].find("algorithm"), std::string("greedy"));
    QCOMPARE(costOf(0), search::Cost{81});
    QVERIFY(costOf(1) > costOf(0));
    QTRY_VERIFY(pane(0).run().isAtEnd());
    QVERIFY(game().opening().board.isSolved(boardOf(0).position()));
    QVERIFY(compare().table().isVisible());
    QCOMPARE(compare().table().model().rows()[0].cost, std::optional(81.0));
  }

  // All that can search positions, in the three counts, against the single searches.
  void figuresAreThoseOfASingleSearch() {
    toCompare();
    compare().setRuns({words("breadth-first"), words("dijkstra"), words("a-star"), words("bidirectional"),
                       words("greedy"), words("weighted-a-star"), words("depth-first")});
    if (testing::isShortened()) compare().setRuns({words("breadth-first"), words("bidirectional")});
    for (const klotski::Count count : {klotski::Count::Moves, klotski::Count::Steps}) {
      if (testing::isShortened() && count == klotski::Count::Steps) break;
      page().options().setOptions({count, page().options().options().search});
      settleCompare();
      for (std::size_t i = 0; i < compare().runs().size(); ++i) {
        const auto algorithm = *search::algorithmByName(*compare().runs()[i].find("algorithm"));
        if (algorithm == search::Algorithm::WeightedAStar) continue;  // its weight is the page's
        const klotski::BoardSolution single =
            klotski::solve(game().opening().board, game().state(), count, algorithm);
        const CompareRow row = compare().table().model().rows()[i];
        QVERIFY(row.outcome == search::Outcome::Solved);
        QCOMPARE(row.steps, std::optional(single.slides.size()));
        QCOMPARE(row.stats.expanded, single.stats.expanded);
      }
    }
  }

  // What the page folds stays the page's: a comparison does not offer it, and counting otherwise does not undo it.
  void mirrorImagesArePagesOwn() {
    page().options().setOptions({klotski::Count::Moves, {}, klotski::Mirrors::Folded});
    settle();
    toCompare();
    for (const auto* folds : compare().findChildren<QCheckBox*>(u"mirrors"_s)) QVERIFY(!folds->isVisible());
    auto* count = compare().findChild<QComboBox*>(u"count"_s);
    QVERIFY(count && count->isVisible());
    count->setCurrentIndex(2);
    Q_EMIT count->activated(2);
    settleCompare();
    QVERIFY(page().options().options().count == klotski::Count::Steps);
    QVERIFY(page().options().options().mirrors == klotski::Mirrors::Folded);
    QCOMPARE(costOf(0), search::Cost{116});
  }

  void boardsFollowTheirSearches() {
    toCompare();
    compareRuns({"breadth-first", "bidirectional", "depth-first"});
    toEnd();
    // The end is the goal that each of them has come to.
    for (std::size_t i = 0; i < 3; ++i) QVERIFY(game().opening().board.isSolved(boardOf(i).position()));
    // One piece after the other goes along the route of the search from both sides.
    const auto route = *pane(1).run().phaseTwo();
    klotski::Position after = game().state();
    for (std::size_t at = route.end - 1; at > route.begin + 1; at -= 1) {
      pane(1).run().requestSeek(at);
      QTRY_COMPARE(pane(1).run().position(), at);
      const klotski::Position here = boardOf(1).position();
      int moved = 0;
      for (int piece = 0; piece < here.pieceCount(); ++piece) moved += here.cell(piece) != after.cell(piece);
      QCOMPARE(moved, 1);
      after = here;
    }
    const QImage atEnd = boardOf(0).grab().toImage();
    pane(0).run().requestSeek(pane(0).run().phaseTwo()->end - 1);
    settleCompare();
    QTRY_VERIFY(!game().opening().board.isSolved(boardOf(0).position()));
    QVERIFY(boardOf(0).grab().toImage() != atEnd);
    pane(0).run().requestSeek(pane(0).run().phaseTwo()->begin + 1);
    settleCompare();
    QTRY_VERIFY(game().opening().board.isSolved(boardOf(0).position()));
  }

  // A search from both sides waits for all goals, which are found on a thread, and then is there by itself.
  void goalsAreWaitedFor() {
    toCompare();
    compare().setRuns({words("bidirectional"), words("breadth-first")});
    page().deal(2);  // nothing is known of it yet
    QVERIFY(!pane(0).run().hasSearch());
    QVERIFY(pane(0).problem().contains(u"goal positions"_s));
    settleCompare();
    QTRY_VERIFY(pane(0).run().hasSearch());
    QVERIFY(pane(0).problem().isEmpty());
    settleCompare();
    QCOMPARE(costOf(0), costOf(1));
  }

  // Esc on the board gives up what both wait for: the comparison asks again as soon as it is looked at.
  void goalsGivenUpAreAskedForAgain() {
    toCompare();
    compare().setRuns({words("bidirectional"), words("breadth-first")});
    page().deal(2);
    m_window->showPage(QString::fromLatin1(KlotskiPage::kId));
    board().setFocus();
    action(GameCommand::Hint)->trigger();
    key(Qt::Key_Escape);
    QVERIFY(page().isSettled());
    QVERIFY(!pane(0).run().hasSearch());
    toCompare();
    QTRY_VERIFY(pane(0).run().hasSearch());
    settleCompare();
    QCOMPARE(costOf(0), costOf(1));
  }

  // Where not everything can be looked at it is said, and the others search.
  void startingSetsChangeWhatIsCounted() {
    toCompare();
    startSet(u"counting steps"_s);
    settleCompare();
    QVERIFY(page().options().options().count == klotski::Count::Steps);
    QCOMPARE(costOf(0), search::Cost{116});
    QCOMPARE(costOf(1), search::Cost{5764});  // article 5
    // What was counted before comes back with the searches.
    m_window->commands()[Command::Undo]->trigger();
    settleCompare();
    QVERIFY(page().options().options().count == klotski::Count::Moves);
  }

  // ---- Two on one picture ----

  void twoOnTheStateGraph() {
    if (testing::isShortened()) page().deal(1);  // fewer positions
    settle();
    toCompare();
    compareRuns({"breadth-first", "a-star", "depth-first"});
    overlay(true);
    QVERIFY(!compare().overlay()->hasBoard());
    auto& panel = static_cast<GraphPanel&>(compare().overlay()->picture());
    GraphView& view = *panel.view();
    QTRY_VERIFY(view.hasPicture());
    QCOMPARE(view.graph()->vertexCount(), page().remaining()->states());
    QTRY_VERIFY(!view.isWorking());
    toStartOfAll();
    const QImage atStart = view.grab().toImage();
    toEnd();
    const QImage atEnd = view.grab().toImage();
    QVERIFY(atStart != atEnd);
    // Another pair, another picture.
    auto* second = compare().overlay()->findChildren<QComboBox*>().at(1);
    second->setFocus();
    QTest::keyClick(second, Qt::Key_Down);
    QCOMPARE(compare().overlay()->second(), &pane(2));
    QVERIFY(view.grab().toImage() != atEnd);
    overlay(false);
    overlay(true);
    overlay(false);
  }

  // A click on a vertex puts it on the boards of those who have met it.
  void aVertexIsPutOnTheBoards() {
    settle();
    const std::uint64_t sweeps = klotski::Component::sweeps();
    toCompare();
    overlay(true);
    toEnd();
    auto* graph = compare().overlay()->findChild<KlotskiGraph*>();
    QTRY_VERIFY(graph->positions());
    QCOMPARE(klotski::Component::sweeps(), sweeps);  // those that the page has
    const klotski::Position position =
        graph->positions()->position(graph->positions()->graph()->goals().front(), game().state());
    Q_EMIT graph->positionActivated(position);
    const bool isMet =
        klotski::nodeOf(game().opening().board, pane(0).run().session(), position) != search::kNoNode;
    QCOMPARE(
        *game().opening().board.codeOf(boardOf(0).position()) == *game().opening().board.codeOf(position),
        isMet);
  }

  // A position that both have reached at another cost or from another one comes to the middle of the graph, and both boards show it.
  void anotherGOrParentIsCentredOnTheGraph() {
    page().deal(1);
    settle();
    toCompare();
    compareRuns({"depth-first", "breadth-first"});
    toStartOfAll();
    overlay(true);
    GraphView& view = *static_cast<GraphPanel&>(compare().overlay()->picture()).view();
    QTRY_VERIFY(view.hasPicture() && !view.isWorking());
    auto* button = compare().overlay()->findChild<QToolButton*>(u"otherField"_s);
    QVERIFY(button && button->isVisible() && button->text() == u"order"_s);
    button->click();
    for (int k = 0; k < 3; ++k) {
      compare().say(QString());
      windowAction(u"Next difference"_s)->trigger();
      QTRY_VERIFY2(compare().messageText().contains(u"1 and 2 differ in g."_s),
                   qPrintable(compare().messageText()));
      settleCompare();
      QVERIFY(view.here());
      const QPointF off = view.place(*view.here()) - QPointF(view.width() / 2.0, view.height() / 2.0);
      // In the middle of what the legend below leaves.
      QVERIFY2(std::abs(off.x()) < 4 && off.y() < 4 && off.y() > -view.height() / 8.0,
               qPrintable(u"%1, %2"_s.arg(off.x()).arg(off.y())));
      search::Event events[2];
      for (std::size_t i = 0; i < 2; ++i)
        events[i] = pane(i).run().session().trace()[pane(i).run().position() - 1];
      QCOMPARE(pane(0).run().session().stateText(events[0].node),
               pane(1).run().session().stateText(events[1].node));
      // Equal pieces may have changed places: where each shape is.
      const auto shapes = [&](const klotski::Position& position) {
        const klotski::Board& board = game().opening().board;
        std::vector<std::vector<int>> all;  // the cells of each
        for (int piece = 0; piece < board.pieceCount(); ++piece) {
          all.emplace_back();
          for (const Point cell : board.pieces()[static_cast<std::size_t>(piece)].cells) {
            const Point at = board.anchor(position, piece) + cell;
            all.back().push_back(at.y * board.width() + at.x);
          }
        }
        std::ranges::sort(all);
        return all;
      };
      QVERIFY(shapes(boardOf(0).position()) == shapes(boardOf(1).position()));
    }
  }

  // ---- Kept and handed on ----

  // The command line answers the same question, with the same figures.
  void commandsAskTheSame() {
    drag({{0, 4}, {2, 4}});
    toCompare();
    setup::Words weighted = words("weighted-a-star");
    weighted.set("weight", "3");
    compareRuns({words("bidirectional"), weighted, words("depth-first")});
    m_window->commands()[Command::CopyCommand]->trigger();
    const QString rows =
        QString::fromStdString(klotski::rowsOf(*game().opening().board.codeOf(game().state())));
    QCOMPARE(QApplication::clipboard()->text(),
             u"searchlight-cli compare klotski %1 --metric moves --run 'bidirectional' "
             "--run 'weighted-a-star --weight 3' --run 'depth-first'"_s.arg(rows));
    // A puzzle of the catalogue goes by its name, a board of another kind by a file that is there.
    page().action(GameCommand::Restart)->trigger();
    settleCompare();
    m_window->commands()[Command::CopyCommand]->trigger();
    QVERIFY(QApplication::clipboard()->text().contains(u" heng-dao-li-ma "_s));
    openText("title Six\ngoal A 2,1\nboard\nAA..\nAA..\n....\n");
    settleCompare();
    m_window->commands()[Command::CopyCommand]->trigger();
    const QString line = QApplication::clipboard()->text();
    QVERIFY2(QFile::exists(line.section(u' ', 3, 3)), qPrintable(line));
  }

  // A position that one board shows is a breakpoint for all: playing stops where any of the searches meets it.
  void aBreakpointAtThePlacementThatIsShown() {
    toCompare();
    compareRuns({"breadth-first", "dijkstra"});
    QAction* action = windowAction(u"Breakpoint at this state"_s);
    QVERIFY(action);
    pane(0).run().requestSeek(900);
    QTRY_COMPARE(pane(0).run().position(), std::size_t{900});
    settleCompare();
    const klotski::Position shown = boardOf(0).position();
    const auto isMet = [&](std::size_t i) {
      const search::NodeId n = klotski::nodeOf(game().opening().board, pane(i).run().session(), shown);
      return pane(i).run().player().node(n).status != search::NodeStatus::Unseen;
    };
    const std::string state = pane(0).run().session().stateText(
        klotski::nodeOf(game().opening().board, pane(0).run().session(), shown));
    QVERIFY(action->isEnabled() && !action->isChecked());
    action->trigger();
    QVERIFY(action->isChecked());
    QVERIFY(compare().transport()->hasBreakpointAt(state));
    toStartOfAll();
    QVERIFY(!action->isChecked() && !isMet(0) && !isMet(1));
    compare().transport()->setSpeed(10'000);  // at its own it would take a quarter of a minute
    compare().transport()->play();
    QTRY_VERIFY(compare().transport()->activity() == Transport::Activity::Idle);
    QVERIFY(!pane(0).run().isAtEnd() && !pane(1).run().isAtEnd());
    QVERIFY(isMet(0) || isMet(1));
  }

  // A comparison that comes back while another world's tools are there has its own, and no more.
  void aComparisonsToolsAreThoseOfItsWorld() {
    toCompare();
    const auto tools = [](const Window& window) {
      QStringList texts;
      for (const QAction* a : window.findChild<QToolBar*>(u"toolbar"_s)->actions())
        texts << plainText(a->text());
      return texts;
    };
    const QStringList expected = tools(*m_window);
    m_window->commands()[Command::Fit]->trigger();
    compareRuns({"a-star", "dijkstra", "greedy"});
    const auto setUp = compare().snapshot()();
    Window* other = m_program->newWindow(QString::fromLatin1(kComparePage));
    other->show();
    QVERIFY(tools(*other) != expected);  // it looks at the first world
    QVERIFY(other->page().takeSetUp(setUp, path("x.searchlight"), SetUpFrom::Recovery).isTaken());
    QCOMPARE(tools(*other), expected);
    delete other;
  }
};

SEARCHLIGHT_TEST(KlotskiCompareTest)
#include "klotski_compare_test.moc"
