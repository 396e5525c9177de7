// app/lessons/verdict_words.cpp: the sentences.
#include "app/lessons/question_desk.h"

#include <QCoreApplication>
#include <QStringList>
#include <variant>

#include "core/geometry/point.h"
#include "core/lessons/asked.h"
#include "core/search/algorithms.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

namespace {

struct VerdictTexts {
  Q_DECLARE_TR_FUNCTIONS(searchlight::ui::VerdictTexts)
};

QString number(double value) { return QString::fromStdString(lessons::valueOf(value).text); }

using Why = lessons::Verdict::Why;
using lessons::QuestionKind;

// A board as text is long, and the learner sees it: only cells are named.
bool isCell(const lessons::Weighed& weighed) { return pointFromText(weighed.state).has_value(); }
QString nameOf(const lessons::Weighed& weighed) {
  return isCell(weighed) ? cellName(weighed.state) : VerdictTexts::tr("another one");
}
QString eventOf(const lessons::Weighed& weighed) { return number(static_cast<double>(weighed.cameIn)); }

search::Algorithm algorithmOf(const lessons::Asked& asked) {
  if (const auto* route = std::get_if<lessons::AskedRoute>(&asked)) return route->question.options.algorithm;
  if (const auto* slides = std::get_if<lessons::AskedSlides>(&asked)) return slides->options.search.algorithm;
  if (const auto* level = std::get_if<lessons::AskedLevel>(&asked)) return level->options.search.algorithm;
  return std::get<lessons::AskedBall>(asked).options.algorithm;
}

// By what OPEN is ordered.
QString orderOf(const lessons::Verdict& verdict) {
  return QString::fromUtf8(verdict.orderedBy.data(), static_cast<qsizetype>(verdict.orderedBy.size()));
}
// "f 50", which is held together.
QString priorityOf(const lessons::Verdict& verdict, const lessons::Weighed& weighed) {
  return orderOf(verdict) + QChar(QChar::Nbsp) + number(weighed.f);
}
// Of a search from both sides: why that side goes on.
QString turnText(const lessons::Verdict::Turn& turn) {
  const QString waiting = number(static_cast<double>(turn.waiting)),
                others = number(static_cast<double>(turn.others));
  if (turn.waiting == turn.others)
    return VerdictTexts::tr(
               "Both sides have %1 nodes in OPEN. If the numbers are equal, the start side is next.")
        .arg(waiting);
  return (turn.isBackward
              ? VerdictTexts::tr("The goal side is next: it has fewer nodes in OPEN, %1 instead of %2.")
              : VerdictTexts::tr("The start side is next: it has fewer nodes in OPEN, %1 instead of %2."))
      .arg(waiting, others);
}

// What is counted: of a solution that is asked for, or of the way.
enum class Counted { Pushes, Moves, Steps, Cost };
Counted countedIn(const lessons::Asked& asked) {
  const auto* level = std::get_if<lessons::AskedLevel>(&asked);
  if (level && level->options.asked == sokoban::LevelOptions::Asked::Level &&
      level->options.question.metric == sokoban::Metric::Pushes)
    return Counted::Pushes;
  const auto* slides = std::get_if<lessons::AskedSlides>(&asked);
  if (slides && slides->options.count == klotski::Count::Moves) return Counted::Moves;
  return slides && slides->options.count == klotski::Count::Steps ? Counted::Steps : Counted::Cost;
}

QString inUnits(const lessons::Question& question, double count) {
  const auto whole = static_cast<std::uint32_t>(count);
  switch (countedIn(askedOf(question))) {
    case Counted::Pushes: return pushesText(whole);
    case Counted::Moves: return countedText(whole, klotski::Count::Moves);
    case Counted::Steps: return countedText(whole, klotski::Count::Steps);
    case Counted::Cost: break;
  }
  return number(count);
}

QString costPrompt(const lessons::Asked& asked) {
  // What is counted has one cost each, and heuristics of games never say too much.
  const search::Promise promise = search::info(algorithmOf(asked)).promise;
  const bool isFewest = promise != search::Promise::No && promise != search::Promise::WithinWeight &&
                        promise != search::Promise::NoLongerThanMoves &&
                        promise != search::Promise::WithinNodes;
  switch (countedIn(asked)) {
    case Counted::Pushes:
      return isFewest ? VerdictTexts::tr("How many pushes does a solution with the fewest pushes have?")
                      : VerdictTexts::tr("How many pushes does the solution found have?");
    case Counted::Moves:
      return isFewest ? VerdictTexts::tr("How many moves does a solution with the fewest moves have?")
                      : VerdictTexts::tr("How many moves does the solution found have?");
    case Counted::Steps:
      return isFewest ? VerdictTexts::tr("How many steps does a solution with the fewest steps have?")
                      : VerdictTexts::tr("How many steps does the solution found have?");
    case Counted::Cost: break;
  }
  return VerdictTexts::tr("What is the cost of the path found?");
}

QString movePrompt(const lessons::Asked& asked, bool isMap) {
  if (isMap)
    return VerdictTexts::tr(
        "Click the next cell of a shortest path, or go there with the arrow keys and press Enter.");
  if (std::holds_alternative<lessons::AskedLevel>(asked))
    return VerdictTexts::tr("Make the next push of a solution with the fewest pushes.");
  switch (countedIn(asked)) {
    case Counted::Moves: return VerdictTexts::tr("Make the next move of a solution with the fewest moves.");
    case Counted::Steps: return VerdictTexts::tr("Make the next step of a solution with the fewest steps.");
    default: return VerdictTexts::tr("Make the next move of a shortest solution.");
  }
}

// ---- Why it is right --------------------------------------------------------------------------------------------------

QString whyFirst(const lessons::Verdict& verdict) {
  const QString order = orderOf(verdict), all = number(static_cast<double>(verdict.equals) + 1);
  if (verdict.isCoarse)
    return VerdictTexts::tr(
               "Right: %1 nodes in OPEN share the smallest %2 after rounding; this one was added last, at "
               "event %3.")
        .arg(all, order, eventOf(verdict.right));
  switch (verdict.rule) {
    case Why::Later:
      return order == QLatin1Char('f')
                 ? VerdictTexts::tr("Right: its f is %1 (g %2, h %3), and no node in OPEN has a smaller one.")
                       .arg(number(verdict.right.f), number(verdict.right.g), number(verdict.right.h))
                 : VerdictTexts::tr("Right: its %1 is %2, and no node in OPEN has a smaller one.")
                       .arg(order, number(verdict.right.f));
    case Why::TieLastIn:
      return VerdictTexts::tr("Right: %1 nodes in OPEN have %2; this one was added last, at event %3.")
          .arg(all, priorityOf(verdict, verdict.right), eventOf(verdict.right));
    case Why::TieFirstIn:
      return VerdictTexts::tr("Right: %1 nodes in OPEN have %2; this one was added first, at event %3.")
          .arg(all, priorityOf(verdict, verdict.right), eventOf(verdict.right));
    case Why::TieByRank:
      return VerdictTexts::tr("Right: %1 nodes in OPEN have %2. Tie-breaking: %3.")
          .arg(all, priorityOf(verdict, verdict.right), tiesTitle(verdict.ties));
    case Why::Queue:
      return VerdictTexts::tr(
                 "Right: a queue is first in, first out, and this one was added first, at event %1.")
          .arg(eventOf(verdict.right));
    case Why::Stack:
      return VerdictTexts::tr("Right: a stack is last in, first out, and this one was added last.");
    default: return VerdictTexts::tr("Right.");
  }
}

// Of a search from both sides each side has its OPEN.
QString rightNext(const lessons::Verdict& verdict) {
  if (!verdict.turn) return whyFirst(verdict);
  const QString order = orderOf(verdict), all = number(static_cast<double>(verdict.equals) + 1);
  QString why = VerdictTexts::tr("Right.");
  if (verdict.rule == Why::Later)
    why = VerdictTexts::tr("Right: its %1 is %2, and no node on its side has a smaller one.")
              .arg(order, number(verdict.right.f));
  else if (verdict.isCoarse)
    why = VerdictTexts::tr(
              "Right: %1 nodes on its side share the smallest %2 after rounding; this one was added last, at "
              "event %3.")
              .arg(all, order, eventOf(verdict.right));
  else if (verdict.rule != Why::Otherwise)
    why =
        (verdict.rule == Why::TieLastIn
             ? VerdictTexts::tr("Right: %1 nodes on its side have %2; this one was added last, at event %3.")
             : VerdictTexts::tr(
                   "Right: %1 nodes on its side have %2; this one was added first, at event %3."))
            .arg(all, priorityOf(verdict, verdict.right), eventOf(verdict.right));
  return bothSentences(why, turnText(*verdict.turn));
}

// "(4, 3) f 50 → (3, 4) f 54"; by what else than a number OPEN goes, the cells alone.
QString orderText(const lessons::Verdict& verdict) {
  const bool hasNumbers = !verdict.orderedBy.empty();
  QStringList out;
  for (const lessons::Weighed& one : verdict.order) {
    if (!isCell(one)) return {};
    out += cellName(one.state) + (hasNumbers ? QChar(QChar::Nbsp) + priorityOf(verdict, one) : QString());
  }
  return out.join(QStringLiteral(" → "));
}

// "7 straight, 3 diagonal"; nothing where that is the cost itself.
QString stepsText(const lessons::Verdict& verdict) {
  if (verdict.straight + verdict.diagonal == 0 || verdict.straight + verdict.diagonal == verdict.wanted)
    return {};
  return verdict.diagonal == 0 ? VerdictTexts::tr("%1 straight", "steps of a way").arg(verdict.straight)
                               : VerdictTexts::tr("%1 straight, %2 diagonal", "steps of a way")
                                     .arg(verdict.straight)
                                     .arg(verdict.diagonal);
}

// Of a level after a push.
QString lostText(const lessons::Question& question, const lessons::Verdict& verdict) {
  const lessons::Asked asked = askedOf(question);
  const auto* level = std::get_if<lessons::AskedLevel>(&asked);
  return level && verdict.deadEnd
             ? deadEndText(level->level, *verdict.deadEnd)
             : VerdictTexts::tr("Every state that is still reachable was examined: no solution remains.");
}

QString rightText(const lessons::Question& question, const lessons::Verdict& verdict) {
  switch (question.kind) {
    case QuestionKind::Next: return rightNext(verdict);
    case QuestionKind::Order: {
      const QString order = orderText(verdict);
      return order.isEmpty() ? VerdictTexts::tr("Right.") : VerdictTexts::tr("Right: %1.").arg(order);
    }
    case QuestionKind::Fail:
    case QuestionKind::Mislead:
      return VerdictTexts::tr("Right: the path found costs %1; the cheapest path (dashed line) costs %2.")
          .arg(number(verdict.found), number(verdict.wanted));
    case QuestionKind::Cost: {
      const QString steps = stepsText(verdict);
      return steps.isEmpty() ? VerdictTexts::tr("Right.")
                             : VerdictTexts::tr("Right. Steps of the path: %1.").arg(steps);
    }
    case QuestionKind::Dead: return VerdictTexts::tr("Right. %1").arg(lostText(question, verdict));
    case QuestionKind::Move: break;
  }
  if (verdict.left == 0) return VerdictTexts::tr("Right: the goal is reached.", "the last move or cell");
  return lessons::statesAreCells(question.setUp.page)
             ? VerdictTexts::tr("Right: the rest of the path costs %1.").arg(number(verdict.left))
             : VerdictTexts::tr("Right: %1 to go.", "so many pushes or moves")
                   .arg(inUnits(question, verdict.left));
}

// ---- And why it is not --------------------------------------------------------------------------------------------------

// Among those that are compared coarsely what came last goes first.
QString coarseText(const lessons::Verdict& verdict) {
  const QString mine = priorityOf(verdict, verdict.told), others = priorityOf(verdict, verdict.right);
  if (!isCell(verdict.told))
    return VerdictTexts::tr(
               "Yours has %1 and the correct one %2, but %3 is rounded before comparison, so they tie. The "
               "newest among ties is taken first: yours was added at event %4, the correct one at event %5.")
        .arg(mine, others, orderOf(verdict), eventOf(verdict.told), eventOf(verdict.right));
  return VerdictTexts::tr(
             "%1 has %3 and %2 has %4, but %5 is rounded before comparison, so they tie. The newest among "
             "ties is taken first: %1 was added at event %6, %2 at event %7.")
      .arg(nameOf(verdict.told), nameOf(verdict.right), mine, others, orderOf(verdict), eventOf(verdict.told),
           eventOf(verdict.right));
}

QString tieText(const lessons::Verdict& verdict) {
  if (verdict.isCoarse) return coarseText(verdict);
  const bool isLastIn = verdict.why == Why::TieLastIn;
  const QString shared = priorityOf(verdict, verdict.right), mine = eventOf(verdict.told),
                others = eventOf(verdict.right);
  if (!isCell(verdict.told))
    return (isLastIn ? VerdictTexts::tr("Both have %1. The newest among ties is taken first: yours was added "
                                        "at event %2, the correct one at event %3.")
                     : VerdictTexts::tr("Both have %1. The oldest among ties is taken first: yours was added "
                                        "at event %2, the correct one at event %3."))
        .arg(shared, mine, others);
  return (isLastIn ? VerdictTexts::tr("%1 and %2 both have %3. The newest among ties is taken first: %1 was "
                                      "added at event %4, %2 at event %5.")
                   : VerdictTexts::tr("%1 and %2 both have %3. The oldest among ties is taken first: %1 was "
                                      "added at event %4, %2 at event %5."))
      .arg(nameOf(verdict.told), nameOf(verdict.right), shared, mine, others);
}

// Of the next one, or of two in an order.
QString otherSideText(const lessons::Verdict& verdict) {
  const QString turn = verdict.turn ? turnText(*verdict.turn) : QString();
  if (!isCell(verdict.right)) return turn;
  return verdict.order.empty()
             ? VerdictTexts::tr("%1 It takes %2.", "a sentence, and a cell").arg(turn, nameOf(verdict.right))
             : VerdictTexts::tr("When %1 is taken, %2 is still in OPEN on the other side. %3")
                   .arg(nameOf(verdict.right), nameOf(verdict.told), turn);
}

// What of the run the number is, if not its cost, and where the run tells that.
QString insteadText(const lessons::Verdict& verdict) {
  const QString answered = number(verdict.found);
  switch (verdict.instead) {
    case lessons::Verdict::Instead::Nothing: break;
    case lessons::Verdict::Instead::Cheapest:
      return VerdictTexts::tr("%1 is the cost of the cheapest path; this search finds a different path.")
          .arg(answered);
    case lessons::Verdict::Instead::Steps:
      return VerdictTexts::tr("%1 is the number of steps, but some steps cost more than 1.").arg(answered);
    case lessons::Verdict::Instead::Cells:
      return VerdictTexts::tr("%1 includes the start; the number of steps is one lower.").arg(answered);
    case lessons::Verdict::Instead::Expanded:
      return VerdictTexts::tr("%1 is the number of nodes that the run expanded.").arg(answered);
    case lessons::Verdict::Instead::Generated:
      return VerdictTexts::tr("%1 is the number of nodes that the run generated.").arg(answered);
  }
  return {};
}

QString otherCostText(const lessons::Verdict& verdict) {
  const QString wanted = number(verdict.wanted), steps = stepsText(verdict), instead = insteadText(verdict);
  QString out = VerdictTexts::tr("The correct answer is %1, not %2.", "a cost, or how many pushes or moves")
                    .arg(wanted, number(verdict.found));
  if (!instead.isEmpty()) out = bothSentences(out, instead);
  if (!steps.isEmpty()) out = VerdictTexts::tr("%1 Steps of the path: %2.").arg(out, steps);
  if (verdict.goalAt == 0) return out;
  return bothSentences(out, VerdictTexts::tr("The run reaches the goal at event %1 with g = %2.")
                                .arg(number(static_cast<double>(verdict.goalAt)), wanted));
}

QString wrongText(const lessons::Question& question, const lessons::Verdict& verdict) {
  const QString right = nameOf(verdict.right);
  switch (verdict.why) {
    case Why::Right: break;
    case Why::NotWaiting: return VerdictTexts::tr("That node is not in OPEN.");
    case Why::Later:
      return VerdictTexts::tr("Its %1 is %2, but %3 has %4: %3 is taken first.")
          .arg(orderOf(verdict), number(verdict.told.f), right, number(verdict.right.f));
    case Why::TieLastIn:
    case Why::TieFirstIn: return tieText(verdict);
    case Why::TieByRank:
      return VerdictTexts::tr("Both have %1. Tie-breaking: %2.")
          .arg(priorityOf(verdict, verdict.right), tiesTitle(verdict.ties));
    case Why::Queue:
      return VerdictTexts::
          tr("A queue is first in, first out: %1 was added first, at event %2; yours was added at event %3.")
              .arg(right, eventOf(verdict.right), eventOf(verdict.told));
    case Why::Stack:
      return VerdictTexts::tr("A stack is last in, first out: %1 was added last, so it is taken first.")
          .arg(right);
    case Why::OtherSide: return otherSideText(verdict);
    case Why::Otherwise:
      return isCell(verdict.right) ? VerdictTexts::tr("The search takes a different cell: %1.").arg(right)
                                   : VerdictTexts::tr("The search takes a different node.");
    case Why::OtherCost: return otherCostText(verdict);
    case Why::NotCostlier:
      return VerdictTexts::tr("The path found costs %1, and no path is cheaper.").arg(number(verdict.found));
    case Why::NoPath: return VerdictTexts::tr("There is no longer a path.");
    case Why::Lost:
      return VerdictTexts::tr("Now the level is unsolvable. %1").arg(lostText(question, verdict));
    case Why::CannotAsk: return errorText(verdict.words);
    case Why::NotDead:
      return VerdictTexts::tr("The level is still solvable: %1 to go.", "so many pushes")
          .arg(pushesText(static_cast<std::size_t>(verdict.wanted)));
    case Why::Undecided: return VerdictTexts::tr("Unknown: the search for a solution took too long.");
    case Why::NotShortest:
      return VerdictTexts::tr("That makes %1 in total; the minimum is %2.", "so many pushes or moves")
          .arg(inUnits(question, verdict.found), inUnits(question, verdict.wanted));
    case Why::NoSuchMove: return VerdictTexts::tr("That move is not possible.");
  }
  return {};
}

}  // namespace

