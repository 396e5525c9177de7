// widgets/board/path_lines.cpp: simplifying ways.
#include "widgets/board/path_lines.h"
#include "widgets/theme/strokes.h"

#include <QFont>
#include <QLineF>
#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <utility>

namespace searchlight::ui {

namespace {

constexpr double kNumbersFrom = 24;  // sides of cells, in pixels
// From a cell's middle to both sides; what is more lies over what was first.
constexpr std::array kLanes{0.0, 1.0, -1.0, 2.0, -2.0};
constexpr double kLaneGap = 0.15;  // of a cell
// More of them are a jumble that nobody reads in order.
constexpr std::size_t kMostNumbers = 20, kAtEachEnd = 5;

struct PointHash {
  std::size_t operator()(Point p) const {
    return static_cast<std::size_t>(p.x) * 0x9E3779B1U ^ static_cast<std::size_t>(p.y);
  }
};

// Of each way, so that no two of the same lane share a cell while there are lanes left.
std::vector<double> lanesOf(std::span<const PiecePath> paths) {
  std::unordered_map<Point, unsigned, PointHash> taken;  // lanes, as bits
  std::vector<double> lanes;
  for (const PiecePath& path : paths) {
    unsigned used = 0;
    for (const Point p : path.cells)
      if (const auto at = taken.find(p); at != taken.end()) used |= at->second;
    std::size_t lane = 0;
    while (lane < kLanes.size() && (used >> lane & 1U) != 0) ++lane;
    lane %= kLanes.size();
    for (const Point p : path.cells) taken[p] |= 1U << lane;
    lanes.push_back(kLanes[lane]);
  }
  return lanes;
}

bool turns(const PiecePath& path, std::size_t i) {
  return i == 0 || path.cells[i] - path.cells[i - 1] != path.cells[i + 1] - path.cells[i];
}

// The numbers that are told: up to the first of these, and from the second one on.
std::pair<std::size_t, std::size_t> toldNumbers(std::span<const PiecePath> paths) {
  std::vector<std::size_t> numbers;
  for (const PiecePath& path : paths)
    for (std::size_t i = 0; i + 1 < path.cells.size() && i < path.moves.size(); ++i)
      if (turns(path, i)) numbers.push_back(path.moves[i]);
  if (numbers.size() <= kMostNumbers) return {std::numeric_limits<std::size_t>::max(), 0};
  std::ranges::sort(numbers);
  return {numbers[kAtEachEnd - 1], numbers[numbers.size() - kAtEachEnd]};
}

class PathPainter {
 public:
  PathPainter(QPainter& painter, const std::function<QPointF(Point)>& middle, double cell,
              const BoardColours& colours)
      : m_painter(painter), m_middle(middle), m_cell(cell), m_colours(colours) {}

  // Both ways of going are moved aside by the same: right of and below the middles, or left of and above them.
  void paintLine(const PiecePath& path, double lane) {
    QPainterPath line;
    for (std::size_t i = 0; i < path.cells.size(); ++i)
      i == 0 ? line.moveTo(place(path.cells[i], lane)) : line.lineTo(place(path.cells[i], lane));
    const double width = std::max(2.0, 0.1 * m_cell), rim = std::max(0.75, 0.03 * m_cell);
    const auto pen = [](const QColor& colour, double w) { return roundPen(colour, w); };
    m_painter.strokePath(line, pen(m_colours.routeCasing, width + 2 * rim));
    m_painter.strokePath(line, pen(pieceColour(path.piece, m_colours), width));
  }

  void paintNumbers(const PiecePath& path, double lane, const std::function<bool(Point)>& isCovered,
                    const std::pair<std::size_t, std::size_t>& told) {
    for (std::size_t i = 0; i + 1 < path.cells.size() && i < path.moves.size(); ++i) {
      if (!turns(path, i) || (path.moves[i] > told.first && path.moves[i] < told.second)) continue;
      const QPointF along = m_middle(path.cells[i + 1]) - m_middle(path.cells[i]);
      const QPointF at = place(path.cells[i], lane);
      if (isCovered(path.cells[i])) {
        // Just behind the edge of what covers it.
        if (!isCovered(path.cells[i + 1]) && isFree(at + along * 0.75))
          paintNumber(path.moves[i], at + along * 0.75, pieceColour(path.piece, m_colours));
        continue;
      }
      // Where a number stands already it moves on to the cell's edge, or to a side of it.
      const QPointF across(-along.y(), along.x());
      for (const QPointF aside : {QPointF(), along * 0.5, across * 0.42, across * -0.42, along * -0.42})
        if (const bool isAhead = aside == along * 0.5;
            !(isAhead && isCovered(path.cells[i + 1])) && isFree(at + aside)) {
          paintNumber(path.moves[i], at + aside, pieceColour(path.piece, m_colours));
          break;
        }
    }
  }

