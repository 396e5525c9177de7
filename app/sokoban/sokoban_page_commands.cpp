// app/sokoban/sokoban_page_commands.cpp: what the page can be told by menus and keys, where it stands in them, and what it is called.
#include "app/shell/settings.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/sokoban_page.h"
#include "widgets/tables/bookmarks_view.h"

namespace searchlight::ui {

using C = SokobanCommand;

void SokobanPage::connectActions() {
  const auto on = [this](C c, auto slot) { connect(m_actions[c], &QAction::triggered, this, slot); };
  on(C::Previous, [this] { goToLevel(-1, false); });
  on(C::Next, [this] { goToLevel(1, false); });
  on(C::NextUnsolved, [this] { goToLevel(1, true); });
  on(C::OwnLevels, [this] {
    setReplay(Replay::None);
    playOwnLevels();
  });
  on(C::CopyLevel, [this] { copyLevel(); });
  on(C::CopySolution, [this] { copySteps(); });
  on(C::OwnByMoves, [this] { showOwn(true); });
  on(C::OwnByPushes, [this] { showOwn(false); });
  on(C::FileSolution, [this] { showFileSolution(); });
  connect(m_actions[C::Motion], &QAction::toggled, this, [this](bool moves) {
    showMotion();
    host().settings->setFlag("sokoban/motion", moves);
  });
}

CommandState SokobanPage::newState() const {
  return CommandState::offered(true, tr("Choose a &level…"), tr("Shows all levels with pictures"));
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

CommandState SokobanPage::state(Command command) const {
  switch (command) {
    case Command::ZoomIn:
    case Command::ZoomOut:
    case Command::Fit: return CommandState::offered(true);
    default: return GamePage::state(command);
  }
}

void SokobanPage::run(Command command, bool checked) {
  switch (command) {
    case Command::ZoomIn: return m_board->zoomIn();
    case Command::ZoomOut: return m_board->zoomOut();
    case Command::Fit: return m_board->fit();
    default: return GamePage::run(command, checked);
  }
}

PageParts SokobanPage::parts() const {
  const SokobanActions& a = m_actions;
  PageParts parts;
  parts.file = {a[C::Previous], a[C::Next],     a[C::NextUnsolved], a[C::OwnLevels],
                a[C::Draw],     a[C::Generate], statisticsAction()};
  parts.edit = {a[C::UndoStep],      a[C::RedoStep],     a[C::NextBranch],  a[C::Restart],
                a[C::CopyLevel],     a[C::CopySolution], a[C::OwnByMoves],  a[C::OwnByPushes],
                a[C::FileSolution],  a[C::Improve],      a[C::ReplayFirst], a[C::ReplayBack],
                a[C::ReplayForward], a[C::ReplayLast]};
  parts.edit += m_hand.all().mid(4, 4);
  parts.view = m_hand.all().first(4) + QList{a[C::Motion], m_hand[HandCommand::FastMotion],
                                             m_hand[HandCommand::PlainLook], a[C::ShowDeadEnds], a[C::Eye]};
  parts.search = {a[C::Hint],
                  a[C::PlayHint],
                  a[C::Solve],
                  a[C::Searchlight],
                  a[C::Compare],
                  solutionAction(),
                  workbench().bookmarks().addAction(),
                  workbench().bookmarks().lessonAction()};
  parts.offers = {a[C::Hint], a[C::Solve], a[C::Searchlight]};
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
  m_actions[C::Previous]->setIconText(tr("Previous"));
  m_actions[C::Next]->setIconText(tr("Next"));
  m_actions[C::NextUnsolved]->setIconText(tr("Unsolved"));
  m_actions[C::Draw]->setIconText(tr("Draw", "a level; on a button"));
  m_hand[HandCommand::Reverse]->setIconText(tr("Reverse"));
  m_actions[C::PlayHint]->setIconText(tr("Play hint"));
  m_actions[C::Solve]->setIconText(tr("Solve"));
  m_actions[C::Improve]->setIconText(tr("Improve"));
  m_help->retranslate();
  setStatus(levelName());
}

}  // namespace searchlight::ui
