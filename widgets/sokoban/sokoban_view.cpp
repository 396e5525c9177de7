// widgets/sokoban/sokoban_view.cpp: what the board shows, steps as they happen, and how it is looked at.
#include "widgets/sokoban/sokoban_view.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/language.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

// At the usual speed: a step alone is a motion like any other, many of them are a walk, and a long one is hurried.
constexpr double kMsPerStep = 70, kMostMotionMs = 900;
constexpr int kReverseFrame = 4;  // pixels

QPointF placeOn(const sokoban::Board& board, sokoban::Cell cell) {
  const Point p = board.point(cell);
  return {static_cast<double>(p.x), static_cast<double>(p.y)};
}

}  // namespace

SokobanView::SokobanView(QWidget* parent)
    : BoardCanvas(parent),
      m_bars(new BoardBars(this, [this](Qt::Orientation along, double value) { scrollTo(along, value); })) {
  installAccessibleValue<SokobanView>([](const SokobanView& view) { return view.accessibleDescription(); });
  setProperty(kOwnHistory, true);
  keepTranslated(this, [this] { nameIt(); });
  onChange(this, {QEvent::PaletteChange}, [this] { layOut(); });
}

void SokobanView::setBoard(const sokoban::Board& board, const std::optional<sokoban::Board>& level) {
  m_level = level;
  m_scene.board = board;
  m_part = shownPart(board);
  m_marks = {};
  m_dead.reset();
  fitPart();
  setPosition(board.opening(), std::nullopt);
}

// ---- Positions and motion -----------------------------------------------------------------------------------------------------

void SokobanView::setPosition(const sokoban::Position& position, std::optional<Direction> facing) {
  chooseBox(std::nullopt);
  tell({});
  stopMotion();
  m_motion.reset();
  m_scene.workerAt.reset();
  m_scene.movingBox = sokoban::kNoCell;
  m_searched.reset();
  m_scene.event.reset();
  m_scene.names.clear();
  m_scene.position = m_end = position;
  m_scene.facing = m_endFacing = facing.value_or(Direction::Down);
  keepWorkerInSight();
  update();
  tellPosition();
}

void SokobanView::showChanges(std::vector<sokoban::StepChange> changes, bool isBackwards,
                              const sokoban::Position& end, std::optional<Direction> facing) {
  finishMotion();
  if (changes.empty() || !clock().isSeenOn(*this)) {
    setPosition(end, facing);
    return Q_EMIT motionFinished();
  }
  chooseBox(std::nullopt);
  tell({});
  m_end = end;
  m_endFacing = facing.value_or(Direction::Down);
  const double count = static_cast<double>(changes.size());
  const double perStep = std::clamp(kMsPerStep * count, motion::kShort, kMostMotionMs) / count;
  startMotion({std::move(changes), isBackwards, perStep / clock().speed(), 0});
  tellPosition();
}

void SokobanView::startMotion(Motion motion) {
  m_motion = std::move(motion);
  clock().start();
  showMotion(clock().milliseconds());
}

// Of two positions one push (or pull) apart, as a step; nothing of others.
std::optional<sokoban::StepChange> SokobanView::stepBetween(const sokoban::Position& before,
                                                            const sokoban::Position& after,
                                                            bool isPull) const {
  std::vector<sokoban::Cell> gone, come;
  std::ranges::set_difference(before.boxes, after.boxes, std::back_inserter(gone));
  std::ranges::set_difference(after.boxes, before.boxes, std::back_inserter(come));
  if (gone.size() != 1 || come.size() != 1) return std::nullopt;
  const sokoban::Cell from = gone.front(), to = come.front();
  for (const Direction d : sokoban::kStraight) {
    if (board().beside(from, d) != to) continue;
    sokoban::StepChange step;
    step.step = {d, true};
    step.boxFrom = from;
    step.boxTo = to;
    step.from = isPull ? to : board().beside(from, sokoban::opposite(d));
    step.to = isPull ? board().beside(to, d) : from;
    return step;
  }
  return std::nullopt;
}

void SokobanView::showState(const ShownLevel& shown) {
  finishMotion();
  const bool isOther = m_searched && shown.node != m_searched->node;
  const bool isChild = isOther && shown.parent == m_searched->node;
  const bool isParent = isOther && m_searched->parent == shown.node;
  std::optional<sokoban::StepChange> step;
  if (isChild) step = stepBetween(m_searched->position, shown.position, shown.isBackward);
  if (isParent) step = stepBetween(shown.position, m_searched->position, shown.isBackward);
  const bool isSeen = isOther && isTurnSeen();
  m_scene.event.reset();
  QPixmap picture = isSeen && !step ? grab() : QPixmap();
  std::vector<int> names = std::move(m_scene.names);

  if (step) m_scene.facing = step->step.direction;
  showIn(m_scene, shown);
  setPosition(m_scene.position, m_scene.facing);
  m_searched = shown;
  tellPosition();
  if (step && isSeen) {
    m_scene.position = m_searched->position;
    (isParent ? step->apply(m_scene.position) : step->revert(m_scene.position));
    if (names.size() == m_scene.position.boxes.size()) m_scene.names = std::move(names);
    return startMotion({{*step}, isParent, motion::kUsual / clock().speed(), 0});
  }
  takeSearched();
  if (isSeen) fadeFrom(std::move(picture));
}

