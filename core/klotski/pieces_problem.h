// core/klotski/pieces_problem.h: any board as a search problem, in any of the three counts.
//
// A state is the anchors of all pieces, sorted within each kind (pieces that are taken for the same), as many bits each as
// the board's cells need: 10 pieces of a 6 x 6 board are a word of 64 bits. How many words there are is fixed when it is
// compiled: two for most boards, six for the largest. Boards of the 5 x 4 family have a faster problem (problem.h);
// withProblem() chooses.
//
// Every slide costs 1 and can be undone by one. Successors come in the order of the pieces' anchors, row by row, each right,
// left, down, up.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/klotski/board.h"
#include "core/klotski/board_text.h"
#include "core/klotski/problem.h"
#include "core/search/problem.h"

namespace searchlight::klotski {

template <std::size_t Words>
struct Anchors {
  std::array<std::uint64_t, Words> words{};
  friend bool operator==(const Anchors&, const Anchors&) = default;
  friend std::size_t hashValue(const Anchors& a) {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : a.words) {
      hash = (hash ^ word) * 0x9E37'79B9'7F4A'7C15u;
      hash ^= hash >> 29;
    }
    return hash;
  }
};

// How many anchors a word holds, and how many words a board's states need.
inline int anchorsInWord(const Board& board) {
  return 64 / std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(board.cellCount() - 1))));
}
inline int wordsNeeded(const Board& board) {
  return (board.pieceCount() + anchorsInWord(board) - 1) / anchorsInWord(board);
}

template <std::size_t Words>
class PiecesProblem {
 public:
  using State = Anchors<Words>;
  using Action = Slide;

  // REQUIRES: wordsNeeded(board) <= Words; the position is legal.
  PiecesProblem(Board board, const Position& start, Count count)
      : m_board(std::move(board)),
        m_count(count),
        m_bits(std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(m_board.cellCount() - 1))))),
        m_inWord(anchorsInWord(m_board)),
        m_pieces(static_cast<std::size_t>(m_board.pieceCount())) {
    auto rows = std::make_shared<Tables>();
    for (std::size_t k = 0, slot = 0; k < m_board.kinds().size(); ++k) {
      const Kind& kind = m_board.kinds()[k];
      const std::size_t end = slot + kind.pieces.size();
      for (; slot < end; ++slot)
        rows->places[slot] = {&m_board.forms()[kind.form], end - kind.pieces.size(), end, k};
    }
    for (const Goal& goal : m_board.goals()) {
      std::size_t slot = 0;
      while (m_board.kinds()[rows->places[slot].kind].pieces.front() != goal.piece) ++slot;
      rows->goals.push_back({slot, static_cast<Cell>(m_board.cell(goal.anchor)), distancesTo(goal)});
    }
    m_tables = std::move(rows);
    m_start = stateOf(start);
  }

  const Board& board() const { return m_board; }
  Count count() const { return m_count; }
  State start() const { return m_start; }
  bool isGoal(const State& s) const {
    return std::ranges::all_of(m_tables->goals, [&](const GoalSlot& g) { return at(s, g.slot) == g.cell; });
  }

  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    std::array<Cell, kMostPieces> anchors;
    std::array<std::uint8_t, kMostCells> slotAt;
    CellBits taken, heads;
    for (std::size_t slot = 0; slot < m_pieces; ++slot) {
      const Cell cell = anchors[slot] = at(s, slot);
      slotAt[cell] = static_cast<std::uint8_t>(slot);
      heads = heads | CellBits::of(cell);
      taken = taken | m_tables->places[slot].form->under[cell];
    }
    for (; !heads.isEmpty();) {
      const int from = heads.low != 0 ? std::countr_zero(heads.low) : 64 + std::countr_zero(heads.high);
      heads = heads ^ CellBits::of(from);
      const std::size_t slot = slotAt[static_cast<std::size_t>(from)];
      const Slot& own = m_tables->places[slot];
      klotski::forEachSlide(*own.form, from, taken ^ own.form->under[static_cast<std::size_t>(from)], m_count,
                            [&](int to) {
                              f(Slide{static_cast<Cell>(from), static_cast<Cell>(to)},
                                moved(s, anchors, own, slot, static_cast<Cell>(to)), search::Cost{1});
                            });
    }
  }

  // Every goal piece has at least to go there on a board without the other pieces.
  search::Cost heuristic(const State& s) const {
    search::Cost sum = 0;
    for (const GoalSlot& goal : m_tables->goals) sum += goal.distance[at(s, goal.slot)];
    return sum;
  }

  std::string stateText(const State& s) const { return boardRows(m_board, positionOf(s, m_board.opening())); }
  std::optional<State> stateFromText(std::string_view text) const {
    // Rows of letters: the first cell of each is its piece's anchor.
    Position position = m_board.opening();
    std::string cells(text);
    std::erase(cells, '/');
    for (int piece = 0; piece < m_board.pieceCount(); ++piece) {
      const std::size_t cell = cells.find(m_board.pieces()[static_cast<std::size_t>(piece)].letter);
      if (cell >= static_cast<std::size_t>(m_board.cellCount())) return std::nullopt;
      position.set(piece, static_cast<int>(cell));
    }
    if (!m_board.isLegal(position) || boardRows(m_board, position) != text) return std::nullopt;
    return stateOf(position);
  }
  // "1,3 to 2,3": the piece's first cell before and after.
  std::string moveText(Slide slide) const {
    return coordinates(m_board.point(slide.from)) + " to " + coordinates(m_board.point(slide.to));
  }

  // Pieces named as Board::positionOf does.
  Position positionOf(const State& s, const Position& near) const {
    std::vector<std::vector<Cell>> anchors(m_board.kinds().size());
    for (std::size_t slot = 0; slot < m_pieces; ++slot)
      anchors[m_tables->places[slot].kind].push_back(at(s, slot));
    return m_board.positionOf(anchors, near);
  }
  State stateOf(const Position& position) const {
    std::array<Cell, kMostPieces> anchors{};
    std::size_t slot = 0;
    for (const Kind& kind : m_board.kinds()) {
      const std::size_t begin = slot;
      for (const int piece : kind.pieces) anchors[slot++] = static_cast<Cell>(position.cell(piece));
      std::sort(anchors.begin() + static_cast<std::ptrdiff_t>(begin),
                anchors.begin() + static_cast<std::ptrdiff_t>(slot));
    }
    State s;
    for (slot = 0; slot < m_pieces; ++slot) put(s, slot, anchors[slot]);
    return s;
  }

 private:
  // The anchors of a kind are in neighbouring slots, rising.
  struct Slot {
    const Form* form = nullptr;  // the board's
    std::size_t begin = 0, end = 0;
    std::size_t kind = 0;
  };
  struct GoalSlot {
    std::size_t slot;
    Cell cell;
    std::array<std::uint8_t, kMostCells> distance;
  };
  struct Tables {
    std::array<Slot, kMostPieces> places{};
    std::vector<GoalSlot> goals;
  };

  std::size_t word(std::size_t slot) const { return slot / static_cast<std::size_t>(m_inWord); }
  int shift(std::size_t slot) const {
    return m_bits * static_cast<int>(slot % static_cast<std::size_t>(m_inWord));
  }
  Cell at(const State& s, std::size_t slot) const {
    return static_cast<Cell>(s.words[word(slot)] >> shift(slot) & ((1u << m_bits) - 1));
  }
  void put(State& s, std::size_t slot, Cell cell) const {
    const std::uint64_t mask = ((std::uint64_t{1} << m_bits) - 1) << shift(slot);
    s.words[word(slot)] = (s.words[word(slot)] & ~mask) | static_cast<std::uint64_t>(cell) << shift(slot);
  }
  // With the anchor in `slot` somewhere else, and its kind in order again.
  State moved(State s, const std::array<Cell, kMostPieces>& anchors, const Slot& own, std::size_t slot,
              Cell to) const {
    for (; slot + 1 < own.end && anchors[slot + 1] < to; ++slot) put(s, slot, anchors[slot + 1]);
    for (; slot > own.begin && anchors[slot - 1] > to; --slot) put(s, slot, anchors[slot - 1]);
    put(s, slot, to);
    return s;
  }
  // By anchor: 0 where it cannot get there at all, which a search will find out.
  std::array<std::uint8_t, kMostCells> distancesTo(const Goal& goal) const {
    std::array<std::uint8_t, kMostCells> distance{};
    const Form& form = m_board.form(goal.piece);
    std::vector<Cell> queue{static_cast<Cell>(m_board.cell(goal.anchor))};
    CellBits met = CellBits::of(queue[0]);
    for (std::size_t head = 0; head < queue.size(); ++head)
      klotski::forEachSlide(form, queue[head], {}, m_count, [&](int to) {
        if (met.has(to)) return;
        met = met | CellBits::of(to);
        distance[static_cast<std::size_t>(to)] = static_cast<std::uint8_t>(distance[queue[head]] + 1);
        queue.push_back(static_cast<Cell>(to));
      });
    return distance;
  }

  Board m_board;  // keeps alive what the tables point to
  Count m_count;
  int m_bits, m_inWord;
  std::size_t m_pieces;
  std::shared_ptr<const Tables> m_tables;
  State m_start;
};

