// widgets/grid/grid_ground.h: a map as a board's ground: walls, weights, water, swamp, the search's window, lines of equal f.
#pragma once
#include <QFont>
#include <QImage>
#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/grid/map.h"
#include "core/roads/road_graph.h"
#include "core/trace_formats/trace_plan.h"
#include "widgets/board/board_ground.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/board/cell_colours.h"
#include "widgets/board/search_cells.h"
#include "widgets/board/sprites.h"

namespace searchlight::search {
class TracePictures;
}

namespace searchlight::ui {

// What a page and all of its boards show in place of a map.
struct TracePlane {
  std::optional<search::TracePlan> plan = {};  // nothing: a map
  std::shared_ptr<const roads::RoadGraph> roads =
      {};               // which the search is over; null: another program's trace
  bool hasMap = false;  // whose cells are those of the plan

  // Where the node stands, in the trace's or the graph's own coordinates.
  std::optional<search::TracePlace> placeOf(const search::Session& session, search::NodeId node) const;
  // REQUIRES: a plan.
  NodeCell nodeCell() const;
};

// The map's ground, and where a plan is set that is no grid, over it: every node that has been met as a point at its exact
// place, and a line to it from its parent; of a graph also the roads and places that have not been met, names and costs.
class TraceGround final : public BoardGround {
 public:
  using Plane = std::shared_ptr<const TracePlane>;
  TraceGround(std::unique_ptr<BoardGround> map, Plane plane)
      : m_map(std::move(map)), m_plane(std::move(plane)) {}

  void setColours(const BoardColours& colours) override { m_map->setColours(colours); }
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override {
    m_map->colour(first, last, pixels);
  }
  bool isSolid(std::size_t cell) const override { return m_map->isSolid(cell); }
  bool hasPiece(std::size_t cell) const override { return m_map->hasPiece(cell); }
  void paintSmall(QPainter& painter, const QRectF& area, std::size_t cell) const override {
    m_map->paintSmall(painter, area, cell);
  }
  CellNumber label(std::size_t cell) const override { return m_map->label(cell); }
  bool hasNumbers() const override { return m_map->hasNumbers(); }
  void paintFloor(const BoardLayer& layer) override { m_map->paintFloor(layer); }
  void paintLines(const BoardLayer& layer) override;
  void paintPieces(const BoardLayer& layer) override;

 private:
  // How points of the plane become pixels of one frame.
  struct Camera {
    QPointF origin;
    double side;
    QRectF near;  // what is seen, and as much around as a point takes

    QPointF operator()(QPointF onBoard) const { return origin + onBoard * side; }
    bool isEdgeNear(QPointF a, QPointF b) const {
      return std::max(a.x(), b.x()) >= near.left() && std::min(a.x(), b.x()) <= near.right() &&
             std::max(a.y(), b.y()) >= near.top() && std::min(a.y(), b.y()) <= near.bottom();
    }
  };
  // Whose places m_at has; of a graph they are the same for all searches.
  struct Shown {
    std::uint64_t session = 0;
    const roads::RoadGraph* roads = nullptr;
    search::TracePlan plan = {};
    friend bool operator==(const Shown&, const Shown&) = default;
  };
  // A picture of many points as it was painted last, and of what.
  struct Kept {
    std::uint64_t session = 0, colours = 0;
    QPointF origin = {};
    double side = 0;
    QSize frame = {};
    std::size_t position = 0;  // of the cursor
    QImage image = {};
    bool isLike(const Kept& other) const {
      return session == other.session && colours == other.colours && origin == other.origin &&
             side == other.side && frame == other.frame;
    }
  };
  static QColor fillOf(search::NodeStatus status, const BoardColours& board);
  // The shapes of a trace's own views as they stand at the cursor.
  void paintPictures(const BoardLayer& layer, const search::TracePictures& pictures) const;
  // What stands at a point.
  struct Label {
    QPointF at;
    QString name, values;
  };
  // What comes over the route, in this frame.
  struct Front {
    bool isShown = false;
    double size = 0;                               // of a point
    std::array<std::vector<QPointF>, 4> points;    // by status
    std::vector<std::pair<QPointF, QRgb>> values;  // of closed ones: the colours of their cells
    std::vector<Label> names;
    std::vector<QString> placeValues;  // of a graph: what its search knows of each place
    bool hasRoadLabels = false;
    std::optional<QPointF> current;
  };
  // Where the names and costs of a graph stand in a picture: by the graph and from where it is seen, whatever a search has done there.
  struct RoadLabels {
    const roads::RoadGraph* roads = nullptr;
    QPointF origin = {};
    double side = 0;
    QSize frame = {};
    std::uint64_t session = 0;
    bool hasValues = false;
    QFont font = {};
    struct Name {
      QRectF room = {};  // empty: out of sight
      Qt::Alignment side = {};
      bool hasValues = false;  // there is room for them below the name
    };
    std::vector<Name> names;  // by place
    struct Cost {
      QRectF room;
      QString text;
    };
    std::vector<Cost> costs;
  };
  void placeRoadLabels(const BoardLayer& layer, const Camera& camera, bool hasValues);
  void drawRoadLabels(QPainter& painter, const BoardLayer& layer) const;
  static void drawLabels(QPainter& painter, const BoardLayer& layer, const std::vector<Label>& names,
                         double size);
  const TracePlane& plane() const { return *m_plane; }
  void findPlaces(const search::Session& session);
  QPointF placeOf(const search::Session& session, search::NodeId node) const;
  void paintFew(const BoardLayer& layer, const Camera& camera, std::size_t pointsSeen);
  void paintMany(const BoardLayer& layer, const Camera& camera);

