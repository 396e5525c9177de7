// app/shell/esc_stops.h: Esc ends what is being worked out before it does anything else.
#pragma once
#include <QObject>
#include <QPointer>
#include <QWidget>
#include <functional>

namespace searchlight::ui {

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

}  // namespace searchlight::ui
