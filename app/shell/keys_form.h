// app/shell/keys_form.h: all commands with their keys, which can be changed.
#pragma once
#include <QLineEdit>
#include <QWidget>
#include <vector>

#include "app/shell/key_map.h"

class QPushButton;
class QTreeWidget;

namespace searchlight::ui {

class NoteLine;
class Program;

// Takes the keys that are pressed in it instead of their text. Tab leaves it, and so does Esc.
class KeyField : public QLineEdit {
  Q_OBJECT
 public:
  explicit KeyField(QWidget* parent);

 Q_SIGNALS:
  void entered();
  void pressed(const QKeySequence& keys);
  void left();

 protected:
  bool event(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
};

class KeysForm : public QWidget {
  Q_OBJECT
 public:
  explicit KeysForm(Program* program);
  QLineEdit& search() { return *m_search; }
  QTreeWidget& table() { return *m_table; }
  KeyField& field() { return *m_field; }
  NoteLine& note() { return *m_note; }
  QPushButton& reset() { return *m_reset; }
  QPushButton& resetAll() { return *m_resetAll; }
  QPushButton& remove() { return *m_remove; }

 private:
  const KeyRow* chosen() const;  // nullptr: none
  void fill();
  void showRow();
  void filter();
  void take(const QKeySequence& keys);
  void reassign();
  void set(const KeyRow& row, std::optional<Keys> keys);
  void retranslate();

  Program* m_program;
  std::vector<KeyRow> m_rows;
  QString m_wantedId;  // the keys that another command has are wanted for this one
  QKeySequence m_wanted;
  QLineEdit* m_search;
  QTreeWidget* m_table;
  KeyField* m_field;
  QPushButton *m_remove, *m_reset, *m_resetAll;
  NoteLine* m_note;
};

}  // namespace searchlight::ui
