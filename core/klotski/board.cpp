// core/klotski/board.cpp: what a board knows of its pieces before anything slides, and sliding them one at a time.
#include "core/klotski/board.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace searchlight::klotski {
namespace {

bool comesBefore(Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

std::string text(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); }

// What is wrong with a piece's own cells.
std::optional<Failure> faultOfShape(const Piece& piece) {
  const std::string name = std::string("piece ") + piece.letter;
  if (!isPieceLetter(piece.letter)) return Failure("a piece has a letter, A to Z or a to z");
  if (piece.cells.empty() || piece.cells.front() != Point{})
    return Failure(name + " does not begin at its anchor");
  for (std::size_t i = 1; i < piece.cells.size(); ++i)
    if (!comesBefore(piece.cells[i - 1], piece.cells[i]))
      return Failure(name + " has its cells in another order");
  if (!hangsTogether(piece.cells)) return ReaderErrors::tr("piece %1 is in several parts", piece.letter);
  return std::nullopt;
}

Form formOf(const Board::Parts& parts, CellBits walls, std::vector<Point> cells) {
  Form form;
  form.cells = std::move(cells);
  const auto cell = [&](Point p) { return static_cast<std::size_t>(p.y * parts.width + p.x); };
  for (int y = 0; y < parts.height; ++y)
    for (int x = 0; x < parts.width; ++x) {
      CellBits under;
      for (const Point part : form.cells) {
        const Point p = Point{x, y} + part;
        if (p.x < 0 || p.y < 0 || p.x >= parts.width || p.y >= parts.height ||
            walls.has(static_cast<int>(cell(p)))) {
          under = {};
          break;
        }
        under = under | CellBits::of(static_cast<int>(cell(p)));
      }
      form.under[cell({x, y})] = under;
    }
  for (int y = 0; y < parts.height; ++y)
    for (int x = 0; x < parts.width; ++x)
      for (std::size_t d = 0; d < 4; ++d) {
        const Point p = Point{x, y} + kSlideOrder[d];
        const bool isInside = p.x >= 0 && p.y >= 0 && p.x < parts.width && p.y < parts.height;
        form.next[cell({x, y})][d] =
            isInside && form.fits(static_cast<int>(cell(p))) ? static_cast<Cell>(cell(p)) : kNowhere;
      }
  return form;
}

std::optional<Shape> shapeOf(const std::vector<Point>& cells) {
  for (const Shape shape : kPieces) {
    std::vector<Point> own;
    for (int y = 0; y < heightOf(shape); ++y)
      for (int x = 0; x < widthOf(shape); ++x) own.push_back({x, y});
    if (own == cells) return shape;
  }
  return std::nullopt;
}

}  // namespace

bool hangsTogether(const std::vector<Point>& cells) {
  std::vector<Point> met{cells.front()};
  for (std::size_t i = 0; i < met.size(); ++i)
    for (const Point step : kSlideOrder)
      if (const Point p = met[i] + step;
          std::ranges::find(cells, p) != cells.end() && std::ranges::find(met, p) == met.end())
        met.push_back(p);
  return met.size() == cells.size();
}

