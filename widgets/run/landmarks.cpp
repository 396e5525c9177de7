// widgets/run/landmarks.cpp: what each landmark looks like in a trace.
#include "widgets/run/landmarks.h"

#include "core/trace/breakpoint.h"
#include "core/trace_formats/foreign_trace.h"

namespace searchlight::ui {

using search::Event;
using search::EventKind;
using search::Session;

namespace {

std::optional<EventKind> kindOf(Landmark landmark) {
  switch (landmark) {
    case Landmark::NextGenerate: return EventKind::Generate;
    case Landmark::NextReopen: return EventKind::Reopen;
    case Landmark::NextRelax: return EventKind::Relax;
    case Landmark::Goal: return EventKind::Goal;
    case Landmark::Round: return EventKind::Round;
    case Landmark::LargerF: break;
  }
  return std::nullopt;
}

WatchedRun::Predicate ofKind(EventKind kind) {
  return [kind](const Session& session, std::size_t i) { return session.trace()[i].kind == kind; };
}

}  // namespace

bool happensIn(const Session& session, EventKind kind) {
  if (const auto* recorded = dynamic_cast<const search::ForeignTrace*>(&session))
    return recorded->tells(kind);
  return search::pseudocodeLine(search::info(session.algorithm()), kind) >= 0;
}

bool occursIn(const Session& session, Landmark landmark) {
  if (landmark == Landmark::LargerF) return hasF(session);
  if (landmark == Landmark::Goal) return true;
  return happensIn(session, *kindOf(landmark));
}

WatchedRun::Predicate landmarkAhead(Landmark landmark, std::optional<search::Cost> now) {
  if (const auto kind = kindOf(landmark)) return ofKind(*kind);
  return [now](const Session& session, std::size_t i) {
    const Event& e = session.trace()[i];
    return e.kind == EventKind::Expand && (!now || search::expandedPriority(session, e) > *now);
  };
}

WatchedRun::Predicate landmarkBehind(Landmark landmark) {
  if (const auto kind = kindOf(landmark)) return ofKind(*kind);
  return [](const Session& session, std::size_t i) {
    const Event& e = session.trace()[i];
    if (e.kind != EventKind::Expand) return false;
    const Event* before = search::expansionBefore(session.trace(), i);
    if (!before) return session.trace().begin() == 0;
    return search::expandedPriority(session, e) > search::expandedPriority(session, *before);
  };
}

}  // namespace searchlight::ui
