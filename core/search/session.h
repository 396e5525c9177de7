// core/search/session.h: a search as a front end sees it: no template of the algorithm, one virtual call a batch of steps.
//
// The same class runs silently at full speed and, with a trace, recorded for the screen. Searches are deterministic, so
// a session made again from the same problem and options tells the same story.
//
// This header knows no algorithm: make_session.h, which compiles them for a problem, is for the few files that make
// sessions.
#pragma once
#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/search/algorithms.h"
#include "core/search/deepening.h"
#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/search/states.h"
#include "core/search/ties.h"
#include "core/trace/trace.h"

namespace searchlight::search {

enum class Recording : std::uint8_t { Silent, Recorded };

struct SessionOptions {
  Algorithm algorithm = Algorithm::AStar;
  Ties ties = Ties::LastIn;
  std::uint64_t seed = 0;                    // of Ties::Random
  std::optional<bool> reopens = {};          // of a best-first search; nothing: AlgorithmInfo::reopens
  Duplicates duplicates = Duplicates::Drop;  // Keep: where canKeepDuplicates(algorithm)
  Cost coarseWidth = 1;                      // in the problem's cost unit; used with Ties::Coarse
  double weight = 1.5;                       // of weighted A*
  static constexpr std::uint32_t kUsualWidth = 10;
  std::uint32_t width = kUsualWidth;  // of beam search
  static constexpr std::uint32_t kUsualNodes = 1000;
  std::uint32_t nodes = kUsualNodes;   // of SMA*, at the most
  std::size_t transpositionBytes = 0;  // of IDA*'s transposition table, at most; 0: none
  Recording recording = Recording::Silent;
  RecordOptions record = {};
  std::size_t traceSegments = 64;             // the window of the trace, in segments of 65,536 events
  std::shared_ptr<MemoryBudget> budget = {};  // that the session takes its memory from; null: unbounded
};

// A search from both ends keeps no rank: where it has no heuristic, g agrees where f does.
// MM takes no node too early, which would go beyond the middle.
constexpr Ties usedTies(Algorithm algorithm, Ties ties) {
  if (algorithm == Algorithm::MeetInTheMiddle && ties == Ties::Coarse) return Ties::LastIn;
  return goesFromBothEnds(algorithm) && goByRank(ties) ? Ties::LastIn : ties;
}
inline Ties usedTies(const SessionOptions& options) { return usedTies(options.algorithm, options.ties); }

class Session {
 public:
  virtual ~Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // At most `steps` steps; a step expands at most one node. Running means there is more to do.
  virtual Outcome advance(std::uint64_t steps) = 0;
  // The same, and no step after the deadline, which is passed by one step or by 0.1 ms.
  virtual Outcome advanceUntil(std::chrono::steady_clock::time_point deadline, std::uint64_t mostSteps) = 0;
  // To the end, or to a limit. Callable from another thread as long as nobody else touches the session.
  virtual Outcome run(const Limits& limits, const std::stop_token& stop) = 0;

  // Ends a running search with this outcome.
  virtual void stop(Outcome outcome) = 0;
  virtual Outcome outcome() const = 0;
  virtual Stats stats() const = 0;
  // From start to goal, as nodes of this session; empty unless solved.
  virtual std::vector<NodeId> path() = 0;
  // The same as states, for whoever outlives the session or looks at another one.
  virtual States pathStates() { return states(path()); }
  // The cost of reaching the last node of path() as the search summed it.
  virtual Cost solutionCost() const = 0;
  // What is known of node n now; of another program's trace nothing.
  virtual NodeRecord record(NodeId) const { return {}; }
  virtual std::size_t bytes() const = 0;
  // What any solution costs at least, as far as the search has come, where the heuristic is admissible; 0 of searches that know no
  // such bound. It may fall again.
  virtual Cost lowerBound() const { return 0; }

  // Whether a path that may be cheaper than the one found, or any at all, was given up for want of nodes (SMA*).
  virtual bool isCutShort() const { return false; }

