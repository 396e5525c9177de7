// core/search/tie.cpp: one look at OPEN.
#include "core/search/tie.h"

#include <algorithm>

namespace searchlight::search {

std::optional<Tie> firstPlaceBefore(const Session& session, const TracePlayer& player, std::size_t most) {
  const OpenOrder order = session.openOrder();
  const std::size_t position = player.position();
  if (order.kind != OpenOrder::Kind::Priority || session.isForeign() || player.isBehind() ||
      position <= session.trace().begin())
    return std::nullopt;
  const Event& e = session.trace()[position - 1];
  if (e.kind != EventKind::Expand) return std::nullopt;
  const Cost priority = session.priorityOf(e.node, e.gAfter), least = priority / order.width;
  const std::uint32_t taken = insertionOrder(player.node(e.node));
  const NodeList& open = player.open();
  const std::size_t seen = std::min(open.size(), most);
  Tie tie{.nodes = 1, .isCounted = seen == open.size(), .priority = priority};
  for (std::size_t i = open.size() - seen; i < open.size(); ++i) {
    const NodeId n = open[i];
    if (n % session.sides() != e.node % session.sides()) continue;  // that side has an OPEN of its own
    const PlayedNode other = player.node(n);
    const Cost others = session.priorityOf(n, other.g), place = others / order.width;
    if (place > least) continue;
    const std::uint32_t inserted = insertionOrder(other);
    if (place < least || (order.lastInFirst ? inserted > taken : inserted < taken)) return std::nullopt;
    ++tie.nodes;
    tie.isSame &= others == priority;
  }
  return tie;
}

std::optional<Tie> tieBefore(const Session& session, const TracePlayer& player, std::size_t most) {
  const std::optional<Tie> tie = firstPlaceBefore(session, player, most);
  return tie && tie->nodes > 1 ? tie : std::nullopt;
}

}  // namespace searchlight::search
