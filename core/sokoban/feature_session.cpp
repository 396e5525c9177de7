// core/sokoban/feature_session.cpp: what the feature search tells its watcher becomes nodes and events.
#include "core/sokoban/feature_session.h"

#include <array>
#include <initializer_list>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/search/make_session.h"
#include "core/search/node_book.h"
#include "core/search/run_search.h"
#include "core/sokoban/solve_over.h"

namespace searchlight::sokoban {

using search::Cost;
using search::EventKind;
using search::kNoNode;
using search::NodeId;
using search::NodeRecord;
using search::NodeStatus;
using search::Outcome;

namespace {

// A silent session has nodes for its path alone, and nobody to tell of them.
struct IfRecorded {
  static constexpr bool kActive = true;
  std::optional<search::Recorder> recorder;
  void onEvent(const search::Event& e) {
    if (recorder) recorder->onEvent(e);
  }
};

constexpr std::array<std::string_view, 7> kFieldNames{"packed", "regions", "links", "outside",
                                                      "weight", "cell",    "turn"};

template <std::size_t Words>
class FeatureSession final : public search::SessionFor<LevelProblem<Words>>,
                             public FeatureView,
                             private FeatureSearch::Watcher {
  using P = LevelProblem<Words>;
  using Base = search::SessionFor<P>;

 public:
  using State = typename P::State;
  FeatureSession(const std::shared_ptr<const Ground>& ground, P problem, const Ideas& ideas,
                 const search::SessionOptions& options)
      : Base(options),
        m_problem(std::move(problem)),
        m_ideas(ideas),
        m_book(m_problem, *this->m_memory, observer(), search::Duplicates::Keep),
        m_waiting(typename Waiting::allocator_type(*this->m_memory)),
        m_told(search::AccountAllocator<Told>(*this->m_memory)),
        m_nodeOf(search::AccountAllocator<NodeId>(*this->m_memory)) {
    begin(ground);
  }

  // ---- Running ----
  Outcome advance(std::uint64_t steps) override {
    Driver driver{*this};
    return search::endingWhenOutOfMemory(driver, [&] {
      return m_outcome == Outcome::Running && steps > 0 ? search::doSteps(driver, steps) : m_outcome;
    });
  }
  Outcome advanceUntil(std::chrono::steady_clock::time_point deadline, std::uint64_t mostSteps) override {
    Driver driver{*this};
    return search::runUntil(driver, deadline, mostSteps);
  }
  Outcome run(const search::Limits& limits, const std::stop_token& stop) override {
    Driver driver{*this};
    return search::runSearch(driver, limits, stop);
  }
  void stop(Outcome outcome) override {
    if (m_outcome == Outcome::Running) m_outcome = outcome;
  }
  Outcome outcome() const override { return m_outcome; }
  search::Stats stats() const override { return m_search->stats(); }
  std::size_t bytes() const override { return this->m_memory->bytes(); }

  // ---- The solution ----
  std::vector<NodeId> path() override {
    return m_outcome == Outcome::Solved ? m_book.pathTo(m_goal) : std::vector<NodeId>();
  }
  search::States pathStates() override {
    std::vector<State> states;
    if (m_outcome == Outcome::Solved)
      for (const Position& position : m_search->positions()) states.push_back(*m_problem.stateOf(position));
    return std::make_shared<search::StatesFor<P>>(std::move(states));
  }
  Cost solutionCost() const override { return m_goal == kNoNode ? 0 : m_book[m_goal].g; }

  // ---- Nodes ----
  NodeRecord record(NodeId n) const override { return m_book[n]; }
  Cost heuristic(NodeId n) const override { return m_book.heuristic(m_problem, n); }
  Cost priority(Cost g, Cost) const override { return g; }
  State state(NodeId n) const override { return m_book.state(n); }
  using Base::find;
  NodeId find(const State& s) const override { return m_book.store().find(s); }
  const P& problem() const override { return m_problem; }
  void restart(P problem) override {
    m_problem = std::move(problem);
    m_book.renew(m_problem);
    begin(std::make_shared<const Ground>(m_problem.ground()));
  }
  std::optional<search::Successor> successor(NodeId expanded, NodeId, NodeId node,
                                             std::optional<std::uint8_t>) const override {
    const std::vector<Push> pushes = pushesOfOneBox(m_problem.ground(), state(expanded), state(node),
                                                    std::size_t{m_book[node].g} - m_book[expanded].g);
    if (pushes.empty()) return std::nullopt;
    search::Successor out;
    const Ground& ground = m_problem.ground();
    const auto place = [&](Square s) { return coordinates(ground.board().point(ground.cell(s))); };
    out.move =
        place(pushes.front().box) + " to " + place(ground.beside(pushes.back().box, pushes.back().direction));
    out.cost = static_cast<Cost>(pushes.size());
    out.h = heuristic(node);
    return out;
  }

  // ---- What is told besides ----
  std::optional<Told> told(NodeId node) const override {
    return node < m_told.size() && m_book[node].status != NodeStatus::DeadEnd ? std::optional(m_told[node])
                                                                              : std::nullopt;
  }
  const std::vector<CellTold>& cells() const override { return m_cells; }
  std::size_t boxCount() const override { return m_problem.ground().board().opening().boxes.size(); }
  std::vector<Square> lostTogether(NodeId node, Square box) const override {
    std::vector<Square> others;
    const State s = state(node);
    s.forEachBox([&](Square other) {
      if (other != box) others.push_back(other);
    });
    const auto areLost = [&](std::initializer_list<Square> boxes) {
      std::vector<std::uint64_t> words((m_problem.ground().squareCount() + 63) / 64);
      for (const Square b : boxes) words[b / 64] |= std::uint64_t{1} << (b % 64);
      return m_known->tables.isLost(words.data(), box, s.worker);
    };
    try {
      for (const Square a : others)
        if (areLost({box, a})) return {box, a};
      for (std::size_t i = 0; i < others.size(); ++i)
        for (std::size_t k = i + 1; k < others.size(); ++k)
          if (areLost({box, others[i], others[k]})) return {box, others[i], others[k]};
    } catch (const std::bad_alloc&) {  // what the tables note of an answer needs memory: it is shown without
    }
    return {};
  }
  std::optional<std::string> toldField(std::size_t event, std::string_view name) const override {
    const search::Event& e = this->m_trace[event];
    const auto told = this->told(e.node);
    if (!told || e.kind == EventKind::Prune) return std::nullopt;
    const bool isOwn = e.kind == EventKind::Expand;
    const Features& f = isOwn ? told->counted : told->features;
    const auto number = [](std::uint64_t n) { return std::optional(std::to_string(n)); };
    if (name == kFieldNames[0]) return number(f.packed);
    if (name == kFieldNames[1]) return number(f.regions);
    if (name == kFieldNames[2]) return number(f.links);
    if (name == kFieldNames[3]) return number(f.outside);
    if (!isOwn) return std::nullopt;
    if (name == kFieldNames[4]) return number(told->weight);
    if (told->turnOf == kNone) return std::nullopt;
    if (name == kFieldNames[5]) return number(told->turnOf + std::uint64_t{1});
    if (name == kFieldNames[6]) return number(told->turn);
    return std::nullopt;
  }
  std::optional<double> toldNumber(NodeId node, std::string_view name) const override {
    const auto told = this->told(node);
    if (!told) return std::nullopt;
    const Features& f = told->isExpanded ? told->counted : told->features;
    if (name == kFieldNames[0]) return f.packed;
    if (name == kFieldNames[1]) return f.regions;
    return std::nullopt;
  }
  std::vector<std::string> toldFieldNames() const override {
    return {kFieldNames.begin(), kFieldNames.end()};
  }

 private:
  template <class T>
  using Kept = std::vector<T, search::AccountAllocator<T>>;
  using Waiting = std::unordered_map<std::uint64_t, NodeId, std::hash<std::uint64_t>, std::equal_to<>,
                                     search::AccountAllocator<std::pair<const std::uint64_t, NodeId>>>;
  // What the loops of run_search.h drive.
  struct Driver {
    static constexpr bool kExpensiveSteps = true;
    FeatureSession& session;
    Outcome outcome() const { return session.m_outcome; }
    Outcome step() { return session.step(); }
    search::Stats stats() const { return session.stats(); }
    search::MemoryAccount& memory() { return *session.m_memory; }
    bool searching() const { return !session.m_book.isReadingRoute(); }
    Outcome stopWith(Outcome outcome) { return session.m_outcome = outcome; }
  };

  bool isRecorded() const { return this->m_options.recording == search::Recording::Recorded; }
  IfRecorded observer() {
    IfRecorded out;
    if (isRecorded()) out.recorder.emplace(&this->m_trace, this->m_options.record);
    return out;
  }
  void begin(const std::shared_ptr<const Ground>& ground) {
    m_known = std::make_shared<KnownDeadlocks>(*ground, this->m_memory);
    m_search.emplace(ground, m_ideas, this->m_memory, std::uint64_t{0}, m_known);
    if (isRecorded()) m_search->setWatcher(this);
    m_outcome = Outcome::Running;
    m_goal = kNoNode;
  }

  Outcome step() {
    if (m_book.isReadingRoute()) return m_outcome = m_book.readRoute();
    const Outcome outcome = m_search->step();
    if (outcome != Outcome::Solved) return m_outcome = outcome;
    if (!isRecorded()) {
      keepPath();
      return m_outcome = Outcome::Solved;
    }
    m_goal = m_last;
    return m_outcome = m_book.beginRoute(m_goal, m_book[m_goal]);
  }

  // Nodes where moves of the solution end.
  void keepPath() {
    std::vector<std::size_t> stops;
    const std::vector<Position> positions = m_search->positions(&stops);
    for (const std::size_t stop : stops) {
      const NodeId node = m_book.intern(*m_problem.stateOf(positions[stop]));
      m_book.change(EventKind::Generate, node, {}, {m_goal, static_cast<Cost>(stop), NodeStatus::Closed});
      m_goal = node;
    }
  }

  State stateOf(const FeatureSearch::Seen& seen) const {
    State s;
    for (std::size_t square = 0; square < m_problem.ground().squareCount(); ++square)
      if ((seen.boxes[square / 64] >> (square % 64) & 1) != 0) s.flip(static_cast<Square>(square));
    s.worker = seen.worker;
    return s;
  }
  // A move is one of its position's, by the box and by where it ends.
  static std::uint64_t keyOf(const FeatureSearch::Move& move) {
    static_assert(FeatureSearch::kMostSquares <= 1u << 12);
    return std::uint64_t{move.node} << 32 | std::uint64_t{move.from} << 16 | std::uint64_t{move.to} << 2 |
           static_cast<std::uint64_t>(move.side);
  }
  // The action of its event: how the box was pushed last.
  static std::uint8_t actionOf(const FeatureSearch::Move& move) {
    return static_cast<std::uint8_t>(opposite(move.side));
  }
  NodeRecord child(const FeatureSearch::Move& move, std::uint32_t pushes, NodeStatus status) const {
    const NodeId parent = m_nodeOf[move.node];
    return {parent, m_book[parent].g + pushes, status, actionOf(move)};
  }
  void generate(const State& s, const NodeRecord& record, std::uint8_t action, const Features& features) {
    const NodeId node = m_book.intern(s);
    if (m_told.size() <= node) m_told.resize(node + std::size_t{1});
    m_told[node].features = features;
    m_book.change(EventKind::Generate, node, {}, record, action);
    m_last = node;
  }

  // ---- The watcher ----
  void onStart(FeatureSearch::Seen seen) override {
    generate(stateOf(seen), {kNoNode, 0, NodeStatus::Open, search::kNoArrival}, 0, {});
  }
  void onMove(const FeatureSearch::Move& move, std::size_t cell, std::uint32_t known) override {
    if (cell != kNoTurn) ++m_cells[cell].turns;
    const auto waiting = m_waiting.find(keyOf(move));
    if (waiting == m_waiting.end()) return;  // it was made at once
    m_last = waiting->second;
    m_waiting.erase(waiting);
    Told& told = m_told[m_last];
    told.weight = move.weight;
    if (cell != kNoTurn) {
      told.turnOf = static_cast<std::uint32_t>(cell);
      told.turn = m_cells[cell].turns;
    }
    if (known == kNoNode) return;
    const NodeRecord before = m_book[m_last];
    NodeRecord after = before;
    after.status = NodeStatus::Closed;
    m_book.change(EventKind::Backtrack, m_last, before, after);
  }
  void onExpand(FeatureSearch::NodeId position) override {
    m_nodeOf.resize(position + std::size_t{1}, kNoNode);
    m_nodeOf[position] = m_last;
    m_told[m_last].isExpanded = true;
    m_told[m_last].counted = m_told[m_last].features;
    const NodeRecord before = m_book[m_last];
    NodeRecord after = before;
    after.status = NodeStatus::Closed;
    m_book.change(EventKind::Expand, m_last, before, after);
    m_expanded = m_last;
  }
  void onCounted(const Features& features) override {
    m_told[m_expanded].counted = features;
    if (m_book[m_expanded].parent == kNoNode) m_told[m_expanded].features = features;
  }
  void onChild(const FeatureSearch::Move& move, FeatureSearch::Seen seen, std::uint32_t pushes,
               const Features& features) override {
    generate(stateOf(seen), child(move, pushes, NodeStatus::Open), actionOf(move), features);
    m_waiting.emplace(keyOf(move), m_last);
  }
  void onKnown(const FeatureSearch::Move&, std::uint32_t known, std::uint32_t) override {
    m_book.note(EventKind::Duplicate, m_nodeOf[known]);
  }
  void onLost(const FeatureSearch::Move& move, FeatureSearch::Seen seen, std::uint32_t pushes,
              Deadlock why) override {
    m_book.prune(stateOf(seen), child(move, pushes, NodeStatus::DeadEnd), static_cast<std::uint8_t>(why));
  }
  void onCell(std::size_t cell) override {
    if (m_cells.size() <= cell) m_cells.resize(cell + 1);
    m_cells[cell].features = m_told[m_expanded].counted;
    m_told[m_expanded].cell = static_cast<std::uint32_t>(cell);
  }

  P m_problem;
  Ideas m_ideas;
  search::NodeBook<P, IfRecorded> m_book;
  std::shared_ptr<KnownDeadlocks> m_known;
  std::optional<FeatureSearch> m_search;
  Outcome m_outcome = Outcome::Running;
  NodeId m_goal = kNoNode;

  // Of a recorded session alone.
  Waiting m_waiting;      // moves that were not made, and their nodes
  Kept<Told> m_told;      // by node; of what was pruned nothing
  Kept<NodeId> m_nodeOf;  // by position of the search
  std::vector<CellTold> m_cells;
  NodeId m_last = kNoNode, m_expanded = kNoNode;
};

}  // namespace

template <std::size_t Words>
std::unique_ptr<search::SessionFor<LevelProblem<Words>>> makeFeatureSession(
    const std::shared_ptr<const Ground>& ground, LevelProblem<Words> problem, const Ideas& ideas,
    const search::SessionOptions& options) {
  if (!FeatureSearch::fits(*ground)) return nullptr;
  return std::make_unique<FeatureSession<Words>>(ground, std::move(problem), ideas, options);
}
template std::unique_ptr<search::SessionFor<NarrowLevel>> makeFeatureSession(
    const std::shared_ptr<const Ground>&, NarrowLevel, const Ideas&, const search::SessionOptions&);
template std::unique_ptr<search::SessionFor<WideLevel>> makeFeatureSession(
    const std::shared_ptr<const Ground>&, WideLevel, const Ideas&, const search::SessionOptions&);

}  // namespace searchlight::sokoban
