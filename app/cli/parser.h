// app/cli/parser.h: from arguments to a command that can be run.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/commands.h"

namespace searchlight::cli {

inline constexpr std::string_view kProgram = "searchlight-cli";

// Nothing when the arguments only asked for help or the version, which has then been told. Throws UsageError.
Command parseCommandLine(const std::vector<std::string>& arguments, const Console& console);

// Reads words as the options of a parser that has no commands of its own. Throws UsageError.
void parseOptions(CLI::App& parser, std::vector<std::string> words);

}  // namespace searchlight::cli
