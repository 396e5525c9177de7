// core/trace/board_event.cpp: from an event's record to what it says of two states.
#include "core/trace/board_event.h"

#include <utility>

#include "core/search/deepening.h"
#include "core/trace/player_queries.h"

namespace searchlight::search {
namespace {

class StateEvent {
 public:
  StateEvent(const Session& session, std::size_t i, const MoveCost& moveCost)
      : m_session(session), m_trace(session.trace()), m_i(i), m_e(m_trace[i]), m_moveCost(moveCost) {}

  BoardEvent tell() {
    m_told.kind = m_e.kind;
    m_told.node = m_e.node;
    m_told.isBackward = m_session.isBackward(m_e.node);
    switch (m_e.kind) {
      case EventKind::Generate:
      case EventKind::Relax:
      case EventKind::Reopen: takeNew(); break;
      case EventKind::Duplicate:
      case EventKind::Prune:
      case EventKind::Cut: isPassedOver() ? takePassed() : takeSkipped(); break;
      case EventKind::Scan: takeExpansion(); break;
      case EventKind::Route: takeRoute(); break;
      case EventKind::Sight: takeSight(); break;
      case EventKind::Raise: takeRaised(); break;
      case EventKind::Walk: takeWalk(); break;
      case EventKind::Round: break;
      case EventKind::Backup: m_told.g = m_e.gAfter; break;
      case EventKind::Expand:
      case EventKind::Backtrack:
      case EventKind::Drop:
      case EventKind::Meet:
      case EventKind::Goal:
        m_told.parent = m_e.parentAfter;
        m_told.g = m_e.gAfter;
        break;
    }
    return std::move(m_told);
  }

 private:
  const Event* takeExpansion() {
    const Event* const expansion = expansionOf(m_session, m_i);
    if (!expansion) return nullptr;
    m_told.parent = expansion->node;
    m_told.before = expansion->parentAfter;
    return expansion;
  }

  void takeNew() {
    m_told.fate = m_e.kind == EventKind::Generate ? Fate::IntoOpen : Fate::Cheaper;
    m_told.g = m_e.gAfter;
    if (m_told.fate == Fate::Cheaper) m_told.knownG = m_e.gBefore;
    if (m_e.parentAfter == kNoNode) return;  // a start
    const Event* const expansion = takeExpansion();
    m_told.parent = m_e.parentAfter;
    if (expansion && expansion->node != m_told.parent)
      m_told.before.reset();  // any-angle: not by the one that is expanded
  }

  // What a line of sight that is free leads to is told by the event that follows.
  void takeSight() {
    m_told.parent = m_e.parentBefore;
    m_told.g = m_e.gBefore;
    m_told.fate = m_e.detail != 0 ? Fate::Seen : Fate::Hidden;
  }

  // A node of OPEN that this round leaves there.
  bool isPassedOver() const {
    return m_e.kind == EventKind::Cut && goesInRounds(m_session.algorithm()) && !m_session.isForeign();
  }
  void takePassed() {
    m_told.fate = Fate::Beyond;
    m_told.parent = m_e.parentAfter;
    m_told.g = m_e.gAfter;
  }

  void takeRaised() {
    m_told.fate = Fate::Costlier;
    m_told.parent = m_e.parentAfter;
    m_told.g = m_e.gAfter;
    m_told.knownG = m_e.gBefore;
  }

  // From where the agent stood: at the last step, or where the path began that it follows.
  void takeWalk() {
    m_told.isBackward = false;
    for (std::size_t k = m_i; k-- > m_trace.begin();)
      if (m_trace[k].kind == EventKind::Walk || m_trace[k].kind == EventKind::Goal) {
        m_told.parent = m_trace[k].node;
        return;
      }
  }

  void takeSkipped() {
    m_told.fate = m_e.kind == EventKind::Prune ? Fate::Dead
                  : m_e.kind == EventKind::Cut ? Fate::Beyond
                                               : Fate::Known;
    const Event* const expansion = takeExpansion();
    if (m_e.kind == EventKind::Prune && expansion && m_e.parentAfter == expansion->node &&
        m_e.statusBefore == NodeStatus::Unseen) {
      m_told.g = m_e.gAfter;  // it has just become a node by this way
    } else if (const auto cost = expansion ? costFrom(expansion->node) : std::nullopt) {
      m_told.g = saturatingAdd(expansion->gAfter, *cost);
      if (m_e.kind == EventKind::Duplicate && expansion->gAfter > kInfiniteCost - *cost &&
          !repairs(m_session.algorithm()))
        m_told.fate = Fate::Beyond;
      else if (m_e.kind == EventKind::Duplicate && forgets(m_session.algorithm()))
        m_told.fate = Fate::IntoOpen;  // it is followed later
    }
    // Cut under any bound.
    if (m_e.kind == EventKind::Cut && m_session.usesHeuristic() &&
        m_session.heuristic(m_e.node) == kInfiniteCost)
      m_told.fate = Fate::Dead;
    if (m_told.fate == Fate::Known && m_e.statusBefore != NodeStatus::Unseen) m_told.knownG = m_e.gBefore;
    if (m_told.fate == Fate::Dead) m_told.blame.reason = Reason::Other;
  }

  std::optional<Cost> costFrom(NodeId expanded) const {
    if (m_moveCost)
      if (const auto cost = m_moveCost(expanded, m_e.node)) return cost;
    const auto successor = successorAt(m_session, m_i);
    return successor ? std::optional(successor->cost) : std::nullopt;
  }

  bool isRoute(std::size_t k) const { return k < m_trace.end() && m_trace[k].kind == EventKind::Route; }
  // The state before the one of event k on the route, which is read from its end; a backward node's parent lies behind it.
  std::optional<NodeId> beforeOnRoute(std::size_t k) const {
    if (isRoute(k + 1)) return m_trace[k + 1].node;
    return m_session.isBackward(m_trace[k].node) ? std::nullopt : std::optional(m_trace[k].parentAfter);
  }
  void takeRoute() {
    m_told.isBackward = false;
    if (m_session.algorithm() == Algorithm::DStarLite) {  // read from where the agent stands
      if (m_i > m_trace.begin() && isRoute(m_i - 1)) m_told.parent = m_trace[m_i - 1].node;
      if (m_i > m_trace.begin() + 1 && isRoute(m_i - 1) && isRoute(m_i - 2))
        m_told.before = m_trace[m_i - 2].node;
      return;
    }
    m_told.parent = beforeOnRoute(m_i).value_or(kNoNode);
    if (isRoute(m_i + 1)) m_told.before = beforeOnRoute(m_i + 1);
    m_told.g = m_session.isBackward(m_e.node) ? m_session.solutionCost() - m_e.gAfter : m_e.gAfter;
  }

  const Session& m_session;
  const Trace& m_trace;
  std::size_t m_i;
  const Event& m_e;
  const MoveCost& m_moveCost;
  BoardEvent m_told;
};

}  // namespace

BoardEvent stateEvent(const Session& session, std::size_t i, const MoveCost& moveCost) {
  return StateEvent(session, i, moveCost).tell();
}

BoardEvent cellEvent(const Session& session, std::size_t i, const CellOfNode& cell) {
  BoardEvent e = stateEvent(session, i);
  if (e.parent == kNoNode) return e;
  const auto from = cell(e.parent), to = cell(e.node);
  if (from && to && !(*from == *to)) e.move = BoardMove{-1, *from, *to};
  return e;
}

}  // namespace searchlight::search
