// widgets/grid/scenario_list.h: the queries of a scenario file, and what came of them, as a table model.
#pragma once
#include <QAbstractTableModel>
#include <vector>

#include "core/grid/scenario_run.h"

namespace searchlight::ui {

class ScenarioList : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Number, Length, Ours, Status, Expanded, kColumns };

  using QAbstractTableModel::QAbstractTableModel;

  void setQueries(std::vector<grid::ScenarioQuery> queries);  // without answers
  const std::vector<grid::ScenarioQuery>& queries() const { return m_queries; }

  // Whether costs can be held against the lengths of the file: else the status says only what came of a query.
  void setHasRules(bool has);
  // REQUIRES: first + answers.size() <= queries().size().
  void setAnswers(std::size_t first, const std::vector<grid::ScenarioAnswer>& answers);
  void forgetAnswers();
  // Running: there is none yet.
  const grid::ScenarioAnswer& answer(std::size_t row) const { return m_answers[row]; }

  // The one that took most expansions; as long as not all are answered, the longest. REQUIRES: there is a query.
  int hardest() const;
  // "412 of 910 answered: 410 as short as known, 2 without an answer".
  QString summary() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  void retranslate();

 private:
  enum class Verdict { None, Solved, AsKnown, Longer, Shorter, Failed };
  Verdict verdict(std::size_t row) const;
  QString text(std::size_t row, int column) const;

  std::vector<grid::ScenarioQuery> m_queries;
  std::vector<grid::ScenarioAnswer> m_answers;  // as many
  bool m_hasRules = true;
};

}  // namespace searchlight::ui
