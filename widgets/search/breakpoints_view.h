// widgets/search/breakpoints_view.h: where playing stops by itself: the list, and the buttons to change it.
#pragma once
#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "widgets/search/breakpoint_list.h"
#include "widgets/search/quiet_table.h"

class QMenu;

namespace searchlight::ui {

// Space ticks a breakpoint, F2 edits its value, Delete removes it. Breakpoints at a node are added by the page, with
// Transport::setBreakpoints().
class BreakpointsView : public QWidget {
  Q_OBJECT

 public:
  explicit BreakpointsView(QWidget* parent = nullptr);

  void setTransport(Transport* transport);

  BreakpointList& list() { return m_list; }
  QuietTable& table() { return *m_table; }
  QMenu* addMenu() const { return m_addMenu; }
  QAction* removeAction() const { return m_remove; }

 Q_SIGNALS:
  // The user chose a breakpoint at this state (Session::stateText).
  void stateActivated(const QString& state);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void fillAddMenu();
  void add(search::Breakpoint::Kind kind, std::uint64_t value = 0);
  void updateState();
  void retranslate();

  QPointer<Transport> m_transport;
  BreakpointList m_list;
  QLabel* m_head;
  QToolButton *m_addButton, *m_removeButton;
  QMenu* m_addMenu;
  QAction* m_remove;
  QuietTable* m_table;
};

}  // namespace searchlight::ui
