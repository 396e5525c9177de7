// core/trace/trace_leap.h: what a whole segment of a trace does to the nodes, taken together.
//
// Each node that the segment changes stands here once, in rising order, with how it is before and after: crossing the
// segment is then one walk over a list that reads and writes memory in order, instead of one over 65,536 events in the
// order of the search, five times as fast on a flood and nine times on a maze. Memory: 24 bytes for each node that the
// segment meets first, 44 for others, and 4 for each end of the segment at which it is open: 6 to 10 bytes an event on
// grids, where an event takes 24.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/trace/played_nodes.h"
#include "core/trace/trace.h"

namespace searchlight::search {

class TraceLeap {
 public:
  // A node in two parts, as PlayedNodes has them: what a picture shows is read without the rest.
  using Look = PlayedNodes::Look;
  struct Rest {
    NodeId parent = kNoNode;
    std::uint32_t added = kNever, expandedAt = kNever;
  };
  static_assert(sizeof(Look) + sizeof(Rest) == 20);
  template <class T>
  using List = std::vector<T, AccountAllocator<T>>;

  // Notes the nodes of the segment's events at one of its ends; complete() notes them again at the other.
  // Throws std::bad_alloc.
  TraceLeap(std::span<const Event> segment, const PlayedNodes& nodes, MemoryAccount& account);
  // Forwards: the constructor saw the nodes before the segment, complete() sees them after it. Throws std::bad_alloc.
  void complete(bool isForwards, const PlayedNodes& nodes);

  // Those that are unseen before the segment first, each part in rising order.
  const List<NodeId>& nodes() const { return m_nodes; }
  Look lookAfter(std::size_t i) const { return m_after.looks[i]; }
  Look lookBefore(std::size_t i) const { return i < m_fresh ? Look{} : m_before.looks[i - m_fresh]; }
  Rest restAfter(std::size_t i) const { return m_after.rests[i]; }
  Rest restBefore(std::size_t i) const { return i < m_fresh ? Rest{} : m_before.rests[i - m_fresh]; }
  // The two parts' indices [first, second) into nodes() of the nodes from `first` to before `last`.
  std::array<std::pair<std::size_t, std::size_t>, 2> indicesOf(NodeId first, NodeId last) const;
  // Those that are open after, and before the segment.
  const List<NodeId>& openAfter() const { return m_openAfter; }
  const List<NodeId>& openBefore() const { return m_openBefore; }
  // The blocks of kBlock nodes in which some of them are, rising: block b is the nodes from b * kBlock on.
  static constexpr unsigned kBlockBits = 6;
  static constexpr NodeId kBlock = NodeId{1} << kBlockBits;
  const List<NodeId>& blocks() const { return m_blocks; }
  // As much of the route as is read back within.
  const List<NodeId>& route() const { return m_route; }
  const Trace::Counts& counts() const { return m_counts; }

 private:
  struct Records {
    explicit Records(MemoryAccount& account)
        : looks(AccountAllocator<Look>(account)), rests(AccountAllocator<Rest>(account)) {}
    // Of the table's nodes, as they stand.
    void read(const PlayedNodes& nodes, const List<NodeId>& list);
    // The record of a node that nothing has happened to.
    bool isFresh(std::size_t i) const;
    List<Look> looks;
    List<Rest> rests;
  };
  List<NodeId> nodesThatAreOpen(const Records& records) const;

  MemoryAccount* m_account;
  List<NodeId> m_nodes, m_route, m_openAfter, m_openBefore, m_blocks;
  Records m_before, m_after;
  std::size_t m_fresh = 0;
  Trace::Counts m_counts;
};

}  // namespace searchlight::search
