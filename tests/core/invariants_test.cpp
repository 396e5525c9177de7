// tests/core/invariants_test.cpp: observers that check at every event what must hold at that moment.
//
// After Boost.Graph, whose tests are visitors. The observer keeps the nodes and OPEN itself, from the events alone.
#include "core/grid/jump_points.h"
#include "core/search/make_session.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

enum class Order { Queue, LastIn, FirstIn, Coarse };

// What an observer has to know of a search to judge it.
struct Rules {
  Map map;
  RouteQuestion q;
  Order order = Order::LastIn;
  std::function<Cost(NodeId, Cost)> priority;  // f of a node that is reached at cost g
  bool improves = true, reopens = true;
  bool inRounds = false;
  bool consistent = false;  // h is, and f = g + h: f never falls and nothing is closed twice
};

// The cost of the straight or diagonal line from a to b, cell by cell; nothing when a move on it is not allowed.
std::optional<std::uint64_t> costOfLine(const Rules& rules, Point a, Point b) {
  const StepCosts step = stepCosts(rules.q.options.costModel());
  std::uint64_t sum = 0;
  const std::vector<Point> cells = fillIn(std::vector<Point>{a, b});
  for (std::size_t i = 1; i < cells.size(); ++i) {
    if (!oracle::isMove(rules.map, cells[i - 1], cells[i], rules.q.options.neighbours,
                        rules.q.options.corners))
      return std::nullopt;
    const bool diagonal = cells[i].x != cells[i - 1].x && cells[i].y != cells[i - 1].y;
    sum += std::uint64_t{diagonal ? step.diagonal : step.straight} * rules.map.weight(cells[i]);
  }
  return sum;
}

// What every search has in common: the events tell a story without gaps.
class Chronicle {
 public:
  explicit Chronicle(std::shared_ptr<const Rules> rules) : m_rules(std::move(rules)) {}
  const QString& fault() const { return m_fault; }

 protected:
  const Rules& rules() const { return *m_rules; }
  bool isGoal(NodeId n) const { return m_rules->map.point(n) == m_rules->q.to; }
  PlayedNode& node(NodeId n) { return m_nodes[n]; }
  void check(bool holds, const char* what, NodeId n) {
    if (!holds && m_fault.isEmpty())
      m_fault = u"event %1, node %2: "_s.arg(m_events).arg(n) + QLatin1String(what);
  }
  // Before and after agree with what was told before; nothing but the route follows the goal.
  void tell(const Event& e) {
    ++m_events;
    PlayedNode& n = m_nodes[e.node];
    check(n.status == e.statusBefore && n.parent == e.parentBefore && n.g == e.gBefore,
          "`before` is not what it was", e.node);
    if (m_goal != kNoNode) {
      check(e.kind == EventKind::Route, "something happens after the goal", e.node);
      check(e.node == m_nextOnRoute, "the route leaves the parents", e.node);
      m_nextOnRoute = n.parent;
    }
    if (e.kind == EventKind::Goal) {
      check(isGoal(e.node), "the goal is none", e.node);
      m_goal = m_nextOnRoute = e.node;
    }
    n.status = e.statusAfter;
    n.parent = e.parentAfter;
    n.g = e.gAfter;
  }
  // The record's new cost is its parent's and a move's.
  void checkCost(const Event& e) {
    if (e.parentAfter == kNoNode) return check(e.gAfter == 0, "a start that costs", e.node);
    const auto line = costOfLine(rules(), rules().map.point(e.parentAfter), rules().map.point(e.node));
    check(line && e.gAfter == m_nodes[e.parentAfter].g + *line, "the cost is not the parent's and a move's",
          e.node);
  }
  std::size_t now() const { return m_events; }

 private:
  std::shared_ptr<const Rules> m_rules;
  std::map<NodeId, PlayedNode> m_nodes;
  NodeId m_goal = kNoNode, m_nextOnRoute = kNoNode;
  std::size_t m_events = 0;
  QString m_fault;
};

