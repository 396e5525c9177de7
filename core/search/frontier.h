// core/search/frontier.h: the OPEN lists a search can have: a queue, and a bucket queue for integer priorities.
//
// Both hold entries (node, g): when a node's cost falls it is pushed again, and the older entry is told by its g. The
// bucket queue (Dial 1969; Denardo and Fox 1979) keeps a circular window of buckets by f; inside a bucket the order is
// last in first out or first in first out, which with buckets one unit wide is exactly the tie rule among equal f.
// Wider buckets are `coarse`: an order of their own, exact because the search goes on in the goal's bucket until
// nothing there is cheaper (see best_first.h).
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <vector>

#include "core/search/problem.h"

namespace searchlight::search {

struct FrontierEntry {
  NodeId node;
  Cost g;
};

// First in, first out: breadth-first search.
class QueueFrontier {
 public:
  explicit QueueFrontier(Cost /*width*/ = 1) {}
  void clear() {
    m_entries.clear();
    m_head = 0;
  }
  void push(FrontierEntry e, Cost /*f*/) { m_entries.push_back(e.node); }
  bool empty() const { return m_head == m_entries.size(); }
  // g is not kept: breadth-first search never betters a node, so no entry is ever stale.
  NodeId pop() { return m_entries[m_head++]; }
  std::size_t bytes() const { return m_entries.capacity() * sizeof(NodeId); }

