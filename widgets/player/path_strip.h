// widgets/player/path_strip.h: the way to what the board shows, as a row of small boards, each a place to go to.
#pragma once
#include <QPointer>
#include <QWidget>
#include <array>
#include <optional>

#include "widgets/player/path_model.h"
#include "widgets/run/refresh_gate.h"

class QLabel;
class QListView;
class QToolButton;

namespace searchlight::ui {

class NodePictures;
class Transport;

// For domains where a state is a whole board (NodeNames::picture). A click on one of the boards, or Enter at it, brings the search's cursor
// to where that state was expanded, or put into OPEN; the way stays as it is as long as one goes along it. It folds away by its arrow, and
// by itself where the window is low; what a hand has chosen is kept for low windows and for high ones.
class PathStrip : public QWidget {
  Q_OBJECT
 public:
  // REQUIRES: the pictures outlive this.
  explicit PathStrip(NodePictures* pictures, QWidget* parent = nullptr);

  // nullptr: none. The transport moves that run alone.
  void setRun(Transport* transport, WatchedRun* run);
  // The node that the page has chosen, until the cursor moves; nothing: what the board shows by itself.
  void showNode(std::optional<search::NodeId> node);

  static constexpr int kLow = 700;  // a window's height, in pixels: below it is low
  void setWindowHeight(int pixels);
  bool isOpen() const { return m_opens[m_isLow ? 1 : 0]; }
  // For windows of either kind, high ones first: for the settings.
  std::array<bool, 2> opens() const { return m_opens; }
  void setOpens(std::array<bool, 2> opens);

  const PathModel& model() const { return m_model; }
  QListView& list() { return *m_list; }

 Q_SIGNALS:
  // A board was clicked at which the cursor is, while the page shows a node that was chosen: that is to be let go.
  void nodeLetGo();
  void foldingChanged();  // by the user

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void go(int row);
  void fold();
  void fitRoom();
  void retranslate();

  PathModel m_model;
  QToolButton* m_arrow;
  QLabel* m_title;
  QListView* m_list;
  RefreshGate m_gate;
  QPointer<Transport> m_transport;
  std::optional<search::NodeId> m_chosen;
  bool m_isOurs = false;  // the cursor is, or comes, where it was brought from here
  bool m_isLow = false;
  std::array<bool, 2> m_opens{true, false};
};

}  // namespace searchlight::ui
