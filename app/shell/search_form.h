// app/shell/search_form.h: how a question is searched, as a form.
#pragma once
#include <QString>
#include <QStringView>

#include "core/setup/option_table.h"
#include "widgets/run/watched_run.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/question_form.h"

class QComboBox;
class QLabel;

namespace searchlight::ui {

class NoteLine;
class OrderFields;
class WeightEdit;

// How a question is searched, where nothing but the algorithm and its few settings is to be chosen.
using setup::CanSearch;
using setup::SearchChoice;

// Where every step costs 1: whether the way that is found is a shortest one.
bool promisesShortest(const SearchChoice& choice);
// The same: of a run that has found a way.
RouteFigures figuresOf(const SearchChoice& choice, const WatchedRun& solved);
// The same where states are boards: `counted` is the solution's cost in words, "7 pushes".
RouteFigures solutionFigures(const SearchChoice& choice, const WatchedRun& solved, const QString& counted);
// What is proven of the solution of such a run, and what is not, and why, in a sentence; and whether nothing waited in OPEN any more
// when it was found.
QString proofText(const SearchChoice& choice, bool nothingWaits);
// "A*", "Weighted A* · 2 · first in": its parts with `between` between them, the algorithm's name first.
QString titleOf(const SearchChoice& choice, QStringView between);

// What makes no difference to the chosen algorithm is not shown and keeps its value.
class SearchForm : public QuestionForm {
  Q_OBJECT
 public:
  explicit SearchForm(CanSearch canSearch, QWidget* parent = nullptr);

  CanSearch offered() const { return m_offered; }
  const SearchChoice& options() const { return m_options; }
  // Emits optionsChanged() when they differ from the present ones.
  void setOptions(const SearchChoice& options);
  // What is asked, or what has to be done so that something is: a line above the form.
  void setQuestion(const QString& text);
  // Why nothing can be asked; empty: it can.
  void setProblem(const QString& text);

 Q_SIGNALS:
  void optionsChanged();

 protected:
  // One more row of the form, above the algorithm: what is the page's own; three at most. Both belong to the form from here on.
  void addOwnField(QLabel* name, QWidget* field);
  QStringList differences() const override;

 private:
  void retranslate();
  void refresh();

  CanSearch m_offered;
  SearchChoice m_options;
  int m_ownRows = 0;
  QLabel *m_question, *m_algorithmName, *m_promise, *m_weightName;
  QComboBox* m_algorithm;
  OrderFields* m_order;
  WeightEdit* m_weight;
  NoteLine* m_problem;
};

}  // namespace searchlight::ui
