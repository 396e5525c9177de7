// app/cli/commands.cpp: which commands there are.
#include "app/cli/commands.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <map>
#include <memory>
#include <new>
#include <ostream>
#include <utility>

#include "core/search/algorithms.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"
#include "core/text/version.h"

namespace searchlight::cli {

namespace {

constexpr std::string_view kProgram = "searchlight-cli";

struct CommandRow {
  std::string_view group;  // "compare" of `compare route`; empty: `route` stands on its own
  std::string_view name;
  std::string_view help;
  Command (*make)(CLI::App& parser);  // gives the command's own parser its options
};
struct GroupRow {
  std::string_view name;
  std::string_view help;
};

// In the order in which help tells them.
constexpr GroupRow kGroups[] = {
    {"map", "Grid maps"},
    {"sokoban", "Sokoban: push boxes to goals"},
    {"lines", "Color Lines: five in a row"},
    {"klotski", "Klotski: sliding block puzzles"},
    {"graph", "Graphs of places and roads"},
    {"compare", "Runs several searches on one problem, one row each"},
    {"batch", "Runs any searches on any instances and prints a row for each"},
    {"lesson", "Lessons: text beside a board, with questions"},
};

constexpr CommandRow kCommands[] = {
    {"", "algorithms", "Lists the search algorithms and what each guarantees", makeAlgorithms},
    {"", "route", "Finds a path between two cells of a map", makeRoute},
    {"", "scenario", "Runs all queries of a MovingAI .scen file and compares the costs with its lengths",
     makeScenario},
    {"map", "generate", "Generates a random map", makeMapGenerate},
    {"map", "list", "Lists the generators and their settings", makeMapList},
    {"sokoban", "solve", "Solves the levels of a file", makeSokobanSolve},
    {"sokoban", "check", "Checks whether a solution solves a level", makeSokobanCheck},
    {"sokoban", "generate", "Generates random levels", makeSokobanGenerate},
    {"lines", "play", "Plays games of Color Lines and prints their scores", makeLinesPlay},
    {"klotski", "list", "Lists the puzzles of the catalogue and the minimum number of moves of each",
     makeKlotskiList},
    {"klotski", "solve", "Solves layouts", makeKlotskiSolve},
    {"klotski", "survey", "Counts all positions that can be reached from a layout", makeKlotskiSurvey},
    {"klotski", "find", "Finds random puzzles that need a given number of moves", makeKlotskiFind},
    {"graph", "solve", "Finds a path between two places of a graph", makeGraphSolve},
    {"compare", "route", "Finds a path between two cells of a map with each search", makeCompareRoute},
    {"compare", "sokoban", "Solves the levels of a file with each search", makeCompareSokoban},
    {"compare", "klotski", "Solves layouts with each search", makeCompareKlotski},
    {"compare", "graph", "Finds a path on a graph with each search", makeCompareGraph},
    {"batch", "route", "Runs searches over queries on maps, a row each", makeBatchRoute},
    {"batch", "sokoban", "Runs searches over levels, a row each", makeBatchSokoban},
    {"batch", "klotski", "Runs searches over layouts, a row each", makeBatchKlotski},
    {"batch", "lines", "Runs searches over moves of Color Lines, a row each", makeBatchLines},
    {"lesson", "check", "Checks every step, value and question of a lesson", makeLessonCheck},
};

// "--from: 1 required X,Y missing" and "json was given a disallowed flag override" in other words.
Failure withoutJargon(const std::string& message) {
  const std::string name = message.substr(0, message.find_first_of(" :"));
  if (message.ends_with(" missing")) return behind(name, ReaderErrors::tr("the value is missing"));
  if (message.ends_with(" flag override"))
    return behind((name.starts_with('-') ? "" : "--") + name, ReaderErrors::tr("takes no value"));
  if (message.ends_with(" is required")) return ReaderErrors::tr("%1 is required", name);
  return Failure(message);
}

// Runs the library's parser, with its own complaints made ours.
void parse(CLI::App& app, std::vector<std::string> words) {
  std::ranges::reverse(words);  // as the library takes them
  try {
    app.parse(std::move(words));
  } catch (const CLI::ExtrasError&) {
    throw UsageError(
        complaint("argument", app.remaining(true).front(), ReaderErrors::tr("unknown here; see --help")));
  } catch (const CLI::Success&) {  // help was asked for
    throw;
  } catch (const CLI::Error& error) {
    throw UsageError(withoutJargon(error.what()));
  }
}

// The names on one level: of commands in the group, and of the groups where it is empty.
std::vector<std::string_view> namesIn(std::string_view group) {
  std::vector<std::string_view> names;
  for (const CommandRow& row : kCommands)
    if (row.group == group) names.push_back(row.name);
  if (group.empty())
    for (const GroupRow& row : kGroups) names.push_back(row.name);
  return names;
}

bool isGroup(std::string_view name) {
  return std::ranges::find(kGroups, name, &GroupRow::name) != std::end(kGroups);
}

bool asksForHelp(std::string_view word) { return word == "--help" || word == "-h"; }

// The word behind the group's (or behind the program's name, where the group is empty) must be a command:
// the library would call any other word an unexpected argument.
void expectCommand(std::string_view group, const std::vector<std::string>& arguments, std::size_t at) {
  const std::vector<std::string_view> names = namesIn(group);
  if (arguments.size() <= at)
    throw UsageError("a command is missing" + (group.empty() ? "" : " after " + std::string(group)) + ": " +
                     listOfNames(names) + "; see --help");
  const std::string& word = arguments[at];
  if (asksForHelp(word) || (group.empty() && word == "--version")) return;
  if (std::ranges::find(names, word) == names.end())
    throw UsageError(complaint(group.empty() ? "command" : group, word, "must be " + listOfNames(names)));
  if (group.empty() && isGroup(word)) expectCommand(word, arguments, at + 1);
}

// The parser with all commands.
class Parser {
 public:
  Parser() {
    m_app.set_help_flag("--help,-h", "Prints this help and exits");
    m_app.set_version_flag("--version", std::string(kProgram) + " " + std::string(versionText()),
                           "Prints the version and exits");
    // Of an option given twice the last one counts, as elsewhere; the commands inherit this.
    m_app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    m_app.option_defaults()->disable_flag_override();
    m_app.require_subcommand(1);
    m_app.footer(
        "Files are recognised by content: maps (.map, .slmap), graphs (.graph), scenarios (.scen), Sokoban "
        "levels (.xsb, "
        ".sok, .txt, .slc, .ssx, or compressed: .gz), Klotski boards and games (.klotski), and workspaces "
        "(.searchlight). COMMAND --help shows which of them a command reads.");
    std::map<std::string_view, CLI::App*> levels{{"", &m_app}};
    const auto add = [](CLI::App& level, std::string_view name, std::string_view help) {
      return level.add_subcommand(std::string(name), std::string(help));
    };
    const auto addCommands = [&](std::string_view group) {
      for (const CommandRow& row : kCommands) {
        if (row.group != group) continue;
        CLI::App* parser = add(*levels[group], row.name, row.help);
        m_commands.emplace(parser, row.make(*parser));
      }
    };
    addCommands("");
    for (const GroupRow& row : kGroups) {
      levels[row.name] = add(m_app, row.name, row.help);
      levels[row.name]->require_subcommand(1);
      addCommands(row.name);
    }
  }

