// widgets/theme/type_scale.h: how large texts are, as shares of the application's own size, which the user may have chosen.
#pragma once
#include <QFont>
#include <QWidget>

namespace searchlight::ui {

enum class TypeSize {
  Text,    // whatever is read
  Strong,  // what of it matters
  Figure,  // a number that is looked for among others
  Title,   // what a part of the window is about
  Score,   // the one number of a page
};

// All but Text are bold.
inline QFont typeFont(QFont font, TypeSize size) {
  constexpr double kShares[] = {1, 1, 1.2, 1.3, 2.4};
  font.setPointSizeF(font.pointSizeF() * kShares[static_cast<int>(size)]);
  font.setBold(size != TypeSize::Text);
  return font;
}
// REQUIRES: called once, of a widget that wears the application's font.
inline void setType(QWidget* widget, TypeSize size) { widget->setFont(typeFont(widget->font(), size)); }

}  // namespace searchlight::ui
