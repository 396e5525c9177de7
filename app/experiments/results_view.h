// app/experiments/results_view.h: the rows of an experiment as a table and as plots.
#pragma once
#include <QAbstractTableModel>
#include <QString>
#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "core/experiment/figures.h"
#include "core/setup/set_up.h"
#include "widgets/plot/plot_view.h"
#include "widgets/tables/quiet_table.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace searchlight::ui {

// A column's name for people: "Expanded"; what is not known is told as it is.
QString columnTitle(const std::string& key);
// A text of a column: a run in words of the window.
QString shownName(const experiment::Results& results, std::size_t column, const std::string& text);
// The same; of a path the file's name.
QString shortName(const experiment::Results& results, std::size_t column, const std::string& text);

// Rows that pass the filter, sorted; or groups of them. Columns in which nothing stands are left out. What differs comes first: the run,
// its instance, what was counted; then the settings, and what is the same in all rows.
class ResultsModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;

  // REQUIRES: the results outlive what is shown of them; call it again when they have changed.
  void show(const experiment::Results* results, experiment::RowIds rows);
  // `of`: the column that their figures are of.
  void showGroups(const experiment::Results* results, std::vector<experiment::Group> groups, std::size_t by,
                  std::size_t of);
  // The groups with plain numbers, under names that are no language's. REQUIRES: groups are shown.
  std::string groupsCsv() const;
  // Of what is shown in a row: its row in the results; nothing for a group.
  std::optional<std::uint32_t> rowAt(int row) const;
  // The column in the results; nothing for groups.
  std::optional<std::size_t> columnAt(int column) const;
  const std::vector<experiment::Group>& groups() const { return m_groups; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

 private:
  static constexpr int kGroupColumns = 8;
  static double figureOf(const experiment::Group& group, int column);

  const experiment::Results* m_results = nullptr;
  experiment::RowIds m_rows;
  std::vector<std::size_t> m_columns;  // that are shown
  std::vector<experiment::Group> m_groups;
  std::optional<std::size_t> m_by;  // groups are shown
  std::size_t m_of = 0;             // their figures' column
};

class ResultsView : public QWidget {
  Q_OBJECT
 public:
  enum Tab { Table, Scatter, Survival, Boxes, Medians, kTabs };

  explicit ResultsView(QWidget* parent = nullptr);

  // nullptr: none. REQUIRES: they outlive what is shown of them.
  void setResults(const experiment::Results* results);
  // More rows have come.
  void refresh();
  // What a row is, in a line or several.
  QString describe(std::uint32_t row) const;

  void setTab(Tab tab);
  Tab tab() const;
  QuietTable& table() { return *m_table; }
  ResultsModel& model() { return m_model; }
  PlotView& plot() { return *m_plot; }
  QLineEdit& filter() { return *m_filter; }
  QComboBox& groupBy() { return *m_group; }
  QComboBox& x() { return *m_x; }
  QComboBox& quantity() { return *m_y; }
  QWidget* shown() const;
  // As CSV: the rows that pass the filter as they are sorted, with all columns; and the points of the plot or the groups of the table.
  std::string rowsCsv() const;
  bool showsRows() const { return tab() == Table && m_model.groups().empty(); }
  std::string shownCsv() const;
  QString plotTitle() const { return m_plot->picture().plot().title; }

  // How it is looked at, as words of a workspace.
  setup::Words view() const;
  void setView(const setup::Words& view);

 Q_SIGNALS:
  // The plot, or the table as it is shown, is to be saved.
  void saveWanted();
  void rowOpened(std::uint32_t row);
  void viewChanged();

 private:
  void retranslate();
  void fillColumns();
  std::vector<std::size_t> columnsKnown() const;
  void showTab();
  void showTable();
  void showPlot();
  Plot scatterPlot() const;
  experiment::RowIds filtered() const;
  std::optional<std::size_t> chosen(const QComboBox* box) const;  // a column

  const experiment::Results* m_results = nullptr;
  std::vector<std::size_t> m_known;  // what of the results decided how the columns were filled in last
  bool m_isFresh = true;             // nobody has chosen columns yet
  ResultsModel m_model;
  QTabBar* m_tabs;
  QToolButton* m_save;
  QStackedWidget* m_room;
  QuietTable* m_table;
  QStringList m_heads;  // of its columns as they were shown last
  PlotView* m_plot;
  QLineEdit* m_filter;
  QLabel *m_groupName, *m_xName, *m_yName, *m_count;
  QComboBox *m_group, *m_x, *m_y;
  QCheckBox *m_logX, *m_logY, *m_equality;
};

}  // namespace searchlight::ui
