// tests/core/trace_model.h: what a player should show, found without the player.
#pragma once
#include "core/trace/trace_player.h"
#include "tests/test_main.h"

namespace searchlight::testing {

using namespace searchlight::search;

// The nodes as they stand at a position, found by reading all events from the first one; no cleverness.
struct Snapshot {
  std::vector<PlayedNode> nodes;
  std::vector<NodeId> expansions, route;
  Trace::Counts counts;

  void play(const Event& e, std::size_t position) {
    if (e.kind == EventKind::Backup) return;  // it tells of what lies below
    if (e.kind == EventKind::Sight) ++counts.scanned;
    if (e.kind == EventKind::Sight && !losesSight(e)) return;  // it tells of a line, not of the record
    if (e.node >= nodes.size()) nodes.resize(e.node + 1);
    PlayedNode& n = nodes[e.node];
    n.parent = e.parentAfter;
    n.g = e.gAfter;
    n.status = e.statusAfter;
    switch (e.kind) {
      case EventKind::Generate:
      case EventKind::Relax:
      case EventKind::Reopen:
      case EventKind::Raise:
        // A repairing search may settle a node without putting it into OPEN.
        if (e.statusAfter == NodeStatus::Open) n.added = static_cast<std::uint32_t>(position);
        // The start is nobody's successor.
        counts.generated += e.parentAfter != kNoNode || e.kind == EventKind::Raise;
        counts.reopened += e.kind == EventKind::Reopen;
        break;
      case EventKind::Sight: n.added = static_cast<std::uint32_t>(position); break;
      case EventKind::Duplicate:
      case EventKind::Prune: ++counts.generated; break;
      case EventKind::Expand:
        n.expandedAt = static_cast<std::uint32_t>(expansions.size());
        n.timesExpanded = (n.timesExpanded + 1) & 0xFFFFFF;
        expansions.push_back(e.node);
        ++counts.expanded;
        break;
      case EventKind::Scan: ++counts.scanned; break;
      case EventKind::Route: route.push_back(e.node); break;
      case EventKind::Round: route.clear(); break;
      default: break;
    }
  }
  std::set<NodeId> open() const {
    std::set<NodeId> out;
    for (NodeId n = 0; n < nodes.size(); ++n)
      if (nodes[n].status == NodeStatus::Open) out.insert(n);
    return out;
  }
};

inline QString differenceFrom(const Snapshot& truth, const TracePlayer& player) {
  for (NodeId n = 0; n < std::max(truth.nodes.size(), player.nodes().size()); ++n)
    if (!(player.node(n) == (n < truth.nodes.size() ? truth.nodes[n] : PlayedNode{})))
      return u"node %1 is another"_s.arg(n);
  for (std::size_t i = 0; i < player.open().size(); ++i)
    if (player.node(player.open()[i]).openIndex != i) return u"an open node does not know its place"_s;
  if (std::set<NodeId>(player.open().begin(), player.open().end()) != truth.open() ||
      player.open().size() != truth.open().size())
    return u"OPEN is another"_s;
  if (std::vector<NodeId>(player.route()) != truth.route) return u"the route is another"_s;
  if (!(player.counts() == truth.counts)) return u"the counts are others"_s;
  return {};
}

}  // namespace searchlight::testing
