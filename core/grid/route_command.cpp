// core/grid/route_command.cpp: a shell's words, read as searchlight-cli reads them.
#include "core/grid/route_command.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <sstream>
#include <utility>
#include <vector>

#include "core/grid/map.h"
#include "core/grid/map_format.h"
#include "core/text/complaint.h"
#include "core/text/files.h"
#include "core/text/format_error.h"
#include "core/text/line_reader.h"
#include "core/text/shell_words.h"

namespace searchlight::grid {

namespace {

constexpr RouteArgument kArguments[] = {
    {"--from", "X,Y", "Start: column and row, counted from 0 at the top left"},
    {"--to", "X,Y", "Goal"},
    {"--algorithm", "NAME", "Search algorithm (default: a-star); `searchlight-cli algorithms` lists them"},
    {"--weight", "W", "Weight of the heuristic in weighted-a-star, 1 to 1000 (default: 1.5)"},
    {"--neighbours", "4|8", "Neighbours of a cell (default: 4)"},
    {"--corners", "never|one|any", "Corner cutting: never, past one wall, or past any (default: never)"},
    {"--costs", "unit|10-14|sqrt2",
     "Costs of straight and diagonal moves (default: unit for 4 neighbours, sqrt2 for 8)"},
    {"--heuristic", "NAME",
     "zero, manhattan, octile, euclidean, chebyshev or squared-euclidean (default: the strongest admissible "
     "one)"},
    {"--ties", "last-in|first-in|coarse",
     "Tie-breaking (default: coarse, which compares f in eighths of a step, with sqrt2 costs; otherwise "
     "last-in)"},
    {"--order", "ulrd", "Order in which neighbours are generated: u, l, r and d, each once"},
    {"--window", "N", "Searches only the N x N cells around the start (default: all)"},
};

using Wrong = std::optional<std::string>;

// "-3" or "99999999999": a whole number, whether or not it fits.
bool isWhole(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

Wrong setPoint(Point& point, std::string_view option, std::string_view text) {
  constexpr int kMin = std::numeric_limits<int>::min(), kMax = std::numeric_limits<int>::max();
  const std::size_t comma = std::min(text.find(','), text.size());
  const std::string_view first = text.substr(0, comma),
                         second = text.substr(std::min(comma + 1, text.size()));
  if (!isWhole(first) || !isWhole(second)) return complaint(option, text, "must be X,Y, a column and a row");
  const std::optional<int> x = parseInteger(first, kMin, kMax), y = parseInteger(second, kMin, kMax);
  if (!x || !y) {
    constexpr int kLast = Map::kMaxSide - 1;  // of the largest map; this one's size is told when it is read
    return complaint(option, text, "column and row must be from 0 to " + std::to_string(kLast));
  }
  point = {*x, *y};
  return std::nullopt;
}

// The usual ending: the value was read, or the option's rule is told.
template <class Target, class Value>
Wrong set(Target& target, const std::optional<Value>& value, std::string_view option, std::string_view text,
          std::string_view rule) {
  if (!value) return complaint(option, text, rule);
  target = *value;
  return std::nullopt;
}

template <class E, class Target>
Wrong setName(Target& target, std::span<const std::string_view> names, std::string_view option,
              std::string_view text) {
  return set(target, parseName<E>(names, text), option, text, "must be " + listOfNames(names));
}

Wrong setAlgorithm(RouteOptions& options, std::string_view option, std::string_view text) {
  std::vector<std::string_view> names;
  for (const search::AlgorithmInfo& row : search::algorithms()) names.push_back(row.name);
  return set(options.algorithm, search::algorithmByName(text), option, text, "must be " + listOfNames(names));
}

Wrong setWeight(RouteOptions& options, std::string_view option, std::string_view text) {
  std::optional<double> weight = parseNumber(text);
  if (weight && (*weight < 1 || *weight > 1000)) weight.reset();
  return set(options.weight, weight, option, text, "must be a number from 1 to 1000");
}

Wrong setWindow(RouteOptions& options, std::string_view option, std::string_view text) {
  constexpr int kMost = std::numeric_limits<int>::max();
  std::optional<int> window = parseInteger(text, 1, kMost);
  // Twice the largest side sees everything from anywhere.
  if (window) window = std::min(*window, 2 * Map::kMaxSide);
  return set(options.window, window, option, text,
             "must be a whole number from 1 to " + std::to_string(kMost));
}

}  // namespace

std::span<const RouteArgument> routeArguments() { return kArguments; }

Wrong setRouteArgument(RouteQuestion& question, std::string_view name, std::string_view value) {
  RouteOptions& o = question.options;
  if (name == "--from") return setPoint(question.from, name, value);
  if (name == "--to") return setPoint(question.to, name, value);
  if (name == "--algorithm") return setAlgorithm(o, name, value);
  if (name == "--weight") return setWeight(o, name, value);
  if (name == "--neighbours") return setName<Neighbours>(o.neighbours, neighbourNames(), name, value);
  if (name == "--corners") return setName<CornerRule>(o.corners, cornerNames(), name, value);
  if (name == "--costs") return setName<CostModel>(o.costs, costNames(), name, value);
  if (name == "--heuristic") return setName<Heuristic>(o.heuristic, heuristicNames(), name, value);
  if (name == "--ties") return setName<search::Ties>(o.ties, tieNames(), name, value);
  if (name == "--order")
    return set(o.order, NeighbourOrder::parse(value), name, value,
               "must be the letters u, l, r, d, each once");
  if (name == "--window") return setWindow(o, name, value);
  return complaint(name, value, "not an option of the route command");
}

setup::Words questionWords(const RouteQuestion& question) {
  setup::Words words;
  std::istringstream pairs(commandArguments(question));
  // What was left to the program stays so.
  const RouteOptions& o = question.options;
  const auto isLeft = [&](std::string_view name) {
    return (name == "--costs" && !o.costs) || (name == "--heuristic" && !o.heuristic) ||
           (name == "--ties" && !o.ties);
  };
  for (std::string name, value; pairs >> name >> value;)
    if (!isLeft(name)) words.set(std::string_view(name).substr(2), value);
  return words;
}

setup::SetUp setUpBeside(const std::filesystem::path& map, const std::filesystem::path& trace,
                         const RouteQuestion& question) {
  setup::SetUp out;
  out.page = kMapLab;
  out.question = questionWords(question);
  out.board.path = std::filesystem::absolute(map)
                       .lexically_proximate(std::filesystem::absolute(trace).parent_path())
                       .generic_string();
  out.board.hash = setup::boardHash(readFile(map, kMaxMapFileBytes));
  return out;
}

RouteQuestion questionFrom(const setup::Words& words, std::string_view fileName) {
  RouteQuestion question;
  for (const RouteArgument& argument : routeArguments())
    if (const std::string* value = words.find(argument.name.substr(2)))
      if (const auto wrong = setRouteArgument(question, argument.name, *value))
        throw FormatError(fileName, 0, "question: " + *wrong);
  return question;
}

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
