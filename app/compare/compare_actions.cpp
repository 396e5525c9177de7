// app/compare/compare_actions.cpp: the table of the commands that only comparing has.
#include "app/compare/compare_page.h"

#include <QCoreApplication>
#include <array>

namespace searchlight::ui {

std::span<const CommandRow> compareRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<CompareCommand::BreakHere>> table{{
      {QT_TRANSLATE_NOOP("CompareCommands", "&Add a search"),
       QT_TRANSLATE_NOOP("CompareCommands", "Adds another search of the same problem (up to eight)"),
       IconId::Add, K(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
      {QT_TRANSLATE_NOOP("CompareCommands", "&Duplicate this search"), nullptr, IconId::Copy,
       K(Qt::CTRL | Qt::Key_D)},
      {QT_TRANSLATE_NOOP("CompareCommands", "Re&move this search"), nullptr, IconId::Remove,
       K(Qt::CTRL | Qt::Key_Delete)},
      {QT_TRANSLATE_NOOP("CompareCommands", "Ta&ble of searches"),
       QT_TRANSLATE_NOOP("CompareCommands", "Shows all statistics, one row per search; sort or export them"),
       IconId::Table, K(Qt::CTRL | Qt::Key_T), true},
      {QT_TRANSLATE_NOOP("CompareCommands", "Overla&y of two searches"),
       QT_TRANSLATE_NOOP("CompareCommands",
                         "Adds a board that shows which cells one or both searches expanded, which search "
                         "was first, and where g or the parent differs"),
       IconId::Overlay, K(Qt::Key_O), true},
      {QT_TRANSLATE_NOOP("CompareCommands", "Next di&fference"),
       QT_TRANSLATE_NOOP("CompareCommands",
                         "Goes to the next difference between the two searches in the overlay; without an "
                         "overlay, between the selected search and the first"),
       IconId::NextEvent, K(Qt::Key_F3)},
      {QT_TRANSLATE_NOOP("CompareCommands", "Previo&us difference"),
       QT_TRANSLATE_NOOP("CompareCommands",
                         "Goes to the previous difference between the two searches in the overlay; without "
                         "an overlay, between the selected search and the first"),
       IconId::PreviousEvent, K(Qt::SHIFT | Qt::Key_F3)},
      {QT_TRANSLATE_NOOP("CompareCommands", "Find differences in &g or parent"),
       QT_TRANSLATE_NOOP(
           "CompareCommands",
           "Makes “Next difference” and “Previous difference” find nodes whose g or parent differs"),
       IconId::Overlay, K(Qt::CTRL | Qt::Key_F3), true},
      {QT_TRANSLATE_NOOP("CompareCommands", "Add &search trace…"),
       QT_TRANSLATE_NOOP("CompareCommands", "Adds a search trace recorded on this board"), IconId::History,
       K()},
      {QT_TRANSLATE_NOOP("CompareCommands", "&Breakpoint at this cell"),
       QT_TRANSLATE_NOOP("CompareCommands", "Pauses playback whenever a search reaches the selected cell"),
       IconId::Breakpoint, K(Qt::Key_B), true},
  }};
  return table;
}

}  // namespace searchlight::ui
