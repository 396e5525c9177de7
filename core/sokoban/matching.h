// core/sokoban/matching.h: the cheapest way of sending every box to a goal of its own, kept up to date box by box.
//
// The assignment problem by shortest augmenting paths with potentials (Kuhn 1955; Jonker and Volgenant 1987). When the
// distances of one box change, its row is freed and led to a column again, O(n^2), and all others keep theirs. More goals
// than boxes are met by boxes that cost nothing.
#pragma once
#include <cstdint>
#include <vector>

#include "core/sokoban/ground.h"

namespace searchlight::sokoban {

class Matching {
 public:
  using Pushes = std::uint32_t;
  static constexpr Pushes kNone = 1u << 24;  // there is no matching: cost() is this or more

  // Of no boxes yet. Goals are the table's columns, which is always the same one. REQUIRES, later: at most as many boxes.
  explicit Matching(const PushTable& table);

  // Box `slot` has this row of the table from now on; cost() is of no use before settle(). Boxes are told apart by
  // their slots, from 0 without gaps. A row whose every entry is kNoPath counts as nothing if `forgiving`.
  void set(std::size_t slot, std::size_t row);
  std::size_t row(std::size_t slot) const { return m_rows[slot]; }
  // Leads all that was freed to goals again.
  void settle(const PushTable& table);
  Pushes cost() const { return m_cost; }

  // Boxes among which there are too few goals, and all goals that any of them can come to. It is
  // one box more than goals, and without any of the boxes there would be enough.
  struct Shortage {
    std::vector<std::size_t> boxes, goals;  // slots and columns, rising
  };
  // Both empty where every box has a goal. REQUIRES: settled.
  Shortage shortage(const PushTable& table) const;

  void setForgiving(bool forgiving) { m_isForgiving = forgiving; }

 private:
  const std::uint16_t* pushesOf(const PushTable& table, std::size_t slot) const;
  void lead(const PushTable& table, std::size_t slot);

  static constexpr std::size_t kFree = ~std::size_t{0};
  std::size_t m_size;               // goals, and rows with those of no box
  std::vector<std::size_t> m_rows;  // by slot; kFree: no box
  std::vector<std::size_t> m_goalOf, m_slotAt;
  std::vector<int> m_u, m_v;  // potentials
  std::vector<std::size_t> m_freed;
  Pushes m_cost = 0;
  bool m_isForgiving = false;
  // Used by lead() alone.
  std::vector<int> m_slack;
  std::vector<std::size_t> m_from;
  std::vector<std::uint8_t> m_isDone;
};

// Of a position's boxes to the goals, settled; slots are in the order of the boxes. REQUIRES: no more boxes than goals.
Matching matchingOf(const Ground& ground, const Position& position, bool isForgiving = false);

}  // namespace searchlight::sokoban
