// core/sokoban/feature_advice.cpp: which move the feature search makes next: cells in turns, advisors over the children of a position.
#include <algorithm>
#include <array>
#include <bit>

#include "core/sokoban/feature_search.h"

namespace searchlight::sokoban {

namespace {
constexpr std::uint16_t kMostWeight = 0xFFFF;
constexpr std::uint32_t kMostRank = 0xFFFF, kNearRanks = 64;
constexpr std::uint32_t kPushesACell = 8, kMostInByte = 0xFF;

// The fewest hot spots, and among these the nearest boxes first.
std::uint16_t rankOf(const PositionFeatures::Counted& counted) {
  return static_cast<std::uint16_t>(
      std::min(kMostRank, counted.hotSpots * kNearRanks + std::min(counted.left / 4, kNearRanks - 1)));
}
}  // namespace

FeatureSearch::Style FeatureSearch::styleOf(std::uint64_t seed) {
  static constexpr std::array kStyles{Style{First::FewestHotSpots, Finer::HotSpots, Turns::HalfToFar},
                                      Style{First::Newest, Finer::PushesLeft, Turns::AllAlike},
                                      Style{First::FewestHotSpots, Finer::PushesLeft, Turns::HalfToFar},
                                      Style{First::FewestHotSpots, Finer::No, Turns::HalfToFar},
                                      Style{First::Newest, Finer::No, Turns::AllAlike}};
  return kStyles[seed % kStyles.size()];
}

// Least weight first.
bool FeatureSearch::comesLater(const Move& a, const Move& b) const {
  if (a.weight != b.weight) return a.weight > b.weight;
  if (m_style.first == First::Newest && a.node != b.node) return a.node < b.node;
  return a.rank != b.rank ? a.rank > b.rank : a.node > b.node;
}

// Half of these turns go to where the most boxes are packed, a quarter to where the next fewer are, and so on: where the most are, all
// may be lost already, and no proof tells. REQUIRES: one is waiting.
std::size_t FeatureSearch::farCell() {
  int fewer = std::countr_zero(++m_farTurns);
  SamePacked* cells = nullptr;
  for (auto same = m_byPacked.rbegin(); same != m_byPacked.rend() && fewer >= 0; ++same)
    if (same->waiting > 0) {
      cells = &*same;
      --fewer;
    }
  do {
    cells->cursor = (cells->cursor + 1) % cells->cells.size();
  } while (m_cells[cells->cells[cells->cursor]].moves.empty());
  return cells->cells[cells->cursor];
}

// The cheapest move of the cell whose turn it is. REQUIRES: one is waiting.
FeatureSearch::Move FeatureSearch::takeMove() {
  m_isFarTurn = m_style.turns == Turns::HalfToFar && !m_isFarTurn;
  if (m_isFarTurn) {
    m_turn = farCell();
  } else {
    while (m_cells[m_cursor].moves.empty()) m_cursor = (m_cursor + 1) % m_cells.size();
    m_turn = m_cursor;
    m_cursor = (m_cursor + 1) % m_cells.size();
  }
  Kept<Move>& moves = m_cells[m_turn].moves;
  std::pop_heap(moves.begin(), moves.end(),
                [this](const Move& a, const Move& b) { return comesLater(a, b); });
  const Move move = moves.back();
  moves.pop_back();
  --m_waiting;
  --m_byPacked[m_cells[m_turn].packed].waiting;
  return move;
}

std::size_t FeatureSearch::cellOf(const PositionFeatures::Counted& counted) {
  const Features& f = counted.features;
  const std::uint32_t finer = m_style.finer == Finer::HotSpots     ? counted.hotSpots
                              : m_style.finer == Finer::PushesLeft ? counted.left / kPushesACell
                                                                   : 0;
  const std::uint64_t key = std::uint64_t{f.packed} << 48 | std::uint64_t{f.regions} << 32 |
                            std::uint64_t{std::min<std::uint32_t>(f.links, kMostInByte)} << 24 |
                            std::uint64_t{std::min(finer, kMostInByte)} << 16 | f.outside;
  const auto [at, isNew] = m_cellNumbers.try_emplace(key, m_cells.size());
  if (isNew) {
    m_memory->take(sizeof(Cell) + sizeof(std::size_t) + kEntryBytes);
    m_cells.emplace_back(*m_memory);
    m_cells.back().packed = f.packed;
    if (m_byPacked.size() <= f.packed) m_byPacked.resize(f.packed + std::size_t{1});
    m_byPacked[f.packed].cells.push_back(at->second);
  }
  return at->second;
}

void FeatureSearch::advise(std::uint16_t weight, const PositionFeatures::Counted& own) {
  const Features& features = own.features;
  if (m_children.empty()) return;
  const auto costlier = static_cast<std::uint16_t>(std::min<std::uint32_t>(kMostWeight, weight + 1u));
  for (Child& child : m_children) {
    child.move.weight = costlier;
    child.move.rank = rankOf(child.counted);
  }
  // Each advisor proposes the child that is the best by its own count, if it is better than the position.
  m_follow.reset();
  const auto propose = [&](auto&& gain) {
    Child* best = nullptr;
    std::int64_t most = 0;
    for (Child& child : m_children) {
      const std::int64_t value = gain(child);
      if (value > most) {
        most = value;
        best = &child;
      }
    }
    if (best) best->move.weight = weight;
    return best;
  };
  const auto finer = [](std::int64_t gain, const Child& child) {  // among those that gain as much
    return gain <= 0 ? 0 : gain * 100'000 - std::min<std::int64_t>(child.counted.left, 99'999);
  };
  const auto room = static_cast<std::int64_t>(m_board.sizeOf(m_board.region(m_nodes.back().worker)));
  // What packs a box is tried at once: in a cell of its own it would wait until all others have had their turns.
  if (const Child* packs = propose([&](const Child& c) {
        return finer(std::int64_t{c.counted.features.packed} - features.packed, c);
      }))
    m_follow = packs->move;
  propose(
      [&](const Child& c) { return finer(std::int64_t{features.regions} - c.counted.features.regions, c); });
  propose([&](const Child& c) { return finer(std::int64_t{features.links} - c.counted.features.links, c); });
  propose(
      [&](const Child& c) { return finer(std::int64_t{features.outside} - c.counted.features.outside, c); });
  propose([&](const Child& c) { return finer(std::int64_t{c.room} - room, c); });
  propose([&](const Child& c) {
    return c.counted.features.packed >= features.packed ? finer(std::int64_t{own.next} - c.counted.next, c)
                                                        : 0;
  });
  propose([&](const Child& c) { return finer(std::int64_t{own.hotSpots} - c.counted.hotSpots, c); });
  // Some of those that search the same level go for all goals at once.
  if (m_style.first == First::Newest)
    propose([&](const Child& c) {
      return c.counted.features.packed >= features.packed ? finer(std::int64_t{own.left} - c.counted.left, c)
                                                          : 0;
    });
  if (m_children.size() == 1) m_children.front().move.weight = weight;

  const std::size_t cell = cellOf(own);
  if (m_watcher) m_watcher->onCell(cell);
  Kept<Move>& moves = m_cells[cell].moves;
  for (const Child& child : m_children) {
    moves.push_back(child.move);
    ++m_waiting;
    ++m_byPacked[m_cells[cell].packed].waiting;
    std::push_heap(moves.begin(), moves.end(),
                   [this](const Move& a, const Move& b) { return comesLater(a, b); });
  }
}

}  // namespace searchlight::sokoban
