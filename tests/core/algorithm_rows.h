// tests/core/algorithm_rows.h: searches that tests go through, and tables with a row for each, named as the command line has it.
#pragma once
#include "core/search/algorithms.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// Those of any graph that keep all they need, and `more`.
inline std::vector<search::Algorithm> graphSearches(std::initializer_list<search::Algorithm> more = {}) {
  using enum search::Algorithm;
  std::vector out{BreadthFirst,
                  DepthFirst,
                  Dijkstra,
                  Greedy,
                  AStar,
                  WeightedAStar,
                  Bidirectional,
                  IdaStar,
                  IterativeDeepening,
                  FringeSearch,
                  RecursiveBestFirst};
  out.insert(out.end(), more);
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
