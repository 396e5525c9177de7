// widgets/game/card_list.cpp: cards painted, and pictures for those that are seen.
#include "widgets/game/card_list.h"

#include <QAbstractListModel>
#include <QElapsedTimer>
#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTextOption>
#include <algorithm>
#include <numeric>
#include <utility>

#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr QSize kPictureSize{144, 112};
constexpr int kCardWidth = 176;  // at least; what is left of a row is shared by its cards
constexpr int kBadgeSide = 20;
constexpr qint64 kPicturesMs = 8;   // of work between two looks at the keyboard
constexpr int kMostPictures = 750;  // 63 KiB each

enum class Badge { Solved, SolvedByComputer, Begun };

// A tick in a disc, one in a ring, or a ring that is half filled: told apart by their shapes as well.
void paintBadge(QPainter& painter, const QRect& at, Badge badge, const QPalette& palette) {
  const QColor ink = palette.color(QPalette::Active, QPalette::Link);
  painter.setPen(QPen(palette.color(QPalette::Base), 2));
  painter.setBrush(badge == Badge::Solved ? ink : palette.color(QPalette::Base));
  painter.drawEllipse(at);
  const QRectF inside = QRectF(at).adjusted(2, 2, -2, -2);
  if (badge != Badge::Begun) {
    painter.setBrush(Qt::NoBrush);
    if (badge == Badge::SolvedByComputer) {
      painter.setPen(QPen(ink, 1.5));
      painter.drawEllipse(inside);
    }
    painter.setPen(roundPen(badge == Badge::Solved ? palette.color(QPalette::Base) : ink, 2));
    const auto point = [&](qreal x, qreal y) {
      return inside.topLeft() + QPointF(x * inside.width(), y * inside.height());
    };
    painter.drawPolyline(QPolygonF({point(0.22, 0.53), point(0.43, 0.74), point(0.79, 0.30)}));
    return;
  }
  painter.setPen(QPen(ink, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(inside);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawPie(inside.adjusted(3, 3, -3, -3), 90 * 16, -180 * 16);
}

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
      case Qt::AccessibleTextRole: return told(card);
      case Qt::ToolTipRole: {
        QStringList lines{card.names, card.fault, card.solvedBy};
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
      }
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
  static QString told(const CardItem& card) {
    QStringList parts{card.title, card.secondLine(), card.fault};
    if (card.standing.isSolved) parts << CardList::tr("solved");
    parts << card.solvedBy << card.own;
    if (card.standing.isBegun) parts << CardList::tr("in progress");
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
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
    const CardItem& item = m_list->card(m_list->m_model->placeOf(index));
    const QRect around =
        option.rect.adjusted(spacing::kHalf, spacing::kHalf, -spacing::kHalf, -spacing::kHalf);
    const SmoothScope smooth(*painter);
    painter->setPen(isChosen ? QPen(palette.color(QPalette::Link), 1.5) : QPen(Qt::NoPen));
    painter->setBrush(isChosen || isHovered
                          ? faint(palette.color(QPalette::Highlight), isChosen ? 0.28F : 0.12F)
                          : faint(palette.color(QPalette::Text), 0.04F));
    painter->drawRoundedRect(QRectF(around).adjusted(0.75, 0.75, -0.75, -0.75), 6, 6);
    QRect line = around.adjusted(spacing::kUnit, spacing::kUnit, -spacing::kUnit, 0);
    const QRect view(line.topLeft(), QSize(line.width(), kPictureSize.height()));
    if (!item.fault.isEmpty()) {
      painter->setPen(palette.color(QPalette::Active, QPalette::PlaceholderText));
      icon(IconId::Warning).paint(painter, QRect(view.left(), view.top(), view.width(), 24));
      QTextOption between(Qt::AlignHCenter | Qt::AlignTop);
      between.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
      painter->drawText(QRectF(view.adjusted(0, 28, 0, 0)), item.fault, between);
    } else if (const QPixmap picture = m_list->picture(m_list->m_model->placeOf(index)); !picture.isNull()) {
      const QSize size = picture.deviceIndependentSize().toSize();
      painter->drawPixmap(line.left() + (line.width() - size.width()) / 2, line.top(), picture);
    }
    line.setTop(line.top() + kPictureSize.height() + spacing::kHalf);
    line.setHeight(option.fontMetrics.lineSpacing());
    const auto write = [&](const QString& text, QPalette::ColorRole ink) {
      painter->setPen(palette.color(QPalette::Active, ink));
      painter->drawText(line, Qt::AlignCenter, elidedAtWord(option.fontMetrics, text, line.width()));
      line.translate(0, option.fontMetrics.lineSpacing());
    };
    write(item.title, QPalette::Text);
    write(item.secondLine(), QPalette::PlaceholderText);
    write(item.own, item.standing.isSolved ? QPalette::Link : QPalette::PlaceholderText);
    QRect badge(around.right() - kBadgeSide - 3, around.top() + spacing::kHalf, kBadgeSide, kBadgeSide);
    const auto paint = [&](bool isSo, Badge what) {
      if (!isSo) return;
      paintBadge(*painter, badge, what, palette);
      badge.translate(0, kBadgeSide + 2);
    };
    paint(item.standing.isSolved, Badge::Solved);
    paint(!item.standing.isSolved && !item.solvedBy.isEmpty(), Badge::SolvedByComputer);
    paint(item.standing.isBegun, Badge::Begun);
  }
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    return {m_list->gridSize().width(), heightOf(option.fontMetrics)};
  }
  static int heightOf(const QFontMetrics& font) {
    return kPictureSize.height() + 3 * font.lineSpacing() + 3 * spacing::kUnit + spacing::kHalf;
  }

 private:
  CardList* m_list;
};

