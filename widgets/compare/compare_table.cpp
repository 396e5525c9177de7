// widgets/compare/compare_table.cpp: the line above the table, and what leaves the program.
#include "widgets/compare/compare_table.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/compare/compare_row.h"
#include "widgets/document/document_file.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {
constexpr int kTableHead = 24;  // the line that is left of what is folded
}  // namespace

CompareTable::CompareTable(QWidget* parent) : QWidget(parent) {
  build();
  QHeaderView* head = m_view->horizontalHeader();
  head->setSectionsClickable(true);
  connect(head, &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
    m_rows.sort(column, order);
    Q_EMIT sortingChanged();
  });
  // Where it went to, the chosen row is seen.
  connect(&m_rows, &QAbstractItemModel::layoutChanged, this,
          [this] { m_view->scrollTo(m_view->currentIndex()); });
  m_view->installEventFilter(this);
  m_head->installEventFilter(this);
  connect(m_view, &QuietTable::rowChosen, this,
          [this](int row) { Q_EMIT rowSelected(m_rows.rowAt(row).number); });
  connect(m_view, &QTableView::activated, this,
          [this](const QModelIndex& index) { Q_EMIT rowActivated(m_rows.rowAt(index.row()).number); });
  connect(m_fold, &QToolButton::clicked, this, [this] { Q_EMIT openWanted(!m_isOpen); });
  connect(m_sort, &QMenu::aboutToShow, this, &CompareTable::fillSortMenu);
  connect(m_save, &QAction::triggered, this, [this] { m_writer.isBusy() ? m_writer.stop() : saveAs(); });
  connect(m_copy, &QAction::triggered, this, &CompareTable::copyWanted);
  connect(&m_writer, &PictureWriter::busyChanged, this, &CompareTable::showSaving);
  connect(&m_writer, &PictureWriter::saved, this, &CompareTable::saved);
  connect(&m_writer, &PictureWriter::troubled, this, &CompareTable::troubled);
  keepTranslated(this, [this] { retranslate(); });
}

void CompareTable::build() {
  const auto button = [this] {
    auto* made = flatButton(this);
    made->setFixedHeight(kTableHead);
    made->setFocusPolicy(Qt::TabFocus);  // a click leaves Space to the player
    return made;
  };
  m_fold = button();
  m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_head = new QLabel(this);
  m_head->setTextFormat(Qt::PlainText);
  m_head->setMinimumWidth(1);
  m_menu = new QMenu(this);
  m_sort = m_menu->addMenu(icon(IconId::Table), {});
  m_menu->addSeparator();
  m_save = m_menu->addAction(icon(IconId::Save), {});
  m_copy = m_menu->addAction(icon(IconId::Command), {});
  m_copy->setEnabled(false);
  m_menu->setToolTipsVisible(true);  // what saving tells is said there
  m_more = new ChooserButton(this);  // its arrow stands beside its text
  m_more->setFixedHeight(kTableHead);
  m_more->setFocusPolicy(Qt::TabFocus);
  m_more->setMenu(m_menu);
  m_view = new CompareView(&m_rows, this);
  m_head->setBuddy(m_view);

  auto* head = new QHBoxLayout;
  head->setContentsMargins(spacing::kHalf, 0, spacing::kHalf, 0);
  head->setSpacing(spacing::kUnit);
  head->addWidget(m_fold);
  head->addWidget(m_head, 1);
  head->addWidget(m_more);
  auto* column = bareLayout<QVBoxLayout>(this, 0);
  column->addLayout(head);
  column->addWidget(m_view, 1);
}

void CompareTable::setOpen(bool open) {
  if (std::exchange(m_isOpen, open) == open) return;
  // Who was in the rows with the keyboard is where they went.
  if (!open && m_view->isAncestorOf(QApplication::focusWidget())) m_fold->setFocus();
  m_view->setVisible(open);
  setMaximumHeight(open ? QWIDGETSIZE_MAX : kTableHead);
  retranslateFold();
  elideHead();
}

void CompareTable::setRows(std::vector<CompareRow> rows) {
  const QModelIndex current = m_view->currentIndex();
  const int selected = current.isValid() ? m_rows.rowAt(current.row()).number : 0;
  m_rows.setRows(std::move(rows));
  if (!m_view->currentIndex().isValid()) m_view->showRow(m_rows.rowOf(selected));
  m_view->fitColumns();
  updateHead();
}

void CompareTable::setTitle(const QString& title) {
  m_title = title;
  updateHead();
}

void CompareTable::setSelected(int number) {
  const int row = m_rows.rowOf(number);
  if (row != m_view->currentIndex().row()) m_view->revealRow(row);
}

void CompareTable::setCopyable(bool isCopyable) { m_copy->setEnabled(isCopyable); }

