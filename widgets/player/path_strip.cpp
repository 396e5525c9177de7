// widgets/player/path_strip.cpp: a row of small boards, and where each of them leads.
#include "widgets/player/path_strip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <algorithm>

#include "widgets/run/taken_goal.h"
#include "widgets/run/transport.h"
#include "widgets/tables/node_pictures.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

using search::EventKind;
using search::NodeId;

namespace {

constexpr int kTitleWidth = 92;  // beside the boards, in two or three lines
constexpr int kBelow = 6;        // room for a ring round the strip

// A small board over its number; what is shown has its number on a plate.
class PathDelegate : public QStyledItemDelegate {
 public:
  PathDelegate(NodePictures* pictures, QObject* parent) : QStyledItemDelegate(parent), m_pictures(pictures) {}

  static QSize size(const QFontMetrics& metrics) {
    return {NodePictures::kSide + spacing::kUnit, NodePictures::kSide + metrics.height() + spacing::kUnit};
  }
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    return size(option.fontMetrics);
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* model = static_cast<const PathModel*>(index.model());
    const WatchedRun* run = model->run();
    if (!run || !run->names().picture) return;
    QStyleOptionViewItem bare = option;
    bare.text.clear();
    bare.state.setFlag(QStyle::State_Selected, false);
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &bare, painter, option.widget);
    const QRect box = option.rect;
    const QPalette& palette = option.palette;
    const std::optional<std::size_t> stop = model->stopAt(index.row());
    const QRect below(box.left(), box.bottom() - option.fontMetrics.height(), box.width(),
                      option.fontMetrics.height());
    if (stop) {
      const QPoint corner(box.left() + (box.width() - NodePictures::kSide) / 2, box.top() + spacing::kHalf);
      painter->drawPixmap(
          corner, m_pictures->picture(*run, model->path().stops[*stop].node, *option.widget, *painter));
    }
    const bool isHere = index.data(PathModel::HereRole).toBool();
    const QString caption = index.data(PathModel::CaptionRole).toString();
    const SmoothScope smooth(*painter);
    if (isHere) {
      const int width =
          std::max(option.fontMetrics.horizontalAdvance(caption) + 2 * spacing::kUnit, spacing::kSection);
      painter->setPen(Qt::NoPen);
      painter->setBrush(palette.color(QPalette::Highlight));
      painter->drawRoundedRect(QRect(box.center().x() - width / 2, below.top(), width, below.height()), 4, 4);
    }
    painter->setFont(option.font);
    painter->setPen(palette.color(isHere ? QPalette::HighlightedText
                                  : stop ? QPalette::Text
                                         : QPalette::PlaceholderText));
    painter->drawText(stop ? below : box, Qt::AlignCenter, caption);
    if (option.state & QStyle::State_HasFocus) {
      painter->setPen(QPen(palette.color(QPalette::Highlight), 2));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), 3, 3);
    }
  }

 private:
  NodePictures* m_pictures;
};

// Where a state was expanded; one that was not, where it was put into OPEN or came by a cheaper way.
WatchedRun::Predicate arrivalAt(const PathStop& stop) {
  return [stop](const search::Session& session, std::size_t i) {
    const search::Event& e = session.trace()[i];
    if (e.node != stop.node) return false;
    if (e.kind == EventKind::Goal) return true;
    return stop.isExpanded
               ? e.kind == EventKind::Expand
               : e.kind == EventKind::Generate || e.kind == EventKind::Relax || e.kind == EventKind::Reopen;
  };
}

}  // namespace

PathStrip::PathStrip(NodePictures* pictures, QWidget* parent)
    : QWidget(parent),
      m_arrow(new QToolButton(this)),
      m_title(new QLabel(this)),
      m_list(new QListView(this)),
      m_gate(this, [this] { refresh(); }) {
  m_arrow->setAutoRaise(true);
  m_arrow->setFocusPolicy(Qt::TabFocus);
  m_title->setForegroundRole(QPalette::PlaceholderText);
  m_title->setContentsMargins(0, spacing::kHalf, 0, spacing::kHalf);
  m_list->setModel(&m_model);
  m_list->setItemDelegate(new PathDelegate(pictures, m_list));
  m_list->setFlow(QListView::LeftToRight);
  m_list->setUniformItemSizes(true);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setSelectionMode(QAbstractItemView::SingleSelection);
  m_list->setMouseTracking(true);
  m_list->setMinimumWidth(1);
  m_list->viewport()->setAutoFillBackground(false);
  m_list->installEventFilter(this);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(spacing::kHalf, 0, spacing::kMargin, kBelow);
  row->setSpacing(spacing::kHalf);
  row->addWidget(m_arrow, 0, Qt::AlignTop);
  row->addWidget(m_title);
  row->addWidget(m_list, 1);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

  connect(m_arrow, &QToolButton::clicked, this, [this] {
    bool& opens = m_opens[m_isLow ? 1 : 0];
    opens = !opens;
    fold();
    Q_EMIT foldingChanged();
  });
  connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { go(index.row()); });
  connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) { go(index.row()); });
  connect(pictures, &NodePictures::roomAgain, m_list->viewport(), qOverload<>(&QWidget::update));
  onChange(this, {QEvent::LanguageChange}, [this] { m_model.retranslate(); });
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::FontChange}, [this] { retranslate(); });
}

