// tests/widgets/tree_boxes_test.cpp: what stands in the boxes of a search's tree and in its legend: nothing is cut, and it is counted as
// in tables and statistics.

#include "tests/test_main.h"
#include "tests/widgets/told_search.h"
#include "tests/widgets/watched_search.h"
#include "widgets/run/taken_goal.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/tree_inks.h"
#include "widgets/tree/tree_view.h"

using search::Algorithm;
using search::ItemState;
using search::NodeId;
using testing::OneRun;
using testing::WatchedSearch;
using Item = TreeScene::Item;

namespace {

struct BoxTree {
  NodePictures pictures;
  OneRun model;
  TreeView view{&pictures};

  explicit BoxTree(const WatchedSearch& search, QSize size = {700, 520}, bool isTree = false) {
    view.resize(size);
    view.setRun(&model.run);
    search.show(model, isTree ? Transport::StartAt::Start : Transport::StartAt::End);
    view.show();
    settle();
  }
  ~BoxTree() { view.setRun(nullptr); }

  void settle() {
    model.arrive();
    QTRY_VERIFY(view.isUpToDate());
  }
  void goTo(std::size_t position) {
    model.moveTo(position);
    settle();
  }
};

WatchedSearch searched(Algorithm algorithm, int side, grid::Neighbours neighbours = grid::Neighbours::Four) {
  WatchedSearch search;
  search.algorithm = algorithm;
  search.side = side;
  search.neighbours = neighbours;
  return search;
}

std::size_t stateCount(const TreeView& view, ItemState state) {
  return view.scene().cursor().total().count[static_cast<std::size_t>(state)];
}

}  // namespace

class TreeBoxesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Where a tree is small all of its boxes are written in, and nothing of them is cut; enlarged, they have f, g and h, told as
  // everywhere.
  void nothingInABoxIsCut_data() {
    testing::columns<int, int, QSize>("neighbours", "side", "size")("whole costs", 4, 3, QSize(430, 560))(
        "decimals", 8, 3, QSize(430, 560))("decimals, more nodes", 8, 4, QSize(700, 560))("wide", 4, 5,
                                                                                          QSize(1000, 700));
  }
  void nothingInABoxIsCut() {
    FETCH_ALL((const int, neighbours), (const int, side), (const QSize, size));
    BoxTree shown(
        searched(Algorithm::AStar, side, neighbours == 8 ? grid::Neighbours::Eight : grid::Neighbours::Four),
        size);
    const TreeView& view = shown.view;
    const NodeNames& names = shown.model.names();
    for (const bool isEnlarged : {false, true}) {
      for (int k = 0; isEnlarged && k < 40; ++k) shown.view.zoomIn();
      QVERIFY(view.detail() == TreeView::Detail::Boxes || !isEnlarged);
      for (const Item item : view.scene().drawn()) {
        if (!view.scene().isShown(item)) continue;
        const QStringList texts = view.boxTexts(item);
        QVERIFY2(!texts.isEmpty(), "a dot");
        for (const QString& text : texts) QVERIFY2(!text.contains(QChar(0x2026)), qPrintable(text));
        if (!isEnlarged) continue;
        const NodeId node = view.scene().tree().node(item);
        const search::Cost h = shown.model.session().heuristic(node);
        QCOMPARE(texts.size(), 4);
        QCOMPARE(texts[3], names.cost(h));
        if (view.scene().state(item) != ItemState::Replaced)
          QCOMPARE(texts[2], names.cost(shown.model.player().look(node).g));
      }
      const std::vector<LegendFlow::Item> legend = view.legend().items();
      QVERIFY(!isEnlarged || legend.back().text == u"f above g and h"_s);
    }
  }

  // The reading of a box never depends on what has become of its node.
  void allFillsAreReadable_data() {
    testing::columns<int>("theme")("light", static_cast<int>(ThemeKind::Light))(
        "dark", static_cast<int>(ThemeKind::Dark))("high contrast",
                                                   static_cast<int>(ThemeKind::HighContrast));
  }
  void allFillsAreReadable() {
    QFETCH(const int, theme);
    const Theme& shared = Theme::shared(static_cast<ThemeKind>(theme));
    const TreeInks inks(shared.palette());
    for (std::size_t k = 0; k < search::kItemStates; ++k) {
      const auto state = static_cast<ItemState>(k);
      for (const bool isCurrent : {false, true}) {
        if (state == ItemState::Replaced && isCurrent) continue;  // where the search is nothing was replaced
        const QColor fill = inks.of(state, false, isCurrent).fill;
        const QColor ink = state == ItemState::Replaced ? inks.pale : inks.board.textOn(fill);
        QVERIFY2(contrastRatio(ink, fill) >= 4.5,
                 qPrintable(u"%1: %2"_s.arg(k).arg(contrastRatio(ink, fill))));
      }
    }
  }

  // OPEN in the tree's words is OPEN of tables and statistics: a goal that was taken from it waits no more.
  void openIsOpen_data() { testing::addAlgorithmRows(); }
  void openIsOpen() {
    QFETCH(int, algorithm);
    const auto a = static_cast<Algorithm>(algorithm);
    if (search::followsPath(a)) QSKIP("it has no OPEN");
    BoxTree shown(searched(a, 6));
    const std::size_t waiting = waitingCount(shown.model.run);
    const QString told = u"OPEN %1"_s.arg(waiting);
    const auto legend = shown.view.legend().items();
    const auto isOpen = [](const LegendFlow::Item& item) { return item.text.startsWith(u"OPEN"_s); };
    const auto at = std::ranges::find_if(legend, isOpen);
    QCOMPARE(at != legend.end(), waiting > 0);
    if (waiting > 0) QCOMPARE(at->text, told);
    QCOMPARE(shown.view.summary().contains(u"%1 in OPEN"_s.arg(waiting)), waiting > 0);
    if (takenGoal(shown.model.run) == search::kNoNode) return;
    const Item goal =
        shown.view.scene().cursor().itemOf(shown.view.scene().tree(), takenGoal(shown.model.run));
    QVERIFY(!shown.view.description(goal).contains(u"Waits"_s));
  }

  // However narrow it is, what is in the picture is in the legend, or behind the entry that says how much more there is.
  void theLegendKeepsNothingBack_data() { testing::addAlgorithmRows(); }
  void theLegendKeepsNothingBack() {
    QFETCH(int, algorithm);
    const auto a = static_cast<Algorithm>(algorithm);
    BoxTree shown(searched(a, search::meetsAnew(a) ? 3 : 6, grid::Neighbours::Eight), {430, 560});
    for (const int width : {430, 300, 170}) {
      shown.view.resize(width, 560);
      for (std::size_t p = 1; p <= std::min<std::size_t>(shown.model.run.recorded(), 300); p += 7) {
        shown.goTo(p);
        if (shown.view.scene().isEmpty()) continue;
        const LegendFlow legend = shown.view.legend();
        std::size_t told =
            static_cast<std::size_t>(legend.leftOut().count(u'\n')) + (legend.leftOut().isEmpty() ? 0 : 1);
        for (const LegendFlow::Item& item : legend.items()) told += item.paint ? 1 : 0;
        std::size_t there = shown.view.scene().current() == TreeScene::kNoItem ? 0 : 1;
        for (std::size_t k = 0; k < search::kItemStates; ++k) {
          std::size_t n = stateCount(shown.view, static_cast<ItemState>(k));
          if (static_cast<ItemState>(k) == ItemState::Waiting &&
              takenGoal(shown.model.run) != search::kNoNode)
            --n;
          there += n > 0 ? 1 : 0;
        }
        QVERIFY2(told >= there, qPrintable(u"%1 of %2"_s.arg(told).arg(there)));
        QVERIFY(width < 300 || legend.leftOut().isEmpty());
      }
    }
  }

  // A node that is selected and reached anew is selected where it stands then.
  void theSelectionGoesAlong() {
    BoxTree shown(searched(Algorithm::WeightedAStar, 15, grid::Neighbours::Eight));
    const search::SearchTree& tree = shown.view.scene().tree();
    Item old = TreeScene::kNoItem;
    for (Item i = 0; i < shown.view.scene().cursor().end() && old == TreeScene::kNoItem; ++i)
      if (shown.view.scene().state(i) == ItemState::Replaced) old = i;
    QVERIFY(old != TreeScene::kNoItem);
    const std::size_t ended = tree.ended(old);
    shown.goTo(ended);
    shown.view.setSelected(tree.node(old));
    QCOMPARE(shown.view.selected(), old);
    shown.goTo(ended + 1);
    QCOMPARE(shown.view.selected(), shown.view.scene().cursor().itemOf(tree, tree.node(old)));
    QVERIFY(shown.view.selected() != old);
  }

  // A branch is played from event to event, and nothing beside it; Space ends that.
  void aBranchIsPlayed() {
    BoxTree shown(searched(Algorithm::BreadthFirst, 7));
    shown.goTo(30);
    std::vector<std::size_t> stops;
    connect(&shown.view, &TreeView::eventWanted, this, [&](const WatchedRun::Predicate& isIt, bool) {
      stops.push_back(shown.model.position());
      shown.model.toNextEvent(isIt);
    });
    shown.view.setSpeed([] { return 30.0; });
    const search::SearchTree& tree = shown.view.scene().tree();
    const Item child = tree.firstChild(0, shown.view.scene().cursor().end());
    const auto isInBranch = [&](std::size_t position) {
      const NodeId node = shown.model.session().trace()[position - 1].node;
      for (NodeId n = node; n != search::kNoNode; n = shown.model.player().node(n).parent)
        if (n == tree.node(child)) return true;
      return false;
    };
    shown.view.playBranch(child);
    QTRY_VERIFY(stops.size() > 6 || !shown.view.playsBranch());
    QVERIFY(shown.view.playsBranch());
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QVERIFY(!shown.view.playsBranch());
    for (std::size_t i = 1; i < stops.size(); ++i) {
      QVERIFY(stops[i] > stops[i - 1]);
      QVERIFY(isInBranch(stops[i]));
    }
    // To its end, and no further.
    shown.view.playBranch(child);
    QTRY_VERIFY(!shown.view.playsBranch());
  }

  // Lines as they are needed; what is not in the picture goes first, then what matters least, and its words are kept.
  void aFlowLeavesOutWhatMattersLeast() {
    const QFontMetricsF metrics{QFont()};
    const auto mark = [](QPainter&, const QRectF&) {};
    const std::vector<LegendFlow::Item> items{{u"first and long"_s, mark, 14, 1},
                                              {u"second and long"_s, mark, 14, 0, false},
                                              {u"third and long"_s, mark, 14, 3},
                                              {u"fourth and long"_s, mark, 14, 2}};
    const double width = metrics.horizontalAdvance(u"fourth and long"_s) + 40;
    const auto flow = [&](int most) { return LegendFlow(items, metrics, {0, width, 0, most}); };
    QCOMPARE(flow(4).lines(), 4);
    QCOMPARE(flow(4).items().size(), std::size_t{4});
    QVERIFY(flow(4).leftOut().isEmpty());
    QCOMPARE(flow(3).items().size(), std::size_t{3});
    QVERIFY(flow(3).leftOut().isEmpty());
    QCOMPARE(flow(2).items()[0].text, u"third and long"_s);
    QCOMPARE(flow(2).leftOut(), u"first and long\nfourth and long"_s);
    QVERIFY(!flow(2).ellipsis(0).isEmpty());
  }
};

SEARCHLIGHT_TEST(TreeBoxesTest)
#include "tree_boxes_test.moc"
