// core/grid/map_edit.h: a map with the question asked of it, and its changes as values, for History<MapEdit>.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/map.h"

namespace searchlight::grid {

// INVARIANT, held by the readers and by map_edit: start and goal, where there are any, are free cells of the
// map.
struct MapDocument {
  Map map;
  std::optional<Point> start;
  std::optional<Point> goal;
  // The terrain of every cell, row by row, as MovingAI's maps tell it: . G S free, W water, @ O T and any other letter
  // walls; and ours, ^ < > v on free cells that are left one way alone. Empty: '.' wherever one may walk, '@' elsewhere, and
  // kTerrainLetters. It has no say in how a search goes: the map knows its terrain itself. INVARIANT: a letter stands on what it
  // means; a map with terrain that is edited has letters.
  std::string letters = {};

  friend bool operator==(const MapDocument&, const MapDocument&) = default;
};

inline constexpr std::string_view kFreeLetters = ".GS", kWallLetters = "@OT";
inline constexpr char kWaterLetter = 'W', kSwampLetter = 'S';
// By Terrain. The last four are walls where they stand on a wall: in MovingAI's maps any letter may.
inline constexpr std::string_view kTerrainLetters = ".WS^<>v";
// What a cell that was drawn is.
constexpr char plainLetter(Weight weight) { return weight == kWall ? kWallLetters[0] : kFreeLetters[0]; }
// The document's letter of a cell, whether or not it has letters.
inline char letterOn(const MapDocument& document, std::size_t cell) {
  if (!document.letters.empty()) return document.letters[cell];
  const Terrain terrain = document.map.terrain(cell);
  return terrain == Terrain::Plain ? plainLetter(document.map.cells()[cell])
                                   : kTerrainLetters[static_cast<std::size_t>(terrain)];
}

// Letters that stand for nothing in MovingAI's maps, in the order of their first cells; each counts as a wall.
struct UnknownLetter {
  char letter = 0;
  std::size_t cells = 0;
  Point first;
};
std::vector<UnknownLetter> unknownLetters(const MapDocument& document);

// What the user did; the window names it in its menus.
enum class MapEditKind {
  Paint,
  Erase,
  Line,
  Rectangle,
  Fill,
  MoveStart,
  MoveGoal,
  Clear,
  Resize,
  Generate,
  Open,
  Paste,
  OneWay,
};

// One of a stroke.
struct CellChange {
  std::uint32_t cell;  // row-major index
  Weight before;
  Weight after;
  char letterBefore = 0;  // where the document has letters
  char letterAfter = 0;   // 0: the plain one

  friend bool operator==(const CellChange&, const CellChange&) = default;
};

struct PointChange {
  std::optional<Point> before;
  std::optional<Point> after;

  friend bool operator==(const PointChange&, const PointChange&) = default;
};

// Cells that all get the same weight, however many: what a shape paints. It holds what was there, and no more; where that
// is one weight (or letter) for all of them, as in an area that is filled, one is enough.
struct Painting {
  Weight weight = 1;
  std::vector<CellRun> runs;  // in rising order, none touching the next
  std::vector<Weight> before;
  std::string lettersBefore;  // empty where the document has no letters
};

// Either a number of cells and the two points, or a painting, or another document altogether.
// apply() and revert() take the document exactly as the other one leaves it.
struct MapEdit {
  struct Replacement {
    MapDocument before;
    MapDocument after;
  };

  MapEditKind kind = MapEditKind::Paint;
  std::vector<CellChange> cells;  // each cell once, in rising order
  std::optional<PointChange> start;
  std::optional<PointChange> goal;
  // Shared, so that copies of a large edit are cheap.
  std::shared_ptr<const Replacement> replacement = {};
  std::shared_ptr<const Painting> painting = {};

