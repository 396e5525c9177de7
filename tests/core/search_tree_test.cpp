// tests/core/search_tree_test.cpp: the tree of a search and its cursor against the events read one by one; its layout against what a
// tidy picture of a tree is.
#include "core/trace/search_tree.h"

#include "core/graph/tidy_tree.h"
#include "core/trace_formats/foreign_trace.h"
#include "tests/core/stories.h"
#include "tests/core/trace_model.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using Item = SearchTree::Item;

namespace {

constexpr Item kNoItem = SearchTree::kNoItem;

// What the events up to a position say, found without the tree: the nodes with their parents, how many arrivals of a node were
// followed by another one, how many successors were given up, and of a deepening search the path and the round's arrivals.
struct TreeTruth {
  testing::Snapshot nodes;
  std::vector<NodeId> path;
  std::size_t arrivals = 0, given = 0, replaced = 0, leftBehind = 0;
  // Of the last arrival of each node: which arrival it was, and of what it was a successor.
  std::map<NodeId, std::size_t> arrivalOf;
  std::map<NodeId, std::size_t> parentOf;
  bool inRounds = false;
  std::set<NodeId> expandedSince;  // since they arrived last

  void play(const Event& e, std::size_t at, bool isDeepening) {
    nodes.play(e, at);
    switch (e.kind) {
      case EventKind::Drop:
      case EventKind::Backup: return;
      case EventKind::Round:
        if (inRounds || !isDeepening) return;  // the tree goes on
        arrivals = given = replaced = 0;
        path.clear();
        return;
      case EventKind::Prune:
      case EventKind::Cut: given += e.kind == EventKind::Prune || !inRounds; return;
      case EventKind::Backtrack:
        if (isDeepening) path.pop_back();
        return;
      case EventKind::Duplicate:
      case EventKind::Scan:
      case EventKind::Meet:
      case EventKind::Walk:
      case EventKind::Route: return;
      case EventKind::Raise:
        if (e.statusAfter == NodeStatus::DeadEnd) return;
        break;
      case EventKind::Sight:
        if (!losesSight(e)) return;
        break;
      case EventKind::Expand:
      case EventKind::Goal:
        if (isDeepening) {
          path.push_back(e.node);
          ++arrivals;
        } else {
          if (!arrivalOf.contains(e.node)) arrive(e);
          expandedSince.insert(e.node);
        }
        return;
      default: break;
    }
    const auto known = parentOf.find(e.node);
    const auto above = arrivalOf.find(e.parentAfter);
    // A cheaper way from the same parent to a node that waits is the same arrival.
    const bool stands = e.kind == EventKind::Relax && known != parentOf.end() && above != arrivalOf.end() &&
                        known->second == above->second && !expandedSince.contains(e.node);
    if (!stands) {
      // What was dropped stays where it was.
      if (arrivalOf.contains(e.node)) ++(e.statusBefore == NodeStatus::DeadEnd ? leftBehind : replaced);
      expandedSince.erase(e.node);
      arrive(e);
    }
    if (e.statusAfter == NodeStatus::Closed)
      expandedSince.insert(e.node);  // a repairing search has settled it
  }
  void arrive(const Event& e) {
    if (const auto above = arrivalOf.find(e.parentAfter); above != arrivalOf.end())
      parentOf[e.node] = above->second;
    arrivalOf[e.node] = arrivals++;
  }
};

// The counts by a look at every item, as the cursor should have them.
std::vector<TreeCursor::Level> levelsAt(const SearchTree& tree, std::size_t position) {
  std::vector<TreeCursor::Level> levels;
  const SearchTree::Range round = tree.roundAt(position);
  for (Item i = round.first; i < round.last && tree.born(i) < position; ++i) {
    levels.resize(std::max<std::size_t>(levels.size(), tree.depth(i) + 1));
    ++levels[tree.depth(i)].count[static_cast<std::size_t>(tree.stateAt(i, position))];
  }
  return levels;
}

std::vector<NodeId> wayUp(const SearchTree& tree, Item item) {
  std::vector<NodeId> way;
  for (; item != kNoItem; item = tree.parent(item)) way.insert(way.begin(), tree.node(item));
  return way;
}

std::unique_ptr<SearchTree> whole(const Session& session) {
  auto tree = std::make_unique<SearchTree>();
  while (tree->takeIn(session, 97)) {
  }
  return tree;
}

testing::Story treeStory(Algorithm algorithm) {
  grid::RouteOptions o;
  o.algorithm = algorithm;
  o.neighbours = grid::Neighbours::Four;
  o.duplicates = Duplicates::Keep;
  return testing::acrossRandomMap("keeps duplicates", 5, 5, 0, 1, o);
}

const std::vector<testing::Story>& allStories() {
  static const std::vector<testing::Story> all = [] {
    std::vector<testing::Story> out = testing::shortStories();
    out.push_back(treeStory(Algorithm::BreadthFirst));
    out.push_back(treeStory(Algorithm::AStar));
    return out;
  }();
  return all;
}

}  // namespace

class SearchTreeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Another program closes what it has expanded; it does not go back from it.
  void anotherProgramCloses() {
    const ForeignTrace trace(readSearchTrace(
        "version: 1.4.0\nevents: [{type: generating, id: a}, {type: expanding, id: a}, {type: generating, "
        "id: b, pId: a}, "
        "{type: closing, id: a}, {type: expanding, id: b, pId: a}, {type: closing, id: b, pId: a}]",
        "t"));
    const auto tree = whole(trace);
    TreeCursor cursor;
    cursor.moveTo(*tree, trace.trace(), trace.trace().end());
    QCOMPARE(cursor.total().count[static_cast<std::size_t>(ItemState::Expanded)], std::uint32_t{2});
    QCOMPARE(cursor.total().count[static_cast<std::size_t>(ItemState::Left)], std::uint32_t{0});
    QCOMPARE(tree->node(cursor.current(*tree, trace.trace())), NodeId{1});
  }

  void tellsWhatTheEventsTell_data() { stories(); }
  void tellsWhatTheEventsTell() {
    const auto session = story().told();
    const Trace& trace = session->trace();
    const auto tree = whole(*session);
    QCOMPARE(tree->taken(), trace.end());
    QVERIFY(tree->isWhole() && !tree->isFull());
    const bool isDeepening = forgets(session->algorithm());
    TreeTruth truth;
    truth.inRounds = goesInRounds(session->algorithm());
    TreeCursor cursor;
    for (std::size_t p = 0; p <= trace.end(); ++p) {
      cursor.moveTo(*tree, trace, p);
      const TreeCursor::Level sum = cursor.total();
      const auto count = [&](ItemState s) { return sum.count[static_cast<std::size_t>(s)]; };
      QCOMPARE(cursor.end() - cursor.first(), truth.arrivals + truth.given);
      QCOMPARE(count(ItemState::Pruned) + count(ItemState::Cut), truth.given);
      QCOMPARE(count(ItemState::Replaced), truth.replaced);
      if (isDeepening) {
        QCOMPARE(count(ItemState::Expanded), truth.path.size());
        if (!truth.path.empty()) QCOMPARE(wayUp(*tree, cursor.current(*tree, trace)), truth.path);
      } else if (p < 200 || p % 7 == 0) {
        std::map<NodeStatus, std::size_t> of;
        for (NodeId n = 0; n < truth.nodes.nodes.size(); ++n) {
          const PlayedNode& node = truth.nodes.nodes[n];
          if (!truth.arrivalOf.contains(n)) continue;
          ++of[node.status];
          const Item item = cursor.itemOf(*tree, n);
          QVERIFY2(item != kNoItem, qPrintable(u"node %1 at %2"_s.arg(n).arg(p)));
          if (node.status == NodeStatus::DeadEnd && repairs(session->algorithm())) continue;  // where it was
          QCOMPARE(tree->parent(item) == kNoItem ? kNoNode : tree->node(tree->parent(item)), node.parent);
        }
        QCOMPARE(count(ItemState::Waiting), of[NodeStatus::Open]);
        QCOMPARE(count(ItemState::Expanded), of[NodeStatus::Closed]);
        // What a repairing search reaches again is another item.
        QVERIFY(repairs(session->algorithm())
                    ? count(ItemState::Left) >= of[NodeStatus::DeadEnd]
                    : count(ItemState::Left) == of[NodeStatus::DeadEnd] + truth.leftBehind);
        if (!truth.nodes.expansions.empty() && session->algorithm() != Algorithm::DepthFirst &&
            !repairs(session->algorithm()) &&  // none since the round began
            (p == 0 || trace[p - 1].kind != EventKind::Route))
          QVERIFY(cursor.current(*tree, trace) != kNoItem);
      }
      if (p < trace.end()) truth.play(trace[p], p, isDeepening);
    }
  }

  // A cursor that goes anywhere shows what one shows that has just come.
  void cursorGoesAnywhere_data() { stories(); }
  void cursorGoesAnywhere() {
    const auto session = story().told();
    const Trace& trace = session->trace();
    const auto tree = whole(*session);
    Random random = testing::randomFor(QTest::currentDataTag());
    TreeCursor cursor;
    for (int k = 0; k < testing::rounds(200); ++k) {
      const bool isStep = random.below(2) == 0;
      const std::size_t at = cursor.position();
      const std::size_t to = isStep
                                 ? std::min(trace.end(), at + random.below(5) - std::min<std::size_t>(at, 2))
                                 : random.below(static_cast<std::uint32_t>(trace.end() + 1));
      cursor.moveTo(*tree, trace, to);
      TreeCursor fresh;
      fresh.moveTo(*tree, trace, to);
      QCOMPARE(cursor.first(), fresh.first());
      QCOMPARE(cursor.end(), fresh.end());
      QVERIFY(cursor.levels() == levelsAt(*tree, to));
      QVERIFY(fresh.levels() == levelsAt(*tree, to));
      QCOMPARE(cursor.current(*tree, trace), fresh.current(*tree, trace));
      for (Item i = cursor.first(); i < cursor.end(); ++i)
        QCOMPARE(cursor.itemOf(*tree, tree->node(i)), fresh.itemOf(*tree, tree->node(i)));
    }
  }

  // Children come in the order of their births, ranks count those of a depth, and what was taken in is never moved.
  void onlyGrows_data() { stories(); }
  void onlyGrows() {
    const auto session = story().recorded();
    SearchTree tree;
    std::vector<std::pair<Item, NodeId>> known;
    do {
      session->advance(3);
      while (tree.takeIn(*session, 50)) {
      }
      for (Item i = 0; i < known.size(); ++i) QVERIFY(known[i] == std::pair(tree.parent(i), tree.node(i)));
      for (Item i = static_cast<Item>(known.size()); i < tree.size(); ++i)
        known.emplace_back(tree.parent(i), tree.node(i));
    } while (session->outcome() == Outcome::Running);
    std::map<std::pair<Item, std::uint32_t>, std::uint32_t> ranks;  // by round and depth
    for (Item i = 0; i < tree.size(); ++i) {
      const Item above = tree.parent(i);
      QCOMPARE(tree.depth(i), above == kNoItem ? 0 : tree.depth(above) + 1);
      QCOMPARE(tree.rank(i), (ranks[{tree.roundAt(tree.born(i) + 1).first, tree.depth(i)}]++));
      std::vector<Item> children, expected;
      for (Item c = tree.firstChild(i, tree.size()); c != kNoItem; c = tree.nextSibling(c, tree.size()))
        children.push_back(c);
      for (Item c = 0; c < tree.size(); ++c)
        if (tree.parent(c) == i) expected.push_back(c);
      QCOMPARE(children, expected);
    }
  }

  // Behind the window the nodes that are there hang where they hang, and the tree goes on.
  void beginsBehindTheWindow() {
    const testing::Story story = testing::longStory(Algorithm::Dijkstra, grid::Neighbours::Four);
    const auto session = story.told(1);
    const Trace& trace = session->trace();
    QVERIFY(trace.begin() > 0);
    const auto tree = whole(*session);
    QVERIFY(!tree->isWhole());
    TracePlayer player(trace);
    player.seek(trace.end());
    TreeCursor cursor;
    cursor.moveTo(*tree, trace, trace.end());
    for (NodeId n = 0; n < player.nodes().size(); ++n) {
      const PlayedNode node = player.node(n);
      if (node.status == NodeStatus::Unseen) continue;
      const Item item = cursor.itemOf(*tree, n);
      QVERIFY(item != kNoItem);
      QCOMPARE(tree->parent(item) == kNoItem ? kNoNode : tree->node(tree->parent(item)), node.parent);
      QCOMPARE(tree->stateAt(item, trace.end()),
               node.status == NodeStatus::Open ? ItemState::Waiting : ItemState::Expanded);
    }
  }

  // What memory ends is as it was, and nothing is wrong with it.
  void memoryEnds() {
    const auto session = testing::shortStories().front().told();
    auto budget = std::make_shared<MemoryBudget>(3 * kBlockBytes);
    SearchTree tree(budget);
    while (tree.takeIn(*session, 1000)) {
    }
    QVERIFY(tree.isFull() || tree.taken() == session->trace().end());
    TreeCursor cursor;
    cursor.moveTo(tree, session->trace(), tree.taken());
    QVERIFY(cursor.levels() == levelsAt(tree, tree.taken()));
  }

  // Siblings in order and a unit apart, parents over the middle of their children, no two vertices of a level nearer than a unit.
  void picturesAreTidy() {
    Random random = testing::randomFor("tidy");
    for (int k = 0; k < testing::rounds(200); ++k) {
      const std::uint32_t n = 1 + random.below(120), back = 1 + random.below(30);
      std::vector<std::uint32_t> parents;
      for (std::uint32_t i = 0; i < n; ++i)
        parents.push_back(i == 0 || random.below(40) == 0 ? graph::kNoVertexAbove
                                                          : i - 1 - random.below(std::min(i, back)));
      const graph::TidyTree tree = graph::tidyTree(parents);
      std::map<std::uint32_t, std::vector<float>> levels;
      std::map<std::uint32_t, std::vector<std::uint32_t>> children;
      for (std::uint32_t i = 0; i < n; ++i) {
        levels[tree.level[i]].push_back(tree.x[i]);
        if (parents[i] == graph::kNoVertexAbove) continue;
        QCOMPARE(tree.level[i], tree.level[parents[i]] + 1);
        children[parents[i]].push_back(i);
      }
      QCOMPARE(tree.levels, static_cast<std::uint32_t>(levels.size()));
      for (auto& [level, row] : levels) {
        std::ranges::sort(row);
        for (std::size_t i = 1; i < row.size(); ++i) QVERIFY(row[i] - row[i - 1] > 0.99F);
        QVERIFY(row.front() >= 0 && row.back() <= tree.width);
      }
      for (const auto& [above, below] : children) {
        QVERIFY(std::abs(tree.x[above] - (tree.x[below.front()] + tree.x[below.back()]) / 2) < 0.01F);
        for (std::size_t i = 1; i < below.size(); ++i) QVERIFY(tree.x[below[i]] > tree.x[below[i - 1]]);
      }
    }
  }

  // As deep as it has vertices, and wide: neither takes recursion nor more than linear time.
  void picturesOfLargeTrees() {
    std::vector<std::uint32_t> chain(200'000, graph::kNoVertexAbove), star(200'000, 0);
    for (std::uint32_t i = 1; i < chain.size(); ++i) chain[i] = i - 1;
    star[0] = graph::kNoVertexAbove;
    QCOMPARE(graph::tidyTree(chain).width, 0.0F);
    QCOMPARE(graph::tidyTree(chain).levels, 200'000U);
    QCOMPARE(graph::tidyTree(star).levels, 2U);
    QVERIFY(std::abs(graph::tidyTree(star).width - 199'998.0F) < 1);
  }

 private:
  static void stories() {
    QTest::addColumn<int>("story");
    for (std::size_t i = 0; i < allStories().size(); ++i)
      QTest::addRow("%zu %s", i, allStories()[i].name) << static_cast<int>(i);
  }
  static const testing::Story& story() {
    QFETCH(int, story);
    return allStories()[static_cast<std::size_t>(story)];
  }
};

SEARCHLIGHT_TEST(SearchTreeTest)
#include "search_tree_test.moc"
