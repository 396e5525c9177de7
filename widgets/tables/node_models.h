// widgets/tables/node_models.h: some nodes of a search as rows, with what is known of each at the cursor.
#pragma once
#include <QAbstractTableModel>
#include <QPointer>
#include <optional>
#include <vector>

#include "core/trace/player_queries.h"
#include "widgets/run/watched_run.h"

namespace searchlight::ui {

// The events of the trace's window at one state, found a slice at a time; in a bidirectional search those of both sides.
class NodeEventModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Position, Kind, G, Parent, kColumns };
  static constexpr std::size_t kSlice = 200'000;  // events looked at in one call of scan(): 1 to 2 ms

  using QAbstractTableModel::QAbstractTableModel;

  // Begins anew; nothing: no rows. `run` must live, with a search, until the next watch().
  void watch(WatchedRun* run, std::optional<search::NodeId> node);
  // True while there is more to look at; call again when the trace has grown.
  bool scan();
  // The cursor has moved: rows after it are told apart.
  void followCursor();

  // The position behind the row's event: where one goes to see it done.
  std::size_t positionAt(int row) const { return m_positions[static_cast<std::size_t>(row)] + 1; }
  // The last event at or before the cursor; -1: none.
  int rowAtCursor() const;
  // The last one at which the node was expanded; nothing: none, as far as has been looked.
  std::optional<int> expansionAtCursor() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  void retranslate();

 private:
  QString text(const search::Event& e, std::size_t position, int column) const;
  void takePositions();

  QPointer<WatchedRun> m_run;
  search::NodeHistory m_history;
  std::vector<std::size_t> m_positions;
};

// A snapshot: rows and values are those of the last show(), so that they agree with each other while the search plays on.
class NodeTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  // The move that led to the node, in the domain's words; of column Node.
  static constexpr int MoveRole = Qt::UserRole;
  enum Column { Order, Node, G, H, F, Parent, Times, kColumns };

  using QAbstractTableModel::QAbstractTableModel;

  // What `nodes` are like at the run's cursor, in this order. REQUIRES: run.hasSearch().
  void show(const WatchedRun& run, const std::vector<search::NodeId>& nodes);
  void clear();

  // The run whose nodes the rows are; nullptr: it has another session by now, or none.
  bool repairs() const;  // a node has two costs then
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
  QString origin(const Row& row) const;
  QString withOrigin(const QString& name, const Row& row) const;
  QVariant alignment(int column) const;
  void setRowCount(std::size_t count);

  std::vector<Row> m_rows;
  NodeNames m_names;
  QPointer<const WatchedRun> m_run;
  std::uint64_t m_session = 0;  // whose nodes the rows are; another one may not have them
};

}  // namespace searchlight::ui
