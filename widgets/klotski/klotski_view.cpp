// widgets/klotski/klotski_view.cpp: what the board shows, and slides as they happen.
#include "widgets/klotski/klotski_view.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kMsPerCell = 90;  // of a long slide

double lengthOf(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

QPointF placeOf(Point p) { return {static_cast<double>(p.x), static_cast<double>(p.y)}; }

}  // namespace

KlotskiView::KlotskiView(QWidget* parent) : GameView(parent) {
  installAccessibleValue<KlotskiView>([](const KlotskiView& view) {
    const std::optional<int> piece = view.cursorPiece();
    if (piece) return view.description(*piece);
    const auto& searched = view.searched();
    return searched && searched->event ? slideEventText(*searched->event, view.m_scene.names) : QString();
  });
  nameIt();
  m_scene.exitText = tr("EXIT");
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
  showIn(m_scene, {.placement = board.opening()});
  refreshLook();
  layOut();
  m_pointer ? tellHovered() : tellCursor();
}

void KlotskiView::refreshLook() {
  if (!m_scene.board) return;
  m_scene.colours = klotskiColours(*m_scene.board, m_style, Theme::of(palette()));
  m_scene.names = pieceNames(*m_scene.board, m_nameStyle);
  m_scene.goalsShown = m_showsGoal;
  m_scene.layers = std::make_shared<KlotskiLayers>();
  update();
}

void KlotskiView::layOut() {
  if (m_scene.board) {
    QRectF room = QRectF(rect()).adjusted(KlotskiLayout::kAround, KlotskiLayout::kAround,
                                          -KlotskiLayout::kAround, -KlotskiLayout::kAround);
    const QSizeF most = QSizeF(m_scene.board->width() + 2 * KlotskiLayout::kFrame,
                               m_scene.board->height() + 2 * KlotskiLayout::kFrame) *
                        m_largestFit;
    const QPointF middle = room.center();
    room.setSize(room.size().boundedTo(most));
    room.moveCenter(middle);
    m_layout = KlotskiLayout(*m_scene.board, room);
  }
  update();
}

void KlotskiView::setLargestFit(double side) {
  m_largestFit = side;
  layOut();
}

QRect KlotskiView::vitalContent() const {
  const auto exit = m_scene.board ? m_scene.board->exit() : std::nullopt;
  return exit ? m_layout.exit(*exit).toAlignedRect() & rect() : QRect();
}

// ---- Placements and motion --------------------------------------------------------------------------------------------------

void KlotskiView::setPlacement(const klotski::Placement& placement) {
  giveUpGesture();
  stopMotion();
  m_motion.reset();
  m_searched.reset();
  m_scene.moving = -1;
  m_scene.hint.reset();
  showIn(m_scene, {.placement = placement});
  update();
  m_pointer ? tellHovered() : tellCursor();
}

KlotskiView::Way KlotskiView::wayTo(const klotski::Placement& placement) const {
  const klotski::Placement& before = m_scene.placement;
  Way way;
  for (int i = 0; i < before.pieceCount(); ++i)
    if (before.cell(i) != placement.cell(i)) {
      if (way.piece >= 0) return {};
      way.piece = i;
    }
  if (way.piece >= 0)
    for (const Point p : board().way(before, way.piece, board().anchor(placement, way.piece)))
      way.places.push_back(placeOf(p));
  return way;
}

void KlotskiView::showPlacement(const klotski::Placement& placement) {
  // Where it was seen last: a drag may have brought it there already.
  const std::optional<int> dropped =
      m_scene.moving >= 0 && !m_motion ? std::optional(m_scene.moving) : std::nullopt;
  const QPointF droppedAt = m_scene.movingAt;
  Way way = wayTo(placement);
  if (dropped == way.piece && !way.places.empty()) way.places = {droppedAt, way.places.back()};
  setPlacement(placement);
  if (way.places.size() < 2 || !clock().isSeenOn(*this)) return Q_EMIT motionFinished();
  startMotion(way.piece, std::move(way.places));
}

