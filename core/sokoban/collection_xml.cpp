// core/sokoban/collection_xml.cpp: SokobanLevels (.slc), by pugixml.
#include <algorithm>
#include <new>
#include <pugixml.hpp>
#include <utility>
#include <vector>

#include "core/sokoban/collection_packed.h"
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

 private:
  std::string_view m_text;
  std::size_t m_at = 0;
  int m_line = 1;
};

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
    throw FormatError(fileName, 0, "the XML has more elements than are read");
  pugi::xml_document document;
  const auto result =
      document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata_single);
  Lines lines(text);
  if (result.status == pugi::status_out_of_memory) throw std::bad_alloc();
  if (!result)
    throw FormatError(fileName, lines.lineOf(result.offset), std::string("XML: ") + result.description());
  const pugi::xml_node root = document.child("SokobanLevels");
  if (!root) throw FormatError(fileName, 1, "XML without a SokobanLevels element");
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
          rows.push_back({std::move(one), rowLine});
        }
      }
      Level& level = rows.empty() ? builder.addBroken({}, line, "there is no board", line)
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

}  // namespace searchlight::sokoban
