// app/shell/search_choice.cpp: what a run of a choice is, in words.
#include "app/shell/search_choice.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "widgets/search/catalogue_texts.h"
#include "widgets/search/search_format.h"

namespace searchlight::ui {
namespace {

bool usesTies(const SearchChoice& choice) { return search::info(choice.algorithm).usesTies; }

// For lupdate: these functions belong to no class.
struct ChoiceTexts {
  Q_DECLARE_TR_FUNCTIONS(ChoiceTexts)
};

}  // namespace

bool promisesShortest(const SearchChoice& choice) {
  switch (search::info(choice.algorithm).promise) {
    case search::Promise::Always:
    case search::Promise::UniformSteps:
    case search::Promise::AdmissibleHeuristic: return true;
    case search::Promise::WithinWeight: return choice.weight == 1;
    case search::Promise::No: return false;
  }
  return false;
}

RouteFigures figuresOf(const SearchChoice& choice, const WatchedRun& solved) {
  const std::size_t nodes = solved.answer().route ? solved.answer().route->size() : 0;
  const QString steps = countText(nodes > 0 ? nodes - 1 : 0);
  if (promisesShortest(choice))
    return {steps, steps, ChoiceTexts::tr("Proven shortest"), optimalText(choice.algorithm)};
  if (choice.algorithm == search::Algorithm::WeightedAStar)
    return {steps, steps,
            ChoiceTexts::tr("At most %1 times the shortest").arg(QLocale().toString(choice.weight)),
            optimalText(choice.algorithm)};
  return {steps, steps, ChoiceTexts::tr("Possibly not the shortest"), optimalText(choice.algorithm)};
}

RouteFigures solutionFigures(const SearchChoice& choice, const WatchedRun& solved, const QString& counted) {
  RouteFigures figures = figuresOf(choice, solved);
  figures.counted = counted;
  figures.reason = proofText(choice, false);
  figures.reasonOfAll = proofText(choice, true);
  if (promisesShortest(choice))
    figures.promise = ChoiceTexts::tr("Proven minimum");
  else if (choice.algorithm == search::Algorithm::WeightedAStar)
    figures.promise = ChoiceTexts::tr("At most %1 times the minimum").arg(QLocale().toString(choice.weight));
  else
    figures.promise = ChoiceTexts::tr("Possibly not the minimum");
  return figures;
}

QString proofText(const SearchChoice& choice, bool nothingWaits) {
  using search::Algorithm;
  if (choice.algorithm == Algorithm::WeightedAStar && !promisesShortest(choice))
    return ChoiceTexts::tr(
               "At most %1 times the minimum is guaranteed: nodes still in OPEN were not expanded, so a "
               "shorter solution may exist.")
        .arg(QLocale().toString(choice.weight));
  if (!promisesShortest(choice))
    return ChoiceTexts::tr("Not guaranteed: this is the first solution found, and a shorter one may exist.");
  switch (choice.algorithm) {
    case Algorithm::BreadthFirst:
    case Algorithm::Dijkstra:
      return ChoiceTexts::tr("Optimal: every state closer to the start was expanded first.");
    case Algorithm::IterativeDeepening:
    case Algorithm::IdaStar: return ChoiceTexts::tr("Optimal: every path within a smaller bound was tried.");
    case Algorithm::Bidirectional:
      return ChoiceTexts::tr("Optimal: no other meeting point can give a shorter solution.");
    default: break;
  }
  if (nothingWaits) return ChoiceTexts::tr("Optimal: no node remains in OPEN.");
  return ChoiceTexts::tr("Optimal: every node still in OPEN needs at least as much in total.");
}

QString titleOf(const SearchChoice& choice, QStringView between) {
  QStringList parts{algorithmTitle(choice.algorithm)};
  if (choice.algorithm == search::Algorithm::WeightedAStar) parts << QLocale().toString(choice.weight);
  if (usesTies(choice) && choice.ties == search::Ties::FirstIn) parts << tiesTitle(choice.ties);
  return parts.join(between);
}

}  // namespace searchlight::ui
