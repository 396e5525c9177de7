// widgets/search/quiet_delegate.cpp: the short way for plain cells.
#include "widgets/search/quiet_delegate.h"

#include <QBrush>
#include <QFontMetricsF>
#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace searchlight::ui {

namespace {
constexpr qsizetype kKept = 1024;  // texts: a few screens of cells
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

}  // namespace searchlight::ui
