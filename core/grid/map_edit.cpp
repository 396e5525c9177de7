// core/grid/map_edit.cpp: applying, reverting and collecting the changes of a map document.
#include "core/grid/map_edit.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

#include "core/geometry/point.h"

namespace searchlight::grid {

std::vector<UnknownLetter> unknownLetters(const MapDocument& document) {
  static constexpr auto kIsKnown = [] {
    std::array<bool, 256> known{};
    for (const char letter : std::string_view(".GS@OTW")) known[static_cast<unsigned char>(letter)] = true;
    return known;
  }();
  std::vector<UnknownLetter> unknown;
  for (std::size_t i = 0; i < document.letters.size(); ++i) {
    const char letter = document.letters[i];
    if (kIsKnown[static_cast<unsigned char>(letter)] || document.map.oneWay(i)) continue;
    const auto at = std::ranges::find(unknown, letter, &UnknownLetter::letter);
    if (at != unknown.end())
      ++at->cells;
    else
      unknown.push_back({letter, 1, document.map.point(i)});
  }
  return unknown;
}

std::vector<CellSpan> lineSpans(Point from, Point to, int brush, int width, int height) {
  // In every row the squares of a straight line touch each other, so that their ends are enough.
  struct Row {
    int left = std::numeric_limits<int>::max(), right = std::numeric_limits<int>::min();
  };
  const int reach = (brush - 1) / 2;  // an even brush reaches one cell further right and down
  const int top = std::max(0, std::min(from.y, to.y) - reach);
  const int bottom = std::min(height, std::max(from.y, to.y) - reach + brush);
  if (top >= bottom) return {};
  std::vector<Row> rows(static_cast<std::size_t>(bottom - top));
  forEachCellOnLine(from, to, [&](Point centre) {
    const int left = centre.x - reach;
    const int first = std::max(top, centre.y - reach), last = std::min(bottom, centre.y - reach + brush);
    for (int y = first; y < last; ++y) {
      Row& row = rows[static_cast<std::size_t>(y - top)];
      row.left = std::min(row.left, left);
      row.right = std::max(row.right, left + brush);
    }
  });
  std::vector<CellSpan> spans;
  for (int y = top; y < bottom; ++y) {
    const Row& row = rows[static_cast<std::size_t>(y - top)];
    const int left = std::max(0, row.left), right = std::min(width, row.right);
    if (left < right) spans.push_back({y, left, right});
  }
  return spans;
}

std::vector<CellSpan> rectangleSpans(Point corner, Point opposite, int width, int height) {
  const auto [left, right] = std::minmax(corner.x, opposite.x);
  const auto [top, bottom] = std::minmax(corner.y, opposite.y);
  std::vector<CellSpan> spans;
  if (right < 0 || left >= width) return spans;
  for (int y = std::max(0, top); y <= std::min(height - 1, bottom); ++y)
    spans.push_back({y, std::max(0, left), std::min(width, right + 1)});
  return spans;
}

std::vector<CellSpan> regionSpans(const Map& map, Point seed) {
  std::vector<CellSpan> spans;
  if (!map.contains(seed)) return spans;
  const Weight weight = map.weight(seed);
  const Terrain terrain = map.terrain(map.index(seed));
  const std::span<const Weight> cells = map.cells();
  const auto isAlike = [&](std::size_t cell) {
    return cells[cell] == weight && map.terrain(cell) == terrain;
  };
  const auto width = static_cast<std::size_t>(map.width());
  std::vector<std::uint8_t> isTaken(map.cellCount());
  std::vector<Point> seeds{seed};
  while (!seeds.empty()) {
    const Point p = std::exchange(seeds.back(), {});
    seeds.pop_back();
    const std::size_t row = static_cast<std::size_t>(p.y) * width;
    const auto at = [row](int x) { return row + static_cast<std::size_t>(x); };
    if (isTaken[at(p.x)]) continue;
    int left = p.x, right = p.x + 1;
    while (left > 0 && isAlike(at(left - 1))) --left;
    while (right < map.width() && isAlike(at(right))) ++right;
    std::fill_n(isTaken.begin() + static_cast<std::ptrdiff_t>(at(left)), right - left, std::uint8_t{1});
    spans.push_back({p.y, left, right});
    // One seed for every run of such cells in the rows beside.
    for (const int y : {p.y - 1, p.y + 1}) {
      if (y < 0 || y >= map.height()) continue;
      const std::size_t beside = static_cast<std::size_t>(y) * width;
      bool isInRun = false;
      for (int x = left; x < right; ++x) {
        const std::size_t cell = beside + static_cast<std::size_t>(x);
        const bool belongs = isAlike(cell) && !isTaken[cell];
        if (belongs && !isInRun) seeds.push_back({x, y});
        isInRun = belongs;
      }
    }
  }
  std::ranges::sort(spans, {}, [](const CellSpan& s) { return std::pair(s.y, s.left); });
  return spans;
}

namespace {

// Where all are one, one is kept; and no more room than for what is kept.
template <class Values>
void compress(Values& values) {
  if (values.size() >= 2 && std::memcmp(values.data(), values.data() + 1, values.size() - 1) == 0)
    values.resize(1);
  values.shrink_to_fit();
}

}  // namespace

MapEdit paintSpans(const MapDocument& document, std::span<const CellSpan> spans, Weight weight,
                   MapEditKind kind) {
  const Map& map = document.map;
  const Weight* cells = map.cells().data();
  const auto cellOf = [&map](std::optional<Point> p) { return p ? map.index(*p) : map.cellCount(); };
  // What is kept in spite of the weight, in rising order.
  std::array<std::size_t, 2> kept{map.cellCount(), map.cellCount()};
  if (weight == kWall) kept = {cellOf(document.start), cellOf(document.goal)};
  std::ranges::sort(kept);
  auto painting = std::make_shared<Painting>();
  painting->weight = weight;
  std::vector<CellRun>& runs = painting->runs;
  // Cells that lie behind each other, none of them kept.
  const auto add = [&](std::size_t at, std::size_t end) {
    while (at < end) {
      while (at < end && cells[at] == weight && !map.hasTerrain(at)) ++at;
      if (at == end) return;
      const void* same = std::memchr(cells + at, weight, end - at);
      std::size_t stop = same ? static_cast<std::size_t>(static_cast<const Weight*>(same) - cells) : end;
      while (stop < end && (cells[stop] != weight || map.hasTerrain(stop))) ++stop;
      if (!runs.empty() && runs.back().end() == at)
        runs.back().count += static_cast<std::uint32_t>(stop - at);
      else
        runs.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(stop - at)});
      painting->before.insert(painting->before.end(), cells + at, cells + stop);
      if (!document.letters.empty()) painting->lettersBefore.append(document.letters, at, stop - at);
      at = stop;
    }
  };
  for (const CellSpan& span : spans) {
    std::size_t at = map.index({span.left, span.y});
    const std::size_t end = at + static_cast<std::size_t>(span.length());
    for (const std::size_t k : kept)
      if (k >= at && k < end) {
        add(at, k);
        at = k + 1;
      }
    add(at, end);
  }
  MapEdit edit;
  edit.kind = kind;
  if (runs.empty()) return edit;
  compress(painting->before);
  compress(painting->lettersBefore);
  runs.shrink_to_fit();
  edit.painting = std::move(painting);
  return edit;
}

