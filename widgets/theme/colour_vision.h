// widgets/theme/colour_vision.h: the common kinds of colour vision, and what a colour looks like to each of them.
#pragma once
#include <QColor>
#include <QImage>
#include <QString>
#include <array>
#include <optional>

namespace searchlight::ui {

// Usual: three kinds of cones. The others lack one: the one for long, middle or short waves.
enum class ColourVision { Usual, Protanopia, Deuteranopia, Tritanopia };
inline constexpr std::array kColourVisions{ColourVision::Usual, ColourVision::Protanopia,
                                           ColourVision::Deuteranopia, ColourVision::Tritanopia};

// "usual", "protanopia", "deuteranopia", "tritanopia": the name in theme files and settings.
QString visionName(ColourVision vision);
// Nothing for any other name.
std::optional<ColourVision> visionNamed(QStringView name);

// An opaque sRGB colour as it looks to these eyes: G. Machado, M. Oliveira, L. Fernandes, "A physiologically-based model for
// simulation of color vision deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009, severity 1, on
// linear light. Usual: as it is.
QColor seenBy(ColourVision vision, const QColor& colour);
// Every pixel of a picture, its alpha left out.
QImage seenBy(ColourVision vision, const QImage& picture);

}  // namespace searchlight::ui
