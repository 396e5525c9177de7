// widgets/klotski/klotski_view.cpp: what the board shows, and slides as they happen.
#include "widgets/klotski/klotski_view.h"

#include <QEvent>
#include <QPainter>
#include <QRectF>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {

// The hand need not be exact at a corner.
constexpr double kSpare = 0.5;
constexpr double kNothing = 1e-9;  // what rounding leaves

double squared(QPointF p) { return p.x() * p.x() + p.y() * p.y(); }

bool holds(const QRectF& box, QPointF p) {
  return p.x() >= box.left() - kNothing && p.x() <= box.right() + kNothing && p.y() >= box.top() - kNothing &&
         p.y() <= box.bottom() + kNothing;
}

}  // namespace

DragSpace::DragSpace(const klotski::Board& board, const klotski::Position& position, int piece)
    : m_width(board.width()),
      m_height(board.height()),
      m_free(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height)) {
  const auto add = [&](Point p) {
    m_free[static_cast<std::size_t>(p.y) * static_cast<std::size_t>(m_width) +
           static_cast<std::size_t>(p.x)] = true;
  };
  add(board.anchor(position, piece));
  for (const Point to : board.reach(position, piece, klotski::Count::Moves)) add(to);
}

QPointF DragSpace::follow(QPointF from, QPointF wanted) const {
  // Corners are turned inside the box between the piece and the hand, and a little round it.
  const QRectF onTheWay = QRectF(from, wanted).normalized().adjusted(-kSpare, -kSpare, kSpare, kSpare);
  std::vector<bool> reached(m_free.size());
  std::vector<Point> queue;
  const auto reach = [&](int x, int y) {
    if (!isFree(x, y) || !holds(onTheWay, QPointF(x, y))) return;
    const std::size_t at =
        static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    if (reached[at]) return;
    reached[at] = true;
    queue.push_back({x, y});
  };
  const int left = static_cast<int>(std::floor(from.x() + kNothing)),
            top = static_cast<int>(std::floor(from.y() + kNothing));
  const int right = static_cast<int>(std::ceil(from.x() - kNothing)),
            bottom = static_cast<int>(std::ceil(from.y() - kNothing));
  for (const int x : {left, right})
    for (const int y : {top, bottom}) reach(x, y);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Point p = queue[head];
    for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}})
      reach(p.x + step.x, p.y + step.y);
  }
  const auto isReached = [&](int x, int y) {
    return isFree(x, y) && reached[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) +
                                   static_cast<std::size_t>(x)];
  };
  QPointF best = from;
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x)
      for (int wide = 0; wide <= 1; ++wide)
        for (int high = 0; high <= 1; ++high) {
          if (!isFree(x, y) || !isFree(x + wide, y) || !isFree(x, y + high) || !isFree(x + wide, y + high))
            continue;
          const QRectF box(x, y, wide, high);
          if (!holds(box, from) && !isReached(x, y) && !isReached(x + wide, y) && !isReached(x, y + high) &&
              !isReached(x + wide, y + high))
            continue;
          const QPointF there(std::clamp(wanted.x(), box.left(), box.right()),
                              std::clamp(wanted.y(), box.top(), box.bottom()));
          const double gain = squared(best - wanted) - squared(there - wanted);
          if (gain > kNothing || (gain > -kNothing && squared(there - from) < squared(best - from)))
            best = there;
        }
  return best;
}

Point DragSpace::nearest(QPointF at) const {
  Point best{static_cast<int>(std::lround(at.x())), static_cast<int>(std::lround(at.y()))};
  double least = std::numeric_limits<double>::infinity();
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x)
      if (const double away = squared(QPointF(x, y) - at); isFree(x, y) && away < least) {
        least = away;
        best = {x, y};
      }
  return best;
}

namespace {

constexpr double kMsPerCell = 90;  // of a long slide

double lengthOf(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

QPointF placeOf(Point p) { return {static_cast<double>(p.x), static_cast<double>(p.y)}; }

}  // namespace

KlotskiView::KlotskiView(QWidget* parent) : BoardCanvas(parent) {
  installAccessibleValue<KlotskiView>([](const KlotskiView& view) {
    const std::optional<int> piece = view.cursorPiece();
    if (piece) return view.description(*piece);
    const auto& searched = view.searched();
    return searched && searched->event ? slideEventText(*searched->event, view.m_scene.names)
                                       : boardSizeText(view.viewport().columns(), view.viewport().rows());
  });
  m_viewport.setPadding(KlotskiLayout::kAround);
  setMargin(KlotskiLayout::kFrame);
  setFills(true);
  keepTranslated(this, [this] { nameIt(); });
  onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refreshLook(); });
}

