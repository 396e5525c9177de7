// core/grid/maze.cpp: the catalogue of generators, and the way from its rows to the code.
#include "core/grid/maze.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <stdexcept>
#include <vector>

#include "core/grid/endpoints.h"
#include "core/grid/landscape.h"
#include "core/random/random.h"

namespace searchlight::grid {

namespace {

using Room = std::uint32_t;

constexpr std::array<Point, 4> kSides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

// The rooms of one axis.
struct Axis {
  explicit Axis(int side) : first(side < 3 ? 0 : 1), count(side < 3 ? 1 : (side - 1) / 2) {}
  int cell(int room) const { return first + 2 * room; }
  int first;
  int count;
};

// The rooms, numbered row by row, and the map they are carved from.
class Lattice {
 public:
  Lattice(int width, int height) : m_columns(width), m_rows(height), m_map(width, height, kWall) {}

  int columns() const { return m_columns.count; }
  int rows() const { return m_rows.count; }
  std::uint32_t roomCount() const { return static_cast<std::uint32_t>(m_columns.count * m_rows.count); }
  Room room(Point p) const { return static_cast<Room>(p.y * m_columns.count + p.x); }
  Point place(Room room) const {
    return {static_cast<int>(room) % m_columns.count, static_cast<int>(room) / m_columns.count};
  }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_columns.count && p.y < m_rows.count; }
  Point cell(Point place) const { return {m_columns.cell(place.x), m_rows.cell(place.y)}; }

  bool isVisited(Point place) const { return !m_map.isWall(cell(place)); }
  void visit(Point place) { m_map.setWeight(cell(place), 1); }
  bool isOpen(Point place, Point side) const { return m_map.isFree(cell(place) + side); }
  void open(Point place, Point side) { m_map.setWeight(cell(place) + side, 1); }

  Map& map() { return m_map; }

 private:
  Axis m_columns;
  Axis m_rows;
  Map m_map;
};

// Opens every dead end with the given chance, into a room it was walled off from.
void addLoops(Lattice& lattice, double loops, Random& random) {
  if (loops <= 0) return;
  for (Room room = 0; room < lattice.roomCount(); ++room) {
    const Point place = lattice.place(room);
    std::array<Point, 4> closed;
    std::size_t closedCount = 0;
    int openCount = 0;
    for (const Point side : kSides) {
      if (!lattice.contains(place + side)) continue;
      if (lattice.isOpen(place, side))
        ++openCount;
      else
        closed[closedCount++] = side;
    }
    if (openCount == 1 && closedCount > 0 && random.chance(loops))
      lattice.open(place, closed[random.below(static_cast<std::uint32_t>(closedCount))]);
  }
}

Point randomPlace(const Lattice& lattice, Random& random) {
  return lattice.place(random.below(lattice.roomCount()));
}

// A part of the lattice, in rooms.
struct Region {
  Point corner;
  int columns;
  int rows;
};

struct DivisionRules {
  int wholeSide;  // a region of at most so many rooms each way is left whole
  int margin;     // no wall stands nearer to a parallel one than so many rooms
  double
      moreDoors;  // the chance of a door, next to the first, in every further stretch of kDoorStretch rooms
};
constexpr int kDoorStretch = 4;

// Cuts regions in two by a wall with doors until the rules leave them whole. Starts from one empty hall.
class Division {
 public:
  Division(int width, int height, const DivisionRules& rules, Random& random)
      : m_lattice(width, height), m_rules(rules), m_random(random) {}

  Lattice run() {
    clearHall();
    std::vector<Region> open{{{0, 0}, m_lattice.columns(), m_lattice.rows()}};
    while (!open.empty()) {
      const Region region = open.back();
      open.pop_back();
      const bool mayCutColumns = region.columns >= 2 * m_rules.margin;
      const bool mayCutRows = region.rows >= 2 * m_rules.margin;
      if (isWhole(region) || (!mayCutColumns && !mayCutRows)) continue;
      const bool cutColumns = mayCutColumns && (!mayCutRows || prefersColumns(region));
      const int side = cutColumns ? region.columns : region.rows;
      const int kept = m_random.between(m_rules.margin, side - m_rules.margin);
      Region first = region;
      Region second = region;
      if (cutColumns) {
        first.columns = kept;
        second.columns -= kept;
        second.corner.x += kept;
        buildWall(second.corner, {-1, 0}, {0, 1}, region.rows);
      } else {
        first.rows = kept;
        second.rows -= kept;
        second.corner.y += kept;
        buildWall(second.corner, {0, -1}, {1, 0}, region.columns);
      }
      open.push_back(first);
      open.push_back(second);
    }
    return std::move(m_lattice);
  }

