// app/sokoban/sokoban_actions.cpp: the table of Sokoban's own commands.
#include "app/sokoban/sokoban_actions.h"

#include <QCoreApplication>
#include <array>

namespace searchlight::ui {
namespace {

constexpr std::size_t kSokobanCommands = static_cast<std::size_t>(SokobanCommand::OwnLevels) + 1;

const std::array<CommandRow, kSokobanCommands>& sokobanRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kSokobanCommands> table{{
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Previous level"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "The level before this one in its collection; the game here is kept"),
       IconId::ChevronLeft, K(Qt::CTRL | Qt::Key_PageUp)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Next level"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "The level after this one in its collection; the game here is kept"),
       IconId::ChevronRight, K(Qt::CTRL | Qt::Key_PageDown)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Next &unsolved level"),
       QT_TRANSLATE_NOOP("SokobanCommands", "The next level that you have not solved"), IconId::ChevronsRight,
       K(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Restart the level"),
       QT_TRANSLATE_NOOP("SokobanCommands", "All boxes where they began; Redo brings the pushes back"),
       IconId::Restart, K(Qt::Key_F2)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Undo one &step"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Take one step of the worker back"), IconId::ArrowLeft,
       K(Qt::Key_U), false, K(Qt::Key_Backspace)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Redo one s&tep"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Make one step that was taken back"), IconId::ArrowRight,
       K(Qt::SHIFT | Qt::Key_U), false, K(Qt::SHIFT | Qt::Key_Backspace)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "The &other way"),
       QT_TRANSLATE_NOOP("SokobanCommands", "From the last fork of this game the next way that was tried"),
       IconId::History, K(Qt::Key_B)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Copy the &level"),
       QT_TRANSLATE_NOOP("SokobanCommands", "As text, as the boxes stand now"), IconId::Copy,
       K(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Copy the steps &made"),
       QT_TRANSLATE_NOOP("SokobanCommands", "As letters l u r d, capitals for pushes"), std::nullopt,
       K(Qt::CTRL | Qt::Key_C)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Own solution with the fewest mo&ves"),
       QT_TRANSLATE_NOOP("SokobanCommands", "It becomes the way ahead, back and forth as you like"),
       std::nullopt, K()},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Own solution with the fewest pus&hes"),
       QT_TRANSLATE_NOOP("SokobanCommands", "It becomes the way ahead, back and forth as you like"),
       std::nullopt, K()},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Replay the level's ow&n solution"),
       QT_TRANSLATE_NOOP(
           "SokobanCommands",
           "The one that is in its file becomes the way ahead, and is played; it counts as help"),
       std::nullopt, K()},
      {QT_TRANSLATE_NOOP("SokobanCommands", "To the &first position"), nullptr, IconId::First, K()},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Play bac&kwards"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Take the steps back one by one; once more: stop"),
       IconId::PlayReverse, K(Qt::SHIFT | Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Pla&y forwards"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Make the steps ahead one by one; once more: stop"), IconId::Play,
       K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "To the l&ast position"), nullptr, IconId::Last, K()},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Mot&ion"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Worker and boxes travel; else they are there at once"),
       std::nullopt, K(Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Search&light on this level"),
       QT_TRANSLATE_NOOP("SokobanCommands", "A search for a solution from here, step by step"),
       IconId::Search, K(Qt::Key_L), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Ans&wer ahead of the search"),
       QT_TRANSLATE_NOOP(
           "SokobanCommands",
           "Show the outcome and the figures of the whole run before the search has come to them"),
       IconId::Eye, K(Qt::Key_E), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Hint"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Says how many pushes are left, or what is wrong; press again for the box, its "
                         "direction, and the push itself"),
       IconId::Hint, K(Qt::Key_H)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Push as the hint sa&ys"),
       QT_TRANSLATE_NOOP("SokobanCommands", "The next push of the best solution that is known"), IconId::Move,
       K(Qt::SHIFT | Qt::Key_H)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Sol&ve from here"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "A solution becomes the way ahead, and is played; back and forth as you like"),
       IconId::Check, K(Qt::Key_S)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Show &deadlocks"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Boxes that can never be brought home any more are marked, and the reason is told"),
       std::nullopt, K(Qt::Key_X), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Improve the solution"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Your best solutions, or the one that is played, with fewer pushes or fewer moves"),
       IconId::Speed, K(Qt::Key_I)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Compare on this level"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Several searches of this level side by side"), IconId::Compare,
       K(Qt::CTRL | Qt::Key_K)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Draw a level…"),
       QT_TRANSLATE_NOOP("SokobanCommands", "A level of your own, checked while it is drawn"), IconId::Brush,
       K(Qt::Key_D)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Make levels…"),
       QT_TRANSLATE_NOOP("SokobanCommands", "New levels by chance, of the size and hardness that you like"),
       IconId::Generate, K(Qt::SHIFT | Qt::Key_D)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "The levels of Searchli&ght"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Back from a file to the levels that come with the program"),
       std::nullopt, K(Qt::CTRL | Qt::Key_L)},
  }};
  return table;
}

}  // namespace

SokobanActions::SokobanActions(QObject* parent) : CommandSet(sokobanRows(), "SokobanCommands", parent) {}

}  // namespace searchlight::ui
