// widgets/player/player_bar.cpp: the row's parts and how they follow the search.
#include "widgets/player/player_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTimerEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <span>
#include <utility>

#include "widgets/player/timeline.h"
#include "widgets/run/speed_scale.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

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

namespace {

constexpr int kButton = 32;
constexpr int kSteps = 5, kLandmarkButtons = 2;
constexpr int kGap = spacing::kUnit;  // between groups
constexpr int kLeastSlider = 64, kMostSlider = 160;
constexpr int kBusyFrameMs = 40;
constexpr int kBusyFrames = 45;  // once along the edge

}  // namespace

PlayerBar::PlayerBar(QWidget* parent) : PlayerBar(new PlayerActions, parent) {
  m_commands->setParent(this);
  m_ownsCommands = true;
  addActions(m_commands->actions());
}

PlayerBar::PlayerBar(PlayerActions* commands, QWidget* parent) : QWidget(parent), m_commands(commands) {
  build();
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(m_commands, &PlayerActions::busyChanged, this, &PlayerBar::updateBusy);
  connect(m_speed, &QSlider::valueChanged, this, [this](int value) {
    if (m_speed->isSliderDown()) {
      const int snapped = speed_scale::snapped(value);
      if (snapped != value) m_speed->setSliderPosition(snapped);
      value = snapped;
    }
    if (m_transport) m_transport->setSpeed(speed_scale::speedAt(value));
  });
  connect(m_speed, &SpeedSlider::automaticChosen, this, [this] {
    if (m_transport) m_transport->setSpeedAuto(true);
  });
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::FontChange, QEvent::LocaleChange}, [this] { retranslate(); });
}

// ---- The parts ---------------------------------------------------------------------------------------------------

QToolButton* PlayerBar::makeButton(QAction* action) {
  auto* button = flatButton(this, action);
  button->setToolButtonStyle(Qt::ToolButtonIconOnly);
  button->setFixedSize(kButton, kButton);
  button->setIconSize(action == m_commands->play() ? QSize(24, 24) : QSize(20, 20));
  button->setAutoRepeat(action == m_commands->back() || action == m_commands->forward());
  return button;
}

void PlayerBar::build() {
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(spacing::kUnit, spacing::kHalf, spacing::kMargin, spacing::kHalf);
  rows->setSpacing(0);
  // The bar makes itself narrower by leaving parts out: see updateShown().
  rows->setSizeConstraint(QLayout::SetNoConstraint);
  m_row = new QHBoxLayout;
  m_below = new QHBoxLayout;
  for (QHBoxLayout* row : {m_row, m_below}) {
    row->setSpacing(0);
    rows->addLayout(row);
  }
  PlayerActions& c = *m_commands;
  // Backwards it plays by key and menu.
  for (QAction* action : {c.first(), c.back(), c.play(), c.forward(), c.last()})
    m_steps << makeButton(action);

  auto* menu = new QMenu(this);
  menu->addActions(c.units());
  menu->addSeparator();
  menu->addActions(c.landmarks());
  menu->addSeparator();
  menu->addAction(c.pace());
  // Made as they stand, for so Tab goes through them.
  m_choices << makeButton(c.previousLandmark()) << makeButton(c.nextLandmark());
  m_unit = new ChooserButton(this);
  m_unit->setMenu(menu);
  m_choices << m_unit;

  m_speed = new SpeedSlider(this);
  m_speed->setMinimumWidth(kLeastSlider);
  m_speed->setMaximumWidth(kMostSlider);
  m_speed->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_speedText = new QLabel(this);
  m_position = new QLabel(this);
  m_position->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_position->setTextInteractionFlags(Qt::TextSelectableByMouse);
  arrange(false);
}

void PlayerBar::arrange(bool inTwoRows) {
  for (QHBoxLayout* row : {m_row, m_below})
    while (QLayoutItem* item = row->takeAt(0)) delete item;  // the widget stays
  for (QWidget* step : std::as_const(m_steps)) m_row->addWidget(step);
  QHBoxLayout* choices = inTwoRows ? m_below : m_row;
  if (!inTwoRows) m_row->addSpacing(kGap);
  for (QWidget* part : std::as_const(m_choices)) {
    if (part == m_unit) choices->addSpacing(kGap);
    choices->addWidget(part);
  }
  choices->addSpacing(kGap);
  choices->addWidget(m_speed, 2);
  choices->addSpacing(kGap);
  choices->addWidget(m_speedText);
  if (inTwoRows) m_below->addStretch(1);
  m_row->addStretch(1);
  m_row->addWidget(m_position);
  m_inTwoRows = inTwoRows;
  setFixedHeight(inTwoRows ? kTwoRows : kHeight);
}

// ---- Room --------------------------------------------------------------------------------------------------------

