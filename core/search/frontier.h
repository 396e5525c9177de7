// core/search/frontier.h: the OPEN lists a search can have: a queue, and a bucket queue for integer priorities.
//
// Both hold entries (node, g): when a node's cost falls it is pushed again, and the older entry is told by its g. The
// bucket queue (Dial 1969; Denardo and Fox 1979) keeps a circular window of buckets by f; inside a bucket the order is
// last in first out or first in first out, which with buckets one unit wide is exactly the tie rule among equal f.
// Wider buckets are `coarse`: an order of their own, exact because the search goes on in the goal's bucket until
// nothing there is cheaper (see best_first.h). Where ties go by rank (ties.h) a binary heap takes the place of the buckets: its
// first entry alone is put into one when it is asked for.
//
// Both take their memory in blocks and move no entry when they grow, but for the heap, which doubles. Where push() throws std::bad_alloc nothing has
// changed.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <utility>
#include <vector>

#include "core/search/entry_lists.h"
#include "core/search/memory_budget.h"
#include "core/search/ties.h"

namespace searchlight::search {

// Entries whose f / width agree share a bucket, and are taken from it in this order. REQUIRES: 1 <= width <= 2^31, and 1 where ties
// go by rank.
struct Buckets {
  Cost width = 1;
  Ties ties = Ties::LastIn;
  std::uint64_t seed = 0;  // of Ties::Random
};

// First in, first out: breadth-first search. Blocks that have been read are written to again.
class QueueFrontier {
 public:
  // The account must outlive the frontier.
  explicit QueueFrontier(MemoryAccount& memory, Buckets = {}) : m_memory(&memory) {}
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

class BucketFrontier {
 public:
  // The account must outlive the frontier.
  explicit BucketFrontier(MemoryAccount& memory, Buckets buckets = {})
      : m_inverse(((std::uint64_t{1} << 63) + buckets.width - 1) / buckets.width),
        m_buckets(buckets),
        m_pool(memory),
        m_far(AccountAllocator<std::pair<const Cost, EntryList>>(memory)),
        m_ranked(AccountAllocator<Ranked>(memory)) {}
  BucketFrontier(const BucketFrontier&) = delete;
  BucketFrontier& operator=(const BucketFrontier&) = delete;

  void clear() {
    for (std::size_t word = 0; word < kWords; ++word)
      for (std::uint64_t& bits = m_occupied[word]; bits != 0; bits &= bits - 1)
        m_lists[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))] = {};
    m_far.clear();
    m_ranked.clear();
    m_pool.clear();
    lowestIs(0);
    m_farLow = kInfiniteCost;
  }
  Cost width() const { return m_buckets.width; }
  const Buckets& buckets() const { return m_buckets; }

  [[gnu::always_inline]] void push(FrontierEntry e, Cost f) {
    const Cost bucket = bucketOf(f);
    // Most often it is the lowest bucket, whose address does not depend on f: the processor guesses that it is, and pops the entry again
    // without waiting for f. Where the next node is most often the last one pushed, this is up to a fifth of a search (canonical A*).
    if (bucket == m_low) {
      add(*m_lowest, e);
      return occupy(m_low & kMask);
    }
    // Above the window, or below it: then the difference is huge, in 64 bits also at the end of the range.
    if (std::uint64_t{bucket} - m_low >= kWindow) [[unlikely]]
      if (!reach(bucket)) return pushFar(e, bucket);
    const std::size_t slot = bucket & kMask;
    add(m_lists[slot], e);
    occupy(slot);
  }

  // Instead, where ties go by rank: among equal f the lowest rank is taken first, and among equal ranks the last in.
  [[gnu::noinline]] void pushRanked(FrontierEntry e, Cost f, Cost rank) {
    if (m_ranked.capacity() < m_ranked.size() + 2) m_ranked.reserve(2 * m_ranked.size() + 64);
    // What was brought forward and not taken waits with the others again.
    if (!m_lowest->empty()) {
      m_lowest->pop(m_pool);
      addRanked(m_first);
    }
    addRanked({f, rank, m_pushed++, e});
  }

  bool empty() { return m_lowest->empty() && !settle(); }

  // The entry with the lowest bucket. REQUIRES: !empty().
  FrontierEntry pop() {
    if (m_lowest->empty()) settle();
    return m_lowest->pop(m_pool);
  }

  // Puts back the entry just popped, as the one to be popped next. Nothing may have been asked or pushed in between.
  void unpop(FrontierEntry e) {
    m_lowest->unpop(m_pool, e);
    occupy(m_low & kMask);
  }

  // The bucket of the entry last popped, and of the one that would be next. REQUIRES: !empty() for the latter.
  Cost poppedBucket() const { return m_low; }
  Cost nextBucket() {
    if (m_lowest->empty()) settle();
    return m_low;
  }
  // f / width, as a multiplication: the rounding of m_inverse adds less than f / 2^63, which never reaches the next bucket.
  Cost bucketOf(Cost f) const {
    return static_cast<Cost>(static_cast<Wide>(m_inverse) * (std::uint64_t{f} << 1) >> 64);
  }

 private:
  __extension__ using Wide = unsigned __int128;
  static constexpr Cost kWindow = 4096;  // wide enough for most weights; beyond it a map of buckets serves
  static constexpr Cost kMask = kWindow - 1;

