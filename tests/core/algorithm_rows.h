// tests/core/algorithm_rows.h: searches that tests go through, and tables with a row for each, named as the command line has it.
#pragma once
#include <algorithm>

#include "core/search/algorithms.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// Those of any state space, but for `without`: a new one is among them.
inline std::vector<search::Algorithm> generalSearches(std::initializer_list<search::Algorithm> without = {}) {
  std::vector<search::Algorithm> out;
  for (const search::AlgorithmInfo& a : search::algorithms())
    if (search::isGeneral(a.id) && std::find(without.begin(), without.end(), a.id) == without.end())
      out.push_back(a.id);
  return out;
}

// The column is the algorithm's number.
void eachAlgorithm(const auto& algorithms) {
  const auto row = columns<int>("algorithm");
  for (const search::Algorithm a : algorithms) row(std::string(search::info(a).name), static_cast<int>(a));
}
inline void eachAlgorithm(std::initializer_list<search::Algorithm> algorithms) {
  eachAlgorithm<std::initializer_list<search::Algorithm>>(algorithms);
}
// All that are meant.
void eachAlgorithmThat(const auto& isMeant) {
  std::vector<search::Algorithm> all;
  for (const search::AlgorithmInfo& a : search::algorithms())
    if (isMeant(a.id)) all.push_back(a.id);
  eachAlgorithm(all);
}

}  // namespace searchlight::testing
