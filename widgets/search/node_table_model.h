// widgets/search/node_table_model.h: some nodes of a search as rows, with what is known of each at the cursor.
#pragma once
#include <QAbstractTableModel>
#include <QPointer>
#include <vector>

#include "widgets/search/watched_run.h"

namespace searchlight::ui {

// A snapshot: rows and values are those of the last show(), so that they agree with each other while the search plays on.
class NodeTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  // The move that led to the node, in the world's words; of column Node.
  static constexpr int MoveRole = Qt::UserRole;
  enum Column { Order, Node, G, H, F, Parent, Times, kColumns };

  using QAbstractTableModel::QAbstractTableModel;

  // What `nodes` are like at the run's cursor, in this order. REQUIRES: run.hasSearch().
  void show(const WatchedRun& run, const std::vector<search::NodeId>& nodes);
  void clear();

  // The run whose nodes the rows are; nullptr: it has another session by now, or none.
  const WatchedRun* run() const;
  search::NodeId nodeAt(int row) const { return m_rows[static_cast<std::size_t>(row)].node; }
  // -1: not among the rows.
  int rowOf(search::NodeId node) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  // The heads are to be read again, in another language.
  void retranslate();

 private:
  struct Row {
    search::NodeId node;
    search::PlayedNode played;
    search::Cost h, f;
  };
  QString text(const Row& row, int column) const;
  QString name(search::NodeId node) const;
  QString move(const Row& row) const;
  QVariant alignment(int column) const;
  void setRowCount(std::size_t count);

  std::vector<Row> m_rows;
  NodeNames m_names;
  QPointer<const WatchedRun> m_run;
  std::uint64_t m_session = 0;  // whose nodes the rows are; another one may not have them
};

}  // namespace searchlight::ui
