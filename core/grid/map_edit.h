// core/grid/map_edit.h: changes of a map document as values, for History<MapEdit>.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/geometry/cell_run.h"
#include "core/geometry/point.h"
#include "core/grid/map.h"
#include "core/grid/map_document.h"

namespace searchlight::grid {

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
};

// One of a stroke.
struct CellChange {
  std::uint32_t cell;  // row-major index
  Weight before;
  Weight after;
  char letterBefore = 0;  // where the document has letters; it is drawn over with the plain one

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

}  // namespace searchlight::grid
