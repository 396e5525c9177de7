// widgets/board/cell_follower.cpp: how far the view has to go, and a share of it in every frame.
#include "widgets/board/cell_follower.h"

#include <QTimerEvent>
#include <algorithm>
#include <cmath>

#include "widgets/board/board_view.h"

namespace searchlight::ui {

namespace {

constexpr double kMargin = 0.24;  // of the view, on each side of its inner part
constexpr double kShare = 0.22;   // of what is missing, in a frame
constexpr int kFrame = 16;        // ms
constexpr double kFar = 3;        // views: what is further away is gone to at once

// What the view has to be moved by, in pixels; nothing to do: null.
QPointF missing(const BoardView& view) {
  const std::optional<Point> cell = currentCell(view);
  if (!cell || view.viewport().isWholeInSight()) return {};
  const QPointF at = view.viewport().centreOf(*cell);
  const auto shift = [](double place, double length) {
    const double low = kMargin * length, high = length - low;
    return place < low ? low - place : place > high ? high - place : 0.0;
  };
  const BoardViewport& viewport = view.viewport();
  QPointF by(shift(at.x(), view.width()), shift(at.y(), view.height()));
  // Where the board ends, and where all of it is in sight, there is nowhere to go.
  const auto stay = [&](Qt::Orientation along, double wish) {
    const BoardViewport::Scroll scroll = viewport.scroll(along);
    return scroll.most <= 0 ? 0.0 : std::clamp(wish, scroll.value - scroll.most, scroll.value);
  };
  return {stay(Qt::Horizontal, by.x()), stay(Qt::Vertical, by.y())};
}

}  // namespace

std::optional<Point> currentCell(const BoardView& view) {
  const BoardScene& scene = view.scene();
  if (!scene.hasBoard() || !scene.search.isActive()) return std::nullopt;
  for (const search::NodeId n : {scene.search.expandedNow(), scene.search.routeHead()})
    if (scene.hasPlace(n)) return scene.pointOf(n);
  return std::nullopt;
}

CellFollower::CellFollower(BoardView* view) : QObject(view), m_view(view) {
  connect(&view->overlay(), &BoardOverlay::changed, this, &CellFollower::follow);
  connect(view, &BoardView::viewChanged, this, &CellFollower::follow);
  connect(view, &BoardView::movedByHand, this, [this] {
    if (!m_isOn) return;
    setOn(false);
    Q_EMIT ended();
  });
}

void CellFollower::setOn(bool on) {
  m_isOn = on;
  on ? follow() : m_frame.stop();
}

void CellFollower::follow() {
  if (!m_isOn || m_frame.isActive() || m_view->isDragging() || missing(*m_view).isNull()) return;
  m_frame.start(kFrame, Qt::PreciseTimer, this);
}

void CellFollower::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_frame.timerId()) return QObject::timerEvent(event);
  glide();
}

void CellFollower::glide() {
  const QPointF by = missing(*m_view);
  const double length = std::hypot(by.x(), by.y());
  if (length < 1 || m_view->isDragging()) return m_frame.stop();
  const bool isFar = std::abs(by.x()) > kFar * m_view->width() || std::abs(by.y()) > kFar * m_view->height();
  // Whole pixels, and at least one: what is less would be rounded away.
  const double share = isFar ? 1 : std::min(1.0, std::max(kShare, 2 / length));
  m_view->slideBy(by * share);
}

}  // namespace searchlight::ui
