// widgets/search/weight_edit.cpp: the slider's scale.
#include "widgets/search/weight_edit.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>
#include <cmath>

#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kMost = 1000;
constexpr int kStepsPerDecade = 100;

// Two digits behind the point for small weights, none for large ones, so that the slider lands on plain numbers.
double weightAt(int step) {
  const double exact = std::pow(10.0, static_cast<double>(step) / kStepsPerDecade);
  const double grain = exact < 10 ? 0.05 : exact < 100 ? 0.5 : 5;
  return std::clamp(std::round(exact / grain) * grain, 1.0, kMost);
}

int stepFor(double weight) { return static_cast<int>(std::lround(std::log10(weight) * kStepsPerDecade)); }

}  // namespace

WeightEdit::WeightEdit(QWidget* parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal, this)), m_number(new QDoubleSpinBox(this)) {
  m_slider->setRange(0, stepFor(kMost));
  m_slider->setPageStep(kStepsPerDecade / 5);
  m_number->setRange(1, kMost);
  m_number->setDecimals(2);
  m_number->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  m_number->setKeyboardTracking(false);
  setFocusProxy(m_number);
  setFocusPolicy(Qt::StrongFocus);

  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(spacing::kUnit);
  row->addWidget(m_slider, 1);
  row->addWidget(m_number);

  connect(m_slider, &QSlider::valueChanged, this, [this](int step) { edit(weightAt(step)); });
  connect(m_number, &QDoubleSpinBox::valueChanged, this, [this](double weight) { edit(weight); });
  showWeight();
  retranslate();
}

void WeightEdit::setWeight(double weight) {
  m_weight = weight;
  showWeight();
}

void WeightEdit::edit(double weight) {
  if (weight == m_weight) return;
  m_weight = weight;
  showWeight();
  Q_EMIT weightEdited();
}

void WeightEdit::showWeight() {
  const QSignalBlocker quietSlider(m_slider);
  const QSignalBlocker quietNumber(m_number);
  m_slider->setValue(stepFor(m_weight));
  m_number->setValue(m_weight);
}

void WeightEdit::retranslate() {
  const QString hint =
      tr("Multiplies the estimate: finds a route sooner, which may cost up to this many times the minimum.");
  m_slider->setAccessibleName(tr("weight", "of weighted A*"));
  m_number->setAccessibleName(m_slider->accessibleName());
  m_slider->setToolTip(hint);
  m_number->setToolTip(hint);
}

void WeightEdit::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace searchlight::ui
