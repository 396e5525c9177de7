// widgets/sokoban/sokoban_cells.cpp: cells as pictures that are kept.
#include "widgets/sokoban/sokoban_cells.h"

#include <QImage>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

using sokoban::Cell;
using Square = sokoban::Board::Square;

sokoban::Board withThinWalls(const sokoban::Board& board) {
  std::vector<Square> squares;
  for (std::size_t i = 0; i < board.cellCount(); ++i) squares.push_back(board.square(static_cast<Cell>(i)));
  const auto touches = [&](Point p, const auto& isWanted) {
    return std::ranges::any_of(kOffsets, [&](Point by) { return isWanted(p + by); });
  };
  const auto isFloor = [&](Point p) { return board.contains(p) && board.isInside(board.cell(p)); };
  const auto isOutside = [&](Point p) {
    return !board.contains(p) || squares[board.cell(p)] == Square::Outside;
  };
  const auto isBuried = [&](Point p) {
    return board.contains(p) && squares[board.cell(p)] == Square::Wall && !touches(p, isFloor);
  };
  std::vector<Point> open;
  const auto take = [&](Point p) {
    squares[board.cell(p)] = Square::Outside;
    open.push_back(p);
  };
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const Point p = board.point(static_cast<Cell>(i));
    if (isBuried(p) && touches(p, isOutside)) take(p);
  }
  if (open.empty()) return board;
  while (!open.empty()) {
    const Point at = open.back();
    open.pop_back();
    for (const Point by : kOffsets)
      if (isBuried(at + by)) take(at + by);
  }
  return sokoban::Board::picture(board.width(), std::move(squares), board.opening());
}

CellRect shownPart(const sokoban::Board& level) {
  const sokoban::Board board = withThinWalls(level);
  CellRect part{board.width(), board.height(), 0, 0};
  for (std::size_t i = 0; i < board.cellCount(); ++i) {
    if (board.square(static_cast<Cell>(i)) == Square::Outside) continue;
    const Point p = board.point(static_cast<Cell>(i));
    part = {std::min(part.left, p.x), std::min(part.top, p.y), std::max(part.right, p.x + 1),
            std::max(part.bottom, p.y + 1)};
  }
  return part;
}

SokobanLayout::SokobanLayout(const sokoban::Board& board, const QRectF& area, Turn turn)
    : m_part(shownPart(board)), m_turn(turn) {
  double columns = m_part.right - m_part.left, rows = m_part.bottom - m_part.top;
  if (turn.isSideways()) std::swap(columns, rows);
  m_cell = std::max(0.0, std::min(area.width() / columns, area.height() / rows));
  if (m_cell >= 4) m_cell = std::floor(m_cell);  // no seams
  const QSizeF size(columns * m_cell, rows * m_cell);
  const QPointF corner = area.center() - QPointF(size.width(), size.height()) / 2;
  m_frame = {QPointF(std::round(corner.x()), std::round(corner.y())), size};
}

SokobanLayout::SokobanLayout(const CellRect& part, const BoardViewport& viewport, Turn turn)
    : m_part(part), m_turn(turn) {
  m_cell = viewport.isEmpty() ? 0 : viewport.cellSide();
  m_frame = {viewport.origin(), QSizeF(viewport.columns(), viewport.rows()) * m_cell};
}

SokobanLayout SokobanLayout::at(const sokoban::Board& board, QPointF origin, double cell) {
  SokobanLayout layout;
  layout.m_part = {0, 0, board.width(), board.height()};
  layout.m_frame = {origin, QSizeF(board.width(), board.height()) * cell};
  layout.m_cell = cell;
  return layout;
}

SokobanLayout SokobanLayout::whole(QSize cells, QPointF corner, double cell) {
  SokobanLayout layout;
  layout.m_part = {0, 0, cells.width(), cells.height()};
  layout.m_frame = {corner, QSizeF(cells) * cell};
  layout.m_cell = cell;
  layout.m_isWhole = true;
  return layout;
}

QPointF SokobanLayout::pixelOf(QPointF place) const {
  const auto [x, y] = m_turn.turned(place.x() - (m_part.left + m_part.right) / 2.0,
                                    place.y() - (m_part.top + m_part.bottom) / 2.0);
  return m_frame.center() + QPointF(x, y) * m_cell;
}

QPointF SokobanLayout::placeOf(QPointF pixel) const {
  const QPointF away = (pixel - m_frame.center()) / m_cell;
  const auto [x, y] = m_turn.inverse().turned(away.x(), away.y());
  return QPointF(x, y) + QPointF(m_part.left + m_part.right, m_part.top + m_part.bottom) / 2.0;
}

