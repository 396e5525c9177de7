// widgets/search/player_bar.cpp: the row's parts and how they follow the search.
#include "widgets/search/player_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QTimerEvent>
#include <algorithm>

#include "widgets/search/catalogue_texts.h"
#include "widgets/search/search_format.h"
#include "widgets/search/speed_scale.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kButton = 32;
constexpr int kPatienceMs = 200;
constexpr int kBusyFrameMs = 40;
constexpr int kBusyFrames = 45;  // once along the edge

// A button that shows what is chosen in a menu, as wide as the longest choice so that nothing moves.
QToolButton* makeChooser(QMenu* menu, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setAutoRaise(true);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setMenu(menu);
  button->setFixedHeight(kButton);
  return button;
}

void fitToWidest(QToolButton* button, const QList<QAction*>& choices) {
  int widest = 0;
  for (const QAction* choice : choices)
    widest = std::max(widest, button->fontMetrics().horizontalAdvance(choice->text()));
  button->setFixedWidth(widest + 2 * spacing::kUnit + spacing::kWide);
}

}  // namespace

PlayerBar::PlayerBar(QWidget* parent) : QWidget(parent), m_commands(new PlayerActions(this)) {
  build();
  addActions(m_commands->actions());
  setFixedHeight(kHeight);
  connect(m_commands, &PlayerActions::landmarkChanged, this, &PlayerBar::updateLandmark);
  connect(m_speed, &QSlider::valueChanged, this, [this](int value) {
    if (m_speed->isSliderDown()) {
      const int snapped = speed_scale::snapped(value);
      if (snapped != value) m_speed->setSliderPosition(snapped);
      value = snapped;
    }
    if (m_model) m_model->setSpeed(speed_scale::speedAt(value));
  });
  retranslate();
}

QToolButton* PlayerBar::addButton(QAction* action) {
  auto* button = new QToolButton(this);
  button->setAutoRaise(true);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonIconOnly);
  button->setFixedSize(kButton, kButton);
  button->setIconSize({20, 20});
  layout()->addWidget(button);
  return button;
}

void PlayerBar::build() {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(spacing::kUnit, spacing::kHalf, spacing::kMargin, spacing::kHalf);
  row->setSpacing(0);
  PlayerActions& c = *m_commands;
  for (QAction* action : {c.first(), c.back(), c.playReverse(), c.play(), c.forward(), c.last()}) {
    QToolButton* button = addButton(action);
    if (action == c.back() || action == c.forward()) button->setAutoRepeat(true);
    if (action == c.play()) button->setIconSize({24, 24});
  }
  row->addSpacing(spacing::kMargin);

  addButton(c.previousLandmark());
  m_landmarkMenu = new QMenu(this);
  m_landmarkMenu->addActions(c.landmarks());
  m_landmark = makeChooser(m_landmarkMenu, this);
  row->addWidget(m_landmark);
  addButton(c.nextLandmark());
  row->addSpacing(spacing::kMargin);

  m_unitMenu = new QMenu(this);
  m_unitMenu->addActions({c.byEvent(), c.byExpansion()});
  m_unit = makeChooser(m_unitMenu, this);
  row->addWidget(m_unit);
  row->addSpacing(spacing::kMargin);

  m_speed = new QSlider(Qt::Horizontal, this);
  m_speed->setRange(0, speed_scale::kMost);
  m_speed->setPageStep(speed_scale::kPerDecade);
  m_speed->setMinimumWidth(72);
  m_speed->setMaximumWidth(160);
  m_speed->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  row->addWidget(m_speed, 2);
  row->addSpacing(spacing::kUnit);
  m_speedText = new QLabel(this);
  row->addWidget(m_speedText);

  row->addStretch(1);
  m_stop = addButton(c.stop());
  QSizePolicy kept = m_stop->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  m_stop->setSizePolicy(kept);
  m_stop->hide();
  row->addSpacing(spacing::kHalf);
  m_position = new QLabel(this);
  m_position->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_position->setTextInteractionFlags(Qt::TextSelectableByMouse);
  row->addWidget(m_position);
}

