// core/trace/player_queries.cpp: places in the order, and the lists made of them.
#include "core/trace/player_queries.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <span>
#include <utility>

#include "core/trace/breakpoint.h"

namespace searchlight::search {

std::optional<Tie> firstPlaceBefore(const Session& session, const TracePlayer& player, std::size_t most) {
  const OpenOrder order = session.openOrder();
  const std::size_t position = player.position();
  if (order.kind != OpenOrder::Kind::Priority || session.isForeign() || player.isBehind() ||
      position <= session.trace().begin())
    return std::nullopt;
  const Event& e = session.trace()[position - 1];
  if (e.kind != EventKind::Expand) return std::nullopt;
  if (repairs(session.algorithm())) return std::nullopt;  // the key's second part leaves no ties to speak of
  const Cost priority = session.priorityOf(e.node, e.gAfter);
  const std::uint64_t first = session.placeOf(order, e.node, e.gAfter);
  const std::uint32_t taken = insertionOrder(player.node(e.node));
  const NodeList& open = player.open();
  const std::size_t seen = std::min(open.size(), most);
  Tie tie{.nodes = 1, .isCounted = seen == open.size(), .priority = priority};
  for (std::size_t i = open.size() - seen; i < open.size(); ++i) {
    const NodeId n = open[i];
    if (n % session.sides() != e.node % session.sides()) continue;  // that side has an OPEN of its own
    const PlayedNode other = player.node(n);
    const std::uint64_t place = session.placeOf(order, n, other.g);
    if (place >> 32 > first >> 32) continue;
    const std::uint32_t inserted = insertionOrder(other);
    const bool isBefore = order.lastInFirst() ? inserted > taken : inserted < taken;
    if (place < first || (place == first && isBefore)) return std::nullopt;
    ++tie.nodes;
    tie.isSame &= order.width == 1 || session.priorityOf(n, other.g) == priority;
  }
  return tie;
}

std::optional<Tie> tieBefore(const Session& session, const TracePlayer& player, std::size_t most) {
  const std::optional<Tie> tie = firstPlaceBefore(session, player, most);
  return tie && tie->nodes > 1 ? tie : std::nullopt;
}

namespace {

// Why a successor that changed nothing was left alone. A deepening search tells of every successor and follows it later.
Skipped reasonOf(const Event& e, const Session& session, Cost g, bool fits) {
  switch (e.kind) {
    case EventKind::Prune: return Skipped::Pruned;
    case EventKind::Cut: return Skipped::Beyond;
    case EventKind::Duplicate: break;
    default: return Skipped::No;
  }
  if (!fits) return Skipped::TooExpensive;
  if (forgets(session.algorithm())) return Skipped::No;
  if (repairs(session.algorithm())) return Skipped::NotCheaper;
  if (e.statusBefore == NodeStatus::DeadEnd && session.algorithm() != Algorithm::DepthFirst)
    return Skipped::Pruned;
  return g >= e.gBefore ? Skipped::NotCheaper : Skipped::Closed;
}

}  // namespace

const Event* expansionOf(const Session& session, std::size_t i) {
  const Trace& trace = session.trace();
  if (repairs(session.algorithm()))
    // What a round begins with follows from a change, and no expansion.
    for (std::size_t k = i + 1; k-- > trace.begin();)
      if (trace[k].kind == EventKind::Expand || trace[k].kind == EventKind::Round)
        return trace[k].kind == EventKind::Expand && k < i ? &trace[k] : nullptr;
  if (trace[i].kind != EventKind::Cut) return expansionBefore(trace, i);
  // Every node that was left since hides one that was entered.
  std::size_t left = 0;
  while (i > trace.begin()) {
    const Event& e = trace[--i];
    if (e.kind == EventKind::Backtrack)
      ++left;
    else if (e.kind == EventKind::Expand && left-- == 0)
      return &e;
  }
  return nullptr;
}

std::optional<Cost> lineTested(const Session& session, std::size_t i) {
  if (!goesAnyAngle(session.algorithm()) || i <= session.trace().begin()) return std::nullopt;
  const Event& sight = session.trace()[i - 1];
  const bool isOfIt =
      sight.kind == EventKind::Sight && sight.node == session.trace()[i].node && sight.detail != 0;
  return isOfIt ? std::optional(sight.gBefore) : std::nullopt;
}

std::optional<Successor> successorAt(const Session& session, std::size_t i) {
  const Event& e = session.trace()[i];
  const bool isNew =
      e.kind == EventKind::Generate || e.kind == EventKind::Relax || e.kind == EventKind::Reopen;
  const bool isSkipped =
      e.kind == EventKind::Duplicate || e.kind == EventKind::Prune || e.kind == EventKind::Cut;
  if (!isNew && !isSkipped) return std::nullopt;
  if (e.kind == EventKind::Cut && goesInRounds(session.algorithm())) return std::nullopt;  // a node of OPEN
  if (isNew && e.parentAfter == kNoNode) return std::nullopt;                              // the start
  const ViewFrom view(session, i + 1);
  const Event* expansion = expansionOf(session, i);
  if (!expansion) return std::nullopt;
  const bool tellsAction = isNew || e.kind == EventKind::Duplicate;
  std::optional<Successor> out = session.successor(expansion->node, expansion->parentAfter, e.node,
                                                   tellsAction ? std::optional(e.detail) : std::nullopt);
  if (!out) return std::nullopt;
  const bool fits = !__builtin_add_overflow(expansion->gAfter, out->cost, &out->g);
  if (!fits) out->g = kInfiniteCost;
  if (isNew) out->g = e.gAfter;  // at any angle it need not be by the move
  if (const auto line = isSkipped ? lineTested(session, i) : std::nullopt) out->g = *line;
  out->skipped = reasonOf(e, session, out->g, fits);
  if (out->skipped == Skipped::NotCheaper || out->skipped == Skipped::Closed) out->knownG = e.gBefore;
  return out;
}

std::vector<NodeId> currentPath(const Session& session, const TracePlayer& player, std::size_t most) {
  std::vector<NodeId> path;
  const Trace& trace = player.trace();
  if (session.isForeign() || !followsPath(session.algorithm()) || player.position() <= trace.begin())
    return path;
  // What is on the path: entered and not left. A deepening search then has it OPEN; depth-first search has it CLOSED.
  const NodeStatus entered =
      session.algorithm() == Algorithm::DepthFirst ? NodeStatus::Closed : NodeStatus::Open;
  NodeId n = player.current();
  const Event& last = trace[player.position() - 1];
  const bool isSolved = last.kind == EventKind::Goal || last.kind == EventKind::Route;
  if (isSolved) {
    n = player.route().empty() ? last.node : player.route()[0];
    path.push_back(n);
    n = player.node(n).parent;
  }
  while (n != kNoNode && player.status(n) != entered) n = player.node(n).parent;
  for (; n != kNoNode && path.size() < most; n = player.node(n).parent) path.push_back(n);
  return path;
}

void NodeHistory::watch(NodeId first, NodeId count) {
  m_node = first;
  m_count = count;
  m_first = m_next = 0;
  m_positions.clear();
}

bool NodeHistory::scan(const Trace& trace, std::size_t most) {
  if (m_count == 0) return false;
  if (trace.begin() < m_first || trace.end() < m_next) watch(m_node, m_count);
  m_first = trace.begin();
  m_next = std::max(m_next, trace.begin());
  m_positions.erase(m_positions.begin(),
                    std::lower_bound(m_positions.begin(), m_positions.end(), trace.begin()));
  const std::size_t last = std::min(trace.end(), m_next + most);
  for (; m_next < last; ++m_next)
    if (trace[m_next].node - m_node < m_count) m_positions.push_back(m_next);
  return m_next < trace.end();
}

void DepthCount::begin() {
  m_bins.clear();
  m_width = 1;
  m_next = 0;
}

bool DepthCount::scan(const TracePlayer& player, std::size_t most) {
  const PlayedNodes& nodes = player.looks();
  const std::size_t end = std::min(nodes.size(), m_next + most);
  while (m_next < end) {
    const std::span<const PlayedNodes::Look> block = nodes.looks(m_next);
    const std::size_t count = std::min(block.size(), end - m_next);
    for (const PlayedNodes::Look& look : block.first(count))
      if (look.status == NodeStatus::Open || look.status == NodeStatus::Closed)
        add(look.g, look.status == NodeStatus::Open);
    m_next += count;
  }
  return m_next < nodes.size();
}

void DepthCount::add(Cost g, bool isOpen) {
  if (g == kInfiniteCost) return;
  while (g / m_width >= kMostBins) {
    for (std::size_t i = 0; i < m_bins.size(); i += 2) {
      Bin both = m_bins[i];
      if (i + 1 < m_bins.size()) {
        both.closed += m_bins[i + 1].closed;
        both.open += m_bins[i + 1].open;
      }
      m_bins[i / 2] = both;
    }
    m_bins.resize((m_bins.size() + 1) / 2);
    m_width *= 2;
  }
  const std::size_t bin = g / m_width;
  if (bin >= m_bins.size()) m_bins.resize(bin + 1);
  ++(isOpen ? m_bins[bin].open : m_bins[bin].closed);
}

std::vector<NodeId> descendants(const TracePlayer& player, NodeId node) {
  enum : std::uint8_t { Unknown, Within, Outside };
  const PlayedNodes& nodes = player.nodes();
  std::vector<std::uint8_t> known(nodes.size(), Unknown);
  std::vector<NodeId> path, out;
  for (NodeId n = 0; n < nodes.size(); ++n) {
    if (nodes.status(n) == NodeStatus::Unseen) continue;
    path.clear();
    NodeId at = n;
    // Deepening searches leave old parents behind, which may lead in circles: a node met twice is outside.
    while (at < nodes.size() && at != node && known[at] == Unknown) {
      known[at] = Outside;
      path.push_back(at);
      at = nodes[at].parent;
    }
    const bool within = at == node || (at < nodes.size() && known[at] == Within);
    if (within)
      for (const NodeId w : path) known[w] = Within;
    if (n == node || known[n] == Within) out.push_back(n);
  }
  return out;
}

std::vector<NodeId> expandedInRound(const Session& session, const TracePlayer& player) {
  std::vector<NodeId> out;
  const std::size_t begun = repairs(session.algorithm()) ? roundsBegun(session, player.position()) : 0;
  if (begun < 2) return out;
  const std::uint64_t before = session.round(begun - 1).expandedBefore;
  const PlayedNodes& nodes = player.nodes();
  for (NodeId n = 0; n < nodes.size(); ++n)
    if (const std::uint32_t at = nodes[n].expandedAt; at != kNever && at >= before) out.push_back(n);
  return out;
}

OpenAndClosed::OpenAndClosed(std::shared_ptr<MemoryAccount> memory)
    : m_memory(std::move(memory)), m_blocks(AccountAllocator<std::uint64_t*>(*m_memory)) {}

OpenAndClosed::~OpenAndClosed() {
  for (std::size_t b = 0; b < m_blocks.size(); ++b) release(b);
}

std::uint64_t& OpenAndClosed::place(NodeId n) {
  const std::size_t b = n / kItems;
  if (b >= m_blocks.size()) m_blocks.resize(b + 1);
  if (m_blocks[b] == nullptr) {
    auto block = std::make_unique<std::uint64_t[]>(kItems);
    m_memory->take(kBytes);
    m_blocks[b] = block.release();
  }
  return m_blocks[b][n % kItems];
}

void OpenAndClosed::release(std::size_t block) {
  if (m_blocks[block] == nullptr) return;
  delete[] m_blocks[block];
  m_blocks[block] = nullptr;
  m_memory->give(kBytes);
}

void OpenAndClosed::catchUp(const Trace& trace) {
  assert(m_next >= trace.begin());
  for (; m_next < trace.end(); ++m_next) {
    const Event& e = trace[m_next];
    const bool isOpen = e.statusAfter == NodeStatus::Open;
    if (insertsIntoOpen(e) || e.kind == EventKind::Expand || (isOpen && e.statusBefore != NodeStatus::Open)) {
      std::uint64_t& place = this->place(e.node);
      place = ++m_moves << 1 | static_cast<std::uint64_t>(isOpen);
    } else if (e.statusBefore == NodeStatus::Open && !isOpen) {
      place(e.node) &= ~std::uint64_t{1};
    }
  }
}

OpenAndClosed::Lists OpenAndClosed::take() {
  std::size_t open = 0, closed = 0;
  for (const std::uint64_t* block : m_blocks)
    for (std::size_t i = 0; block != nullptr && i < kItems; ++i)
      if (block[i] != 0) ++(block[i] & 1 ? open : closed);
  // Age and number in one: what is reserved is only touched as the blocks go.
  std::vector<std::uint64_t> keys;
  const auto gather = [&](bool isOpen, std::size_t count, bool releases) {
    keys.clear();
    keys.reserve(count);
    for (std::size_t b = 0; b < m_blocks.size(); ++b) {
      for (std::size_t i = 0; m_blocks[b] != nullptr && i < kItems; ++i) {
        const std::uint64_t place = m_blocks[b][i];
        if (place == 0 || ((place & 1) != 0) != isOpen) continue;
        const std::uint64_t age = std::min<std::uint64_t>(m_moves - (place >> 1), 0xFFFFFFFFu);
        keys.push_back((0xFFFFFFFFu - age) << 32 | (b * kItems + i));
      }
      if (releases) release(b);
    }
    std::ranges::sort(keys);
    std::vector<NodeId> nodes;
    nodes.reserve(keys.size());
    for (const std::uint64_t key : keys) nodes.push_back(static_cast<NodeId>(key));
    return nodes;
  };
  Lists lists;
  lists.open = gather(true, open, false);
  lists.closed = gather(false, closed, true);
  m_moves = 0;
  return lists;
}

}  // namespace searchlight::search
