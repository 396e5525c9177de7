// widgets/sokoban/sokoban_dress.h: what Sokoban's boards are made of: wood and stone, or plain shapes; in which colours.
#pragma once
#include <QColor>
#include <cstdint>

namespace searchlight::ui {

class Theme;

// Crafted: crates of wood, walls with an edge, tiles. Plain: shapes and flat colours, for print and for who likes it still.
enum class SokobanLook : std::uint8_t { Crafted, Plain };

// How a board is dressed. A theme alone is the usual look in it. The theme outlives it.
struct SokobanDress {
  SokobanDress(const Theme& inTheme, SokobanLook inLook = SokobanLook::Crafted)
      : theme(&inTheme), look(inLook) {}
  const Theme* theme;
  SokobanLook look;
};

// What things are coloured, shades aside: for tests and legends, too.
struct SokobanColours {
  QColor floor, wall, wallEdge, goal, box, boxHome, worker, ink, lit;
};
SokobanColours sokobanColours(const SokobanDress& dress);

}  // namespace searchlight::ui
