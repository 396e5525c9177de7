// core/experiment/figures.h: what is computed from the rows of an experiment: statistics, groups, and the series of its plots.
//
// Statistics and plots take finished rows only (Results::isFinished()): what a limit has cut off is no measurement. Shares of solved
// rows count all of them.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "core/experiment/results.h"

namespace searchlight::experiment {

// The quantile p, 0 to 1, of sorted values: linear between the two nearest order statistics, at position (n - 1) p (type 7 of
// Hyndman and Fan 1996; the default of R and NumPy). REQUIRES: there is a value.
double quantile(std::span<const double> sorted, double p);

struct Summary {
  std::size_t count = 0;  // the others are 0 where this is
  double mean = 0, min = 0, lowerQuartile = 0, median = 0, upperQuartile = 0, max = 0;
};
Summary summaryOf(std::vector<double> values);

// Rows with the same text in a column.
struct Group {
  std::string name;
  RowIds rows;
  std::size_t solved = 0;
  Summary summary = {};  // of the quantity, over finished rows that have it
};
// In the order in which their texts come in `rows`.
std::vector<Group> groupsOf(const Results& results, std::span<const std::uint32_t> rows, std::size_t by,
                            std::size_t quantity);

// The rows of those instances that every run in `rows` has finished, for statistics that are about the same instances.
RowIds finishedByAll(const Results& results, std::span<const std::uint32_t> rows);

struct Dot {
  double x = 0, y = 0;
  std::uint32_t row = 0;
};
struct Series {
  std::string name;
  std::vector<Dot> dots;
};

// Two columns against each other, a series for each text of the column `by`. Rows that lack a number are left out.
std::vector<Series> scatterOf(const Results& results, std::span<const std::uint32_t> rows, std::size_t by,
                              std::size_t x, std::size_t y);
// One quantity of two runs against each other, a dot for each instance that both have finished; the row is that of the run `y`.
Series pairsOf(const Results& results, std::span<const std::uint32_t> rows, const std::string& x,
               const std::string& y, std::size_t quantity);
// The share of all rows (0 to 1) that was solved with at most so much of the quantity: a step for each solved row, the least first.
std::vector<Series> survivalOf(const Results& results, std::span<const std::uint32_t> rows, std::size_t by,
                               std::size_t quantity);

// Tukey's box: whiskers reach the farthest value within 1.5 times the distance of the quartiles from the box; what is beyond them
// is an outlier (x is 0).
struct Box {
  std::string name;
  Summary summary;
  double lowerWhisker = 0, upperWhisker = 0;
  std::vector<Dot> outliers;
};
std::vector<Box> boxesOf(const Results& results, std::span<const std::uint32_t> rows, std::size_t by,
                         std::size_t quantity);

// The medians of `y` in so many intervals of `x` that are equally wide, the same for all series, each at the middle of its interval and with
// the row nearest to the median; intervals without a row have none. REQUIRES: bins >= 1.
std::vector<Series> mediansOf(const std::vector<Series>& scatter, std::size_t bins);

}  // namespace searchlight::experiment
