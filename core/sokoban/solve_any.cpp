// core/sokoban/solve_any.cpp: any solution: several searches take turns, for none of them is the fastest on every level.
#include <algorithm>
#include <bit>
#include <functional>
#include <new>
#include <tuple>
#include <utility>

#include "core/search/make_session.h"
#include "core/search/measured_time.h"
#include "core/sokoban/feature_search.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/solve_over.h"

namespace searchlight::sokoban {

namespace {

using search::Algorithm;
using search::Outcome;

// How long a turn is, counted in generated states and not by the clock, so that a level is solved by the same search in the same
// way on every machine, however busy. A million take about a second. Turns are as short as nobody would notice, then longer,
// so that they cost nothing.
constexpr std::uint64_t kFirstTurn = 4'000, kLongestTurn = 128'000;
// How many steps are made between two looks at the clock and at what is left of the turn.
constexpr std::uint64_t kStepsALook = 16;
// Searches by features: by pushes with so many seeds, by pushes again and again with the seeds that follow, and one by pulls, whose
// seed has a style of its own.
constexpr std::uint64_t kSeeds = 3, kFirstAgain = 11, kPullingSeed = 9;
// From this one on they learn patterns of lost boxes: what is easy is solved before it would pay.
constexpr std::uint64_t kFirstLearning = kFirstAgain + 3;
// How long one of those that begin again goes on at least.
constexpr std::uint64_t kShortestRun = 300'000;
// How long the turns of each are: so many halves of one, and so long at most. What a greedy search does not solve soon it hardly ever
// does: when it has generated `early` states its turns become short.
struct Share {
  std::uint64_t halves, most, early = 0;

  std::uint64_t of(std::uint64_t turn, std::uint64_t generated) const;
};
constexpr Share kProvingShare{2, kLongestTurn / 5}, kFeatureShare{6, 3 * kLongestTurn},
    kPullingShare{9, 9 * kLongestTurn / 2}, kGreedyShare{4, 2 * kLongestTurn / 5, 4'000'000};

std::uint64_t Share::of(std::uint64_t turn, std::uint64_t generated) const {
  return generated < early ? kFeatureShare.of(turn, generated) : std::min(turn * halves / 2, most);
}

// One that takes part.
struct Entrant {
  std::function<Outcome(std::uint64_t)> advance;  // by so many expansions at most
  std::function<search::Stats()> stats;
  std::function<std::uint64_t()> work;  // what it has cost, in generated states
  std::function<search::MemoryAccount*()> memory;
  std::function<std::vector<Position>()> positions;  // of its solution
  Share share = kProvingShare;
  AnySearch name{};
  std::shared_ptr<const FeatureSearch> features = nullptr;  // that goes on to its end
};

// The i-th of 1, 1, 2, 1, 1, 2, 4, .., i from 1.
std::uint64_t lubyNumber(std::uint64_t i) {
  const std::uint64_t next = std::bit_ceil(i + 1);
  return i + 1 == next ? next / 2 : lubyNumber(i - next / 2 + 1);
}

// A search by features that begins again with the next seed: what one has not solved soon another often solves at once. How long each
// goes on is never far from what would be best for the level, whatever that is (Luby, Sinclair, Zuckerman 1993).
class SearchAgain {
 public:
  using Make = std::function<std::shared_ptr<FeatureSearch>(std::uint64_t seed)>;
  explicit SearchAgain(Make make) : m_make(std::move(make)), m_now(m_make(kFirstAgain)) {}

  Outcome advance(std::uint64_t most) {
    try {
      if (m_now->work() > kShortestRun * lubyNumber(m_runs)) begin();
    } catch (const std::bad_alloc&) {  // of this one alone: the others go on
      return Outcome::MemoryLimit;
    }
    return m_now->advance(most);
  }
  const std::shared_ptr<search::MemoryAccount>& memory() const { return m_now->memory(); }
  std::vector<Position> positions() const { return m_now->positions(); }
  std::uint64_t work() const { return m_workBefore + m_now->work(); }
  search::Stats stats() const {
    search::Stats sum = m_now->stats();
    sum += m_before;
    sum.peakOpen = std::max(m_now->stats().peakOpen, m_before.peakOpen);
    return sum;
  }

 private:
  void begin() {
    auto next = m_make(kFirstAgain + m_runs);
    next->memory()->setLimit(m_now->memory()->limit());
    m_before = stats();
    m_before.open = 0;
    m_workBefore = work();
    m_now = std::move(next);
    ++m_runs;
  }

