// widgets/plot/node_plot.h: the nodes of a run at its cursor as a scatter plot or a histogram of their figures; a rectangle in it lights
// nodes elsewhere.
//
//   plot->setRun(&m_run);                                            // usage; nullptr: none
//   connect(plot, &NodePlot::litChanged, ..);                        // board, tree and graph light these
//
// The nodes are read in slices of 4 ms. Of more than kMostDots (bars: kMostCounted) with values every k-th is taken, k odd, and it is
// said so; what the rectangle selects is counted among all.
#pragma once
#include <QBasicTimer>
#include <QWidget>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/trace/node_values.h"
#include "widgets/plot/plot_view.h"
#include "widgets/run/lit_nodes.h"
#include "widgets/run/refresh_gate.h"

class QAction;
class QComboBox;
class QLabel;
class QToolButton;

namespace searchlight::ui {

class ElidedLine;

class NodePlot : public QWidget {
  Q_OBJECT
 public:
  using Field = search::NodeField;
  static constexpr std::size_t kMostDots = 6000, kMostCounted = 200'000, kBars = 40;

  explicit NodePlot(QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  // What nodes really cost to the goal, for the error of h; null: only those of the path that was found are known, once the cursor has
  // come to its end.
  void setRemaining(search::RemainingCost remaining);
  // Somebody wants to see the error of h.
  bool wantsRemaining() const { return x() == Field::Error || y() == Field::Error; }
  // The node that tables and board have selected.
  void setSelected(std::optional<search::NodeId> node);

  Field x() const;
  std::optional<Field> y() const;  // nothing: a histogram of x
  // As words of a workspace: "f", "generated", and "count" for a histogram.
  std::array<std::string, 2> axes() const;
  void setAxes(std::string_view x, std::string_view y);
  std::array<bool, 2> logs() const;
  void setLogs(std::array<bool, 2> logs);

  // Nothing is lit.
  void clearSelection();
  PlotView* view() const { return m_view; }
  const SharedLitNodes& lit() const { return m_lit; }
  // "1,234 nodes", how many of them are drawn, have no value or are selected.
  QString summary() const;
  // Everything up to the cursor is in the picture.
  bool isUpToDate() const { return !m_slices.isActive(); }

  QSize minimumSizeHint() const override { return {200, 160}; }

 Q_SIGNALS:
  void nodeActivated(searchlight::search::NodeId node);
  void litChanged(const searchlight::ui::SharedLitNodes& lit);
  void axesChanged();
  void csvWanted();

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  // One look at all nodes: first how many there are, then their values.
  struct Look {
    std::size_t next = 0, all = 0, met = 0, stride = 1;
    bool isCounting = true;
    std::size_t taken = 0, valued = 0;        // of every stride-th node
    std::array<std::size_t, 2> without = {};  // a value on either axis
    std::array<std::vector<experiment::Dot>, 4> dots = {};
    std::vector<double> values = {};      // of a histogram
    std::optional<PlotRange> range = {};  // that selects nodes
    std::shared_ptr<LitNodes> lit = {};
  };
  void retranslate();
  void fillFields();
  void refresh();
  void begin();
  bool advance(Deadline deadline);
  void take(search::NodeId node, bool isSample);
  void finish();
  Plot plot() const;
  std::vector<PlotBar> bars() const;
  void publish(SharedLitNodes lit);
  QString describe(search::NodeId node) const;
  QString withoutText(Field field, std::size_t count) const;
  QString title(Field field) const;
  QString axisTitle(Field field) const;
  double unitOf(Field field) const;
  bool offers(Field field) const;
  search::RemainingCost remaining() const;

  RefreshGate m_gate;
  PlotView* m_view;
  QComboBox *m_x, *m_y;
  QLabel* m_against;
  QToolButton* m_more;
  QAction *m_logX, *m_logY, *m_csv;
  ElidedLine *m_summary, *m_hint;
  search::NodeValues m_values;
  search::RemainingCost m_remaining;
  Look m_look;
  bool m_isStale = false;  // the cursor has moved since this look began
  QBasicTimer m_slices;
  SharedLitNodes m_lit;
};

}  // namespace searchlight::ui
