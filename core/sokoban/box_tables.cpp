// core/sokoban/box_tables.cpp: pulls from the goals, a stack of positions at a time.
#include "core/sokoban/box_tables.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

namespace searchlight::sokoban {

BoxTables::BoxTables(const Ground& ground, search::MemoryAccount& memory)
    : m_ground(ground),
      m_board(ground),
      m_pairs(memory),
      m_triples(memory),
      m_words((ground.liveCount() + 63) / 64),
      m_partners(search::AccountAllocator<std::uint64_t>(memory)),
      m_suspects(search::AccountAllocator<std::uint64_t>(memory)),
      m_sides(search::AccountAllocator<std::uint64_t>(memory)),
      m_sidesOf(0, std::hash<std::uint64_t>(), std::equal_to<>(),
                search::AccountAllocator<std::pair<const std::uint64_t, std::size_t>>(memory)) {
  const std::size_t live = ground.liveCount(), boxes = ground.board().opening().boxes.size();
  m_pairs.isDone = boxes < 2 || live < 2;
  m_triples.isDone = boxes < 3 || live < 3 || live * (live - 1) / 2 * (live - 2) / 3 > kMostTriples;
  m_pairs.isBegun = m_pairs.isDone;
  m_triples.isBegun = m_triples.isDone;
}

void BoxTables::show(const Boxes& boxes) {
  for (const Square s : boxes)
    if (s != kNoSquare) m_board.put(s);
  m_board.findRegions();
  for (const Square s : boxes)
    if (s != kNoSquare) m_board.take(s);
}

void BoxTables::meet(Table& table, const Boxes& boxes, Square worker) {
  Entry& entry = table.entries[numberOf(boxes)];
  if (entry.isWhole()) return;
  show(boxes);
  const std::size_t regions = m_board.regionCount();
  if (regions > kMostRegions) {  // they hardly ever are: all are taken for alive
    for (std::size_t r = 0; r < regions; ++r)
      table.open.push_back({boxes, m_board.leastOf(static_cast<MacroBoard::Region>(r))});
    entry = {kMostRegions, maskOf(kMostRegions)};
    return;
  }
  entry.regions = static_cast<std::uint8_t>(regions);
  const auto bit = static_cast<std::uint8_t>(1u << m_board.region(worker));
  if ((entry.alive & bit) != 0) return;
  entry.alive = static_cast<std::uint8_t>(entry.alive | bit);
  table.open.push_back({boxes, worker});
}

void BoxTables::begin(Table& table, std::size_t count) {
  table.isBegun = true;
  const std::size_t live = m_ground.liveCount();
  table.entries.assign(count == 2 ? live * (live - 1) / 2 : live * (live - 1) / 2 * (live - 2) / 3, Entry{});
  std::vector<Square> goals = m_ground.goals();
  std::sort(goals.begin(), goals.end());
  const auto meetAll = [&](const Boxes& boxes) {
    show(boxes);
    std::vector<Square> workers;
    for (std::size_t r = 0; r < m_board.regionCount(); ++r)
      workers.push_back(m_board.leastOf(static_cast<MacroBoard::Region>(r)));
    for (const Square worker : workers) meet(table, boxes, worker);
  };
  for (std::size_t a = 0; a < goals.size(); ++a)
    for (std::size_t b = a + 1; b < goals.size(); ++b) {
      if (count == 2) meetAll({goals[a], goals[b], kNoSquare});
      for (std::size_t c = b + 1; count == 3 && c < goals.size(); ++c)
        meetAll({goals[a], goals[b], goals[c]});
    }
}

void BoxTables::expand(Table& table, const Open& now) {
  show(now.boxes);
  const MacroBoard::Region region = m_board.region(now.worker);
  std::array<Open, 12> before;
  std::size_t count = 0;
  for (std::size_t i = 0; i < now.boxes.size() && now.boxes[i] != kNoSquare; ++i)
    for (const Direction d : kStraight) {
      const Square from = m_board.beside(now.boxes[i], d);
      if (m_board.region(from) != region || m_ground.isDead(from)) continue;
      const Square worker = m_board.beside(from, d);
      if (m_board.region(worker) != region) continue;
      Open& next = before[count++] = {now.boxes, worker};
      next.boxes[i] = from;
      std::sort(next.boxes.begin(), next.boxes.end());
    }
  for (std::size_t i = 0; i < count; ++i) meet(table, before[i].boxes, before[i].worker);
}

bool BoxTables::advance(std::size_t positions) {
  for (auto [table, count] : {std::pair(&m_pairs, std::size_t{2}), std::pair(&m_triples, std::size_t{3})}) {
    if (table->isDone) continue;
    if (!table->isBegun) begin(*table, count);
    for (; positions > 0 && !table->open.empty(); --positions) {
      const Open now = table->open.back();
      table->open.pop_back();
      expand(*table, now);
    }
    table->isDone = table->open.empty();
    if (table->isDone) Kept<Open>(table->open.get_allocator()).swap(table->open);
    if (table->isDone && count == 2) findPartners();
    if (table->isDone && count == 3) findSuspects();
    return true;
  }
  return false;
}

bool BoxTables::isLostIn(const Table& table, const Boxes& boxes, Square worker) {
  const Entry entry = table.entries[numberOf(boxes)];
  if (entry.isWhole()) return false;
  if (entry.alive == 0) return true;
  // It depends on the worker: kept by square, since the same boxes are asked about again and again.
  const std::size_t words = (m_ground.squareCount() + 63) / 64;
  if (m_sides.size() + words > kMostSideWords) {
    m_sides.clear();
    m_sidesOf.clear();
  }
  const std::uint64_t key = 2 * std::uint64_t{numberOf(boxes)} + (boxes[2] == kNoSquare ? 0 : 1);
  auto known = m_sidesOf.find(key);
  if (known == m_sidesOf.end()) {
    const std::size_t at = m_sides.size();
    m_sides.resize(at + words, 0);
    known = m_sidesOf.emplace(key, at).first;
    show(boxes);
    for (std::size_t s = 0; s < m_ground.squareCount(); ++s)
      if (const MacroBoard::Region r = m_board.region(static_cast<Square>(s));
          r != MacroBoard::kNoRegion && (entry.alive >> r & 1) == 0)
        m_sides[at + s / 64] |= std::uint64_t{1} << (s % 64);
  }
  return (m_sides[known->second + worker / 64] >> (worker % 64) & 1) != 0;
}

// Which second ones are worth a look: mostly few.
void BoxTables::findPartners() {
  const std::size_t live = m_ground.liveCount();
  m_partners.assign(live * m_words, 0);
  const Entry* entry = m_pairs.entries.data();
  for (std::size_t b = 1; b < live; ++b)
    for (std::size_t a = 0; a < b; ++a, ++entry) {
      if (entry->isWhole()) continue;
      setBit(m_partners.data() + a * m_words, static_cast<Square>(b));
      setBit(m_partners.data() + b * m_words, static_cast<Square>(a));
    }
}

// Which third ones are worth a look, by pair: nearly none.
void BoxTables::findSuspects() {
  const std::size_t live = m_ground.liveCount();
  m_suspects.assign(live * (live - 1) / 2 * m_words, 0);
  const auto suspect = [&](std::size_t a, std::size_t b, std::size_t third) {
    setBit(m_suspects.data() + (b * (b - 1) / 2 + a) * m_words, static_cast<Square>(third));
    setBit(m_partners.data() + a * m_words, static_cast<Square>(b));
    setBit(m_partners.data() + b * m_words, static_cast<Square>(a));
  };
  const Entry* entry = m_triples.entries.data();
  for (std::size_t c = 2; c < live; ++c)
    for (std::size_t b = 1; b < c; ++b)
      for (std::size_t a = 0; a < b; ++a, ++entry) {
        if (entry->isWhole()) continue;
        suspect(a, b, c);
        suspect(a, c, b);
        suspect(b, c, a);
      }
}

bool BoxTables::isLost(const std::uint64_t* boxes, Square box, Square worker) {
  if (m_partners.empty()) return false;
  const std::uint64_t* const partners = m_partners.data() + box * m_words;
  const bool hasTriples = !m_suspects.empty();
  for (std::size_t w = 0; w < m_words; ++w)
    for (std::uint64_t left = boxes[w] & partners[w]; left != 0; left &= left - 1) {
      const auto other = static_cast<Square>(64 * w + static_cast<unsigned>(std::countr_zero(left)));
      const Boxes pair{std::min(box, other), std::max(box, other), kNoSquare};
      if (isLostIn(m_pairs, pair, worker)) return true;
      if (!hasTriples) continue;
      const std::uint64_t* const suspects = m_suspects.data() + numberOf(pair) * m_words;
      for (std::size_t v = w; v < m_words; ++v)
        for (std::uint64_t thirds = suspects[v] & boxes[v]; thirds != 0; thirds &= thirds - 1) {
          const auto third = static_cast<Square>(64 * v + static_cast<unsigned>(std::countr_zero(thirds)));
          if (third < other) continue;  // it was asked about
          Boxes three{box, other, third};
          std::sort(three.begin(), three.end());
          if (isLostIn(m_triples, three, worker)) return true;
        }
    }
  return false;
}

}  // namespace searchlight::sokoban
