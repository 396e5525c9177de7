// app/cli/command_line.h: the whole command line as one function.
#pragma once
#include <string>
#include <vector>

#include "app/cli/console.h"

namespace searchlight::cli {

// Runs the command that the arguments (without the program's name) ask for. Returns the exit code; whatever
// is wrong is one line on console.error. Throws nothing.
int runCommandLine(const std::vector<std::string>& arguments, const Console& console);

}  // namespace searchlight::cli
