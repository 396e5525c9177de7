// widgets/help/help_asker.cpp: one look at all events of the program for the few that ask for help.
#include "widgets/help/help_asker.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionEvent>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QWhatsThisClickedEvent>
#include <QWidget>

#include "widgets/help/glossary.h"

namespace searchlight::ui {

namespace {
// What this file has given them: somebody's own words are left as they are, whenever they come.
constexpr const char* kGiven = "whatsThisGiven";

// Widgets and actions have the same words for it.
template <class T>
void follow(T* one, const QString& toolTip) {
  if (toolTip.isEmpty() || one->whatsThis() == toolTip) return;
  if (!one->whatsThis().isEmpty() && one->whatsThis() != one->property(kGiven).toString()) return;
  one->setProperty(kGiven, toolTip);
  one->setWhatsThis(toolTip);
}

// Without the keys that stand behind it, or before a note: What's This is about what it does.
QString withoutKeys(const QAction& action) {
  static const QRegularExpression keys(QStringLiteral("\\s*\\([^()]*\\)(?=$| · )"));
  return action.shortcut().isEmpty() ? action.toolTip() : QString(action.toolTip()).remove(keys);
}
}  // namespace

HelpAsker::HelpAsker(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool HelpAsker::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::ToolTipChange:
    case QEvent::Polish:
      if (watched->isWidgetType())
        follow(static_cast<QWidget*>(watched), static_cast<QWidget*>(watched)->toolTip());
      return false;
    // A button takes these over from its action, so they come before it does.
    case QEvent::ActionAdded:
    case QEvent::ActionChanged: {
      QAction* action = static_cast<QActionEvent*>(event)->action();
      if (!action->isSeparator()) follow(action, withoutKeys(*action));
      return false;
    }
    case QEvent::WhatsThisClicked: {
      const QString address = static_cast<const QWhatsThisClickedEvent*>(event)->href();
      if (!isTermLink(address) || !watched->isWidgetType()) return false;
      Q_EMIT termWanted(static_cast<QWidget*>(watched), termOfLink(address));
      return true;
    }
    case QEvent::KeyPress: {
      const auto* key = static_cast<const QKeyEvent*>(event);
      if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier || !watched->isWidgetType())
        return false;
      QWidget* window = static_cast<QWidget*>(watched)->window();
      if (!qobject_cast<QDialog*>(window)) return false;
      Q_EMIT helpWanted(window);
      return true;
    }
    default: return false;
  }
}

QString whatsThisOf(const QWidget* control, const QWidget** whose) {
  for (const QWidget* part = control; part; part = part->isWindow() ? nullptr : part->parentWidget())
    if (!part->whatsThis().isEmpty()) {
      if (whose) *whose = part;
      return part->whatsThis();
    }
  return {};
}

QString nameOfControl(const QWidget* control) {
  static const QRegularExpression letter(QStringLiteral("\\s*\\(&.\\)|&"));
  const auto* button = qobject_cast<const QAbstractButton*>(control);
  const QString text = button && !button->text().isEmpty() ? button->text() : control->accessibleName();
  return QString(text).remove(letter);
}

}  // namespace searchlight::ui