  // The one switch between the two orders: it is the same for all of a search, so that the machine learns it at once.
  [[gnu::always_inline]] void add(EntryList& list, FrontierEntry e) {
    m_buckets.ties != Ties::FirstIn ? list.pushTop(m_pool, e) : list.pushBack(m_pool, e);
  }
  // Whether the window reaches the bucket, or can be moved so that it does. The bucket is not in the window.
  [[gnu::noinline]] bool reach(Cost bucket) {
    if (bucket > m_low && empty()) lowestIs(bucket);
    // What was lowest may be gone, and the window have moved up: perhaps to the bucket, perhaps beyond it.
    if (bucket < m_low) lowerTo(bucket);
    return std::uint64_t{bucket} - m_low < kWindow;
  }
  [[gnu::noinline]] void pushFar(FrontierEntry e, Cost bucket) {
    const auto [far, isNew] = m_far.try_emplace(bucket);
    try {
      add(far->second, e);
    } catch (...) {
      if (isNew) m_far.erase(far);
      throw;
    }
    m_farLow = std::min(m_farLow, bucket);
  }
  // Moves the window up to the lowest bucket that holds anything; false where there is none. REQUIRES: the lowest bucket
  // of the window is empty.
  [[gnu::noinline]] bool settle() {
    forget(m_low & kMask);
    if (goByRank(m_buckets.ties)) return bringFirst();
    std::size_t word = (m_low & kMask) / 64;
    std::uint64_t bits = m_occupied[word] & (~std::uint64_t{0} << (m_low % 64));
    for (std::size_t passed = 0; bits == 0; bits = m_occupied[word]) {
      if (passed++ == kWords) {  // all there is, if anything, is far
        if (m_far.empty()) return false;
        lowestIs(m_farLow);
        bringNear();
        return true;
      }
      word = (word + 1) % kWords;
    }
    const Cost slot = static_cast<Cost>(word * 64) + static_cast<Cost>(std::countr_zero(bits));
    lowestIs(m_low + ((slot - m_low) & kMask));
    if (m_farLow - m_low < kWindow) [[unlikely]]
      bringNear();
    return true;
  }
  struct Ranked {
    Cost f, rank;
    std::uint64_t number;  // of the push
    FrontierEntry entry;
  };
  static bool isLater(const Ranked& a, const Ranked& b) {
    return a.f != b.f ? a.f > b.f : a.rank != b.rank ? a.rank > b.rank : a.number < b.number;
  }
  void addRanked(const Ranked& ranked) {
    m_ranked.push_back(ranked);
    std::push_heap(m_ranked.begin(), m_ranked.end(), isLater);
  }
  // The first of the heap into its bucket, all others being empty. Where there is no memory nothing has changed.
  bool bringFirst() {
    if (m_ranked.empty()) return false;
    m_first = m_ranked.front();
    m_lists[m_first.f & kMask].pushTop(m_pool, m_first.entry);
    lowestIs(m_first.f);
    occupy(m_low & kMask);
    std::pop_heap(m_ranked.begin(), m_ranked.end(), isLater);
    m_ranked.pop_back();
    return true;
  }
  // Far buckets that the window has reached. All far buckets are above the window at any other time, so these slots are empty.
  [[gnu::noinline]] void bringNear() {
    while (!m_far.empty() && m_far.begin()->first - m_low < kWindow) {
      const auto [bucket, list] = *m_far.begin();
      const std::size_t slot = bucket & kMask;
      m_lists[slot] = list;
      occupy(slot);
      m_far.erase(m_far.begin());
    }
    m_farLow = m_far.empty() ? kInfiniteCost : m_far.begin()->first;
  }
  // An f below all others (reopening, inconsistent heuristics): the window moves down, and what would share a slot
  // with lower buckets becomes far.
  void lowerTo(Cost bucket) {
    if (m_lowest->empty()) forget(m_low & kMask);
    const Cost down = std::min(m_low - bucket, kWindow);
    for (Cost k = kWindow - down; k < kWindow; ++k) {
      const std::size_t slot = (m_low + k) & kMask;
      if (const std::uint64_t bits = m_occupied[slot / 64] >> (slot % 64); bits & 1)
        makeFar(m_low + k);
      else  // on to the next one, or to the end of the word
        k += bits ? static_cast<Cost>(std::countr_zero(bits)) - 1 : 63 - static_cast<Cost>(slot % 64);
    }
    lowestIs(bucket);
  }
  void makeFar(Cost bucket) {
    const std::size_t slot = bucket & kMask;
    m_far.try_emplace(bucket).first->second = m_lists[slot];
    m_lists[slot] = {};
    forget(slot);
    m_farLow = std::min(m_farLow, bucket);
  }
  void lowestIs(Cost bucket) {
    m_low = bucket;
    m_lowest = &m_lists[bucket & kMask];
  }
  void occupy(std::size_t slot) { m_occupied[slot / 64] |= std::uint64_t{1} << (slot % 64); }
  void forget(std::size_t slot) { m_occupied[slot / 64] &= ~(std::uint64_t{1} << (slot % 64)); }

  static constexpr std::size_t kWords = kWindow / 64;
  std::uint64_t m_inverse;  // 2^63 / width, rounded up
  Buckets m_buckets;
  Cost m_low = 0;  // lowest bucket of the window; everything near is in [m_low, m_low + kWindow)
  Cost m_farLow = kInfiniteCost;  // lowest far bucket, if there is one
  EntryPool m_pool;               // as large as OPEN ever was
  std::array<EntryList, kWindow> m_lists{};
  EntryList* m_lowest = m_lists.data();  // of m_low
  // A bit for each list that holds anything, and sometimes one for that of m_low when it does not.
  std::array<std::uint64_t, kWords> m_occupied{};
  std::map<Cost, EntryList, std::less<>, AccountAllocator<std::pair<const Cost, EntryList>>> m_far;
  std::vector<Ranked, AccountAllocator<Ranked>> m_ranked;  // a heap
  Ranked m_first{};                                        // that was brought forward last
  std::uint64_t m_pushed = 0;                              // entries, by rank
};

}  // namespace searchlight::search
