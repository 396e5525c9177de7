// core/klotski/draft.h: a layout while it is drawn: cells, goals and an exit that need not make a board yet.
//
//   Draft draft(4, 5);                                                              // usage: what an editor does
//   draft.add({{1, 0}, {2, 0}, {1, 1}, {2, 1}});                                    // 'A'; nothing where cells are taken
//   draft.setGoal('A', {1, 3});
//   if (const std::vector<DraftFault> faults = draft.faults(); faults.empty()) Game game(*draft.board());
//
// A cell has one letter, so pieces cannot lie over each other; what may be wrong all the same is told by faults(). Every edit
// that cannot be made leaves all as it was and says so.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/klotski/board.h"

namespace searchlight::klotski {

struct DraftGoal {
  char letter = 'A';
  Point anchor;
  friend bool operator==(const DraftGoal&, const DraftGoal&) = default;
};

// What keeps a draft from being a board that can be played.
struct DraftFault {
  enum class Kind : std::uint8_t {
    NoPiece,
    NoGoal,
    NoBlank,      // nothing could ever move
    Torn,         // a piece of several parts
    GoalBlocked,  // by a wall
    GoalsOverlap,
  };
  Kind kind;
  char letter = 0;           // of the piece that it is about; 0: of none
  std::vector<Point> cells;  // where; may be empty
  friend bool operator==(const DraftFault&, const DraftFault&) = default;
};

class Draft {
 public:
  static constexpr char kBlankCell = '.', kWallCell = '#';

  // All blank. REQUIRES: 1 to kMostWidth wide and 1 to kMostHeight tall.
  explicit Draft(int width = kWidth, int height = kHeight);
  // REQUIRES: the position is legal on the board.
  Draft(const Board& board, const Position& position);
  // Without a goal; the exit is by it. REQUIRES: a size as above, rows of one length, of '.', '#' and letters.
  explicit Draft(const std::vector<std::string>& rows);

  int width() const { return m_width; }
  int height() const { return m_height; }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_width && p.y < m_height; }
  // A letter, '.' or '#'. REQUIRES: contains(p).
  char at(Point p) const { return m_cells[index(p)]; }
  // The pieces in the order of their first cells.
  std::string letters() const;
  // In row order, the anchor first; none: there is no such piece.
  std::vector<Point> cellsOf(char letter) const;
  const std::vector<DraftGoal>& goals() const { return m_goals; }
  std::optional<Point> goalOf(char letter) const;
  // Where the piece is to come to: on the board, but perhaps on walls. Nothing where it has no goal.
  std::vector<Point> goalCells(char letter) const;
  const std::optional<Exit>& exit() const { return m_exit; }
  // The exit is where the goal touches the edge (of several sides the lower one first), whatever is edited.
  bool isExitByGoal() const { return m_isExitByGoal; }
  // The first of the cells that is beside the board or taken by a wall or by a piece other than that.
  std::optional<Point> obstacle(const std::vector<Point>& cells, char but = 0) const;

  // ---- Edits: false, or nothing, where they cannot be made or change nothing ----

  // A new piece of these cells, and its letter; nothing where there are as many as can be.
  std::optional<char> add(const std::vector<Point>& cells);
  // A blank cell becomes part of the piece. Its goal gets the same cell, and moves inside where that would be beside the board.
  bool extend(char letter, Point cell);
  bool move(char letter, Point anchor);
  // The one cell, or all of the wall's or piece's that is there. A piece without cells has no goal.
  bool clearCell(Point p);
  bool clear(Point p);
  bool addWall(Point p);
  // Anywhere on the board; faults() tells what is in the way.
  bool setGoal(char letter, Point anchor);
  bool removeGoal(char letter);
  // False where it is not along its side.
  bool setExit(const std::optional<Exit>& exit);
  bool setExitByGoal();
  // The upper left part stays; a piece that does not fit goes, a goal moves inside.
  bool resize(int width, int height);

  // ---- What it makes ----

  std::vector<DraftFault> faults() const;
  // Nothing where there are faults.
  std::optional<Board> board() const;
  // To be drawn and nothing else: it may have no piece or no goal, and torn ones; goals that are blocked are left out.
  Board picture() const;

  friend bool operator==(const Draft&, const Draft&) = default;

 private:
  std::size_t index(Point p) const { return static_cast<std::size_t>(p.y * kMostWidth + p.x); }
  void set(Point p, char c) { m_cells[index(p)] = c; }
  bool fitsGoal(char letter, Point anchor) const;
  void bringInside(DraftGoal& goal) const;
  void keepGoal(char letter, Point anchorBefore);
  std::optional<Exit> exitByGoal() const;
  void followGoal();

  int m_width, m_height;
  std::array<char, kMostCells> m_cells;  // row by row of kMostWidth; beside the board '.'
  std::vector<DraftGoal> m_goals;        // in the order in which they were set
  std::optional<Exit> m_exit;
  bool m_isExitByGoal = true;
};

}  // namespace searchlight::klotski