int PlayerBar::positionWidth(bool withTotal) const {
  if (!m_transport || !m_transport->hasSearch()) return fontMetrics().horizontalAdvance(QStringLiteral("0"));
  // As wide as its widest digits, so that nothing moves while they change.
  const QString end = axisText(*m_transport, m_transport->recorded());
  const QString total =
      m_transport->isComplete() ? end : tr("%1 so far", "a total that is not final").arg(end);
  QString widest = withTotal ? end + QStringLiteral(" / ") + total : end;
  for (QChar& c : widest)
    if (c.isDigit()) c = QLatin1Char('0');
  return fontMetrics().horizontalAdvance(widest);
}

int PlayerBar::widthOf(const Shown& shown, bool inTwoRows) const {
  const int margins = spacing::kUnit + spacing::kMargin;
  const int first = kSteps * kButton + positionWidth(shown.total);
  const int second = (shown.landmarks ? kLandmarkButtons * kButton : 0) + m_unit->fullWidth() + 3 * kGap +
                     (shown.slider ? kLeastSlider : 0) + (shown.speed ? m_speedText->minimumWidth() : 0);
  return margins + (inTwoRows ? std::max(first, second) : first + second + 2 * kGap);
}

// How far the search goes is told as long as it can be, and the slider stays: what its speed is called is in its tool tip, too.
void PlayerBar::updateShown() {
  constexpr std::array kInOneRow{Shown{}, Shown{.speed = false}, Shown{.speed = false, .landmarks = false},
                                 Shown{.speed = false, .total = false}};
  constexpr std::array kInTwoRows{Shown{},
                                  Shown{.total = false},
                                  Shown{.speed = false},
                                  kInOneRow.back(),
                                  Shown{.speed = false, .slider = false},
                                  Shown{.speed = false, .slider = false, .total = false}};
  const bool inTwoRows = widthOf(kInOneRow.back(), false) > width();
  const std::span<const Shown> choices = inTwoRows ? std::span<const Shown>(kInTwoRows) : kInOneRow;
  const auto* const fits = std::find_if(choices.data(), choices.data() + choices.size() - 1,
                                        [&](const Shown& s) { return widthOf(s, inTwoRows) <= width(); });
  if (inTwoRows != m_inTwoRows) arrange(inTwoRows);
  if (std::exchange(m_shown, *fits) == *fits) return;
  m_speed->setVisible(m_shown.slider);
  m_speedText->setVisible(m_shown.speed);
  for (int i = 0; i < kLandmarkButtons; ++i) m_choices[i]->setVisible(m_shown.landmarks);
  updatePosition();
}

QSize PlayerBar::minimumSizeHint() const {
  return {widthOf({.speed = false, .slider = false, .total = false}, true), kHeight};
}
QSize PlayerBar::sizeHint() const { return {widthOf({}, false) + kMostSlider - kLeastSlider, kHeight}; }

void PlayerBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  updateShown();
}

// ---- Following the search ----------------------------------------------------------------------------------------

void PlayerBar::setTransport(Transport* transport) {
  if (m_transport) m_transport->disconnect(this);
  m_transport = transport;
  if (m_ownsCommands) m_commands->setTransport(transport);
  if (transport) {
    connect(transport, &Transport::searchChanged, this, [this] {
      m_hasEnded = false;
      updatePosition();
    });
    connect(transport, &Transport::moved, this, &PlayerBar::updatePosition);
    connect(transport, &Transport::recordedChanged, this, &PlayerBar::updatePosition);
    connect(transport, &Transport::settingsChanged, this, &PlayerBar::updateSpeed);
    // What suits follows from what is known of the search.
    connect(transport, &Transport::searchChanged, this, &PlayerBar::updateSpeed);
    connect(transport, &Transport::recordedChanged, this, &PlayerBar::updateSpeed);
    connect(transport, &Transport::answerChanged, this, &PlayerBar::updateSpeed);
    // And the pace from how far one has come.
    connect(transport, &Transport::moved, this, [this] {
      if (m_transport->followsPace() && speedText(*m_transport) != speedShown()) updateSpeed();
    });
    connect(transport, &Transport::settingsChanged, this, &PlayerBar::updateUnit);
  }
  updateSpeed();
  updateUnit();
  updatePosition();
}

