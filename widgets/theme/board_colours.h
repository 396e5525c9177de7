// widgets/theme/board_colours.h: every colour a board or its search marks may wear.
#pragma once
#include <QColor>
#include <QRgb>
#include <QStringView>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace searchlight::ui {

// 256 colours that grow lighter from the first to the last, so that the order survives in grey. A value.
//
// viridis: N. Smith, S. van der Walt (2015), given to the public domain (CC0).
// cividis: J. Nuñez, C. Anderton, R. Renslow, "Optimizing colormaps with consideration for color vision
//          deficiency", PLOS ONE 13(7), 2018: viridis redone for colour-blind eyes.
class ColourMap {
 public:
  static constexpr int kSize = 256;

  // A ramp from black to white.
  ColourMap() : ColourMap(grey()) {}
  // "viridis", "cividis" or "grey", of which only the part `from`..`to` is used (0 <= from < to <= 1): a
  // board cuts off ends that would be mistaken for its walls or its accent. Nothing for any other name or
  // range.
  static std::optional<ColourMap> named(QStringView name, double from = 0, double to = 1);
  static ColourMap viridis(double from = 0, double to = 1);
  static ColourMap cividis(double from = 0, double to = 1);
  static ColourMap grey(double from = 0, double to = 1);

  // The colour at `t`, which is brought into 0..1 first; opaque. Not a number counts as 0.
  QRgb at(double t) const;
  // REQUIRES: 0 <= index < kSize. The way for whole pictures: one look-up a cell.
  QRgb atIndex(int index) const { return m_colours[static_cast<std::size_t>(index)]; }
  std::span<const QRgb, kSize> colours() const { return m_colours; }

  friend bool operator==(const ColourMap&, const ColourMap&) = default;

 private:
  ColourMap(std::span<const std::uint32_t> controlPoints, double from, double to);

  std::array<QRgb, kSize> m_colours;
};

// Relative luminance of an sRGB colour, 0 (black) to 1 (white); alpha is ignored. WCAG 2.1, "relative
// luminance".
double relativeLuminance(const QColor& colour);

// Contrast of two opaque colours, 1 (the same) to 21 (black on white). Text asks for 4.5, marks for 3.
double contrastRatio(const QColor& a, const QColor& b);

// Whether dark figures read better than light ones on this ground.
constexpr bool takesDarkInk(QRgb ground) { return qGray(ground) > 117; }  // where both read alike

// What `top` looks like when painted over the opaque `ground`.
QColor composited(const QColor& top, const QColor& ground);

// What the theme files give each board. All boards take their colours from here and from nowhere else.
// Colours may be translucent where the note says so; all others are opaque.
struct BoardColours {
  // The ground.
  QColor outside;   // around the board
  QColor frame;     // the line around the board
  QColor freeCell;  // a free cell of weight 1
  QColor gridLine;  // between cells; translucent, it lies over every fill
  QColor wall;
  QColor wallEdge;  // the relief that big walls wear
  // A free cell of weight 2 .. and of weight 255, with two stops on the way; weightFill() has the steps between.
  QColor weightLow, weightMedium, weightStrong, weightHigh;
  QColor weightInk;  // the strokes that tell weights apart without the tint
  QColor water;      // a cell that is entered from water only
  QColor waterInk;   // its waves
  QColor swamp;      // a cell of swamp
  QColor swampInk;   // its reed

  // The search. CLOSED cells are filled from `scale`.
  QColor openFill;
  QColor openRing;
  QColor openSolid;   // all of a cell that is too small for a frame, within an edge of the frame's colour
  QColor secondFill;  // OPEN of the second frontier: the side that searches backwards from the goal
  QColor secondRing;
  QColor secondSolid;
  QColor currentFill;
  QColor currentEdge;  // the light edge inside ..
  QColor currentRim;   // .. and the dark line around it
  QColor scannedFill;  // cells a jump looked at without generating them
  QColor scannedMark;
  QColor contour;        // lines of equal f, translucent
  QColor contourCasing;  // translucent

  // Two searches on one board. Greys tell them apart, too: what is the first one's is lighter than what is the second one's.
  QColor firstOnly;      // expanded by the first one only ..
  QColor secondOnly;     // .. by the second one only ..
  QColor firstEarlier;   // .. by both, much earlier by the first one ..
  QColor secondEarlier;  // .. or by the second one ..
  QColor sameTime;       // .. or at the same time; the steps between are mixed

  // The answer.
  QColor route;
  QColor routeCasing;
  QColor start;
  QColor goal;
  QColor markCasing;  // around start, goal and breakpoints, so that they read on any ground

  QColor hereGlow;   // round the state that is shown on a graph of states
  QColor deadState;  // on such a graph: no goal can be reached from there

  // The pointer and what it lights.
  QColor hover;
  QColor selection;
  QColor selectionCasing;
  QColor pathLit;
  QColor descendantsLit;
  QColor breakpoint;

  // Text on cells: textOn() chooses.
  QColor textOnLight;
  QColor textOnDark;

  // Text beside the board, readable on windows and in fields.
  QColor warning;
  QColor error;
  QColor info;
  QColor success;

  // What becomes of the state that an event tells of (search::Fate); event_look.h has the shapes that go with them. Eyes of the
  // three common kinds of colour blindness tell them apart, too.
  QColor fateOpen;
  QColor fateKnown;
  QColor fateCheaper;
  QColor fateDead;
  QColor fateBeyond;

  ColourMap scale;
  // For balls, pieces and compared searches, after Okabe and Ito (2008), "Color Universal Design": told apart
  // by colour-blind eyes too, yet never the only sign of a meaning.
  std::array<QColor, 8> pieces;

  // The text colour of higher contrast (always 4.5 or more) on the opaque `ground`.
  QColor textOn(const QColor& ground) const;
  // The tint of a free cell of weight 1 to 255: every doubling is a step of the same size.
  QColor weightFill(int weight) const;
};

// The name in the theme files of every single colour, for reading them and for looking through them all.
struct BoardColourField {
  const char* name;
  QColor BoardColours::*colour;
};
std::span<const BoardColourField> boardColourFields();

}  // namespace searchlight::ui