std::optional<Failure> Board::faultOf(const Parts& parts) {
  if (parts.width < 1 || parts.width > kMostWidth || parts.height < 1 || parts.height > kMostHeight)
    return Failure("a board is 1 to " + std::to_string(kMostWidth) + " cells wide and 1 to " +
                   std::to_string(kMostHeight) + " tall");
  if (parts.pieces.empty()) return ReaderErrors::tr("there are no pieces");
  if (parts.pieces.size() > kMostPieces)
    return ReaderErrors::tr("there are more than %1 pieces", kMostPieces);
  if (parts.at.size() != parts.pieces.size()) return Failure("not every piece has a place");
  std::vector<char> taken(static_cast<std::size_t>(parts.width * parts.height), 0);
  const auto isInside = [&](Point p) {
    return p.x >= 0 && p.y >= 0 && p.x < parts.width && p.y < parts.height;
  };
  const auto owner = [&](Point p) -> char& {
    return taken[static_cast<std::size_t>(p.y * parts.width + p.x)];
  };
  for (const Point wall : parts.walls) {
    if (!isInside(wall)) return Failure("a wall at " + text(wall) + " is beside the board");
    owner(wall) = '#';
  }
  const std::vector<char> walls = taken;
  for (std::size_t i = 0; i < parts.pieces.size(); ++i) {
    const Piece& piece = parts.pieces[i];
    if (auto fault = faultOfShape(piece)) return fault;
    const std::string name = std::string("piece ") + piece.letter;
    for (std::size_t k = 0; k < i; ++k)
      if (parts.pieces[k].letter == piece.letter)
        return Failure("there are two pieces " + std::string(1, piece.letter));
    for (const Point part : piece.cells) {
      const Point p = parts.at[i] + part;
      if (!isInside(p)) return Failure(name + " reaches beyond the board");
      if (owner(p) != 0) return Failure(name + " covers " + text(p) + ", which is taken");
      owner(p) = piece.letter;
    }
  }
  if (parts.goals.empty()) return Failure("there is no goal");
  taken = walls;
  for (std::size_t i = 0; i < parts.goals.size(); ++i) {
    const Goal& goal = parts.goals[i];
    if (goal.piece < 0 || goal.piece >= static_cast<int>(parts.pieces.size()))
      return Failure("a goal of no piece");
    const Piece& piece = parts.pieces[static_cast<std::size_t>(goal.piece)];
    for (std::size_t k = 0; k < i; ++k)
      if (parts.goals[k].piece == goal.piece) return ReaderErrors::tr("piece %1 has two goals", piece.letter);
    for (const Point part : piece.cells) {
      const Point p = goal.anchor + part;
      if (!isInside(p) || owner(p) == '#')
        return ReaderErrors::tr("piece %1 does not fit at its goal %2", piece.letter, text(goal.anchor));
      if (owner(p) != 0) return ReaderErrors::tr("two goals overlap at %1", text(p));
      owner(p) = piece.letter;
    }
  }
  if (parts.exit) {
    const bool isAcross = parts.exit->side == Side::Top || parts.exit->side == Side::Bottom;
    if (parts.exit->first < 0 || parts.exit->last < parts.exit->first ||
        parts.exit->last >= (isAcross ? parts.width : parts.height))
      return ReaderErrors::tr("the exit does not fit on its side of the board");
  }
  return std::nullopt;
}

Board::Board(Parts parts) : m_data(dataOf(std::move(parts))) {}

std::shared_ptr<const Board::Data> Board::dataOf(Parts parts) {
  auto data = std::make_shared<Data>();
  std::ranges::sort(parts.walls, comesBefore);
  parts.walls.erase(std::unique(parts.walls.begin(), parts.walls.end()), parts.walls.end());
  for (const Point wall : parts.walls)
    data->walls = data->walls | CellBits::of(wall.y * parts.width + wall.x);
  for (std::size_t i = 0; i < parts.pieces.size(); ++i) {
    const std::vector<Point>& cells = parts.pieces[i].cells;
    const auto known = std::ranges::find(data->forms, cells, &Form::cells);
    data->formOf.push_back(static_cast<std::size_t>(known - data->forms.begin()));
    if (known == data->forms.end()) data->forms.push_back(klotski::formOf(parts, data->walls, cells));
    data->opening.add(parts.at[i].y * parts.width + parts.at[i].x);

    const auto hasGoal = [&](int piece) {
      return std::ranges::find(parts.goals, piece, &Goal::piece) != parts.goals.end();
    };
    const auto number = static_cast<int>(i);
    const auto kind = std::ranges::find_if(data->kinds, [&](const Kind& k) {
      return k.form == data->formOf[i] && !hasGoal(k.pieces.front()) && !hasGoal(number);
    });
    if (kind == data->kinds.end())
      data->kinds.push_back({data->formOf[i], {number}});
    else
      kind->pieces.push_back(number);
  }
  int large = 0;
  bool isOfFamily = parts.width == kWidth && parts.height == kHeight && parts.walls.empty();
  for (const Piece& piece : parts.pieces) {
    const std::optional<Shape> shape = shapeOf(piece.cells);
    isOfFamily &= shape.has_value();
    large += shape == Shape::Large;
    data->shapes.push_back(shape.value_or(Shape::Blank));
  }
  data->isOfFamily = isOfFamily && large == 1 && parts.goals.size() == 1 &&
                     data->shapes[static_cast<std::size_t>(parts.goals[0].piece)] == Shape::Large &&
                     parts.goals[0].anchor == pointOf(kExit);
  data->parts = std::move(parts);
  return data;
}

