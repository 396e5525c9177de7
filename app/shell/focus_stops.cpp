// app/shell/focus_stops.cpp: which widget of a part has the focus first, and whose Esc it is.
#include "app/shell/focus_stops.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScrollArea>
#include <QTabWidget>
#include <algorithm>
#include <utility>

#include "app/shell/window.h"

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

namespace {

bool takesFocus(const QWidget* w) {
  return w->isVisible() && w->isEnabled() && !w->focusProxy() && (w->focusPolicy() & Qt::TabFocus);
}

// The widget in `part` that had the focus last, or is the first to have it; nullptr: none can.
QWidget* stopIn(QWidget* part) {
  if (!part->isVisible()) return nullptr;
  if (QWidget* last = part->focusWidget(); last && last != part && takesFocus(last)) return last;
  if (takesFocus(part)) return part;
  // What a tab shows is more than the tabs.
  if (const auto* tabs = qobject_cast<const QTabWidget*>(part); tabs && tabs->currentWidget())
    if (QWidget* inside = stopIn(tabs->currentWidget())) return inside;
  for (QWidget* w = part->nextInFocusChain(); w && w != part; w = w->nextInFocusChain())
    if (part->isAncestorOf(w) && takesFocus(w)) return w;
  return nullptr;
}

// An editor that a table has opened over one of its cells.
bool isCellEditor(const QWidget* w) {
  const QWidget* viewport = w->parentWidget();
  return viewport && qobject_cast<const QAbstractItemView*>(viewport->parentWidget());
}

}  // namespace

bool focusInto(QWidget& part) {
  QWidget* stop = stopIn(&part);
  if (!stop) return false;
  stop->setFocus(Qt::ShortcutFocusReason);  // which is seen, also where the mouse was used last
  for (QWidget* around = stop->parentWidget(); around; around = around->parentWidget())
    if (auto* panel = qobject_cast<QScrollArea*>(around)) panel->ensureWidgetVisible(stop);
  return true;
}

FocusStops::FocusStops(Window* window) : m_window(window) {
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    if (m_watched) m_watched->removeEventFilter(this);
    m_watched = now && now->window() == m_window ? now : nullptr;
    if (m_watched) m_watched->installEventFilter(this);
  });
}

void FocusStops::step(const std::vector<Page::FocusStop>& stops, int by) {
  const QWidget* focus = QApplication::focusWidget();
  const auto here = std::ranges::find_if(stops, [&](const Page::FocusStop& stop) {
    return stop.widget == focus || (focus && stop.widget->isAncestorOf(focus));
  });
  if (here == stops.end()) return m_window->page().takeFocus(Qt::ShortcutFocusReason);
  const auto count = static_cast<int>(stops.size());
  auto at = static_cast<int>(here - stops.begin());
  for (int i = 0; i < count; ++i) {
    at = (at + by + count) % count;
    if (focusInto(*stops[static_cast<std::size_t>(at)].widget)) return;
  }
}

bool FocusStops::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || watched != m_watched) return false;
  const auto* key = static_cast<const QKeyEvent*>(event);
  if (key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier) return false;
  if (qobject_cast<const QMenuBar*>(watched) || isCellEditor(m_watched)) return false;
  if (m_watched->property("ownEscape").toBool()) return false;  // it has something to give up itself
  const std::vector<Page::FocusStop> stops = m_window->focusStops();
  const bool isOnBoard = std::ranges::any_of(stops, [&](const Page::FocusStop& stop) {
    return stop.isBoard && (stop.widget == m_watched || stop.widget->focusProxy() == m_watched);
  });
  if (isOnBoard) return false;
  m_window->page().takeFocus(Qt::ShortcutFocusReason);
  return true;
}

}  // namespace searchlight::ui
