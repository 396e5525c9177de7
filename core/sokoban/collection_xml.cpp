// core/sokoban/collection_xml.cpp: SokobanLevels (.slc) and SokoSolve's libraries (.ssx), by pugixml.
#include <algorithm>
#include <new>
#include <pugixml.hpp>
#include <utility>
#include <vector>

#include "core/sokoban/collection_builder.h"
#include "core/sokoban/level_rows.h"
#include "core/text/utf8.h"

namespace searchlight::sokoban {
namespace {

// The tree takes some 60 bytes for each of them.
constexpr std::ptrdiff_t kMostNodes = 4'000'000;

// Lines of places in the text that rise.
class Lines {
 public:
  explicit Lines(std::string_view text) : m_text(text) {}
  int lineOf(std::ptrdiff_t at) {
    const auto to = std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(at, 0)), m_text.size());
    if (to > m_at)
      m_line += static_cast<int>(std::count(m_text.begin() + static_cast<std::ptrdiff_t>(m_at),
                                            m_text.begin() + static_cast<std::ptrdiff_t>(to), '\n'));
    m_at = std::max(m_at, to);
    return m_line;
  }

  // From 1, in bytes.
  std::size_t columnOf(std::ptrdiff_t at) const {
    const std::string_view before =
        m_text.substr(0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(at, 0)));
    return before.size() - (before.rfind('\n') + 1) + 1;
  }

 private:
  std::string_view m_text;
  std::size_t m_at = 0;
  int m_line = 1;
};

// ---- SokobanLevels (.slc) ----

void readSokobanLevels(const pugi::xml_node& root, Lines& lines, CollectionBuilder& builder) {
  Collection& all = builder.collection();
  all.title = cleanText(root.child_value("Title"));
  all.comment = cleanText(root.child_value("Description"));
  for (const char* name : {"Email", "Url"})
    if (const std::string value = cleanText(root.child_value(name)); !value.empty())
      all.details.push_back({name, value});
  for (const pugi::xml_node set : root.children("LevelCollection")) {
    if (all.author.empty()) all.author = cleanText(set.attribute("Copyright").value());
    for (const pugi::xml_node entry : set.children("Level")) {
      const int line = lines.lineOf(entry.offset_debug());
      std::vector<ReadRow> rows;
      for (const pugi::xml_node row : entry.children("L")) {
        // One row too many and one column too many say that it is too large.
        if (rows.size() > kMostSide) break;
        const int rowLine = lines.lineOf(row.offset_debug());
        RowLine read = readRowLine(row.child_value(), builder);  // it may be counted: 4#2-$
        if (!read.isRow || read.rows.empty())
          read.rows = {std::string(std::string_view(row.child_value()).substr(0, kMostSide + 1))};
        for (std::string& one : read.rows) {
          if (read.isWide) one.resize(kMostSide + 1, '#');
          rows.push_back({std::move(one), rowLine, -1});
        }
      }
      Level& level = rows.empty() ? builder.addBroken({}, line, ReaderErrors::tr("there is no board"), line)
                                  : builder.add(std::move(rows));
      level.title = cleanText(entry.attribute("Id").value());
      level.author = cleanText(entry.attribute("Copyright").value());
      for (const pugi::xml_node child : entry.children()) {
        const std::string_view name = child.name();
        if (name == "Solution")
          builder.addPlay(child.child_value(), lines.lineOf(child.offset_debug()), PlayKind::Solution);
        else if (name == "Savegame" || name == "Snapshot")
          builder.addPlay(child.child_value(), lines.lineOf(child.offset_debug()), PlayKind::SavedGame);
      }
    }
  }
}

// ---- SokoSolve's libraries (.ssx) ----
//
//     <SokobanLibrary>
//       <Details><Name/><Description/><Author Name=".."/></Details>
//       <Puzzles>
//         <Puzzle Rating=".."><PuzzleDescription Date=".."> as Details </PuzzleDescription>
//           <Maps><Map><Row>#.PXO#</Row> .. <Solutions><Solution><Steps>r..</Steps></Solution></Solutions></Map></Maps>

