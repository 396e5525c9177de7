// widgets/tree/tree_inks.h: the colours of a search's tree, from the theme.
#pragma once
#include <QColor>
#include <QPalette>
#include <Qt>
#include <array>
#include <cstddef>

#include "core/trace/search_tree.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

// `share` of b, the rest of a.
inline QColor mixedColour(const QColor& a, const QColor& b, double share) {
  const auto part = [&](double x, double y) { return x + (y - x) * share; };
  return QColor::fromRgbF(static_cast<float>(part(a.redF(), b.redF())),
                          static_cast<float>(part(a.greenF(), b.greenF())),
                          static_cast<float>(part(a.blueF(), b.blueF())));
}

// How a state looks.
struct TreeInks {
  struct Look {
    QColor fill, edge;
    Qt::PenStyle line = Qt::SolidLine;
  };
  std::array<Look, search::kItemStates> looks;
  QColor ground, text, pale, edge;
  const BoardColours& board;

  explicit TreeInks(const QPalette& palette)
      : ground(palette.color(QPalette::Base)),
        text(palette.color(QPalette::Text)),
        pale(mixedColour(palette.color(QPalette::Text), ground, 0.3)),
        edge(mixedColour(palette.color(QPalette::Text), ground, 0.55)),
        board(Theme::of(palette).board()) {
    // Of the scale's own strength neither ink is read well on it.
    const QColor scale = QColor::fromRgb(board.scale.at(0.35)), closed = mixedColour(scale, ground, 0.4);
    looks = {{{board.openFill, board.openRing},
              {closed, mixedColour(scale, text, 0.35)},
              {mixedColour(scale, ground, 0.82), mixedColour(scale, ground, 0.35)},
              {ground, pale, Qt::DashLine},
              {mixedColour(board.fateDead, ground, 0.85), board.fateDead},
              {mixedColour(board.fateBeyond, ground, 0.85), board.fateBeyond, Qt::DotLine}}};
  }
  Look of(search::ItemState state, bool isBackward, bool isCurrent) const {
    if (isCurrent) return {board.currentFill, board.currentRim};
    if (state == search::ItemState::Waiting && isBackward) return {board.secondFill, board.secondRing};
    return looks[static_cast<std::size_t>(state)];
  }
};

}  // namespace searchlight::ui
