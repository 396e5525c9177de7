// widgets/graph/graph_drawing.h: a graph as it is seen at one moment, as a value: for pictures and drawings made on a thread.
#pragma once
#include <QByteArray>
#include <QImage>
#include <QPicture>
#include <QString>
#include <stop_token>

#include "widgets/graph/graph_painter.h"

namespace searchlight::ui {

struct GraphDrawing {
  GraphOrder order;
  QPicture marks;  // ways, marks and legend, which are few, in points
  QString title;
  int dotsPerInch = 96;  // that the marks' texts were measured with
};

// Of order.pixels; null where it was asked to stop or there is no memory.
QImage pictureOf(const GraphDrawing& drawing, const std::stop_token& stop = {});
// SVG, as large in points; empty where it was asked to stop.
QByteArray svgOf(const GraphDrawing& drawing, const std::stop_token& stop = {});

}  // namespace searchlight::ui
