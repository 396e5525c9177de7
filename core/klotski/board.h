// core/klotski/board.h: a sliding block puzzle of any size: walls, pieces of any shape, what is to go where, an opening.
//
//   const Board board = Board::of(readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"));          // usage
//   for (const Point to : board.reach(board.opening(), piece, Count::Moves)) ..             // where it can slide in one
//   const Position next = board.slid(board.opening(), piece, to);
//
// A piece stands where its anchor is, the first of its cells in row order. Pieces have numbers, from 0, and here keep them:
// equal ones are told apart. Searches take them for the same (pieces_problem.h).
#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/geometry/point.h"
#include "core/klotski/code.h"
#include "core/klotski/forms.h"
#include "core/klotski/slides.h"
#include "core/text/failure.h"

namespace searchlight::klotski {

// Who owns a cell, besides a piece by its number.
inline constexpr int kBlank = -1, kWall = -2;

constexpr bool isPieceLetter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
struct Piece {
  char letter = 'A';  // A to Z or a to z, of its own
  std::vector<Point>
      cells;  // relative to the anchor; in row order, {0, 0} first; each touches another one by a side
  friend bool operator==(const Piece&, const Piece&) = default;
};

// Whether each can be reached from each by steps to a side. REQUIRES: there is one.
bool hangsTogether(const std::vector<Point>& cells);

// A gap in the frame: cells `first` to `last` along that side, from 0. It is there to be seen; what counts is the goal.
enum class Side : std::uint8_t { Top, Right, Bottom, Left };
struct Exit {
  Side side = Side::Bottom;
  int first = 0, last = 0;
  friend bool operator==(const Exit&, const Exit&) = default;
};

// Reached when the piece's anchor is there.
struct Goal {
  int piece = 0;
  Point anchor;
  friend bool operator==(const Goal&, const Goal&) = default;
};

// A piece goes from one anchor to another.
struct PieceSlide {
  int piece = 0;
  Point from, to;
  friend bool operator==(const PieceSlide&, const PieceSlide&) = default;
};

// Where every piece's anchor is: cells y * width + x, by the number of the piece.
class Position {
 public:
  int pieceCount() const { return m_count; }
  // REQUIRES, for these: 0 <= piece < pieceCount().
  int cell(int piece) const { return m_cells[static_cast<std::size_t>(piece)]; }
  void set(int piece, int cell) { m_cells[static_cast<std::size_t>(piece)] = static_cast<Cell>(cell); }
  // REQUIRES: fewer than kMostPieces.
  void add(int cell) { m_cells[m_count++] = static_cast<Cell>(cell); }
  friend bool operator==(const Position&, const Position&) = default;
  friend auto operator<=>(const Position&, const Position&) = default;
  friend std::size_t hashValue(const Position& p) {
    std::uint64_t hash = 0xCBF2'9CE4'8422'2325u;
    for (std::size_t i = 0; i < p.m_count; ++i) hash = (hash ^ p.m_cells[i]) * 0x0000'0100'0000'01B3u;
    return hash;
  }

 private:
  std::uint8_t m_count = 0;
  std::array<Cell, kMostPieces> m_cells{};
};

// Pieces that a search takes for the same: one shape, and none of them has a goal.
struct Kind {
  std::size_t form = 0;
  std::vector<int> pieces;  // rising
};

class Board {
 public:
  // What a board is made of. `at` are the anchors of the opening, by piece.
  struct Parts {
    int width = 0, height = 0;
    std::vector<Point> walls;  // in row order
    std::vector<Piece> pieces;
    std::vector<Point> at;
    std::vector<Goal> goals;  // all of them are to be reached at once
    std::optional<Exit> exit;
    friend bool operator==(const Parts&, const Parts&) = default;
  };
  // What is wrong with them, in words; nothing where they make a board: 1 to kMostWidth wide, 1 to kMostHeight tall, 1 to
  // kMostPieces pieces as Piece has them that do not overlap, at least one goal, none of a piece twice, where it fits.
  static std::optional<Failure> faultOf(const Parts& parts);
  // REQUIRES: faultOf(parts) is nothing. Walls are put in order. (A board that is only to be drawn may lack pieces and goals, and
  // its pieces may be torn.)
  explicit Board(Parts parts);
  // Of the 5 x 4 family: the large piece C is to come to 1,3; the others are lettered in row order from A, without C. The
  // exit is at the bottom. REQUIRES: there is exactly one large piece.
  static Board of(Code code);

