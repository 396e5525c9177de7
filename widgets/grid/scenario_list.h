// widgets/grid/scenario_list.h: the queries of a scenario file, and what came of them, as a table model.
#pragma once
#include <QAbstractTableModel>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/grid/scenario.h"

namespace searchlight::ui {

// Rows of the model are in the order in which they are sorted, at first that of the file; rows() and answers are always in the file's.
class ScenarioList : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Line, Start, Goal, Length, Ours, Status, Expanded, kColumns };

  using QAbstractTableModel::QAbstractTableModel;

  // Without answers. Broken rows are shown with their reasons, greyed; they cannot be chosen and count nowhere.
  using Rows = std::vector<grid::ScenarioRow>;
  void setRows(Rows rows);
  const Rows& rows() const { return *m_rows; }
  // The same for a thread: a million of them take much memory.
  const std::shared_ptr<const Rows>& sharedRows() const { return m_rows; }
  // Of a row of the model its place in the file, and back. REQUIRES: there is such a row.
  std::size_t inFile(int row) const { return m_order[static_cast<std::size_t>(row)]; }
  int rowOf(std::size_t inFile) const;
  const grid::ScenarioRow& at(int row) const { return rows()[inFile(row)]; }
  bool isAskable(int row) const { return row >= 0 && row < rowCount() && !at(row).isBroken(); }
  // The next row from `row` on, itself included, that can be asked, down or up; -1: there is none.
  int askableFrom(int row, int step) const;

  // Whether costs can be held against the lengths of the file: else the status says only what came of a query.
  void setHasRules(bool has);
  // REQUIRES: first + answers.size() <= rows().size(). Those of broken rows are ignored.
  void setAnswers(std::size_t first, const std::vector<grid::ScenarioAnswer>& answers);
  void forgetAnswers();
  // Running: there is none yet.
  const grid::ScenarioAnswer& answer(std::size_t row) const { return m_answers[row]; }

  // The one that took most expansions; as long as not all are answered, the longest. REQUIRES: a row can be asked.
  int hardest() const;
  // "412 of 910 answered: 410 as short as known, 2 without a route; 3 broken".
  QString summary() const;
  // A line of titles and one a row: all that is known of it (grid::kScenarioColumns).
  std::string csv() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  // What has no figure yet comes last, in either direction. Answers that come later move no row.
  void sort(int column, Qt::SortOrder order) override;

  void retranslate();

 private:
  enum class Verdict { None, Solved, AsKnown, Longer, Shorter, Failed, Broken };
  static constexpr std::size_t kVerdicts = 7;
  Verdict verdict(std::size_t row) const;
  QString text(std::size_t row, int column) const;
  std::optional<double> figure(std::size_t row, int column) const;

  std::shared_ptr<const Rows> m_rows = std::make_shared<const Rows>();
  std::vector<grid::ScenarioAnswer> m_answers;  // as many
  std::vector<std::uint32_t> m_order;           // of each row of the model, its place in the file
  bool m_hasRules = true;
};

}  // namespace searchlight::ui
