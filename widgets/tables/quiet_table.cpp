// widgets/tables/quiet_table.cpp: what all tables of the search views have in common.
#include "widgets/tables/quiet_table.h"

#include <QAction>
#include <QBrush>
#include <QEvent>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPolygonF>
#include <QScrollBar>
#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <iterator>
#include <utility>

#include "widgets/tables/question_form.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {
constexpr qsizetype kKept = 1024;  // texts: a few screens of cells
constexpr int kLeastWide = 96;     // of a wide column that gives way
const auto kTenDigits = QStringLiteral("0000000000");

int headWidth(const QTableView& table, int column) {
  return table.fontMetrics().horizontalAdvance(table.model()->headerData(column, Qt::Horizontal).toString());
}
}  // namespace

QuietHeader::QuietHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setHighlightSections(false);
  setSectionsClickable(false);
  setMinimumSectionSize(24);
}

void QuietHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const {
  const int margin =
      m_padding.value_or(style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1);
  const auto alignment = model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
  const QRect room = rect.adjusted(margin, 0, -margin, 0);
  const bool sorts = isSortIndicatorShown() && sortIndicatorSection() == logicalIndex;
  painter->setPen(palette().color(sorts ? QPalette::Text : QPalette::PlaceholderText));
  QRect words;
  painter->drawText(room, alignment, model()->headerData(logicalIndex, Qt::Horizontal).toString(), &words);
  if (sorts) paintArrow(painter, words, Qt::Alignment(alignment));
}

// On the side where it moves no words: up where the least comes first.
void QuietHeader::paintArrow(QPainter* painter, const QRect& words, Qt::Alignment alignment) const {
  const double x =
      alignment & Qt::AlignRight ? words.left() - kArrowRoom / 2.0 : words.right() + kArrowRoom / 2.0;
  const double y = words.center().y() + 0.5, tip = sortIndicatorOrder() == Qt::AscendingOrder ? -2.5 : 2.5;
  const SmoothScope smooth(*painter);
  painter->setPen(Qt::NoPen);
  painter->setBrush(palette().color(QPalette::Text));
  painter->drawPolygon(QPolygonF{{x - 3.5, y - tip}, {x + 3.5, y - tip}, {x, y + tip}});
}

void QuietHeader::paintEvent(QPaintEvent* event) {
  QPainter painter(viewport());
  painter.fillRect(event->rect(), palette().color(QPalette::Base));
  painter.end();
  QHeaderView::paintEvent(event);
  const QColor line = faint(palette().color(QPalette::WindowText), 0.16F);
  QPainter over(viewport());
  // Behind the last column the style has painted its own ground.
  over.fillRect(QRect(length() - offset(), 0, width(), height()) & rect(), palette().color(QPalette::Base));
  over.fillRect(0, height() - 1, width(), 1, line);
}

QuietDelegate::QuietDelegate(QObject* parent) : QStyledItemDelegate(parent), m_shaped(kKept) {}

const QuietDelegate::Shaped& QuietDelegate::shaped(const QString& text, const QFont& font) const {
  if (font != m_font) {
    m_shaped.clear();
    m_font = font;
  }
  if (const Shaped* known = m_shaped.object(text)) return *known;
  auto* made = new Shaped{QStaticText(text), QFontMetricsF(font).horizontalAdvance(text), 0};
  made->text.setTextFormat(Qt::PlainText);
  made->text.prepare({}, font);
  made->height = static_cast<int>(made->text.size().height());
  m_shaped.insert(text, made);
  return *made;
}

void QuietDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  constexpr QStyle::State kSpecial = QStyle::State_Selected | QStyle::State_MouseOver;
  const QString text = index.data().toString();
  const bool isPlain = !(option.state & kSpecial) && (option.state & QStyle::State_Enabled) &&
                       option.direction == Qt::LeftToRight && option.widget && !text.contains(u'\n');
  if (isPlain && text.isEmpty()) return;
  // As QCommonStyle lays out the text of an item.
  const int margin =
      isPlain ? option.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, option.widget) + 1
              : 0;
  const QRect room = option.rect.adjusted(margin, 0, -margin, 0);
  const Shaped* cell = isPlain ? &shaped(text, option.font) : nullptr;
  if (!cell || cell->width > room.width()) {
    // Rows are chosen, and the focus is seen round the table: a cell has none.
    QStyleOptionViewItem unfocused = option;
    unfocused.state &= ~QStyle::State_HasFocus;
    return QStyledItemDelegate::paint(painter, unfocused, index);
  }
  const QVariant told = index.data(Qt::TextAlignmentRole);
  const Qt::Alignment alignment =
      told.isValid() ? told.value<Qt::Alignment>() : Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter);
  const QVariant colour = index.data(Qt::ForegroundRole);
  painter->setFont(option.font);
  painter->setPen(colour.isValid() ? colour.value<QBrush>().color() : option.palette.color(QPalette::Text));
  const qreal left = alignment & Qt::AlignRight     ? room.right() + 1 - cell->width
                     : alignment & Qt::AlignHCenter ? room.left() + (room.width() - cell->width) / 2
                                                    : room.left();
  const int top = room.top() + room.height() / 2 - cell->height / 2;
  painter->drawStaticText(QPointF(left, top), cell->text);
}

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
  setItemDelegate(new QuietDelegate(this));
  fitRows();
  connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
    if (!std::exchange(m_toldByPress, false)) tell(index.row());
  });
  connect(this, &QTableView::activated, this, [this](const QModelIndex& index) { tell(index.row()); });
}

QAction* QuietTable::showList(QAbstractItemModel* model) {
  setModel(model);
  setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  horizontalHeader()->hide();
  horizontalHeader()->setStretchLastSection(true);
  auto* remove = new QAction(icon(IconId::Remove), QString(), this);
  remove->setShortcut(QKeySequence::Delete);
  remove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  addAction(remove);
  return remove;
}

void QuietTable::setPlaceholder(const QString& text) {
  if (std::exchange(m_placeholder, text) != text) viewport()->update();
}

void QuietTable::fitColumn(int column, const QString& widest) {
  followFont();
  m_needs.resize(std::max<qsizetype>(m_needs.size(), column + 1));
  int text = fontMetrics().horizontalAdvance(widest);
  if (m_needs[column] == 0) text = std::max(text, headWidth(*this, column));  // measured once
  if (m_needs[column] >= text) return;
  m_needs[column] = text;
  arrangeColumns();
}

void QuietTable::resetColumns() {
  m_needs.clear();
  if (!model()) return;
  for (int column = 0; column < model()->columnCount(); ++column) fitColumn(column, {});
}

// Texts first, with little between them; then up to as much again; what is left is for the wide ones. These give way where there
// is too little, before anything is beyond the edge: the narrowest first, since what it cannot give the others have to.
void QuietTable::arrangeColumns() {
  QList<int> ours, even, wide;
  QList<int> widths = m_needs;
  int spare = viewport()->width(), more = 0;  // `more`: what fixed widths ask for beyond their texts
  const auto fixedMore = [&](int column) {
    return std::max(0, withText(m_fixed.value(column, 0)) - m_needs[column] - spacing::kUnit);
  };
  for (int column = 0; column < m_needs.size(); ++column) {
    if (isColumnHidden(column)) continue;
    widths[column] += spacing::kUnit;
    spare -= widths[column];
    if (horizontalHeader()->sectionResizeMode(column) == QHeaderView::Stretch) continue;
    more += fixedMore(column);
    ours << column;
  }
  const bool hasFixed = more <= spare;
  if (hasFixed) spare -= more;
  for (const int column : ours) {
    if (hasFixed && fixedMore(column) > 0) {
      widths[column] = withText(m_fixed[column]);
      continue;
    }
    even << column;
    if (m_wide.contains(column)) wide << column;
  }
  // Where all wide ones are of a fixed width, what is left is for these: a table ends at its edge.
  if (wide.isEmpty())
    std::ranges::copy_if(ours, std::back_inserter(wide), [&](int column) { return m_wide.contains(column); });
  const auto count = static_cast<int>(even.size());
  // Without wide columns the room is another's (a stretched one's), and all of it may be had.
  const int each =
      wide.isEmpty() ? spacing::kUnit : std::clamp(spare / std::max(1, count), 0, spacing::kUnit);
  for (const int column : even) widths[column] += each;

  int lack = std::max(0, -spare);
  spare = std::max(0, spare - each * count);
  std::ranges::stable_sort(wide, {}, [&](int column) { return widths[column]; });
  for (auto left = static_cast<int>(wide.size()); const int column : wide) {
    int& width = widths[column];
    const int least = std::max(kLeastWide, headWidth(*this, column) + spacing::kUnit);
    const int gives = std::min(std::max(0, width - least), (lack + left - 1) / left), gets = spare / left;
    width += gets - gives;
    lack -= gives;
    spare -= gets;
    --left;
  }
  for (const int column : ours)
    if (columnWidth(column) != widths[column]) setColumnWidth(column, widths[column]);
}