 private:
  bool isWhole(const Region& region) const {
    const bool corridor = region.columns == 1 || region.rows == 1;
    return corridor || (region.columns <= m_rules.wholeSide && region.rows <= m_rules.wholeSide);
  }

  bool prefersColumns(const Region& region) {
    if (region.columns != region.rows) return region.columns > region.rows;
    return m_random.chance(0.5);
  }

  void clearHall() {
    const Point last = m_lattice.cell({m_lattice.columns() - 1, m_lattice.rows() - 1});
    const Point first = m_lattice.cell({0, 0});
    for (int y = first.y; y <= last.y; ++y)
      for (int x = first.x; x <= last.x; ++x) m_lattice.map().setWeight({x, y}, 1);
  }

  // A wall on the given side of `length` rooms, the first one at `place` and the others in direction `along`.
  void buildWall(Point place, Point side, Point along, int length) {
    Point cell = m_lattice.cell(place) + side;
    for (int i = 0; i < 2 * length - 1; ++i, cell = cell + along) m_lattice.map().setWeight(cell, kWall);
    const auto openDoor = [&](int at) {
      m_lattice.open({place.x + along.x * at, place.y + along.y * at}, side);
    };
    openDoor(m_random.between(0, length - 1));
    for (int from = 0; m_rules.moreDoors > 0 && from + kDoorStretch <= length; from += kDoorStretch)
      if (m_random.chance(m_rules.moreDoors)) openDoor(m_random.between(from, from + kDoorStretch - 1));
  }

  Lattice m_lattice;
  DivisionRules m_rules;
  Random& m_random;
};

// Union-find with path halving.
class Forest {
 public:
  explicit Forest(std::uint32_t size) : m_parents(size) { std::iota(m_parents.begin(), m_parents.end(), 0u); }
  // False when both are in one tree already.
  bool join(Room a, Room b) {
    a = root(a);
    b = root(b);
    if (a == b) return false;
    m_parents[std::max(a, b)] = std::min(a, b);
    return true;
  }

 private:
  Room root(Room room) {
    while (m_parents[room] != room) {
      m_parents[room] = m_parents[m_parents[room]];
      room = m_parents[room];
    }
    return room;
  }
  std::vector<Room> m_parents;
};

}  // namespace

Map depthFirstMaze(int width, int height, double loops, Random& random) {
  Lattice lattice(width, height);
  std::vector<Room> trail{lattice.room(randomPlace(lattice, random))};
  lattice.visit(lattice.place(trail.back()));
  while (!trail.empty()) {
    const Point place = lattice.place(trail.back());
    std::array<Point, 4> choices;
    std::uint32_t count = 0;
    for (const Point side : kSides)
      if (lattice.contains(place + side) && !lattice.isVisited(place + side)) choices[count++] = side;
    if (count == 0) {
      trail.pop_back();
      continue;
    }
    const Point side = choices[count == 1 ? 0 : random.below(count)];
    lattice.open(place, side);
    lattice.visit(place + side);
    trail.push_back(lattice.room(place + side));
  }
  addLoops(lattice, loops, random);
  return std::move(lattice.map());
}

Map primMaze(int width, int height, double loops, Random& random) {
  Lattice lattice(width, height);
  struct Wall {
    Room room;
    std::uint32_t side;
  };
  std::vector<Wall> border;
  const auto visit = [&](Point place) {
    lattice.visit(place);
    for (std::uint32_t side = 0; side < kSides.size(); ++side)
      if (lattice.contains(place + kSides[side]) && !lattice.isVisited(place + kSides[side]))
        border.push_back({lattice.room(place), side});
  };
  visit(randomPlace(lattice, random));
  while (!border.empty()) {
    std::swap(border[random.below(static_cast<std::uint32_t>(border.size()))], border.back());
    const Wall wall = border.back();
    border.pop_back();
    const Point place = lattice.place(wall.room);
    const Point side = kSides[wall.side];
    if (lattice.isVisited(place + side)) continue;
    lattice.open(place, side);
    visit(place + side);
  }
  addLoops(lattice, loops, random);
  return std::move(lattice.map());
}

Map kruskalMaze(int width, int height, double loops, Random& random) {
  Lattice lattice(width, height);
  // A wall is its room's number times two, plus one for the wall below and none for the wall to the right.
  std::vector<std::uint32_t> walls;
  walls.reserve(2 * std::size_t{lattice.roomCount()});
  for (Room room = 0; room < lattice.roomCount(); ++room) {
    const Point place = lattice.place(room);
    lattice.visit(place);
    if (place.x + 1 < lattice.columns()) walls.push_back(2 * room);
    if (place.y + 1 < lattice.rows()) walls.push_back(2 * room + 1);
  }
  random.shuffle(std::span(walls));
  Forest forest(lattice.roomCount());
  for (const std::uint32_t wall : walls) {
    const Point place = lattice.place(wall / 2);
    const Point side = wall % 2 == 0 ? Point{1, 0} : Point{0, 1};
    if (forest.join(wall / 2, lattice.room(place + side))) lattice.open(place, side);
  }
  addLoops(lattice, loops, random);
  return std::move(lattice.map());
}

