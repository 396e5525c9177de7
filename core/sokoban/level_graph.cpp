// core/sokoban/level_graph.cpp: one sweep out over the pushes, and what the solver's tests say of each state that it met.
#include "core/sokoban/level_graph.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/search/best_first.h"
#include "core/search/derived_problems.h"
#include "core/sokoban/solve.h"
#include "core/sokoban/solve_over.h"

namespace searchlight::sokoban {
namespace {

using graph::Vertex;
using Seen = LevelGraph::Seen;

// That a state takes here, in the graph, and in the layout of it.
constexpr std::size_t kBytesEach = 700;

constexpr Ideas kNoIdeas{.deadSquares = false, .freeze = false, .corral = false, .matching = false};

// The solver's tests, asked about a state and not about the push that led there.
template <std::size_t Words>
class Seer : public LevelProblem<Words> {
 public:
  using State = LevelState<Words>;
  explicit Seer(const SharedGround& ground)
      : LevelProblem<Words>(ground, Metric::Pushes, Ideas(), Numbering::AllSquares) {}

  Seen seen(const State& s) const {
    const bool isFrozen = hasFrozen(s);
    const std::array<bool, kIdeaNames.size()> sees{hasDeadSquare(s), isFrozen, hasClosedCorral(s),
                                                   hasNoMatching(s, isFrozen)};
    Seen seen = 0;
    for (std::size_t i = 0; i < sees.size(); ++i) seen |= static_cast<Seen>(sees[i] ? 1u << i : 0u);
    return seen;
  }

 private:
  bool hasDeadSquare(const State& s) const {
    bool isThere = false;
    s.forEachBox([&](Square box) { isThere = isThere || this->m_ground->isDead(box); });
    return isThere;
  }
  bool hasFrozen(const State& s) const {
    bool isThere = false;
    s.forEachBox([&](Square box) {
      isThere = isThere || (this->isHeldIn(s, box) && this->isOffGoals(this->m_freeze.held()));
    });
    return isThere;
  }
  bool hasClosedCorral(const State& s) const {
    this->walkFrom(s, s.worker);
    return this->findCorral() && this->m_corrals.pushes() == 0;
  }
  // What is fixed is on goals where nothing is frozen off them.
  bool hasNoMatching(const State& s, bool isFrozen) const {
    if (!this->m_ideas.matching) return false;
    return this->m_matching.of(s) >= Matching::kNone || (!isFrozen && this->isShutOff(s, s, false));
  }
};

template <std::size_t Words>
class LevelGraphOver final : public LevelGraph {
 public:
  LevelGraphOver(const SharedGround& ground, const std::stop_token& stop, const Budget& budget,
                 const Progress& progress)
      : LevelGraph(ground->board(), budget),
        m_search(search::ToldGraph<Level>(Level(ground, Metric::Pushes, kNoIdeas, Numbering::AllSquares),
                                          progress),
                 search::NullObserver{}, search::BreadthFirst{}, search::Buckets{},
                 std::make_shared<search::MemoryAccount>(budget)) {
    const Seer<Words> seer(ground);
    search::Limits limits;
    limits.expansions =
        std::min<std::uint64_t>(graph::NumberedGraph::kMostStates,
                                search::shareOf(budget.get()) / (kBytesEach + sizeof(Cell) * boxes(ground)));
    m_search.run(limits, stop);
    if (stop.stop_requested()) throw search::EndedEarly{search::Outcome::Stopped};
    m_states.make(
        m_search.nodes().size(),
        [this](search::NodeId id, std::vector<search::NodeId>& next) {
          const State state = m_search.nodes().state(id);
          m_search.problem().Level::forEachSuccessor(
              state, [&](Push, const State& to, search::Cost) { next.push_back(m_search.nodes().find(to)); });
        },
        [this](search::NodeId id) { return m_search.problem().Level::isGoal(m_search.nodes().state(id)); },
        [&](search::NodeId id) { return seer.seen(m_search.nodes().state(id)) != 0; }, stop);
    m_seen.reserve(graph()->vertexCount());
    for (Vertex v = 0; v < graph()->vertexCount(); ++v) {
      if (v % 1024 == 0 && stop.stop_requested()) throw search::EndedEarly{search::Outcome::Stopped};
      m_seen.push_back(seer.seen(m_search.nodes().state(m_states.id(v))));
    }
    count();
  }

  Position position(Vertex v) const override {
    return m_search.problem().position(m_search.nodes().state(m_states.id(v)));
  }
  Vertex vertex(const Position& position) const override {
    const auto state = m_search.problem().stateOf(position);
    return state ? m_states.vertexOf(m_search.nodes().find(*state)) : graph::kNoVertex;
  }

 private:
  using Level = LevelProblem<Words>;
  using State = LevelState<Words>;
  static std::size_t boxes(const SharedGround& ground) { return ground->board().opening().boxes.size(); }

  search::BestFirst<search::ToldGraph<Level>, search::BreadthFirst> m_search;
};

}  // namespace

std::shared_ptr<const LevelGraph> LevelGraph::make(const Board& level, const std::stop_token& stop,
                                                   const Budget& budget, const Progress& progress) {
  const auto ground = std::make_shared<const Ground>(level);
  std::shared_ptr<const LevelGraph> made;
  withWidth(*ground, Numbering::AllSquares, [&](auto words) {
    made = std::make_shared<const LevelGraphOver<words>>(ground, stop, budget, progress);
  });
  return made;
}

Vertex LevelGraph::vertexOf(const search::Session& session, search::NodeId node) const {
  const auto position = positionOf(session, node);
  // Of another level a box may be where there is nothing here.
  const auto isHere = [this](Cell cell) { return cell < m_board.cellCount(); };
  if (!position || !isHere(position->worker) || !std::ranges::all_of(position->boxes, isHere))
    return graph::kNoVertex;
  return vertex(*position);
}

std::optional<std::size_t> LevelGraph::firstOf(Seen seen) {
  if (seen == 0) return std::nullopt;
  return static_cast<std::size_t>(std::countr_zero(seen));
}

void LevelGraph::count() {
  for (Vertex v = 0; v < m_seen.size(); ++v) {
    if (!graph()->isDead(v)) continue;
    const auto first = firstOf(m_seen[v]);
    ++(first ? m_deadSeenFirst[*first] : m_deadUnseen);
    for (std::size_t i = 0; i < m_deadSeen.size(); ++i) m_deadSeen[i] += sees(m_seen[v], i) ? 1 : 0;
  }
}

}  // namespace searchlight::sokoban
