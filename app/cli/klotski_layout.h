// app/cli/klotski_layout.h: LAYOUT, which all commands of Klotski take.
#pragma once
#include <string>

#include "core/klotski/board.h"

namespace CLI {
class App;
}

namespace searchlight::cli {

void addLayout(CLI::App& parser, std::string& layout);

// A puzzle of the catalogue by its name, a file with any board, or rows of the 5 x 4 family. Throws UsageError for rows that
// are none and for what is nothing of the three, FormatError for a file.
klotski::Board layoutFrom(const std::string& layout);

}  // namespace searchlight::cli
