// widgets/tables/node_pictures.cpp: what is kept, and how much of a frame is spent.
#include "widgets/tables/node_pictures.h"

#include <QPainter>
#include <QTimerEvent>
#include <QWidget>

#include "widgets/theme/motion_clock.h"
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

namespace {
constexpr int kPicturesKept = 400;  // some ten screens; 5 MB
}

NodePictures::NodePictures(QObject* parent) : QObject(parent), m_kept(kPicturesKept) {}

QPixmap NodePictures::picture(const WatchedRun& run, search::NodeId node, const QWidget& widget,
                              const QPainter& painter) {
  const qreal ratio = painter.deviceTransform().m11();
  const auto made = [&] {
    return run.names().picture(run.session(), node, {kSide, kSide}, ratio, widget.palette());
  };
  if (!isOnScreen(widget, painter)) return made();
  if (m_session != run.session().serial() || m_look != widget.palette().cacheKey()) {
    m_kept.clear();
    m_session = run.session().serial();
    m_look = widget.palette().cacheKey();
  }
  if (const QPixmap* kept = m_kept.object(node); kept && kept->devicePixelRatio() == ratio) return *kept;
  if (!mayMake()) return {};
  const Clock::time_point began = Clock::now();
  const QPixmap picture = made();
  m_spent += Clock::now() - began;
  m_kept.insert(node, new QPixmap(picture));
  return picture;
}

// One at least in every frame, however long it takes.
bool NodePictures::mayMake() {
  const Clock::time_point now = Clock::now();
  if (now - m_frameBegan >= kFrame) {
    m_frameBegan = now;
    m_spent = {};
  }
  if (m_spent < kBudget) return true;
  if (!m_next.isActive()) m_next.start(static_cast<int>(kFrame.count()), this);
  return false;
}

void NodePictures::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_next.timerId()) return QObject::timerEvent(event);
  m_next.stop();
  Q_EMIT roomAgain();
}

}  // namespace searchlight::ui
