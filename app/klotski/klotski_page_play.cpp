// app/klotski/klotski_page_play.cpp: what is still needed, and hints told by degrees: whether all is well, which piece, where to.
#include <algorithm>

#include "app/klotski/klotski_page.h"
#include "app/klotski/klotski_question.h"
#include "app/klotski/layout_editor.h"
#include "app/shell/focus_stops.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_panel.h"
#include "widgets/klotski/klotski_texts.h"

namespace searchlight::ui {
namespace {

constexpr double kUsualPace = 4;  // slides a second at which a piece travels at its usual speed

}  // namespace

void KlotskiPage::connectPlay() {
  // A search of all positions ends only where somebody waits for it; who asks again has it begun again.
  new EscStops(
      this,
      [this] { return replayPace() > 0 || m_pathThere.isBusy() || (hintGrade() > 0 && m_finder.isBusy()); },
      [this] {
        stopReplay();
        m_pathThere.cancel();
        if (hintGrade() == 0 || !m_finder.isBusy()) return;
        m_finder.cancel();
        forgetHint();
        refreshGame();
        tellAwaited();
      });
}

// ---- What is still needed -----------------------------------------------------------------------------------------------------

// From the opening, which every position of the game can be reached from.
void KlotskiPage::findRemaining() {
  m_finder.ask([component = m_component](const std::stop_token& stop) { return component->get(stop); },
               [this](const auto& found) {
                 m_remaining = found.valueOr(nullptr);
                 m_isRemainingLost = !m_remaining;
                 refreshGame();
                 if (hintGrade() > 0) tellHint(hintGrade());  // it was asked for before anything was known
                 askAtLast();
               });
}

QString KlotskiPage::verdict() const {
  if (game().isSolved()) return tr("Solved.");
  if (m_finder.isBusy()) return lookingText();
  return m_remaining ? verdictText(*m_remaining, game().state()) : QString();
}

std::optional<klotski::PieceSlide> KlotskiPage::bestSlide() {
  if (!m_remaining && !m_isRemainingLost && !m_finder.isBusy()) findRemaining();  // it was stopped
  if (game().isSolved()) {
    m_panel->setHintText(tr("This puzzle is already solved."));
  } else if (!m_remaining) {
    m_panel->setHintText(m_finder.isBusy() ? lookingText()
                                           : tr("Not enough memory to examine all positions."));
  } else if (const auto best = m_remaining->best(game().state(), count())) {
    return best;
  } else {
    m_panel->setHintText(m_remaining->isUnsolvable() ? tr("This position is unsolvable.")
                                                     : tr("No solution is known from here."));
  }
  return std::nullopt;
}

klotski::Rules::Move KlotskiPage::moveOf(const klotski::PieceSlide& slide) const {
  const klotski::Board& board = game().opening().board;
  return {board.anchor(game().state(), slide.piece), slide.to};
}

std::vector<klotski::Rules::Move> KlotskiPage::bestMoves() {
  const auto best = bestSlide();
  return best ? std::vector{moveOf(*best)} : std::vector<Move>();
}

// ---- Hints --------------------------------------------------------------------------------------------------------------------

void KlotskiPage::tellHint(int grade) {
  const auto best = bestSlide();
  if (!best) {
    if (!m_finder.isBusy()) endHint();
    return m_board->setHint(std::nullopt);
  }
  if (game().hints() == 0) addHelp(1);  // whoever was told anything had help
  const std::vector<PieceName> names = pieceNames(game().opening().board, spokenStyle());
  m_panel->setHintText(
      grade < 2 ? (wasteText(*best) + QLatin1Char(' ') + aimText(names)).trimmed()
      : grade == 2
          ? tr("Move %1 next.").arg(names[static_cast<std::size_t>(best->piece)].full)
          : tr("%1.", "a slide, as a sentence")
                .arg(slideText(game().opening().board, game().state(), best->piece, best->to, names)));
  m_board->setHint(grade < 2 ? std::nullopt
                             : std::optional(KlotskiHint{
                                   best->piece, grade == 3 ? std::optional(best->to) : std::nullopt}));
}

// The table has what is still needed: here whether what was played so far is a part of a shortest solution. It is counted
// behind the best slide: one that goes on with the piece that moved last belongs to the same run.
QString KlotskiPage::wasteText(const klotski::PieceSlide& best) const {
  const klotski::Rules::Opening& opening = game().opening();
  const klotski::SlideChange* last = game().history().undoChange();
  klotski::Position behind = game().state();
  const auto next = klotski::Rules::make(opening, behind, last, moveOf(best));
  const auto left = m_remaining->of(behind, count()).exact;
  const auto fewest = m_remaining->of(opening.board.opening(), count()).exact;
  if (!last || !next || !left || !fewest) return tr("On track: this position is solvable.");
  const std::int64_t wasted = std::int64_t{next->after.in(count())} + static_cast<std::int64_t>(*left) -
                              static_cast<std::int64_t>(*fewest);
  return wasted <= 0 ? tr("On track: a shortest solution passes through here.")
                     : tr("Solvable from here, but it takes %1 more than the minimum.")
                           .arg(countedText(static_cast<std::uint32_t>(wasted), count()));
}

// What the next moves are for: the piece that is to reach the goal can move. Which pieces make room for it is left to be found.
QString KlotskiPage::aimText(const std::vector<PieceName>& names) const {
  const klotski::Rules::Opening& opening = game().opening();
  const auto hasGoal = [&](int piece) {
    return std::ranges::any_of(opening.board.goals(), [&](const auto& goal) { return goal.piece == piece; });
  };
  klotski::Position at = game().state();
  const klotski::SlideChange* last = game().history().undoChange();
  const auto moved = [&] { return last ? last->after.in(count()) : 0; };
  const auto before = moved();
  std::optional<klotski::SlideChange> change;
  auto next = m_remaining->best(at, count());
  for (; next && !hasGoal(next->piece); next = m_remaining->best(at, count())) {
    change = klotski::Rules::make(opening, at, last, {opening.board.anchor(at, next->piece), next->to});
    if (!change) return {};
    last = &*change;
  }
  if (!next) return {};
  if (moved() == before) return tr("%1 can move now.").arg(names[static_cast<std::size_t>(next->piece)].full);
  return tr("Next: %1, after %2.", "Cao Cao goes down; 5 moves")
      .arg(slideText(opening.board, at, next->piece, next->to, names),
           countedText(moved() - before, count()));
}

void KlotskiPage::hintForgotten() {
  m_pathThere.cancel();
  m_panel->setHintText({});
  m_board->setHint(std::nullopt);
}

// A piece has arrived before the next one goes.
void KlotskiPage::showPace() {
  const double motion = std::max(1.0, 2 * replayPace() / kUsualPace);
  const double speed = action(GameCommand::Motion)->isChecked() ? motion : 0;
  m_board->setMotionSpeed(speed);
  m_beside.panel().view()->setMotionSpeed(speed);
}

}  // namespace searchlight::ui
