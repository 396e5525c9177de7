// core/setup/set_up.cpp: the form, and what may stand in each of its places.
#include "core/setup/set_up.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "core/setup/known_words.h"
#include "core/text/encoding.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"

namespace searchlight::setup {
namespace {

using Json = nlohmann::ordered_json;
using search::Breakpoint;

constexpr std::array<std::pair<Breakpoint::Kind, std::string_view>, 7> kBreakpointKinds{{
    {Breakpoint::Kind::AtState, "state"},
    {Breakpoint::Kind::AtEvent, "event"},
    {Breakpoint::Kind::FExceeds, "f-exceeds"},
    {Breakpoint::Kind::FDecreases, "f-decreases"},
    {Breakpoint::Kind::AtGoal, "goal"},
    {Breakpoint::Kind::AtMove, "move"},
    {Breakpoint::Kind::AtCondition, "condition"},
}};
// Many times what any page writes, but no more than is read in a moment: a title goes to a window's frame, and each key
// of an object is held against those before it.
constexpr std::size_t kLongestText = 4096;  // but for a board's rows and a drawing
constexpr std::size_t kMostEntries = 1000;  // of one object
constexpr std::size_t kMostKeys = 10'000, kMostValues = 100'000;
constexpr std::size_t kDeepest = 64;

// ---- Reading -------------------------------------------------------------------------------------------------------

// Entries of one object, each asked for by its name and kind.
class Entries {
 public:
  Entries(const Json& object, std::string where, std::string_view file)
      : m_object(object), m_where(std::move(where)), m_file(file) {
    if (!object.is_object()) fail({}, ReaderErrors::tr("must be an object"));
  }

  std::string text(std::string_view name) const {
    const Json* value = find(name);
    if (!value) return {};
    if (!value->is_string()) fail(name, ReaderErrors::tr("must be a string"));
    checkLength(value->get_ref<const std::string&>(), name, kLongestText);
    return value->get<std::string>();
  }
  void checkLength(const std::string& text, std::string_view name, std::size_t longest) const {
    if (text.size() > longest) fail(name, ReaderErrors::tr("is longer than %1 characters", longest));
  }
  std::optional<std::uint64_t> number(std::string_view name) const {
    const Json* value = find(name);
    if (!value) return std::nullopt;
    if (!value->is_number_unsigned()) fail(name, ReaderErrors::tr("must be a whole number, 0 or more"));
    return value->get<std::uint64_t>();
  }
  // Through a YAML reader the two come back as words.
  bool flag(std::string_view name, bool otherwise) const {
    const Json* value = find(name);
    if (!value) return otherwise;
    if (value->is_boolean()) return value->get<bool>();
    if (*value == "true" || *value == "false") return *value == "true";
    fail(name, ReaderErrors::tr("must be true or false"));
  }
  // Values that are simple, as text.
  Words words(std::string_view name) const {
    Words out;
    if (const Json* value = find(name)) addWords(out, *value, name);
    return out;
  }
  template <class F>
  void forEach(std::string_view name, F&& f) const {
    const Json* value = find(name);
    if (!value) return;
    if (!value->is_array()) fail(name, ReaderErrors::tr("must be a list"));
    for (const Json& item : *value) f(item);
  }
  void addWords(Words& out, const Json& value, std::string_view name) const {
    if (!value.is_object()) fail(name, ReaderErrors::tr("must be an object"));
    for (const auto& [key, item] : value.items()) {
      if (item.is_structured() || item.is_null())
        fail(name, ReaderErrors::tr("%1 must be a string or a number", inQuotes(key)));
      std::string text = item.is_string() ? item.get<std::string>() : item.dump();
      checkLength(key, name, kLongestText);
      checkLength(text, name, name == "view" && key == kDrawing ? kMaxDrawingBytes : kLongestText);
      out.set(key, std::move(text));
    }
  }
  const Json* find(std::string_view name) const {
    m_known.push_back(name);
    const auto at = m_object.find(name);
    return at == m_object.end() || at->is_null() ? nullptr : &*at;
  }
  [[noreturn]] void fail(std::string_view name, const Failure& what) const {
    std::string place = m_where;
    if (!name.empty()) place += (place.empty() ? "" : ".") + std::string(name);
    throw FormatError(m_file, 0, place.empty() ? what : behind(place, what));
  }
  // What nobody has asked for, by its place.
  void tellUnknown(std::vector<std::string>& unknown) const {
    for (const auto& [name, value] : m_object.items())
      if (std::ranges::find(m_known, name) == m_known.end()) addUnknown(unknown, m_where, name);
  }