 private:
  QPointF place(Point p, double lane) const {
    return m_middle(p) + QPointF(lane, lane) * (kLaneGap * m_cell);
  }
  double radius() const { return std::max(7.0, 0.2 * m_cell); }
  bool isFree(QPointF at) const {
    return std::ranges::none_of(m_numbers,
                                [&](QPointF other) { return QLineF(at, other).length() < 2 * radius(); });
  }
  void paintNumber(std::size_t number, QPointF at, const QColor& colour) {
    m_numbers.push_back(at);
    const QString text = QString::number(number);
    QFont font = m_painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(radius() * (text.size() > 2   ? 0.85
                                                               : text.size() > 1 ? 1.05
                                                                                 : 1.3))));
    m_painter.setFont(font);
    m_painter.setPen(QPen(m_colours.routeCasing, std::max(0.75, 0.03 * m_cell)));
    m_painter.setBrush(colour);
    m_painter.drawEllipse(at, radius(), radius());
    m_painter.setPen(m_colours.textOn(colour));
    const QPointF corner(radius(), radius());
    m_painter.drawText(QRectF(at - corner, at + corner), Qt::AlignCenter, text);
  }

  QPainter& m_painter;
  const std::function<QPointF(Point)>& m_middle;
  double m_cell;
  const BoardColours& m_colours;
  std::vector<QPointF> m_numbers;
};

}  // namespace

QColor pieceColour(int piece, const BoardColours& colours) {
  return piece < 0 ? colours.route : colours.pieces[static_cast<std::size_t>(piece) % colours.pieces.size()];
}

void paintPiecePaths(QPainter& painter, std::span<const PiecePath> paths,
                     const std::function<QPointF(Point)>& middle, double cell,
                     const std::function<bool(Point)>& isCovered, const BoardColours& colours) {
  if (paths.empty() || cell <= 0) return;
  const SmoothScope smooth(painter);
  PathPainter lines(painter, middle, cell, colours);
  const std::vector<double> lanes = lanesOf(paths);
  for (std::size_t i = 0; i < paths.size(); ++i) lines.paintLine(paths[i], lanes[i]);
  if (cell >= kNumbersFrom) {
    const auto told = toldNumbers(paths);
    for (std::size_t i = 0; i < paths.size(); ++i) lines.paintNumbers(paths[i], lanes[i], isCovered, told);
  }
}

PathBuilder::PathBuilder(const BoardViewport& viewport)
    : m_viewport(viewport),
      // A line is at most as wide as a cell or some pixels.
      m_visible(QRectF(QPointF(), viewport.viewSize()).adjusted(-16, -16, 16, 16)),
      m_smallestBend(1.5 / viewport.pixelRatio()) {}

void PathBuilder::add(Point cell) {
  if (m_cells > 0 && cell == m_last) return;
  if (m_cells == 0) m_end = m_viewport.centreOf(cell);
  if (m_cells >= 2) {
    const Point run = m_last - m_first, step = cell - m_last;
    const bool isStraight = std::int64_t{run.x} * step.y == std::int64_t{run.y} * step.x &&
                            std::int64_t{run.x} * step.x + std::int64_t{run.y} * step.y > 0;
    if (!isStraight) {
      emitSegment(m_end, m_viewport.centreOf(m_last));
      m_first = m_last;
    }
  } else if (m_cells == 0) {
    m_first = cell;
  }
  m_last = cell;
  ++m_cells;
}

void PathBuilder::emitSegment(QPointF from, QPointF to) {
  const QPointF by = to - from;
  if (std::abs(by.x()) < m_smallestBend && std::abs(by.y()) < m_smallestBend) return;
  m_end = to;
  if (!m_visible.intersects(QRectF(from, to).normalized().adjusted(-1, -1, 1, 1))) return;
  if (m_lines.empty() || m_lines.back().back() != from) m_lines.push_back({from});
  m_lines.back().append(to);
}

std::vector<QPolygonF> PathBuilder::take() {
  if (m_cells >= 2) emitSegment(m_end, m_viewport.centreOf(m_last));
  m_cells = 0;
  return std::exchange(m_lines, {});
}

}  // namespace searchlight::ui
