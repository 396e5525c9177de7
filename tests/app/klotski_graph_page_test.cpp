// tests/app/klotski_graph_page_test.cpp: the graph of all placements beside Klotski's board: made for the opening, marked as the game goes, clicked.
#include "tests/app/klotski_window.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_graph.h"

using namespace searchlight;
using ui::KlotskiCommand;

class KlotskiGraphPageTest : public QObject, testing::KlotskiWindow {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    open();
    if (!action(KlotskiCommand::Graph)->isChecked()) action(KlotskiCommand::Graph)->trigger();
    QTRY_VERIFY(view().hasPicture());
  }
  void cleanup() { close(); }

  // The figures of the traditional opening, which the data has from two programs.
  void wholeGraphIsShown() {
    QVERIFY(view().isVisible());
    QCOMPARE(view().graph()->vertexCount(), std::size_t{25'955});
    QCOMPARE(codeHere(), codeOfGame());
    action(KlotskiCommand::Graph)->trigger();
    QVERIFY(!view().isVisible());
  }

  void hereGoesWithTheGame() {
    action(KlotskiCommand::PlayHint)->trigger();
    QTRY_COMPARE(game().slidesMade().size(), std::size_t{1});
    QCOMPARE(codeHere(), codeOfGame());
    QTest::keyClick(&board(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game().slidesMade().size(), std::size_t{0});
    QCOMPARE(codeHere(), codeOfGame());
  }

  // A click brings the pieces there, each move of it one that can be taken back.
  void clickGoesThere() {
    std::optional<QPointF> at;
    graph::Vertex wanted = graph::kNoVertex;
    const auto all = page().graph().placements();
    for (graph::Vertex v = 0; v < view().graph()->vertexCount() && !at; v += 97) {
      const QPointF place = view().place(v);
      if (!view().rect().adjusted(20, 60, -20, -60).contains(place.toPoint())) continue;
      const auto seen = view().vertexAt(place.toPoint());
      if (!seen || all->code(*seen) == codeOfGame()) continue;
      wanted = *seen;
      at = place;
    }
    QVERIFY(at);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at->toPoint());
    QVERIFY(codeOfGame() == all->code(wanted));
    QCOMPARE(game().slidesMade().size(), std::size_t{view().graph()->fromStart(wanted)});
    QCOMPARE(view().here(), std::optional(wanted));
    while (game().history().canUndo()) QTest::keyClick(&board(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(codeHere(), codeOfGame());
  }

  // With mirror images folded the search is drawn where it has gone: every step of its route is an edge of the graph.
  void aFoldedSearchIsDrawnAsItGoes() {
    ui::SlideOptions options = page().options().options();
    options.mirrors = klotski::Mirrors::Folded;
    page().options().setOptions(options);
    action(KlotskiCommand::Searchlight)->trigger();
    page().transport()->toEnd();
    settle();
    QTRY_VERIFY_WITH_TIMEOUT(page().search().isAtEnd(), 120'000);
    const auto codeOf = ui::KlotskiGraph::membersOf(&page().search(), *codeOfGame(), klotski::Count::Moves);
    const auto all = page().graph().placements();
    const std::vector<search::NodeId> route = page().search().player().route();
    QCOMPARE(route.size(), std::size_t{82});
    std::size_t images = 0;
    for (std::size_t i = 0; i < route.size(); ++i) {
      const auto code = codeOf(page().search().session(), route[i]);
      QVERIFY(code && all->vertex(*code) != graph::kNoVertex);
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

  // Where the board is of another family, there is no graph, and no crash.
  void anotherBoard() {
    for (std::size_t i = 0; i < ui::openingCount(); ++i)
      if (!ui::openingBoard(i).isOfFamily()) {
        page().deal(i);
        QVERIFY(!view().graph());
        return;
      }
    QSKIP("the catalogue has the 5 x 4 family alone");
  }

 private:
  ui::GraphView& view() { return *page().findChild<ui::GraphView*>(); }
  std::optional<klotski::Code> codeHere() {
    const auto all = page().graph().placements();
    return all && view().here() ? std::optional(all->code(*view().here())) : std::nullopt;
  }
  std::optional<klotski::Code> codeOfGame() { return game().board().codeOf(game().placement()); }
};

SEARCHLIGHT_TEST(KlotskiGraphPageTest)
#include "klotski_graph_page_test.moc"
