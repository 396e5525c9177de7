// core/geometry/point_text.h: a point as people and the command line write it.
#pragma once
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/geometry/point.h"

namespace searchlight {

// "3,4": column, then row.
inline std::string coordinates(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); }

// "3, 4", as the window shows it and set-ups keep it.
inline std::string pointText(Point p) { return std::to_string(p.x) + ", " + std::to_string(p.y); }

// Reads both.
inline std::optional<Point> pointFromText(std::string_view text) {
  Point p;
  const char* const end = text.data() + text.size();
  const auto x = std::from_chars(text.data(), end, p.x);
  if (x.ec != std::errc() || x.ptr == end || *x.ptr != ',') return std::nullopt;
  const char* second = x.ptr + 1;
  if (second != end && *second == ' ') ++second;
  const auto y = std::from_chars(second, end, p.y);
  if (y.ec != std::errc() || y.ptr != end) return std::nullopt;
  return p;
}

}  // namespace searchlight
