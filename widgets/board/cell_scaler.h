// widgets/board/cell_scaler.h: a picture of one pixel a cell, drawn at any size.
#pragma once
#include <QImage>
#include <QPointF>
#include <QSizeF>

namespace searchlight::ui {

// Fills the whole frame (RGB32, opaque whatever the picture's alpha). The picture's pixel (0, 0) begins at `origin`, its pixels are `side` frame pixels wide
// and high (0.5 or more: of smaller ones take a halving), and what lies beyond `extent` from the origin is `outside`.
//
// Every frame pixel is the mean of what lies under it, by area. So with whole `side` and `origin` cells have hard edges,
// and otherwise every cell still has the same weight: with a nearest-neighbour drawing thin walls would come and go.
void scaleCells(const QImage& picture, QPointF origin, double side, QSizeF extent, QRgb outside,
                QImage& frame);

}  // namespace searchlight::ui