// Comma and row stay together wherever the line ends.
QString cellName(const std::string& state) {
  return QStringLiteral("(%1)").arg(QString::fromStdString(state).replace(u' ', QChar(QChar::Nbsp)));
}

QString promptOf(const lessons::Question& question) {
  const lessons::Asked asked = askedOf(question);
  const bool isMap = lessons::statesAreCells(question.setUp.page);
  switch (question.kind) {
    case QuestionKind::Next:
      return isMap ? VerdictTexts::tr(
                         "Click the cell that is expanded next, or go there with the arrow keys and press "
                         "Enter.")
                   : VerdictTexts::tr("In OPEN, choose the board that is expanded next.");
    case QuestionKind::Order: {
      QStringList names;
      for (const std::string& state : question.choices) names += cellName(state);
      return isMap ? VerdictTexts::tr(
                         "Click these, or press Enter on them, in the order in which the search takes them "
                         "from OPEN: %1.")
                         .arg(names.join(VerdictTexts::tr("; ", "between cells")))
                   : VerdictTexts::tr(
                         "Choose the three marked boards in the order in which the search takes them from "
                         "OPEN.");
    }
    case QuestionKind::Fail: return VerdictTexts::tr("Drag the goal so that the path found is not optimal.");
    case QuestionKind::Mislead: return VerdictTexts::tr("Draw walls so that the path found is not optimal.");
    case QuestionKind::Cost: return costPrompt(asked);
    case QuestionKind::Dead: return VerdictTexts::tr("Push a box so that the level becomes unsolvable.");
    case QuestionKind::Move: return movePrompt(asked, isMap);
  }
  return {};
}

