// core/geometry/cell_run.h: cells of any board that lie behind each other, row by row.
#pragma once
#include <cstdint>

namespace searchlight {

// The cells first to first + count - 1 by index; it may go on in the next row. Never empty.
struct CellRun {
  std::uint32_t first, count;

  std::uint32_t end() const { return first + count; }
  friend bool operator==(const CellRun&, const CellRun&) = default;
};

}  // namespace searchlight
