// tests/fuzz/route_command_fuzz.cpp: bytes read as a pasted route command, and written and read back equal if they are
// one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/grid/route_command.h"
#include "tests/fuzz/require.h"

namespace {

using namespace searchlight::grid;
using searchlight::fuzz::require;

void checkRoundTrip(const RouteCommand& command) {
  const std::string line = routeCommand(command.mapPath, command.question);
  require(looksLikeRouteCommand(line), "what was written does not look like a route command");
  const RouteCommand again = parseRouteCommand(line);
  require(routeCommand(again.mapPath, again.question) == line, "what was written does not read back equal");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  looksLikeRouteCommand(text);
  RouteCommand command;
  try {
    command = parseRouteCommand(text);
  } catch (const RouteCommandError& error) {
    require(std::string_view(error.what()).find_first_of("\r\n") == std::string_view::npos,
            "a message is not one line");
    return 0;
  }
  checkRoundTrip(command);
  return 0;
}
