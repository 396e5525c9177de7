// app/shell/esc_stops.cpp: the key is looked at where the focus is.
#include "app/shell/esc_stops.h"

#include <QApplication>
#include <QKeyEvent>
#include <utility>

namespace searchlight::ui {

EscStops::EscStops(QWidget* scope, std::function<bool()> isWorking, std::function<void()> stop)
    : QObject(scope), m_scope(scope), m_isWorking(std::move(isWorking)), m_stop(std::move(stop)) {
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    if (m_watched) m_watched->removeEventFilter(this);
    m_watched = now && now->window() == m_scope->window() ? now : nullptr;
    if (m_watched) m_watched->installEventFilter(this);
  });
}

// Where it is ours no shortcut may have it, and then it comes as a key.
bool EscStops::eventFilter(QObject* watched, QEvent* event) {
  const bool isAsked = event->type() == QEvent::ShortcutOverride;
  if ((!isAsked && event->type() != QEvent::KeyPress) || watched != m_watched) return false;
  const auto* key = static_cast<const QKeyEvent*>(event);
  if (key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier) return false;
  if (!m_scope->isVisible() || !m_isWorking()) return false;
  if (isAsked)
    event->accept();
  else if (!key->isAutoRepeat())
    m_stop();
  return true;
}

}  // namespace searchlight::ui
