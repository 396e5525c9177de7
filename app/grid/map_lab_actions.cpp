// app/grid/map_lab_actions.cpp: the table of the map lab's own commands.
#include "app/grid/map_lab_page.h"

#include <QCoreApplication>
#include <array>

namespace searchlight::ui {

std::span<const CommandRow> mapRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<MapCommand::Compare>> table{{
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Inspect"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Shows search data for the cell you click; drag to move the map"),
       IconId::Inspect, K(Qt::Key_I), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Walls"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Draws walls as you drag; the right mouse button erases"),
       IconId::Wall, K(Qt::Key_W), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Erase"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Clears the cells you drag over"), IconId::Eraser, K(Qt::Key_E),
       true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Wei&ght"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Raises the cost of entering the cells you drag over"),
       IconId::Weight, K(Qt::Key_T), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Free&hand"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Paints wherever you drag"), IconId::Brush, K(Qt::Key_H), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Line"),
       QT_TRANSLATE_NOOP(
           "MapLabCommands",
           "Draws a straight line as wide as the brush; with the keyboard, press Enter at each end"),
       IconId::Line, K(Qt::Key_L), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Rectangle"),
       QT_TRANSLATE_NOOP(
           "MapLabCommands",
           "Draws a rectangle from corner to corner; with the keyboard, press Enter at each corner"),
       IconId::Rectangle, K(Qt::Key_R), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Fill"),
       QT_TRANSLATE_NOOP("MapLabCommands",
                         "Fills the connected area of cells of the same type as the one you click"),
       IconId::Fill, K(Qt::Key_F), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Generate…"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Generates a maze or a landscape"), IconId::Generate,
       K(Qt::CTRL | Qt::Key_G)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Resi&ze…"), nullptr, IconId::Resize, K(Qt::CTRL | Qt::Key_R)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "C&lear"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Clears every cell"), IconId::Clear,
       K(Qt::CTRL | Qt::Key_Backspace)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Centre on the &start"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Centres the view on the start"), IconId::Start,
       K(Qt::SHIFT | Qt::Key_S)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Centre on the &goal"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Centres the view on the goal"), IconId::Goal,
       K(Qt::SHIFT | Qt::Key_G)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Centre on the &current cell"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Centres the view on the cell being expanded"), std::nullopt,
       K(Qt::SHIFT | Qt::Key_C)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Follow the cu&rrent cell"),
       QT_TRANSLATE_NOOP("MapLabCommands",
                         "Keeps the current cell in view; moving the map by hand turns this off"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_F), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "O&verview"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Shows the whole map in a corner while part of it is out of view"),
       std::nullopt, K(Qt::Key_V), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Lines of equal &f"), nullptr, std::nullopt, K(Qt::Key_C), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Clearance"),
       QT_TRANSLATE_NOOP("MapLabCommands",
                         "Shows the room on each cell: the side of the largest agent that fits there"),
       std::nullopt, K(Qt::Key_U), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Reve&al result"),
       QT_TRANSLATE_NOOP("MapLabCommands",
                         "Shows the final path as a dashed line, with the outcome and statistics, before "
                         "playback reaches them"),
       IconId::Eye, K(Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Breakpoint at this cell"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Pauses playback whenever the search reaches the selected cell"),
       IconId::Breakpoint, K(Qt::Key_B), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Highlight the cell's &path to the start"), nullptr, std::nullopt,
       K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Highlight the cell's &descendants"), nullptr, std::nullopt,
       K(Qt::Key_D), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Map below the trace…"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Chooses the map whose cells the trace names"), IconId::MapLab,
       K()},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Compare searches on this map"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Shows several searches of this problem side by side"),
       IconId::Compare, K(Qt::CTRL | Qt::Key_K)},
  }};
  return table;
}

}  // namespace searchlight::ui
