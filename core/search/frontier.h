// core/search/frontier.h: the OPEN lists a search can have: a queue, and a bucket queue for integer priorities.
//
// Both hold entries (node, g): when a node's cost falls it is pushed again, and the older entry is told by its g. The
// bucket queue (Dial 1969; Denardo and Fox 1979) keeps a circular window of buckets by f; inside a bucket the order is
// last in first out or first in first out, which with buckets one unit wide is exactly the tie rule among equal f.
// Wider buckets are `coarse`: an order of their own, exact because the search goes on in the goal's bucket until
// nothing there is cheaper (see best_first.h).
//
// Both take their memory in blocks and move no entry when they grow. Where push() throws std::bad_alloc nothing has
// changed.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <utility>

#include "core/search/entry_lists.h"
#include "core/search/memory_budget.h"
#include "core/search/problem.h"

namespace searchlight::search {

// First in, first out: breadth-first search. Blocks that have been read are written to again.
class QueueFrontier {
 public:
  // The account must outlive the frontier.
  explicit QueueFrontier(MemoryAccount& memory, Cost /*width*/ = 1) : m_memory(&memory) {}
  ~QueueFrontier() {
    clear();
    release(m_spare);
  }
  QueueFrontier(const QueueFrontier&) = delete;
  QueueFrontier& operator=(const QueueFrontier&) = delete;

  void clear() {
    while (m_first != nullptr) leaveFirst();
    m_read = m_readEnd = m_write = m_writeEnd = nullptr;
  }
  void push(FrontierEntry e, Cost /*f*/) {
    if (m_write == m_writeEnd) [[unlikely]]
      addBlock();
    *m_write++ = e.node;
  }
  bool empty() const { return m_read == m_write; }
  // g is not kept: breadth-first search never betters a node, so no entry is ever stale. REQUIRES: !empty().
  NodeId pop() {
    if (m_read == m_readEnd) [[unlikely]]
      leaveFirst();
    return *m_read++;
  }

 private:
  struct Block {
    Block* next;
    NodeId nodes[(kBlockBytes - sizeof(void*)) / sizeof(NodeId)];
  };

  [[gnu::noinline]] void addBlock() {
    Block* block = std::exchange(m_spare, nullptr);
    if (block == nullptr) {
      m_memory->take(sizeof(Block));
      block = new (std::nothrow) Block;
      if (block == nullptr) {
        m_memory->give(sizeof(Block));
        throw std::bad_alloc();
      }
    }
    block->next = nullptr;
    m_write = block->nodes;
    m_writeEnd = std::end(block->nodes);
    if (m_first == nullptr) {
      m_first = block;
      m_read = m_write;
      m_readEnd = m_writeEnd;
    } else {
      m_last->next = block;
    }
    m_last = block;
  }
  // The first block has been read; the one after it is next.
  [[gnu::noinline]] void leaveFirst() {
    Block* left = std::exchange(m_first, m_first->next);
    if (m_first != nullptr) {
      m_read = m_first->nodes;
      m_readEnd = std::end(m_first->nodes);
    }
    release(std::exchange(m_spare, left));
  }
  void release(Block* block) {
    if (block == nullptr) return;
    delete block;
    m_memory->give(sizeof(Block));
  }

  MemoryAccount* m_memory;
  Block *m_first = nullptr, *m_last = nullptr, *m_spare = nullptr;
  // In the first block and in the last one.
  NodeId *m_read = nullptr, *m_readEnd = nullptr, *m_write = nullptr, *m_writeEnd = nullptr;
};

enum class BucketOrder : std::uint8_t { LastIn, FirstIn };

template <BucketOrder Order>
class BucketFrontier {
 public:
  // Entries whose f / width agree share a bucket. REQUIRES: width >= 1. The account must outlive the frontier.
  explicit BucketFrontier(MemoryAccount& memory, Cost width = 1)
      : m_width(width), m_pool(memory), m_far(AccountAllocator<std::pair<const Cost, List>>(memory)) {}
  BucketFrontier(const BucketFrontier&) = delete;
  BucketFrontier& operator=(const BucketFrontier&) = delete;

