// core/sokoban/board.cpp: rows become a board; steps; what is alike.
#include "core/sokoban/board.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "core/geometry/point.h"
#include "core/text/line_reader.h"

namespace searchlight::sokoban {

namespace {

bool isWorker(char c) { return c == '@' || c == 'p' || c == '+' || c == 'P'; }
bool isBox(char c) { return c == '$' || c == 'b' || c == '*' || c == 'B'; }
bool isGoalLetter(char c) { return c == '.' || c == '+' || c == 'P' || c == '*' || c == 'B'; }
bool isFloorLetter(char c) { return c == ' ' || c == '-' || c == '_'; }

// The rows as a rectangle of letters.
struct Letters {
  int width = 0, height = 0;
  std::string letters;
  char at(Point p) const { return letters[static_cast<std::size_t>(p.y * width + p.x)]; }
  bool isEdge(Point p) const { return p.x == 0 || p.y == 0 || p.x == width - 1 || p.y == height - 1; }
};

// What the worker could come to if no box were in the way, by cell; nothing, and `leak` is the shortest way, if he could leave.
std::optional<std::vector<bool>> insideOf(const Letters& rows, Point worker, std::vector<Point>& leak) {
  std::vector<bool> inside(rows.letters.size());
  struct Met {
    Point at;
    std::size_t from;  // its place in the list; the worker's is its own
  };
  std::vector<Met> met{{worker, 0}};
  inside[static_cast<std::size_t>(worker.y * rows.width + worker.x)] = true;
  for (std::size_t i = 0; i < met.size(); ++i) {
    const Point p = met[i].at;
    if (rows.isEdge(p)) {
      for (std::size_t at = i; at != met[at].from; at = met[at].from) leak.push_back(met[at].at);
      leak.push_back(worker);
      std::reverse(leak.begin(), leak.end());
      return std::nullopt;
    }
    for (const Direction d : kStraight) {
      const Point next = p + offset(d);
      const auto cell = static_cast<std::size_t>(next.y * rows.width + next.x);
      if (rows.at(next) == '#' || inside[cell]) continue;
      inside[cell] = true;
      met.push_back({next, i});
    }
  }
  return inside;
}

}  // namespace

bool Position::hasBox(Cell cell) const { return std::binary_search(boxes.begin(), boxes.end(), cell); }

void Position::moveBox(Cell from, Cell to) {
  const auto at = std::lower_bound(boxes.begin(), boxes.end(), from);
  const auto before = std::lower_bound(boxes.begin(), boxes.end(), to);
  if (before > at) {
    std::move(at + 1, before, at);
    *(before - 1) = to;
  } else {
    std::move_backward(before, at, at + 1);
    *before = to;
  }
}

std::variant<Board, Fault> Board::fromRows(std::span<const std::string> rows) {
  Letters letters;
  std::size_t width = 0;
  for (const std::string& row : rows) width = std::max(width, row.size());
  if (rows.empty() || width == 0) return Fault{ReaderErrors::tr("there is no board")};
  if (width > kMostSide || rows.size() > kMostSide)
    return Fault{ReaderErrors::tr("the board is %1 x %2; the limit is %3 x %4", width, rows.size(), kMostSide,
                                  kMostSide)};
  letters.width = static_cast<int>(width);
  letters.height = static_cast<int>(rows.size());
  std::optional<Point> worker;
  for (int y = 0; y < letters.height; ++y) {
    const std::string& row = rows[static_cast<std::size_t>(y)];
    for (int x = 0; x < static_cast<int>(row.size()); ++x) {
      const char c = row[static_cast<std::size_t>(x)];
      if (isWorker(c)) {
        if (worker)
          return Fault{ReaderErrors::tr("there is more than one worker"), y, {*worker, Point{x, y}}};
        worker = Point{x, y};
      } else if (c != '#' && c != '.' && !isBox(c) && !isFloorLetter(c)) {
        return Fault{
            ReaderErrors::tr("unknown character %1", inQuotes(std::string_view(&c, 1))), y, {Point{x, y}}};
      }
    }
    letters.letters += row;
    letters.letters.resize(static_cast<std::size_t>(y + 1) * width, ' ');
  }
  if (!worker) return Fault{ReaderErrors::tr("there is no worker")};
  std::vector<Point> leak;
  const auto inside = insideOf(letters, *worker, leak);
  if (!inside) return Fault{ReaderErrors::tr("the walls have a gap"), leak.back().y, leak};

  auto data = std::make_shared<Data>();
  data->width = letters.width;
  data->height = letters.height;
  data->offsets = {-data->width, -1, 1, data->width};
  data->squares.resize(letters.letters.size());
  for (std::size_t i = 0; i < letters.letters.size(); ++i) {
    const char c = letters.letters[i];
    Square& square = data->squares[i];
    if (!(*inside)[i]) {
      square = c == '#' || isBox(c) ? Square::Wall : Square::Outside;
      continue;
    }
    square = isGoalLetter(c) ? Square::Goal : Square::Floor;
    if (isGoalLetter(c)) data->goals.push_back(static_cast<Cell>(i));
    if (isBox(c)) data->opening.boxes.push_back(static_cast<Cell>(i));
    if (isWorker(c)) data->opening.worker = static_cast<Cell>(i);
  }
  const std::size_t boxes = data->opening.boxes.size();
  if (boxes == 0) return Fault{ReaderErrors::tr("the worker cannot reach any box")};
  if (data->goals.size() < boxes) {
    std::vector<Point> cells;
    for (const Cell box : data->opening.boxes) cells.push_back({box % data->width, box / data->width});
    const std::size_t goals = data->goals.size();
    return Fault{boxes == 1   ? ReaderErrors::tr("1 box, but no goals")
                 : goals == 1 ? ReaderErrors::tr("%1 boxes, but only 1 goal", boxes)
                              : ReaderErrors::tr("%1 boxes, but only %2 goals", boxes, goals),
                 -1, std::move(cells)};
  }
  return Board(std::move(data));
}

Board Board::picture(int width, std::vector<Square> squares, Position opening) {
  auto data = std::make_shared<Data>();
  data->width = width;
  data->height = static_cast<int>(squares.size()) / width;
  data->offsets = {-width, -1, 1, width};
  for (std::size_t i = 0; i < squares.size(); ++i)
    if (squares[i] == Square::Goal) data->goals.push_back(static_cast<Cell>(i));
  data->squares = std::move(squares);
  data->opening = std::move(opening);
  return Board(std::move(data));
}

Board Board::from(const Position& position) const {
  auto data = std::make_shared<Data>(*m_data);
  data->opening = position;
  return Board(std::move(data));
}

Board Board::from(const Position& position, std::vector<Cell> goals) const {
  auto data = std::make_shared<Data>(*m_data);
  data->opening = position;
  for (const Cell goal : data->goals) data->squares[goal] = Square::Floor;
  for (const Cell goal : goals) data->squares[goal] = Square::Goal;
  data->goals = std::move(goals);
  return Board(std::move(data));
}

Board Board::reversed(const Position& solved) const { return from(solved, m_data->opening.boxes); }

bool Board::isSolved(const Position& position) const {
  return std::all_of(position.boxes.begin(), position.boxes.end(), [&](Cell box) { return isGoal(box); });
}

StepKind Board::kindOf(const Position& position, Direction d) const {
  const Cell next = beside(position.worker, d);
  if (!isInside(next)) return StepKind::Blocked;
  if (!position.hasBox(next)) return StepKind::Walk;
  const Cell ahead = beside(next, d);
  return isInside(ahead) && !position.hasBox(ahead) ? StepKind::Push : StepKind::Blocked;
}

StepKind Board::reverseKindOf(const Position& position, Direction d) const {
  const Cell next = beside(position.worker, d);
  if (!isInside(next) || position.hasBox(next)) return StepKind::Blocked;
  return position.hasBox(beside(position.worker, opposite(d))) ? StepKind::Pull : StepKind::Walk;
}

StepKind Board::step(Position& position, Direction d) const {
  const StepKind kind = kindOf(position, d);
  if (kind == StepKind::Blocked) return kind;
  position.worker = beside(position.worker, d);
  if (kind == StepKind::Push) position.moveBox(position.worker, beside(position.worker, d));
  return kind;
}

std::vector<bool> Board::reach(const Position& position) const {
  std::vector<bool> reached(cellCount());
  std::vector<Cell> open{position.worker};
  reached[position.worker] = true;
  while (!open.empty()) {
    const Cell cell = open.back();
    open.pop_back();
    for (const Direction d : kStraight) {
      const Cell next = beside(cell, d);
      if (!isInside(next) || reached[next] || position.hasBox(next)) continue;
      reached[next] = true;
      open.push_back(next);
    }
  }
  return reached;
}

std::vector<std::string> Board::rows(const Position& position) const {
  std::vector<std::string> rows;
  for (int y = 0; y < height(); ++y) {
    std::string row;
    for (int x = 0; x < width(); ++x) {
      const Cell at = cell({x, y});
      const bool goal = isGoal(at);
      row += at == position.worker        ? goal ? '+' : '@'
             : position.hasBox(at)        ? goal ? '*' : '$'
             : goal                       ? '.'
             : square(at) == Square::Wall ? '#'
                                          : ' ';
    }
    row.resize(row.find_last_not_of(' ') + 1);
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string Board::identity() const {
  const std::vector<bool> reached = reach(opening());
  Point least{width(), height()}, most{-1, -1};
  for (std::size_t i = 0; i < cellCount(); ++i) {
    if (!isInside(static_cast<Cell>(i))) continue;
    const Point p = point(static_cast<Cell>(i));
    least = {std::min(least.x, p.x), std::min(least.y, p.y)};
    most = {std::max(most.x, p.x), std::max(most.y, p.y)};
  }
  const int columns = most.x - least.x + 1, lines = most.y - least.y + 1;
  std::string best;
  for (int turn = 0; turn < 8; ++turn) {
    const bool isTransposed = turn >= 4;
    const int w = isTransposed ? lines : columns, h = isTransposed ? columns : lines;
    std::string text = std::to_string(w) + "x" + std::to_string(h) + ":";
    for (int y = 0; y < h; ++y)
      for (int x = 0; x < w; ++x) {
        const int u = turn & 1 ? w - 1 - x : x, v = turn & 2 ? h - 1 - y : y;
        const Cell at =
            cell(isTransposed ? Point{least.x + v, least.y + u} : Point{least.x + u, least.y + v});
        const bool goal = isGoal(at);
        text += !isInside(at)          ? '#'
                : opening().hasBox(at) ? goal ? '*' : '$'
                : reached[at]          ? goal ? '+' : '@'
                : goal                 ? '.'
                                       : '-';
      }
    if (best.empty() || text < best) best = std::move(text);
  }
  return best;
}

namespace {

std::optional<Cell> cellFromText(const Board& board, std::string_view word) {
  const std::optional<Point> p = pointFromText(word);
  // Blanks are between the cells, not in them.
  if (!p || !board.contains(*p) || word.find(' ') != std::string_view::npos) return std::nullopt;
  return board.cell(*p);
}

}  // namespace

std::string positionText(const Board& board, const Position& position) {
  std::string text = coordinates(board.point(position.worker)) + ":";
  for (const Cell box : position.boxes) text += " " + coordinates(board.point(box));
  return text;
}

std::optional<Position> positionFromText(const Board& board, std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<Cell> worker = cellFromText(board, text.substr(0, colon));
  if (!worker) return std::nullopt;
  Position position{*worker, {}};
  text.remove_prefix(colon + 1);
  for (std::string_view word = takeField(text); !word.empty(); word = takeField(text)) {
    const std::optional<Cell> box = cellFromText(board, word);
    if (!box) return std::nullopt;
    position.boxes.push_back(*box);
  }
  std::sort(position.boxes.begin(), position.boxes.end());
  return position;
}

}  // namespace searchlight::sokoban
