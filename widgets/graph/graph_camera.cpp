// widgets/graph/graph_camera.cpp: turning, fitting and projecting.
#include "widgets/graph/graph_camera.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace searchlight::ui {
namespace {

using graph::Position;

constexpr double kLeastZoom = 0.2, kMostZoom = 60;
// How far the eye is, in radii: far enough that the picture is not distorted.
constexpr float kEye = 5;

float coordinate(Position p, int axis) { return axis == 0 ? p.x : axis == 1 ? p.y : p.z; }

}  // namespace

void GraphCamera::lookAt(std::span<const Position> places, const std::array<float, 3>& mirrorSigns,
                         Position start) {
  std::array<double, 3> spread{};
  for (const Position& p : places)
    for (int axis = 0; axis < 3; ++axis)
      spread[static_cast<std::size_t>(axis)] += std::pow(coordinate(p, axis), 2);
  std::array<int, 3> axes{0, 1, 2};  // across, up, to the eye
  std::ranges::stable_sort(axes, [&](int a, int b) {
    return spread[static_cast<std::size_t>(a)] > spread[static_cast<std::size_t>(b)];
  });
  const auto turnsRound = [&](int axis) { return mirrorSigns[static_cast<std::size_t>(axis)] < 0; };
  if (const auto mirrored = std::ranges::find_if(axes, turnsRound); mirrored != axes.end())
    std::rotate(axes.begin(), mirrored, mirrored + 1);
  if (turnsRound(axes[0]) && turnsRound(axes[1]) && !turnsRound(axes[2])) std::swap(axes[1], axes[2]);
  m_turn.fill(0);
  const double up = coordinate(start, axes[1]) < 0 ? -1 : 1;
  // Never a reflection: three axes of the graph as they are, or two of them turned round.
  const bool isEven = (axes[1] - axes[0] + 3) % 3 == 1;
  m_turn[static_cast<std::size_t>(axes[0])] = 1;
  m_turn[static_cast<std::size_t>(3 + axes[1])] = up;
  m_turn[static_cast<std::size_t>(6 + axes[2])] = isEven ? up : -up;
  recentre();
  fitTo(places);
}

void GraphCamera::fitTo(std::span<const Position> places) {
  // The middle of the box, but as it is seen first, so that a symmetric picture stays in the middle.
  std::array<float, 3> low{}, high{};
  bool isFirst = true;
  for (const Position& p : places) {
    for (int axis = 0; axis < 3; ++axis) {
      const auto i = static_cast<std::size_t>(axis);
      low[i] = isFirst ? coordinate(p, axis) : std::min(low[i], coordinate(p, axis));
      high[i] = isFirst ? coordinate(p, axis) : std::max(high[i], coordinate(p, axis));
    }
    isFirst = false;
  }
  m_centre = {(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2};
  float square = 0, width = 0, height = 0;
  for (const Position& p : places) {
    const float x = p.x - m_centre.x, y = p.y - m_centre.y, z = p.z - m_centre.z;
    square = std::max(square, x * x + y * y + z * z);
    const auto on = [&](std::size_t row) {
      return std::abs(static_cast<float>(m_turn[row]) * x + static_cast<float>(m_turn[row + 1]) * y +
                      static_cast<float>(m_turn[row + 2]) * z);
    };
    width = std::max(width, on(0));
    height = std::max(height, on(3));
  }
  m_radius = std::max(std::sqrt(square), 0.5F);
  m_halfWidth = std::max(width, 0.5F);
  m_halfHeight = std::max(height, 0.5F);
}

void GraphCamera::turn(double right, double down, double clockwise) {
  const auto rotate = [this](std::size_t a, std::size_t b, double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    for (std::size_t i = 0; i < 3; ++i) {
      const double first = m_turn[3 * a + i], second = m_turn[3 * b + i];
      m_turn[3 * a + i] = c * first + s * second;
      m_turn[3 * b + i] = c * second - s * first;
    }
  };
  rotate(0, 2, right);
  rotate(2, 1, down);
  rotate(0, 1, clockwise);
  // Rounding must not add up over hours of turning.
  const auto row = [this](std::size_t i) { return std::span(m_turn).subspan(3 * i, 3); };
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t before = 0; before < i; ++before) {
      const double dot = std::inner_product(row(i).begin(), row(i).end(), row(before).begin(), 0.0);
      for (std::size_t k = 0; k < 3; ++k) row(i)[k] -= dot * row(before)[k];
    }
    const double length = std::sqrt(std::inner_product(row(i).begin(), row(i).end(), row(i).begin(), 0.0));
    for (double& x : row(i)) x /= length;
  }
}

void GraphCamera::moveBy(QPointF pixels, QSizeF picture) {
  const QSizeF room = roomIn(picture);
  m_shift += pixels * 2 / std::max(1.0, std::min(room.width(), room.height()));
}

void GraphCamera::zoom(double factor, QPointF at, QSizeF picture) {
  const double zoom = std::clamp(m_zoom * factor, kLeastZoom, kMostZoom), by = zoom / m_zoom;
  const QSizeF room = roomIn(picture);
  const double unit = std::max(1.0, std::min(room.width(), room.height())) / 2;
  const QPointF from = (at - middleOf(picture)) / unit;
  m_shift = from + (m_shift - from) * by;
  m_zoom = zoom;
}

void GraphCamera::recentre() {
  m_zoom = 1;
  m_shift = {};
}

// Whatever side it is seen from, all of the graph is in the picture or nearly so; from the first side it fills it.
GraphCamera::Projection GraphCamera::onto(QSizeF picture) const {
  Projection p;
  for (std::size_t i = 0; i < 9; ++i) p.m_turn[i] = static_cast<float>(m_turn[i]);
  p.m_centre = m_centre;
  p.m_eye = kEye * m_radius;
  p.m_perDepth = 0.5F / m_radius;
  const QSizeF room = roomIn(picture);
  const auto width = static_cast<float>(room.width()), height = static_cast<float>(room.height());
  const float fitting = 0.45F * std::min(width / m_halfWidth, height / m_halfHeight);
  p.m_scale = fitting * static_cast<float>(m_zoom);
  const float unit = std::max(1.0F, std::min(width, height)) / 2;
  p.m_x = width / 2 + static_cast<float>(m_shift.x()) * unit;
  p.m_y = height / 2 + static_cast<float>(m_shift.y()) * unit;
  return p;
}

}  // namespace searchlight::ui
