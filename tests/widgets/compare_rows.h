// tests/widgets/compare_rows.h: rows of a comparison for tests, and what a cell says.
#pragma once
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/compare/compare_model.h"

namespace searchlight::testing {

using ui::CompareColumn;
using ui::CompareModel;
using ui::CompareRow;

inline CompareRow solved(int number, double cost, bool provesOptimum, std::uint64_t expanded = 100) {
  CompareRow row;
  row.number = number;
  row.title = u"search %1"_s.arg(number);
  row.outcome = search::Outcome::Solved;
  row.provesOptimum = provesOptimum;
  row.cost = cost;
  row.steps = 40;
  row.stats = {expanded, expanded * 8, 0, 0, expanded / 2};
  row.bytes = std::size_t{1} << 20;
  row.time = search::measuredTime({0.25});
  return row;
}

inline CompareRow ended(int number, search::Outcome outcome, std::uint64_t expanded = 10) {
  CompareRow row = solved(number, 1, true, expanded);
  row.outcome = outcome;
  return row;
}

inline QModelIndex cell(const CompareModel& model, int number, CompareColumn column) {
  return model.index(model.rowOf(number), static_cast<int>(column));
}
inline QString textOf(const CompareModel& model, int number, CompareColumn column) {
  return cell(model, number, column).data().toString();
}

// How many of the pixels are not of the ground.
inline int inked(const QImage& image, const QColor& ground) {
  return image.width() * image.height() - countNear(image, ground);
}

}  // namespace searchlight::testing
