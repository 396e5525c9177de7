// core/grid/scenario.cpp: rows read and judged; where a scenario's map is.
#include "core/grid/scenario.h"

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

#include "core/text/format_error.h"
#include "core/text/gzip.h"
#include "core/text/utf8.h"

namespace searchlight::grid {

namespace fs = std::filesystem;

namespace {

bool isFile(const fs::path& path) {
  std::error_code error;
  return fs::exists(path, error) && !fs::is_directory(path, error);
}

// Each place once.
std::vector<fs::path> placesOfMap(const fs::path& scenario, const std::string& map) {
  std::vector<fs::path> places;
  const auto normal = [](const fs::path& path) {
    std::error_code error;  // where there is no working folder any more
    const fs::path whole = fs::absolute(path, error);
    return (error ? path : whole).lexically_normal();
  };
  const auto add = [&](const fs::path& place) {
    const auto isSame = [&](const fs::path& other) { return normal(other) == normal(place); };
    if (std::ranges::none_of(places, isSame)) places.push_back(place);
  };
  if (scenario.extension() == ".scen") add(fs::path(scenario).replace_extension());
  // Written under Windows as often as not.
  add(scenario.parent_path() / map.substr(map.find_last_of("/\\") + 1));
  add(map);
  return places;
}

}  // namespace

Scenario::Scenario(std::string text, std::string fileName, MapNames names)
    : m_text(std::move(text)), m_file(std::move(fileName)), m_names(names) {
  if (isGzip(m_text)) m_text = unpackGzip(m_text, m_file, kMaxScenarioFileBytes);
  if (auto wide = utf8FromUtf16(m_text)) m_text = std::move(*wide);
  ScenarioReader reader(m_text, m_file);
  std::optional<ScenarioRow> first;
  while (std::optional<ScenarioRow> row = reader.next()) {
    ++m_rowCount;
    if (!m_first && !row->isBroken()) m_first = row->query;
    if (!first) first = std::move(row);
  }
  if (first && !m_first) failForAll(*first);
}

fs::path Scenario::findMap(const fs::path& file, std::string_view remedy) const {
  const std::vector<fs::path> places = placesOfMap(file, m_first->map);
  const auto found = std::ranges::find_if(places, isFile);
  if (found != places.end()) return *found;
  std::string tried;
  for (const fs::path& place : places) tried += (tried.empty() ? "" : ", ") + place.string();
  throw FormatError(
      m_file, m_first->line,
      "map not found: " + tried + (remedy.empty() ? std::string() : "; " + std::string(remedy)));
}

ScenarioQuery Scenario::firstOn(const Map& map) const {
  std::optional<ScenarioRow> first;
  std::optional<ScenarioQuery> found;
  forEach(&map, [&](ScenarioRow row) {
    if (!row.isBroken()) found = std::move(row.query);
    if (!first) first = std::move(row);
    return !found;
  });
  if (!found) failForAll(*first);
  return *found;
}

void Scenario::forEach(const Map* map, const std::function<bool(ScenarioRow row)>& visit) const {
  ScenarioReader reader(m_text, m_file);
  while (std::optional<ScenarioRow> row = reader.next()) {
    if (!row->isBroken() && m_names == MapNames::OfTheFirst && row->query.map != m_first->map)
      row->reason = "the map must be " + inQuotes(m_first->map) + ", as in the first row";
    if (!row->isBroken() && map) row->reason = faultOnMap(row->query, *map);
    if (!visit(std::move(*row))) return;
  }
}

void Scenario::failForAll(const ScenarioRow& first) const {
  const std::string all = "none of the " + std::to_string(m_rowCount) + " rows is usable: ";
  throw FormatError(m_file, first.query.line, (m_rowCount == 1 ? std::string() : all) + first.reason);
}

}  // namespace searchlight::grid
