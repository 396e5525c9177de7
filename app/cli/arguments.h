// app/cli/arguments.h: what stands on the line, as it was typed: single words, limits, and a domain's table of settings.
#pragma once
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "core/search/outcome.h"
#include "core/setup/option_table.h"
#include "core/text/failure.h"

namespace searchlight::cli {

// An option or a file. Lives as long as the parser.
struct Argument {
  std::string text = {};  // where nothing is given: what holds then
  const CLI::Option* option = nullptr;

  // `value` is what follows it in a usage line: "N".
  CLI::Option* addTo(CLI::App& parser, const std::string& name, const std::string& value,
                     const std::string& help);
  bool isGiven() const { return option && option->count() > 0; }

  // The bounds are included. Throws UsageError.
  std::uint64_t wholeNumber(std::uint64_t min,
                            std::uint64_t max = std::numeric_limits<std::uint64_t>::max()) const;
  // "64x48": columns and rows, each from min to max. Throws UsageError.
  std::pair<int, int> columnsAndRows(int min, int max) const;
  // The place of the word in the list. Throws UsageError with the list.
  std::size_t placeIn(std::span<const std::string_view> words) const;
  // "--size 3: must be ..".
  UsageError wrong(const Failure& what) const;
  UsageError wrong(std::string what) const { return wrong(Failure(std::move(what))); }
};

// --seconds and --megabytes, which all searching commands take.
struct LimitArguments {
  Argument seconds, megabytes;

  // --megabytes is for the whole process: whoever searches takes off what it holds already (Console::memory).
  // `time` is what help tells of --seconds where it is not given.
  void addTo(CLI::App& parser, const std::string& time = "no limit");
  // Those given, and otherwise what there is. Throws UsageError.
  search::Limits from(search::Limits limits) const;
};

// What holds where nothing is given: 4096 megabytes, and no limit of time.
search::Limits usualLimits();
// The same for the games, where a level or a layout has 60 seconds.
search::Limits usualGameLimits();

// Work with such limits, which may take long: search(limits) is told what is left of the memory.
template <class Search>
void searching(const Console& console, const std::string& progress, search::Limits limits, Search&& search) {
  const Progress shown(console, progress);
  const Searching flag(console);
  limits.bytes = console.memory.leftOf(limits.bytes);
  std::forward<Search>(search)(limits);
}

// A command by what it is asked with: addTo(parser), and run(console) of what was given then; `form`, if there is one.
template <class Arguments>
Command commandOf(CLI::App& parser) {
  auto arguments = std::make_shared<Arguments>();
  arguments->addTo(parser);
  return [arguments](const Console& console) {
    if constexpr (requires { arguments->form; }) arguments->form.check();
    return int{arguments->run(console)};
  };
}

// ---- A domain's table of settings ----

// From the parser to the question.
template <class Question>
class OptionWords {
 public:
  using Table = setup::Options<Question>;

  // The table's options that are wanted; null: all.
  void addTo(CLI::App& parser, const Table& table, bool (*isWanted)(std::string_view key) = nullptr) {
    m_table = &table;
    m_words.reserve(table.size());  // the parser keeps references to the values
    for (const setup::Option<Question>& row : table) {
      if (row.value.empty() || (isWanted && !isWanted(row.key))) continue;
      Word& word = m_words.emplace_back(Word{row.key, {}});
      word.typed.addTo(parser, "--" + std::string(row.key), std::string(row.value), std::string(row.help));
    }
  }
  // Sets what was given and leaves the rest of the question as it is. Throws UsageError.
  void applyTo(Question& question) const {
    for (const Word& word : m_words)
      if (word.typed.isGiven()) setOption(*m_table, question, word.key, word.typed.text);
  }
  // As it was typed; nothing where it was not, or cannot be.
  std::optional<std::string> valueOf(std::string_view key) const {
    const auto word = std::ranges::find(m_words, key, &Word::key);
    return word != m_words.end() && word->typed.isGiven() ? std::optional(word->typed.text) : std::nullopt;
  }

  // One option alone, as if it was typed. Throws UsageError.
  static void setOption(const Table& table, Question& question, std::string_view key,
                        std::string_view value) {
    if (const auto wrong = setup::setOption(table, question, key, value, "--")) throw UsageError(*wrong);
  }

 private:
  struct Word {
    std::string_view key;
    Argument typed;
  };
  const Table* m_table = nullptr;
  std::vector<Word> m_words;
};

// A set-up's words, told as the line's options. Throws FormatError, "FILE: question: .." where `where` is "question".
template <class Question>
void takeSetUpWords(const setup::Options<Question>& table, Question& question, const setup::Words& words,
                    const std::string& file, std::string_view where) {
  if (const auto wrong = setup::takeWords(table, question, words, "--"))
    throw FormatError(file, 0, std::string(where) + ": " + english(*wrong));
}

}  // namespace searchlight::cli