namespace {

// 0 where the document has no letters, and then there is none to be set.
char letterAt(const MapDocument& document, std::size_t cell) {
  return document.letters.empty() ? '\0' : document.letters[cell];
}
void setLetter(MapDocument& document, std::size_t cell, char letter) {
  if (!document.letters.empty()) document.letters[cell] = letter;
  const std::size_t terrain = kTerrainLetters.find(letter, 1);
  if (terrain != std::string_view::npos && document.map.cells()[cell] != kWall)
    document.map.setTerrain(cell, static_cast<Terrain>(terrain));
}

// Calls put(run, first) with what was there in each run: `first` is one for each of its cells, or the only one.
template <class T, class Put>
void forEachBefore(const std::vector<CellRun>& runs, const T& before, Put put) {
  const bool isOne = before.size() == 1;
  std::size_t at = 0;
  for (const CellRun& run : runs) {
    put(run, isOne, before.data() + (isOne ? 0 : at));
    at += run.count;
  }
}

}  // namespace

void MapEdit::apply(MapDocument& document) const {
  if (replacement) {
    document = replacement->after;
    return;
  }
  if (painting) {
    const char letter = plainLetter(painting->weight);
    for (const CellRun& run : painting->runs) {
      document.map.setWeights(run, painting->weight);
      if (!document.letters.empty()) document.letters.replace(run.first, run.count, run.count, letter);
    }
  }
  for (const CellChange& change : cells) {
    document.map.setWeight(document.map.point(change.cell), change.after);
    setLetter(document, change.cell, change.letterAfter ? change.letterAfter : plainLetter(change.after));
  }
  if (start) document.start = start->after;
  if (goal) document.goal = goal->after;
}

