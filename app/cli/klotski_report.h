// app/cli/klotski_report.h: solving a layout: a question in, a report out; and printing it.
#pragma once
#include <iosfwd>
#include <string>
#include <string_view>

#include "app/cli/console.h"
#include "app/cli/output.h"
#include "core/klotski/solve.h"

namespace CLI {
class App;
}

namespace searchlight::cli {

inline constexpr std::string_view kNoWay = "the goal cannot be reached";

struct KlotskiRun {
  search::Algorithm algorithm = search::Algorithm::BreadthFirst;
  double weight = search::SessionOptions{}.weight;  // of weighted A*
  search::Ties ties = search::SessionOptions{}.ties;
  klotski::Count count = klotski::Count::Moves;
  search::Limits limits;  // bytes: of the whole process
};

struct KlotskiReport {
  KlotskiRun run;
  klotski::BoardSolution solution;
  double seconds = 0;
  bool isSolved() const { return solution.outcome == search::Outcome::Solved; }
};

// How a search goes about it, as it was typed.
struct KlotskiRunWords {
  std::string weight, ties;  // empty: not given
  void addTo(CLI::App& parser);
  // Throws UsageError.
  void takeInto(KlotskiRun& run) const;
};

// A search that layouts can be searched by. What is wrong with the name is told as "--algorithm NAME: ..", by a UsageError.
search::Algorithm klotskiAlgorithm(const std::string& name);
klotski::Count klotskiCount(const std::string& metric);

KlotskiReport answerLayout(const klotski::Board& layout, const KlotskiRun& run, const Console& console,
                           const std::string& progress);

// The figures, without the moves.
Record klotskiRecord(const KlotskiReport& report);
// Figures and moves on one line, after the members of `before`.
void writeKlotskiJson(std::ostream& out, const KlotskiReport& report, Record before = {});

}  // namespace searchlight::cli
