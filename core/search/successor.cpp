// core/search/successor.cpp: which node was expanded, and what became of its successor.
#include "core/search/successor.h"

#include "core/search/breakpoint.h"

namespace searchlight::search {
namespace {

// Why a successor that changed nothing was left alone. A deepening search tells of every successor and follows it later.
Skipped reasonOf(const Event& e, const Session& session, Cost g, bool fits) {
  switch (e.kind) {
    case EventKind::Prune: return Skipped::Pruned;
    case EventKind::Cut: return Skipped::Beyond;
    case EventKind::Duplicate: break;
    default: return Skipped::No;
  }
  if (!fits) return Skipped::TooDear;
  if (deepens(session.algorithm())) return Skipped::No;
  if (e.statusBefore == NodeStatus::DeadEnd && session.algorithm() != Algorithm::DepthFirst)
    return Skipped::Pruned;
  return g >= e.gBefore ? Skipped::NotCheaper : Skipped::Closed;
}

}  // namespace

const Event* expansionOf(const Session& session, std::size_t i) {
  const Trace& trace = session.trace();
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

std::optional<Successor> successorAt(const Session& session, std::size_t i) {
  const Event& e = session.trace()[i];
  const bool isNew =
      e.kind == EventKind::Generate || e.kind == EventKind::Relax || e.kind == EventKind::Reopen;
  const bool isSkipped =
      e.kind == EventKind::Duplicate || e.kind == EventKind::Prune || e.kind == EventKind::Cut;
  if (!isNew && !isSkipped) return std::nullopt;
  if (isNew && e.parentAfter == kNoNode) return std::nullopt;  // the start
  const Event* expansion = expansionOf(session, i);
  if (!expansion) return std::nullopt;
  const bool tellsAction = isNew || e.kind == EventKind::Duplicate;
  std::optional<Successor> out = session.successor(expansion->node, expansion->parentAfter, e.node,
                                                   tellsAction ? std::optional(e.detail) : std::nullopt);
  if (!out) return std::nullopt;
  const bool fits = !__builtin_add_overflow(expansion->gAfter, out->cost, &out->g);
  if (!fits) out->g = kInfiniteCost;
  out->skipped = reasonOf(e, session, out->g, fits);
  if (out->skipped == Skipped::NotCheaper || out->skipped == Skipped::Closed) out->knownG = e.gBefore;
  return out;
}

}  // namespace searchlight::search
