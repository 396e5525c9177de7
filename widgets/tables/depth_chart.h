// widgets/tables/depth_chart.h: how many nodes a search has at each g, as bars; of two searches above and below one line.
#pragma once
#include <QBasicTimer>
#include <QString>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/trace/player_queries.h"
#include "widgets/run/refresh_gate.h"

namespace searchlight::ui {

// What is expanded stands on the line, what is open on top of it. Counted in slices, so that a million nodes hold nobody up.
class DepthChart : public QWidget {
  Q_OBJECT
 public:
  explicit DepthChart(QWidget* parent = nullptr);
  ~DepthChart() override;

  // nullptr: none. With a second one its bars hang below the line, and `names` are the two's.
  void setRun(WatchedRun* run) { setRuns(run, nullptr); }
  void setRuns(WatchedRun* first, WatchedRun* second);
  void setNames(const QString& first, const QString& second);

  // What is shown of the first or second run: by g from 0 on, in steps of width().
  const std::vector<search::DepthCount::Bin>& bins(int side = 0) const;
  search::Cost width(int side = 0) const;
  // A place in words: "g 12: 34 expanded, 5 open".
  QString textAt(const QPoint& at) const;

  QSize sizeHint() const override { return {320, 84}; }
  QSize minimumSizeHint() const override { return {120, 64}; }

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  // One run, what is shown of it and what is being counted.
  struct Side {
    std::unique_ptr<RefreshGate> gate;
    search::DepthCount shown, counting;
    std::uint64_t session = 0;  // whose nodes are being counted; 0: nobody's
    bool isCounting = false, isStale = false;
    QString name;
  };
  void refresh(Side& side);
  void count(Side& side);
  void retranslate();
  // The bars' place, and how many there are in it.
  QRect room() const;
  std::size_t barCount() const;
  search::Cost barWidth() const;
  search::DepthCount::Bin barOf(const Side& side, std::size_t bar) const;
  void paintSide(QPainter& painter, const Side& side, bool isBelow, const QRect& room, std::uint32_t most);

  std::vector<Side> m_sides;  // two, always
  bool m_isPair = false;
  QBasicTimer m_slices;
};

}  // namespace searchlight::ui
