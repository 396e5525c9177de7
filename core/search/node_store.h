// core/search/node_store.h: state <-> NodeId, and the record of every node.
//
// A record is packed into 12 bytes. Where states are numbers, the records are flat arrays with the status stamped by
// the query: starting the next query raises the stamp, and whatever carries an older one is unseen again, so that a
// thousand short routes on one map clear nothing. All other states are hashed, and a state and its records are one
// entry, so that whoever finds a state has its records in the cache.
#pragma once
#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/event.h"
#include "core/search/hash_index.h"
#include "core/search/memory_budget.h"

namespace searchlight::search {

// What a successor is compared with, in 8 bytes: all of a record but the parent.
struct PackedStanding {
  Cost g;
  std::uint32_t stamped;  // query stamp (a multiple of kStamp) + status * kStatus + arrival
  static constexpr std::uint32_t kStatus = 1u << 8, kStamp = 1u << 10, kLastStamp = (1u << 31) - kStamp;

  // The record of such a standing, which `parent()` completes. Older stamps are smaller, so that what is left of them is
  // huge: REQUIRES: stamps below 2^31.
  template <class Parent>
  NodeRecord unpack(std::uint32_t stamp, Parent&& parent) const {
    const std::uint32_t status = (stamped - stamp) / kStatus;
    if (status - 1 >= kStamp / kStatus - 1) return {};
    return {parent(), g, static_cast<NodeStatus>(status), static_cast<Arrival>(stamped)};
  }
  static PackedStanding of(const NodeRecord& r, std::uint32_t stamp) {
    return {r.g, stamp + static_cast<std::uint32_t>(r.status) * kStatus + r.arrival};
  }
};

struct PackedRecord {
  PackedStanding standing{};
  NodeId parent = 0;

  NodeRecord unpack() const {
    return standing.unpack(0, [this] { return parent; });
  }
  static PackedRecord of(const NodeRecord& r) { return {PackedStanding::of(r, 0), r.parent}; }
};
static_assert(sizeof(PackedRecord) == 12);

// The records of nodes 0 to size() - 1. A search that visits a corner of a large map pays for the corner: untouched pages
// cost nothing, and the account is asked when a page of records is first written to. Parents, which are read when a route
// is, are apart from the rest.
class RecordArray {
 public:
  static constexpr std::size_t kPageRecords = 512, kPage = kPageRecords * sizeof(PackedRecord);  // bytes

  // The account must outlive the array.
  explicit RecordArray(MemoryAccount& memory)
      : m_memory(&memory), m_touched(AccountAllocator<std::uint8_t>(memory)) {}
  ~RecordArray() { m_memory->give(m_touchedBytes); }
  RecordArray(const RecordArray&) = delete;
  RecordArray& operator=(const RecordArray&) = delete;

  NodeRecord operator[](NodeId n) const {
    return m_standings[n].unpack(m_stamp, [&] { return m_parents[n]; });
  }
  // REQUIRES: touch(n) has been called since the last resize().
  void set(NodeId n, const NodeRecord& r) {
    m_standings[n] = PackedStanding::of(r, m_stamp);
    m_parents[n] = r.parent;
  }
  // The same where the parent is as it was.
  void setStanding(NodeId n, const NodeRecord& r) { m_standings[n] = PackedStanding::of(r, m_stamp); }
  // Must come before n's record is first written. Throws std::bad_alloc, and nothing has changed.
  void touch(NodeId n) {
    if (!m_touched[n / kPageRecords]) [[unlikely]]
      takePage(n / kPageRecords);
  }

  std::size_t size() const { return m_size; }

  // Another number of records: all of them are unseen. Throws std::bad_alloc; then there are none.
  void resize(std::size_t size) {
    m_standings.reset();
    m_parents.reset();
    m_touched.clear();
    m_memory->give(std::exchange(m_touchedBytes, 0));
    m_size = 0;
    m_stamp = 0;
    m_touched.resize(size / kPageRecords + 1);
    m_standings = zeroes<PackedStanding>(size);
    m_parents = zeroes<NodeId>(size);
    m_size = size;
  }
  // All records unseen, in constant time but for one in 2 million calls, which clears what was touched.
  void forgetAll() {
    if (m_stamp < PackedStanding::kLastStamp) {
      m_stamp += PackedStanding::kStamp;
      return;
    }
    for (std::size_t page = 0; page < m_touched.size(); ++page)
      if (m_touched[page])
        std::fill(m_standings.get() + page * kPageRecords,
                  m_standings.get() + std::min((page + 1) * kPageRecords, m_size), PackedStanding{});
    m_stamp = 0;
  }

