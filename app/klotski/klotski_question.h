// app/klotski/klotski_question.h: how a placement is solved, as a question that any search of the house answers.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "app/shell/search_choice.h"
#include "core/klotski/board.h"
#include "core/klotski/folded.h"
#include "core/search/memory_budget.h"
#include "widgets/search/node_names.h"

namespace searchlight::klotski {
class GoalList;
}

namespace searchlight::ui {

struct SlideOptions {
  klotski::Count count = klotski::Count::Moves;
  SearchChoice search;
  klotski::Mirrors mirrors = klotski::Mirrors::Apart;  // of the 5 x 4 family; others have none
  friend bool operator==(const SlideOptions&, const SlideOptions&) = default;
};

// In the words of the command line: count, those of the search, and mirrors: apart or folded.
setup::Words wordsOf(const SlideOptions& options);
// Changes what the words name. What is wrong with one, in English as core's readers say it: "count: ..".
std::optional<std::string> takeWords(SlideOptions& options, const setup::Words& words);

// `goals` are for a search from both sides, which needs them (klotski::Component::goalList()); others go without.
WatchedRun::Factory factoryOf(const klotski::Board& board, const klotski::Placement& start,
                              const SlideOptions& options, std::shared_ptr<const klotski::GoalList> goals,
                              std::shared_ptr<search::MemoryBudget> memory);
// A node is called by the slide that led there, a piece as it is called where the search starts.
NodeNames namesOf(const klotski::Board& board, const klotski::Placement& start, const SlideOptions& options);

}  // namespace searchlight::ui
