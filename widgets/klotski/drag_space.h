// widgets/klotski/drag_space.h: where a piece can be while a hand drags it.
#pragma once
#include <QPointF>
#include <cstddef>
#include <vector>

#include "core/klotski/board.h"

namespace searchlight::ui {

// All that one piece can be dragged to while the others stand still: the anchors that it reaches, the lines between two of
// them that are neighbours, and the squares between four. A piece of whole cells that stands between anchors covers the
// cells of all of them, so there is nothing else. Places are the anchor's, in cells.
class DragSpace {
 public:
  DragSpace(const klotski::Board& board, const klotski::Placement& placement, int piece);

  // Where a piece at `from` comes to when the hand wants it at `wanted`: as near as it can. It goes along walls and round
  // corners on the hand's way, with half a cell to spare on either side, and waits behind a wall that the hand has crossed.
  // REQUIRES: `from` is an anchor of this space, or comes from here.
  QPointF follow(QPointF from, QPointF wanted) const;
  // The nearest anchor to stand on. REQUIRES: as for `from`.
  Point nearest(QPointF at) const;

 private:
  bool isFree(int x, int y) const {
    return x >= 0 && y >= 0 && x < m_width && y < m_height &&
           m_free[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) +
                  static_cast<std::size_t>(x)];
  }

  int m_width, m_height;
  std::vector<bool> m_free;  // whether an anchor can be reached
};

}  // namespace searchlight::ui