  void clear() {
    for (std::size_t word = 0; word < kWords; ++word)
      for (std::uint64_t& bits = m_occupied[word]; bits != 0; bits &= bits - 1)
        m_lists[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))] = {};
    m_far.clear();
    m_pool.clear();
    m_near = 0;
    m_low = 0;
    m_high = 0;
    m_farLow = kInfiniteCost;
  }
  Cost width() const { return m_width; }

  void push(FrontierEntry e, Cost f) {
    const Cost bucket = m_width == 1 ? f : f / m_width;
    if (m_near == 0 && m_far.empty()) m_low = m_high = bucket;
    if (bucket < m_low) lowerTo(bucket);
    if (bucket - m_low >= kWindow) [[unlikely]] {
      return pushFar(e, bucket);
    }
    const std::size_t slot = bucket & kMask;
    m_lists[slot].push(m_pool, e);
    m_occupied[slot / 64] |= std::uint64_t{1} << (slot % 64);
    ++m_near;
    m_high = std::max(m_high, bucket);
  }

  bool empty() const { return m_near == 0 && m_far.empty(); }

  // The entry with the lowest bucket. REQUIRES: !empty().
  FrontierEntry pop() {
    settle();
    const std::size_t slot = m_low & kMask;
    const FrontierEntry e = m_lists[slot].pop(m_pool);
    if (m_lists[slot].empty()) m_occupied[slot / 64] &= ~(std::uint64_t{1} << (slot % 64));
    --m_near;
    return e;
  }

  // Puts back the entry just popped, as the one to be popped next. Nothing may have been pushed in between.
  void unpop(FrontierEntry e, Cost f) {
    if (empty()) m_low = m_high = bucketOf(f);
    const std::size_t slot = m_low & kMask;
    m_lists[slot].unpop(m_pool, e);
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

 private:
  using List = std::conditional_t<Order == BucketOrder::FirstIn, EntryQueue, EntryStack>;
  static constexpr Cost kWindow = 4096;  // wide enough for most weights; beyond it a map of buckets serves
  static constexpr Cost kMask = kWindow - 1;

  [[gnu::noinline]] void pushFar(FrontierEntry e, Cost bucket) {
    const auto [far, isNew] = m_far.try_emplace(bucket);
    try {
      far->second.push(m_pool, e);
    } catch (...) {
      if (isNew) m_far.erase(far);
      throw;
    }
    m_farLow = std::min(m_farLow, bucket);
  }
  // Moves the window up to the lowest bucket that holds anything.
  void settle() {
    if (!m_lists[m_low & kMask].empty()) return;
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
  // Far buckets that the window has reached. All far buckets are above the window at any other time, so these slots are empty.
  [[gnu::noinline]] void bringNear() {
    while (!m_far.empty() && m_far.begin()->first - m_low < kWindow) {
      const auto [bucket, list] = *m_far.begin();
      const std::size_t slot = bucket & kMask;
      m_lists[slot] = list;
      m_occupied[slot / 64] |= std::uint64_t{1} << (slot % 64);
      m_near += list.size();
      m_high = std::max(m_high, bucket);
      m_far.erase(m_far.begin());
    }
    m_farLow = m_far.empty() ? kInfiniteCost : m_far.begin()->first;
  }
  // An f below all others (reopening, inconsistent heuristics): the window moves down, and what would share a slot
  // with lower buckets becomes far.
  [[gnu::noinline]] void lowerTo(Cost bucket) {
    if (m_high - bucket >= kWindow) {
      for (Cost b = std::max(m_low, bucket + kWindow); b <= m_high && b - m_low < kWindow; ++b) makeFar(b);
      m_high = bucket + kWindow - 1;
    }
    m_low = bucket;
  }
  void makeFar(Cost bucket) {
    const std::size_t slot = bucket & kMask;
    if (m_lists[slot].empty()) return;
    m_far.try_emplace(bucket).first->second = m_lists[slot];
    m_near -= m_lists[slot].size();
    m_lists[slot] = {};
    m_occupied[slot / 64] &= ~(std::uint64_t{1} << (slot % 64));
    m_farLow = std::min(m_farLow, bucket);
  }

  static constexpr std::size_t kWords = kWindow / 64;
  Cost m_width;
  Cost m_low = 0;   // lowest bucket of the window; everything near is in [m_low, m_low + kWindow)
  Cost m_high = 0;  // no near entry is in a higher bucket
  Cost m_farLow = kInfiniteCost;  // lowest far bucket, if there is one
  std::size_t m_near = 0;
  EntryPool m_pool;  // as large as OPEN ever was
  std::array<List, kWindow> m_lists{};
  std::array<std::uint64_t, kWords> m_occupied{};
  std::map<Cost, List, std::less<>, AccountAllocator<std::pair<const Cost, List>>> m_far;
};

}  // namespace searchlight::search
