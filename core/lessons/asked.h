// core/lessons/asked.h: what a set-up asks, of whichever domain, without a window: board and options as values, and the search.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "core/grid/map_edit.h"
#include "core/grid/route_options.h"
#include "core/klotski/board.h"
#include "core/klotski/solve.h"
#include "core/lines/rules.h"
#include "core/setup/option_table.h"
#include "core/sokoban/solve.h"

namespace searchlight::lessons {

struct NamedSetUp;

struct AskedRoute {
  grid::MapDocument document;
  grid::RouteQuestion question;
};
struct AskedSlides {
  klotski::Board board;  // begins where the search does
  std::string title;
  klotski::SlideOptions options;
};
struct AskedLevel {
  sokoban::Board level;  // begins where the search does
  std::string title;
  sokoban::LevelOptions options;
};
struct AskedBall {
  lines::Board board;
  lines::Move move;
  setup::SearchChoice options;
};
using Asked = std::variant<AskedRoute, AskedSlides, AskedLevel, AskedBall>;

// REQUIRES: the set-up has its board's text, as boardForPage() gives it. Throws FormatError "fileName:line: .." for words that are
// none of this domain's, and questions that cannot be asked of the board.
Asked askedFrom(const setup::SetUp& setUp, std::string_view fileName, int line);
// The same of a lesson's; what is wrong with one of its words is told at that word's line.
Asked askedFrom(const NamedSetUp& named, std::string_view fileName);

// The same question as a set-up: `like` with another board and, of a route, other ends.
setup::SetUp setUpOf(const Asked& asked, setup::SetUp like);

// Of `options` what is no matter of the question is used: recording, record, segments, budget. Null where the board cannot be
// searched so.
std::unique_ptr<search::Session> makeSession(const Asked& asked, const search::SessionOptions& options);

// Whether the states of such a page's searches are cells of its board, and not whole boards.
bool statesAreCells(std::string_view page);

// What a cost inside is in the unit that people are shown.
double shownCost(const Asked& asked, search::Cost cost);

}  // namespace searchlight::lessons