// What is told of the state that is shown, as soon as the board is there.
void SokobanView::takeSearched() {
  if (!m_searched) return;
  m_scene.event = m_searched->event;
  m_scene.names = m_searched->names;
}

void SokobanView::showMotion(double milliseconds) {
  const QRectF before = movingArea();
  Motion& motion = *m_motion;
  const auto count = static_cast<double>(motion.changes.size());
  const double gone = count * motion::eased(std::min(1.0, milliseconds / (motion.msPerStep * count)));
  const auto whole = static_cast<std::size_t>(gone);
  if (whole >= motion.changes.size()) return finishMotion();
  for (; motion.done < whole; ++motion.done) {
    if (motion.isBackwards)
      motion.changes[motion.changes.size() - 1 - motion.done].revert(m_scene.position);
    else
      motion.changes[motion.done].apply(m_scene.position);
  }
  place(motion, gone - static_cast<double>(whole));
  keepWorkerInSight();
  update((before | movingArea()).toAlignedRect());
}

// The step under way, this much of it done. The scene's position is the one before it.
void SokobanView::place(const Motion& motion, double share) {
  const std::size_t at = motion.isBackwards ? motion.changes.size() - 1 - motion.done : motion.done;
  const sokoban::StepChange& change = motion.changes[at];
  const double along = motion.isBackwards ? 1 - share : share;
  const auto between = [&](sokoban::Cell a, sokoban::Cell b) {
    return placeOn(board(), a) + (placeOn(board(), b) - placeOn(board(), a)) * along;
  };
  m_scene.facing =
      isReverse() && change.step.isPush ? sokoban::opposite(change.step.direction) : change.step.direction;
  m_scene.workerAt = between(change.from, change.to);
  m_scene.movingBox = sokoban::kNoCell;
  if (!change.step.isPush) return;
  m_scene.movingBox = motion.isBackwards ? change.boxTo : change.boxFrom;
  m_scene.boxAt = between(change.boxFrom, change.boxTo);
}

void SokobanView::endMotion() {
  m_motion.reset();
  m_scene.workerAt.reset();
  m_scene.movingBox = sokoban::kNoCell;
  m_scene.position = m_end;
  takeSearched();
  m_scene.facing = m_endFacing;
  keepWorkerInSight();
}

void SokobanView::setMarks(const SokobanMarks& marks) {
  if (marks == m_marks) return;
  m_marks = marks;
  update();
}

void SokobanView::setRulers(bool areShown) {
  m_hasRulers = areShown;
  update();
}

// For screen readers: where the worker is, and how many boxes are home.
void SokobanView::tellPosition() {
  const Point at = board().point(m_end.worker);
  const auto home =
      std::ranges::count_if(m_end.boxes, [this](sokoban::Cell box) { return board().isGoal(box); });
  QString text = tr("The worker is at column %1, row %2; %3 of %4 boxes are on goals")
                     .arg(at.x)
                     .arg(at.y)
                     .arg(home)
                     .arg(m_end.boxes.size());
  if (!m_turn.isNone())
    text = tr("%1; the board is turned or mirrored, but columns and rows keep their numbers").arg(text);
  if (m_searched && m_searched->event && m_searched->event->move) {
    search::BoardEvent event = *m_searched->event;
    const auto& boxes = m_searched->position.boxes;
    const auto box = std::ranges::find(boxes, board().cell(event.move->from));
    if (box != boxes.end() && m_searched->names.size() == boxes.size())
      event.move->piece = m_searched->names[static_cast<std::size_t>(box - boxes.begin())];
    const QString told = pushEventText(event);
    text = QStringLiteral("%1. %2").arg(text, told.front().toUpper() + told.mid(1));
  } else if (isReverse()) {
    text = tr("Reverse play: the boxes' start squares are their goals. %1").arg(text);
  }
  if (text == accessibleDescription()) return;
  setAccessibleDescription(text);
  announceAccessibleValue(this);
}

// ---- How it looks -------------------------------------------------------------------------------------------------------------

