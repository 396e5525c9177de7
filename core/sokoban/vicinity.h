// core/sokoban/vicinity.h: the positions near a solution: all but a few boxes are where a position along it has them.
//
//   question.near = std::make_shared<const NearLine>(NearLine{positions, 2});      // usage: a search that goes no farther away
//
// So few positions are near that a search goes through all of them where it cannot go through all of the level (vicinity search, as
// in Brian Damgaard's YASO). Of solutions there it finds the shortest; elsewhere may be shorter ones.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sokoban/board.h"
#include "core/sokoban/ground.h"

namespace searchlight::sokoban {

struct NearLine {
  static constexpr std::size_t kMostBoxes = 3;
  std::vector<Position> line;
  std::size_t boxes = 0;  // that may be elsewhere, at most kMostBoxes
};

class Vicinity {
 public:
  Vicinity(const Ground& ground, const NearLine& near)
      : m_words((near.line.size() + 63) / 64), m_boxes(near.boxes), m_has(ground.squareCount() * m_words) {
    for (std::size_t i = 0; i < near.line.size(); ++i)
      for (const Cell box : near.line[i].boxes)
        m_has[ground.square(box) * m_words + i / 64] |= std::uint64_t{1} << (i % 64);
  }

  // 64 positions of the line at once: of each, a number of two bits counts the boxes of the state that it does not have.
  template <class State>
  bool has(const State& s) const {
    for (std::size_t w = 0; w < m_words; ++w) {
      std::uint64_t ones = 0, twos = 0, more = 0;
      s.forEachBox([&](Square box) {
        const std::uint64_t isAway = ~m_has[box * m_words + w];
        more |= isAway & ones & twos;
        twos ^= isAway & ones;
        ones ^= isAway;
      });
      const std::uint64_t tooMany =
          more | (m_boxes < 3 ? ones & twos : 0) | (m_boxes < 2 ? twos : 0) | (m_boxes < 1 ? ones : 0);
      if (~tooMany != 0) return true;
    }
    return false;
  }

 private:
  std::size_t m_words, m_boxes;
  std::vector<std::uint64_t> m_has;  // by square, a bit for each position: it has a box there
};

}  // namespace searchlight::sokoban
