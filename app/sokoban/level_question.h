// app/sokoban/level_question.h: how a level is solved from where it stands, as a question that any search of the house answers.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "app/shell/search_choice.h"
#include "core/search/memory_budget.h"
#include "core/sokoban/solve.h"
#include "widgets/search/node_names.h"

namespace searchlight::ui {

struct LevelOptions {
  sokoban::LevelQuestion question;
  SearchChoice search{.algorithm = search::Algorithm::AStar};
  friend bool operator==(const LevelOptions&, const LevelOptions&) = default;
};

// In the words of the command line: metric, without (ideas with commas between; empty: none), and those of the search.
setup::Words wordsOf(const LevelOptions& options);
// Changes what the words name. What is wrong with one, in English as core's readers say it: "metric: ..".
std::optional<std::string> takeWords(LevelOptions& options, const setup::Words& words);

// `level` begins where the search does.
WatchedRun::Factory factoryOf(const sokoban::Board& level, const LevelOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory);
// The same where what is known of the level's squares is at hand.
WatchedRun::Factory factoryOf(const sokoban::SharedGround& level, const LevelOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory);
// A node is called by its worker and its boxes, a move by the square that a box is pushed from.
NodeNames namesOf(const sokoban::Board& level, const LevelOptions& options);

// "fewest pushes", "fewest moves".
QString metricTitle(sokoban::Metric metric);
// What an idea is called, and what it does in a sentence; by its place in sokoban::kIdeaNames.
QString ideaTitle(int idea);
QString ideaMeaning(int idea);
// Whether it is on; sets it.
bool hasIdea(const sokoban::Ideas& ideas, int idea);
void setIdea(sokoban::Ideas& ideas, int idea, bool isOn);

}  // namespace searchlight::ui
