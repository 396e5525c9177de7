// widgets/lessons/lesson_list.cpp: the rows.
#include "widgets/lessons/lesson_list.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <algorithm>

#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/style.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {
constexpr int kMargin = 16, kPad = 12, kRowGap = 4, kNumber = 28, kWidest = 880;
constexpr int kLeastTold = 2, kMostTold = 8;  // lines below a title
constexpr int kGroupAbove = 24, kGroupBelow = 8, kBarWidth = 96, kBarHeight = 4;

bool isDone(const LessonItem& lesson) { return lesson.steps && lesson.step >= lesson.steps; }
bool isBegun(const LessonItem& lesson) { return lesson.step > 0 && !isDone(lesson); }
}  // namespace

class LessonList::Delegate : public QStyledItemDelegate {
 public:
  explicit Delegate(LessonList* list) : m_list(list) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QFontMetrics title(titleFont(option)), text(option.font);
    const int texts = title.height() + kRowGap + linesOf(index.row(), option.font) * text.lineSpacing();
    return {320, m_list->headingHeight(index.row()) + 2 * kPad + std::max(texts, kPicture.height())};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& item, const QModelIndex& index) const override {
    QStyleOptionViewItem option = item;
    initStyleOption(&option, index);
    const LessonItem& lesson = m_list->m_lessons[static_cast<std::size_t>(index.row())];
    const int heading = m_list->headingHeight(index.row());
    if (heading) drawHeading(painter, option, m_list->groupTitle(index.row()), heading);
    option.rect.setTop(option.rect.top() + heading);
    drawGround(painter, option);
    const QColor quiet = option.palette.color(QPalette::PlaceholderText);
    QRect room = option.rect.adjusted(kMargin, kPad, -kMargin, -kPad);

    painter->setFont(typeFont(option.font, TypeSize::Strong));
    painter->setPen(quiet);
    painter->drawText(QRect(room.left(), room.top(), kNumber - kRowGap, kPicture.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, QString::number(index.row() + 1));
    room.setLeft(room.left() + kNumber);
    drawPicture(painter, option, index.row(), lesson, QRect(room.topLeft(), kPicture));
    room.setLeft(room.left() + kPicture.width() + kMargin);
    drawTexts(painter, option, index.row(), lesson, room);
  }

 private:
  static QFont titleFont(const QStyleOptionViewItem& option) {
    return typeFont(option.font, TypeSize::Figure);
  }

  static void drawHeading(QPainter* painter, const QStyleOptionViewItem& option, const QString& title,
                          int height) {
    const QRect line(option.rect.left() + kMargin, option.rect.top(), option.rect.width() - 2 * kMargin,
                     height - kGroupBelow);
    painter->setFont(typeFont(option.font, TypeSize::Strong));
    painter->setPen(option.palette.color(QPalette::Link));
    painter->drawText(line, Qt::AlignLeft | Qt::AlignBottom, title);
  }

  // The row that Enter opens has a frame, the one under the pointer a tint; a row full of colour would outshine all texts.
  static void drawGround(QPainter* painter, const QStyleOptionViewItem& option) {
    const bool isChosen = option.state & QStyle::State_Selected,
               isPointedAt = option.state & QStyle::State_MouseOver;
    if (!isChosen && !isPointedAt) return;
    const SmoothScope smooth(*painter);
    painter->setPen(isChosen ? QPen(option.palette.color(QPalette::Link), 1) : QPen(Qt::NoPen));
    painter->setBrush(option.palette.color(QPalette::AlternateBase));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(4.5, 2.5, -4.5, -2.5), 6, 6);
  }

  // Until its picture is there, and where it has none, an empty card.
  void drawPicture(QPainter* painter, const QStyleOptionViewItem& option, int row, const LessonItem& lesson,
                   const QRect& place) const {
    if (const QPixmap* picture = m_list->pictureOf(row))
      return painter->drawPixmap(place.topLeft(), *picture);
    const SmoothScope smooth(*painter);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(QPalette::Midlight));
    painter->drawRoundedRect(place, 4, 4);
    if (lesson.isBroken) icon(IconId::Warning).paint(painter, place.adjusted(36, 20, -36, -20));
  }

  // Title and summary; at the right how far one has come, and below that where one starts or goes on.
  void drawTexts(QPainter* painter, const QStyleOptionViewItem& option, int row, const LessonItem& lesson,
                 QRect room) const {
    const QFont title = titleFont(option);
    const QFontMetrics titleSize(title), textSize(option.font);
    const QColor quiet = option.palette.color(QPalette::PlaceholderText);
    QRect first = room;
    first.setHeight(titleSize.height());
    const QString end = standing(lesson), mark = m_list->markOf(row);
    painter->setFont(option.font);
    painter->setPen(quiet);
    painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, end);
    first.setRight(first.right() - textSize.horizontalAdvance(end) - kMargin);
    if (isDone(lesson)) {
      icon(IconId::Check).paint(painter, QRect(first.right() - 16, first.center().y() - 8, 16, 16));
      first.setRight(first.right() - 16 - kRowGap);
    }
    painter->setFont(title);
    painter->setPen(lesson.isBroken ? quiet : option.palette.color(QPalette::Text));
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                      elidedAtWord(titleSize, lesson.title, first.width()));
    QRect second = room;
    second.setTop(first.bottom() + kRowGap);
    painter->setFont(option.font);
    const int below = second.top() + kRowGap;
    int width = isBegun(lesson) ? kBarWidth : 0;
    if (isBegun(lesson)) drawBar(painter, option, lesson, {room.right() - kBarWidth, below});
    if (!mark.isEmpty()) {
      const QSize pill(textSize.horizontalAdvance(mark) + 2 * kPad, textSize.height() + kPad / 2);
      const int under = below + (isBegun(lesson) ? kBarHeight + 2 * kRowGap : 0);
      drawPill(painter, option, mark, {{room.right() - pill.width(), under}, pill});
      width = std::max(width, pill.width());
    }
    if (width > 0) second.setRight(second.right() - width - kMargin);
    painter->setPen(quiet);
    paintLines(*painter, second, toldOf(lesson), kMostTold);
  }

  static const QString& toldOf(const LessonItem& lesson) {
    return lesson.note.isEmpty() ? lesson.summary : lesson.note;
  }

  // What is told takes them in the list's width, beside all that may come to stand at the right.
  int linesOf(int row, const QFont& font) const {
    const QFontMetrics text(font);
    const LessonItem& lesson = m_list->m_lessons[static_cast<std::size_t>(row)];
    const QString mark = m_list->markOf(row);
    const int aside = std::max(isBegun(lesson) ? kBarWidth : 0,
                               mark.isEmpty() ? 0 : text.horizontalAdvance(mark) + 2 * kPad);
    const int width = m_list->viewport()->width() - 3 * kMargin - kNumber - kPicture.width() -
                      (aside > 0 ? aside + kMargin : 0);
    return std::clamp(ui::linesOf(font, toldOf(lesson), width), kLeastTold, kMostTold);
  }

  static void drawPill(QPainter* painter, const QStyleOptionViewItem& option, const QString& text,
                       const QRect& pill) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(QPalette::Highlight));
    painter->drawRoundedRect(pill, 6, 6);
    painter->restore();
    painter->setPen(option.palette.color(QPalette::HighlightedText));
    painter->drawText(pill, Qt::AlignCenter, text);
  }

  static void drawBar(QPainter* painter, const QStyleOptionViewItem& option, const LessonItem& lesson,
                      QPoint at) {
    QRectF bar(at, QSizeF(kBarWidth, kBarHeight));
    const SmoothScope smooth(*painter);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(QPalette::Midlight));
    painter->drawRoundedRect(bar, kBarHeight / 2.0, kBarHeight / 2.0);
    bar.setWidth(bar.width() * lesson.step / lesson.steps);
    painter->setBrush(option.palette.color(QPalette::Link));
    painter->drawRoundedRect(bar, kBarHeight / 2.0, kBarHeight / 2.0);
  }

  LessonList* m_list;
};

