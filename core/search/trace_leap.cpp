// core/search/trace_leap.cpp: the nodes of a segment, sorted by digits, and looked at from both sides.
#include "core/search/trace_leap.h"

#include <algorithm>
#include <array>
#include <utility>

namespace searchlight::search {
namespace {

// Least digit first, 11 bits at a time; a comparing sort takes several times as long as the walk over the events.
void sortByDigits(TraceLeap::List<NodeId>& list) {
  constexpr unsigned kBits = 11;
  constexpr std::size_t kDigits = std::size_t{1} << kBits;
  if (list.empty()) return;
  const NodeId largest = *std::ranges::max_element(list);
  TraceLeap::List<NodeId> other(list.size(), list.get_allocator());
  for (unsigned shift = 0; shift < 32 && largest >> shift != 0; shift += kBits) {
    std::array<std::uint32_t, kDigits> place{};
    for (const NodeId n : list) ++place[n >> shift & (kDigits - 1)];
    std::uint32_t sum = 0;
    for (std::uint32_t& p : place) sum += std::exchange(p, sum);
    for (const NodeId n : list) other[place[n >> shift & (kDigits - 1)]++] = n;
    list.swap(other);
  }
}

TraceLeap::Record recordOf(const PlayedNodes& nodes, NodeId n) {
  if (n >= nodes.size()) return {};
  const PlayedNode p = nodes[n];
  return {nodes.look(n), p.parent, p.added, p.expandedAt};
}

TraceLeap::List<TraceLeap::Record> recordsOf(const PlayedNodes& nodes, const TraceLeap::List<NodeId>& list) {
  TraceLeap::List<TraceLeap::Record> records{AccountAllocator<TraceLeap::Record>(list.get_allocator())};
  records.reserve(list.size());
  constexpr std::size_t kAhead = 16;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i + kAhead < list.size()) nodes.prefetch(list[i + kAhead]);
    records.push_back(recordOf(nodes, list[i]));
  }
  return records;
}

// A list has no more room than it needs: it may live as long as its trace.
TraceLeap::List<NodeId> nodesThatAreOpen(const TraceLeap::List<NodeId>& nodes,
                                         std::span<const TraceLeap::Record> records) {
  const auto isOpen = [](const TraceLeap::Record& r) { return r.look.status == NodeStatus::Open; };
  TraceLeap::List<NodeId> open(nodes.get_allocator());
  open.reserve(static_cast<std::size_t>(std::ranges::count_if(records, isOpen)));
  const std::size_t first = nodes.size() - records.size();
  for (std::size_t i = 0; i < records.size(); ++i)
    if (isOpen(records[i])) open.push_back(nodes[first + i]);
  return open;
}

TraceLeap::List<NodeId> blocksOf(const TraceLeap::List<NodeId>& risingNodes) {
  TraceLeap::List<NodeId> all(risingNodes.get_allocator());
  all.reserve(risingNodes.size());
  for (const NodeId n : risingNodes)
    if (const NodeId block = n >> TraceLeap::kBlockBits; all.empty() || all.back() != block) all.push_back(block);
  return {all.begin(), all.end(), all.get_allocator()};
}

}  // namespace

TraceLeap::TraceLeap(std::span<const Event> segment, const PlayedNodes& nodes, MemoryAccount& account)
    : m_nodes(AccountAllocator<NodeId>(account)),
      m_route(AccountAllocator<NodeId>(account)),
      m_openAfter(AccountAllocator<NodeId>(account)),
      m_openBefore(AccountAllocator<NodeId>(account)),
      m_blocks(AccountAllocator<NodeId>(account)),
      m_before(AccountAllocator<Record>(account)),
      m_after(AccountAllocator<Record>(account)) {
  List<NodeId> changed{AccountAllocator<NodeId>(account)};
  changed.reserve(segment.size());
  for (const Event& e : segment) {
    if (changesNode(e)) changed.push_back(e.node);
    if (e.kind == EventKind::Route) m_route.push_back(e.node);
    const Trace::Counts c = countsOf(e);
    m_counts.expanded += c.expanded;
    m_counts.generated += c.generated;
    m_counts.reopened += c.reopened;
  }
  sortByDigits(changed);
  const auto end = std::unique(changed.begin(), changed.end());
  m_nodes.assign(changed.begin(), end);
  m_before = recordsOf(nodes, m_nodes);
}

void TraceLeap::complete(bool isForwards, const PlayedNodes& nodes) {
  m_blocks = blocksOf(m_nodes);
  m_after = recordsOf(nodes, m_nodes);
  if (!isForwards) m_before.swap(m_after);
  // Those that are unseen before need not be remembered so.
  List<NodeId> order(m_nodes.get_allocator());
  List<Record> before(m_before.get_allocator()), after(m_after.get_allocator());
  m_fresh = static_cast<std::size_t>(std::ranges::count(m_before, Record{}));
  order.reserve(m_nodes.size());
  after.reserve(m_nodes.size());
  before.reserve(m_nodes.size() - m_fresh);
  for (const bool wantsFresh : {true, false})
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
      if ((m_before[i] == Record{}) != wantsFresh) continue;
      order.push_back(m_nodes[i]);
      after.push_back(m_after[i]);
      if (!wantsFresh) before.push_back(m_before[i]);
    }
  m_nodes.swap(order);
  m_after.swap(after);
  m_before.swap(before);
  m_openAfter = nodesThatAreOpen(m_nodes, m_after);
  m_openBefore = nodesThatAreOpen(m_nodes, m_before);
}

std::array<std::pair<std::size_t, std::size_t>, 2> TraceLeap::indicesOf(NodeId first, NodeId last) const {
  const auto within = [&](std::size_t begin, std::size_t end) {
    const std::span<const NodeId> part = std::span<const NodeId>(m_nodes).subspan(begin, end - begin);
    const auto place = [&](NodeId n) {
      return begin + static_cast<std::size_t>(std::ranges::lower_bound(part, n) - part.begin());
    };
    return std::pair(place(first), place(last));
  };
  return {within(0, m_fresh), within(m_fresh, m_nodes.size())};
}

}  // namespace searchlight::search
