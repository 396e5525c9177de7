// app/cli/commands.h: one function per command.
#pragma once
#include <functional>

#include "app/cli/console.h"

namespace CLI {
class App;
}

namespace searchlight::cli {

// Runs a command whose arguments have been parsed and returns the exit code. Throws UsageError or
// FormatError, before anything is on console.out.
using Command = std::function<int(const Console&)>;

// Each adds its command with its options to the parser.
Command addAlgorithmsCommand(CLI::App& program);
Command addRouteCommand(CLI::App& program);
Command addScenarioCommand(CLI::App& program);

}  // namespace searchlight::cli
