// app/cli/command_line.cpp: parsing, choosing the command, and turning what goes wrong into one line.
#include "app/cli/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <new>
#include <ostream>
#include <utility>

#include "app/cli/commands.h"
#include "core/text/complaint.h"
#include "core/text/format_error.h"

namespace searchlight::cli {
namespace {

constexpr std::string_view kProgram = "searchlight-cli";

// The parser with all commands.
class Parser {
 public:
  Parser() {
    m_app.set_help_flag("--help,-h", "Tells what there is and ends");
    m_app.set_version_flag("--version", std::string(kProgram) + " " + SEARCHLIGHT_VERSION,
                           "Tells the version and ends");
    // Of an option given twice the last one counts, as elsewhere; the commands inherit this.
    m_app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    m_app.require_subcommand(1);
    m_commands = {addAlgorithmsCommand(m_app), addRouteCommand(m_app), addScenarioCommand(m_app)};
  }

  // Nothing when the arguments only asked for help or the version, which has been told.
  Command parse(std::vector<std::string> arguments, const Console& console) {
    expectCommand(arguments);
    try {
      std::ranges::reverse(arguments);  // as the library takes them
      m_app.parse(std::move(arguments));
    } catch (const CLI::Success& asked) {
      m_app.exit(asked, console.out, console.error);
      return {};
    } catch (const CLI::ExtrasError&) {
      throw UsageError(
          complaint("argument", m_app.remaining(true).front(), "not known here; --help tells what is"));
    } catch (const CLI::Error& error) {
      throw UsageError(error.what());
    }
    return m_commands[indexOf(m_app.get_subcommands().front()->get_name())];
  }

 private:
  // The index of a command by its name; their number where there is none of that name.
  std::size_t indexOf(std::string_view name) {
    const auto commands = m_app.get_subcommands({});
    const auto found = std::ranges::find(commands, name, [](const CLI::App* c) { return c->get_name(); });
    return static_cast<std::size_t>(found - commands.begin());
  }
  std::string commandNames() {
    std::vector<std::string> names;
    for (const CLI::App* command : m_app.get_subcommands({})) names.push_back(command->get_name());
    return listOfNames(std::vector<std::string_view>(names.begin(), names.end()));
  }
  // The library would call an unknown command an unexpected argument.
  void expectCommand(const std::vector<std::string>& arguments) {
    if (arguments.empty())
      throw UsageError("a command is missing: " + commandNames() + "; --help tells more");
    const std::string& first = arguments.front();
    const bool isForProgram = first == "--help" || first == "-h" || first == "--version";
    if (!isForProgram && indexOf(first) == m_commands.size())
      throw UsageError(complaint("command", first, "must be " + commandNames()));
  }

  CLI::App m_app{"Searches over grid maps", std::string(kProgram)};
  std::vector<Command> m_commands;  // in the order of the subcommands
};

int fail(const Console& console, ExitCode code, std::string_view message) {
  console.error << onOneLine(message) << '\n' << std::flush;
  return code;
}

int run(const std::vector<std::string>& arguments, const Console& console) {
  Parser parser;
  const Command command = parser.parse(arguments, console);
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
  } catch (const std::bad_alloc&) {
    return fail(console, kNo, prefix + "not enough memory");
  } catch (const std::exception& error) {
    return fail(console, kBad, prefix + error.what());
  }
}

}  // namespace searchlight::cli
