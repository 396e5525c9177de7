// app/sokoban/hand_actions.cpp: the table of these commands.
#include "app/sokoban/hand_actions.h"

#include <QCoreApplication>
#include <array>

namespace searchlight::ui {
namespace {

constexpr std::size_t kHandCommands = static_cast<std::size_t>(HandCommand::PlainLook) + 1;

const std::array<CommandRow, kHandCommands>& handRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kHandCommands> table{{
      {QT_TRANSLATE_NOOP("SokobanCommands", "Turn the board &left"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "See the board turned by a quarter; columns and rows are still the level's"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_T)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Turn the board &right"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "See the board turned by a quarter; columns and rows are still the level's"),
       std::nullopt, K(Qt::Key_T)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Mirror the board"),
       QT_TRANSLATE_NOOP("SokobanCommands", "See the board with left and right exchanged"), std::nullopt,
       K(Qt::Key_M)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Board &as it is"),
       QT_TRANSLATE_NOOP("SokobanCommands", "See the board neither turned nor mirrored"), std::nullopt,
       K(Qt::SHIFT | Qt::Key_M)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Re&verse play"),
       QT_TRANSLATE_NOOP(
           "SokobanCommands",
           "From the solved level pull the boxes back to where they begin: that is a solution, too"),
       IconId::Reverse, K(Qt::Key_V), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Arrows pu&ll"),
       QT_TRANSLATE_NOOP(
           "SokobanCommands",
           "In reverse play the box behind the worker comes along; with Ctrl it is the other way round"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_V), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Replay this solution f&orwards"),
       QT_TRANSLATE_NOOP("SokobanCommands", "What was pulled back is pushed, from the opening of the level"),
       std::nullopt, K(Qt::CTRL | Qt::Key_R)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Push boxes b&y clicks and drags"),
       QT_TRANSLATE_NOOP(
           "SokobanCommands",
           "A box that is clicked or dragged finds its way; else a click on one beside the worker "
           "pushes it by a square"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Fast motion"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Worker and boxes travel three times as fast"), std::nullopt,
       K(Qt::SHIFT | Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Plain look (for print)"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Flat shapes and colours in the place of wood and stone"),
       std::nullopt, K(), true},
  }};
  return table;
}

}  // namespace

HandActions::HandActions(QObject* parent) : CommandSet(handRows(), "SokobanCommands", parent) {}

}  // namespace searchlight::ui
