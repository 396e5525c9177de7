// widgets/games/game_view.cpp: motions that are seen, menus.
#include "widgets/games/game_view.h"

#include <QContextMenuEvent>

namespace searchlight::ui {

namespace {
constexpr qint64 kMsBetweenTurns = 240;
}

GameView::GameView(QWidget* parent)
    : QWidget(parent), m_clock([this] { showMotion(m_clock.milliseconds()); }) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
}

void GameView::finishMotion() {
  if (!isMoving()) return;
  m_clock.stop();
  endMotion();
  update();
  Q_EMIT motionFinished();
}

void GameView::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  finishMotion();
}

void GameView::contextMenuEvent(QContextMenuEvent* event) {
  giveUpGesture();
  Q_EMIT menuRequested(event->globalPos());
}

bool GameView::isTurnSeen() {
  const bool isLate = !m_sinceTurn.isValid() || m_sinceTurn.elapsed() >= kMsBetweenTurns;
  m_sinceTurn.start();
  return isLate && m_clock.isSeenOn(*this);
}

}  // namespace searchlight::ui
