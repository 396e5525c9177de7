// widgets/board/cell_texts.cpp: what is written on which cell, and where.
#include "widgets/board/cell_texts.h"
#include "widgets/theme/board_colours.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace searchlight::ui {

using search::NodeStatus;

// Where all costs on the way have two digits there is room for them in smaller cells. The start's estimate says so, and the answer
// does not: numbers would move when it comes, and tell of it.
static double smallestForCorners(const BoardScene& scene) {
  const search::Session& session = scene.search.session();
  const search::Trace& trace = scene.search.player().trace();
  if (session.hasExpensiveHeuristic() || trace.begin() == trace.end()) return kSmallestForCorners;
  const search::Cost estimate = session.heuristic(trace[trace.begin()].node);
  return estimate * scene.search.names().shownPerCost < 100 ? kSmallestForShortCorners : kSmallestForCorners;
}

TextLayout textLayout(const BoardScene& scene, double cellSide) {
  if (scene.search.isActive() && !scene.search.names().tellsCosts) return TextLayout::None;
  if (scene.ground && scene.ground->hasNumbers()) return TextLayout::None;
  const bool hasHeuristic = scene.search.isActive() && scene.search.names().usesHeuristic;
  const bool wantsCorners = scene.text == CellText::FGH || scene.text == CellText::Auto;
  if (wantsCorners && hasHeuristic && cellSide >= kSmallestForShortCorners &&
      cellSide >= smallestForCorners(scene))
    return TextLayout::Corners;
  const bool wantsDistance = scene.text == CellText::Distance || scene.text == CellText::Auto ||
                             (scene.text == CellText::FGH && !hasHeuristic);
  return wantsDistance && cellSide >= kSmallestForDistance ? TextLayout::Distance : TextLayout::None;
}

QRectF endMarkRect(const QRectF& cell, TextLayout layout) {
  const double side = cell.width();
  constexpr double kLeast = 22;  // a mark is found at any zoom
  if (side < kLeast) return QRectF(cell.center() - QPointF(kLeast / 2, kLeast / 2), QSizeF(kLeast, kLeast));
  switch (layout) {
    case TextLayout::None: return cell.adjusted(0.1 * side, 0.1 * side, -0.1 * side, -0.1 * side);
    case TextLayout::Distance:
      return QRectF(cell.left() + 0.22 * side, cell.top() + 0.06 * side, 0.56 * side, 0.56 * side);
    case TextLayout::Corners: break;
  }
  return cell.adjusted(0.26 * side, 0.26 * side, -0.26 * side, -0.26 * side);
}

// A cell that is to be written on, in frame pixels.
struct CellTexts::Cell {
  QRect rect;
  QRgb ink = 0;
  std::optional<QRgb> halo;
  bool hasPlates =
      false;  // of the halo's colour below the numbers: a line ends there and goes on behind them
  bool hasDisc = false;
  std::optional<QRgb> edge;  // of the plates
  bool isCrossed = false;    // by a line
  int margin = 0;            // of the numbers in the corners
  bool isEnd = false;
  search::NodeId node = search::kNoNode;
  double shownG = 0;
  search::Cost g = 0;
  CellNumber label;  // the ground's
};

namespace {
constexpr int kPlateMargin = 2;           // of a plate round its number
constexpr int kLineSeen = 3;              // so much of a line is left at a plate's sides, or it has none
constexpr double kSmallestForTenth = 30;  // decimals of a distance
// Its corners are cut by so many pixels.
void fillPlate(QImage& frame, const QRect& plate, QRgb colour, int cut) {
  const QRect seen = plate & frame.rect();
  for (int y = seen.top(); y <= seen.bottom(); ++y) {
    const int in = std::max(0, cut - std::min(y - plate.top(), plate.bottom() - y));
    auto* line = reinterpret_cast<QRgb*>(frame.scanLine(y));
    const int left = std::max(seen.left(), plate.left() + in),
              right = std::min(seen.right(), plate.right() - in);
    if (left <= right) std::fill(line + left, line + right + 1, colour);
  }
}
int padding(const QRect& cell) { return std::max(4, cell.width() * 13 / 100); }
// A route passes between numbers that stand further outside.
int paddingBesideRoute(const QRect& cell) { return std::max(3, cell.width() * 8 / 100); }
}  // namespace

double distanceHeight(double cellSide) { return std::clamp(cellSide * 0.3, 9.0, 26.0); }