void MapEdit::revert(MapDocument& document) const {
  if (replacement) {
    document = replacement->before;
    return;
  }
  if (painting) {
    Map& map = document.map;
    forEachBefore(painting->runs, painting->before,
                  [&map](const CellRun& run, bool isOne, const Weight* before) {
                    isOne ? map.setWeights(run, *before) : map.setWeights(run, before);
                  });
    if (!painting->lettersBefore.empty())
      forEachBefore(painting->runs, painting->lettersBefore,
                    [&document](const CellRun& run, bool isOne, const char* before) {
                      for (std::uint32_t i = 0; i < run.count; ++i)
                        setLetter(document, run.first + i, before[isOne ? 0 : i]);
                    });
  }
  for (const CellChange& change : cells) {
    document.map.setWeight(document.map.point(change.cell), change.before);
    setLetter(document, change.cell, change.letterBefore);
  }
  if (start) document.start = start->before;
  if (goal) document.goal = goal->before;
}

std::size_t MapEdit::bytes() const {
  std::size_t total = sizeof(MapEdit) + cells.size() * sizeof(CellChange);
  if (painting)
    total += sizeof(Painting) + painting->runs.capacity() * sizeof(CellRun) + painting->before.capacity() +
             painting->lettersBefore.capacity();
  if (replacement)
    for (const MapDocument* held : {&replacement->before, &replacement->after})
      total += sizeof(MapDocument) + held->map.cellCount() * (held->map.hasTerrain() ? 2 : 1) +
               held->letters.size();
  return total;
}

std::vector<CellRun> MapEdit::changedCells() const {
  if (painting) return painting->runs;
  std::vector<CellRun> runs;
  for (const CellChange& change : cells) {
    if (!runs.empty() && runs.back().end() == change.cell)
      ++runs.back().count;
    else
      runs.push_back({change.cell, 1});
  }
  return runs;
}

MapEdit replaceDocument(const MapDocument& before, MapDocument after, MapEditKind kind) {
  MapEdit edit;
  edit.kind = kind;
  if (before != after)
    edit.replacement =
        std::make_shared<const MapEdit::Replacement>(MapEdit::Replacement{before, std::move(after)});
  return edit;
}

MapEdit setOneWay(const MapDocument& document, Point p, std::optional<Direction> way) {
  const std::size_t cell = document.map.index(p);
  if (document.map.oneWay(cell) == way)
    return {.kind = MapEditKind::OneWay, .cells = {}, .start = {}, .goal = {}};
  const char letter = way ? kTerrainLetters[static_cast<std::size_t>(oneWayTerrain(*way))] : kFreeLetters[0];
  if (!document.letters.empty()) {
    const Weight weight = document.map.cells()[cell];
    return {.kind = MapEditKind::OneWay,
            .cells = {{static_cast<std::uint32_t>(cell), weight, weight, document.letters[cell], letter}},
            .start = {},
            .goal = {}};
  }
  MapDocument after = document;
  for (std::size_t c = 0; c < after.map.cellCount(); ++c) after.letters += letterOn(document, c);
  after.map.setTerrain(cell, Terrain::Plain);
  setLetter(after, cell, letter);
  return replaceDocument(document, std::move(after), MapEditKind::OneWay);
}

