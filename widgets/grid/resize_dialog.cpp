// widgets/grid/resize_dialog.cpp: two numbers, a picture of their effect, and the losses in words.
#include "widgets/grid/resize_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>

#include "widgets/grid/map_preview.h"
#include "widgets/search/note_line.h"
#include "widgets/theme/dialog_size.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

ResizeDialog::ResizeDialog(const grid::MapDocument& document, QWidget* parent) : QDialog(parent) {
  build();
  m_picture->setDocument(std::make_shared<const grid::MapDocument>(document));
  retranslate();
  setSize(document.map.width(), document.map.height());
  m_columns->selectAll();
}

void ResizeDialog::build() {
  m_explanation = new QLabel(this);
  m_explanation->setWordWrap(true);
  m_picture = new MapPreview(this);
  m_columnsLabel = new QLabel(this);
  m_rowsLabel = new QLabel(this);
  m_columns = new QSpinBox(this);
  m_rows = new QSpinBox(this);
  m_columnsChange = new QLabel(this);
  m_rowsChange = new QLabel(this);
  m_note = new NoteLine(this);
  m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_columnsLabel->setBuddy(m_columns);
  m_rowsLabel->setBuddy(m_rows);
  for (QSpinBox* number : {m_columns, m_rows}) {
    number->setRange(1, grid::Map::kMaxSide);
    connect(number, &QSpinBox::valueChanged, this, &ResizeDialog::showConsequences);
  }
  for (QLabel* change : {m_columnsChange, m_rowsChange}) change->setForegroundRole(QPalette::PlaceholderText);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(spacing::kWide);
  grid->setVerticalSpacing(spacing::kUnit);
  grid->setColumnStretch(2, 1);
  grid->addWidget(m_columnsLabel, 0, 0);
  grid->addWidget(m_columns, 0, 1);
  grid->addWidget(m_columnsChange, 0, 2);
  grid->addWidget(m_rowsLabel, 1, 0);
  grid->addWidget(m_rows, 1, 1);
  grid->addWidget(m_rowsChange, 1, 2);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kWide);
  all->setSpacing(spacing::kMargin);
  all->addWidget(m_explanation);
  all->addWidget(m_picture, 1);
  all->addLayout(grid);
  all->addWidget(m_note);
  all->addWidget(m_buttons);
  resizeToScreen(this, {480, 560});
}

int ResizeDialog::columns() const { return m_columns->value(); }
int ResizeDialog::rows() const { return m_rows->value(); }

void ResizeDialog::setSize(int columns, int rows) {
  const QSignalBlocker quiet[]{QSignalBlocker(m_columns), QSignalBlocker(m_rows)};
  m_columns->setValue(columns);
  m_rows->setValue(rows);
  showConsequences();
}

void ResizeDialog::showConsequences() {
  const grid::Map& map = m_picture->document()->map;
  const bool isChange = columns() != map.width() || rows() != map.height();
  m_picture->setNewSize(isChange ? std::optional(QSize(columns(), rows())) : std::nullopt);
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isChange);
  m_columnsChange->setText(changeText(map.width(), columns()));
  m_rowsChange->setText(changeText(map.height(), rows()));

  const QString ends = endsCutOff();
  const int walls = wallsCutOff();
  if (!ends.isEmpty())
    m_note->setNote(NoteKind::Warning, walls > 0 ? tr("%1 Walls cut off: %2.").arg(ends).arg(walls) : ends);
  else if (walls > 0)
    m_note->setNote(NoteKind::Info, tr("Walls cut off: %1.").arg(walls));
  else
    m_note->setNote(NoteKind::Info, isChange ? tr("No walls are cut off.") : tr("This is the current size."));
}

QString ResizeDialog::changeText(int before, int after) const {
  if (after < before) return tr("%1 cut off", "columns or rows").arg(before - after);
  if (after > before) return tr("%1 added", "columns or rows").arg(after - before);
  return tr("unchanged", "columns or rows");
}

int ResizeDialog::wallsCutOff() const {
  const grid::Map& map = m_picture->document()->map;
  const auto wallsIn = [&map](int fromColumn, int y) {
    const auto row = map.cells().subspan(map.index({0, y}), static_cast<std::size_t>(map.width()));
    return static_cast<int>(
        std::ranges::count(row.subspan(static_cast<std::size_t>(fromColumn)), grid::kWall));
  };
  int walls = 0;
  for (int y = 0; y < map.height(); ++y)
    walls += wallsIn(y < rows() ? std::min(columns(), map.width()) : 0, y);
  return walls;
}

QString ResizeDialog::endsCutOff() const {
  const grid::MapDocument& document = *m_picture->document();
  const auto isCutOff = [this](std::optional<Point> p) { return p && (p->x >= columns() || p->y >= rows()); };
  const bool start = isCutOff(document.start);
  const bool goal = isCutOff(document.goal);
  if (start && goal) return tr("Start and goal are cut off.");
  if (start) return tr("The start is cut off.");
  return goal ? tr("The goal is cut off.") : QString();
}

void ResizeDialog::retranslate() {
  setWindowTitle(tr("Resize the map"));
  m_explanation->setText(tr("The upper-left corner stays in place; new cells are free."));
  m_picture->setAccessibleName(tr("Preview"));
  m_columnsLabel->setText(tr("&Columns"));
  m_columns->setToolTip(tr("1 to %1").arg(grid::Map::kMaxSide));
  m_rowsLabel->setText(tr("&Rows"));
  m_rows->setToolTip(tr("1 to %1").arg(grid::Map::kMaxSide));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Re&size"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  showConsequences();
}

void ResizeDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace searchlight::ui
