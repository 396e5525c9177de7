// app/cli/generated.h: sources of an experiment that are made and not read: "generated:levels --boxes 3 --seed 7 --count 10".
//
// What follows the colon is split as in a shell: a kind, and the options that the command has which makes such things. They are read
// by the same parser, so that names, bounds and errors are the same.
#pragma once
#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "core/grid/map_edit.h"
#include "core/grid/maze.h"
#include "core/sokoban/board.h"

namespace searchlight::cli {

class GeneratedSource {
 public:
  static bool is(std::string_view source);
  // Throws UsageError where it is none of these kinds.
  GeneratedSource(const std::string& source, const std::vector<std::string_view>& kinds);

  const std::string& kind() const { return m_kind; }
  // make(wanted) with its options in a Wanted, which has addTo(parser). Throws UsageError, which names the source.
  template <class Wanted, class Make>
  auto as(Make&& make) const try {
    CLI::App parser;
    parser.set_help_flag();
    parser.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    Wanted wanted;
    wanted.addTo(parser);
    parseOptions(parser, m_words);
    return make(std::as_const(wanted));
  } catch (const UsageError& error) {
    fail(error.failure());
  }
  [[noreturn]] void fail(const Failure& wrong) const;
  // Not as many as were wanted: throws HonestNo.
  [[noreturn]] void failFor(std::size_t found, std::size_t wanted, std::string_view what,
                            std::string_view why) const;

 private:
  std::string m_source, m_kind;
  std::vector<std::string> m_words;
};

// "levels": as `sokoban generate` makes them.
std::vector<sokoban::Board> generatedLevels(const GeneratedSource& source, const search::Limits& each,
                                            const Console& console);
std::size_t generatedLevelCount(const GeneratedSource& source);
// "layouts": rows of Klotski positions, as `klotski find` finds them.
std::vector<std::string> generatedLayouts(const GeneratedSource& source, const search::Limits& limits,
                                          const Console& console);
std::size_t generatedLayoutCount(const GeneratedSource& source);

// The options of `map generate`.
struct WantedMap {
  Argument kind, size{"31x31"}, seed{"1"};
  std::vector<Argument> dials;  // percent; as dialNames()

  void addTo(CLI::App& parser);
  // Throws UsageError.
  grid::GeneratorSettings settings() const;
  // "caves --size 64x64 --seed 7 --rock 45": as the command takes it.
  static std::string text(const grid::GeneratorSettings& settings);
};

}  // namespace searchlight::cli
