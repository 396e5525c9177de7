// core/setup/option_table.h: the settings of a question, each said once: its key, what it may be, how it is read and told.
//
// A domain has one table: grid::routeOptions(), sokoban::levelOptions(), klotski::slideOptions(), lines::ballOptions(). Workspaces,
// lessons and Compare name a setting by its key, the command line and Copy as command by "--" and the key.
#pragma once
#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/search/session.h"
#include "core/setup/known_words.h"
#include "core/setup/set_up.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"

namespace searchlight::setup {

template <class Question>
struct Option {
  std::string_view key = {};  // "weight"
  // What follows it, for a usage line: "W"; empty: it is no option of the command line.
  std::string_view value = {};
  std::string_view help = {};
  bool isOfRun = false;            // searches of one question that are compared may differ in it
  std::string_view formerly = {};  // an older key, read for ever
  // As a word; nothing where it makes no difference.
  std::function<std::optional<std::string>(const Question&)> get = {};
  // Sets it; or leaves it, and says the rule that the word broke: "must be 4 or 8".
  std::function<std::optional<Failure>(Question&, std::string_view word)> set = {};
  // Whether it was left to the program, which a workspace does not say; null: it never is.
  std::function<bool(const Question&)> isLeft = {};
  // As `get`, and also what was left to the program; null: `get`.
  std::function<std::optional<std::string>(const Question&)> used = {};
  // The words that it may be, where they can be counted, or the parts of a list.
  std::span<const std::string_view> choices = {};
};

template <class Question>
using Options = std::vector<Option<Question>>;

// ---- Rows ----

// One of `names`, in the order of the enumeration E; `field` gives it of a question: [](auto& q) -> auto& { return q.metric; }.
template <class E, class Question, class Field>
Option<Question> oneOf(Option<Question> row, std::span<const std::string_view> names, Field field) {
  if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field(std::declval<Question&>()))>, E>)
    if (!row.get)
      row.get = [=](const Question& question) {
        return std::string(names[static_cast<std::size_t>(field(question))]);
      };
  row.choices = names;
  row.set = [=](Question& question, std::string_view word) -> std::optional<Failure> {
    const auto at = std::ranges::find(names, word);
    if (at == names.end()) return ReaderErrors::tr("must be %1", choiceOf(names));
    field(question) = static_cast<E>(at - names.begin());
    return std::nullopt;
  };
  return row;
}

// Off unless it is said. `flag` as oneOf() has its field.
template <class Question, class Flag>
Option<Question> yesOrNo(Option<Question> row, Flag flag) {
  using Word = std::optional<std::string>;
  row.value = "yes|no";
  row.get = [=](const Question& q) { return flag(q) ? Word(kNoYes[1]) : Word(); };
  row.isLeft = [=](const Question& q) { return !flag(q); };
  row.used = [=](const Question& q) { return Word(kNoYes[flag(q)]); };
  return oneOf<bool>(std::move(row), kNoYes, flag);
}

// The rows of a part of the question.
template <class Question, class Part>
void addRows(Options<Question>& rows, const Options<Part>& added, Part Question::*part) {
  for (const Option<Part>& row : added) {
    Option<Question> out{row.key, row.value, row.help, row.isOfRun, row.formerly};
    out.choices = row.choices;
    if (row.used)
      out.used = [used = row.used, part](const Question& question) { return used(question.*part); };
    out.get = [get = row.get, part](const Question& question) { return get(question.*part); };
    out.set = [set = row.set, part](Question& question, std::string_view word) {
      return set(question.*part, word);
    };
    if (row.isLeft)
      out.isLeft = [isLeft = row.isLeft, part](const Question& question) { return isLeft(question.*part); };
    rows.push_back(std::move(out));
  }
}

// ---- Reading and telling ----

template <class Question>
const Option<Question>* findOption(const Options<Question>& table, std::string_view key) {
  for (const Option<Question>& row : table)
    if (row.key == key || (!row.formerly.empty() && row.formerly == key)) return &row;
  return nullptr;
}

// Whether searches of one question that are compared may differ in the option of that key; false where there is none.
template <class Question>
bool isOfRun(const Options<Question>& table, std::string_view key) {
  const Option<Question>* row = findOption(table, key);
  return row && row->isOfRun;
}

// Sets the option of that key, or leaves the question and says what is wrong with the word, as `before` and the key, the word and
// the rule: "--neighbours 5: must be 4 or 8". REQUIRES: the table has the key.
template <class Question>
std::optional<Failure> setOption(const Options<Question>& table, Question& question, std::string_view key,
                                 std::string_view word, std::string_view before = {}) {
  const Option<Question>& row = *findOption(table, key);
  const auto rule = row.set(question, word);
  if (!rule) return std::nullopt;
  // A file has the key that it has; the command line knows the newest alone.
  return complaint(std::string(before) + std::string(before.empty() ? key : row.key), word, *rule);
}

