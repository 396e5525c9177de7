// widgets/theme/keyboard.h: what keys do in every window: between tabs, and that the focus they move is seen.
#pragma once
#include <QObject>

namespace searchlight::ui {

// Of the whole program, as long as it is there.
// - Where the last press was a key, whatever gets the focus shows it: a page or a dialog that was opened by key, too, of which Qt is
//   told no reason.
// - Ctrl+Tab shows the next tab and Ctrl+Shift+Tab the one before, wherever the focus is in the parent of a QTabBar; in dialogs Ctrl+PageDown
//   and Ctrl+PageUp, too.
class Keyboard : public QObject {
 public:
  Keyboard();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool m_pressedLast = false;
};

}  // namespace searchlight::ui
