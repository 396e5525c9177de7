// core/grid/jump_points.h: jump point search (Harabor and Grastien 2011, 2014): canonical A* that runs along straight
// lines without making nodes of the cells between.
//
// Cells where a straight run must stop (a turn may pay there, or a wall is there) are bit sets, one for each straight
// direction, so that a scan looks at 64 cells at once. They follow from the canonical table, so every corner rule has
// them.
#pragma once
#include <bit>
#include <memory>
#include <vector>

#include "core/grid/route_problem.h"
#include "core/search/outcome.h"

namespace searchlight::grid {

// Shared by all questions on one map under the same options. A bit a cell and straight direction.
class JumpMap {
 public:
  // Takes 45 ns a cell. Throws search::EndedEarly where it is bounded.
  JumpMap(const RouteGraph& graph, const RouteOptions& options, const search::Bounds* bounds = nullptr);

  // The number of cells from p (exclusive) to the next stop in a straight direction (inclusive): a cell where a turn
  // may pay, or a wall. The map's edge counts as wall, so it is at least 1.
  int run(Point p, Direction straight) const {
    const Lines& lines = m_lines[static_cast<std::size_t>(straight)];
    const Point o = offset(straight);
    const auto line = static_cast<std::size_t>(o.x != 0 ? p.y : p.x);
    const int place = (o.x != 0 ? p.x : p.y) + 1;
    return o.x + o.y > 0 ? lines.nextAfter(line, place) - place : place - lines.nextBefore(line, place);
  }

  // The canonical table, as sets of directions and as places in the generating order.
  const CanonicalTable& canonical() const { return *m_canonical; }
  unsigned successors(search::Arrival arrival, DirectionSet open) const {
    return m_inOrder[arrival == search::kNoArrival ? std::size_t{kDirections} : arrival][open];
  }

 private:
  // One line of bits per row (or column), with a wall before the first cell and behind the last: place k is bit k + 1.
  struct Lines {
    std::size_t words = 0;  // a line
    std::vector<std::uint64_t> stops;

    void set(int line, int place) {
      const auto i = static_cast<std::size_t>(place + 1);
      stops[static_cast<std::size_t>(line) * words + i / 64] |= std::uint64_t{1} << (i % 64);
    }
    int nextAfter(std::size_t line, int i) const {
      const std::uint64_t* row = stops.data() + line * words;
      std::size_t word = static_cast<std::size_t>(i + 1) / 64;
      std::uint64_t bits = row[word] >> (static_cast<unsigned>(i + 1) % 64) << (static_cast<unsigned>(i + 1) % 64);
      while (bits == 0) bits = row[++word];
      return static_cast<int>(word * 64) + std::countr_zero(bits);
    }
    int nextBefore(std::size_t line, int i) const {
      const std::uint64_t* row = stops.data() + line * words;
      std::size_t word = static_cast<std::size_t>(i - 1) / 64;
      const unsigned shift = 63 - static_cast<unsigned>(i - 1) % 64;
      std::uint64_t bits = row[word] << shift >> shift;
      while (bits == 0) bits = row[--word];
      return static_cast<int>(word * 64) + 63 - std::countl_zero(bits);
    }
  };
  const CanonicalTable* m_canonical;
  std::array<std::array<std::uint8_t, 256>, kDirections + 1> m_inOrder;
  std::array<Lines, 4> m_lines;  // by straight direction
};

// REQUIRES: 8 neighbours and a uniform map.
class JumpProblem : public RouteBase {
 public:
  // Throws search::EndedEarly where it is bounded.
  JumpProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
              const search::Bounds* bounds = nullptr);

  // scan(cell) is told of every cell that a run looks at.
  template <class F, class Scan>
  void forEachSuccessor(State s, search::Arrival arrival, F&& f, Scan&& scan) const {
    const Point p = m_graph->point(s);
    for (unsigned set = m_jumps->successors(arrival, m_openness[s]); set != 0; set &= set - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(set));
      const Direction d = m_moves.order[i];
      const int length = isDiagonal(d) ? jumpDiagonally(p, d, scan) : jumpStraight(p, d, scan);
      if (length > 0)
        f(d, s + static_cast<State>(m_moves.delta[i] * length), m_moves.cost[i] * static_cast<search::Cost>(length));
    }
  }

 private:
  // The length of a jump, 0 where it leads nowhere.
  template <class Scan>
  int jumpStraight(Point p, Direction d, Scan&& scan) const {
    const int run = m_jumps->run(p, d);
    const Point o = offset(d);
    const Point last{p.x + o.x * (run - 1), p.y + o.y * (run - 1)};
    int length = m_openness[m_graph->cell(last)] & bit(d) ? run : 0;
    if (const int goal = distanceAlong(p, o); goal > 0 && goal < run) length = goal;
    const int looked = length > 0 ? length : run - 1;
    for (int k = 1; k <= looked; ++k) scan(m_graph->cell({p.x + k * o.x, p.y + k * o.y}));
    return length;
  }
  // How far ahead on the straight line the goal is; 0 where it is not.
  int distanceAlong(Point p, Point o) const {
    const int dx = m_goal.x - p.x, dy = m_goal.y - p.y;
    if (o.x != 0) return dy == 0 && dx * o.x > 0 ? dx * o.x : 0;
    return dx == 0 && dy * o.y > 0 ? dy * o.y : 0;
  }
  template <class Scan>
  int jumpDiagonally(Point p, Direction d, Scan&& scan) const {
    const Point o = offset(d);
    const Direction across = directionOf(o.x, 0), down = directionOf(0, o.y);
    const auto natural = static_cast<DirectionSet>(bit(d) | bit(across) | bit(down));
    for (int length = 1;; ++length) {
      p = p + o;
      const State s = m_graph->cell(p);
      scan(s);
      if (s == m_to) return length;
      const DirectionSet onwards = m_jumps->canonical().successors[static_cast<std::size_t>(d)][m_openness[s]];
      if (onwards & ~natural) return length;
      if ((onwards & bit(across)) && jumpStraight(p, across, scan) > 0) return length;
      if ((onwards & bit(down)) && jumpStraight(p, down, scan) > 0) return length;
      if (!(onwards & bit(d))) return 0;
    }
  }

  MoveTables m_moves;
  std::shared_ptr<const JumpMap> m_jumps;
  const DirectionSet* m_openness;
};

}  // namespace searchlight::grid
