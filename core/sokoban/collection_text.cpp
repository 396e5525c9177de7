// core/sokoban/collection_text.cpp: XSB text and its relatives, line by line.
//
// Lines that look like rows (level_rows.h) gather in a run; a run that is a board becomes a level, any other is text. Text
// between two boards belongs to the level before, except its last line, the title of the next. Levels may be parted by --- alone, and
// a legend in the comments ("W = wall", level_legend.h), whose lines are no titles, may name other characters:
//
//     Title: My levels              before the first board keys are the collection's
//     Author: Me                    whose author is that of all levels that name none
//
//     ; 1                           ; and ' open a line of text; what begins with :: is for people only
//     #######
//     #@ $ .#                       or 7#|#@ $ .#|7#
//     #######
//     Title: First steps            keys behind a board are its own; a title here goes before the line above the board
//     Comment:                      several lines, if a Comment-End: follows
//     Mind the corners.
//     Comment-End:
//     Solution/Moves 3/2            whatever has Solution, Savegame or Snapshot in it is followed by lines of LURD
//     rRR
#include "core/sokoban/collection_builder.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/sokoban/level_legend.h"
#include "core/sokoban/level_rows.h"
#include "core/text/line_reader.h"
#include "core/text/utf8.h"

namespace searchlight::sokoban {
namespace {

constexpr std::string_view kBlanks = " \t";
// Lines of text between two boards, and details of a level, beyond which no more are kept.
constexpr std::size_t kMostTexts = 10'000;
constexpr std::size_t kMostDetails = 100;

bool isSame(std::string_view text, std::string_view lowerCase) {
  return std::equal(text.begin(), text.end(), lowerCase.begin(), lowerCase.end(),
                    [](char a, char b) { return asciiLower(a) == b; });
}

// Whether the word, in lower case, is somewhere in the text; where.
std::size_t findWord(std::string_view text, std::string_view word) {
  const auto at = std::search(text.begin(), text.end(), word.begin(), word.end(),
                              [](char a, char b) { return asciiLower(a) == b; });
  return at == text.end() ? std::string_view::npos : static_cast<std::size_t>(at - text.begin());
}

// Without the > of quoted mail. What else stands before the row keeps its columns.
std::string_view withoutQuoteMarks(std::string_view line) {
  if (line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());  // files that were joined
  for (;;) {
    const std::size_t at = line.find_first_not_of(kBlanks);
    if (at == std::string_view::npos || line[at] != '>') return line;
    line.remove_prefix(at + 1);
  }
}

// Blank, or only such characters as old systems end files with.
bool isBlank(std::string_view line) {
  if (hasHardBlank(line)) return isBlank(withPlainBlanks(line));
  return std::all_of(line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) <= ' '; });
}

// What parts levels where no blank line does. They are floor, too.
bool isDashes(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.size() > 2 && text.find_first_not_of('-') == std::string_view::npos;
}

// ----- and the like between levels.
bool isRule(std::string_view text) {
  return text.size() > 2 && text.find_first_not_of(text.front()) == std::string_view::npos &&
         std::isalnum(static_cast<unsigned char>(text.front())) == 0;
}

struct KeyLine {
  std::string_view key;  // as in kKeys; empty: none
  std::string_view written, value;
};

constexpr std::array<std::string_view, 25> kKeys{
    "title", "collection", "author",       "comment",   "comment-end", "description",
    "date",  "difficulty", "id",           "view",      "copyright",   "email",
    "url",   "title-zh",   "date created", "homepage",  "source",      "date of last change",
    "moves", "pushes",     "game",         "game type", "type",        "variant",
    "rules"};

KeyLine keyOf(std::string_view text) {
  constexpr std::size_t kLongest = 24;
  const std::size_t colon = text.substr(0, kLongest).find(':');
  const std::string_view key = trimmed(text.substr(0, colon));
  // The end of a comment is often left without its colon.
  if (colon == std::string_view::npos)
    return isSame(text, "comment-end") ? KeyLine{kKeys[4], key, {}} : KeyLine{};
  for (const std::string_view known : kKeys)
    if (isSame(key, known)) return {known, key, trimmed(text.substr(colon + 1))};
  return {};
}

