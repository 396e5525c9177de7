// app/shell/search_choice.h: how a question is searched, where nothing but the algorithm and its few settings is to be chosen.
#pragma once
#include <QString>
#include <QStringView>

#include "core/setup/search_choice.h"
#include "widgets/search/numbers_view.h"
#include "widgets/search/watched_run.h"

namespace searchlight::ui {

using setup::CanSearch;
using setup::isOfChoice;
using setup::SearchChoice;
using setup::takeWords;
using setup::wordsOf;

// Where every step costs 1: whether the way that is found is a shortest one.
bool promisesShortest(const SearchChoice& choice);
// The same: of a run that has found a way.
RouteFigures figuresOf(const SearchChoice& choice, const WatchedRun& solved);
// The same where states are boards: `counted` is the solution's cost in words, "7 pushes".
RouteFigures solutionFigures(const SearchChoice& choice, const WatchedRun& solved, const QString& counted);
// What is proven of the solution of such a run, and what is not, and why, in a sentence; and whether nothing waited in OPEN any more
// when it was found.
QString proofText(const SearchChoice& choice, bool nothingWaits);
// "A*", "Weighted A* · 2 · first in": its parts with `between` between them, the algorithm's name first.
QString titleOf(const SearchChoice& choice, QStringView between);

}  // namespace searchlight::ui
