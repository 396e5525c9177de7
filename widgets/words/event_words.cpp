// widgets/words/event_words.cpp: the sentences, one for each kind of event and family of algorithms.
#include "widgets/words/event_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <optional>

#include "core/text/number_text.h"
#include "core/trace/player_queries.h"
#include "core/trace_formats/foreign_trace.h"
#include "widgets/words/event_facts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::Algorithm;
using search::Cost;
using search::Event;
using search::EventKind;
using search::kNoNode;
using search::NodeStatus;
using search::Skipped;

namespace {

// How far back the other side of a meeting is looked for.
constexpr std::size_t kFarthest = 1'000'000;

// One event of a search of ours.
class EventWords : public EventFacts {
  Q_DECLARE_TR_FUNCTIONS(EventWords)

 public:
  using EventFacts::EventFacts;

  QString sentence() const {
    const search::ViewFrom view(m_session, m_i + 1);
    switch (m_e.kind) {
      case EventKind::Generate: return generated();
      case EventKind::Relax:
        return tr("%1 in %2 gets a cheaper path: %3 instead of g %4, %5",
                  "state, list, costs, cost, reached from")
            .arg(node(), openName(), sum(), m_names.cost(m_e.gBefore), reached());
      case EventKind::Reopen:
        return tr("%1 moves from CLOSED back to %2 because a cheaper path was found: %3 instead of g %4, %5",
                  "state, list, costs, cost, reached from")
            .arg(node(), openName(), sum(), m_names.cost(m_e.gBefore), reached());
      case EventKind::Duplicate: return forgets() ? listed() : skipped();
      case EventKind::Prune: return pruned();
      case EventKind::Cut: return cut();
      case EventKind::Scan: return scanned();
      case EventKind::Expand: return expanded();
      case EventKind::Backtrack: return left();
      case EventKind::Round: return round();
      case EventKind::Meet: return met();
      case EventKind::Goal: return goal();
      case EventKind::Route: return route();
      case EventKind::Sight: return sight();
      case EventKind::Drop: return dropped();
      case EventKind::Backup: return backedUp();
      case EventKind::Raise: return raised();
      case EventKind::Walk: return tr("The agent steps to %1").arg(node());
    }
    return {};
  }

 private:
  // ---- Sentences ----
  QString generated() const {
    if (m_e.parentAfter == kNoNode) {
      if (isBackward())
        return tr("The goal %1 is added to %2: %3", "state, list, costs").arg(node(), openName(), sum());
      if (isDepthFirst())
        return tr("The start %1 is put on the stack: %2", "state, costs").arg(node(), sum());
      return tr("The start %1 is added to %2: %3", "state, list, costs").arg(node(), openName(), sum());
    }
    if (!isDepthFirst())
      return tr("%1 is added to %2: %3, %4", "state, list, costs, reached from")
          .arg(node(), openName(), sum(), reached());
    if (m_e.statusBefore == NodeStatus::Open)
      return tr("%1 on the stack gets a deeper parent: %2, now %3", "state, costs, reached from")
          .arg(node(), sum(), reached());
    return tr("%1 is put on the stack: %2, %3", "state, costs, reached from").arg(node(), sum(), reached());
  }

  QString listed() const {
    const auto next = successor();
    const Event* from = expansion();
    if (!next || !from) return tr("%1 is a successor").arg(node());
    return tr("%1 is a successor of %2: %3", "state, state, costs")
        .arg(node(), name(from->node), sum(next->g));
  }

