// widgets/board/board_overview.cpp: where the overview stands, what one does with it, and how its picture is made.
#include "widgets/board/board_overview.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTimerEvent>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "widgets/board/board_view.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {

constexpr int kBorder = 3;
constexpr double kLargestWidth = 220, kLargestHeight = 170;  // of the picture, in device-independent pixels
constexpr double kShareOfTheView = 0.2;                      // of the view's width and height, at most
constexpr int kLeastView = 300;                              // a smaller view is a small picture itself
constexpr int kLeastSide = 10;
constexpr int kSlice = 16;  // ms from one to the next ..
constexpr std::chrono::microseconds kSliceTakes{1000};
constexpr int kBetween = 250;  // ms from one picture to the next
constexpr int kSamples = 4;    // rows and columns that a pixel is mixed from
constexpr double kLeastFrame = 6;

}  // namespace

BoardOverview::BoardOverview(BoardView* view) : QWidget(view), m_view(view) {
  setFocusPolicy(Qt::NoFocus);
  setCursor(Qt::OpenHandCursor);
  hide();
  connect(&view->overlay(), &BoardOverlay::changed, this, &BoardOverview::noteChange);
  onChange(this, {QEvent::PaletteChange}, [this] { noteChange(); });
  connect(view, &BoardView::hovered, this, &BoardOverview::giveWay);
  connect(view, &BoardView::cursorMoved, this, &BoardOverview::place);
  connect(view, &BoardView::selected, this, &BoardOverview::place);
  connect(view, &BoardView::dragFinished, this, [this] {
    m_isInTheWay = false;
    place();
  });
}

void BoardOverview::setWanted(bool wanted) {
  m_isWanted = wanted;
  place();
}

void BoardOverview::setAlone(bool alone) {
  m_isAlone = alone;
  place();
}

void BoardOverview::avoid(QWidget* card) {
  m_cards.emplace_back(card);
  card->installEventFilter(this);
}

// ---- Where it stands -----------------------------------------------------------------------------------------------------

QSize BoardOverview::wantedSize() const {
  const BoardViewport& viewport = m_view->viewport();
  const QSizeF most(std::min(kLargestWidth, kShareOfTheView * m_view->width()),
                    std::min(kLargestHeight, kShareOfTheView * m_view->height()));
  const QSizeF picture = QSizeF(viewport.columns(), viewport.rows()).scaled(most, Qt::KeepAspectRatio);
  return QSize(std::max(kLeastSide, qRound(picture.width())),
               std::max(kLeastSide, qRound(picture.height()))) +
         QSize(2 * kBorder, 2 * kBorder);
}

QPoint BoardOverview::corner(QSize size) const {
  constexpr int kGap = spacing::kUnit;
  const QRect room = m_view->contentsRect().adjusted(kGap, kGap, -kGap, -kGap);
  const int right = room.right() + 1 - size.width(), bottom = room.bottom() + 1 - size.height();
  const std::array corners{QPoint(room.left(), bottom), QPoint(right, bottom), QPoint(right, room.top()),
                           room.topLeft()};
  std::vector<QRectF> clear;
  for (const QPointer<QWidget>& card : m_cards)
    if (card && card->isVisible())
      clear.emplace_back(QPointF(m_view->mapFromGlobal(card->mapToGlobal(QPoint()))), QSizeF(card->size()));
  const BoardScene& scene = m_view->scene();
  const auto add = [&](std::optional<Point> cell) {
    if (cell && scene.contains(*cell))
      clear.push_back(m_view->viewport().rectOf(*cell).adjusted(-4, -4, 4, 4));
  };
  add(m_view->cursorCell());
  add(m_view->selectedCell());
  if (scene.search.isActive())
    if (const search::NodeId n = scene.search.expandedNow(); scene.hasPlace(n)) add(scene.pointOf(n));
  add(scene.start);
  add(scene.goal);
  const auto covered = [&](QPoint corner) {
    std::vector<double> out;
    for (const QRectF& area : clear) {
      const QRectF both = QRectF(QPointF(corner), QSizeF(size)).intersected(area);
      out.push_back(both.width() * both.height());
    }
    return out;
  };
  // It does not go back by itself: what jumps about is worse than what stands in another corner.
  const bool isPlaced = isVisible() && std::ranges::find(corners, pos()) != corners.end();
  if (isPlaced && std::ranges::all_of(covered(pos()), [](double area) { return area <= 0; })) return pos();
  return *std::ranges::min_element(corners, {}, covered);
}

