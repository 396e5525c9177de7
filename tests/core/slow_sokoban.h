// tests/core/slow_sokoban.h: what a small level needs, by rules so plain that they need no test.
#pragma once
#include <deque>
#include <functional>

#include "tests/test_main.h"

namespace searchlight::testing {

// The fewest pushes and moves by stepping the worker about, one square at a time, with nothing clever; -1: no way.
// Pushes by a 0-1 breadth-first search, moves by a plain one, over strings.
struct SlowSokoban {
  int pushes = -1, moves = -1;
  // Through positions alone that `mayBe`; each is all rows in a line, without goals.
  static SlowSokoban of(
      const std::vector<std::string>& rows,
      const std::function<bool(const std::string&)>& mayBe = [](const std::string&) { return true; }) {
    SlowSokoban slow;
    std::string start, goals;
    const auto width = static_cast<int>(rows[0].size());
    for (const std::string& row : rows)
      for (const char c : row) {
        goals += c == '.' || c == '*' || c == '+' ? '.' : ' ';
        start += c == '.' ? ' ' : c == '*' ? '$' : c == '+' ? '@' : c;
      }
    for (const bool countsMoves : {false, true}) {
      std::map<std::string, int> best{{start, 0}};
      std::deque<std::pair<std::string, int>> open{{start, 0}};
      while (!open.empty()) {
        const auto [at, cost] = open.front();
        open.pop_front();
        if (best.at(at) < cost) continue;
        bool isSolved = true;
        for (std::size_t i = 0; i < at.size(); ++i) isSolved = isSolved && (at[i] != '$' || goals[i] == '.');
        if (isSolved) {
          (countsMoves ? slow.moves : slow.pushes) = cost;
          break;
        }
        const std::size_t worker = at.find('@');
        for (const int d : {1, -1, width, -width}) {
          const std::size_t one = worker + static_cast<std::size_t>(d),
                            two = one + static_cast<std::size_t>(d);
          const bool isPush = at[one] == '$';
          if (at[one] == '#' || (isPush && at[two] != ' ')) continue;
          std::string next = at;
          next[worker] = ' ';
          next[one] = '@';
          if (isPush) next[two] = '$';
          if (isPush && !mayBe(next)) continue;
          const int more = cost + (isPush || countsMoves ? 1 : 0);
          const auto [entry, isNew] = best.emplace(next, more);
          if (!isNew && entry->second <= more) continue;
          entry->second = more;
          if (more == cost)
            open.emplace_front(next, more);
          else
            open.emplace_back(next, more);
        }
      }
    }
    return slow;
  }
};

}  // namespace searchlight::testing