void KlotskiView::showState(const ShownPlacement& shown) {
  finishMotion();
  const bool isTurn = m_searched && shown.node != m_searched->node && isTurnSeen();
  const bool isBeside = isTurn && (shown.parent == m_searched->node || m_searched->parent == shown.node);
  Way way = isBeside ? wayTo(shown.placement) : Way();
  m_scene.event.reset();
  QPixmap picture = isTurn && way.places.size() < 2 ? seen() : QPixmap();
  setPlacement(shown.placement);
  showIn(m_scene, shown);
  m_searched = shown;
  announceAccessibleValue(this);
  if (!isTurn) return;
  if (way.places.size() > 1) return startMotion(way.piece, std::move(way.places), motion::kUsual);
  fadeFrom(std::move(picture));
}

// By its length, or in so much time.
void KlotskiView::startMotion(int piece, std::vector<QPointF> way, double milliseconds) {
  double length = 0;
  for (std::size_t i = 1; i < way.size(); ++i) length += lengthOf(way[i - 1], way[i]);
  m_scene.moving = piece;
  m_scene.movingAt = way.front();
  if (milliseconds <= 0) milliseconds = std::clamp(length * kMsPerCell, motion::kShort, motion::kLong);
  m_motion = Motion{piece, std::move(way), length, milliseconds / clock().speed()};
  clock().start();
  update();
}

void KlotskiView::showMotion(double milliseconds) {
  const double share = milliseconds / m_motion->milliseconds;
  if (share >= 1) return finishMotion();
  double left = m_motion->length * motion::eased(share);
  for (std::size_t i = 1; i < m_motion->way.size(); ++i) {
    const QPointF from = m_motion->way[i - 1], to = m_motion->way[i];
    const double stretch = lengthOf(from, to);
    if (left <= stretch || i + 1 == m_motion->way.size()) {
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

void KlotskiView::setStyle(PieceStyle style) {
  m_style = style;
  refreshLook();
}

void KlotskiView::setNameStyle(PieceNameStyle style) {
  m_nameStyle = style;
  refreshLook();
}

void KlotskiView::setGoalShown(bool shown) {
  m_showsGoal = shown;
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
  QWidget::resizeEvent(event);
  giveUpGesture();
  layOut();
}

void KlotskiView::nameIt() {
  setAccessibleName(tr("Klotski board"));
  setWhatsThis(
      tr("Drag pieces into adjacent free cells. The puzzle is solved when every piece that has a goal is on "
         "it."));
}

void KlotskiView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    nameIt();
    m_scene.exitText = tr("EXIT");
  }
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refreshLook();
}

void KlotskiView::hideEvent(QHideEvent* event) {
  giveUpGesture();
  GameView::hideEvent(event);
}

QString KlotskiView::description(const klotski::Board& board, const klotski::Placement& placement, int piece,
                                 const std::vector<PieceName>& names) {
  const Point at = board.anchor(placement, piece);
  QStringList ways;
  const std::pair<Point, QString> headings[] = {
      {{-1, 0}, tr("left")}, {{1, 0}, tr("right")}, {{0, -1}, tr("up")}, {{0, 1}, tr("down")}};
  const std::vector<Point> steps = board.reach(placement, piece, klotski::Count::Steps);
  for (const auto& [heading, name] : headings)
    if (std::ranges::find(steps, at + heading) != steps.end()) ways << name;
  const QString where = tr("%1, %2, at column %3, row %4", "a piece, its shape, its place")
                            .arg(names[static_cast<std::size_t>(piece)].full,
                                 pieceShapeText(board.pieces()[static_cast<std::size_t>(piece)]))
                            .arg(at.x)
                            .arg(at.y);
  return ways.isEmpty() ? tr("%1: cannot move").arg(where)
                        : tr("%1: can slide %2").arg(where, ways.join(tr(", ")));
}

}  // namespace searchlight::ui