// The five searches of the one loop.
class BestFirstChronicle : public Chronicle {
 public:
  using Chronicle::Chronicle;
  void see(const Event& e) {
    switch (e.kind) {
      case EventKind::Generate:
        check(e.statusBefore == NodeStatus::Unseen && e.statusAfter == NodeStatus::Open, "generated twice",
              e.node);
        break;
      case EventKind::Relax:
        check(e.statusBefore == NodeStatus::Open && e.statusAfter == NodeStatus::Open, "not in OPEN", e.node);
        check(e.gAfter < e.gBefore && rules().improves, "relaxed for nothing", e.node);
        break;
      case EventKind::Reopen:
        check(e.statusBefore == NodeStatus::Closed && e.statusAfter == NodeStatus::Open, "not CLOSED",
              e.node);
        check(e.gAfter < e.gBefore && rules().reopens, "reopened for nothing", e.node);
        check(!rules().consistent || rules().order == Order::Coarse, "closed twice though h is consistent",
              e.node);
        break;
      case EventKind::Expand:
        check(e.statusBefore == NodeStatus::Open && e.statusAfter == NodeStatus::Closed,
              "expanded out of OPEN", e.node);
        check(e.gBefore == e.gAfter && e.parentBefore == e.parentAfter, "changed by expansion", e.node);
        if (!rules().inRounds)
          checkTurn(e);
        else
          check(rules().priority(e.node, e.gBefore) <= m_bound, "expanded beyond the bound", e.node);
        m_current = e.node;
        break;
      case EventKind::Duplicate: {
        const auto line = costOfLine(rules(), rules().map.point(m_current), rules().map.point(e.node));
        const bool better = line && node(m_current).g + *line < e.gBefore;
        const bool open = e.statusBefore == NodeStatus::Open;
        check(line && !(better && rules().improves && (open || rules().reopens)),
              "a better way is thrown away", e.node);
        break;
      }
      case EventKind::Round:
        check(rules().inRounds && (m_current == kNoNode || m_bound < m_passed),
              "a round whose bound does not grow", e.node);
        m_bound = std::exchange(m_passed, kInfiniteCost);
        break;
      case EventKind::Cut: {
        const Cost f = rules().priority(e.node, e.gBefore);
        check(e.statusBefore == NodeStatus::Open && f > m_bound, "passed over within the bound", e.node);
        m_passed = std::min(m_passed, f);
        break;
      }
      case EventKind::Scan:
      case EventKind::Goal:
      case EventKind::Route: break;
      default: check(false, "an event that this search does not have", e.node);
    }
    tell(e);
    if (insertsIntoOpen(e)) {
      check(e.parentAfter == m_current, "the parent is not the node that is expanded", e.node);
      checkCost(e);
      const Cost f = rules().priority(e.node, e.gAfter) / width();
      if (m_current == kNoNode) m_passed = std::min(m_passed, f);  // a start waits for the first round
      forget(e.node);
      m_turns[e.node] = {f,
                         rules().order == Order::LastIn || rules().order == Order::Coarse ? ~now() : now()};
      m_open.insert({m_turns[e.node], e.node});
    } else if (e.kind == EventKind::Expand) {
      forget(e.node);
    }
  }

 private:
  using Turn = std::pair<Cost, std::size_t>;
  Cost width() const { return rules().order == Order::Coarse ? rules().q.options.coarseWidth() : 1; }
  void forget(NodeId n) {
    if (const auto turn = m_turns.find(n); turn != m_turns.end()) m_open.erase({turn->second, n});
  }
  // It is this node's turn: the least f, and among equals the one the tie rule names.
  void checkTurn(const Event& e) {
    const Turn turn = m_turns[e.node];
    bool goalIsOpen = false;
    for (const auto& [other, n] : m_open) {
      if (isGoal(n)) {
        goalIsOpen = true;  // set aside while coarse buckets are emptied
        continue;
      }
      if (other.first > turn.first) break;
      if (n == e.node) break;
      const bool mayBeSkipped = rules().order == Order::Coarse;  // once a goal of this bucket is known
      check(other.first == turn.first && mayBeSkipped, "expanded out of turn", e.node);
    }
    check(rules().order == Order::Coarse || !goalIsOpen || turn.first <= m_turns[goal()].first,
          "expanded after the goal", e.node);
    const Cost f = rules().priority(e.node, e.gBefore);
    if (rules().consistent && rules().order != Order::Coarse)
      check(f >= m_lastF, "f falls though h is consistent", e.node);
    m_lastF = f;
  }
  NodeId goal() const { return static_cast<NodeId>(rules().map.index(rules().q.to)); }

