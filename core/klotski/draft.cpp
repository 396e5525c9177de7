// core/klotski/draft.cpp: edits that keep letters, goals and exit together.
#include "core/klotski/draft.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace searchlight::klotski {
namespace {

constexpr std::string_view kPieceLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
static_assert(kPieceLetters.size() == kMostPieces);

}  // namespace

Draft::Draft(int width, int height) : m_width(width), m_height(height) { m_cells.fill(kBlankCell); }

Draft::Draft(const Board& board, const Position& position) : Draft(board.width(), board.height()) {
  const std::vector<int> owners = board.owners(position);
  for (int cell = 0; cell < board.cellCount(); ++cell) {
    const int owner = owners[static_cast<std::size_t>(cell)];
    if (owner == kWall) set(board.point(cell), kWallCell);
    if (owner >= 0) set(board.point(cell), board.pieces()[static_cast<std::size_t>(owner)].letter);
  }
  for (const Goal& goal : board.goals())
    m_goals.push_back({board.pieces()[static_cast<std::size_t>(goal.piece)].letter, goal.anchor});
  m_exit = board.exit();
  m_isExitByGoal = m_exit == exitByGoal();
}

Draft::Draft(const std::vector<std::string>& rows)
    : Draft(static_cast<int>(rows.front().size()), static_cast<int>(rows.size())) {
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x)
      set({x, y}, rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
}

// ---- What is there ----------------------------------------------------------------------------------------------------------

std::string Draft::letters() const {
  std::string letters;
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x)
      if (const char c = at({x, y}); isPieceLetter(c) && letters.find(c) == std::string::npos) letters += c;
  return letters;
}

std::vector<Point> Draft::cellsOf(char letter) const {
  std::vector<Point> cells;
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x)
      if (at({x, y}) == letter) cells.push_back({x, y});
  return cells;
}

std::optional<Point> Draft::goalOf(char letter) const {
  const auto goal = std::ranges::find(m_goals, letter, &DraftGoal::letter);
  return goal == m_goals.end() ? std::nullopt : std::optional(goal->anchor);
}

std::vector<Point> Draft::goalCells(char letter) const {
  const std::optional<Point> to = goalOf(letter);
  std::vector<Point> cells = cellsOf(letter);
  if (!to || cells.empty()) return {};
  const Point away = *to - cells.front();
  for (Point& p : cells) p = p + away;
  return cells;
}

std::optional<Point> Draft::obstacle(const std::vector<Point>& cells, char but) const {
  for (const Point p : cells)
    if (!contains(p) || (at(p) != kBlankCell && (but == 0 || at(p) != but))) return p;
  return std::nullopt;
}

// ---- Edits --------------------------------------------------------------------------------------------------------------------

std::optional<char> Draft::add(const std::vector<Point>& cells) {
  const std::string used = letters();
  const auto free =
      std::ranges::find_if(kPieceLetters, [&](char c) { return used.find(c) == std::string::npos; });
  if (cells.empty() || obstacle(cells) || free == kPieceLetters.end()) return std::nullopt;
  for (const Point p : cells) set(p, *free);
  return *free;
}

// Every piece is on the board, so its goal can be, too: as near as can be to where it was.
void Draft::bringInside(DraftGoal& goal) const {
  const std::vector<Point> cells = goalCells(goal.letter);
  const auto [left, right] = std::ranges::minmax(cells, {}, &Point::x);
  const auto [top, bottom] = std::ranges::minmax(cells, {}, &Point::y);
  goal.anchor.x += std::max(-left.x, 0) - std::max(right.x - (m_width - 1), 0);
  goal.anchor.y += std::max(-top.y, 0) - std::max(bottom.y - (m_height - 1), 0);
}

// The goal stays where it is, and gets or loses what the piece does.
void Draft::keepGoal(char letter, Point anchorBefore) {
  const auto goal = std::ranges::find(m_goals, letter, &DraftGoal::letter);
  if (goal == m_goals.end()) return;
  const std::vector<Point> cells = cellsOf(letter);
  if (cells.empty()) {
    m_goals.erase(goal);
  } else {
    goal->anchor = goal->anchor + (cells.front() - anchorBefore);
    bringInside(*goal);
  }
  followGoal();
}

bool Draft::extend(char letter, Point cell) {
  const std::vector<Point> before = cellsOf(letter);
  if (before.empty() || obstacle({cell})) return false;
  set(cell, letter);
  keepGoal(letter, before.front());
  return true;
}

bool Draft::move(char letter, Point anchor) {
  const std::vector<Point> before = cellsOf(letter);
  if (before.empty() || before.front() == anchor) return false;
  std::vector<Point> after = before;
  for (Point& p : after) p = p + (anchor - before.front());
  if (obstacle(after, letter)) return false;
  for (const Point p : before) set(p, kBlankCell);
  for (const Point p : after) set(p, letter);
  return true;
}

bool Draft::clearCell(Point p) {
  if (!contains(p) || at(p) == kBlankCell) return false;
  const char letter = at(p);
  const Point anchor = cellsOf(letter).front();
  set(p, kBlankCell);
  if (isPieceLetter(letter)) keepGoal(letter, anchor);
  return true;
}

bool Draft::clear(Point p) {
  if (!contains(p) || !isPieceLetter(at(p))) return clearCell(p);
  const char letter = at(p);
  for (const Point cell : cellsOf(letter)) clearCell(cell);
  return true;
}

bool Draft::addWall(Point p) {
  if (obstacle({p})) return false;
  set(p, kWallCell);
  return true;
}

