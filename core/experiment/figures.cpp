// core/experiment/figures.cpp: statistics of rows.
#include "core/experiment/figures.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>
#include <unordered_map>

namespace searchlight::experiment {
namespace {

constexpr double kWhisker = 1.5;  // Tukey's fences

std::vector<Group> splitBy(const Results& results, std::span<const std::uint32_t> rows, std::size_t by) {
  std::vector<Group> groups;
  std::unordered_map<std::uint32_t, std::size_t> at;
  for (const std::uint32_t row : rows) {
    const auto [found, isNew] = at.emplace(results.id(row, by), groups.size());
    if (isNew) groups.push_back({.name = results.text(row, by), .rows = {}});
    groups[found->second].rows.push_back(row);
  }
  return groups;
}

// Calls with each finished row that has the quantity, and its value.
template <class Take>
void forEachValue(const Results& results, std::span<const std::uint32_t> rows, std::size_t quantity,
                  Take take) {
  for (const std::uint32_t row : rows)
    if (const auto value = results.number(row, quantity); value && results.isFinished(row)) take(row, *value);
}

std::vector<Dot> sortedValues(const Results& results, const Group& group, std::size_t quantity) {
  std::vector<Dot> values;
  forEachValue(results, group.rows, quantity, [&](std::uint32_t row, double value) {
    values.push_back({0, value, row});
  });
  std::ranges::stable_sort(values, {}, &Dot::y);
  return values;
}

Summary summaryOfSorted(std::span<const double> values) {
  if (values.empty()) return {};
  return {.count = values.size(),
          .mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size()),
          .min = values.front(),
          .lowerQuartile = quantile(values, 0.25),
          .median = quantile(values, 0.5),
          .upperQuartile = quantile(values, 0.75),
          .max = values.back()};
}

}  // namespace

double quantile(std::span<const double> sorted, double p) {
  const double at = static_cast<double>(sorted.size() - 1) * p;
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return std::lerp(sorted[below], sorted[above], at - static_cast<double>(below));
}

Summary summaryOf(std::vector<double> values) {
  std::ranges::sort(values);
  return summaryOfSorted(values);
}

std::vector<Group> groupsOf(const Results& results, std::span<const std::uint32_t> rows, std::size_t by,
                            std::size_t quantity) {
  std::vector<Group> groups = splitBy(results, rows, by);
  for (Group& group : groups) {
    std::vector<double> values;
    values.reserve(group.rows.size());
    forEachValue(results, group.rows, quantity,
                 [&](std::uint32_t, double value) { values.push_back(value); });
    group.summary = summaryOf(std::move(values));
    group.solved = static_cast<std::size_t>(
        std::ranges::count_if(group.rows, [&](std::uint32_t row) { return results.isSolved(row); }));
  }
  return groups;
}

RowIds finishedByAll(const Results& results, std::span<const std::uint32_t> rows) {
  const auto run = results.column(Results::kRun);
  const std::size_t runs = run ? splitBy(results, rows, *run).size() : 1;
  // A run may have answered an instance twice.
  std::unordered_map<std::string, std::set<std::uint32_t>> finished;
  for (const std::uint32_t row : rows)
    if (results.isFinished(row)) finished[results.instanceKey(row)].insert(run ? results.id(row, *run) : 0);
  RowIds common;
  for (const std::uint32_t row : rows)
    if (const auto at = finished.find(results.instanceKey(row));
        at != finished.end() && at->second.size() == runs)
      common.push_back(row);
  return common;
}

std::vector<Series> scatterOf(const Results& results, std::span<const std::uint32_t> rows, std::size_t by,
                              std::size_t x, std::size_t y) {
  std::vector<Series> all;
  for (const Group& group : splitBy(results, rows, by)) {
    Series& series = all.emplace_back();
    series.name = group.name;
    forEachValue(results, group.rows, y, [&](std::uint32_t row, double value) {
      if (const auto across = results.number(row, x)) series.dots.push_back({*across, value, row});
    });
  }
  return all;
}

