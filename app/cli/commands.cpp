// app/cli/commands.cpp: which commands there are.
#include "app/cli/commands.h"

namespace searchlight::cli {
namespace {

constexpr GroupRow kGroups[] = {
    {"sokoban", "Sokoban: boxes pushed to goals"},
    {"lines", "Color Lines: five in a row"},
    {"klotski", "Klotski: sliding blocks"},
    {"compare", "Several searches on one question, a row each"},
    {"lesson", "Lessons: text beside a board, and questions"},
};

constexpr CommandRow kCommands[] = {
    {"", "algorithms", "Lists the searches and what each promises", makeAlgorithms},
    {"", "route", "Finds a way between two cells of a map", makeRoute},
    {"", "scenario", "Asks all queries of a MovingAI .scen file and checks the costs against its lengths",
     makeScenario},
    {"sokoban", "solve", "Solves the levels of a file", makeSokobanSolve},
    {"sokoban", "check", "Tells whether steps solve a level", makeSokobanCheck},
    {"sokoban", "generate", "Makes new levels", makeSokobanGenerate},
    {"lines", "play", "Plays games of Color Lines and tells their scores", makeLinesPlay},
    {"klotski", "list", "Lists the puzzles of the catalogue and the fewest moves of each", makeKlotskiList},
    {"klotski", "solve", "Slides the pieces to the goal", makeKlotskiSolve},
    {"klotski", "survey", "Counts everything that can be reached from a layout", makeKlotskiSurvey},
    {"klotski", "find", "Draws openings that need exactly so many moves", makeKlotskiFind},
    {"compare", "route", "Finds a way between two cells of a map by one search after the other",
     makeCompareRoute},
    {"compare", "sokoban", "Solves the levels of a file by one search after the other", makeCompareSokoban},
    {"compare", "klotski", "Solves layouts by one search after the other", makeCompareKlotski},
    {"lesson", "check", "Runs a lesson to its end: every step, figure and question", makeLessonCheck},
};

}  // namespace

std::span<const CommandRow> commandTable() { return kCommands; }
std::span<const GroupRow> groupTable() { return kGroups; }

}  // namespace searchlight::cli
