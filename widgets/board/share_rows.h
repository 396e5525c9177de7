// widgets/board/share_rows.h: the rows of a frame, shared with a helper thread where it is worth it.
#pragma once
#include <cstddef>

#include "core/parallel/share_work.h"

namespace searchlight::ui {

// Into how many parts so many rows of so many pixels are divided: 1 where a thread would take longer to begin (about
// half a millisecond's work).
constexpr int rowParts(int rows, int width) { return rows * width < 500'000 ? 1 : 8; }

// Calls work(first, last, part) for parts of the rows from `begin` to before `end`; by two threads at a time where there
// is more than one part. REQUIRES: work does not throw.
template <class Work>
void shareRows(int begin, int end, int width, Work&& work) {
  const int rows = end - begin, parts = rowParts(rows, width);
  shareWork(static_cast<std::size_t>(parts), [&](std::size_t part) noexcept {
    const auto border = [&](std::size_t i) { return begin + rows * static_cast<int>(i) / parts; };
    work(border(part), border(part + 1), part);
  });
}

}  // namespace searchlight::ui