void BoardOverview::place() {
  const BoardViewport& viewport = m_view->viewport();
  const bool hasMore = viewport.scroll(Qt::Horizontal).most > 0 || viewport.scroll(Qt::Vertical).most > 0;
  const bool hasRoom = std::min(m_view->width(), m_view->height()) >= kLeastView;
  if (!m_isWanted || !m_isAlone || m_isInTheWay || !hasMore || !hasRoom) {
    m_slice.stop();
    return hide();
  }
  const QSize size = wantedSize();
  const QSize board(viewport.columns(), viewport.rows());
  const QSize pixels = (QSizeF(size - QSize(2 * kBorder, 2 * kBorder)) * devicePixelRatioF()).toSize();
  if (m_board != board || m_next.size() != pixels) {
    if (m_board != board) m_picture = {};
    m_board = board;
    m_next = QImage(pixels, QImage::Format_RGB32);
    m_next.fill(m_view->scene().board.outside);
    m_isMaking = false;
    m_isStale = true;
  }
  // A drag by its own frame does not carry it away.
  if (!m_isHeld) setGeometry(QRect(corner(size), size));
  if (!isVisible()) {
    show();
    raise();
  }
  wake();
  update();
}

// While something is dragged to a place below.
void BoardOverview::giveWay() {
  if (!m_view->isOwnDrag() || m_isInTheWay || !isVisible()) return;
  constexpr int kNear = 24;
  if (!geometry().adjusted(-kNear, -kNear, kNear, kNear).contains(m_view->pointer().toPoint())) return;
  m_isInTheWay = true;
  place();
}

bool BoardOverview::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::Move:
    case QEvent::Resize:
      if (isVisible()) place();
      break;
    default: break;
  }
  return QWidget::eventFilter(watched, event);
}

// ---- What one does with it -----------------------------------------------------------------------------------------------

QPointF BoardOverview::cellsAt(QPointF position) const {
  const QPointF in = position - QPointF(kBorder, kBorder);
  return {in.x() * m_board.width() / (width() - 2 * kBorder),
          in.y() * m_board.height() / (height() - 2 * kBorder)};
}

QPointF BoardOverview::positionOf(QPointF cells) const {
  return QPointF(cells.x() * (width() - 2 * kBorder) / m_board.width(),
                 cells.y() * (height() - 2 * kBorder) / m_board.height()) +
         QPointF(kBorder, kBorder);
}

QRectF BoardOverview::frame() const {
  const BoardViewport& viewport = m_view->viewport();
  const QRectF inside = QRectF(rect()).adjusted(kBorder, kBorder, -kBorder, -kBorder);
  QRectF out(
      positionOf(viewport.toCells(QPointF())),
      positionOf(viewport.toCells(QPointF(viewport.viewSize().width(), viewport.viewSize().height()))));
  out = out.intersected(inside);
  const double wide = std::max(0.0, kLeastFrame - out.width()) / 2;
  const double high = std::max(0.0, kLeastFrame - out.height()) / 2;
  return out.adjusted(-wide, -high, wide, high);
}

void BoardOverview::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton) return event->accept();
  const BoardViewport& viewport = m_view->viewport();
  const QPointF middle =
      viewport.toCells(QPointF(viewport.viewSize().width(), viewport.viewSize().height()) / 2);
  const QPointF pressed = cellsAt(event->position());
  m_isHeld = true;
  m_grasp = frame().contains(event->position()) ? pressed - middle : QPointF();
  setCursor(Qt::ClosedHandCursor);
  if (m_grasp.isNull()) m_view->lookAt(pressed);
}

