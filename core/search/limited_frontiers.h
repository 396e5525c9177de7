// core/search/limited_frontiers.h: OPEN lists that are kept in no order: those of fringe search and beam search.
//
// Fringe search (Bjornsson, Enzenberger, Holte and Schaeffer 2005) goes through OPEN again and again, as IDA* goes through its
// tree: in each round it takes what is within the bound and passes over the rest, and the least f that it passed over is the
// next bound. So OPEN needs no order, and nothing is expanded that A* would not expand, if the heuristic is consistent. What
// a node adds to OPEN is looked at before anything else; here the last one in comes first, as with our A*'s ties.
//
// Beam search (Lowerre 1976; Bisiani 1987) goes by layers, as breadth-first search does, and keeps of each layer no more than
// the width: those with the least f, and among equals those with the least h, then those that came first.
#pragma once
#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/deepening.h"
#include "core/search/frontier.h"

namespace searchlight::search {

struct RatedEntry {
  FrontierEntry entry;
  Cost f;
};

// The list lies in an array in the order of insertion. What this round has not come to yet is the last element of the last
// stretch, and on downwards: an element that is taken leaves a hole until the next round, and what is pushed then begins a
// stretch of its own, or makes the last one longer.
class FringeFrontier {
 public:
  static constexpr bool kGoesInRounds = true;

  // The account must outlive the frontier.
  explicit FringeFrontier(MemoryAccount& memory, Buckets = {})
      : m_list(memory), m_stretches(memory), m_rounds(memory) {}
  void clear() {
    m_list.clear();
    m_stretches.clear();
    m_rounds.clear();
    m_bound = 0;
    m_nextBound = kInfiniteCost;
    m_hasBegun = false;
  }
  // What is pushed before the first round waits for it. Throws std::bad_alloc, and nothing has changed.
  void push(FrontierEntry e, Cost f) {
    m_list.reserveOne();
    if (!m_hasBegun) {
      m_nextBound = std::min(m_nextBound, f);
    } else if (m_stretches.empty() || m_stretches.back().end != m_list.size()) {
      m_stretches.push_back({m_list.size(), m_list.size() + 1});
    } else {
      ++m_stretches.back().end;
    }
    m_list.push_back({e, f});
  }
  static Cost width() { return 1; }
  Buckets buckets() const { return {}; }
  Cost bound() const { return m_bound; }
  Cost poppedBucket() const { return m_bound; }
  const BlockArray<DeepeningRound>& rounds() const { return m_rounds; }

  // Whether this round has come to the end of the list.
  bool isRoundOver() {
    while (!m_stretches.empty() && m_stretches.back().begin == m_stretches.back().end) m_stretches.pop_back();
    return m_stretches.empty();
  }
  bool isWithin(const RatedEntry& rated) const { return rated.f <= m_bound; }
  // The element to look at. REQUIRES: !isRoundOver().
  const RatedEntry& next() const { return m_list[m_stretches.back().end - 1]; }
  void take() {
    const std::size_t i = --m_stretches.back().end;
    if (i + 1 == m_list.size())
      m_list.pop_back();
    else
      m_list[i].entry.node = kNoNode;
  }
  // Leaves it for the next round.
  void pass() { m_nextBound = std::min(m_nextBound, m_list[--m_stretches.back().end].f); }

  // Whether there is anything to begin a round with. REQUIRES: isRoundOver().
  bool isEmpty() {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_list.size(); ++i)
      if (m_list[i].entry.node != kNoNode) m_list[kept++] = m_list[i];
    m_list.shrinkTo(kept);
    return kept == 0;
  }
  // Where the next round begins. REQUIRES: isEmpty() has just been false.
  NodeId first() const { return m_list.back().entry.node; }
  void reserveRound(bool isKept) {
    m_stretches.reserveOne();
    if (isKept) m_rounds.reserveOne();
  }
  // Needs what reserveRound() has reserved.
  void beginRound(bool isKept, std::uint64_t expandedBefore) {
    if (isKept) m_rounds.push_back({m_nextBound, expandedBefore});
    m_bound = std::exchange(m_nextBound, kInfiniteCost);
    m_stretches.push_back({0, m_list.size()});
    m_hasBegun = true;
  }

 private:
  struct Stretch {
    std::size_t begin, end;
  };
  BlockArray<RatedEntry> m_list;
  BlockArray<Stretch> m_stretches;
  BlockArray<DeepeningRound> m_rounds;
  Cost m_bound = 0, m_nextBound = kInfiniteCost;
  bool m_hasBegun = false;
};

// First in, first out, in two layers: what is pushed is of the next one.
class BeamFrontier {
 public:
  // The account must outlive the frontier.
  explicit BeamFrontier(MemoryAccount& memory, Buckets = {})
      : m_layer(AccountAllocator<RatedEntry>(memory)), m_next(AccountAllocator<RatedEntry>(memory)) {}
  void clear() {
    m_layer.clear();
    m_next.clear();
    m_at = 0;
  }
  // Throws std::bad_alloc, and nothing has changed.
  void push(FrontierEntry e, Cost f) { m_next.push_back({e, f}); }

  bool isLayerOver() const { return m_at == m_layer.size(); }
  // REQUIRES: !isLayerOver().
  FrontierEntry pop() { return m_layer[m_at++].entry; }

  // The end of a layer. Of the next one `isStale(entry)` are left out; what is more than the width is to be dropped, the worst
  // first, before beginLayer().
  template <class IsStale>
  void close(std::size_t width, IsStale&& isStale) {
    std::erase_if(m_next, [&](const RatedEntry& e) { return isStale(e.entry); });
    m_layer.assign(m_next.begin(), m_next.end());
    m_at = m_layer.size();
    if (m_next.size() > width)
      std::ranges::stable_sort(m_next, [](const RatedEntry& a, const RatedEntry& b) {
        return a.f != b.f ? a.f < b.f : a.entry.g > b.entry.g;
      });
  }
  std::size_t waiting() const { return m_next.size(); }
  NodeId worst() const { return m_next.back().entry.node; }
  void dropWorst() { m_next.pop_back(); }
  // What is kept comes in the order in which it was pushed. Needs no memory.
  template <class IsStale>
  void beginLayer(IsStale&& isStale) {
    std::erase_if(m_layer, [&](const RatedEntry& e) { return isStale(e.entry); });
    m_next.clear();
    m_at = 0;
  }

 private:
  std::vector<RatedEntry, AccountAllocator<RatedEntry>> m_layer, m_next;
  std::size_t m_at = 0;
};

}  // namespace searchlight::search
