// widgets/board/cell_colours.h: the one colour of every cell, for pictures of whole boards.
#pragma once
#include <QRgb>
#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <mutex>
#include <vector>

#include "widgets/board/cell_values.h"
#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

class BoardGround;

// Which of the theme's two text colours reads on a ground.
enum class Ink : std::uint8_t { Dark, Light };

// The theme's colours as pixels. Indices of 256 are a ValueScale's; of two, a FrontierSide's.
struct CellPalette {
  QRgb scanned = 0;
  std::array<QRgb, 2> open{};
  std::array<std::array<QRgb, 256>, 2> closed{};
  std::array<std::array<QRgb, 256>, 2> deadEnd{};
  // The forward side's in one table, by status and index; unseen nodes have none.
  std::array<std::array<QRgb, 256>, 4> byStatus{};
  std::array<std::array<Ink, 256>, 2> closedInk{}, deadEndInk{};
  QRgb descendant = 0;

  CellPalette() = default;
  explicit CellPalette(const BoardColours& colours);
};

// How far values go up to a cursor, of a run whose end is not to be told before: the greatest value that was seen, with where it was
// first seen. Whoever goes back finds what was known there. Between two places that were looked at it may be that of the later one
// (isSure() tells).
class FoundReach {
 public:
  void clear() {
    m_steps.clear();
    m_looked = 0;
  }
  // The cells at this cursor are being looked at: one of them has this value.
  void include(double most, std::size_t cursor) {
    if (!m_steps.empty() && most <= m_steps.back().most) return;
    // Other cells are in sight at the same cursor: nobody knows since when.
    const std::size_t before = m_steps.empty() ? 0 : m_steps.back().after;
    m_steps.push_back({most, m_looked < cursor ? m_looked : before, cursor});
    if (m_steps.size() > kMostSteps) thin();
  }
  void looked(std::size_t cursor) { m_looked = m_cursor = cursor; }
  void goTo(std::size_t cursor) {
    while (!m_steps.empty() && m_steps.back().after >= cursor) m_steps.pop_back();
    if (cursor < m_looked) m_looked = cursor;
    m_cursor = cursor;
  }
  // False where the value was seen behind the cursor, and perhaps is not there yet.
  bool isSure() const { return m_steps.empty() || m_steps.back().seen <= m_cursor; }
  // `none` where nothing was found.
  double most(double none) const { return m_steps.empty() ? none : m_steps.back().most; }

 private:
  static constexpr std::size_t kMostSteps = 4096;
  // Every other step is told from where the one before it was.
  void thin() {
    for (std::size_t i = 0; 2 * i + 1 < m_steps.size(); ++i)
      m_steps[i] = {m_steps[2 * i + 1].most, m_steps[2 * i].after, m_steps[2 * i + 1].seen};
    const bool isOdd = m_steps.size() % 2 != 0;
    if (isOdd) m_steps[m_steps.size() / 2] = m_steps.back();
    m_steps.resize(m_steps.size() / 2 + (isOdd ? 1 : 0));
  }

  struct Step {
    double most;
    std::size_t after;  // the last cursor at which it was known to be less
    std::size_t seen;   // where it was seen
  };
  std::vector<Step> m_steps;
  std::size_t m_looked = 0, m_cursor = 0;
};

// What one cell looks like: a colour and where it came from.
struct CellLook {
  CellState state;
  bool isScanned = false;  // and nothing else
  QRgb colour = 0;         // of what is not unseen
  Ink ink = Ink::Dark;     // on closed cells and dead ends
};

