// widgets/words/event_facts.cpp: sums, moves and bounds; the values of a line of pseudocode.
#include "widgets/words/event_facts.h"

#include <QLocale>
#include <QStringList>

#include "widgets/run/watched_run.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::Algorithm;
using search::Cost;
using search::Event;
using search::EventKind;
using search::kNoNode;
using search::NodeId;
using search::Successor;

namespace {

QString boundIn(const search::Session& session, const NodeNames& names, Cost bound) {
  return session.algorithm() == Algorithm::IterativeDeepening ? countText(bound) : names.cost(bound);
}

}  // namespace

QString EventFacts::successorName() const {
  const Event* const from = m_names.isNodeAMove && m_names.move ? expansion() : nullptr;
  const QString move = from ? m_names.move(m_session, from->node, m_e.node, {}).simplified() : QString();
  return move.isEmpty() ? node() : move;
}

std::optional<Successor> EventFacts::successor() const {
  if (m_session.algorithm() == Algorithm::LazyThetaStar && m_e.kind == EventKind::Duplicate)
    return std::nullopt;
  return search::successorAt(m_session, m_i);
}

QString EventFacts::sum(Cost g) const {
  if (!m_names.usesHeuristic) return QStringLiteral("g ") + m_names.cost(g);
  const Cost h = m_session.heuristic(m_e.node), f = m_session.priority(g, h);
  if (ordersByH(m_session)) return QStringLiteral("h %1, g %2").arg(m_names.cost(h), m_names.cost(g));
  if (m_session.algorithm() == Algorithm::MeetInTheMiddle)
    return tr("g %1, h %2: priority %3").arg(m_names.cost(g), m_names.cost(h), m_names.cost(f));
  const bool isWeighted = m_session.algorithm() == Algorithm::WeightedAStar;
  const double weight = isWeighted ? m_session.options().weight : 1;
  const NodeNames::Sum told = m_names.sum(g, h, f, weight);
  if (!isWeighted) return QStringLiteral("g %1 + h %2 = f %3").arg(told.a, told.b, told.sum);
  // The weighted estimate is rounded down to whole units, which is seen where units are large.
  const bool isExact = g + weight * h - f < 1e-9 || m_names.shownPerCost < 0.01;
  const QString weighted = QStringLiteral("%1 × h %2").arg(QLocale().toString(weight, 'g', 6), told.b);
  return QStringLiteral("g %1 + %2 %3 f %4")
      .arg(told.a, isExact ? weighted : QStringLiteral("⌊%1⌋").arg(weighted),
           told.addsUp || !isExact ? QStringLiteral("=") : QStringLiteral("≈"), told.sum);
}

QString EventFacts::reached() const {
  const QString from = name(m_e.parentAfter);
  if (m_session.algorithm() == Algorithm::JumpPoint) return tr("reached by a jump from %1").arg(from);
  if (isAnyAngle()) return tr("reached in a straight line from %1").arg(from);
  if (m_names.move)
    if (const auto next = successor())
      if (const QString move = m_names.move(m_session, m_e.parentAfter, m_e.node, next->move);
          !move.isEmpty())
        return tr("reached from %1: %2", "state, the move in words").arg(from, move.simplified());
  return tr("reached from %1").arg(from);
}

QString EventFacts::bound() const {
  const std::size_t begun = search::roundsBegun(m_session, m_i + 1);
  if (begun == 0) return noneText();
  return boundIn(m_session, m_names, m_session.round(begun - 1).bound);
}

bool EventFacts::isLate() const {
  const search::Trace& trace = m_session.trace();
  const bool isFollowed = m_i + 1 < trace.end() && trace[m_i + 1].node == m_e.node;
  return search::losesSight(m_e) ||
         (isFollowed && (trace[m_i + 1].kind == EventKind::Expand || trace[m_i + 1].kind == EventKind::Goal));
}

QString EventFacts::backedUpText() const {
  return m_e.gAfter == search::kInfiniteCost ? QStringLiteral("∞") : m_names.cost(m_e.gAfter);
}

Cost EventFacts::goalCost() const { return m_session.sides() == 2 ? m_session.solutionCost() : m_e.gAfter; }

