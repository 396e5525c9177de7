// tests/core/slow_floor.h: what a large or a crowded Sokoban level needs, by rules that share nothing with the solver.
#pragma once
#include <cstddef>
#include <queue>
#include <unordered_map>
#include "tests/test_main.h"

namespace searchlight::testing {

// The squares' numbers that boxes are on, rising, and behind them the worker's.
using SlowState = std::vector<std::uint16_t>;

// Levels that are too large for stepping about: a push at a time, all boxes alike, and a flood of the floor for each state. Nothing is
// pruned and nothing estimated.
class SlowFloor {
 public:
  struct Hash {
    std::size_t operator()(const SlowState& s) const {
      std::uint64_t hash = 0;
      for (const std::uint16_t n : s) hash = (hash ^ n) * 0x9E3779B97F4A7C15u, hash ^= hash >> 31;
      return static_cast<std::size_t>(hash);
    }
  };
  using Costs = std::unordered_map<SlowState, int, Hash>;

  // REQUIRES: rows of one length with walls all round, every other square can be walked to where no boxes are.
  explicit SlowFloor(std::vector<std::string> rows) : m_rows(std::move(rows)) {
    std::vector<std::vector<int>> numbers;
    for (std::string& row : m_rows) {
      numbers.emplace_back();
      for (char& c : row) {
        numbers.back().push_back(c == '#' ? -1 : static_cast<int>(m_isGoal.size()));
        if (c == '#') continue;
        const auto number = static_cast<std::uint16_t>(m_isGoal.size());
        m_isGoal.push_back(c == '.' || c == '*' || c == '+');
        if (c == '$' || c == '*') m_start.push_back(number);
        if (c == '@' || c == '+') m_worker = number;
        c = ' ';
      }
    }
    for (std::size_t y = 1; y + 1 < numbers.size(); ++y)
      for (std::size_t x = 1; x + 1 < numbers[y].size(); ++x)
        if (numbers[y][x] >= 0)  // the opposite of side k is side k ^ 1
          m_beside.push_back({numbers[y][x + 1], numbers[y][x - 1], numbers[y + 1][x], numbers[y - 1][x]});
    m_start.push_back(m_worker);
  }
  std::size_t squares() const { return m_isGoal.size(); }
  const SlowState& start() const { return m_start; }

