// core/files/recognise.cpp: a table of kinds, each with a test on the first bytes of a file.
#include "core/files/recognise.h"

#include <algorithm>
#include <array>
#include <exception>
#include <initializer_list>
#include <utility>

#include "core/klotski/board_text.h"
#include "core/klotski/rules_of_game.h"
#include "core/lines/rules_of_game.h"
#include "core/roads/road_graph.h"
#include "core/sokoban/collection_builder.h"
#include "core/sokoban/level_legend.h"
#include "core/sokoban/level_rows.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/gzip.h"
#include "core/text/line_reader.h"
#include "core/text/utf8.h"

namespace searchlight::files {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

// ---- What the tests look at ----------------------------------------------------------------------------------------------------

// An entry of a mapping, of JSON or of YAML in braces or without: its name, and what its value begins with.
struct Entry {
  std::string name;
  char value;
};

// The first bytes, unpacked, and what several tests ask of them.
struct Head {
  std::string_view bytes;
  std::string_view text;     // the same in UTF-8 without its mark; empty: no text, there is a NUL in it
  std::optional<Kind> hint;  // its ending
  bool isWhole = true;       // there is no more of the file
  std::vector<std::string_view> first;  // the words of the first line that has any
  std::vector<Entry> entries;           // of the outermost mapping
};

// What stands outside of all inner brackets and quotes with a colon behind it.
std::vector<Entry> entriesInBraces(std::string_view text) {
  std::vector<Entry> out;
  int depth = 0;
  std::string word;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') {
      word.clear();
      for (++i; i < text.size() && text[i] != '"'; ++i) {
        if (text[i] == '\\')
          ++i;
        else if (depth == 1)
          word += text[i];
      }
    } else if (c == '{' || c == '[') {
      ++depth;
      word.clear();
    } else if (c == '}' || c == ']') {
      --depth;
    } else if (depth == 1 && c == ':') {
      const std::size_t at = text.find_first_not_of(kBlanks, i + 1);
      out.push_back({std::exchange(word, {}), at == text.npos ? '\0' : text[at]});
    } else if (depth == 1 && c == ',') {
      word.clear();
    } else if (depth == 1 && kBlanks.find(c) == kBlanks.npos) {
      word += c;
    }
  }
  return out;
}

std::vector<Entry> entriesOnLines(std::string_view text) {
  std::vector<Entry> out;
  for (LineReader lines(text, {}); lines.next();) {
    std::string_view line = lines.line();
    const std::size_t colon = line.find(':');
    if (colon == line.npos || line.find_first_of(kBlanks) < colon || line.front() == '#') continue;
    std::string_view name = line.substr(0, colon);
    if (name.size() > 1 && (name.front() == '"' || name.front() == '\'') && name.back() == name.front())
      name = name.substr(1, name.size() - 2);
    const std::size_t at = line.find_first_not_of(kBlanks, colon + 1);
    out.push_back({std::string(name), at == line.npos ? '\0' : line[at]});
  }
  return out;
}

bool hasEntry(const Head& head, std::initializer_list<std::string_view> names) {
  return std::ranges::any_of(
      head.entries, [&](const Entry& entry) { return std::ranges::find(names, entry.name) != names.end(); });
}

// The first element of XML, without its prefix.
std::string_view rootOf(std::string_view text) {
  for (;;) {
    text.remove_prefix(std::min(text.find('<'), text.size()));
    if (text.size() < 2) return {};
    if (text[1] != '?' && text[1] != '!') break;
    const std::string_view end = text.starts_with("<!--") ? "-->" : ">";
    text.remove_prefix(std::min(text.find(end), text.size()));
  }
  text = text.substr(1, text.find_first_of(" \t\r\n/>", 1) - 1);
  const std::size_t colon = text.find(':');
  return colon == text.npos ? text : text.substr(colon + 1);
}
bool isXml(const Head& head) { return head.text.starts_with('<'); }

// ---- The tests -----------------------------------------------------------------------------------------------------------------

template <const std::string_view& form>
bool hasForm(const Head& head) {
  return !head.first.empty() && head.first[0] == form;
}

bool isSetUp(const Head& head) {
  return head.text.starts_with('{') && std::ranges::any_of(head.entries, [](const Entry& entry) {
           return entry.name == "searchlight" && entry.value >= '0' && entry.value <= '9';
         });
}

// One that is being written has no such block yet, perhaps.
bool isLesson(const Head& head) {
  return !head.first.empty() && head.first[0] == "#" &&
         (head.hint == Kind::Lesson || head.text.find("\n```lesson") != head.text.npos);
}