void QuietTable::showRow(int row) {
  if (row < 0) {
    clearSelection();
    setCurrentIndex({});
  } else {
    const QModelIndex index = model()->index(row, 0);
    setCurrentIndex(index);
    scrollTo(index);
  }
}

// First in itself, into what is seen of it: the button that was pressed stays under the pointer.
void QuietTable::revealRow(int row) {
  showRow(row);
  if (row < 0) return;
  const QRect seen = viewport()->visibleRegion().boundingRect();
  if (seen.height() >= verticalHeader()->defaultSectionSize()) {
    const QRect wanted = visualRect(currentIndex());
    const int up = std::max(0, wanted.bottom() - seen.bottom()),
              down = std::max(0, seen.top() - wanted.top());
    // Beyond its end, too: what is empty then is out of sight.
    QScrollBar* bar = verticalScrollBar();
    bar->setMaximum(std::max(bar->maximum(), bar->value() + up));
    bar->setValue(bar->value() + up - down);
  }
  reveal(viewport(), visualRect(currentIndex()));
}

// Rows are chosen, not cells: it scrolls sideways for the keys that go sideways alone.
void QuietTable::scrollTo(const QModelIndex& index, ScrollHint hint) {
  const int x = horizontalScrollBar()->value();
  QTableView::scrollTo(index, hint);
  if (!m_goesSideways) horizontalScrollBar()->setValue(x);
}

// ---- What is chosen --------------------------------------------------------------------------------------------------------

// Qt makes rows current by itself, too: when the focus comes, when a row goes. Only what a button or a key does is a choice,
// and of what follows from it nothing is.
void QuietTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  if (!m_isByHand || !current.isValid() || current.row() == previous.row()) return;
  m_toldByPress = true;
  tell(current.row());
}

void QuietTable::tell(int row) {
  m_isByHand = false;
  Q_EMIT rowChosen(row);
}

// Qt stays where it is, before a row that is disabled.
QModelIndex QuietTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
  const QModelIndex to = QTableView::moveCursor(action, modifiers), from = currentIndex();
  const auto isEnabled = [](const QModelIndex& index) {
    return index.isValid() && (index.flags() & Qt::ItemIsEnabled);
  };
  if (!from.isValid() || (isEnabled(to) && to.row() != from.row())) return to;
  const bool isUp = action == MoveUp || action == MovePageUp, isHome = action == MoveHome,
             isEnd = action == MoveEnd;
  if (!isUp && !isHome && !isEnd && action != MoveDown && action != MovePageDown) return to;
  const int step = isUp || isEnd ? -1 : 1, rows = model()->rowCount();
  for (int row = isHome ? 0 : isEnd ? rows - 1 : from.row() + step; row >= 0 && row < rows; row += step)
    if (const QModelIndex index = model()->index(row, from.column()); isEnabled(index)) return index;
  return from;
}

QItemSelectionModel::SelectionFlags QuietTable::selectionCommand(const QModelIndex& index,
                                                                 const QEvent* event) const {
  return index.isValid() ? QTableView::selectionCommand(index, event) : QItemSelectionModel::NoUpdate;
}

void QuietTable::mousePressEvent(QMouseEvent* event) {
  m_toldByPress = false;
  m_isByHand = true;
  QTableView::mousePressEvent(event);
  m_isByHand = false;
}

void QuietTable::mouseMoveEvent(QMouseEvent* event) {
  m_isByHand = event->buttons() != Qt::NoButton;
  QTableView::mouseMoveEvent(event);
  m_isByHand = false;
}