 private:
  struct Free {
    void operator()(void* p) const { std::free(p); }
  };
  template <class T>
  using Pages = std::unique_ptr<T[], Free>;
  // calloc hands out untouched zero pages.
  template <class T>
  static Pages<T> zeroes(std::size_t size) {
    Pages<T> pages(static_cast<T*>(std::calloc(size ? size : 1, sizeof(T))));
    if (!pages) throw std::bad_alloc();
    return pages;
  }
  [[gnu::noinline]] void takePage(std::size_t page) {
    const std::size_t bytes = std::min(kPageRecords, m_size - page * kPageRecords) * sizeof(PackedRecord);
    m_memory->take(bytes);
    m_touchedBytes += bytes;
    m_touched[page] = 1;
  }
  MemoryAccount* m_memory;
  Pages<PackedStanding> m_standings;
  Pages<NodeId> m_parents;
  std::vector<std::uint8_t, AccountAllocator<std::uint8_t>> m_touched;  // by page
  std::size_t m_size = 0, m_touchedBytes = 0;
  std::uint32_t m_stamp = 0;
};

// The nodes of a search with `Sides` sides, one record a state and side: node = state's number * Sides + side. Equal
// states get the same number, in order of first meeting; hashValue(state) is found by argument-dependent lookup.
template <Problem P, unsigned Sides = 1>
class NodeStore {
 public:
  static constexpr unsigned kSides = Sides;
  using State = typename P::State;
  // The account must outlive the store. Nothing is allocated before the first intern().
  NodeStore(const P&, MemoryAccount& memory, Duplicates duplicates = Duplicates::Drop)
      : m_entries(memory), m_index(memory), m_duplicates(duplicates) {}
  bool keepsDuplicates() const { return m_duplicates == Duplicates::Keep; }
  // Forgets every node and keeps the memory, for the next query.
  void renew(const P&) {
    m_entries.clear();
    m_index.clear();
  }

  NodeId intern(const State& s, NodeId side = 0) {
    const std::size_t before = m_entries.size();
    NodeId k = m_index.findOrAdd(
        HashIndex::hashOf(s), [&](NodeId known) { return m_entries[known].state == s; },
        [&] { return add(s); });
    if (keepsDuplicates() && k < before) [[unlikely]]
      k = add(s);
    return k * Sides + side;
  }
  // Side 0 of a state that is named already, else kNoNode. Of several nodes of a state, the first.
  NodeId find(const State& s) const {
    const NodeId k =
        m_index.find(HashIndex::hashOf(s), [&](NodeId known) { return m_entries[known].state == s; });
    return k == kNoNode ? kNoNode : k * Sides;
  }
  // Before several states are asked for one after the other: of each the first, then of each the second. What is far in memory comes
  // while others are waited for.
  void prefetch(const State& s) const { m_index.prefetch(HashIndex::hashOf(s)); }
  void prefetchNode(const State& s) const {
    if (const NodeId k = m_index.firstWith(HashIndex::hashOf(s)); k != kNoNode)
      __builtin_prefetch(&m_entries[k]);
  }
  void prefetchNode(NodeId n) const { __builtin_prefetch(&m_entries[n / Sides]); }
  const State& state(NodeId n) const { return m_entries[n / Sides].state; }
  NodeRecord operator[](NodeId n) const { return m_entries[n / Sides].records[n % Sides].unpack(); }
  void set(NodeId n, const NodeRecord& r) { m_entries[n / Sides].records[n % Sides] = PackedRecord::of(r); }
  void setStanding(NodeId n, const NodeRecord& r) {
    m_entries[n / Sides].records[n % Sides].standing = PackedStanding::of(r, 0);
  }
  void touch(NodeId) {}
  std::size_t size() const { return m_entries.size() * Sides; }

 private:
  struct Entry {
    State state;
    std::array<PackedRecord, Sides> records;
  };

