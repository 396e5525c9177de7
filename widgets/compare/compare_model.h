// widgets/compare/compare_model.h: the searches of a comparison as a table: texts, shares for bars, bests, an order.
#pragma once
#include <QAbstractTableModel>
#include <QCollator>
#include <vector>

#include "widgets/compare/compare_row.h"

namespace searchlight::ui {

// Columns are CompareColumn. sort(column, order) orders the rows by what is in the column (searches by their names), those that
// have nothing there last; sort(-1) puts them back into the order in which they were given. The order holds for rows that come later.
class CompareModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Role {
    ShareRole = Qt::UserRole,  // of a figure in the greatest of its column, 0 to 1; invalid: no figure
    BestRole,                  // bool
    NumberRole,                // int, the row's
    OutcomeRole,               // int, search::Outcome of the row
    InWordsRole                // bool: the cell says in words why there is no figure
  };

  explicit CompareModel(QObject* parent = nullptr);

  // What playing has not come to yet (CompareRow::progress) is neither shown nor ranked.
  void setRows(std::vector<CompareRow> rows);
  // In the order shown, with all that is known of each.
  std::vector<CompareRow> rows() const;
  const CompareRow& rowAt(int row) const { return m_rows[m_order[static_cast<std::size_t>(row)]]; }
  // -1: no such number.
  int rowOf(int number) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

  // Whether there is anything to see in a column: only some searches scan states, or reopen them.
  bool hasColumn(CompareColumn column) const;

  // Texts are to be read again, in another language.
  void retranslate();

 private:
  struct Figures {  // of a column
    double greatest = 0;
    QString best;  // how the best reads; null: nothing is better than anything else
    FigureUnit unit;
  };
  void judge();
  std::vector<std::size_t> sortedRows() const;
  void renewOrder();
  std::optional<double> sortValue(std::size_t row, CompareColumn column) const;
  bool isBest(std::size_t row, CompareColumn column) const;
  QString text(std::size_t row, CompareColumn column) const;
  QString spoken(std::size_t row, CompareColumn column) const;
  QString withUnit(const QString& title, CompareColumn column) const;
  QString figureText(double value, CompareColumn column) const;
  QString timeToolTip(const search::MeasuredTime& time) const;
  QString toolTip(std::size_t row, CompareColumn column) const;

  std::vector<CompareRow> m_known;  // as they were given
  std::vector<CompareRow> m_rows;   // as far as they are told
  std::vector<std::optional<OptimalityVerdict>> m_verdicts;
  std::vector<bool> m_contenders;
  std::vector<Figures> m_figures;
  std::optional<std::size_t> m_quickest;
  std::vector<std::size_t> m_order;  // which row is shown k-th
  QCollator m_collator;              // for names, with numbers in them as numbers
  int m_sortColumn = -1;
  Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

}  // namespace searchlight::ui
