// widgets/theme/type_scale.h: how large texts are, as shares of the application's own size, which the user may have chosen.
#pragma once
#include <QApplication>
#include <QFont>
#include <QWidget>

namespace searchlight::ui {

enum class TypeSize {
  Text,      // whatever is read
  Strong,    // what of it matters
  Figure,    // a number that is looked for among others
  Title,     // what a part of the window is about
  Message,   // what was asked for: 14 px where text has 12
  Name,      // what is played: 20 px
  Count,     // a number that is watched while one plays: 24 px
  Headline,  // that a game is won: 28 px
  Score,     // the one number of a page
};

// All but Text and Message are bold.
inline QFont typeFont(QFont font, TypeSize size) {
  constexpr double kShares[] = {1, 1, 1.2, 1.3, 14.0 / 12, 20.0 / 12, 2, 28.0 / 12, 2.4};
  font.setPointSizeF(font.pointSizeF() * kShares[static_cast<int>(size)]);
  font.setBold(size != TypeSize::Text && size != TypeSize::Message);
  return font;
}
// Remembered by the widget, so that it follows when the application's font becomes larger or smaller (retype()).
inline void setType(QWidget* widget, TypeSize size) {
  widget->setProperty("typeSize", static_cast<int>(size));
  widget->setFont(typeFont(QApplication::font(), size));
}
// The application has another font: all that setType() was called for.
inline void retype() {
  for (QWidget* widget : QApplication::allWidgets())
    if (const QVariant size = widget->property("typeSize"); size.isValid())
      setType(widget, static_cast<TypeSize>(size.toInt()));
}

}  // namespace searchlight::ui