 private:
  const Json& m_object;
  std::string m_where;
  std::string_view m_file;
  mutable std::vector<std::string_view> m_known;  // names that were asked for: literals
};

using Unknown = std::vector<std::string>&;

Board readBoard(const Entries& all, std::string_view file, Unknown unknown) {
  Board board;
  const Json* value = all.find("board");
  if (!value) return board;
  const Entries entries(*value, "board", file);
  if (entries.find("rows")) {
    std::string text;
    entries.forEach("rows", [&](const Json& row) {
      if (!row.is_string()) entries.fail("rows", ReaderErrors::tr("must be a list of strings"));
      const std::string line = row.get<std::string>();
      if (line.find_first_of("\r\n") != std::string::npos)
        entries.fail("rows", ReaderErrors::tr("each row must be one line"));
      text += line + "\n";
    });
    refuseLaterVersion(text, std::string(file) + ": board");
    board.text = std::move(text);
  }
  board.path = entries.text("path");
  // A file system ends a name there, and would open another file.
  if (board.path.find('\0') != std::string::npos)
    entries.fail("path", ReaderErrors::tr("contains the character NUL"));
  board.hash = entries.text("hash");
  entries.tellUnknown(unknown);
  return board;
}

const char* nameOfState(const Breakpoint& b) {
  return b.kind == Breakpoint::Kind::AtCondition ? "when" : "state";
}

Breakpoint readBreakpoint(const Json& item, std::string_view file, Unknown unknown) {
  const Entries entries(item, "breakpoints", file);
  Breakpoint b;
  const std::string kind = entries.text("kind");
  const auto named = std::ranges::find(kBreakpointKinds, kind, [](const auto& row) { return row.second; });
  if (named == kBreakpointKinds.end())
    entries.fail(
        "kind",
        ReaderErrors::tr("expected state, event, f-exceeds, f-decreases, goal, move or condition, found %1",
                         inQuotes(kind)));
  b.kind = named->first;
  // What its kind has, and is written again.
  if (b.hasValue()) b.value = entries.number("value").value_or(0);
  if (b.kind == Breakpoint::Kind::AtEvent && b.value >= search::kEventKinds)
    entries.fail("value", ReaderErrors::tr("is not an event type"));
  b.enabled = entries.flag("enabled", true);
  if (b.hasState()) b.state = entries.text(nameOfState(b));
  if (b.kind == Breakpoint::Kind::AtCondition) try {
      search::readCondition(b.state);
    } catch (const Failed& e) {
      entries.fail("when", e.failure());
    }
  entries.tellUnknown(unknown);
  return b;
}

Bookmark readBookmark(const Json& item, std::string_view file, Unknown unknown) {
  const Entries entries(item, "bookmarks", file);
  const auto cursor = entries.number("cursor");
  if (!cursor) entries.fail("cursor", ReaderErrors::tr("is missing"));
  Bookmark out{*cursor, entries.text("unit"), entries.text("caption")};
  entries.tellUnknown(unknown);
  return out;
}

// "not valid JSON" at this byte, from 1.
FormatError faultAt(std::string_view file, std::string_view text, std::size_t byte) {
  const std::string_view before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
  const std::size_t column = before.size() - (before.rfind('\n') + 1) + 1;
  return FormatError(file, 1 + static_cast<int>(std::ranges::count(before, '\n')),
                     ReaderErrors::tr("column %1: %2", column, ReaderErrors::tr("not valid JSON")));
}

// A document. The library's own trees need memory to be destroyed, and end the program where there is none: this one is taken
// apart first.
struct Tree {
  Json root;

  Tree() = default;
  ~Tree() { takeApart(root); }
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;

