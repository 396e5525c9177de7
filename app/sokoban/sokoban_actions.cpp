// app/sokoban/sokoban_actions.cpp: the tables of Sokoban's commands, what they do on the page, where they stand, and their texts.
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <array>

#include "app/shell/experiment_words.h"
#include "app/shell/read_on_thread.h"
#include "app/sokoban/collection_solver.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/sokoban_page.h"
#include "core/text/files.h"
#include "widgets/books/book.h"
#include "widgets/sokoban/solve_panel.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

std::span<const CommandRow> handRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<HandCommand::PlainLook>> table{{
      {QT_TRANSLATE_NOOP("SokobanCommands", "Turn the board left"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Turns the board by 90°; columns and rows keep their numbers"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_T)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Turn the board &right"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Turns the board by 90°; columns and rows keep their numbers"),
       std::nullopt, K(Qt::Key_T)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Mirror the board"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Swaps left and right on the board"), std::nullopt, K(Qt::Key_M)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Original orientation"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Shows the board neither turned nor mirrored"), std::nullopt,
       K(Qt::SHIFT | Qt::Key_M)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Re&verse play"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Lets you pull the boxes from the goals to their start squares; the pulls, played "
                         "in reverse, form a solution"),
       IconId::Reverse, K(Qt::Key_V), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Arrow keys pull"),
       QT_TRANSLATE_NOOP(
           "SokobanCommands",
           "In reverse play, arrow keys pull the box behind the worker; hold Ctrl for the opposite"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_V), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Play this solution f&orwards"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Plays the pulls in reverse order as pushes, from the start of the level"),
       std::nullopt, K(Qt::CTRL | Qt::Key_R)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Move bo&xes by click or drag"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Moves a clicked or dragged box along a path found automatically; when off, "
                         "clicking an adjacent box pushes it one square"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Walk as &near as possible"),
       QT_TRANSLATE_NOOP(
           "SokobanCommands",
           "Walks to the nearest square where a clicked one cannot be reached, instead of staying"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Fast animation"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Animates the worker and the boxes three times as fast"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Plain style (for printing)"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Draws flat shapes and colours instead of wood and stone"),
       std::nullopt, K(), true},
  }};
  return table;
}

std::span<const CommandRow> sokobanRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<SokobanCommand::Experiment>> table{{
      {QT_TRANSLATE_NOOP("SokobanCommands", "Next &unsolved level"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Goes to the next level you have not solved"),
       IconId::ChevronsRight, K(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Copy the &level"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Copies the current position as text"), IconId::Copy,
       K(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Copy the &moves"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Copies the moves as the letters l, u, r and d, with capitals for pushes"),
       std::nullopt, K(Qt::CTRL | Qt::Key_C)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Your solution with the fewest &moves"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Loads this solution as the next moves; step through it in either direction"),
       std::nullopt, K()},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Your solution with the fewest pushes"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Loads this solution as the next moves; step through it in either direction"),
       std::nullopt, K()},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Pl&ay the solution in the file"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Plays the solution stored with the level; this counts as using help"),
       std::nullopt, K()},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Show &deadlocks"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Marks boxes that can no longer reach a goal, and explains why"),
       std::nullopt, K(Qt::Key_X), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Graph of all states"),
       QT_TRANSLATE_NOOP(
           "SokobanCommands",
           "Shows every reachable state as a point, the dead states among them, with your pushes "
           "and the search"),
       IconId::Graph, K(Qt::Key_R), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Show graph with the searchlight"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Shows the graph when the searchlight is on, and hides it when it is off"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Improve the solution"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Tries to reduce the pushes or moves in your best solutions or the current one"),
       IconId::Speed, K(Qt::Key_I)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Solve the collection in the background"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Solves the unsolved levels one after the other while you play, and ticks them in "
                         "the gallery"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Built-in l&evels"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Returns from a file to the levels that come with Searchlight"),
       std::nullopt, K(Qt::CTRL | Qt::Key_L)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "E&xperiment with these levels"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Fills in an experiment that runs several searches on all levels"),
       IconId::Experiments, K()},
  }};
  return table;
}

