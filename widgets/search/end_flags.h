// widgets/search/end_flags.h: where the numbered flags stand that mark the ends of several runs on a timeline.
#pragma once
#include <QFontMetricsF>
#include <QRectF>
#include <QString>
#include <cstddef>
#include <optional>
#include <vector>

#include "widgets/search/timeline_scale.h"

namespace searchlight::ui {

// One flag for all runs that end at the same place.
struct EndFlag {
  std::size_t place = 0;  // on the axis
  std::vector<int> runs;  // 0 is the first
  double x = 0;           // of the place
  QString text;           // the runs from 1 on: "2", "1,3", "1–3"
  QRectF label;           // as near to x as the others leave room
};

// `ends` has the place of each run, where it is known. Labels stand side by side in `strip`, in the order of their
// places; where there is no room for all of them they overlap alike.
std::vector<EndFlag> endFlags(const std::vector<std::optional<std::size_t>>& ends, const TimelineScale& scale,
                              const QRectF& strip, const QFontMetricsF& metrics);

}  // namespace searchlight::ui
