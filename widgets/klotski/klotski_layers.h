// widgets/klotski/klotski_layers.h: the parts of a Klotski board as pictures that are kept, so that a frame copies them only.
#pragma once
#include <QFont>
#include <QPainter>
#include <QPixmap>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "widgets/klotski/piece_style.h"

namespace searchlight::ui {

// Of one board in one look (whoever changes either begins anew) at one size of cells at a time. A picture is what would be painted at
// the same place, pixel by pixel, unless the place is one that something passes on its way: then it is there to the nearest pixel.
class KlotskiLayers {
 public:
  enum class What : std::uint8_t { Ground, Piece, LiftedPiece };
  struct Part {
    What what = What::Ground;
    int piece = 0;           // of pieces
    bool isPassing = false;  // on its way
    QRectF area;             // where it is, all that it covers; in the painter's units
  };

  // For what follows: how large cells are, the painter's font and resolution, and what of the ground may change.
  void begin(const QPainter& painter, double cell, int ground);
  // Paints what `part` is, kept or by `make`, which paints with the given painter in the same units.
  void paint(QPainter& painter, const Part& part, const std::function<void(QPainter&)>& make);

  std::optional<std::vector<LabelFit>> fits;  // of the names at this size, once they are known

 private:
  // Where a part lies between whole pixels, in sixteenths.
  using Key = std::tuple<What, int, int, int>;
  struct Kept {
    QPixmap picture;
    QPoint offset;  // of the picture from the whole pixel of its area's corner
  };

  double m_cell = 0,
         m_scale = 0;  // 0: what the painter does is more than a move and a scale, and nothing is kept
  int m_ground = 0;
  QFont m_font;
  std::map<Key, Kept> m_kept;
};

}  // namespace searchlight::ui
