// widgets/sokoban/sokoban_scene.cpp: from the floor up to the worker.
#include "widgets/sokoban/sokoban_scene.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/board/path_lines.h"
#include "widgets/board/rulers.h"
#include "widgets/sokoban/sokoban_cells.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

QPixmap SokobanThumbnails::picture(const sokoban::Position& position, QSize size, qreal pixelRatio,
                                   const Theme& theme) {
  const SokobanLayout layout(m_board, QRectF(QPointF(0, 0), QSizeF(size)));
  if (m_ground.size() != size * pixelRatio || m_theme != &theme) {
    m_ground = QPixmap(size * pixelRatio);
    m_ground.setDevicePixelRatio(pixelRatio);
    m_ground.fill(Qt::transparent);
    m_theme = &theme;
    QPainter painter(&m_ground);
    paintSokobanGround(painter, m_board, layout, theme);
  }
  QPixmap picture = m_ground;
  QPainter painter(&picture);
  SokobanScene scene;
  scene.board = m_board;
  scene.position = position;
  paintSokobanPieces(painter, scene, layout, theme);
  return picture;
}

namespace {

using sokoban::Board;
using sokoban::Cell;
using sokoban_cells::kDetailFrom;
using sokoban_cells::kEdgeFrom;

constexpr std::array kBeside{Direction::Up,       Direction::Left,     Direction::Right,
                             Direction::Down,     Direction::UpLeft,   Direction::UpRight,
                             Direction::DownLeft, Direction::DownRight};
// The light comes from the left above: at that corner a wall is seen even where it only touches.
constexpr DirectionSet kWallsThatMatter = bit(Direction::Up) | bit(Direction::Left) | bit(Direction::Right) |
                                          bit(Direction::Down) | bit(Direction::UpLeft);

bool isWall(const Board& board, Point p) {
  return board.contains(p) && board.square(board.cell(p)) == Board::Square::Wall;
}

bool isFloor(const Board& board, Point p) { return board.contains(p) && board.isInside(board.cell(p)); }

// A quarter that touches the outside and no floor. A wall that would be gone altogether stays.
DirectionSet cutQuarters(const Board& board, const SokobanLayout& layout, Point p) {
  constexpr DirectionSet kAll = 0xf0;
  static_assert(bit(Direction::UpLeft) == 0x10 && bit(Direction::DownRight) == 0x80);
  DirectionSet cut = 0;
  for (const Direction d :
       {Direction::UpLeft, Direction::UpRight, Direction::DownLeft, Direction::DownRight}) {
    const Point out = offset(d);
    const std::array touched{p + out, p + Point{out.x, 0}, p + Point{0, out.y}};
    const auto isHere = [&](Point at) { return isFloor(board, at); };
    if (std::ranges::any_of(touched, isHere)) continue;
    if (!std::ranges::all_of(touched, [&](Point at) { return isWall(board, at); }))
      cut |= bit(layout.seen(d));
  }
  return cut == kAll ? DirectionSet{0} : cut;
}

GroundCell groundCell(const Board& board, const SokobanLayout& layout, Point p) {
  const Cell cell = board.cell(p);
  GroundCell out;
  out.hasFloor = board.isInside(cell);
  out.isGoal = board.isGoal(cell);
  out.isWall = board.square(cell) == Board::Square::Wall;
  if (out.isEmpty()) return out;
  out.tile = static_cast<std::uint8_t>((p.x * 5 + p.y * 3 + p.x * p.y) % GroundCell::kTiles);
  for (const Direction d : kBeside)
    if (isWall(board, p + offset(d))) out.walls |= bit(layout.seen(d));
  out.walls &= kWallsThatMatter;
  if (!out.isWall) return out;
  out.cut = cutQuarters(board, layout, p);
  // Under a round corner of a wall the floor goes on where there is one, but not at the board's rim.
  const bool isRim = p.x == 0 || p.y == 0 || p.x == board.width() - 1 || p.y == board.height() - 1;
  for (const Direction d : sokoban::kStraight)
    if (!isRim && board.isInside(board.cell(p + offset(d)))) out.hasFloor = true;
  return out;
}

// The frame of a box that is chosen.
void paintChosen(QPainter& painter, const QPainterPath& outline, double side, const BoardColours& colours) {
  paintCased(painter, QPen(colours.selectionCasing, std::max(2.0, side * 0.12)),
             QPen(colours.selection, std::max(1.0, side * 0.06)), [&] { painter.drawPath(outline); });
}

// Where the chosen box can go, and the way to the square that is pointed at.
void paintChoice(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                 const CellRect& seen, CellPictures& pictures, const SokobanDress& dress) {
  const SokobanColours c = sokobanColours(dress);
  const BoardColours& colours = dress.theme->board();
  const double side = layout.cell();
  for (std::size_t i = 0; i < scene.reached.size(); ++i) {
    if (!scene.reached[i] || !seen.contains(scene.board->point(static_cast<Cell>(i)))) continue;
    const QRectF r = layout.rectOf(scene.board->point(static_cast<Cell>(i)));
    painter.fillRect(r, c.lit);
    if (side < kDetailFrom || scene.board->isGoal(static_cast<Cell>(i))) continue;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.openRing);
    painter.drawEllipse(r.center(), side * 0.09, side * 0.09);
  }
  for (const Cell goal : scene.board->goals())
    if (goal < scene.reached.size() && scene.reached[goal])
      pictures.cells().goal(painter, layout.rectOf(scene.board->point(goal)));
  if (scene.route.size() < 2) return;
  QPainterPath path;
  const auto middle = [&](Point p) { return layout.pixelOf({p.x + 0.5, p.y + 0.5}); };
  path.moveTo(middle(scene.route.front()));
  for (const Point p : scene.route) path.lineTo(middle(p));
  for (const auto& [colour, width] : {std::pair(colours.routeCasing, 0.26), std::pair(colours.route, 0.14)}) {
    QPen pen(colour, std::max(1.5, width * side), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.strokePath(path, pen);
  }
  painter.setOpacity(0.55);
  const Cell last = scene.board->cell(scene.route.back());
  pictures.box(layout.rectOf(scene.route.back()), scene.board->isGoal(last));
  painter.setOpacity(1);
}

void paintAim(QPainter& painter, const QRectF& r, const BoardColours& colours) {
  const double inner = std::max(1.0, r.width() * 0.05);
  paintCased(painter, QPen(colours.selectionCasing, 3 * inner), QPen(colours.selection, inner),
             [&] { painter.drawRect(r); });
}

}  // namespace