void CellTexts::prepare(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout) {
  const double side = viewport.cellSide(), ratio = viewport.pixelRatio();
  const double size =
      layout == TextLayout::Corners ? std::clamp(side * 0.185, 9.5, 17.0) : distanceHeight(side);
  m_digits.prepare(scene.font, static_cast<int>(std::lround(size * ratio)), QFont::Normal);
  m_small.prepare(scene.font, static_cast<int>(std::lround(std::clamp(side * 0.14, 8.5, 13.0) * ratio)),
                  QFont::Normal);
  if (layout == TextLayout::Corners)
    m_strong.prepare(scene.font, static_cast<int>(std::lround(size * 1.05 * ratio)), QFont::Bold);
}

void CellTexts::add(const DigitAtlas& digits, QPoint at, const CellNumber& number, const Cell& cell) {
  if (number.empty()) return;
  m_numbers.push_back({&digits, QRect(at, QSize(digits.widthOf(number), digits.digitHeight())), number,
                       cell.ink, cell.halo, cell.hasPlates, cell.hasDisc, cell.edge, cell.rect});
}

void CellTexts::addDistance(const Cell& cell, double side, double ratio) {
  const int room = cell.rect.width() - static_cast<int>(std::lround(kRoomBesideDistance * ratio));
  const bool hasTenths = side >= kSmallestForTenth || !std::isfinite(cell.shownG);
  const CellNumber number = m_digits.fitting(hasTenths ? cell.shownG : std::round(cell.shownG), room);
  const int x = cell.rect.left() + (cell.rect.width() - m_digits.widthOf(number)) / 2;
  const int y = cell.isEnd ? cell.rect.bottom() - cell.rect.height() / 10 - m_digits.digitHeight() + 1
                           : cell.rect.top() + (cell.rect.height() - m_digits.digitHeight()) / 2;
  Cell plated = cell;
  plated.hasPlates |= cell.isCrossed && cell.halo &&
                      m_digits.widthOf(number) + 2 * (kPlateMargin + kLineSeen) <= cell.rect.width();
  add(m_digits, {x, y}, number, plated);
}

// In the top right corner, `room` pixels wide at most.
void CellTexts::addLabel(const Cell& cell, int room) {
  if (cell.label.empty()) return;
  const int pad = cell.margin;
  const int width = m_small.widthOf(cell.label);
  if (width > room) return;
  add(m_small, {cell.rect.right() + 1 - pad - width, cell.rect.top() + pad}, cell.label, cell);
}

void CellTexts::addCorners(const Cell& cell, const BoardScene& scene) {
  const search::Session& session = scene.search.session();
  const double unit = scene.search.names().shownPerCost;
  const auto shown = [unit](search::Cost c) {
    return c == search::kInfiniteCost ? std::numeric_limits<double>::infinity() : c * unit;
  };
  const search::Cost h = session.heuristic(cell.node);
  const search::Cost f = session.priority(cell.g, h);
  const int pad = cell.margin;
  const QRect box = cell.rect.adjusted(pad, pad, -pad, -pad);
  const int bottom = box.bottom() + 1 - m_digits.digitHeight();
  const CellNumber priority = m_strong.fitting(shown(f), box.width());
  add(m_strong, box.topLeft(), priority, cell);
  addLabel(cell, box.width() - m_strong.widthOf(priority) - pad / 2);
  // What one of the two leaves of its half the other may have.
  const int gap = m_digits.digitHeight() / 2, both = box.width() - gap;
  const int wantedByG = m_digits.widthOf(m_digits.fitting(shown(cell.g), both)),
            wantedByH = m_digits.widthOf(m_digits.fitting(shown(h), both));
  const int half = both / 2;
  const CellNumber cost = m_digits.fitting(shown(cell.g), std::max(half, both - wantedByH));
  const CellNumber estimate = m_digits.fitting(shown(h), std::max(half, both - wantedByG));
  add(m_digits, {box.left(), bottom}, cost, cell);
  add(m_digits, {box.right() + 1 - m_digits.widthOf(estimate), bottom}, estimate, cell);
}

void CellTexts::layOut(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
                       const CrossedCells& crossed, const MarkSprites& sprites) {
  m_numbers.clear();
  m_first.clear();
  if (layout == TextLayout::None) return;
  prepare(scene, viewport, layout);
  m_visible = viewport.visibleCells();
  for (int y = m_visible.top; y < m_visible.bottom; ++y)
    for (int x = m_visible.left; x < m_visible.right; ++x) {
      m_first.push_back(static_cast<std::uint32_t>(m_numbers.size()));
      layOutCell(scene, viewport, layout, crossed, sprites, {x, y});
    }
  m_first.push_back(static_cast<std::uint32_t>(m_numbers.size()));
}

