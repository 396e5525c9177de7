// widgets/board/cell_colours.cpp: palettes, and the loop over cells.
#include "widgets/board/cell_colours.h"

#include <QColor>
#include <algorithm>
#include <cmath>
#include <span>

#include "widgets/board/board_ground.h"
#include "widgets/board/cell_image.h"
#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

using search::NodeStatus;

namespace {

QRgb mixed(QRgb a, QRgb b, double part) {
  const auto channel = [part](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * part)); };
  return qRgb(channel(qRed(a), qRed(b)), channel(qGreen(a), qGreen(b)), channel(qBlue(a), qBlue(b)));
}

// As light as `colour`, so that the order of a scale survives, but of another hue.
QRgb inHue(QRgb colour, float hue, float saturation) {
  const double wanted = relativeLuminance(QColor(colour));
  float low = 0, high = 1;
  for (int i = 0; i < 12; ++i) {
    const float middle = (low + high) / 2;
    (relativeLuminance(QColor::fromHslF(hue, saturation, middle)) < wanted ? low : high) = middle;
  }
  return QColor::fromHslF(hue, saturation, low).rgb();
}

bool hasValue(NodeStatus status) { return status == NodeStatus::Closed || status == NodeStatus::DeadEnd; }

Ink inkOn(QRgb ground, const BoardColours& colours) {
  return colours.textOn(QColor(ground)) == colours.textOnLight ? Ink::Dark : Ink::Light;
}

}  // namespace

CellPalette::CellPalette(const BoardColours& colours) {
  scanned = colours.scannedFill.rgb();
  open = {CellImage::emphasised(colours.openSolid.rgb()), CellImage::emphasised(colours.secondSolid.rgb())};
  // The backward side's scale: mauve, which is neither in the forward one nor an OPEN colour.
  constexpr float kMauve = 0.80F, kStrength = 0.22F;
  for (std::size_t i = 0; i < 256; ++i) {
    const QRgb forward = colours.scale.atIndex(static_cast<int>(i));
    closed[0][i] = forward;
    closed[1][i] = inHue(forward, kMauve, kStrength);
    for (std::size_t side : {0, 1}) {
      deadEnd[side][i] = mixed(closed[side][i], colours.freeCell.rgb(), 0.7);
      closedInk[side][i] = inkOn(closed[side][i], colours);
      deadEndInk[side][i] = inkOn(deadEnd[side][i], colours);
    }
  }
  byStatus[static_cast<std::size_t>(NodeStatus::Open)].fill(open[0]);
  byStatus[static_cast<std::size_t>(NodeStatus::Closed)] = closed[0];
  byStatus[static_cast<std::size_t>(NodeStatus::DeadEnd)] = deadEnd[0];
  descendant = colours.descendantsLit.rgb();
}

bool CellColours::adaptScale(const SearchCells& search) {
  if (!search.isActive()) return false;
  const std::optional<ValueScale> known = finalScale(m_layer, search);
  if (!known || (known->low() == m_scale.low() && known->high() == m_scale.high())) return false;
  m_scale = *known;
  return true;
}

void CellColours::resetScale(const SearchCells& search) {
  m_scale = search.isActive() ? startingScale(m_layer, search) : ValueScale();
  forgetFound();
}

CellColours::Ends CellColours::found() const {
  const double most = m_found.most(m_scale.low());
  return {std::min(leastFound(), most), most};
}

template <class StateOf, class ValueOf>
void CellColours::colourWith(const SearchCells& search, std::size_t first, std::size_t last, QRgb* pixels,
                             StateOf stateOf, ValueOf valueOf, ValueLayer layer) const {
  const search::PlayedNodes& nodes = search.player().looks();
  const bool hasScans = search.hasScans();
  const double most = std::min(m_scale.high(), mostFound()), least = std::max(m_scale.low(), leastFound());
  Outside outside;
  for (std::size_t cell = first; cell < last; ++cell, ++pixels) {
    const CellState s = stateOf(cell);
    const auto side = static_cast<std::size_t>(s.side);
    switch (s.status) {
      case NodeStatus::Unseen:
        if (hasScans && search.isScanned(cell) && !m_ground->isSolid(cell)) *pixels = m_palette.scanned;
        break;
      case NodeStatus::Open: *pixels = m_palette.open[side]; break;
      case NodeStatus::Closed:
      case NodeStatus::DeadEnd: {
        const double value = valueOf(s.node, nodes.look(s.node));
        if (value > most || value < least) [[unlikely]]
          outside.add(value);
        const auto index = static_cast<std::size_t>(indexOf(value, layer));
        *pixels =
            s.status == NodeStatus::Closed ? m_palette.closed[side][index] : m_palette.deadEnd[side][index];
        break;
      }
    }
  }
  note(outside);
}

