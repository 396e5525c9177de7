// app/cli/route_options.h: the options of a route's question on the command line, for every command that asks one.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/route_options.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace searchlight::cli {

// For a command's help: how large a cost may become.
std::string costLimitNote();

// The words as they were typed, from the parser to the question. Lives as long as the parser.
class RouteOptionWords {
 public:
  enum class Which {
    All,
    NoneRequired,      // all, and the two ends may come from elsewhere
    WithoutAlgorithm,  // the same where several algorithms answer one question
    OfARun,            // what one of these may have for itself: not the two ends
  };
  // Adds the options of core/grid/route_arguments.h; the two ends are required unless it says otherwise.
  void addTo(CLI::App& parser, Which which);
  // Sets what was given and leaves the rest of the question as it is. Throws UsageError.
  void applyTo(grid::RouteQuestion& question) const;
  // As it was typed; nothing where it was not, or cannot be.
  std::optional<std::string> valueOf(std::string_view name) const;
  // REQUIRES: the option was added.
  bool isGiven(std::string_view name) const;

 private:
  struct Word {
    std::string_view name;
    std::string value;
    const CLI::Option* option = nullptr;  // whether it is given
  };
  std::vector<Word> m_words;
};

}  // namespace searchlight::cli
