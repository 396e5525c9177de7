// widgets/tables/node_models.cpp: the columns of OPEN and CLOSED.
#include "widgets/tables/node_models.h"

#include <QGuiApplication>
#include <QPalette>
#include <algorithm>

#include "core/trace_formats/foreign_trace.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::EventKind;
using search::NodeId;

void NodeEventModel::watch(WatchedRun* run, std::optional<NodeId> node) {
  beginResetModel();
  m_run = run;
  m_positions.clear();
  if (run && node) {
    const NodeId sides = run->session().sides();
    m_history.watch(*node / sides * sides, sides);
  } else {
    m_history.watch(search::kNoNode, 0);
  }
  endResetModel();
}

bool NodeEventModel::scan() {
  if (!m_run || !m_run->hasSearch()) return false;
  const bool more = m_history.scan(m_run->session().trace(), kSlice);
  takePositions();
  return more;
}

// Found ones are appended, lost ones taken from the front; a history begun anew replaces all.
void NodeEventModel::takePositions() {
  const std::vector<std::size_t>& now = m_history.positions();
  const std::size_t first = now.empty() ? m_run->session().trace().begin() : now.front();
  const auto lost = std::lower_bound(m_positions.begin(), m_positions.end(), first) - m_positions.begin();
  if (lost > 0) {
    beginRemoveRows({}, 0, static_cast<int>(lost) - 1);
    m_positions.erase(m_positions.begin(), m_positions.begin() + lost);
    endRemoveRows();
  }
  const bool continues =
      m_positions.size() <= now.size() && std::equal(m_positions.begin(), m_positions.end(), now.begin());
  if (!continues) {
    beginResetModel();
    m_positions = now;
    endResetModel();
  } else if (m_positions.size() < now.size()) {
    beginInsertRows({}, rowCount(), static_cast<int>(now.size()) - 1);
    m_positions = now;
    endInsertRows();
  }
}

void NodeEventModel::followCursor() {
  if (rowCount() > 0)
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::ForegroundRole});
}

int NodeEventModel::rowAtCursor() const {
  if (!m_run) return -1;
  return static_cast<int>(std::lower_bound(m_positions.begin(), m_positions.end(), m_run->position()) -
                          m_positions.begin()) -
         1;
}

std::optional<int> NodeEventModel::expansionAtCursor() const {
  for (int row = rowAtCursor(); row >= 0; --row) {
    const std::size_t i = m_positions[static_cast<std::size_t>(row)];
    const search::Trace& trace = m_run->session().trace();
    if (i < trace.begin() || i >= trace.end()) break;  // the window has left it behind
    if (trace[i].kind == EventKind::Expand) return row;
  }
  return std::nullopt;
}

int NodeEventModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_positions.size());
}

int NodeEventModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QString NodeEventModel::text(const search::Event& e, std::size_t position, int column) const {
  const NodeNames& names = m_run->names();
  switch (column) {
    case Position: return countText(position);
    case Kind: {
      const auto* recorded = dynamic_cast<const search::ForeignTrace*>(&m_run->session());
      if (recorded) return QString::fromUtf8(recorded->word(position - 1));  // as its program calls it
      const QString kind = eventKindName(e.kind);
      if (m_run->session().sides() < 2) return kind;
      return (e.node % 2 == 0 ? QStringLiteral("→ ") : QStringLiteral("← ")) + kind;
    }
    case G:
      if (e.kind == EventKind::Relax || e.kind == EventKind::Reopen)
        return QStringLiteral("%1 → %2").arg(names.cost(e.gBefore), names.cost(e.gAfter));
      return e.statusAfter == search::NodeStatus::Unseen ? QStringLiteral("–") : names.cost(e.gAfter);
    case Parent:
      return e.parentAfter == search::kNoNode ? QStringLiteral("–") : m_run->nodeName(e.parentAfter);
    default: return {};
  }
}

QVariant NodeEventModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount() || !m_run || !m_run->hasSearch()) return {};
  const std::size_t i = m_positions[static_cast<std::size_t>(index.row())];
  const search::Trace& trace = m_run->session().trace();
  switch (role) {
    case Qt::DisplayRole:
      // The window may have moved since the last scan.
      if (i < trace.begin() || i >= trace.end())
        return index.column() == Position ? countText(i + 1) : QString();
      return text(trace[i], i + 1, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: return eventWords(m_run->session(), m_run->names(), i);
    case Qt::TextAlignmentRole:
      return QVariant::fromValue((index.column() == Kind ? Qt::AlignLeft : Qt::AlignRight) |
                                 Qt::AlignVCenter);
    case Qt::ForegroundRole:
      if (i < m_run->position()) return {};
      return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    default: return {};
  }
}