void paintSokobanBox(QPainter& painter, const QRectF& cell, bool isHome, const SokobanDress& dress) {
  CellPictures(painter, cell.width(), dress).box(cell, isHome);
}

QPainterPath sokobanBoxOutline(const QRectF& cell, const SokobanDress& dress) {
  return sokobanCells(dress)->boxOutline(cell);
}

QPointF SokobanScene::workerPlace() const {
  if (workerAt) return *workerAt;
  const Point p = board->point(position.worker);
  return {static_cast<double>(p.x), static_cast<double>(p.y)};
}

void paintSokobanGround(QPainter& painter, const Board& level, const SokobanLayout& layout,
                        const SokobanDress& dress, const QRectF& area,
                        const std::function<bool(Point)>& isWanted) {
  const Board board = layout.isWhole() ? level : withThinWalls(level);
  painter.setRenderHint(QPainter::Antialiasing, layout.cell() >= kEdgeFrom);
  CellPictures pictures(painter, layout.cell(), dress);
  const CellRect seen = layout.cellsIn(area.isEmpty() ? layout.frame() : area);
  for (int y = seen.top; y < seen.bottom; ++y)
    for (int x = seen.left; x < seen.right; ++x) {
      const GroundCell cell = groundCell(board, layout, {x, y});
      if (!cell.isEmpty() && (!isWanted || isWanted({x, y})))
        pictures.ground(layout.rectOf(Point{x, y}), cell);
    }
}

