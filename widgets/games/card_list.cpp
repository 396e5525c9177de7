// widgets/games/card_list.cpp: cards painted, and pictures for those that are seen.
#include "widgets/games/card_list.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <cstddef>
#include <utility>

#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr QSize kPictureSize{96, 116}, kGridSize{160, 192};
constexpr qint64 kPicturesMs = 8;     // of work between two looks at the keyboard
constexpr int kMostPictures = 1'000;  // 44 KiB each

constexpr int kSubtitleRole = Qt::UserRole, kOwnRole = Qt::UserRole + 1;

}  // namespace

// The picture as it is, whatever is chosen, and below it name and figures, each on a line of its own.
class CardList::Delegate : public QStyledItemDelegate {
 public:
  explicit Delegate(CardList* list) : QStyledItemDelegate(list), m_list(list) {}
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QPalette& palette = option.palette;
    const bool isChosen = option.state & QStyle::State_Selected,
               isHovered = option.state & QStyle::State_MouseOver;
    const QRectF card = QRectF(option.rect).adjusted(spacing::kHalf, 1, -spacing::kHalf, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isChosen || isHovered) {
      QColor ground = palette.color(QPalette::Highlight);
      ground.setAlphaF(isChosen ? 0.28F : 0.12F);
      painter->setBrush(ground);
      painter->setPen(isChosen ? QPen(palette.color(QPalette::Link), 1.5) : QPen(Qt::NoPen));
      painter->drawRoundedRect(card, 6, 6);
    }
    QRect line = option.rect.adjusted(spacing::kUnit, spacing::kUnit, -spacing::kUnit, 0);
    if (const QPixmap picture = m_list->picture(index.row()); !picture.isNull()) {
      const QSize size = picture.deviceIndependentSize().toSize();
      painter->drawPixmap(line.left() + (line.width() - size.width()) / 2, line.top(), picture);
    }
    line.setTop(line.top() + kPictureSize.height() + spacing::kHalf);
    line.setHeight(option.fontMetrics.lineSpacing());
    const auto write = [&](const QString& text, QPalette::ColorRole ink) {
      painter->setPen(palette.color(QPalette::Active, ink));
      painter->drawText(line, Qt::AlignCenter,
                        option.fontMetrics.elidedText(text, Qt::ElideRight, line.width()));
      line.translate(0, option.fontMetrics.lineSpacing());
    };
    write(index.data(Qt::DisplayRole).toString(), QPalette::Text);
    write(index.data(kSubtitleRole).toString(), QPalette::PlaceholderText);
    write(index.data(kOwnRole).toString(), QPalette::Link);
    painter->restore();
  }
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    return {kGridSize.width(), kPictureSize.height() + 3 * option.fontMetrics.lineSpacing() +
                                   2 * spacing::kUnit + spacing::kHalf};
  }

 private:
  CardList* m_list;
};

CardList::CardList(QWidget* parent) : QListWidget(parent), m_pictures(kMostPictures) {
  setViewMode(QListView::IconMode);
  setResizeMode(QListView::Adjust);
  setMovement(QListView::Static);
  setUniformItemSizes(true);
  setItemDelegate(new Delegate(this));
  setMouseTracking(true);
  setIconSize(kPictureSize);
  setGridSize(kGridSize);
  setSpacing(spacing::kHalf);
  m_timer.setInterval(0);
  connect(&m_timer, &QTimer::timeout, this, &CardList::makePictures);
}

void CardList::addCards(std::vector<CardItem> items) {
  m_items.reserve(m_items.size() + items.size());
  for (CardItem& item : items) {
    auto* row = new QListWidgetItem(item.title);
    row->setData(kSubtitleRole, item.subtitle);
    row->setData(kOwnRole, item.own);
    row->setData(Qt::AccessibleTextRole, item.title + QStringLiteral(", ") + item.subtitle);
    row->setToolTip(item.names);
    m_items.push_back(std::move(item));
    addItem(row);
  }
}

void CardList::clearCards() {
  m_wanted.clear();
  m_pictures.clear();
  clear();
  m_items.clear();
}

QPixmap CardList::picture(int row) const {
  if (const QPixmap* known = m_pictures.object(row)) return *known;
  if (card(row).picture) {
    m_wanted.insert(row);
    if (!m_timer.isActive()) m_timer.start();
  }
  return {};
}

void CardList::makePictures() {
  QElapsedTimer clock;
  clock.start();
  while (!m_wanted.empty() && clock.elapsed() < kPicturesMs) {
    const int row = *m_wanted.begin();
    m_wanted.erase(m_wanted.begin());
    const QRect place = visualItemRect(item(row));
    if (!place.intersects(viewport()->rect())) continue;  // scrolled away since
    m_pictures.insert(
        row, new QPixmap(card(row).picture(kPictureSize, devicePixelRatioF(), Theme::of(palette()))));
    viewport()->update(place);
  }
  if (m_wanted.empty()) m_timer.stop();
}

void CardList::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) m_pictures.clear();
}

}  // namespace searchlight::ui
