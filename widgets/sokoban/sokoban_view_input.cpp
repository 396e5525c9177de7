// widgets/sokoban/sokoban_view_input.cpp: the gestures, by mouse and by keyboard.
#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <new>
#include <optional>
#include <utility>

#include "core/sokoban/ground.h"
#include "core/sokoban/route_session.h"
#include "widgets/board/accessible_value.h"
#include "widgets/board/board_viewport.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/sokoban/sokoban_view.h"

namespace searchlight::ui {
namespace {

// From which no box ever comes to a goal, by cell; in reverse: to which none of the level's boxes can be pushed.
std::shared_ptr<const std::vector<bool>> deadSquaresOf(const sokoban::Board& board,
                                                       const std::optional<sokoban::Board>& level) {
  const sokoban::Ground ground(level.value_or(board));
  const auto isOutOfReach = [&ground](sokoban::Square square) {
    return std::ranges::all_of(ground.neighbours()[square], [&](sokoban::Square worker) {
      return worker == sokoban::kNoSquare ||
             ground.fromOpening().nearest[ground.row(square, worker)] == sokoban::kNoPath;
    });
  };
  auto dead = std::make_shared<std::vector<bool>>(board.cellCount());
  for (std::size_t i = 0; i < dead->size(); ++i) {
    const sokoban::Square square = ground.square(static_cast<sokoban::Cell>(i));
    (*dead)[i] = square != sokoban::kNoSquare && (level ? isOutOfReach(square) : ground.isDead(square));
  }
  return dead;
}

// "4 moves, 3 pulls"
QString pulledText(const sokoban::BoxRoutes::RouteCost& cost) {
  return SokobanView::tr("moves: %1, pulls: %2")
      .arg(QLocale().toString(cost.moves), QLocale().toString(cost.pushes));
}

}  // namespace

std::optional<Point> SokobanView::cellAt(QPointF pixel) const {
  if (!m_scene.board || m_layout.cell() <= 0) return std::nullopt;
  const Point p = cellOf(m_layout.placeOf(pixel));
  return board().contains(p) ? std::optional(p) : std::nullopt;
}

std::optional<Point> SokobanView::chosenBox() const {
  return m_scene.chosen == sokoban::kNoCell ? std::nullopt : std::optional(board().point(m_scene.chosen));
}

bool SokobanView::isLit(Point p) const {
  return board().contains(p) && !m_scene.reached.empty() && m_scene.reached[board().cell(p)];
}

void SokobanView::tell(const QString& text) {
  if (std::exchange(m_told, text) != text) Q_EMIT told(text);
}

void SokobanView::setPlayable(bool isPlayable) {
  if (!isPlayable && m_scene.board) chooseBox(std::nullopt);
  m_isPlayable = isPlayable;
}

// ---- A box and where it can go ----------------------------------------------------------------------------------------------

void SokobanView::chooseBox(std::optional<Point> p) {
  const sokoban::Cell box = p ? board().cell(*p) : sokoban::kNoCell;
  if (box == m_scene.chosen) return;
  m_finding.cancel();
  m_pending.reset();
  m_routes.reset();
  m_scene.reached.clear();
  m_scene.route.clear();
  m_scene.aim.reset();
  m_scene.chosen = box;
  m_isDragging = false;
  tell({});
  if (box != sokoban::kNoCell) findRoutes(box);
  update();
}

// On a thread: in a large hall it takes longer than a frame. With the first box the dead squares are found, too.
void SokobanView::findRoutes(sokoban::Cell box) {
  m_finding.ask(
      [box, board = board(), level = m_level, position = m_end, dead = m_dead](const std::stop_token& stop) {
        return Found{dead ? dead : deadSquaresOf(board, level),
                     sokoban::findBoxRoutes(board, position, box, stop, level.has_value())};
      },
      [this](TaskResult<Found> found) { takeRoutes(std::move(found)); });
}

void SokobanView::takeRoutes(TaskResult<Found> found) {
  m_routes.reset();
  if (found) {
    m_routes = std::move((*found).routes);
    m_dead = std::move((*found).dead);
  }
  m_scene.reached.assign(board().cellCount(), false);
  bool isAny = false;
  for (std::size_t i = 0; m_routes && i < m_scene.reached.size(); ++i) {
    const auto cell = static_cast<sokoban::Cell>(i);
    const bool isHidden = !m_offersAll && m_dead && (*m_dead)[i];
    if (cell == m_scene.chosen || isHidden || !m_routes->costTo(cell)) continue;
    m_scene.reached[i] = isAny = true;
  }
  update();
  if (!found) {
    m_pending.reset();  // which would take back what is told
    tell(found.isOutOfMemory() ? tr("Not enough memory to find where this box can be moved.") : found.why());
  } else if (!isAny) {
    tell(tr("This box cannot be moved now."));
  }
  if (const auto to = std::exchange(m_pending, std::nullopt))
    isLit(*to) ? push(board().cell(*to)) : chooseBox(std::nullopt);
  else
    pointAt(m_hovered);
}

// The way to what the pointer is over, drawn and in words.
void SokobanView::pointAt(std::optional<Point> p) {
  m_hovered = p;
  std::vector<Point> route;
  QString text;
  if (p && m_routes && isLit(*p)) {
    const sokoban::Cell to = board().cell(*p);
    route.push_back(board().point(m_scene.chosen));
    for (const sokoban::Step& step : m_routes->pathTo(to))
      if (step.isPush) route.push_back(route.back() + offset(step.direction));
    const auto cost = *m_routes->costTo(to);
    text = tr("To column %1, row %2: %3", "a square, moves and pushes")
               .arg(p->x)
               .arg(p->y)
               .arg(isReverse() ? pulledText(cost) : playedText({cost.moves, cost.pushes}));
  }
  if (route == m_scene.route) return;
  m_scene.route = std::move(route);
  update();
  tell(text);
}

void SokobanView::push(sokoban::Cell to) {
  if (!m_routes) return;
  const std::vector<sokoban::Step> steps = m_routes->pathTo(to);
  chooseBox(std::nullopt);
  if (!steps.empty()) want(steps);
}

void SokobanView::walk(sokoban::Cell to) {
  if (!board().isInside(to) || to == m_end.worker) return;
  if (m_choosesStart) return Q_EMIT startWanted(to);
  std::vector<Direction> directions = sokoban::findWalk(board(), m_end, to);
  if (directions.empty() && m_walksNear && !isReverse()) {
    const sokoban::Cell near = sokoban::nearestWalk(board(), m_end, to);
    if (near == m_end.worker) return tell(tr("The worker cannot walk any nearer without pushing a box."));
    directions = sokoban::findWalk(board(), m_end, near);
  }
  std::vector<sokoban::Step> steps(directions.size());
  std::ranges::transform(directions, steps.begin(), [](Direction d) { return sokoban::Step{d, false}; });
  if (steps.empty() && isReverse()) return Q_EMIT startWanted(to);
  if (steps.empty()) return tell(tr("The worker cannot walk there without pushing a box."));
  want(steps);
}

void SokobanView::want(const std::vector<sokoban::Step>& steps) {
  if (isReverse()) return Q_EMIT pullsWanted(steps);
  std::vector<Direction> directions(steps.size());
  std::ranges::transform(steps, directions.begin(), &sokoban::Step::direction);
  Q_EMIT stepsWanted(directions);
}

// ---- By mouse -------------------------------------------------------------------------------------------------------------------

void SokobanView::click(Point p) {
  const sokoban::Cell cell = board().cell(p);
  if (m_scene.chosen != sokoban::kNoCell) {
    if (isFinding()) {
      m_pending = p;
      return;
    }
    if (isLit(p)) return push(cell);
    const Point away = p - *chosenBox();
    if (m_offersAll && std::abs(away.x) + std::abs(away.y) == 1)
      return tell(tr("The box cannot be moved there."));
    chooseBox(std::nullopt);
  }
  walk(cell);
}

void SokobanView::setBoxesByMouse(bool byMouse) {
  m_boxesByMouse = byMouse;
  if (m_scene.board) chooseBox(std::nullopt);
}

// A box beside the worker goes by one square, away from him (in reverse towards him).
void SokobanView::nudge(Point box) {
  const Point step = box - board().point(m_end.worker);
  if (std::abs(step.x) + std::abs(step.y) != 1)
    return tell(isReverse()
                    ? tr("Click-to-move is off for boxes: clicking an adjacent box pulls it one square.")
                    : tr("Click-to-move is off for boxes: clicking an adjacent box pushes it one square."));
  const Direction towards = directionOf(step.x, step.y);
  const Direction d = isReverse() ? sokoban::opposite(towards) : towards;
  const sokoban::StepKind kind = isReverse() ? board().reverseKindOf(m_end, d) : board().kindOf(m_end, d);
  if (kind == sokoban::StepKind::Push || kind == sokoban::StepKind::Pull) want({{d, true}});
}

void SokobanView::mousePressEvent(QMouseEvent* event) {
  if (panWith(*event) || !m_scene.board || !m_isPlayable) return;
  if (event->button() == Qt::BackButton || event->button() == Qt::ForwardButton)
    return Q_EMIT historyWanted(event->button() == Qt::ForwardButton,
                                (event->modifiers() & Qt::ShiftModifier) != 0);
  if (event->button() != Qt::LeftButton) {
    m_pressed.reset();
    return chooseBox(std::nullopt);
  }
  finishMotion();
  m_pressed = cellAt(event->position());
  m_isDragging = m_wasChosen = false;
  if (!m_pressed) return chooseBox(std::nullopt);
  if (!m_end.hasBox(board().cell(*m_pressed)) || !m_boxesByMouse) return;
  m_wasChosen = m_scene.chosen == board().cell(*m_pressed);
  chooseBox(m_pressed);
}

void SokobanView::mouseMoveEvent(QMouseEvent* event) {
  if (panWith(*event) || !m_isPlayable) return;
  const std::optional<Point> p = cellAt(event->position());
  if (m_pressed && (event->buttons() & Qt::LeftButton) && chosenBox() == m_pressed && p != m_pressed) {
    m_isDragging = true;
    setCursor(Qt::ClosedHandCursor);
  } else if (!m_isDragging && !isSpaceHeld()) {
    p && (m_end.hasBox(board().cell(*p)) || isLit(*p)) ? setCursor(Qt::PointingHandCursor) : unsetCursor();
  }
  pointAt(p);
}

void SokobanView::mouseReleaseEvent(QMouseEvent* event) {
  if (panWith(*event) || event->button() != Qt::LeftButton) return;
  const std::optional<Point> pressed = std::exchange(m_pressed, std::nullopt);
  const std::optional<Point> p = cellAt(event->position());
  unsetCursor();
  if (!pressed || !p) return chooseBox(std::nullopt);
  if (std::exchange(m_isDragging, false)) {
    if (p == pressed) return;  // brought back: it stays chosen
    if (isFinding()) {
      m_pending = p;
      return;
    }
    isLit(*p) ? push(board().cell(*p)) : chooseBox(std::nullopt);
    return;
  }
  if (p != pressed) return;
  if (m_end.hasBox(board().cell(*p))) {
    if (!m_boxesByMouse) return nudge(*p);
    if (m_wasChosen) chooseBox(std::nullopt);
    return;
  }
  click(*p);
}

void SokobanView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  pointAt(std::nullopt);
}