  const Parts& parts() const { return m_data->parts; }
  int width() const { return parts().width; }
  int height() const { return parts().height; }
  int cellCount() const { return width() * height(); }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < width() && p.y < height(); }
  int cell(Point p) const { return p.y * width() + p.x; }
  Point point(int cell) const { return {cell % width(), cell / width()}; }
  // Beside the board, too.
  bool isWall(Point p) const { return !contains(p) || m_data->walls.has(cell(p)); }
  const std::vector<Piece>& pieces() const { return parts().pieces; }
  int pieceCount() const { return static_cast<int>(parts().pieces.size()); }
  const std::vector<Goal>& goals() const { return parts().goals; }
  const std::optional<Exit>& exit() const { return parts().exit; }
  const Position& opening() const { return m_data->opening; }
  // The same puzzle from another opening. REQUIRES: isLegal(position).
  Board openedAt(const Position& position) const;

  // ---- Positions. REQUIRES, for all that take one but isLegal(): it is legal. ----

  // It has all pieces on the board, none over another or over a wall.
  bool isLegal(const Position& position) const;
  // A piece, kBlank or kWall, by cell in row order.
  std::vector<int> owners(const Position& position) const;
  int pieceAt(const Position& position, Point p) const;  // beside the board: kWall
  Point anchor(const Position& position, int piece) const { return point(position.cell(piece)); }
  bool isSolved(const Position& position) const;
  // The anchors to which a piece can slide in one, nearer ones first; its own is not among them.
  std::vector<Point> reach(const Position& position, int piece, Count count) const;
  // The anchors from here to there, a step each, both included: one of the shortest paths, and of those one with the fewest
  // turns. Empty where the piece cannot slide there; one point where it is there.
  std::vector<Point> path(const Position& position, int piece, Point to) const;
  // REQUIRES: the piece can stand there.
  Position slid(Position position, int piece, Point to) const {
    position.set(piece, cell(to));
    return position;
  }
  // How many straight slides and steps, at least, bring the piece there; nothing where it cannot slide there.
  struct Distance {
    int straight = 0, steps = 0;
  };
  std::optional<Distance> distance(const Position& position, int piece, Point to) const;

  // ---- The 5 x 4 family: no walls, pieces V H S and one C, whose goal 1,3 is the only one ----

  bool isOfFamily() const { return m_data->isOfFamily; }
  // Nothing for other boards.
  std::optional<Code> codeOf(const Position& position) const;
  // Names the pieces of a code, or of the anchors of each kind (by kind, rising), so that as few as possible seem to have
  // moved from `near`: one slide away exactly one has. REQUIRES: the anchors are of this board's pieces, as many of each kind as it
  // has; isOfFamily() for a code. (Of a search's states solve.h's positionOf() finds out whether they are.)
  Position positionOf(Code code, const Position& near) const;
  Position positionOf(const std::vector<std::vector<Cell>>& anchors, const Position& near) const;

  // ---- For searches ----

  const std::vector<Form>& forms() const { return m_data->forms; }
  const std::vector<Kind>& kinds() const { return m_data->kinds; }
  std::size_t formOf(int piece) const { return m_data->formOf[static_cast<std::size_t>(piece)]; }
  const Form& form(int piece) const { return forms()[formOf(piece)]; }
  // What the pieces cover, one left out (-1: none).
  CellBits covered(const Position& position, int without = -1) const;

  friend bool operator==(const Board& a, const Board& b) { return a.parts() == b.parts(); }

 private:
  struct Data {
    Parts parts;
    CellBits walls;
    Position opening;
    std::vector<Form> forms;
    std::vector<std::size_t> formOf;  // by piece
    std::vector<Kind> kinds;
    bool isOfFamily = false;
    std::vector<Shape> shapes;  // by piece, in the family
  };
  static std::shared_ptr<const Data> dataOf(Parts parts);
  std::shared_ptr<const Data> m_data;
};

}  // namespace searchlight::klotski