LessonList::LessonList(QWidget* parent)
    : QListView(parent),
      m_model(new QStandardItemModel(this)),
      m_heading(new QLabel(this)),
      m_done(new QLabel(this)) {
  setType(m_heading, TypeSize::Title);
  m_done->setForegroundRole(QPalette::PlaceholderText);
  setModel(m_model);
  setItemDelegate(new Delegate(this));
  itemDelegate()->setParent(this);
  setFrameShape(QFrame::NoFrame);
  viewport()->setAutoFillBackground(false);
  setEditTriggers(NoEditTriggers);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  setMouseTracking(true);
  m_draw.setSingleShot(true);
  connect(&m_draw, &QTimer::timeout, this, &LessonList::drawNext);
  connect(this, &QListView::clicked, this, [this](const QModelIndex& at) { Q_EMIT opened(at.row()); });
  connect(this, &QListView::activated, this, [this](const QModelIndex& at) {
    // A click has opened it already where the style activates by one.
    if (!style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, this))
      Q_EMIT opened(at.row());
  });
  keepTranslated(this, [this] { tell(); });
  onChange(this, {QEvent::PaletteChange}, [this] { m_pictures.clear(); });
  onChange(this, {QEvent::FontChange, QEvent::StyleChange}, [this] {
    setType(m_heading, TypeSize::Title);
    placeHeading();
  });
}

