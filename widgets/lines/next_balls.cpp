// widgets/lines/next_balls.cpp: a label, and balls painted into the room behind it.
#include "widgets/lines/next_balls.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "widgets/lines/ball_painter.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

NextBalls::NextBalls(QWidget* parent)
    : QWidget(parent), m_name(new QLabel(this)), m_place(new QSpacerItem(0, kBall)) {
  setFixedHeight(kBall);
  m_name->setForegroundRole(QPalette::PlaceholderText);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(m_name);
  row->addSpacerItem(m_place);
  row->addStretch(1);
  retranslate();
}

void NextBalls::setBalls(const std::vector<lines::ComingBall>& balls, int places) {
  m_colours.clear();
  for (const lines::ComingBall& ball : balls) m_colours.push_back(ball.colour);
  m_colours.resize(std::max(m_colours.size(), static_cast<std::size_t>(places)), lines::kNoBall);
  m_place->changeSize(spacing::kUnit + static_cast<int>(m_colours.size()) * kBall, kBall);
  layout()->invalidate();
  retranslate();
  update();
}

void NextBalls::paintEvent(QPaintEvent*) {
  constexpr double kRim = 3.5;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(palette().color(QPalette::Mid));
  const BoardColours& colours = Theme::of(palette()).board();
  const QRect all = m_place->geometry();
  QRect place(all.left() + spacing::kUnit, all.top(), kBall, kBall);
  if (isRightToLeft()) place.moveRight(all.right() - spacing::kUnit);
  for (const lines::Colour colour : m_colours) {
    if (colour == lines::kNoBall)
      painter.drawEllipse(QRectF(place).adjusted(kRim, kRim, -kRim, -kRim));
    else
      paintBall(painter, place, colour, colours);
    place.translate(isRightToLeft() ? -kBall : kBall, 0);
  }
}

void NextBalls::retranslate() {
  m_name->setText(tr("Next"));
  QStringList balls;
  for (const lines::Colour colour : m_colours)
    if (colour != lines::kNoBall) balls << ballName(colour);
  const QString text = balls.isEmpty()
                           ? tr("No more balls: the game is over.")
                           : tr("Next balls: %1").arg(balls.join(tr(", ", "between the parts of a list")));
  setAccessibleName(text);
  setToolTip(text);
}

void NextBalls::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
