// widgets/tables/quiet_table.h: a table without grid or frame, for long lists of short values; says so when it is empty.
#pragma once
#include <QCache>
#include <QFont>
#include <QHeaderView>
#include <QMap>
#include <QStaticText>
#include <QString>
#include <QStyledItemDelegate>
#include <QTableView>
#include <optional>

namespace searchlight::ui {

// The head of a quiet table: words in the second colour over a hairline; the column that
// sorts is of the first colour and has an arrow.
class QuietHeader : public QHeaderView {
  Q_OBJECT

 public:
  static constexpr int kArrowRoom = 12;  // beside the words

  explicit QuietHeader(QWidget* parent = nullptr);
  // Of the words from the edges of their column, in pixels; as far in as a cell's own text unless it is set.
  void setPadding(int padding) { m_padding = padding; }

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;
  void paintEvent(QPaintEvent* event) override;

 private:
  std::optional<int> m_padding;
  void paintArrow(QPainter* painter, const QRect& words, Qt::Alignment alignment) const;
};

// A cell that is neither selected nor pointed at, whose text fits, is drawn from shaped text that is kept; all others as
// the style draws them, and both look the same. Of a model's roles the text, its alignment and its colour count.
class QuietDelegate : public QStyledItemDelegate {
 public:
  explicit QuietDelegate(QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  struct Shaped {
    QStaticText text;
    qreal width = 0;
    int height = 0;
  };
  const Shaped& shaped(const QString& text, const QFont& font) const;

  mutable QCache<QString, Shaped> m_shaped;
  mutable QFont m_font;  // of what is kept
};

// Whole rows are selected, one at a time; nothing is edited. Columns keep their width while values change: see
// fitColumn().
class QuietTable : public QTableView {
  Q_OBJECT

 public:
  explicit QuietTable(QWidget* parent = nullptr);
  // As a list without a head, edited in place. The action removes a row by Delete: what it does is connected to it.
  QAction* showList(QAbstractItemModel* model);

  // Shown in the middle while there are no rows.
  void setPlaceholder(const QString& text);
  // Above it, shades of the rows to come: where these are something to look forward to.
  void setGhosts(bool on) { m_hasGhosts = on; }
  const QString& placeholder() const { return m_placeholder; }

  // Makes the column at least as wide as this text and its head need. Columns only grow, until resetColumns().
  void fitColumn(int column, const QString& widest);
  void resetColumns();
  // These share the room that the others leave. Where there is none the table scrolls: no text is ever cut.
  void setWideColumns(const QList<int>& columns) { m_wide = columns; }
  // These columns are so wide, in pixels, unless a text of theirs needs more or the table is too narrow for all of them: what stands
  // in two tables is below each other.
  void setFixedWidths(const QMap<int, int>& widths) { m_fixed = widths; }
  // To be called when columns were shown or hidden.
  void arrangeColumns();

  // Rows are at least so high, in pixels; 0: as high as a line of text.
  void setLeastRowHeight(int height);
  // It asks for its head and so many rows, and has what else there is; 0: it asks for what tables ask for.
  void setLeastRows(int rows) { m_leastRows = rows, fitRows(); }

  // Selects the row, and scrolls to it; -1: none.
  void showRow(int row);
  // As that, into what is seen of the table; where that does not do, whatever the table lies in scrolls, too: for what somebody
  // has just asked for, not for what follows a run.
  void revealRow(int row);
  void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

  QSize sizeHint() const override { return {320, m_leastRows > 0 ? minimumHeight() : 160}; }
  QSize minimumSizeHint() const override { return {160, 72}; }

 Q_SIGNALS:
  // By click, Enter or the arrow keys, and by nothing else: that the focus comes here, that the current row is removed, or
  // what a program makes current, tells nothing.
  void rowChosen(int row);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  // A click beside the rows takes away no choice: what was chosen is still shown elsewhere.
  QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                       const QEvent* event) const override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  // Rows that cannot be chosen are passed over.
  QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

 private:
  void fitRows();
  bool followFont();  // whether it has changed
  void paintGhosts(QPainter& painter, int bottom);
  void paleCutRows();
  void tell(int row);

  QString m_placeholder;
  bool m_hasGhosts = false;
  int m_leastRowHeight = 0, m_leastRows = 0;
  QList<int> m_wide;
  QMap<int, int> m_fixed;
  QList<int> m_needs;           // of each column, for its text alone
  int m_digits = 0;             // how wide ten digits were when these were measured
  bool m_isByHand = false;      // a button or a key is being handled, and has not chosen yet
  bool m_goesSideways = false;  // the key that is being handled does
  bool m_toldByPress = false;   // the click that follows need not tell it again
};

}  // namespace searchlight::ui
