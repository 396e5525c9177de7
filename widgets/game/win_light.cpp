// widgets/game/win_light.cpp: a veil with holes, light round them, and a gleam that passes over.
#include "widgets/game/win_light.h"
#include "widgets/theme/strokes.h"

#include <QEvent>
#include <QLinearGradient>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

WinLight::WinLight(QWidget* board)
    : QWidget(board),
      m_clock([this] { m_clock.milliseconds() < motion::kCelebration ? update() : end(); },
              [this] { end(); }) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  board->installEventFilter(this);
  hide();
}

void WinLight::begin(const Shape& shape) {
  if (!motion::isSeenOn(*parentWidget()) || shape().isEmpty()) return;
  m_shape = shape;
  setGeometry(parentWidget()->rect());
  m_clock.start();
  show();
  raise();
}

void WinLight::end() {
  m_clock.stop();
  hide();
}

void WinLight::paintEvent(QPaintEvent*) {
  constexpr double kVeil = 0.45, kHalo = 0.16, kGleam = 0.7;  // alphas, of one ring for the halo
  constexpr int kRings = 5;
  const double share = std::min(1.0, m_clock.milliseconds() / motion::kCelebration);
  const double much = std::sin(share * std::numbers::pi);
  const QPainterPath shape = m_shape();
  const QRectF around = shape.boundingRect();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath rest;
  rest.addRect(rect());
  painter.fillPath(rest.subtracted(shape), QColor::fromRgbF(0, 0, 0, static_cast<float>(kVeil * much)));
  const QColor light = faint(Theme::of(palette()).board().currentFill, static_cast<float>(kHalo * much));
  const double far = std::clamp(std::min(around.width(), around.height()) / 6, 6.0, 28.0);
  painter.setClipPath(rest.subtracted(shape));
  for (int ring = 1; ring <= kRings; ++ring)
    painter.strokePath(shape, roundPen(light, 2 * far * ring / kRings));
  // From the upper left to the lower right.
  painter.setClipPath(shape);
  const double at = -0.2 + 1.4 * share;
  QLinearGradient gleam(around.topLeft(), around.bottomRight());
  const QColor none(255, 255, 255, 0);
  for (const auto& [place, colour] :
       {std::pair(at - 0.2, none),
        std::pair(at, QColor::fromRgbF(1, 1, 1, static_cast<float>(kGleam * much))),
        std::pair(at + 0.2, none)})
    gleam.setColorAt(std::clamp(place, 0.0, 1.0), colour);
  painter.fillRect(around, gleam);
}

// It lies over all of the board, whatever size that has.
bool WinLight::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
  if (event->type() == QEvent::Hide) end();
  return QWidget::eventFilter(watched, event);
}

}  // namespace searchlight::ui
