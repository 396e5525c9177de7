// core/sokoban/dead_patterns.h: a few boxes that can never all be brought to goals, learned while a search goes on.
//
//   if (patterns.isLost(boxes, box, worker)) prune();                         // usage: a box has come there
//   if (patterns.learn(boxes, box, worker)) prune();                          // looks for a reason, and keeps what it finds
//
// Of a position all boxes that can go to a goal while the others stay go there, and vanish; what is left near the box that was pushed
// last is searched for a moment. Where that ends without all of them gone, these boxes are lost whatever the others do. As few of
// them as it takes, and the squares where the worker is then, are a pattern, which every later position is compared with.
#pragma once
#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/sokoban/box_tables.h"
#include "core/sokoban/ground.h"
#include "core/sokoban/macro_board.h"

namespace searchlight::sokoban {

class DeadPatterns {
 public:
  // REQUIRES: ground, tables and account outlive it.
  DeadPatterns(const Ground& ground, BoxTables& tables, search::MemoryAccount& memory);

  // Boxes are bits by square, in whole words; all are on live squares, the worker is on none of them.
  // Whether some pattern is there that the box belongs to; or any.
  bool isLost(const std::uint64_t* boxes, Square box, Square worker) const;
  bool isLost(const std::uint64_t* boxes, Square worker) const;
  // Of a position that a push of that box has led to: whether it is found to be lost. While nothing is found for long, it looks at
  // fewer of those that it is asked about. Throws OutOfMemory.
  bool learn(const std::vector<std::uint64_t>& boxes, Square box, Square worker);

  std::size_t count() const { return m_count; }
  // How many squares boxes were pushed to, to learn all this.
  std::uint64_t looked() const { return m_looked; }

 private:
  using Boxes = std::vector<Square>;
  struct State {
    Boxes boxes;
    Square worker;
  };
  // Patterns of a box that have another one in common: hardly any position has that one, too.
  struct Group {
    Square other;
    std::vector<std::uint64_t> patterns;  // of each the boxes, then the worker's squares
  };
  // Whether all that are off goals have gone, or `until`. What is left is shown, with the worker's region found.
  bool reduce(State& state, Square until);
  bool isProvenLost(const Boxes& boxes, Square worker);
  void keep(const Boxes& boxes, Square worker);
  Group& groupFor(Square box, const Boxes& boxes);
  // The box before all others, by how near they are.
  Boxes fromNearest(const std::vector<std::uint64_t>& boxes, Square box) const;
  std::uint64_t keyOf(const Boxes& boxes, Square least) const;

  const Ground& m_ground;
  BoxTables& m_tables;
  search::MemoryAccount& m_memory;
  std::size_t m_words;
  MacroBoard m_board;
  std::vector<std::uint8_t> m_isLive;
  std::vector<std::uint64_t> m_boxHash, m_workerHash;
  std::vector<std::vector<Group>> m_groups;  // by square of a box
  std::unordered_set<std::uint64_t> m_tried;
  std::size_t m_count = 0;
  std::uint64_t m_looked = 0;
  // One of so many positions is looked at; how many were asked about, and looked at in vain since the last pattern.
  std::uint64_t m_interval = 1, m_asked = 0, m_vain = 0;

  // Of a proof.
  std::vector<State> m_open;
  std::vector<std::uint64_t> m_seen, m_next;
  std::vector<std::pair<Square, Square>> m_rests;  // of a box, and the worker
};

}  // namespace searchlight::sokoban
