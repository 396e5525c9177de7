// core/sokoban/draft.cpp: letters are set, turned and read.
#include "core/sokoban/draft.h"

#include <algorithm>
#include <utility>

#include "core/text/failure.h"
#include "core/text/line_reader.h"

namespace searchlight::sokoban {
namespace {

// The one letter of several that mean the same.
char letterOf(char c) {
  switch (c) {
    case '#':
    case '.':
    case '$':
    case '*':
    case '@':
    case '+': return c;
    case 'p': return '@';
    case 'P': return '+';
    case 'b': return '$';
    case 'B': return '*';
    default: return LevelDraft::kFloor;
  }
}

}  // namespace

LevelDraft::LevelDraft(int width, int height)
    : m_width(width), m_height(height), m_letters(static_cast<std::size_t>(width * height), kFloor) {}

LevelDraft::LevelDraft(std::span<const std::string> rows) : LevelDraft(1, 1) {
  std::size_t width = 1;
  for (const std::string& row : rows) width = std::max(width, row.size());
  *this = LevelDraft(static_cast<int>(std::min<std::size_t>(width, kMostSide)),
                     static_cast<int>(std::clamp<std::size_t>(rows.size(), 1, kMostSide)));
  bool hasWorker = false;
  for (int y = 0; y < std::min(m_height, static_cast<int>(rows.size())); ++y) {
    const std::string& row = rows[static_cast<std::size_t>(y)];
    for (int x = 0; x < std::min(m_width, static_cast<int>(row.size())); ++x) {
      char c = letterOf(row[static_cast<std::size_t>(x)]);
      if (c == '@' || c == '+') {
        if (hasWorker) c = c == '@' ? kFloor : '.';
        hasWorker = true;
      }
      m_letters[index({x, y})] = c;
    }
  }
}

LevelDraft::LevelDraft(const Board& board, const Position& position)
    : LevelDraft(std::span<const std::string>(board.rows(position))) {
  crop();
}

LevelDraft LevelDraft::room(int width, int height) {
  LevelDraft draft(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      if (x == 0 || y == 0 || x == width - 1 || y == height - 1) draft.setWall({x, y}, true);
  return draft;
}

// ---- Edits ------------------------------------------------------------------------------------------------------------------------

// `with` is '$', '@' or floor.
void LevelDraft::set(Point p, bool hasGoal, char with) {
  char& c = m_letters[index(p)];
  if (with == '$')
    c = hasGoal ? '*' : '$';
  else if (with == '@')
    c = hasGoal ? '+' : '@';
  else
    c = hasGoal ? '.' : kFloor;
}

void LevelDraft::setWall(Point p, bool isWall) {
  if (isWall || at(p) == kWall) m_letters[index(p)] = isWall ? kWall : kFloor;
}
void LevelDraft::setGoal(Point p, bool hasGoal) {
  if (!hasGoal && !this->hasGoal(p)) return;
  set(p, hasGoal, hasBox(p) ? '$' : hasWorker(p) ? '@' : kFloor);
}
void LevelDraft::setBox(Point p, bool hasBox) {
  if (!hasBox && !this->hasBox(p)) return;
  set(p, hasGoal(p), hasBox ? '$' : kFloor);
}
void LevelDraft::setWorker(Point p) {
  for (char& c : m_letters)
    if (c == '@' || c == '+') c = c == '@' ? kFloor : '.';
  set(p, hasGoal(p), '@');
}
void LevelDraft::clear(Point p) { m_letters[index(p)] = kFloor; }

// Every cell of the new drawing has the letter of a cell of the old one, or floor where `from` has none.
template <class From>
void LevelDraft::rearrange(int width, int height, const From& from) {
  LevelDraft next(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      if (const Point p = from(Point{x, y}); contains(p)) next.m_letters[next.index({x, y})] = at(p);
  *this = std::move(next);
}

void LevelDraft::resize(int width, int height) {
  rearrange(width, height, [](Point p) { return p; });
}
void LevelDraft::turnRight() {
  rearrange(m_height, m_width, [this](Point p) { return Point{p.y, m_height - 1 - p.x}; });
}
void LevelDraft::turnLeft() {
  rearrange(m_height, m_width, [this](Point p) { return Point{m_width - 1 - p.y, p.x}; });
}
void LevelDraft::mirror() {
  rearrange(m_width, m_height, [this](Point p) { return Point{m_width - 1 - p.x, p.y}; });
}
void LevelDraft::flip() {
  rearrange(m_width, m_height, [this](Point p) { return Point{p.x, m_height - 1 - p.y}; });
}

bool LevelDraft::shift(Point by) {
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x)
      if (at({x, y}) != kFloor && !contains(Point{x, y} + by)) return false;
  rearrange(m_width, m_height, [by](Point p) { return Point{p.x - by.x, p.y - by.y}; });
  return true;
}

void LevelDraft::crop() {
  Point least{m_width, m_height}, most{-1, -1};
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x) {
      if (at({x, y}) == kFloor) continue;
      least = {std::min(least.x, x), std::min(least.y, y)};
      most = {std::max(most.x, x), std::max(most.y, y)};
    }
  if (most.x < 0) return;
  rearrange(most.x - least.x + 1, most.y - least.y + 1, [least](Point p) { return p + least; });
}

// ---- What it makes ----------------------------------------------------------------------------------------------------------------

std::vector<std::string> LevelDraft::rows() const {
  std::vector<std::string> rows;
  rows.reserve(static_cast<std::size_t>(m_height));
  for (int y = 0; y < m_height; ++y)
    rows.push_back(m_letters.substr(index({0, y}), static_cast<std::size_t>(m_width)));
  return rows;
}

std::variant<Board, Fault> LevelDraft::check() const { return Board::fromRows(rows()); }

std::optional<Board> LevelDraft::board() const {
  LevelDraft cropped = *this;
  cropped.crop();
  auto checked = cropped.check();
  if (auto* board = std::get_if<Board>(&checked)) return std::move(*board);
  return std::nullopt;
}

std::vector<Point> LevelDraft::decoration() const {
  std::vector<Point> cells;
  const auto checked = check();
  const Board& board = std::get<Board>(checked);
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x)
      if (const Point p{x, y}; (hasBox(p) || hasGoal(p)) && !board.isInside(board.cell(p)))
        cells.push_back(p);
  return cells;
}

