// app/cli/game_set_up.h: --setup of the games' commands: a set-up of the window in the place of a board, searches and options.
#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/console.h"
#include "core/setup/option_table.h"
#include "core/setup/set_up.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace searchlight::cli {

// What a set-up says besides its board; nothing without one.
struct AskedWords {
  setup::Words question;           // in the window's words
  std::vector<setup::Words> runs;  // of a comparison's set-up
};

// What a set-up may be of: a comparison has searches of its own, which matter to some and are nothing to others.
enum class SetUpUse { OneSearch, Comparison, Survey };

// Of a table of settings.
template <auto optionTable>
bool isShared(std::string_view key) {
  const auto* row = setup::findOption(optionTable(), key);
  return row && !row->isOfRun;
}

// What a game's commands say of set-ups.
struct GameOfSetUps {
  std::string_view page;                   // of the window (PageInfo::id in app)
  std::string_view thing;                  // that is asked about: "layout"
  std::string_view board;                  // what stands for it on the line: "LAYOUT"
  bool (*isShared)(std::string_view key);  // whether all searches of a comparison share it: "metric"
  std::size_t mostBytes = 0;
};

// Whether such a file is there and a set-up, by its content; standard input, too. From other pipes nothing is taken.
bool isSetUpFile(const std::string& file);

struct SetUpOption {
  std::string file;
  SetUpUse use = SetUpUse::OneSearch;
  const CLI::Option* option = nullptr;  // whether it is given
  // The one board that the line gives, null where it gives none or several: a set-up may be there without --setup.
  std::function<const std::string*()> board = [] { return nullptr; };

  void addTo(CLI::App& parser, const GameOfSetUps& game, SetUpUse asked);
  bool isGiven() const { return isByOption() || isInPlace(); }
  bool isInPlace() const;
  // Whether there is one board beside it, or without it.
  bool hasBoard() const;
  const std::string& name() const { return isByOption() ? file : *board(); }
  // REQUIRES: isGiven(). Throws FormatError for what is not of this game, or a comparison where one search is asked.
  setup::SetUp read(const GameOfSetUps& game) const;
  // Its words; recorded searches are left out, which is told.
  AskedWords words(const setup::SetUp& setUp, const GameOfSetUps& game, const Console& console) const;
  // Its board; that the file has changed since is told.
  setup::BoardText boardOf(const setup::SetUp& setUp, const Console& console) const;

 private:
  bool isByOption() const;
};

}  // namespace searchlight::cli
