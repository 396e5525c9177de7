// tests/widgets/tree_view_test.cpp: what is seen of a search's tree, what a click and a key do, what is folded, and that nothing jumps.
#include "widgets/tree/tree_view.h"

#include "tests/test_main.h"
#include "tests/widgets/told_search.h"
#include "tests/widgets/watched_search.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/tree_panel.h"

using search::Algorithm;
using search::ItemState;
using search::NodeId;
using testing::OneRun;
using testing::WatchedSearch;
using Item = TreeScene::Item;

namespace {

constexpr Item kNoItem = TreeScene::kNoItem;

struct ShownTree {
  NodePictures pictures;
  OneRun model;
  TreePanel panel{&pictures};
  TreeView& view = *panel.view();

  explicit ShownTree(const WatchedSearch& search = {}, QSize size = {700, 520},
                     ThemeKind theme = ThemeKind::Light) {
    panel.setPalette(Theme::shared(theme).palette());
    panel.resize(size);
    view.setRun(&model.run);
    search.show(model, Transport::StartAt::Start);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel, 60'000));
    settle();
  }
  ~ShownTree() { view.setRun(nullptr); }

  void settle() { QTRY_VERIFY(view.isUpToDate()); }
  void goTo(std::size_t position) {
    model.moveTo(position);
    settle();
  }
  void goToEnd() {
    model.moveToEnd();
    settle();
  }
  const search::SearchTree& tree() const { return view.scene().tree(); }
  // The first item in this state, kNoItem where there is none.
  Item first(ItemState state) const {
    const TreeScene& scene = view.scene();
    for (Item i = scene.cursor().first(); i < scene.cursor().end(); ++i)
      if (scene.state(i) == state) return i;
    return kNoItem;
  }
  std::map<Item, QPointF> places() const {
    std::map<Item, QPointF> out;
    for (const Item i : view.scene().drawn())
      if (const auto at = view.place(i)) out[i] = *at;
    return out;
  }
  void click(Item item) { QTest::mouseClick(&view, Qt::LeftButton, {}, view.place(item)->toPoint()); }
  QImage image() { return view.grab().toImage(); }
};

WatchedSearch smallSearch(Algorithm algorithm = Algorithm::AStar, int side = 9) {
  WatchedSearch search;
  search.algorithm = algorithm;
  search.side = side;
  return search;
}

}  // namespace

class TreeViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Every step adds to what is there, and moves none of it, until there are more than a step of the layout has; and back again.
  void nothingJumps_data() { testing::addAlgorithmRows(); }
  void nothingJumps() {
    QFETCH(int, algorithm);
    const auto a = static_cast<Algorithm>(algorithm);
    ShownTree shown(smallSearch(a, search::meetsAnew(a) ? 3 : 7));
    std::map<Item, QPointF> known;
    std::size_t step = 0, relaid = 0;
    const std::size_t end = std::min<std::size_t>(shown.model.run.recorded(), 600);
    for (std::size_t p = 1; p <= end; ++p) {
      shown.goTo(p);
      // Of the iteration, for one that deepens.
      const TreeScene& scene = shown.view.scene();
      const std::size_t there = scene.cursor().end() - scene.cursor().first();
      const std::uint64_t layout = scene.layoutNumber();
      if (known.empty() || !scene.isShown(known.begin()->first)) known.clear(), step = 0;
      if (layout != relaid && there > step) {
        known.clear();
        step = *std::ranges::lower_bound(TreeScene::kSteps, there);
      }
      relaid = layout;
      for (const auto& [item, at] : shown.places()) {
        const auto [before, isNew] = known.emplace(item, at);
        if (!isNew) QCOMPARE(at, before->second);
      }
    }
    QVERIFY(!known.empty());
  }

  // A run of few nodes is laid out once and for all: what comes later has its place from the first event on.
  void aSmallRunNeverMoves_data() {
    testing::columns<int>("algorithm")("A*", static_cast<int>(Algorithm::AStar))(
        "breadth-first", static_cast<int>(Algorithm::BreadthFirst))("depth-first",
                                                                    static_cast<int>(Algorithm::DepthFirst));
  }
  void aSmallRunNeverMoves() {
    QFETCH(const int, algorithm);
    ShownTree shown(smallSearch(static_cast<Algorithm>(algorithm), 6));
    const std::size_t end = shown.model.run.recorded();
    std::map<Item, QPointF> known;
    for (std::size_t p = 1; p <= end; ++p) {
      shown.goTo(p);
      for (const auto& [item, at] : shown.places()) QCOMPARE(at, known.emplace(item, at).first->second);
    }
    for (std::size_t p = end; p > 0; p -= std::min<std::size_t>(p, 7)) {
      shown.goTo(p);
      for (const auto& [item, at] : shown.places()) QCOMPARE(at, known.at(item));
    }
  }

  // The tree has what the player has.
  void showsWhatTheSearchHas() {
    ShownTree shown(smallSearch());
    shown.goTo(40);
    const TreeScene& scene = shown.view.scene();
    for (Item i = scene.cursor().first(); i < scene.cursor().end(); ++i) {
      QVERIFY(shown.view.place(i));
      if (scene.state(i) == ItemState::Replaced) continue;
      const search::PlayedNode node = shown.model.player().node(shown.tree().node(i));
      QCOMPARE(scene.state(i) == ItemState::Waiting, node.status == search::NodeStatus::Open);
    }
    QCOMPARE(shown.tree().node(scene.current()), shown.model.player().current());
    QVERIFY(shown.view.summary().contains(u"OPEN"_s));
    QVERIFY(shown.view.summary().startsWith(shown.panel.summary()));
  }

  void aClickSelects() {
    ShownTree shown(smallSearch());
    shown.goTo(40);
    QSignalSpy activated(&shown.view, &TreeView::nodeActivated);
    const Item item = shown.first(ItemState::Waiting);
    const QImage before = shown.image();
    shown.click(item);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].value<NodeId>(), shown.tree().node(item));
    QCOMPARE(shown.view.selected(), item);
    QVERIFY(shown.image() != before);
    // What is selected elsewhere is selected here.
    const NodeId root = shown.tree().node(0);
    shown.view.setSelected(root);
    QCOMPARE(shown.view.selected(), Item{0});
    shown.view.setSelected(std::nullopt);
    QCOMPARE(shown.view.selected(), kNoItem);
  }

  void keysWalk() {
    ShownTree shown(smallSearch());
    shown.goTo(60);
    shown.view.clearFocus();
    shown.view.setFocus(Qt::TabFocusReason);
    QSignalSpy activated(&shown.view, &TreeView::nodeActivated);
    const search::SearchTree& tree = shown.tree();
    const Item end = shown.view.scene().cursor().end();
    QCOMPARE(shown.view.keyboardItem(), shown.view.scene().current());
    while (tree.parent(shown.view.keyboardItem()) != kNoItem) QTest::keyClick(&shown.view, Qt::Key_Up);
    QCOMPARE(shown.view.keyboardItem(), Item{0});
    QTest::keyClick(&shown.view, Qt::Key_Down);
    const Item child = tree.firstChild(0, end);
    QCOMPARE(shown.view.keyboardItem(), child);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCOMPARE(shown.view.keyboardItem(), tree.nextSibling(child, end));
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QCOMPARE(shown.view.keyboardItem(), child);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QVERIFY(shown.view.description(child).contains(shown.model.run.nodeName(tree.node(child))));
    const TreeView::Detail before = shown.view.detail();
    for (int k = 0; k < 30; ++k) QTest::keyClick(&shown.view, Qt::Key_Plus);
    QCOMPARE(shown.view.detail(), TreeView::Detail::Boxes);
    QVERIFY(shown.view.rect().contains(shown.view.place(child)->toPoint()));
    QTest::keyClick(&shown.view, Qt::Key_0);
    QCOMPARE(shown.view.detail(), before);
  }

  void foldsASubtree() {
    ShownTree shown(smallSearch());
    shown.goToEnd();
    const TreeScene& scene = shown.view.scene();
    Item child = shown.tree().firstChild(0, scene.cursor().end());
    while (scene.below(child) == 0) child = shown.tree().nextSibling(child, scene.cursor().end());
    const std::size_t below = scene.below(child), all = shown.places().size();
    QVERIFY(below > 0);
    shown.view.setFolded(child, true);
    QCOMPARE(shown.places().size(), all - below);
    for (const auto& [item, at] : shown.places()) QVERIFY(shown.tree().parent(item) != child);
    QVERIFY(shown.view.description(child).contains(QString::number(below)));
    const Item hidden = shown.tree().firstChild(child, scene.cursor().end());
    QVERIFY(!shown.view.place(hidden));
    QCOMPARE(scene.standIn(hidden), child);
    shown.view.setFolded(child, false);
    QCOMPARE(shown.places().size(), all);
    // A double click does so, too, and so do keys.
    QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.view.place(child)->toPoint());
    QVERIFY(scene.isFolded(child));
  }

  void showsABranchAlone() {
    ShownTree shown(smallSearch(Algorithm::Dijkstra));
    shown.goTo(120);
    const std::size_t all = shown.places().size();
    shown.view.setBranchOnly(true);
    const TreeScene& scene = shown.view.scene();
    QVERIFY(shown.places().size() < all);
    for (const Item item : scene.branch()) QVERIFY(shown.view.place(item));
    for (const auto& [item, at] : shown.places())
      QVERIFY(shown.tree().parent(item) == kNoItem || scene.isOnBranch(shown.tree().parent(item)));
    shown.view.setBranchOnly(false);
    QCOMPARE(shown.places().size(), all);
  }

  // More than can be drawn is an outline: all that is there is counted, and the branch is seen.
  void outlinesALargeTree() {
    WatchedSearch search;
    search.side = 90;
    search.algorithm = Algorithm::Dijkstra;
    ShownTree shown(search);
    shown.goToEnd();
    const TreeScene& scene = shown.view.scene();
    QVERIFY(scene.cursor().end() > TreeScene::kMostDrawn);
    QVERIFY(scene.isOutline());
    const auto at = shown.view.place(scene.current());
    QVERIFY(at && shown.view.rect().contains(at->toPoint()));
    QVERIFY(shown.image() != QImage());
    QSignalSpy activated(&shown.view, &TreeView::nodeActivated);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, at->toPoint());
    QCOMPARE(activated.size(), 1);
    QVERIFY(shown.view.selected() != kNoItem);
    QCOMPARE(shown.tree().depth(shown.view.selected()), shown.tree().depth(scene.current()));
    // A branch of it can be drawn.
    shown.view.setBranchOnly(true);
    QVERIFY(!scene.isOutline());
    QVERIFY(shown.view.place(scene.current()));
  }

  // The tree of each iteration is its own, and the path is what the search is on.
  void deepeningBeginsAnew() {
    ShownTree shown(smallSearch(Algorithm::IterativeDeepening, 3));
    const search::Session& session = shown.model.session();
    shown.goToEnd();
    QVERIFY(session.rounds() > 2);
    std::size_t seen = 0;
    for (std::size_t p = 1; p < session.trace().end(); ++p) {
      if (session.trace()[p - 1].kind != search::EventKind::Round) continue;
      shown.goTo(p);
      QVERIFY(shown.view.scene().isEmpty());
      shown.goTo(p + 1);
      QCOMPARE(shown.places().size(), std::size_t{1});
      ++seen;
    }
    QCOMPARE(seen, session.rounds());
  }

  // A node that waits and is reached more cheaply stands in two places: where it is reached from now, and where it was.
  void aReplacedNodeStays() {
    WatchedSearch search;
    search.algorithm = Algorithm::WeightedAStar;
    search.neighbours = grid::Neighbours::Eight;
    search.side = 15;
    ShownTree shown(search);
    shown.goToEnd();
    const Item old = shown.first(ItemState::Replaced);
    QVERIFY(old != kNoItem);
    const std::size_t ended = shown.tree().ended(old);
    shown.goTo(ended);
    QCOMPARE(shown.view.scene().state(old), ItemState::Waiting);
    const QImage before = shown.image();
    shown.goTo(ended + 1);
    QCOMPARE(shown.view.scene().state(old), ItemState::Replaced);
    QVERIFY(shown.view.place(old));
    const Item now = shown.view.scene().cursor().itemOf(shown.tree(), shown.tree().node(old));
    QVERIFY(now != old && shown.view.place(now));
    QVERIFY(shown.view.description(old).count(u'\n') >= 1);
    QVERIFY(shown.image() != before);
  }

  // The next event of a branch is one of its nodes.
  void playsABranch() {
    ShownTree shown(smallSearch(Algorithm::BreadthFirst, 9));
    shown.goTo(60);
    connect(&shown.view, &TreeView::eventWanted, this,
            [&](const WatchedRun::Predicate& isIt, bool isForward) {
              isForward ? shown.model.toNextEvent(isIt) : shown.model.toPreviousEvent(isIt);
            });
    const Item child = shown.tree().firstChild(0, shown.view.scene().cursor().end());
    const auto choose = [&](int which) {
      QContextMenuEvent event(QContextMenuEvent::Mouse, shown.view.place(child)->toPoint(), QPoint());
      QApplication::sendEvent(&shown.view, &event);
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      QVERIFY(menu);
      menu->actions()[which]->trigger();
      menu->close();
      shown.model.arrive();
      shown.settle();
    };
    choose(1);
    QVERIFY(shown.model.position() > 60);
    const search::Event& e = shown.model.session().trace()[shown.model.position() - 1];
    const Item item = shown.view.scene().cursor().itemOf(shown.tree(), e.node);
    bool isBelow = false;
    for (Item at = item; at != kNoItem; at = shown.tree().parent(at)) isBelow |= at == child;
    QVERIFY(isBelow);
    choose(0);  // where it was reached
    QCOMPARE(shown.model.position(), shown.tree().born(child) + 1);
  }

  // Two frontiers, two trees; a search that keeps duplicates says so of each.
  void twoTrees() {
    ShownTree shown(smallSearch(Algorithm::Bidirectional, 7));
    shown.goTo(30);
    std::size_t roots = 0;
    for (const auto& [item, at] : shown.places()) roots += shown.tree().parent(item) == kNoItem;
    QCOMPARE(roots, std::size_t{2});
  }

  // A search that keeps duplicates has a node for each path, and says of which states there is one already.
  void keptDuplicatesAreTold() {
    NodePictures pictures;
    OneRun model;
    TreeView view(&pictures);
    view.resize(600, 500);
    view.setRun(&model.run);
    const WatchedSearch search = smallSearch(Algorithm::BreadthFirst, 4);
    grid::RouteQuestion q = search.question();
    q.options.duplicates = search::Duplicates::Keep;
    const auto graph = std::make_shared<const grid::RouteGraph>(search.map());
    model.setSearch([=](search::Recording r) { return grid::makeRouteSession(graph, q, r).session; },
                    search.names(), Transport::StartAt::End);
    view.show();
    model.arrive();
    model.moveTo(40);
    QTRY_VERIFY(view.isUpToDate());
    const TreeScene& scene = view.scene();
    std::size_t told = 0, known = 0;
    for (Item i = scene.cursor().first(); i < scene.cursor().end(); ++i) {
      const NodeId node = scene.tree().node(i);
      known += model.session().stateNumber(node) != node;
      told += view.description(i).contains(u"Duplicate"_s);
      QVERIFY(view.place(i));
    }
    QVERIFY(known > 0);
    QCOMPARE(told, known);
    view.setRun(nullptr);
  }

  // Another program's trace has a tree, too: of what its events name as parents.
  void aForeignTrace() {
    NodePictures pictures;
    TreeView view(&pictures);
    WatchedRun run;
    run.setPlayback(
        testing::toldSearch(
            "{type: generating, id: a, g: 0}, {type: expanding, id: a, g: 0},"
            "{type: generating, id: b, pId: a, g: 1}, {type: generating, id: c, pId: a, g: 2}"),
        {.node = [](const search::Session& s, NodeId n) { return QString::fromStdString(s.stateText(n)); }});
    view.setRun(&run);
    Transport transport;
    transport.setRuns({&run});
    view.show();
    transport.toEnd();
    WatchedSearch::settle(transport);
    QTRY_VERIFY(view.isUpToDate());
    QCOMPARE(view.scene().cursor().end(), Item{3});
    QCOMPARE(view.scene().tree().parent(2), Item{0});
    transport.setRuns({});
    view.setRun(nullptr);
  }

  // A search that is longer than its trace's window: what is there is shown all the same, and whoever goes back before the window gets
  // a second run with a tree of its own.
  void outlivesTheWindow() {
    WatchedSearch search;
    search.side = 220;
    search.segments = 1;
    search.algorithm = Algorithm::Dijkstra;
    ShownTree shown(search);
    shown.goToEnd();
    QVERIFY(shown.model.session().trace().begin() > 0);
    TreeView late(&shown.pictures);
    late.setRun(&shown.model.run);
    late.show();
    QTRY_VERIFY(late.isUpToDate());
    QVERIFY(!late.scene().tree().isWhole());
    const search::TreeCursor::Level some = late.scene().cursor().total();
    QCOMPARE(std::size_t{some.count[static_cast<std::size_t>(ItemState::Waiting)]},
             shown.model.player().openCount());
    QCOMPARE(std::uint64_t{some.count[static_cast<std::size_t>(ItemState::Expanded)]},
             shown.model.player().counts().expanded);
    QVERIFY(late.summary().contains(u"earlier events"_s));
    late.hide();
    shown.goTo(25);
    QCOMPARE(shown.view.scene().cursor().position(), std::size_t{25});
    QVERIFY(shown.tree().isWhole());
    QVERIFY(!shown.view.scene().isOutline());
    QCOMPARE(shown.tree().node(shown.view.scene().current()), shown.model.player().current());
    late.setRun(nullptr);
  }

  // What is hidden costs nothing, and is there as soon as it is shown.
  void hiddenItRests() {
    ShownTree shown(smallSearch());
    shown.panel.hide();
    shown.model.moveToEnd();
    QVERIFY(shown.view.scene().cursor().position() < shown.model.position());
    shown.panel.show();
    shown.settle();
    QCOMPARE(shown.view.scene().cursor().position(), shown.model.position());
  }
};

SEARCHLIGHT_TEST(TreeViewTest)
#include "tree_view_test.moc"
