// core/geometry/point_text.h: a point as people and the command line write it.
#pragma once
#include <string>

#include "core/geometry/point.h"

namespace searchlight {

// "3,4": column, then row.
inline std::string coordinates(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); }

}  // namespace searchlight
