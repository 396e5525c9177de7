// core/grid/route_command.cpp: a shell's words, read as searchlight-cli reads them.
#include "core/grid/route_command.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "core/grid/route_arguments.h"
#include "core/text/line_reader.h"
#include "core/text/shell_words.h"

namespace searchlight::grid {
namespace {

constexpr std::string_view kProgram = "searchlight-cli";
constexpr std::string_view kCommand = "route", kCompare = "compare";

[[noreturn]] void fail(const std::string& what) { throw RouteCommandError(what); }

std::string_view withoutPrompt(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return {};
  text.remove_prefix(start);
  if (text.starts_with("$ ")) text.remove_prefix(2);
  return text;
}

bool isProgram(std::string_view word) { return word.substr(word.find_last_of('/') + 1) == kProgram; }

// Options that do not change the question.
constexpr std::array<std::string_view, 4> kPassedOver{"--seconds", "--megabytes", "--trace", "--after"};
constexpr std::string_view kFlag = "--json";
// Of a comparison, besides: its searches, and what does not change them.
constexpr std::string_view kRun = "--run", kAlgorithms = "--algorithms", kRepeat = "--repeat", kCsv = "--csv";

bool isOfTheQuestion(std::string_view option) {
  return std::ranges::find(routeArguments(), option, &RouteArgument::name) != routeArguments().end();
}

// Reads the words behind "searchlight-cli route" or "searchlight-cli compare route".
class Arguments {
 public:
  Arguments(ShellWords words, bool compares) : m_words(words), m_compares(compares) {}

  RouteCommand read() {
    bool optionsEnd = false;
    while (std::optional<std::string> word = m_words.next()) {
      if (!optionsEnd && *word == "--")
        optionsEnd = true;
      else if (!optionsEnd && word->size() > 1 && word->starts_with('-'))
        takeOption(*word);
      else
        takeMap(*word);
    }
    if (!m_map) fail("the map file is missing");
    for (const std::string_view end : {"--from", "--to"})
      if (!m_seen.contains(end)) fail(std::string(end) + " X,Y is missing");
    if (m_compares && !m_hasRun) fail("--algorithms or --run is missing");
    return {*m_map, m_question};
  }

 private:
  void takeMap(const std::string& word) {
    if (word.empty()) fail("the name of the map file is empty");
    if (m_map) fail(inQuotes(word) + ": only one map can be given; the first is " + inQuotes(*m_map));
    m_map = word;
  }

  // Of an option given twice the last one counts, as with searchlight-cli.
  void takeOption(const std::string& word) {
    const std::size_t equals = word.find('=');
    const std::string option = word.substr(0, equals);
    std::optional<std::string> value;
    if (equals != std::string::npos) value = word.substr(equals + 1);
    if (option == kFlag || (m_compares && option == kCsv)) {
      if (value) fail(option + ": takes no value");
      return;
    }
    const bool changesQuestion =
        isOfTheQuestion(option) && !(m_compares && isOfOneRun(std::string_view(option).substr(2)));
    const bool isOfComparison = m_compares && (option == kRun || option == kAlgorithms || option == kRepeat);
    if (!changesQuestion && !isOfComparison && std::ranges::find(kPassedOver, option) == kPassedOver.end())
      fail(inQuotes(option) + ": unknown option");
    if (!value) value = m_words.next();
    if (!value) fail(option + ": the value is missing");
    if (isOfComparison && option == kRun) takeRun(*value);
    if (isOfComparison && option == kAlgorithms)
      for (std::istringstream names(*value); std::getline(names, *value, ',');) takeRun(*value);
    if (!changesQuestion) return;
    if (const auto wrong = setRouteArgument(m_question, option, *value)) fail(*wrong);
    m_seen.insert(option);
  }

  // "a-star --heuristic octile": every search has to be one, the first is the question's.
  void takeRun(const std::string& run) {
    RouteQuestion other;
    RouteQuestion& question = std::exchange(m_hasRun, true) ? other : m_question;
    std::istringstream words(run);
    std::string name = "--algorithm", value;
    do {
      if (!(words >> value))
        fail(std::string(kRun) + " " + inQuotes(run) + ": " + name + ": the value is missing");
      if (!name.starts_with("--") || !isOfOneRun(std::string_view(name).substr(2)))
        fail(std::string(kRun) + " " + inQuotes(run) + ": " + inQuotes(name) + ": not an option of a run");
      if (const auto wrong = setRouteArgument(question, name, value)) fail(std::string(kRun) + ": " + *wrong);
    } while (words >> name);
  }

  ShellWords m_words;
  bool m_compares, m_hasRun = false;
  std::optional<std::string> m_map;
  RouteQuestion m_question;
  std::set<std::string, std::less<>> m_seen;
};

}  // namespace

std::string routeCommand(std::string_view mapPath, const RouteQuestion& question) {
  return std::string(kProgram) + " " + std::string(kCommand) + " " + shellWord(mapPath) + " " +
         commandArguments(question);
}

bool isOfOneRun(std::string_view option) {
  constexpr std::array<std::string_view, 5> kOwn{"algorithm", "heuristic", "weight", "ties", "order"};
  return std::find(kOwn.begin(), kOwn.end(), option) != kOwn.end();
}

std::string runArguments(const RouteOptions& options) {
  std::istringstream pairs(commandArguments({{}, {}, options}));
  std::string own;
  for (std::string name, value; pairs >> name >> value;) {
    if (name == "--algorithm")
      own = value + own;
    else if (isOfOneRun(std::string_view(name).substr(2)))
      own += " " + name + " " + value;
  }
  return own;
}

std::string compareCommand(std::string_view mapPath, std::span<const RouteQuestion> runs) {
  std::string line = std::string(kProgram) + " compare " + std::string(kCommand) + " " + shellWord(mapPath);
  std::istringstream shared(commandArguments(runs.front()));
  for (std::string name, value; shared >> name >> value;)
    if (!isOfOneRun(std::string_view(name).substr(2))) line += " " + name + " " + value;
  for (const RouteQuestion& run : runs) line += " --run '" + runArguments(run.options) + "'";
  return line;
}

RouteCommand parseRouteCommand(std::string_view text) try {
  ShellWords words(withoutPrompt(text));
  const std::string program = words.next().value_or("");
  if (!isProgram(program)) fail(inQuotes(program) + ": the line must begin with " + std::string(kProgram));
  std::string command = words.next().value_or("");
  const bool compares = command == kCompare;
  if (compares) command = words.next().value_or("");
  if (command != kCommand) fail(inQuotes(command) + ": the command must be " + std::string(kCommand));
  return Arguments(words, compares).read();
} catch (const ShellWordsError& error) {
  fail(error.what());
}

bool looksLikeRouteCommand(std::string_view text) {
  constexpr std::size_t kEnough =
      8192;  // for the longest path to the program; a map's text may have megabytes
  try {
    ShellWords words(withoutPrompt(text).substr(0, kEnough));
    if (!isProgram(words.next().value_or(""))) return false;
    const auto command = words.next();
    return (command == std::string(kCompare) ? words.next() : command) == std::string(kCommand);
  } catch (const ShellWordsError&) {
    return false;
  }
}

}  // namespace searchlight::grid
