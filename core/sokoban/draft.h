// core/sokoban/draft.h: a level while it is drawn: walls, goals, boxes and a worker that need not make a level yet.
//
//   LevelDraft draft = LevelDraft::room(9, 7);                                  // usage: what an editor does
//   draft.setWorker({2, 2});
//   draft.setBox({3, 2}, true);
//   if (const auto checked = draft.check(); const auto* fault = std::get_if<Fault>(&checked)) .. fault->what, fault->cells ..
//
// What is wrong with one is said by Board::fromRows(), which has the only set of rules.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/sokoban/board.h"

namespace searchlight::sokoban {

class LevelDraft {
 public:
  static constexpr char kFloor = ' ', kWall = '#';

  // All floor. REQUIRES, here and below: 1 to kMostSide columns and rows.
  explicit LevelDraft(int width = 12, int height = 9);
  // Rows as Board::fromRows() reads them, ragged or not; what it does not know is floor. What is beyond kMostSide is left out,
  // of several workers the first stays.
  explicit LevelDraft(std::span<const std::string> rows);
  // Without what is outside. REQUIRES: the position is of the board.
  LevelDraft(const Board& board, const Position& position);
  // A wall all around.
  static LevelDraft room(int width, int height);

  int width() const { return m_width; }
  int height() const { return m_height; }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_width && p.y < m_height; }
  // One of "# .$*@+". REQUIRES, here and below: contains(p).
  char at(Point p) const { return m_letters[index(p)]; }
  bool isWall(Point p) const { return at(p) == kWall; }
  bool hasGoal(Point p) const { return at(p) == '.' || at(p) == '*' || at(p) == '+'; }
  bool hasBox(Point p) const { return at(p) == '$' || at(p) == '*'; }
  bool hasWorker(Point p) const { return at(p) == '@' || at(p) == '+'; }
  // Nothing but floor.
  bool isEmpty() const { return m_letters.find_first_not_of(kFloor) == std::string::npos; }

  // ---- Edits ----

  // A wall takes the place of whatever is there.
  void setWall(Point p, bool isWall);
  // Goals, boxes and the worker take a wall's place; a goal stays under what comes to stand on it.
  void setGoal(Point p, bool hasGoal);
  void setBox(Point p, bool hasBox);
  // He leaves where he was.
  void setWorker(Point p);
  // To floor.
  void clear(Point p);
  // The upper left part stays.
  void resize(int width, int height);
  void turnRight();
  void turnLeft();
  void mirror();  // left becomes right
  void flip();    // top becomes bottom
  // False, and nothing happens, where something would leave the drawing.
  bool shift(Point by);
  // To all that is not floor; nothing happens where there is nothing.
  void crop();

  // ---- What it makes ----

  std::vector<std::string> rows() const;  // all of one length
  std::variant<Board, Fault> check() const;
  // The level without floor around it; nothing where there is a fault.
  std::optional<Board> board() const;
  // Boxes and goals that are no part of the level, because the worker could never come to them. REQUIRES: no fault.
  std::vector<Point> decoration() const;
  // To be drawn: what is open to the edge is outside.
  Board picture() const;

  friend bool operator==(const LevelDraft&, const LevelDraft&) = default;

 private:
  std::size_t index(Point p) const { return static_cast<std::size_t>(p.y * m_width + p.x); }
  void set(Point p, bool hasGoal, char with);
  template <class From>
  void rearrange(int width, int height, const From& from);

  int m_width, m_height;
  std::string m_letters;  // row by row
};

// A drawing with its names, as it is kept.
//
//     title The first push         left out where there is none, as is the author; a later form of drawings will begin
//                                  with a line of its own, "searchlight-level 2" (core/text/failure.h)
//     author Me
//     board
//     ####--                       all of one length, - for floor
struct TitledLevelDraft {
  std::string title, author;
  LevelDraft draft;
};
std::string draftText(const TitledLevelDraft& draft);
// Throws FormatError.
TitledLevelDraft readLevelDraft(std::string_view text, std::string_view fileName);

}  // namespace searchlight::sokoban
