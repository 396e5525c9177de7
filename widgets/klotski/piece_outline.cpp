// widgets/klotski/piece_outline.cpp: walks round the cells with the inside on the right hand.
#include "widgets/klotski/piece_outline.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <utility>

namespace searchlight::ui {
namespace {

// In the order of turning right: east, south, west, north.
constexpr std::array<Point, 4> kHeadings{Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}};
// The cell on the right hand of whoever stands at a corner and looks along a heading; the corner x, y is the upper left one
// of cell x, y.
constexpr std::array<Point, 4> kRightCells{Point{0, 0}, Point{-1, 0}, Point{-1, -1}, Point{0, -1}};

QPointF toReal(Point p) { return {static_cast<double>(p.x), static_cast<double>(p.y)}; }

struct Corner {
  Point at;
  std::size_t in, out;  // headings
};

}  // namespace

QPainterPath outlineOf(const std::vector<Point>& cells, QPointF origin, double cell, double inset,
                       double radius) {
  const auto isInside = [&](Point p) { return std::ranges::find(cells, p) != cells.end(); };
  // The border goes along a heading from a corner where the cell on the right is inside and the one on the left is not.
  const auto isBorder = [&](Point at, std::size_t heading) {
    return isInside(at + kRightCells[heading]) && !isInside(at + kRightCells[(heading + 3) % 4]);
  };
  QPainterPath path;
  std::set<std::pair<int, int>> walked;  // upper edges of cells, by their left corner
  for (const Point start : cells) {
    if (!isBorder(start, 0) || walked.contains({start.x, start.y})) continue;
    std::vector<Corner> corners;
    Point at = start;
    std::size_t heading = 0;
    do {
      if (heading == 0) walked.insert({at.x, at.y});
      at = at + kHeadings[heading];
      // To the right first: so cells that only touch at a corner are parted.
      std::size_t next = (heading + 1) % 4;
      while (!isBorder(at, next)) next = (next + 3) % 4;
      if (next != heading) corners.push_back({at, heading, next});
      heading = next;
    } while (at != start || heading != 0);
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Corner& c = corners[i];
      const QPointF in = toReal(kHeadings[c.in]), out = toReal(kHeadings[c.out]);
      const QPointF inwards(-in.y() - out.y(), in.x() + out.x());  // to the right of both
      const QPointF tip = origin + cell * toReal(c.at) + inset * inwards;
      const double round = std::min(radius, cell / 2 - inset);
      i == 0 ? path.moveTo(tip - round * in) : path.lineTo(tip - round * in);
      path.quadTo(tip, tip + round * out);
    }
    path.closeSubpath();
  }
  return path;
}

}  // namespace searchlight::ui
