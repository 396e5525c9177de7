// tests/core/grid_story.h: a search on a map as one would do it by hand with two lists: what is expanded, in which order, and what
// the way costs. Slow, plain, and without a line of the program's searches.
#pragma once
#include "tests/test_main.h"

namespace searchlight::testing {

struct GridStory {
  // The question.
  std::vector<std::string> rows;  // . # and 2 to 9
  int fromX = 0, fromY = 0, toX = 0, toY = 0;
  std::string algorithm = "a-star";  // a-star, greedy, dijkstra, weighted-a-star (1.5)
  std::string heuristic = "manhattan";
  bool isEight = false;  // corners never
  bool isTenFourteen = false;
  bool isLastIn = true;

  // The answer: cells as y * width + x.
  struct Waiting {
    int cell = 0;
    long g = 0, priority = 0, added = 0;
  };
  std::vector<int> expanded;
  std::vector<std::vector<int>> open;           // before each expansion, in the order in which they came in
  std::vector<std::vector<long>> openPriority;  // of the same
  long cost = -1;

  int width() const { return static_cast<int>(rows[0].size()); }
  int height() const { return static_cast<int>(rows.size()); }
  bool isFree(int x, int y) const {
    return x >= 0 && y >= 0 && x < width() && y < height() &&
           rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] != '#';
  }
  long weight(int x, int y) const {
    const char c = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    return c == '.' ? 1 : c - '0';
  }
  long estimate(int cell) const {
    if (algorithm == "dijkstra") return 0;
    const long dx = std::labs(cell % width() - toX), dy = std::labs(cell / width() - toY);
    const long unit = isTenFourteen ? 10 : 1;
    if (heuristic == "squared-euclidean") return unit * (dx * dx + dy * dy);
    if (heuristic == "chebyshev") return unit * std::max(dx, dy);
    return unit * (dx + dy);
  }
  long priority(long g, long h) const {
    if (algorithm == "greedy") return h;
    if (algorithm == "weighted-a-star") return g + static_cast<long>(1.5 * static_cast<double>(h));
    return g + h;
  }

  void run() {
    const int cells = width() * height();
    std::vector<Waiting> list;
    std::vector<long> best(static_cast<std::size_t>(cells), -1);
    std::vector<char> isClosed(static_cast<std::size_t>(cells), 0);
    long added = 0;
    const int start = fromY * width() + fromX, goal = toY * width() + toX;
    list.push_back({start, 0, priority(0, estimate(start)), added++});
    best[static_cast<std::size_t>(start)] = 0;
    while (!list.empty()) {
      std::size_t first = 0;
      for (std::size_t i = 1; i < list.size(); ++i) {
        const bool isSame = list[i].priority == list[first].priority;
        if (list[i].priority < list[first].priority ||
            (isSame && isLastIn == (list[i].added > list[first].added)))
          first = i;
      }
      const Waiting taken = list[first];
      if (taken.cell == goal) {
        cost = taken.g;
        return;
      }
      std::vector<int> all;
      std::vector<long> priorities;
      for (const Waiting& w : list) {
        all.push_back(w.cell);
        priorities.push_back(w.priority);
      }
      open.push_back(all);
      openPriority.push_back(priorities);
      expanded.push_back(taken.cell);
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(first));
      isClosed[static_cast<std::size_t>(taken.cell)] = 1;
      const int x = taken.cell % width(), y = taken.cell / width();
      // Up, left, right, down; then up left, up right, left down, right down.
      const int steps[8][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
      for (int s = 0; s < (isEight ? 8 : 4); ++s) {
        const int dx = steps[s][0], dy = steps[s][1];
        if (!isFree(x + dx, y + dy) || !isFree(x + dx, y) || !isFree(x, y + dy)) continue;
        const long step = isTenFourteen ? (dx != 0 && dy != 0 ? 14 : 10) : 1;
        const long g = taken.g + step * weight(x + dx, y + dy);
        const int cell = (y + dy) * width() + x + dx;
        const auto at = static_cast<std::size_t>(cell);
        if (best[at] >= 0 && best[at] <= g) continue;
        if (isClosed[at]) {
          if (algorithm == "greedy") continue;
          isClosed[at] = 0;
        }
        std::erase_if(list, [&](const Waiting& w) { return w.cell == cell; });
        best[at] = g;
        list.push_back({cell, g, priority(g, estimate(cell)), added++});
      }
    }
  }
};

}  // namespace searchlight::testing