void SokobanView::giveUpGesture() { chooseBox(std::nullopt); }

// ---- By keyboard ----------------------------------------------------------------------------------------------------------------

// The nearest to the worker first, then the others, and from the last one on to the first again.
void SokobanView::chooseNextBox() {
  finishMotion();
  std::vector<sokoban::Cell> boxes = m_end.boxes;
  const auto distance = [&](sokoban::Cell box) {
    const Point away = board().point(box) - board().point(m_end.worker);
    return std::abs(away.x) + std::abs(away.y);
  };
  std::ranges::stable_sort(boxes, {}, distance);
  const auto now = std::ranges::find(boxes, m_scene.chosen);
  const auto next = now == boxes.end() || now + 1 == boxes.end() ? boxes.begin() : now + 1;
  const Point box = board().point(*next);
  chooseBox(std::nullopt);  // also the only one there is
  chooseBox(box);
  m_scene.aim = box;
  m_viewport.revealPlace(m_viewport.toCells(m_layout.rectOf(box).topLeft()));
  viewMoved();
  tell(tr("Box at column %1, row %2: choose a square with the arrow keys; Enter moves it there")
           .arg(box.x)
           .arg(box.y));
}

// Enter, and arrows while a box is chosen by it.
bool SokobanView::aimByKey(QKeyEvent* event) {
  if (event->modifiers() & ~Qt::KeypadModifier) return false;
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!m_scene.aim) {
    if (isEnter) chooseNextBox();
    return isEnter;
  }
  if (isEnter) {
    const sokoban::Cell to = board().cell(*m_scene.aim);
    if (to == m_scene.chosen)
      chooseNextBox();
    else if (isFinding())
      m_pending = m_scene.aim;
    else if (isLit(*m_scene.aim))
      push(to);
    else
      tell(tr("The box cannot be moved there."));
    return true;
  }
  const std::optional<Direction> seen = arrowDirection(event->key());
  if (!seen) return false;
  const Point to = *m_scene.aim + offset(m_layout.meant(*seen));
  if (!board().contains(to) || !board().isInside(board().cell(to))) return true;
  m_scene.aim = to;
  m_viewport.revealPlace(m_viewport.toCells(m_layout.rectOf(to).topLeft()));
  viewMoved();
  pointAt(to);
  return true;
}

