// tests/app/sokoban_graph_page_test.cpp: the graph of all states beside Sokoban's board: made for the level, marked as the game and the
// search go, clicked.

#include "core/sokoban/solve.h"
#include "tests/app/sokoban_window.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/sokoban/sokoban_graph.h"

using ui::GameCommand;
using ui::SokobanCommand;

class SokobanGraphPageTest : public QObject, testing::SokobanWindow {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    open();
    QByteArray text;
    for (const std::string& row : testing::articleBoard().rows(testing::articleBoard().opening()))
      text += QByteArray::fromStdString(row) + '\n';
    openLevels(text);
    settle();
    page().board().setFocus();
    QTest::keyClick(&page().board(), Qt::Key_R);
    QTRY_VERIFY(view().hasPicture());
  }
  void cleanup() { close(); }

  // The figures of article 4, which its data has from an exhaustive search.
  void wholeGraphIsShownAndCounted() {
    QVERIFY(view().isVisible());
    QCOMPARE(view().graph()->vertexCount(), std::size_t{20'106});
    QCOMPARE(view().here(), std::optional(vertexOfGame()));
    QVERIFY(view().summary().contains(u"20,106 states, 68,830 pushes, 19,600 dead (97\u00a0%)"_s));
    const QRegularExpression number(u"(\\d) (?=\\S)"_s);  // which stays with what it counts
    QVERIFY(testing::isSaid(page(), QString(view().about().counts).replace(number, u"\\1\u00a0"_s)));
    // What each idea sees, and its colours where they are chosen.
    QCOMPARE(view().about().kinds.size(), std::size_t{5});
    QVERIFY(view().about().kinds[1].contains(u"92\u00a0%"_s));
    // What a picture as small as a lesson's is about goes last.
    const QSize size = view().size();
    for (const QSize small : {QSize(375, 170), QSize(300, 160)}) {
      view().resize(small);
      QVERIFY(view().legendTexts().contains(u"dead"_s));
    }
    view().resize(size);
    const QImage before = view().grab().toImage();
    view().setColour(ui::GraphView::Colour::Kinds);
    QVERIFY(view().grab().toImage() != before);
    action(SokobanCommand::Graph)->trigger();
    QVERIFY(!view().isVisible());
  }

  void hereGoesWithTheGame() {
    action(GameCommand::PlayHint)->trigger();
    QTRY_VERIFY(vertexOfGame() != 0);
    QCOMPARE(view().here(), std::optional(vertexOfGame()));
    QTest::keyClick(&page().board(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(view().here(), std::optional<graph::Vertex>(0));
  }

  // Pushes cannot be undone: to a state that none lead to from here the game goes from its opening; each can be taken back.
  void anActivatedStateIsOnTheBoard() {
    const graph::StateGraph& graph = *view().graph();
    graph::Vertex dead = 0;
    while (!graph.isDead(dead) || graph.fromStart(dead) < 3) ++dead;
    QVERIFY(view().description(dead).contains(u"Dead"_s));
    Q_EMIT view().nodeActivated(dead);
    QCOMPARE(vertexOfGame(), dead);
    QCOMPARE(game().tally().pushes, graph.fromStart(dead));
    QCOMPARE(view().here(), std::optional(dead));
    const graph::Vertex goal = graph.goals().front();
    Q_EMIT view().nodeActivated(goal);
    QCOMPARE(vertexOfGame(), goal);
    QCOMPARE(game().tally().pushes, graph.fromStart(goal));
    QVERIFY(game().hints() > 0);
  }

  void theSearchIsLitAndLedByAClick() {
    action(GameCommand::Searchlight)->trigger();
    QVERIFY(page().isWatching());
    moveToEnd(page());
    QVERIFY(view().summary().contains(u"expanded"_s));
    (void)view().grab();
    const search::NodeId node = page().search().player().route()[3];
    const graph::Vertex v = page().graph().states()->vertexOf(page().search().session(), node);
    QVERIFY(v != graph::kNoVertex);
    QTRY_VERIFY(view().nodeAt(v));
    Q_EMIT view().nodeActivated(v);
    QTRY_COMPARE(view().here(), std::optional(v));
    QCOMPARE(page().graph().states()->vertex(page().board().position()), v);
  }

  // As a script wants a picture of it: the graph comes, and the page is settled only when it is there.
  void aScriptGetsTheWholeGraph() {
    if (action(SokobanCommand::Graph)->isChecked()) action(SokobanCommand::Graph)->trigger();
    QTRY_VERIFY(page().isSettled());
    page().bring(ui::PictureSource::Kind::Graph);
    QVERIFY(view().isVisible() || action(SokobanCommand::Graph)->isChecked());
    view().again();
    QVERIFY(!page().isSettled());
    QTRY_VERIFY(page().isSettled());
    QVERIFY(view().hasPicture());
    QVERIFY(std::ranges::any_of(page().pictures(), [](const ui::PictureSource& source) {
      return source.kind == ui::PictureSource::Kind::Graph;
    }));
    page().bringSearch();
    QVERIFY(page().isWatching());
  }

  void aWorkspaceBringsTheGraph() {
    action(SokobanCommand::Graph)->trigger();
    setup::SetUp asked;
    asked.page = ui::SokobanPage::kId;
    asked.board.text = "searchlight-sokoban 1\nboard\n#######\n#@ $ .#\n#######\n\nat 0\n";
    asked.question.set("light", "yes");
    for (const bool isAsked : {true, false}) {
      if (isAsked) asked.view.set("graph", "yes");
      const ui::Reading reading = page().takeSetUp(asked, u"x.searchlight"_s, ui::SetUpFrom::File);
      QVERIFY2(reading.isTaken(), qPrintable(reading.why()));
      settle();
      QCOMPARE(view().isVisible(), isAsked);
      QCOMPARE(page().snapshot()().view.find("graph") != nullptr, isAsked);
      asked.view = {};
    }
    asked.view.set("graph", "perhaps");
    QVERIFY(page().takeSetUp(asked, u"x.searchlight"_s, ui::SetUpFrom::File).hasFailed());
  }

 private:
  ui::GraphView& view() { return *page().findChild<ui::GraphView*>(); }
  graph::Vertex vertexOfGame() {
    const auto all = page().graph().states();
    return all ? all->vertex(game().state()) : graph::kNoVertex;
  }
};

SEARCHLIGHT_TEST(SokobanGraphPageTest)
#include "sokoban_graph_page_test.moc"
