// widgets/board/board_navigation.cpp: bars and overview in step with the view.
#include "widgets/board/board_navigation.h"

#include <QEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimerEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/board/board_overview.h"
#include "widgets/board/board_view.h"
#include "widgets/board/board_viewport.h"

namespace searchlight::ui {

namespace {

constexpr double kEdgeShare = 0.24;  // of the view, on each side of its inner part
constexpr double kShare = 0.22;      // of what is missing, in a frame
constexpr int kFrame = 16;           // ms
constexpr double kFar = 3;           // views: what is further away is gone to at once

// What the view has to be moved by, in pixels; nothing to do: null.
QPointF missing(const BoardView& view) {
  const std::optional<Point> cell = currentCell(view);
  if (!cell || view.viewport().isWholeInSight()) return {};
  const QPointF at = view.viewport().centreOf(*cell);
  const auto shift = [](double place, double length) {
    const double low = kEdgeShare * length, high = length - low;
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

BoardBars::BoardBars(QWidget* view, std::function<void(Qt::Orientation, double)> scroll)
    : QObject(view),
      m_view(view),
      m_scroll(std::move(scroll)),
      m_across(makeBar(Qt::Horizontal)),
      m_down(makeBar(Qt::Vertical)),
      m_corner(new QWidget(view)) {
  m_corner->setAutoFillBackground(true);
  m_corner->setCursor(Qt::ArrowCursor);
  m_corner->hide();
  view->installEventFilter(this);
  retranslate();
}

QScrollBar* BoardBars::makeBar(Qt::Orientation along) {
  auto* bar = new QScrollBar(along, m_view);
  bar->setFocusPolicy(Qt::NoFocus);
  bar->setCursor(Qt::ArrowCursor);
  bar->hide();
  connect(bar, &QScrollBar::valueChanged, this, [this, along](int value) { m_scroll(along, value); });
  return bar;
}

void BoardBars::follow(const BoardViewport& viewport, bool isWanted) {
  const auto scrollOf = [&](Qt::Orientation along) {
    return isWanted ? viewport.scroll(along) : BoardViewport::Scroll{};
  };
  const BoardViewport::Scroll across = scrollOf(Qt::Horizontal), down = scrollOf(Qt::Vertical);
  const int right = down.most > 0 ? m_down->sizeHint().width() : 0;
  const int below = across.most > 0 ? m_across->sizeHint().height() : 0;
  const auto show = [&](QScrollBar* bar, const BoardViewport::Scroll& scroll, double page,
                        const QRect& place) {
    bar->setVisible(scroll.most > 0);
    if (scroll.most <= 0) return;
    const QSignalBlocker blocker(bar);  // the viewport has spoken
    bar->setGeometry(place);
    bar->setPageStep(std::max(1, static_cast<int>(page * 0.9)));
    bar->setSingleStep(std::max(8, static_cast<int>(std::lround(viewport.cellSide()))));
    bar->setRange(0, static_cast<int>(std::lround(scroll.most)));
    bar->setValue(static_cast<int>(std::lround(scroll.value)));
  };
  const int width = m_view->width(), height = m_view->height();
  show(m_across, across, width, {0, height - below, width - right, below});
  show(m_down, down, height, {width - right, 0, right, height - below});
  m_corner->setGeometry(width - right, height - below, right, below);
  m_corner->setVisible(right > 0 && below > 0);
  if (const QMargins margins(0, 0, right, below); m_view->contentsMargins() != margins)
    m_view->setContentsMargins(margins);
}

bool BoardBars::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_view && event->type() == QEvent::LanguageChange) retranslate();
  return QObject::eventFilter(watched, event);
}

void BoardBars::retranslate() {
  m_across->setAccessibleName(tr("Scroll left and right"));
  m_down->setAccessibleName(tr("Scroll up and down"));
}

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