void paintSokobanGoals(QPainter& painter, const Board& board, const SokobanLayout& layout,
                       const SokobanDress& dress) {
  painter.setRenderHint(QPainter::Antialiasing, layout.cell() >= kEdgeFrom);
  const auto cells = sokobanCells(dress);
  for (const Cell goal : board.goals()) cells->goal(painter, layout.rectOf(board.point(goal)));
}

void paintSokobanPieces(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                        const SokobanDress& dress, const QRectF& area) {
  const BoardColours& colours = dress.theme->board();
  const Board& board = *scene.board;
  painter.setRenderHint(QPainter::Antialiasing, layout.cell() >= kEdgeFrom);
  const CellRect seen = layout.cellsIn(area.isEmpty() ? layout.frame() : area);
  CellPictures pictures(painter, layout.cell(), dress);
  paintChoice(painter, scene, layout, seen, pictures, dress);
  for (const Cell box : scene.position.boxes) {
    const Point p = board.point(box);
    if (box == scene.movingBox || !seen.contains(p)) continue;
    const QRectF place = layout.rectOf(p);
    pictures.box(place, board.isGoal(box));
    if (box == scene.chosen) paintChosen(painter, pictures.cells().boxOutline(place), layout.cell(), colours);
  }
  if (scene.movingBox != sokoban::kNoCell)
    pictures.box(layout.rectAt(scene.boxAt), board.isGoal(scene.movingBox));
  if (scene.position.worker != sokoban::kNoCell)  // a drawing may be without
    pictures.worker(layout.rectAt(scene.workerPlace()), layout.seen(scene.facing),
                    !scene.workerAt && board.isGoal(scene.position.worker));
  paintSokobanNames(painter, scene, layout, *dress.theme);
  if (scene.event && scene.movingBox == sokoban::kNoCell) paintSokobanEvent(painter, scene, layout, dress);
  if (scene.aim) paintAim(painter, layout.rectOf(*scene.aim), colours);
}

// ---- Marks: shapes tell them apart as well as colours -----------------------------------------------------------------------

