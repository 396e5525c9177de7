// widgets/tables/bookmarks_view.cpp: the table of bookmarks and its buttons.
#include "widgets/tables/bookmarks_view.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPalette>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>
#include <utility>

#include "core/search/problem.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

bool comesBefore(const Bookmark& a, const Bookmark& b) {
  return std::tie(a.unit, a.place) < std::tie(b.unit, b.place);
}

QString cut(QString caption) {
  if (caption.size() > BookmarkList::kLongestCaption) {
    caption.truncate(BookmarkList::kLongestCaption);
    if (caption.back().isHighSurrogate()) caption.chop(1);
  }
  return caption;
}

bool isOverSeveral(const Transport* transport) { return transport && transport->runs().size() > 1; }

}  // namespace

void BookmarkList::setTransport(Transport* transport) {
  if (m_transport) m_transport->disconnect(this);
  m_transport = transport;
  // The unit that can be had is known with the searches, or when their answers come.
  if (transport) {
    connect(transport, &Transport::searchChanged, this, &BookmarkList::refresh);
    connect(transport, &Transport::settingsChanged, this, &BookmarkList::refresh);
  }
  refresh();
}

void BookmarkList::setBookmarks(std::vector<Bookmark> bookmarks) {
  std::stable_sort(bookmarks.begin(), bookmarks.end(), comesBefore);
  bookmarks.resize(std::min<std::size_t>(bookmarks.size(), kMost));
  for (Bookmark& b : bookmarks) b.caption = cut(std::move(b.caption));
  if (bookmarks == m_items) return;
  beginResetModel();
  m_items = std::move(bookmarks);
  endResetModel();
  Q_EMIT bookmarksChanged();
}

bool BookmarkList::canAdd() const {
  return m_transport && m_transport->hasSearch() && m_items.size() < kMost &&
         (m_transport->runs().size() == 1 || m_transport->axisUnit() != StepUnit::Time);
}

int BookmarkList::addHere() {
  if (!canAdd()) return -1;
  Bookmark here{m_transport->position()};
  if (isOverSeveral(m_transport)) here.unit = m_transport->axisUnit();
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

StepUnit BookmarkList::unitOf(int row) const {
  return m_items[static_cast<std::size_t>(row)].unit.value_or(StepUnit::Event);
}

bool BookmarkList::canGo(int row) const {
  if (!m_transport || row < 0 || row >= rowCount()) return false;
  return unitOf(row) == StepUnit::Event ||
         (isOverSeveral(m_transport) && m_transport->canStepBy(unitOf(row)));
}

void BookmarkList::go(int row) {
  if (!canGo(row)) return;
  // Whoever hears of another unit may change the list.
  const std::size_t place = m_items[static_cast<std::size_t>(row)].place;
  if (isOverSeveral(m_transport)) m_transport->setStepUnit(unitOf(row));
  m_transport->pause();
  m_transport->seek(place);
}

int BookmarkList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}
int BookmarkList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

// Over several runs numbers alone would not say what they count.
QString BookmarkList::placeText(int row) const {
  const std::size_t place = m_items[static_cast<std::size_t>(row)].place;
  switch (unitOf(row)) {
    case StepUnit::Event:
      return isOverSeveral(m_transport) ? tr("event %1").arg(countText(place)) : countText(place);
    case StepUnit::Expansion: return tr("expansion %1").arg(countText(place));
    case StepUnit::F:
    case StepUnit::Time: break;
  }
  // 1 + the f, in the unit of costs that is shown.
  const WatchedRun* lead = m_transport ? m_transport->lead() : nullptr;
  const search::Cost f = search::saturatingCast(place - 1);
  return tr("f %1").arg(place == 0 ? noneText() : lead ? lead->names().cost(f) : countText(f));
}

QVariant BookmarkList::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Bookmark& b = m_items[static_cast<std::size_t>(index.row())];
  const bool isNameless = index.column() == Caption && b.caption.isEmpty();
  const bool isAway = m_transport && !canGo(index.row());
  switch (role) {
    case Qt::DisplayRole:
      if (isNameless) return tr("no caption yet");
      return index.column() == Caption ? b.caption : placeText(index.row());
    case Qt::EditRole: return index.column() == Caption ? QVariant(b.caption) : QVariant();
    case Qt::ToolTipRole:
      if (isAway && index.column() == Position)
        return tr("The current searches do not use this unit; the bookmark is kept for searches that do.");
      return index.column() == Caption ? b.caption : QString();
    case Qt::TextAlignmentRole:
      return QVariant::fromValue((index.column() == Caption ? Qt::AlignLeft : Qt::AlignRight) |
                                 Qt::AlignVCenter);
    case Qt::ForegroundRole:
      if (isNameless || isAway) return QGuiApplication::palette().brush(QPalette::PlaceholderText);
      return {};
    default: return {};
  }
}

