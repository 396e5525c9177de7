// widgets/theme/style.cpp: the few things Fusion paints louder than a board should have around it.
#include "widgets/theme/style.h"

#include <QAbstractScrollArea>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QStyleOptionComplex>
#include <QToolButton>
#include <algorithm>

#include "widgets/theme/board_colours.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr qreal kCorner = 4, kButtonCorner = 6;
constexpr int kPlatePadding = 8, kLeastPlate = 26;  // of a button with words: beside them in all; its height

bool isHighContrast(const QPalette& palette) { return Theme::of(palette).kind() == ThemeKind::HighContrast; }

// A line that is seen but does not speak: between the window's colour and its text.
QColor hairline(const QPalette& palette) {
  return faint(palette.color(QPalette::WindowText), isHighContrast(palette) ? 0.6F : 0.16F);
}

// The edge of what can be typed in, ticked or pressed: Fusion's own is black on black in a dark window.
QColor fieldEdge(const QStyleOption& option) {
  if (!(option.state & QStyle::State_Enabled)) return hairline(option.palette);
  if (option.state & QStyle::State_HasFocus) return option.palette.color(QPalette::Link);
  const QColor edge = option.palette.color(QPalette::WindowText);
  return isHighContrast(option.palette) ? edge : faint(edge, 0.55);
}

