// app/cli/search_words.cpp: --weight and --ties of the games.
#include "app/cli/search_words.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string_view>

#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/text/complaint.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

namespace {
constexpr double kMostWeight = 1000;
}

void SearchWords::addTo(CLI::App& parser) {
  parser
      .add_option("--weight", weight, "Weight of the heuristic in weighted-a-star, 1 to 1000 (default: 1.5)")
      ->type_name("W");
  parser.add_option("--ties", ties, "Tie-breaking: last-in or first-in (default: last-in)")
      ->type_name("NAME");
}

void SearchWords::takeInto(search::SessionOptions& options) const {
  if (!weight.empty()) {
    const std::optional<double> number = parseNumber(weight);
    if (!number || *number < 1 || *number > kMostWeight)
      throw UsageError(complaint("--weight", weight, "must be a number from 1 to 1000"));
    options.weight = *number;
  }
  constexpr std::string_view kTies[] = {"last-in", "first-in"};  // by search::Ties
  if (!ties.empty()) options.ties = static_cast<search::Ties>(wordOf("--ties", ties, kTies));
}

}  // namespace searchlight::cli
