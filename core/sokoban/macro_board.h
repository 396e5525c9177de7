// core/sokoban/macro_board.h: a board on which one box is pushed, or pulled, as far as one likes: all places where it can come to rest.
//
//   MacroBoard board(ground);                                                 // usage
//   board.put(box); ..
//   board.findRegions();
//   board.forEachRest<MacroBoard::Pushes>(box, board.sidesIn(box, board.region(worker)), f);      // f(rest)
//
// The boxes cut the floor into regions; a push and all walks of the worker that it needs follow from them. What a box does to them on
// any square is read off one depth-first tree of the floor that it is lifted from (articulation points: Hopcroft and Tarjan, 1973).
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/sokoban/ground.h"

namespace searchlight::sokoban {

// Boxes as bits by square, in whole words.
inline bool hasBit(const std::uint64_t* words, Square s) { return words[s / 64] >> (s % 64) & 1; }
inline void setBit(std::uint64_t* words, Square s) { words[s / 64] |= std::uint64_t{1} << (s % 64); }

class MacroBoard {
 public:
  // One bit a Direction: from the box to where the worker is.
  using Sides = std::uint8_t;
  using Region = std::uint16_t;
  static constexpr Region kNoRegion = 0xFFFF;
  enum Kind : bool { Pushes, Pulls };
  static constexpr Kind reversed(Kind kind) { return kind == Pushes ? Pulls : Pushes; }

  // Where a box comes to rest: the worker is on one of these sides of it, `side` was the first of them.
  struct Rest {
    Square to;
    Direction side;
    Sides sides;
    std::uint16_t steps;  // pushes, the fewest
  };

  explicit MacroBoard(const Ground& ground);

  // ---- Boxes; whoever changes them asks findRegions() again before he asks for regions ----
  void clear();
  void put(Square s) { m_isBlocked[s] = 1; }
  void take(Square s) { m_isBlocked[s] = 0; }
  bool isBlocked(Square s) const { return m_isBlocked[s] != 0; }  // also of beside()'s wall
  // The wall's own number is squareCount().
  Square beside(Square s, Direction d) const { return m_beside[s][static_cast<std::size_t>(d)]; }

  // ---- Regions of the floor, numbered from 0 by their least squares ----
  void findRegions();
  // The region of that square alone, as number 0; returns the least square of it.
  Square findRegion(Square from);
  std::size_t regionCount() const { return m_regions.first.size(); }
  Region region(Square s) const { return m_regions.of[s]; }  // kNoRegion: a box
  Square leastOf(Region r) const { return m_regions.first[r]; }
  std::size_t sizeOf(Region r) const { return m_regions.size[r]; }
  // The sides of a box that are in the region, and all that are free.
  Sides sidesIn(Square box, Region r) const;
  Sides freeSides(Square box) const;
  // What the regions are where the box that was lifted is put on a square, with the worker on that side of it. For the f of
  // forEachRest(), before it puts anything.
  struct After {
    std::size_t regions;  // how many
    Square least;         // of the worker's
    std::size_t size;     // of the worker's
  };
  After after(Square to, Direction side);

  // f(rest) for every square, and for every set of sides there, that the box comes to, nearest first; not for the square where it
  // is and the sides that are given. f returns whether to go on. Other boxes stay. Squares where `mayRest` is 0 are not entered.
  // REQUIRES: f leaves the boxes as it found them.
  template <Kind kKind, class F>
  void forEachRest(Square box, Sides sides, const std::uint8_t* mayRest, F&& f) {
    const std::uint8_t wasBlocked = m_isBlocked[box];
    m_isBlocked[box] = 0;
    begin();
    from(box, sides);
    spread<kKind>(mayRest, f);
    m_isBlocked[box] = wasBlocked;
  }
  // The same of a kind that is known only as the program runs.
  template <class F>
  void forEachRest(Kind kind, Square box, Sides sides, const std::uint8_t* mayRest, F&& f) {
    if (kind == Pushes)
      forEachRest<Pushes>(box, sides, mayRest, f);
    else
      forEachRest<Pulls>(box, sides, mayRest, f);
  }
  // f(square, steps) for every square that a lone box comes to from any of these, which are the first, with the boxes that are put.
  template <class F>
  void forEachReached(Kind kind, const std::vector<Square>& squares, const std::uint8_t* mayRest, F&& f) {
    begin();
    for (const Square s : squares) {
      f(s, std::uint16_t{0});
      from(s, freeSides(s));
    }
    const auto note = [&](const Rest& rest) {
      f(rest.to, rest.steps);
      return true;
    };
    if (kind == Pushes)
      spread<Pushes>(mayRest, note);
    else
      spread<Pulls>(mayRest, note);
  }
  // The rests that the box comes by, in their order, until isThere(rest), the last of them; empty: it never is. As forEachRest().
  template <class F>
  std::vector<Rest> pathTo(Kind kind, Square box, Sides sides, const std::uint8_t* mayRest, F&& isThere) {
    std::vector<Rest> met;
    bool found = false;
    forEachRest(kind, box, sides, mayRest, [&](const Rest& rest) {
      met.push_back(rest);
      found = isThere(rest);
      return !found;
    });
    if (!found) return {};
    std::vector<Rest> path{met.back()};
    while (path.back().steps > 1) {
      // It came from the square on its `side`, or pulled from the other one, where the worker was on the same side of it.
      const Rest last = path.back();
      const Square from = beside(last.to, kind == Pulls ? opposite(last.side) : last.side);
      path.push_back(*std::find_if(met.begin(), met.end(), [&](const Rest& rest) {
        return rest.to == from && rest.steps + 1 == last.steps && (rest.sides & bit(last.side)) != 0;
      }));
    }
    std::reverse(path.begin(), path.end());
    return path;
  }
  static constexpr Sides bit(Direction d) { return static_cast<Sides>(1u << static_cast<unsigned>(d)); }

