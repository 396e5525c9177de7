// core/grid/map_edit.cpp: applying, reverting and collecting the changes of a map document.
#include "core/grid/map_edit.h"

#include <algorithm>
#include <utility>

#include "core/geometry/line.h"

namespace searchlight::grid {

namespace {

// 0 where the document has no letters, and then there is none to be set.
char letterAt(const MapDocument& document, std::size_t cell) {
  return document.letters.empty() ? '\0' : document.letters[cell];
}
void setLetter(MapDocument& document, std::size_t cell, char letter) {
  if (!document.letters.empty()) document.letters[cell] = letter;
  if (letter == kWaterLetter) document.map.setWater(cell);
  if (letter == kSwampLetter) document.map.setSwamp(cell);
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
    setLetter(document, change.cell, plainLetter(change.after));
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
      total += sizeof(MapDocument) + held->map.cellCount() + held->letters.size();
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
