// core/grid/scenario_format.cpp: reading, checking and writing .scen files.
#include "core/grid/scenario_format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <stdexcept>

#include "core/geometry/point_text.h"
#include "core/text/ascii.h"
#include "core/text/files.h"
#include "core/text/format_error.h"
#include "core/text/line_reader.h"

namespace searchlight::grid {
namespace {

constexpr std::size_t kFieldCount = 9;

std::string describeSize(int width, int height) {
  return std::to_string(width) + " x " + std::to_string(height);
}

// At most kFieldCount + 1 fields, the last one to notice that there are too many.
std::vector<std::string_view> splitRow(std::string_view line) {
  line = line.substr(0, line.find_last_not_of(" \t") + 1);  // what ends a row is no empty field
  if (line.find('\t') == std::string_view::npos) return splitFields(line, kFieldCount + 1);
  std::vector<std::string_view> fields;
  while (fields.size() <= kFieldCount) {
    const std::size_t tab = line.find('\t');
    fields.push_back(trimmed(line.substr(0, tab), " "));
    if (tab == std::string_view::npos) break;
    line.remove_prefix(tab + 1);
  }
  return fields;
}

Point readPoint(const LineReader& reader, std::string_view name, std::string_view x, std::string_view y) {
  return {reader.integer(x, std::string(name) + " x", 0), reader.integer(y, std::string(name) + " y", 0)};
}

void expectInside(const LineReader& reader, std::string_view name, Point p, const ScenarioQuery& query) {
  if (p.x < query.width && p.y < query.height) return;
  reader.fail(std::string(name) + " " + coordinates(p) + " is outside the map of " +
              describeSize(query.width, query.height) + " cells");
}

// 0.005 for "12.50", 0.5 for "12". REQUIRES: parseNumber() has read it.
double halfUnitOf(std::string_view length) {
  const std::size_t exponentAt = std::min(length.find_first_of("eE"), length.size());
  const std::string_view digits = length.substr(0, exponentAt);
  const std::size_t point = std::min(digits.find('.'), digits.size() - 1);
  const double exponent = parseNumber(length.substr(std::min(exponentAt + 1, length.size()))).value_or(0);
  return 0.5 * std::pow(10, exponent - static_cast<double>(digits.size() - point - 1));
}

// Throws FormatError.
void readFields(const LineReader& reader, const std::vector<std::string_view>& fields, ScenarioQuery& query) {
  query.bucket = reader.integer(fields[0], "bucket", 0);
  query.map = fields[1];
  if (query.map.empty()) reader.fail("the map has no name");
  // A file system would read no further, and open another.
  if (query.map.find('\0') != std::string::npos) reader.fail("the map's name contains a NUL character");
  query.width = reader.integer(fields[2], "width", 1, Map::kMaxSide);
  query.height = reader.integer(fields[3], "height", 1, Map::kMaxSide);
  query.start = readPoint(reader, "start", fields[4], fields[5]);
  query.goal = readPoint(reader, "goal", fields[6], fields[7]);
  expectInside(reader, "start", query.start, query);
  expectInside(reader, "goal", query.goal, query);
  const std::optional<double> optimal = parseNumber(fields[8]);
  if (!optimal || *optimal < 0) reader.fail("expected a length of 0 or more, found " + inQuotes(fields[8]));
  query.optimal = *optimal;
  query.halfUnit = halfUnitOf(fields[8]);
}

}  // namespace

ScenarioReader::ScenarioReader(std::string_view text, std::string_view fileName)
    : m_lines(text, fileName), m_file(fileName) {
  if (!m_lines.nextFilled()) return;
  const std::vector<std::string_view> version = splitFields(m_lines.line(), 3);
  if (version.size() != 2 || version[0] != "version")
    m_lines.fail("expected \"version 1\", found " + inQuotes(m_lines.line()));
  // Some of the benchmark's own files say 1.0.
  if (version[1] != "1" && version[1] != "1.0")
    m_lines.fail("unsupported version " + inQuotes(version[1]) + ", expected 1");
}

std::optional<ScenarioRow> ScenarioReader::next() {
  if (!m_lines.nextFilled()) return std::nullopt;
  if (++m_rows > kMaxScenarioRows) m_lines.fail("more than " + std::to_string(kMaxScenarioRows) + " rows");
  ScenarioRow row;
  row.query.line = m_lines.number();
  const std::vector<std::string_view> fields = splitRow(m_lines.line());
  if (fields.size() != kFieldCount) {
    // Said here: a text of nothing but short lines has so many of them that throwing each would take seconds.
    row.reason = "expected 9 fields (bucket, map, width, height, start x, y, goal x, y, length), found " +
                 (fields.size() > kFieldCount ? std::string("more") : std::to_string(fields.size()));
    return row;
  }
  try {
    readFields(m_lines, fields, row.query);
  } catch (const FormatError& error) {
    row.reason = english(error.failure());
  }
  return row;
}

std::vector<ScenarioQuery> readScenario(std::string_view text, std::string_view fileName) {
  ScenarioReader reader(text, fileName);
  std::vector<ScenarioQuery> queries;
  while (std::optional<ScenarioRow> row = reader.next()) {
    if (row->isBroken()) throw FormatError(fileName, row->query.line, row->reason);
    queries.push_back(std::move(row->query));
  }
  return queries;
}

std::vector<ScenarioQuery> readScenarioFile(const std::filesystem::path& path) {
  return readScenario(readFile(path, kMaxScenarioFileBytes), path.string());
}

std::string faultOnMap(const ScenarioQuery& query, const Map& map) {
  if (query.width != map.width() || query.height != map.height())
    return "expected a map of " + describeSize(query.width, query.height) + " cells, found " +
           describeSize(map.width(), map.height());
  const auto faultOf = [&](std::string_view name, Point p) {
    const std::string end = std::string(name) + " " + coordinates(p);
    return !map.contains(p) ? end + " is outside the map"
           : map.isWall(p)  ? end + " is a wall"
                            : std::string();
  };
  const std::string fault = faultOf("start", query.start);
  return fault.empty() ? faultOf("goal", query.goal) : fault;
}

std::string writeScenario(std::span<const ScenarioQuery> queries) {
  std::string text = "version 1\n";
  for (const ScenarioQuery& query : queries) {
    if (trimmed(query.map, " ").empty() || trimmed(query.map, " ").size() != query.map.size() ||
        query.map.find_first_of(std::string_view("\t\r\n\0", 4)) != std::string::npos)
      throw std::invalid_argument("no scenario row can hold the map name " + inQuotes(query.map));
    text += std::to_string(query.bucket) + "\t" + query.map;
    for (const int number :
         {query.width, query.height, query.start.x, query.start.y, query.goal.x, query.goal.y})
      text += "\t" + std::to_string(number);
    std::array<char, 32> length{};
    const auto end = std::to_chars(length.data(), length.data() + length.size(), query.optimal).ptr;
    text += "\t" + std::string(length.data(), end) + "\n";
  }
  return text;
}

}  // namespace searchlight::grid
