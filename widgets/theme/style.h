// widgets/theme/style.h: Fusion, calmer: an 8-pixel grid, flat tool buttons, edges that show in the dark,
// amber.
#pragma once
#include <QProxyStyle>

#include "widgets/theme/strokes.h"

namespace searchlight::ui {

// A button's dynamic property, a bool: it is the one that is meant first, as a default button of a dialog.
inline constexpr char kFilled[] = "filled";
// A flat button's: it is said as a link.
inline constexpr char kLink[] = "link";

// Everything it paints comes from the palette of the widget, so that light and dark need no code of their
// own.
class Style : public QProxyStyle {
  Q_OBJECT

 public:
  Style();

  int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                  const QWidget* widget = nullptr) const override;
  // Words on a button have room round them.
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                         const QWidget* widget = nullptr) const override;
  int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                QStyleHintReturn* returnData = nullptr) const override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget = nullptr) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget = nullptr) const override;
  // A list that is chosen with the mouse leaves the keyboard where it was; one that has it gets the letters typed. A message box
  // is answered by letters.
  void polish(QWidget* widget) override;
  using QProxyStyle::polish;
  bool eventFilter(QObject* watched, QEvent* event) override;
  // Our own icons in message boxes and on closing buttons.
  QIcon standardIcon(StandardPixmap which, const QStyleOption* option = nullptr,
                     const QWidget* widget = nullptr) const override;
};

}  // namespace searchlight::ui
