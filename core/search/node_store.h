// core/search/node_store.h: state <-> NodeId, and the record of every node.
//
// Records are packed into 12 bytes with the status stamped by the query: starting the next query raises the stamp, and
// whatever carries an older one is unseen again. So a thousand short routes on one map clear nothing.
#pragma once
#include <bit>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

#include "core/search/event.h"

namespace searchlight::search {

// The records of nodes 0 to size() - 1.
class RecordArray {
 public:
  explicit RecordArray(std::size_t size = 0) { resize(size); }

  NodeRecord operator[](NodeId n) const {
    const Packed& p = m_records[n];
    if (p.stamped <= m_stamp) return {};
    return {p.parent, p.g, static_cast<NodeStatus>(p.stamped - m_stamp), p.arrival};
  }
  void set(NodeId n, const NodeRecord& r) {
    m_records[n] = {r.parent, r.g, static_cast<std::uint16_t>(m_stamp + static_cast<unsigned>(r.status)), r.arrival};
  }

  std::size_t size() const { return m_size; }
  std::size_t bytes() const { return m_capacity * sizeof(Packed); }

  // Grows to at least `size` records; new ones are unseen. Never shrinks.
  void resize(std::size_t size) {
    if (size > m_capacity) {
      std::size_t capacity = m_capacity ? m_capacity * 2 : size;
      if (capacity < size) capacity = size;
      // calloc hands out untouched zero pages: a search that visits a corner of a large map pays for the corner.
      std::unique_ptr<Packed[], Free> bigger(static_cast<Packed*>(std::calloc(capacity ? capacity : 1, sizeof(Packed))));
      if (!bigger) throw std::bad_alloc();
      std::copy_n(m_records.get(), m_size, bigger.get());
      m_records = std::move(bigger);
      m_capacity = capacity;
    }
    if (size > m_size) m_size = size;
  }
  // All records unseen, in constant time but for one in 16,383 calls.
  void forgetAll() {
    constexpr unsigned last = 0xFFFF - 2 * kStatuses;
    if (m_stamp > last) {
      std::fill_n(m_records.get(), m_capacity, Packed{});
      m_stamp = 0;
    } else {
      m_stamp = static_cast<std::uint16_t>(m_stamp + kStatuses);
    }
  }

 private:
  static constexpr unsigned kStatuses = 4;
  struct Packed {
    NodeId parent;
    Cost g;
    std::uint16_t stamped;  // query stamp (a multiple of kStatuses) + status
    Arrival arrival;
  };
  static_assert(sizeof(Packed) == 12);
  struct Free {
    void operator()(Packed* p) const { std::free(p); }
  };
  std::unique_ptr<Packed[], Free> m_records;
  std::size_t m_size = 0, m_capacity = 0;
  std::uint16_t m_stamp = 0;
};

// Names states: equal states get the same id. For problems that number their states it is the number itself.
template <Problem P>
class StateIndex {
 public:
  using State = typename P::State;
  explicit StateIndex(const P&) : m_slots(1u << 10, kNoNode) {}
  void renew(const P&) {
    m_states.clear();
    std::fill(m_slots.begin(), m_slots.end(), kNoNode);
  }

  // Ids are handed out in order of first meeting. hashValue(state) is found by argument-dependent lookup.
  NodeId intern(const State& s) {
    if (m_states.size() * 2 >= m_slots.size()) grow();
    NodeId& slot = find(m_slots, s);
    if (slot == kNoNode) {
      slot = static_cast<NodeId>(m_states.size());
      m_states.push_back(s);
    }
    return slot;
  }
  const State& state(NodeId n) const { return m_states[n]; }
  std::size_t size() const { return m_states.size(); }
  std::size_t bytes() const { return m_states.capacity() * sizeof(State) + m_slots.capacity() * sizeof(NodeId); }

 private:
  NodeId& find(std::vector<NodeId>& table, const State& s) {
    const std::size_t mask = table.size() - 1;
    std::size_t i = hashValue(s) & mask;
    while (table[i] != kNoNode && !(m_states[table[i]] == s)) i = (i + 1) & mask;
    return table[i];
  }
  void grow() {
    std::vector<NodeId> bigger(m_slots.size() * 2, kNoNode);
    for (NodeId n = 0; n < m_states.size(); ++n) find(bigger, m_states[n]) = n;
    m_slots.swap(bigger);
  }
  std::vector<NodeId> m_slots;  // open addressing, a power of two, at most half full
  std::vector<State> m_states;
};

template <IndexedProblem P>
class StateIndex<P> {
 public:
  using State = typename P::State;
  explicit StateIndex(const P& p) : m_problem(&p) {}
  void renew(const P& p) { m_problem = &p; }
  NodeId intern(const State& s) const { return m_problem->index(s); }
  State state(NodeId n) const { return m_problem->state(n); }
  std::size_t size() const { return m_problem->stateCount(); }
  std::size_t bytes() const { return 0; }

 private:
  const P* m_problem;
};

// The nodes of a search with `Sides` sides, one record a state and side: node = state's number * Sides + side.
template <Problem P, unsigned Sides = 1>
class NodeStore {
 public:
  using State = typename P::State;
  explicit NodeStore(const P& p) : m_index(p) { reserveIndexed(); }
  // Forgets every node and keeps the memory, for the next query. The problem must outlive its use here.
  void renew(const P& p) {
    m_index.renew(p);
    m_records.forgetAll();
    reserveIndexed();
  }
  NodeId intern(const State& s, NodeId side = 0) {
    const NodeId n = m_index.intern(s) * Sides + side;
    if constexpr (!IndexedProblem<P>)
      if (n >= m_records.size()) m_records.resize((std::size_t{n} / Sides + 1) * Sides);
    return n;
  }
  decltype(auto) state(NodeId n) const { return m_index.state(n / Sides); }
  NodeRecord operator[](NodeId n) const { return m_records[n]; }
  void set(NodeId n, const NodeRecord& r) { m_records.set(n, r); }
  std::size_t size() const { return m_index.size() * Sides; }
  std::size_t bytes() const { return m_index.bytes() + m_records.bytes(); }

 private:
  void reserveIndexed() {
    if constexpr (IndexedProblem<P>) m_records.resize(m_index.size() * Sides);
  }
  StateIndex<P> m_index;
  RecordArray m_records;
};

}  // namespace searchlight::search
