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

// That of a search's states, of which few boxes differ from one to the next: the state that was asked about last, and one a box
// away from it.
template <class State>
class LevelMatching {
 public:
  // The ground and the table must outlive it.
  LevelMatching(const Ground& ground, const PushTable& table, std::size_t boxes, bool isForgiving)
      : m_ground(&ground), m_table(&table), m_boxes(boxes), m_known(table), m_next(table) {
    m_known.setForgiving(isForgiving);
  }
  Matching::Pushes of(const State& s) {
    know(s);
    return m_known.cost();
  }
  // Of the state in which the parent's box on `gone` is on `come`.
  Matching::Pushes after(const State& parent, Square gone, Square come, const State& next) {
    if (m_isFollowed && m_state == parent && m_followed == next) return m_next.cost();
    know(parent);
    m_next = m_known;
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot)
      m_next.set(slot, m_ground->row(m_slots[slot] == gone ? come : m_slots[slot], next.worker));
    m_next.settle(*m_table);
    m_followed = next;
    m_isFollowed = true;
    return m_next.cost();
  }
  // Of what after() was asked about last.
  Matching::Shortage shortage() const { return m_next.shortage(*m_table); }
  // The parent's box in a slot of it.
  Square box(std::size_t slot) const { return m_slots[slot]; }

 private:
  void know(const State& s) {
    if (m_isKnown && m_state == s) return;
    // Boxes that stayed keep their slots, so that little has to be led anew.
    m_slots.resize(m_boxes, kNoSquare);
    m_arrived.clear();
    State left = s;
    for (Square& box : m_slots)
      if (box != kNoSquare && left.has(box))
        left.flip(box);
      else
        box = kNoSquare;
    left.forEachBox([&](Square box) { m_arrived.push_back(box); });
    for (Square& box : m_slots)
      if (box == kNoSquare) {
        box = m_arrived.back();
        m_arrived.pop_back();
      }
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot)
      m_known.set(slot, m_ground->row(m_slots[slot], s.worker));
    m_known.settle(*m_table);
    m_state = s;
    m_isKnown = true;
    m_isFollowed = false;
  }

  const Ground* m_ground;
  const PushTable* m_table;
  std::size_t m_boxes;
  Matching m_known, m_next;
  std::vector<Square> m_slots;  // of m_known: the box of each
  std::vector<Square> m_arrived;
  State m_state, m_followed;
  bool m_isKnown = false, m_isFollowed = false;
};

// Of a position's boxes to the goals, settled; slots are in the order of the boxes. REQUIRES: no more boxes than goals.
Matching matchingOf(const Ground& ground, const Position& position, bool isForgiving = false);

}  // namespace searchlight::sokoban
