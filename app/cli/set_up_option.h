// app/cli/set_up_option.h: --setup: a set-up of the window in the place of a board, searches and options.
#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "core/setup/option_table.h"
#include "core/setup/set_up.h"

namespace searchlight::cli {

// What a set-up says besides its board; nothing without one.
struct AskedWords {
  setup::Words question;           // in the window's words
  std::vector<setup::Words> runs;  // of a comparison's set-up
};

// What a set-up may be of: a comparison has searches of its own, which matter to some and are nothing to others.
enum class SetUpUse { OneSearch, Comparison, Survey };

// What a domain's commands say of set-ups.
struct DomainOfSetUps {
  std::string_view page;                  // of the window (PageInfo::id in app)
  std::string_view command;               // `compare sokoban`
  std::string_view isOther;               // of what is of another domain: "is not about a level"
  std::string_view board;                 // what stands for it on the line: "FILE"
  bool (*isOfRun)(std::string_view key);  // whether the searches of a comparison may differ in it: "weight"
  std::size_t mostBytes = 0;
  // Whether whoever compares is told that a comparison's set-up would do; one without its domain is of this page then.
  bool namesComparison = false;
};

// Of a table of settings.
template <auto optionTable>
bool isOfRun(std::string_view key) {
  return setup::isOfRun(optionTable(), key);
}

// setup::read(); entries that this version does not know are told on `error`, and left out.
setup::SetUp readSetUp(const std::string& text, const std::string& from, std::ostream& error);

struct SetUpOption {
  Argument file;
  SetUpUse use = SetUpUse::OneSearch;
  // The one board that the line gives, null where it gives none or several: a set-up may be there without --setup.
  std::function<const std::string*()> board = [] { return nullptr; };

  void addTo(CLI::App& parser, const DomainOfSetUps& domain, SetUpUse asked);
  bool isGiven() const { return file.isGiven() || isInPlace(); }
  bool isInPlace() const;
  // Whether there is one board beside it, or without it.
  bool hasBoard() const { return board() && !isInPlace(); }
  const std::string& name() const { return file.isGiven() || !board() ? file.text : *board(); }
  // readSetUp(). REQUIRES: isGiven(). Throws FormatError for what is not of this domain, or a comparison where one search is asked, and
  // std::bad_alloc for a file larger than the room.
  setup::SetUp read(const DomainOfSetUps& domain, std::size_t room, const Console& console) const;
  // Its words; recorded searches are left out, which is told.
  AskedWords words(const setup::SetUp& setUp, const DomainOfSetUps& domain, const Console& console) const;
  // Its board; that the file has changed since is told.
  setup::BoardText boardOf(const setup::SetUp& setUp, const Console& console) const;
};

}  // namespace searchlight::cli