  NodeId add(const State& s) {
    if (m_entries.size() >= kNoNode / Sides) throw OutOfMemory();  // the numbers have run out
    m_entries.push_back({s, {}});
    return static_cast<NodeId>(m_entries.size() - 1);
  }

  BlockArray<Entry> m_entries;
  HashIndex m_index;
  Duplicates m_duplicates;
};

// Where states are numbers, a node is one, and nothing is looked up.
template <IndexedProblem P, unsigned Sides>
class NodeStore<P, Sides> {
 public:
  static constexpr unsigned kSides = Sides;
  using State = typename P::State;
  // The problem and the account must outlive the store. Nothing is allocated before renew(). Duplicates are dropped:
  // TreeNodeStore keeps them.
  NodeStore(const P& p, MemoryAccount& memory, Duplicates = Duplicates::Drop)
      : m_problem(&p), m_records(memory) {}
  static constexpr bool keepsDuplicates() { return false; }
  void renew(const P& p) {
    m_problem = &p;
    if (const std::size_t size = p.stateCount() * Sides; size != m_records.size())
      m_records.resize(size);
    else
      m_records.forgetAll();
  }
  NodeId intern(const State& s, NodeId side = 0) const { return m_problem->index(s) * Sides + side; }
  NodeId find(const State& s) const {
    const NodeId k = m_problem->index(s);
    return k < m_problem->stateCount() ? k * Sides : kNoNode;
  }
  State state(NodeId n) const { return m_problem->state(n / Sides); }
  NodeRecord operator[](NodeId n) const { return m_records[n]; }
  // Must come before n's record is first written. Throws std::bad_alloc, and nothing has changed.
  void touch(NodeId n) { m_records.touch(n); }
  void set(NodeId n, const NodeRecord& r) { m_records.set(n, r); }
  void setStanding(NodeId n, const NodeRecord& r) { m_records.setStanding(n, r); }
  std::size_t size() const { return m_problem->stateCount() * Sides; }

 private:
  const P* m_problem;
  RecordArray m_records;
};

// The same for a tree search: a state's number is its first node, and those behind all numbers are its others. A store of its own,
// so that searches that drop duplicates do not ask at every node whether they do.
template <IndexedProblem P>
class TreeNodeStore {
 public:
  static constexpr unsigned kSides = 1;
  using State = typename P::State;
  // Nodes that states may have besides their own, all together: the addresses of their records are set aside.
  static constexpr std::size_t kMostDuplicates = std::size_t{1} << 24;

  // As of the store above.
  TreeNodeStore(const P& p, MemoryAccount& memory, Duplicates)
      : m_problem(&p), m_records(memory), m_duplicates(memory) {}
  static constexpr bool keepsDuplicates() { return true; }
  void renew(const P& p) {
    m_problem = &p;
    m_duplicates.clear();
    if (const std::size_t size = p.stateCount() + kMostDuplicates; size != m_records.size())
      m_records.resize(size);
    else
      m_records.forgetAll();
  }
  NodeId intern(const State& s, NodeId = 0) {
    const NodeId n = m_problem->index(s);
    if (m_records[n].status == NodeStatus::Unseen) return n;
    if (m_duplicates.size() == kMostDuplicates) throw OutOfMemory();
    m_duplicates.push_back(s);
    return static_cast<NodeId>(size() - 1);
  }
  NodeId find(const State& s) const {
    const NodeId k = m_problem->index(s);
    return k < m_problem->stateCount() ? k : kNoNode;
  }
  State state(NodeId n) const {
    const std::size_t k = n - m_problem->stateCount();  // far beyond them where n is a state's number
    return k < m_duplicates.size() ? m_duplicates[k] : m_problem->state(n);
  }
  NodeRecord operator[](NodeId n) const { return m_records[n]; }
  void touch(NodeId n) { m_records.touch(n); }
  void set(NodeId n, const NodeRecord& r) { m_records.set(n, r); }
  void setStanding(NodeId n, const NodeRecord& r) { m_records.setStanding(n, r); }
  std::size_t size() const { return m_problem->stateCount() + m_duplicates.size(); }

 private:
  const P* m_problem;
  RecordArray m_records;
  BlockArray<State> m_duplicates;  // the state of each node behind the numbers
};

}  // namespace searchlight::search