void PathStrip::setRun(Transport* transport, WatchedRun* run) {
  m_transport = transport;
  if (WatchedRun* before = m_gate.watched()) before->disconnect(this);
  if (run) {
    connect(run, &WatchedRun::moved, this, [this] { m_chosen.reset(); });
    connect(run, &WatchedRun::searchChanged, this, [this] {
      m_chosen.reset();
      m_isOurs = false;
    });
  }
  m_chosen.reset();
  m_isOurs = false;
  m_gate.setRun(run);
}

void PathStrip::showNode(std::optional<NodeId> node) {
  m_chosen = node;
  m_gate.request();
}

// As long as one goes along the way it is the same one, also while the cursor is between two of its states.
void PathStrip::refresh() {
  const WatchedRun* run = m_gate.searching();
  const bool isOnTheWay = m_isOurs && m_transport && m_transport->activity() == Transport::Activity::Seeking;
  if (isOnTheWay && m_model.run()) return;
  m_isOurs = m_model.show(run, m_chosen, m_isOurs || m_chosen) && m_isOurs;
  if (!m_list->hasFocus() || !m_list->currentIndex().isValid())
    m_list->setCurrentIndex(m_model.index(m_model.rowOf(m_model.path().here)));
  retranslate();
}

void PathStrip::go(int row) {
  const std::optional<std::size_t> at = m_model.stopAt(row);
  const WatchedRun* run = m_model.run();
  if (!at || !run || !m_transport) return;
  const PathStop stop = m_model.path().stops[*at];
  const WatchedRun::Predicate isIt = arrivalAt(stop);
  const auto event = eventShown(*run, std::nullopt);
  if (event && isIt(run->session(), *event)) {
    if (!m_chosen) return;
    m_isOurs = true;
    return Q_EMIT nodeLetGo();
  }
  m_isOurs = true;
  const search::PlayedNode now = run->player().node(stop.node);
  const bool isBehind = stop.isExpanded ? now.timesExpanded > 0 : now.status != search::NodeStatus::Unseen;
  isBehind ? m_transport->toPreviousEvent(isIt) : m_transport->toNextEvent(isIt);
}

// ---- How much of it there is room for ------------------------------------------------------------------------------------

void PathStrip::setWindowHeight(int pixels) {
  const bool isLow = pixels < kLow;
  if (isLow == m_isLow) return;
  m_isLow = isLow;
  fold();
}

void PathStrip::setOpens(std::array<bool, 2> opens) {
  m_opens = opens;
  fold();
}

void PathStrip::fold() {
  const bool hadFocus = m_list->hasFocus();
  m_list->setVisible(isOpen());
  fitRoom();
  if (hadFocus && !isOpen()) m_arrow->setFocus();
  retranslate();
}

void PathStrip::fitRoom() {
  const QSize item = PathDelegate::size(m_list->fontMetrics());
  m_list->setFixedHeight(item.height());
  // Whatever its title would like: the board above does not move when that is told in other words.
  setMaximumHeight(isOpen() ? item.height() + kBelow : QWIDGETSIZE_MAX);
  m_model.setRoom(static_cast<std::size_t>(std::max(0, m_list->width() / item.width())));
}

bool PathStrip::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) fitRoom();
  return QWidget::eventFilter(watched, event);
}

void PathStrip::retranslate() {
  const QString title = m_model.title();
  m_arrow->setArrowType(isOpen() ? Qt::DownArrow : Qt::RightArrow);
  m_arrow->setToolTip(isOpen() ? tr("Hide the path") : tr("Show the path as small boards"));
  m_arrow->setAccessibleName(isOpen() ? m_arrow->toolTip() : title);
  m_title->setWordWrap(isOpen());
  m_title->setAlignment(Qt::AlignLeft | (isOpen() ? Qt::AlignTop : Qt::AlignVCenter));
  const int width = withText(kTitleWidth);
  m_title->setMinimumWidth(isOpen() ? width : 0);
  m_title->setMaximumWidth(isOpen() ? width : QWIDGETSIZE_MAX);
  m_title->setText(title);
  m_list->setAccessibleName(title);
  setWhatsThis(
      tr("Shows the path from the start to the current state as small boards. Click a board to go to the "
         "moment the search reached that state."));
}

}  // namespace searchlight::ui
