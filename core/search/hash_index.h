// core/search/hash_index.h: from a hash to numbers, growing a segment at a time.
//
// Extendible hashing (Fagin, Nievergelt, Pippenger and Strong 1979): the upper bits of a hash choose a segment by way of
// a directory, and a segment is a small table of its own with linear probing. A full segment is split into two by one
// more bit. So nothing larger than a segment of 64 KiB is ever rehashed, and growing takes no more than one (the
// directory, 16 bytes a segment, doubles). Places carry the hash beside the number: other states are passed over, and
// segments are split, without looking at a state.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/memory_budget.h"
#include "core/search/problem.h"

namespace searchlight::search {

class HashIndex {
 public:
  // The account must outlive the index.
  explicit HashIndex(MemoryAccount& memory)
      : m_memory(&memory), m_directory(AccountAllocator<Entry>(memory)) {}
  ~HashIndex() {
    forEachSegment([this](Segment* s) { release(s); });
  }
  HashIndex(const HashIndex&) = delete;
  HashIndex& operator=(const HashIndex&) = delete;

  // Of a state, spread over all bits: domains may hash as they like.
  template <class State>
  static std::uint32_t hashOf(const State& s) {
    const std::uint64_t hash = hashValue(s);
    return static_cast<std::uint32_t>((hash ^ hash >> 32) * 0x9E3779B97F4A7C15u >> 32);
  }
  // The number k under this hash for which isIt(k), or kNoNode.
  template <class IsIt>
  NodeId find(std::uint32_t hash, IsIt&& isIt) const {
    if (m_directory.empty()) return kNoNode;
    const Entry& entry = m_directory[placeOf(hash)];
    const Slot* places = entry.segment->table();
    for (std::uint32_t i = hash & entry.mask;; i = (i + 1) & entry.mask) {
      if (places[i].k == kNoNode || (places[i].hash == hash && isIt(places[i].k))) return places[i].k;
    }
  }
  // Of what will be asked for soon, what is in memory comes into the cache: first the place, then what the number found there stands for
  // (kNoNode: none with this hash). REQUIRES, of the latter: as find().
  void prefetch(std::uint32_t hash) const {
    if (m_directory.empty()) return;
    const Entry& entry = m_directory[placeOf(hash)];
    __builtin_prefetch(entry.segment->table() + (hash & entry.mask));
  }
  NodeId firstWith(std::uint32_t hash) const {
    return find(hash, [](NodeId) { return true; });
  }
  // The same as find(), but where there is none, add() makes one. Throws std::bad_alloc (or what add() throws), and nothing has
  // changed but that add() may have been called.
  template <class IsIt, class Add>
  NodeId findOrAdd(std::uint32_t hash, IsIt&& isIt, Add&& add) {
    if (m_directory.empty()) [[unlikely]]
      begin();
    for (;;) {
      const Entry& entry = m_directory[placeOf(hash)];
      Slot* places = entry.segment->table();
      std::uint32_t i = hash & entry.mask;
      for (; places[i].k != kNoNode; i = (i + 1) & entry.mask)
        if (places[i].hash == hash && isIt(places[i].k)) return places[i].k;
      if (entry.segment->count < mostOf(entry.mask)) [[likely]] {
        const NodeId k = add();
        places[i] = {hash, k};
        ++entry.segment->count;
        return k;
      }
      makeRoom(placeOf(hash));
    }
  }
  // Forgets everything and keeps the memory.
  void clear() {
    forEachSegment([](Segment* s) { s->empty(); });
  }

 private:
  struct Slot {
    std::uint32_t hash;
    NodeId k;
  };
  // Followed by mask + 1 places.
  struct Segment {
    std::uint32_t mask, count, depth;  // depth: how many of the upper bits all its hashes have in common
    Slot* table() { return reinterpret_cast<Slot*>(this + 1); }
    void empty() {
      std::fill_n(table(), std::size_t{mask} + 1, Slot{0, kNoNode});
      count = 0;
    }
    void put(Slot slot) {
      std::uint32_t i = slot.hash & mask;
      while (table()[i].k != kNoNode) i = (i + 1) & mask;
      table()[i] = slot;
      ++count;
    }
  };
  struct Entry {
    Segment* segment;
    std::uint32_t mask;  // the segment's, at hand
  };
  static constexpr std::uint32_t kFirstSlots = 1u << 10;
  static constexpr std::uint32_t kSlots = kBlockBytes / sizeof(Slot);
  // Beyond it segments grow instead: so many equal hashes cannot be told apart by bits.
  static constexpr std::uint32_t kMostDepth = 19;

