// app/lines/ball_question.h: how a ball gets from one cell to another, as a question that any algorithm solves.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/shell/search_form.h"
#include "core/lines/route.h"
#include "core/search/memory_budget.h"
#include "core/setup/set_up.h"
#include "widgets/run/watched_run.h"
#include "widgets/words/node_names.h"

namespace searchlight::ui {

// The board as it was before the move, and the move.
struct BallQuestion {
  lines::Board board;
  lines::Move move;
  friend bool operator==(const BallQuestion&, const BallQuestion&) = default;
};

// The longest of all shortest ways of this ball, or of all balls; the first where several are as long. Nothing: none can move.
std::optional<BallQuestion> longestPath(const lines::Board& board, std::optional<Point> ball = {});
// Whether its way is longer than the columns and rows between its ends: balls are in its way.
bool winds(const BallQuestion& question);
// A long winding way through a crowded board of these rules, the same each time: what there is to see before a game has begun.
// REQUIRES: faultOf(settings) is nothing.
BallQuestion windingExample(const lines::Settings& settings);

// How it is searched; breadth-first, as the article does, unless something else was chosen.
using BallOptions = SearchChoice;

WatchedRun::Factory factoryOf(const BallQuestion& question, const BallOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory);
// The way that a ball travels: a shortest one, and of those the one that the breadth-first search shows under the searchlight.
// Empty: there is none. REQUIRES: as for lines::makeRouteSession().
std::vector<Point> shownPath(const BallQuestion& question);
NodeNames namesOf(const BallQuestion& question, const BallOptions& options);

// How a ball's way is searched, as a form.
class BallOptionsPanel : public SearchForm {
  Q_OBJECT
 public:
  explicit BallOptionsPanel(QWidget* parent = nullptr) : SearchForm(lines::canSearchRoute, parent) {}
};

}  // namespace searchlight::ui
