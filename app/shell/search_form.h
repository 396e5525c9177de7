// app/shell/search_form.h: how a question is searched, as a form.
#pragma once
#include <QWidget>

#include "app/shell/search_choice.h"

class QComboBox;
class QGridLayout;
class QLabel;

namespace searchlight::ui {

class NoteLine;
class WeightEdit;

// What makes no difference to the chosen algorithm is not shown and keeps its value.
class SearchForm : public QWidget {
  Q_OBJECT
 public:
  explicit SearchForm(CanSearch canSearch, QWidget* parent = nullptr);

  CanSearch offered() const { return m_offered; }
  const SearchChoice& options() const { return m_options; }
  // Emits optionsChanged() when they differ from the present ones.
  void setOptions(const SearchChoice& options);
  // One more line of the form, above the others: what is the page's own; two at most. Both belong to the form from here on.
  void addRow(QLabel* name, QWidget* field);
  // And one below them, of the whole width.
  void addLine(QWidget* field);
  // What is asked, or what has to be done so that something is: a line above the form.
  void setQuestion(const QString& text);
  // Why nothing can be asked; empty: it can.
  void setProblem(const QString& text);

 Q_SIGNALS:
  void optionsChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void refresh();

  CanSearch m_offered;
  SearchChoice m_options;
  QGridLayout* m_grid;
  int m_ownRows = 0;
  QLabel *m_question, *m_algorithmName, *m_promise, *m_weightName, *m_tiesName;
  QComboBox *m_algorithm, *m_ties;
  WeightEdit* m_weight;
  NoteLine* m_problem;
};

}  // namespace searchlight::ui
