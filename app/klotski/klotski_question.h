// app/klotski/klotski_question.h: how a placement is solved, as a question that any search of the house answers.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/shell/search_choice.h"
#include "core/klotski/board.h"
#include "core/klotski/slide_options.h"
#include "core/search/memory_budget.h"
#include "widgets/klotski/piece_style.h"
#include "widgets/search/node_names.h"

namespace searchlight::klotski {
class GoalList;
}

namespace searchlight::ui {

using klotski::SlideOptions;
using klotski::takeWords;
using klotski::wordsOf;

// `goals` are for a search from both sides, which needs them (klotski::Component::goalList()); others go without.
WatchedRun::Factory factoryOf(const klotski::Board& board, const klotski::Placement& start,
                              const SlideOptions& options, std::shared_ptr<const klotski::GoalList> goals,
                              std::shared_ptr<search::MemoryBudget> memory);
// A node is called by the slide that led there, a piece as it is called where the search starts. Small pictures are in the style of
// the board.
NodeNames namesOf(const klotski::Board& board, const klotski::Placement& start, const SlideOptions& options,
                  std::function<PieceStyle()> style);

}  // namespace searchlight::ui
