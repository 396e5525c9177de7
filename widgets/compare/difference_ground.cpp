// widgets/compare/difference_ground.cpp: colours and strokes for what two searches have expanded.
#include "widgets/compare/difference_ground.h"

#include <QPainter>
#include <algorithm>
#include <bit>
#include <cmath>

#include "widgets/board/board_scene.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

using search::kNever;
using ExpandedBy = DifferenceGround::Expanded;

namespace {

constexpr double kSmallestForMarks = 12;
constexpr std::size_t kRow = 256;  // cells that are read at a time

QRgb blended(const QColor& a, const QColor& b, double part) {
  const auto channel = [part](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * part)); };
  return qRgb(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

QColor fillOf(ExpandedBy expanded, const BoardColours& colours) {
  switch (expanded) {
    case ExpandedBy::OnlyFirst: return colours.firstOnly;
    case ExpandedBy::FirstEarlier: return colours.firstEarlier;
    case ExpandedBy::SameTime: return colours.sameTime;
    case ExpandedBy::SecondEarlier: return colours.secondEarlier;
    case ExpandedBy::OnlySecond: return colours.secondOnly;
    case ExpandedBy::No: break;
  }
  return colours.freeCell;
}

// In an ink that reads on the full colour, and so on paler ones.
void paintMark(QPainter& painter, const QRectF& cell, ExpandedBy expanded, const BoardColours& colours) {
  if (expanded == ExpandedBy::No) return;
  const QColor ink = faint(colours.textOn(fillOf(expanded, colours)), 0.75F);
  const double side = cell.width();
  const SmoothScope smooth(painter);
  if (expanded == ExpandedBy::SameTime) {
    const double radius = std::max(1.0, side * 0.07);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(cell.center(), radius, radius);
  } else {
    const bool isFirst = expanded == ExpandedBy::OnlyFirst || expanded == ExpandedBy::FirstEarlier;
    const bool isOnly = expanded == ExpandedBy::OnlyFirst || expanded == ExpandedBy::OnlySecond;
    const double reach = side * (isOnly ? 0.38 : 0.16);
    const QPointF arm(reach, isFirst ? -reach : reach);
    painter.setPen(QPen(ink, std::clamp(side * 0.06, 1.25, 3.0), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(cell.center() - arm, cell.center() + arm);
  }
}

// Above for g, below for the parent.
void paintLabelMark(QPainter& painter, const QRectF& cell, bool isOfG, const BoardColours& colours) {
  const double side = cell.width() * 0.34;
  const QPointF corner = isOfG ? cell.topLeft() : cell.bottomLeft();
  const SmoothScope smooth(painter);
  painter.setPen(QPen(colours.freeCell, 1));
  painter.setBrush(colours.textOn(colours.freeCell));
  painter.drawPolygon(
      QPolygonF{{corner, corner + QPointF(side, 0), corner + QPointF(0, isOfG ? side : -side)}});
}

}  // namespace

std::size_t DifferenceGround::shade(std::uint32_t first, std::uint32_t second) {
  if (first == kNever) return kShades - 1;
  if (second == kNever) return 0;
  const std::uint32_t lead = first < second ? second - first : first - second;
  const std::size_t step = std::min<std::size_t>(static_cast<std::size_t>(std::bit_width(lead)), kSteps);
  return first < second ? kSame - step : kSame + step;
}

ExpandedBy DifferenceGround::meaning(std::size_t shade) {
  if (shade == 0) return ExpandedBy::OnlyFirst;
  if (shade == kShades - 1) return ExpandedBy::OnlySecond;
  if (shade == kSame) return ExpandedBy::SameTime;
  return shade < kSame ? ExpandedBy::FirstEarlier : ExpandedBy::SecondEarlier;
}

void DifferenceGround::readOrders(const SearchCells* search, std::size_t first, std::size_t last,
                                  std::uint32_t* orders) {
  std::fill(orders, orders + (last - first), kNever);
  if (!search || !search->isActive()) return;
  const search::PlayedNodes& nodes = search->player().looks();  // settle() has brought the rest to the cursor
  if (search->isOneNodeACell()) {
    for (std::size_t cell = first; cell < std::min(last, nodes.size()); ++cell)
      *orders++ = nodes[cell].expandedAt;
    return;
  }
  for (std::size_t cell = first; cell < last; ++cell, ++orders)
    search->forEachNode(cell, [&](search::NodeId n) {
      if (n < nodes.size()) *orders = std::min(*orders, nodes[n].expandedAt);
    });
}

// A far seek leaves the order of expansions behind until somebody asks for it: one thread does, and the other waits.
void DifferenceGround::settle() const {
  const std::lock_guard lock(m_settling);
  for (const SearchCells* search : m_searches)
    if (search && search->isActive()) static_cast<void>(search->player().nodes());
}

ExpandedBy DifferenceGround::expanded(std::size_t cell) const {
  settle();
  std::uint32_t first = kNever, second = kNever;
  readOrders(m_searches[0], cell, cell + 1, &first);
  readOrders(m_searches[1], cell, cell + 1, &second);
  return first == kNever && second == kNever ? ExpandedBy::No : meaning(shade(first, second));
}

DifferenceGround::Labels DifferenceGround::labels(std::size_t cell) const {
  const auto there = expanded(cell);
  if (there == ExpandedBy::No || there == ExpandedBy::OnlyFirst || there == ExpandedBy::OnlySecond) return {};
  std::array<double, 2> costs{};
  std::array<std::uint32_t, 2> parents{};
  std::array<bool, 2> hasParent{}, isBackward{};
  bool isForeign = false, tellsCosts = true;
  for (std::size_t i = 0; i < 2; ++i) {
    const SearchCells& search = *m_searches[i];
    const search::NodeId node = search.state(cell).node;
    if (node == search::kNoNode) return {};
    const auto record = search.player().node(node);
    costs[i] = record.g * search.names().shownPerCost;
    hasParent[i] = record.parent != search::kNoNode;
    parents[i] = hasParent[i] ? search.cellOf(record.parent) : kNoCell;
    isBackward[i] = search.session().isBackward(node);
    isForeign |= search.session().isForeign();
    tellsCosts &= search.names().tellsCosts;
  }
  // What was paid from the start and what is left to the goal cannot be compared.
  if (isBackward[0] != isBackward[1]) return {};
  const double most = std::max(costs[0], costs[1]), least = isForeign ? std::max(1e-3, most * 1e-5) : 0;
  const bool knowsParents = !isForeign || (hasParent[0] && hasParent[1]);
  return {tellsCosts && most - std::min(costs[0], costs[1]) > least,
          knowsParents && parents[0] != parents[1]};
}

void DifferenceGround::setColours(const BoardColours& colours) {
  m_ground->setColours(colours);
  m_colours.front() = colours.firstOnly.rgb();
  m_colours.back() = colours.secondOnly.rgb();
  m_colours[kSame] = colours.sameTime.rgb();
  // The first step can be told from the middle.
  for (std::size_t step = 1; step <= kSteps; ++step) {
    const double part = 0.3 + 0.7 * static_cast<double>(step - 1) / (kSteps - 1);
    m_colours[kSame - step] = blended(colours.sameTime, colours.firstEarlier, part);
    m_colours[kSame + step] = blended(colours.sameTime, colours.secondEarlier, part);
  }
}

void DifferenceGround::colour(std::size_t first, std::size_t last, QRgb* pixels) const {
  m_ground->colour(first, last, pixels);
  settle();
  std::array<std::uint32_t, kRow> a, b;
  for (std::size_t at = first; at < last; at += kRow) {
    const std::size_t count = std::min(kRow, last - at);
    readOrders(m_searches[0], at, at + count, a.data());
    readOrders(m_searches[1], at, at + count, b.data());
    for (std::size_t i = 0; i < count; ++i)
      if ((a[i] & b[i]) != kNever) pixels[at - first + i] = m_colours[shade(a[i], b[i])];
  }
}

void DifferenceGround::paintFloor(const BoardLayer& layer) {
  m_ground->paintFloor(layer);
  const double side = layer.viewport.cellSide(), ratio = layer.viewport.pixelRatio();
  if (side < kSmallestForMarks) return;
  if (side != m_side || ratio != m_ratio || layer.scene.boardVersion != m_version) {
    m_side = side;
    m_ratio = ratio;
    m_version = layer.scene.boardVersion;
    for (std::size_t i = 0; i < m_marks.size(); ++i)
      m_marks[i] = paintedSprite(side, ratio, [&](QPainter& painter, const QRectF& cell) {
        paintMark(painter, cell, static_cast<ExpandedBy>(i), layer.scene.board);
      });
    for (std::size_t i = 0; i < m_labels.size(); ++i)
      m_labels[i] = paintedSprite(side, ratio, [&](QPainter& painter, const QRectF& cell) {
        paintLabelMark(painter, cell, i == 0, layer.scene.board);
      });
  }
  const QPoint origin = layer.originPixels();
  const int pixels = layer.sidePixels();
  layer.forEachVisible([&](Point p) {
    const auto there = expanded(layer.scene.index(p));
    if (there == ExpandedBy::No) return;
    const QPoint at = origin + QPoint(p.x, p.y) * pixels;
    m_marks[static_cast<std::size_t>(there)].draw(layer.frame, at);
    const Labels differ = labels(layer.scene.index(p));
    if (differ.g) m_labels[0].draw(layer.frame, at);
    if (differ.parent) m_labels[1].draw(layer.frame, at);
  });
}

std::vector<BoardView::LegendItem> DifferenceGround::legendItems(const BoardColours& colours, int first,
                                                                 int second) {
  std::vector<BoardView::LegendItem> items;
  const auto add = [&](ExpandedBy expanded, const QString& text) {
    items.push_back({[&colours, expanded](QPainter& painter, const QRectF& cell) {
                       painter.fillRect(cell, fillOf(expanded, colours));
                       paintMark(painter, cell, expanded, colours);
                     },
                     text});
  };
  add(ExpandedBy::OnlyFirst, tr("only %1").arg(first));
  add(ExpandedBy::FirstEarlier, tr("both, %1 first").arg(first));
  add(ExpandedBy::SameTime, tr("both at once"));
  add(ExpandedBy::SecondEarlier, tr("both, %1 first").arg(second));
  add(ExpandedBy::OnlySecond, tr("only %1").arg(second));
  for (const bool isOfG : {true, false})
    items.push_back({[&colours, isOfG](QPainter& painter, const QRectF& cell) {
                       painter.fillRect(cell, colours.freeCell);
                       paintLabelMark(painter, cell, isOfG, colours);
                     },
                     isOfG ? tr("g differs") : tr("parent differs")});
  return items;
}

}  // namespace searchlight::ui