void CompareTable::setSuggestion(const QString& folder, const QString& name) {
  m_folder = folder;
  m_name = name;
}

// ---- The order -------------------------------------------------------------------------------------------------------

// What a click on a head does, for the keyboard.
void CompareTable::fillSortMenu() {
  QMenu& menu = *m_sort;
  menu.clear();
  const QHeaderView* head = m_view->horizontalHeader();
  auto* group = new QActionGroup(&menu);
  const auto add = [&](const QString& text, int column) {
    QAction* action = menu.addAction(text, this, [this, column] {
      const QHeaderView* now = m_view->horizontalHeader();
      const bool turns = column >= 0 && now->sortIndicatorSection() == column &&
                         now->sortIndicatorOrder() == Qt::AscendingOrder;
      setSorting({column, turns ? Qt::DescendingOrder : Qt::AscendingOrder});
    });
    action->setCheckable(true);
    action->setChecked(head->sortIndicatorSection() == column);
    group->addAction(action);
  };
  add(tr("Pane order"), -1);
  menu.addSeparator();
  for (int column = 0; column < kCompareColumns; ++column)
    if (m_rows.hasColumn(static_cast<CompareColumn>(column)))
      add(m_rows.headerData(column, Qt::Horizontal).toString(), column);
}

CompareTable::Sorting CompareTable::sorting() const {
  const QHeaderView* head = m_view->horizontalHeader();
  const int column = head->sortIndicatorSection();
  return column < 0 || column >= kCompareColumns ? Sorting{} : Sorting{column, head->sortIndicatorOrder()};
}

void CompareTable::setSorting(const Sorting& sorting) {
  m_view->horizontalHeader()->setSortIndicator(sorting.column, sorting.order);
}

// ---- What leaves the program ---------------------------------------------------------------------------------------

void CompareTable::saveAs() {
  const QList<FileKind> kinds{{tr("Table (%1)"), {QStringLiteral("*.csv")}},  // by Format
                              {tr("JSON (%1)"), {QStringLiteral("*.json")}},
                              {tr("Picture (%1)"), {QStringLiteral("*.png")}}};
  const QString name =
      (m_name.isEmpty() ? tr("comparison", "a file's name") : m_name) + kinds.front().ending();
  if (const auto where = askWhereToSave(this, {tr("Save table"), QDir(m_folder).filePath(name), kinds}))
    saveTo(where->path, static_cast<Format>(where->kind));
}

// One at a time: its button stops it meanwhile.
void CompareTable::saveTo(const QString& path, Format format) {
  if (m_writer.isBusy()) return;
  if (format == Format::Png) return m_writer.write(path, source().take(kSavedScale));
  m_writer.write(path, [format, rows = m_rows.rows()](const std::stop_token&) {
    return QByteArray::fromStdString(format == Format::Csv ? compareCsv(rows) : compareJson(rows));
  });
}

struct CompareTable::Whole {
  std::unique_ptr<CompareView> view;
  QFont titleFont;
  int headHeight;
  QSize size;
};

CompareTable::Whole CompareTable::whole() {
  Whole out{std::make_unique<CompareView>(&m_rows), m_view->font(), 0, {}};
  CompareView& view = *out.view;
  view.setPalette(palette());
  view.setFont(m_view->font());
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.horizontalHeader()->setSortIndicator(m_view->horizontalHeader()->sortIndicatorSection(),
                                            m_view->horizontalHeader()->sortIndicatorOrder());
  view.fitColumns();
  out.titleFont.setBold(true);
  const QFontMetrics metrics(out.titleFont);
  out.headHeight = m_title.isEmpty() ? 0 : metrics.height() + spacing::kUnit;
  const QSize wanted = view.wholeSize();
  view.resize(std::max(wanted.width(), metrics.horizontalAdvance(m_title)), wanted.height());
  out.size = view.size() + QSize(2 * spacing::kMargin, out.headHeight + 2 * spacing::kMargin);
  return out;
}

QImage CompareTable::picture(int scale) {
  const Whole all = whole();
  QImage image(all.size * scale, QImage::Format_ARGB32_Premultiplied);
  if (image.isNull()) return image;
  image.setDevicePixelRatio(scale);
  image.fill(palette().color(QPalette::Base));
  QPainter painter(&image);
  painter.setFont(all.titleFont);
  painter.setPen(palette().color(QPalette::Text));
  const QPoint corner(spacing::kMargin, spacing::kMargin);
  painter.drawText(QRect(corner, QSize(all.view->width(), all.headHeight)), Qt::AlignLeft | Qt::AlignTop,
                   m_title);
  all.view->render(&painter, corner + QPoint(0, all.headHeight));
  return image;
}

