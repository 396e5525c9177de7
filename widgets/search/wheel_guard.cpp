// widgets/search/wheel_guard.cpp: the wheel is let through where the field has no focus.
#include "widgets/search/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>
#include <QWidget>

namespace searchlight::ui {
namespace {

class WheelGuard : public QObject {
 public:
  explicit WheelGuard(QWidget* field) : QObject(field), m_field(field) {
    if (field->focusPolicy() == Qt::WheelFocus) field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Wheel || m_field->hasFocus()) return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
  }

 private:
  QWidget* m_field;
};

}  // namespace

void guardFromWheel(QWidget* panel) {
  QList<QWidget*> all = panel->findChildren<QWidget*>();
  all << panel;
  for (QWidget* field : all)
    if (qobject_cast<QComboBox*>(field) || qobject_cast<QAbstractSpinBox*>(field) ||
        qobject_cast<QSlider*>(field))
      new WheelGuard(field);
}

}  // namespace searchlight::ui
