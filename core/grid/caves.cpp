// core/grid/caves.cpp: caverns from a cellular automaton, joined into one.
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/grid/landscape.h"

namespace searchlight::grid {
namespace {

constexpr int kRounds = 5;
// Caverns are as wide on a map of this side as the automaton makes them; on larger maps they grow along.
constexpr int kNaturalSide = 160;
// After every doubling of the size, edges are made rough again: so many cells change, and so many rounds
// follow.
constexpr double kRoughness = 0.12;
constexpr int kRoundsAfterDoubling = 2;
// A cell becomes a wall when so many of the nine in its square are.
constexpr int kEnoughWalls = 5;
// Smaller hollows are filled, larger ones joined.
constexpr std::size_t kSmallestCavern = 24;
// Two octaves of noise reach three quarters of its range, half of that on the average.
constexpr std::int64_t kAverageHeight = ValueNoise::kTop * 3 / 8;
// What one unit of height adds to the chance of a wall, in 2^-32: the highest ground has about 0.16 more
// walls.
constexpr std::int64_t kUnevenness = 14'000;

// Random walls, more of them here and fewer there: without it a large map looks the same everywhere.
Map scatteredRock(int width, int height, double walls, Random& random) {
  constexpr std::uint64_t kOne = std::uint64_t{1} << 32;  // the chance of a certain wall
  const ValueNoise noise(static_cast<std::uint32_t>(std::max(std::max(width, height) / 6, 12)), 2, random);
  std::vector<std::uint32_t> heights(static_cast<std::size_t>(width));
  const auto average = static_cast<std::int64_t>(walls * static_cast<double>(kOne));
  Map map(width, height);
  for (int y = 0; y < height; ++y) {
    noise.row(static_cast<std::uint32_t>(y), heights);
    for (int x = 0; x < width; ++x) {
      const std::int64_t above = std::int64_t{heights[static_cast<std::size_t>(x)]} - kAverageHeight;
      const std::int64_t chance = average + above * kUnevenness;
      if (static_cast<std::int64_t>(random.next() >> 32) < chance) map.setWeight({x, y}, kWall);
    }
  }
  return map;
}

// The map as bytes, 1 for a wall, in a frame of walls one cell wide: the automaton needs no edge cases.
class Rock {
 public:
  explicit Rock(const Map& map)
      : m_width(static_cast<std::size_t>(map.width())),
        m_height(static_cast<std::size_t>(map.height())),
        m_walls((m_width + 2) * (m_height + 2), 1),
        m_columns(m_width + 2) {
    for (int y = 0; y < map.height(); ++y)
      for (int x = 0; x < map.width(); ++x)
        if (!map.isWall({x, y})) m_walls[framed({x, y})] = 0;
  }

  // One round of the automaton.
  void round() {
    std::vector<std::uint8_t> next(m_walls.size(), 1);
    const std::size_t stride = m_width + 2;
    for (std::size_t y = 1; y <= m_height; ++y) {
      const std::uint8_t* const above = &m_walls[(y - 1) * stride];
      const std::uint8_t* const row = above + stride;
      const std::uint8_t* const below = row + stride;
      std::uint8_t* const sums = m_columns.data();
      for (std::size_t x = 0; x < stride; ++x)
        sums[x] = static_cast<std::uint8_t>(above[x] + row[x] + below[x]);
      std::uint8_t* const out = &next[y * stride];
      for (std::size_t x = 1; x <= m_width; ++x) out[x] = sums[x - 1] + sums[x] + sums[x + 1] >= kEnoughWalls;
    }
    m_walls.swap(next);
  }

  Map toMap() const {
    Map map(static_cast<int>(m_width), static_cast<int>(m_height));
    for (int y = 0; y < map.height(); ++y)
      for (int x = 0; x < map.width(); ++x)
        if (m_walls[framed({x, y})] != 0) map.setWeight({x, y}, kWall);
    return map;
  }

 private:
  std::size_t framed(Point p) const {
    return (static_cast<std::size_t>(p.y) + 1) * (m_width + 2) + static_cast<std::size_t>(p.x) + 1;
  }

