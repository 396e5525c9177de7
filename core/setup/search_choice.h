// core/setup/search_choice.h: how a question is searched, where nothing but the algorithm and its few settings is to be chosen, and
// the words that a set-up has for it.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/search/session.h"
#include "core/setup/set_up.h"

namespace searchlight::setup {

// What differs from run to run.
struct SearchChoice {
  search::Algorithm algorithm = search::Algorithm::BreadthFirst;
  double weight = 1.5;  // of weighted A*; 1 to 1000
  search::Ties ties = search::Ties::LastIn;
  friend bool operator==(const SearchChoice&, const SearchChoice&) = default;
};

// Which algorithms there are to choose from.
using CanSearch = bool (*)(search::Algorithm);

// Whether it is one of a choice's words: algorithm, weight or ties.
bool isOfChoice(std::string_view name);
// In the words of the command line: algorithm, and weight and ties where they make a difference.
Words wordsOf(const SearchChoice& choice);
// Changes what the words name. What is wrong with one, in English as core's readers say it: "algorithm: ..". `whyNot` follows
// the name of an algorithm that is not among those.
std::optional<std::string> takeWords(SearchChoice& choice, const Words& words, CanSearch canSearch,
                                     std::string_view whyNot);

}  // namespace searchlight::setup