  // What is estimated from n to the goal (0 where the problem has no heuristic), and the priority that this search
  // gives to a node with such g and h.
  virtual Cost heuristic(NodeId n) const = 0;
  virtual Cost priority(Cost g, Cost h) const = 0;
  // The priority of node n with such g. A search that makes no use of the heuristic, which may be expensive, does not ask it.
  Cost priorityOf(NodeId n, Cost g) const { return priority(g, usesHeuristic() ? heuristic(n) : 0); }
  // Whether the problem says that its heuristic is expensive. One that is not may be asked by two threads at a time.
  virtual bool hasExpensiveHeuristic() const { return false; }
  virtual bool usesHeuristic() const { return info(m_options.algorithm).usesHeuristic; }

  // The rounds that a recorded deepening search, or any repairing one, has begun, k from 0; none in other searches. REQUIRES: k < rounds().
  virtual std::size_t rounds() const { return 0; }
  virtual DeepeningRound round(std::size_t) const { return {}; }

  // Of a repairing search: h, priorities and moves that are asked for from here on are those of the round under way at this
  // position of its trace, until another one is named; in the beginning, those of the last round. No thread may ask meanwhile.
  virtual void viewFrom(std::size_t /*position*/) const {}
  virtual std::size_t viewedFrom() const { return 0; }
  // What a node has cost since its last expansion: of a repairing search g, whose rhs is PlayedNode::g, and kInfiniteCost where it has
  // none; of others that is the same.
  virtual Cost settledCost(const PlayedNode& played) const { return played.g; }
  // The cost by which it stands in OPEN.
  Cost leastCost(const PlayedNode& played) const { return std::min(settledCost(played), played.g); }

  // ---- States: what sessions have in common. A NodeId is this session's and nobody else's. ----

  // The states of these nodes.
  virtual States states(std::span<const NodeId> nodes) const = 0;
  // State i of the list as a node of this session, the forward one of a bidirectional search. kNoNode is an ordinary
  // answer: the state is not of this board, or no such node is there yet. Changes nothing. REQUIRES: i < states.size().
  virtual NodeId find(const StateList& states, std::size_t i) const = 0;
  // The same of another session's node; on the same side where both sessions have two. Where one of them is another
  // program's trace, the states are those of the same common text.
  NodeId find(const Session& other, NodeId node) const {
    if (isForeign() || other.isForeign()) return findCommon(other.commonText(node));
    const NodeId found = find(*other.states({&node, 1}), 0);
    return found != kNoNode && sides() == 2 && other.sides() == 2 ? found + node % 2 : found;
  }
  // A node's state as a line of text, empty where the domain has none; and the state (one in the list) of a text, null
  // where the text names none of this board.
  virtual std::string stateText(NodeId) const { return {}; }
  virtual States stateFromText(std::string_view) const { return nullptr; }
  // Whether it is another program's trace, whose names for states nobody else knows. What it has in common with others is
  // the common text: the place "x, y" where it tells one. Of several nodes at one place findCommon() gives the first.
  virtual bool isForeign() const { return false; }
  virtual std::string commonText(NodeId n) const { return stateText(n); }
  virtual NodeId findCommon(std::string_view text) const {
    const States state = stateFromText(text);
    return state ? find(*state, 0) : kNoNode;
  }

  // Another program's trace, and the feature-space search: what event i tells under a name, as text, nothing where it tells no such
  // thing; and the names that any event has.
  virtual std::optional<std::string> toldField(std::size_t /*event*/, std::string_view /*name*/) const {
    return std::nullopt;
  }
  virtual std::vector<std::string> toldFieldNames() const { return {}; }
  // The same of a node, as a number, where a search counts something of it: of the feature-space search "packed", "regions".
  virtual std::optional<double> toldNumber(NodeId /*node*/, std::string_view /*name*/) const {
    return std::nullopt;
  }

  // The move from `expanded` to `node`, made again: `parent` is the parent of `expanded` at that time (kNoNode at the
  // start) and `action` the low byte of the action where it is known. Of the answer, move, cost and h are filled in.
  // Nothing where there is no such move. successorAt() (trace/player_queries.h) asks this for an event.
  virtual std::optional<Successor> successor(NodeId /*expanded*/, NodeId /*parent*/, NodeId /*node*/,
                                             std::optional<std::uint8_t> /*action*/) const {
    return std::nullopt;
  }