// Rows have letters of their own: ~ outside, . floor, O goal, X box, $ box on goal, P worker, * worker on goal.
std::string sokoSolveRow(std::string_view row) {
  constexpr std::string_view kTheirs = "~.OX$P*", kOurs = "  .$*@+";
  row = row.substr(0, kMostSide + 1);
  std::string out(row);
  for (char& c : out)
    if (const std::size_t at = kTheirs.find(c); at != std::string_view::npos) c = kOurs[at];
  return out;
}

std::string joined(std::string first, const std::string& second) {
  if (!first.empty() && !second.empty()) first += '\n';
  return first + second;
}

void addDetail(std::vector<Detail>& details, const char* name, const char* text) {
  if (std::string clean = cleanText(text); !clean.empty()) details.push_back({name, std::move(clean)});
}

void readSokoSolve(const pugi::xml_node& root, Lines& lines, CollectionBuilder& builder) {
  const auto about = [](const pugi::xml_node& node) {
    return joined(cleanText(node.child_value("Description")), cleanText(node.child_value("Comments")));
  };
  Collection& all = builder.collection();
  const pugi::xml_node details = root.child("Details");
  all.title = cleanText(details.child_value("Name"));
  all.comment = about(details);
  all.author = cleanText(details.child("Author").attribute("Name").value());
  for (const pugi::xml_node puzzle : root.child("Puzzles").children("Puzzle")) {
    const pugi::xml_node told = puzzle.child("PuzzleDescription");
    int number = 0;
    for (const pugi::xml_node map : puzzle.child("Maps").children("Map")) {
      const int line = lines.lineOf(map.offset_debug());
      std::vector<ReadRow> rows;
      for (const pugi::xml_node row : map.children("Row")) {
        if (rows.size() > kMostSide) break;
        rows.push_back({sokoSolveRow(row.child_value()), lines.lineOf(row.offset_debug())});
      }
      Level& level = rows.empty() ? builder.addBroken({}, line, ReaderErrors::tr("there is no board"), line)
                                  : builder.add(std::move(rows));
      level.title = cleanText(told.child_value("Name"));
      if (++number > 1) level.title = cleanText(level.title + " (" + std::to_string(number) + ")");
      level.author = cleanText(told.child("Author").attribute("Name").value());
      level.comment = about(told);
      addDetail(level.details, "Date", told.attribute("Date").value());
      addDetail(level.details, "Difficulty", puzzle.attribute("Rating").value());
      for (const pugi::xml_node solution : map.child("Solutions").children("Solution"))
        builder.addPlay(solution.child_value("Steps"), lines.lineOf(solution.offset_debug()),
                        PlayKind::Solution);
    }
  }
}

}  // namespace

bool isXml(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const std::size_t at = text.find_first_not_of(" \t\r\n");
  return at != std::string_view::npos && text[at] == '<';
}

void readLevelXml(std::string_view text, std::string_view fileName, CollectionBuilder& builder) {
  // A NUL would be the end of it, to pugixml.
  if (text.find('\0') != std::string_view::npos) {
    std::string blank(text);
    std::ranges::replace(blank, '\0', ' ');
    return readLevelXml(blank, fileName, builder);
  }
  if (std::count_if(text.begin(), text.end(), [](char c) { return c == '<' || c == '='; }) > kMostNodes)
    throw FormatError(fileName, 0, ReaderErrors::tr("the XML has too many elements"));
  pugi::xml_document document;
  const auto result =
      document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata_single);
  Lines lines(text);
  if (result.status == pugi::status_out_of_memory) throw std::bad_alloc();
  if (!result)
    throw FormatError(fileName, lines.lineOf(result.offset),
                      ReaderErrors::tr("column %1: %2", lines.columnOf(result.offset),
                                       ReaderErrors::tr("XML: %1", result.description())));
  if (const pugi::xml_node levels = document.child("SokobanLevels"))
    readSokobanLevels(levels, lines, builder);
  else if (const pugi::xml_node library = document.child("SokobanLibrary"))
    readSokoSolve(library, lines, builder);
  else
    throw FormatError(fileName, 1,
                      ReaderErrors::tr("the XML has no SokobanLevels or SokobanLibrary element"));
}

}  // namespace searchlight::sokoban