Board Board::of(Code code) {
  Parts parts;
  parts.width = kWidth;
  parts.height = kHeight;
  char letter = 'A';
  for (int cell = 0; cell < kCells; ++cell) {
    const Shape shape = code.at(cell);
    if (shape == Shape::Blank || shape == Shape::Covered) continue;
    Piece piece;
    if (shape == Shape::Large) {
      piece.letter = 'C';
      parts.goals.push_back({static_cast<int>(parts.pieces.size()), pointOf(kExit)});
    } else {
      piece.letter = letter++;
      if (letter == 'C') ++letter;
    }
    for (int y = 0; y < heightOf(shape); ++y)
      for (int x = 0; x < widthOf(shape); ++x) piece.cells.push_back({x, y});
    parts.pieces.push_back(std::move(piece));
    parts.at.push_back(pointOf(cell));
  }
  parts.exit = Exit{Side::Bottom, pointOf(kExit).x, pointOf(kExit).x + 1};
  return Board(std::move(parts));
}

Board Board::openedAt(const Position& position) const {
  Parts other = parts();
  for (int piece = 0; piece < pieceCount(); ++piece)
    other.at[static_cast<std::size_t>(piece)] = anchor(position, piece);
  return Board(std::move(other));
}

bool Board::isLegal(const Position& position) const {
  if (position.pieceCount() != pieceCount()) return false;
  CellBits taken;
  for (int piece = 0; piece < pieceCount(); ++piece) {
    if (position.cell(piece) >= cellCount() || !form(piece).fits(position.cell(piece))) return false;
    const CellBits under = form(piece).under[static_cast<std::size_t>(position.cell(piece))];
    if (!(under & taken).isEmpty()) return false;
    taken = taken | under;
  }
  return true;
}

CellBits Board::covered(const Position& position, int without) const {
  CellBits taken;
  for (int piece = 0; piece < pieceCount(); ++piece)
    if (piece != without) taken = taken | form(piece).under[static_cast<std::size_t>(position.cell(piece))];
  return taken;
}

std::vector<int> Board::owners(const Position& position) const {
  std::vector<int> owners(static_cast<std::size_t>(cellCount()), kBlank);
  for (const Point wall : parts().walls) owners[static_cast<std::size_t>(cell(wall))] = kWall;
  for (int piece = 0; piece < pieceCount(); ++piece)
    for (const Point part : form(piece).cells)
      owners[static_cast<std::size_t>(cell(anchor(position, piece) + part))] = piece;
  return owners;
}

int Board::pieceAt(const Position& position, Point p) const {
  if (isWall(p)) return kWall;
  for (int piece = 0; piece < pieceCount(); ++piece)
    if (form(piece).under[static_cast<std::size_t>(position.cell(piece))].has(cell(p))) return piece;
  return kBlank;
}

bool Board::isSolved(const Position& position) const {
  return std::ranges::all_of(goals(),
                             [&](const Goal& goal) { return anchor(position, goal.piece) == goal.anchor; });
}

std::vector<Point> Board::reach(const Position& position, int piece, Count count) const {
  std::vector<Point> reach;
  forEachSlide(form(piece), position.cell(piece), covered(position, piece), count,
               [&](int to) { reach.push_back(point(to)); });
  return reach;
}

