// widgets/board/board_view.cpp: what the board shows and when it is painted; the gestures are in board_view_input.cpp.
#include "widgets/board/board_view.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/geometry/point.h"
#include "widgets/board/accessible_value.h"
#include "widgets/board/board_navigation.h"
#include "widgets/board/path_lines.h"
#include "widgets/run/watched_run.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

BoardView::BoardView(std::unique_ptr<BoardGround> ground, QWidget* parent)
    : BoardCanvas(parent), m_ground(std::move(ground)), m_overlay(m_ground.get()) {
  installAccessibleValue<BoardView>([](const BoardView& view) {
    const std::optional<Point> cell = view.cursorCell();
    return cell ? view.description(*cell) : boardSizeText(view.scene().columns, view.scene().rows);
  });
  setAttribute(Qt::WA_OpaquePaintEvent);
  grabGesture(Qt::PinchGesture);
  connect(&m_overlay, &BoardOverlay::changed, this, &BoardView::repaintBoard);
  connect(&m_overlay, &BoardOverlay::legendChanged, this, &BoardView::legendChanged);
  readTheme();
}

BoardView::~BoardView() = default;

void BoardView::setBoard(int columns, int rows) {
  cancelDrag();
  if (!m_overlay.setBoard(columns, rows)) return;
  const bool hadSelection = std::exchange(m_selected, std::nullopt).has_value();
  hideCursor();
  m_cursor.reset();
  m_pointed.reset();
  hover(std::nullopt);
  m_viewport.setBoardSize(columns, rows);
  viewMoved();
  if (hadSelection) Q_EMIT selected(std::nullopt);
}

void BoardView::readTheme() { m_overlay.setTheme(Theme::of(palette()).board(), font()); }

void BoardView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
      readTheme();
      updateMouseCursor();
      break;
    case QEvent::LanguageChange:
      update();
      Q_EMIT legendChanged();
      break;
    default: break;
  }
}

// ---- The view ------------------------------------------------------------------------------------------------------------

void BoardView::zoomIn() { zoomAt(1.5, QRectF(rect()).center()); }
void BoardView::zoomOut() { zoomAt(1 / 1.5, QRectF(rect()).center()); }

void BoardView::fitAtLeast(double side, BoardViewport::Place about) {
  if (!scene().hasBoard() || !m_viewport.isFitted()) return;
  m_viewport.setLeastFit(side, std::move(about));
  viewMoved();
}

QRect BoardView::content() const {
  if (!scene().hasBoard()) return {};
  QRectF cells = m_viewport.rectOf(CellRect{0, 0, scene().columns, scene().rows});
  if (m_hasRulers) cells.adjust(-kRulerRoom, -kRulerRoom, 0, 0);
  return cells.toAlignedRect() & rect();
}

void BoardView::setLook(const BoardViewport::Look& look) {
  if (!scene().hasBoard()) return;
  if (look.isFitted) return fit();
  m_viewport.setLook(look);
  viewMoved();
}

void BoardView::centreOn(Point cell) {
  if (!scene().hasBoard()) return;
  m_viewport.centreOn(QPointF(cell.x + 0.5, cell.y + 0.5));
  viewMoved();
}

void BoardView::goTo(Point cell) {
  if (!scene().contains(cell)) return;
  if (!m_viewport.isWholeInSight()) centreOn(cell);
  moveCursorTo(cell, false);
}

void BoardView::lookAt(QPointF cellCoordinates) {
  if (!scene().hasBoard()) return;
  m_viewport.centreOn(cellCoordinates);
  moved(true);
}

void BoardView::slideBy(QPointF pixels) {
  m_viewport.panBy(pixels);
  moved(false);
}

void BoardView::setRulers(bool areShown, double inset) {
  m_rulerInset = inset;
  if (m_hasRulers == areShown) return;
  m_hasRulers = areShown;
  update();
}

void BoardView::setNumbers(RulerNumbers across, RulerNumbers down) {
  m_across = across;
  m_down = down;
  update();
}

BoardNavigation& BoardView::addNavigation() {
  if (!m_navigation) m_navigation = new BoardNavigation(this);
  return *m_navigation;
}

