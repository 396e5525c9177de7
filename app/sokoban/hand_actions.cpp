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
       QT_TRANSLATE_NOOP("SokobanCommands", "Turns the board by 90°; columns and rows keep their numbers"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_T)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Turn the board &right"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Turns the board by 90°; columns and rows keep their numbers"),
       std::nullopt, K(Qt::Key_T)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Mirror the board"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Swaps left and right on the board"), std::nullopt, K(Qt::Key_M)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Origi&nal orientation"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Shows the board neither turned nor mirrored"), std::nullopt,
       K(Qt::SHIFT | Qt::Key_M)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Re&verse play"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Lets you pull the boxes from the goals to their start squares; played in reverse, "
                         "this is a solution"),
       IconId::Reverse, K(Qt::Key_V), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Arrows pu&ll"),
       QT_TRANSLATE_NOOP(
           "SokobanCommands",
           "In reverse play, arrow keys pull the box behind the worker; hold Ctrl for the opposite"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_V), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Play this solution f&orwards"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Plays the pulls in reverse order as pushes, from the start of the level"),
       std::nullopt, K(Qt::CTRL | Qt::Key_R)},
      {QT_TRANSLATE_NOOP("SokobanCommands", "Mo&ve boxes by click or drag"),
       QT_TRANSLATE_NOOP("SokobanCommands",
                         "Moves a clicked or dragged box along a path found for it; when off, clicking an "
                         "adjacent box pushes it one square"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Fast motion"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Animates the worker and the boxes three times as fast"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("SokobanCommands", "&Plain look (for print)"),
       QT_TRANSLATE_NOOP("SokobanCommands", "Draws flat shapes and colours instead of wood and stone"),
       std::nullopt, K(), true},
  }};
  return table;
}

}  // namespace

HandActions::HandActions(QObject* parent) : CommandSet(handRows(), "SokobanCommands", parent) {}

}  // namespace searchlight::ui
