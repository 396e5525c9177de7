// core/trace/breakpoint.h: where playing stops by itself.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/search/session.h"
#include "core/trace/condition.h"

namespace searchlight::search {

struct Breakpoint {
  enum class Kind : std::uint8_t {
    AtState,   // any event at a node of `state`
    AtEvent,   // any event of kind `value`
    FExceeds,  // a node is expanded whose f is above `value`, the first time since f was not
    FDecreases,  // a node is expanded whose f is below that of the expansion before: h is not consistent, or ties are coarse
    AtGoal,
    AtMove,  // a successor is met by a move that core calls `state`, or that begins with these words (Successor::move)
    AtCondition,  // an event for which `state`, a condition as text (condition.h), holds; none where it is no such text
  };
  Kind kind = Kind::AtGoal;
  std::uint64_t value = 0;
  bool enabled = true;
  std::string state = {};  // as Session::stateText has it, so that it means the same in every session
  friend bool operator==(const Breakpoint&, const Breakpoint&) = default;

  // Whether `state` and `value` mean anything.
  bool hasState() const { return kind == Kind::AtState || kind == Kind::AtMove || kind == Kind::AtCondition; }
  bool hasValue() const { return kind == Kind::AtEvent || kind == Kind::FExceeds; }

  static Breakpoint ofMove(std::string words) { return {Kind::AtMove, 0, true, std::move(words)}; }
  static Breakpoint when(std::string condition) { return {Kind::AtCondition, 0, true, std::move(condition)}; }
  static Breakpoint at(std::string state) { return {Kind::AtState, 0, true, std::move(state)}; }
};

// The priority of the node that an Expand event takes from OPEN. In a deepening search the record from before is that of
// an earlier round, hence the one from after.
inline Cost expandedPriority(const Session& s, const Event& e) {
  return s.priority(e.gAfter, s.heuristic(e.node));
}

// The expansion before position i, or nullptr when the window holds none.
const Event* expansionBefore(const Trace& trace, std::size_t i);

// Looks out for breakpoints along a session's trace. States are looked up once in every session, and again only while it
// has not met them.
class BreakpointWatch {
 public:
  BreakpointWatch() = default;
  explicit BreakpointWatch(std::vector<Breakpoint> breakpoints) { set(std::move(breakpoints)); }
  void set(std::vector<Breakpoint> breakpoints);
  const std::vector<Breakpoint>& breakpoints() const { return m_breakpoints; }

  // The index of the first enabled breakpoint that event i of the session's trace hits; -1: none. A condition about depths needs a player
  // that stands behind the event; costs in conditions are in the unit that people see.
  int hit(const Session& session, std::size_t i, const TracePlayer* player = nullptr,
          double shownPerCost = 1);

 private:
  struct Place {
    States state;             // null: not of this session's board
    NodeId number = kNoNode;  // Session::place; kNoNode: not met yet
    NodeId metUpTo = 0;       // no node below is the one
  };
  bool isAt(std::size_t k, const Session& session, NodeId node);

  std::vector<Breakpoint> m_breakpoints;
  std::vector<Place> m_places;                         // one a breakpoint
  std::vector<std::optional<Condition>> m_conditions;  // one a breakpoint
  std::uint64_t m_serial = 0;                          // of the session that m_places are of
};

}  // namespace searchlight::search
