// widgets/compare/compare_table.h: the table of a comparison as a drawer: folded to a line, opened, sorted, saved, copied.
#pragma once
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "widgets/compare/compare_model.h"
#include "widgets/compare/compare_view.h"
#include "widgets/picture/picture_writer.h"
#include "widgets/theme/controls.h"

namespace searchlight::ui {

// It knows no domain: whoever compares says what is known of each search, as often as something new is. Folded it is one line:
// who has finished by now, or what is compared. What can be done with the rows is in a menu at the line's end.
class CompareTable : public QWidget {
  Q_OBJECT

 public:
  enum class Format { Csv, Json, Png };

  explicit CompareTable(QWidget* parent = nullptr);

  // Open at first; the height of what is folded is that of its line.
  bool isOpen() const { return m_isOpen; }
  void setOpen(bool open);
  // Who has finished, for the line while it is folded; empty: nobody has.
  QString headShown() const { return m_head->text(); }
  // Sort, save, copy: for a menu bar, too. The table's own.
  QMenu* menu() { return m_menu; }

  // In the panes' order. The selection stays with its number while it is there.
  void setRows(std::vector<CompareRow> rows);
  // What is compared, above the table and in its picture: "castle.map, 2, 3 to 60, 40".
  void setTitle(const QString& title);
  // Selects the row without telling; a number that is not there: none.
  void setSelected(int number);
  // Whether the comparison can be copied as a command; not at first.
  void setCopyable(bool isCopyable);
  // Where the dialog for saving begins, and how the file is called unless the user wishes otherwise, without its ending.
  void setSuggestion(const QString& folder, const QString& name);

  // Asks where to.
  void saveAs();
  // Rows in the order shown, as they are now; written on a thread, one at a time. Then saved(), or troubled(): a file that cannot
  // be written stays as it was.
  void saveTo(const QString& path, Format format);
  // The whole table in the widget's own look, with its title and without a selection. Null: there is no memory for it.
  QImage picture(int scale = kSavedScale);
  static constexpr int kSavedScale = 2;  // of a table that is saved by its button
  // The same to take along.
  PictureSource source();
  // How high it is when all rows are seen, the bar for scrolling sideways included where there is one.
  int wholeHeight() const;
  // The greatest height up to `most` that cuts no row, or that of one row; the bar for scrolling sideways comes on top: it may
  // not cost a row.
  int heightWithin(int most) const;
  // Heads and rows as they are shown, tabs between the columns, and the searches' numbers in front. Ctrl+C copies it.
  QString tabbedText() const;

  struct Sorting {
    int column = -1;  // a CompareColumn; -1: as the panes are
    Qt::SortOrder order = Qt::AscendingOrder;
    friend bool operator==(const Sorting&, const Sorting&) = default;
  };
  Sorting sorting() const;
  void setSorting(const Sorting& sorting);

  const CompareModel& model() const { return m_rows; }
  CompareView& view() { return *m_view; }

 Q_SIGNALS:
  void rowSelected(int number);   // by the user: click or arrow keys
  void rowActivated(int number);  // Enter or a double click
  void saved(const QString& path);
  void copyWanted();
  void sortingChanged();
  void openWanted(bool open);  // by a hand, on its line
  void troubled(const QString& message);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  int barHeight(bool scrollsDown) const;  // 0: there is no bar for scrolling sideways
  void build();
  // A view of the same rows, as large as it wants to be, below the title; and how large the two are together.
  struct Whole;
  Whole whole();
  void fillSortMenu();
  void elideHead();
  void retranslateFold();
  void updateHead();
  void retranslate();
  void showSaving();

  CompareModel m_rows;
  QString m_title, m_folder, m_name;
  bool m_isOpen = true;
  QToolButton* m_fold;
  ChooserButton* m_more;
  QLabel* m_head;
  QMenu *m_menu, *m_sort;
  QAction *m_save, *m_copy;
  CompareView* m_view;
  PictureWriter m_writer{this};  // a window that closes looks for it there
};

}  // namespace searchlight::ui
