// app/shell/search_choice.h: how a question is searched, where nothing but the algorithm and its few settings is to be chosen.
#pragma once
#include <QString>
#include <QStringView>
#include <optional>
#include <string>
#include <string_view>

#include "core/search/session.h"
#include "core/setup/set_up.h"
#include "widgets/search/numbers_view.h"
#include "widgets/search/watched_run.h"

namespace searchlight::ui {

// What differs from run to run.
struct SearchChoice {
  search::Algorithm algorithm = search::Algorithm::BreadthFirst;
  double weight = 1.5;  // of weighted A*
  search::Ties ties = search::Ties::LastIn;
  friend bool operator==(const SearchChoice&, const SearchChoice&) = default;
};

// Which algorithms there are to choose from.
using CanSearch = bool (*)(search::Algorithm);

// Whether it is one of a choice's words: algorithm, weight or ties.
bool isOfChoice(std::string_view name);
// In the words of the command line: algorithm, and weight and ties where they make a difference.
setup::Words wordsOf(const SearchChoice& choice);
// Changes what the words name. What is wrong with one, in English as core's readers say it: "algorithm: ..". `whyNot` follows
// the name of an algorithm that is not among those.
std::optional<std::string> takeWords(SearchChoice& choice, const setup::Words& words, CanSearch canSearch,
                                     std::string_view whyNot);

// Where every step costs 1: whether the way that is found is a shortest one.
bool promisesShortest(const SearchChoice& choice);
// The same: of a run that has found a way.
RouteFigures figuresOf(const SearchChoice& choice, const WatchedRun& solved);
// The same where states are boards: `counted` is the solution's cost in words, "7 pushes".
RouteFigures solutionFigures(const SearchChoice& choice, const WatchedRun& solved, const QString& counted);
// What is proven of the solution of such a run, and what is not, and why, in a sentence.
QString proofText(const SearchChoice& choice);
// "A*", "Weighted A* · 2 · first in": its parts with `between` between them, the algorithm's name first.
QString titleOf(const SearchChoice& choice, QStringView between);

}  // namespace searchlight::ui
