// widgets/player/timeline.h: the run from left to right: OPEN's size as a curve, the cursor, and all places to go to.
#pragma once
#include <QBasicTimer>
#include <QPointer>
#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

#include "widgets/run/timeline_parts.h"
#include "widgets/run/transport.h"

namespace searchlight::ui {

// Click and drag to go to a place; the wheel and the arrow keys step, Page Up and Down move a twentieth, Home and End go
// to the ends. The played part is amber. What the trace's window no longer holds is hatched: going there takes a second
// run. A flag marks where the goal was found, and a line under the curve where the route was read back. Of several runs
// one is shown, the others by where they end: a line for each, with the run's number in a strip of its own below, where
// a click goes to that end.
class Timeline : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kHeight = 48;  // of one run; several have the strip below
  static constexpr int kStrip = 18;   // with usual texts, higher with large ones

  explicit Timeline(QWidget* parent = nullptr);

  void setTransport(Transport* transport);
  // Whose OPEN is drawn and whose flag is filled, of several; nullptr, or one that is not there: the first with a search.
  void setShownRun(WatchedRun* run);
  // How the runs are called where their ends are told, in their order; those without a name by their number.
  void setRunNames(const QStringList& names);

  QSize sizeHint() const override { return {480, height()}; }
  QSize minimumSizeHint() const override { return {160, height()}; }

  // Which place is where, at present; for tests.
  const TimelineScale& scale() const { return m_scale; }
  // The position behind the goal's event, where it is known.
  std::optional<std::size_t> goalPosition() const { return m_goal; }
  // Where the runs end, as far as it is known, when there are several.
  std::vector<std::size_t> ends() const;
  const std::vector<EndFlag>& flags() const { return m_flags; }

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

 private:
  Transport* searching() const {
    return m_transport && m_transport->hasSearch() ? m_transport.data() : nullptr;
  }
  void onSearchChanged();
  void onRecorded();
  void onMoved();
  void onUnit();
  void updateScale();
  void updateFlags();
  int strip() const;  // its height, in pixels
  void fitHeight();
  bool hasSeveral() const { return m_transport && m_transport->runs().size() > 1; }
  std::size_t shownRun() const;  // its place among the runs
  const EndFlag* flagAt(const QPointF& point) const;
  QString endText(int run, const QString& place) const;
  void findGoal();
  void scrubTo(double x);
  void seekNow();
  void showHint(const QMouseEvent& event);
  void describe();
  void paintCurve(QPainter& painter, const QRectF& area) const;
  void paintFlags(QPainter& painter, const QRectF& area) const;
  void paintMarks(QPainter& painter, const QRectF& area) const;
  void paintCursor(QPainter& painter, const QRectF& area) const;
  QRectF curveArea() const;
  QFont flagFont() const;

  QPointer<Transport> m_transport;
  QPointer<WatchedRun> m_shown;
  QStringList m_names;
  std::vector<OpenCurve> m_curves;  // one a run
  std::vector<EndFlag> m_flags;     // when there are several
  TimelineScale m_scale;
  StepUnit m_unit = StepUnit::Event;  // of the scale
  bool m_hasEnded = false;            // the cursors have been at the end: how long all is may be told
  std::optional<std::size_t> m_goal;
  std::optional<double> m_hoverX;
  std::optional<std::size_t> m_target;  // where a drag wants to go and has not gone yet
  QBasicTimer m_frame;                  // runs while a drag may not seek again yet
  bool m_scrubs = false;
  int m_wheel = 0;  // eighths of a degree that make no step yet
};

// Any run is known further than to where it begins. Until then nobody can tell how far the axis goes.
bool isSearchedAhead(const Transport& transport);

}  // namespace searchlight::ui
