// core/setup/set_up.h: a page's whole state as one small text: a set-up, NAME.searchlight.
//
// What is on the screen, to be sent, saved, recovered after a crash and opened again: board, question, options, where the
// cursor stands, breakpoints, what is selected, how it is looked at. JSON, in UTF-8:
//
//     {
//       "searchlight": 1,                       the form's version; says also what kind of file this is
//       "page": "map-lab",                      the place of the program it belongs to
//       "title": "The wall in the way",         optional
//       "board": {                              either or both: `rows` is the board as the domain's own text form has it,
//         "rows": ["searchlight-map 1", ..],    line by line, and counts where it is given;
//         "path": "maps/arena2.map",            `path` is where it comes from, relative to the set-up's folder or absolute,
//         "hash": "fnv1a-64:0f3c.."             `hash` what the file's bytes had (boardHash)
//       },
//       "question": {"from": "2,3", "to": "6,3", "algorithm": "a-star", ..},
//                                               the words of the command line without their dashes, as text
//       "runs": [{"algorithm": "dijkstra"}, {"trace": "other.trace.json"}, ..],
//                                               several searches of that question, what differs in each; or another
//                                               program's, relative to the set-up's folder or absolute; for comparing
//       "cursor": 117,                          events from the beginning of the search; over several runs, steps in the
//                                               player's unit; left out: the end
//       "player": {"speed": "60", "unit": "event"},
//       "breakpoints": [{"kind": "state", "state": "5, 3"}, {"kind": "f-exceeds", "value": 24, "enabled": false},
//                       {"kind": "move", "state": "5,7"}, {"kind": "condition", "when": "expand and f > 24"}, ..],
//       "bookmarks": [{"cursor": 117, "caption": "The first detour"}, {"cursor": 40, "unit": "expansion"}, ..],
//                                               places as `cursor` counts them; over several runs with their unit:
//                                               event, expansion or f (those in others are passed over)
//       "selection": "5, 3",                    a state as text
//       "view": {"layer": "distance", ..}       the page's own; `drawing` is a board that is drawn, as the domain's own text
//                                               form of drawings has it: long, and with a version, as `rows`; `queries` a list
//                                               of questions, a file as in `runs`
//       "file": {"path": "/home/a/x.searchlight", "hash": "..", "unsaved": "yes"}
//     }                                         in a copy of unsaved work: the set-up's own file, and whether it holds less
//
// All but the first two may be left out. What a reader does not know it passes over and tells, so that later versions of
// the program can add entries. A search trace that we write carries the same object under its top-level key `searchlight`.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/trace/breakpoint.h"

namespace searchlight::setup {

inline constexpr int kVersion = 1;
inline constexpr std::string_view kExtension = ".searchlight";
// The page of several searches side by side: its board and question are another page's.
inline constexpr std::string_view kComparePage = "compare";
inline constexpr const char* kExperimentsPage = "experiments";  // a workspace of it holds one experiment
// In `view`; kMaxDrawingBytes is several times what the largest drawing needs.
inline constexpr std::string_view kDrawing = "drawing";
inline constexpr std::string_view kQueries = "queries";
inline constexpr std::size_t kMaxDrawingBytes = std::size_t{1} << 20;
// More than the largest map needs.
inline constexpr std::size_t kMaxBytes = std::size_t{100} << 20;

// Named words in the order of writing; each name once.
class Words {
 public:
  void set(std::string_view name, std::string value);
  // nullptr: not there.
  const std::string* find(std::string_view name) const;
  bool empty() const { return m_words.empty(); }
  auto begin() const { return m_words.begin(); }
  auto end() const { return m_words.end(); }
  // The same words, in whatever order they were told.
  friend bool operator==(const Words& a, const Words& b) {
    if (a.m_words.size() != b.m_words.size()) return false;
    for (const auto& [name, value] : a.m_words)
      if (const std::string* other = b.find(name); !other || *other != value) return false;
    return true;
  }

 private:
  std::vector<std::pair<std::string, std::string>> m_words;
};

struct Board {
  std::optional<std::string> text;  // the board itself; lines end in LF
  std::string path;                 // empty: it comes from no file
  std::string hash;                 // of the file's bytes, empty: not known
  friend bool operator==(const Board&, const Board&) = default;
};

struct Bookmark {
  std::uint64_t cursor = 0;
  std::string unit;  // empty over one run
  std::string caption;
  friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

struct SetUp {
  std::string page;
  std::string title;
  Board board;
  Words question;
  std::vector<Words> runs;
  std::optional<std::uint64_t> cursor;
  Words player;
  std::vector<search::Breakpoint> breakpoints;
  std::vector<Bookmark> bookmarks;
  std::string selection;
  Words view;
  Words file;
  friend bool operator==(const SetUp&, const SetUp&) = default;
};

// Throws LaterVersion (core/text/failure.h) for a set-up of a later version of the form, or whose board or drawing is of
// one.
// Throws FormatError, with the line where it is known, for: what is not UTF-8 JSON, no set-up,
// an entry of another kind than above, texts beyond 4096 bytes (rows and drawing aside), more than kMaxBytes, or more than any set-up
// holds. `fileName` opens every message.
SetUp read(std::string_view bytes, std::string_view fileName);
// The same. `unknown` gets the places of what was passed over, each once, at most 20: "colour", "breakpoints.sound", "view.hue". (The
// words of questions and runs are their domain's to know: lessons::addUnknownWords().)
SetUp read(std::string_view bytes, std::string_view fileName, std::vector<std::string>& unknown);
// Adds "where.name", or "name" where `where` is empty, to such a list.
void addUnknown(std::vector<std::string>& unknown, const std::string& where, const std::string& name);
SetUp readFile(const std::filesystem::path& path);

// read() of what is written gives the same again, if it keeps to read()'s limits: whoever lets a user write texts bounds them.
std::string write(const SetUp& setUp);
// On one line that is a mapping in YAML's flow style, too; for search traces.
std::string writeLine(const SetUp& setUp);

// "fnv1a-64:" and 16 digits: tells whether a file is still the same, not who wrote it (Fowler, Noll and Vo).
std::string boardHash(std::string_view bytes);

// The board's text: what the set-up holds, or else the file it names, found from `folder` (the set-up's own). `changed`
// says that the file is not what it was when the set-up was written, which is told to the user and no error.
// Throws FormatError where there is neither, or the file cannot be read.
struct BoardText {
  std::string text;
  std::string fileName;  // for messages about the text
  bool changed = false;
  FileStamp file = {};  // what the file it was read from was before; nothing where the set-up holds the text
};
BoardText boardText(const Board& board, const std::filesystem::path& folder, std::string_view setUpName);

}  // namespace searchlight::setup