Map divisionMaze(int width, int height, double loops, Random& random) {
  Lattice lattice = Division(width, height, {1, 1, 0.0}, random).run();
  addLoops(lattice, loops, random);
  return std::move(lattice.map());
}

Map rooms(int width, int height, double doors, Random& random) {
  return std::move(Division(width, height, {4, 2, doors}, random).run().map());
}

namespace {

constexpr GeneratorDial kLoops{"Loops", 0.0, 1.0, 0.0};

constexpr std::array<GeneratorInfo, 10> kGenerators{{
    {Generator::Open, "open", "Open field", "No walls.", false, {}},
    {Generator::RandomWalls, "random", "Random walls", "Each cell is a wall with the same probability.", true,
     GeneratorDial{"Walls", 0.0, 1.0, 0.3}},
    {Generator::DepthFirstMaze, "depth-first", "Depth-first maze",
     "Long winding corridors: a random walk that backtracks only at dead ends.", true, kLoops},
    {Generator::PrimMaze, "prim", "Prim maze",
     "Many short dead ends: grows the maze through a random wall on its border.", true, kLoops},
    {Generator::KruskalMaze, "kruskal", "Kruskal maze",
     "A mixture of long and short corridors: opens walls in random order where they separate two trees.",
     true, kLoops},
    {Generator::DivisionMaze, "division", "Recursive division",
     "Long straight walls: divides the area with a wall, leaves a gap, and repeats in each half.", true,
     kLoops},
    {Generator::Serpentine,
     "serpentine",
     "Serpentine",
     "One corridor through the whole map: the longest possible path.",
     false,
     {}},
    {Generator::Rooms, "rooms", "Rooms", "A floor plan of rooms connected by doors.", true,
     GeneratorDial{"Doors", 0.0, 1.0, 0.25}},
    {Generator::Caves, "caves", "Caves", "Smooth caverns joined by tunnels.", true,
     GeneratorDial{"Rock", 0.3, 0.6, 0.48}},
    {Generator::Terrain, "terrain", "Terrain",
     "Weighted terrain: costs rise with height; low areas are lakes.", true,
     GeneratorDial{"Water", 0.0, 0.6, 0.2}},
}};

double amountOf(const GeneratorSettings& settings) {
  const std::optional<GeneratorDial>& dial = generatorInfo(settings.generator).dial;
  if (!dial) return 0;
  return std::clamp(settings.amount.value_or(dial->standard), dial->min, dial->max);
}

}  // namespace

std::span<const GeneratorInfo> generators() { return kGenerators; }

const GeneratorInfo& generatorInfo(Generator generator) {
  return *std::ranges::find(kGenerators, generator, &GeneratorInfo::generator);
}

const GeneratorInfo* findGenerator(std::string_view id) {
  const auto found = std::ranges::find(kGenerators, id, &GeneratorInfo::id);
  return found == kGenerators.end() ? nullptr : &*found;
}

Map generate(const GeneratorSettings& settings) {
  const int width = settings.width;
  const int height = settings.height;
  if (std::min(width, height) < 1 || std::max(width, height) > Map::kMaxSide)
    throw std::invalid_argument("a map has 1 to 4096 columns and rows");
  const double amount = amountOf(settings);
  Random random(settings.seed);
  switch (settings.generator) {
    case Generator::Open: return Map(width, height);
    case Generator::RandomWalls: return randomWalls(width, height, amount, random);
    case Generator::DepthFirstMaze: return depthFirstMaze(width, height, amount, random);
    case Generator::PrimMaze: return primMaze(width, height, amount, random);
    case Generator::KruskalMaze: return kruskalMaze(width, height, amount, random);
    case Generator::DivisionMaze: return divisionMaze(width, height, amount, random);
    case Generator::Serpentine: return serpentine(width, height);
    case Generator::Rooms: return rooms(width, height, amount, random);
    case Generator::Caves: return caves(width, height, amount, random);
    case Generator::Terrain: return terrain(width, height, amount, random);
  }
  throw std::invalid_argument("no such generator");
}

MapDocument generateDocument(const GeneratorSettings& settings) {
  MapDocument document{generate(settings), {}, {}};
  if (const std::optional<Endpoints> ends = suggestEndpoints(document.map)) {
    document.start = ends->start;
    document.goal = ends->goal;
  }
  return document;
}

}  // namespace searchlight::grid