bool isMap(const Head& head) {
  return head.first.size() > 1 &&
         ((head.first[0] == "type" && head.first[1] == "octile") || head.first[0] == "searchlight-map");
}

bool isScenario(const Head& head) {
  return head.first.size() == 2 && head.first[0] == "version" &&
         head.first[1].find_first_not_of("0123456789.") == std::string_view::npos;
}

bool isPicture(const Head& head) {
  using namespace std::string_view_literals;
  const auto starts = [&](std::string_view with) { return head.bytes.starts_with(with); };
  const bool isBmp = starts("BM") && head.text.empty() && head.bytes.size() > 25;
  return starts("\x89PNG\r\n"sv) || starts("\xFF\xD8\xFF"sv) || starts("GIF8") || isBmp ||
         (starts("RIFF") && head.bytes.substr(0, 12).ends_with("WEBP")) ||
         (isXml(head) && rootOf(head.text) == "svg");
}

bool isTrace(const Head& head) {
  return hasEntry(head, {"events", "eventList"}) ||
         (hasEntry(head, {"version"}) && hasEntry(head, {"views", "render", "pivot", "searchlight"}));
}

// The parts of a board in the general form; whether a row follows the line `board`.
bool isBoardSheet(std::string_view text) {
  constexpr std::array<std::string_view, 4> kHeaders{"title", "goal", "exit", "board"};
  for (LineReader lines(text, {}); lines.nextFilled();) {
    std::string_view rest = lines.line();
    const std::string_view word = takeField(rest);
    if (word.starts_with('#')) continue;
    if (std::ranges::find(kHeaders, word) == kHeaders.end()) return false;
    if (word == "board" && takeField(rest).empty())
      return lines.nextFilled() && lines.line().find_first_of("-@$ _*+") == std::string_view::npos;
  }
  return false;
}

// Rows alone are told by reading them: whatever is no board is refused.
bool isKlotski(const Head& head) {
  constexpr std::size_t kMostBoard = 4096;
  if (head.first.empty()) return false;
  if (head.first[0] == klotski::Rules::kForm || head.first[0] == "searchlight-layout") return true;
  if (isBoardSheet(head.text)) return true;
  if (!head.isWhole || head.text.size() > kMostBoard) return false;
  try {
    klotski::readBoard(head.text, {});
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

// Whether a line may be a row of a level, counts among it, quoted perhaps, with or without the letters that stand for boxes.
bool isRow(std::string_view line) {
  std::string plain;  // U+00A0 is a blank
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\xC2' && i + 1 < line.size() && line[i + 1] == '\xA0')
      ++i, plain += ' ';
    else if (line[i] != '>')
      plain += line[i];
  }
  return plain.find('#') != std::string::npos &&
         (plain.find_first_not_of("#@p+P$b*B.-_ \t0123456789()|") == std::string::npos ||
          sokoban::isNearlyRow(plain));
}

bool isSokobanLevels(const Head& head) {
  if (isXml(head)) return asciiLowered(rootOf(head.text)).find("soko") != std::string::npos;
  if (head.text.empty()) return false;
  sokoban::CollectionBuilder scratch({});
  if (sokoban::readArticleText(head.text, {}, scratch)) return true;
  sokoban::Legend legend;
  for (LineReader lines(head.text, {}); lines.next();) legend.read(lines.line(), lines.number());
  // Three rows with something to push or who pushes, or as many on one line.
  std::size_t rows = 0;
  bool isPeopled = false;
  for (LineReader lines(head.text, {}); lines.next();) {
    const std::string line = legend.isInUse() ? legend.translated(lines.line()) : std::string(lines.line());
    if (!isRow(line)) {
      rows = 0;
      isPeopled = false;
      continue;
    }
    rows += 1 + static_cast<std::size_t>(std::ranges::count(line, '|'));
    isPeopled = isPeopled || line.find_first_of("@+$*pPbB") != line.npos;
    if (rows >= 3 && isPeopled) return true;
  }
  return false;
}

// ---- The table -----------------------------------------------------------------------------------------------------------------

struct KindInfo {
  Kind kind;
  std::string_view name;
  bool (*isIn)(const Head& head);
  std::vector<std::string_view> endings;
  bool isCertain = false;  // whatever its ending
};

constexpr std::string_view kLinesForm = lines::Rules::kForm, kSokobanForm = sokoban::Rules::kForm;

// What is certain comes first.
const std::vector<KindInfo>& kinds() {
  static const std::vector<KindInfo> all{
      {Kind::SetUp, "a workspace", isSetUp, {".searchlight"}, true},
      {Kind::LinesGame, "a Color Lines game", hasForm<kLinesForm>, {lines::kGameExtension}, true},
      {Kind::SokobanGame, "a Sokoban game", hasForm<kSokobanForm>, {sokoban::kGameExtension}, true},
      {Kind::Map, "a map", isMap, {".map", ".slmap", ".grid"}, true},
      {Kind::Graph, "a graph", hasForm<roads::kForm>, {".graph"}, true},
      {Kind::Scenario, "a list of queries", isScenario, {".scen"}, true},
      {Kind::Picture, "a picture", isPicture, {".png", ".jpg", ".jpeg", ".bmp", ".gif", ".svg"}, true},
      {Kind::Lesson, "a lesson", isLesson, {".md"}},
      {Kind::Trace, "a trace", isTrace, {".yaml", ".yml", ".json"}},
      {Kind::Klotski, "a Klotski game or layout", isKlotski, {klotski::kGameExtension, ".layout"}},
      {Kind::SokobanLevels, "Sokoban levels", isSokobanLevels, {".xsb", ".sok", ".slc", ".lvl", ".ssx"}},
  };
  return all;
}

}  // namespace