void QuietTable::keyPressEvent(QKeyEvent* event) {
  const QModelIndex before = currentIndex();
  m_isByHand = true;
  m_goesSideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
  QTableView::keyPressEvent(event);
  m_isByHand = m_goesSideways = false;
  // Qt scrolls the table only, and the table may be cut off by the panel's edge.
  if (const QModelIndex now = currentIndex(); now.isValid() && now != before)
    reveal(viewport(), visualRect(now));
}

void QuietTable::paintEvent(QPaintEvent* event) {
  QTableView::paintEvent(event);
  paleCutRows();
  QPainter painter(viewport());
  if (hasFocus()) paintFocusRing(&painter, viewport()->rect(), *this);
  if (m_placeholder.isEmpty() || (model() && model()->rowCount() > 0)) return;
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QRect room = viewport()->rect().adjusted(spacing::kMargin, 0, -spacing::kMargin, 0);
  painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_placeholder);
  if (m_hasGhosts)
    paintGhosts(painter, painter.boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, m_placeholder).top() -
                             spacing::kUnit);
}

// A row that is seen in part goes over into the ground, the more the less of it is seen: no text looks cut off.
void QuietTable::paleCutRows() {
  const QRect room = viewport()->rect();
  for (const bool isTop : {true, false}) {
    const int row = rowAt(isTop ? room.top() : room.bottom());
    if (row < 0) continue;
    const QRect whole(0, rowViewportPosition(row), room.width(), rowHeight(row)), seen = whole & room;
    if (seen.height() == whole.height()) continue;
    QLinearGradient ground(isTop ? seen.bottomLeft() : seen.topLeft(),
                           isTop ? seen.topLeft() : seen.bottomLeft());
    QColor base = palette().color(QPalette::Base);
    ground.setColorAt(0.8, base);
    base.setAlphaF(1 - 0.8F * static_cast<float>(seen.height()) / static_cast<float>(whole.height()));
    ground.setColorAt(0, base);
    QPainter(viewport()).fillRect(seen, ground);
  }
}

// What is moved as it stands on the screen would take a pale row along.
void QuietTable::scrollContentsBy(int dx, int dy) {
  QTableView::scrollContentsBy(dx, dy);
  viewport()->update();
}

// In each column a bar where its text would stand, fainter row by row.
void QuietTable::paintGhosts(QPainter& painter, int bottom) {
  constexpr int kLeast = 12, kMost = 96;
  const int row = verticalHeader()->defaultSectionSize(), high = fontMetrics().xHeight() + 2;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  float strength = 0.12F;
  for (int y = spacing::kHalf; y + row <= bottom; y += row, strength *= 0.75F) {
    painter.setBrush(faint(palette().color(QPalette::Text), strength));
    for (int column = 0; column < model()->columnCount(); ++column) {
      if (isColumnHidden(column)) continue;
      const QRect cell(columnViewportPosition(column), y, columnWidth(column), row);
      const QSize bar(std::clamp(cell.width() / 2, kLeast, kMost), high);
      const auto where = static_cast<Qt::Alignment>(
          model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
      painter.drawRoundedRect(QStyle::alignedRect(layoutDirection(), where, bar,
                                                  cell.adjusted(spacing::kUnit, 0, -spacing::kUnit, 0)),
                              high / 2.0, high / 2.0);
    }
  }
}

void QuietTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitRows();
  if (followFont()) arrangeColumns();
}

// What was measured is as much wider as the font is, whichever event or call sees the new one first.
bool QuietTable::followFont() {
  const int before = std::exchange(m_digits, fontMetrics().horizontalAdvance(kTenDigits));
  if (before == 0 || before == m_digits) return false;
  for (int& need : m_needs) need = (need * m_digits + before - 1) / before;
  return true;
}

void QuietTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  arrangeColumns();
}

void QuietTable::setLeastRowHeight(int height) {
  if (std::exchange(m_leastRowHeight, height) != height) fitRows();
}

void QuietTable::fitRows() {
  const int row = std::max(m_leastRowHeight, fontMetrics().height() + spacing::kHalf + 2);
  verticalHeader()->setDefaultSectionSize(row);
  if (m_leastRows > 0) setMinimumHeight(horizontalHeader()->sizeHint().height() + m_leastRows * row);
}

}  // namespace searchlight::ui
