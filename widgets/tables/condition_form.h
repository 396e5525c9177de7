// widgets/tables/condition_form.h: a breakpoint's condition as a form: a kind of event, and fields that are compared with values.
#pragma once
#include <QDialog>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <vector>

#include "core/trace/condition.h"
#include "widgets/run/transport.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace searchlight::ui {

class NoteLine;

// "At event: Expand, when f > 24 and depth ≤ 6": a condition as people read it; of a text that is none what is wrong with it.
QString conditionLine(const std::string& condition);

// The form writes the text and the text fills the form. Events and fields offered are those that the transport's searches have.
class ConditionForm : public QDialog {
  Q_OBJECT

 public:
  // `condition`: to begin with; empty: a new one. The transport may be null, or die first.
  ConditionForm(Transport* transport, const std::string& condition, QWidget* parent = nullptr);

  // As it is typed. What cannot be accepted has a reason.
  std::string condition() const;
  QString problem() const;

  QComboBox& eventChoice() { return *m_event; }
  QLineEdit& text() { return *m_text; }
  struct Row {
    QWidget* all;
    QComboBox *field, *comparison;
    QLineEdit* value;
    QToolButton* remove;
  };
  const std::vector<Row>& rows() const { return m_rows; }
  QPushButton& addButton() { return *m_add; }

 private:
  QStringList fields() const;
  void addRow(const search::ConditionTerm& term);
  static void fillRow(const Row& row, const search::ConditionTerm& term);
  void removeRow(QWidget* row);
  // From the parts to the text, and from the text to the parts.
  void writeText();
  void readText();
  void check();
  void retranslate();

  QPointer<Transport> m_transport;
  QComboBox* m_event;
  QVBoxLayout* m_list;
  std::vector<Row> m_rows;
  QPushButton* m_add;
  QLabel *m_eventName, *m_textName, *m_line;
  QLineEdit* m_text;
  NoteLine* m_note;
  QDialogButtonBox* m_buttons;
};

}  // namespace searchlight::ui
