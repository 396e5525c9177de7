// widgets/theme/controls.cpp: radio buttons that paint themselves as parts of one frame.
#include "widgets/theme/controls.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPaintEvent>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyleOptionToolButton>
#include <QToolButton>
#include <QWidget>
#include <algorithm>
#include <cmath>

#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

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

  auto* row = bareLayout<QHBoxLayout>(this, spacing::kUnit);
  row->addWidget(m_slider, 1);
  row->addWidget(m_number);

  connect(m_slider, &QSlider::valueChanged, this, [this](int step) { edit(weightAt(step)); });
  connect(m_number, &QDoubleSpinBox::valueChanged, this, [this](double weight) { edit(weight); });
  showWeight();
  keepTranslated(this, [this] { retranslate(); });
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
      tr("Multiplies the estimate. The search finds a route sooner, but it may cost up to this many times "
         "the minimum.");
  m_slider->setAccessibleName(tr("weight", "of weighted A*"));
  m_number->setAccessibleName(m_slider->accessibleName());
  m_slider->setToolTip(hint);
  m_number->setToolTip(hint);
}

namespace {

constexpr int kIconSide = 16;

IconId iconOf(NoteKind kind) {
  switch (kind) {
    case NoteKind::Info: return IconId::Info;
    case NoteKind::Warning: return IconId::Warning;
    case NoteKind::Error: break;
  }
  return IconId::Error;
}

QColor tintOf(NoteKind kind, const BoardColours& colours) {
  switch (kind) {
    case NoteKind::Info: return colours.info;
    case NoteKind::Warning: return colours.warning;
    case NoteKind::Error: break;
  }
  return colours.error;
}

// Painted anew every time, as a label with a pixmap would not be when the theme changes.
class IconLabel : public QLabel {
 public:
  using QLabel::QLabel;
  QIcon picture;

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    picture.paint(&painter, rect());
  }
};

}  // namespace

NoteLine::NoteLine(QWidget* parent)
    : QWidget(parent),
      m_icon(new IconLabel(this)),
      m_text(new QLabel(this)),
      m_remedy(new QToolButton(this)) {
  m_icon->setFixedSize(kIconSide, kIconSide);
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_remedy->setToolButtonStyle(Qt::ToolButtonTextOnly);
  connect(m_remedy, &QToolButton::clicked, this, &NoteLine::remedyRequested);

  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(spacing::kUnit, spacing::kHalf + 1, spacing::kUnit, spacing::kHalf + 1);
  grid->setHorizontalSpacing(spacing::kUnit);
  grid->setVerticalSpacing(spacing::kHalf);
  grid->addWidget(m_icon, 0, 0, Qt::AlignTop);
  grid->addWidget(m_text, 0, 1);
  grid->addWidget(m_remedy, 1, 1, Qt::AlignLeft);
  grid->setColumnStretch(1, 1);
  clear();
}

void NoteLine::setNote(NoteKind kind, const QString& text, const QString& remedy) {
  m_kind = kind;
  static_cast<IconLabel*>(m_icon)->picture = icon(iconOf(kind));
  m_text->setText(text);
  m_remedy->setText(remedy);
  m_remedy->setVisible(!remedy.isEmpty());
  setVisible(!text.isEmpty());
  update();
}

QString NoteLine::text() const { return m_text->text(); }

void NoteLine::paintEvent(QPaintEvent*) {
  const QColor tint = tintOf(m_kind, Theme::of(palette()).board());
  const QColor fill = faint(tint, 0.10F);
  const QColor edge = faint(tint, 0.45F);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(edge);
  painter.setBrush(fill);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void setTabOrderBehind(QWidget* before, const std::vector<QWidget*>& parts) {
  std::vector<QWidget*> order{before};
  for (QWidget* part : parts) {
    order.push_back(part);
    for (QWidget* w = part->nextInFocusChain(); w != part; w = w->nextInFocusChain())
      if (part->isAncestorOf(w) && w->window() == part->window()) order.push_back(w);
  }
  // QWidget::setTabOrder() does nothing with parts that take no focus, as the frames with a proxy are, and guesses what belongs
  // together where a proxy is: meanwhile there is neither.
  struct Own {
    QWidget* widget;
    QWidget* proxy;
    Qt::FocusPolicy policy;
  };
  std::vector<Own> own;
  for (QWidget* w : order) {
    own.push_back({w, w->focusProxy(), w->focusPolicy()});
    w->setFocusProxy(nullptr);
    if (w->focusPolicy() == Qt::NoFocus) w->setFocusPolicy(Qt::TabFocus);
  }
  // The last one first, each of them right behind the same widget, which stays where it is.
  for (std::size_t i = order.size(); i-- > 1;) QWidget::setTabOrder(before, order[i]);
  for (const Own& o : own)
    if (o.widget->focusPolicy() != o.policy) o.widget->setFocusPolicy(o.policy);
  for (const Own& o : own)
    if (o.proxy) o.widget->setFocusProxy(o.proxy);
}

namespace {

class WheelGuard : public QObject {
 public:
  explicit WheelGuard(QWidget* field) : QObject(field), m_field(field) {
    if (field->focusPolicy() == Qt::WheelFocus) field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Wheel || m_field->hasFocus()) return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
  }

 private:
  QWidget* m_field;
};

}  // namespace