QRectF SokobanLayout::rectAt(QPointF place) const {
  const QPointF middle = pixelOf(place + QPointF(0.5, 0.5));
  return {middle - QPointF(m_cell, m_cell) / 2, QSizeF(m_cell, m_cell)};
}

CellRect SokobanLayout::cellsIn(const QRectF& area) const {
  if (m_cell <= 0) return {};
  const QRectF places = QRectF(placeOf(area.topLeft()), placeOf(area.bottomRight())).normalized();
  return {std::max(m_part.left, static_cast<int>(std::floor(places.left()))),
          std::max(m_part.top, static_cast<int>(std::floor(places.top()))),
          std::min(m_part.right, static_cast<int>(std::ceil(places.right()))),
          std::min(m_part.bottom, static_cast<int>(std::ceil(places.bottom())))};
}

namespace {

QColor mixed(const QColor& ground, const QColor& top, float share) {
  return composited(faint(top, share), ground);
}

SokobanColours plainColours(const BoardColours& b, bool isDark) {
  SokobanColours c;
  c.floor = isDark ? b.freeCell.darker(140) : b.freeCell;
  c.wall = isDark ? b.frame.lighter(115) : mixed(b.frame, b.wall, 0.25F);
  c.wallEdge = isDark ? b.wall : mixed(b.frame, b.wall, 0.75F);
  c.box = b.pieces[0];
  c.boxHome = isDark ? b.pieces[2].lighter(115) : b.pieces[2];
  c.worker = isDark ? b.pieces[1] : b.pieces[4];
  return c;
}

// Pine and, at home, the same wood stained green: that is darker as well, for eyes that see no colours.
SokobanColours craftedColours(bool isDark) {
  SokobanColours c;
  c.floor = isDark ? QColor(0x30, 0x34, 0x3a) : QColor(0xec, 0xe7, 0xdc);
  c.wall = isDark ? QColor(0x66, 0x6f, 0x7b) : QColor(0x7b, 0x80, 0x84);
  c.wallEdge = isDark ? QColor(0x3d, 0x44, 0x4e) : QColor(0x4b, 0x50, 0x56);
  c.box = isDark ? QColor(0xb9, 0x80, 0x44) : QColor(0xc8, 0x8d, 0x4d);
  c.boxHome = isDark ? QColor(0x42, 0x8a, 0x63) : QColor(0x3f, 0x7c, 0x57);
  c.worker = isDark ? QColor(0x4b, 0x9a, 0xdb) : QColor(0x1f, 0x6f, 0xb5);
  return c;
}

}  // namespace

SokobanDress::SokobanDress(const Theme& inTheme, SokobanLook inLook)
    : theme(&inTheme), look(inTheme.kind() == ThemeKind::HighContrast ? SokobanLook::Plain : inLook) {}

SokobanColours sokobanColours(const SokobanDress& dress) {
  const BoardColours& b = dress.theme->board();
  const bool isDark = dress.theme->isDark();
  SokobanColours c = dress.look == SokobanLook::Plain ? plainColours(b, isDark) : craftedColours(isDark);
  c.goal = isDark ? b.pieces[6].lighter(105) : b.goal;
  c.ink = isDark ? b.wall : b.textOnLight;
  c.lit = b.openFill;
  return c;
}

namespace {

constexpr std::size_t kMostKeptBytes = 24 << 20;
constexpr std::uint32_t kBoxes = 1U << 30, kWorkers = 1U << 31;  // numbers of what stands on the ground

// One of each thread's own: a picture may be written beside the window.
struct KeptCells {
  using Key = std::tuple<std::uint32_t, int, double, std::uint32_t>;  // kind, pixels, ratio, number
  std::map<Key, QImage> pictures;
  std::size_t bytes = 0;
};
KeptCells& keptCells() {
  thread_local KeptCells kept;
  return kept;
}

}  // namespace

double turnTo(Direction facing) {
  constexpr std::array<double, 4> kTurns{0, 270, 90, 180};  // by Direction
  return kTurns[static_cast<std::size_t>(facing)];
}

QPainterPath diamondAt(QPointF middle, double out) {
  QPainterPath diamond;
  diamond.moveTo(middle.x(), middle.y() - out);
  diamond.lineTo(middle.x() + out, middle.y());
  diamond.lineTo(middle.x(), middle.y() + out);
  diamond.lineTo(middle.x() - out, middle.y());
  diamond.closeSubpath();
  return diamond;
}