// The widths that are compiled: of most boards, and of all.
inline constexpr std::size_t kFewWords = 2, kManyWords = 6;
using FewPieces = PiecesProblem<kFewWords>;
using ManyPieces = PiecesProblem<kManyWords>;

// Calls f with the fastest problem for this board. REQUIRES: the position is legal.
template <class F>
decltype(auto) withProblem(const Board& board, const Position& start, Count count, F&& f) {
  if (board.isOfFamily()) return f(SlideProblem(*board.codeOf(start), count));
  if (wordsNeeded(board) <= static_cast<int>(kFewWords)) return f(FewPieces(board, start, count));
  return f(ManyPieces(board, start, count));
}

// The same, and where mirror images are folded, which only the 5 x 4 family can be, with classes of them.
template <class F>
decltype(auto) withProblem(const Board& board, const Position& start, Count count, Mirrors mirrors, F&& f) {
  if (mirrors == Mirrors::Folded && board.isOfFamily()) return f(FoldedProblem(*board.codeOf(start), count));
  return withProblem(board, start, count, std::forward<F>(f));
}

// A state of either problem as a position, and back.
inline Position positionIn(const Board& board, const SlideProblem&, Code code, const Position& near) {
  return board.positionOf(code, near);
}
inline Code stateIn(const Board& board, const SlideProblem&, const Position& position) {
  return *board.codeOf(position);
}
inline Position positionIn(const Board& board, const FoldedProblem& problem, Code aClass,
                           const Position& near) {
  return board.positionOf(memberNear(aClass, *board.codeOf(near), problem.count()), near);
}
inline Code stateIn(const Board& board, const FoldedProblem&, const Position& position) {
  return folded(*board.codeOf(position));
}
template <std::size_t Words>
Position positionIn(const Board&, const PiecesProblem<Words>& problem, const Anchors<Words>& s,
                    const Position& near) {
  return problem.positionOf(s, near);
}
template <std::size_t Words>
Anchors<Words> stateIn(const Board&, const PiecesProblem<Words>& problem, const Position& position) {
  return problem.stateOf(position);
}

}  // namespace searchlight::klotski
