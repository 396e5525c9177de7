// widgets/sokoban/sokoban_cells.cpp: cells as pictures that are kept.
#include "widgets/sokoban/sokoban_cells.h"

#include <QImage>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

#include "widgets/theme/theme.h"

namespace searchlight::ui {
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
      m_kind((dress.look == SokobanLook::Plain ? 1U : 0U) |
             (dress.theme->kind() == ThemeKind::Dark ? 2U : 0U)),
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