void SokobanView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const Theme& theme = Theme::of(palette());
  const SokobanDress dress(theme, m_look);
  if (!m_scene.board || m_layout.cell() <= 0) return painter.fillRect(rect(), theme.board().outside);
  const double ratio = painter.deviceTransform().m11();  // of the screen, or of somebody's image
  if (ratio == devicePixelRatioF()) {
    if (m_ground.isNull()) {
      m_ground = QPixmap(size() * ratio);
      m_ground.setDevicePixelRatio(ratio);
      m_ground.fill(theme.board().outside);
      QPainter ground(&m_ground);
      paintSokobanGround(ground, board(), m_layout, dress, rect());
    }
    painter.drawPixmap(0, 0, m_ground);
  } else {
    painter.fillRect(rect(), theme.board().outside);
    paintSokobanGround(painter, board(), m_layout, dress, rect());
  }
  paintSokobanPaths(painter, board(), m_marks, m_scene.position, m_layout, theme);
  paintSokobanPieces(painter, m_scene, m_layout, dress, event->rect());
  paintFade(painter);
  if (!m_motion) paintSokobanMarks(painter, board(), m_marks, m_layout, theme);
  if (m_hasRulers || m_searched || !m_turn.isNone())
    paintSokobanRulers(painter, m_layout, QRectF(rect()), theme);
  if (isReverse()) paintReverseMark(painter);
  if (hasFocus()) paintFocusRing(&painter, rect(), *this);
}

void SokobanView::nameIt() {
  setAccessibleName(tr("Sokoban board"));
  setWhatsThis(
      tr("Click a square to walk there. Drag a box, or click it and then a square, to push it there if "
         "possible. The level is solved when all boxes are on goals."));
  if (m_scene.board) tellPosition();
}

// ---- Layout -----------------------------------------------------------------------------------------------------------------------

void SokobanView::layOut() {
  m_ground = {};
  m_layout = SokobanLayout(m_part, m_viewport, m_turn);
  m_bars->follow(m_viewport);
  update();
}

// What was in sight may be anywhere now.
void SokobanView::fitPart() {
  QSize cells(m_part.right - m_part.left, m_part.bottom - m_part.top);
  if (m_turn.isSideways()) cells.transpose();
  m_viewport.setBoardSize(cells.width(), cells.height());
  takeSize();
}

void SokobanView::setLook(SokobanLook look) {
  m_look = look;
  m_ground = {};
  update();
}

void SokobanView::setTurn(Turn turn) {
  if (turn == m_turn) return;
  m_turn = turn;
  fitPart();
  if (m_scene.board) tellPosition();
}

// What keeps its place where nothing is pointed at: the worker, if he is in sight.
QPointF SokobanView::zoomPlace() const {
  if (!m_scene.board) return {};
  const QPointF worker = m_layout.rectOf(board().point(m_end.worker)).center();
  return rect().contains(worker.toPoint()) ? worker : QRectF(rect()).center();
}

// Not while a search is looked at, whose workers are all over the board.
void SokobanView::keepWorkerInSight() {
  if (!m_isPlayable || m_viewport.isFitted() || isPanning()) return;
  const QPointF before = m_viewport.origin();
  const QPointF corner = m_layout.rectAt(m_scene.workerPlace()).topLeft();
  m_viewport.revealPlace(m_viewport.toCells(corner));
  if (m_viewport.origin() != before) viewMoved();
}

// What of the board changes while steps are seen: the worker and his box, hands and all.
QRectF SokobanView::movingArea() const {
  if (!m_scene.board) return {};
  QRectF area = m_layout.rectAt(m_scene.workerPlace());
  if (m_scene.movingBox != sokoban::kNoCell) area |= m_layout.rectAt(m_scene.boxAt);
  const double around = m_layout.cell() / 2 + 2;
  return area.adjusted(-around, -around, around, around);
}

// What is played in reverse must not be taken for the level: a frame round the view, and a word in its corner.
void SokobanView::paintReverseMark(QPainter& painter) const {
  const QColor mark = palette().color(QPalette::Link);  // the accent
  const QColor ink = Theme::of(palette()).board().textOn(mark);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(mark, kReverseFrame, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  const double half = kReverseFrame / 2.0;
  painter.drawRect(QRectF(contentsRect()).adjusted(half, half, -half, -half));
  const QString word = tr("Reverse play");
  const QSize size = fontMetrics().size(Qt::TextSingleLine, word) + QSize(16, 6);
  // Below, since messages come from above.
  const QRect place(contentsRect().bottomLeft() - QPoint(0, size.height() - 1), size);
  painter.fillRect(place, mark);
  painter.setPen(ink);
  painter.drawText(place, Qt::AlignCenter, word);
}

}  // namespace searchlight::ui
