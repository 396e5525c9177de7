// core/trace/trace_leap.cpp: the nodes of a segment, sorted by digits, and looked at from both sides.
#include "core/trace/trace_leap.h"

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

TraceLeap::List<NodeId> blocksOf(const TraceLeap::List<NodeId>& risingNodes) {
  TraceLeap::List<NodeId> all(risingNodes.get_allocator());
  all.reserve(risingNodes.size());
  for (const NodeId n : risingNodes)
    if (const NodeId block = n >> TraceLeap::kBlockBits; all.empty() || all.back() != block)
      all.push_back(block);
  return {all.begin(), all.end(), all.get_allocator()};
}

}  // namespace

void TraceLeap::Records::read(const PlayedNodes& nodes, const List<NodeId>& list) {
  looks.reserve(list.size());
  rests.reserve(list.size());
  constexpr std::size_t kAhead = 16;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i + kAhead < list.size()) nodes.prefetch(list[i + kAhead]);
    const PlayedNode n = list[i] < nodes.size() ? nodes[list[i]] : PlayedNode{};
    looks.push_back({n.g, n.timesExpanded, n.status});
    rests.push_back({n.parent, n.added, n.expandedAt});
  }
}

bool TraceLeap::Records::isFresh(std::size_t i) const {
  const Look& look = looks[i];
  const Rest& rest = rests[i];
  return look.status == NodeStatus::Unseen && look.g == 0 && look.timesExpanded == 0 &&
         rest.parent == kNoNode && rest.added == kNever && rest.expandedAt == kNever;
}

// Those of the last nodes() that the records are of. A list has no more room than it needs: it may live as long as its
// trace.
TraceLeap::List<NodeId> TraceLeap::nodesThatAreOpen(const Records& records) const {
  const auto isOpen = [](const Look& look) { return look.status == NodeStatus::Open; };
  List<NodeId> open(m_nodes.get_allocator());
  open.reserve(static_cast<std::size_t>(std::ranges::count_if(records.looks, isOpen)));
  const std::size_t first = m_nodes.size() - records.looks.size();
  for (std::size_t i = 0; i < records.looks.size(); ++i)
    if (isOpen(records.looks[i])) open.push_back(m_nodes[first + i]);
  return open;
}

TraceLeap::TraceLeap(std::span<const Event> segment, const PlayedNodes& nodes, MemoryAccount& account)
    : m_account(&account),
      m_nodes(AccountAllocator<NodeId>(account)),
      m_route(AccountAllocator<NodeId>(account)),
      m_openAfter(AccountAllocator<NodeId>(account)),
      m_openBefore(AccountAllocator<NodeId>(account)),
      m_blocks(AccountAllocator<NodeId>(account)),
      m_before(account),
      m_after(account) {
  List<NodeId> changed{AccountAllocator<NodeId>(account)};
  changed.reserve(segment.size());
  for (const Event& e : segment) {
    if (changesNode(e)) changed.push_back(e.node);
    if (e.kind == EventKind::Route) m_route.push_back(e.node);
    m_counts += countsOf(e);
  }
  sortByDigits(changed);
  const auto end = std::unique(changed.begin(), changed.end());
  m_nodes.assign(changed.begin(), end);
  m_before.read(nodes, m_nodes);
}

void TraceLeap::complete(bool isForwards, const PlayedNodes& nodes) {
  m_blocks = blocksOf(m_nodes);
  m_after.read(nodes, m_nodes);
  if (!isForwards) std::swap(m_before, m_after);
  // Those that are unseen before need not be remembered so.
  std::vector<bool> isFresh(m_nodes.size());
  for (std::size_t i = 0; i < m_nodes.size(); ++i) isFresh[i] = m_before.isFresh(i);
  m_fresh = static_cast<std::size_t>(std::ranges::count(isFresh, true));
  List<NodeId> order(m_nodes.get_allocator());
  Records before(*m_account), after(*m_account);
  order.reserve(m_nodes.size());
  after.looks.reserve(m_nodes.size());
  after.rests.reserve(m_nodes.size());
  before.looks.reserve(m_nodes.size() - m_fresh);
  before.rests.reserve(m_nodes.size() - m_fresh);
  for (const bool wantsFresh : {true, false})
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
      if (isFresh[i] != wantsFresh) continue;
      order.push_back(m_nodes[i]);
      after.looks.push_back(m_after.looks[i]);
      after.rests.push_back(m_after.rests[i]);
      if (wantsFresh) continue;
      before.looks.push_back(m_before.looks[i]);
      before.rests.push_back(m_before.rests[i]);
    }
  m_nodes.swap(order);
  std::swap(m_after, after);
  std::swap(m_before, before);
  m_openAfter = nodesThatAreOpen(m_after);
  m_openBefore = nodesThatAreOpen(m_before);
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