QString CardItem::secondLine() const {
  return number.isEmpty() ? subtitle : QStringLiteral("%1 · %2").arg(number, subtitle);
}

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
  setGridSize({withText(kCardWidth), Delegate::heightOf(fontMetrics())});
  m_timer.setInterval(0);
  connect(&m_timer, &QTimer::timeout, this, &CardList::makePictures);
  onChange(this, {QEvent::PaletteChange}, [this] { m_pictures.clear(); });
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
    numberRows();
    m_pictures.clear();
  });
  Q_EMIT chosenChanged();
}

void CardList::addCard(CardItem item) {
  m_model->insert([&] {
    m_rows.push_back(static_cast<int>(m_shown.size()));
    m_shown.push_back(m_cards.size());
    m_cards.emplace_back(std::move(item));
  });
}

void CardList::refresh(std::size_t place) {
  if (place >= m_cards.size() || !m_source.card) return;
  m_cards[place].reset();
  if (const QModelIndex index = indexOf(place); index.isValid()) Q_EMIT m_model->dataChanged(index, index);
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
  m_model->reset([&] {
    m_shown = std::move(places);
    numberRows();
  });
  if (was && m_rows[*was] >= 0)
    choose(*was);
  else if (!m_shown.empty())
    choose(m_shown.front());
  else
    Q_EMIT chosenChanged();
}

QModelIndex CardList::indexOf(std::size_t place) const {
  return place < m_rows.size() && m_rows[place] >= 0 ? m_model->index(m_rows[place], 0) : QModelIndex();
}

void CardList::numberRows() {
  m_rows.assign(m_cards.size(), -1);
  for (std::size_t row = 0; row < m_shown.size(); ++row) m_rows[m_shown[row]] = static_cast<int>(row);
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

// ---- Nothing yet ----------------------------------------------------------------------------------------------------------------

void CardList::setEmptyText(const QString& text) {
  if (std::exchange(m_emptyText, text) != text) viewport()->update();
}

// Shades of a picture and of two lines of text, fainter row by row.
void CardList::paintEvent(QPaintEvent* event) {
  QListView::paintEvent(event);
  if (m_emptyText.isEmpty() || m_model->rowCount() > 0) return;
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const QSize cell = gridSize();
  const QColor ink = palette().color(QPalette::Text);
  const int line = fontMetrics().lineSpacing();
  float strength = 0.055F;
  for (int y = 0; y < viewport()->height() && strength > 0.01F; y += cell.height(), strength *= 0.5F)
    for (int x = 0; x + cell.width() <= viewport()->width(); x += cell.width()) {
      const QRectF around = QRectF(QPointF(x, y), cell)
                                .adjusted(spacing::kHalf, spacing::kHalf, -spacing::kHalf, -spacing::kHalf);
      painter.setBrush(faint(ink, strength));
      painter.drawRoundedRect(around, 6, 6);
      const QPointF middle(around.center().x(), around.top() + spacing::kUnit);
      const auto bar = [&](double top, double width, double height) {
        painter.drawRoundedRect(QRectF(middle.x() - width / 2, middle.y() + top, width, height), 4, 4);
      };
      bar(0, kPictureSize.width(), kPictureSize.height());
      bar(kPictureSize.height() + spacing::kUnit, 0.5 * around.width(), 0.6 * line);
      bar(kPictureSize.height() + spacing::kUnit + line, 0.35 * around.width(), 0.6 * line);
    }
  // In the middle, on a plate: no shade lies under a word.
  constexpr int kFlags = Qt::AlignCenter | Qt::TextWordWrap;
  const int beside = std::max(spacing::kWide, viewport()->width() / 5);
  const QRect room = viewport()->rect().adjusted(beside, 0, -beside, 0);
  painter.setPen(palette().color(QPalette::Mid));  // without one nothing has an extent
  const QRect words = painter.boundingRect(room, kFlags, m_emptyText);
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(
      QRectF(words.marginsAdded({spacing::kWide, spacing::kMargin, spacing::kWide, spacing::kMargin}))
          .adjusted(0.5, 0.5, -0.5, -0.5),
      6, 6);
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(room, kFlags, m_emptyText);
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

// Equal gaps, whatever the width; Qt keeps the bar's room free also where there is none.
void CardList::resizeEvent(QResizeEvent* event) {
  const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
  const int width = maximumViewportSize().width() - bar - 1;
  const QSize cell(width / std::max(1, width / withText(kCardWidth)), Delegate::heightOf(fontMetrics()));
  if (cell != gridSize()) setGridSize(cell);
  QListView::resizeEvent(event);
}

}  // namespace searchlight::ui
