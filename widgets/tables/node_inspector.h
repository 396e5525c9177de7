// widgets/tables/node_inspector.h: all that the search knows of one node at the cursor, and all that happened to it.
//
// Which node that is: the one that is pinned; else the one that is pointed at, after a moment; else the one that the search is at.
#pragma once
#include <QBasicTimer>
#include <QLabel>
#include <QWidget>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>

#include "widgets/run/refresh_gate.h"
#include "widgets/tables/node_models.h"
#include "widgets/tables/quiet_table.h"

class QPushButton;
class QScrollArea;

namespace searchlight::ui {

class NodeInspector : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kLookMs = 150;  // that a node is pointed at before it is shown
  enum Fact { G, H, F, Parent, Order, Times, Features, kFacts };

  explicit NodeInspector(QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  // Both are forgotten when the search becomes another: the page knows which nodes are meant then. Nothing: none is pinned, and none
  // is pointed at any more.
  void setNode(std::optional<search::NodeId> node);
  void lookAt(std::optional<search::NodeId> node);
  std::optional<search::NodeId> node() const { return m_node; }  // that is shown
  std::optional<search::NodeId> pinned() const { return m_pinned; }
  // Goes to where the node was expanded last before the cursor, and asks for what that means. The button then leads back.
  void askWhy();

  // For tests.
  QString title() const { return m_title->text(); }
  QString fact(Fact fact) const { return m_facts[fact].value->text(); }
  const NodeEventModel& events() const { return m_events; }
  QuietTable& table() { return *m_table; }
  bool isScanning() const { return m_scan.isActive(); }
  bool isLooking() const { return m_look.isActive(); }
  QPushButton& why() { return *m_why; }

 Q_SIGNALS:
  // The parent was clicked.
  void nodeActivated(searchlight::search::NodeId node);
  // The cursor is on its way to an expansion that shall be explained.
  void explanationWanted();

 protected:
  void timerEvent(QTimerEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Field {
    QLabel *name, *value;
  };
  void build();
  void choose();
  void refresh();
  void startScan();
  bool leadsBack() const;
  void goBack();
  void nameWhy();
  void fitWhy();
  void placeFacts();
  void arrangeFacts();
  void showFacts(const WatchedRun& run, search::NodeId node);
  void fitColumns();
  void resetColumns();
  void retranslate();

  RefreshGate m_gate;
  std::optional<search::NodeId> m_node, m_pinned, m_pointed;
  std::optional<search::NodeId> m_looked;  // becomes the one that is pointed at
  QBasicTimer m_look;
  std::optional<std::size_t> m_cameFrom;  // by asking why, to the place below
  std::size_t m_wentTo = 0;
  bool m_isWhyWanted = false;  // as soon as its expansion is found
  std::uint64_t m_toldSession =
      0;  // whose nodes the facts name; until they are renewed perhaps another one is there
  QScrollArea* m_scroll;
  QLabel *m_title, *m_status;
  std::array<Field, kFacts> m_facts;
  QWidget* m_body;
  bool m_isNarrow = false;  // a line for each fact
  int m_factsWidth = 0;     // in pixels: of two facts beside each other, the widest of this search
  QPushButton* m_why;
  NodeEventModel m_events;
  QuietTable* m_table;
  int m_fittedRows = 0;
  QBasicTimer m_scan;  // while there are events to look at
};

}  // namespace searchlight::ui