// A line of text without the mark of one; nothing where it is for people only.
std::string_view textOf(std::string_view line) {
  std::string_view text = trimmed(line);
  if (text.starts_with("::")) return {};
  if (text.starts_with(';')) return trimmed(text.substr(std::min(text.find_first_not_of(';'), text.size())));
  if (text.starts_with('\'')) {
    text.remove_prefix(1);
    if (text.ends_with('\'')) text.remove_suffix(1);
    return trimmed(text);
  }
  return text;
}

bool isLurdLine(std::string_view line) {
  return line.find_first_not_of("lurdLURD0123456789()[]* \t") == std::string_view::npos &&
         line.find_first_of("lurdLURD") != std::string_view::npos;
}
// Steps with something among them that is none.
bool isNearlyLurdLine(std::string_view line) {
  if (line.size() < 8 || line.find_first_of(kBlanks) != std::string_view::npos) return false;
  const auto letters = static_cast<std::size_t>(
      std::count_if(line.begin(), line.end(), [](char c) { return isLurdLine(std::string_view(&c, 1)); }));
  return 4 * letters >= 3 * line.size();
}

class Reader {
 public:
  Reader(std::string_view text, std::string_view fileName, CollectionBuilder& builder)
      : m_lines(text, fileName), m_builder(builder) {}

  void read() {
    for (LineReader ahead = m_lines; ahead.next();)
      m_legend.read(withoutQuoteMarks(ahead.line()), ahead.number());
    while (m_lines.next()) take(withoutQuoteMarks(m_lines.line()));
    endRun();
    endPlay();
    giveTexts({});
  }

 private:
  struct Text {
    std::string text;
    bool isDefinition;  // of the legend: no title
  };
  // Steps that are being gathered, and the line that announced them.
  struct Play {
    PlayKind kind;
    std::string_view header;
    bool isCertain;  // the header cannot be text
    int line;
    std::string lurd;
  };

  void take(std::string_view line) {
    if (m_commentEnd) return takeCommentLine(line);
    if (isBlank(line)) {
      endRun();
      if (m_play && !m_play->lurd.empty()) endPlay();
      m_isCommentOpen = false;
      return;
    }
    // Where a game stands of which no step was made; else it would be a box on a goal.
    if (m_play && m_play->lurd.empty() && trimmed(line) == "*") {
      m_play->lurd = line;
      return;
    }
    std::string changed;
    std::string_view meant = line;
    if (m_legend.isInUse() || hasHardBlank(line))
      meant = changed = withPlainBlanks(m_legend.isInUse() ? m_legend.translated(line) : std::string(line));
    RowLine row = readRowLine(meant, m_builder);
    if (row.isRow) {
      endPlay();
      m_isCommentOpen = false;
      if (isDashes(meant) && m_run.isBoard() && m_tried <= kMostTried) return endPart(line, std::move(row));
      m_run.add(line, m_lines.number(), std::move(row));
    } else if (!row.fault.empty() || (!m_run.isEmpty() && isNearlyRow(meant))) {
      m_run.addNearly(line, m_lines.number(), meant, std::move(row.fault));
    } else {
      endRun();
      takeText(m_play && isLurdLine(meant) ? meant : line, m_lines.number());
    }
  }

  // ---- Boards with nothing but --- between them ----
  // The dashes may part two levels, or be floor within one: known when what follows them is.
  void endPart(std::string_view dashes, RowLine row) {
    joinOrSplit();
    m_before = std::exchange(m_run, {});
    m_dashes.clear();
    m_dashes.add(dashes, m_lines.number(), std::move(row));
  }
  void joinOrSplit() {
    if (!m_before) return;
    const RowRun before = std::move(*m_before);
    m_before.reset();
    m_tried += kPerLine * before.lines().size();
    RowRun joined = before;
    joined.append(m_dashes);
    joined.append(m_run);
    const bool isParted = !m_run.isEmpty() && (isLevel(m_run) || isLevel(before)) && !isLevel(joined);
    isParted ? addBoard(before) : static_cast<void>(m_run = std::move(joined));
  }
  // Trying takes no longer than reading does: a file of nothing else is not tried to its end.
  bool isLevel(const RowRun& run) {
    if (!run.isBoard()) return false;
    std::vector<std::string> texts;
    int workers = 0;
    for (ReadRow& row : run.rows()) {
      m_tried += row.text.size() + 1;
      workers += static_cast<int>(std::count_if(row.text.begin(), row.text.end(), [](char c) {
        return std::string_view("@+pP").find(c) != std::string_view::npos;
      }));
      texts.push_back(std::move(row.text));
    }
    if (workers != 1 || m_tried > kMostTried || texts.size() > kMostSide) return false;
    return std::holds_alternative<Board>(Board::fromRows(texts));
  }