// What most pictures show: one node a cell, coloured by its distance. In a maze every other cell is another case, so that
// branches would cost more than all else: each cell's colour is looked up, and used or not.
void CellColours::colourDistances(const search::PlayedNodes& nodes, std::size_t first, std::size_t last,
                                  QRgb* pixels) const {
  const double low = std::max(m_scale.low(), leastFound()), high = std::min(m_scale.high(), mostFound());
  search::Cost least = search::kInfiniteCost, most = 0;  // of the closed ones and the dead ends
  for (std::size_t cell = first; cell < std::min(last, nodes.size());) {
    const std::span<const search::PlayedNodes::Look> looks = nodes.looks(cell);
    const std::size_t count = std::min(looks.size(), last - cell);
    for (std::size_t i = 0; i < count; ++i) {
      const NodeStatus status = looks[i].status;
      const search::Cost g = looks[i].g;
      const QRgb colour =
          m_palette.byStatus[static_cast<std::size_t>(status)][static_cast<std::size_t>(m_scale.index(g))];
      // As a mask. What has lost its path is infinitely far.
      const search::Cost valued = hasValue(status) && g != search::kInfiniteCost ? ~search::Cost{0} : 0;
      least = std::min(least, g | ~valued);
      most = std::max(most, g & valued);
      const QRgb ground = status == NodeStatus::Unseen ? ~QRgb{0} : 0;  // as a mask
      QRgb& pixel = pixels[cell - first + i];
      pixel = (pixel & ground) | (colour & ~ground);
    }
    cell += count;
  }
  if (least <= most && (least < low || most > high))
    note({static_cast<double>(least), static_cast<double>(most)});
}

void CellColours::note(const Outside& outside) const {
  if (outside.least > outside.most) return;
  const std::lock_guard lock(m_noting);
  m_outside.add(outside.least);
  m_outside.add(outside.most);
}

bool CellColours::grow(const SearchCells& search) {
  const Outside outside = std::exchange(m_outside, {});
  const std::size_t cursor = search.isActive() ? search.player().position() : 0;
  if (search.isActive() && outside.least <= outside.most) {
    m_found.include(outside.most, cursor);
    m_foundBelow.include(-outside.least, cursor);
  }
  m_found.looked(cursor);
  m_foundBelow.looked(cursor);
  if (outside.least > outside.most) return false;
  const bool isLower = m_scale.include(outside.least);
  return m_scale.include(outside.most) || isLower;
}

// An expensive heuristic may have a workshop of its own, which is for one thread.
bool CellColours::prepare(const SearchCells& search) const {
  // The order of expansions is not among the looks: asked for once, it is there for both threads.
  if (search.isActive() && m_layer == ValueLayer::ExpansionOrder) static_cast<void>(search.player().nodes());
  const bool asksSession =
      m_layer == ValueLayer::F || m_layer == ValueLayer::H || m_layer == ValueLayer::HeuristicError;
  return !asksSession || !search.isActive() || !search.session().hasExpensiveHeuristic();
}

void CellColours::colour(const SearchCells& search, std::size_t first, std::size_t last, QRgb* pixels) const {
  m_ground->colour(first, last, pixels);
  const ValueLayer layer = shownLayer(search);
  const auto colourAny = [&](std::size_t from, std::size_t to) {
    search.withStates([&](auto stateOf) {
      withValues(layer, search, m_remaining, [&](auto valueOf) {
        colourWith(search, from, to, pixels + (from - first), stateOf, valueOf, layer);
      });
    });
  };
  if (search.isActive() && layer == ValueLayer::Distance && search.isOneNodeACell() && !search.hasScans()) {
    colourDistances(search.player().looks(), first, last, pixels);
    // By its record, which is another one than what is shown of it, for a single cell.
    if (const std::size_t goal = search.cellOf(search.takenGoal()); goal >= first && goal < last)
      colourAny(goal, goal + 1);
  } else if (search.isActive()) {
    colourAny(first, last);
  }
  if (!m_tinted.empty())
    for (std::size_t cell = first; cell < last; ++cell)
      if (m_tinted[cell]) pixels[cell - first] = tinted(pixels[cell - first]);
}

QRgb CellColours::tinted(QRgb colour) const { return mixed(colour, m_palette.descendant, 0.6); }

CellLook CellColours::look(const SearchCells& search, std::size_t cell) const {
  CellLook look;
  if (!search.isActive()) return look;
  const ValueLayer layer = shownLayer(search);
  look.state = search.state(cell);
  const auto side = static_cast<std::size_t>(look.state.side);
  switch (look.state.status) {
    case NodeStatus::Unseen: look.isScanned = search.isScanned(cell) && !m_ground->isSolid(cell); break;
    case NodeStatus::Open: look.colour = m_palette.open[side]; break;
    case NodeStatus::Closed:
    case NodeStatus::DeadEnd:
      withValues(layer, search, m_remaining, [&](auto valueOf) {
        const double value = valueOf(look.state.node, search.player().look(look.state.node));
        const auto index = static_cast<std::size_t>(layer == ValueLayer::Distance
                                                        ? m_scale.index(static_cast<search::Cost>(value))
                                                        : indexOf(value, layer));
        const bool isClosed = look.state.status == NodeStatus::Closed;
        look.colour = (isClosed ? m_palette.closed : m_palette.deadEnd)[side][index];
        look.ink = (isClosed ? m_palette.closedInk : m_palette.deadEndInk)[side][index];
      });
      break;
  }
  return look;
}

}  // namespace searchlight::ui