void paintPlate(QPainter* painter, const QRect& rect, const QBrush& fill, const QPen& edge,
                qreal corner = kCorner) {
  const SmoothScope smooth(*painter);
  painter->setBrush(fill);
  painter->setPen(edge);
  painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

// Flat until the pointer comes; a checked button keeps an amber edge, so that hue is not its only sign.
void paintToolButton(const QStyleOption* option, QPainter* painter) {
  const QPalette& palette = option->palette;
  QColor fill = Qt::transparent;
  QPen edge(Qt::NoPen);
  if (option->state & QStyle::State_On) {
    fill = faint(palette.color(QPalette::Highlight), 0.22);
    edge = QPen(palette.color(QPalette::Link));
  } else if (option->state & QStyle::State_Sunken) {
    fill = faint(palette.color(QPalette::WindowText), 0.20);
  } else if ((option->state & QStyle::State_MouseOver) && (option->state & QStyle::State_Enabled)) {
    fill = palette.color(QPalette::Midlight);
  }
  paintPlate(painter, option->rect, fill, edge, kButtonCorner);
}

// The one button of a dialog, a card or a page that is meant first: what it says of itself counts, else whether it is the default.
bool isFilled(const QWidget* widget) {
  if (const QVariant told = widget ? widget->property(kFilled) : QVariant(); told.isValid())
    return told.toBool();
  const auto* button = qobject_cast<const QPushButton*>(widget);
  return button && button->isDefault();
}

// A button that is no icon on a bar, with its text beside the icon or alone.
bool isWordedPlate(const QStyleOption* option) {
  const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
  return button && !(button->state & QStyle::State_AutoRaise) && !button->text.isEmpty() &&
         (button->toolButtonStyle == Qt::ToolButtonTextBesideIcon ||
          button->toolButtonStyle == Qt::ToolButtonTextOnly);
}

// Every button that is no icon on a bar: a plate with a thin edge, amber where it is meant first, warm under the pointer.
void paintButton(const QStyleOption& option, QPainter* painter, bool isFilled) {
  const QPalette& palette = option.palette;
  QColor fill = palette.color(isFilled ? QPalette::Highlight : QPalette::Button);
  QColor edge = isFilled ? fill.darker(112) : palette.color(QPalette::Mid);
  const bool isOn = option.state & QStyle::State_On;
  if (!(option.state & QStyle::State_Enabled)) {
    edge = hairline(palette);
    if (!isFilled) fill = palette.color(QPalette::Window);
  } else if (option.state & QStyle::State_Sunken || (isOn && !isFilled)) {
    const QColor amber = faint(palette.color(QPalette::Highlight), 0.30F);
    fill = isFilled ? fill.darker(110) : composited(amber, fill);
    if (isOn) edge = palette.color(QPalette::Link);
  } else if (option.state & QStyle::State_MouseOver) {
    fill = isFilled ? fill.lighter(108) : palette.color(QPalette::Midlight);
  }
  paintPlate(painter, option.rect, fill, edge, kButtonCorner);
}

// The label of a button. On amber it has the ink of what is selected, its icon, too: in a dark window that is too pale.
template <class Option>
Option inked(const Option& option, const QPainter* painter, bool isFilled) {
  Option out = option;
  if (!isFilled) return out;
  out.palette.setColor(QPalette::ButtonText, option.palette.color(QPalette::HighlightedText));
  if (!option.icon.isNull() && option.state & QStyle::State_Enabled)
    out.icon =
        QIcon(option.icon.pixmap(option.iconSize, painter->device()->devicePixelRatioF(), QIcon::Selected));
  return out;
}

void paintFieldEdge(const QStyleOption& option, const QRect& rect, QPainter* painter,
                    qreal corner = kCorner) {
  paintPlate(painter, rect, Qt::NoBrush, QPen(fieldEdge(option)), corner);
}

// Ticked means filled with amber and a mark in it: the fill is not the only sign.
void paintIndicator(const QStyleOption& option, QPainter* painter, bool isRound) {
  const QPalette& palette = option.palette;
  const bool isOn = option.state & (QStyle::State_On | QStyle::State_NoChange);
  const qreal side = std::min({option.rect.width(), option.rect.height(), 16}) - 1;
  QRectF box(0, 0, side, side);
  box.moveCenter(QRectF(option.rect).center());
  const SmoothScope smooth(*painter);
  painter->setBrush(palette.color(isOn ? QPalette::Highlight : QPalette::Base));
  painter->setPen(isOn && option.state & QStyle::State_Enabled ? palette.color(QPalette::Link)
                                                               : fieldEdge(option));
  painter->drawRoundedRect(box, isRound ? side / 2 : 3, isRound ? side / 2 : 3);
  const QColor mark = palette.color(QPalette::HighlightedText);
  const QPointF c = box.center();
  if (isOn && isRound) {
    painter->setPen(Qt::NoPen);
    painter->setBrush(mark);
    painter->drawEllipse(c, side / 5, side / 5);
  } else if (isOn) {
    painter->setPen(roundPen(mark, 2));
    if (option.state & QStyle::State_NoChange)
      painter->drawLine(c - QPointF(side / 4, 0), c + QPointF(side / 4, 0));
    else
      painter->drawPolyline(QPolygonF({c + QPointF(-0.26, 0.02) * side, c + QPointF(-0.06, 0.22) * side,
                                       c + QPointF(0.28, -0.2) * side}));
  }
}

void paintMenuBarItem(const QStyleOptionMenuItem& item, QPainter* painter) {
  painter->fillRect(item.rect, item.palette.color(QPalette::Window));
  if (item.state & QStyle::State_Selected) {
    const bool open = item.state & QStyle::State_Sunken;
    const QColor tint = item.palette.color(open ? QPalette::Highlight : QPalette::WindowText);
    paintPlate(painter, item.rect, faint(tint, open ? 0.30 : 0.10), Qt::NoPen);
  }
  const bool enabled = item.state & QStyle::State_Enabled;
  painter->setPen(item.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
  painter->drawText(item.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, item.text);
}

void paintSplitter(const QStyleOption* option, QPainter* painter) {
  constexpr int kGrip = 32;
  const bool tall = option->state & QStyle::State_Horizontal;  // between left and right
  const QPoint c = option->rect.center();
  const QColor colour = option->state & QStyle::State_MouseOver ? option->palette.color(QPalette::Link)
                                                                : hairline(option->palette);
  const SmoothScope smooth(*painter);
  painter->setPen(Qt::NoPen);
  painter->setBrush(colour);
  painter->drawRoundedRect(
      tall ? QRect(c.x() - 1, c.y() - kGrip / 2, 3, kGrip) : QRect(c.x() - kGrip / 2, c.y() - 1, kGrip, 3),
      1.5, 1.5);
}

// A flat groove, amber as far as the knob.
void paintSlider(const QStyleOptionSlider& slider, const QRectF& groove, const QPointF& knob,
                 QPainter* painter) {
  const bool enabled = slider.state & QStyle::State_Enabled;
  const bool flat = slider.orientation == Qt::Horizontal;
  const QColor fill = slider.palette.color(QPalette::Highlight);
  const QColor accent = slider.palette.color(enabled ? QPalette::Link : QPalette::Mid);

  constexpr qreal kThick = 4;
  QRectF track = flat ? QRectF(groove.left(), knob.y() - kThick / 2, groove.width(), kThick)
                      : QRectF(knob.x() - kThick / 2, groove.top(), kThick, groove.height());
  const SmoothScope smooth(*painter);
  painter->setPen(Qt::NoPen);
  painter->setBrush(hairline(slider.palette));
  painter->drawRoundedRect(track, kThick / 2, kThick / 2);
  // The travelled part lies where the values are smaller.
  if (flat)
    slider.upsideDown ? track.setLeft(knob.x()) : track.setRight(knob.x());
  else
    slider.upsideDown ? track.setTop(knob.y()) : track.setBottom(knob.y());
  painter->setBrush(fill);
  painter->drawRoundedRect(track, kThick / 2, kThick / 2);
  const bool held = slider.state & QStyle::State_Sunken && slider.activeSubControls & QStyle::SC_SliderHandle;
  if (slider.state & QStyle::State_HasFocus) {
    const QColor halo = faint(accent, 0.3F);
    painter->setBrush(halo);
    painter->drawEllipse(knob, 9, 9);
  }
  painter->setBrush(held ? fill.lighter(115) : fill);
  painter->setPen(QPen(accent, 2));
  painter->drawEllipse(knob, 6, 6);
}

}  // namespace

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return spacing::kUnit;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return spacing::kMargin;
    case PM_SplitterWidth: return spacing::kUnit;
    case PM_SliderThickness: return 20;
    case PM_TabBarTabHSpace: return 6;  // six of them stand beside each other in the panel
    case PM_ToolBarItemSpacing: return 2;
    case PM_ToolBarItemMargin: return spacing::kHalf;
    case PM_ToolBarIconSize: return 24;
    case PM_FocusFrameHMargin:  // beside the text of a row
      if (qobject_cast<const QListWidget*>(widget)) return spacing::kUnit - 1;
      return QProxyStyle::pixelMetric(metric, option, widget);
    case PM_SmallIconSize:
    case PM_ButtonIconSize: return 16;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const {
  QSize out = QProxyStyle::sizeFromContents(type, option, size, widget);
  if (type == CT_ToolButton && isWordedPlate(option))
    out = QSize(out.width() + kPlatePadding, std::max(out.height(), kLeastPlate));
  if (type == CT_ItemViewItem && qobject_cast<const QListWidget*>(widget)) out.rheight() += spacing::kUnit;
  return out;
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returnData) const {
  switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    // The one that does it stands last, on every desktop alike; a click on a slider's groove goes there, as on any player.
    case SH_DialogButtonLayout: return QDialogButtonBox::GnomeLayout;
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
    default: return QProxyStyle::styleHint(hint, option, widget, returnData);
  }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
  const RingOn on = isFilled(widget) ? RingOn::Amber : RingOn::Ground;
  switch (element) {
    case PE_PanelButtonTool:
      return option->state & State_AutoRaise ? paintToolButton(option, painter)
                                             : paintButton(*option, painter, isFilled(widget));
    case PE_FrameFocusRect:  // Fusion's is a tint that is hardly seen, inside of the button
      if (qobject_cast<const QToolButton*>(widget))
        return paintFocusRing(painter, widget->rect(), *widget, on);
      break;
    case PE_IndicatorToolBarSeparator: {
      const QRect r = option->rect.adjusted(spacing::kHalf, spacing::kHalf, -spacing::kHalf, -spacing::kHalf);
      painter->fillRect(option->state & State_Horizontal ? QRect(r.center().x(), r.top(), 1, r.height())
                                                         : QRect(r.left(), r.center().y(), r.width(), 1),
                        hairline(option->palette));
      return;
    }
    case PE_IndicatorCheckBox: return paintIndicator(*option, painter, false);
    case PE_IndicatorRadioButton: return paintIndicator(*option, painter, true);
    case PE_FrameLineEdit: return paintFieldEdge(*option, option->rect, painter);
    case PE_Frame:
      // What scrolls has square corners and would cover round ones.
      return paintFieldEdge(*option, option->rect, painter,
                            qobject_cast<const QAbstractScrollArea*>(widget) ? 0 : kCorner);
    case PE_PanelButtonCommand:
      paintButton(*option, painter, isFilled(widget));
      if (widget && option->state & State_HasFocus) paintFocusRing(painter, option->rect, *widget, on);
      return;
    case PE_IndicatorDockWidgetResizeHandle: return paintSplitter(option, painter);
    case PE_FrameTabWidget:
      QProxyStyle::drawPrimitive(element, option, painter, widget);
      if (isHighContrast(option->palette))
        paintPlate(painter, option->rect, Qt::NoBrush, hairline(option->palette), 0);
      return;
    case PE_PanelTipLabel:
      return painter->fillRect(option->rect, option->palette.color(QPalette::ToolTipBase));
    default: break;
  }
  QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
  switch (element) {
    case CE_Splitter: return paintSplitter(option, painter);
    case CE_ToolBar:
    case CE_MenuBarEmptyArea: return painter->fillRect(option->rect, option->palette.color(QPalette::Window));
    case CE_MenuBarItem:
      if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
        return paintMenuBarItem(*item, painter);
      break;
    case CE_PushButtonLabel:
      if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
          button && isFilled(widget)) {
        const QStyleOptionButton label = inked(*button, painter, true);
        return QProxyStyle::drawControl(element, &label, painter, widget);
      }
      break;
    case CE_ToolButtonLabel:
      if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
        QStyleOptionToolButton label = inked(*button, painter, isFilled(widget));
        if (widget && widget->property(kLink).toBool() && !isFilled(widget))
          label.palette.setColor(QPalette::ButtonText, button->palette.color(QPalette::Link));
        if (isWordedPlate(option) && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon)
          label.rect.adjust(kPlatePadding / 2, 0, 0, 0);
        return QProxyStyle::drawControl(element, &label, painter, widget);
      }
      break;
    case CE_TabBarTabShape:
      // Fusion's chosen tab is a shade lighter, which is little in the dark and nothing in black.
      QProxyStyle::drawControl(element, option, painter, widget);
      if (option->state & State_Selected)
        painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), 3)),
                          option->palette.color(QPalette::Link));
      return;
    case CE_MenuItem:
      // Quieter than a selection, and icons keep their ink on it.
      if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
        QStyleOptionMenuItem quiet = *item;
        const QColor fill = faint(item->palette.color(QPalette::Highlight), 0.30F);
        quiet.palette.setColor(QPalette::Highlight, composited(fill, item->palette.color(QPalette::Base)));
        quiet.palette.setColor(QPalette::HighlightedText, item->palette.color(QPalette::Text));
        QProxyStyle::drawControl(element, &quiet, painter, widget);
        return;
      }
      break;
    default: break;
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
  if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
      control == CC_Slider && slider) {
    if (slider->subControls & SC_SliderTickmarks) {
      QStyleOptionSlider ticks = *slider;
      ticks.subControls = SC_SliderTickmarks;
      QProxyStyle::drawComplexControl(control, &ticks, painter, widget);
    }
    paintSlider(*slider, subControlRect(control, slider, SC_SliderGroove, widget),
                QRectF(subControlRect(control, slider, SC_SliderHandle, widget)).center(), painter);
    return;
  }
  if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
      control == CC_ToolButton && button && button->features & QStyleOptionToolButton::HasMenu) {
    QStyleOptionToolButton bare = *button;
    // Under its menu the pointer may have gone away, of which nobody has told the button.
    if (widget && !widget->rect().contains(widget->mapFromGlobal(QCursor::pos())))
      bare.state &= ~State_MouseOver;
    if (!isWordedPlate(option)) return QProxyStyle::drawComplexControl(control, &bare, painter, widget);
    bare.features &= ~(QStyleOptionToolButton::HasMenu | QStyleOptionToolButton::MenuButtonPopup);
    bare.subControls = SC_ToolButton;  // one plate, also where its menu is a part of its own
    QProxyStyle::drawComplexControl(control, &bare, painter, widget);
    return paintAngle(painter, QPointF(option->rect.right() - 11, option->rect.center().y() + 1), 4,
                      option->palette.color(QPalette::ButtonText));
  }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
  if (control == CC_ScrollBar && isHighContrast(option->palette))  // Fusion's handle is black on black there
    painter->fillRect(subControlRect(control, option, SC_ScrollBarSlider, widget).adjusted(3, 3, -3, -3),
                      option->palette.color(QPalette::Dark));
  if (const auto* spinBox = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spinBox && spinBox->frame)
    paintFieldEdge(*option, option->rect, painter);
}