  std::size_t m_width;
  std::size_t m_height;
  std::vector<std::uint8_t> m_walls;
  std::vector<std::uint8_t> m_columns;  // walls in three cells one above the other
};

Map smoothed(const Map& map, int rounds) {
  Rock rock(map);
  for (int i = 0; i < rounds; ++i) rock.round();
  return rock.toMap();
}

// Every cell becomes four, of which the first width x height are kept; some change their mind.
Map doubled(const Map& map, int width, int height, Random& random) {
  Map result(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      if (map.isWall({x / 2, y / 2}) != random.chance(kRoughness)) result.setWeight({x, y}, kWall);
  return result;
}

// Caverns grow into the rock, all at the same pace; where two of them meet, the rock between is dug away
// along the ways they came, unless they are joined already.
class Joiner {
 public:
  explicit Joiner(Map& map) : m_map(map), m_cavern(map.cellCount(), kNone), m_from(map.cellCount()) {}

  void run() {
    findCaverns();
    m_trees.resize(m_cavernCount);
    std::iota(m_trees.begin(), m_trees.end(), 0u);
    m_separate = m_cavernCount;
    for (std::size_t next = 0; next < m_wave.size() && m_separate > 1; ++next) {
      const Cell cell = m_wave[next];
      forEachNeighbour(cell, [&](Cell neighbour) {
        if (m_cavern[neighbour] == kNone) {
          m_cavern[neighbour] = m_cavern[cell];
          m_from[neighbour] = cell;
          m_wave.push_back(neighbour);
        } else if (m_cavern[cell] != m_cavern[neighbour] && join(m_cavern[cell], m_cavern[neighbour])) {
          dig(cell, neighbour);
        }
      });
    }
  }

 private:
  using Cell = std::uint32_t;
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;

  template <class Visit>
  void forEachNeighbour(Cell cell, Visit visit) const {
    const auto width = static_cast<Cell>(m_map.width());
    const Cell column = cell % width;
    if (cell >= width) visit(cell - width);
    if (column > 0) visit(cell - 1);
    if (column + 1 < width) visit(cell + 1);
    if (cell + width < m_map.cellCount()) visit(cell + width);
  }

  // Numbers the caverns, starts a wave from their edges, and fills the small hollows.
  void findCaverns() {
    std::vector<Cell> cavern;
    for (Cell seed = 0; seed < m_map.cellCount(); ++seed) {
      if (m_map.cells()[seed] == kWall || m_cavern[seed] != kNone) continue;
      const std::size_t waveBefore = m_wave.size();
      m_cavern[seed] = m_cavernCount;
      cavern.assign(1, seed);
      for (std::size_t next = 0; next < cavern.size(); ++next) {
        const Cell cell = cavern[next];
        bool atEdge = false;
        forEachNeighbour(cell, [&](Cell neighbour) {
          if (m_map.cells()[neighbour] == kWall) {
            atEdge = true;
          } else if (m_cavern[neighbour] == kNone) {
            m_cavern[neighbour] = m_cavernCount;
            cavern.push_back(neighbour);
          }
        });
        if (atEdge) m_wave.push_back(cell);
      }
      if (cavern.size() >= kSmallestCavern) {
        ++m_cavernCount;
        continue;
      }
      m_wave.resize(waveBefore);
      for (const Cell cell : cavern) {
        m_map.setWeight(m_map.point(cell), kWall);
        m_cavern[cell] = kNone;
      }
    }
  }

  bool join(std::uint32_t a, std::uint32_t b) {
    a = tree(a);
    b = tree(b);
    if (a == b) return false;
    m_trees[std::max(a, b)] = std::min(a, b);
    --m_separate;
    return true;
  }
  std::uint32_t tree(std::uint32_t cavern) {
    while (m_trees[cavern] != cavern) cavern = m_trees[cavern] = m_trees[m_trees[cavern]];
    return cavern;
  }

  void dig(Cell a, Cell b) {
    for (Cell cell : {a, b})
      for (; m_map.cells()[cell] == kWall; cell = m_from[cell]) m_map.setWeight(m_map.point(cell), 1);
  }

  Map& m_map;
  std::vector<std::uint32_t> m_cavern;  // of each cell, kNone in rock not yet entered
  std::vector<Cell> m_from;             // where the wave entered each cell of rock from
  std::vector<Cell> m_wave;
  std::vector<std::uint32_t> m_trees;  // union-find over the caverns
  std::uint32_t m_cavernCount = 0;
  std::uint32_t m_separate = 0;  // trees left to join
};

}  // namespace

Map caves(int width, int height, double walls, Random& random) {
  int doublings = 0;
  while (std::max(width, height) >> doublings > kNaturalSide) ++doublings;
  const auto sideBefore = [](int side, int steps) { return ((side - 1) >> steps) + 1; };

  Map map = smoothed(
      scatteredRock(sideBefore(width, doublings), sideBefore(height, doublings), walls, random), kRounds);
  Joiner(map).run();  // so early, so that tunnels grow with the map
  for (int left = doublings - 1; left >= 0; --left) {
    map = doubled(map, sideBefore(width, left), sideBefore(height, left), random);
    map = smoothed(map, kRoundsAfterDoubling);
  }
  // Roughness may have closed a tunnel again.
  if (doublings > 0) Joiner(map).run();
  return map;
}

}  // namespace searchlight::grid