void KlotskiView::setBoard(const klotski::Board& board) {
  stopMotion();
  m_motion.reset();
  m_searched.reset();
  m_held.reset();
  m_scene.board = board;
  m_scene.moving = m_scene.lifted = m_scene.cursor = m_cursor = -1;
  m_isTaken = false;
  m_scene.hint.reset();
  showIn(m_scene, {.position = board.opening()});
  refreshLook();
  m_viewport.setBoardSize(board.width(), board.height());
  takeSize();
  m_pointer ? tellHovered() : tellCursor();
}

void KlotskiView::refreshLook() {
  if (!m_scene.board) return;
  m_scene.setLook(m_look, Theme::of(palette()));
  update();
}

void KlotskiView::layOut() {
  if (m_scene.board) m_layout = KlotskiLayout(*m_scene.board, m_viewport.origin(), m_viewport.cellSide());
  update();
}

QRect KlotskiView::vitalContent() const {
  const auto exit = m_scene.board ? m_scene.board->exit() : std::nullopt;
  return exit ? m_layout.exit(*exit).toAlignedRect() & rect() : QRect();
}

// ---- Positions and motion --------------------------------------------------------------------------------------------------

void KlotskiView::setPosition(const klotski::Position& position) {
  giveUpGesture();
  stopMotion();
  m_motion.reset();
  m_searched.reset();
  m_scene.moving = -1;
  m_scene.hint.reset();
  showIn(m_scene, {.position = position});
  update();
  m_pointer ? tellHovered() : tellCursor();
}

KlotskiView::Path KlotskiView::pathTo(const klotski::Position& position) const {
  const klotski::Position& before = m_scene.position;
  Path path;
  for (int i = 0; i < before.pieceCount(); ++i)
    if (before.cell(i) != position.cell(i)) {
      if (path.piece >= 0) return {};
      path.piece = i;
    }
  if (path.piece >= 0)
    for (const Point p : board().path(before, path.piece, board().anchor(position, path.piece)))
      path.places.push_back(placeOf(p));
  return path;
}

void KlotskiView::showPosition(const klotski::Position& position) {
  // Where it was seen last: a drag may have brought it there already.
  const std::optional<int> dropped =
      m_scene.moving >= 0 && !m_motion ? std::optional(m_scene.moving) : std::nullopt;
  const QPointF droppedAt = m_scene.movingAt;
  Path path = pathTo(position);
  if (dropped == path.piece && !path.places.empty()) path.places = {droppedAt, path.places.back()};
  setPosition(position);
  if (path.places.size() < 2 || !clock().isSeenOn(*this)) return Q_EMIT motionFinished();
  startMotion(path.piece, std::move(path.places));
}

void KlotskiView::showState(const ShownPosition& shown) {
  finishMotion();
  const bool isTurn = m_searched && shown.node != m_searched->node && isTurnSeen();
  const bool isBeside = isTurn && (shown.parent == m_searched->node || m_searched->parent == shown.node);
  Path path = isBeside ? pathTo(shown.position) : Path();
  m_scene.event.reset();
  QPixmap picture = isTurn && path.places.size() < 2 ? seen() : QPixmap();
  setPosition(shown.position);
  showIn(m_scene, shown);
  m_searched = shown;
  announceAccessibleValue(this);
  if (!isTurn) return;
  if (path.places.size() > 1) return startMotion(path.piece, std::move(path.places), motion::kUsual);
  fadeFrom(std::move(picture));
}

// By its length, or in so much time.
void KlotskiView::startMotion(int piece, std::vector<QPointF> path, double milliseconds) {
  double length = 0;
  for (std::size_t i = 1; i < path.size(); ++i) length += lengthOf(path[i - 1], path[i]);
  m_scene.moving = piece;
  m_scene.movingAt = path.front();
  if (milliseconds <= 0) milliseconds = std::clamp(length * kMsPerCell, motion::kShort, motion::kLong);
  m_motion = Motion{piece, std::move(path), length, milliseconds / clock().speed()};
  clock().start();
  update();
}

