// widgets/board/cell_scaler.h: a picture of one pixel a cell, drawn at any size.
#pragma once
#include <QImage>
#include <QPointF>
#include <QSizeF>
#include <span>

namespace searchlight::ui {

// Fills the whole frame (RGB32, opaque whatever the picture's alpha). The picture's pixel (0, 0) begins at `origin`, its pixels are `side` frame pixels wide
// and high (0.5 or more: of smaller ones take a halving), and what lies beyond `extent` from the origin is `outside`.
//
// Every frame pixel is the mean of what lies under it, by area. So with whole `side` and `origin` cells have hard edges,
// and otherwise every cell still has the same weight: with a nearest-neighbour drawing thin walls would come and go.
void scaleCells(const QImage& picture, QPointF origin, double side, QSizeF extent, QRgb outside,
                QImage& frame);

// The pixels of a row from `begin` to before `end`; none where they are equal.
struct PixelSpan {
  int begin = 0, end = 0;
};

// The same for a frame that has been filled so already, when only these pixels of the picture have changed since.
// REQUIRES: a span for every row of the picture, within it.
void rescaleCells(const QImage& picture, QPointF origin, double side, QSizeF extent,
                  std::span<const PixelSpan> changed, QImage& frame);

}  // namespace searchlight::ui
