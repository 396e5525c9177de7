// widgets/grid/grid_ground.cpp: painting the map.
#include "widgets/grid/grid_ground.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/geometry/point.h"
#include "core/grid/route_graph.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/board/cell_texts.h"
#include "widgets/board/sprites.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/strokes.h"

namespace searchlight::ui {

using search::NodeId;
using search::NodeStatus;

namespace {
constexpr int kUnseen = std::numeric_limits<int>::min();
}

std::vector<QLineF> GridContours::lines(const BoardScene& scene, const BoardViewport& viewport) {
  const SearchCells& search = scene.search;
  if (!search.isActive()) return {};
  if (!m_scale) m_scale = startingScale(ValueLayer::F, search);
  const search::Session& session = search.session();
  const CellRect visible = viewport.visibleCells();
  const int stride = std::max(1, static_cast<int>(std::ceil(2 / viewport.cellPixels())));
  const int columns = (visible.right - visible.left + stride - 1) / stride;
  const int rows = (visible.bottom - visible.top + stride - 1) / stride;
  const auto priorityAt = [&](int column, int row) {
    const std::size_t cell = scene.index({visible.left + column * stride, visible.top + row * stride});
    const CellState s = search.state(cell);
    const bool isSeen = s.status == NodeStatus::Open || s.status == NodeStatus::Closed;
    return isSeen ? static_cast<double>(
                        session.priority(search.player().look(s.node).g, session.heuristic(s.node)))
                  : -1.0;
  };

  m_levels.assign(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), kUnseen);
  const auto levelAt = [&](int column, int row) -> int& {
    return m_levels[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                    static_cast<std::size_t>(column)];
  };
  double low = m_scale->low(), step = (m_scale->high() - low) / kLevels;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const double f = priorityAt(column, row);
      if (f < 0) continue;
      if (m_scale->include(f)) {  // begin again on the larger scale
        low = m_scale->low();
        step = (m_scale->high() - low) / kLevels;
        std::ranges::fill(m_levels, kUnseen);
        row = 0, column = -1;
        continue;
      }
      levelAt(column, row) = static_cast<int>(std::floor((f - low) / step));
    }

  std::vector<QLineF> lines;
  const auto corner = [&](int column, int row) {
    return viewport.toPosition(QPointF(visible.left + column * stride, visible.top + row * stride));
  };
  const auto differ = [](int a, int b) { return a != b && a != kUnseen && b != kUnseen; };
  // Neighbouring edges of one line are joined.
  for (int row = 1; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const int begin = column;
      while (column < columns && differ(levelAt(column, row - 1), levelAt(column, row))) ++column;
      if (column > begin) lines.emplace_back(corner(begin, row), corner(column, row));
    }
  for (int column = 1; column < columns; ++column)
    for (int row = 0; row < rows; ++row) {
      const int begin = row;
      while (row < rows && differ(levelAt(column - 1, row), levelAt(column, row))) ++row;
      if (row > begin) lines.emplace_back(corner(column, begin), corner(column, row));
    }
  return lines;
}

using search::NodeStatus;

namespace {

constexpr std::size_t kPlain = 2;          // of the sprites of strokes: those on the plain ground
constexpr std::size_t kBesideNumbers = 3;  // and from here on those beside numbers, by ink,
constexpr std::size_t kPlainBesideNumbers = 5;

// The sides of a wall's cell on which there is a free one.
DirectionSet wallEnds(const grid::Map& map, Point p) {
  DirectionSet ends = 0;
  for (const Direction d : {Direction::Up, Direction::Left, Direction::Right, Direction::Down})
    if (map.isFree(p + offset(d))) ends |= bit(d);
  return ends;
}

int strokeClass(int weight) {
  if (weight >= TerrainSprites::kWater) return 5 + weight - TerrainSprites::kWater;
  return weightClass(weight);
}

}  // namespace

void TerrainSprites::prepare(double side, double pixelRatio, const BoardColours& colours,
                             std::uint64_t coloursVersion) {
  if (side == m_side && pixelRatio == m_ratio && coloursVersion == m_version) return;
  m_walls = {};
  m_strokes = {};
  m_side = side;
  m_ratio = pixelRatio;
  m_version = coloursVersion;
  m_colours = colours;
}

