// widgets/graph/graph_marks.h: the marks over a graph's nodes, each with a shape of its own.
#pragma once
#include <QColor>
#include <QPointF>

class QPainter;

namespace searchlight::ui {

struct BoardColours;

// The state that is shown: a dot with a light round it.
void paintHereDot(QPainter& painter, QPointF at, const BoardColours& colours);
// The one that is expanded now: a square, with room for the dot in it.
void paintExpandedNow(QPainter& painter, QPointF at, const BoardColours& colours);

}  // namespace searchlight::ui