void LessonList::setLessons(std::vector<LessonItem> lessons) {
  m_lessons = std::move(lessons);
  tell();
}

QString LessonList::groupTitle(int row) const {
  const auto at = static_cast<std::size_t>(row);
  if (at >= m_lessons.size() || (row > 0 && m_lessons[at].group == m_lessons[at - 1].group)) return {};
  switch (m_lessons[at].group.value_or(4)) {
    case 0: return tr("Finding a path");
    case 1: return tr("States");
    case 2: return tr("One loop, many searches");
    case 3: return tr("Faster and farther");
    // Those alone need no heading.
    default: return row > 0 ? tr("Your lessons") : QString();
  }
}

int LessonList::headingHeight(int row) const {
  return groupTitle(row).isEmpty() ? 0 : kGroupAbove + QFontMetrics(font()).height() + kGroupBelow;
}

QString LessonList::markOf(int row) const {
  const auto next = std::ranges::find_if(m_lessons, [](const LessonItem& lesson) {
    return lesson.group && !lesson.isBroken && !isDone(lesson);
  });
  if (next == m_lessons.end() || next - m_lessons.begin() != row) return {};
  const bool isNew = std::ranges::all_of(m_lessons, [](const LessonItem& l) { return l.step == 0; });
  return isNew ? tr("Start here") : tr("Continue here");
}

// ---- Pictures ---------------------------------------------------------------------------------------------------------

// nullptr: there is none yet, and if there is one at all it comes in a later turn of the event loop.
const QPixmap* LessonList::pictureOf(int row) {
  const LessonItem& lesson = m_lessons[static_cast<std::size_t>(row)];
  if (!lesson.picture || lesson.key.isEmpty()) return nullptr;
  const auto known = m_pictures.constFind(lesson.key);
  if (known != m_pictures.constEnd() && qFuzzyCompare(known->devicePixelRatio(), devicePixelRatioF()))
    return &*known;
  if (std::ranges::find(m_wanted, row) == m_wanted.end()) m_wanted.push_back(row);
  if (!m_draw.isActive()) m_draw.start(0);
  return nullptr;
}