  QString skipped() const {
    if (isSma())
      return tr("%1 is not generated: it is in memory, on the path, or known to lead nowhere").arg(node());
    if (isRepairing()) return tr("%1 skipped: nothing changes for it").arg(node());
    const QString known = m_names.cost(m_e.gBefore);
    const auto next = successor();
    if (!next)
      return (isDepthFirst() ? tr("%1 skipped: already marked with cost %2")
                             : tr("%1 skipped: already reached with cost %2"))
          .arg(node(), known);
    if (next->skipped == Skipped::TooExpensive)
      return m_e.statusBefore == NodeStatus::Unseen
                 ? tr("%1 skipped: the cost of this path is too high").arg(node())
                 : tr("%1 skipped: already reached with cost %2; the cost of this path is too high")
                       .arg(node(), known);
    const QString cost = m_names.cost(next->g);
    if (isDepthFirst())
      return tr("%1 skipped: cost %2 by this path, already marked with cost %3").arg(node(), cost, known);
    switch (next->skipped) {
      case Skipped::Closed:
        return m_session.algorithm() == Algorithm::BreadthFirst
                   ? tr("%1 skipped: cost %2 instead of %3, but the first path is kept")
                         .arg(node(), cost, known)
                   : tr("%1 skipped: cost %2 instead of %3, but closed nodes are not reopened")
                         .arg(node(), cost, known);
      case Skipped::Pruned:
        return tr("%1 skipped: cost %2 by this path, already pruned with cost %3").arg(node(), cost, known);
      default:
        return tr("%1 skipped: cost %2 by this path, already reached with cost %3").arg(node(), cost, known);
    }
  }

  QString pruned() const {
    const QString why = m_names.deadlock ? m_names.deadlock(m_session, m_e.detail).simplified() : QString();
    if (!why.isEmpty()) return tr("%1 pruned: %2", "state, the reason in words").arg(node(), why);
    return isBackward() ? tr("%1 pruned: it cannot be reached from the start").arg(node())
                        : tr("%1 pruned: no goal can be reached from it").arg(node());
  }

  QString cut() const {
    if (isSma())
      return tr("%1 is cut off: the path to it has more than %n nodes", "state",
                static_cast<int>(m_session.options().nodes))
          .arg(node());
    if (goesInRounds())
      return tr("%1 is passed over and stays in OPEN: %2 exceeds the bound %3", "state, costs, bound")
          .arg(node(), sum(), bound());
    const auto next = successor();
    if (m_session.algorithm() == Algorithm::IterativeDeepening)
      return next ? tr("%1 cut off: %2, deeper than the bound %3", "state, costs, bound")
                        .arg(node(), sum(next->g), bound())
                  : tr("%1 cut off: deeper than the bound %2").arg(node(), bound());
    if (next)
      return tr("%1 cut off: %2 exceeds the bound %3", "state, costs, bound")
          .arg(node(), sum(next->g), bound());
    return tr("%1 cut off: its f exceeds the bound %2").arg(node(), bound());
  }

  QString scanned() const {
    const Event* from = expansion();
    if (!from) return tr("%1 is scanned during a jump; it does not become a node").arg(node());
    return tr("%1 is scanned during a jump from %2; it does not become a node").arg(node(), name(from->node));
  }

  QString sight() const {
    const QString from = name(m_e.parentBefore);
    if (search::losesSight(m_e))
      return tr("No line of sight from %1 to %2, which goes back into %3: %4 instead of g %5, %6",
                "state, state, list, costs, cost, reached from")
          .arg(from, node(), openName(), sum(), m_names.cost(m_e.gBefore), reached());
    return m_e.detail != 0 ? tr("%1 sees %2: cost %3 in a straight line", "state, state, cost")
                                 .arg(from, node(), m_names.cost(m_e.gBefore))
                           : tr("No line of sight from %1 to %2").arg(from, node());
  }

  QString dropped() const {
    if (isSma())
      return tr("%1 is dropped to make room: of the leaves it has the largest f, which its parent %2 "
                "remembers",
                "state, state")
          .arg(node(), m_e.parentAfter == kNoNode ? noneText() : name(m_e.parentAfter));
    return tr("%1 is dropped: %2; the beam keeps %n nodes of each depth, and others come first",
              "state, costs", static_cast<int>(m_session.options().width))
        .arg(node(), sum());
  }

  QString backedUp() const {
    return m_e.gAfter == search::kInfiniteCost
               ? tr("Backed up: no path below %1 leads to the goal").arg(node())
               : tr("Backed up: no path through %1 costs less than %2", "state, cost")
                     .arg(node(), backedUpText());
  }