// The cells' colours under one layer, with the scale that grows as values ask for it.
class CellColours {
 public:
  void setPalette(const CellPalette& palette) { m_palette = palette; }
  const CellPalette& palette() const { return m_palette; }
  // REQUIRES: set before anything is coloured; outlives this.
  void setGround(const BoardGround* ground) { m_ground = ground; }
  void setLayer(ValueLayer layer) { m_layer = layer; }
  ValueLayer layer() const { return m_layer; }
  // What cells are really coloured by: one colour for all of them where the search has no such values, or they are not
  // known yet.
  ValueLayer shownLayer(const SearchCells& search) const {
    const bool isKnown = m_layer != ValueLayer::HeuristicError || m_remaining;
    return search.isActive() && (!isKnown || !hasValues(m_layer, search)) ? ValueLayer::StatusOnly : m_layer;
  }
  void setRemaining(RemainingCosts remaining) { m_remaining = std::move(remaining); }
  const RemainingCosts& remaining() const { return m_remaining; }
  // The cells that are tinted as descendants; empty: none. One byte a cell.
  void setTinted(std::vector<std::uint8_t> tinted) { m_tinted = std::move(tinted); }
  QRgb tinted(QRgb colour) const;
  bool isTinted(std::size_t cell) const { return !m_tinted.empty() && m_tinted[cell]; }

  // Another search, or more is known of it. As soon as its answer tells how far values will go the scale is made for
  // that; until then it stays as it is, so that colours do not jump while ends are dragged. True when it has changed:
  // all colours are stale.
  bool adaptScale(const SearchCells& search);
  // Begins a narrow scale that grows with its values.
  void resetScale(const SearchCells& search);
  // Its colours are fixed from the first step on as soon as the answer is known, so that they do not change under way. What is told
  // of it goes no further than found(): the end is the search's to tell.
  const ValueScale& scale() const { return m_scale; }
  // The least and the greatest value of the cells that were coloured up to the cursor; both the scale's least where there are none.
  struct Ends {
    double least = 0, most = 0;
    friend bool operator==(const Ends&, const Ends&) = default;
  };
  Ends found() const;
  // False where they were found further on, and perhaps are not there yet: cells that are coloured anew tell them.
  bool isFoundSure() const { return m_found.isSure() && m_foundBelow.isSure(); }
  void forgetFound() {
    m_found.clear();
    m_foundBelow.clear();
    m_outside = {};
  }
  // The cursor is here now.
  void goTo(std::size_t cursor) {
    m_found.goTo(cursor);
    m_foundBelow.goTo(cursor);
  }

  // The colours of the cells first to last - 1. Values beyond the scale are noted for grow(), and have the colour of its
  // end until then. Two threads may colour different cells at a time where prepare() says so.
  void colour(const SearchCells& search, std::size_t first, std::size_t last, QRgb* pixels) const;
  // Before cells are coloured: what is read of the search is brought up to date. True where two threads may share them.
  bool prepare(const SearchCells& search) const;
  // Widens the scale as far as coloured values have asked for. True when it has changed: all colours are stale.
  bool grow(const SearchCells& search);

  CellLook look(const SearchCells& search, std::size_t cell) const;

 private:
  // The values beyond the scale, or beyond what was found.
  struct Outside {
    double least = std::numeric_limits<double>::infinity(), most = -least;
    void add(double value) {
      least = std::min(least, value);
      most = std::max(most, value);
    }
  };
  template <class StateOf, class ValueOf>
  void colourWith(const SearchCells& search, std::size_t first, std::size_t last, QRgb* pixels,
                  StateOf stateOf, ValueOf valueOf, ValueLayer layer) const;
  void colourDistances(const search::PlayedNodes& nodes, std::size_t first, std::size_t last,
                       QRgb* pixels) const;
  void note(const Outside& outside) const;
  // Where nothing was found.
  static constexpr double kNone = -std::numeric_limits<double>::infinity();
  double mostFound() const { return m_found.most(kNone); }
  double leastFound() const { return -m_foundBelow.most(kNone); }
  int indexOf(double value, ValueLayer layer) const {
    return layer == ValueLayer::StatusOnly ? kMiddle : m_scale.index(value);
  }

  static constexpr int kMiddle = 120;
  const BoardGround* m_ground = nullptr;
  CellPalette m_palette;
  ValueLayer m_layer = ValueLayer::Distance;
  RemainingCosts m_remaining;
  std::vector<std::uint8_t> m_tinted;
  ValueScale m_scale;
  FoundReach m_found, m_foundBelow;  // of the values, and of what they are below 0
  mutable std::mutex m_noting;
  mutable Outside m_outside;
};

}  // namespace searchlight::ui
