// widgets/game/game_view.cpp: motions that are seen, menus.
#include "widgets/game/game_view.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <utility>

namespace searchlight::ui {

namespace {
constexpr qint64 kMsBetweenTurns = 240;
}  // namespace

GameView::GameView(QWidget* parent)
    : QWidget(parent), m_clock([this] { showFrame(); }, [this] { finishMotion(); }) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
}

void GameView::finishMotion() {
  if (!isMoving()) return;
  stopMotion();
  endMotion();
  update();
  Q_EMIT motionFinished();
}

void GameView::stopMotion() {
  m_clock.stop();
  m_fade.reset();
}

void GameView::showFrame() {
  if (!m_fade) return showMotion(m_clock.milliseconds());
  m_fade->left = 1 - m_clock.milliseconds() / (motion::kShort / m_clock.speed());
  m_fade->left <= 0 ? finishMotion() : update();
}

void GameView::fadeFrom(QPixmap before) {
  m_fade = Fade{std::move(before)};
  m_clock.start();
}

void GameView::paintFade(QPainter& painter) const {
  if (!m_fade) return;
  painter.setOpacity(m_fade->left);
  painter.drawPixmap(0, 0, m_fade->before);
  painter.setOpacity(1);
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
