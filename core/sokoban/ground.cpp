// core/sokoban/ground.cpp: numbering squares and pulling a lone box from every goal.
#include "core/sokoban/ground.h"

#include <algorithm>
#include <utility>

namespace searchlight::sokoban {

namespace {

// Beyond it a byte for each pair of squares is too much; a square then has one row, over all parts.
constexpr std::size_t kMostSeparated = 4096;
// What is known of each goal, or box, takes a sweep for each of them, and a matching over them takes time as their cube. Beyond these
// that is minutes and gigabytes: one sweep from all of them at once finds what is the nearest, and a search goes by that. In levels of more squares
// than the narrower widths hold fewer columns are allowed, and the table's entries count.
constexpr std::size_t kMostColumns = 1024, kMostOfLarge = 512, kLarge = 1024;
constexpr std::size_t kMostEntries = std::size_t{1} << 22;

// A table of which nothing is known.
PushTable tableOf(std::size_t rows, std::size_t columns, bool isOneSweep) {
  return {columns, std::vector<std::uint16_t>(isOneSweep ? 0 : rows * columns, kNoPath),
          std::vector<std::uint16_t>(rows, kNoPath)};
}
// Whether the sweeps of its columns are one.
bool isOneSweep(const PushTable& table) { return table.pushes.empty(); }
// What of each row is the least.
void findNearest(PushTable& table) {
  if (isOneSweep(table)) return;  // the sweep was for nothing else
  for (std::size_t row = 0; row < table.nearest.size(); ++row)
    for (std::size_t column = 0; column < table.columns; ++column)
      table.nearest[row] = std::min(table.nearest[row], table.row(row)[column]);
}

}  // namespace

// Known once it is known which squares are live.
PushTable Ground::table(std::size_t columns) const {
  const std::size_t rows = m_firstRow.back();
  const bool isTooLarge = m_liveCount > kLarge && (columns > kMostOfLarge || rows * columns > kMostEntries);
  return tableOf(rows, columns, columns > kMostColumns || isTooLarge);
}

Ground::Ground(Board board) : m_board(std::move(board)) {
  const std::size_t cells = m_board.cellCount();
  std::size_t inside = 0;
  for (std::size_t c = 0; c < cells; ++c) inside += m_board.isInside(static_cast<Cell>(c));
  number(std::vector<bool>(inside, true));
  separate();
  m_toGoals = tableOf(m_firstRow.back(), m_goals.size(), true);  // enough to tell which squares are live
  pull();
  std::vector<bool> isLive(inside);
  for (std::size_t s = 0; s < inside; ++s)
    for (std::size_t row = m_firstRow[s]; row < m_firstRow[s + 1]; ++row)
      if (m_toGoals.nearest[row] != kNoPath) isLive[s] = true;
  if (std::find(isLive.begin(), isLive.end(), false) != isLive.end()) {
    number(isLive);  // live ones first
    separate();
  }
  m_toGoals = table(m_goals.size());
  pull();
  push();
}

Ground Ground::from(const Position& position) const {
  Ground ground = *this;
  ground.m_board = m_board.from(position);
  ground.push();
  return ground;
}

// isLive: by the present numbers, or by cell order where there are none yet.
void Ground::number(const std::vector<bool>& isLive) {
  std::vector<Cell> live, dead;
  std::size_t next = 0;
  const std::vector<Square> old =
      std::exchange(m_squares, std::vector<Square>(m_board.cellCount(), kNoSquare));
  for (std::size_t c = 0; c < m_board.cellCount(); ++c) {
    const auto cell = static_cast<Cell>(c);
    if (!m_board.isInside(cell)) continue;
    (isLive[old.empty() ? next : old[c]] ? live : dead).push_back(cell);
    ++next;
  }
  m_liveCount = live.size();
  m_cells = std::move(live);
  m_cells.insert(m_cells.end(), dead.begin(), dead.end());
  for (std::size_t s = 0; s < m_cells.size(); ++s) m_squares[m_cells[s]] = static_cast<Square>(s);
  m_beside.assign(m_cells.size(), {});
  m_isGoal.assign(m_cells.size(), false);
  m_goals.clear();
  for (std::size_t s = 0; s < m_cells.size(); ++s) {
    for (const Direction d : kStraight)
      m_beside[s][static_cast<std::size_t>(d)] = m_squares[m_board.beside(m_cells[s], d)];
    m_isGoal[s] = m_board.isGoal(m_cells[s]);
    if (m_isGoal[s]) m_goals.push_back(static_cast<Square>(s));
  }
}

// Into which parts a box on each square cuts the floor.
void Ground::separate() {
  const std::size_t count = squareCount();
  m_firstRow.assign(1, 0);
  m_parts.clear();
  if (count > kMostSeparated) {
    for (std::size_t s = 0; s < count; ++s) m_firstRow.push_back(static_cast<std::uint32_t>(s + 1));
    return;
  }
  m_parts.assign(count * count, 0);
  std::vector<Square> open;
  std::vector<bool> seen(count);
  for (std::size_t box = 0; box < count; ++box) {
    std::fill(seen.begin(), seen.end(), false);
    seen[box] = true;
    std::uint8_t parts = 0;
    for (const Square side : m_beside[box]) {
      if (side == kNoSquare || seen[side]) continue;
      seen[side] = true;
      open.assign(1, side);
      while (!open.empty()) {
        const Square s = open.back();
        open.pop_back();
        m_parts[box * count + s] = parts;
        for (const Square next : m_beside[s])
          if (next != kNoSquare && !seen[next]) {
            seen[next] = true;
            open.push_back(next);
          }
      }
      ++parts;
    }
    m_firstRow.push_back(m_firstRow.back() + std::max<std::uint32_t>(parts, 1));
  }
}

// A breadth-first sweep for each goal, backwards along pushes.
void Ground::pull() {
  std::vector<std::pair<Square, std::size_t>> open;  // box and row
  for (std::size_t goal = 0; goal < m_goals.size(); ++goal) {
    const auto pushes = [&](std::size_t row) -> std::uint16_t& {
      return isOneSweep(m_toGoals) ? m_toGoals.nearest[row]
                                   : m_toGoals.pushes[row * m_toGoals.columns + goal];
    };
    if (!isOneSweep(m_toGoals)) open.clear();
    for (std::size_t row = m_firstRow[m_goals[goal]]; row < m_firstRow[m_goals[goal] + 1u]; ++row) {
      open.emplace_back(m_goals[goal], row);
      pushes(row) = 0;
    }
    if (isOneSweep(m_toGoals) && goal + 1 < m_goals.size()) continue;
    for (std::size_t i = 0; i < open.size(); ++i) {
      const auto [box, at] = open[i];
      for (const Direction d : kStraight) {  // the push that brought the box there
        const Square from = beside(box, opposite(d));
        if (from == kNoSquare || row(box, from) != at) continue;
        const Square worker = beside(from, opposite(d));
        if (worker == kNoSquare) continue;
        const std::size_t before = row(from, worker);
        if (pushes(before) != kNoPath) continue;
        pushes(before) = static_cast<std::uint16_t>(pushes(at) + 1);
        open.emplace_back(from, before);
      }
    }
  }
  findNearest(m_toGoals);
}

// The same from each box, forwards.
void Ground::push() {
  const std::vector<Cell>& boxes = m_board.opening().boxes;
  m_fromOpening = table(boxes.size());
  std::vector<std::pair<Square, std::size_t>> open;
  for (std::size_t k = 0; k < boxes.size(); ++k) {
    const auto pushes = [&](std::size_t row) -> std::uint16_t& {
      return isOneSweep(m_fromOpening) ? m_fromOpening.nearest[row]
                                       : m_fromOpening.pushes[row * m_fromOpening.columns + k];
    };
    const Square begin = square(boxes[k]);
    if (!isOneSweep(m_fromOpening)) open.clear();
    for (std::size_t row = m_firstRow[begin]; row < m_firstRow[begin + 1u]; ++row) {
      open.emplace_back(begin, row);
      pushes(row) = 0;
    }
    if (isOneSweep(m_fromOpening) && k + 1 < boxes.size()) continue;
    for (std::size_t i = 0; i < open.size(); ++i) {
      const auto [box, at] = open[i];
      for (const Direction d : kStraight) {
        const Square worker = beside(box, opposite(d)), to = beside(box, d);
        if (worker == kNoSquare || to == kNoSquare || row(box, worker) != at) continue;
        const std::size_t after = row(to, box);
        if (pushes(after) != kNoPath) continue;
        pushes(after) = static_cast<std::uint16_t>(pushes(at) + 1);
        open.emplace_back(to, after);
      }
    }
  }
  findNearest(m_fromOpening);
}

}  // namespace searchlight::sokoban
