// core/setup/option_table.cpp: the rows of algorithm, weight and tie-breaking.
#include "core/setup/option_table.h"

#include <limits>
#include <span>

#include "core/text/line_reader.h"
#include "core/text/number_text.h"

namespace searchlight::setup {

std::optional<Failure> setAlgorithm(search::Algorithm& algorithm, std::string_view word, CanSearch canSearch,
                                    WhyNot whyNot) {
  std::vector<std::string_view> names;
  for (const search::AlgorithmInfo& row : search::algorithms())
    if (canSearch(row.id)) names.push_back(row.name);
  const auto named = search::algorithmByName(word);
  if (!named) return ReaderErrors::tr("must be %1", choiceOf(names));
  if (!canSearch(*named))
    return search::needsLevel(*named)
               ? ReaderErrors::tr("needs a whole Sokoban level; supported here: %1", choiceOf(names))
               : whyNot(choiceOf(names));
  algorithm = *named;
  return std::nullopt;
}

std::optional<Failure> setWeight(double& weight, std::string_view word) {
  const std::optional<double> number = parseNumber(word);
  if (!number || *number < 1 || *number > SearchChoice::kMostWeight)
    return ReaderErrors::tr("must be a number from %1 to %2", 1, SearchChoice::kMostWeight);
  weight = *number;
  return std::nullopt;
}

std::optional<Failure> setSeed(std::uint32_t& seed, std::string_view word) {
  constexpr int kMost = std::numeric_limits<int>::max();
  const auto number = parseInteger(word, 0, kMost);
  if (!number) return ReaderErrors::tr("must be a whole number from %1 to %2", 0, kMost);
  seed = static_cast<std::uint32_t>(*number);
  return std::nullopt;
}

std::string_view reopenHelp() {
  static const std::string text = [] {
    std::string names;
    for (const search::AlgorithmInfo& a : search::algorithms())
      if (a.reopens == false) names += (names.empty() ? "" : ", ") + std::string(a.name);
    if (const std::size_t last = names.rfind(", "); last != std::string::npos)
      names.replace(last, 2, " and ");
    return "Whether a cheaper path to a closed node reopens it (default: yes, but no for " + names + ")";
  }();
  return text;
}

std::optional<Failure> setKept(std::uint32_t& kept, std::string_view word) {
  const auto number = parseInteger(word, 1, SearchChoice::kMostKept);
  if (!number) return ReaderErrors::tr("must be a whole number from %1 to %2", 1, SearchChoice::kMostKept);
  kept = static_cast<std::uint32_t>(*number);
  return std::nullopt;
}

std::optional<Failure> whyNotKept(search::Algorithm algorithm, search::Duplicates duplicates) {
  if (duplicates == search::Duplicates::Drop || search::canKeepDuplicates(algorithm)) return std::nullopt;
  return behind("--duplicates keep",
                ReaderErrors::tr("not with %1", std::string(search::info(algorithm).name)));
}

std::optional<std::string> weightWord(search::Algorithm algorithm, double weight) {
  if (algorithm != search::Algorithm::WeightedAStar) return std::nullopt;
  return numberText(weight);
}

Options<SearchChoice> searchOptions(CanSearch canSearch, WhyNot whyNot, std::string_view help) {
  const auto whole = [](auto& choice) -> auto& { return choice; };
  Options<SearchChoice> rows{
      {.key = "algorithm",
       .value = "NAME",
       .help = help,
       .isOfRun = true,
       .get = [](const SearchChoice& choice) { return std::string(search::info(choice.algorithm).name); },
       .set = [=](SearchChoice& choice,
                  std::string_view word) { return setAlgorithm(choice.algorithm, word, canSearch, whyNot); }},
      weightOption<SearchChoice>(whole)};
  addOrderOptions(
      rows, std::span(kTieNames).first(std::size(kTieNames) - 1),
      "Tie-breaking: last-in, first-in, larger-g, smaller-g, larger-h, smaller-h or random (default: "
      "last-in)",
      whole);
  return rows;
}

}  // namespace searchlight::setup
