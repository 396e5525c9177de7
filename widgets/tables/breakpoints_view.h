// widgets/tables/breakpoints_view.h: where playing stops by itself: the list, and the buttons to change it.
#pragma once
#include <QAbstractTableModel>
#include <QAction>
#include <QLabel>
#include <QPointer>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "widgets/run/transport.h"
#include "widgets/tables/quiet_table.h"

class QMenu;

namespace searchlight::ui {

// One column. The breakpoints are the Transport's; this follows them.
class BreakpointList : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setTransport(Transport* transport);

  // Where playing was stopped; -1: nowhere.
  int hit() const { return m_hit; }
  bool hasValue(int row) const;  // that can be edited in place
  bool hasCondition(int row) const;

  // Returns the row. One that is there already is only switched on.
  int add(const search::Breakpoint& breakpoint);
  void remove(int row);
  void setCondition(int row, std::string condition);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  // Qt::EditRole takes the value as people see it, a number.
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

  void retranslate();

 private:
  Transport* searching() const {
    return m_transport && m_transport->hasSearch() ? m_transport.data() : nullptr;
  }
  void follow();
  void setHit(int row);
  QString text(const search::Breakpoint& breakpoint) const;

  QPointer<Transport> m_transport;
  std::vector<search::Breakpoint> m_items;
  int m_hit = -1;
  std::size_t m_hitPosition = 0;
};

// Space ticks a breakpoint, F2 edits its value or its condition, Delete removes it. Breakpoints at a node are added by the page, with
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
  // Of the breakpoint in a row, -1: of a new one; open until it is answered.
  void openCondition(int row);

 Q_SIGNALS:
  // The user chose a breakpoint at this state (Session::stateText).
  void stateActivated(const QString& state);

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
