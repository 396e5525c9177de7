// widgets/search/node_inspector.h: all that the search knows of one node at the cursor, and all that happened to it.
#pragma once
#include <QBasicTimer>
#include <QLabel>
#include <QWidget>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>

#include "widgets/search/node_event_model.h"
#include "widgets/search/quiet_table.h"
#include "widgets/search/refresh_gate.h"

namespace searchlight::ui {

class NodeInspector : public QWidget {
  Q_OBJECT

 public:
  // Hovered: only looked at in passing, and told as such.
  enum class Hold { Pinned, Hovered };
  enum Fact { G, H, F, Mark, Parent, Order, Times, kFacts };

  explicit NodeInspector(QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  // Nothing: no node. Forgotten when the search becomes another: the page knows which node is meant then.
  void setNode(std::optional<search::NodeId> node, Hold hold = Hold::Pinned);
  std::optional<search::NodeId> node() const { return m_node; }
  // The mark a board writes into the node's cell; without it, or where it is empty, the fact is left out.
  void setMarkText(std::function<QString(search::NodeId)> markText);

  // For tests.
  QString title() const { return m_title->text(); }
  QString fact(Fact fact) const { return m_facts[fact].value->text(); }
  const NodeEventModel& events() const { return m_events; }
  QuietTable& table() { return *m_table; }
  bool isScanning() const { return m_scan.isActive(); }

 Q_SIGNALS:
  // The parent was clicked.
  void nodeActivated(searchlight::search::NodeId node);

 protected:
  void changeEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  struct Field {
    QLabel *name, *value;
  };
  void build();
  void refresh();
  void startScan();
  void showFacts(const WatchedRun& run, search::NodeId node);
  void fitColumns();
  void resetColumns();
  void retranslate();

  RefreshGate m_gate;
  std::optional<search::NodeId> m_node;
  Hold m_hold = Hold::Pinned;
  std::function<QString(search::NodeId)> m_markText;
  std::uint64_t m_toldSession =
      0;  // whose nodes the facts name; until they are renewed perhaps another one is there
  QLabel *m_title, *m_status;
  std::array<Field, kFacts> m_facts;
  QWidget* m_body;
  NodeEventModel m_events;
  QuietTable* m_table;
  int m_fittedRows = 0;
  QBasicTimer m_scan;  // while there are events to look at
};

}  // namespace searchlight::ui