// Changes what the words name, in the order of the table, or leaves the question and says what is wrong with the first bad one.
// Words that are no option are passed over.
template <class Question>
std::optional<Failure> takeWords(const Options<Question>& table, Question& question, const Words& words,
                                 std::string_view before = {}) {
  Question taken = question;
  for (const Option<Question>& row : table)
    for (const std::string_view key : {row.formerly, row.key})
      if (const std::string* word = key.empty() ? nullptr : words.find(key))
        if (auto wrong = setOption(table, taken, key, *word, before)) return wrong;
  question = std::move(taken);
  return std::nullopt;
}

// What makes a difference and was not left to the program; of those rows alone that are wanted. Programs before know some by their
// older key.
template <class Question, class Wanted>
Words wordsOf(const Options<Question>& table, const Question& question, Wanted&& isWanted) {
  Words out;
  for (const Option<Question>& row : table)
    if (isWanted(row) && (!row.isLeft || !row.isLeft(question)))
      if (const std::optional<std::string> word = row.get(question))
        for (const std::string_view key : {row.formerly, row.key})
          if (!key.empty()) out.set(key, *word);
  return out;
}
template <class Question>
Words wordsOf(const Options<Question>& table, const Question& question) {
  return wordsOf(table, question, [](const auto& /*row*/) { return true; });
}

// "--from 2,3 --to 6,3 --algorithm a-star ..": every option of the command line that makes a difference is written out, so that the
// line stays true should a default ever change.
template <class Question>
std::string argumentsOf(const Options<Question>& table, const Question& question) {
  std::string out;
  for (const Option<Question>& row : table)
    if (!row.value.empty())
      if (const std::optional<std::string> word = row.get(question))
        out += (out.empty() ? "--" : " --") + std::string(row.key) + " " + *word;
  return out;
}

// What differs from run to run, whatever is searched. Ties are search::Ties; a map may leave them open (grid::RouteOptions).
template <class Ties>
struct RunChoice {
  search::Algorithm algorithm = search::Algorithm::BreadthFirst;
  double weight = search::SessionOptions().weight;  // of weighted A*; 1 to kMostWeight
  Ties ties = {};
  std::uint32_t seed = 1;            // of ties at random
  std::optional<bool> reopens = {};  // nothing: as the algorithm does
  search::Duplicates duplicates = search::Duplicates::Drop;
  std::uint32_t width = search::SessionOptions::kUsualWidth;  // of beam search; 1 to kMostKept
  std::uint32_t nodes = search::SessionOptions::kUsualNodes;  // of SMA*; 1 to kMostKept
  friend bool operator==(const RunChoice&, const RunChoice&) = default;

  static constexpr int kMostWeight = 1000;
  static constexpr int kMostKept = 1'000'000'000;
  search::SessionOptions sessionOptions() const {
    search::SessionOptions options;
    applyTo(options);
    return options;
  }
  // What is the question's, beside what is the caller's.
  void applyTo(search::SessionOptions& options) const { applyTo(options, ties); }
  void applyTo(search::SessionOptions& options, search::Ties usedTies) const {
    options.algorithm = algorithm;
    options.ties = usedTies;
    options.seed = seed;
    options.reopens = reopens;
    options.duplicates = duplicates;
    options.weight = weight;
    options.width = width;
    options.nodes = nodes;
  }
  void takeOrder(const search::SessionOptions& options) {
    ties = options.ties;
    seed = static_cast<std::uint32_t>(options.seed);
    reopens = options.reopens;
    duplicates = options.duplicates;
    width = options.width;
    nodes = options.nodes;
  }
  search::Ties usedTies() const { return search::usedTies(algorithm, ties); }
};
using SearchChoice = RunChoice<search::Ties>;  // not coarse

// Which algorithms there are to choose from.
using CanSearch = bool (*)(search::Algorithm);

// The rule that an algorithm which is not among those breaks; `names` are those that can: ReaderErrors::tr("needs a grid; ..").
using WhyNot = Failure (*)(const Failure& names);

// Its table: algorithm, weight, ties, seed, reopen, duplicates, width, nodes.
Options<SearchChoice> searchOptions(CanSearch canSearch, WhyNot whyNot,
                                    std::string_view help = "Search algorithm (default: breadth-first)");

std::optional<Failure> setWeight(double& weight, std::string_view word);
std::optional<std::string> weightWord(search::Algorithm algorithm, double weight);
// The row of the weight; `part` gives what has it, and the algorithm, of a question: [](auto& q) -> auto& { return q.options; }.
template <class Question, class Part>
Option<Question> weightOption(Part part) {
  return {.key = "weight",
          .value = "W",
          .help = "Weight of the heuristic in weighted-a-star, 1 to 1000 (default: 1.5)",
          .isOfRun = true,
          .get = [=](const Question& q) { return weightWord(part(q).algorithm, part(q).weight); },
          .set = [=](Question& q, std::string_view word) { return setWeight(part(q).weight, word); }};
}
// Among equal f, by search::Ties; the last one is for domains that have a width for it.
inline constexpr std::string_view kTieNames[] = {"last-in",  "first-in",  "larger-g", "smaller-g",
                                                 "larger-h", "smaller-h", "random",   "coarse"};