  void endRun() {
    joinOrSplit();
    if (m_run.isEmpty()) return;
    const RowRun run = std::exchange(m_run, {});
    if (!run.isBoard()) {
      for (const RowRun::Line& line : run.lines()) takeText(line.text, line.number);
      return;
    }
    addBoard(run);
  }
  void addBoard(const RowRun& run) {
    for (const RowRun::Line& line : run.titleLines()) takeText(line.text, line.number);
    endPlay();
    std::string title;
    giveTexts(&title);
    m_builder.add(run.rows()).title = std::move(title);
    m_hasTitleKey = m_isKeyDropped = false;
  }

  void takeText(std::string_view line, int number) {
    if (m_play && (isLurdLine(line) || (m_play->lurd.empty() && isNearlyLurdLine(trimmed(line))))) {
      m_play->lurd += line;
      m_play->lurd += '\n';
      return;
    }
    endPlay();
    const std::string_view text = textOf(line);
    if (text.empty()) return;
    if (const KeyLine key = keyOf(text); !key.key.empty()) return takeKey(key);
    if (m_isCommentOpen) return addComment(cleanText(text));
    if (beginPlay(text, number)) return;
    addText(text, number);
  }

  void addText(std::string_view text, int number) {
    if (isRule(text)) return;
    if (m_texts.size() == kMostTexts) {
      m_texts.pop_back();
      if (m_cutLine == 0) m_cutLine = number;
    }
    m_texts.push_back({cleanText(text), m_legend.definesOn(number)});
  }

  // What there is of text goes to the level before, the last line of it to the next one if there is a next one. What
  // the legend says is the last line of nothing.
  void giveTexts(std::string* title) {
    const auto last =
        std::find_if(m_texts.rbegin(), m_texts.rend(), [](const Text& text) { return !text.isDefinition; });
    if (title && last != m_texts.rend()) {
      *title = std::move(last->text);
      m_texts.erase(std::next(last).base());
    }
    for (const Text& text : m_texts) addComment(text.text);
    if (const int line = std::exchange(m_cutLine, 0))
      m_builder.note(
          line, ReaderErrors::tr("line %1: text was dropped: more than %2 lines between two boards", line,
                                 kMostTexts));
    m_texts.clear();
  }

  std::string& comment() {
    return m_builder.isEmpty() ? m_builder.collection().comment : m_builder.last().comment;
  }
  void addComment(const std::string& line) {
    if (!comment().empty()) comment() += '\n';
    comment() += line;
  }

  void takeKey(const KeyLine& line) {
    m_isCommentOpen = false;
    Collection& all = m_builder.collection();
    const bool isOfAll = m_builder.isEmpty();
    const auto setOnce = [&](std::string& text) {
      if (text.empty()) text = cleanText(line.value);
    };
    if (line.key == "title") {
      if (isOfAll) return setOnce(all.title);
      if (m_hasTitleKey || line.value.empty()) return;
      m_hasTitleKey = true;
      m_builder.last().title = cleanText(line.value);
    } else if (line.key == "collection") {
      setOnce(all.title);
    } else if (line.key == "author") {
      setOnce(isOfAll ? all.author : m_builder.last().author);
    } else if (line.key == "comment") {
      if (!line.value.empty()) addComment(cleanText(line.value));
      m_commentEnd = hasCommentEnd();
      m_isCommentOpen = !m_commentEnd && line.value.empty();
    } else if (line.key == "description") {
      if (!line.value.empty()) addComment(cleanText(line.value));
    } else if (line.key != "comment-end") {
      std::vector<Detail>& details = isOfAll ? all.details : m_builder.last().details;
      if (line.value.empty()) return;
      if (details.size() < kMostDetails)
        details.push_back({cleanText(line.written), cleanText(line.value)});
      else if (!std::exchange(m_isKeyDropped, true))
        m_builder.note(m_lines.number(),
                       ReaderErrors::tr("line %1: keys were dropped: more than %2 in one level",
                                        m_lines.number(), kMostDetails));
    }
  }