QPainterPath wallPath(const GroundCell& wall, const QRectF& r, double radius) {
  const bool up = wall.joins(Direction::Up), down = wall.joins(Direction::Down);
  const bool left = wall.joins(Direction::Left), right = wall.joins(Direction::Right);
  QPainterPath path;
  const auto corner = [radius](bool joins) { return joins ? 0.0 : radius; };
  const double a = corner(up || left), b = corner(up || right), c = corner(down || right),
               d = corner(down || left);
  path.moveTo(r.left() + a, r.top());
  path.lineTo(r.right() - b, r.top());
  if (b > 0) path.quadTo(r.topRight(), {r.right(), r.top() + b});
  path.lineTo(r.right(), r.bottom() - c);
  if (c > 0) path.quadTo(r.bottomRight(), {r.right() - c, r.bottom()});
  path.lineTo(r.left() + d, r.bottom());
  if (d > 0) path.quadTo(r.bottomLeft(), {r.left(), r.bottom() - d});
  path.lineTo(r.left(), r.top() + a);
  if (a > 0) path.quadTo(r.topLeft(), {r.left() + a, r.top()});
  return path;
}

void forEachQuarter(const GroundCell& wall, const QRectF& r,
                    const std::function<void(const QRectF&, const GroundCell&)>& paint) {
  const QPointF middle(r.left() + std::round(r.width() / 2), r.top() + std::round(r.height() / 2));
  for (const bool isLower : {false, true})
    for (const bool isRight : {false, true}) {
      const int dx = isRight ? 1 : -1, dy = isLower ? 1 : -1;
      if (wall.cut & bit(directionOf(dx, dy))) continue;
      GroundCell quarter = wall;
      quarter.cut = quarter.walls = 0;
      const auto join = [&](Direction d, bool joins) {
        if (joins) quarter.walls |= bit(d);
      };
      // Outwards to the next wall, inwards to the next quarter.
      const Direction across = directionOf(dx, 0), along = directionOf(0, dy);
      join(across, wall.joins(across));
      join(along, wall.joins(along));
      join(directionOf(-dx, 0), !(wall.cut & bit(directionOf(-dx, dy))));
      join(directionOf(0, -dy), !(wall.cut & bit(directionOf(dx, -dy))));
      quarter.hasFloor = wall.hasFloor && !wall.joins(across) && !wall.joins(along);
      paint(QRectF(QPointF(isRight ? middle.x() : r.left(), isLower ? middle.y() : r.top()),
                   QPointF(isRight ? r.right() : middle.x(), isLower ? r.bottom() : middle.y())),
            quarter);
    }
}

std::unique_ptr<SokobanCells> sokobanCells(const SokobanDress& dress) {
  return dress.look == SokobanLook::Plain ? plainSokobanCells(dress) : craftedSokobanCells(dress);
}

CellPictures::CellPictures(QPainter& painter, double side, const SokobanDress& dress)
    : m_painter(painter),
      m_side(side),
      m_ratio(painter.deviceTransform().m11()),  // of who is painted on, in the end
      m_kind((dress.look == SokobanLook::Plain ? 1U : 0U) | dress.theme->number() << 1),
      m_cells(sokobanCells(dress)) {
  const double pixels = m_side * m_ratio;
  m_isCopied =
      side >= sokoban_cells::kEdgeFrom && pixels == std::round(pixels) && painter.transform().isIdentity();
}

// What is on its way is copied to the nearest pixel.
template <class Paint>
void CellPictures::draw(std::uint32_t number, const QRectF& r, const Paint& paint) {
  if (!m_isCopied) return paint(m_painter, r);
  KeptCells& kept = keptCells();
  const int pixels = static_cast<int>(m_side * m_ratio);
  const KeptCells::Key key{m_kind, pixels, m_ratio, number};
  auto at = kept.pictures.find(key);
  if (at == kept.pictures.end()) {
    QImage picture(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(m_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(0, 0, m_side, m_side));
    painter.end();
    if (kept.bytes > kMostKeptBytes) kept = {};
    kept.bytes += static_cast<std::size_t>(picture.sizeInBytes());
    at = kept.pictures.emplace(key, std::move(picture)).first;
  }
  m_painter.drawImage(QPointF(std::round(r.left() * m_ratio), std::round(r.top() * m_ratio)) / m_ratio,
                      at->second);
}

void CellPictures::ground(const QRectF& cell, const GroundCell& what) {
  draw(what.number(), cell, [&](QPainter& on, const QRectF& r) { m_cells->ground(on, r, what); });
}

void CellPictures::box(const QRectF& cell, bool isHome) {
  draw(kBoxes | (isHome ? 1U : 0U), cell,
       [&](QPainter& on, const QRectF& r) { m_cells->box(on, r, isHome); });
}

void CellPictures::worker(const QRectF& cell, Direction facing, bool isOnGoal) {
  draw(kWorkers | static_cast<std::uint32_t>(facing) << 1U | (isOnGoal ? 1U : 0U), cell,
       [&](QPainter& on, const QRectF& r) { m_cells->worker(on, r, facing, isOnGoal); });
}

}  // namespace searchlight::ui
