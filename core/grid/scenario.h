// core/grid/scenario.h: a scenario file as it is asked: which map it is about, and which of its rows can be asked of that.
//
// Command line and window judge rows here and nowhere else. Rows are read whenever they are walked over, so that a file of a
// million of them needs no more memory than its text.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/grid/map.h"
#include "core/grid/scenario_format.h"

namespace searchlight::grid {

// Which rows are about the map: those that name the same one as the first that can be read, or all of them, because it was
// said which map it is.
enum class MapNames : std::uint8_t { OfTheFirst, Any };

class Scenario {
 public:
  // Reads all of it once. Throws FormatError `fileName:line: what is wrong` where the text is no scenario, and where it has
  // rows and not one of them can be read.
  Scenario(std::string text, std::string fileName, MapNames names = MapNames::OfTheFirst);

  std::size_t rowCount() const { return m_rowCount; }  // broken ones too
  bool isEmpty() const { return m_rowCount == 0; }

  // Where its map is, the first of these that is there: the file's own name without .scen, the map's name beside the file,
  // the map's path as the file has it. Throws FormatError where there is none; `remedy` ends the message.
  // REQUIRES: !isEmpty(), and it was read from this file.
  std::filesystem::path findMap(const std::filesystem::path& file, std::string_view remedy = {}) const;

  // The first row that can be asked of the map. Throws FormatError where there is none, at the first row. REQUIRES: !isEmpty().
  ScenarioQuery firstOn(const Map& map) const;

  // All rows in the file's order, as far as `visit` says true. Those that cannot be asked of the map are broken; without a map
  // (null) those that cannot be read, or are about another one.
  void forEach(const Map* map, const std::function<bool(ScenarioRow row)>& visit) const;

 private:
  [[noreturn]] void failForAll(const ScenarioRow& first) const;

  std::string m_text, m_file;
  MapNames m_names;
  std::size_t m_rowCount = 0;
  std::optional<ScenarioQuery> m_first;  // that can be read
};

}  // namespace searchlight::grid