QString hintOf(const lessons::Question& question, int grade, const std::vector<Point>& cells) {
  const bool isGoal = question.kind == QuestionKind::Fail;
  if (grade <= 1 || cells.empty())
    return isGoal ? VerdictTexts::tr(
                        "Hint: the search follows the estimate. Put the goal where the straight path is "
                        "expensive and a detour is cheap.")
                  : VerdictTexts::tr(
                        "Hint: the search follows the estimate. Draw a dead end on the straight path, open "
                        "towards the start.");
  QStringList names;
  for (const Point cell : cells) names += cellName(std::to_string(cell.x) + ", " + std::to_string(cell.y));
  const QString all = names.join(VerdictTexts::tr("; ", "between cells"));
  if (grade > 2)
    return isGoal ? VerdictTexts::tr("Hint: put the goal at %1.").arg(all)
                  : VerdictTexts::tr("Hint: change these cells: %1.").arg(all);
  return isGoal ? VerdictTexts::tr("Hint: try a goal within two cells of %1.")
                      .arg(cellName(std::to_string(cells.front().x / 2 * 2 + 1) + ", " +
                                    std::to_string(cells.front().y / 2 * 2 + 1)))
                : VerdictTexts::tr("Hint: start at %1. Number of cells needed: %2.")
                      .arg(names.front(), number(static_cast<double>(cells.size())));
}

QString wordsOf(const lessons::Question& question, const lessons::Verdict& verdict) {
  if (verdict.isRight) return rightText(question, verdict);
  const QString why = wrongText(question, verdict), order = orderText(verdict);
  return order.isEmpty() ? why : VerdictTexts::tr("%1 In order: %2.").arg(why, order);
}

}  // namespace searchlight::ui
