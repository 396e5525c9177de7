// app/shell/preferences.h: what is set once for the whole program, on four pages.
#pragma once
#include <QDialog>
#include <QString>
#include <vector>

#include "app/shell/page.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QTabWidget;

namespace searchlight::ui {

class KeysForm;
class Program;
class VisionForm;

// Every change holds at once, for all windows. Theme and language are in the View menu as well.
class PreferencesDialog : public QDialog {
  Q_OBJECT
 public:
  enum class Part { General, Appearance, Vision, Keyboard };

  explicit PreferencesDialog(Program* program, QWidget* parent = nullptr);
  void showPart(Part part);
  QComboBox& language() { return *m_language; }
  QComboBox& theme() { return *m_theme; }   // in the order of ThemeChoice
  QSpinBox& textSize() { return *m_text; }  // per cent
  QComboBox& begin() { return *m_begin; }   // 0: where one was; then the pages by their names
  QSpinBox& memory() { return *m_memory; }  // megabytes of 2^20 bytes
  QCheckBox& motion() { return *m_motion; }
  QCheckBox& mouse() { return *m_mouse; }
  const std::vector<QComboBox*>& looks() const { return m_looks; }  // of all pages, in their order
  VisionForm& vision() { return *m_vision; }
  KeysForm& keys() { return *m_keys; }

 private:
  // A field, and what it means, below it.
  struct Row {
    QLabel *name, *help;
  };
  QFormLayout* addForm();
  void add(QFormLayout* form, QWidget* field, QWidget* beside = nullptr);
  void connectFields();
  void restoreDefaults();
  void retranslate();
  void showUse();

  Program* m_program;
  QTabWidget* m_parts;
  std::vector<Row> m_rows;  // in the order of the fields
  QComboBox *m_language, *m_theme, *m_begin;
  QSpinBox *m_text, *m_memory;
  QCheckBox *m_motion, *m_mouse;
  std::vector<LookChoice> m_choices;
  std::vector<QComboBox*> m_looks;
  VisionForm* m_vision;
  KeysForm* m_keys;
  QPushButton* m_restore;
  QLabel* m_use;
};

}  // namespace searchlight::ui