void CellTexts::layOutCell(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
                           const CrossedCells& crossed, const MarkSprites& sprites, Point p) {
  const int side = static_cast<int>(std::lround(viewport.cellPixels()));
  const QPoint origin = (viewport.origin() * viewport.pixelRatio()).toPoint();
  const std::size_t index = scene.index(p);
  const CellLook look = scene.colours.look(scene.search, index);
  Cell cell;
  cell.rect = QRect(origin + QPoint(p.x, p.y) * side, QSize(side, side));
  const bool hasPiece = scene.ground->hasPiece(index);
  cell.isEnd = p == scene.start || p == scene.goal || hasPiece;  // numbers leave the middle
  cell.label = scene.ground->label(index);
  if (look.state.status == NodeStatus::Unseen) {
    if (cell.label.empty() || cell.isEnd) return;
    cell.ink = scene.board.weightInk.rgb();
    const DigitAtlas& digits = m_small.widthOf(cell.label) <= side - 2 ? m_small : m_digits;
    return add(digits,
               {cell.rect.left() + (side - digits.widthOf(cell.label)) / 2,
                cell.rect.top() + (side - digits.digitHeight()) / 2},
               cell.label, cell);
  }
  const search::PlayedNode node = scene.search.player().node(look.state.node);
  QRgb ground = look.colour;
  Ink ink = look.ink;
  if (look.state.node == scene.search.expandedNow()) {
    ground = scene.board.currentFill.rgb();
    ink = sprites.currentInk();
  } else if (look.state.status == NodeStatus::Open) {
    const bool isForward = look.state.side == FrontierSide::Forward;
    ground = (isForward ? scene.board.openFill : scene.board.secondFill).rgb();
    ink = sprites.openInk(look.state.side);
  } else if (scene.colours.isTinted(index)) {
    ground = scene.colours.tinted(look.colour);
    ink = takesDarkInk(ground) ? Ink::Dark : Ink::Light;
  }
  cell.ink = sprites.rgbOf(ink);
  cell.node = look.state.node;
  cell.g = node.g;
  const NodeNames& names = scene.search.names();
  cell.shownG = names.mark ? names.mark(node.g) : node.g * names.shownPerCost;
  const bool isUnderRoute = crossed.byRoute.contains(p);
  cell.isCrossed = crossed.contains(p);
  cell.margin = isUnderRoute && !cell.isEnd && layout == TextLayout::Corners ? paddingBesideRoute(cell.rect)
                                                                             : padding(cell.rect);
  if (cell.isCrossed || scene.colours.isTinted(index) || hasPiece) cell.halo = ground;
  cell.hasPlates = hasPiece;
  if (layout == TextLayout::Corners) {
    cell.hasPlates |= cell.isCrossed && !cell.isEnd;
    if (isUnderRoute && !cell.isEnd) {  // what is white in the middle of other cells is so in the corners
      cell.halo = scene.board.route.rgb();
      cell.edge = scene.board.routeCasing.rgb();
      cell.ink = sprites.rgbOf(sprites.routeInk());
    }
    return addCorners(cell, scene);
  }
  // On the route numbers stand like stations on a line.
  Cell station = cell;
  if (isUnderRoute && !cell.isEnd) {
    station.halo.reset();
    station.hasDisc = true;
    station.ink = sprites.rgbOf(sprites.routeInk());
  }
  addDistance(station, viewport.cellSide(), viewport.pixelRatio());
  if (viewport.cellSide() >= kSmallestForLabel) addLabel(cell, side / 2);
}

bool CellTexts::touches(Point cell, const QRect& part) const {
  if (m_first.empty() || !m_visible.contains(cell)) return false;
  const auto at = static_cast<std::size_t>(cell.y - m_visible.top) *
                      static_cast<std::size_t>(m_visible.right - m_visible.left) +
                  static_cast<std::size_t>(cell.x - m_visible.left);
  return std::any_of(m_numbers.begin() + m_first[at], m_numbers.begin() + m_first[at + 1],
                     [&](const Number& n) { return n.box.adjusted(-1, -1, 1, 1).intersects(part); });
}

void CellTexts::paint(MarkSprites& sprites, QImage& frame) const {
  for (const Number& n : m_numbers) {
    const QPoint at = n.box.topLeft();
    if (n.hasDisc) {
      sprites.numberPlate().draw(frame, n.cell.topLeft());
    } else if (n.hasPlate) {
      const int margin = kPlateMargin + (n.edge ? 1 : 0);
      const QRect plate = n.box.adjusted(-margin, -margin, margin, margin) & n.cell;
      if (n.edge) fillPlate(frame, plate, *n.edge, 2);
      fillPlate(frame, n.edge ? plate.adjusted(1, 1, -1, -1) : plate, *n.halo, n.edge ? 1 : 0);
    } else if (n.halo) {
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) n.digits->draw(frame, at + QPoint(dx, dy), n.text, *n.halo);
    }
    n.digits->draw(frame, at, n.text, n.ink);
  }
}

}  // namespace searchlight::ui
