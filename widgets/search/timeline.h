// widgets/search/timeline.h: the run from left to right: OPEN's size as a curve, the cursor, and all places to go to.
#pragma once
#include <QBasicTimer>
#include <QPointer>
#include <QWidget>
#include <optional>

#include "widgets/search/open_curve.h"
#include "widgets/search/transport.h"
#include "widgets/search/timeline_scale.h"

namespace searchlight::ui {

// Click and drag to go to a place; the wheel and the arrow keys step, Page Up and Down move a twentieth, Home and End go
// to the ends. The played part is amber. What the trace's window no longer holds is hatched: going there takes a second
// run. A flag marks where the goal was found, and a line under the curve where the route was read back. Of several runs
// all curves are drawn, the first one filled, and a notch under the curves marks where each of them ends.
class Timeline : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kHeight = 48;

  explicit Timeline(QWidget* parent = nullptr);

  void setTransport(Transport* transport);

  QSize sizeHint() const override { return {480, kHeight}; }
  QSize minimumSizeHint() const override { return {160, kHeight}; }

  // Which place is where, at present; for tests.
  const TimelineScale& scale() const { return m_scale; }
  // The position behind the goal's event, where it is known.
  std::optional<std::size_t> goalPosition() const { return m_goal; }
  // Where the runs end, as far as it is known, when there are several.
  std::vector<std::size_t> ends() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  Transport* searching() const { return m_transport && m_transport->hasSearch() ? m_transport.data() : nullptr; }
  void onSearchChanged();
  void onRecorded();
  void onMoved();
  void onUnit();
  void updateScale();
  void findGoal();
  void scrubTo(double x);
  void seekNow();
  void showHint(const QPoint& global, double x);
  void describe();
  void paintCurves(QPainter& painter, const QRectF& area) const;
  void paintEnds(QPainter& painter, const QRectF& area) const;
  void paintMarks(QPainter& painter, const QRectF& area) const;
  void paintCursor(QPainter& painter, const QRectF& area) const;
  QRectF curveArea() const;

  QPointer<Transport> m_transport;
  std::vector<OpenCurve> m_curves;  // one a run
  TimelineScale m_scale;
  StepUnit m_unit = StepUnit::Event;  // of the scale
  std::optional<std::size_t> m_goal;
  std::optional<double> m_hoverX;
  std::optional<std::size_t> m_target;  // where a drag wants to go and has not gone yet
  QBasicTimer m_frame;                  // runs while a drag may not seek again yet
  bool m_scrubs = false;
  int m_resumes = 0;  // the direction of playing before the drag; 0: it did not play
  int m_wheel = 0;    // eighths of a degree that make no step yet
};

}  // namespace searchlight::ui
