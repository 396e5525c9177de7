// widgets/klotski/drag_space.cpp: points, lines and squares; the nearest point of those that are in reach of the hand.
#include "widgets/klotski/drag_space.h"

#include <QRectF>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace searchlight::ui {
namespace {

// The hand need not be exact at a corner.
constexpr double kSpare = 0.5;
constexpr double kNothing = 1e-9;  // what rounding leaves

double squared(QPointF p) { return p.x() * p.x() + p.y() * p.y(); }

bool holds(const QRectF& box, QPointF p) {
  return p.x() >= box.left() - kNothing && p.x() <= box.right() + kNothing && p.y() >= box.top() - kNothing &&
         p.y() <= box.bottom() + kNothing;
}

}  // namespace

DragSpace::DragSpace(const klotski::Board& board, const klotski::Placement& placement, int piece)
    : m_width(board.width()),
      m_height(board.height()),
      m_free(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height)) {
  const auto add = [&](Point p) {
    m_free[static_cast<std::size_t>(p.y) * static_cast<std::size_t>(m_width) +
           static_cast<std::size_t>(p.x)] = true;
  };
  add(board.anchor(placement, piece));
  for (const Point to : board.reach(placement, piece, klotski::Count::Moves)) add(to);
}

QPointF DragSpace::follow(QPointF from, QPointF wanted) const {
  // Corners are turned inside the box between the piece and the hand, and a little round it.
  const QRectF onTheWay = QRectF(from, wanted).normalized().adjusted(-kSpare, -kSpare, kSpare, kSpare);
  std::vector<bool> reached(m_free.size());
  std::vector<Point> queue;
  const auto reach = [&](int x, int y) {
    if (!isFree(x, y) || !holds(onTheWay, QPointF(x, y))) return;
    const std::size_t at =
        static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    if (reached[at]) return;
    reached[at] = true;
    queue.push_back({x, y});
  };
  const int left = static_cast<int>(std::floor(from.x() + kNothing)),
            top = static_cast<int>(std::floor(from.y() + kNothing));
  const int right = static_cast<int>(std::ceil(from.x() - kNothing)),
            bottom = static_cast<int>(std::ceil(from.y() - kNothing));
  for (const int x : {left, right})
    for (const int y : {top, bottom}) reach(x, y);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Point p = queue[head];
    for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}})
      reach(p.x + step.x, p.y + step.y);
  }
  const auto isReached = [&](int x, int y) {
    return isFree(x, y) && reached[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) +
                                   static_cast<std::size_t>(x)];
  };
  QPointF best = from;
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x)
      for (int wide = 0; wide <= 1; ++wide)
        for (int high = 0; high <= 1; ++high) {
          if (!isFree(x, y) || !isFree(x + wide, y) || !isFree(x, y + high) || !isFree(x + wide, y + high))
            continue;
          const QRectF box(x, y, wide, high);
          if (!holds(box, from) && !isReached(x, y) && !isReached(x + wide, y) && !isReached(x, y + high) &&
              !isReached(x + wide, y + high))
            continue;
          const QPointF there(std::clamp(wanted.x(), box.left(), box.right()),
                              std::clamp(wanted.y(), box.top(), box.bottom()));
          const double gain = squared(best - wanted) - squared(there - wanted);
          if (gain > kNothing || (gain > -kNothing && squared(there - from) < squared(best - from)))
            best = there;
        }
  return best;
}

Point DragSpace::nearest(QPointF at) const {
  Point best{static_cast<int>(std::lround(at.x())), static_cast<int>(std::lround(at.y()))};
  double least = std::numeric_limits<double>::infinity();
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x)
      if (const double away = squared(QPointF(x, y) - at); isFree(x, y) && away < least) {
        least = away;
        best = {x, y};
      }
  return best;
}

}  // namespace searchlight::ui
