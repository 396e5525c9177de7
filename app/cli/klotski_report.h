// app/cli/klotski_report.h: solving a layout: a question in, a report out; and printing it.
#pragma once
#include <iosfwd>
#include <string>
#include <string_view>

#include "app/cli/console.h"
#include "app/cli/output.h"
#include "app/cli/search_words.h"
#include "core/klotski/solve.h"
#include "core/setup/set_up.h"

namespace CLI {
class App;
}

namespace searchlight::cli {

inline constexpr std::string_view kNoWay = "the goal cannot be reached";

struct KlotskiRun {
  search::SessionOptions options{.algorithm = search::Algorithm::BreadthFirst};
  klotski::Count count = klotski::Count::Moves;
  klotski::Mirrors mirrors = klotski::Mirrors::Apart;
  search::Limits limits;  // bytes: of the whole process
};

struct KlotskiReport {
  KlotskiRun run;
  klotski::BoardSolution solution;
  double seconds = 0, setupSeconds = 0;  // searching, and before it
  bool isSolved() const { return solution.outcome == search::Outcome::Solved; }
};

// What is asked and how a search goes about it, as it was typed; what is empty was not given.
struct KlotskiRunWords {
  std::string metric, algorithm, mirrors;
  SearchWords search;
  // All but the algorithm, which not every line gives in the same way.
  void addTo(CLI::App& parser);
  // Throws UsageError.
  void takeInto(KlotskiRun& run) const;
};
// A set-up's words. Throws FormatError, "FILE: question: .." where `where` is "question".
void takeSetUpWords(KlotskiRun& run, const setup::Words& words, const std::string& file,
                    std::string_view where);

KlotskiReport answerLayout(const klotski::Board& layout, const KlotskiRun& run, const Console& console,
                           const std::string& progress);

// "exhausted: the goal cannot be reached": the outcome, and what it means where that is known.
std::string outcomeText(const KlotskiReport& report);
// The figures, without the moves.
Record klotskiRecord(const KlotskiReport& report);
Record klotskiRecordWithMoves(const KlotskiReport& report);

}  // namespace searchlight::cli