void LessonList::drawNext() {
  if (m_wanted.empty()) return;
  const int row = m_wanted.front();
  m_wanted.erase(m_wanted.begin());
  if (!m_wanted.empty()) m_draw.start(0);
  if (row >= static_cast<int>(m_lessons.size())) return;
  const LessonItem& lesson = m_lessons[static_cast<std::size_t>(row)];
  const double ratio = devicePixelRatioF();
  QPixmap picture(kPicture * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath card;
  card.addRoundedRect(QRectF(QPointF(), kPicture), 4, 4);
  painter.fillPath(card, palette().color(QPalette::Midlight));
  painter.setClipPath(card);
  lesson.picture(painter, QRectF(QPointF(), kPicture), palette());
  painter.end();
  m_pictures.insert(lesson.key, picture);
  viewport()->update();
}

// A heading is no part of the lesson below it.
// Arrows and Enter have a row from the first on.
void LessonList::focusInEvent(QFocusEvent* event) {
  QListView::focusInEvent(event);
  if (!currentIndex().isValid() && m_model->rowCount() > 0) setCurrentIndex(m_model->index(0, 0));
}

void LessonList::paintEvent(QPaintEvent* event) {
  QListView::paintEvent(event);
  QPainter painter(viewport());
  if (hasFocus()) paintFocusRing(&painter, viewport()->rect(), *this);
}

void LessonList::mousePressEvent(QMouseEvent* event) {
  const QModelIndex at = indexAt(event->pos());
  if (at.isValid() && event->pos().y() < visualRect(at).top() + headingHeight(at.row()))
    return event->ignore();
  QListView::mousePressEvent(event);
}

QString LessonList::standing(const LessonItem& lesson) {
  QStringList out;
  if (lesson.asked) out += tr("%1 of %2 correct").arg(lesson.right).arg(lesson.asked);
  if (lesson.step && lesson.step < lesson.steps)
    out += tr("step %1 of %2").arg(lesson.step).arg(lesson.steps);
  else if (!lesson.step && lesson.minutes)
    out += tr("%n minutes", nullptr, lesson.minutes);
  return out.join(QStringLiteral(" · "));
}

// What is painted is told as text, for screen readers and for finding a row by typing.
void LessonList::tell() {
  setAccessibleName(tr("Lessons"));
  // What cannot be read cannot be done.
  const auto broken = std::ranges::count_if(m_lessons, &LessonItem::isBroken);
  const auto done = std::ranges::count_if(
      m_lessons, [](const LessonItem& lesson) { return !lesson.isBroken && isDone(lesson); });
  const auto all = std::ssize(m_lessons) - broken;
  m_heading->setText(tr("Lessons"));
  m_done->setText(all == 0 ? QString() : tr("%1 of %2 done").arg(done).arg(all));
  placeHeading();
  setWhatsThis(tr("Lists all lessons and your progress. Choose a lesson to start or continue it."));
  while (m_model->rowCount() > static_cast<int>(m_lessons.size()))
    m_model->removeRow(m_model->rowCount() - 1);
  for (std::size_t i = 0; i < m_lessons.size(); ++i) {
    const LessonItem& lesson = m_lessons[i];
    const int row = static_cast<int>(i);
    if (row >= m_model->rowCount()) m_model->appendRow(new QStandardItem);
    QStandardItem* item = m_model->item(row);
    item->setText(lesson.title);
    QStringList told{QStringLiteral("%1. %2").arg(row + 1).arg(lesson.title)};
    if (const QString group = groupTitle(row); !group.isEmpty()) told.prepend(group);
    for (const QString& part : {markOf(row), lesson.note, lesson.summary, standing(lesson)})
      if (!part.isEmpty()) told += part;
    item->setAccessibleText(told.join(QStringLiteral(". ")));
    item->setToolTip(lesson.note);
    item->setEditable(false);
  }
  if (!currentIndex().isValid() && m_model->rowCount()) setCurrentIndex(m_model->index(0, 0));
  m_wanted.clear();
  scheduleDelayedItemsLayout();
  viewport()->update();
}

// Over the rows: the count over how they end, where there is room beside the heading. A line of text is read with ease up to some
// width: what is left is shared by both sides.
void LessonList::placeHeading() {
  const int side = std::max(kMargin, (width() - withText(kWidest)) / 2);
  setViewportMargins(side, kMargin + m_heading->sizeHint().height() + kMargin / 2, side, kMargin);
  const QRect rows = viewport()->geometry().adjusted(kMargin, 0, -kMargin, 0);
  const QSize done = m_done->sizeHint(), heading = m_heading->sizeHint();
  m_heading->setGeometry(rows.left(), kMargin, std::min(heading.width(), rows.width()), heading.height());
  m_done->setGeometry(rows.right() - done.width(), kMargin + (heading.height() - done.height()) / 2,
                      done.width(), done.height());
  m_done->setVisible(m_heading->geometry().right() + kMargin <= m_done->x());
}

void LessonList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  placeHeading();
  if (event->size().width() != event->oldSize().width()) scheduleDelayedItemsLayout();
}

}  // namespace searchlight::ui
