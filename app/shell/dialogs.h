// app/shell/dialogs.h: what is set once for the whole program.
#pragma once
#include <QDialog>
#include <QString>
#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QWidget;

namespace searchlight::ui {

class Program;

// What is in front, keys and mouse at a glance, the words of the field, and what the program is.
class Commands;
class Page;
class PlayerActions;

// Of the control that has the keyboard what it is, of the page what it does, then all of showKeysDialog().
void showHelpDialog(QWidget* window, const Commands& commands, const PlayerActions& player, const Page& page,
                    const QString& pageTitle);
// The same of a control in a dialog, on a sheet over it that goes with the next key or click.
void showHelpSheet(QWidget* dialog);
// One a window, which stays open beside it; empty: as it was. `openSetUp` shows where a term is seen.
void showGlossary(QWidget* from, const QString& term, const std::function<void(const QString&)>& openSetUp);
// The page's gestures, the player's keys, then every command that has keys.
void showKeysDialog(QWidget* parent, const Commands& commands, const PlayerActions& player, const Page& page);
// How other programs write traces: resources/traces/README.md. One a window, which stays open beside it.
void showOwnSearchGuide(QWidget* window, const Program* program);
void showAboutDialog(QWidget* parent);

// Every change holds at once, for all windows. Theme and language are in the View menu as well.
class PreferencesDialog : public QDialog {
  Q_OBJECT
 public:
  explicit PreferencesDialog(Program* program, QWidget* parent = nullptr);
  QComboBox& language() { return *m_language; }
  QComboBox& theme() { return *m_theme; }   // in the order of ThemeChoice
  QSpinBox& textSize() { return *m_text; }  // per cent
  QComboBox& begin() { return *m_begin; }   // 0: where one was; 1: the page that leads to all others
  QSpinBox& memory() { return *m_memory; }  // megabytes of 2^20 bytes
  QCheckBox& motion() { return *m_motion; }
  QCheckBox& mouse() { return *m_mouse; }

 Q_SIGNALS:
  // The list of all keys and gestures is asked for.
  void keysWanted();

 private:
  // A field, and what it means, below it.
  struct Row {
    QLabel *name, *help;
  };
  void add(QWidget* field, QWidget* beside = nullptr);
  void retranslate();
  void showUse();

  Program* m_program;
  QFormLayout* m_form;
  std::vector<Row> m_rows;  // in the order of the fields
  QComboBox *m_language, *m_theme, *m_begin;
  QSpinBox *m_text, *m_memory;
  QCheckBox *m_motion, *m_mouse;
  QPushButton *m_keys, *m_restore;
  QLabel* m_use;
};

}  // namespace searchlight::ui