void BoardView::setPointedCell(std::optional<Point> cell) { mark(m_pointed, cell); }

bool BoardView::mark(std::optional<Point>& marked, std::optional<Point> cell) {
  if (cell == marked) return false;
  updateAround(marked);
  marked = cell;
  updateAround(marked);
  return true;
}

void BoardView::select(std::optional<Point> cell) {
  if (cell && !scene().contains(*cell)) cell.reset();
  if (mark(m_selected, cell)) Q_EMIT selected(cell);
}

void BoardView::repaintBoard() {
  m_isFrameStale = true;
  update();
}

// ---- Painting ------------------------------------------------------------------------------------------------------------

void BoardView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  if (!scene().hasBoard()) return paintEmpty(painter);
  // The window may have come to another screen.
  if (devicePixelRatioF() != m_viewport.pixelRatio()) m_viewport.setView(QSizeF(size()), devicePixelRatioF());
  // Of the device that is really painted on: the screen, or somebody's image.
  const double ratio = painter.deviceTransform().m11();
  const QSize pixels(static_cast<int>(std::ceil(width() * ratio)),
                     static_cast<int>(std::ceil(height() * ratio)));
  const bool isWholeNew = m_frame.size() != pixels;
  if (isWholeNew || (m_isFrameStale && !mustWait(painter))) {
    const PaintTurns::Clock::time_point began = PaintTurns::Clock::now();
    if (isWholeNew) m_frame = QImage(pixels, QImage::Format_RGB32);
    m_overlay.paint(m_viewport.withPixelRatio(ratio), m_frame);
    m_isFrameStale = false;
    if (m_turns) m_turns->painted(this, PaintTurns::Clock::now() - began);
    // What is asked for may be a corner, under the pointer, or somebody's image.
    const bool isShownWhole = isOnScreen(*this, painter) && event->region() == QRegion(rect());
    if (std::exchange(m_hasWaited, false) && !isShownWhole) update();
  }
  painter.save();
  painter.scale(1 / ratio, 1 / ratio);
  painter.drawImage(QPoint(0, 0), m_frame);
  painter.restore();
  if (m_hasRulers)
    paintRulers(painter, QRectF(rect()), m_viewport.rectOf(CellRect{0, 0, scene().columns, scene().rows}),
                scene().columns, scene().rows, scene().board, m_across, m_down,
                m_rulerInset * m_viewport.cellSide());
  paintPointer(painter);
}

bool BoardView::mustWait(const QPainter& painter) {
  if (!m_turns || !isOnScreen(*this, painter) || m_turns->mayPaint(this)) return false;
  m_hasWaited = true;
  return true;
}

// The pointer's cells, the selection, the keyboard's cursor.
void BoardView::paintPointer(QPainter& painter) const {
  const BoardColours& board = scene().board;
  const auto rectOf = [&](const CellRect& cells) {
    const QRectF rect = m_viewport.rectOf(cells);
    const double missing = std::max(0.0, kSmallestMark + 2 - rect.width()) / 2;
    return rect.adjusted(-missing, -missing, missing, missing);
  };
  const auto only = [](Point p) { return CellRect{p.x, p.y, p.x + 1, p.y + 1}; };
  if (const auto& cell = m_hovered ? m_hovered : m_pointed;
      cell && !isPanning() && m_viewport.cellSide() >= 3)
    if (const CellRect area = hoverArea(*cell); area.left < area.right)
      paintHover(painter, rectOf(area), board);
  if (isOwnDrag()) paintGesture(painter);
  if (m_selected) paintSelection(painter, rectOf(only(*m_selected)), board);
  if (m_isCursorShown && m_cursor && hasFocus())
    paintKeyboardCell(painter, rectOf(only(*m_cursor)).adjusted(-1, -1, 1, 1),
                      palette().color(QPalette::Highlight), board);
}

void BoardView::paintEmpty(QPainter& painter) const { painter.fillRect(rect(), scene().board.outside); }

