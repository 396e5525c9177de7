// widgets/board/board_legend.h: what is on a board now: its colours, marks and numbers, in two lines below it.
//
//   | f   | Distance g v 0 [====] 80                                    Marks v |
//   | g h | = start   = goal   = wall   o OPEN   = expanded now   + into OPEN   |
//
// The sample cell shows what is written on cells and chooses it; the scale shows what they are coloured by and chooses it. What could
// be on the board and is not is no part of it: the menu at its end has the marks that can be switched. A legend is one stop of the Tab
// key, the arrow keys lead along it.
#pragma once
#include <QElapsedTimer>
#include <QMap>
#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QWidget>
#include <vector>

#include "widgets/board/board_view.h"

class QAction;
class QMenu;

namespace searchlight::ui {

class ChooserButton;
class LegendCell;
class LegendMark;
class LegendScale;

// A page's own menus and switches, whose state the legend shows and changes. They outlive it.
struct LegendCommands {
  QMenu* colours = nullptr;  // what cells are coloured by; nullptr: the scale cannot be clicked
  QMenu* texts = nullptr;    // what is written on them
  QMap<BoardView::Switch, QAction*> switches;
};

// Follows a BoardView, some times a second while it moves. Of one height whatever it tells, so that the board stays where it is; marks
// that come and go with every event stand last and keep their places until the next search, so that nothing moves beside them. Marks
// for which there is no room are in the menu.
class BoardLegend : public QWidget {
  Q_OBJECT
 public:
  explicit BoardLegend(BoardView* view = nullptr, QWidget* parent = nullptr);

  // The board whose marks are told; nullptr: none, and nothing is. It may die first.
  void setView(BoardView* view);
  // Other boards beside it, of the same domain: what is on one of them is told, too. They may die first.
  void setOthers(const std::vector<BoardView*>& others);
  void setCommands(const LegendCommands& commands);

  // One line instead of two, without the sample cell, where boards are many and room is expensive.
  void setOneLine(bool isOne);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  // The texts at the ends of the scale and in its middle; empty where there is no scale.
  QStringList ticks() const;
  // Those that are on a board, in their order; the last ones perhaps in the menu.
  std::vector<LegendMark*> marks() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void tellWhatItIs();
  std::vector<BoardView::LegendItem> items() const;
  void follow(BoardView* view);
  void forgetPlaces();
  double toldSide() const;
  void boardChanged();
  void lookAgain();
  void refresh();
  void arrange();
  int rowHeight() const;
  int scaleRoom() const;
  int lines() const { return m_isOneLine ? 1 : 2; }
  void fillMore();
  bool moveFocus(QWidget* from, int key);

  // As widgets: while one goes it is not a board any more, and is still pointed at.
  static BoardView* boardOf(QWidget* widget);
  BoardView* board() const { return boardOf(m_board); }
  QPointer<QWidget> m_board;
  std::vector<QPointer<QWidget>> m_others;
  bool m_isOneLine = false;
  LegendCommands m_commands;
  LegendCell* m_cell;
  LegendScale* m_scale;
  std::vector<LegendMark*> m_marks;  // the first m_shown of them have a place
  std::size_t m_shown = 0;
  double m_toldSide = 0;            // of the board's cells, when their marks were painted last
  std::vector<LegendMark*> m_left;  // on the board, and without room
  QSet<QString> m_met;              // the places that are kept
  ChooserButton* m_more;
  QMenu* m_moreMenu;
  QTimer m_later;
  QElapsedTimer m_sinceLook;
};

}  // namespace searchlight::ui