Series pairsOf(const Results& results, std::span<const std::uint32_t> rows, const std::string& x,
               const std::string& y, std::size_t quantity) {
  Series series{y, {}};
  const auto run = results.column(Results::kRun);
  if (!run) return series;
  std::unordered_map<std::string, double> across;
  forEachValue(results, rows, quantity, [&](std::uint32_t row, double value) {
    if (results.text(row, *run) == x) across.emplace(results.instanceKey(row), value);
  });
  forEachValue(results, rows, quantity, [&](std::uint32_t row, double value) {
    if (results.text(row, *run) != y) return;
    if (const auto at = across.find(results.instanceKey(row)); at != across.end())
      series.dots.push_back({at->second, value, row});
  });
  return series;
}

std::vector<Series> survivalOf(const Results& results, std::span<const std::uint32_t> rows, std::size_t by,
                               std::size_t quantity) {
  std::vector<Series> all;
  for (const Group& group : splitBy(results, rows, by)) {
    Series& series = all.emplace_back();
    series.name = group.name;
    for (const std::uint32_t row : group.rows)
      if (const auto value = results.number(row, quantity); value && results.isSolved(row))
        series.dots.push_back({*value, 0, row});
    std::ranges::stable_sort(series.dots, {}, &Dot::x);
    for (std::size_t i = 0; i < series.dots.size(); ++i)
      series.dots[i].y = static_cast<double>(i + 1) / static_cast<double>(group.rows.size());
  }
  return all;
}

std::vector<Box> boxesOf(const Results& results, std::span<const std::uint32_t> rows, std::size_t by,
                         std::size_t quantity) {
  std::vector<Box> boxes;
  for (const Group& group : splitBy(results, rows, by)) {
    Box& box = boxes.emplace_back();
    box.name = group.name;
    const std::vector<Dot> dots = sortedValues(results, group, quantity);
    std::vector<double> values;
    values.reserve(dots.size());
    for (const Dot& dot : dots) values.push_back(dot.y);
    box.summary = summaryOfSorted(values);
    if (values.empty()) continue;
    const double reach = kWhisker * (box.summary.upperQuartile - box.summary.lowerQuartile);
    const double low = box.summary.lowerQuartile - reach, high = box.summary.upperQuartile + reach;
    box.lowerWhisker = *std::ranges::lower_bound(values, low);
    box.upperWhisker = *std::prev(std::ranges::upper_bound(values, high));
    for (const Dot& dot : dots)
      if (dot.y < low || dot.y > high) box.outliers.push_back(dot);
  }
  return boxes;
}

std::vector<Series> mediansOf(const std::vector<Series>& scatter, std::size_t bins) {
  double least = std::numeric_limits<double>::infinity(), greatest = -least;
  for (const Series& series : scatter)
    for (const Dot& dot : series.dots) {
      least = std::min(least, dot.x);
      greatest = std::max(greatest, dot.x);
    }
  std::vector<Series> all;
  const double range =
      greatest - least;  // of numbers far enough apart it overflows: then there is one interval
  const double width = std::isfinite(range) ? range / static_cast<double>(bins) : 0;
  for (const Series& series : scatter) {
    Series& medians = all.emplace_back();
    medians.name = series.name;
    std::vector<std::vector<Dot>> inBin(bins);
    for (const Dot& dot : series.dots) {
      const double at = width > 0 ? std::floor((dot.x - least) / width) : 0;
      inBin[std::min(bins - 1, static_cast<std::size_t>(at))].push_back(dot);
    }
    for (std::size_t i = 0; i < bins; ++i) {
      std::vector<Dot>& dots = inBin[i];
      if (dots.empty()) continue;
      std::ranges::stable_sort(dots, {}, &Dot::y);
      std::vector<double> values;
      values.reserve(dots.size());
      for (const Dot& dot : dots) values.push_back(dot.y);
      medians.dots.push_back({least + (static_cast<double>(i) + 0.5) * width, quantile(values, 0.5),
                              dots[(dots.size() - 1) / 2].row});
    }
  }
  return all;
}

}  // namespace searchlight::experiment
