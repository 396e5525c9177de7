// widgets/board/wide_line.h: long wide lines with casings, painted at the price of the pixels they cover.
#pragma once
#include <QColor>
#include <QImage>
#include <QPolygonF>
#include <QRect>
#include <algorithm>
#include <cstdint>
#include <vector>

namespace searchlight::ui {

// Keeps, for the pixels around some polylines, how far they are from the nearest of them; after that the lines can be
// painted in any number of widths, joins and ends round, without a seam where they cross. A painter's strokes of a
// route of ten thousand corners take a tenth of a second, this takes a few milliseconds.
class WideLine {
 public:
  // Everything is in frame pixels; half of the widest width that is to be painted is at most kMostReach.
  static constexpr double kMostReach = 24;

  // Begins anew.
  void reset(QSize frame, double reach);
  void add(const QPolygonF& line);
  // Only the dashes of it.
  void addDashed(const QPolygonF& line, double dash, double gap);
  // For lines that turn at every pixel: each pixel they pass is noted once, however often they come by, and spread()
  // finds the distances from all of them, up to 15. To the nearest pixel's middle, not to where the line is in it.
  void addPixel(QPoint pixel) {
    if (!QRect(QPoint(), m_size).contains(pixel)) return;
    m_rows[static_cast<std::size_t>(pixel.y())].include({pixel.x(), pixel.x() + 1});
    row(pixel.y())[pixel.x()] = 0;
  }
  // REQUIRES: nothing else has been added.
  void spread();
  // REQUIRES: the frame (RGB32) is as large as reset() was told, width / 2 <= reach.
  void paint(QImage& frame, double width, const QColor& colour) const;

 private:
  // Distances are kept in this part of a pixel, in a byte, so 24 is as far as it goes.
  static constexpr int kSteps = 10;
  static constexpr std::uint8_t kFar = 255;
  struct Row {
    int begin = 0, end = 0;  // the pixels that are not all far
    bool isEmpty() const { return begin == end; }
    // REQUIRES: the other is not empty.
    void include(Row other) {
      *this = isEmpty() ? other : Row{std::min(begin, other.begin), std::max(end, other.end)};
    }
  };
  void addSegment(QPointF from, QPointF to);
  std::uint8_t* row(int y) {
    return m_distances.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size.width());
  }
  const std::uint8_t* row(int y) const { return const_cast<WideLine*>(this)->row(y); }

  QSize m_size;
  double m_reach = 0;
  std::vector<std::uint8_t> m_distances;
  std::vector<Row> m_rows;
  std::vector<std::uint8_t>
      m_squares;  // spread()'s: of each pixel's distance to the nearest noted one of its row
};

}  // namespace searchlight::ui