const Sprite& TerrainSprites::wall(DirectionSet ends) {
  Sprite& sprite = m_walls[ends];
  if (sprite.isNull())
    sprite = paintedSprite(m_side, m_ratio,
                           [&](QPainter& p, const QRectF& r) { paintWall(p, r, ends, m_colours); });
  return sprite;
}

const Sprite& TerrainSprites::weightStrokes(int weight, bool hasNumbers) {
  return strokes(weight, hasNumbers ? kPlainBesideNumbers : kPlain,
                 weight == kWater   ? m_colours.waterInk
                 : weight == kSwamp ? m_colours.swampInk
                                    : m_colours.weightInk);
}

const Sprite& TerrainSprites::weightStrokes(int weight, Ink ink, bool hasNumbers) {
  return strokes(weight, static_cast<std::size_t>(ink) + (hasNumbers ? kBesideNumbers : 0),
                 ink == Ink::Dark ? m_colours.textOnLight : m_colours.textOnDark);
}

const Sprite& TerrainSprites::strokes(int weight, std::size_t kind, const QColor& ink) {
  Sprite& sprite = m_strokes[static_cast<std::size_t>(strokeClass(weight))][kind];
  if (sprite.isNull())
    sprite = paintedSprite(m_side, m_ratio, [&](QPainter& p, const QRectF& r) {
      weight == kWater         ? paintWaves(p, r, ink)
      : weight == kSwamp       ? paintReed(p, r, ink)
      : weight >= kOneWay      ? paintOneWay(p, r, static_cast<Direction>(weight - kOneWay),
                                        kind >= kBesideNumbers ? MarkRoom::AroundText : MarkRoom::Centre, ink)
      : kind == kPlain         ? paintWeightStrokes(p, r, weight, ink)
      : kind >= kBesideNumbers ? paintWeightBesideNumbers(p, r, weight, ink)
                               : paintWeightPattern(p, r, weight, ink);
    });
  return sprite;
}

void GridGround::setMap(std::shared_ptr<const grid::Map> map) {
  m_map = std::move(map);
  m_hasWalls.reset();
  m_hasWeights.reset();
}

bool GridGround::hasWalls() const {
  if (!m_hasWalls)
    m_hasWalls = hasMap() && std::ranges::find(m_map->cells(), grid::kWall) != m_map->cells().end();
  return *m_hasWalls;
}

bool GridGround::hasWeights() const {
  if (!m_hasWeights) m_hasWeights = hasMap() && !m_map->isUniform();
  return *m_hasWeights;
}

bool GridGround::setWindow(std::optional<CellRect> window) {
  if (window == m_window) return false;
  m_window = window;
  return true;
}

void GridGround::setColours(const BoardColours& colours) {
  m_colourOf[grid::kWall] = colours.wall.rgb();
  for (int w = 1; w < 256; ++w) m_colourOf[static_cast<std::size_t>(w)] = colours.weightFill(w).rgb();
  m_colourOf[TerrainSprites::kWater] = colours.water.rgb();
  m_colourOf[TerrainSprites::kSwamp] = colours.swamp.rgb();
}

int GridGround::terrain(Point p) const {
  const std::size_t cell = m_map->index(p);
  const int weight = m_map->cells()[cell];
  if (const auto direction = m_map->oneWay(cell))
    return TerrainSprites::kOneWay + static_cast<int>(*direction);
  return m_map->isWater(cell)                  ? TerrainSprites::kWater
         : weight == 1 && m_map->isSwamp(cell) ? TerrainSprites::kSwamp
                                               : weight;
}

void GridGround::colour(std::size_t first, std::size_t last, QRgb* pixels) const {
  const grid::Weight* const weights = m_map->cells().data();
  for (std::size_t cell = first; cell < last; ++cell) pixels[cell - first] = m_colourOf[weights[cell]];
  if (!m_map->hasWater() && !m_map->hasSwamp()) return;
  for (std::size_t cell = first; cell < last; ++cell)
    if (m_map->isWater(cell))
      pixels[cell - first] = m_colourOf[TerrainSprites::kWater];
    else if (weights[cell] == 1 && m_map->isSwamp(cell))
      pixels[cell - first] = m_colourOf[TerrainSprites::kSwamp];
}