bool BookmarkList::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !index.isValid() || index.row() >= rowCount() || index.column() != Caption)
    return false;
  QString& caption = m_items[static_cast<std::size_t>(index.row())].caption;
  QString wanted = cut(value.toString().simplified());
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

void BookmarkList::refresh() {
  if (!m_items.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

BookmarksView::BookmarksView(QWidget* parent) : QWidget(parent) {
  build();
  connect(m_add, &QAction::triggered, this, &BookmarksView::addHere);
  connect(m_remove, &QAction::triggered, this, [this] { m_list.remove(m_table->currentIndex().row()); });
  connect(m_table, &QuietTable::rowChosen, &m_list, &BookmarkList::go);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &BookmarksView::updateState);
  connect(&m_list, &QAbstractItemModel::modelReset, this, &BookmarksView::updateState);
  connect(&m_list, &BookmarkList::bookmarksChanged, this, &BookmarksView::fitPlaces);
  connect(&m_list, &BookmarkList::bookmarksChanged, this, &BookmarksView::updateState);
  connect(&m_list, &QAbstractItemModel::dataChanged, this, &BookmarksView::fitPlaces);
  keepTranslated(this, [this] { retranslate(); });
}

void BookmarksView::build() {
  m_head = new QLabel(this);
  m_add = new QAction(icon(IconId::Add), QString(), this);
  m_add->setShortcut(Qt::CTRL | Qt::Key_B);
  m_table = new QuietTable(this);
  m_remove = m_table->showList(&m_list);
  m_lesson = new QAction(icon(IconId::Lessons), QString(), this);
  m_lesson->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_B);
  m_lesson->setVisible(false);
  m_head->setBuddy(m_table);

  auto* head = new QHBoxLayout;
  head->setContentsMargins(spacing::kWide, 0, spacing::kHalf, 0);
  head->setSpacing(0);
  head->addWidget(m_head, 1);
  const auto button = [&](QAction* action) {
    auto* made = flatButton(this, action);
    head->addWidget(made);
    return made;
  };
  m_lessonButton = button(m_lesson);
  m_lessonButton->hide();
  button(m_add);
  button(m_remove);
  auto* column = bareLayout<QVBoxLayout>(this, spacing::kHalf);
  column->addLayout(head);
  column->addWidget(m_table, 1);
}

void BookmarksView::offerLesson() {
  m_lesson->setVisible(true);
  m_lessonButton->show();
}

void BookmarksView::setTransport(Transport* transport) {
  if (m_transport) m_transport->disconnect(this);
  m_transport = transport;
  m_list.setTransport(transport);
  if (transport) {
    connect(transport, &Transport::searchChanged, this, &BookmarksView::updateState);
    connect(transport, &Transport::settingsChanged, this, &BookmarksView::updateState);
  }
  updateState();
}

void BookmarksView::addHere() {
  const int row = m_list.addHere();
  if (row < 0) return;
  Q_EMIT editing();
  m_table->revealRow(row);
  m_table->setFocus();
  const QModelIndex caption = m_list.index(row, BookmarkList::Caption);
  m_table->setCurrentIndex(caption);
  m_table->edit(caption);
}

void BookmarksView::updateState() {
  m_add->setEnabled(m_list.canAdd());
  m_remove->setEnabled(m_table->currentIndex().isValid());
  m_lesson->setEnabled(m_list.rowCount() > 0);
}

void BookmarksView::fitPlaces() {
  for (int row = 0; row < m_list.rowCount(); ++row)
    m_table->fitColumn(BookmarkList::Position, m_list.index(row, BookmarkList::Position).data().toString());
}

void BookmarksView::retranslate() {
  const auto tip = [](const QAction* a) {
    return QStringLiteral("%1 (%2)").arg(a->text(), a->shortcut().toString(QKeySequence::NativeText));
  };
  m_head->setText(QStringLiteral("<b>%1</b>").arg(tr("Bookmarks").toHtmlEscaped()));
  m_table->setAccessibleName(tr("Bookmarks"));
  m_table->setPlaceholder(
      tr("A bookmark is a moment in the search, with a caption. Click + to add one; it is saved in the "
         "workspace."));
  m_add->setText(tr("Add a bookmark here"));
  m_add->setToolTip(tip(m_add));
  m_remove->setText(tr("Remove the bookmark"));
  m_remove->setToolTip(tip(m_remove));
  m_lesson->setText(tr("Save as lesson…"));
  m_lesson->setToolTip(tr("Saves a lesson with one step per bookmark; you can then edit the file (%1)")
                           .arg(m_lesson->shortcut().toString(QKeySequence::NativeText)));
  m_list.refresh();
}

}  // namespace searchlight::ui
