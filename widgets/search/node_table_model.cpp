// widgets/search/node_table_model.cpp: the columns of OPEN and CLOSED.
#include "widgets/search/node_table_model.h"

#include "widgets/search/search_format.h"
#include "widgets/search/term_words.h"

namespace searchlight::ui {

using search::kNever;
using search::kNoNode;
using search::NodeId;

void NodeTableModel::show(const WatchedRun& run, const std::vector<NodeId>& nodes) {
  const search::Session& session = run.session();
  const search::TracePlayer& player = run.player();
  m_names = run.names();
  m_run = &run;
  m_session = session.serial();
  setRowCount(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const search::PlayedNode played = player.node(nodes[i]);
    const search::Cost h = session.heuristic(nodes[i]);
    m_rows[i] = {nodes[i], played, h, session.priority(played.g, h)};
  }
  if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

void NodeTableModel::clear() { setRowCount(0); }

// Rows come and go at the end, so that the view keeps its place.
void NodeTableModel::setRowCount(std::size_t count) {
  const int before = rowCount(), after = static_cast<int>(count);
  if (after > before) {
    beginInsertRows({}, before, after - 1);
    m_rows.resize(count);
    endInsertRows();
  } else if (after < before) {
    beginRemoveRows({}, after, before - 1);
    m_rows.resize(count);
    endRemoveRows();
  }
}

int NodeTableModel::rowOf(NodeId node) const {
  for (std::size_t i = 0; i < m_rows.size(); ++i)
    if (m_rows[i].node == node) return static_cast<int>(i);
  return -1;
}

int NodeTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int NodeTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

// A second run has other ids where it has not met the nodes yet; the rows are renewed in a moment.
const WatchedRun* NodeTableModel::run() const {
  return m_run && m_run->hasSearch() && m_run->session().serial() == m_session ? m_run.data() : nullptr;
}

QString NodeTableModel::name(NodeId node) const { return run() ? run()->nodeName(node) : QString(); }

QString NodeTableModel::move(const Row& row) const {
  if (!run() || !m_names.move) return {};
  if (row.played.parent == kNoNode) return tr("start", "of a search");
  return m_names.move(run()->session(), row.played.parent, row.node, {});
}

QString NodeTableModel::text(const Row& row, int column) const {
  switch (column) {
    case Order:
      return row.played.expandedAt == kNever ? QString() : countText(row.played.expandedAt + std::size_t{1});
    case Node: return name(row.node);
    case G: return m_names.cost(row.played.g);
    case H: return m_names.cost(row.h);
    case F: return m_names.cost(row.f);
    case Parent: return row.played.parent == kNoNode ? QStringLiteral("–") : name(row.played.parent);
    case Times: return countText(row.played.timesExpanded);
    default: return {};
  }
}

QVariant NodeTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) return text(row, index.column());
  if (role == MoveRole && index.column() == Node) return move(row);
  if (role == Qt::ToolTipRole && index.column() == Node && m_names.picture) return name(row.node);
  if (role == Qt::TextAlignmentRole) return alignment(index.column());
  return {};
}

// Moves are words, everything else is numbers.
QVariant NodeTableModel::alignment(int column) const {
  const bool isWords = column == Node && m_names.picture;
  return QVariant::fromValue((isWords ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

QVariant NodeTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return alignment(section);
  if (role == Qt::DisplayRole) switch (section) {
      case Order: return tr("No.", "order of expansion");
      case Node: return tr("Node");
      case G: return QStringLiteral("g");
      case H: return QStringLiteral("h");
      case F: return QStringLiteral("f");
      case Parent: return tr("Parent");
      case Times: return QStringLiteral("×");
      default: break;
    }
  if (role == Qt::ToolTipRole) switch (section) {
      case Order: return tr("Shows its place in the order of expansion");
      case Node: return tr("Shows where the node is");
      case G: return toolTipOf({termMeaning(Term::G)});
      case H: return toolTipOf({termMeaning(Term::H)});
      case F: return toolTipOf({termMeaning(Term::F)});
      case Parent: return toolTipOf({termMeaning(Term::Parent)});
      case Times: return tr("Shows how often it was expanded");
      default: break;
    }
  return {};
}

void NodeTableModel::retranslate() { Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1); }

}  // namespace searchlight::ui
