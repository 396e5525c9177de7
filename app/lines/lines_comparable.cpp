// app/lines/lines_comparable.cpp: Color Lines' share in comparing: one ball's way searched in several ways.
//
// A run's own words are algorithm, weight and ties; the board and the move are the page's. The command line plays games of Color
// Lines, and searches no single move.
#include <QMenu>

#include "app/lines/ball_question.h"
#include "app/lines/lines_page.h"
#include "app/shell/comparable_of.h"
#include "widgets/lines/lines_texts.h"

namespace searchlight::ui {

std::unique_ptr<Comparable> LinesPage::makeComparable() {
  ComparedRun<BallOptions> run(lines::ballOptions());
  run.ask = [this](const BallOptions& options) -> Asked {
    const auto& asked = question();
    if (!asked)
      return {{},
              tr("There is no move to search. Make a move in Color Lines, then choose “Searchlight on this "
                 "move” there.")};
    return {{factoryOf(*asked, options, host().memory), namesOf(*asked, options)}, {}};
  };
  auto out = comparableOf(this, std::move(run), &SearchForm::optionsChanged);
  placeNodes(*out, this, [this](Point cell) { return game().state().position.board.contains(cell); });
  out->sets = [] {
    return std::vector<Comparable::Set>{
        Comparable::thatDiffer("breadth-first"),
        Comparable::withoutHeuristic(),
        {tr("A* with different &tie-breaking"), runsOf({"a-star --ties last-in", "a-star --ties first-in"})},
        {tr("A* &and weighted A*"), runsOf({"a-star", "weighted-a-star --weight 5",
                                            "weighted-a-star --weight 2", "weighted-a-star --weight 1.2"})},
    };
  };
  out->questionParts = [this] {
    QStringList parts{settingsTitle(game().opening().settings)};
    if (question()) parts << ui::moveText(question()->move);
    return parts;
  };
  out->fillMenu = [this](QMenu* menu, Point cell) {
    const auto& asked = question();
    const lines::Board shown = asked ? asked->board : game().state().position.board;
    const std::optional<Point> ball = board().chosenBall() ? board().chosenBall()
                                      : asked              ? std::optional(asked->move.from)
                                                           : std::nullopt;
    QAction* a = menu->addAction(tr("&Search for the ball's path to this cell"));
    a->setEnabled(ball && shown.isEmpty(cell));
    connect(a, &QAction::triggered, this, [this, shown, ball, cell] {
      showSearch({shown, {*ball, cell}}, Transport::StartAt::Start);
    });
  };
  out->parts = [this] {
    PageParts parts;
    parts.game = {action(GameCommand::Statistics)};
    parts.view = {action(GameCommand::Eye)};
    return parts;
  };
  return out;
}

}  // namespace searchlight::ui