  // Steps of the worker by square; -1: he cannot come there; -2: a box.
  std::vector<int> walk(const SlowState& s) const {
    std::vector<int> steps(squares(), -1);
    for (std::size_t i = 0; i + 1 < s.size(); ++i) steps[s[i]] = -2;
    std::vector<std::uint16_t> open{s.back()};
    steps[s.back()] = 0;
    for (std::size_t i = 0; i < open.size(); ++i)
      for (const int next : m_beside[open[i]])
        if (next >= 0 && steps[static_cast<std::size_t>(next)] == -1) {
          steps[static_cast<std::size_t>(next)] = steps[open[i]] + 1;
          open.push_back(static_cast<std::uint16_t>(next));
        }
    return steps;
  }
  // The least square that the worker can walk to instead of his own.
  SlowState normalised(SlowState s) const {
    const std::vector<int> steps = walk(s);
    s.back() =
        static_cast<std::uint16_t>(std::ranges::find_if(steps, [](int n) { return n >= 0; }) - steps.begin());
    return s;
  }
  // The states a push away, and what that costs in moves.
  std::vector<std::pair<SlowState, int>> pushed(const SlowState& s) const {
    const std::vector<int> steps = walk(s);
    std::vector<std::pair<SlowState, int>> found;
    for (std::size_t i = 0; i + 1 < s.size(); ++i)
      for (std::size_t k = 0; k < 4; ++k) {
        const int to = m_beside[s[i]][k], from = m_beside[s[i]][k ^ 1];
        if (to < 0 || from < 0 || isBox(s, to) || steps[static_cast<std::size_t>(from)] < 0) continue;
        found.emplace_back(moved(s, i, to, s[i]), steps[static_cast<std::size_t>(from)] + 1);
      }
    return found;
  }
  // The fewest pushes, or moves, from the opening; -1: no way.
  int fewest(bool countsMoves) const {
    using Entry = std::pair<int, SlowState>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    Costs best{{m_start, 0}};
    open.emplace(0, m_start);
    while (!open.empty()) {
      const auto [cost, s] = open.top();
      open.pop();
      if (best.at(s) < cost) continue;
      if (isSolved(s)) return cost;
      for (const auto& [next, moves] : pushed(s)) {
        const int more = cost + (countsMoves ? moves : 1);
        const auto [entry, isNew] = best.emplace(next, more);
        if (!isNew && entry->second <= more) continue;
        entry->second = more;
        open.emplace(more, next);
      }
    }
    return -1;
  }
  // Every state that can be solved, normalised, with the fewest pushes: pulled from all solved ones.
  Costs solvable() const {
    Costs best;
    std::vector<SlowState> open;
    const auto meet = [&](SlowState s, int pushes) {
      s = normalised(std::move(s));
      if (best.emplace(s, pushes).second) open.push_back(std::move(s));
    };
    std::vector<std::size_t> goals;
    for (std::size_t n = 0; n < squares(); ++n)
      if (m_isGoal[n]) goals.push_back(n);
    std::vector<bool> isChosen(goals.size());
    std::fill_n(isChosen.begin(), m_start.size() - 1, true);
    do {
      SlowState s;
      for (std::size_t i = 0; i < goals.size(); ++i)
        if (isChosen[i]) s.push_back(static_cast<std::uint16_t>(goals[i]));
      s.push_back(0);
      for (std::size_t n = 0; n < squares(); ++n) {
        s.back() = static_cast<std::uint16_t>(n);
        if (!isBox(s, static_cast<int>(n))) meet(s, 0);
      }
    } while (std::prev_permutation(isChosen.begin(), isChosen.end()));
    for (std::size_t at = 0; at < open.size(); ++at) {
      const SlowState s = open[at];
      const int pushes = best.at(s) + 1;
      const std::vector<int> steps = walk(s);
      for (std::size_t i = 0; i + 1 < s.size(); ++i)
        for (std::size_t k = 0; k < 4; ++k) {  // the box to where the worker can stand, he one further
          const int from = m_beside[s[i]][k];
          if (from < 0 || steps[static_cast<std::size_t>(from)] < 0) continue;
          const int worker = m_beside[static_cast<std::size_t>(from)][k];
          if (worker >= 0 && !isBox(s, worker)) meet(moved(s, i, from, worker), pushes);
        }
    }
    return best;
  }
  // As a level, the goals with it.
  std::vector<std::string> rowsOf(const SlowState& s) const {
    std::vector<std::string> rows = m_rows;
    int number = 0;
    for (std::string& row : rows)
      for (char& c : row) {
        if (c == '#') continue;
        const bool isGoal = m_isGoal[static_cast<std::size_t>(number)], hasBox = isBox(s, number),
                   hasWorker = s.back() == number;
        c = hasBox ? (isGoal ? '*' : '$') : hasWorker ? (isGoal ? '+' : '@') : isGoal ? '.' : ' ';
        ++number;
      }
    return rows;
  }

 private:
  static bool isBox(const SlowState& s, int square) {
    return std::find(s.begin(), s.end() - 1, square) != s.end() - 1;
  }
  bool isSolved(const SlowState& s) const {
    return std::all_of(s.begin(), s.end() - 1, [this](std::uint16_t box) { return m_isGoal[box]; });
  }
  static SlowState moved(SlowState s, std::size_t box, int to, int worker) {
    s[box] = static_cast<std::uint16_t>(to);
    std::sort(s.begin(), s.end() - 1);
    s.back() = static_cast<std::uint16_t>(worker);
    return s;
  }

  std::vector<std::string> m_rows;  // walls and blanks
  std::vector<bool> m_isGoal;
  std::vector<std::array<int, 4>> m_beside;
  SlowState m_start;
  std::uint16_t m_worker = 0;
};

}  // namespace searchlight::testing