Board LevelDraft::picture() const {
  using Kind = Board::Square;
  std::vector<Kind> squares(m_letters.size(), Kind::Floor);
  std::vector<Point> open;
  const auto leave = [&](Point p) {
    if (!contains(p) || isWall(p) || squares[index(p)] == Kind::Outside) return;
    squares[index(p)] = Kind::Outside;
    open.push_back(p);
  };
  for (int x = 0; x < m_width; ++x)
    for (const int y : {0, m_height - 1}) leave({x, y});
  for (int y = 0; y < m_height; ++y)
    for (const int x : {0, m_width - 1}) leave({x, y});
  while (!open.empty()) {
    const Point p = open.back();
    open.pop_back();
    for (const Direction d : kStraight) leave(p + offset(d));
  }
  Position opening{kNoCell, {}};
  for (int y = 0; y < m_height; ++y)
    for (int x = 0; x < m_width; ++x) {
      const Point p{x, y};
      const auto cell = static_cast<Cell>(index(p));
      if (isWall(p)) squares[cell] = Kind::Wall;
      if (hasGoal(p)) squares[cell] = Kind::Goal;
      if (hasBox(p)) opening.boxes.push_back(cell);
      if (hasWorker(p)) opening.worker = cell;
    }
  return Board::picture(m_width, std::move(squares), std::move(opening));
}

// ---- As text ------------------------------------------------------------------------------------------------------------------------

std::string draftText(const TitledLevelDraft& draft) {
  std::string text;
  if (!draft.title.empty()) text += "title " + draft.title + '\n';
  if (!draft.author.empty()) text += "author " + draft.author + '\n';
  text += "board\n";
  for (std::string row : draft.draft.rows()) {
    std::ranges::replace(row, LevelDraft::kFloor, '-');
    text += row + '\n';
  }
  return text;
}

TitledLevelDraft readLevelDraft(std::string_view text, std::string_view fileName) {
  refuseLaterVersion(text, fileName);
  LineReader lines(text, fileName);
  TitledLevelDraft out;
  lines.expectFilled("title, author or board");
  for (const auto& [name, value] : {std::pair(std::string_view("title "), &out.title),
                                    std::pair(std::string_view("author "), &out.author)})
    if (lines.line().starts_with(name)) {
      *value = lines.line().substr(name.size());
      lines.expectFilled("author or board");
    }
  if (lines.line() != "board")
    lines.fail(ReaderErrors::tr("expected %1, found %2", std::string("board"), inQuotes(lines.line())));
  std::vector<std::string> rows;
  while (lines.next() && !lines.line().empty()) {
    if (lines.line().size() > kMostSide || rows.size() == kMostSide)
      lines.fail(ReaderErrors::tr("more than %1 columns or rows", kMostSide));
    if (lines.line().find_first_not_of("#-.$*@+") != std::string_view::npos)
      lines.fail(
          ReaderErrors::tr("expected a row of #, -, ., $, *, @ and +, found %1", inQuotes(lines.line())));
    rows.emplace_back(lines.line());
  }
  if (rows.empty()) lines.fail(ReaderErrors::tr("there is no board"));
  out.draft = LevelDraft(rows);
  return out;
}

}  // namespace searchlight::sokoban
