// core/sokoban/prove.cpp: turns, and what the two searches tell each other.
#include "core/sokoban/prove.h"

#include <algorithm>
#include <new>
#include <utility>
#include <vector>

#include "core/search/measured_time.h"
#include "core/sokoban/ends_search.h"
#include "core/sokoban/lurd.h"

namespace searchlight::sokoban {

namespace {

using search::Outcome;

constexpr std::uint64_t kTurn = 256, kMovesShare = 16;  // expansions, and which part of them A* has by moves
constexpr double kLongestTurn = 0.01;                   // seconds
constexpr std::size_t kBytesToShare = std::size_t{32} << 20;  // with less A* has all of it

class Proof {
 public:
  Proof(const SharedGround& ground, const LevelQuestion& question, const search::Limits& limits,
        const std::stop_token& stop, const std::shared_ptr<search::MemoryBudget>& budget,
        const TellProgress& tell, std::uint64_t headStart)
      : m_ground(ground),
        m_question(question),
        m_limits(limits),
        m_bounds(limits.seconds, stop),
        m_budget(budget),
        m_tell(tell),
        m_headStart(headStart) {
    search::SessionOptions options;
    options.algorithm = search::Algorithm::AStar;
    options.budget = budget;
    m_aStar = makeSession(ground, question, options);
    m_mayShare = question.ideas.bothEnds && limits.bytes >= kBytesToShare;
  }

  Outcome run() {
    if (m_aStar->outcome() != Outcome::Running) return m_aStar->outcome();
    if (m_aStar->bytes() > m_limits.bytes) return Outcome::MemoryLimit;
    for (auto next = m_bounds.endOfSlice(kSecondsBetweenTales);;) {
      if (const Outcome o = turn(); o != Outcome::Running) return o;
      if (!m_tell || search::Bounds::Clock::now() < next) continue;
      next = m_bounds.endOfSlice(kSecondsBetweenTales);
      m_tell({stats(), bytes(), atLeast()});
    }
  }
  search::Stats stats() const {
    search::Stats all = m_aStar->stats();
    all += m_before;
    if (m_ends) all += m_ends->stats();
    return all;
  }
  // REQUIRES: it has ended as Solved.
  std::vector<Position> positions() const {
    if (m_aStar->outcome() != Outcome::Solved) return m_met;
    std::vector<Position> positions;
    for (const search::NodeId n : m_aStar->path()) positions.push_back(*positionOf(*m_aStar, n));
    return positions;
  }

 private:
  std::size_t bytes() const { return m_aStar->bytes() + (m_ends ? m_memory->bytes() : 0); }
  // Never falls: what was proven by a search that is given up stays so.
  search::Cost atLeast() {
    m_atLeast = std::max({m_atLeast, m_aStar->lowerBound(), m_ends ? m_ends->lowerBound() : search::Cost{0}});
    return m_atLeast;
  }
  std::uint64_t expansionsLeft() const { return m_limits.expansionsLeft(stats()); }

  Outcome turn() {
    if (expansionsLeft() == 0) return Outcome::Stopped;
    if (const Outcome o = m_bounds.outcome(); o != Outcome::Running) return o;
    if (m_ends && isShortOfMemory()) giveUp();
    // Counting moves A*'s bound is far below what a level needs, since it knows nothing of walks.
    const std::uint64_t share = m_ends && m_question.metric == Metric::Moves ? kTurn / kMovesShare : kTurn;
    m_aStar->memory()->setLimit(m_limits.bytes - (m_ends ? m_memory->bytes() : 0));
    const Outcome o =
        m_aStar->advanceUntil(m_bounds.endOfSlice(kLongestTurn), std::min(share, expansionsLeft()));
    if (o != Outcome::Running) return o;
    if (m_aStar->lowerBound() >= m_metCost) return Outcome::Solved;
    if (!m_ends && m_mayShare && m_aStar->stats().expanded >= m_headStart) begin();
    if (!m_ends || expansionsLeft() == 0) return Outcome::Running;
    m_ends->raiseBound(m_aStar->lowerBound());
    m_memory->setLimit(m_limits.bytes - std::min(m_limits.bytes, m_aStar->bytes()));
    switch (m_ends->advance(m_bounds.endOfSlice(kLongestTurn), std::min(kTurn, expansionsLeft()))) {
      case Outcome::Running: return Outcome::Running;
      case Outcome::Solved: keepMeeting(); return Outcome::Solved;
      case Outcome::Exhausted: return Outcome::Exhausted;
      default: giveUp(); return Outcome::Running;
    }
  }
  void begin() {
    m_mayShare = false;
    m_memory = std::make_shared<search::MemoryAccount>(m_budget);
    m_memory->setLimit(m_limits.bytes - std::min(m_limits.bytes, m_aStar->bytes()));
    m_ends = makeEndsSearch(m_ground, m_question, m_question.ideas.symmetry, m_memory, m_bounds);
  }
  // A* must not end for want of what the other has taken.
  bool isShortOfMemory() const {
    return bytes() > m_limits.bytes - m_limits.bytes / 4 ||
           (m_budget && m_budget->used() > m_budget->total() - m_budget->total() / 8);
  }
  void keepMeeting() {
    m_metCost = m_ends->solutionCost();
    m_met = m_ends->positions();
  }
  void giveUp() {
    atLeast();
    if (m_ends->solutionCost() != search::kInfiniteCost) keepMeeting();
    m_before = m_ends->stats();
    m_before.open = 0;
    m_ends.reset();
  }

  const SharedGround& m_ground;
  const LevelQuestion& m_question;
  const search::Limits& m_limits;
  const search::Bounds m_bounds;
  const std::shared_ptr<search::MemoryBudget>& m_budget;
  const TellProgress& m_tell;
  std::uint64_t m_headStart;
  std::unique_ptr<search::Session> m_aStar;
  std::shared_ptr<search::MemoryAccount> m_memory;  // of m_ends
  std::unique_ptr<EndsSearch> m_ends;               // null: not begun, or given up
  search::Stats m_before;                           // of what was given up
  search::Cost m_atLeast = 0;
  bool m_mayShare = false;
  // The best meeting of a search from both ends that has solved it, or was given up.
  search::Cost m_metCost = search::kInfiniteCost;
  std::vector<Position> m_met;
};

}  // namespace

LevelSolution prove(const SharedGround& ground, const LevelQuestion& question, const search::Limits& limits,
                    const std::stop_token& stop, const std::shared_ptr<search::MemoryBudget>& budget,
                    const TellProgress& tell, std::uint64_t headStart) {
  LevelSolution solution;
  try {
    search::SplitTime time(solution.setupSeconds, solution.seconds);
    Proof proof(ground, question, limits, stop, budget, tell, headStart);
    time.beginSearch();
    solution.outcome = proof.run();
    time.endSearch();
    solution.stats = proof.stats();
    if (solution.outcome == Outcome::Solved) solution.steps = stepsAlong(ground->board(), proof.positions());
  } catch (const std::bad_alloc&) {
    solution.outcome = Outcome::MemoryLimit;
  }
  if (solution.outcome != Outcome::Solved) return solution;
  solution.pushes = static_cast<std::uint32_t>(play(ground->board(), solution.steps).pushes);
  solution.isOptimal = !question.near;
  return solution;
}

}  // namespace searchlight::sokoban
