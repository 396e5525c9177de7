// core/setup/search_choice.cpp: words to a choice and back.
#include "core/setup/search_choice.h"

#include <algorithm>
#include <array>

#include "core/text/line_reader.h"
#include "core/text/number_text.h"

namespace searchlight::setup {
namespace {

constexpr double kMostWeight = 1000;
constexpr std::array<std::string_view, 2> kTiesNames{"last-in", "first-in"};  // by search::Ties

}  // namespace

bool isOfChoice(std::string_view name) { return name == "algorithm" || name == "weight" || name == "ties"; }

Words wordsOf(const SearchChoice& choice) {
  const search::AlgorithmInfo& info = search::info(choice.algorithm);
  Words out;
  out.set("algorithm", std::string(info.name));
  if (choice.algorithm == search::Algorithm::WeightedAStar) out.set("weight", numberText(choice.weight));
  if (info.usesTies && choice.ties != search::Ties::LastIn)
    out.set("ties", std::string(kTiesNames[static_cast<std::size_t>(choice.ties)]));
  return out;
}

std::optional<std::string> takeWords(SearchChoice& choice, const Words& words, CanSearch canSearch,
                                     std::string_view whyNot) {
  SearchChoice taken = choice;
  if (const std::string* name = words.find("algorithm")) {
    const auto algorithm = search::algorithmByName(*name);
    if (!algorithm) return "algorithm: unknown name " + *name;
    if (!canSearch(*algorithm)) return "algorithm: " + *name + " " + std::string(whyNot);
    taken.algorithm = *algorithm;
  }
  if (const std::string* word = words.find("weight")) {
    const auto weight = parseNumber(*word);
    if (!weight || *weight < 1 || *weight > kMostWeight)
      return std::string("weight: must be a number from 1 to 1000");
    taken.weight = *weight;
  }
  if (const std::string* word = words.find("ties")) {
    const auto at = std::ranges::find(kTiesNames, *word);
    if (at == kTiesNames.end()) return std::string("ties: must be last-in or first-in");
    taken.ties = static_cast<search::Ties>(at - kTiesNames.begin());
  }
  choice = taken;
  return std::nullopt;
}

}  // namespace searchlight::setup