std::optional<Kind> kindByName(std::string_view fileName) {
  const std::string name = asciiLowered(fileName);
  std::string_view plain = name;
  if (plain.ends_with(".gz")) plain.remove_suffix(3);
  for (const KindInfo& info : kinds())
    if (std::ranges::any_of(info.endings, [&](std::string_view ending) { return plain.ends_with(ending); }))
      return info.kind;
  return std::nullopt;
}

Recognised recognise(std::string_view bytes, std::string_view fileName) {
  Recognised out{kindByName(fileName)};
  out.name = fileName.substr(fileName.find_last_of('/') + 1);
  std::string unpacked;
  Head head;
  head.hint = out.kind;
  head.isWhole = bytes.size() < kHeadBytes;
  if ((out.isPacked = isGzip(bytes))) {
    unpacked = unpackGzipHead(bytes, kHeadBytes);
    bytes = unpacked;
    head.isWhole = head.isWhole && bytes.size() < kHeadBytes;
  }
  head.bytes = bytes.substr(0, kHeadBytes);
  const std::optional<std::string> wide = utf8FromUtf16(head.bytes);
  head.text = wide ? *wide : head.bytes;
  if (head.text.starts_with(kByteOrderMark)) head.text.remove_prefix(kByteOrderMark.size());
  out.isEmpty = !LineReader(head.text, {}).nextFilled();
  if (out.isEmpty) return out;
  if (head.text.find('\0') != head.text.npos) head.text = {};
  if (LineReader lines(head.text, {}); lines.nextFilled()) head.first = splitFields(lines.line(), 3);
  if (!head.text.empty()) {
    const std::size_t begin = head.text.find_first_not_of(kBlanks);
    if (head.text[begin] == '{' || head.text[begin] == '<') head.text.remove_prefix(begin);
    head.entries = head.text[0] == '{' ? entriesInBraces(head.text) : entriesOnLines(head.text);
  }
  std::optional<Kind> first;
  for (const KindInfo& info : kinds()) {
    if ((first && info.kind != out.kind) || !info.isIn(head)) continue;
    out.isByContent = true;
    if (!first) first = info.kind;
    if (info.isCertain || info.kind == out.kind) {
      out.kind = info.kind;
      return out;
    }
  }
  if (first) out.kind = first;
  return out;
}

Recognised recogniseFile(const std::filesystem::path& path) {
  return recognise(readHead(path, kHeadBytes), path.string());
}

void expectKind(std::string_view bytes, std::string_view fileName, Kind wanted) {
  const Recognised file = recognise(bytes.substr(0, kHeadBytes), fileName);
  if (file.isByContent && !file.is(wanted))
    throw FormatError(
        fileName, 0,
        "expected " + std::string(nameOf(wanted)) + ", found " + std::string(nameOf(*file.kind)));
}

std::string_view nameOf(Kind kind) { return std::ranges::find(kinds(), kind, &KindInfo::kind)->name; }

std::vector<Kind> allKinds() {
  std::vector<Kind> out;
  for (const KindInfo& info : kinds()) out.push_back(info.kind);
  return out;
}

}  // namespace searchlight::files