  static std::uint32_t mostOf(std::uint32_t mask) { return mask - mask / 4; }
  static std::size_t bytesOf(std::uint32_t places) { return sizeof(Segment) + places * sizeof(Slot); }
  std::size_t placeOf(std::uint32_t hash) const {
    return static_cast<std::size_t>(std::uint64_t{hash} >> (32 - m_depth));
  }

  // Every segment once: it fills a run of entries.
  template <class F>
  void forEachSegment(F&& f) {
    for (std::size_t i = 0; i < m_directory.size();) {
      Segment* s = m_directory[i].segment;
      i += std::size_t{1} << (m_depth - s->depth);
      f(s);
    }
  }

  Segment* make(std::uint32_t places, std::uint32_t depth) {
    m_memory->take(bytesOf(places));
    void* memory = ::operator new(bytesOf(places), std::nothrow);
    if (memory == nullptr) {
      m_memory->give(bytesOf(places));
      throw std::bad_alloc();
    }
    auto* segment = new (memory) Segment{places - 1, 0, depth};
    segment->empty();
    return segment;
  }
  void release(Segment* s) {
    m_memory->give(bytesOf(s->mask + 1));
    ::operator delete(s);
  }
  [[gnu::noinline]] void begin() {
    m_directory.reserve(1);
    m_directory.push_back({make(kFirstSlots, 0), kFirstSlots - 1});
  }
  [[gnu::noinline]] void makeRoom(std::size_t entry) {
    Segment* full = m_directory[entry].segment;
    const std::uint32_t places = full->mask + 1;
    if (places < kSlots || full->depth == kMostDepth) {
      Segment* larger = make(2 * places, full->depth);
      move(full, [&](const Slot&) { return larger; });
      direct(entry, larger, larger->depth);
      return release(full);
    }
    if (full->depth == m_depth) {
      doubleDirectory();
      entry *= 2;
    }
    // By the next bit.
    Segment* ones = make(places, full->depth + 1);
    Segment* zeros;
    try {
      zeros = make(places, full->depth + 1);
    } catch (...) {
      release(ones);
      throw;
    }
    const std::uint32_t bit = std::uint32_t{1} << (31 - full->depth);
    move(full, [&](const Slot& slot) { return slot.hash & bit ? ones : zeros; });
    const std::size_t run = std::size_t{1} << (m_depth - full->depth), first = entry / run * run;
    direct(first, zeros, zeros->depth);
    direct(first + run / 2, ones, ones->depth);
    release(full);
  }
  template <class To>
  static void move(Segment* from, To&& to) {
    for (std::uint32_t i = 0; i <= from->mask; ++i)
      if (const Slot& slot = from->table()[i]; slot.k != kNoNode) to(slot)->put(slot);
  }
  // Lets all ways of the run around `way` lead to the segment.
  void direct(std::size_t entry, Segment* segment, std::uint32_t depth) {
    const std::size_t run = std::size_t{1} << (m_depth - depth);
    std::fill_n(m_directory.begin() + static_cast<std::ptrdiff_t>(entry / run * run), run,
                Entry{segment, segment->mask});
  }
  void doubleDirectory() {
    std::vector<Entry, AccountAllocator<Entry>> twice{AccountAllocator<Entry>(*m_memory)};
    twice.reserve(2 * m_directory.size());
    for (const Entry& entry : m_directory) twice.insert(twice.end(), 2, entry);
    m_directory.swap(twice);
    ++m_depth;
  }

  MemoryAccount* m_memory;
  std::vector<Entry, AccountAllocator<Entry>> m_directory;  // 2^m_depth entries
  std::uint32_t m_depth = 0;
};

}  // namespace searchlight::search