std::vector<Point> Board::path(const Position& position, int piece, Point to) const {
  if (!contains(to)) return {};
  const Form& own = form(piece);
  const CellBits taken = covered(position, piece);
  // Steps from `to`, then down the hill from here, straight on where that is as short.
  std::array<int, kMostCells> steps;
  steps.fill(-1);
  if (!own.fits(cell(to)) || !(own.under[static_cast<std::size_t>(cell(to))] & taken).isEmpty()) return {};
  std::vector<Cell> queue{static_cast<Cell>(cell(to))};
  steps[queue[0]] = 0;
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (const Cell next : own.next[queue[head]])
      if (next != kNowhere && steps[next] < 0 && (own.under[next] & taken).isEmpty()) {
        steps[next] = steps[queue[head]] + 1;
        queue.push_back(next);
      }
  auto at = static_cast<Cell>(position.cell(piece));
  if (steps[at] < 0) return {};
  // The fewest turns from every anchor in every direction: anchors nearer to the end come first in the queue.
  constexpr int kMany = 1 << 20;
  std::array<std::array<int, 4>, kMostCells> turns;
  const auto leadsDown = [&](Cell from, std::size_t d) {
    const Cell next = own.next[from][d];
    return next != kNowhere && steps[next] >= 0 && steps[next] == steps[from] - 1;
  };
  for (const Cell from : queue)
    for (std::size_t d = 0; d < 4; ++d) {
      int& fewest = turns[from][d] = kMany;
      if (!leadsDown(from, d)) continue;
      const Cell next = own.next[from][d];
      if (steps[next] == 0) fewest = 0;
      for (std::size_t after = 0; after < 4 && steps[next] > 0; ++after)
        fewest = std::min(fewest, turns[next][after] + (after != d));
    }
  std::vector<Point> path{point(at)};
  std::optional<std::size_t> last;
  while (steps[at] > 0) {
    std::size_t best = 0;
    int fewest = kMany * 2;
    for (std::size_t d = 0; d < 4; ++d)
      if (const int n = turns[at][d] + (last && *last != d); leadsDown(at, d) && n < fewest) {
        best = d;
        fewest = n;
      }
    at = own.next[at][best];
    last = best;
    path.push_back(point(at));
  }
  return path;
}

std::optional<Board::Distance> Board::distance(const Position& position, int piece, Point to) const {
  const std::vector<Point> shortest = path(position, piece, to);
  if (shortest.empty()) return std::nullopt;
  // The fewest straight slides may take a longer way than the fewest steps.
  const CellBits taken = covered(position, piece);
  std::array<int, kMostCells> slides;
  slides.fill(-1);
  std::vector<Cell> queue{static_cast<Cell>(position.cell(piece))};
  slides[queue[0]] = 0;
  for (std::size_t head = 0; head < queue.size(); ++head)
    forEachSlide(form(piece), queue[head], taken, Count::Straight, [&](int next) {
      const auto n = static_cast<std::size_t>(next);
      if (slides[n] >= 0) return;
      slides[n] = slides[queue[head]] + 1;
      queue.push_back(static_cast<Cell>(next));
    });
  return Distance{slides[static_cast<std::size_t>(cell(to))], static_cast<int>(shortest.size()) - 1};
}

std::optional<Code> Board::codeOf(const Position& position) const {
  if (!isOfFamily()) return std::nullopt;
  Code code;
  for (int piece = 0; piece < pieceCount(); ++piece)
    code.bits |= patternOf(m_data->shapes[static_cast<std::size_t>(piece)], position.cell(piece));
  return code;
}

Position Board::positionOf(Code code, const Position& near) const {
  std::vector<std::vector<Cell>> anchors(kinds().size());
  for (std::size_t k = 0; k < kinds().size(); ++k) {
    const Shape shape = m_data->shapes[static_cast<std::size_t>(kinds()[k].pieces.front())];
    for (int cell = 0; cell < kCells; ++cell)
      if (code.at(cell) == shape) anchors[k].push_back(static_cast<Cell>(cell));
  }
  return positionOf(anchors, near);
}

Position Board::positionOf(const std::vector<std::vector<Cell>>& anchors, const Position& near) const {
  Position named = near;
  for (std::size_t k = 0; k < kinds().size(); ++k) {
    assert(anchors[k].size() == kinds()[k].pieces.size());
    std::vector<Cell> free = anchors[k];
    std::vector<int> moved;
    for (const int piece : kinds()[k].pieces)
      if (const auto stays = std::ranges::find(free, near.cell(piece)); stays != free.end())
        free.erase(stays);
      else
        moved.push_back(piece);
    // The others go to the nearest place that is left.
    for (const int piece : moved) {
      const Point from = anchor(near, piece);
      const auto nearest = std::ranges::min_element(free, {}, [&](Cell to) {
        const Point away = point(to) - from;
        return std::abs(away.x) + std::abs(away.y);
      });
      named.set(piece, *nearest);
      free.erase(nearest);
    }
  }
  return named;
}

}  // namespace searchlight::klotski
