// app/sokoban/sokoban_page_hints.cpp: what the machine beside the player wants is done in the game.
#include <algorithm>
#include <utility>

#include "app/shell/settings.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/sokoban_page.h"
#include "widgets/sokoban/solve_panel.h"

namespace searchlight::ui {

using C = SokobanCommand;

QList<QAction*> SokobanPage::helpers() const {
  return {action(GameCommand::Hint), action(GameCommand::PlayHint), action(GameCommand::Solve),
          m_actions[C::FileSolution]};
}

void SokobanPage::connectHelp() {
  Settings& settings = *host().settings;
  if (host().memory) m_solvePanel->setMostBytes(host().memory->total() / 2);
  constexpr double kDay = 86'400;
  m_solvePanel->setLimits(
      settings.number("sokoban/solve-seconds", m_solvePanel->seconds(), 1, kDay),
      static_cast<std::size_t>(settings.number(
          "sokoban/solve-bytes", static_cast<double>(m_solvePanel->bytes()), 1, Settings::kMostMemory)));
  connect(m_solvePanel, &SolvePanel::limitsChosen, this, [this] {
    host().settings->setNumber("sokoban/solve-seconds", m_solvePanel->seconds());
    host().settings->setNumber("sokoban/solve-bytes", static_cast<double>(m_solvePanel->bytes()));
  });
  m_help = new LevelHelp(host(), game(), *m_board, *m_solvePanel, this);
  connect(m_help, &LevelHelp::groundFound, this, [this] {
    askAtLast();
    if (std::exchange(m_isAwaited, false)) Q_EMIT comparable()->questionChanged();
  });
  connect(m_help, &LevelHelp::stepsWanted, this, &SokobanPage::play);
  connect(m_help, &LevelHelp::pathWanted, this, [this](const std::vector<Direction>& steps, bool isPlayed) {
    const auto take = [&] { return sokoban::walk(mutableGame(), steps) == steps.size(); };
    takeAhead(take, isPlayed);
  });
  connect(m_help, &LevelHelp::pathTold, this, &SokobanPage::say);
  connect(m_help, &LevelHelp::helped, this, [this](std::size_t pushes) {
    if (pushes > 0 || game().hints() == 0)  // whoever was told anything had help
      addHelp(std::max<std::size_t>(1, pushes));
  });
  connect(m_help, &LevelHelp::hintEnds, this, &SokobanPage::endHint);
  connect(m_help, &LevelHelp::pathBackFound, this, [this](std::size_t moves) {
    if (moves < game().place()) offerBack(game().line()[moves]);
  });
  QAction* const shows = m_actions[C::ShowDeadEnds];
  shows->setChecked(settings.flag("sokoban/dead-ends", true));
  m_help->setDeadEndsShown(shows->isChecked());
  connect(shows, &QAction::toggled, this, [this](bool isShown) {
    host().settings->setFlag("sokoban/dead-ends", isShown);
    forgetHint();
    m_help->setDeadEndsShown(isShown);
  });
}

void SokobanPage::tellHint(int grade) { m_help->hint(grade); }
bool SokobanPage::isHintAwaited() const { return m_help->isAwaited(); }
void SokobanPage::playHint() { m_help->playNext(); }
void SokobanPage::solve() { m_help->playOn(); }

}  // namespace searchlight::ui
