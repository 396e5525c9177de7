// widgets/klotski/piece_label.h: a piece's name on the piece, as large as is readable there.
#pragma once
#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/klotski/board.h"
#include "widgets/klotski/piece_names.h"

namespace searchlight::ui {

// Where a name goes, in cells from the anchor: the whole of a rectangle, else the cell nearest to the middle.
QRectF nameRoom(const klotski::Piece& piece);

struct LabelFit {
  bool isBrief = false;  // there is no room for whole names
  double size = 0;       // of the font, in pixels; 0: nothing can be read there
};

// How names fit on these pieces, all alike: as large as the longest one allows. `cell` is a cell's side, in pixels.
// REQUIRES: as many names as pieces, at least one.
LabelFit labelFit(const std::vector<const klotski::Piece*>& pieces,
                  const std::vector<const PieceName*>& names, double cell, const QFont& font);

// `origin`: the anchor's upper left corner.
void paintPieceLabel(QPainter& painter, const klotski::Piece& piece, const PieceName& name,
                     const LabelFit& fit, const QColor& ink, QPointF origin, double cell);

}  // namespace searchlight::ui