CellNumber GridGround::label(std::size_t cell) const {
  const grid::Weight weight = m_map->cells()[cell];
  return weight > 1 && !m_showsClearance ? "x" + std::to_string(weight) : CellNumber();
}

void GridGround::paintFloor(const BoardLayer& layer) {
  m_sprites.prepare(layer.viewport.cellSide(), layer.viewport.pixelRatio(), layer.scene.board,
                    layer.scene.boardVersion);
  // One-way cells have no colour of their own: their arrows are on small cells, too.
  const bool hasArrowsOnly = layer.viewport.cellSide() < kSmallestForRelief;
  if (hasArrowsOnly && (layer.viewport.cellSide() < kSmallestMark || !hasMap() || !m_map->hasOneWay()))
    return;
  const QPoint origin = layer.originPixels();
  const int side = layer.sidePixels();
  layer.forEachVisible([&](Point p) {
    const int weight = terrain(p);
    if (weight == 1 || !layer.isBare(p) || (hasArrowsOnly && weight < TerrainSprites::kOneWay)) return;
    const QPoint at = origin + QPoint(p.x, p.y) * side;
    if (weight == grid::kWall)
      m_sprites.wall(wallEnds(*m_map, p)).draw(layer.frame, at);
    else if (weight >= TerrainSprites::kWater ||
             (layer.layout == TextLayout::None &&
              !m_showsClearance))  // a weight's number tells more than strokes
      m_sprites.weightStrokes(weight, m_showsClearance || layer.layout != TextLayout::None)
          .draw(layer.frame, at);
  });
}

void GridGround::paintLines(const BoardLayer& layer) {
  if (layer.viewport.cellSide() >= kSmallestForPattern) paintStrokes(layer);
  layer.paint([&](QPainter& painter) {
    paintMetWalls(layer, painter);
    if (m_showsContours) paintContours(layer, painter);
    if (m_showsClearance || m_agent > 1) paintRoom(layer, painter);
    if (m_agent > 1) paintAgent(layer, painter);
    if (m_window) paintWindow(layer, painter);
  });
}

// The weights and the terrain of cells that the search has filled. Below the numbers there are no waves and no reed.
void GridGround::paintStrokes(const BoardLayer& layer) {
  if (!layer.scene.search.isActive()) return;
  const QPoint origin = layer.originPixels();
  const int side = layer.sidePixels();
  const search::NodeId current = layer.scene.search.player().current();
  layer.forEachVisible([&](Point p) {
    const int weight = terrain(p);
    const bool isWaterOrSwamp = weight == TerrainSprites::kWater || weight == TerrainSprites::kSwamp;
    if (weight <= 1 || (isWaterOrSwamp && layer.layout != TextLayout::None)) return;
    const CellLook look = layer.scene.colours.look(layer.scene.search, layer.scene.index(p));
    if (look.state.status == NodeStatus::Unseen || look.state.node == current) return;
    const bool isOpen = look.state.status == NodeStatus::Open;
    const Ink ink = isOpen ? layer.sprites.openInk(look.state.side) : look.ink;
    m_sprites.weightStrokes(weight, ink, m_showsClearance || layer.layout != TextLayout::None)
        .draw(layer.frame, origin + QPoint(p.x, p.y) * side);
  });
}

// Walls that a repairing search has nodes on: they were none before an edit, or its agent does not know them.
void GridGround::paintMetWalls(const BoardLayer& layer, QPainter& painter) const {
  constexpr double kInset = 0.28;  // of a cell
  if (!layer.scene.search.isActive() || !search::repairs(layer.scene.search.session().algorithm())) return;
  layer.forEachVisible([&](Point p) {
    if (m_map->weight(p) != grid::kWall || layer.isBare(p)) return;
    const QRectF cell = layer.viewport.rectOf(p);
    const double by = kInset * cell.width();
    painter.fillRect(cell.adjusted(by, by, -by, -by), layer.scene.board.wall);
  });
}

