// app/sokoban/sokoban_page_commands.cpp: what the page can be told by menus and keys, where it stands in them, and what it is called.
#include "app/shell/settings.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/sokoban_page.h"
#include "widgets/tables/bookmarks_view.h"

namespace searchlight::ui {

using C = SokobanCommand;

void SokobanPage::connectActions() {
  const auto on = [this](C c, auto slot) { connect(m_actions[c], &QAction::triggered, this, slot); };
  on(C::NextUnsolved, [this] { goToLevel(1, true); });
  on(C::OwnLevels, [this] {
    stopReplay();
    playOwnLevels();
  });
  on(C::CopyLevel, [this] { copyLevel(); });
  on(C::CopySolution, [this] { copySteps(); });
  on(C::OwnByMoves, [this] { showOwn(true); });
  on(C::OwnByPushes, [this] { showOwn(false); });
  on(C::FileSolution, [this] { showFileSolution(); });
}

CommandState SokobanPage::newState() const {
  return CommandState::offered(true, tr("&Choose a level…"), tr("Shows all levels with pictures"));
}

CommandState SokobanPage::stepState(bool isUndo) const {
  if (isUndo)
    return CommandState::offered(game().history().canUndo(),
                                 isReverse() ? tr("&Undo the pull") : tr("&Undo the push"),
                                 isReverse() ? tr("Returns to the position just after the previous pull")
                                             : tr("Returns to the position just after the previous push"));
  return CommandState::offered(game().history().canRedo(),
                               isReverse() ? tr("&Redo the pull") : tr("&Redo the push"),
                               isReverse() ? tr("Goes to the next pull, including the walk before it")
                                           : tr("Goes to the next push, including the walk before it"));
}

PageParts SokobanPage::parts() const {
  const SokobanActions& a = m_actions;
  PageParts parts = GamePage::parts();
  const QList<QAction*> levels{a[C::NextUnsolved], a[C::OwnLevels]};
  parts.elsewhere += levels;
  PageParts::putBehind(parts.game, action(GameCommand::Next), levels);
  PageParts::putBehind(parts.game, action(GameCommand::Solve),
                       {a[C::FileSolution], a[C::OwnByMoves], a[C::OwnByPushes], a[C::Improve]});
  PageParts::putBehind(parts.game, action(GameCommand::ReplayLast), m_hand.all().mid(4, 4));
  parts.edit += {a[C::CopyLevel], a[C::CopySolution]};
  PageParts::putBehind(parts.view, action(GameCommand::Motion),
                       {m_hand[HandCommand::FastMotion], m_hand[HandCommand::PlainLook], a[C::ShowDeadEnds]});
  parts.view = m_hand.all().first(4) + parts.view;
  return parts;
}

QList<KeyHelp> SokobanPage::keyHelp() const {
  return {
      {tr("Arrows"), tr("Walk, pushing a box in front of you")},
      {tr("Click"), tr("Walk there")},
      {tr("Click a box, then a highlighted square"), tr("Push the box there with the fewest pushes")},
      {tr("Drag a box"), tr("Push the box to a square in one gesture")},
      {tr("Enter"), tr("Select the first box, then the next; choose a square with the arrow keys and press "
                       "Enter to push the box there")},
      {tr("Esc"), tr("Deselect the box")},
      {tr("Page Up, Page Down"), tr("Previous level, next level")},
      {tr("Mouse: back, forward"), tr("Undo or redo a push; with Shift, a step")},
      {tr("Reverse play: Ctrl+arrows"),
       tr("Walk without pulling, or pull the box if the arrow keys alone do not")},
      {tr("Reverse play: click before the first step"), tr("Set the worker's start")},
      {tr("Wheel"), tr("Zoom at the pointer; with Shift, scroll sideways")},
      {tr("Drag with the middle button, or hold Space and drag"), tr("Move the board")},
      {QStringLiteral("+  −  0"), tr("Zoom in, zoom out, whole board")},
      {tr("Alt+arrows"), tr("Move the board")},
  };
}

void SokobanPage::retranslate() {
  m_actions.retranslate();
  m_hand.retranslate();
  // What buttons with a text say.
  m_actions[C::NextUnsolved]->setIconText(tr("Unsolved"));
  m_hand[HandCommand::Reverse]->setIconText(tr("Reverse"));
  m_actions[C::Improve]->setIconText(tr("Improve"));
  m_help->retranslate();
  setStatus(levelName());
}

}  // namespace searchlight::ui
