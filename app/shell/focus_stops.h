// app/shell/focus_stops.h: how the keyboard gets round the parts of a window, and back to the board.
#pragma once
#include <QObject>
#include <QPointer>
#include <QWidget>
#include <functional>
#include <vector>

#include "app/shell/page.h"

namespace searchlight::ui {

class Window;

// Wherever the keyboard is in the window of `scope`, as long as that is seen and something is under way there: before boards,
// cards, messages and FocusStops have the key. Its scope's child. REQUIRES: what the functions use outlives the scope.
class EscStops : public QObject {
  Q_OBJECT

 public:
  EscStops(QWidget* scope, std::function<bool()> isWorking, std::function<void()> stop);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* m_scope;
  std::function<bool()> m_isWorking;
  std::function<void()> m_stop;
  QPointer<QWidget> m_watched;  // the one that has the focus
};

// The keyboard goes to what had it last in `part`, or can have it first, and that comes in sight. False: nothing there can have it.
bool focusInto(QWidget& part);

// F6 and Shift+F6 are commands of the window that call step(). Esc is taken here, once those who have a use of their own for it
// had it: open menus, messages and cards, cells that are being edited, a board.
class FocusStops : public QObject {
  Q_OBJECT

 public:
  // REQUIRES: the window outlives this.
  explicit FocusStops(Window* window);

  // To the next stop (-1: the one before) that can have the focus; to the page's own place from elsewhere.
  void step(const std::vector<Page::FocusStop>& stops, int by);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  Window* m_window;
  QPointer<QWidget> m_watched;  // the one that has the focus
};

}  // namespace searchlight::ui
