// widgets/graph/graph_painter.h: pictures of a graph made on a thread, the latest one that was wished for.
#pragma once
#include <QByteArray>
#include <QImage>
#include <QObject>
#include <QPicture>
#include <QSize>
#include <QString>
#include <memory>
#include <optional>
#include <stop_token>

#include "widgets/graph/graph_canvas.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

// A picture to be made.
struct GraphOrder {
  GraphScene scene;
  GraphInks inks;
  GraphCamera camera;
  QSize pixels;
  qreal pixelRatio = 1;
  GraphDetail detail = GraphDetail::Fine;
  bool isLong = false;  // it takes longer than one waits for
};
struct GraphPicture {
  QImage image;
  GraphCamera camera;
  GraphDetail detail = GraphDetail::Fine;
  double milliseconds = 0;
};

// One picture at a time. painted() comes on the painter's own (GUI) thread, never from inside a call; of orders that come while
// one is being painted the last is painted next. One is painted to its end, so that something is seen while orders go on coming;
// but a long one ends as soon as another is wanted, and is not told.
class GraphPainter : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  void paint(GraphOrder order);
  void giveUp();
  bool isPainting() const { return m_task.isBusy(); }

 Q_SIGNALS:
  void painted(const searchlight::ui::GraphPicture& picture);
  // The last picture stays.
  void failed(const QString& why);

 private:
  void begin(GraphOrder order);

  std::shared_ptr<GraphCanvas> m_canvas = std::make_shared<GraphCanvas>();  // the thread's
  std::optional<GraphOrder> m_next;
  bool m_isLong = false;
  Task<GraphPicture> m_task;
};

// A graph as it is seen at one moment, as a value: for pictures and drawings made on a thread.
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