MapEdit clearMap(const MapDocument& document) {
  MapDocument cleared = document;
  for (std::size_t i = 0; i < cleared.map.cellCount(); ++i) cleared.map.setWeight(cleared.map.point(i), 1);
  cleared.letters.clear();
  return replaceDocument(document, std::move(cleared), MapEditKind::Clear);
}

MapEdit resizeMap(const MapDocument& document, int width, int height) {
  MapDocument resized{Map(width, height), {}, {}};
  const int keptWidth = std::min(width, document.map.width());
  const int keptHeight = std::min(height, document.map.height());
  for (int y = 0; y < keptHeight; ++y)
    for (int x = 0; x < keptWidth; ++x) resized.map.setWeight({x, y}, document.map.weight({x, y}));
  if (!document.letters.empty()) {
    resized.letters.assign(resized.map.cellCount(), kFreeLetters[0]);
    for (int y = 0; y < keptHeight; ++y)
      for (int x = 0; x < keptWidth; ++x)
        setLetter(resized, resized.map.index({x, y}), document.letters[document.map.index({x, y})]);
  }
  const auto kept = [&](std::optional<Point> p) { return p && resized.map.contains(*p) ? p : std::nullopt; };
  resized.start = kept(document.start);
  resized.goal = kept(document.goal);
  return replaceDocument(document, std::move(resized), MapEditKind::Resize);
}

std::vector<std::uint32_t> MapStroke::paintTo(Point p, Weight weight, int brush) {
  std::vector<std::uint32_t> changed;
  const int reach = (brush - 1) / 2;  // an even brush reaches one cell further right and down
  forEachCellOnLine(m_last.value_or(p), p, [&](Point center) {
    for (int y = 0; y < brush; ++y)
      for (int x = 0; x < brush; ++x) paintCell(center + Point{x - reach, y - reach}, weight, changed);
  });
  m_last = p;
  return changed;
}

void MapStroke::paintCell(Point p, Weight weight, std::vector<std::uint32_t>& changed) {
  Map& map = m_document.map;
  if (!map.contains(p)) return;
  const auto cell = static_cast<std::uint32_t>(map.index(p));
  if (map.weight(p) == weight && !map.hasTerrain(cell)) return;
  if (weight == kWall && (p == m_document.start || p == m_document.goal)) return;
  m_before.try_emplace(cell, Before{map.weight(p), letterAt(m_document, cell)});
  map.setWeight(p, weight);
  setLetter(m_document, cell, plainLetter(weight));
  changed.push_back(cell);
}

bool MapStroke::moveTo(Point p, std::optional<Point>& point, std::optional<PointChange>& change) {
  if (!m_document.map.isFree(p)) return false;
  if (!change) change = PointChange{point, point};
  point = change->after = p;
  return true;
}

MapEdit MapStroke::finish() {
  MapEdit edit = std::exchange(m_edit, MapEdit{m_edit.kind, {}, {}, {}, {}, {}});
  for (const auto& [cell, before] : m_before) {
    const Weight after = m_document.map.cells()[cell];
    if (after != before.weight || letterAt(m_document, cell) != before.letter)
      edit.cells.push_back({cell, before.weight, after, before.letter});
  }
  std::ranges::sort(edit.cells, {}, &CellChange::cell);
  const auto unchanged = [](const std::optional<PointChange>& change) {
    return change && change->before == change->after;
  };
  if (unchanged(edit.start)) edit.start.reset();
  if (unchanged(edit.goal)) edit.goal.reset();
  m_before.clear();
  m_last.reset();
  return edit;
}

void MapStroke::cancel() { finish().revert(m_document); }

}  // namespace searchlight::grid