  // Of a node's state: identityOf(), for ties at random.
  virtual std::uint64_t identity(NodeId n) const { return n; }

  // Of no other session in this process.
  std::uint64_t serial() const { return m_serial; }

  // False where the problem has no goal, so that Exhausted is how the search is meant to end.
  virtual bool seeksGoal() const { return true; }

  Algorithm algorithm() const { return m_options.algorithm; }
  const SessionOptions& options() const { return m_options; }
  OpenOrder openOrder() const;
  // The same of a node as it is played, which a repairing search put there in the round of PlayedNode::added.
  virtual std::uint64_t placeOf(const OpenOrder& order, NodeId n, const PlayedNode& played) const {
    return placeOf(order, n, played.g);
  }
  // Where node n with such g stands in OPEN, in the order of openOrder(): the smallest place is taken next, and among equal
  // ones the last or the first that came in. The upper half is the priority. REQUIRES: OpenOrder::Kind::Priority.
  std::uint64_t placeOf(const OpenOrder& order, NodeId n, Cost g) const {
    const Cost h = usesHeuristic() ? heuristic(n) : 0;
    return std::uint64_t{priority(g, h) / order.width} << 32 |
           tieRank(order.ties, order.seed, identity(n), g, h);
  }
  // The account of all that the session holds; what is made of its trace as it comes may take from it, too.
  const std::shared_ptr<MemoryAccount>& memory() const { return m_memory; }
  // Empty unless recorded.
  const Trace& trace() const { return m_trace; }
  // For a reader who looks at every event once; see Trace. REQUIRES: recorded, and nothing has left the window yet.
  void keepUntilLetGo() { m_trace.keepUntilLetGo(); }
  void letGo(std::size_t end) { m_trace.letGo(end); }

  // Nodes of both sides of a bidirectional search share a state: node = state's number * sides() + side. Where duplicates are kept,
  // a state's number is that of its first node.
  NodeId sides() const { return goesFromBothEnds(m_options.algorithm) ? 2 : 1; }
  NodeId stateNumber(NodeId n) const { return keepsDuplicates() ? firstNode(n) : n / sides(); }
  // Where a state is a place and something else (a route through waypoints: a cell, and how many of them were visited), how many places
  // there are: a state's number is its place's, plus any number of times this. 0: states have no such parts.
  virtual NodeId placeCount() const { return 0; }
  // The number of the place of n's state; where states have no parts, the state's.
  NodeId place(NodeId n) const {
    const NodeId state = stateNumber(n), count = placeCount();
    return count == 0 ? state : state % count;
  }
  bool keepsDuplicates() const { return m_options.duplicates == Duplicates::Keep; }
  // Whether it is the goal's side's, of a search from both, or from the goal.
  bool isBackward(NodeId n) const {
    return (sides() == 2 && n % 2 == 1) || m_options.algorithm == Algorithm::DStarLite;
  }

 protected:
  // The first node of n's state.
  virtual NodeId firstNode(NodeId n) const { return n; }

  explicit Session(const SessionOptions& options)
      : m_options(options),
        m_memory(std::make_shared<MemoryAccount>(options.budget)),
        m_trace(options.traceSegments, options.record.segmentFull, m_memory.get()) {
    m_trace.setForgets(options.record.forgets);
    m_trace.setReadsRoutes(repairs(options.algorithm));
    if (!canKeepDuplicates(options.algorithm))
      m_options.duplicates = searchesTree(options.algorithm) || holdsMoves(options.algorithm)
                                 ? Duplicates::Keep
                                 : Duplicates::Drop;
  }
  static std::uint64_t nextSerial() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
  }
  const std::uint64_t m_serial = nextSerial();
  SessionOptions m_options;
  std::shared_ptr<MemoryAccount> m_memory;  // of all that the session holds
  Trace m_trace;
};

