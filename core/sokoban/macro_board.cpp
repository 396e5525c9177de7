// core/sokoban/macro_board.cpp: regions of the floor, and what a box on any square makes of them.
#include "core/sokoban/macro_board.h"

#include <algorithm>

namespace searchlight::sokoban {

MacroBoard::MacroBoard(const Ground& ground)
    : m_count(ground.squareCount()),
      m_beside(m_count + 1),
      m_floorBeside(m_count + 1),
      m_floorCount(m_count + 1),
      m_isBlocked(m_count + 1),
      m_open(m_count + 1),
      m_parts(m_count + 1),
      m_metIn(m_count + 1),
      m_met(m_count + 1) {
  const auto wall = static_cast<Square>(m_count);
  for (std::size_t s = 0; s < m_count; ++s)
    for (const Direction d : kStraight) {
      const Square next = ground.beside(static_cast<Square>(s), d);
      m_beside[s][static_cast<std::size_t>(d)] = next == kNoSquare ? wall : next;
      if (next != kNoSquare) m_floorBeside[s][m_floorCount[s]++] = next;
    }
  m_beside[wall].fill(wall);
  m_regions.of.assign(m_count + 1, kNoRegion);
  m_isBlocked[wall] = 1;
}

void MacroBoard::clear() { std::fill(m_isBlocked.begin(), m_isBlocked.end() - 1, std::uint8_t{0}); }

void MacroBoard::findRegions() {
  Regions& regions = m_regions;
  Region* const region = regions.of.data();
  const std::uint8_t* const isBlocked = m_isBlocked.data();
  const auto* const beside = m_beside.data();
  Square* const open = m_open.data();
  constexpr Region kUnseen = 0xFFFE;
  for (std::size_t s = 0; s < m_count; ++s) region[s] = isBlocked[s] ? kNoRegion : kUnseen;
  regions.first.clear();
  regions.size.clear();
  for (std::size_t s = 0; s < m_count; ++s) {
    if (region[s] != kUnseen) continue;
    const auto number = static_cast<Region>(regions.first.size());
    regions.first.push_back(static_cast<Square>(s));
    std::size_t met = 1;
    open[0] = static_cast<Square>(s);
    region[s] = number;
    for (std::size_t i = 0; i < met; ++i)
      for (const Square next : beside[open[i]]) {
        if (region[next] != kUnseen) continue;
        region[next] = number;
        open[met++] = next;
      }
    regions.size.push_back(static_cast<std::uint32_t>(met));
  }
}

Square MacroBoard::findRegion(Square from) {
  Region* const region = m_regions.of.data();
  const std::uint8_t* const isBlocked = m_isBlocked.data();
  Square* const open = m_open.data();
  std::fill_n(region, m_count, kNoRegion);
  Square least = from;
  std::size_t met = 1;
  open[0] = from;
  region[from] = 0;
  for (std::size_t i = 0; i < met; ++i)
    for (const Square next : m_beside[open[i]]) {
      if (region[next] == 0 || isBlocked[next]) continue;
      region[next] = 0;
      least = std::min(least, next);
      open[met++] = next;
    }
  m_regions.first.assign(1, least);
  m_regions.size.assign(1, static_cast<std::uint32_t>(met));
  return least;
}

MacroBoard::Sides MacroBoard::sidesIn(Square box, Region r) const {
  Sides sides = 0;
  for (const Direction d : kStraight)
    if (region(beside(box, d)) == r) sides = static_cast<Sides>(sides | bit(d));
  return sides;
}

MacroBoard::Sides MacroBoard::freeSides(Square box) const {
  Sides sides = 0;
  for (const Direction d : kStraight)
    if (!isBlocked(beside(box, d))) sides = static_cast<Sides>(sides | bit(d));
  return sides;
}

void MacroBoard::findParts() {
  const std::uint8_t* const isBlocked = m_isBlocked.data();
  const auto* const beside = m_floorBeside.data();
  const auto* const count = m_floorCount.data();
  Part* const parts = m_parts.data();
  std::fill(m_parts.begin(), m_parts.end(), Part{});
  m_hasParts = true;
  m_partRegions = 0;
  std::uint16_t order = 0;
  const auto meet = [&](Square s, Square parent, Square root) {
    ++order;
    parts[s] = {order, order, 1, s, parent, root};
  };
  // The way from the root is in the parents; m_open has, by square, which side of it comes next.
  Square* const nextSide = m_open.data();
  for (std::size_t first = 0; first < m_count; ++first) {
    if (isBlocked[first] || parts[first].order != 0) continue;
    ++m_partRegions;
    const auto root = static_cast<Square>(first);
    meet(root, kNoSquare, root);
    nextSide[root] = 0;
    for (Square at = root; at != kNoSquare;) {
      Part& part = parts[at];
      if (nextSide[at] < count[at]) {
        const Square next = beside[at][nextSide[at]++];
        if (isBlocked[next]) continue;
        if (parts[next].order == 0) {
          meet(next, at, root);
          nextSide[next] = 0;
          at = next;
        } else if (next != part.parent) {
          part.low = std::min(part.low, parts[next].order);
        }
        continue;
      }
      if (part.parent != kNoSquare) {
        Part& above = parts[part.parent];
        above.low = std::min(above.low, part.low);
        above.size = static_cast<std::uint16_t>(above.size + part.size);
        above.least = std::min(above.least, part.least);
      }
      at = part.parent;
    }
  }
}

// Of the parts into which a box on a square would cut its region, the one with a square beside it: by the square below it that
// begins the part, kNoSquare for what is above.
Square MacroBoard::partOf(Square at, Square side) const {
  const std::uint16_t order = m_parts[side].order;
  Square found = kNoSquare;
  forEachCutOff(at, [&](Square below) {
    const Part& part = m_parts[below];
    if (order >= part.order && order < part.order + part.size) found = below;
  });
  return found;
}

// Sides of a box that hang together with one of them by the squares around it.
MacroBoard::Sides MacroBoard::around(Square at, Direction side, Sides free) const {
  constexpr std::array kRound{Direction::Up, Direction::Right, Direction::Down, Direction::Left};
  Sides found = bit(side);
  // Round and round the box: a side is met from the one beside it, by the corner between them.
  for (std::size_t i = 0; i < 12 && found != free; ++i) {
    const Direction a = kRound[i % 4], b = kRound[(i + 1) % 4];
    const Sides both = static_cast<Sides>(bit(a) | bit(b));
    if ((free & both) != both || (found & both) == 0 || (found & both) == both) continue;
    if (!isBlocked(beside(beside(at, a), b))) found = static_cast<Sides>(found | both);
  }
  return found;
}

// And by any walk.
MacroBoard::Sides MacroBoard::sidesFrom(Square at, Direction side) {
  const Sides free = freeSides(at);
  Sides sides = around(at, side, free);
  if (sides == free) return sides;
  needParts();
  const Square part = partOf(at, beside(at, side));
  for (const Direction d : kStraight)
    if ((free & bit(d)) != 0 && (sides & bit(d)) == 0 && partOf(at, beside(at, d)) == part)
      sides = static_cast<Sides>(sides | bit(d));
  return sides;
}

MacroBoard::After MacroBoard::after(Square to, Direction side) {
  needParts();
  const Square root = m_parts[to].root;
  After told{m_partRegions - 1, root, m_parts[root].size - std::size_t{1}};
  if (to != root) ++told.regions;
  const Square mine = partOf(to, beside(to, side));
  forEachCutOff(to, [&](Square below) {
    ++told.regions;
    if (mine == kNoSquare) told.size -= m_parts[below].size;
  });
  if (mine != kNoSquare) {
    told.least = m_parts[mine].least;
    told.size = m_parts[mine].size;
  }
  return told;
}

}  // namespace searchlight::sokoban
