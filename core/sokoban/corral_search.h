// core/sokoban/corral_search.h: whether a corral can be opened, or its boxes brought home, by a small search of its boxes alone.
//
//   if (corrals.find(scene, true) && search.isLost(corrals, boxes, worker)) prune();              // usage
#pragma once
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/sokoban/deadlock.h"
#include "core/sokoban/freeze.h"
#include "core/sokoban/macro_board.h"

namespace searchlight::sokoban {

class CorralSearch {
 public:
  // Looks at so many positions of a corral at most; what it then does not know is taken to go.
  static constexpr std::size_t kMostPositions = 600;

  explicit CorralSearch(const Ground& ground) : m_ground(ground), m_board(ground) {}

  // Whether no order of pushes of the corral's boxes, all others taken away, brings one of them out or all of them home: then there
  // is none with the others, either. Verdicts are kept, in some megabytes. REQUIRES: corrals.find() was true for these boxes.
  bool isLost(const Corrals& corrals, const std::vector<Square>& boxes, Square worker);

 private:
  using Key = std::vector<Square>;  // the boxes, rising, and the least square that the worker comes to
  struct HashOf {
    std::size_t operator()(const Key& key) const;
  };
  bool search(const Corrals& corrals, const Key& first);
  void show(const Key& key);

  const Ground& m_ground;
  MacroBoard m_board;
  FreezeTest m_freeze;
  std::unordered_map<Key, bool, HashOf> m_verdicts, m_met;
  std::vector<Key> m_open;
};

}  // namespace searchlight::sokoban
