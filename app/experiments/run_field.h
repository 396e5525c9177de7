// app/experiments/run_field.h: a run as a form: an algorithm, and options from a menu or typed as on the command line.
#pragma once
#include <QString>
#include <QWidget>
#include <string>

class QComboBox;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace searchlight {
class Failure;
}
namespace searchlight::ui {

class NoteLine;

class RunField : public QWidget {
  Q_OBJECT
 public:
  explicit RunField(QWidget* parent = nullptr);

  // `domain` is one of cli::experimentDomains(), `algorithms` the same as the catalogue of algorithms has it.
  void setDomain(const std::string& domain, const char* algorithms);
  // "a-star --ties larger-g": to be changed, not added.
  void change(const QString& run);
  // The next one is a new one.
  void clear();
  // Why the run cannot be; empty: it can.
  void showWrong(const Failure& wrong);

  QString run() const;
  QLineEdit& options() { return *m_options; }
  QMenu& optionsMenu() { return *m_menu; }

 Q_SIGNALS:
  // The run is to be added, or changed.
  void entered();

 private:
  void retranslate();
  void fillMenu();
  void setOption(const QString& key, const QString& word);

  std::string m_domain;
  bool m_isChange = false;
  QComboBox* m_algorithm;
  QPushButton* m_menuButton;
  QMenu* m_menu;
  QLineEdit* m_options;
  QToolButton* m_enter;
  NoteLine* m_note;
};

}  // namespace searchlight::ui