  // Whether the comment that begins here has an end before another one begins. A line is looked at once: what ends the
  // looking is where the next comment is or its end.
  bool hasCommentEnd() {
    if (m_lookedTo <= m_lines.number()) {
      LineReader ahead = m_lines;
      m_isEndAhead = false;
      while (ahead.next()) {
        const std::string_view key = keyOf(textOf(withoutQuoteMarks(ahead.line()))).key;
        if (key != "comment" && key != "comment-end") continue;
        m_isEndAhead = key == "comment-end";
        break;
      }
      m_lookedTo = ahead.number();
    }
    return m_isEndAhead;
  }

  void takeCommentLine(std::string_view line) {
    if (keyOf(textOf(line)).key == "comment-end") {
      m_commentEnd = false;
      return;
    }
    addComment(cleanText(line));
  }

  bool beginPlay(std::string_view text, int number) {
    constexpr std::array<std::string_view, 3> words{"solution", "savegame", "snapshot"};
    for (const std::string_view word : words) {
      const std::size_t at = findWord(text, word);
      if (at == std::string_view::npos) continue;
      const std::string_view behind = text.substr(at + word.size());
      const bool isCertain =
          at == 0 && (behind.empty() || behind.find_first_of("/:") != std::string_view::npos);
      m_play = Play{word == words[0] ? PlayKind::Solution : PlayKind::SavedGame, text, isCertain, number, {}};
      const std::size_t colon = behind.find(':');
      if (colon != std::string_view::npos && isLurdLine(behind.substr(colon + 1)))
        m_play->lurd = behind.substr(colon + 1);
      return true;
    }
    return false;
  }

  void endPlay() {
    if (!m_play) return;
    const Play play = std::move(*m_play);
    m_play.reset();
    if (play.lurd.empty() && !play.isCertain)
      addText(play.header, play.line);
    else if (play.lurd.empty() && play.kind == PlayKind::Solution && m_builder.isSolvedAlready())
      m_builder.addPlay({}, play.line, play.kind);
    else if (play.lurd.empty())
      m_builder.dropPlay(play.line, play.kind, ReaderErrors::tr("no steps follow"));
    else
      m_builder.addPlay(play.lurd, play.line, play.kind);
  }

  static constexpr std::size_t kMostTried = std::size_t{1} << 28, kPerLine = 64;

  LineReader m_lines;
  CollectionBuilder& m_builder;
  Legend m_legend;
  RowRun m_run;
  std::optional<RowRun> m_before;  // a board that --- follow, m_dashes, and m_run behind them
  RowRun m_dashes;
  std::size_t m_tried = 0;    // characters of what was tried as levels
  std::vector<Text> m_texts;  // since the last board
  std::optional<Play> m_play;
  int m_cutLine = 0;             // the first beyond them; 0: there is none
  bool m_isKeyDropped = false;   // of the last level, beyond its details
  bool m_hasTitleKey = false;    // the last level has
  bool m_commentEnd = false;     // in a comment that has an end
  bool m_isCommentOpen = false;  // in one that goes on to a blank line
  int m_lookedTo = 0;
  bool m_isEndAhead = false;
};

}  // namespace

bool Detail::isNamed(std::string_view lowerCase) const { return isSame(name, lowerCase); }

bool isCommentKey(std::string_view line) {
  const std::string_view key = keyOf(textOf(withoutQuoteMarks(line))).key;
  return key == "comment" || key == "comment-end";
}

void readLevelText(std::string_view text, std::string_view fileName, CollectionBuilder& builder) {
  Reader(text, fileName, builder).read();
}

}  // namespace searchlight::sokoban