  Command parseAll(const std::vector<std::string>& arguments, const Console& console) {
    expectCommand("", arguments, 0);
    try {
      parse(m_app, arguments);
    } catch (const CLI::Success& asked) {
      m_app.exit(asked, console.out, console.error);
      return {};
    }
    const CLI::App* chosen = &m_app;
    while (!chosen->get_subcommands().empty()) chosen = chosen->get_subcommands().front();
    return m_commands.at(chosen);
  }

  // What may stand in the place of the last word, as `word TAB meaning` a line: commands, options, or an option's values. Nothing
  // where that is a file or anything else.
  void complete(const std::vector<std::string>& words, std::ostream& out) const {
    const std::string typed = words.empty() ? std::string() : words.back();
    const auto offer = [&](const std::string& word, const std::string& meaning) {
      if (word.starts_with(typed)) out << word << '\t' << onOneLine(meaning) << '\n';
    };
    const auto below = [](const CLI::App* level) {
      return level->get_subcommands([](const CLI::App*) { return true; });
    };
    const CLI::App* level = &m_app;
    const CLI::Option* before = nullptr;  // the option whose value the last word is
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
      const CLI::Option* option =
          words[i].starts_with("--") && !before ? level->get_option_no_throw(words[i]) : nullptr;
      before = option && option->get_expected_min() > 0 ? option : nullptr;
      for (const CLI::App* next : below(level))
        if (next->get_name() == words[i]) level = next;
    }
    if (before) {
      const std::string key = before->get_lnames().front(), values = before->get_type_name();
      if (key == "algorithm")
        for (const search::AlgorithmInfo& info : search::algorithms())
          offer(std::string(info.name), std::string(info.title));
      for (std::size_t at = 0; values.find('|') != std::string::npos && at <= values.size();) {
        const std::size_t end = std::min(values.find('|', at), values.size());
        offer(values.substr(at, end - at), before->get_description());
        at = end + 1;
      }
      return;
    }
    if (!typed.starts_with('-')) {
      for (const CLI::App* next : below(level)) offer(next->get_name(), next->get_description());
      return;
    }
    for (const CLI::Option* option : level->get_options())
      for (const std::string& name : option->get_lnames()) offer("--" + name, option->get_description());
  }

