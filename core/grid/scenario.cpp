// core/grid/scenario.cpp: reading, checking and writing .scen files.
#include "core/grid/scenario.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/measured_time.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/gzip.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"
#include "core/text/utf8.h"

namespace searchlight::grid {

void useScenarioRules(RouteOptions& options) {
  options.neighbours = Neighbours::Eight;
  options.corners = CornerRule::Never;
  options.costs = CostModel::Sqrt2;
  options.window = 0;
  options.agent = 1;
  if (options.heuristic && !options.isAdmissible(*options.heuristic)) options.heuristic.reset();
}

bool hasScenarioRules(const RouteOptions& options) {
  return options.neighbours == Neighbours::Eight && options.corners == CornerRule::Never &&
         options.costModel() == CostModel::Sqrt2 && !options.needsOwnGraph();
}

bool isScenarioLength(double cost, const ScenarioQuery& query) {
  const double size = std::max(1.0, query.optimal);
  constexpr double kRounding = 1e-9;  // of what was added up, where a length lies half way between two
  return std::abs(cost - query.optimal) <= std::max(1e-4 * size, query.halfUnit) + kRounding * size;
}

std::vector<std::string> scenarioFields(const ScenarioRow& row, const ScenarioAnswer& answer) {
  std::vector<std::string> fields{std::to_string(row.query.line)};
  const auto fill = [&] { fields.resize(std::size(kScenarioColumns)); };
  if (row.isBroken()) {
    fields.resize(4);
    fields.push_back("broken");
    fill();
    fields.back() = english(row.reason);
    return fields;
  }
  const auto point = [](Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); };
  const bool isAnswered = answer.outcome != search::Outcome::Running, hasPath = answer.hasPath();
  const auto add = [&](bool isKnown, std::string text) {
    fields.push_back(isKnown ? std::move(text) : std::string());
  };
  add(true, std::to_string(row.query.bucket));
  add(true, point(row.query.start));
  add(true, point(row.query.goal));
  add(isAnswered, std::string(outcomeName(answer.outcome)));
  add(hasPath, numberText(answer.cost));
  add(row.query.isLengthKnown(), numberText(row.query.optimal));
  add(hasPath, std::to_string(answer.steps));
  const search::Stats& stats = answer.stats;
  for (const std::uint64_t counted :
       {stats.expanded, stats.generated, stats.reopened, stats.peakOpen, stats.scanned})
    add(isAnswered, std::to_string(counted));
  add(isAnswered, numberText(toNanoseconds(answer.seconds)));
  add(isAnswered, numberText(toNanoseconds(answer.setupSeconds)));
  fill();
  return fields;
}

ScenarioRun::ScenarioRun(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
                         std::shared_ptr<search::MemoryBudget> budget, const search::Bounds* bounds)
    : m_graph(std::move(graph)),
      m_budget(std::move(budget)),
      m_route(makeRouteSession(m_graph, question, search::Recording::Silent, {}, 1, m_budget, bounds)),
      m_options(question.options) {}

ScenarioAnswer ScenarioRun::answer(const ScenarioQuery& query, const search::Limits& limits,
                                   const std::stop_token& stop) {
  ScenarioAnswer out;
  search::SplitTime time(out.setupSeconds, out.seconds);
  RouteQuestion near{query.start, query.goal, m_options};
  const search::Stopwatch watch;
  try {
    near = asNearAsPossible(m_graph, near, limits, stop, m_budget);
  } catch (const search::EndedEarly& ended) {
    out.outcome = ended.outcome;
    return out;
  }
  search::Limits left = limits;
  left.seconds -= watch.seconds();
  m_route.ask(near.from, near.to);
  time.beginSearch();
  out.outcome = m_route.session->run(left, stop);
  time.endSearch();
  out.stats = m_route.session->stats();
  if (out.outcome == search::Outcome::Solved) {
    if (!(near.to == query.goal)) {
      out.nearest = near.to;
      out.outcome = search::Outcome::Exhausted;
    }
    const Route route = routeOf(*m_route.session, *m_graph, m_options);
    out.cost = route.cost;
    out.steps = route.steps();
    if (m_options.isSmoothed) {
      const SmoothedPath path = smoothed(route.cells, *m_graph, m_options);
      out.length = path.before;
      out.smoothLength = path.after;
    }
  }
  return out;
}

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
  if (!remedy.empty()) tried.append("; ").append(remedy);
  throw FormatError(m_file, m_first->line, ReaderErrors::tr("map not found: %1", tried));
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
      row->reason = ReaderErrors::tr("the map must be %1, as in the first row", inQuotes(m_first->map));
    if (!row->isBroken() && map) row->reason = faultOnMap(row->query, *map);
    if (!visit(std::move(*row))) return;
  }
}

