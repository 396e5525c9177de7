// widgets/search/segmented_buttons.cpp: radio buttons that paint themselves as parts of one frame.
#include "widgets/search/segmented_buttons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPaintEvent>
#include <QPainter>
#include <QRadioButton>

#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr qreal kCorner = 4;

QColor faded(QColor colour, float alpha) {
  colour.setAlphaF(alpha);
  return colour;
}

class Segment : public QRadioButton {
 public:
  using QRadioButton::QRadioButton;

  // As high as the combo boxes it stands among.
  QSize sizeHint() const override {
    const int width = fontMetrics().horizontalAdvance(text());
    QComboBox model;
    model.setFont(font());
    return {width + 2 * spacing::kMargin, model.sizeHint().height()};
  }
  QSize minimumSizeHint() const override {
    return {fontMetrics().averageCharWidth() * 3, sizeHint().height()};
  }

 protected:
  bool hitButton(const QPoint& point) const override { return rect().contains(point); }

  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const QColor accent = palette().color(group, QPalette::Link);
    const QColor ink = palette().color(group, QPalette::WindowText);
    const QRectF plate = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(Qt::NoPen);
    if (isChecked()) {
      painter.setPen(accent);
      painter.setBrush(faded(palette().color(group, QPalette::Highlight), 0.22F));
    } else if (isEnabled() && (isDown() || underMouse())) {
      painter.setBrush(faded(ink, isDown() ? 0.20F : 0.10F));
    }
    painter.drawRoundedRect(plate, kCorner, kCorner);
    if (hasFocus()) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(accent, 1));
      painter.drawRoundedRect(plate.adjusted(2, 2, -2, -2), kCorner - 2, kCorner - 2);
    }
    painter.setPen(ink);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
  }
};

}  // namespace

SegmentedButtons::SegmentedButtons(int count, QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  for (int i = 0; i < count; ++i) {
    auto* button = new Segment(this);
    button->setAttribute(Qt::WA_Hover);
    row->addWidget(button, 1);
    m_buttons.append(button);
    connect(button, &QRadioButton::toggled, this, [this, i](bool on) {
      if (!on) return;
      setFocusProxy(m_buttons[i]);
      Q_EMIT chosen(i);
    });
  }
  setFocusPolicy(Qt::StrongFocus);
  setCurrent(0);
}

void SegmentedButtons::setChoice(int index, const QString& text, const QString& toolTip) {
  m_buttons[index]->setText(text);
  m_buttons[index]->setToolTip(toolTip);
}

int SegmentedButtons::current() const {
  int index = 0;
  while (!m_buttons[index]->isChecked()) ++index;
  return index;
}

void SegmentedButtons::setCurrent(int index) {
  const QSignalBlocker quiet(this);
  m_buttons[index]->setChecked(true);
}

void SegmentedButtons::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(faded(palette().color(QPalette::WindowText), 0.28F));
  painter.setBrush(palette().color(QPalette::Button));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
}

}  // namespace searchlight::ui
