// core/sokoban/box_tables.h: which two boxes, and which three, can never be brought to goals, even if they were alone.
//
//   BoxTables tables(ground, account);                                        // usage
//   while (tables.advance(1'000)) ..                                          // in parts, as time allows
//   if (tables.isLost(boxes, box, worker)) prune();
//
// Exact: found backwards, by pulls from every choice of two or three goals (retrograde analysis). The side on which the worker is counts.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/sokoban/ground.h"
#include "core/sokoban/macro_board.h"

namespace searchlight::sokoban {

class BoxTables {
 public:
  // Of three boxes only as long as there are no more choices of three squares: 2 bytes each.
  static constexpr std::size_t kMostTriples = 3'000'000;

  // REQUIRES: ground and account outlive it.
  BoxTables(const Ground& ground, search::MemoryAccount& memory);

  // Goes on by about so many positions; first two boxes, then three. False: all is known that ever will be. Throws OutOfMemory,
  // and then knows no more than it did.
  bool advance(std::size_t positions);
  // All is known that ever will be.
  bool isComplete() const { return m_pairs.isDone && m_triples.isDone; }

  // Whether the box there is lost together with one or two of the others; `boxes` are bits by square, and have it among them. A table that is not finished
  // says nothing. Throws OutOfMemory. REQUIRES: all are on live squares, the worker is on none of them.
  bool isLost(const std::uint64_t* boxes, Square box, Square worker);

 private:
  template <class T>
  using Kept = std::vector<T, search::AccountAllocator<T>>;
  using Boxes = std::array<Square, 3>;  // rising; of two, the last is kNoSquare
  // Of boxes on these squares: the regions they cut the floor into, and from which of them they can be brought home, a bit each.
  static constexpr std::uint8_t kMostRegions = 8;
  struct Entry {
    std::uint8_t regions = 0;  // 0: not met
    std::uint8_t alive = 0;
    bool isWhole() const { return regions != 0 && alive == maskOf(regions); }
  };
  struct Open {
    Boxes boxes;
    Square worker;
  };
  struct Table {
    explicit Table(search::MemoryAccount& memory)
        : entries(search::AccountAllocator<Entry>(memory)), open(search::AccountAllocator<Open>(memory)) {}
    Kept<Entry> entries;
    Kept<Open> open;
    bool isBegun = false, isDone = false;
  };
  static std::uint8_t maskOf(std::uint8_t regions) { return static_cast<std::uint8_t>((1u << regions) - 1); }
  static std::size_t numberOf(const Boxes& boxes) {
    const std::size_t a = boxes[0], b = boxes[1], c = boxes[2];
    const std::size_t pair = b * (b - 1) / 2 + a;
    return boxes[2] == kNoSquare ? pair : c * (c - 1) * (c - 2) / 6 + pair;
  }
  void begin(Table& table, std::size_t count);
  void meet(Table& table, const Boxes& boxes, Square worker);
  void expand(Table& table, const Open& now);
  bool isLostIn(const Table& table, const Boxes& boxes, Square worker);
  void show(const Boxes& boxes);
  void findPartners();
  void findSuspects();

  const Ground& m_ground;
  MacroBoard m_board;
  Table m_pairs, m_triples;
  std::size_t m_words;  // of a bit a live square
  Kept<std::uint64_t>
      m_partners;  // by box: with which other ones, or with them and a third one, not all is well
  Kept<std::uint64_t> m_suspects;  // by pair: with which third ones not all is well
  // Where it depends on the worker: from where they are lost, a bit a square, from that place in m_sides on.
  static constexpr std::size_t kMostSideWords = std::size_t{1} << 19;  // then they are found anew
  Kept<std::uint64_t> m_sides;
  std::unordered_map<std::uint64_t, std::size_t, std::hash<std::uint64_t>, std::equal_to<>,
                     search::AccountAllocator<std::pair<const std::uint64_t, std::size_t>>>
      m_sidesOf;
};

}  // namespace searchlight::sokoban
