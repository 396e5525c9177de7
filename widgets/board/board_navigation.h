// widgets/board/board_navigation.h: finding one's way on a board that is larger than its view: scroll bars and an overview.
#pragma once
#include <QObject>

#include "widgets/board/board_bars.h"

namespace searchlight::ui {

class BoardOverview;
class BoardView;

class BoardNavigation : public QObject {
  Q_OBJECT

 public:
  explicit BoardNavigation(BoardView* view);

  // The user wants to see the overview where it is of use.
  void setOverviewWanted(bool wanted);
  // The board has the room to itself; beside several others it goes without all of this.
  void setAlone(bool alone);

  QScrollBar& bar(Qt::Orientation along) { return m_bars->bar(along); }
  BoardOverview& overview() { return *m_overview; }

 private:
  void follow();

  BoardView* m_view;
  BoardBars* m_bars;
  BoardOverview* m_overview;
  bool m_isAlone = true;
};

}  // namespace searchlight::ui
