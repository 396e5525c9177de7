// core/grid/jump_points.h: jump point search (Harabor and Grastien 2011, 2014): canonical A* that runs along straight
// lines without making nodes of the cells between. Where diagonals are not allowed, JPS4 (Baum 2025): rows take the part of
// diagonals.
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
  // Takes a few ns a cell. Throws search::EndedEarly where it is bounded.
  JumpMap(const RouteGraph& graph, const RouteOptions& options, const search::Bounds* bounds = nullptr);

  // The memory of its bit sets, which follows from the map's size.
  static std::size_t bytesFor(const Map& map);

  // How a straight run from p (exclusive) ends: at the next cell where a turn may pay, or at a wall, where it leads
  // nowhere. The map's edge counts as wall, so the distance is at least 1.
  struct Run {
    int length;  // to that cell, inclusive
    bool isBlocked;
  };
  template <Direction kStraight>
  Run run(Point p) const {
    constexpr Point o = offset(kStraight);
    const Lines& lines = m_lines[static_cast<std::size_t>(kStraight)];
    const auto line = static_cast<std::size_t>(o.x != 0 ? p.y : p.x);
    const int place = (o.x != 0 ? p.x : p.y) + 1;
    if constexpr (o.x + o.y > 0)
      return lines.after(line, place);
    else
      return lines.before(line, place);
  }

  // The canonical table, as sets of directions and as places in the generating order.
  const CanonicalTable& canonical() const { return *m_canonical; }
  unsigned successors(search::Arrival arrival, DirectionSet open) const {
    return m_inOrder[arrival == search::kNoArrival ? std::size_t{kDirections} : arrival][open];
  }

 private:
  // One line of bits per row (or column), with a wall before the first cell and behind the last: place k is bit k + 1.
  // What stops a run and what of that is wall lie beside each other: the one is asked for after the other.
  struct Word {
    std::uint64_t stops = 0, walls = 0;
  };
  static std::size_t wordsFor(int places) { return static_cast<std::size_t>(places + 2 + 63) / 64; }
  struct Lines {
    std::size_t words = 0;  // a line
    std::vector<Word> bits;

    void setWall(int line, int place) {
      const auto i = static_cast<std::size_t>(place + 1);
      Word& word = bits[static_cast<std::size_t>(line) * words + i / 64];
      word.stops |= std::uint64_t{1} << (i % 64);
      word.walls |= std::uint64_t{1} << (i % 64);
    }
    Run after(std::size_t line, int i) const {
      const Word* row = bits.data() + line * words;
      std::size_t word = static_cast<std::size_t>(i + 1) / 64;
      const unsigned shift = static_cast<unsigned>(i + 1) % 64;
      std::uint64_t stops = row[word].stops >> shift << shift;
      while (stops == 0) stops = row[++word].stops;
      const int bit = std::countr_zero(stops);
      return {static_cast<int>(word * 64) + bit - i, (row[word].walls >> bit & 1) != 0};
    }
    Run before(std::size_t line, int i) const {
      const Word* row = bits.data() + line * words;
      std::size_t word = static_cast<std::size_t>(i - 1) / 64;
      const unsigned shift = 63 - static_cast<unsigned>(i - 1) % 64;
      std::uint64_t stops = row[word].stops << shift >> shift;
      while (stops == 0) stops = row[--word].stops;
      const int bit = 63 - std::countl_zero(stops);
      return {i - static_cast<int>(word * 64) - bit, (row[word].walls >> bit & 1) != 0};
    }
  };
  const CanonicalTable* m_canonical;
  std::array<std::array<std::uint8_t, 256>, kDirections + 1> m_inOrder;
  std::array<Lines, 4> m_lines;  // by straight direction
};

