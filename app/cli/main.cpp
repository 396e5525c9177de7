// app/cli/main.cpp: the command line executable.
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <iostream>

#include "app/cli/commands.h"
#include "app/cli/console.h"

namespace {

// Where a standard stream is closed the next file to be opened would take its number, and results or messages
// would be written into it. So something is opened there that cannot be used the way the stream is.
void occupyClosedStreams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(stream, F_GETFD) < 0) (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

}  // namespace

int main(int argc, char** argv) {
  occupyClosedStreams();
  // A write beyond `ulimit -f` then fails as on a full disk, with a line that says so.
  (void)std::signal(SIGXFSZ, SIG_IGN);
  std::ios::sync_with_stdio(false);
  searchlight::cli::Interrupt interrupt;
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  return searchlight::cli::runCommandLine(arguments, {std::cout, std::cerr, ::isatty(STDERR_FILENO) == 1,
                                                      interrupt.token(), &interrupt.isSearching()});
}
