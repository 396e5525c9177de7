// widgets/grid/map_preview.cpp: cells to pixels, and the marks of a change of size.
#include "widgets/grid/map_preview.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "widgets/board/cell_scaler.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kPadding = spacing::kUnit;
constexpr qreal kThinnest = 2;    // pixels of the device, for maps of a single row
constexpr qreal kLeastMark = 18;  // the side of a start or goal where cells are smaller

std::array<QRgb, 256> cellColours(const BoardColours& colours) {
  std::array<QRgb, 256> table{};
  table[grid::kWall] = colours.wall.rgb();
  for (int w = 1; w < 256; ++w) table[static_cast<std::size_t>(w)] = colours.weightFill(w).rgb();
  return table;
}

// The side of the square of cells that share a pixel of mapPicture().
int blockFor(const grid::Map& map, QSize room) {
  return std::max({1, map.width() / std::max(1, room.width()), map.height() / std::max(1, room.height())});
}

struct ColourSum {
  std::uint32_t red = 0, green = 0, blue = 0, count = 0;
  void add(QRgb c) {
    red += static_cast<std::uint32_t>(qRed(c));
    green += static_cast<std::uint32_t>(qGreen(c));
    blue += static_cast<std::uint32_t>(qBlue(c));
    ++count;
  }
  QRgb mean() const {
    return qRgb(static_cast<int>(red / count), static_cast<int>(green / count),
                static_cast<int>(blue / count));
  }
};

}  // namespace

QString mapSizeText(int width, int height) { return QStringLiteral("%1 × %2").arg(width).arg(height); }

QImage mapPicture(const grid::Map& map, const BoardColours& colours, QSize room) {
  if (map.cellCount() == 0) return {};
  const std::array<QRgb, 256> table = cellColours(colours);
  const int block =
      std::max({1, map.width() / std::max(1, room.width()), map.height() / std::max(1, room.height())});
  const int columns = (map.width() + block - 1) / block;
  const int rows = (map.height() + block - 1) / block;
  QImage picture(columns, rows, QImage::Format_RGB32);
  std::vector<ColourSum> sums(static_cast<std::size_t>(columns));
  const auto cells = map.cells();
  for (int row = 0; row < rows; ++row) {
    std::ranges::fill(sums, ColourSum());
    for (int y = row * block; y < std::min(map.height(), (row + 1) * block); ++y) {
      const grid::Weight* cell = &cells[map.index({0, y})];
      std::size_t at = map.index({0, y});
      for (int x = 0; x < map.width(); ++x, ++cell, ++at)
        sums[static_cast<std::size_t>(x / block)].add(map.isWater(at)                 ? colours.water.rgb()
                                                      : *cell == 1 && map.isSwamp(at) ? colours.swamp.rgb()
                                                                                      : table[*cell]);
    }
    auto* pixel = reinterpret_cast<QRgb*>(picture.scanLine(row));
    for (const ColourSum& sum : sums) *pixel++ = sum.mean();
  }
  return picture;
}

MapPreview::MapPreview(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void MapPreview::setDocument(std::shared_ptr<const grid::MapDocument> document) {
  m_document = std::move(document);
  m_picture = {};
  update();
}

void MapPreview::setNewSize(std::optional<QSize> size) {
  m_newSize = size;
  update();
}

// The map and the new size together.
QSize MapPreview::shownCells() const {
  QSize cells(m_document->map.width(), m_document->map.height());
  return m_newSize ? cells.expandedTo(*m_newSize) : cells;
}

// In the middle; cells of some pixels are whole pixels wide.
QRectF MapPreview::placeOf(QSize cells) const {
  constexpr qreal kCrisp = 3;
  const qreal ratio = devicePixelRatioF();
  const QSizeF room = QSizeF(rect().adjusted(kPadding, kPadding, -kPadding, -kPadding).size()) * ratio;
  qreal side = std::min(room.width() / cells.width(), room.height() / cells.height());
  if (side >= kCrisp) side = std::floor(side);
  const QSizeF place = QSizeF(cells.width() * side, cells.height() * side).expandedTo({kThinnest, kThinnest});
  const QSizeF all = size() * ratio;
  const QPointF corner(std::floor((all.width() - place.width()) / 2),
                       std::floor((all.height() - place.height()) / 2));
  return {corner / ratio, place / ratio};
}

void MapPreview::paintEvent(QPaintEvent*) {
  const BoardColours& colours = Theme::of(palette()).board();
  QPainter painter(this);
  painter.fillRect(rect(), colours.outside);
  if (!m_document || m_document->map.cellCount() == 0) return;
  const QSize cells = shownCells();
  const QRectF whole = placeOf(cells);
  const QRectF map(whole.topLeft(), QSizeF(whole.width() * m_document->map.width() / cells.width(),
                                           whole.height() * m_document->map.height() / cells.height()));
  paintMap(painter, map);
  if (m_newSize) paintChange(painter, whole, map);
  paintEnds(painter, map);
}

void MapPreview::paintMap(QPainter& painter, const QRectF& place) {
  const BoardColours& colours = Theme::of(palette()).board();
  const qreal ratio = devicePixelRatioF();
  const QSizeF extent = place.size() * ratio;
  const QSize room = extent.toSize().expandedTo({1, 1});
  if (m_picture.isNull() || m_pictureRoom != room) {
    m_picture = mapPicture(m_document->map, colours, room);
    m_pictureRoom = room;
  }
  if (std::min(extent.width(), extent.height()) <= kThinnest) {
    painter.drawImage(place, m_picture);
    return;
  }
  const int block = blockFor(m_document->map, room);
  const double side = extent.width() / m_document->map.width() * block;
  QImage frame((QSizeF(size()) * ratio).toSize(), QImage::Format_RGB32);
  scaleCells(m_picture, place.topLeft() * ratio, side, extent, colours.outside.rgb(), frame);
  frame.setDevicePixelRatio(ratio);
  painter.drawImage(QPoint(0, 0), frame);
}

void MapPreview::paintChange(QPainter& painter, const QRectF& whole, const QRectF& map) const {
  const BoardColours& colours = Theme::of(palette()).board();
  const QRectF kept(whole.topLeft(), QSizeF(map.width() * m_newSize->width() / m_document->map.width(),
                                            map.height() * m_newSize->height() / m_document->map.height()));
  QPainterPath old, future;
  old.addRect(map);
  future.addRect(kept);
  painter.fillPath(future.subtracted(old), colours.freeCell);
  const QPainterPath lost = old.subtracted(future);
  QColor veil = colours.outside;
  veil.setAlphaF(0.72F);
  painter.fillPath(lost, veil);
  painter.fillPath(lost, QBrush(colours.error, Qt::BDiagPattern));
  painter.setPen(QPen(palette().color(QPalette::Link), 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(kept);
}

void MapPreview::paintEnds(QPainter& painter, const QRectF& map) const {
  const BoardColours& colours = Theme::of(palette()).board();
  const qreal side = map.width() / m_document->map.width();
  const qreal mark = std::max(side, kLeastMark);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto cellAt = [&](Point p) {
    const QPointF centre(map.left() + (p.x + 0.5) * side, map.top() + (p.y + 0.5) * side);
    return QRectF(centre - QPointF(mark / 2, mark / 2), QSizeF(mark, mark));
  };
  if (m_document->start) paintStart(painter, cellAt(*m_document->start), colours);
  if (m_document->goal) paintGoal(painter, cellAt(*m_document->goal), colours);
}

void MapPreview::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) m_picture = {};
  QWidget::changeEvent(event);
}

}  // namespace searchlight::ui
