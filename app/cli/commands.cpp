// app/cli/commands.cpp: which commands there are.
#include "app/cli/commands.h"

namespace searchlight::cli {
namespace {

constexpr GroupRow kGroups[] = {
    {"sokoban", "Sokoban: push boxes to goals"},
    {"lines", "Color Lines: five in a row"},
    {"klotski", "Klotski: sliding block puzzles"},
    {"compare", "Runs several searches on one problem, one row each"},
    {"lesson", "Lessons: text beside a board, with questions"},
};

constexpr CommandRow kCommands[] = {
    {"", "algorithms", "Lists the search algorithms and what each guarantees", makeAlgorithms},
    {"", "route", "Finds a path between two cells of a map", makeRoute},
    {"", "scenario", "Runs all queries of a MovingAI .scen file and compares the costs with its lengths",
     makeScenario},
    {"sokoban", "solve", "Solves the levels of a file", makeSokobanSolve},
    {"sokoban", "check", "Checks whether a solution solves a level", makeSokobanCheck},
    {"sokoban", "generate", "Generates random levels", makeSokobanGenerate},
    {"lines", "play", "Plays games of Color Lines and prints their scores", makeLinesPlay},
    {"klotski", "list", "Lists the puzzles of the catalogue and the minimum number of moves of each",
     makeKlotskiList},
    {"klotski", "solve", "Solves layouts", makeKlotskiSolve},
    {"klotski", "survey", "Counts all positions that can be reached from a layout", makeKlotskiSurvey},
    {"klotski", "find", "Finds random puzzles that need a given number of moves", makeKlotskiFind},
    {"compare", "route", "Finds a path between two cells of a map with each search", makeCompareRoute},
    {"compare", "sokoban", "Solves the levels of a file with each search", makeCompareSokoban},
    {"compare", "klotski", "Solves layouts with each search", makeCompareKlotski},
    {"lesson", "check", "Checks every step, value and question of a lesson", makeLessonCheck},
};

}  // namespace

std::span<const CommandRow> commandTable() { return kCommands; }
std::span<const GroupRow> groupTable() { return kGroups; }

}  // namespace searchlight::cli
