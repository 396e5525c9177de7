// core/grid/route_command.cpp: words as a POSIX shell splits them, then options as searchlight-cli reads them.
#include "core/grid/route_command.h"

#include <array>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/grid/map.h"
#include "core/text/line_reader.h"

namespace searchlight::grid {
namespace {

constexpr std::string_view kProgram = "searchlight-cli";
constexpr std::string_view kCommand = "route";

[[noreturn]] void fail(const std::string& what) { throw RouteCommandError(what); }

// Splits a line into words (POSIX.1-2017, Shell Command Language, 2.2 Quoting). Line ends count as blanks:
// lines are wrapped on their way through mails and documents. What a shell would expand or act upon is
// refused.
class ShellWords {
 public:
  explicit ShellWords(std::string_view text) : m_text(text) {}

  // The next word, with its quotes taken off; nothing at the end.
  std::optional<std::string> next() {
    skipBlanks();
    if (m_at == m_text.size()) return std::nullopt;
    std::string word;
    while (m_at < m_text.size() && !isBlank(m_text[m_at])) {
      const char c = m_text[m_at++];
      if (c == '\'')
        takeSingleQuoted(word);
      else if (c == '"')
        takeDoubleQuoted(word);
      else if (c == '\\')
        takeEscaped(word);
      else if (std::string_view("|&;<>()").find(c) != std::string_view::npos)
        fail(inQuotes({&c, 1}) + ": only a single command is read");
      else
        takePlain(word, c);
    }
    return word;
  }

 private:
  static bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

  void skipBlanks() {
    while (m_at < m_text.size() && (isBlank(m_text[m_at]) || lineContinues()))
      m_at += isBlank(m_text[m_at]) ? 1 : 2;
  }
  bool lineContinues() const {
    return m_text[m_at] == '\\' && m_at + 1 < m_text.size() &&
           (m_text[m_at + 1] == '\n' || m_text[m_at + 1] == '\r');
  }
  void takePlain(std::string& word, char c) {
    if (c == '$' || c == '`') fail(inQuotes({&c, 1}) + ": variables and commands are not expanded here");
    if (c == '\0') fail("a zero byte is not text");
    word += c;
  }
  void takeSingleQuoted(std::string& word) {
    const std::size_t end = m_text.find('\'', m_at);
    if (end == std::string_view::npos) fail("a quote is not closed: " + inQuotes(m_text.substr(m_at - 1)));
    word += m_text.substr(m_at, end - m_at);
    m_at = end + 1;
  }
  void takeDoubleQuoted(std::string& word) {
    const std::size_t start = m_at - 1;
    while (m_at < m_text.size()) {
      const char c = m_text[m_at++];
      if (c == '"') return;
      const bool escapes = c == '\\' && m_at < m_text.size() &&
                           std::string_view("$`\"\\\n").find(m_text[m_at]) != std::string_view::npos;
      if (escapes)
        takeEscaped(word);
      else
        takePlain(word, c);
    }
    fail("a quote is not closed: " + inQuotes(m_text.substr(start)));
  }
  // What follows a backslash; a line end vanishes together with it.
  void takeEscaped(std::string& word) {
    if (m_at == m_text.size()) fail("nothing follows the last backslash");
    const char c = m_text[m_at++];
    if (c == '\r' && m_at < m_text.size() && m_text[m_at] == '\n') ++m_at;
    if (c != '\n' && c != '\r') word += c;
  }