void BoardView::updateAround(std::optional<Point> cell) {
  if (!cell) return;
  const CellRect area = hoverArea(*cell);
  const QRectF rect =
      m_viewport.rectOf(area) | m_viewport.rectOf(CellRect{cell->x, cell->y, cell->x + 1, cell->y + 1});
  update(rect.toAlignedRect().adjusted(-8, -8, 8, 8));
}

std::vector<QRectF> BoardView::neighbourhoodsOfEnds() const {
  constexpr double kAround = 24;  // pixels
  std::vector<QRectF> out;
  for (const std::optional<Point> end : {scene().goal, scene().start})
    if (end) out.push_back(m_viewport.rectOf(*end).adjusted(-kAround, -kAround, kAround, kAround));
  return out;
}

void BoardView::showBreakpoints(const std::vector<search::Breakpoint>& breakpoints,
                                const CellOfState& cellOf) {
  std::vector<Point> cells;
  for (const search::Breakpoint& b : breakpoints)
    if (b.kind == search::Breakpoint::Kind::AtState && b.enabled)
      if (const auto cell = cellOf(b.state)) cells.push_back(*cell);
  m_overlay.setBreakpointCells(std::move(cells));
}

void BoardView::showBreakpoints(const std::vector<search::Breakpoint>& breakpoints) {
  const CellRect board{0, 0, scene().columns, scene().rows};
  showBreakpoints(breakpoints, [&](const std::string& state) {
    const auto cell = pointFromText(state);
    return cell && board.contains(*cell) ? cell : std::nullopt;
  });
}

// ---- In words ----------------------------------------------------------------------------------------------------------------

QString BoardView::description(Point cell) const {
  using search::NodeStatus;
  if (!scene().contains(cell)) return {};
  const auto number = [](const RulerNumbers& numbers, int i) {
    return QString::number(numbers.first + i * numbers.step, 'g', 12);
  };
  QStringList parts{tr("Column %1, row %2").arg(number(m_across, cell.x), number(m_down, cell.y))};
  if (cell == scene().start) parts << tr("start");
  if (cell == scene().goal) parts << tr("goal");
  parts << groundDescription(cell);
  const std::vector<search::NodeId> nodes = nodesAt(cell);
  if (!nodes.empty()) {
    const SearchCells& search = scene().search;
    const NodeStatus status = search.status(nodes.front());
    parts << (status == NodeStatus::Open     ? tr("open")
              : status == NodeStatus::Closed ? tr("closed")
                                             : tr("dead end"));
    parts << tr("distance %1").arg(search.names().cost(search.player().node(nodes.front()).g));
    if (nodes.size() > 1) parts << tr("%n nodes", nullptr, static_cast<int>(nodes.size()));
  }
  return parts.join(QStringLiteral(", "));
}

// ---- A board that is a state -----------------------------------------------------------------------------------------------

void StateBoard::setRun(WatchedRun* run) {
  if (m_run) m_run->disconnect(this);
  m_run = run;
  m_isBetween = false;
  if (run) {
    connect(run, &WatchedRun::moved, this, [this] { showNode(std::nullopt); });
    connect(run, &WatchedRun::searchChanged, this, [this] {
      m_isBetween = false;
      showNode(std::nullopt);
    });
  }
  showNode(std::nullopt);
}

void StateBoard::begin(int columns, int rows) {
  m_isBetween = true;  // first: who hears of the other board may ask what it shows
  setBoard(columns, rows);
  showNode(std::nullopt);
}

void StateBoard::showNode(std::optional<search::NodeId> node) {
  m_chosen = node;
  follow();
}

// Of a search from both sides, forwards first.
void StateBoard::showIfMet(search::NodeId node) {
  if (!run() || !run()->hasSearch() || node == search::kNoNode) return;
  const auto sides = static_cast<search::NodeId>(run()->session().sides());
  for (search::NodeId side = 0; side < sides; ++side) {
    const search::NodeId seen = node - node % sides + side;
    if (run()->player().node(seen).status != search::NodeStatus::Unseen) return showNode(seen);
  }
}

QStringList StateBoard::groundDescription(Point cell) const {
  const QString text = pieceText(cell);
  return text.isEmpty() ? QStringList() : QStringList(text);
}

}  // namespace searchlight::ui
