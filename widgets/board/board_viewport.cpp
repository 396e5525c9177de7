// widgets/board/board_viewport.cpp: zooming, panning and the way back from pixels to cells.
#include "widgets/board/board_viewport.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace searchlight::ui {
namespace {

constexpr double kOverscroll = 48;  // how far a large map's edge may be drawn into the view

// Small sides that are hardly more than a whole number of screen pixels, or than 1/2, 1/4 .. of one, are made exactly that:
// then all cells look alike without any blending. Never larger, so that what fits still does.
double crispSide(double pixels) {
  constexpr double kNearly = 1.06;
  for (const double crisp : {0.125, 0.25, 0.5, 1.0, 2.0, 3.0, 4.0})
    if (pixels >= crisp && pixels < crisp * kNearly) return crisp;
  return pixels;
}

// Where a map of `length` may begin in a view of `view`: from a little too far on the one side to a little too far on
// the other; in the middle where it is smaller.
double clampedStart(double start, double length, double view) {
  if (length <= view) return (view - length) / 2;
  return std::clamp(start, view - length - kOverscroll, kOverscroll);
}

}  // namespace

void BoardViewport::setView(QSizeF size, double pixelRatio) {
  const QPointF middle = toCells(QPointF(m_view.width() / 2, m_view.height() / 2));
  m_view = size;
  m_ratio = pixelRatio;
  if (m_isFitted) return fit();
  m_side = rounded(m_wanted);
  centreOn(middle);
}

void BoardViewport::setBoardSize(int columns, int rows) {
  m_columns = columns;
  m_rows = rows;
  m_leastFit = 0;
  fit();
}

void BoardViewport::setLeastFit(double side, Place about) {
  m_leastFit = side;
  m_about = std::move(about);
  if (m_isFitted) fit();
}

void BoardViewport::setFills(bool fills) {
  m_fills = fills;
  if (m_isFitted) fit();
}

void BoardViewport::setMargin(double cells) {
  m_margin = cells;
  if (m_isFitted) fit();
}

void BoardViewport::setPadding(double pixels) {
  m_padding = pixels;
  if (m_isFitted) fit();
}

void BoardViewport::setLargestFit(double side) {
  m_largestFit = side;
  if (m_isFitted) fit();
}

BoardViewport BoardViewport::withPixelRatio(double pixelRatio) const {
  BoardViewport other = *this;
  other.m_ratio = pixelRatio;
  return other;
}

bool BoardViewport::hasEvenCells() const { return cellPixels() > kEvenFrom - 1e-6; }

double BoardViewport::fittingSide() const {
  if (isEmpty()) return 1;
  const double width = std::max(m_view.width() - 2 * m_padding, 1.0);
  const double height = std::max(m_view.height() - 2 * m_padding, 1.0);
  const double fitting = std::min(width / (m_columns + 2 * m_margin), height / (m_rows + 2 * m_margin));
  const double usual = m_view.width() < kWideView ? kLargestFit : kLargestWideFit;
  const double pixels = std::min({fitting, m_largestFit, m_fills ? fitting : usual}) * m_ratio;
  if (pixels >= kEvenFrom) return std::floor(pixels) / m_ratio;
  return crispSide(pixels) / m_ratio;
}

double BoardViewport::smallestSide() const { return std::min(fittingSide(), kSmallestWish); }

double BoardViewport::largestSide() const { return std::max(fittingSide(), kLargestCell); }

double BoardViewport::rounded(double side) const {
  side = std::clamp(side, smallestSide(), largestSide());
  const double pixels = side * m_ratio;
  return (pixels >= kEvenFrom ? std::round(pixels) : crispSide(pixels)) / m_ratio;
}

void BoardViewport::fit() {
  m_side = m_wanted = std::max(fittingSide(), m_leastFit);
  m_origin = m_side > m_leastFit || m_leastFit <= 0
                 ? QPointF(m_view.width() - m_columns * m_side, m_view.height() - m_rows * m_side) / 2
                 : QPointF(m_view.width(), m_view.height()) / 2 - m_about(m_view) * m_side;
  m_isFitted = true;
  clampOrigin();
}

void BoardViewport::zoomBy(double factor, QPointF fixed) {
  m_wanted = std::clamp(m_wanted * factor, smallestSide(), largestSide());
  setSide(m_wanted, fixed);
}

void BoardViewport::zoomTo(double side, QPointF fixed) {
  m_wanted = std::clamp(side, smallestSide(), largestSide());
  setSide(m_wanted, fixed);
}