  std::string_view m_text;
  std::size_t m_at = 0;
};

std::string_view withoutPrompt(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return {};
  text.remove_prefix(start);
  if (text.starts_with("$ ")) text.remove_prefix(2);
  return text;
}

bool isProgram(std::string_view word) { return word.substr(word.find_last_of('/') + 1) == kProgram; }

// What is wrong with the value of an option.
[[noreturn]] void failValue(std::string_view option, std::string_view value, const std::string& what) {
  fail("--" + std::string(option) + " " + inQuotes(value) + ": " + what);
}

[[noreturn]] void failName(std::string_view option, std::string_view value,
                           std::span<const std::string_view> names) {
  std::string list;
  for (const std::string_view name : names) list += (list.empty() ? "" : ", ") + std::string(name);
  failValue(option, value, "not one of " + list);
}

template <class E>
E readName(std::string_view option, std::string_view value, std::span<const std::string_view> names) {
  if (const std::optional<E> found = parseName<E>(names, value)) return *found;
  failName(option, value, names);
}

search::Algorithm readAlgorithm(std::string_view option, std::string_view value) {
  if (const auto found = search::algorithmByName(value)) return *found;
  std::vector<std::string_view> names;
  for (const search::AlgorithmInfo& row : search::algorithms()) names.push_back(row.name);
  failName(option, value, names);
}

Point readCell(std::string_view option, std::string_view value) {
  const std::size_t comma = value.find(',');
  if (comma != std::string_view::npos) {
    const auto x = parseInteger(value.substr(0, comma), 0, Map::kMaxSide - 1);
    const auto y = parseInteger(value.substr(comma + 1), 0, Map::kMaxSide - 1);
    if (x && y) return {*x, *y};
  }
  failValue(option, value, "not a cell X,Y with both from 0 to " + std::to_string(Map::kMaxSide - 1));
}

double readWeight(std::string_view option, std::string_view value) {
  const std::optional<double> weight = parseNumber(value);
  if (!weight || !(*weight >= 1 && *weight <= 1000)) failValue(option, value, "not a number from 1 to 1000");
  return *weight;
}

int readWindow(std::string_view option, std::string_view value) {
  const std::optional<int> side = parseInteger(value, 0, std::numeric_limits<int>::max());
  if (!side) failValue(option, value, "not a number of cells");
  return *side;
}

NeighbourOrder readOrder(std::string_view option, std::string_view value) {
  if (const auto order = NeighbourOrder::parse(value)) return *order;
  failValue(option, value, "not an arrangement of the letters u, l, r and d");
}

struct Reading {
  std::optional<Point> from;
  std::optional<Point> to;
  RouteOptions options;
};

enum class Takes { Value, Nothing };

struct Option {
  std::string_view name;
  Takes takes = Takes::Value;
  // Null for options that do not change the question.
  void (*read)(Reading& reading, std::string_view option, std::string_view value) = nullptr;
};

using Text = std::string_view;
constexpr std::array kOptions{
    Option{"from", Takes::Value, [](Reading& r, Text o, Text v) { r.from = readCell(o, v); }},
    Option{"to", Takes::Value, [](Reading& r, Text o, Text v) { r.to = readCell(o, v); }},
    Option{"algorithm", Takes::Value,
           [](Reading& r, Text o, Text v) { r.options.algorithm = readAlgorithm(o, v); }},
    Option{"neighbours", Takes::Value,
           [](Reading& r, Text o, Text v) {
             r.options.neighbours = readName<Neighbours>(o, v, neighbourNames());
           }},
    Option{"corners", Takes::Value,
           [](Reading& r, Text o, Text v) { r.options.corners = readName<CornerRule>(o, v, cornerNames()); }},
    Option{"costs", Takes::Value,
           [](Reading& r, Text o, Text v) { r.options.costs = readName<CostModel>(o, v, costNames()); }},
    Option{"heuristic", Takes::Value,
           [](Reading& r, Text o, Text v) {
             r.options.heuristic = readName<Heuristic>(o, v, heuristicNames());
           }},
    Option{"ties", Takes::Value,
           [](Reading& r, Text o, Text v) { r.options.ties = readName<search::Ties>(o, v, tieNames()); }},
    Option{"order", Takes::Value, [](Reading& r, Text o, Text v) { r.options.order = readOrder(o, v); }},
    Option{"weight", Takes::Value, [](Reading& r, Text o, Text v) { r.options.weight = readWeight(o, v); }},
    Option{"window", Takes::Value, [](Reading& r, Text o, Text v) { r.options.window = readWindow(o, v); }},
    Option{"seconds"},
    Option{"megabytes"},
    Option{"trace"},
    Option{"after"},
    Option{"json", Takes::Nothing},
};

// Reads the words behind "searchlight-cli route".
class Arguments {
 public:
  explicit Arguments(ShellWords words) : m_words(words) {}

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
    if (!m_map) fail("the map's file is missing");
    if (!m_reading.from) fail("--from X,Y is missing");
    if (!m_reading.to) fail("--to X,Y is missing");
    return {*m_map, {*m_reading.from, *m_reading.to, m_reading.options}};
  }

 private:
  void takeMap(const std::string& word) {
    if (word.empty()) fail("the map's file has no name");
    if (m_map) fail(inQuotes(word) + ": one map is enough, there is " + inQuotes(*m_map) + " already");
    m_map = word;
  }

  void takeOption(const std::string& word) {
    const std::size_t equals = word.find('=');
    const std::string spelled = word.substr(0, equals);
    for (std::size_t i = 0; i < kOptions.size(); ++i) {
      const Option& option = kOptions[i];
      if (spelled != "--" + std::string(option.name)) continue;
      if (m_seen[i]) fail(spelled + ": given twice");
      m_seen[i] = true;
      std::optional<std::string> value;
      if (equals != std::string::npos) value = word.substr(equals + 1);
      if (option.takes == Takes::Nothing) {
        if (value) fail(spelled + ": takes no value");
        return;
      }
      if (!value) value = m_words.next();
      if (!value) fail(spelled + ": its value is missing");
      if (option.read) option.read(m_reading, option.name, *value);
      return;
    }
    fail(inQuotes(spelled) + ": no such option");
  }

  ShellWords m_words;
  std::optional<std::string> m_map;
  Reading m_reading;
  std::array<bool, kOptions.size()> m_seen{};
};

}  // namespace

std::string routeCommand(std::string_view mapPath, const RouteQuestion& question) {
  constexpr std::string_view kPlain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+:,./-";
  std::string path = (mapPath.starts_with('-') ? "./" : "") + std::string(mapPath);
  if (path.empty() || path.find_first_not_of(kPlain) != std::string::npos) {
    std::string quoted = "'";
    for (const char c : path) c == '\'' ? quoted += "'\\''" : quoted += c;
    path = quoted + "'";
  }
  return std::string(kProgram) + " " + std::string(kCommand) + " " + path + " " + commandArguments(question);
}

RouteCommand parseRouteCommand(std::string_view text) {
  ShellWords words(withoutPrompt(text));
  const std::string program = words.next().value_or("");
  if (!isProgram(program)) fail(inQuotes(program) + ": the line must begin with " + std::string(kProgram));
  const std::string command = words.next().value_or("");
  if (command != kCommand) fail(inQuotes(command) + ": the command must be " + std::string(kCommand));
  return Arguments(words).read();
}

bool looksLikeRouteCommand(std::string_view text) {
  constexpr std::size_t kEnough =
      8192;  // for the longest path to the program; a map's text may have megabytes
  try {
    ShellWords words(withoutPrompt(text).substr(0, kEnough));
    return isProgram(words.next().value_or("")) && words.next() == std::string(kCommand);
  } catch (const RouteCommandError&) {
    return false;
  }
}

}  // namespace searchlight::grid
