// widgets/board/mark_sprites.h: the cells' marks at the present size, each painted once and copied from then on.
#pragma once
#include <array>
#include <optional>

#include "widgets/board/cell_colours.h"
#include "widgets/board/sprite.h"
#include "widgets/theme/cell_marks.h"

namespace searchlight::ui {

inline constexpr int kArrowDirections = 8;

// All sprites are as large as a cell.
class MarkSprites {
 public:
  // Forgets all when anything differs. `side` is in device-independent pixels.
  void prepare(double side, double pixelRatio, const BoardColours& colours, std::uint64_t coloursVersion);

  const Sprite& open(FrontierSide side);
  const Sprite& closedInset(FrontierSide side, Ink ink);
  const Sprite& deadEndStroke(Ink ink);
  const Sprite& current();
  const Sprite& scanned();
  const Sprite& descendant();
  // Towards the octant in which the parent lies; nothing towards 0, 0.
  const Sprite& arrow(ArrowPlace place, Point towards, Ink ink);
  const Sprite& numberPlate();

  // On cells that are filled by their status.
  Ink openInk(FrontierSide side) const { return m_openInk[side == FrontierSide::Forward ? 0 : 1]; }
  Ink currentInk() const { return m_currentInk; }
  Ink routeInk() const { return m_routeInk; }
  QRgb rgbOf(Ink ink) const {
    return ink == Ink::Dark ? m_colours.textOnLight.rgb() : m_colours.textOnDark.rgb();
  }

 private:
  template <class Paint>
  const Sprite& made(Sprite& sprite, Paint&& paint);
  // A ground on which the ink is the one that reads.
  QColor groundFor(Ink ink) const { return ink == Ink::Dark ? m_colours.textOnDark : m_colours.textOnLight; }

  struct All {
    Sprite current, scanned, descendant, none, plate;
    std::array<Sprite, 2> open;                                                 // by side
    std::array<std::array<Sprite, 2>, 2> closed;                                // by side and ink
    std::array<Sprite, 2> deadEnd;                                              // by ink
    std::array<std::array<std::array<Sprite, kArrowDirections>, 2>, 2> arrows;  // by place, ink and octant
  };
  All m_sprites;
  BoardColours m_colours;
  double m_side = 0, m_ratio = 0;
  std::uint64_t m_version = 0;
  std::array<Ink, 2> m_openInk{};
  Ink m_currentInk = Ink::Dark, m_routeInk = Ink::Dark;
};

}  // namespace searchlight::ui