  Make m_make;
  std::uint64_t m_runs = 1;
  std::shared_ptr<FeatureSearch> m_now;
  search::Stats m_before;  // of those that are gone
  std::uint64_t m_workBefore = 0;
};

template <class S>
std::uint64_t workOf(S& search) {
  return search.work();
}
template <class P>
std::uint64_t workOf(search::SessionFor<P>& session) {
  return session.stats().generated;
}

// From the opening to the end, one push apart.
template <class S>
std::vector<Position> positionsOf(S& search) {
  return search.positions();
}
template <class P>
std::vector<Position> positionsOf(search::SessionFor<P>& session) {
  return positionsAlong(session.problem(), *session.pathStates());
}
template <std::size_t Words>
std::vector<Position> positionsOf(search::SessionFor<PullProblem<Words>>& session) {
  std::vector<Position> positions = positionsAlong(session.problem(), *session.pathStates());
  std::reverse(positions.begin(), positions.end());
  return positions;
}

}  // namespace

// A race of levels of any width.
class AnySolver::AnyRace {
 public:
  virtual ~AnyRace() = default;
  virtual Outcome run(const search::Limits& limits, const std::stop_token& stop,
                      const TellProgress& tell) = 0;
  virtual search::Stats stats() const = 0;
  // REQUIRES: solved.
  virtual std::vector<Position> positions() const = 0;
  virtual bool hasProven(std::uint32_t pushes) const = 0;
};

namespace {

template <std::size_t Words>
class Race : public AnySolver::AnyRace {
 public:
  Race(const std::shared_ptr<const Ground>& ground, const Ideas& ideas, Numbering numbering,
       const std::shared_ptr<search::MemoryBudget>& budget)
      : m_boxes(ground->board().opening().boxes.size()) {
    const LevelProblem<Words> level(ground, Metric::Pushes, ideas, numbering);
    m_bound = level.heuristic(level.start());
    search::SessionOptions options;
    options.algorithm = Algorithm::Greedy;
    options.budget = budget;
    enter(AnySearch::GreedyPushes, std::shared_ptr(search::makeSession(level, options)), kGreedyShare);
    if (level.goalChoices() <= kMostGoalChoicesInTurns)
      enter(AnySearch::GreedyPulls,
            std::shared_ptr(search::makeSessionOf<Algorithm::Greedy>(
                PullProblem<Words>(ground, ideas, numbering), options)),
            kGreedyShare);
    if (ideas.features && FeatureSearch::fits(*ground)) {
      m_known = std::make_shared<KnownDeadlocks>(*ground, budget);
      const auto make = [ground, ideas, budget, known = m_known](std::uint64_t seed,
                                                                 MacroBoard::Kind kind = MacroBoard::Pushes) {
        return std::make_shared<FeatureSearch>(ground, ideas, std::make_shared<search::MemoryAccount>(budget),
                                               seed, known, kind);
      };
      std::shared_ptr<FeatureSearch> pulling;
      if (ideas.pulls && FeatureSearch::canPull(*ground)) pulling = make(kPullingSeed, MacroBoard::Pulls);
      for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const std::shared_ptr<FeatureSearch> pushing = make(seed);
        if (pulling) pushing->meet(*pulling);
        if (pulling) pulling->meet(*pushing);
        enter(AnySearch::FeaturesPushes, pushing, kFeatureShare).features = pushing;
      }
      if (pulling) enter(AnySearch::FeaturesPulls, pulling, kPullingShare).features = pulling;
      enter(AnySearch::FeaturesPushes, std::make_shared<SearchAgain>([make, pulling](std::uint64_t seed) {
              const auto search = make(seed);
              if (seed >= kFirstLearning) search->learnPatterns();
              if (pulling) search->meet(*pulling);
              return search;
            }),
            kFeatureShare);
    }
    options.algorithm = Algorithm::AStar;
    m_proving = std::shared_ptr(search::makeSession(level, options));
    enter(AnySearch::Proof, m_proving, kProvingShare);
    for (const Entrant& entrant : m_entrants) m_running.push_back(&entrant);
  }

  Outcome run(const search::Limits& limits, const std::stop_token& stop, const TellProgress& tell) override {
    const search::Bounds bounds(limits.seconds, stop);
    const std::size_t bytesEach = limits.bytes / (m_entrants.size() + 1);
    for (const Entrant& entrant : m_entrants) entrant.memory()->setLimit(bytesEach);
    if (m_known) m_known->memory.setLimit(bytesEach);
    while (!m_running.empty()) {
      if (m_expanded >= limits.expansions) return Outcome::Stopped;
      if (const Outcome outcome = bounds.outcome(); outcome != Outcome::Running) return outcome;
      const Entrant& now = *m_running[m_at];
      const std::uint64_t expanded = now.stats().expanded, work = now.work();
      const std::uint64_t steps = std::min(kStepsALook - m_steps, limits.expansions - m_expanded);
      const Outcome outcome = now.advance(steps);
      m_steps = (m_steps + steps) % kStepsALook;
      m_expanded += now.stats().expanded - expanded;
      m_work += now.work() - work;
      if (outcome == Outcome::Solved || outcome == Outcome::Exhausted) {
        m_first = &now;
        return outcome;
      }
      if (outcome == Outcome::MemoryLimit)
        m_running.erase(m_running.begin() + static_cast<std::ptrdiff_t>(m_at));
      else if (m_steps == 0 && m_work >= now.share.of(m_turn, now.work()))
        ++m_at;
      else
        continue;
      m_steps = m_work = 0;
      if (m_at == m_running.size()) {
        m_at = 0;
        m_turn = std::min(2 * m_turn, kLongestTurn);
      }
      if (tell) tell({stats(), bytes(), std::max(m_bound, m_proving->lowerBound()), farthest()});
    }
    return Outcome::MemoryLimit;
  }

