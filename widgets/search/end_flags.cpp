// widgets/search/end_flags.cpp: labels on a line, pushed apart no further than they must be.
#include "widgets/search/end_flags.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace searchlight::ui {
namespace {

constexpr double kLabelPadding = 3, kLabelGap = 2;

// Three and more in a row are told by the first and the last.
QString runsText(const std::vector<int>& runs) {
  QString text;
  for (std::size_t k = 0; k < runs.size();) {
    std::size_t last = k;
    while (last + 1 < runs.size() && runs[last + 1] == runs[last] + 1) ++last;
    if (!text.isEmpty()) text += u',';
    text += QString::number(runs[k] + 1);
    if (last >= k + 2) {
      text += QStringLiteral("–%1").arg(runs[last] + 1);
      k = last + 1;
    } else {
      ++k;
    }
  }
  return text;
}

// Labels that would overlap form a row, which stands where its labels are nearest to their places on the whole.
struct LabelRow {
  double width = 0, wanted = 0;  // wanted: the sum of what the left edge would be for each of its labels
  std::size_t count = 0;
  double left = 0;

  void place(const QRectF& strip) {
    left = std::clamp(wanted / static_cast<double>(count), strip.left(),
                      std::max(strip.left(), strip.right() - width));
  }
};

}  // namespace

std::vector<EndFlag> endFlags(const std::vector<std::optional<std::size_t>>& ends, const TimelineScale& scale,
                              const QRectF& strip, const QFontMetricsF& metrics) {
  std::map<std::size_t, std::vector<int>> runsAt;
  for (std::size_t run = 0; run < ends.size(); ++run)
    if (ends[run]) runsAt[*ends[run]].push_back(static_cast<int>(run));
  std::vector<EndFlag> flags;
  std::vector<LabelRow> rows;
  for (auto& [place, runs] : runsAt) {
    EndFlag flag{place, std::move(runs), scale.xOf(place), {}, {}};
    flag.text = runsText(flag.runs);
    const double width = std::max(metrics.horizontalAdvance(flag.text) + 2 * kLabelPadding, strip.height());
    flag.label = QRectF(0, strip.top(), width, strip.height());
    LabelRow row{width + kLabelGap, flag.x - width / 2, 1};
    row.place(strip);
    while (!rows.empty() && rows.back().left + rows.back().width > row.left) {
      const LabelRow& before = rows.back();
      row.wanted = before.wanted + row.wanted - before.width * static_cast<double>(row.count);
      row.count += before.count;
      row.width += before.width;
      row.place(strip);
      rows.pop_back();
    }
    rows.push_back(row);
    flags.push_back(std::move(flag));
  }
  const double needed = std::accumulate(rows.begin(), rows.end(), 0.0,
                                        [](double sum, const LabelRow& r) { return sum + r.width; });
  const double share = std::min(1.0, strip.width() / std::max(needed, 1.0));
  std::size_t next = 0;
  for (const LabelRow& row : rows) {
    double left = row.left;
    for (std::size_t k = 0; k < row.count; ++k, ++next) {
      flags[next].label.moveLeft(left);
      left += (flags[next].label.width() + kLabelGap) * share;
    }
  }
  return flags;
}

}  // namespace searchlight::ui