void Style::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  if (const auto* box = qobject_cast<QMessageBox*>(widget)) giveMnemonics(*box);
  if (auto* buttons = qobject_cast<QDialogButtonBox*>(widget)) fillDefault(*buttons);
  auto* list = qobject_cast<QComboBox*>(widget);
  if (!list || list->isEditable()) return;
  if ((list->focusPolicy() & Qt::ClickFocus) != 0) list->setFocusPolicy(Qt::TabFocus);
  list->installEventFilter(this);
  if (list->sizeAdjustPolicy() != QComboBox::AdjustToContentsOnFirstShow) return;
  // A list is as wide as what it can say, in another language, too, and never narrower: what Qt takes for its least width is old.
  list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  list->setSizePolicy(QSizePolicy::Minimum, list->sizePolicy().verticalPolicy());
}

bool Style::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isLetter = !key->text().isEmpty() && key->text().front().isLetterOrNumber() &&
                          !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isLetter && qobject_cast<QComboBox*>(watched)) {
      event->accept();
      return true;
    }
  }
  return QProxyStyle::eventFilter(watched, event);
}

QIcon Style::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
  switch (which) {
    case SP_MessageBoxInformation: return icon(IconId::Info);
    case SP_MessageBoxWarning: return icon(IconId::Warning);
    case SP_MessageBoxCritical: return icon(IconId::Error);
    case SP_MessageBoxQuestion: return icon(IconId::Help);
    case SP_LineEditClearButton: return icon(IconId::Close);
    default: return QProxyStyle::standardIcon(which, option, widget);
  }
}

}  // namespace searchlight::ui