QString EventFacts::values() const {
  const search::ViewFrom view(m_session, m_i + 1);
  QStringList parts;
  const auto add = [&parts](const char* name, const QString& value) {
    parts += QStringLiteral("%1 = %2").arg(QLatin1String(name), value);
  };
  const bool isByPriority = m_session.algorithm() == Algorithm::MeetInTheMiddle;
  const auto addSum = [&](const char* g, const char* f, Cost cost) {
    if (showsF())
      add(isByPriority ? std::string("priority").append(f + 1).c_str() : f,
          m_names.cost(m_session.priorityOf(m_e.node, cost)));
    else
      add(g, m_names.cost(cost));
  };
  switch (m_e.kind) {
    case EventKind::Generate:
    case EventKind::Relax:
    case EventKind::Reopen:
      if (m_e.parentAfter == kNoNode) {
        add(isBackward() ? "goal" : "start", node());
      } else {
        add(isAnyAngle() ? "p" : "n", name(m_e.parentAfter));
        add("m", successorName());
      }
      addSum("g(m)", "f(m)", m_e.gAfter);
      break;
    case EventKind::Cut:
      if (goesInRounds()) {
        add("n", node());
        addSum("g(n)", "f(n)", m_e.gAfter);
        add("bound", bound());
        break;
      }
      [[fallthrough]];
    case EventKind::Duplicate:
    case EventKind::Prune:
      add("m", successorName());
      if (isDepthFirst() || isRepairing()) break;  // what is marked is skipped whatever it costs
      if (const auto next = successor()) {
        if (m_e.kind == EventKind::Cut && showsF())
          add("f(m)", m_names.cost(m_session.priorityOf(m_e.node, next->g)));
        else if (forgets())
          addSum("g(m)", "f(m)", next->g);
        else if (m_e.kind == EventKind::Duplicate)
          add("g(n) + cost", m_names.cost(next->g));
      }
      if (isSma()) break;
      if (m_e.kind == EventKind::Cut)
        add("bound", bound());
      else if (m_e.kind == EventKind::Duplicate && !forgets())
        add("g(m)", m_names.cost(m_e.gBefore));
      break;
    case EventKind::Expand:
      add("n", node());
      addSum("g", "f", m_e.gAfter);
      if (isDeepening() || goesInRounds()) add("bound", bound());
      break;
    case EventKind::Round:
      if (isRepairing())
        add("repair", countText(roundNumber() - 1));
      else
        add("bound", bound());
      break;
    case EventKind::Raise:
      add("m", node());
      add("rhs(m)", m_names.cost(m_e.gAfter));
      break;
    case EventKind::Walk: add("agent", node()); break;
    case EventKind::Meet:
    case EventKind::Scan: add("m", node()); break;
    case EventKind::Sight:
      add("p", name(m_e.parentBefore));
      add(isLate() ? "n" : "m", node());
      add("g(p) + length", m_names.cost(m_e.gBefore));
      break;
    case EventKind::Goal:
      add(m_session.algorithm() == Algorithm::BreadthFirst || isBeam() ? "m" : "n", node());
      add("g", m_names.cost(goalCost()));
      break;
    case EventKind::Drop:
      add("m", node());
      addSum("g(m)", "f(m)", m_e.gAfter);
      break;
    case EventKind::Backup:
      add("n", node());
      add("F(n)", backedUpText());
      break;
    case EventKind::Backtrack:
    case EventKind::Route: add("n", node()); break;
  }
  return parts.join(QStringLiteral("; "));
}

QString EventFacts::openName(const search::Session& session, NodeId node) {
  if (session.sides() == 1) return QStringLiteral("OPEN");
  return session.isBackward(node) ? tr("the goal's OPEN") : tr("the start's OPEN");
}

QString eventValues(const search::Session& session, const NodeNames& names, std::size_t i) {
  if (!holdsEvent(session, i) || session.isForeign()) return {};
  return EventFacts(session, names, i).values();
}

QString openName(const search::Session& session, NodeId node) { return EventFacts::openName(session, node); }

bool ordersByH(const search::Session& session) { return session.algorithm() == Algorithm::Greedy; }

bool showsF(const search::Session& session, const NodeNames& names) {
  return names.usesHeuristic && !ordersByH(session);
}

QString boundText(const WatchedRun& run, Cost bound) { return boundIn(run.session(), run.names(), bound); }

}  // namespace searchlight::ui
