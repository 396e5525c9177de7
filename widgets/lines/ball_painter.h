// widgets/lines/ball_painter.h: the balls of Color Lines: every colour has a shape too, so that colours are never the only
// sign.
#pragma once
#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <cstdint>

#include "core/lines/board.h"
#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

// By colour, from 1.
enum class BallShape : std::uint8_t { Disc, Triangle, Square, Star, Cross, Ring, Diamond, Plus, Bars };

// REQUIRES, for all of these: 1 <= colour <= lines::Settings::kMaxColours.
BallShape ballShape(lines::Colour colour);
QColor ballColour(lines::Colour colour, const BoardColours& colours);
// "orange ball with a triangle", in the user's language.
QString ballName(lines::Colour colour);

// A round ball with soft relief in the middle of the cell, its shape on it. Scale 1 is a ball at rest, from 0 on smaller
// ones. To be read from cells of 14 pixels on. Paints nothing outside the cell, and leaves the painter as it found it.
void paintBall(QPainter& painter, const QRectF& cell, lines::Colour colour, const BoardColours& colours,
               double scale = 1);

}  // namespace searchlight::ui
