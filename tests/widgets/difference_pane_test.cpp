// tests/widgets/difference_pane_test.cpp: the overlay of two, which outlives those that it is about.
#include "widgets/compare/difference_pane.h"

#include "tests/test_main.h"
#include "tests/widgets/told_search.h"
#include "tests/widgets/toy_board.h"
#include "widgets/run/solver.h"
#include "widgets/run/transport.h"

using namespace searchlight;
using namespace searchlight::ui;
using namespace searchlight::testing;

namespace {

// Three panes that show the same search, and the overlay of the first two.
struct PanesAndOverlay {
  Solver solver;
  Transport transport;
  std::vector<std::unique_ptr<ComparePane>> panes;
  DifferencePane overlay{
      [](const DifferencePane::Wrap& wrap) { return new BoardView(wrap(std::make_unique<ToyGround>())); }};

  PanesAndOverlay() {
    std::vector<ComparePane*> all;
    for (int i = 0; i < 3; ++i) {
      auto pane = std::make_unique<ComparePane>(new BoardView(std::make_unique<ToyGround>()), &solver);
      pane->setNumber(i + 1);
      pane->board().setBoard(kToyColumns, kToyRows);
      pane->board().setNodeCell(toyNodeCell());
      pane->run().setPlayback(toldSearch(toyStory()), toyNames());
      all.push_back(pane.get());
      panes.push_back(std::move(pane));
    }
    transport.setRuns({&panes[0]->run(), &panes[1]->run(), &panes[2]->run()});
    transport.toEnd();
    overlay.board().setBoard(kToyColumns, kToyRows);
    overlay.resize(300, 300);
    overlay.setPanes(all);
  }
  QImage picture() { return overlay.board().grab().toImage(); }
  QList<QComboBox*> choices() { return overlay.findChildren<QComboBox*>(); }
};

}  // namespace

class DifferencePaneTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aPaneMayDieFirst_data() {
    const auto row = testing::columns<int, bool>("which", "isOfThePair");
    row("first of the pair", 0, true);
    row("second of the pair", 1, true);
    row("another one", 2, false);
  }
  void aPaneMayDieFirst() {
    QFETCH(int, which);
    QFETCH(bool, isOfThePair);
    PanesAndOverlay o;
    const QImage both = o.picture();
    QCOMPARE(o.picture(), both);
    o.panes[static_cast<std::size_t>(which)].reset();
    QCOMPARE(o.overlay.first(), o.panes[0].get());
    QCOMPARE(o.overlay.second(), o.panes[1].get());
    // What it had expanded is nobody's any more.
    QCOMPARE(o.picture() != both, isOfThePair);
    for (const QComboBox* choice : o.choices()) QCOMPARE(choice->count(), 2);
  }

  void theOthersMayBeChosenThen() {
    PanesAndOverlay o;
    o.panes[0].reset();
    // The third one as the first of the pair.
    Q_EMIT o.choices().front()->activated(1);
    QCOMPARE(o.overlay.first(), o.panes[2].get());
    QCOMPARE(o.overlay.second(), o.panes[1].get());
    o.panes.clear();
    QVERIFY(!o.overlay.first() && !o.overlay.second());
    for (const QComboBox* choice : o.choices()) QCOMPARE(choice->count(), 0);
  }

  // There may be no room for a name in the box: its tool tip has the whole of it, also of another choice.
  void theChoicesAreToldWhole() {
    PanesAndOverlay o;
    for (QComboBox* choice : o.choices())
      QVERIFY2(choice->toolTip().endsWith(QLatin1Char('\n') + choice->currentText()),
               qPrintable(choice->toolTip()));
    QComboBox* first = o.choices().front();
    first->setCurrentIndex(2);
    Q_EMIT first->activated(2);
    QCOMPARE(o.overlay.first(), o.panes[2].get());
    QVERIFY2(first->toolTip().endsWith(QLatin1Char('\n') + first->itemText(2)), qPrintable(first->toolTip()));
  }
};

SEARCHLIGHT_TEST(DifferencePaneTest)
#include "difference_pane_test.moc"
