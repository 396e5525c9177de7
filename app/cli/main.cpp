// app/cli/main.cpp: the command line executable.
#include <unistd.h>

#include <iostream>

#include "app/cli/command_line.h"
#include "app/cli/interrupt.h"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const searchlight::cli::Interrupt interrupt;
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  return searchlight::cli::runCommandLine(
      arguments, {std::cout, std::cerr, ::isatty(STDERR_FILENO) == 1, interrupt.token()});
}
