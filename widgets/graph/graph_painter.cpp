// widgets/graph/graph_painter.cpp: the thread's side and the window's side of a picture.
#include "widgets/graph/graph_painter.h"

#include <chrono>
#include <exception>
#include <stop_token>
#include <utility>

namespace searchlight::ui {

GraphPainter::GraphPainter(QObject* parent) : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}

GraphPainter::~GraphPainter() { m_tasks.reset(); }  // while there still is somebody to tell

void GraphPainter::paint(GraphOrder order) {
  if (isPainting() && !m_isLong) {
    m_next = std::move(order);
    return;
  }
  if (isPainting()) m_tasks->cancel(m_task);
  begin(std::move(order));
}

void GraphPainter::giveUp() {
  m_next.reset();
  if (isPainting()) m_tasks->cancel(m_task);
  m_ticket = 0;
}

void GraphPainter::begin(GraphOrder order) {
  const std::uint64_t ticket = m_ticket = ++m_last;
  m_isLong = order.isLong;
  m_task =
      m_tasks->post([this, ticket, canvas = m_canvas, order = std::move(order)](const std::stop_token& stop) {
        GraphPicture picture{{}, order.camera, order.detail, 0};
        try {
          const auto begun = std::chrono::steady_clock::now();
          QImage image(order.pixels, QImage::Format_RGB32);
          image.setDevicePixelRatio(order.pixelRatio);
          const bool isWhole = !image.isNull() && canvas->paint(image, order.scene, order.inks, order.camera,
                                                                order.pixelRatio, order.detail, stop);
          const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begun;
          picture.milliseconds = took.count();
          if (isWhole) picture.image = std::move(image);
        } catch (const std::exception&) {  // memory: the last picture stays
        }
        QMetaObject::invokeMethod(
            this, [this, ticket, picture] { ended(ticket, picture); }, Qt::QueuedConnection);
      });
}

void GraphPainter::ended(std::uint64_t ticket, const GraphPicture& picture) {
  if (ticket != m_ticket) return;  // given up
  m_ticket = 0;
  if (m_next) begin(*std::exchange(m_next, std::nullopt));
  if (!picture.image.isNull()) Q_EMIT painted(picture);
}

}  // namespace searchlight::ui
