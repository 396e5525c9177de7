// app/cli/command_line.cpp: running the command, and turning what goes wrong into one line.
#include "app/cli/command_line.h"

#include <exception>
#include <new>
#include <ostream>

#include "app/cli/parser.h"
#include "core/text/complaint.h"
#include "core/text/format_error.h"

namespace searchlight::cli {
namespace {

int fail(const Console& console, ExitCode code, std::string_view message) {
  console.error << onOneLine(message) << '\n' << std::flush;
  return code;
}

int run(const std::vector<std::string>& arguments, const Console& console) {
  const Command command = parseCommandLine(arguments, console);
  const int code = command ? command(console) : kDone;
  console.out.flush();
  if (!console.out) throw UsageError("standard output cannot be written");
  return code;
}

}  // namespace

int runCommandLine(const std::vector<std::string>& arguments, const Console& console) {
  const std::string prefix = std::string(kProgram) + ": ";
  try {
    return run(arguments, console);
  } catch (const FormatError& error) {
    return fail(console, kBad, error.what());
  } catch (const NoRoomToRead& error) {
    return fail(console, kNo, error.what());
  } catch (const std::bad_alloc&) {
    return fail(console, kNo, prefix + "not enough memory");
  } catch (const std::exception& error) {
    return fail(console, kBad, prefix + error.what());
  }
}

}  // namespace searchlight::cli
