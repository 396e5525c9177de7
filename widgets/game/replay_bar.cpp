// widgets/game/replay_bar.cpp: buttons, a place, and a logarithmic slider.
#include "widgets/game/replay_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

constexpr double kSlowest = 0.5;
constexpr int kPerDoubling = 4, kDoublings = 7;

}  // namespace

ReplayBar::ReplayBar(const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent),
      m_speedName(new QLabel(this)),
      m_speed(new QSlider(Qt::Horizontal, this)),
      m_speedText(new QLabel(this)),
      m_place(new QLabel(this)) {
  m_speed->setRange(0, kPerDoubling * kDoublings);
  m_speed->setObjectName(QStringLiteral("replaySpeed"));
  m_place->setForegroundRole(QPalette::PlaceholderText);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(spacing::kHalf);
  for (QAction* action : actions) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    buttons->addWidget(button);
  }
  buttons->addSpacing(spacing::kUnit);
  buttons->addWidget(m_place);
  buttons->addStretch(1);
  auto* speed = new QHBoxLayout;
  speed->setSpacing(spacing::kUnit);
  speed->addWidget(m_speedName);
  speed->addWidget(m_speed, 1);
  m_speedName->setBuddy(m_speed);
  speed->addWidget(m_speedText);
  auto* all = bareLayout<QVBoxLayout>(this, spacing::kHalf);
  all->addLayout(buttons);
  all->addLayout(speed);
  connect(m_speed, &QSlider::valueChanged, this, [this] {
    retranslate();
    Q_EMIT speedChanged();
  });
  setMovesPerSecond(4);
  guardFromWheel(this);
  keepTranslated(this, [this] { retranslate(); });
}

double ReplayBar::movesPerSecond() const {
  return kSlowest * std::pow(2.0, static_cast<double>(m_speed->value()) / kPerDoubling);
}

void ReplayBar::setMovesPerSecond(double speed) {
  m_speed->setValue(static_cast<int>(std::lround(kPerDoubling * std::log2(speed / kSlowest))));
}

void ReplayBar::setPlace(std::size_t at, std::size_t count) {
  m_at = at;
  m_count = count;
  retranslate();
}

void ReplayBar::retranslate() {
  m_speedName->setText(tr("Speed", "of replay, beside a slider"));
  m_speed->setAccessibleName(tr("Playback speed"));
  m_speed->setToolTip(m_speed->accessibleName());
  m_speedText->setText(tr("%1/s", "slides a second").arg(QLocale().toString(movesPerSecond(), 'g', 2)));
  m_place->setText(
      tr("%1 of %2", "a slide's number, of so many slides").arg(countText(m_at), countText(m_count)));
}

}  // namespace searchlight::ui
