// widgets/compare/compare_view.cpp: bars, stars, and columns that share the room.
#include "widgets/compare/compare_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QPolygonF>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "widgets/tables/quiet_table.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kBarHeight = 3;
constexpr int kSelectionBar = 4;
constexpr int kPadding = spacing::kMargin;  // of a column's texts from its edges
constexpr int kStar = 9;
constexpr int kLeastTitle = 150;  // less of a title says too little

int textMargin(const QWidget* view) {
  return view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, view) + 1;
}
// What a star takes beside its figure.
int starRoom() { return kStar + spacing::kHalf; }

QPolygonF starAt(const QPointF& centre, double radius) {
  QPolygonF star;
  for (int k = 0; k < 10; ++k) {
    const double angle = std::numbers::pi * (k / 5.0 - 0.5), r = k % 2 == 0 ? radius : radius * 0.45;
    star << centre + QPointF(r * std::cos(angle), r * std::sin(angle));
  }
  return star;
}

class CellDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  // The number in front of a title, as panes wear it.
  static int numberSide(const QFontMetrics& metrics) { return metrics.height() + 1; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const bool isTitle = static_cast<CompareColumn>(index.column()) == CompareColumn::Search;
    const SmoothScope smooth(*painter);
    // The chosen row has a bar at its edge: its figures look as all others do.
    if (isTitle && (option.state & QStyle::State_Selected))
      painter->fillRect(QRect(option.rect.topLeft(), QSize(kSelectionBar, option.rect.height())),
                        option.palette.link());
    QStyleOptionViewItem inside = option;
    inside.state &= ~QStyle::State_Selected;
    const int more = kPadding - textMargin(option.widget);
    inside.rect.adjust(more, 0, -more, 0);
    isTitle ? paintTitle(painter, inside, index) : paintFigure(painter, inside, index);
  }

 protected:
  // What is no figure is told by its words; the colour only says it once more.
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const auto outcome = static_cast<search::Outcome>(index.data(CompareModel::OutcomeRole).toInt());
    const BoardColours& board = Theme::of(option->palette).board();
    if (outcome == search::Outcome::Running &&
        static_cast<CompareColumn>(index.column()) != CompareColumn::Search)
      option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    else if (index.data(CompareModel::InWordsRole).toBool())
      option->palette.setColor(QPalette::Text,
                               outcome == search::Outcome::Exhausted ? board.error : board.warning);
  }

 private:
  static QColor inkOf(const QStyleOptionViewItem& option) { return option.palette.color(QPalette::Text); }

  void paintTitle(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int side = numberSide(option.fontMetrics);
    const QRectF box(option.rect.left() + textMargin(option.widget), option.rect.center().y() - side / 2.0,
                     side, side);
    painter->setPen(QPen(faint(inkOf(option), 0.55), 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter->setPen(inkOf(option));
    painter->setFont(option.font);
    painter->drawText(box, Qt::AlignCenter, QString::number(index.data(CompareModel::NumberRole).toInt()));
    QStyleOptionViewItem title = option;
    title.rect.setLeft(static_cast<int>(box.right()) + spacing::kHalf);
    // In the middle: what tells searches of one algorithm apart stands at the end.
    title.textElideMode = Qt::ElideMiddle;
    initStyleOption(&title, index);
    QStringList others;
    for (int row = 0; row < index.model()->rowCount(); ++row)
      others << index.model()->index(row, index.column()).data().toString();
    const int room = title.rect.width() - 2 * textMargin(title.widget);
    title.text = distinctElided(title.text, others, QFontMetrics(title.font), room);
    title.widget->style()->drawControl(QStyle::CE_ItemViewItem, &title, painter, title.widget);
  }

  void paintFigure(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const int margin = textMargin(option.widget);
    const QRectF room = QRectF(option.rect).adjusted(margin, 0, -margin, 0);
    const bool isBest = index.data(CompareModel::BestRole).toBool();
    const QColor ink = inkOf(option);
    painter->setPen(Qt::NoPen);
    if (const QVariant share = index.data(CompareModel::ShareRole); share.isValid()) {
      // From the right, where the figure stands.
      const double length = std::max(room.width() * share.toDouble(), share.toDouble() > 0 ? 1.0 : 0.0);
      const double top = option.rect.bottom() - kBarHeight - 2;
      painter->fillRect(QRectF(room.left(), top, room.width(), kBarHeight), faint(ink, 0.07));
      painter->fillRect(QRectF(room.right() - length, top, length, kBarHeight),
                        faint(ink, isBest ? 0.6 : 0.32));
    }
    if (!isBest) return;
    QFont bold = option.font;
    bold.setBold(true);
    const double text = QFontMetricsF(bold).horizontalAdvance(index.data().toString());
    painter->setBrush(ink);
    painter->drawPolygon(starAt(
        {room.right() - text - spacing::kHalf - kStar / 2.0, option.rect.center().y() + 0.5}, kStar / 2.0));
  }
};

// Options stay whole while some letters of the algorithm do; of a file's name both ends tell something.
QString cutTitle(const QString& title, const QFontMetrics& metrics, int width) {
  constexpr qsizetype kLeastLetters = 4;
  const qsizetype end = title.indexOf(QStringView(u" · "));
  const QString options = end < 0 ? QString() : title.mid(end);
  const QString name = title.left(end < 0 ? title.size() : end);
  const QString cut = metrics.elidedText(name, Qt::ElideRight, width - metrics.horizontalAdvance(options));
  const bool isFile = title.contains(QLatin1Char('.')) && options.isEmpty();
  return isFile || cut.size() <= std::min(kLeastLetters, name.size() - 1)
             ? metrics.elidedText(title, Qt::ElideMiddle, width)
             : cut + options;
}

}  // namespace

