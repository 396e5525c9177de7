// widgets/search/picture_delegate.cpp: a picture, and a line beside it.
#include "widgets/search/picture_delegate.h"

#include <QPainter>
#include <QWidget>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

PictureDelegate::PictureDelegate(NodePictures* pictures, QObject* parent)
    : QStyledItemDelegate(parent), m_pictures(pictures) {}

void PictureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  // The ground as the style has it: chosen, pointed at.
  QStyleOptionViewItem bare = option;
  bare.text.clear();
  option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &bare, painter, option.widget);
  const auto* model = qobject_cast<const NodeTableModel*>(index.model());
  const WatchedRun* run = model ? model->run() : nullptr;
  if (!run || !run->names().picture) return;
  const QRect room = option.rect.adjusted(spacing::kHalf, 0, -spacing::kHalf, 0);
  painter->drawPixmap(room.left(), room.top() + (room.height() - kSide) / 2,
                      m_pictures->picture(*run, model->nodeAt(index.row()), *option.widget, *painter));
  const QRect beside = room.adjusted(kSide + spacing::kUnit, 0, 0, 0);
  painter->setFont(option.font);
  painter->setPen(option.palette.color(option.state & QStyle::State_Selected ? QPalette::HighlightedText
                                                                             : QPalette::Text));
  const QString text = index.data(NodeTableModel::MoveRole).toString();
  if (beside.width() > 2 * spacing::kSection)
    painter->drawText(beside, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
}

}  // namespace searchlight::ui
