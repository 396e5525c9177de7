// widgets/graph/graph_painter.h: pictures of a graph made on a thread, the latest one that was wished for.
#pragma once
#include <QImage>
#include <QObject>
#include <QSize>
#include <cstdint>
#include <memory>
#include <optional>

#include "widgets/graph/graph_canvas.h"
#include "widgets/task/task_queue.h"

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
  explicit GraphPainter(QObject* parent = nullptr);
  // Gives up what is under way and waits for it: a moment.
  ~GraphPainter() override;

  void paint(GraphOrder order);
  void giveUp();
  bool isPainting() const { return m_ticket != 0; }

 Q_SIGNALS:
  void painted(const searchlight::ui::GraphPicture& picture);

 private:
  void begin(GraphOrder order);
  void ended(std::uint64_t ticket, const GraphPicture& picture);

  std::shared_ptr<GraphCanvas> m_canvas = std::make_shared<GraphCanvas>();  // the thread's
  std::optional<GraphOrder> m_next;
  std::uint64_t m_ticket = 0, m_last = 0;  // of our own counting; 0: nothing is being painted
  TaskQueue::Ticket m_task = 0;
  bool m_isLong = false;
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
