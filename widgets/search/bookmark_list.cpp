// widgets/search/bookmark_list.cpp: where bookmarks are, and what they are called.
#include "widgets/search/bookmark_list.h"

#include <QGuiApplication>
#include <QPalette>
#include <algorithm>
#include <tuple>
#include <utility>

#include "widgets/search/search_format.h"

namespace searchlight::ui {

namespace {

bool comesBefore(const Bookmark& a, const Bookmark& b) {
  return std::tie(a.unit, a.place) < std::tie(b.unit, b.place);
}

}  // namespace

void BookmarkList::setTransport(Transport* transport) {
  m_transport = transport;
  retranslate();
}

void BookmarkList::setBookmarks(std::vector<Bookmark> bookmarks) {
  std::stable_sort(bookmarks.begin(), bookmarks.end(), comesBefore);
  if (bookmarks == m_items) return;
  beginResetModel();
  m_items = std::move(bookmarks);
  endResetModel();
  Q_EMIT bookmarksChanged();
}

bool BookmarkList::canAdd() const {
  return m_transport && m_transport->hasSearch() &&
         (m_transport->runs().size() == 1 || m_transport->axisUnit() != StepUnit::Time);
}

int BookmarkList::addHere() {
  if (!canAdd()) return -1;
  Bookmark here{m_transport->position()};
  if (m_transport->runs().size() > 1) here.unit = m_transport->axisUnit();
  const auto at = std::lower_bound(m_items.begin(), m_items.end(), here, comesBefore);
  const int row = static_cast<int>(at - m_items.begin());
  if (at != m_items.end() && at->place == here.place && at->unit == here.unit) return row;
  beginInsertRows({}, row, row);
  m_items.insert(at, std::move(here));
  endInsertRows();
  Q_EMIT bookmarksChanged();
  return row;
}

void BookmarkList::remove(int row) {
  if (row < 0 || row >= rowCount()) return;
  beginRemoveRows({}, row, row);
  m_items.erase(m_items.begin() + row);
  endRemoveRows();
  Q_EMIT bookmarksChanged();
}

void BookmarkList::go(int row) {
  if (!m_transport || row < 0 || row >= rowCount()) return;
  const Bookmark& to = m_items[static_cast<std::size_t>(row)];
  if (to.unit && m_transport->runs().size() > 1) m_transport->setStepUnit(*to.unit);
  m_transport->pause();
  m_transport->seek(to.place);
}

int BookmarkList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}
int BookmarkList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QVariant BookmarkList::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Bookmark& b = m_items[static_cast<std::size_t>(index.row())];
  const bool isNameless = index.column() == Caption && b.caption.isEmpty();
  switch (role) {
    case Qt::DisplayRole:
      if (isNameless) return tr("no caption yet");
      return index.column() == Caption ? b.caption : countText(b.place);
    case Qt::EditRole: return index.column() == Caption ? QVariant(b.caption) : QVariant();
    case Qt::ToolTipRole: return index.column() == Caption ? b.caption : QString();
    case Qt::TextAlignmentRole:
      return QVariant::fromValue((index.column() == Caption ? Qt::AlignLeft : Qt::AlignRight) |
                                 Qt::AlignVCenter);
    case Qt::ForegroundRole:
      if (isNameless) return QGuiApplication::palette().brush(QPalette::PlaceholderText);
      return {};
    default: return {};
  }
}

bool BookmarkList::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !index.isValid() || index.row() >= rowCount() || index.column() != Caption)
    return false;
  QString& caption = m_items[static_cast<std::size_t>(index.row())].caption;
  QString wanted = value.toString().simplified();
  if (caption == wanted) return true;
  caption = std::move(wanted);
  Q_EMIT dataChanged(index, index);
  Q_EMIT bookmarksChanged();
  return true;
}

Qt::ItemFlags BookmarkList::flags(const QModelIndex& index) const {
  const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  return index.column() == Caption ? flags | Qt::ItemIsEditable : flags;
}

void BookmarkList::retranslate() {
  if (!m_items.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

}  // namespace searchlight::ui
