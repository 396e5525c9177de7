// widgets/lessons/lesson_list.cpp: the rows.
#include "widgets/lessons/lesson_list.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <algorithm>

#include "widgets/theme/icons.h"
#include "widgets/theme/style.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {
constexpr int kMargin = 16, kRowGap = 4, kSign = 20, kWidest = 880, kLines = 2;

bool isDone(const LessonItem& lesson) { return lesson.steps && lesson.step >= lesson.steps; }
}  // namespace

class LessonList::Delegate : public QStyledItemDelegate {
 public:
  explicit Delegate(const LessonList* list) : m_list(list) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    const QFontMetrics title(titleFont(option)), text(option.font);
    return {320, 2 * kMargin + title.height() + kRowGap + kLines * text.lineSpacing()};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& item, const QModelIndex& index) const override {
    QStyleOptionViewItem option = item;
    initStyleOption(&option, index);
    const LessonItem& lesson = m_list->m_lessons[static_cast<std::size_t>(index.row())];
    drawGround(painter, option);
    const QColor ink = option.palette.color(QPalette::Text);
    const QColor quiet = option.palette.color(QPalette::PlaceholderText);
    QRect room = option.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    drawSign(painter, lesson, QRect(room.left(), room.top(), kSign, kSign));
    room.setLeft(room.left() + kSign + kMargin);

    const QFont title = titleFont(option);
    const QFontMetrics titleSize(title), textSize(option.font);
    QRect first = room;
    first.setHeight(titleSize.height());
    const QString end = standing(lesson);
    painter->setFont(option.font);
    painter->setPen(quiet);
    painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, end);
    first.setRight(first.right() - textSize.horizontalAdvance(end) - kMargin);
    painter->setFont(title);
    painter->setPen(lesson.isBroken ? quiet : ink);
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                      titleSize.elidedText(lesson.title, Qt::ElideRight, first.width()));
    QRect second = room;
    second.setTop(first.bottom() + kRowGap);
    painter->setFont(option.font);
    painter->setPen(quiet);
    const QString summary = lesson.note.isEmpty() ? lesson.summary : lesson.note;
    paintLines(*painter, second, summary, kLines);
  }

 private:
  static QFont titleFont(const QStyleOptionViewItem& option) {
    return typeFont(option.font, TypeSize::Figure);
  }

  // The row that Enter opens has a frame, the one under the pointer a tint; a row full of colour would outshine all texts.
  static void drawGround(QPainter* painter, const QStyleOptionViewItem& option) {
    const bool isChosen = option.state & QStyle::State_Selected,
               isPointedAt = option.state & QStyle::State_MouseOver;
    if (!isChosen && !isPointedAt) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(isChosen ? QPen(option.palette.color(QPalette::Link), 1) : QPen(Qt::NoPen));
    painter->setBrush(option.palette.color(QPalette::AlternateBase));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(4.5, 4.5, -4.5, -4.5), 4, 4);
    painter->restore();
  }

  // How far one has come.
  static void drawSign(QPainter* painter, const LessonItem& lesson, const QRect& room) {
    const auto draw = [&](IconId id) { icon(id).paint(painter, room); };
    if (lesson.isBroken) return draw(IconId::Warning);
    if (isDone(lesson)) return draw(IconId::Check);
    if (lesson.step) return draw(IconId::Play);
    draw(IconId::Lessons);
  }

  const LessonList* m_list;
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
  setUniformItemSizes(true);
  setMouseTracking(true);
  connect(this, &QListView::clicked, this, [this](const QModelIndex& at) { Q_EMIT opened(at.row()); });
  connect(this, &QListView::activated, this, [this](const QModelIndex& at) {
    // A click has opened it already where the style activates by one.
    if (!style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, this))
      Q_EMIT opened(at.row());
  });
  tell();
}

void LessonList::setLessons(std::vector<LessonItem> lessons) {
  m_lessons = std::move(lessons);
  tell();
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
    QStringList told{lesson.title};
    for (const QString& part : {lesson.note, lesson.summary, standing(lesson)})
      if (!part.isEmpty()) told += part;
    item->setAccessibleText(told.join(QStringLiteral(". ")));
    item->setToolTip(lesson.note);
    item->setEditable(false);
  }
  if (!currentIndex().isValid() && m_model->rowCount()) setCurrentIndex(m_model->index(0, 0));
  viewport()->update();
}

// Over the rows: the count over how they end, where there is room beside the heading. A line of text is read with ease up to some
// width: what is left is shared by both sides.
void LessonList::placeHeading() {
  const int side = std::max(kMargin, (width() - kWidest) / 2);
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
}

void LessonList::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) tell();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    setType(m_heading, TypeSize::Title);
    placeHeading();
  }
}

}  // namespace searchlight::ui
