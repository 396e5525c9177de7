// widgets/words/move_words.cpp: the table of the sentences.
#include "widgets/words/move_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "core/search/deepening.h"
#include "core/trace/breakpoint.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::Cost;
using search::Event;
using search::EventKind;
using search::kNoNode;

namespace {

struct MoveTexts {
  Q_DECLARE_TR_FUNCTIONS(MoveWords)
 public:
  enum class Case {
    Any,
    Start,     // no move led there
    Solved,    // the same on the goal's side
    Backward,  // on the goal's side
    Stack,     // there is no list
    Next,      // a successor of the node before
    Jump,      // none
  };
  struct Row {
    EventKind kind;
    Case when;
    const char* text;
  };
  using enum Case;
  using enum EventKind;
  // %1: the move, %2: its costs, %3: the list, %4: the cost before, the bound, or the node before, %5: a state, %6: the start.
  static constexpr Row kRows[] = {
      {Generate, Start, QT_TR_NOOP("The %6 is added to %3: %2")},
      {Generate, Solved, QT_TR_NOOP("A solved %5 is added to %3: the search from the goal also starts here")},
      {Generate, Stack, QT_TR_NOOP("%1: %2; put on the stack")},
      {Generate, Any, QT_TR_NOOP("%1: %2; added to %3")},
      {Relax, Any, QT_TR_NOOP("%1: a cheaper path to a %5 in %3, %2 instead of %4")},
      {Reopen, Any, QT_TR_NOOP("%1: a cheaper path moves a %5 from CLOSED back to %3, %2 instead of %4")},
      {Duplicate, Any, QT_TR_NOOP("%1 is possible: %2")},
      {Prune, Backward, QT_TR_NOOP("%1: pruned; the %5 cannot be reached from the start")},
      {Prune, Any, QT_TR_NOOP("%1: pruned; the %5 is unsolvable")},
      {Cut, Any, QT_TR_NOOP("%1: %2; cut off because it exceeds the bound %4 of this iteration")},
      {Expand, Start, QT_TR_NOOP("The %6 is expanded: %2")},
      {Expand, Solved, QT_TR_NOOP("A solved %5 is expanded: %2")},
      {Expand, Next, QT_TR_NOOP("Continuing with “%1”: %2")},
      {Expand, Jump, QT_TR_NOOP("Jumping from “%4” to “%1”: %2")},
      {Expand, Any, QT_TR_NOOP("Expanding “%1”: %2")},
      {Backtrack, Any, QT_TR_NOOP("Every successor has been tried: backtracking from “%1”")},
      {Route, Start, QT_TR_NOOP("Route: the %6")},
      {Route, Solved, QT_TR_NOOP("Route: a solved %5")},
      {Route, Any, QT_TR_NOOP("Route: %1, %2")},
  };

  // In one pass: what is filled in may have a % of its own.
  static QString filled(const QString& text, const std::array<QString, 6>& values) {
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i)
      if (const int value = i + 1 < text.size() ? text[i + 1].digitValue() : 0;
          text[i] == QLatin1Char('%') && value >= 1 && value <= 6)
        out += values[static_cast<std::size_t>(value - 1)], ++i;
      else
        out += text[i];
    return out;
  }
};

}  // namespace

QString MoveWords::sentence() const {
  using Case = MoveTexts::Case;
  const Event& e = session.trace()[event];
  const bool isBackward = session.isBackward(e.node), isRoute = e.kind == EventKind::Route;
  const Cost g = told.g.value_or(e.gAfter);
  Case when = Case::Any;
  QString other = countText(e.gBefore);
  // A successor that is only seen, cut off or pruned may have no parent either.
  const bool isTaken =
      e.kind == EventKind::Generate || e.kind == EventKind::Expand || e.kind == EventKind::Backtrack;
  if (isRoute ? !told.move : isTaken && e.parentAfter == kNoNode) {
    when = isBackward ? Case::Solved : Case::Start;
  } else if (e.kind == EventKind::Expand) {  // from where to where the board goes, too
    const Event* before = search::expansionBefore(session.trace(), event);
    if (before && before->node != e.node) {
      when = before->node == e.parentAfter ? Case::Next : Case::Jump;
      if (when == Case::Jump) other = node(before->node);
    }
  } else if (e.kind == EventKind::Cut) {
    const std::size_t begun = search::roundsBegun(session, event + 1);
    if (!told.g || begun == 0) return {};
    other = countText(session.round(begun - 1).bound);
  } else if (e.kind == EventKind::Generate && session.algorithm() == search::Algorithm::DepthFirst) {
    when = Case::Stack;
  } else if (isBackward) {
    when = Case::Backward;
  }
  const auto rowOf = [&](Case wanted) {
    return std::ranges::find_if(
        MoveTexts::kRows, [&](const MoveTexts::Row& r) { return r.kind == e.kind && r.when == wanted; });
  };
  const MoveTexts::Row* row = rowOf(when);
  if (row == std::end(MoveTexts::kRows) && when != Case::Start && when != Case::Solved)
    row = rowOf(Case::Any);
  if (row == std::end(MoveTexts::kRows)) return {};
  const QString text = MoveTexts::tr(row->text);
  const QString cost = !text.contains(u"%2") ? QString() : isRoute && isBackward ? soFar(g) : costs(g);
  return MoveTexts::filled(text, {move, cost, openName(session, e.node), other, state, start});
}

QString MoveWords::soFar(Cost g) const {
  return MoveTexts::tr("%1 so far", "moves or pushes").arg(counted(g));
}

QString MoveWords::costs(Cost g) const {
  const search::NodeId n = session.trace()[event].node;
  if (session.isBackward(n))
    return MoveTexts::tr("%1 from a solved %2", "moves, state").arg(counted(g), state);
  const Cost h = session.usesHeuristic() ? session.heuristic(n) : mostTold;
  if (h >= mostTold) return soFar(g);
  return MoveTexts::tr("%1, at least %2 in total", "9 moves so far, a number")
      .arg(soFar(g), countText(g + h));
}

QString MoveWords::goalCost() const {
  return counted(session.sides() == 2 ? session.solutionCost() : session.trace()[event].gAfter);
}

}  // namespace searchlight::ui