// REQUIRES: a uniform map.
class JumpProblem : public RouteBase {
 public:
  // Throws search::EndedEarly where it is bounded.
  // Its jump map is paid for by whoever makes it: JumpMap::bytesFor().
  JumpProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
              const search::Bounds* bounds = nullptr);

  // scan(cell) is told of every cell that a run looks at.
  template <class F, class Scan>
  void forEachSuccessor(State s, search::Arrival arrival, F&& f, Scan&& scan) const {
    const Point p = m_graph->point(s);
    for (unsigned set = m_jumps->successors(arrival, m_openness[s]); set != 0; set &= set - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(set));
      const Direction d = m_moves.order[i];
      const int length = jump(s, p, d, scan);
      if (length > 0)
        f(d, s + static_cast<State>(m_moves.delta[i] * length),
          m_moves.cost[i] * static_cast<search::Cost>(length));
    }
  }

 private:
  // The length of a jump, 0 where it leads nowhere.
  template <class Scan>
  int jump(State s, Point p, Direction d, Scan&& scan) const {
    switch (d) {
      case Direction::Up: return jumpStraight<Direction::Up>(p, scan);
      case Direction::Left:
        return m_isFour ? jumpSideways<Direction::Left, Direction::Up, Direction::Down>(s, p, scan)
                        : jumpStraight<Direction::Left>(p, scan);
      case Direction::Right:
        return m_isFour ? jumpSideways<Direction::Right, Direction::Up, Direction::Down>(s, p, scan)
                        : jumpStraight<Direction::Right>(p, scan);
      case Direction::Down: return jumpStraight<Direction::Down>(p, scan);
      case Direction::UpLeft: return jumpDiagonally<Direction::UpLeft>(s, p, scan);
      case Direction::UpRight: return jumpDiagonally<Direction::UpRight>(s, p, scan);
      case Direction::DownLeft: return jumpDiagonally<Direction::DownLeft>(s, p, scan);
      case Direction::DownRight: return jumpDiagonally<Direction::DownRight>(s, p, scan);
    }
    return 0;
  }
  template <Direction kStraight, class Scan>
  int jumpStraight(Point p, Scan&& scan) const {
    constexpr Point o = offset(kStraight);
    const JumpMap::Run run = m_jumps->run<kStraight>(p);
    int length = run.isBlocked ? 0 : run.length;
    if (const int goal = distanceAlong<o.x, o.y>(p); goal > 0 && goal < run.length) length = goal;
    const int looked = length > 0 ? length : run.length - 1;
    for (int k = 1; k <= looked; ++k) scan(m_graph->cell({p.x + k * o.x, p.y + k * o.y}));
    return length;
  }
  // How far ahead on the straight line the goal is; 0 or less where it is not.
  template <int kX, int kY>
  int distanceAlong(Point p) const {
    const int dx = m_goal.x - p.x, dy = m_goal.y - p.y;
    if constexpr (kX != 0)
      return dy == 0 ? dx * kX : 0;
    else
      return dx == 0 ? dy * kY : 0;
  }
  template <Direction kDiagonal, class Scan>
  int jumpDiagonally(State s, Point p, Scan&& scan) const {
    constexpr Point o = offset(kDiagonal);
    return jumpSideways<kDiagonal, directionOf(o.x, 0), directionOf(0, o.y)>(s, p, scan);
  }
  // Cell by cell, until a turn may pay there or a straight run to one of the two sides leads somewhere.
  template <Direction kAlong, Direction kSide, Direction kOtherSide, class Scan>
  int jumpSideways(State s, Point p, Scan&& scan) const {
    constexpr Point o = offset(kAlong);
    constexpr auto natural = static_cast<DirectionSet>(bit(kAlong) | bit(kSide) | bit(kOtherSide));
    const auto& canonical = m_jumps->canonical().successors[static_cast<std::size_t>(kAlong)];
    const auto step = static_cast<State>(o.y * m_graph->map().width() + o.x);
    for (int length = 1;; ++length) {
      p = p + o;
      s += step;
      scan(s);
      if (s == m_to) return length;
      const DirectionSet onwards = canonical[m_openness[s]];
      if (onwards & ~natural) return length;
      if ((onwards & bit(kSide)) && jumpStraight<kSide>(p, scan) > 0) return length;
      if ((onwards & bit(kOtherSide)) && jumpStraight<kOtherSide>(p, scan) > 0) return length;
      if (!(onwards & bit(kAlong))) return 0;
    }
  }

  MoveTables m_moves;
  std::shared_ptr<const JumpMap> m_jumps;
  const DirectionSet* m_openness;
  bool m_isFour;  // neighbours
};

}  // namespace searchlight::grid
