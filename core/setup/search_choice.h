// core/setup/search_choice.h: how a question is searched, where nothing but the algorithm and its few settings is to be chosen.
#pragma once
#include "core/search/session.h"
#include "core/setup/option_table.h"

namespace searchlight::setup {

// What differs from run to run.
struct SearchChoice {
  search::Algorithm algorithm = search::Algorithm::BreadthFirst;
  double weight = kUsualWeight;  // of weighted A*; 1 to kMostWeight
  search::Ties ties = search::Ties::LastIn;
  friend bool operator==(const SearchChoice&, const SearchChoice&) = default;

  static constexpr double kUsualWeight = 1.5, kMostWeight = 1000;
  search::SessionOptions sessionOptions() const {
    return {.algorithm = algorithm, .ties = ties, .weight = weight};
  }
};

// Which algorithms there are to choose from.
using CanSearch = bool (*)(search::Algorithm);

// The rule that an algorithm which is not among those breaks; `names` are those that can: ReaderErrors::tr("needs a grid; ..").
using WhyNot = Failure (*)(const std::string& names);

// Its table: algorithm, weight, ties.
Options<SearchChoice> searchOptions(CanSearch canSearch, WhyNot whyNot,
                                    std::string_view help = "Search algorithm (default: breadth-first)");

// Of any question whose `field` is the weight.
std::optional<Failure> setWeight(double& weight, std::string_view word);
std::optional<std::string> weightWord(search::Algorithm algorithm, double weight);
// One that can search, by its name.
std::optional<Failure> setAlgorithm(search::Algorithm& algorithm, std::string_view word, CanSearch canSearch,
                                    WhyNot whyNot);

}  // namespace searchlight::setup