void guardFromWheel(QWidget* panel) {
  QList<QWidget*> all = panel->findChildren<QWidget*>();
  all << panel;
  for (QWidget* field : all)
    if (qobject_cast<QComboBox*>(field) || qobject_cast<QAbstractSpinBox*>(field) ||
        qobject_cast<QSlider*>(field))
      new WheelGuard(field);
}

namespace {
constexpr int kHeight = 32;
constexpr int kArrow = 8;
}  // namespace

ChooserButton::ChooserButton(QWidget* parent) : QToolButton(parent) {
  setAutoRaise(true);
  setPopupMode(InstantPopup);
  setToolButtonStyle(Qt::ToolButtonTextOnly);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ChooserButton::setChoices(const QStringList& choices) {
  m_choices = choices;
  updateGeometry();
}

int ChooserButton::fullWidth() const {
  int widest = 0;
  for (const QString& choice : m_choices) widest = std::max(widest, fontMetrics().horizontalAdvance(choice));
  return spacing::kUnit + widest + spacing::kHalf + kArrow + spacing::kUnit;
}

QSize ChooserButton::sizeHint() const { return {fullWidth(), kHeight}; }

void ChooserButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QStyleOptionToolButton option;
  initStyleOption(&option);
  option.state.setFlag(QStyle::State_Sunken, isDown());
  style()->drawPrimitive(QStyle::PE_PanelButtonTool, &option, &painter, this);
  const QColor ink =
      palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
  painter.setPen(ink);
  const QRect room = rect().adjusted(spacing::kUnit, 0, -kArrow - spacing::kUnit, 0);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, elidedAtWord(fontMetrics(), text(), room.width()));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(roundPen(ink, 1.5));
  const double right = width() - spacing::kUnit;
  const double middle = height() / 2.0 + 1;
  painter.drawPolyline(
      QPolygonF{{right - kArrow, middle - 2}, {right - kArrow / 2.0, middle + 2}, {right, middle - 2}});
  if (hasFocus()) paintFocusRing(&painter, rect(), *this);
}

namespace {

constexpr qreal kPlateCorner = 4;

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
      painter.setBrush(faint(palette().color(group, QPalette::Highlight), 0.22F));
    } else if (isEnabled() && (isDown() || underMouse())) {
      painter.setBrush(faint(ink, isDown() ? 0.20F : 0.10F));
    }
    painter.drawRoundedRect(plate, kPlateCorner, kPlateCorner);
    if (hasFocus()) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(accent, 1));
      painter.drawRoundedRect(plate.adjusted(2, 2, -2, -2), kPlateCorner - 2, kPlateCorner - 2);
    }
    painter.setPen(ink);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
  }
};

}  // namespace

SegmentedButtons::SegmentedButtons(int count, QWidget* parent) : QWidget(parent) {
  auto* row = bareLayout<QHBoxLayout>(this, 0);
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
  painter.setPen(faint(palette().color(QPalette::WindowText), 0.28F));
  painter.setBrush(palette().color(QPalette::Button));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kPlateCorner, kPlateCorner);
}

QMenu* contextMenu(QWidget* parent) {
  auto* menu = new QMenu(parent);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  return menu;
}

QToolButton* flatButton(QWidget* parent, QAction* action) {
  auto* button = new QToolButton(parent);
  button->setAutoRaise(true);
  if (action) button->setDefaultAction(action);
  return button;
}

QLabel* makeHint(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

// Qt makes it the accepting one; where there is none it is the one that closes.
void fillDefault(const QDialogButtonBox& box) {
  if (qobject_cast<QMessageBox*>(box.window())) return;  // it knows by itself
  for (const QPushButton* button : box.window()->findChildren<QPushButton*>())
    if (button->isDefault()) return;
  for (const auto role :
       {QDialogButtonBox::AcceptRole, QDialogButtonBox::YesRole, QDialogButtonBox::RejectRole})
    for (QAbstractButton* button : box.buttons())
      if (auto* push = qobject_cast<QPushButton*>(button); push && box.buttonRole(button) == role)
        // Where Enter is a field's it is only seen to be meant.
        return push->autoDefault() ? push->setDefault(true) : void(push->setProperty(kFilled, true));
}

}  // namespace searchlight::ui
