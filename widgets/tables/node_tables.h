// widgets/tables/node_tables.h: OPEN, in the order in which it will be taken, and CLOSED, the latest first.
#pragma once
#include <QBasicTimer>
#include <QLabel>
#include <QPointer>
#include <QSplitter>
#include <QWidget>
#include <optional>

#include "core/trace/open_head.h"
#include "widgets/run/refresh_gate.h"
#include "widgets/tables/depth_chart.h"
#include "widgets/tables/node_models.h"
#include "widgets/tables/quiet_table.h"

namespace searchlight::ui {

class FoldButton;
class NodePictures;
class PictureDelegate;

// One of the two lists under its head, which counts all nodes; the table shows the first kMostRows.
class NodeTable : public QWidget {
  Q_OBJECT

 public:
  static constexpr std::size_t kMostRows = 500;
  enum class List { Open, Closed };

  // REQUIRES: the pictures outlive this.
  NodeTable(List list, NodePictures* pictures, QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  // Selects the node's row; where it is not among the rows, the head says so. Nothing: no selection.
  void showNode(std::optional<search::NodeId> node);

  const NodeTableModel& rows() const { return m_rows; }
  std::size_t count() const { return m_count; }  // of all nodes
  QuietTable& table() { return *m_table; }
  QString headText() const { return m_head->text(); }

  // Where there is little room: its head folds and unfolds it. Its rows may be lines of text alone.
  void setRoom(bool isFoldable, bool isForPictures);
  bool isFolded() const;
  // REQUIRES: it can be folded, or `isFolded` is false.
  void setFolded(bool isFolded);

 Q_SIGNALS:
  void folded(bool isFolded);
  void counted();
  // The user chose a row.
  void nodeActivated(searchlight::search::NodeId node);

 protected:
  void hideEvent(QHideEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void refreshOpen(const WatchedRun& run);
  void continueWalk();
  void followCursor(std::size_t from, std::size_t to, bool everything);
  void onSearchChanged();
  std::vector<search::NodeId> closedNodes(const WatchedRun& run) const;
  void show(const WatchedRun& run, const std::vector<search::NodeId>& nodes);
  void fitColumn(int column);
  void fitColumns();
  void updateColumns();
  void updateHead();
  void updateSelection();
  bool listsStatus(search::NodeStatus status) const;
  void retranslate();

  List m_list;
  NodeTableModel m_rows;
  FoldButton* m_fold;
  QLabel* m_head;
  QuietTable* m_table;
  PictureDelegate* m_pictures;  // of the nodes, where the domain has them
  RefreshGate m_gate;
  search::OpenHead m_openHead{kMostRows + 1};  // a goal that was taken may be among them
  QBasicTimer m_walk;                          // while a walk over a large OPEN goes on
  std::size_t m_count = 0;
  std::optional<search::NodeId> m_shown;
  bool m_isFoldable = false, m_isForPictures = true, m_hasPictures = false, m_isMove = false;
  bool m_isOfOldSearch = false;  // columns and rows are still those of the search before
};

// How many nodes there are at each g, and the two of them, one above the other. Where both would be two rows each one of them
// is folded; a click on the head of either unfolds the other one.
class NodeTables : public QSplitter {
  Q_OBJECT

 public:
  explicit NodeTables(QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  void showNode(std::optional<search::NodeId> node);
  NodeTable& open() { return *m_open; }
  NodeTable& closed() { return *m_closed; }
  DepthChart& depths() { return *m_depths; }
  // Which lists are seen at all; where it is one alone, it has all the room. Both at first.
  void setListed(bool open, bool closed);
  // Instead of lists that are empty: a card that says what will be seen here as soon as the search is played. False at first.
  void setBeginning(bool isBefore);
  // For whoever shows nodes as small boards beside these lists.
  NodePictures* pictures() { return m_pictures; }

 Q_SIGNALS:
  void nodeActivated(searchlight::search::NodeId node);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();
  void retranslate();
  void showWhatThereIs();
  NodePictures* m_pictures;
  DepthChart* m_depths;  // where there is room for it
  NodeTable *m_open, *m_closed;
  QPointer<WatchedRun> m_run;
  QWidget* m_beginning;
  QLabel* m_promise;
  bool m_isLow = false, m_hasOpen = true, m_hasClosed = true, m_isBefore = false;
  bool m_isByHand = false;  // the user has folded one of them
};

}  // namespace searchlight::ui
