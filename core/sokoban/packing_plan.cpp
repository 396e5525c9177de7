// core/sokoban/packing_plan.cpp: boxes pulled out, nearest first, with parking where nothing else goes.
#include "core/sokoban/packing_plan.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <queue>
#include <set>
#include <utility>

#include "core/random/random.h"
#include "core/sokoban/matching.h"

namespace searchlight::sokoban {

namespace {

// Positions that are looked at for a place to park, between two boxes that go and for the whole plan.
constexpr std::size_t kMostParkings = 3'000, kMostParkingsInAll = 24'000;
// And where all starts are tried together, met before or not: what is found is found by then, and nobody can stop it.
constexpr std::size_t kMostTogether = 5'000;

using BoxSquares = std::vector<Square>;  // rising

class Unpacking {
 public:
  Unpacking(const Ground& ground, std::uint64_t seed, MacroBoard::Kind kind)
      : m_ground(ground), m_kind(kind), m_board(ground), m_random(seed), m_isLoose(seed != 0) {
    m_isLive.assign(ground.squareCount() + 1, 0);
    for (std::size_t s = 0; s < ground.liveCount(); ++s) m_isLive[s] = 1;
    m_isSource.assign(ground.squareCount() + 1, 0);
    m_isHome.assign(ground.squareCount() + 1, 0);
    for (const Cell box : ground.board().opening().boxes)
      m_isHome[ground.square(box)] = ground.isGoal(ground.square(box)) ? 1 : 0;
    const BoxSquares from = kind == MacroBoard::Pushes ? openingSquares() : ground.goals();
    // Boxes that are on a goal from the beginning need not come, unless there are no others.
    std::copy_if(from.begin(), from.end(), std::back_inserter(m_sources),
                 [this](Square s) { return m_isHome[s] == 0; });
    if (m_sources.empty()) m_sources = from;
    for (const Square s : m_sources) m_isSource[s] = 1;
    // Pushes, or pulls, of a lone box from the nearest source.
    m_fromSources.assign(ground.squareCount() + 1, kNoPath);
    m_board.forEachReached(kind, m_sources, m_isLive.data(), [this](Square s, std::uint16_t steps) {
      m_fromSources[s] = std::min(m_fromSources[s], steps);
    });
  }

  PackingPlan run() {
    PackingPlan best;
    std::size_t fewest = ~std::size_t{0};
    const BoxSquares solved = m_kind == MacroBoard::Pushes ? goalsUsed() : openingSquares();
    show(solved);
    m_board.findRegions();
    std::vector<Square> starts;
    if (m_kind == MacroBoard::Pulls)
      starts.push_back(m_ground.square(m_ground.board().opening().worker));
    else
      for (std::size_t r = 0; r < m_board.regionCount(); ++r)
        starts.push_back(m_board.leastOf(static_cast<MacroBoard::Region>(r)));
    std::stable_sort(starts.begin(), starts.end(), [this](Square a, Square b) {
      return m_board.sizeOf(m_board.region(a)) > m_board.sizeOf(m_board.region(b));
    });
    for (const Square start : starts) {
      std::vector<BoxSquares> stages{solved};
      std::size_t left = unpack(stages, start);
      if (needNotCome(stages.back())) left = 0;
      if (left >= fewest) continue;
      fewest = left;
      best.worker = start;
      best.parks = stages.size() + stages.back().size() != solved.size() + 1;
      best.stages = std::move(stages);
      if (left == 0) break;
    }
    if (fewest > 0 && unpackTogether(starts, solved, best)) fewest = 0;
    best.isWhole = fewest == 0;
    // What cannot be pulled out is packed first, one after the other.
    while (!best.stages.back().empty()) {
      best.stages.push_back(best.stages.back());
      best.stages.back().pop_back();
    }
    std::reverse(best.stages.begin(), best.stages.end());
    best.sources = m_sources;
    return best;
  }

 private:
  struct Pull {
    std::size_t box = 0;
    Square to = 0;
    Square worker = 0;
    std::uint32_t rank = ~0u;
  };