  std::map<NodeId, Turn> m_turns;
  std::set<std::pair<Turn, NodeId>> m_open;
  NodeId m_current = kNoNode;
  Cost m_lastF = 0;
  Cost m_bound = 0,
       m_passed = kInfiniteCost;  // of a search in rounds; what this round has passed over at least
};

// Depth-first and deepening searches: a stack that grows and shrinks by one.
class StackChronicle : public Chronicle {
 public:
  using Chronicle::Chronicle;
  void see(const Event& e) {
    const NodeId top = m_stack.empty() ? kNoNode : m_stack.back();
    const bool deepening = forgets(rules().q.options.algorithm);
    if (e.kind == EventKind::Backup) return;
    if (e.kind == EventKind::Expand) {
      check(e.parentAfter == top, "entered from elsewhere than the top of the stack", e.node);
      check(std::ranges::count(m_stack, e.node) == 0, "twice on the path", e.node);
      check(deepening ? e.statusAfter == NodeStatus::Open : e.statusAfter == NodeStatus::Closed, "status",
            e.node);
    }
    if (e.kind == EventKind::Backtrack) check(e.node == top, "left from below the top", e.node);
    if (e.kind == EventKind::Round) check(m_stack.empty(), "a round begins within another", e.node);
    tell(e);
    if (e.kind == EventKind::Generate || e.kind == EventKind::Expand) checkCost(e);
    if (e.kind == EventKind::Expand) m_stack.push_back(e.node);
    if (e.kind == EventKind::Backtrack && !m_stack.empty()) m_stack.pop_back();
  }

 private:
  std::vector<NodeId> m_stack;
};

// Hands every event to a chronicle that outlives the search.
template <class C>
struct Told {
  static constexpr bool kActive = true;
  C* chronicle;
  void onEvent(const Event& e) { chronicle->see(e); }
};

}  // namespace

class InvariantsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void hold_data() {
    const auto row = testing::columns<int, int>("algorithm", "order");
    for (const Algorithm a : {Algorithm::Dijkstra, Algorithm::Greedy, Algorithm::AStar,
                              Algorithm::WeightedAStar, Algorithm::CanonicalAStar, Algorithm::JumpPoint})
      for (const Order order : {Order::LastIn, Order::FirstIn, Order::Coarse})
        row(testing::rowName("%s, %s", info(a).name.data(),
                             order == Order::LastIn    ? "last in"
                             : order == Order::FirstIn ? "first in"
                                                       : "coarse"),
            static_cast<int>(a), static_cast<int>(order));
    for (const Algorithm a : {Algorithm::BreadthFirst, Algorithm::DepthFirst, Algorithm::IterativeDeepening,
                              Algorithm::IdaStar, Algorithm::RecursiveBestFirst})
      row(info(a).name.data(), static_cast<int>(a), static_cast<int>(Order::Queue));
    row("fringe-search", static_cast<int>(Algorithm::FringeSearch), static_cast<int>(Order::LastIn));
  }
  void hold() {
    FETCH(int, algorithm, order);
    const auto a = static_cast<Algorithm>(algorithm);
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < testing::rounds(60); ++i) {
      const auto rules = std::make_shared<Rules>(anyRules(a, static_cast<Order>(order), random));
      const QString fault = a == Algorithm::CanonicalAStar ? judge<CanonicalProblem>(rules)
                            : a == Algorithm::JumpPoint    ? judge<JumpProblem>(rules)
                                                           : judge<RouteProblem>(rules);
      QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + oracle::describe(rules->map, rules->q)));
    }
  }

 private:
  static Rules anyRules(Algorithm a, Order order, Random& random) {
    const bool uniform = a == Algorithm::CanonicalAStar || a == Algorithm::JumpPoint || random.chance(0.5);
    const bool forgets = search::meetsAnew(a);
    const int side = forgets ? 4 : 14;
    Rules rules;
    rules.map =
        oracle::randomMap(random, side, forgets ? 3 : side, 0.01 * random.between(0, 50), uniform ? 1 : 9);
    rules.map.setWeight({0, 0}, 1);
    const std::vector<Point> cells = oracle::freeCells(rules.map);
    const auto anyCell = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
    rules.q = {anyCell(), anyCell(), {}};
    RouteOptions& o = rules.q.options;
    o.algorithm = a;
    o.neighbours = random.chance(0.6) ? Neighbours::Eight : Neighbours::Four;
    o.corners = static_cast<CornerRule>(random.below(3));
    o.costs = static_cast<CostModel>(random.below(3));
    o.heuristic = static_cast<Heuristic>(random.below(6));
    rules.order = order;
    rules.improves = a != Algorithm::BreadthFirst;
    if (info(a).reopens) o.reopens = random.chance(0.5);
    rules.reopens = a != Algorithm::BreadthFirst && o.reopens.value_or(true);
    rules.inRounds = goesInRounds(a);
    rules.consistent = a == Algorithm::Dijkstra || (a == Algorithm::AStar && o.isAdmissible(*o.heuristic));
    return rules;
  }

  template <class P>
  static QString judge(const std::shared_ptr<Rules>& rules) {
    RouteQuestion q = rules->q;
    const P problem(makeRouteGraph(rules->map, q), q);
    rules->priority = [&](NodeId n, Cost g) {
      const Cost h = problem.heuristic(n);
      switch (q.options.algorithm) {
        case Algorithm::BreadthFirst: return Cost{0};
        case Algorithm::Dijkstra: return g;
        case Algorithm::Greedy: return h;
        case Algorithm::WeightedAStar: return g + static_cast<Cost>(q.options.weight * h);
        default: return g + h;
      }
    };
    using Observer = Told<BestFirstChronicle>;
    switch (q.options.algorithm) {
      case Algorithm::BreadthFirst: return told<BestFirst<P, BreadthFirst, Observer>>(rules, problem);
      case Algorithm::DepthFirst: return stacked<DepthFirst<P, Told<StackChronicle>>>(rules, problem);
      case Algorithm::IterativeDeepening:
        return stacked<IterativeDeepening<P, DepthBound, Told<StackChronicle>>>(rules, problem);
      case Algorithm::IdaStar:
        return stacked<IterativeDeepening<P, EstimateBound, Told<StackChronicle>>>(rules, problem);
      case Algorithm::RecursiveBestFirst:
        return stacked<IterativeDeepening<P, BestAlternative, Told<StackChronicle>>>(rules, problem);
      case Algorithm::Dijkstra:
        return told<BestFirst<P, Dijkstra, Observer>>(rules, problem, Dijkstra{rules->reopens});
      case Algorithm::Greedy:
        return told<BestFirst<P, Greedy, Observer>>(rules, problem, Greedy{rules->reopens});
      case Algorithm::WeightedAStar:
        return told<BestFirst<P, WeightedAStar, Observer>>(
            rules, problem, WeightedAStar{.reopens = rules->reopens, .weight = q.options.weight});
      case Algorithm::FringeSearch: return told<BestFirst<P, FringeSearch, Observer>>(rules, problem);
      default: return told<BestFirst<P, AStar, Observer>>(rules, problem, AStar{rules->reopens});
    }
  }
  template <class Search, class P>
  static QString told(const std::shared_ptr<Rules>& rules, const P& problem,
                      std::decay_t<decltype(std::declval<Search>().policy())> policy = {}) {
    BestFirstChronicle chronicle(rules);
    const Buckets buckets{rules->order == Order::Coarse ? rules->q.options.coarseWidth() : Cost{1},
                          rules->order == Order::FirstIn ? Ties::FirstIn : Ties::LastIn};
    Search(problem, {&chronicle}, policy, buckets).run();
    return chronicle.fault();
  }
  template <class Search, class P>
  static QString stacked(const std::shared_ptr<Rules>& rules, const P& problem) {
    StackChronicle chronicle(rules);
    Search(problem, {&chronicle}).run();
    return chronicle.fault();
  }
};

SEARCHLIGHT_TEST(InvariantsTest)
#include "invariants_test.moc"