 private:
  CLI::App m_app{"Runs searches on grid maps and puzzles", std::string(kProgram)};
  std::map<const CLI::App*, Command> m_commands;
};

// Nothing when the arguments only asked for help or the version, which has then been told. Throws UsageError.
Command parseCommandLine(const std::vector<std::string>& arguments, const Console& console) {
  const auto parser = std::make_shared<Parser>();
  Command command = parser->parseAll(arguments, console);
  if (!command) return {};
  // The command looks at the parser's options.
  return [parser, command = std::move(command)](const Console& c) { return command(c); };
}

// A file may put a name of any length into its message.
int fail(const Console& console, ExitCode code, std::string_view message) {
  constexpr std::size_t kLongest = 8192;  // two paths
  std::string line = onOneLine(message);
  if (line.size() > kLongest) {
    std::size_t end = kLongest;
    while ((static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U) --end;  // within a character
    line.replace(end, std::string::npos, "...");
  }
  console.error << line << '\n' << std::flush;
  return code;
}

// `complete -- WORDS`, asked for by resources/packaging/completion.*; no command of help's.
constexpr std::string_view kComplete = "complete";

int run(std::vector<std::string> arguments, const Console& console) {
  if (!arguments.empty() && arguments.front() == kComplete) {
    arguments.erase(arguments.begin(),
                    arguments.begin() + std::min<std::ptrdiff_t>(2, std::ssize(arguments)));
    Parser().complete(arguments, console.out);
    return kDone;
  }
  // The runs of a batch may stand before what they are run on.
  if (!arguments.empty() && arguments.front() == "batch") {
    const auto names = namesIn("batch");
    const auto domain = std::ranges::find_if(
        arguments, [&](const std::string& word) { return std::ranges::find(names, word) != names.end(); });
    if (domain != arguments.end()) std::rotate(arguments.begin() + 1, domain, domain + 1);
  }
  const Command command = parseCommandLine(arguments, console);
  const int code = command ? command(console) : kDone;
  console.out.flush();
  if (!console.out) throw UsageError("standard output cannot be written");
  return code;
}

}  // namespace

void parseOptions(CLI::App& parser, std::vector<std::string> words) { parse(parser, std::move(words)); }

int runCommandLine(const std::vector<std::string>& arguments, const Console& console) {
  const std::string prefix = std::string(kProgram) + ": ";
  try {
    return run(arguments, console);
  } catch (const FormatError& error) {
    return fail(console, kBad, error.what());
  } catch (const HonestNo& error) {
    return fail(console, kNo, error.what());
  } catch (const std::bad_alloc&) {
    return fail(console, kNo, prefix + "not enough memory");
  } catch (const std::exception& error) {
    return fail(console, kBad, prefix + error.what());
  }
}

}  // namespace searchlight::cli