void GridGround::paintContours(const BoardLayer& layer, QPainter& painter) {
  const std::vector<QLineF> contours = m_contours.lines(layer.scene, layer.viewport);
  const double width = std::clamp(layer.viewport.cellSide() * 0.08, 1.0, 2.5);
  for (const auto& [colour, thickness] : {std::pair(layer.scene.board.contourCasing, width + 1.5),
                                          std::pair(layer.scene.board.contour, width)}) {
    painter.setPen(QPen(colour, thickness, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(contours.data(), static_cast<int>(contours.size()));
  }
}

// The room as a number in the middle of a cell; on small cells none.
void GridGround::paintRoom(const BoardLayer& layer, QPainter& painter) const {
  constexpr double kSmallestForNumber = 14, kSmallestForStrokes = 5;
  const double side = layer.viewport.cellSide();
  if (side < kSmallestForStrokes) return;
  const CellRect seen = layer.viewport.visibleCells();
  const std::vector<std::uint8_t> rooms = grid::clearances(*m_map, seen);
  const bool hasNumbers = m_showsClearance && side >= kSmallestForNumber;
  QFont font = layer.scene.font;
  font.setPixelSize(std::max(8, static_cast<int>(0.42 * side)));
  painter.setFont(font);
  const QColor strokes = faint(layer.scene.board.weightInk, 0.55F);
  std::size_t at = 0;
  layer.forEachVisible([&](Point p) {
    const int room = rooms[at++];
    if (room == 0) return;
    if (room < m_agent || (m_agent > 1 && m_map->hasOneWay() && !grid::hasRoom(*m_map, p, m_agent)))
      paintNoRoom(painter, layer.viewport.rectOf(p), strokes);
    if (!hasNumbers) return;
    const CellLook look = layer.scene.colours.look(layer.scene.search, layer.scene.index(p));
    const Ink ink = look.state.status == NodeStatus::Open ? layer.sprites.openInk(look.state.side) : look.ink;
    painter.setPen(layer.isBare(p)    ? layer.scene.board.weightInk
                   : ink == Ink::Dark ? layer.scene.board.textOnLight
                                      : layer.scene.board.textOnDark);
    painter.drawText(layer.viewport.rectOf(p), Qt::AlignCenter, QString::number(room));
  });
}

// What the agent covers at the start, at the goal and where the search is.
void GridGround::paintAgent(const BoardLayer& layer, QPainter& painter) const {
  std::vector<Point> places;
  for (const auto& end : {layer.scene.start, layer.scene.goal})
    if (end) places.push_back(*end);
  if (layer.scene.search.isActive())
    if (const search::NodeId current = layer.scene.search.player().current(); layer.scene.hasPlace(current))
      places.push_back(layer.scene.pointOf(current));
  painter.setBrush(Qt::NoBrush);
  for (const auto& [colour, width] :
       {std::pair(layer.scene.board.selectionCasing, 3.5), std::pair(layer.scene.board.selection, 1.5)}) {
    painter.setPen(QPen(colour, width, Qt::DashLine, Qt::FlatCap, Qt::MiterJoin));
    for (const Point p : places)
      painter.drawRect(layer.viewport.rectOf(CellRect{p.x, p.y, p.x + m_agent, p.y + m_agent}));
  }
}

void GridGround::paintWindow(const BoardLayer& layer, QPainter& painter) const {
  const QRectF seen = layer.viewport.rectOf(*m_window);
  const QColor veil = faint(layer.scene.board.outside, 0.6F);
  QPainterPath outside;
  outside.addRect(layer.viewport.rectOf(CellRect{0, 0, m_map->width(), m_map->height()}));
  outside.addRect(seen);
  painter.fillPath(outside, veil);
  painter.setPen(QPen(layer.scene.board.selection, 1.5, Qt::DashLine));
  painter.drawRect(seen);
}

}  // namespace searchlight::ui
