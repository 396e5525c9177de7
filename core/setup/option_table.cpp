// core/setup/option_table.cpp: the rows of algorithm, weight and tie-breaking.
#include "core/setup/option_table.h"

#include <array>

#include "core/text/line_reader.h"
#include "core/text/number_text.h"

namespace searchlight::setup {

namespace {
constexpr std::array<std::string_view, 2> kTiesNames{"last-in", "first-in"};  // by search::Ties
}  // namespace

std::optional<Failure> setAlgorithm(search::Algorithm& algorithm, std::string_view word, CanSearch canSearch,
                                    WhyNot whyNot) {
  std::vector<std::string_view> names;
  for (const search::AlgorithmInfo& row : search::algorithms())
    if (canSearch(row.id)) names.push_back(row.name);
  const auto named = search::algorithmByName(word);
  if (!named) return ReaderErrors::tr("must be %1", choiceOf(names));
  if (!canSearch(*named)) return whyNot(choiceOf(names));
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

std::optional<std::string> weightWord(search::Algorithm algorithm, double weight) {
  if (algorithm != search::Algorithm::WeightedAStar) return std::nullopt;
  return numberText(weight);
}

Options<SearchChoice> searchOptions(CanSearch canSearch, WhyNot whyNot, std::string_view help) {
  const auto usesTies = [](const SearchChoice& choice) { return search::info(choice.algorithm).usesTies; };
  Option<SearchChoice> ties{"ties", "NAME", "Tie-breaking: last-in or first-in (default: last-in)", true};
  ties.get = [=](const SearchChoice& choice) -> std::optional<std::string> {
    if (!usesTies(choice)) return std::nullopt;
    return std::string(kTiesNames[static_cast<std::size_t>(choice.ties)]);
  };
  ties.isLeft = [](const SearchChoice& choice) { return choice.ties == search::Ties::LastIn; };
  return {
      {.key = "algorithm",
       .value = "NAME",
       .help = help,
       .isOfRun = true,
       .get = [](const SearchChoice& choice) { return std::string(search::info(choice.algorithm).name); },
       .set = [=](SearchChoice& choice,
                  std::string_view word) { return setAlgorithm(choice.algorithm, word, canSearch, whyNot); }},
      weightOption<SearchChoice>([](auto& choice) -> auto& { return choice; }),
      oneOf<search::Ties>(
          std::move(ties), kTiesNames, [](auto& choice) -> auto& { return choice.ties; })};
}

}  // namespace searchlight::setup
