// widgets/theme/contrast.h: how light a colour is and how well two colours are told apart (WCAG 2.1).
#pragma once
#include <QColor>

namespace searchlight::ui {

// Relative luminance of an sRGB colour, 0 (black) to 1 (white); alpha is ignored. WCAG 2.1, "relative
// luminance".
double relativeLuminance(const QColor& colour);

// Contrast of two opaque colours, 1 (the same) to 21 (black on white). Text asks for 4.5, marks for 3.
double contrastRatio(const QColor& a, const QColor& b);

// Whether dark figures read better than light ones on this ground.
constexpr bool takesDarkInk(QRgb ground) { return qGray(ground) > 117; }  // where both read alike

// What `top` looks like when painted over the opaque `ground`.
QColor composited(const QColor& top, const QColor& ground);

}  // namespace searchlight::ui
