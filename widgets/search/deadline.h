// widgets/search/deadline.h: the time that a slice of work has.
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace searchlight::ui {

using Deadline = std::chrono::steady_clock::time_point;

inline bool isOver(Deadline deadline) { return std::chrono::steady_clock::now() >= deadline; }

// The part of the time that belongs to the next of those that are still to come. REQUIRES: toCome > 0.
inline Deadline share(Deadline deadline, std::size_t toCome) {
  const auto now = std::chrono::steady_clock::now();
  return deadline <= now ? now : now + (deadline - now) / static_cast<std::int64_t>(toCome);
}

}  // namespace searchlight::ui