void PlayerBar::updatePosition() {
  if (!m_transport || !m_transport->hasSearch()) {
    m_position->setText(QStringLiteral("–"));
    m_position->setToolTip(tr("No search yet"));
    m_position->setMinimumWidth(0);
    return;
  }
  const QString recorded = axisText(*m_transport, m_transport->recorded());
  const bool isBegun = isSearchedAhead(*m_transport), isComplete = m_transport->isComplete();
  m_hasEnded |= isBegun && m_transport->isAtEnd();  // where nothing is known yet the start is no end
  const QString total = isComplete && m_hasEnded ? recorded
                        : isComplete             ? QStringLiteral("…")
                        : isBegun                ? tr("%1 so far", "a total that is not final").arg(recorded)
                                                 : QStringLiteral("…");
  const QString here = axisText(*m_transport, m_transport->position());
  const QString whole = here + QStringLiteral(" / ") + total;
  const bool withTotal = m_shown.total;
  m_position->setText(withTotal ? whole : here);
  if (m_transport->axisUnit() != StepUnit::Event)
    m_position->setToolTip(tr("%1: position in all runs, out of the length of the longest run").arg(whole));
  else
    m_position->setToolTip(isComplete && m_hasEnded ? tr("%1: events played out of all events").arg(whole)
                           : isBegun ? tr("%1: events played out of those searched so far").arg(whole)
                                     : tr("%1: nothing has been searched yet").arg(whole));
  const int width = positionWidth(withTotal);
  if (width == m_position->minimumWidth()) return;
  m_position->setMinimumWidth(width);
  updateShown();
}

void PlayerBar::updateSpeed() {
  const double speed = m_transport ? m_transport->speed() : 60;
  const QSignalBlocker blocker(m_speed);
  if (!m_speed->isSliderDown()) m_speed->setValue(speed_scale::valueOf(speed));
  const bool any = m_transport && m_transport->hasSearch();
  m_speed->setAutomatic(any ? std::optional(m_transport->suitableSpeed()) : std::nullopt);
  const QString shown = m_transport ? speedText(*m_transport) : speedText(speed);
  m_speedText->setText(shown);
  QString hint = tr("Speed: %1 (slower <, faster >)").arg(shown);
  if (any) {
    const QString suits = speedText(m_transport->suitableSpeed());
    hint += u'\n' + (m_transport->isTooLongToSuit()
                         ? tr("Mark: %1, the maximum speed; even so, this search takes more than 20 seconds")
                         : tr("Mark: %1, at which the whole search takes about 20 seconds"))
                        .arg(suits);
    if (m_transport->followsPace())
      hint += u'\n' + (m_transport->isRaceOfLarge()
                           ? tr("Follow-along pace: the longest of several large searches takes about 20 "
                                "seconds; move the slider to leave this pace")
                           : tr("Follow-along pace: the whole search takes about 20 seconds; move the slider "
                                "to leave this pace"));
    if (!m_transport->isSpeedAuto()) hint += u'\n' + tr("Double-click the mark to select it");
  }
  m_speed->setToolTip(hint);
  m_speedText->setToolTip(hint);
  m_speed->setAccessibleDescription(hint);
}

void PlayerBar::updateUnit() {
  const StepUnit unit = m_transport ? m_transport->stepUnit() : StepUnit::Event;
  m_unit->setText(m_commands->units()[static_cast<qsizetype>(unit)]->text());
}

void PlayerBar::updateBusy() {
  m_busyFrame = 0;
  if (m_commands->isBusy())
    m_busyTimer.start(kBusyFrameMs, this);
  else
    m_busyTimer.stop();
  update();
}

void PlayerBar::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_busyTimer.timerId()) return QWidget::timerEvent(event);
  m_busyFrame = (m_busyFrame + 1) % kBusyFrames;
  update(0, 0, width(), 2);
}

void PlayerBar::paintEvent(QPaintEvent*) {
  if (!m_busyTimer.isActive()) return;
  QPainter painter(this);
  const double length = width() / 4.0;
  const double x = (width() + length) * m_busyFrame / kBusyFrames - length;
  painter.fillRect(QRectF(x, 0, length, 2), palette().color(QPalette::Highlight));
}

void PlayerBar::retranslate() {
  m_commands->retranslate();
  setAccessibleName(tr("Player"));
  m_speed->setAccessibleName(tr("Speed"));
  m_position->setAccessibleName(tr("Position"));
  m_unit->setAccessibleName(tr("Step unit"));
  m_unit->setToolTip(
      tr("Sets the unit of a step: an event, an expansion with all its successors, a larger f, or time at "
         "full speed. Also sets the kind of event the arrows go to."));
  const auto texts = [](const QList<QAction*>& actions) {
    QStringList out;
    for (const QAction* action : actions) out += action->text();
    return out;
  };
  m_unit->setChoices(texts(m_commands->units()));
  int widest = 0;
  for (int v = 0; v <= speed_scale::kMost; ++v)
    for (const bool isGreatest : {false, true})
      if (const double speed = speed_scale::speedAt(v); !isGreatest || v == speed_scale::kMost)
        for (const QString& text : {autoSpeedText(speed, isGreatest), paceSpeedText(speed)})
          widest = std::max(widest, fontMetrics().horizontalAdvance(text));
  m_speedText->setMinimumWidth(widest);
  updateSpeed();
  updateUnit();
  updatePosition();
  updateShown();
}

}  // namespace searchlight::ui
