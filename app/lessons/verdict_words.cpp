// app/lessons/verdict_words.cpp: the sentences.
#include "app/lessons/verdict_words.h"

#include <QCoreApplication>

#include "core/geometry/point_text.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

struct VerdictTexts {
  Q_DECLARE_TR_FUNCTIONS(searchlight::ui::VerdictTexts)
};

QString number(double value) { return QString::fromStdString(lessons::valueOf(value).text); }

// A board as text is long, and the learner sees it: only cells are named.
QString nameOf(const lessons::Weighed& weighed) {
  return pointFromText(weighed.state) ? cellName(weighed.state) : VerdictTexts::tr("the other one");
}

// By what OPEN is ordered.
QString orderOf(const lessons::Question& question) {
  const std::string* algorithm = question.setUp.question.find("algorithm");
  if (algorithm && *algorithm == "greedy") return QStringLiteral("h");
  if (algorithm && (*algorithm == "dijkstra" || *algorithm == "breadth-first")) return QStringLiteral("g");
  return QStringLiteral("f");
}

}  // namespace

QString cellName(const std::string& state) {
  return QStringLiteral("(%1)").arg(QString::fromStdString(state));
}

QString promptOf(const lessons::Question& question) {
  using Kind = lessons::QuestionKind;
  const bool isMap = lessons::statesAreCells(question.setUp.page);
  switch (question.kind) {
    case Kind::Next:
      return isMap ? VerdictTexts::tr("Click the cell that is expanded next.")
                   : VerdictTexts::tr("Choose, in OPEN, the board that is expanded next.");
    case Kind::Order: {
      QStringList names;
      for (const std::string& state : question.choices) names += cellName(state);
      return isMap ? VerdictTexts::tr("Click these in the order in which they are taken: %1.")
                         .arg(names.join(QStringLiteral("; ")))
                   : VerdictTexts::tr("Choose the three marked boards in the order in which they are taken.");
    }
    case Kind::Fail: return VerdictTexts::tr("Drag the goal so that the way found is not the cheapest.");
    case Kind::Mislead: return VerdictTexts::tr("Draw walls so that the way found is not the cheapest.");
    case Kind::Cost: return VerdictTexts::tr("What does the way cost that is found?");
    case Kind::Dead: return VerdictTexts::tr("Push a box so that the level cannot be solved any more.");
    case Kind::Move:
      return isMap ? VerdictTexts::tr("Click the next cell of a shortest way.")
                   : VerdictTexts::tr("Make the next move of a shortest solution.");
  }
  return {};
}

QString wordsOf(const lessons::Question& question, const lessons::Verdict& verdict) {
  using Why = lessons::Verdict::Why;
  const QString told = nameOf(verdict.told), right = nameOf(verdict.right);
  switch (verdict.why) {
    case Why::Right:
      if (lessons::asksForDearer(question.kind))
        return VerdictTexts::tr("Right: the way found costs %1, the cheapest one %2.")
            .arg(number(verdict.found), number(verdict.wanted));
      return VerdictTexts::tr("Right.");
    case Why::NotWaiting: return VerdictTexts::tr("That one does not wait in OPEN.");
    case Why::Later:
      return VerdictTexts::tr("Its %1 is %2, that of %3 is %4: %3 is taken first.")
          .arg(orderOf(question), number(verdict.told.f), right, number(verdict.right.f));
    case Why::TieLastIn:
      return VerdictTexts::tr("%1 and %2 both have %3. Among equals what came last goes first: %2.")
          .arg(told, right, number(verdict.right.f));
    case Why::TieFirstIn:
      return VerdictTexts::tr("%1 and %2 both have %3. Among equals what came first goes first: %2.")
          .arg(told, right, number(verdict.right.f));
    case Why::Queue:
      return VerdictTexts::tr("A queue: what has waited longest is taken, and that is %1.").arg(right);
    case Why::Stack: return VerdictTexts::tr("A stack: what came last is taken, and that is %1.").arg(right);
    case Why::Otherwise: return VerdictTexts::tr("Another one is taken: %1.").arg(right);
    case Why::OtherCost:
      return VerdictTexts::tr("It costs %1, not %2.").arg(number(verdict.wanted), number(verdict.found));
    case Why::NotDearer:
      return VerdictTexts::tr("The way found costs %1, and none is cheaper.").arg(number(verdict.found));
    case Why::NoWay: return VerdictTexts::tr("Now there is no way at all.");
    case Why::CannotAsk: return errorText(QString::fromStdString(verdict.words));
    case Why::NotDead:
      return VerdictTexts::tr("The level can still be solved: %n more pushes.", nullptr,
                              static_cast<int>(verdict.wanted));
    case Why::Undecided: return VerdictTexts::tr("Nobody knows: looking for a solution took too long.");
    case Why::NotShortest:
      return VerdictTexts::tr("With it %1 are needed in all; %2 would do.")
          .arg(number(verdict.found), number(verdict.wanted));
    case Why::NoSuchMove: return VerdictTexts::tr("That move cannot be made.");
  }
  return {};
}

}  // namespace searchlight::ui