  std::unique_ptr<BoardGround> m_map;
  Plane m_plane;
  std::optional<Shown> m_shown;
  std::vector<QPointF> m_at;  // in cells; not a number where there is no place
  Kept m_kept;
  Front m_front;
  RoadLabels m_roadLabels;
};

// Lines along the edges between seen cells (open or closed) whose f lies on different sides of a level; levels are a
// round step apart, from the start's f on.
class GridContours {
 public:
  // For a new search: the step is found anew.
  void restart() { m_scale.reset(); }
  // In device-independent pixels, for what is visible. Where cells are smaller than two screen pixels only one in
  // several is looked at.
  std::vector<QLineF> lines(const BoardScene& scene, const BoardViewport& viewport);

 private:
  static constexpr int kLevels = 8;
  std::optional<ValueScale> m_scale;
  std::vector<int> m_levels;  // of the cells looked at, row by row
};

// Walls, the strokes of weights, the waves of water and the reed of swamp at the present size, each painted once.
class TerrainSprites {
 public:
  // Forgets all when anything differs.
  void prepare(double side, double pixelRatio, const BoardColours& colours, std::uint64_t coloursVersion);
  // `ends`: the straight directions in which there is no wall.
  const Sprite& wall(DirectionSet ends);
  // Stand for the weight of a cell of water, of swamp that weighs 1, and of one-way cells, by direction.
  static constexpr int kWater = 256, kSwamp = 257, kOneWay = 258;
  // 1 to 4 strokes tell a weight, waves water, reed swamp. On the plain ground they have an ink of their own; on what a search has
  // filled a weight is a pattern of dots, beside its numbers where it has some.
  const Sprite& weightStrokes(int weight, bool hasNumbers);
  const Sprite& weightStrokes(int weight, Ink ink, bool hasNumbers);

 private:
  const Sprite& strokes(int weight, std::size_t kind, const QColor& ink);

  std::array<Sprite, 16> m_walls;  // by ends
  std::array<std::array<Sprite, 6>, 11>
      m_strokes;  // by number, then waves, reed and arrows; by ink, the plain ground's, beside numbers by ink, beside numbers on the plain ground
  BoardColours m_colours;
  double m_side = 0, m_ratio = 0;
  std::uint64_t m_version = 0;
};

class GridGround final : public BoardGround {
 public:
  // Pixels a side of a cell from which on there are walls with an edge and strokes of weights, and the pattern of a weight, below what
  // a search has to show.
  static constexpr double kSmallestForRelief = 12, kSmallestForPattern = 8;
  // nullptr: none; nothing else may be asked then.
  void setMap(std::shared_ptr<const grid::Map> map);
  bool hasMap() const { return m_map && m_map->cellCount() > 0; }
  const grid::Map& map() const { return *m_map; }
  // Found once for each map.
  bool hasWalls() const;
  bool hasWeights() const;
  // True where it is another; cells outside are dimmed.
  bool setWindow(std::optional<CellRect> window);
  void setContours(bool shown) { m_showsContours = shown; }
  bool hasContours() const { return m_showsContours; }
  // The room for agents on each cell.
  void setClearance(bool shown) { m_showsClearance = shown; }
  bool hasClearance() const { return m_showsClearance; }
  // The side of the agent that is searched for: from 2 on what it covers is framed, and where it has no room is struck through.
  void setAgent(int side) { m_agent = side; }
  int agent() const { return m_agent; }
  void restartContours() { m_contours.restart(); }  // for a new search

  void setColours(const BoardColours& colours) override;
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override;
  bool isSolid(std::size_t cell) const override { return m_map->cells()[cell] == grid::kWall; }
  CellNumber label(std::size_t cell) const override;
  bool hasNumbers() const override { return m_showsClearance; }
  void paintFloor(const BoardLayer& layer) override;
  void paintLines(const BoardLayer& layer) override;

 private:
  int terrain(Point p) const;  // a weight, or one of what stands for it
  void paintStrokes(const BoardLayer& layer);
  void paintMetWalls(const BoardLayer& layer, QPainter& painter) const;
  void paintContours(const BoardLayer& layer, QPainter& painter);
  void paintRoom(const BoardLayer& layer, QPainter& painter) const;
  void paintAgent(const BoardLayer& layer, QPainter& painter) const;
  void paintWindow(const BoardLayer& layer, QPainter& painter) const;

  std::shared_ptr<const grid::Map> m_map;
  mutable std::optional<bool> m_hasWalls, m_hasWeights;
  std::array<QRgb, 258> m_colourOf{};  // by weight, walls included, and by terrain
  TerrainSprites m_sprites;
  GridContours m_contours;
  bool m_showsContours = false, m_showsClearance = false;
  int m_agent = 1;
  std::optional<CellRect> m_window;
};

}  // namespace searchlight::ui