// Sees a repairing search as of a position, as long as it lives.
class ViewFrom {
 public:
  ViewFrom(const Session& session, std::size_t position)
      : m_session(session), m_before(session.viewedFrom()) {
    session.viewFrom(position);
  }
  ~ViewFrom() { m_session.viewFrom(m_before); }
  ViewFrom(const ViewFrom&) = delete;
  ViewFrom& operator=(const ViewFrom&) = delete;

 private:
  const Session& m_session;
  std::size_t m_before;
};

inline OpenOrder Session::openOrder() const {
  switch (m_options.algorithm) {
    case Algorithm::BeamSearch:
    case Algorithm::BreadthFirst: return {OpenOrder::Kind::Queue, Ties::FirstIn};
    case Algorithm::DepthFirst:
    case Algorithm::IterativeDeepening:
    case Algorithm::RecursiveBestFirst:
    case Algorithm::IdaStar: return {OpenOrder::Kind::Stack, Ties::LastIn};
    case Algorithm::FringeSearch: return {OpenOrder::Kind::Priority, Ties::LastIn};
    case Algorithm::LpaStar:
    case Algorithm::DStarLite: return {OpenOrder::Kind::Priority, Ties::SmallerG};  // the key's second part
    case Algorithm::FeatureSpace: return {OpenOrder::Kind::Turns, Ties::FirstIn};
    default:
      return {OpenOrder::Kind::Priority, usedTies(m_options),
              usedTies(m_options) == Ties::Coarse ? m_options.coarseWidth : Cost{1}, m_options.seed};
  }
}

// A session whose states have a type: to draw a node, and to ask the next question with the same memory. What needs no
// more than the problem and the states is written here (defined in make_session.h), so that it is compiled once for a
// problem and not once for each search.
template <Problem P>
class SessionFor : public Session {
 public:
  using State = typename P::State;
  virtual State state(NodeId n) const = 0;
  virtual NodeId find(const State& s) const = 0;
  virtual const P& problem() const = 0;
  // A new question to a silent session; keeps all memory. REQUIRES: options().recording is Silent.
  virtual void restart(P problem) = 0;

  bool seeksGoal() const override;
  NodeId placeCount() const override;
  bool hasExpensiveHeuristic() const override { return ExpensiveHeuristicProblem<P>; }
  std::uint64_t identity(NodeId n) const override { return identityOf(problem(), state(n)); }
  States states(std::span<const NodeId> nodes) const override;
  using Session::find;
  NodeId find(const StateList& states, std::size_t i) const override;
  std::string stateText(NodeId n) const override;
  States stateFromText(std::string_view text) const override;
  std::optional<Successor> successor(NodeId expanded, NodeId parent, NodeId node,
                                     std::optional<std::uint8_t> action) const override;

 protected:
  using Session::Session;
  NodeId firstNode(NodeId n) const override { return find(state(n)); }

 private:
  // The first move between two nodes whose action has this low byte. Without an arrival all moves are tried, which those
  // of any arrival are among.
  struct Move {
    typename P::Action action;
    Cost cost;
  };
  std::optional<Move> move(NodeId from, Arrival arrival, NodeId to, std::optional<std::uint8_t> action,
                           bool backwards) const;
};

// A session over a problem; nullptr where the algorithm needs what the problem does not have. Defined in make_session.h;
// a problem whose searches are compiled once is asked with this declaration alone.
template <Problem P>
std::unique_ptr<SessionFor<P>> makeSession(P problem, const SessionOptions& options);

}  // namespace searchlight::search

// Searches over one problem take long to compile, so they are once: SEARCHLIGHT_SESSIONS_OVER(P, extern) stands in the problem's header,
// and SEARCHLIGHT_SESSIONS_OVER(P) in one file that includes make_session.h, which core/CMakeLists.txt makes of solve_over.cpp.in.
// NOLINTBEGIN(bugprone-macro-parentheses): a type cannot stand in any
#define SEARCHLIGHT_SESSIONS_OVER(P, ...)                                                    \
  namespace searchlight::search {                                                            \
  __VA_ARGS__ template std::unique_ptr<SessionFor<P>> makeSession(P, const SessionOptions&); \
  }
// NOLINTEND(bugprone-macro-parentheses)
