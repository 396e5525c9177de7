// tests/core/domains/sokoban_refined.h: a Sokoban level with what real solvers have: an estimate by a matching of boxes and
// destinations, which is expensive, and a test that looks only at the box that was pushed.
#pragma once
#include <array>
#include <bit>
#include <memory>

#include "tests/core/domains/sokoban_domain.h"

namespace searchlight::domains {

class SokobanRefined : public Sokoban {
 public:
  static constexpr bool kExpensiveHeuristic = true;
  static constexpr std::uint8_t kPushedIntoCorner = 9;
  explicit SokobanRefined(const Sokoban& level) : Sokoban(level) {}

  search::Cost heuristic(const State& s) const {
    ++*m_asked;
    return matching(s);
  }
  std::uint64_t asked() const { return *m_asked; }  // by all copies

  std::uint8_t deadlock(const State&, Action action, const State&) const {
    const int box = beside(action.box, static_cast<int>(action.direction));
    const auto wall = [&](Direction d) { return beside(box, static_cast<int>(d)) == kWall; };
    const bool corner =
        (wall(Direction::Up) || wall(Direction::Down)) && (wall(Direction::Left) || wall(Direction::Right));
    return corner && !has(destinations(), box) ? kPushedIntoCorner : std::uint8_t{0};
  }

  // The least sum of distances over all ways of giving every box a destination of its own, by dynamic programming over
  // the sets of destinations given.
  search::Cost matching(const State& s) const {
    std::array<int, 64> goals{};
    std::size_t count = 0;
    for (Cells left = destinations(); left != 0; left &= left - 1) goals[count++] = std::countr_zero(left);
    std::vector<search::Cost> best(std::size_t{1} << count, search::kInfiniteCost);
    best[0] = 0;
    int box = 0;
    for (Cells left = s.boxes; left != 0; left &= left - 1, ++box)
      for (std::size_t set = best.size(); set-- > 0;) {
        if (std::popcount(set) != box || best[set] == search::kInfiniteCost) continue;
        for (std::size_t g = 0; g < count; ++g) {
          if (set >> g & 1) continue;
          const Point d = place(goals[g]) - place(std::countr_zero(left));
          search::Cost& cost = best[set | std::size_t{1} << g];
          cost = std::min(cost, best[set] + static_cast<search::Cost>(std::abs(d.x) + std::abs(d.y)));
        }
      }
    return best.back();
  }

 private:
  std::shared_ptr<std::uint64_t> m_asked = std::make_shared<std::uint64_t>(0);
};

}  // namespace searchlight::domains