 private:
  // As deep as documents are.
  static void takeApart(Json& value) {
    if (value.is_array())
      for (auto& items = value.get_ref<Json::array_t&>(); !items.empty(); items.pop_back())
        takeApart(items.back());
    if (value.is_object())
      for (auto& items = value.get_ref<Json::object_t&>(); !items.empty(); items.pop_back())
        takeApart(items.back().second);
  }
};

// Fills a tree, and throws FormatError as soon as it is no document, or larger than any set-up.
class TreeBuilder final : public Json::json_sax_t {
 public:
  TreeBuilder(Tree& tree, std::string_view text, std::string_view file)
      : m_root(&tree.root), m_text(text), m_file(file) {}

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(Json::number_integer_t value) override { return put(value); }
  bool number_unsigned(Json::number_unsigned_t value) override { return put(value); }
  bool number_float(Json::number_float_t value, const std::string&) override { return put(value); }
  bool string(std::string& value) override { return put(std::move(value)); }
  bool binary(Json::binary_t&) override { return false; }  // in JSON there is none
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool key(std::string& name) override {
    if (m_open.back()->size() >= kMostEntries)
      fail(ReaderErrors::tr("a mapping has more than %1 entries", kMostEntries));
    if (++m_keys > kMostKeys) failAsLarge();
    m_value = &(*m_open.back())[name];
    return true;
  }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception& error) override {
    if (dynamic_cast<const Json::parse_error*>(&error)) throw faultAt(m_file, m_text, at);
    fail(ReaderErrors::tr("a number is too large"));  // 1e999
  }

 private:
  [[noreturn]] void fail(const Failure& what) const { throw FormatError(m_file, 0, what); }
  [[noreturn]] void failAsLarge() const { fail(ReaderErrors::tr("the workspace has too many values")); }

  bool put(Json value) {
    if (++m_values > kMostValues) failAsLarge();
    if (m_open.empty())
      m_value = m_root;
    else if (m_open.back()->is_array())
      m_value = &m_open.back()->emplace_back();
    *m_value = std::move(value);
    return true;
  }
  bool open(Json value) {
    if (m_open.size() > kDeepest)
      fail(ReaderErrors::tr("lists and mappings are nested more than %1 levels deep", kDeepest));
    put(std::move(value));
    m_open.push_back(m_value);
    return true;
  }
  bool close() {
    m_open.pop_back();
    return true;
  }

  Json* m_root;
  Json* m_value = nullptr;  // the place of the next value, or the last one
  std::vector<Json*> m_open;
  std::size_t m_keys = 0, m_values = 0;
  std::string_view m_text, m_file;
};

// ---- Writing -------------------------------------------------------------------------------------------------------

Json toJson(const Words& words) {
  Json out = Json::object();
  for (const auto& [name, value] : words) out[name] = value;
  return out;
}

std::vector<std::string_view> rowsOf(std::string_view text) {
  std::vector<std::string_view> rows;
  for (; !text.empty(); text.remove_prefix(std::min(rows.back().size() + 1, text.size())))
    rows.push_back(text.substr(0, text.find('\n')));
  return rows;
}

Json toJson(const Board& board, bool withRows) {
  Json out = Json::object();
  if (!board.path.empty()) out["path"] = board.path;
  if (!board.hash.empty()) out["hash"] = board.hash;
  if (board.text) out["rows"] = rowsOf(withRows ? *board.text : std::string_view());
  return out;
}

Json toJson(const Breakpoint& b) {
  const auto named = std::ranges::find(kBreakpointKinds, b.kind, [](const auto& row) { return row.first; });
  Json out{{"kind", named->second}};
  if (b.hasState()) out[nameOfState(b)] = b.state;
  if (b.hasValue()) out["value"] = b.value;
  if (!b.enabled) out["enabled"] = false;
  return out;
}

Json toJson(const Bookmark& b) {
  Json out{{"cursor", b.cursor}};
  if (!b.unit.empty()) out["unit"] = b.unit;
  if (!b.caption.empty()) out["caption"] = b.caption;
  return out;
}

Json toJson(const SetUp& setUp, bool withRows) {
  Json out{{"searchlight", kVersion}, {"page", setUp.page}};
  if (!setUp.title.empty()) out["title"] = setUp.title;
  if (setUp.board != Board{}) out["board"] = toJson(setUp.board, withRows);
  if (!setUp.question.empty()) out["question"] = toJson(setUp.question);
  for (const Words& run : setUp.runs) out["runs"].push_back(toJson(run));
  if (setUp.cursor) out["cursor"] = *setUp.cursor;
  if (!setUp.player.empty()) out["player"] = toJson(setUp.player);
  for (const Breakpoint& b : setUp.breakpoints) out["breakpoints"].push_back(toJson(b));
  for (const Bookmark& b : setUp.bookmarks) out["bookmarks"].push_back(toJson(b));
  if (!setUp.selection.empty()) out["selection"] = setUp.selection;
  if (!setUp.view.empty()) out["view"] = toJson(setUp.view);
  if (!setUp.file.empty()) out["file"] = toJson(setUp.file);
  return out;
}

}  // namespace