namespace {

constexpr double kBadgeFrom = 20;  // sides of cells, in pixels

// A frame round the box, and a cross in its corner.
void paintLost(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const double side = cell.width();
  const double gap = std::max(1.0, side * 0.08);
  const QRectF r = cell.adjusted(gap, gap, -gap, -gap);
  paintCased(painter, QPen(colours.markCasing, std::max(2.0, side * 0.14)),
             QPen(colours.error, std::max(1.0, side * 0.08)),
             [&] { painter.drawRoundedRect(r, side * 0.1, side * 0.1); });
  if (side < kBadgeFrom) return;
  const double radius = side * 0.19, arm = radius * 0.45;
  const QPointF middle = r.topRight() + QPointF(-radius * 0.6, radius * 0.6);
  painter.setPen(QPen(colours.markCasing, std::max(1.0, side * 0.04)));
  painter.setBrush(colours.error);
  painter.drawEllipse(middle, radius, radius);
  painter.setPen(
      QPen(colours.textOn(colours.error), std::max(1.5, side * 0.06), Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
  painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
}

// A ring round the box.
void paintTurn(QPainter& painter, const QRectF& box, const BoardColours& colours) {
  const double side = box.width(), width = std::max(2.0, side * 0.12);
  const double gap = width / 2 + std::max(1.0, side * 0.04);
  const QRectF r = box.adjusted(gap, gap, -gap, -gap);
  paintCased(painter, QPen(colours.routeCasing, width + std::max(2.0, side * 0.08)),
             QPen(colours.route, width), [&] { painter.drawRoundedRect(r, side * 0.12, side * 0.12); });
}

// From the box's middle into the square that it is pushed to.
void paintPush(QPainter& painter, const QRectF& from, const QRectF& to, const BoardColours& colours) {
  const double side = from.width();
  const QPointF along = (to.center() - from.center()) / side, across(-along.y(), along.x());
  const QPointF tip = to.center() + along * side * 0.12, neck = tip - along * side * 0.4;
  QPainterPath arrow(from.center());
  arrow.lineTo(neck);
  QPainterPath head(tip);
  head.lineTo(neck + across * side * 0.26);
  head.lineTo(neck - across * side * 0.26);
  head.closeSubpath();
  const double width = std::max(2.0, side * 0.16), casing = std::max(1.0, side * 0.06);
  painter.strokePath(arrow, QPen(colours.routeCasing, width + 2 * casing, Qt::SolidLine, Qt::RoundCap));
  painter.setPen(roundPen(colours.routeCasing, 2 * casing));
  painter.setBrush(colours.route);
  painter.drawPath(head);
  painter.strokePath(arrow, QPen(colours.route, width, Qt::SolidLine, Qt::RoundCap));
  painter.fillPath(head, colours.route);
}

// The pushes of each box, one after the other, are one way.
std::vector<PiecePath> pathsOf(const sokoban::Board& board, const SokobanMarks& marks) {
  std::vector<PiecePath> paths;
  for (std::size_t i = 0; i < marks.path.size(); ++i) {
    const Point from = board.point(marks.path[i].box), to = board.point(marks.path[i].to);
    auto path = std::ranges::find_if(paths, [&](const PiecePath& w) { return w.cells.back() == from; });
    if (path == paths.end())
      path = paths.insert(path,
                          {.piece = i < marks.pathBoxes.size() ? marks.pathBoxes[i] : -1, .cells = {from}});
    path->cells.push_back(to);
    if (marks.pathBegins > 0) path->moves.push_back(marks.pathBegins + i);
  }
  return paths;
}

}  // namespace

void paintSokobanPaths(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const sokoban::Position& position, const SokobanLayout& layout, const Theme& theme) {
  if (layout.cell() <= 0 || marks.path.empty()) return;
  const auto middle = [&](Point p) { return layout.rectOf(p).center(); };
  if (marks.hint)
    paintPush(painter, layout.rectOf(board.point(marks.hint->box)),
              layout.rectOf(board.point(marks.hint->to)), theme.board());
  const auto isCovered = [&](Point p) {
    const sokoban::Cell cell = board.cell(p);
    return cell == position.worker || position.hasBox(cell);
  };
  paintPiecePaths(painter, pathsOf(board, marks), middle, layout.cell(), isCovered, theme.board());
}

void paintSokobanMarks(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const SokobanLayout& layout, const Theme& theme) {
  if (layout.cell() <= 0) return;
  painter.setRenderHint(QPainter::Antialiasing);
  for (const sokoban::Cell box : marks.lost)
    paintLost(painter, layout.rectOf(board.point(box)), theme.board());
  if (marks.hint && marks.hint->to == sokoban::kNoCell)
    paintTurn(painter, layout.rectOf(board.point(marks.hint->box)), theme.board());
  else if (marks.hint && marks.path.empty())
    paintPush(painter, layout.rectOf(board.point(marks.hint->box)),
              layout.rectOf(board.point(marks.hint->to)), theme.board());
}

void paintSokobanRulers(QPainter& painter, const SokobanLayout& layout, const QRectF& view,
                        const Theme& theme) {
  const double cell = layout.cell();
  if (cell <= 0) return;
  const QRectF frame = layout.frame();
  const QPointF middle = frame.topLeft() + QPointF(cell, cell) / 2;
  const auto placeAt = [&](double x, double y) {
    const QPointF place = layout.placeOf(middle + QPointF(x, y) * cell);
    return Point{static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y()))};
  };
  const Point corner = placeAt(0, 0), across = placeAt(1, 0) - corner, down = placeAt(0, 1) - corner;
  const auto numbers = [&](Point step) {
    return step.x != 0 ? RulerNumbers{double(corner.x), double(step.x)}
                       : RulerNumbers{double(corner.y), double(step.y)};
  };
  paintRulers(painter, view, frame, static_cast<int>(std::lround(frame.width() / cell)),
              static_cast<int>(std::lround(frame.height() / cell)), theme.board(), numbers(across),
              numbers(down), cell / 2);
}

}  // namespace searchlight::ui