 private:
  // Of several boxes at a time, each as if it were alone with those that are put: begin(), from() each, spread().
  void begin() {
    ++m_round;
    m_hasParts = false;
    m_queue.clear();
  }
  void from(Square box, Sides sides) {
    m_metIn[box] = m_round;
    m_met[box] = sides;
    m_queue.push_back({box, Direction::Up, sides, 0});
  }
  template <Kind kKind, class F>
  void spread(const std::uint8_t* mayRest, F&& f) {
    const auto meet = [&](Square at, Direction side, std::uint16_t steps) {
      const Sides met = m_metIn[at] == m_round ? m_met[at] : Sides{0};
      if ((met & bit(side)) != 0) return true;
      const Sides now = sidesFrom(at, side);
      m_metIn[at] = m_round;
      m_met[at] = static_cast<Sides>(met | now);
      const Rest rest{at, side, now, steps};
      m_queue.push_back(rest);
      return static_cast<bool>(f(rest));
    };
    bool goesOn = true;
    for (std::size_t i = 0; i < m_queue.size() && goesOn; ++i) {
      const Rest rest = m_queue[i];
      for (const Direction d : kStraight) {
        if ((rest.sides & bit(d)) == 0) continue;
        const auto steps = static_cast<std::uint16_t>(rest.steps + 1);
        if constexpr (kKind == Pushes) {
          const Square to = beside(rest.to, opposite(d));
          if (!isBlocked(to) && mayRest[to]) goesOn = meet(to, d, steps);
        } else {
          const Square to = beside(rest.to, d);
          if (!isBlocked(to) && mayRest[to] && !isBlocked(beside(to, d))) goesOn = meet(to, d, steps);
        }
        if (!goesOn) break;
      }
    }
  }

  struct Regions {
    std::vector<Region> of;     // by square; the wall has none
    std::vector<Square> first;  // by region
    std::vector<std::uint32_t> size;
  };
  // A square of the floor in the depth-first tree of its region, which begins at the region's least square.
  struct Part {
    std::uint16_t order = 0;   // in which it was met, from 1; 0: blocked
    std::uint16_t low = 0;     // the first that it, or what is below it, is beside
    std::uint16_t size = 0;    // of what is below it, itself among it
    Square least = kNoSquare;  // of the same
    Square parent = kNoSquare, root = kNoSquare;
  };
  // Calls f with each square beside it, below it in the tree, that is cut off from what is above where a box is on the square.
  template <class F>
  void forEachCutOff(Square at, F&& f) const {
    for (const Square next : m_beside[at])
      if (const Part& part = m_parts[next]; part.parent == at && part.low >= m_parts[at].order) f(next);
  }
  Square partOf(Square at, Square side) const;
  void needParts() {
    if (!m_hasParts) findParts();
  }
  void findParts();
  Sides around(Square at, Direction side, Sides free) const;
  Sides sidesFrom(Square at, Direction side);

  std::size_t m_count;
  std::vector<std::array<Square, 4>> m_beside;       // m_count: a wall
  std::vector<std::array<Square, 4>> m_floorBeside;  // the same without walls, in its first
  std::vector<std::uint8_t> m_floorCount;
  std::vector<std::uint8_t> m_isBlocked;  // by square, and the wall
  Regions m_regions;
  std::vector<Square> m_open;
  std::vector<Part> m_parts;  // by square, and the wall
  std::size_t m_partRegions = 0;
  bool m_hasParts = false;
  // By square; what is not of this round counts as nothing.
  std::vector<std::uint32_t> m_metIn;
  std::vector<Sides> m_met;
  std::uint32_t m_round = 0;
  std::vector<Rest> m_queue;
};

}  // namespace searchlight::sokoban