QString distinctElided(const QString& title, const QStringList& others, const QFontMetrics& metrics,
                       int width) {
  const QString cut = metrics.horizontalAdvance(title) <= width ? title : cutTitle(title, metrics, width);
  if (cut == title) return title;
  qsizetype from = 0;
  for (const QString& other : others) {
    if (other == title || cutTitle(other, metrics, width) != cut) continue;
    const auto differs = std::mismatch(title.begin(), title.end(), other.begin(), other.end()).first;
    from = std::max(from, static_cast<qsizetype>(differs - title.begin()));
  }
  if (from == 0) return cut;
  // A word that has begun is shown from its beginning, unless it is long.
  for (int back = 0; back < 6 && from > 0 && title[from - 1].isLetterOrNumber(); ++back) --from;
  return metrics.elidedText(QStringLiteral("…") + title.mid(from), Qt::ElideRight, width);
}

CompareView::CompareView(CompareModel* model, QWidget* parent) : QuietTable(parent), m_rows(model) {
  setModel(model);
  setItemDelegate(new CellDelegate(this));
  setTextElideMode(Qt::ElideRight);
  static_cast<QuietHeader*>(horizontalHeader())->setPadding(kPadding);
  QPalette quiet;  // the rest of it stays the window's
  quiet.setColor(QPalette::Highlight, Qt::transparent);
  setPalette(quiet);
  QHeaderView* head = horizontalHeader();
  head->setSectionResizeMode(QHeaderView::Fixed);
  head->setSortIndicatorShown(true);
  head->setSortIndicatorClearable(true);
  head->setSortIndicator(-1, Qt::AscendingOrder);
  connect(head, &QHeaderView::sortIndicatorChanged, this, &CompareView::fitColumns);
  fitRows();
  fitColumns();
}

void CompareView::fitColumns() {
  QFont bold = font();
  bold.setBold(true);
  const QFontMetricsF plain(font()), wide(bold);
  // A text that is a fraction of a pixel wider than its room is cut.
  const auto widthOf = [](const QFontMetricsF& metrics, const QString& text) {
    return static_cast<int>(std::ceil(metrics.horizontalAdvance(text))) + 1;
  };
  m_needs.fill(0, kCompareColumns);
  for (int column = 0; column < kCompareColumns; ++column) {
    const bool isThere = m_rows->hasColumn(static_cast<CompareColumn>(column));
    if (isColumnHidden(column) == isThere) setColumnHidden(column, !isThere);
    if (!isThere) continue;
    const bool isTitle = static_cast<CompareColumn>(column) == CompareColumn::Search;
    int& need = m_needs[column];
    need = widthOf(plain, m_rows->headerData(column, Qt::Horizontal).toString()) +
           (column == horizontalHeader()->sortIndicatorSection() ? QuietHeader::kArrowRoom : 0);
    for (int row = 0; row < m_rows->rowCount(); ++row) {
      const QModelIndex index = m_rows->index(row, column);
      const bool isBest = index.data(CompareModel::BestRole).toBool();
      const int text = widthOf(isBest ? wide : plain, index.data().toString());
      need = std::max(need, text + (isBest ? starRoom() : 0) +
                                (isTitle ? CellDelegate::numberSide(fontMetrics()) + 2 * spacing::kHalf : 0));
    }
    need += 2 * kPadding;
  }
  shareRoom();
}

// The titles give way first. What is left over is for all alike: figures stay in reach of their titles.
void CompareView::shareRoom() {
  int spare = viewport()->width() - std::accumulate(m_needs.begin(), m_needs.end(), 0);
  for (int column = 0; column < m_needs.size(); ++column) {
    int width = m_needs[column];
    if (isColumnHidden(column)) continue;
    if (spare < 0 && static_cast<CompareColumn>(column) == CompareColumn::Search) {
      width = std::max(width + spare, std::min(width, kLeastTitle));
    } else if (spare > 0) {
      const int share = spare / static_cast<int>(m_needs.size() - column);
      spare -= share;
      width += share;
    }
    if (columnWidth(column) != width) setColumnWidth(column, width);
  }
}

QSize CompareView::wholeSize() const {
  return {
      std::accumulate(m_needs.begin(), m_needs.end(), 0) + kCompareColumns * spacing::kUnit,
      horizontalHeader()->sizeHint().height() + m_rows->rowCount() * verticalHeader()->defaultSectionSize()};
}

int CompareView::leastWidth() const {
  int width = std::accumulate(m_needs.begin(), m_needs.end(), 0);
  const int title = m_needs.value(static_cast<int>(CompareColumn::Search));
  return width - title + std::min(title, kLeastTitle);
}

// Room for the bar below the text.
void CompareView::fitRows() {
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2 * (kBarHeight + spacing::kHalf));
}

void CompareView::resizeEvent(QResizeEvent* event) {
  QuietTable::resizeEvent(event);
  shareRoom();
}

void CompareView::changeEvent(QEvent* event) {
  QuietTable::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  fitRows();
  fitColumns();
}

}  // namespace searchlight::ui
