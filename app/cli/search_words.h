// app/cli/search_words.h: how a search over a puzzle goes about it, as it was typed.
#pragma once
#include <string>

#include "core/search/session.h"

namespace CLI {
class App;
}

namespace searchlight::cli {

struct SearchWords {
  std::string weight, ties;  // empty: not given
  void addTo(CLI::App& parser);
  // Throws UsageError; leaves what was not given.
  void takeInto(search::SessionOptions& options) const;
};

}  // namespace searchlight::cli
