// widgets/search/way_bar.h: the way by which a search has come to a chosen node, step by step.
#pragma once
#include <QWidget>
#include <optional>
#include <vector>

#include "widgets/search/watched_run.h"

class QLabel;
class QSlider;
class QToolButton;

namespace searchlight::ui {

// For worlds where a state is a whole board: the page shows the node that the bar stands at. Of a node that was met from the
// goal it is the way on to there.
class WayBar : public QWidget {
  Q_OBJECT
 public:
  explicit WayBar(QWidget* parent = nullptr);

  // The way as it is at the run's cursor; the bar stands at the node itself. Nothing, or a node that is unknown: no way.
  void setNode(const WatchedRun* run, std::optional<search::NodeId> node);
  // From where the search began, the chosen node last; of the goal's side the chosen one first.
  const std::vector<search::NodeId>& way() const { return m_way; }
  std::size_t place() const;

 Q_SIGNALS:
  // The user has stepped to this node of the way.
  void nodeWanted(searchlight::search::NodeId node);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void retranslate();

  std::vector<search::NodeId> m_way;
  bool m_isFromGoal = false;
  bool m_isSetting = false;
  QLabel *m_title, *m_place;
  QSlider* m_slider;
  QToolButton *m_back, *m_on;
};

}  // namespace searchlight::ui