void SokobanView::keyPressEvent(QKeyEvent* event) {
  constexpr double kPanStep = 120;  // pixels
  const auto held = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
  if (m_scene.board && ((held == Qt::AltModifier && panByKey(*event, kPanStep)) || lookByKey(*event))) return;
  const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
  const bool isNextBranch = isReverse() && modifiers == Qt::ControlModifier;
  if (m_scene.board && !modifiers && (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown))
    return Q_EMIT levelWanted(event->key() == Qt::Key_PageUp ? -1 : 1);
  if (!m_scene.board || !m_isPlayable || (modifiers && !isNextBranch)) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Escape:
      if (m_scene.chosen == sokoban::kNoCell) break;
      return chooseBox(std::nullopt);
    default: break;
  }
  if (aimByKey(event)) return;
  const std::optional<Direction> arrow = arrowDirection(event->key());
  if (!arrow) return QWidget::keyPressEvent(event);
  const Direction d = m_layout.meant(*arrow);  // it goes where the arrow points on the screen
  finishMotion();
  chooseBox(std::nullopt);
  const sokoban::StepKind kind = isReverse() ? board().reverseKindOf(m_end, d) : board().kindOf(m_end, d);
  if (kind == sokoban::StepKind::Blocked) return;
  want(
      {{d, kind == sokoban::StepKind::Push || (kind == sokoban::StepKind::Pull && m_pulls != isNextBranch)}});
}

}  // namespace searchlight::ui
