// widgets/board/legend_parts.h: the controls that a board's legend is made of.
#pragma once
#include <QAbstractButton>
#include <QPointer>
#include <QStringList>
#include <QToolButton>
#include <vector>

#include "widgets/board/board_view.h"
#include "widgets/board/cell_texts.h"

class QAction;

namespace searchlight::ui {

// All of the board's own, of the present search and of those that can be switched, on the board or not: what stays once it has come
// before what comes and goes with every event. The items paint with the view's scene: they must not outlive it.
std::vector<BoardView::LegendItem> legendMarks(const BoardView& view);

// The colours of the cells from least to most, as a button that opens the menu of what they may stand for. It shows the
// layer that the cells really wear.
class LegendScale : public QToolButton {
  Q_OBJECT
 public:
  explicit LegendScale(QWidget* parent);
  void setView(BoardView* view);
  // Reads the view anew; true when it wants to be wider or narrower than it is.
  bool refresh();
  bool isOld() const { return ticks() != m_told; }  // other values are on the board
  // The least and the greatest value that the board has had up to the cursor, which a node opened once more may no longer have, and
  // what is between them; empty where there is no scale.
  QStringList ticks() const;
  // The bar is shorter where the legend has little, and alone where there is no room for its figures: its tool tip has them.
  void setRoom(int ofLegend, int own);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString title() const;
  int titleWidth() const;
  int widthWithFigures() const;
  int barWidth() const;
  double unit() const;
  int tickRoom() const;

  QPointer<BoardView> m_view;
  QStringList m_told;
  int m_room = 0, m_ownRoom = 0;
};

// A cell as the search writes on them, with the letters of what stands where, as a button that opens the menu of texts.
class LegendCell : public QToolButton {
  Q_OBJECT
 public:
  explicit LegendCell(QWidget* parent);
  void setView(BoardView* view);
  void refresh();
  // As the cells of the board are written on; where they are too small for it, as they would be.
  TextLayout layout() const;
  bool isSeenOnBoard() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QPointer<BoardView> m_view;
};

// A mark and what it means. With an action it is a switch and shows the action's state; without one a click tells what
// the mark means.
class LegendMark : public QAbstractButton {
  Q_OBJECT
 public:
  static constexpr int kSwatch = 16;

  explicit LegendMark(QWidget* parent);
  void setItem(BoardView::LegendItem item, QAction* action);
  void clear();  // its item paints no more
  const BoardView::LegendItem& item() const { return m_item; }
  QAction* action() const { return m_action; }
  QIcon swatch() const;

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void nextCheckState() override {}  // the action's is the only one

 private:
  void followAction();
  void paintSwatch(QPainter& painter, const QRectF& rect) const;

  BoardView::LegendItem m_item;
  QPointer<QAction> m_action;
};

}  // namespace searchlight::ui
