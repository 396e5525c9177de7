// widgets/search/quiet_table.cpp: what all tables of the search views have in common.
#include "widgets/search/quiet_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <utility>

#include "widgets/search/quiet_header.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

QuietTable::QuietTable(QWidget* parent) : QTableView(parent) {
  setShowGrid(false);
  setFrameShape(QFrame::NoFrame);
  setWordWrap(false);
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setTabKeyNavigation(false);
  setCornerButtonEnabled(false);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollMode(ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  setHorizontalHeader(new QuietHeader(this));
  fitRows();
  connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
    if (!std::exchange(m_toldByPress, false)) Q_EMIT rowChosen(index.row());
  });
  connect(this, &QTableView::activated, this,
          [this](const QModelIndex& index) { Q_EMIT rowChosen(index.row()); });
}

void QuietTable::setPlaceholder(const QString& text) {
  if (std::exchange(m_placeholder, text) != text) viewport()->update();
}

void QuietTable::fitColumn(int column, const QString& widest) {
  const QString head = model()->headerData(column, Qt::Horizontal).toString();
  const int text = std::max(fontMetrics().horizontalAdvance(widest), fontMetrics().horizontalAdvance(head));
  const int width = text + 2 * spacing::kUnit;
  if (columnWidth(column) < width) setColumnWidth(column, width);
}

void QuietTable::resetColumns() {
  if (!model()) return;
  for (int column = 0; column < model()->columnCount(); ++column) {
    setColumnWidth(column, 24);
    fitColumn(column, {});
  }
}

void QuietTable::showRow(int row) {
  m_isShowing = true;
  if (row < 0) {
    clearSelection();
    setCurrentIndex({});
  } else {
    const QModelIndex index = model()->index(row, 0);
    setCurrentIndex(index);
    scrollTo(index);
  }
  m_isShowing = false;
}

void QuietTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  if (m_isShowing || !current.isValid()) return;
  m_toldByPress = state() != NoState || previous.row() != current.row();
  if (current.row() != previous.row()) Q_EMIT rowChosen(current.row());
}

void QuietTable::paintEvent(QPaintEvent* event) {
  QTableView::paintEvent(event);
  if (m_placeholder.isEmpty() || (model() && model()->rowCount() > 0)) return;
  QPainter painter(viewport());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QRect room = viewport()->rect().adjusted(spacing::kMargin, 0, -spacing::kMargin, 0);
  painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_placeholder);
}

void QuietTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitRows();
}

void QuietTable::fitRows() {
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + spacing::kHalf + 2);
}

}  // namespace searchlight::ui
