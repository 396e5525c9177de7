// widgets/compare/compare_row.h: one search of a comparison, and what can only be said of it beside the others.
#pragma once
#include <QString>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/search/measured_time.h"
#include "core/search/outcome.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

// What its owner knows of a search; of what domain it is does not matter.
struct CompareRow {
  int number = 1;  // 1 to 8, as its pane is numbered
  QString title;   // for people: "Weighted A*, octile, w 2"
  // For files, as the command line names them: "weighted-a-star", "weighted-a-star --weight 2". May be empty.
  QString algorithm = {}, run = {};
  // How far it is played, where its results are not to be seen yet: "Paused at event 12". Empty: they are.
  QString progress = {};
  QString problem = {};                                // why there is no such search; empty: there is
  search::Outcome outcome = search::Outcome::Running;  // Running: not answered yet, and nothing below is read
  bool seesAll = true;         // false: Exhausted only says that there is no way in the part it may look at
  bool provesOptimum = false;  // the search promises the least cost, with these options
  std::optional<double> cost = {};  // in the unit shown; of the solution
  bool isToldCost = false;          // by another program: exact to a rounding only
  std::optional<std::size_t> steps = {};
  search::Stats stats = {};        // so far, where it was ended by a limit
  std::size_t bytes = 0;           // 0: not known
  search::MeasuredTime time = {};  // of searching alone
  double setupSeconds = 0;         // before it, the median as well; 0: not known
};

enum class CompareColumn {
  Search,
  Cost,
  Optimal,
  Steps,
  Expanded,
  Scanned,  // seen only where some search scans
  Generated,
  Reopened,  // seen only where some search reopens
  PeakOpen,
  Memory,
  SetUp,
  Time
};
inline constexpr int kCompareColumns = static_cast<int>(CompareColumn::Time) + 1;

enum class Optimality {
  Proven,        // promised by the search
  Equal,         // not promised, but as cheap as one that is proven in this comparison
  NotOptimal,    // costlier than one that is proven
  NotGuaranteed  // nobody here proves what the least cost is
};

struct OptimalityVerdict {
  Optimality kind;
  double excess = 0;  // of NotOptimal: how much costlier, as a share of the least cost; 0 where that is 0

  friend bool operator==(const OptimalityVerdict&, const OptimalityVerdict&) = default;
};

// Whether a way's cost, in the unit shown, is more than another's: sums of square roots in another order are not.
// `isTold`: nor is what a program rounds to few digits, or adds up with a sqrt 2 of its own.
bool isCostlier(double cost, double least, bool isTold = false);

// How much more than the least a cost is, as a share of it: "+10.2 %", never parted from its unit.
QString excessText(double excess);

// One for each row; nothing for rows that have no solution.
std::vector<std::optional<OptimalityVerdict>> optimalityOf(std::span<const CompareRow> rows);

// The number in a column: nothing where it is not known, and none of Search and Optimal.
std::optional<double> figureOf(const CompareRow& row, CompareColumn column);

// What a column of times or memory is told in, all of it alike, so that its figures can be compared at a glance: by the least of
// the known figures, which still has two digits that matter. Costs and counts have no unit.
FigureUnit unitOf(std::span<const CompareRow> rows, CompareColumn column);

// Which rows may be the best in a column of figures: those whose solution's cost is known (a recording of who knows what
// question tells none), or, where there is none, those that proved that there is no solution.
std::vector<bool> contendersOf(std::span<const CompareRow> rows);

// The place of the row among the contenders that was quicker than all others by more than the times vary; nothing: no such row.
std::optional<std::size_t> quickestOf(std::span<const CompareRow> rows, const std::vector<bool>& contenders);

// A line of titles and one a row, with the names of `searchlight-cli compare route --csv` where it has the same column, and
// number, title, optimal, bytes; its `admissible` is part of `optimal` here. Numbers are plain, what is not known is empty. UTF-8; see core/text/csv.h.
std::string compareCsv(std::span<const CompareRow> rows);

// The same as one array of objects; what is not known is null. `optimal` is "proven", "equal", "not-optimal",
// "not-guaranteed" or null.
std::string compareJson(std::span<const CompareRow> rows);

}  // namespace searchlight::ui