QVariant NodeEventModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue((section == Kind ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Position: return tr("Position");
    case Kind: return tr("Event");
    case G: return QStringLiteral("g");
    case Parent: return tr("Parent");
    default: return {};
  }
}

void NodeEventModel::retranslate() {
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

using search::kNever;
using search::kNoNode;
using search::NodeId;

void NodeTableModel::show(const WatchedRun& run, const std::vector<NodeId>& nodes) {
  const search::Session& session = run.session();
  const search::TracePlayer& player = run.player();
  m_names = run.names();
  m_run = &run;
  if (std::exchange(m_session, session.serial()) != session.serial())
    Q_EMIT headerDataChanged(Qt::Horizontal, G, Parent);
  setRowCount(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const search::PlayedNode played = player.node(nodes[i]);
    const search::Cost h = session.heuristic(nodes[i]);
    m_rows[i] = {nodes[i], played, h, session.priority(session.leastCost(played), h)};
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

bool NodeTableModel::repairs() const { return run() && search::repairs(run()->session().algorithm()); }

QString NodeTableModel::name(NodeId node) const { return run() ? run()->nodeName(node) : QString(); }

QString NodeTableModel::move(const Row& row) const {
  if (!run() || !m_names.move) return {};
  if (row.played.parent == kNoNode) return tr("start", "of a search");
  return m_names.move(run()->session(), row.played.parent, row.node, {});
}

// The same move may lead to several nodes: which expansion it was made from tells them apart. Empty: from none.
QString NodeTableModel::origin(const Row& row) const {
  if (!run() || row.played.parent == kNoNode) return {};
  const std::uint32_t from = run()->player().node(row.played.parent).expandedAt;
  return from == kNever ? QString() : countText(from + std::size_t{1});
}

QString NodeTableModel::withOrigin(const QString& name, const Row& row) const {
  const QString from = m_names.isNodeAMove ? origin(row) : QString();
  return from.isEmpty() ? name : tr("%1 (from %2)", "a move, a number").arg(name, from);
}

QString NodeTableModel::text(const Row& row, int column) const {
  switch (column) {
    case Order:
      return row.played.expandedAt == kNever ? QString() : countText(row.played.expandedAt + std::size_t{1});
    case Node: return name(row.node);
    case G:
      if (repairs())
        return QStringLiteral("%1 / %2").arg(m_names.cost(run()->session().settledCost(row.played)),
                                             m_names.cost(row.played.g));
      return m_names.cost(row.played.g);
    case H: return m_names.cost(row.h);
    case F: return m_names.cost(row.f);
    case Parent:
      if (m_names.isNodeAMove) return origin(row);
      return row.played.parent == kNoNode ? QStringLiteral("–") : name(row.played.parent);
    case Times: return countText(row.played.timesExpanded);
    default: return {};
  }
}

QVariant NodeTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) return text(row, index.column());
  if (role == MoveRole && index.column() == Node) return withOrigin(move(row), row);
  if (role == Qt::ToolTipRole && index.column() == Node && m_names.picture)
    return withOrigin(name(row.node), row);
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
      case G: return repairs() ? QStringLiteral("g / rhs") : QStringLiteral("g");
      case H: return QStringLiteral("h");
      case F: return QStringLiteral("f");
      case Parent: return m_names.isNodeAMove ? tr("From", "of an expansion") : tr("Parent");
      case Times: return QStringLiteral("×");
      default: break;
    }
  if (role == Qt::ToolTipRole) switch (section) {
      case Order: return tr("Shows the node's place in the order of expansion");
      case Node:
        return m_names.isNodeAMove ? tr("Shows the move that led to the node")
                                   : tr("Shows where the node is");
      case G: return toolTipOf({termMeaning(Term::G)});
      case H: return toolTipOf({termMeaning(Term::H)});
      case F: return toolTipOf({termMeaning(Term::F)});
      case Parent:
        return m_names.isNodeAMove ? tr("Shows from which expansion the move was made: 12 is the node whose "
                                        "number is 12 in CLOSED")
                                   : toolTipOf({termMeaning(Term::Parent)});
      case Times: return tr("Shows how often the node was expanded");
      default: break;
    }
  return {};
}

void NodeTableModel::retranslate() { Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1); }

}  // namespace searchlight::ui
