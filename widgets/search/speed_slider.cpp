// widgets/search/speed_slider.cpp: the mark, and what a double click on it means.
#include "widgets/search/speed_slider.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "widgets/search/speed_scale.h"

namespace searchlight::ui {

namespace {
constexpr int kHalfMark = 4, kMarkHeight = 5;
constexpr int kReach = 7;  // pixels beside the mark that still mean it
}  // namespace

SpeedSlider::SpeedSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setRange(0, speed_scale::kMost);
  setPageStep(speed_scale::kPerDecade);
}

void SpeedSlider::setAutomatic(std::optional<double> stepsPerSecond) {
  const auto mark = stepsPerSecond ? std::optional(speed_scale::valueOf(*stepsPerSecond)) : std::nullopt;
  if (std::exchange(m_mark, mark) != mark) update();
}

// As the style places the handle.
std::optional<int> SpeedSlider::markX() const {
  if (!m_mark) return std::nullopt;
  QStyleOptionSlider option;
  initStyleOption(&option);
  const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
  const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
  return groove.left() + handle.width() / 2 +
         QStyle::sliderPositionFromValue(minimum(), maximum(), *m_mark, groove.width() - handle.width(),
                                         option.upsideDown);
}

void SpeedSlider::paintEvent(QPaintEvent* event) {
  QSlider::paintEvent(event);
  const auto x = markX();
  if (!x) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::Link));
  const double middle = *x + 0.5;
  painter.drawPolygon(
      QPolygonF{{middle - kHalfMark, 0}, {middle + kHalfMark, 0}, {middle, double(kMarkHeight)}});
}

void SpeedSlider::mouseDoubleClickEvent(QMouseEvent* event) {
  const auto x = markX();
  if (event->button() != Qt::LeftButton || !x || std::abs(event->position().x() - *x) > kReach)
    return QSlider::mouseDoubleClickEvent(event);
  event->accept();
  setSliderDown(false);
  Q_EMIT automaticChosen();
}

}  // namespace searchlight::ui
