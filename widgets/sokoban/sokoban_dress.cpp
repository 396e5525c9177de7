// widgets/sokoban/sokoban_dress.cpp: the colours of both looks on light and on dark windows.
#include "widgets/sokoban/sokoban_dress.h"

#include "widgets/theme/contrast.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

QColor mixed(const QColor& ground, QColor top, float share) {
  top.setAlphaF(share);
  return composited(top, ground);
}

SokobanColours plainColours(const BoardColours& b, bool isDark) {
  SokobanColours c;
  c.floor = isDark ? b.freeCell.darker(140) : b.freeCell;
  c.wall = isDark ? b.frame.lighter(115) : mixed(b.frame, b.wall, 0.25F);
  c.wallEdge = isDark ? b.wall : mixed(b.frame, b.wall, 0.75F);
  c.box = b.pieces[0];
  c.boxHome = isDark ? b.pieces[2].lighter(115) : b.pieces[2];
  c.worker = isDark ? b.pieces[1] : b.pieces[4];
  return c;
}

// Pine and, at home, the same wood stained green: that is darker as well, for eyes that see no colours.
SokobanColours craftedColours(bool isDark) {
  SokobanColours c;
  c.floor = isDark ? QColor(0x30, 0x34, 0x3a) : QColor(0xec, 0xe7, 0xdc);
  c.wall = isDark ? QColor(0x66, 0x6f, 0x7b) : QColor(0x7b, 0x80, 0x84);
  c.wallEdge = isDark ? QColor(0x3d, 0x44, 0x4e) : QColor(0x4b, 0x50, 0x56);
  c.box = isDark ? QColor(0xb9, 0x80, 0x44) : QColor(0xc8, 0x8d, 0x4d);
  c.boxHome = isDark ? QColor(0x42, 0x8a, 0x63) : QColor(0x3f, 0x7c, 0x57);
  c.worker = isDark ? QColor(0x4b, 0x9a, 0xdb) : QColor(0x1f, 0x6f, 0xb5);
  return c;
}

}  // namespace

SokobanColours sokobanColours(const SokobanDress& dress) {
  const BoardColours& b = dress.theme->board();
  const bool isDark = dress.theme->kind() == ThemeKind::Dark;
  SokobanColours c = dress.look == SokobanLook::Plain ? plainColours(b, isDark) : craftedColours(isDark);
  c.goal = isDark ? b.pieces[6].lighter(105) : b.goal;
  c.ink = isDark ? b.wall : b.textOnLight;
  c.lit = b.openFill;
  return c;
}

}  // namespace searchlight::ui