void PlayerBar::setModel(SearchModel* model) {
  if (m_model) m_model->disconnect(this);
  m_model = model;
  m_commands->setModel(model);
  if (model) {
    connect(model, &SearchModel::searchChanged, this, &PlayerBar::updateLandmark);
    connect(model, &SearchModel::searchChanged, this, &PlayerBar::updatePosition);
    connect(model, &SearchModel::moved, this, &PlayerBar::updatePosition);
    connect(model, &SearchModel::recordedChanged, this, &PlayerBar::updatePosition);
    connect(model, &SearchModel::settingsChanged, this, &PlayerBar::updateSpeed);
    connect(model, &SearchModel::settingsChanged, this, &PlayerBar::updateUnit);
    connect(model, &SearchModel::activityChanged, this, &PlayerBar::updateBusy);
  }
  updateSpeed();
  updateUnit();
  updateLandmark();
  updatePosition();
  updateBusy();
}

void PlayerBar::updatePosition() {
  if (!m_model || !m_model->hasSearch()) {
    m_position->setText(QStringLiteral("–"));
    m_position->setToolTip(tr("There is no search yet"));
    return;
  }
  const QString end = countText(m_model->recorded());
  m_position->setText(countText(m_model->position()) + QStringLiteral(" / ") + end +
                      (m_model->isComplete() ? QString() : QStringLiteral(" …")));
  m_position->setToolTip(m_model->isComplete() ? tr("Events passed, of all events")
                                               : tr("Events passed, of those searched so far"));
  // Grows with the number of digits and never while one of them changes.
  QString widest = end + QStringLiteral(" / ") + end + QStringLiteral(" …");
  for (QChar& c : widest)
    if (c.isDigit()) c = QLatin1Char('0');
  m_position->setMinimumWidth(fontMetrics().horizontalAdvance(widest));
}

void PlayerBar::updateSpeed() {
  const double speed = m_model ? m_model->speed() : 60;
  const QSignalBlocker blocker(m_speed);
  if (!m_speed->isSliderDown()) m_speed->setValue(speed_scale::valueOf(speed));
  m_speedText->setText(speedText(speed));
  m_speed->setToolTip(tr("Speed: %1 (slower <, faster >)").arg(speedText(speed)));
  m_speed->setAccessibleDescription(speedText(speed));
}

void PlayerBar::updateLandmark() { m_landmark->setText(landmarkName(m_commands->landmark())); }

void PlayerBar::updateUnit() {
  const bool expansions = m_model && m_model->stepUnit() == SearchModel::StepUnit::Expansion;
  m_unit->setText((expansions ? m_commands->byExpansion() : m_commands->byEvent())->text());
}

void PlayerBar::updateBusy() {
  const bool seeking = m_model && m_model->activity() == SearchModel::Activity::Seeking;
  if (seeking && !isBusy() && !m_patience.isActive()) m_patience.start(kPatienceMs, this);
  if (seeking) return;
  m_patience.stop();
  m_busyTimer.stop();
  m_stop->hide();
  update();
}

void PlayerBar::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_patience.timerId()) {
    m_patience.stop();
    m_busyFrame = 0;
    m_busyTimer.start(kBusyFrameMs, this);
    m_stop->show();
  } else if (event->timerId() == m_busyTimer.timerId()) {
    m_busyFrame = (m_busyFrame + 1) % kBusyFrames;
    update(0, 0, width(), 2);
  } else {
    QWidget::timerEvent(event);
  }
}

void PlayerBar::paintEvent(QPaintEvent*) {
  if (!isBusy()) return;
  QPainter painter(this);
  const double length = width() / 4.0;
  const double x = (width() + length) * m_busyFrame / kBusyFrames - length;
  painter.fillRect(QRectF(x, 0, length, 2), palette().color(QPalette::Highlight));
}

void PlayerBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LocaleChange) retranslate();
  QWidget::changeEvent(event);
}

void PlayerBar::retranslate() {
  m_commands->retranslate();
  setAccessibleName(tr("Player"));
  m_speed->setAccessibleName(tr("Speed"));
  m_position->setAccessibleName(tr("Position"));
  m_landmark->setAccessibleName(tr("Landmark"));
  m_landmark->setToolTip(tr("Where the arrows beside it go: the event before or after of this kind"));
  m_unit->setAccessibleName(tr("Unit of a step"));
  m_unit->setToolTip(tr("What a step is: one event, or one expansion with all its successors"));
  fitToWidest(m_landmark, m_commands->landmarks());
  fitToWidest(m_unit, {m_commands->byEvent(), m_commands->byExpansion()});
  int widest = 0;
  for (int v = 0; v <= speed_scale::kMost; ++v)
    widest = std::max(widest, fontMetrics().horizontalAdvance(speedText(speed_scale::speedAt(v))));
  m_speedText->setMinimumWidth(widest);
  updateSpeed();
  updateLandmark();
  updateUnit();
  updatePosition();
}

}  // namespace searchlight::ui
