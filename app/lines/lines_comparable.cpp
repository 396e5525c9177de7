// app/lines/lines_comparable.cpp: Color Lines' share in comparing: one ball's way searched in several ways.
#include <QCoreApplication>
#include <QMenu>

#include "app/lines/ball_question.h"
#include "app/lines/lines_page.h"
#include "app/shell/comparable_of.h"
#include "widgets/lines/lines_texts.h"

namespace searchlight::ui {
namespace {

// A run's own words are algorithm, weight and ties; the board and the move are the page's. The command line plays games of Color
// Lines, and searches no single move.
class ComparedBalls : public ComparedPage<LinesPage, lines::ballOptions> {
  Q_DECLARE_TR_FUNCTIONS(ComparedBalls)
 public:
  using ComparedPage::ComparedPage;

  std::vector<Set> sets() const {
    return {
        Comparable::thatDiffer("breadth-first"),
        Comparable::withoutHeuristic(),
        {tr("A* with different &tie-breaking"), runsOf({"a-star --ties last-in", "a-star --ties first-in"})},
        {tr("A* &and weighted A*"), runsOf({"a-star", "weighted-a-star --weight 5",
                                            "weighted-a-star --weight 2", "weighted-a-star --weight 1.2"})},
    };
  }

  Asked ask(const BallOptions& options) const {
    const auto& question = m_page->question();
    if (!question)
      return {{},
              tr("There is no move to search. Make a move in Color Lines, then choose “Searchlight on this "
                 "move” there.")};
    return {{factoryOf(*question, options, m_page->host().memory), namesOf(*question, options)}, {}};
  }
  QStringList questionParts() const {
    const auto& question = m_page->question();
    QStringList parts{settingsTitle(m_page->game().opening().settings)};
    if (question) parts << ui::moveText(question->move);
    return parts;
  }
  bool contains(Point cell) const { return m_page->game().state().position.board.contains(cell); }

  void fillMenu(QMenu* menu, Point cell) const {
    const auto& question = m_page->question();
    const lines::Board board = question ? question->board : m_page->game().state().position.board;
    const std::optional<Point> ball = m_page->board().chosenBall() ? m_page->board().chosenBall()
                                      : question                   ? std::optional(question->move.from)
                                                                   : std::nullopt;
    QAction* a = menu->addAction(tr("&Search for the ball's path to this cell"));
    a->setEnabled(ball && board.isEmpty(cell));
    QObject::connect(a, &QAction::triggered, m_comparable, [page = m_page, board, ball, cell] {
      page->showSearch({board, {*ball, cell}}, Transport::StartAt::Start);
    });
  }
  PageParts parts() const {
    PageParts parts;
    parts.game = {m_page->action(GameCommand::Statistics)};
    parts.view = {eye()};
    return parts;
  }
  QAction* eye() const { return m_page->action(GameCommand::Eye); }
};

}  // namespace

std::unique_ptr<Comparable> LinesPage::makeComparable() {
  return std::make_unique<ComparableOf<ComparedBalls>>(this);
}

}  // namespace searchlight::ui