void BoardOverview::mouseMoveEvent(QMouseEvent* event) {
  if (m_isHeld) m_view->lookAt(cellsAt(event->position()) - m_grasp);
}

void BoardOverview::mouseReleaseEvent(QMouseEvent* event) {
  if (event->buttons() != Qt::NoButton || !std::exchange(m_isHeld, false)) return;
  setCursor(Qt::OpenHandCursor);
  place();
}

void BoardOverview::wheelEvent(QWheelEvent* event) {
  event->accept();
  if (event->angleDelta().y() != 0) event->angleDelta().y() > 0 ? m_view->zoomIn() : m_view->zoomOut();
}

// The pointer is on no cell any more.
void BoardOverview::enterEvent(QEnterEvent*) {
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(m_view, &leave);
}

// The page may have been behind another one.
void BoardOverview::showEvent(QShowEvent*) { wake(); }

bool BoardOverview::event(QEvent* event) {
  // The board below has no part in it.
  if (event->type() == QEvent::ContextMenu) return true;
  if (event->type() == QEvent::ToolTip)
    setToolTip(tr("Shows the whole board. Drag the frame to move the view; turn the wheel to zoom."));
  return QWidget::event(event);
}

// ---- The picture ---------------------------------------------------------------------------------------------------------

void BoardOverview::noteChange() {
  m_isStale = true;
  if (isVisible()) wake();
}

void BoardOverview::wake() {
  if ((m_isStale || m_isMaking) && !m_slice.isActive()) m_slice.start(kSlice, this);
}

void BoardOverview::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_slice.timerId()) return QWidget::timerEvent(event);
  continuePicture();
}

void BoardOverview::continuePicture() {
  const BoardScene& scene = m_view->scene();
  if (!scene.hasBoard() || QSize(scene.columns, scene.rows) != m_board || m_next.isNull())
    return m_slice.stop();
  if (m_view->paintTurns() && m_view->paintTurns()->isAnyoneWaiting()) return;
  if (!m_isMaking) {
    if (!m_isStale) return m_slice.stop();
    if (!m_picture.isNull() && m_sinceLast.isValid() && m_sinceLast.elapsed() < kBetween) return;
    m_isMaking = true;
    m_isStale = false;
    m_row = 0;
    m_sinceLast.start();
  }
  scene.colours.prepare(scene.search);
  const auto began = std::chrono::steady_clock::now();
  while (m_row < m_next.height()) {
    colourRow(m_row++);
    if (std::chrono::steady_clock::now() - began >= kSliceTakes) break;
  }
  if (m_row >= m_next.height()) return finishPicture();
  if (m_picture.isNull()) update();  // there is none yet: one sees it grow
}

// One pixel row, each pixel mixed from some of its cells; from one where cells are larger than pixels.
void BoardOverview::colourRow(int row) {
  const BoardScene& scene = m_view->scene();
  const auto columns = static_cast<std::size_t>(m_board.width());
  const auto part = [](int i, int of, int length) {
    return static_cast<int>(static_cast<std::int64_t>(i) * length / of);
  };
  const int top = part(row, m_next.height(), m_board.height());
  const int bottom = std::max(top + 1, part(row + 1, m_next.height(), m_board.height()));
  const int rows = std::min(kSamples, bottom - top);
  struct Sum {
    unsigned red = 0, green = 0, blue = 0, count = 0;
  };
  std::vector<Sum> sums(static_cast<std::size_t>(m_next.width()));
  m_cells.resize(columns);
  for (int k = 0; k < rows; ++k) {
    const auto y = static_cast<std::size_t>(top + part(2 * k + 1, 2 * rows, bottom - top));
    scene.colours.colour(scene.search, y * columns, (y + 1) * columns, m_cells.data());
    for (int x = 0; x < m_next.width(); ++x) {
      const int left = part(x, m_next.width(), m_board.width());
      const int right = std::max(left + 1, part(x + 1, m_next.width(), m_board.width()));
      const int taken = std::min(kSamples, right - left);
      Sum& sum = sums[static_cast<std::size_t>(x)];
      for (int j = 0; j < taken; ++j) {
        const QRgb c = m_cells[static_cast<std::size_t>(left + part(2 * j + 1, 2 * taken, right - left))];
        sum.red += static_cast<unsigned>(qRed(c));
        sum.green += static_cast<unsigned>(qGreen(c));
        sum.blue += static_cast<unsigned>(qBlue(c));
        ++sum.count;
      }
    }
  }
  auto* out = reinterpret_cast<QRgb*>(m_next.scanLine(row));
  for (const Sum& sum : sums)
    *out++ = qRgb(static_cast<int>(sum.red / sum.count), static_cast<int>(sum.green / sum.count),
                  static_cast<int>(sum.blue / sum.count));
}

