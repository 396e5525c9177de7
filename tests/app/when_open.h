// tests/app/when_open.h: answers a dialog as soon as it is there, however long the machine takes to open it.
#pragma once
#include "app/shell/commands.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// Made before the dialog is asked for; as long as this lives it waits for the first modal one of this kind, and gives it
// to `answer`. Where none comes nothing is done, and nothing happens behind the test's back.
template <class Dialog>
class WhenOpen {
 public:
  explicit WhenOpen(std::function<void(Dialog*)> answer) : m_answer(std::move(answer)) {
    QObject::connect(&m_timer, &QTimer::timeout, [this] {
      auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
      if (!dialog || !dialog->isVisible()) return;
      m_timer.stop();
      m_answer(dialog);
    });
    m_timer.start(5);
  }
  WhenOpen(const WhenOpen&) = delete;
  WhenOpen& operator=(const WhenOpen&) = delete;

 private:
  std::function<void(Dialog*)> m_answer;
  QTimer m_timer;
};

// Presses a button of the next question, by what it is or by a part of its text, and knows what was asked.
class Answer {
 public:
  explicit Answer(QMessageBox::StandardButton button)
      : m_box([this, button](QMessageBox* box) {
          tell(box);
          box->button(button)->click();
        }) {}
  explicit Answer(const QString& text)
      : m_box([this, text](QMessageBox* box) {
          tell(box);
          for (QAbstractButton* button : box->buttons())
            if (ui::plainText(button->text()).contains(text)) return button->click();
        }) {}

  int times = 0;
  QString asked;

 private:
  void tell(const QMessageBox* box) {
    ++times;
    asked = box->text();
  }
  WhenOpen<QMessageBox> m_box;
};

// The next file dialog is given this name. Typed it would stand back behind the file that is offered.
class FileNamed {
 public:
  explicit FileNamed(const QString& path)
      : m_dialog([path](QFileDialog* dialog) {
          // It takes no name while its line has the focus, which comes a moment after the dialog.
          if (QWidget* focused = dialog->focusWidget()) focused->clearFocus();
          dialog->selectFile(path);
          static_cast<QDialog*>(dialog)->accept();
        }) {}

 private:
  WhenOpen<QFileDialog> m_dialog;
};

}  // namespace searchlight::testing