void Scenario::failForAll(const ScenarioRow& first) const {
  throw FormatError(m_file, first.query.line,
                    m_rowCount == 1
                        ? first.reason
                        : ReaderErrors::tr("none of the %1 rows is usable: %2", m_rowCount, first.reason));
}

namespace {

constexpr std::size_t kFieldCount = 9;

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
  const std::string at = coordinates(p);
  reader.fail(
      name == "start"
          ? ReaderErrors::tr("start %1 is outside the map of %2 x %3 cells", at, query.width, query.height)
          : ReaderErrors::tr("goal %1 is outside the map of %2 x %3 cells", at, query.width, query.height));
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
  if (query.map.empty()) reader.fail(ReaderErrors::tr("the map has no name"));
  // A file system would read no further, and open another.
  if (query.map.find('\0') != std::string::npos)
    reader.fail(ReaderErrors::tr("the map's name contains a NUL character"));
  query.width = reader.integer(fields[2], "width", 1, Map::kMaxSide);
  query.height = reader.integer(fields[3], "height", 1, Map::kMaxSide);
  query.start = readPoint(reader, "start", fields[4], fields[5]);
  query.goal = readPoint(reader, "goal", fields[6], fields[7]);
  expectInside(reader, "start", query.start, query);
  expectInside(reader, "goal", query.goal, query);
  const std::optional<double> optimal = parseNumber(fields[8]);
  if (!optimal || *optimal < 0)
    reader.fail(ReaderErrors::tr("expected a length of 0 or more, found %1", inQuotes(fields[8])));
  query.optimal = *optimal;
  query.halfUnit = halfUnitOf(fields[8]);
}

}  // namespace

ScenarioReader::ScenarioReader(std::string_view text, std::string_view fileName)
    : m_lines(text, fileName), m_file(fileName) {
  if (!m_lines.nextFilled()) return;
  const std::vector<std::string_view> version = splitFields(m_lines.line(), 3);
  if (version.size() != 2 || version[0] != "version")
    m_lines.fail(
        ReaderErrors::tr("expected %1, found %2", std::string("\"version 1\""), inQuotes(m_lines.line())));
  // Some of the benchmark's own files say 1.0.
  if (version[1] != "1" && version[1] != "1.0")
    m_lines.fail(ReaderErrors::tr("unsupported version %1, expected 1", inQuotes(version[1])));
}

std::optional<ScenarioRow> ScenarioReader::next() {
  if (!m_lines.nextFilled()) return std::nullopt;
  if (++m_rows > kMaxScenarioRows) m_lines.fail(ReaderErrors::tr("more than %1 rows", kMaxScenarioRows));
  ScenarioRow row;
  row.query.line = m_lines.number();
  const std::vector<std::string_view> fields = splitRow(m_lines.line());
  if (fields.size() != kFieldCount) {
    // Said here: a text of nothing but short lines has so many of them that throwing each would take seconds.
    row.reason = ReaderErrors::tr(
        "expected 9 fields (bucket, map, width, height, start x, y, goal x, y, length), found %1",
        fields.size() > kFieldCount ? std::string("more") : std::to_string(fields.size()));
    return row;
  }
  try {
    readFields(m_lines, fields, row.query);
  } catch (const FormatError& error) {
    row.reason = error.failure();
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

Failure faultOnMap(const ScenarioQuery& query, const Map& map) {
  if (query.width != map.width() || query.height != map.height())
    return ReaderErrors::tr("expected a map of %1 x %2 cells, found %3 x %4", query.width, query.height,
                            map.width(), map.height());
  const auto faultOf = [&](bool isStart, Point p) -> Failure {
    const std::string at = coordinates(p);
    if (!map.contains(p))
      return ReaderErrors::tr("%1 is outside the map", (isStart ? "start " : "goal ") + at);
    if (!map.isWall(p)) return {};
    return isStart ? ReaderErrors::tr("start %1 is a wall", at) : ReaderErrors::tr("goal %1 is a wall", at);
  };
  Failure fault = faultOf(true, query.start);
  return fault.empty() ? faultOf(false, query.goal) : fault;
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