SetUp read(std::string_view bytes, std::string_view fileName, std::vector<std::string>& unknown) {
  const PlainText plain(bytes, fileName, kMaxBytes, Letters::AsTheyAre);
  const std::string_view text = plain.view();
  if (text.size() > kMaxBytes) throw FormatError(fileName, 0, ReaderErrors::tr("too large for a workspace"));
  Tree tree;
  TreeBuilder builder(tree, text, fileName);
  Json::sax_parse(text, &builder);
  const Json& json = tree.root;
  if (!json.is_object() || !json.contains("searchlight"))
    throw FormatError(
        fileName, 0,
        ReaderErrors::tr("not a workspace: expected an object with \"searchlight\" and \"page\""));
  const Entries all(json, {}, fileName);
  const std::uint64_t version = all.number("searchlight").value_or(0);
  if (version == 0) all.fail("searchlight", ReaderErrors::tr("must be 1, the format version"));
  if (version > kVersion) throw LaterVersion(fileName, 0, "searchlight", std::to_string(version));

  SetUp out;
  out.page = all.text("page");
  if (out.page.empty()) all.fail("page", ReaderErrors::tr("is missing"));
  out.title = all.text("title");
  out.board = readBoard(all, fileName, unknown);
  out.question = all.words("question");
  all.forEach("runs", [&](const Json& run) { all.addWords(out.runs.emplace_back(), run, "runs"); });
  out.cursor = all.number("cursor");
  out.player = all.words("player");
  all.forEach("breakpoints",
              [&](const Json& b) { out.breakpoints.push_back(readBreakpoint(b, fileName, unknown)); });
  all.forEach("bookmarks",
              [&](const Json& b) { out.bookmarks.push_back(readBookmark(b, fileName, unknown)); });
  out.selection = all.text("selection");
  out.view = all.words("view");
  out.file = all.words("file");
  all.tellUnknown(unknown);
  for (const auto& [name, value] : out.player)
    if (std::ranges::find(playerNames(), name) == playerNames().end()) addUnknown(unknown, "player", name);
  for (const auto& [name, value] : out.view)
    if (!isViewName(name)) addUnknown(unknown, "view", name);
  if (const std::string* drawing = out.view.find(kDrawing))
    refuseLaterVersion(*drawing, std::string(fileName) + ": drawing");
  return out;
}

SetUp read(std::string_view bytes, std::string_view fileName) {
  std::vector<std::string> unknown;
  return read(bytes, fileName, unknown);
}

SetUp readFile(const std::filesystem::path& path) {
  return read(searchlight::readFile(path, kMaxBytes), path.string());
}

// Rows of a large board would take most of the time as a tree. No text before their place holds a line break, so it is the first.
std::string write(const SetUp& setUp) {
  constexpr std::string_view kNoRows = "\n    \"rows\": []";
  const std::string around = toJson(setUp, false).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
  if (!setUp.board.text || setUp.board.text->empty()) return around;
  const std::size_t place = around.find(kNoRows) + kNoRows.size() - 1;
  std::string text = around.substr(0, place);
  for (const std::string_view row : rowsOf(*setUp.board.text)) {
    text += text.size() == place ? "\n      " : ",\n      ";
    const bool isPlain =
        0 == std::ranges::count_if(row, [](char c) { return c < ' ' || c > '~' || c == '"' || c == '\\'; });
    text += isPlain ? '"' + std::string(row) + '"'
                    : Json(row).dump(-1, ' ', false, Json::error_handler_t::replace);
  }
  return (text += "\n    ").append(around, place);
}

// Without indentation every line break is one between tokens, for those inside texts are escaped.
std::string writeLine(const SetUp& setUp) {
  std::string text = toJson(setUp, true).dump(0, ' ', true, Json::error_handler_t::replace);
  std::ranges::replace(text, '\n', ' ');
  return text;
}

}  // namespace searchlight::setup
