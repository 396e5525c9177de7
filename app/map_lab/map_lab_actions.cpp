// app/map_lab/map_lab_actions.cpp: the table of the map lab's own commands.
#include "app/map_lab/map_lab_actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <array>

namespace searchlight::ui {
namespace {

constexpr std::size_t kMapCommands = static_cast<std::size_t>(MapCommand::Compare) + 1;

const std::array<CommandRow, kMapCommands>& mapRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kMapCommands> table{{
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Inspect"),
       QT_TRANSLATE_NOOP("MapLabCommands",
                         "Click a cell to see what the search knows of it; drag to move the map"),
       IconId::Inspect, K(Qt::Key_I), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Walls"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Drag to build walls; the right button erases"), IconId::Wall,
       K(Qt::Key_W), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Erase"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Drag to make cells free"), IconId::Eraser, K(Qt::Key_E), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Wei&ght"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Drag to make cells dearer to enter"), IconId::Weight,
       K(Qt::Key_T), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Free&hand"),
       QT_TRANSLATE_NOOP("MapLabCommands", "The tool paints wherever the pointer goes"), IconId::Brush,
       K(Qt::Key_H), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Line"),
       QT_TRANSLATE_NOOP("MapLabCommands",
                         "Drag to draw a straight line, as wide as the brush; by keyboard "
                         "Enter sets its beginning and its end"),
       IconId::Line, K(Qt::Key_L), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Rectangle"),
       QT_TRANSLATE_NOOP("MapLabCommands",
                         "Drag from corner to corner; by keyboard Enter sets the one and the other"),
       IconId::Rectangle, K(Qt::Key_R), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Fill"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Click an area of cells that are alike"), IconId::Fill,
       K(Qt::Key_F), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Generate…"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Make a maze or a landscape"), IconId::Generate,
       K(Qt::CTRL | Qt::Key_G)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Resi&ze…"), nullptr, IconId::Resize, K(Qt::CTRL | Qt::Key_R)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "C&lear"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Make every cell free"), IconId::Clear,
       K(Qt::CTRL | Qt::Key_Backspace)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Centre on the &start"),
       QT_TRANSLATE_NOOP("MapLabCommands", "The start comes to the middle of the view"), IconId::Start,
       K(Qt::SHIFT | Qt::Key_S)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Centre on the &goal"),
       QT_TRANSLATE_NOOP("MapLabCommands", "The goal comes to the middle of the view"), IconId::Goal,
       K(Qt::SHIFT | Qt::Key_G)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Centre on the &current cell"),
       QT_TRANSLATE_NOOP("MapLabCommands", "The cell that is being expanded comes to the middle of the view"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_C)},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Follow the cu&rrent cell"),
       QT_TRANSLATE_NOOP("MapLabCommands",
                         "The view goes along with the search; moving the map by hand ends that"),
       std::nullopt, K(Qt::SHIFT | Qt::Key_F), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "O&verview"),
       QT_TRANSLATE_NOOP("MapLabCommands",
                         "A small picture of the whole map in a corner, while a part of it is out of sight"),
       std::nullopt, K(Qt::Key_V), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Lines of equal &f"), nullptr, std::nullopt, K(Qt::Key_C), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Answer ahead of the search"),
       QT_TRANSLATE_NOOP(
           "MapLabCommands",
           "Show the final route as a dashed line, the outcome and the figures of the whole run "
           "before the search has come to them"),
       IconId::Eye, K(Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Breakpoint at this cell"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Stop playing whenever the search touches the selected cell"),
       IconId::Breakpoint, K(Qt::Key_B), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Light the cell's &path to the start"), nullptr, std::nullopt,
       K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "Light the cell's &descendants"), nullptr, std::nullopt,
       K(Qt::Key_D), true},
      {QT_TRANSLATE_NOOP("MapLabCommands", "&Compare on this map"),
       QT_TRANSLATE_NOOP("MapLabCommands", "Several searches of this question side by side"), IconId::Compare,
       K(Qt::CTRL | Qt::Key_K)},
  }};
  return table;
}

}  // namespace

MapLabActions::MapLabActions(QObject* parent) : CommandSet(mapRows(), "MapLabCommands", parent) {
  const auto exclude = [this](MapCommand first, MapCommand last) {
    auto* group = new QActionGroup(this);
    for (auto c = first; c <= last; c = static_cast<MapCommand>(static_cast<int>(c) + 1))
      group->addAction((*this)[c]);
  };
  exclude(MapCommand::ToolInspect, MapCommand::ToolWeight);
  exclude(MapCommand::ShapeFreehand, MapCommand::ShapeFill);
}

}  // namespace searchlight::ui
