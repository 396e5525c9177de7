// widgets/search/breakpoint_list.h: a search's breakpoints as a list model: ticked, edited, removed.
#pragma once
#include <QAbstractTableModel>
#include <QPointer>
#include <vector>

#include "widgets/search/transport.h"

namespace searchlight::ui {

// One column. The breakpoints are the Transport's; this follows them.
class BreakpointList : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setTransport(Transport* transport);

  // Where playing was stopped; -1: nowhere.
  int hit() const { return m_hit; }
  bool hasValue(int row) const;  // that can be edited

  // Returns the row. One that is there already is only switched on.
  int add(const search::Breakpoint& breakpoint);
  void remove(int row);

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

}  // namespace searchlight::ui
