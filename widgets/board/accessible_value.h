// widgets/board/accessible_value.h: what a board has under its keyboard's cursor, as screen readers meet it.
#pragma once
#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QString>
#include <QWidget>
#include <Qt>
#include <optional>

#include "core/geometry/point.h"

namespace searchlight::ui {

// Nothing: it is no arrow.
inline std::optional<Direction> arrowDirection(int key) {
  switch (key) {
    case Qt::Key_Left: return Direction::Left;
    case Qt::Key_Right: return Direction::Right;
    case Qt::Key_Up: return Direction::Up;
    case Qt::Key_Down: return Direction::Down;
    default: return std::nullopt;
  }
}

// What Tab has come to, from either side, is seen at once.
inline bool isByTab(Qt::FocusReason reason) {
  return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
}

// What a board is where nothing is under its cursor.
inline QString boardSizeText(int columns, int rows) {
  return QCoreApplication::translate("BoardSize", "%1 × %2 squares").arg(columns).arg(rows);
}

// From then on every View has this as its accessible value, and at the head of its description: on Linux screen readers are given
// numbers alone as values. May be called again, to no effect: by the view's constructor.
template <class View>
void installAccessibleValue(QString (*value)(const View& view),
                            QAccessible::Role role = QAccessible::Canvas) {
  static QString (*const valueOf)(const View& view) = value;
  static const QAccessible::Role roleOf = role;
  class Interface : public QAccessibleWidget {
   public:
    explicit Interface(View* view) : QAccessibleWidget(view, roleOf) {}
    QString text(QAccessible::Text kind) const override {
      const QString own = QAccessibleWidget::text(kind);
      if (kind != QAccessible::Value && kind != QAccessible::Description) return own;
      const QString value = valueOf(*static_cast<const View*>(widget()));
      if (kind == QAccessible::Value || own.isEmpty()) return value;
      return own.contains(value) ? own : value + QLatin1Char('\n') + own;
    }
  };
  static const bool isInstalled = [] {
    QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
      auto* view = qobject_cast<View*>(object);
      return view ? new Interface(view) : nullptr;
    });
    return true;
  }();
  Q_UNUSED(isInstalled)
}

// The value is another, or looks different. Linux is told of values only where they are numbers, but of every description.
inline void announceAccessibleValue(QWidget* view) {
  if (!QAccessible::isActive()) return;
  if (QAccessibleInterface* told = QAccessible::queryAccessibleInterface(view)) {
    QAccessibleValueChangeEvent value(view, told->text(QAccessible::Value));
    QAccessible::updateAccessibility(&value);
  }
  QAccessibleEvent changed(view, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

}  // namespace searchlight::ui
