// core/geometry/point_text.h: a point as people and the command line write it.
#pragma once
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

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

// "3,4-5,6": from and to, in one word.
inline std::string pairText(Point from, Point to) { return coordinates(from) + '-' + coordinates(to); }
// With another sign between them, too: "3,4 5,6".
inline std::optional<std::pair<Point, Point>> pairFromText(std::string_view text, char between = '-') {
  const std::size_t sign = text.find(between, 1);  // behind a number, which may begin with a dash
  if (sign == std::string_view::npos) return std::nullopt;
  const auto from = pointFromText(text.substr(0, sign)), to = pointFromText(text.substr(sign + 1));
  if (!from || !to) return std::nullopt;
  return std::pair(*from, *to);
}

}  // namespace searchlight
