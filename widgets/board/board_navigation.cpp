// widgets/board/board_navigation.cpp: bars and overview in step with the view.
#include "widgets/board/board_navigation.h"

#include <utility>

#include "widgets/board/board_overview.h"
#include "widgets/board/board_view.h"

namespace searchlight::ui {

BoardNavigation::BoardNavigation(BoardView* view)
    : QObject(view),
      m_view(view),
      m_bars(
          new BoardBars(view, [view](Qt::Orientation along, double value) { view->scrollTo(along, value); })),
      m_overview(new BoardOverview(view)) {
  connect(view, &BoardView::viewChanged, this, &BoardNavigation::follow);
  follow();
}

void BoardNavigation::setOverviewWanted(bool wanted) { m_overview->setWanted(wanted); }

void BoardNavigation::setAlone(bool alone) {
  if (std::exchange(m_isAlone, alone) == alone) return;
  m_overview->setAlone(alone);
  follow();
}

void BoardNavigation::follow() {
  m_bars->follow(m_view->viewport(), m_isAlone);
  m_overview->place();
}

}  // namespace searchlight::ui