PictureSource CompareTable::source() {
  return {PictureSource::Kind::Table, this, [this] { return whole().size; },
          [this](int scale) {
            return TakenPicture{[image = picture(scale)](const std::stop_token&) { return image; }};
          }};
}

int CompareTable::wholeHeight() const {
  return sizeHint().height() - m_view->sizeHint().height() + m_view->wholeSize().height() +
         2 * m_view->frameWidth() + barHeight(false);
}

int CompareTable::heightWithin(int most) const {
  const int all = wholeHeight() - barHeight(false), row = m_view->verticalHeader()->defaultSectionSize();
  if (all <= most || m_rows.rowCount() == 0) return all + barHeight(false);
  const int hidden = (all - most + row - 1) / row;
  return all - std::min(hidden, m_rows.rowCount() - 1) * row + barHeight(true);
}

// By what the columns need: the bar itself comes after the table has its height.
int CompareTable::barHeight(bool scrollsDown) const {
  const int beside = scrollsDown ? m_view->verticalScrollBar()->sizeHint().width() : 0;
  const bool isNarrow = m_view->leastWidth() > m_view->width() - 2 * m_view->frameWidth() - beside;
  return isNarrow ? m_view->horizontalScrollBar()->sizeHint().height() : 0;
}

QString CompareTable::tabbedText() const {
  QStringList fields{QStringLiteral("#")};
  QList<int> columns;
  for (int column = 0; column < kCompareColumns; ++column)
    if (m_rows.hasColumn(static_cast<CompareColumn>(column))) columns << column;
  for (const int column : std::as_const(columns))
    fields << m_rows.headerData(column, Qt::Horizontal).toString();
  QString text = fields.join(QLatin1Char('\t')) + QLatin1Char('\n');
  for (int row = 0; row < m_rows.rowCount(); ++row) {
    fields = {QString::number(m_rows.rowAt(row).number)};
    // Neither a tab nor a line's end in a file's name may end its field.
    for (const int column : std::as_const(columns))
      fields << m_rows.index(row, column).data().toString().simplified();
    text += fields.join(QLatin1Char('\t')) + QLatin1Char('\n');
  }
  return text;
}

// ---- Texts -----------------------------------------------------------------------------------------------------------

void CompareTable::elideHead() {
  const QString title = m_title.isEmpty() ? tr("Comparison") : m_title;
  m_head->setText(elidedAtWord(m_head->fontMetrics(), title, m_head->width()));
}

bool CompareTable::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_head && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
    elideHead();
  if (watched == m_view && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy) && m_rows.rowCount() > 0) {
    event->accept();
    if (event->type() == QEvent::KeyPress) QGuiApplication::clipboard()->setText(tabbedText());
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void CompareTable::updateHead() {
  elideHead();
  m_head->setToolTip(m_title);
  m_fold->setEnabled(m_rows.rowCount() > 0 || !m_isOpen);
  m_view->setAccessibleName(m_title.isEmpty() ? tr("Comparison") : tr("Comparison: %1").arg(m_title));
  const bool any = m_rows.rowCount() > 0;
  m_sort->setEnabled(any);
  m_more->setEnabled(any);
  m_save->setEnabled(any);
}

void CompareTable::retranslate() {
  m_rows.retranslate();
  m_view->setPlaceholder(tr("No comparison yet"));
  m_menu->setTitle(tr("&Rows of the table"));
  m_more->setToolTip(tr("Sorts, saves and copies the rows"));
  m_more->setText(tr("More"));
  m_more->setChoices({m_more->text()});
  m_sort->setTitle(tr("&Sort"));
  retranslateFold();
  showSaving();
  m_copy->setText(tr("&Copy as command"));
  m_copy->setToolTip(tr("Copy the comparison as one command line"));
  m_view->fitColumns();
  updateHead();
}

void CompareTable::retranslateFold() {
  m_fold->setArrowType(m_isOpen ? Qt::DownArrow : Qt::RightArrow);
  m_fold->setText(tr("Table"));
  m_fold->setToolTip(m_isOpen ? tr("Hide the table to leave more room for the boards")
                              : tr("Show the table: cost, expansions, memory and time of each search"));
}

void CompareTable::showSaving() {
  const bool isSaving = m_writer.isBusy();
  m_save->setIcon(icon(isSaving ? IconId::Stop : IconId::Save));
  m_save->setText(isSaving ? tr("Stop saving") : tr("Sa&ve table…"));
  m_save->setToolTip(isSaving ? tr("Creating the table; nothing has been written yet")
                              : tr("Saves all results as CSV or JSON, including those that playback has not "
                                   "reached. A picture shows the table as displayed."));
}

}  // namespace searchlight::ui
