// widgets/board/board_legend.h: what a board's colours, marks and numbers mean, in two lines below it; and what is shown.
//
//   | f   | Distance g v 0 [====] 80   o OPEN   # expanded now   = route   ..
//   | g h | - route ahead   - path to the start   ..                     2 more v
//
// The sample cell shows what is written on cells and chooses it; the scale shows what they are coloured by and chooses it;
// marks that can be switched are switches. A legend is one stop of the Tab key, the arrow keys lead along it.
#pragma once
#include <QMap>
#include <QPointer>
#include <QWidget>
#include <vector>

#include "widgets/board/board_view.h"

class QAction;
class QMenu;
class QToolButton;

namespace searchlight::ui {

class LegendCell;
class LegendMark;
class LegendScale;

// A page's own menus and switches, whose state the legend shows and changes. They outlive it.
struct LegendCommands {
  QMenu* colours = nullptr;  // what cells are coloured by; nullptr: the scale cannot be clicked
  QMenu* texts = nullptr;    // what is written on them
  QMap<BoardView::Switch, QAction*> switches;
};

// Follows a BoardView. Of one height whatever it tells, so that the board stays where it is: marks for which there is no
// room, the last ones, are in a menu at its end.
class BoardLegend : public QWidget {
  Q_OBJECT
 public:
  explicit BoardLegend(BoardView* view = nullptr, QWidget* parent = nullptr);

  // The board whose marks are told; nullptr: none, and nothing is. It may die first.
  void setView(BoardView* view);
  void setCommands(const LegendCommands& commands);

  // One line instead of two, without the sample cell, where boards are many and room is dear.
  void setOneLine(bool isOne);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  // The texts at the ends of the scale and in its middle; empty where there is no scale.
  QStringList ticks() const;
  // Those that are told, in their order; the last ones perhaps in the menu.
  std::vector<LegendMark*> marks() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void arrange();
  int rowHeight() const;
  int lines() const { return m_isOneLine ? 1 : 2; }
  void fillMore();
  bool moveFocus(QWidget* from, int key);

  QPointer<BoardView> m_view;
  bool m_isOneLine = false;
  LegendCommands m_commands;
  LegendCell* m_cell;
  LegendScale* m_scale;
  std::vector<LegendMark*> m_marks;  // the first m_shown of them tell something
  std::size_t m_shown = 0, m_placed = 0;
  QToolButton* m_more;
  QMenu* m_moreMenu;
};

}  // namespace searchlight::ui
