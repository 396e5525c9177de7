// widgets/search/bookmarks_view.cpp: the table of bookmarks and its buttons.
#include "widgets/search/bookmarks_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

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
  retranslate();
}

void BookmarksView::build() {
  m_head = new QLabel(this);
  m_add = new QAction(icon(IconId::Add), QString(), this);
  m_add->setShortcut(Qt::CTRL | Qt::Key_B);
  m_remove = new QAction(icon(IconId::Remove), QString(), this);
  m_remove->setShortcut(QKeySequence::Delete);
  m_remove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  m_lesson = new QAction(icon(IconId::Lessons), QString(), this);
  m_lesson->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_B);
  m_lesson->setVisible(false);
  m_table = new QuietTable(this);
  m_table->setModel(&m_list);
  m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  m_table->horizontalHeader()->hide();
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->addAction(m_remove);
  m_head->setBuddy(m_table);

  auto* head = new QHBoxLayout;
  head->setContentsMargins(spacing::kWide, 0, spacing::kHalf, 0);
  head->setSpacing(0);
  head->addWidget(m_head, 1);
  const auto button = [&](QAction* action) {
    auto* made = new QToolButton(this);
    made->setAutoRaise(true);
    made->setDefaultAction(action);
    head->addWidget(made);
    return made;
  };
  m_lessonButton = button(m_lesson);
  m_lessonButton->hide();
  button(m_add);
  button(m_remove);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(spacing::kHalf);
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

void BookmarksView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void BookmarksView::retranslate() {
  const auto tip = [](const QAction* a) {
    return QStringLiteral("%1 (%2)").arg(a->text(), a->shortcut().toString(QKeySequence::NativeText));
  };
  m_head->setText(QStringLiteral("<b>%1</b>").arg(tr("Bookmarks").toHtmlEscaped()));
  m_table->setAccessibleName(tr("Bookmarks"));
  m_table->setPlaceholder(tr(
      "A bookmark is a place in the search with a caption. Add one with +; it is saved in the workspace."));
  m_add->setText(tr("Add a bookmark here"));
  m_add->setToolTip(tip(m_add));
  m_remove->setText(tr("Remove the bookmark"));
  m_remove->setToolTip(tip(m_remove));
  m_lesson->setText(tr("Save as lesson…"));
  m_lesson->setToolTip(tr("Saves a lesson with one step per bookmark; you can edit it by hand (%1)")
                           .arg(m_lesson->shortcut().toString(QKeySequence::NativeText)));
  m_list.refresh();
}

}  // namespace searchlight::ui
