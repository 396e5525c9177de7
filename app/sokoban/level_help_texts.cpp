// app/sokoban/level_help_texts.cpp: what the help beside the player says and shows of its search.
#include <QLocale>
#include <QStringList>

#include "app/sokoban/level_help.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/sokoban/sokoban_view.h"
#include "widgets/sokoban/solve_panel.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kPictureMs = 400;  // between two pictures of what a search has come to
constexpr QSize kSearchPicture{200, 140};

}  // namespace

void LevelHelp::showProgress(const SolveStage& stage) {
  SolvePanel::Progress told;
  told.doing =
      stage.isProving ? tr("Checking whether fewer pushes suffice…") : tr("Searching for a solution…");
  told.nodes = stage.progress.stats.expanded;
  told.seconds = stage.seconds + (stage.isProving ? 0 : m_spent);  // its nodes are those of all sittings
  told.nodesPerSecond = told.seconds > 0 ? static_cast<double>(told.nodes) / told.seconds : 0;
  // Where no push leads anywhere, which is being proven, there is no number.
  if (stage.progress.atLeast < search::kInfiniteCost)
    told.bound = m_bound = pushesText(stage.progress.atLeast);
  told.bytes = stage.progress.bytes;
  if (stage.progress.farthest && !stage.isProving) {
    told.farthest = farthestText(*stage.progress.farthest);
    told.picture = pictureOf(*stage.progress.farthest);
  }
  m_panel.setProgress(told);
}

QPixmap LevelHelp::pictureOf(const sokoban::SolveProgress::Farthest& farthest) {
  if (!farthest.position || farthest.position == m_pictured ||
      (m_pictured && m_pictureAge.elapsed() < kPictureMs))
    return m_picture;
  if (!m_thumbnails) m_thumbnails.emplace(m_game.opening().board);
  m_pictured = farthest.position;
  m_pictureAge.start();
  return m_picture = m_thumbnails->picture(*m_pictured, kSearchPicture, m_board.devicePixelRatioF(),
                                           Theme::of(m_board.palette()));
}

QString LevelHelp::pathText(std::size_t pushes) const {
  return (m_path->isOptimal() ? tr("%1 from here, the minimum.")
                              : tr("Solvable in %1 from here; fewer may be possible."))
      .arg(pushesText(pushes));
}

QString LevelHelp::hintText() const {
  if (m_game.isSolved()) return tr("This level is already solved.");
  if (!m_ends.empty()) return tr("This position is unsolvable.") + pathBackText();
  const auto at = place();
  if (!at) {
    if (m_solver.isBusy()) return tr("Searching for a solution…");
    switch (m_known) {
      case Known::Lost: return tr("Unsolvable: every sequence of pushes was examined.") + pathBackText();
      case Known::NotWithinLimits:
        return tr("No solution found within the time and memory limits. Raising them may help.");
      case Known::Nothing: break;
    }
    return {};
  }
  const std::size_t left = m_path->pushes() - *at;
  QStringList said;
  if (m_path->isOptimal())
    said << (left == 1 ? tr("1 push to go.") : tr("%1 pushes to go.").arg(QLocale().toString(left)));
  else if (m_solver.isBusy())
    said << tr("Solvable in %1 from here; checking whether fewer suffice.").arg(pushesText(left));
  else
    said << pathText(left);
  if (m_grade == 1) said << aimText(*at);
  if (m_grade >= 2 && left > 0) {
    const sokoban::SolutionPath::NextPush& next = m_path->push(*at);
    const sokoban::Board& board = m_game.opening().board;
    said << (m_grade == 2 ? boxText(board, next.box)
                          : pushText(board, next.box, m_board.turn().direction(next.direction)));
  }
  said.removeAll(QString());
  return said.join(QLatin1Char(' '));
}

// What the next box is for, which is left to be found; of a single box that would be all.
QString LevelHelp::aimText(std::size_t at) const {
  const sokoban::Board& board = m_game.opening().board;
  if (at == m_path->pushes() || m_game.state().boxes.size() < 2) return {};
  const sokoban::Cell first = m_path->push(at).box;
  sokoban::Cell box = first;
  std::size_t pushes = 0;
  for (; at < m_path->pushes() && m_path->push(at).box == box; ++at, ++pushes)
    box = board.beside(box, m_path->push(at).direction);
  const QString aim = board.isGoal(box)     ? tr("Next: push a box onto a goal (%1).")
                      : board.isGoal(first) ? tr("Next: push a box off its goal (%1).")
                                            : tr("Next: push a box to a square that is not a goal (%1).");
  return aim.arg(pushesText(pushes));
}

// A sentence more, of a game that is lost.
QString LevelHelp::pathBackText() const {
  if (m_pathBack.isBusy()) return QLatin1Char(' ') + tr("Searching for the last solvable position…");
  if (m_grade == 0 || !m_foundBack) return {};
  if (!m_foundBack->moves) return QLatin1Char(' ') + tr("The start position was already unsolvable.");
  const QString ago = pushesText(static_cast<std::uint32_t>(m_foundBack->pushes));
  return QLatin1Char(' ') + (m_foundBack->isProven
                                 ? tr("The level was still solvable %1 ago.").arg(ago)
                                 : tr("It is unknown whether the level was solvable %1 ago.").arg(ago));
}

void LevelHelp::boardTurned() {
  if (m_grade >= 2) showText(hintText());
}

void LevelHelp::retranslate() {
  if (!m_isPaused) showLost();  // else the board is another's
  showText(m_grade > 0 ? hintText() : QString());
}

}  // namespace searchlight::ui
