// widgets/games/card_list.cpp: cards painted, and pictures for those that are seen.
#include "widgets/games/card_list.h"

#include <QAbstractListModel>
#include <QElapsedTimer>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <numeric>
#include <utility>

#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr QSize kPictureSize{96, 116}, kGridSize{160, 192};
constexpr qint64 kPicturesMs = 8;     // of work between two looks at the keyboard
constexpr int kMostPictures = 1'000;  // 44 KiB each

constexpr int kSubtitleRole = Qt::UserRole, kOwnRole = Qt::UserRole + 1;

}  // namespace

// A row for each card that is shown.
class CardList::Model : public QAbstractListModel {
 public:
  explicit Model(CardList* list) : QAbstractListModel(list), m_list(list) {}
  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(m_list->m_shown.size());
  }
  QVariant data(const QModelIndex& index, int role) const override {
    if (!index.isValid()) return {};
    const CardItem& card = m_list->card(placeOf(index));
    switch (role) {
      case Qt::DisplayRole: return card.title;
      case Qt::AccessibleTextRole:
        return card.title + QStringLiteral(", ") + card.subtitle +
               (card.own.isEmpty() ? QString() : QStringLiteral(", ") + card.own);
      case Qt::ToolTipRole: return card.names;
      case kSubtitleRole: return card.subtitle;
      case kOwnRole: return card.own;
      default: return {};
    }
  }
  std::size_t placeOf(const QModelIndex& index) const {
    return m_list->m_shown[static_cast<std::size_t>(index.row())];
  }
  template <class Change>
  void reset(const Change& change) {
    beginResetModel();
    change();
    endResetModel();
  }
  template <class Change>
  void insert(const Change& change) {
    beginInsertRows({}, rowCount(), rowCount());
    change();
    endInsertRows();
  }

 private:
  CardList* m_list;
};

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
    if (const QPixmap picture = m_list->picture(m_list->m_model->placeOf(index)); !picture.isNull()) {
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

CardList::CardList(QWidget* parent) : QListView(parent), m_model(new Model(this)), m_pictures(kMostPictures) {
  // Not Qt's icons, which may be moved by hand, and take a tree of places for that.
  setFlow(QListView::LeftToRight);
  setWrapping(true);
  setResizeMode(QListView::Adjust);
  setUniformItemSizes(true);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setItemDelegate(new Delegate(this));
  setModel(m_model);
  setMouseTracking(true);
  setGridSize(kGridSize);
  setSpacing(spacing::kHalf);
  m_timer.setInterval(0);
  connect(&m_timer, &QTimer::timeout, this, &CardList::makePictures);
}

CardList::~CardList() = default;

// ---- Cards, and which of them are seen ----------------------------------------------------------------------------------------

void CardList::setCards(CardSource source) {
  m_wanted.clear();
  m_model->reset([&] {
    m_source = std::move(source);
    m_cards.assign(m_source.count, std::nullopt);
    m_shown.resize(m_source.count);
    std::iota(m_shown.begin(), m_shown.end(), std::size_t{0});
    m_pictures.clear();
  });
  Q_EMIT chosenChanged();
}

void CardList::addCard(CardItem item) {
  m_model->insert([&] {
    m_shown.push_back(m_cards.size());
    m_cards.emplace_back(std::move(item));
  });
}

const CardItem& CardList::card(std::size_t place) const {
  std::optional<CardItem>& card = m_cards[place];
  if (!card) card = m_source.card(place);
  return *card;
}

void CardList::showOnly(std::vector<std::size_t> places) {
  if (places == m_shown) return;
  const auto was = chosen();
  m_wanted.clear();
  m_model->reset([&] { m_shown = std::move(places); });
  if (was && std::ranges::binary_search(m_shown, *was))
    choose(*was);
  else if (!m_shown.empty())
    choose(m_shown.front());
  else
    Q_EMIT chosenChanged();
}

QModelIndex CardList::indexOf(std::size_t place) const {
  const auto at = std::ranges::lower_bound(m_shown, place);
  if (at == m_shown.end() || *at != place) return {};
  return m_model->index(static_cast<int>(at - m_shown.begin()), 0);
}

std::optional<std::size_t> CardList::chosen() const {
  if (!currentIndex().isValid()) return std::nullopt;
  return m_model->placeOf(currentIndex());
}

void CardList::choose(std::size_t place) { setCurrentIndex(indexOf(place)); }

void CardList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  Q_EMIT chosenChanged();
}

// ---- Pictures -------------------------------------------------------------------------------------------------------------------

QPixmap CardList::picture(std::size_t place) const {
  if (const QPixmap* known = m_pictures.object(place)) return *known;
  if (card(place).picture) {
    m_wanted.insert(place);
    if (!m_timer.isActive()) m_timer.start();
  }
  return {};
}

void CardList::makePictures() {
  QElapsedTimer clock;
  clock.start();
  while (!m_wanted.empty() && clock.elapsed() < kPicturesMs) {
    const std::size_t place = *m_wanted.begin();
    m_wanted.erase(m_wanted.begin());
    const QRect seen = visualRect(indexOf(place));
    if (!seen.intersects(viewport()->rect())) continue;  // scrolled away since
    m_pictures.insert(
        place, new QPixmap(card(place).picture(kPictureSize, devicePixelRatioF(), Theme::of(palette()))));
    viewport()->update(seen);
  }
  if (m_wanted.empty()) m_timer.stop();
}

void CardList::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) m_pictures.clear();
}

}  // namespace searchlight::ui
