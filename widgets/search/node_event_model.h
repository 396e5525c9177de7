// widgets/search/node_event_model.h: what happened to one node, as rows.
#pragma once
#include <QAbstractTableModel>
#include <QPointer>
#include <optional>
#include <vector>

#include "core/search/node_history.h"
#include "widgets/search/watched_run.h"

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

}  // namespace searchlight::ui