 private:
  std::vector<NodeId> m_entries;
  std::size_t m_head = 0;
};

enum class BucketOrder : std::uint8_t { LastIn, FirstIn };

template <BucketOrder Order>
class BucketFrontier {
 public:
  // Entries whose f / width agree share a bucket. REQUIRES: width >= 1.
  explicit BucketFrontier(Cost width = 1) : m_width(width) {
    m_first.fill(kNone);
  }
  void clear() {
    for (std::size_t word = 0; word < kWords; ++word)
      for (std::uint64_t& bits = m_occupied[word]; bits != 0; bits &= bits - 1)
        m_first[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))] = kNone;
    m_pool.clear();
    m_free = kNone;
    m_near = 0;
    m_far.clear();
    m_low = 0;
    m_high = 0;
    m_farLow = kInfiniteCost;
  }
  Cost width() const { return m_width; }

  void push(FrontierEntry e, Cost f) {
    const Cost bucket = m_width == 1 ? f : f / m_width;
    if (m_near == 0 && m_far.empty()) m_low = m_high = bucket;
    if (bucket < m_low) lowerTo(bucket);
    if (bucket - m_low >= kWindow) {
      m_far[bucket].push_back(e);
      m_farLow = std::min(m_farLow, bucket);
      return;
    }
    pushNear(e, bucket);
  }

  bool empty() const { return m_near == 0 && m_far.empty(); }

  // The entry with the lowest bucket. REQUIRES: !empty().
  FrontierEntry pop() {
    settle();
    const std::size_t slot = m_low & kMask;
    const std::uint32_t i = m_first[slot];
    Item& item = m_pool[i];
    const FrontierEntry e = item.entry;
    m_first[slot] = item.next;
    if (item.next == kNone) m_occupied[slot / 64] &= ~(std::uint64_t{1} << (slot % 64));
    item.next = m_free;
    m_free = i;
    --m_near;
    return e;
  }

  // Puts back the entry just popped, as the one to be popped next. Nothing may have been pushed in between.
  void unpop(FrontierEntry e, Cost f) {
    if (empty()) m_low = m_high = bucketOf(f);
    const std::size_t slot = m_low & kMask;
    const std::uint32_t i = m_free;
    m_free = m_pool[i].next;
    m_pool[i] = {e, m_first[slot]};
    if constexpr (kFifo)
      if (m_first[slot] == kNone) m_last[slot] = i;
    m_first[slot] = i;
    m_occupied[slot / 64] |= std::uint64_t{1} << (slot % 64);
    ++m_near;
  }

  // The bucket of the entry last popped, and of the one that would be next. REQUIRES: !empty() for the latter.
  Cost poppedBucket() const { return m_low; }
  Cost nextBucket() {
    settle();
    return m_low;
  }
  Cost bucketOf(Cost f) const { return f / m_width; }

  std::size_t bytes() const {
    std::size_t far = 0;
    for (const auto& [bucket, entries] : m_far) far += 64 + entries.capacity() * sizeof(FrontierEntry);
    return m_pool.capacity() * sizeof(Item) + far;
  }

 private:
  static constexpr bool kFifo = Order == BucketOrder::FirstIn;
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  static constexpr Cost kWindow = 4096;  // wide enough for most weights; beyond it a map of buckets serves
  static constexpr Cost kMask = kWindow - 1;
  struct Item {
    FrontierEntry entry;
    std::uint32_t next;
  };

  void pushNear(FrontierEntry e, Cost bucket) {
    std::uint32_t i = m_free;
    if (i != kNone) {
      m_free = m_pool[i].next;
      m_pool[i].entry = e;
    } else {
      i = static_cast<std::uint32_t>(m_pool.size());
      m_pool.push_back({e, kNone});
    }
    const std::size_t slot = bucket & kMask;
    if constexpr (kFifo) {
      m_pool[i].next = kNone;
      (m_first[slot] == kNone ? m_first[slot] : m_pool[m_last[slot]].next) = i;
      m_last[slot] = i;
    } else {
      m_pool[i].next = m_first[slot];
      m_first[slot] = i;
    }
    m_occupied[slot / 64] |= std::uint64_t{1} << (slot % 64);
    ++m_near;
    m_high = std::max(m_high, bucket);
  }

  // Moves the window up to the lowest bucket that holds anything.
  void settle() {
    if (m_first[m_low & kMask] != kNone) return;
    if (m_near == 0) {
      m_low = m_farLow;
      m_high = std::max(m_high, m_low);
    } else {
      std::size_t word = (m_low & kMask) / 64;
      std::uint64_t bits = m_occupied[word] & (~std::uint64_t{0} << (m_low % 64));
      while (bits == 0) {
        word = (word + 1) % kWords;
        bits = m_occupied[word];
      }
      const Cost slot = static_cast<Cost>(word * 64) + static_cast<Cost>(std::countr_zero(bits));
      m_low += (slot - m_low) & kMask;
    }
    if (!m_far.empty() && m_farLow - m_low < kWindow) bringNear();
  }
  // Far buckets that the window has reached: in order of insertion and before anything pushed there directly.
  void bringNear() {
    while (!m_far.empty() && m_far.begin()->first - m_low < kWindow) {
      for (const FrontierEntry& e : m_far.begin()->second) pushNear(e, m_far.begin()->first);
      m_far.erase(m_far.begin());
    }
    m_farLow = m_far.empty() ? kInfiniteCost : m_far.begin()->first;
  }
  // An f below all others (reopening, inconsistent heuristics): the window moves down, and what would share a slot
  // with lower buckets becomes far.
  void lowerTo(Cost bucket) {
    if (m_high - bucket >= kWindow) {
      for (Cost b = std::max(m_low, bucket + kWindow); b <= m_high && b - m_low < kWindow; ++b) makeFar(b);
      m_high = bucket + kWindow - 1;
    }
    m_low = bucket;
  }
  void makeFar(Cost bucket) {
    const std::size_t slot = bucket & kMask;
    std::vector<FrontierEntry> moved;
    for (std::uint32_t i = m_first[slot]; i != kNone;) {
      moved.push_back(m_pool[i].entry);
      const std::uint32_t next = m_pool[i].next;
      m_pool[i].next = m_free;
      m_free = i;
      i = next;
      --m_near;
    }
    if (moved.empty()) return;
    m_first[slot] = kNone;
    m_occupied[slot / 64] &= ~(std::uint64_t{1} << (slot % 64));
    if constexpr (!kFifo) std::reverse(moved.begin(), moved.end());
    auto& far = m_far[bucket];
    far.insert(far.begin(), moved.begin(), moved.end());
    m_farLow = std::min(m_farLow, bucket);
  }

  static constexpr std::size_t kWords = kWindow / 64;
  struct Nothing {};
  Cost m_width;
  Cost m_low = 0;                  // lowest bucket of the window; everything near is in [m_low, m_low + kWindow)
  Cost m_high = 0;                 // no near entry is in a higher bucket
  Cost m_farLow = kInfiniteCost;   // lowest far bucket, if there is one
  std::size_t m_near = 0;
  std::uint32_t m_free = kNone;    // freed items, so that the pool is as large as OPEN ever was
  std::vector<Item> m_pool;
  std::array<std::uint32_t, kWindow> m_first;
  [[no_unique_address]] std::conditional_t<kFifo, std::array<std::uint32_t, kWindow>, Nothing> m_last;  // valid where m_first is
  std::array<std::uint64_t, kWords> m_occupied{};
  std::map<Cost, std::vector<FrontierEntry>> m_far;
};

}  // namespace searchlight::search
