// core/grid/route_command.cpp: a shell's words, read as searchlight-cli reads them.
#include "core/grid/route_command.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "core/grid/map_format.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"
#include "core/text/shell_words.h"

namespace searchlight::grid {

setup::SetUp setUpBeside(const std::filesystem::path& map, const std::filesystem::path& trace,
                         const RouteQuestion& question) {
  setup::SetUp out;
  out.page = kMapLab;
  out.question = setup::wordsOf(routeOptions(), question);
  out.board.path = std::filesystem::absolute(map)
                       .lexically_proximate(std::filesystem::absolute(trace).parent_path())
                       .generic_string();
  out.board.hash = setup::boardHash(readFile(map, kMaxMapFileBytes));
  return out;
}

RouteQuestion questionFrom(const setup::Words& words, std::string_view fileName) {
  RouteQuestion question;
  if (const auto wrong = setup::takeWords(routeOptions(), question, words, "--"))
    throw FormatError(fileName, 0, ReaderErrors::tr("question: %1", *wrong));
  return question;
}

namespace {

constexpr std::string_view kProgram = "searchlight-cli";
constexpr std::string_view kCommand = "route", kCompare = "compare";

[[noreturn]] void fail(const Failure& what) { throw RouteCommandError(what); }
Failure valueIsMissing() { return ReaderErrors::tr("the value is missing"); }

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

// The row of "--name"; null: it is no option of a route.
const setup::Option<RouteQuestion>* rowOf(std::string_view option) {
  return option.starts_with("--") ? setup::findOption(routeOptions(), option.substr(2)) : nullptr;
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
    if (!m_map) fail(ReaderErrors::tr("the map file is missing"));
    for (const std::string_view end : {"--from", "--to"})
      if (!m_seen.contains(end)) fail(ReaderErrors::tr("%1 X,Y is missing", end));
    if (m_compares && !m_hasRun) fail(Failure("--algorithms or --run is missing"));
    return {*m_map, m_question};
  }

 private:
  void takeMap(const std::string& word) {
    if (word.empty()) fail(ReaderErrors::tr("the name of the map file is empty"));
    if (m_map)
      fail(behind(inQuotes(word),
                  ReaderErrors::tr("only one map can be given; the first is %1", inQuotes(*m_map))));
    m_map = word;
  }

  // Of an option given twice the last one counts, as with searchlight-cli.
  void takeOption(const std::string& word) {
    const std::size_t equals = word.find('=');
    const std::string option = word.substr(0, equals);
    std::optional<std::string> value;
    if (equals != std::string::npos) value = word.substr(equals + 1);
    if (option == kFlag || (m_compares && option == kCsv)) {
      if (value) fail(behind(option, ReaderErrors::tr("takes no value")));
      return;
    }
    const auto* const row = rowOf(option);
    const bool changesQuestion = row && !(m_compares && row->isOfRun);
    const bool isOfComparison = m_compares && (option == kRun || option == kAlgorithms || option == kRepeat);
    if (!changesQuestion && !isOfComparison && std::ranges::find(kPassedOver, option) == kPassedOver.end())
      fail(behind(inQuotes(option), ReaderErrors::tr("unknown option")));
    if (!value) value = m_words.next();
    if (!value) fail(behind(option, valueIsMissing()));
    if (isOfComparison && option == kRun) takeRun(*value);
    if (isOfComparison && option == kAlgorithms)
      for (std::istringstream names(*value); std::getline(names, *value, ',');) takeRun(*value);
    if (!changesQuestion) return;
    set(m_question, row->key, *value);
    m_seen.insert(option);
  }

  // "a-star --heuristic octile": every search has to be one, the first is the question's.
  void takeRun(const std::string& run) {
    RouteQuestion other;
    RouteQuestion& question = std::exchange(m_hasRun, true) ? other : m_question;
    std::istringstream words(run);
    const std::string inRun = std::string(kRun) + " " + inQuotes(run);
    std::string name = "--algorithm", value;
    do {
      if (!(words >> value)) fail(behind(inRun, behind(name, valueIsMissing())));
      const auto* const row = rowOf(name);
      if (!row || !row->isOfRun)
        fail(behind(inRun, behind(inQuotes(name), ReaderErrors::tr("not an option of a run"))));
      set(question, row->key, value, kRun);
    } while (words >> name);
  }

  static void set(RouteQuestion& question, std::string_view key, std::string_view value,
                  std::string_view of = {}) {
    if (const auto wrong = setup::setOption(routeOptions(), question, key, value, "--"))
      fail(of.empty() ? *wrong : behind(of, *wrong));
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
         setup::argumentsOf(routeOptions(), question);
}

std::string runArguments(const RouteOptions& options) {
  std::string name, own;
  for (const setup::Option<RouteQuestion>& row : routeOptions())
    if (const auto word = row.isOfRun ? row.get({{}, {}, options}) : std::nullopt)
      row.key == "algorithm" ? name = *word : own += " --" + std::string(row.key) + " " + *word;
  return name + own;
}

std::string compareCommand(std::string_view mapPath, std::span<const RouteQuestion> runs) {
  std::string line = std::string(kProgram) + " compare " + std::string(kCommand) + " " + shellWord(mapPath);
  for (const setup::Option<RouteQuestion>& row : routeOptions())
    if (const auto word = row.isOfRun ? std::nullopt : row.get(runs.front()))
      line += " --" + std::string(row.key) + " " + *word;
  for (const RouteQuestion& run : runs) line += " --run '" + runArguments(run.options) + "'";
  return line;
}

RouteCommand parseRouteCommand(std::string_view text) try {
  ShellWords words(withoutPrompt(text));
  const std::string program = words.next().value_or("");
  if (!isProgram(program))
    fail(behind(inQuotes(program), ReaderErrors::tr("the line must begin with %1", kProgram)));
  std::string command = words.next().value_or("");
  const bool compares = command == kCompare;
  if (compares) command = words.next().value_or("");
  if (command != kCommand)
    fail(behind(inQuotes(command), ReaderErrors::tr("the command must be %1", kCommand)));
  return Arguments(words, compares).read();
} catch (const ShellWordsError& error) {
  fail(error.failure());
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
