// app/cli/option_words.h: a domain's table of settings as options of a parser.
#pragma once
#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/console.h"
#include "core/setup/option_table.h"
#include "core/text/failure.h"

namespace searchlight::cli {

// The words as they were typed, from the parser to the question. Lives as long as the parser.
template <class Question>
class OptionWords {
 public:
  using Table = setup::Options<Question>;

  // The table's options that are wanted.
  void addTo(CLI::App& parser, const Table& table) {
    addTo(parser, table, [](std::string_view) { return true; });
  }
  template <class Wanted>
  void addTo(CLI::App& parser, const Table& table, Wanted&& isWanted) {
    m_table = &table;
    m_words.reserve(table.size());  // the parser keeps references to the values
    for (const setup::Option<Question>& row : table) {
      if (row.value.empty() || !isWanted(row.key)) continue;
      Word& word = m_words.emplace_back(Word{row.key, {}, nullptr});
      word.option = parser.add_option("--" + std::string(row.key), word.value, std::string(row.help))
                        ->type_name(std::string(row.value));
    }
  }
  // Sets what was given and leaves the rest of the question as it is. Throws UsageError.
  void applyTo(Question& question) const {
    for (const Word& word : m_words)
      if (word.option->count() > 0) setOption(*m_table, question, word.key, word.value);
  }
  // As it was typed; nothing where it was not, or cannot be.
  std::optional<std::string> valueOf(std::string_view key) const {
    const auto word = std::ranges::find(m_words, key, &Word::key);
    return word != m_words.end() && word->option->count() > 0 ? std::optional(word->value) : std::nullopt;
  }
  bool isGiven(std::string_view key) const { return valueOf(key).has_value(); }

  // One option alone, as if it was typed. Throws UsageError.
  static void setOption(const Table& table, Question& question, std::string_view key,
                        std::string_view value) {
    if (const auto wrong = setup::setOption(table, question, key, value, "--"))
      throw UsageError(english(*wrong));
  }

 private:
  struct Word {
    std::string_view key;
    std::string value;
    CLI::Option* option = nullptr;  // whether it is given
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
