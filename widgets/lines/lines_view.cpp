// widgets/lines/lines_view.cpp: what the board shows, turns as they happen, and the gestures.
#include "widgets/lines/lines_view.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "core/lines/route.h"
#include "widgets/lines/ball_painter.h"
#include "widgets/lines/lines_ground.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"

namespace searchlight::ui {

void LinesView::nameIt() {
  setAccessibleName(tr("Color Lines board"));
  setWhatsThis(
      tr("Click a ball, then a free cell. The ball moves there if an unblocked path exists. Lines of one "
         "colour vanish and score points."));
}

QStringList LinesView::groundDescription(Point cell) const {
  if (!board().contains(cell)) return {};
  const LinesMarks& marks = m_lines->marks();
  if (isBall(cell)) {
    QStringList words{ballName(board()[cell])};
    if (marks.chosen == cell) words << tr("selected");
    return words;
  }
  QStringList words;
  if (marks.reach.empty() || m_lines->isBallsOnly())
    words << tr("empty");
  else if (const std::int64_t steps = marks.reach[board().cell(cell)]; steps == 1)
    words << tr("empty, reachable in one step");
  else if (steps > 1)
    words << tr("empty, reachable in %n steps", nullptr, static_cast<int>(steps));
  else
    words << tr("empty, unreachable");
  if (m_preview == Preview::Places)
    for (const lines::ComingBall& ball : m_position.preview)
      if (ball.place == cell) words << tr("%1 will appear here").arg(ballName(ball.colour));
  return words;
}

LinesView::LinesView(QWidget* parent, const WrapGround& wrap)
    : LinesView(std::make_unique<LinesGround>(), wrap, parent) {}

LinesView::LinesView(std::unique_ptr<LinesGround> lines, const WrapGround& wrap, QWidget* parent)
    // In braces, so that the pointer is read before its owner goes.
    : LinesView{lines.get(), wrap ? wrap(std::move(lines)) : std::unique_ptr<BoardGround>(std::move(lines)),
                parent} {}

LinesView::LinesView(LinesGround* lines, std::unique_ptr<BoardGround> ground, QWidget* parent)
    : BoardView(std::move(ground), parent), m_lines(lines) {
  keepTranslated(this, [this] { nameIt(); });
  setFills(true);
  m_lines->marks().showsPreview = true;
  m_atOnce.setSingleShot(true);
  connect(&m_atOnce, &QTimer::timeout, this, &LinesView::motionFinished);
  connect(this, &BoardView::hovered, this, [this](std::optional<Point> p) { pointAt(p ? p : cursorCell()); });
  connect(this, &BoardView::cursorMoved, this,
          [this](std::optional<Point> p) { pointAt(p ? p : hoveredCell()); });
}

LinesView::~LinesView() = default;

// ---- Positions and turns -------------------------------------------------------------------------------------------------

void LinesView::setPosition(const lines::Position& position) {
  stopMotion();
  m_atOnce.stop();
  m_motion.reset();
  showPosition(position);
}

// The position, with nothing chosen and nothing that was meant for another one.
void LinesView::showPosition(const lines::Position& position) {
  cancelDrag();
  LinesMarks& marks = m_lines->marks();
  marks.blocked.reset();
  marks.hint.reset();
  marks.candidates.clear();
  choose(std::nullopt);
  m_position = position;
  const int size = position.board.size();
  TurnFrame frame{position.board, {}, position.preview};
  if (scene().columns == size) return showFrame(std::move(frame));
  m_lines->setFrame(std::move(frame));
  setBoard(size, size);
  updateMouseCursor();
}

void LinesView::showFrame(TurnFrame frame) {
  const lines::Board before = m_lines->frame().resting;
  m_lines->setFrame(std::move(frame));
  const lines::Board& now = m_lines->frame().resting;
  std::vector<CellRun> changed;
  for (std::size_t cell = 0; cell < now.cellCount(); ++cell)
    if (now.at(cell) != before.at(cell)) changed.push_back({static_cast<std::uint32_t>(cell), 1});
  if (changed.empty())
    repaintBoard();
  else
    overlay().groundChanged(changed);
}

void LinesView::showTurn(const lines::Position& before, const lines::Turn& turn,
                         const std::vector<Point>& path, const lines::Position& after) {
  setPosition(before);
  m_position = after;
  if (!clock().isSeenOn(*this)) {
    showPosition(after);
    return m_atOnce.start(0);
  }
  const bool isPreviewSeen = m_preview == Preview::Places && !m_lines->isBallsOnly();
  m_motion.emplace(before, turn, path, after,
                   TurnMotion::Tempo{clock().speed(), isPreviewSeen ? BallSprites::kPreviewScale : 0});
  clock().start();
  showFrame(m_motion->at(0));
}

void LinesView::showMotion(double milliseconds) {
  if (milliseconds >= m_motion->duration()) return finishMotion();
  showFrame(m_motion->at(milliseconds));
}

void LinesView::endMotion() {
  const TurnFrame end = m_motion->at(m_motion->duration());
  m_motion.reset();
  showFrame(end);
  updateMouseCursor();
}

// ---- Marks ---------------------------------------------------------------------------------------------------------------

void LinesView::setPreview(Preview preview) {
  if (preview == m_preview) return;
  m_preview = preview;
  m_lines->marks().showsPreview = preview == Preview::Places;
  repaintBoard();
}

std::optional<Point> LinesView::chosenBall() const { return m_lines->marks().chosen; }

void LinesView::choose(std::optional<Point> ball) {
  if (ball) {
    finishMotion();
    // Whoever was told of the end may have gone on to another position.
    if (!isBall(*ball)) return;
  }
  LinesMarks& marks = m_lines->marks();
  if (ball == marks.chosen) return;
  marks.chosen = ball;
  marks.blocked.reset();
  updateReach();
  updatePath();
  repaintBoard();
  updateMouseCursor();
  Q_EMIT ballChosen(ball);
}

void LinesView::updateReach() {
  LinesMarks& marks = m_lines->marks();
  marks.reach = marks.chosen ? lines::marksAround(board(), *marks.chosen) : std::vector<std::int64_t>();
}

void LinesView::pointAt(std::optional<Point> cell) {
  if (std::exchange(m_pointedAt, cell) != cell) updatePath();
}

void LinesView::updatePath() {
  LinesMarks& marks = m_lines->marks();
  const bool isAsked = m_pointedAt && marks.chosen && board().contains(*m_pointedAt) &&
                       board().isEmpty(*m_pointedAt) && !m_lines->isBallsOnly();
  std::vector<Point> path;
  if (isAsked) path = lines::findRoute(board(), {*marks.chosen, *m_pointedAt}).cells;
  const std::optional<Point> barred = isAsked && path.empty() ? m_pointedAt : std::nullopt;
  if (path == marks.path && barred == marks.barred) return;
  marks.path = std::move(path);
  marks.barred = barred;
  repaintBoard();
}

void LinesView::setThinkMarks(bool shown) {
  m_lines->marks().showsSteps = shown;
  repaintBoard();
}

void LinesView::setShowsReach(bool shown) {
  m_lines->marks().showsReach = shown;
  repaintBoard();
}

void LinesView::showBlocked(Point target) {
  m_lines->marks().blocked = target;
  repaintBoard();
}

void LinesView::setHintMove(std::optional<lines::Move> move) {
  if (move == m_lines->marks().hint) return;
  m_lines->marks().hint = move;
  repaintBoard();
}

void LinesView::setCandidates(std::vector<lines::Move> moves) {
  if (moves == m_lines->marks().candidates) return;
  m_lines->marks().candidates = std::move(moves);
  repaintBoard();
}

void LinesView::setSearchShown(bool shown) {
  if (shown == m_lines->isBallsOnly()) return;
  cancelDrag();
  m_lines->setBallsOnly(shown);
  updatePath();
  repaintBoard();
  updateMouseCursor();
}

// ---- Gestures ------------------------------------------------------------------------------------------------------------

// Whatever is pressed ends what is shown of the last gesture.
void LinesView::gestureBegins() {
  finishMotion();
  if (!std::exchange(m_lines->marks().blocked, std::nullopt)) return;
  repaintBoard();
}

void LinesView::mousePressEvent(QMouseEvent* event) {
  if (!isDragging()) gestureBegins();
  BoardView::mousePressEvent(event);
}

bool LinesView::beginDrag(Qt::MouseButton button, QPointF position) {
  if (button != Qt::LeftButton || m_lines->isBallsOnly()) return false;
  const std::optional<Point> cell = viewport().cellAt(position);
  if (!cell || !isBall(*cell)) return false;
  m_held = Held{*cell, position, chosenBall(), false};
  return true;
}

void LinesView::dragTo(QPointF position) {
  if (!m_held) return;
  if (!m_held->isLifted) {
    if ((position - m_held->pressedAt).manhattanLength() < QApplication::startDragDistance()) return;
    m_held->isLifted = true;
    m_lines->marks().lifted = m_held->from;
    choose(m_held->from);
    repaintBoard();
  }
  update();
}

void LinesView::dragEnded(bool isGivenUp) {
  const std::optional<Held> held = std::exchange(m_held, std::nullopt);
  if (!held) return;
  m_lines->marks().lifted.reset();
  repaintBoard();
  if (!held->isLifted) {
    if (!isGivenUp) useCell(held->from);
    return;
  }
  if (isGivenUp) return choose(held->chosenBefore);
  const std::optional<Point> target = viewport().cellAt(pointer());
  if (target && board().isEmpty(*target)) Q_EMIT moveWanted(held->from, *target);
}

void LinesView::clicked(std::optional<Point> cell) {
  if (!cell) return choose(std::nullopt);
  useCell(*cell);
}

void LinesView::used(Point cell) {
  if (!isDragging()) useCell(cell);
}

void LinesView::useCell(Point cell) {
  const std::optional<Point> chosen = chosenBall();
  if (isBall(cell)) {
    select(std::nullopt);
    return choose(chosen == cell ? std::nullopt : std::optional(cell));
  }
  if (chosen) return Q_EMIT moveWanted(*chosen, cell);
  select(selectedCell() == cell ? std::nullopt : std::optional(cell));
}

// Esc lets the ball go before the window has it.
bool LinesView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && chosenBall()) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape && !key->modifiers()) {
      event->accept();
      return true;
    }
  }
  return BoardView::event(event);
}

