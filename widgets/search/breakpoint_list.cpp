// widgets/search/breakpoint_list.cpp: what each breakpoint is called and how it is changed.
#include "widgets/search/breakpoint_list.h"

#include <QFont>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/search/catalogue_texts.h"

namespace searchlight::ui {

using search::Breakpoint;

void BreakpointList::setTransport(Transport* transport) {
  if (m_transport) m_transport->disconnect(this);
  m_transport = transport;
  if (transport) {
    connect(transport, &Transport::settingsChanged, this, &BreakpointList::follow);
    connect(transport, &Transport::searchChanged, this, [this] {
      setHit(-1);
      retranslate();  // nodes and costs may be called otherwise
    });
    connect(transport, &Transport::moved, this, [this] {
      if (m_hit >= 0 && m_transport->position() != m_hitPosition) setHit(-1);
    });
    connect(transport, &Transport::breakpointHit, this, [this](int row) {
      m_hitPosition = m_transport->position();
      setHit(row);
    });
  }
  follow();
}

void BreakpointList::follow() {
  const std::vector<Breakpoint> now = m_transport ? m_transport->breakpoints() : std::vector<Breakpoint>{};
  if (now == m_items) return;
  if (now.size() != m_items.size()) setHit(-1);
  if (now.size() == m_items.size()) {
    m_items = now;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
    return;
  }
  beginResetModel();
  m_items = now;
  endResetModel();
}

void BreakpointList::setHit(int row) {
  const int before = std::exchange(m_hit, row);
  for (const int changed : {before, row})
    if (changed >= 0 && changed < rowCount()) Q_EMIT dataChanged(index(changed, 0), index(changed, 0));
}

int BreakpointList::add(const Breakpoint& breakpoint) {
  if (!m_transport) return -1;
  std::vector<Breakpoint> items = m_items;
  const auto same = std::find_if(items.begin(), items.end(), [&](const Breakpoint& b) {
    return b.kind == breakpoint.kind && b.value == breakpoint.value && b.state == breakpoint.state;
  });
  const auto row = static_cast<int>(same - items.begin());
  if (same == items.end())
    items.push_back(breakpoint);
  else
    same->enabled = true;
  m_transport->setBreakpoints(std::move(items));
  return row;
}

void BreakpointList::remove(int row) {
  if (!m_transport || row < 0 || row >= rowCount()) return;
  std::vector<Breakpoint> items = m_items;
  items.erase(items.begin() + row);
  m_transport->setBreakpoints(std::move(items));
}

bool BreakpointList::hasValue(int row) const {
  return row >= 0 && row < rowCount() &&
         m_items[static_cast<std::size_t>(row)].kind == Breakpoint::Kind::FExceeds;
}

int BreakpointList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}
int BreakpointList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 1; }

QString BreakpointList::text(const Breakpoint& b) const {
  const Transport* transport = searching();
  switch (b.kind) {
    case Breakpoint::Kind::AtState: return tr("At %1").arg(QString::fromStdString(b.state));
    case Breakpoint::Kind::AtEvent:
      return tr("At the event: %1").arg(eventKindName(static_cast<search::EventKind>(b.value)));
    case Breakpoint::Kind::FExceeds: {
      const auto cost = search::saturatingCast(b.value);
      return tr("When f exceeds %1")
          .arg(transport ? transport->lead()->names().cost(cost) : QString::number(cost));
    }
    case Breakpoint::Kind::FDecreases: return tr("When f decreases");
    case Breakpoint::Kind::AtGoal: return tr("At the goal");
    case Breakpoint::Kind::AtMove: {
      const NodeNames* names = transport ? &transport->lead()->names() : nullptr;
      const QString words = QString::fromStdString(b.state);
      return names && names->breakpointMove ? names->breakpointMove(words) : tr("At the move %1").arg(words);
    }
  }
  return {};
}

QVariant BreakpointList::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Breakpoint& b = m_items[static_cast<std::size_t>(index.row())];
  const bool hit = index.row() == m_hit;
  switch (role) {
    case Qt::DisplayRole: return hit ? tr("%1: stopped here").arg(text(b)) : text(b);
    case Qt::CheckStateRole: return b.enabled ? Qt::Checked : Qt::Unchecked;
    case Qt::EditRole:
      if (!hasValue(index.row())) return {};
      return static_cast<double>(b.value) * (searching() ? m_transport->lead()->names().shownPerCost : 1);
    case Qt::ToolTipRole:
      return hasValue(index.row()) ? tr("Double-click or press F2 to change the value") : QVariant();
    case Qt::FontRole: {
      QFont font;
      font.setBold(true);
      return hit ? font : QVariant();
    }
    default: return {};
  }
}

bool BreakpointList::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!m_transport || !index.isValid() || index.row() >= rowCount()) return false;
  std::vector<Breakpoint> items = m_items;
  Breakpoint& b = items[static_cast<std::size_t>(index.row())];
  if (role == Qt::CheckStateRole) {
    b.enabled = value.toInt() == Qt::Checked;
  } else if (role == Qt::EditRole && hasValue(index.row())) {
    bool isNumber = false;
    const double shown = value.toDouble(&isNumber);
    if (!isNumber || !(shown >= 0)) return false;
    const double inner = shown / (searching() ? m_transport->lead()->names().shownPerCost : 1);
    b.value = static_cast<std::uint64_t>(std::min(std::floor(inner + 0.5), double{search::kInfiniteCost}));
  } else {
    return false;
  }
  m_transport->setBreakpoints(std::move(items));
  return true;
}

Qt::ItemFlags BreakpointList::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags =
      Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
  if (hasValue(index.row())) flags |= Qt::ItemIsEditable;
  return flags;
}

void BreakpointList::retranslate() {
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

}  // namespace searchlight::ui