  search::Stats stats() const override {
    search::Stats sum;
    for (const Entrant& entrant : m_entrants) sum += entrant.stats();
    return sum;
  }
  std::size_t bytes() const {
    std::size_t sum = 0;
    for (const Entrant& entrant : m_entrants) sum += entrant.memory()->bytes();
    if (m_known) sum += m_known->memory.bytes();
    return sum;
  }
  std::vector<Position> positions() const override { return m_first->positions(); }
  bool hasProven(std::uint32_t pushes) const override {
    return m_first == &m_entrants.back() || pushes == m_bound;
  }

 private:
  // `search` is of whichever kind: what goes on to its end, or begins again.
  template <class S>
  Entrant& enter(AnySearch name, const std::shared_ptr<S>& search, const Share& share) {
    return m_entrants.emplace_back(Entrant{
        [search](std::uint64_t most) { return search->advance(most); }, [search] { return search->stats(); },
        [search] { return workOf(*search); }, [search] { return search->memory().get(); },
        [search] { return positionsOf(*search); }, share, name});
  }
  SolveProgress::Farthest farthest() const {
    const auto rank = [](const Entrant& entrant) {
      return std::tuple(entrant.features != nullptr, entrant.features ? entrant.features->mostPacked() : 0,
                        entrant.stats().expanded);
    };
    const Entrant& first =
        *std::max_element(m_entrants.begin(), m_entrants.end(),
                          [&](const Entrant& a, const Entrant& b) { return rank(a) < rank(b); });
    SolveProgress::Farthest out{first.name, first.stats().expanded};
    if (!first.features) return out;
    out.packed = first.features->mostPacked();
    out.boxes = m_boxes;
    out.position = first.features->farthest();
    return out;
  }

  std::size_t m_boxes;
  std::shared_ptr<KnownDeadlocks> m_known;  // of those by features; null: there are none
  std::vector<Entrant> m_entrants;          // as they take turns; the last one proves
  std::shared_ptr<search::SessionFor<LevelProblem<Words>>> m_proving;
  std::vector<const Entrant*> m_running;  // all but those that are out of memory
  std::size_t m_at = 0;                   // whose turn it is
  std::uint64_t m_turn = kFirstTurn;      // how long a turn is
  std::uint64_t m_work = 0, m_steps = 0;  // in this turn, and since the last look
  std::uint64_t m_expanded = 0;           // of all together
  const Entrant* m_first = nullptr;       // that has ended
  search::Cost m_bound = 0;               // pushes that any solution needs
};

}  // namespace

LevelSolution solveAny(const Board& board, const Ideas& ideas, const search::Limits& limits,
                       const std::stop_token& stop) {
  return solveAny(std::make_shared<const Ground>(board), ideas, limits, stop, nullptr, {});
}

LevelSolution solveAny(const SharedGround& ground, const Ideas& ideas, const search::Limits& limits,
                       const std::stop_token& stop, const std::shared_ptr<search::MemoryBudget>& budget,
                       const TellProgress& tell) {
  return AnySolver(ground, ideas, budget).run(limits, stop, tell);
}

AnySolver::AnySolver(SharedGround ground, const Ideas& ideas, std::shared_ptr<search::MemoryBudget> budget)
    : m_ground(std::move(ground)), m_ideas(ideas), m_budget(std::move(budget)) {}
AnySolver::~AnySolver() = default;

LevelSolution AnySolver::run(const search::Limits& limits, const std::stop_token& stop,
                             const TellProgress& tell) {
  LevelSolution solution;
  const Board& board = m_ground->board();
  try {
    search::SplitTime time(solution.setupSeconds, solution.seconds);
    if (!m_race) {
      const Numbering numbering = numberingOf(m_ideas, search::Recording::Silent);
      withWidth(*m_ground, numbering, [&](auto words) {
        m_race = std::make_unique<Race<words>>(m_ground, m_ideas, numbering, m_budget);
      });
    }
    time.beginSearch();
    solution.outcome = m_race->run(limits, stop, tell);
    time.endSearch();
    solution.stats = m_race->stats();
    if (solution.outcome == Outcome::Solved) {
      solution.steps = stepsAlong(board, m_race->positions());
      solution.pushes = static_cast<std::uint32_t>(play(board, solution.steps).pushes);
      solution.isOptimal = m_race->hasProven(solution.pushes);
    }
    if (solution.outcome == Outcome::MemoryLimit) m_race.reset();
  } catch (const std::bad_alloc&) {
    m_race.reset();
    LevelSolution none;
    none.outcome = Outcome::MemoryLimit;
    none.setupSeconds = solution.setupSeconds;
    none.seconds = solution.seconds;
    return none;
  }
  return solution;
}

}  // namespace searchlight::sokoban