  // Of more goals than boxes those of a cheapest matching.
  BoxSquares goalsUsed() const {
    BoxSquares goals = m_ground.goals();
    const Position& opening = m_ground.board().opening();
    const PushTable& table = m_ground.toGoals();
    if (goals.size() > opening.boxes.size()) {
      BoxSquares chosen;
      std::vector<bool> isTaken(goals.size());
      for (const Cell box : opening.boxes) {
        const std::size_t row = m_ground.row(m_ground.square(box), m_ground.square(opening.worker));
        std::size_t nearest = goals.size();
        for (std::size_t g = 0; g < goals.size(); ++g)
          if (!isTaken[g] && (nearest == goals.size() ||
                              (!table.pushes.empty() && table.row(row)[g] < table.row(row)[nearest])))
            nearest = g;
        isTaken[nearest] = true;
        chosen.push_back(goals[nearest]);
      }
      goals = std::move(chosen);
    }
    std::sort(goals.begin(), goals.end());
    return goals;
  }

  BoxSquares openingSquares() const {
    BoxSquares boxes;
    for (const Cell box : m_ground.board().opening().boxes) boxes.push_back(m_ground.square(box));
    std::sort(boxes.begin(), boxes.end());
    return boxes;
  }
  template <class F>
  void forEachRest(Square box, MacroBoard::Sides sides, F&& f) {
    m_board.forEachRest(MacroBoard::reversed(m_kind), box, sides, m_isLive.data(), f);
  }
  void show(const BoxSquares& boxes) {
    m_board.clear();
    for (const Square s : boxes) m_board.put(s);
  }
  // The pull that brings a box to a source soonest.
  std::optional<Pull> pullOut(const BoxSquares& boxes, Square worker) {
    show(boxes);
    m_board.findRegions();
    const MacroBoard::Region region = m_board.region(worker);
    Pull best;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const MacroBoard::Sides sides = m_board.sidesIn(boxes[i], region);
      if (sides == 0) continue;
      const std::uint32_t noise = m_isLoose ? static_cast<std::uint32_t>(m_random.below(8)) : 0;
      forEachRest(boxes[i], sides, [&](const MacroBoard::Rest& rest) {
        if (!m_isSource[rest.to]) return true;
        if (rest.steps + noise < best.rank) best = {i, rest.to, worker, rest.steps + noise};
        return false;
      });
    }
    if (best.rank == ~0u) return std::nullopt;
    return best;
  }

  std::vector<Pull> pullsOf(const BoxSquares& boxes, Square worker) {
    show(boxes);
    m_board.findRegions();
    const MacroBoard::Region region = m_board.region(worker);
    std::vector<MacroBoard::Sides> sides;
    for (const Square box : boxes) sides.push_back(m_board.sidesIn(box, region));
    std::vector<Pull> pulls;
    for (std::size_t i = 0; i < boxes.size(); ++i)
      if (sides[i] != 0)
        forEachRest(boxes[i], sides[i], [&](const MacroBoard::Rest& rest) {
          pulls.push_back({i, rest.to, m_board.beside(rest.to, rest.side), rest.steps});
          return true;
        });
    return pulls;
  }

  struct Parked {
    BoxSquares boxes;
    Square worker = 0;
    std::size_t parent = 0;
  };
  // Boxes are pulled aside, breadth-first, or from those positions first that are nearest to the sources, until one can go. The
  // positions on the way to `stages`; false: none was found.
  bool park(std::vector<BoxSquares>& stages, Square& worker, bool isGreedy) {
    std::vector<Parked> met{{stages.back(), worker, 0}};
    std::set<std::pair<BoxSquares, Square>> known;
    using Waiting = std::pair<std::uint32_t, std::size_t>;  // pushes to the sources, place in `met`
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> open;
    open.emplace(0, 0);
    while (!open.empty() && met.size() < kMostParkings && m_looked < kMostParkingsInAll) {
      const std::size_t at = open.top().second;
      open.pop();
      const Parked now = met[at];
      for (const Pull& pull : pullsOf(now.boxes, now.worker)) {
        Parked next{now.boxes, pull.worker, at};
        next.boxes[pull.box] = pull.to;
        std::sort(next.boxes.begin(), next.boxes.end());
        show(next.boxes);
        m_board.findRegions();
        next.worker = m_board.leastOf(m_board.region(pull.worker));
        if (!known.emplace(next.boxes, next.worker).second) continue;
        met.push_back(next);
        ++m_looked;
        std::uint32_t pushes = 0;
        if (isGreedy)
          for (const Square box : next.boxes) pushes += m_fromSources[box];
        open.emplace(pushes, met.size() - 1);
        if (!pullOut(next.boxes, next.worker)) continue;
        std::vector<BoxSquares> path;
        for (std::size_t i = met.size() - 1; i != 0; i = met[i].parent) path.push_back(met[i].boxes);
        stages.insert(stages.end(), path.rbegin(), path.rend());
        worker = next.worker;
        return true;
      }
    }
    return false;
  }