void LinesView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool isModifier = key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
                          key == Qt::Key_Meta || key == Qt::Key_AltGr;
  if (!isModifier && !isDragging()) gestureBegins();
  if (key == Qt::Key_Escape && !isDragging() && chosenBall()) return choose(std::nullopt);
  BoardView::keyPressEvent(event);
}

QCursor LinesView::pointerShape() const {
  if (m_held && m_held->isLifted) return Qt::ClosedHandCursor;
  const std::optional<Point> cell = scene().hasBoard() ? viewport().cellAt(pointer()) : std::nullopt;
  if (!cell) return Qt::ArrowCursor;
  if (isBall(*cell)) return m_lines->isBallsOnly() ? Qt::PointingHandCursor : Qt::OpenHandCursor;
  const std::vector<std::int64_t>& reach = m_lines->marks().reach;
  if (reach.empty()) return Qt::ArrowCursor;
  return reach[board().cell(*cell)] > 0 ? Qt::PointingHandCursor : Qt::ForbiddenCursor;
}

// A ball that is dragged frames its target itself.
CellRect LinesView::hoverArea(Point cell) const {
  return m_held && m_held->isLifted ? CellRect{} : BoardView::hoverArea(cell);
}

std::optional<Point> LinesView::preferredCell() const {
  return chosenBall() ? chosenBall() : BoardView::preferredCell();
}

// The cell on which the ball would come to stand, and the ball over all.
void LinesView::paintGesture(QPainter& painter) const {
  if (!m_held || !m_held->isLifted) return;
  const BoardColours& colours = scene().board;
  if (const std::optional<Point> target = viewport().cellAt(pointer()); target && *target != m_held->from) {
    const std::vector<std::int64_t>& reach = m_lines->marks().reach;
    const bool isReached = board().isEmpty(*target) && reach[board().cell(*target)] > 0;
    const PainterScope kept(painter);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(colours.selectionCasing, 5.0),
                                        std::pair(isReached ? colours.success : colours.error, 3.0)}) {
      painter.setPen(
          QPen(colour, width, isReached ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap, Qt::MiterJoin));
      painter.drawRect(viewport().rectOf(*target).adjusted(1.5, 1.5, -1.5, -1.5));
    }
  }
  const double side = viewport().cellSide();
  paintBall(painter, QRectF(pointer() - QPointF(side, side) / 2, QSizeF(side, side)), board()[m_held->from],
            colours);
}

}  // namespace searchlight::ui
