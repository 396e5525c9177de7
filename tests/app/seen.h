// tests/app/seen.h: what is seen of a widget's parts, found by the texts that they bear.
#pragma once
#include "app/shell/commands.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// The button in there that bears this text: one that can be seen, if any can.
template <class Button = QAbstractButton>
Button* buttonOf(const QWidget& in, const QString& text) {
  Button* found = nullptr;
  for (Button* button : in.findChildren<Button*>())
    if (ui::plainText(button->text()) == ui::plainText(text) && (!found || button->isVisible()))
      found = button;
  return found;
}
// Null where it cannot be seen.
template <class Button = QAbstractButton>
Button* seenButton(const QWidget& in, const QString& text) {
  Button* button = buttonOf<Button>(in, text);
  return button && button->isVisible() ? button : nullptr;
}
// The action among these that bears this text.
inline QAction* actionOf(const QList<QAction*>& actions, const QString& text) {
  const auto found = std::ranges::find(actions, ui::plainText(text),
                                       [](const QAction* a) { return ui::plainText(a->text()); });
  return found == actions.end() ? nullptr : *found;
}
// Whether a label in there that can be seen says so.
inline bool isSaid(const QWidget& in, const QString& part) {
  return std::ranges::any_of(in.findChildren<QLabel*>(), [&](const QLabel* label) {
    return label->isVisibleTo(&in) && label->text().contains(part);
  });
}

}  // namespace searchlight::testing