  bool isEmpty() const { return cells.empty() && !start && !goal && !replacement && !painting; }
  bool movesEndsOnly() const { return (start || goal) && cells.empty() && !replacement && !painting; }
  // The cells that it changes, unless it is a replacement; in rising order.
  std::vector<CellRun> changedCells() const;
  void apply(MapDocument& document) const;
  void revert(MapDocument& document) const;
  // The memory it holds, for HistoryLimits.
  std::size_t bytes() const;
};

// Replaces everything: what opening, generating and pasting do. Empty when nothing differs.
MapEdit replaceDocument(const MapDocument& before, MapDocument after, MapEditKind kind);
// The cell is left in this straight direction alone, or in all. REQUIRES: a free cell of land.
MapEdit setOneWay(const MapDocument& document, Point cell, std::optional<Direction> way);
// All cells free with weight 1, without terrain; start and goal stay.
MapEdit clearMap(const MapDocument& document);
// The upper left part is kept, new cells are free with weight 1; a start or goal that falls outside is
// dropped. Throws std::invalid_argument for a side that is not within 1 to Map::kMaxSide.
MapEdit resizeMap(const MapDocument& document, int width, int height);

// One drag of the mouse, from press to release: every movement changes the document at once, and all of them
// together are one edit. REQUIRES: nothing else changes the document meanwhile, and it outlives the stroke.
class MapStroke {
 public:
  MapStroke(MapDocument& document, MapEditKind kind)
      : m_document(document), m_edit{kind, {}, {}, {}, {}, {}} {}

  // Gives the weight (kWall for a wall) to the cells under a square brush of `brush` x `brush` cells, drawn
  // from the last point of this stroke to p. Cells outside the map are passed over; so are start and goal
  // when a wall is drawn. Returns the cells that have changed.
  std::vector<std::uint32_t> paintTo(Point p, Weight weight, int brush = 1);
  // False, and nothing changes, for a wall or a cell outside the map.
  bool moveStartTo(Point p) { return moveTo(p, m_document.start, m_edit.start); }
  bool moveGoalTo(Point p) { return moveTo(p, m_document.goal, m_edit.goal); }

  // What has changed since the stroke began, to be recorded (the document has it already). Ends the stroke.
  MapEdit finish();
  // Takes everything back. Ends the stroke.
  void cancel();

 private:
  bool moveTo(Point p, std::optional<Point>& point, std::optional<PointChange>& change);
  void paintCell(Point p, Weight weight, std::vector<std::uint32_t>& changed);

  MapDocument& m_document;
  MapEdit m_edit;
  struct Before {
    Weight weight;
    char letter;
  };
  std::unordered_map<std::uint32_t, Before> m_before;  // of every cell painted
  std::optional<Point> m_last;
};

// The cells left .. right - 1 of row y. Never empty.
struct CellSpan {
  int y, left, right;

  int length() const { return right - left; }
  friend bool operator==(const CellSpan&, const CellSpan&) = default;
};

// All of these give what lies on a board of width x height, from the top down, each cell once; the points may lie outside.

// What a square brush of `brush` x `brush` cells (1 or more) leaves that is drawn from one point to the other, as
// MapStroke::paintTo() does.
std::vector<CellSpan> lineSpans(Point from, Point to, int brush, int width, int height);
// The rectangle with these corners, both included.
std::vector<CellSpan> rectangleSpans(Point corner, Point opposite, int width, int height);
// The cells that can be reached from the seed by sides, over cells of its weight: what looks like one area on the board.
// None from outside of the map.
std::vector<CellSpan> regionSpans(const Map& map, Point seed);

// Gives the weight (kWall for a wall) to the cells that have another one; start and goal get no wall. A painting, which
// holds a byte for each cell that it changes (two with letters) where they were not all alike, and 8 for each run of them.
// REQUIRES: on the document's map, from the top down, each cell once.
MapEdit paintSpans(const MapDocument& document, std::span<const CellSpan> spans, Weight weight,
                   MapEditKind kind);

}  // namespace searchlight::grid
