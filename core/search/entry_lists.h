// core/search/entry_lists.h: what the buckets of a frontier are made of: lists of linked items from one pool.
//
// The pool takes memory in blocks and moves nothing, so that items are linked by their addresses; freed ones are the next
// to be used again, while they are in the cache.
#pragma once
#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/memory_budget.h"
#include "core/search/problem.h"

namespace searchlight::search {

struct FrontierEntry {
  NodeId node;
  Cost g;
};
struct EntryItem {
  FrontierEntry entry;
  EntryItem* next;
};

class EntryPool {
 public:
  // The account must outlive the pool.
  explicit EntryPool(MemoryAccount& memory)
      : m_memory(&memory), m_blocks(AccountAllocator<EntryItem*>(memory)) {}
  ~EntryPool() {
    for (EntryItem* block : m_blocks) std::allocator<EntryItem>().deallocate(block, kItems);
    m_memory->give(m_blocks.size() * kItems * sizeof(EntryItem));
  }
  EntryPool(const EntryPool&) = delete;
  EntryPool& operator=(const EntryPool&) = delete;

  // Throws std::bad_alloc, but not when an item has been put back since the last call.
  EntryItem* take() {
    if (m_free != nullptr) return std::exchange(m_free, m_free->next);
    if (m_next == m_end) [[unlikely]]
      nextBlock();
    return m_next++;
  }
  void putBack(EntryItem* item) { item->next = std::exchange(m_free, item); }
  // Takes back all items at once; the lists they were in are void.
  void clear() {
    m_free = m_next = m_end = nullptr;
    m_used = 0;
  }

 private:
  static constexpr std::size_t kItems = kBlockBytes / sizeof(EntryItem);

  [[gnu::noinline]] void nextBlock() {
    if (m_used == m_blocks.size()) {
      if (m_blocks.size() == m_blocks.capacity())
        m_blocks.reserve(std::max<std::size_t>(8, m_blocks.size() * 2));
      m_memory->take(kItems * sizeof(EntryItem));
      try {
        m_blocks.push_back(std::allocator<EntryItem>().allocate(kItems));
      } catch (...) {
        m_memory->give(kItems * sizeof(EntryItem));
        throw;
      }
    }
    m_next = m_blocks[m_used++];
    m_end = m_next + kItems;
  }

  MemoryAccount* m_memory;
  std::vector<EntryItem*, AccountAllocator<EntryItem*>> m_blocks;
  std::size_t m_used = 0;                         // blocks
  EntryItem *m_next = nullptr, *m_end = nullptr;  // what was never taken, in the last block used
  EntryItem* m_free = nullptr;
};

// First in, first out where entries are put at the back; last in, first out where on top. A list is one or the other as long as
// it lives. A value: a copy takes its place.
class EntryList {
 public:
  bool empty() const { return m_first == nullptr; }
  // Of a stack: nobody asks it for its last.
  void pushTop(EntryPool& pool, FrontierEntry e) {
    EntryItem* item = pool.take();
    *item = {e, m_first};
    m_first = item;
  }
  void pushBack(EntryPool& pool, FrontierEntry e) {
    EntryItem* item = pool.take();
    *item = {e, nullptr};
    (m_first == nullptr ? m_first : m_last->next) = item;
    m_last = item;
  }
  // Puts back what was just popped, which needs no memory.
  void unpop(EntryPool& pool, FrontierEntry e) {
    EntryItem* item = pool.take();
    *item = {e, m_first};
    if (m_first == nullptr) m_last = item;
    m_first = item;
  }
  // REQUIRES: !empty().
  FrontierEntry pop(EntryPool& pool) {
    EntryItem* item = m_first;
    const FrontierEntry e = item->entry;
    m_first = item->next;
    pool.putBack(item);
    return e;
  }
  // Walks.
  std::size_t size() const {
    std::size_t n = 0;
    for (const EntryItem* item = m_first; item != nullptr; item = item->next) ++n;
    return n;
  }

 private:
  EntryItem *m_first = nullptr, *m_last = nullptr;  // the last is valid in a queue that has a first
};

}  // namespace searchlight::search