  QString expanded() const {
    if (isSma() && m_e.statusBefore == NodeStatus::Closed)
      return tr("%1 is expanded again, since nothing in memory is better than what was forgotten below it")
          .arg(node());
    if (forgets() && !isDeepening())
      return tr("%1 has the smallest f of all that is remembered: it is entered and expanded: %2",
                "state, costs")
          .arg(node(), sum());
    if (goesInRounds())
      return tr("%1 is taken from %2 and expanded: %3, within the bound %4", "state, list, costs, bound")
          .arg(node(), openName(), sum(), bound());
    if (isDeepening())
      return tr("%1 is entered and expanded: %2, within the bound %3", "state, costs, bound")
          .arg(node(), sum(), bound());
    if (isDepthFirst()) return tr("%1 is entered and expanded: %2", "state, costs").arg(node(), sum());
    return tr("%1 is taken from %2 and expanded: %3", "state, list, costs").arg(node(), openName(), sum());
  }

  QString left() const {
    const bool isStart = m_e.parentAfter == kNoNode;
    if (isSma()) return tr("No successor of %1 is left: it leads nowhere").arg(node());
    if (forgets() && !isDeepening())
      return isStart
                 ? tr("Everything below the start %1 has been tried").arg(node())
                 : tr("No successor of %1 is better than the best alternative: %1 is left for %2, and its "
                      "successors are forgotten")
                       .arg(node(), name(m_e.parentAfter));
    if (isDeepening())
      return isStart ? tr("Everything below %1 within the bound %2 has been tried: the iteration ends")
                           .arg(node(), bound())
                     : tr("Everything below %1 within the bound %2 has been tried: backtracking to %3")
                           .arg(node(), bound(), name(m_e.parentAfter));
    return isStart ? tr("Everything below the start %1 has been tried").arg(node())
                   : tr("Everything below %1 has been tried: backtracking to %2")
                         .arg(node(), name(m_e.parentAfter));
  }

  QString raised() const {
    if (m_e.statusAfter == NodeStatus::DeadEnd)
      return tr("%1 is out of reach: no neighbour leads to it any more").arg(node());
    if (m_e.statusBefore == NodeStatus::Open && m_e.statusAfter == NodeStatus::Open &&
        m_e.gBefore == m_e.gAfter && m_e.parentBefore == m_e.parentAfter)
      return tr("%1 goes back into %2: its key is out of date", "state, list").arg(node(), openName());
    if (m_e.statusBefore == NodeStatus::Closed && m_e.gBefore == m_e.gAfter &&
        m_e.parentBefore == m_e.parentAfter)
      return tr("%1 loses its g and goes back into %2: rhs %3", "state, list, cost")
          .arg(node(), openName(), m_names.cost(m_e.gAfter));
    const QString costs = m_e.gAfter == search::kInfiniteCost
                              ? tr("no neighbour leads to it any more")
                              : tr("rhs %1 instead of %2", "a cost by the best neighbour")
                                    .arg(m_names.cost(m_e.gAfter), m_names.cost(m_e.gBefore));
    return m_e.statusAfter == NodeStatus::Open
               ? tr("%1 waits in %2: %3", "state, list, what has risen").arg(node(), openName(), costs)
               : tr("%1 is settled: %2", "state, what has risen").arg(node(), costs);
  }

  QString round() const {
    if (isRepairing()) {
      const std::size_t number = roundNumber();
      if (number <= 1) return tr("The first search begins at %1").arg(node());
      return m_session.algorithm() == Algorithm::DStarLite
                 ? tr("Repair %1: the agent at %2 sees that the map is different", "number, state")
                       .arg(countText(number - 1), node())
                 : tr("Repair %1: the map has been edited", "number").arg(countText(number - 1));
    }
    const std::size_t number = search::roundsBegun(m_session, m_i + 1);
    if (m_session.algorithm() == Algorithm::IterativeDeepening)
      return tr("Iteration %1: bound %2", "of the number of moves").arg(countText(number), bound());
    if (goesInRounds() && number > 1)
      return tr("Iteration %1: bound %2, the smallest f that was passed over")
          .arg(countText(number), bound());
    return number == 1 ? tr("Iteration %1: bound %2, the start's h").arg(countText(number), bound())
                       : tr("Iteration %1: bound %2, the smallest f that was cut off")
                             .arg(countText(number), bound());
  }

