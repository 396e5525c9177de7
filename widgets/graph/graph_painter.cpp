// widgets/graph/graph_painter.cpp: the thread's side and the window's side of a picture.
#include "widgets/graph/graph_painter.h"

#include <chrono>
#include <new>
#include <utility>

namespace searchlight::ui {
namespace {

// Without an image: it was asked to stop.
GraphPicture orderedPicture(GraphCanvas& canvas, const GraphOrder& order, const std::stop_token& stop) {
  GraphPicture picture{{}, order.camera, order.detail, 0};
  const auto begun = std::chrono::steady_clock::now();
  QImage image(order.pixels, QImage::Format_RGB32);
  if (image.isNull() && !order.pixels.isEmpty()) throw std::bad_alloc();
  image.setDevicePixelRatio(order.pixelRatio);
  if (!image.isNull() &&
      canvas.paint(image, order.scene, order.inks, order.camera, order.pixelRatio, order.detail, stop))
    picture.image = std::move(image);
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begun;
  picture.milliseconds = took.count();
  return picture;
}

}  // namespace

void GraphPainter::paint(GraphOrder order) {
  if (isPainting() && !m_isLong)
    m_next = std::move(order);
  else
    begin(std::move(order));
}

void GraphPainter::giveUp() {
  m_next.reset();
  m_task.cancel();
}

void GraphPainter::begin(GraphOrder order) {
  m_isLong = order.isLong;
  m_task.ask([canvas = m_canvas, order = std::move(order)](
                 const std::stop_token& stop) { return orderedPicture(*canvas, order, stop); },
             [this](const TaskResult<GraphPicture>& picture) {
               if (m_next) begin(*std::exchange(m_next, std::nullopt));
               if (!picture)
                 Q_EMIT failed(picture.why());
               else if (!picture->image.isNull())
                 Q_EMIT painted(*picture);
             });
}

}  // namespace searchlight::ui