std::optional<Failure> setSeed(std::uint32_t& seed, std::string_view word);
// "..(default: yes, but no for greedy and weighted-a-star)", as the catalogue has it.
std::string_view reopenHelp();
// A whole number of nodes that may be kept, from 1 to SearchChoice::kMostKept.
std::optional<Failure> setKept(std::uint32_t& kept, std::string_view word);
// By search::Duplicates.
inline constexpr std::string_view kDuplicatesNames[] = {"drop", "keep"};
// Of a question with Duplicates::Keep, asked of an algorithm that cannot: "--duplicates keep: not with ida-star".
std::optional<Failure> whyNotKept(search::Algorithm algorithm, search::Duplicates duplicates);
// The rows "ties", "seed", "reopen", "duplicates", "width" and "nodes"; `part` as above.
template <class Question, class Part>
void addOrderOptions(Options<Question>& rows, std::span<const std::string_view> ties, std::string_view help,
                     Part part) {
  using Word = std::optional<std::string>;
  const auto info = [=](const Question& q) -> auto& { return search::info(part(q).algorithm); };
  const auto usesTies = [=](const Question& q) { return info(q).usesTies; };
  const auto isRandom = [=](const Question& q) {
    return usesTies(q) && part(q).usedTies() == search::Ties::Random;
  };
  const auto isUsual = [=](const Question& q) {
    return part(q).ties == std::remove_cvref_t<decltype(part(q))>().ties;
  };
  rows.push_back(oneOf<search::Ties>(
      Option<Question>{.key = "ties",
                       .value = "NAME",
                       .help = help,
                       .isOfRun = true,
                       .get =
                           [=](const Question& q) {
                             return usesTies(q)
                                        ? Word(kTieNames[static_cast<std::size_t>(part(q).usedTies())])
                                        : Word();
                           },
                       .isLeft = isUsual},
      ties, [=](auto& q) -> auto& { return part(q).ties; }));
  rows.push_back(
      {.key = "seed",
       .value = "S",
       .help = "Seed of random ties (default: 1)",
       .isOfRun = true,
       .get = [=](const Question& q) { return isRandom(q) ? Word(std::to_string(part(q).seed)) : Word(); },
       .set = [=](Question& q, std::string_view word) { return setSeed(part(q).seed, word); }});
  rows.push_back(oneOf<bool>(
      Option<Question>{.key = "reopen",
                       .value = "yes|no",
                       .help = reopenHelp(),
                       .isOfRun = true,
                       .get =
                           [=](const Question& q) {
                             return info(q).reopens && part(q).reopens ? Word(kNoYes[*part(q).reopens])
                                                                       : Word();
                           },
                       .isLeft = [=](const Question& q) { return !part(q).reopens; },
                       .used =
                           [=](const Question& q) {
                             return info(q).reopens ? Word(kNoYes[part(q).reopens.value_or(*info(q).reopens)])
                                                    : Word();
                           }},
      kNoYes, [=](auto& q) -> auto& { return part(q).reopens; }));
  const auto drops = [=](const Question& q) { return part(q).duplicates == search::Duplicates::Drop; };
  rows.push_back(oneOf<search::Duplicates>(
      Option<Question>{
          .key = "duplicates",
          .value = "drop|keep",
          .help = "keep: tree search, where a state that is generated again is a new node (default: drop)",
          .isOfRun = true,
          .get = [=](const Question& q) { return drops(q) ? Word() : Word("keep"); },
          .isLeft = drops,
          .used = [=](const Question& q) { return Word(kDuplicatesNames[drops(q) ? 0 : 1]); }},
      kDuplicatesNames, [=](auto& q) -> auto& { return part(q).duplicates; }));
  const auto kept = [&](search::Algorithm algorithm, std::string_view key, std::string_view ofIt,
                        auto count) {
    rows.push_back(
        {.key = key,
         .value = "N",
         .help = ofIt,
         .isOfRun = true,
         .get =
             [=](const Question& q) {
               return part(q).algorithm == algorithm ? Word(std::to_string(count(part(q)))) : Word();
             },
         .set = [=](Question& q, std::string_view word) { return setKept(count(part(q)), word); }});
  };
  kept(
      search::Algorithm::BeamSearch, "width", "Nodes of each depth that beam-search keeps (default: 10)",
      [](auto& choice) -> auto& { return choice.width; });
  kept(
      search::Algorithm::SmaStar, "nodes", "Nodes that sma-star holds at most (default: 1000)",
      [](auto& choice) -> auto& { return choice.nodes; });
}
// One that can search, by its name.
std::optional<Failure> setAlgorithm(search::Algorithm& algorithm, std::string_view word, CanSearch canSearch,
                                    WhyNot whyNot);

}  // namespace searchlight::setup