  // The meeting is noted at one side's node; what the other one has paid stands in the last event that changed it.
  QString met() const {
    const search::Trace& trace = m_session.trace();
    const std::size_t first = std::max(trace.begin(), m_i - std::min(m_i, kFarthest));
    for (std::size_t i = m_i; i-- > first;) {
      const Event& other = trace[i];
      if (other.node != (m_e.node ^ 1U) || search::changesNothing(other.kind)) continue;
      const Cost ahead = isBackward() ? other.gAfter : m_e.gAfter,
                 behind = isBackward() ? m_e.gAfter : other.gAfter;
      const NodeNames::Sum told = m_names.sum(ahead, behind, search::saturatingAdd(ahead, behind));
      return tr("The two sides meet at %1: %2 from the start + %3 to the goal = %4, the lowest so far")
          .arg(node(), told.a, told.b, told.sum);
    }
    return tr("The two sides meet at %1, at a lower cost than before").arg(node());
  }

  QString goal() const {
    if (m_session.sides() == 2)
      return tr("No other meeting point gives a cheaper path than %1: the goal is reached with cost %2")
          .arg(node(), m_names.cost(goalCost()));
    if (m_session.algorithm() == Algorithm::DStarLite)
      return tr("The agent at %1 has a path to the goal: cost %2", "state, cost")
          .arg(node(), m_names.cost(m_e.gAfter));
    return tr("The goal %1 is reached: cost %2").arg(node(), m_names.cost(goalCost()));
  }

  QString route() const {
    const bool isEnd = m_e.parentAfter == kNoNode;
    if (isBackward())
      return isEnd ? tr("Route: %1, the goal").arg(node())
                   : tr("Route: %1, which leads to %2").arg(node(), name(m_e.parentAfter));
    return isEnd ? tr("Route: %1, the start").arg(node())
                 : tr("Route: %1, reached from %2").arg(node(), name(m_e.parentAfter));
  }
};

// An event of another program, in its words and numbers.
QString foreignWords(const search::ForeignTrace& trace, std::size_t i) {
  const auto text = [](std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
  };
  const search::NodeId node = trace.trace()[i].node;
  const QString name = QString::fromStdString(trace.nameOf(node)).simplified();
  // A route that the trace does not tell is read back by us.
  if (trace.trace()[i].kind == EventKind::Route &&
      search::classify(trace.word(i)) != search::TraceEventKind::Path)
    return QCoreApplication::translate("EventWords", "Traced back from the goal: %1").arg(name);
  const search::TraceEvent& told = trace.told(i);
  QStringList parts{text(trace.word(i)) + QLatin1Char(' ') + name};
  const auto add = [&parts](const char* field, search::OptionalNumber value) {
    if (value) parts += QLatin1String(field) + QLatin1Char(' ') + QString::fromStdString(exactText(*value));
  };
  add("f", told.f);
  add("g", told.g);
  add("h", told.h);
  const std::size_t event = trace.documentEvent(i);
  const search::TraceDocument& document = trace.document();
  // By its place a node is called already, and so is its parent.
  const std::optional<search::TracePlace> place = trace.position(node);
  if (place) parts += QStringLiteral("id ") + text(trace.label(node)).simplified();
  if (told.pId != search::kNoName) {
    const QString id = text(document.parentIdOf(event)).simplified();
    const auto at = trace.position(told.pId);
    parts += QStringLiteral("pId ") + id +
             (at ? QStringLiteral(" (%1)").arg(QString::fromStdString(search::placeText(*at))) : QString());
  }
  if (!place || told.x != search::OptionalNumber(place->x) || told.y != search::OptionalNumber(place->y)) {
    add("x", told.x);
    add("y", told.y);
  }
  for (const search::TraceField& field : document.fieldsOf(event))
    parts += text(document.fieldNames[field.name]) + QLatin1Char(' ') +
             text(document.fieldValues[field.value]).simplified();
  return parts.join(QStringLiteral(" · "));
}

const search::ForeignTrace* foreign(const search::Session& session) {
  return session.isForeign() ? dynamic_cast<const search::ForeignTrace*>(&session) : nullptr;
}

}  // namespace

QString eventWords(const search::Session& session, const NodeNames& names, std::size_t i) {
  if (!holdsEvent(session, i)) return {};
  if (const search::ForeignTrace* trace = foreign(session)) return foreignWords(*trace, i);
  if (names.event)
    if (const QString own = names.event(session, i); !own.isEmpty())
      return own.front().toUpper() + own.mid(1);
  return EventWords(session, names, i).sentence();
}

}  // namespace searchlight::ui