void KlotskiView::showMotion(double milliseconds) {
  const double share = milliseconds / m_motion->milliseconds;
  if (share >= 1) return finishMotion();
  double left = m_motion->length * motion::eased(share);
  for (std::size_t i = 1; i < m_motion->path.size(); ++i) {
    const QPointF from = m_motion->path[i - 1], to = m_motion->path[i];
    const double stretch = lengthOf(from, to);
    if (left <= stretch || i + 1 == m_motion->path.size()) {
      m_scene.movingAt = stretch > 0 ? from + (to - from) * std::min(1.0, left / stretch) : to;
      break;
    }
    left -= stretch;
  }
  update();
}

void KlotskiView::endMotion() {
  m_scene.moving = -1;
  m_motion.reset();
}

QPainterPath KlotskiView::goalPieces() const {
  QPainterPath out;
  for (const klotski::Goal& goal : board().goals()) {
    const QPointF at = m_scene.placeOf(goal.piece);
    for (const Point cell : board().pieces()[static_cast<std::size_t>(goal.piece)].cells) {
      QPainterPath square;
      square.addRect(QRectF(pixels().pixelOf(at + QPointF(cell.x, cell.y)), QSizeF(1, 1) * pixels().cell()));
      out = out.united(square);
    }
  }
  return out.simplified();
}

// ---- How it looks -----------------------------------------------------------------------------------------------------------

void KlotskiView::setPlayable(bool isPlayable) {
  if (!isPlayable) {
    giveUpGesture();
    take(false);
  }
  m_isPlayable = isPlayable;
}

void KlotskiView::setLook(const KlotskiLook& look) {
  m_look = look;
  refreshLook();
}

void KlotskiView::setHint(const std::optional<KlotskiHint>& hint) {
  m_scene.hint = hint;
  update();
}

void KlotskiView::paintBoard(QPainter& painter) {
  const BoardColours& colours = Theme::of(palette()).board();
  painter.fillRect(rect(), colours.outside);
  m_scene.cursor = hasFocus() ? m_cursor : -1;
  paintKlotski(painter, m_scene, m_layout, colours);
}

// The board alone, without what lies over it.
QPixmap KlotskiView::seen() {
  QPixmap out(size() * devicePixelRatioF());
  out.setDevicePixelRatio(devicePixelRatioF());
  QPainter painter(&out);
  painter.setFont(font());
  paintBoard(painter);
  return out;
}

void KlotskiView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintBoard(painter);
  paintFade(painter);
}

void KlotskiView::resizeEvent(QResizeEvent* event) {
  giveUpGesture();
  BoardCanvas::resizeEvent(event);
}

void KlotskiView::nameIt() {
  m_scene.exitText = tr("EXIT");
  setAccessibleName(tr("Klotski board"));
  setWhatsThis(
      tr("Drag pieces into adjacent free cells. The puzzle is solved when every piece with a goal is on its "
         "goal."));
}

void KlotskiView::hideEvent(QHideEvent* event) {
  giveUpGesture();
  BoardCanvas::hideEvent(event);
}

QString KlotskiView::description(const klotski::Board& board, const klotski::Position& position, int piece,
                                 const std::vector<PieceName>& names) {
  const Point at = board.anchor(position, piece);
  QStringList directions;
  const std::pair<Point, QString> headings[] = {
      {{-1, 0}, tr("left")}, {{1, 0}, tr("right")}, {{0, -1}, tr("up")}, {{0, 1}, tr("down")}};
  const std::vector<Point> steps = board.reach(position, piece, klotski::Count::Steps);
  for (const auto& [heading, name] : headings)
    if (std::ranges::find(steps, at + heading) != steps.end()) directions << name;
  const QString where = tr("%1, %2, at column %3, row %4", "a piece, its shape, its place")
                            .arg(names[static_cast<std::size_t>(piece)].full,
                                 pieceShapeText(board.pieces()[static_cast<std::size_t>(piece)]))
                            .arg(at.x)
                            .arg(at.y);
  return directions.isEmpty() ? tr("%1: cannot move").arg(where)
                              : tr("%1: can slide %2").arg(where, directions.join(tr(", ")));
}

}  // namespace searchlight::ui
