// tests/core/domains/sokoban_domain.h: a whole Sokoban level as a search problem over hashed states, counted in pushes.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/problem.h"
#include "core/search/session.h"
#include "tests/core/domains/hash.h"

namespace searchlight::domains {

// Two states are the same when their boxes agree and the keeper can walk to the same cells: the state names the least
// of them. At most 64 cells that are no walls.
class Sokoban {
 public:
  using Cells = std::uint64_t;  // bit i: floor cell i
  struct State {
    Cells boxes = 0;
    std::uint8_t keeper = 0;
    friend bool operator==(const State&, const State&) = default;
    friend std::size_t hashValue(const State& s) {
      return hashWord(s.boxes + s.keeper * 0x9E3779B97F4A7C15u);
    }
  };
  struct Action {
    std::uint8_t box;  // the cell it is pushed from
    Direction direction;
    explicit operator std::uint8_t() const { return static_cast<std::uint8_t>(direction); }
  };

  // One row of letters each: W wall, B box, S space, D destination, I box in destination, K keeper, O keeper on
  // destination.
  explicit Sokoban(const std::vector<std::string_view>& rows) {
    const auto letter = [&](Point p) {
      return p.y < 0 || p.x < 0 || p.y >= static_cast<int>(rows.size()) ||
                     p.x >= static_cast<int>(rows[0].size())
                 ? 'W'
                 : rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
    };
    std::vector<std::vector<int>> number(rows.size(), std::vector<int>(rows[0].size(), kWall));
    for (int y = 0; y < static_cast<int>(rows.size()); ++y)
      for (int x = 0; x < static_cast<int>(rows[0].size()); ++x)
        if (letter({x, y}) != 'W') {
          number[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = static_cast<int>(m_place.size());
          m_place.push_back({x, y});
        }
    if (m_place.size() > 64) throw std::invalid_argument("too many cells for this domain");
    int keeper = 0;
    for (std::size_t i = 0; i < m_place.size(); ++i) {
      const char c = letter(m_place[i]);
      if (c == 'B' || c == 'I') m_start.boxes |= Cells{1} << i;
      if (c == 'D' || c == 'I' || c == 'O') m_destinations |= Cells{1} << i;
      if (c == 'K' || c == 'O') keeper = static_cast<int>(i);
      for (std::size_t d = 0; d < 4; ++d) {
        const Point p = m_place[i] + kOffsets[d];
        m_beside[d].push_back(
            letter(p) == 'W' ? kWall : number[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]);
      }
    }
    m_start = normalised(m_start.boxes, keeper);
  }

  State start() const { return m_start; }
  bool isGoal(const State& s) const { return s.boxes == m_destinations; }

  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    const Cells reach = reachable(s.boxes, s.keeper);
    for (Cells left = s.boxes; left != 0; left &= left - 1) {
      const int box = std::countr_zero(left);
      for (int d = 0; d < 4; ++d) {
        const int ahead = beside(box, d), behind = beside(box, 3 - d);
        if (ahead == kWall || behind == kWall || has(s.boxes, ahead) || !has(reach, behind)) continue;
        const Cells moved = (s.boxes ^ Cells{1} << box) | Cells{1} << ahead;
        f(Action{static_cast<std::uint8_t>(box), static_cast<Direction>(d)}, normalised(moved, box),
          search::Cost{1});
      }
    }
  }

  // Every box has to be pushed at least to the nearest destination.
  search::Cost heuristic(const State& s) const {
    int sum = 0;
    for (Cells boxes = s.boxes; boxes != 0; boxes &= boxes - 1) {
      int nearest = 1000;
      for (Cells goals = m_destinations; goals != 0; goals &= goals - 1) {
        const Point d = place(std::countr_zero(goals)) - place(std::countr_zero(boxes));
        nearest = std::min(nearest, std::abs(d.x) + std::abs(d.y));
      }
      sum += nearest;
    }
    return static_cast<search::Cost>(sum);
  }

