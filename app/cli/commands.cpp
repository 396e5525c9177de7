// app/cli/commands.cpp: which commands there are.
#include "app/cli/commands.h"

namespace searchlight::cli {
namespace {

constexpr GroupRow kGroups[] = {
    {"compare", "Several searches on one question, a row each"},
};

constexpr CommandRow kCommands[] = {
    {"", "algorithms", "Lists the searches and what each promises", makeAlgorithms},
    {"", "route", "Finds a way between two cells of a map", makeRoute},
    {"", "scenario", "Asks all queries of a MovingAI .scen file and checks the costs against its lengths",
     makeScenario},
    {"compare", "route", "Finds a way between two cells of a map by one search after the other",
     makeCompareRoute},
};

}  // namespace

std::span<const CommandRow> commandTable() { return kCommands; }
std::span<const GroupRow> groupTable() { return kGroups; }

}  // namespace searchlight::cli