bool Draft::fitsGoal(char letter, Point anchor) const {
  const std::vector<Point> cells = cellsOf(letter);
  return !cells.empty() &&
         std::ranges::all_of(cells, [&](Point p) { return contains(p + (anchor - cells.front())); });
}

bool Draft::setGoal(char letter, Point anchor) {
  if (!isPieceLetter(letter) || !fitsGoal(letter, anchor) || goalOf(letter) == anchor) return false;
  const auto goal = std::ranges::find(m_goals, letter, &DraftGoal::letter);
  if (goal == m_goals.end())
    m_goals.push_back({letter, anchor});
  else
    goal->anchor = anchor;
  followGoal();
  return true;
}

bool Draft::removeGoal(char letter) {
  if (std::erase_if(m_goals, [&](const DraftGoal& g) { return g.letter == letter; }) == 0) return false;
  followGoal();
  return true;
}

bool Draft::setExit(const std::optional<Exit>& exit) {
  if (exit) {
    const int length = exit->side == Side::Top || exit->side == Side::Bottom ? m_width : m_height;
    if (exit->first < 0 || exit->last < exit->first || exit->last >= length) return false;
  }
  if (exit == m_exit && !m_isExitByGoal) return false;
  m_exit = exit;
  m_isExitByGoal = false;
  return true;
}

bool Draft::setExitByGoal() {
  if (m_isExitByGoal) return false;
  m_isExitByGoal = true;
  followGoal();
  return true;
}

void Draft::followGoal() {
  if (m_isExitByGoal) m_exit = exitByGoal();
}

std::optional<Exit> Draft::exitByGoal() const {
  if (m_goals.empty()) return std::nullopt;
  const std::vector<Point> cells = goalCells(m_goals.front().letter);
  for (const Side side : {Side::Bottom, Side::Right, Side::Left, Side::Top}) {
    std::optional<Exit> exit;
    for (const Point p : cells) {
      const bool isThere = side == Side::Bottom  ? p.y == m_height - 1
                           : side == Side::Top   ? p.y == 0
                           : side == Side::Right ? p.x == m_width - 1
                                                 : p.x == 0;
      if (!isThere) continue;
      const int along = side == Side::Bottom || side == Side::Top ? p.x : p.y;
      if (!exit) exit = Exit{side, along, along};
      exit->first = std::min(exit->first, along);
      exit->last = std::max(exit->last, along);
    }
    if (exit) return exit;
  }
  return std::nullopt;
}

bool Draft::resize(int width, int height) {
  if (width < 1 || height < 1 || width > kMostWidth || height > kMostHeight) return false;
  if (width == m_width && height == m_height) return false;
  const auto isCut = [&](Point p) { return p.x >= width || p.y >= height; };
  for (const char letter : letters()) {
    const std::vector<Point> cells = cellsOf(letter);
    if (std::ranges::any_of(cells, isCut)) clear(cells.front());
  }
  for (const Point wall : cellsOf(kWallCell))
    if (isCut(wall)) set(wall, kBlankCell);
  m_width = width;
  m_height = height;
  for (DraftGoal& goal : m_goals) bringInside(goal);
  const bool isByGoal = std::exchange(m_isExitByGoal, false);
  if (const std::optional<Exit> exit = std::exchange(m_exit, std::nullopt); exit && !isByGoal) setExit(exit);
  if (isByGoal) setExitByGoal();
  return true;
}

// ---- What it makes --------------------------------------------------------------------------------------------------------------

std::vector<DraftFault> Draft::faults() const {
  using What = DraftFault::Kind;
  std::vector<DraftFault> faults;
  const std::string pieces = letters();
  if (pieces.empty()) faults.push_back({What::NoPiece, 0, {}});
  for (const char letter : pieces)
    if (std::vector<Point> cells = cellsOf(letter); !hangsTogether(cells))
      faults.push_back({What::Torn, letter, std::move(cells)});
  if (m_goals.empty() && !pieces.empty()) faults.push_back({What::NoGoal, 0, {}});
  std::vector<Point> taken;
  for (const DraftGoal& goal : m_goals) {
    const std::vector<Point> cells = goalCells(goal.letter);
    std::vector<Point> blocked, shared;
    for (const Point p : cells) {
      if (at(p) == kWallCell) blocked.push_back(p);
      if (std::ranges::find(taken, p) != taken.end()) shared.push_back(p);
    }
    if (!blocked.empty()) faults.push_back({What::GoalBlocked, goal.letter, std::move(blocked)});
    if (!shared.empty()) faults.push_back({What::GoalsOverlap, goal.letter, std::move(shared)});
    taken.insert(taken.end(), cells.begin(), cells.end());
  }
  if (!pieces.empty() && cellsOf(kBlankCell).empty()) faults.push_back({What::NoBlank, 0, {}});
  return faults;
}

Board Draft::picture() const {
  Board::Parts parts;
  parts.width = m_width;
  parts.height = m_height;
  parts.walls = cellsOf(kWallCell);
  const std::string pieces = letters();
  for (const char letter : pieces) {
    Piece piece{letter, cellsOf(letter)};
    const Point anchor = piece.cells.front();
    for (Point& p : piece.cells) p = p - anchor;
    parts.pieces.push_back(std::move(piece));
    parts.at.push_back(anchor);
  }
  for (const DraftGoal& goal : m_goals)
    if (std::ranges::all_of(goalCells(goal.letter), [&](Point p) { return at(p) != kWallCell; }))
      parts.goals.push_back({static_cast<int>(pieces.find(goal.letter)), goal.anchor});
  parts.exit = m_exit;
  return Board(std::move(parts));
}

std::optional<Board> Draft::board() const {
  return faults().empty() ? std::optional(picture()) : std::nullopt;
}

}  // namespace searchlight::klotski