  // Those that are there from the beginning.
  bool needNotCome(const BoxSquares& boxes) const {
    return std::all_of(boxes.begin(), boxes.end(), [this](Square s) { return m_isHome[s] != 0; });
  }

  // All that can be pulled out go, each a stage.
  void pullAllOut(std::vector<BoxSquares>& stages, Square worker) {
    while (const auto pull = pullOut(stages.back(), worker)) {
      stages.push_back(stages.back());
      stages.back().erase(stages.back().begin() + static_cast<std::ptrdiff_t>(pull->box));
    }
  }

  // From wherever the worker may be in the end, and without holding on to a place where some box was parked: of all positions the one
  // with the fewest boxes goes on.
  bool unpackTogether(const std::vector<Square>& starts, const BoxSquares& solved, PackingPlan& plan) {
    struct Met {
      std::vector<BoxSquares> stages;  // since the one it came from
      Square before, worker;           // before boxes went out, and then
      std::size_t parent;              // itself: a start
    };
    std::vector<Met> met;
    std::set<std::pair<BoxSquares, Square>> known;
    using Waiting = std::pair<std::size_t, std::size_t>;  // boxes, place in `met`
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> open;
    std::size_t looks = 0;
    const auto meet = [&](BoxSquares boxes, Square before, std::size_t parent) {
      ++looks;
      std::vector<BoxSquares> stages{std::move(boxes)};
      pullAllOut(stages, before);
      show(stages.back());
      const Square worker = m_board.findRegion(before);
      if (!known.emplace(stages.back(), worker).second) return false;
      open.emplace(stages.back().size(), met.size());
      met.push_back({std::move(stages), before, worker, parent});
      return needNotCome(met.back().stages.back());
    };
    bool isWhole = false;
    for (const Square start : starts) isWhole = isWhole || meet(solved, start, met.size());
    while (!isWhole && !open.empty() && looks < kMostTogether) {
      const std::size_t at = open.top().second;
      open.pop();
      const BoxSquares now = met[at].stages.back();
      for (const Pull& pull : pullsOf(now, met[at].worker)) {
        BoxSquares next = now;
        next[pull.box] = pull.to;
        std::sort(next.begin(), next.end());
        if ((isWhole = meet(std::move(next), pull.worker, at))) break;
      }
    }
    if (!isWhole) return false;
    std::vector<BoxSquares> stages;
    std::size_t at = met.size() - 1;
    for (;; at = met[at].parent) {
      stages.insert(stages.end(), met[at].stages.rbegin(), met[at].stages.rend());
      if (met[at].parent == at) break;
    }
    std::reverse(stages.begin(), stages.end());
    plan.worker = met[at].before;
    plan.parks = stages.size() + stages.back().size() != solved.size() + 1;
    plan.stages = std::move(stages);
    return true;
  }

  // Returns how many boxes stay.
  std::size_t unpack(std::vector<BoxSquares>& stages, Square worker) {
    do {
      pullAllOut(stages, worker);
    } while (!stages.back().empty() && (park(stages, worker, false) || park(stages, worker, true)));
    return stages.back().size();
  }

  const Ground& m_ground;
  MacroBoard::Kind m_kind;
  MacroBoard m_board;
  Random m_random;
  bool m_isLoose;
  std::vector<std::uint8_t> m_isLive, m_isSource, m_isHome;
  std::vector<std::uint16_t> m_fromSources;
  BoxSquares m_sources;
  std::size_t m_looked = 0;  // at positions, for places to park
};

}  // namespace

PackingPlan makePackingPlan(const Ground& ground, std::uint64_t seed, MacroBoard::Kind kind) {
  return Unpacking(ground, seed, kind).run();
}

}  // namespace searchlight::sokoban
