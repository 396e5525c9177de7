// core/trace/search_tree.cpp: how items come about, and a cursor over them.
#include "core/trace/search_tree.h"

#include <algorithm>
#include <numeric>

namespace searchlight::search {

namespace {

// A cursor that goes this far looks at all items instead, where these are fewer.
constexpr std::size_t kFarForTree = 100'000;

}  // namespace

SearchTree::SearchTree(std::shared_ptr<MemoryBudget> budget)
    : m_memory(std::move(budget)), m_items(m_memory), m_itemOf(m_memory), m_level(m_memory) {
  clear();
}

void SearchTree::clear() {
  m_items.clear();
  m_itemOf.clear();
  m_level.clear();
  m_rounds.assign(1, {0, 0});
  m_top = kNoItem;
  m_taken = 0;
  m_serial = 0;
  ++m_edition;
  m_isFull = false;
  m_isWhole = true;
}

SearchTree::Range SearchTree::roundAt(std::size_t position) const {
  const auto behind = std::upper_bound(m_rounds.begin() + 1, m_rounds.end(), position,
                                       [](std::size_t at, const Round& r) { return at <= r.begin; });
  return {(behind - 1)->first, behind == m_rounds.end() ? size() : behind->first};
}

bool SearchTree::takeIn(const Session& session, std::size_t most) {
  const Trace& trace = session.trace();
  if (session.serial() != m_serial || m_taken < trace.begin()) {
    clear();
    m_serial = session.serial();
    m_deepens = forgets(session.algorithm());
    m_goesBack = !session.isForeign();
    m_goesInRounds = m_goesBack && goesInRounds(session.algorithm());
    m_repairs = repairs(session.algorithm()) && m_goesBack;
    if (trace.begin() > 0) takeBase(session);
  }
  if (m_isFull) return false;
  const std::size_t end = std::min({trace.end(), m_taken + most, std::size_t{kNotYet} - 1});
  try {
    while (m_taken < end) {
      const Trace::Stretch s = trace.stretch(m_taken);
      const std::size_t last = std::min(end, s.first + s.events.size());
      for (; m_taken < last; ++m_taken)
        take(s.events[m_taken - s.first], static_cast<std::uint32_t>(m_taken));
    }
  } catch (const std::bad_alloc&) {
    m_isFull = true;
  }
  return !m_isFull && m_taken < trace.end() && m_taken < kNotYet - 1;
}

// What has left the window is known as it stands at its begin: each node with its last parent. Of a deepening search only the
// path is: its other nodes keep parents of other rounds.
void SearchTree::takeBase(const Session& session) {
  const Trace& trace = session.trace();
  const PlayedNodes& base = trace.base();
  m_isWhole = false;
  m_taken = trace.begin();
  try {
    std::vector<NodeId> path;
    std::vector<bool> isMet(base.size());  // while a search is repaired, parents may lead in circles
    for (NodeId n = 0; n < base.size(); ++n) {
      const NodeStatus status = base.status(n);
      if (status == NodeStatus::Unseen || (m_deepens && status != NodeStatus::Open)) continue;
      for (NodeId at = n; at < base.size() && itemOf(at) == kNoItem && !isMet[at]; at = base[at].parent) {
        isMet[at] = true;
        path.push_back(at);
      }
      for (; !path.empty(); path.pop_back()) {
        const PlayedNode& node = base[path.back()];
        const Item above = node.parent == kNoNode ? kNoItem : itemOf(node.parent);
        const bool isPruned = node.status == NodeStatus::DeadEnd && node.timesExpanded == 0;
        const Item item = add(path.back(), above, 0, isPruned ? Kind::Pruned : Kind::Reached);
        if (node.timesExpanded > 0 && node.status != NodeStatus::Unseen &&
            (m_deepens || node.status != NodeStatus::Open))
          m_items[item].expanded = 0;
        if (node.status == NodeStatus::DeadEnd) m_items[item].ended = 0;
        if (!isPruned) setItemOf(path.back(), item);
        if (m_deepens) m_top = item;
      }
    }
  } catch (const std::bad_alloc&) {
    m_isFull = true;
  }
}

SearchTree::Item SearchTree::itemOf(NodeId node) const {
  if (node >= m_itemOf.size()) return kNoItem;
  const Item item = m_itemOf[node];
  return item != kNoItem && item >= m_rounds.back().first ? item : kNoItem;
}

void SearchTree::setItemOf(NodeId node, Item item) {
  while (m_itemOf.size() <= node) m_itemOf.push_back(kNoItem);
  m_itemOf[node] = item;
}

SearchTree::Item SearchTree::add(NodeId node, Item parent, std::uint32_t at, Kind kind) {
  const std::uint32_t depth = parent == kNoItem ? 0 : m_items[parent].depth + 1;
  while (m_level.size() <= depth) m_level.push_back(0);
  const Item item = size();
  const Item known = node < m_itemOf.size() ? m_itemOf[node] : kNoItem;
  Record record{node,    parent,  kind == Kind::Reached ? known : kNoItem,
                kNoItem, item,    at,
                kNotYet, kNotYet, m_level[depth],
                0,       0,       kind};
  record.depth = depth & kDepths;
  m_items.push_back(record);
  ++m_level[depth];
  if (parent == kNoItem) return item;
  Record& above = m_items[parent];
  if (above.lastChild != kNoItem) {
    m_items[item].next = m_items[above.lastChild].next;
    m_items[above.lastChild].next = item;
  }
  above.lastChild = item;
  return item;
}

void SearchTree::take(const Event& e, std::uint32_t at) {
  switch (e.kind) {
    case EventKind::Duplicate:
    case EventKind::Scan:
    case EventKind::Meet:
    case EventKind::Backup:
    case EventKind::Walk:
    case EventKind::Route: return;
    case EventKind::Sight:
      if (!losesSight(e)) return;
      break;
    case EventKind::Cut:
      if (m_goesInRounds) return;  // a node of OPEN, which stays there
      [[fallthrough]];
    case EventKind::Prune:
      add(e.node, m_top, at, e.kind == EventKind::Cut ? Kind::Cut : Kind::Pruned);
      return;
    case EventKind::Raise:
      if (e.statusAfter != NodeStatus::DeadEnd) break;
      if (const Item lost = itemOf(e.node); lost != kNoItem) m_items[lost].ended = at;
      return;
    case EventKind::Round:
      if (m_goesInRounds || m_repairs) return;  // the tree goes on
      if (m_rounds.size() == 1 && size() == 0)
        m_rounds.clear();  // what comes before the first round is no tree
      m_rounds.push_back({at, size()});
      m_level.clear();
      m_top = kNoItem;
      return;
    case EventKind::Drop:
      if (const Item dropped = itemOf(e.node); dropped != kNoItem) m_items[dropped].ended = at;
      return;
    case EventKind::Backtrack:
      if (!m_goesBack) return;
      if (const Item left = itemOf(e.node); left != kNoItem) {
        m_items[left].ended = at;
        m_top = m_items[left].parent;
      }
      return;
    default: break;
  }
  const bool isArrival = e.kind == EventKind::Generate || e.kind == EventKind::Relax ||
                         e.kind == EventKind::Reopen || e.kind == EventKind::Raise ||
                         e.kind == EventKind::Sight;
  const Item known = itemOf(e.node), above = e.parentAfter == kNoNode ? kNoItem : itemOf(e.parentAfter);
  Item item = known;
  const bool standsThere = e.kind == EventKind::Relax && known != kNoItem && m_items[known].parent == above &&
                           m_items[known].expanded == kNotYet;
  if (known == kNoItem || (m_deepens && !isArrival) || (isArrival && !standsThere)) {
    item = add(e.node, above, at, Kind::Reached);
    setItemOf(e.node, item);
    if (known != kNoItem && isArrival && m_items[known].ended == kNotYet) {
      m_items[known].ended = at;
      m_items[known].isReplaced = 1;
    }
  }
  // A repairing search may settle a node without taking it from OPEN.
  if (isArrival && e.statusAfter == NodeStatus::Closed) m_items[item].expanded = at;
  if (isArrival) return;
  m_top = item;
  // A goal that is recognised stays where it is.
  if (m_items[item].expanded == kNotYet && (m_deepens || e.statusAfter != NodeStatus::Open))
    m_items[item].expanded = at;
}

// ---- A cursor ------------------------------------------------------------------------------------------------------------------

std::uint32_t TreeCursor::Level::all() const {
  return std::accumulate(count.begin(), count.end(), std::uint32_t{0});
}

TreeCursor::Level TreeCursor::total() const {
  Level sum;
  for (const Level& level : m_levels)
    for (std::size_t k = 0; k < kItemStates; ++k) sum.count[k] += level.count[k];
  return sum;
}

TreeCursor::Item TreeCursor::itemOf(const SearchTree& tree, NodeId node) const {
  if (node >= m_itemOf.size()) return SearchTree::kNoItem;
  const Item item = m_itemOf[node];
  return item >= m_first && item < m_end && tree.node(item) == node ? item : SearchTree::kNoItem;
}

void TreeCursor::setItemOf(NodeId node, Item item) {
  if (node >= m_itemOf.size()) m_itemOf.resize(std::size_t{node} + 1, SearchTree::kNoItem);
  m_itemOf[node] = item;
}

void TreeCursor::change(const SearchTree& tree, Item item, int by, ItemState state) {
  const std::uint32_t depth = tree.depth(item);
  if (depth >= m_levels.size()) m_levels.resize(depth + 1);
  m_levels[depth].count[static_cast<std::size_t>(state)] += static_cast<std::uint32_t>(by);
  while (by < 0 && !m_levels.empty() && m_levels.back() == Level{}) m_levels.pop_back();
}

void TreeCursor::recount(const SearchTree& tree, std::size_t position) {
  const SearchTree::Range round = tree.roundAt(position);
  m_levels.clear();
  m_first = round.first;
  Item i = round.first;
  for (; i < round.last && tree.born(i) < position; ++i) {
    change(tree, i, 1, tree.stateAt(i, position));
    if (!tree.isLeafForGood(i)) setItemOf(tree.node(i), i);
  }
  m_end = i;
}

void TreeCursor::moveTo(const SearchTree& tree, const Trace& trace, std::size_t position) {
  const bool isOther = m_edition != tree.edition() || m_position < trace.begin();
  const std::size_t far = position > m_position ? position - m_position : m_position - position;
  const bool isFar = far > kFarForTree && far > m_end - m_first;
  const bool crosses = tree.roundAt(position).first != m_first || tree.roundAt(m_position).first != m_first;
  m_edition = tree.edition();
  if (isOther || isFar || crosses) {
    if (isOther) m_itemOf.clear();
    recount(tree, position);
  } else {
    for (std::size_t i = m_position; i < position; ++i) forwards(tree, trace[i], i);
    for (std::size_t i = m_position; i-- > position;) backwards(tree, trace[i], i);
  }
  m_position = position;
}

void TreeCursor::forwards(const SearchTree& tree, const Event& e, std::size_t at) {
  if (m_end < tree.size() && tree.born(m_end) == at) {
    const Item item = m_end++;
    if (const Item known = tree.previous(item);
        known != SearchTree::kNoItem && tree.wasReplacedAt(known, at)) {
      change(tree, known, -1, tree.stateAt(known, at));
      change(tree, known, 1, ItemState::Replaced);
    }
    change(tree, item, 1, tree.stateAt(item, at + 1));
    if (!tree.isLeafForGood(item)) setItemOf(e.node, item);
  } else if (const Item item = itemOf(tree, e.node);
             item != SearchTree::kNoItem && tree.changedAt(item, at)) {
    change(tree, item, 1, tree.stateAt(item, at + 1));
    change(tree, item, -1, tree.stateAt(item, at));
  }
}

void TreeCursor::backwards(const SearchTree& tree, const Event& e, std::size_t at) {
  if (m_end > m_first && tree.born(m_end - 1) == at) {
    const Item item = m_end - 1, known = tree.previous(item);
    change(tree, item, -1, tree.stateAt(item, at + 1));
    if (!tree.isLeafForGood(item)) setItemOf(e.node, known);
    if (known != SearchTree::kNoItem && tree.wasReplacedAt(known, at)) {
      change(tree, known, 1, tree.stateAt(known, at));
      change(tree, known, -1, ItemState::Replaced);
    }
    --m_end;
  } else if (const Item item = itemOf(tree, e.node);
             item != SearchTree::kNoItem && tree.changedAt(item, at)) {
    change(tree, item, 1, tree.stateAt(item, at));
    change(tree, item, -1, tree.stateAt(item, at + 1));
  }
}

TreeCursor::Item TreeCursor::current(const SearchTree& tree, const Trace& trace) const {
  for (std::size_t i = m_position; i-- > trace.begin();) {
    const Event& e = trace[i];
    if (e.kind == EventKind::Expand || e.kind == EventKind::Goal) return itemOf(tree, e.node);
    if (e.kind == EventKind::Round) break;
    if (e.kind != EventKind::Backtrack || !tree.goesBack()) continue;
    const Item left = itemOf(tree, e.node);
    return left == SearchTree::kNoItem ? left : tree.parent(left);
  }
  return SearchTree::kNoItem;
}

}  // namespace searchlight::search
