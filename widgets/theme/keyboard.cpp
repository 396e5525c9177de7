// widgets/theme/keyboard.cpp: the program's presses, and the shortcuts of tabs.
#include "widgets/theme/keyboard.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QShortcut>
#include <QTabBar>
#include <array>
#include <span>
#include <utility>

namespace searchlight::ui {
namespace {

constexpr const char* kHasKeys = "hasTabKeys";

// Tabs that are not there, or not to be used, are passed over.
void showTabFrom(QTabBar& tabs, int by) {
  const int count = tabs.count();
  for (int step = 1; step < count; ++step) {
    const int at = (tabs.currentIndex() + by * step + count) % count;
    if (tabs.isTabVisible(at) && tabs.isTabEnabled(at)) return tabs.setCurrentIndex(at);
  }
}

// As shortcuts: QTabWidget has Ctrl+Tab itself, but a field that has the focus takes the key. On pages Ctrl+PageDown is the next puzzle.
// Once for each: Qt may polish a widget again, and a key with two shortcuts does nothing.
void giveTabKeys(QTabBar& tabs) {
  if (tabs.property(kHasKeys).toBool()) return;
  tabs.setProperty(kHasKeys, true);
  static constexpr std::array<std::pair<const char*, int>, 4> kKeys{
      {{"Ctrl+Tab", 1}, {"Ctrl+Shift+Tab", -1}, {"Ctrl+PgDown", 1}, {"Ctrl+PgUp", -1}}};
  const bool isInDialog = qobject_cast<const QDialog*>(tabs.window()) != nullptr;
  for (const auto& row : std::span(kKeys).first(isInDialog ? 4 : 2)) {
    auto* shortcut = new QShortcut(QKeySequence(QLatin1String(row.first)), tabs.parentWidget());
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(shortcut, &QShortcut::activated, &tabs,
                     [&tabs, by = row.second] { showTabFrom(tabs, by); });
  }
}

}  // namespace

Keyboard::Keyboard() { qApp->installEventFilter(this); }

bool Keyboard::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    // A key that is a shortcut is no press; it is asked about first, as every key is.
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: m_pressedLast = true; break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress: m_pressedLast = false; break;
    case QEvent::FocusIn:
      if (const auto* widget = qobject_cast<const QWidget*>(watched); widget && m_pressedLast)
        widget->window()->setAttribute(Qt::WA_KeyboardFocusChange);
      break;
    case QEvent::Polish:
      if (auto* tabs = qobject_cast<QTabBar*>(watched); tabs && tabs->parentWidget()) giveTabKeys(*tabs);
      break;
    default: break;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace searchlight::ui
