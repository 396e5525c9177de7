// app/shell/preferences_dialog.h: what is set once for the whole program. (Theme and language are in the View menu.)
#pragma once
#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace searchlight::ui {

class Program;

// Every change holds at once, for all windows.
class PreferencesDialog : public QDialog {
  Q_OBJECT
 public:
  explicit PreferencesDialog(Program* program, QWidget* parent = nullptr);
  QComboBox& begin() { return *m_begin; }   // 0: where one was; 1: the page that leads to all others
  QSpinBox& memory() { return *m_memory; }  // megabytes of 2^20 bytes
  QCheckBox& motion() { return *m_motion; }

 private:
  void showUse();

  Program* m_program;
  QComboBox* m_begin;
  QSpinBox* m_memory;
  QLabel* m_use;
  QCheckBox* m_motion;
};

}  // namespace searchlight::ui
