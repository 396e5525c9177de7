// tests/app/klotski_graph_page_test.cpp: the graph of all positions beside Klotski's board: made for the opening, marked as the game goes, clicked.
#include "tests/app/klotski_window.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_graph.h"

using ui::GameCommand;
using ui::KlotskiCommand;

class KlotskiGraphPageTest : public QObject, testing::KlotskiWindow {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    open();
    settle();  // hints are there
    if (!action(KlotskiCommand::Graph)->isChecked()) action(KlotskiCommand::Graph)->trigger();
    QTRY_VERIFY(view().hasPicture());
  }
  void cleanup() { close(); }

  // The figures of the traditional opening, which the data has from two programs.
  void wholeGraphIsShown() {
    QVERIFY(view().isVisible());
    QCOMPARE(view().graph()->vertexCount(), std::size_t{25'955});
    QCOMPARE(view().here(), std::optional(vertexOfGame()));
    action(KlotskiCommand::Graph)->trigger();
    QVERIFY(!view().isVisible());
  }

  // A click brings the pieces there, each move of it one that can be taken back.
  void clickGoesThere() {
    std::optional<QPointF> at;
    graph::Vertex wanted = graph::kNoVertex;
    const auto all = page().graph().positions();
    for (graph::Vertex v = 0; v < view().graph()->vertexCount() && !at; v += 97) {
      const QPointF place = view().place(v);
      if (!view().rect().adjusted(20, 60, -20, -60).contains(place.toPoint())) continue;
      const auto seen = view().vertexAt(place.toPoint());
      if (!seen || view().graph()->fromStart(*seen) < 2) continue;  // the game is at the start
      wanted = *seen;
      at = place;
    }
    QVERIFY(at);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at->toPoint());
    QTRY_COMPARE(vertexOfGame(), wanted);
    QCOMPARE(game().place(), std::size_t{view().graph()->fromStart(wanted)});
    QCOMPARE(view().here(), std::optional(wanted));
    // All of it at once, and singly by the step's key.
    const std::size_t moves = game().place();
    QVERIFY(moves > 1);
    QTest::keyClick(&board(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game().place(), std::size_t{0});
    QCOMPARE(view().here(), std::optional(vertexOfGame()));
    command(ui::Command::Redo)->trigger();
    QCOMPARE(game().place(), moves);
    QTest::keyClick(&board(), Qt::Key_U);
    QCOMPARE(game().place(), moves - 1);
    // What had the keys goes: the board has them.
    view().setFocus();
    action(KlotskiCommand::Graph)->trigger();
    QVERIFY(!view().isVisible());
    QTRY_VERIFY(board().hasFocus());
  }

  // The dot is the state that the board shows, step by step and where one jumps.
  void hereGoesWithTheSearch() {
    action(GameCommand::Searchlight)->trigger();
    page().transport()->pause();  // else it would be played to its end, at its own speed
    settle();
    const auto all = page().graph().positions();
    std::size_t places = 0;
    std::optional<graph::Vertex> before;
    for (const std::size_t event : {1, 2, 9, 40, 41, 42, 400, 2000, 30}) {
      seek(event);
      const graph::Vertex onBoard = all->vertex(board().position());
      QCOMPARE(view().here(), std::optional(onBoard));
      places += before != view().here();
      before = view().here();
    }
    QVERIFY(places > 4);
    action(GameCommand::Searchlight)->trigger();
    QCOMPARE(view().here(), std::optional(vertexOfGame()));
  }

  // ---- L offers it ----

  void theSearchlightOffersTheGraphOnce_data() { testing::columns<bool>("isYes")("yes", true)("no", false); }
  void theSearchlightOffersTheGraphOnce() {
    QFETCH(bool, isYes);
    action(KlotskiCommand::Graph)->trigger();  // away
    ui::MessageBar& message = page().workbench().message();
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_L);
    QVERIFY(page().isWatching() && message.isOffering());
    // Closed it is not answered, and asked again.
    QTest::keyClick(&board(), Qt::Key_L);
    QVERIFY(!page().isWatching() && !message.isVisible());
    QTest::keyClick(&board(), Qt::Key_L);
    QVERIFY(message.isOffering());
    QTest::mouseClick(button(message, isYes ? "Show the graph" : "Board only"), Qt::LeftButton);
    QVERIFY(!message.isVisible());
    QCOMPARE(view().isVisible(), isYes);
    QCOMPARE(action(KlotskiCommand::GraphWithSearch)->isChecked(), isYes);
    // It goes with the search, and comes with it; nobody is asked any more, in this window or another.
    QTest::keyClick(&board(), Qt::Key_L);
    QVERIFY(!view().isVisible());
    for (const bool isReopened : {false, true}) {
      if (isReopened) {
        m_program.reset();
        openProgram();
        settle();
        QVERIFY(!view().isVisible());
      }
      QTest::keyClick(&board(), Qt::Key_L);
      QVERIFY(page().isWatching() && !page().workbench().message().isOffering());
      QCOMPARE(view().isVisible(), isYes);
      QTest::keyClick(&board(), Qt::Key_L);
      QVERIFY(!view().isVisible());
    }
    // The menu changes it.
    action(KlotskiCommand::GraphWithSearch)->trigger();
    QTest::keyClick(&board(), Qt::Key_L);
    QCOMPARE(view().isVisible(), !isYes);
  }
  // Who has the graph beside the board anyway keeps it.
  void aGraphOfOnesOwnStays() {
    QTest::keyClick(&board(), Qt::Key_L);
    QVERIFY(page().isWatching() && !page().workbench().message().isOffering());
    action(KlotskiCommand::GraphWithSearch)->trigger();
    QTest::keyClick(&board(), Qt::Key_L);
    QVERIFY(view().isVisible());
    QVERIFY(action(KlotskiCommand::Graph)->isChecked());
  }

  // A set-up that shows the graph is no choice of how the game is played: it goes with the next one.
  void aSetUpBringsTheGraph() {
    action(KlotskiCommand::Graph)->trigger();
    setup::SetUp asked;
    asked.page = ui::KlotskiPage::kId;
    asked.board.text = "goal Z 1,0\nboard\nZa.\nZ..\n";
    asked.question.set("light", "yes");
    for (const bool isAsked : {true, false}) {
      if (isAsked) asked.view.set("graph", "yes");
      QVERIFY(page().takeSetUp(asked, u"x.searchlight"_s, ui::SetUpFrom::File).isTaken());
      settle();
      QCOMPARE(view().isVisible(), isAsked);
      QCOMPARE(page().snapshot()().view.find("graph") != nullptr, isAsked);
      asked.view = {};
    }
    asked.view.set("graph", "perhaps");
    QVERIFY(page().takeSetUp(asked, u"x.searchlight"_s, ui::SetUpFrom::File).hasFailed());
  }

  // With mirror images folded the search is drawn where it has gone: every step of its route is an edge of the graph.
  void aFoldedSearchIsDrawnAsItGoes() {
    ui::SlideOptions options = page().options().options();
    options.mirrors = klotski::Mirrors::Folded;
    page().options().setOptions(options);
    action(GameCommand::Searchlight)->trigger();
    toEnd();
    QTRY_VERIFY(page().search().isAtEnd());
    const auto codeOf = ui::KlotskiGraph::membersOf(
        &page().search(), *game().opening().board.codeOf(game().state()), klotski::Count::Moves);
    const auto all = page().graph().positions();
    const auto vertexOf = [&](klotski::Code code) {
      return all->vertex(game().opening().board.positionOf(code, game().state()));
    };
    const std::vector<search::NodeId> route = page().search().player().route();
    QCOMPARE(route.size(), std::size_t{82});
    std::size_t images = 0;
    for (std::size_t i = 0; i < route.size(); ++i) {
      const auto code = codeOf(page().search().session(), route[i]);
      QVERIFY(code && vertexOf(*code) != graph::kNoVertex);
      images += *code != klotski::folded(*code);
      if (i == 0) continue;
      const auto before = codeOf(page().search().session(), route[i - 1]);
      bool isSlide = false;
      klotski::SlideProblem(*code, klotski::Count::Moves)
          .forEachSuccessor(
              *code, [&](klotski::Slide, klotski::Code next, search::Cost) { isSlide |= next == *before; });
      QVERIFY(isSlide);
    }
    QVERIFY(images > 0);  // else nothing was shown by it
    // The picture has it, and no crash.
    QVERIFY(!view().grab().isNull());
  }

  // What is still needed, the graph in each count, and the goals of a search from both sides: all of the same positions.
  void placementsAreGoneThroughOnce() {
    const std::uint64_t before = klotski::Component::sweeps();
    page().deal(5);
    for (const KlotskiCommand count :
         {KlotskiCommand::CountMoves, KlotskiCommand::CountStraight, KlotskiCommand::CountSteps}) {
      action(count)->trigger();
      QTRY_VERIFY(page().graph().positions());
      QVERIFY(page().graph().positions()->isComplete());
      QCOMPARE(view().here(), std::optional(vertexOfGame()));
    }
    settle();
    ui::SlideOptions options = page().options().options();
    options.search.algorithm = search::Algorithm::Bidirectional;
    page().options().setOptions(options);
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(page().search().hasSearch());
    action(GameCommand::Searchlight)->trigger();
    action(GameCommand::PlayHint)->trigger();
    QCOMPARE(klotski::slidesMade(game()).size(), std::size_t{1});
    QCOMPARE(klotski::Component::sweeps() - before, std::uint64_t{1});
  }

  // A board that is no 5 x 4 one has its graph, too, with its own positions in it.
  void anotherBoard() {
    openText("title Six\ngoal A 2,1\nboard\nAA..\nAA..\n....\n");
    QTRY_VERIFY(view().hasPicture());
    QCOMPARE(view().graph()->vertexCount(), std::size_t{6});
    QCOMPARE(view().here(), std::optional(vertexOfGame()));
  }

  // Of more positions than can be drawn the nearest are, and it is said that they are not all.
  void tooManyForOnePicture() {
    if (testing::isShortened()) QSKIP("takes long");
    for (std::size_t i = 0; i < ui::openingCount(); ++i)
      if (ui::openingTitle(i) == u"Ban xiang zi"_s) page().deal(i);
    QTRY_VERIFY(view().hasPicture());
    QCOMPARE(view().graph()->vertexCount(), std::size_t{klotski::PositionGraph::kMostStates});
    QTRY_VERIFY_WITH_TIMEOUT(!view().isWorking(), 300'000);
    QVERIFY(testing::contains(view().message(), u"200,000"_s));
    QCOMPARE(view().here(), std::optional(vertexOfGame()));
  }

 private:
  static QToolButton* button(ui::MessageBar& message, const char* text) {
    return testing::seenButton<QToolButton>(message, QLatin1String(text));
  }
  ui::GraphView& view() { return *page().findChild<ui::GraphView*>(); }
  // Where the game stands, of the graph that is shown.
  graph::Vertex vertexOfGame() {
    const auto all = page().graph().positions();
    return all ? all->vertex(game().state()) : graph::kNoVertex;
  }
};

SEARCHLIGHT_TEST(KlotskiGraphPageTest)
#include "klotski_graph_page_test.moc"
