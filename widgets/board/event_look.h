// widgets/board/event_look.h: what an event of a search looks like on a board of pieces: signs, arrows, frames. Every domain's board
// draws its own pieces, and all that is said of them with these, so that a colour and a shape mean one thing everywhere.
#pragma once
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <optional>

#include "core/trace/board_event.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

// From the cell that is expanded an arrow to the one that is told of, in a frame and with a sign of what becomes of it (event_look.h),
// so that also events that change nothing can be seen to happen. Small cells get the frame alone, very small ones nothing.
// REQUIRES: the search is active.
void paintCellEvent(QPainter& painter, const BoardScene& scene, const BoardViewport& viewport);
// What the arrow and the sign cover: nothing else should be painted there. Empty where there is none, also without a search.
QPainterPath cellEventOutline(const BoardScene& scene, const BoardViewport& viewport);

// What is painted of it where cells are so large: nothing; a frame alone, Fate::None; or a sign of what becomes of the state.
// REQUIRES: the search is active.
std::optional<search::Fate> shownCellFate(const BoardScene& scene, double cellSide);

// All sizes are in the painter's units; `cell` is a cell's side. Everything wears a casing, so that it reads on floor and on pieces.
// The painter's antialiasing is its caller's; pen, brush and opacity are left as they come.

// Of Fate::None: the route's, which is how a state is turned to.
QColor fateColour(search::Fate fate, const BoardColours& colours);

// The same in words: "into OPEN", "known already"; empty of Fate::None.
QString fateText(search::Fate fate);

// A disc with what becomes of it: into OPEN a plus, known an equals sign, a cheaper way an arrow head down, dead a cross, beyond the
// bound a bar. Nothing of Fate::None.
void paintFateSign(QPainter& painter, search::Fate fate, QPointF middle, double radius,
                   const BoardColours& colours);
// How large a cell wants it.
double fateSignRadius(double cell);

// Round a piece where it would be: an unbroken line into OPEN and by a cheaper way, dashes where it is known, dots beyond the bound,
// thick where it is dead.
void paintFateOutline(QPainter& painter, const QPainterPath& piece, search::Fate fate, double cell,
                      const BoardColours& colours);

// From the first point by the others to the last one, its head there.
void paintFateArrow(QPainter& painter, const QPolygonF& path, search::Fate fate, double cell,
                    const BoardColours& colours);
// All that such an arrow covers.
QPainterPath fateArrowOutline(const QPolygonF& path, double cell);
// Where somebody walks for a move: thin, a ring where he comes from.
void paintWalk(QPainter& painter, const QPolygonF& path, double cell, const BoardColours& colours);

// ---- Who is to blame ----------------------------------------------------------------------------------------------------------

// Round a piece.
void paintBlamed(QPainter& painter, const QPainterPath& piece, double cell, const BoardColours& colours);
// Cells from which no piece comes to a goal.
void paintHatched(QPainter& painter, const QPainterPath& cells, double cell, const BoardColours& colours);
// Cells that are shut off.
void paintShaded(QPainter& painter, const QPainterPath& cells, double cell, const BoardColours& colours);
// Pieces that hold each other: a bar with a knot in each, from middle to middle.
void paintJoined(QPainter& painter, QPointF from, QPointF to, double cell, const BoardColours& colours);
// A goal: out of reach a broken ring with a stroke through it; one that can be reached a whole one.
void paintGoalRing(QPainter& painter, QPointF middle, bool isOutOfReach, double cell,
                   const BoardColours& colours);

}  // namespace searchlight::ui
