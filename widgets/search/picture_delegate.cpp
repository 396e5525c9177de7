// widgets/search/picture_delegate.cpp: a picture, kept, and a line beside it.
#include "widgets/search/picture_delegate.h"

#include <QPainter>
#include <QWidget>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr int kPicturesKept = 400;  // pictures: some ten screens
}

PictureDelegate::PictureDelegate(QObject* parent) : QStyledItemDelegate(parent), m_pictures(kPicturesKept) {}

void PictureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  // The ground as the style has it: chosen, pointed at.
  QStyleOptionViewItem bare = option;
  bare.text.clear();
  option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &bare, painter, option.widget);
  const auto* model = qobject_cast<const NodeTableModel*>(index.model());
  const WatchedRun* run = model ? model->run() : nullptr;
  if (!run || !run->names().picture) return;
  if (m_session != run->session().serial() || m_look != option.palette.cacheKey()) {
    m_pictures.clear();
    m_session = run->session().serial();
    m_look = option.palette.cacheKey();
  }
  const search::NodeId node = model->nodeAt(index.row());
  const qreal ratio = painter->deviceTransform().m11();  // of the screen, or of somebody's image
  const bool isScreens = ratio == option.widget->devicePixelRatioF();
  const QPixmap* kept = isScreens ? m_pictures.object(node) : nullptr;
  const QPixmap picture =
      kept ? *kept : run->names().picture(run->session(), node, {kSide, kSide}, ratio, option.palette);
  if (isScreens && !kept) m_pictures.insert(node, new QPixmap(picture));
  const QRect room = option.rect.adjusted(spacing::kHalf, 0, -spacing::kHalf, 0);
  painter->drawPixmap(room.left(), room.top() + (room.height() - kSide) / 2, picture);
  const QRect beside = room.adjusted(kSide + spacing::kUnit, 0, 0, 0);
  painter->setFont(option.font);
  painter->setPen(option.palette.color(option.state & QStyle::State_Selected ? QPalette::HighlightedText
                                                                             : QPalette::Text));
  const QString text = index.data(NodeTableModel::MoveRole).toString();
  if (beside.width() > 2 * spacing::kSection)
    painter->drawText(beside, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
}

}  // namespace searchlight::ui