// What stands on cells of some pixels; on smaller ones it could not be told.
void BoardOverview::paintPieces() {
  constexpr double kLeastCell = 3;
  const double width = static_cast<double>(m_next.width()) / m_board.width(),
               height = static_cast<double>(m_next.height()) / m_board.height();
  if (std::min(width, height) < kLeastCell) return;
  const BoardScene& scene = m_view->scene();
  QPainter painter(&m_next);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int y = 0; y < m_board.height(); ++y)
    for (int x = 0; x < m_board.width(); ++x)
      if (const std::size_t cell = scene.index({x, y}); scene.ground->hasPiece(cell))
        scene.ground->paintSmall(painter, QRectF(x * width, y * height, width, height), cell);
}

// With the route, as far as it is read back: of its many cells as many as one could tell apart.
void BoardOverview::finishPicture() {
  paintPieces();
  const BoardScene& scene = m_view->scene();
  if (scene.search.isActive()) {
    const auto& route = scene.search.player().route();
    constexpr std::size_t kMost = 400;
    const std::size_t step = std::max<std::size_t>(1, route.size() / kMost);
    QPolygonF line;
    for (std::size_t i = 0; i < route.size(); i += step)
      if (scene.hasPlace(route[i])) {
        const Point p = scene.pointOf(route[i]);
        line << QPointF((p.x + 0.5) * m_next.width() / m_board.width(),
                        (p.y + 0.5) * m_next.height() / m_board.height());
      }
    QPainter painter(&m_next);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(scene.board.route, 1.5 * devicePixelRatioF()));
    painter.drawPolyline(line);
  }
  m_picture = m_next;
  m_picture.detach();
  m_isMaking = false;
  place();
}

void BoardOverview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const BoardScene& scene = m_view->scene();
  const QColor edge = faint(palette().color(QPalette::WindowText), 0.55F);
  painter.setPen(edge);
  painter.setBrush(scene.board.outside);
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  const QRectF inside = QRectF(rect()).adjusted(kBorder, kBorder, -kBorder, -kBorder);
  painter.drawImage(inside, m_picture.isNull() ? m_next : m_picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto dot = [&](std::optional<Point> cell, const QColor& fill) {
    if (!cell || !scene.contains(*cell)) return;
    painter.setPen(QPen(scene.board.markCasing, 1));
    painter.setBrush(fill);
    painter.drawEllipse(positionOf(QPointF(cell->x + 0.5, cell->y + 0.5)), 3, 3);
  };
  dot(scene.goal, scene.board.goal);
  dot(scene.start, scene.board.start);
  if (scene.search.isActive())
    if (const search::NodeId n = scene.search.expandedNow(); scene.hasPlace(n))
      dot(scene.pointOf(n), scene.board.currentFill);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setBrush(Qt::NoBrush);
  const QRectF seen = frame().adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(scene.board.selectionCasing, 4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(seen);
  painter.setPen(QPen(palette().color(QPalette::Link), 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(seen);
}

}  // namespace searchlight::ui
