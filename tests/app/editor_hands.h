// tests/app/editor_hands.h: what a hand does with the parts of an editor of drawings.
#pragma once
#include "app/shell/window.h"
#include "tests/app/seen.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/theme/controls.h"

namespace searchlight::testing {

template <class EditorType>
struct EditorHands {
  using Editor = EditorType;
  Editor* editor;

  auto& view() const { return editor->view(); }
  QPoint middle(Point p) const { return view().pixels().pixelOf({p.x + 0.5, p.y + 0.5}).toPoint(); }
  void click(Point p, Qt::MouseButton button = Qt::LeftButton) const {
    QTest::mouseClick(&view(), button, {}, middle(p));
  }
  void drag(Point from, Point to, Qt::MouseButton button = Qt::LeftButton) const {
    QTest::mousePress(&view(), button, {}, middle(from));
    QTest::mouseMove(&view(), middle(to));
    QTest::mouseRelease(&view(), button, {}, middle(to));
  }
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) const { QTest::keyClick(&view(), key, with); }
  void tool(const char* text) const { button<QToolButton>(text)->click(); }
  void press(const char* text) const { QTest::mouseClick(button<QPushButton>(text), Qt::LeftButton); }
  template <class Button>
  Button* button(const char* text) const {
    return buttonOf<Button>(*editor, QString::fromUtf8(text));
  }
  QAction* menu(const char* text) const {
    for (const QMenu* menu : editor->template findChildren<QMenu*>())
      if (QAction* found = actionOf(menu->actions(), QString::fromUtf8(text))) return found;
    return nullptr;
  }
  void size(int columns, int rows) const {
    editor->template findChildren<QSpinBox*>()[0]->setValue(columns);
    editor->template findChildren<QSpinBox*>()[1]->setValue(rows);
  }
  QString note() const { return editor->template findChild<ui::NoteLine*>(u"verdict"_s)->text(); }
  bool says(const char* text) const { return isSaid(*editor, QString::fromUtf8(text)); }
  void settle() const { QTRY_VERIFY(editor->isSettled()); }
};

// The command opens an editor, and these hands draw in it until it is closed.
template <class Hands>
void drawWith(ui::Window& window, QAction* command, const std::function<void(const Hands&)>& drawing) {
  window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&window, 60'000));
  bool wasOpen = false;
  const WhenOpen<typename Hands::Editor> hands([&](typename Hands::Editor* editor) {
    wasOpen = true;
    QVERIFY(QTest::qWaitForWindowActive(editor, 60'000));  // shortcuts are for the active one
    editor->view().setFocus();
    QTRY_VERIFY(editor->view().hasFocus());
    drawing(Hands{{editor}});
    if (editor->isVisible()) editor->done(QDialog::Rejected);
  });
  command->trigger();
  QVERIFY(wasOpen);
}

}  // namespace searchlight::testing