void BoardViewport::setSide(double side, QPointF fixed) {
  const QPointF cell = toCells(fixed);
  m_side = rounded(side);
  m_origin = fixed - cell * m_side;
  m_isFitted = false;
  clampOrigin();
}

// Where all of it is in sight nothing moves, and a fitted board stays fitted.
void BoardViewport::panBy(QPointF delta) {
  const QPointF before = m_origin;
  m_origin += delta;
  clampOrigin();
  m_isFitted &= m_origin == before;
}

void BoardViewport::centreOn(QPointF cellCoordinates) {
  m_origin = QPointF(m_view.width() / 2, m_view.height() / 2) - cellCoordinates * m_side;
  m_isFitted = false;
  clampOrigin();
}

BoardViewport::Look BoardViewport::look() const {
  if (m_isFitted) return {};
  return {false, m_wanted, toCells(QPointF(m_view.width() / 2, m_view.height() / 2))};
}

void BoardViewport::setLook(const Look& look) {
  if (look.isFitted) return fit();
  zoomTo(look.cellSide, QPointF());
  centreOn(look.centre);
}

void BoardViewport::revealPlace(QPointF cell) {
  // Room for three more cells, or for what the view can spare.
  const double margin = std::min(3 * m_side, std::min(m_view.width(), m_view.height()) / 4);
  const QRectF wanted =
      QRectF(toPosition(cell), QSizeF(m_side, m_side)).adjusted(-margin, -margin, margin, margin);
  const auto shift = [](double low, double high, double end) {
    return low < 0 ? -low : high > end ? std::max(end - high, -low) : 0.0;
  };
  const QPointF by(shift(wanted.left(), wanted.right(), m_view.width()),
                   shift(wanted.top(), wanted.bottom(), m_view.height()));
  if (!by.isNull()) panBy(by);
}

BoardViewport::Scroll BoardViewport::scroll(Qt::Orientation along) const {
  const bool isAcross = along == Qt::Horizontal;
  const double length = (isAcross ? m_columns : m_rows) * m_side;
  const double view = isAcross ? m_view.width() : m_view.height();
  if (isEmpty() || length <= view) return {};
  return {kOverscroll - (isAcross ? m_origin.x() : m_origin.y()), length - view + 2 * kOverscroll};
}

void BoardViewport::scrollTo(Qt::Orientation along, double value) {
  const Scroll now = scroll(along);
  if (now.most <= 0) return;
  panBy(along == Qt::Horizontal ? QPointF(now.value - value, 0) : QPointF(0, now.value - value));
}

void BoardViewport::clampOrigin() {
  m_origin.setX(clampedStart(m_origin.x(), m_columns * m_side, m_view.width()));
  m_origin.setY(clampedStart(m_origin.y(), m_rows * m_side, m_view.height()));
  m_origin = QPointF(std::round(m_origin.x() * m_ratio), std::round(m_origin.y() * m_ratio)) / m_ratio;
}

QPointF BoardViewport::toCells(QPointF position) const { return (position - m_origin) / m_side; }
QPointF BoardViewport::toPosition(QPointF cellCoordinates) const {
  return m_origin + cellCoordinates * m_side;
}

QRectF BoardViewport::rectOf(Point cell) const {
  return QRectF(toPosition(QPointF(cell.x, cell.y)), QSizeF(m_side, m_side));
}

QRectF BoardViewport::rectOf(const CellRect& cells) const {
  return QRectF(toPosition(QPointF(cells.left, cells.top)), toPosition(QPointF(cells.right, cells.bottom)));
}

Point BoardViewport::cellUnder(QPointF position) const { return cellOf(toCells(position)); }

std::optional<Point> BoardViewport::cellAt(QPointF position) const {
  if (isEmpty()) return std::nullopt;
  const Point cell = cellUnder(position);
  const bool isInside = cell.x >= 0 && cell.y >= 0 && cell.x < m_columns && cell.y < m_rows;
  return isInside ? std::optional(cell) : std::nullopt;
}

CellRect BoardViewport::visibleCells() const {
  if (isEmpty()) return {};
  const QPointF first = toCells(QPointF(0, 0));
  const QPointF last = toCells(QPointF(m_view.width(), m_view.height()));
  const auto below = [](double v, int most) { return std::clamp(static_cast<int>(std::floor(v)), 0, most); };
  const auto above = [](double v, int most) { return std::clamp(static_cast<int>(std::ceil(v)), 0, most); };
  return {below(first.x(), m_columns), below(first.y(), m_rows), above(last.x(), m_columns),
          above(last.y(), m_rows)};
}

}  // namespace searchlight::ui