std::span<const GameWords> sokobanWords() {
  using C = GameCommand;
  static constexpr GameWords kWords[]{
      {C::Previous, QT_TRANSLATE_NOOP("SokobanCommands", "&Previous level"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Opens the previous level of the collection; the current game is saved")},
      {C::Next, QT_TRANSLATE_NOOP("SokobanCommands", "&Next level"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Opens the next level of the collection; the current game is saved")},
      {C::Draw, QT_TRANSLATE_NOOP("SokobanCommands", "&Draw a level…"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Opens an editor that checks your level while you draw it")},
      {C::Generate, QT_TRANSLATE_NOOP("SokobanCommands", "&Generate levels…"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Generates random levels of the size and difficulty you choose")},
      {C::Statistics},
      {C::Restart, QT_TRANSLATE_NOOP("SokobanCommands", "&Restart the level"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Returns all boxes to their start squares; Redo restores the pushes")},
      {C::NextBranch},
      {C::UndoMove, QT_TRANSLATE_NOOP("SokobanCommands", "Undo one &step"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Undoes one step of the worker")},
      {C::RedoMove, QT_TRANSLATE_NOOP("SokobanCommands", "Redo one s&tep"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Redoes one step of the worker")},
      {C::Hint, QT_TRANSLATE_NOOP("SokobanCommands", "&Hint"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Shows how many pushes are left or what is wrong; press again for the box, the "
                         "direction and the push")},
      {C::PlayHint, QT_TRANSLATE_NOOP("SokobanCommands", "Pla&y hint"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Plays the next push of the best known solution")},
      {C::Solve, QT_TRANSLATE_NOOP("SokobanCommands", "&Solve from here"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Plays a solution from here; step through it in either direction")},
      {C::ReplayFirst},
      {C::ReplayBack},
      {C::ReplayForward},
      {C::ReplayLast},
      {C::Motion, QT_TRANSLATE_NOOP("SokobanCommands", "Animation"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Animates the worker and the boxes")},
      {C::Eye},
      {C::Searchlight, QT_TRANSLATE_NOOP("SokobanCommands", "Search&light on this level"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Searches for a solution from here, step by step")},
      {C::Compare, QT_TRANSLATE_NOOP("SokobanCommands", "&Compare searches of this level"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Shows several searches of this level side by side")},
  };
  return kWords;
}

// ---- On the page ------------------------------------------------------------------------------------------------------------------

void SokobanPage::connectActions() {
  using C = SokobanCommand;
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
  m_beside.begin(
      workbench().message(), [this] { return isWatching(); }, [this] { refreshGraph(); });
  on(C::Experiment, [this] {
    const bool isFile = !m_levelsPath.isEmpty() && !m_levelsPath.startsWith(u':');
    const QString path = isFile ? m_levelsPath : host().inData(QStringLiteral("experiments/levels.xsb"));
    const QString file = isFile ? path : QDir(dataFolder()).absoluteFilePath(path);
    try {
      if (!isFile) {
        makeFolder(QFileInfo(file).path().toStdU16String());
        writeFile(file.toStdU16String(), sokoban::collectionText(*m_levels));
      }
      experimentWith(host(), {.domain = "sokoban", .sources = {file.toStdString()}, .runs = {}});
    } catch (const std::exception& error) {
      complain(errorText(error));
    }
  });
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
  using C = SokobanCommand;
  const SokobanActions& a = m_actions;
  PageParts parts = GamePage::parts();
  const QList<QAction*> levels{a[C::NextUnsolved], a[C::SolveCollection], a[C::OwnLevels]};
  parts.elsewhere += levels;
  parts.search += a[C::Experiment];
  PageParts::putBehind(parts.game, action(GameCommand::Next), levels);
  PageParts::putBehind(parts.game, action(GameCommand::Solve),
                       {a[C::FileSolution], a[C::OwnByMoves], a[C::OwnByPushes], a[C::Improve]});
  PageParts::putBehind(parts.game, action(GameCommand::ReplayLast), m_hand.all().mid(4, 4));
  parts.edit += {a[C::CopyLevel], a[C::CopySolution]};
  PageParts::putBehind(parts.view, action(GameCommand::Motion),
                       {m_hand[HandCommand::FastMotion], m_hand[HandCommand::PlainLook], a[C::ShowDeadEnds],
                        a[C::Graph], a[C::GraphWithSearch]});
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
  m_actions[SokobanCommand::NextUnsolved]->setIconText(tr("Unsolved"));
  m_hand[HandCommand::Reverse]->setIconText(tr("Reverse"));
  m_actions[SokobanCommand::Improve]->setIconText(tr("Improve"));
  m_actions[SokobanCommand::Graph]->setIconText(tr("Graph"));
  m_help->retranslate();
  if (!m_solvePanel->beside().isEmpty())
    m_solvePanel->setBeside(m_collection->text(), !m_collection->isRunning());
  setStatus(levelName());
}

}  // namespace searchlight::ui