  // The keeper's least cell, then the boxes in order: "2,1: 3,1 4,4".
  std::string stateText(const State& s) const {
    std::string text = told(s.keeper) + ":";
    for (Cells left = s.boxes; left != 0; left &= left - 1) text += " " + told(std::countr_zero(left));
    return text;
  }
  std::optional<State> stateFromText(std::string_view text) const {
    State s;
    bool isKeeper = true;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(isKeeper ? ':' : ' '), text.size());
      const auto at = std::find_if(m_place.begin(), m_place.end(), [&](Point p) {
        return std::to_string(p.x) + "," + std::to_string(p.y) == text.substr(0, end);
      });
      if (at == m_place.end()) return std::nullopt;
      const auto cell = static_cast<int>(at - m_place.begin());
      if (isKeeper)
        s.keeper = static_cast<std::uint8_t>(cell);
      else
        s.boxes |= Cells{1} << cell;
      text.remove_prefix(std::min(text.size(), end + (isKeeper ? 2 : 1)));
      isKeeper = false;
    }
    if (isKeeper || has(s.boxes, s.keeper)) return std::nullopt;
    return normalised(s.boxes, s.keeper);
  }
  // The box's cell and where it goes.
  std::string moveText(Action a) const { return told(a.box) + " " + std::string(directionName(a.direction)); }

 protected:
  static constexpr int kWall = -1;
  static bool has(Cells set, int cell) { return set >> cell & 1; }
  // Directions are numbered up, left, right, down, so 3 - d is the other way.
  int beside(int cell, int d) const {
    return m_beside[static_cast<std::size_t>(d)][static_cast<std::size_t>(cell)];
  }
  Cells destinations() const { return m_destinations; }
  Point place(int cell) const { return m_place[static_cast<std::size_t>(cell)]; }

 private:
  std::string told(int cell) const {
    return std::to_string(place(cell).x) + "," + std::to_string(place(cell).y);
  }
  Cells reachable(Cells boxes, int keeper) const {
    Cells seen = Cells{1} << keeper;
    for (Cells fresh = seen; fresh != 0;) {
      const int cell = std::countr_zero(fresh);
      fresh &= fresh - 1;
      for (int d = 0; d < 4; ++d) {
        const int next = beside(cell, d);
        if (next == kWall || has(boxes | seen, next)) continue;
        seen |= Cells{1} << next;
        fresh |= Cells{1} << next;
      }
    }
    return seen;
  }
  State normalised(Cells boxes, int keeper) const {
    return {boxes, static_cast<std::uint8_t>(std::countr_zero(reachable(boxes, keeper)))};
  }

  State m_start;
  Cells m_destinations = 0;
  std::vector<Point> m_place;                // of each floor cell
  std::array<std::vector<int>, 4> m_beside;  // by direction and floor cell
};

// The same, which gives up a state when a box that is not on a destination stands in a corner.
class SokobanWithCorners : public Sokoban {
 public:
  explicit SokobanWithCorners(const Sokoban& level) : Sokoban(level) {}
  static constexpr std::uint8_t kBoxInCorner = 7;
  std::uint8_t deadlock(const State& s) const {
    for (Cells boxes = s.boxes & ~destinations(); boxes != 0; boxes &= boxes - 1) {
      const int box = std::countr_zero(boxes);
      const auto wall = [&](Direction d) { return beside(box, static_cast<int>(d)) == kWall; };
      if ((wall(Direction::Up) || wall(Direction::Down)) && (wall(Direction::Left) || wall(Direction::Right)))
        return kBoxInCorner;
    }
    return 0;
  }
};

}  // namespace searchlight::domains

// Compiled once, in sokoban_domain.cpp: a test that makes sessions does not instantiate every search again.
SEARCHLIGHT_SESSIONS_OVER(domains::Sokoban, extern)
