// widgets/lessons/lesson_header.cpp: the line, and its dots.
#include "widgets/lessons/lesson_header.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

// Filled as far as one has come, the present one larger; of many steps the dots stand closer.
class LessonHeader::Dots : public QWidget {
 public:
  using QWidget::QWidget;
  void setPlace(int at, int count) {
    m_at = at;
    m_count = count;
    updateGeometry();
    update();
  }
  QSize sizeHint() const override { return {std::min(m_count * kPitch, kWidest), kHeight}; }
  QSize minimumSizeHint() const override { return {0, kHeight}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    if (m_count == 0) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double pitch = std::min<double>(kPitch, static_cast<double>(width()) / m_count);
    const double small = std::min(kSmall, 0.35 * pitch), large = std::min(kLarge, 0.5 * pitch);
    QColor later = palette().color(QPalette::WindowText);
    later.setAlphaF(0.22F);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < m_count; ++i) {
      painter.setBrush(i > m_at ? later : palette().color(QPalette::Link));
      const double radius = i == m_at ? large : small;
      painter.drawEllipse(QPointF((i + 0.5) * pitch, height() / 2.0), radius, radius);
    }
  }

 private:
  static constexpr int kPitch = 16, kWidest = 320;
  static constexpr double kSmall = 3, kLarge = 5;
  int m_at = 0, m_count = 0;
};

LessonHeader::LessonHeader(QAction* all, QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_place(new QLabel(this)), m_dots(new Dots(this)) {
  setFixedHeight(kHeight);
  auto* back = new QToolButton(this);
  back->setDefaultAction(all);
  back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  back->setAutoRaise(true);
  back->setFocusPolicy(Qt::StrongFocus);
  for (QLabel* label : {m_title, m_place}) label->setTextFormat(Qt::PlainText);
  setType(m_title, TypeSize::Strong);
  m_title->setMinimumWidth(1);
  m_place->setForegroundRole(QPalette::PlaceholderText);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(spacing::kUnit, 0, spacing::kWide, 0);
  row->setSpacing(spacing::kWide);
  row->addWidget(back);
  row->addWidget(m_title, 1);
  row->addWidget(m_dots);
  row->addWidget(m_place);
}

void LessonHeader::setLesson(const QString& title) { m_title->setText(title); }

void LessonHeader::setStep(int at, int count) {
  m_at = at;
  m_count = count;
  m_dots->setPlace(at, count);
  retranslate();
}

QString LessonHeader::placeText() const { return m_place->text(); }

// As wide as the longest of this lesson, so that the dots stay where they are.
void LessonHeader::retranslate() {
  const auto text = [this](int step) { return tr("Step %1 of %2").arg(step).arg(m_count); };
  m_place->setText(m_count ? text(m_at + 1) : QString());
  m_place->setMinimumWidth(m_count ? m_place->fontMetrics().horizontalAdvance(text(m_count)) : 0);
  m_dots->setAccessibleName(m_place->text());
}

void LessonHeader::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) retranslate();
}

}  // namespace searchlight::ui
