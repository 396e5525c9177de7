// core/klotski/board_text.cpp: reading and writing boards of any size.
#include "core/klotski/board_text.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/klotski/code.h"
#include "core/text/complaint.h"
#include "core/text/encoding.h"
#include "core/text/failure.h"
#include "core/text/line_reader.h"

namespace searchlight::klotski {
namespace {

constexpr std::string_view kSideNames[] = {"top", "right", "bottom", "left"};  // by Side
constexpr std::string_view kHeaders[] = {"title", "goal", "exit", "board"};
constexpr std::size_t kLongestTitle = 200;
constexpr std::size_t kMostBytes = std::size_t{8} << 20;  // of what a packed one unpacks to

// Whether a line among bare rows is a remark. It begins with '#', as a row does that begins with a wall: it is a row where all of
// it are cells, or where it ends with a wall, too, and no blank follows the first one.
bool isRemark(std::string_view line) {
  if (!line.starts_with('#')) return false;
  if (line.size() > 2 && line.ends_with('#') && line[1] != ' ' && line[1] != '\t') return false;
  return !std::ranges::all_of(line,
                              [](char c) { return c == '#' || c == '.' || c == '/' || isPieceLetter(c); });
}

// The cells of a piece part by part, each as its first one has it.
std::vector<Point> firstOfParts(std::vector<Point> cells) {
  std::vector<Point> out;
  while (!cells.empty()) {
    out.push_back(cells.front());
    std::vector<Point> part{cells.front()};
    for (std::size_t i = 0; i < part.size(); ++i)
      for (const Point p : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}})
        if (const auto next = std::ranges::find(cells, part[i] + p);
            next != cells.end() && std::ranges::find(part, *next) == part.end())
          part.push_back(*next);
    std::erase_if(cells, [&](Point p) { return std::ranges::find(part, p) != part.end(); });
  }
  return out;
}

class BoardReader {
 public:
  explicit BoardReader(LineReader& lines) : m_lines(lines) {}

  TitledBoard read() { return board(readSheet()); }

  // Nothing but rows, on lines or parted by '/', and remarks. REQUIRES: there is a row.
  TitledBoard readBareRows() {
    while (m_lines.nextFilled()) {
      if (isRemark(m_lines.line())) continue;
      const std::string_view line = m_lines.line();
      for (std::size_t from = 0; from <= line.size();) {
        const std::size_t end = std::min(line.find('/', from), line.size());
        addRow(line.substr(from, end - from), static_cast<int>(from));
        from = end + 1;
      }
    }
    m_boardLine = m_places.front().line;
    return board({});
  }

  TitledDraft readDraft() {
    std::string title = readSheet();
    Draft draft(m_rows);
    for (const GoalLine& goal : m_goals)
      if (!draft.setGoal(goal.letter, goal.anchor))
        m_lines.failAt(goal.line, "the goal " + coordinates(goal.anchor) + " of piece " + goal.letter +
                                      " is not on the board");
    if (m_parts.exit != draft.exit() && !draft.setExit(m_parts.exit))
      m_lines.failAt(m_exitLine, ReaderErrors::tr("the exit does not fit on its side of the board"));
    return {std::move(title), std::move(draft)};
  }

 private:
  struct Place {
    int line, column;  // from 1, from 0
  };
  struct GoalLine {
    char letter;
    Point anchor;
    int line;
  };

  TitledBoard board(std::string title) {
    placePieces();
    placeGoals();
    if (m_parts.exit)
      if (const auto fault = Board::faultOf(m_parts)) m_lines.failAt(m_exitLine, *fault);
    return {std::move(title), Board(std::move(m_parts))};
  }

  // All of it as it is written; the title.
  std::string readSheet() {
    std::string title;
    for (;;) {
      if (!m_lines.nextFilled())
        m_lines.fail(ReaderErrors::tr("expected %1, found the end of the text", std::string("\"board\"")));
      if (m_lines.line().starts_with('#')) continue;
      std::string_view rest = m_lines.line();
      const std::string_view header = takeField(rest);
      if (header == "title") {
        if (!title.empty()) m_lines.fail(ReaderErrors::tr("%1 is given twice", std::string("title")));
        title = titleFrom(rest);
      } else if (header == "goal") {
        readGoal(rest);
      } else if (header == "exit") {
        readExit(rest);
      } else if (header == "board" && takeField(rest).empty()) {
        break;
      } else {
        m_lines.fail(
            ReaderErrors::tr("expected \"title ..\", \"goal ..\", \"exit ..\" or \"board\", found %1",
                             inQuotes(m_lines.line())));
      }
    }
    m_boardLine = m_lines.number();
    readRows();
    return title;
  }

  std::string titleFrom(std::string_view rest) {
    const std::size_t begin = rest.find_first_not_of(" \t"), end = rest.find_last_not_of(" \t");
    if (begin == std::string_view::npos) m_lines.fail(ReaderErrors::tr("the title is empty"));
    if (end - begin >= kLongestTitle)
      m_lines.fail(ReaderErrors::tr("the title is longer than %1 bytes", kLongestTitle));
    return std::string(rest.substr(begin, end - begin + 1));
  }
  void readGoal(std::string_view rest) {
    const std::string_view letter = takeField(rest), place = takeField(rest);
    const auto anchor = pointFromText(place);
    if (letter.size() != 1 || !isPieceLetter(letter[0]) || !anchor || !takeField(rest).empty())
      m_lines.fail(ReaderErrors::tr("expected \"goal PIECE X,Y\", found %1", inQuotes(m_lines.line())));
    m_goals.push_back({letter[0], *anchor, m_lines.number()});
  }
  void readExit(std::string_view rest) {
    const std::string_view side = takeField(rest), cells = takeField(rest);
    const auto known = std::ranges::find(kSideNames, side);
    const std::size_t dash = std::min(cells.find('-'), cells.size());
    const auto first = parseInteger(cells.substr(0, dash), 0, kMostHeight);
    const auto last = dash < cells.size() ? parseInteger(cells.substr(dash + 1), 0, kMostHeight) : first;
    if (known == std::end(kSideNames) || !first || !last || !takeField(rest).empty())
      m_lines.fail(ReaderErrors::tr("expected \"exit top|right|bottom|left FIRST-LAST\", found %1",
                                    inQuotes(m_lines.line())));
    if (m_parts.exit) m_lines.fail(ReaderErrors::tr("%1 is given twice", std::string("exit")));
    m_parts.exit = Exit{static_cast<Side>(known - std::begin(kSideNames)), *first, *last};
    m_exitLine = m_lines.number();
  }

  void readRows() {
    while (m_lines.next() && m_lines.line().find_first_not_of(" \t") != std::string_view::npos)
      addRow(m_lines.line(), 0);
    if (m_parts.height == 0)
      m_lines.failAt(m_boardLine, ReaderErrors::tr("there are no rows after \"board\""));
  }
  // `column`: of its first cell in the line, from 0.
  void addRow(std::string_view row, int column) {
    const auto failAtCell = [&](std::size_t x, const Failure& what) {
      m_lines.fail(ReaderErrors::tr("column %1: %2", static_cast<std::size_t>(column) + x + 1, what));
    };
    if (m_parts.height == 0) m_parts.width = static_cast<int>(std::min<std::size_t>(row.size(), 1000));
    if (m_parts.height == kMostHeight)
      m_lines.fail(ReaderErrors::tr("a board has at most %1 rows", kMostHeight));
    for (std::size_t x = 0; x < row.size(); ++x) {
      if (x >= kMostWidth) failAtCell(x, ReaderErrors::tr("a row has at most %1 cells", kMostWidth));
      if (row[x] != '.' && row[x] != '#' && !isPieceLetter(row[x]))
        failAtCell(x, ReaderErrors::tr("expected a letter, \"#\" or \".\", found %1",
                                       characterInQuotes(row.substr(x))));
      if (static_cast<int>(x) >= m_parts.width) break;
      const Point p{static_cast<int>(x), m_parts.height};
      if (row[x] == '#') m_parts.walls.push_back(p);
      if (isPieceLetter(row[x])) m_cells[row[x]].push_back(p);
    }
    if (row.size() != static_cast<std::size_t>(m_parts.width))
      m_lines.fail(
          ReaderErrors::tr("expected %1 cells as in the first row, found %2", m_parts.width, row.size()));
    m_rows.emplace_back(row);
    m_places.push_back({m_lines.number(), column});
    ++m_parts.height;
  }
  void placePieces() {
    if (m_cells.empty()) m_lines.failAt(m_boardLine, ReaderErrors::tr("there are no pieces"));
    std::vector<std::pair<Point, char>> order;
    for (const auto& [letter, cells] : m_cells) order.emplace_back(cells.front(), letter);
    std::ranges::sort(order, [](const auto& a, const auto& b) {
      return std::pair(a.first.y, a.first.x) < std::pair(b.first.y, b.first.x);
    });
    for (const auto& [anchor, letter] : order) {
      verifyWhole(letter);
      Piece piece{letter, {}};
      for (const Point p : m_cells[letter]) piece.cells.push_back(p - anchor);
      // Alone it is right or wrong by itself.
      const Board::Parts alone{.width = m_parts.width,
                               .height = m_parts.height,
                               .walls = {},
                               .pieces = {piece},
                               .at = {anchor},
                               .goals = {{0, anchor}},
                               .exit = {}};
      if (const auto fault = Board::faultOf(alone))
        m_lines.failAt(placeOf(anchor).line,
                       ReaderErrors::tr("column %1: %2", placeOf(anchor).column + anchor.x + 1, *fault));
      m_parts.pieces.push_back(std::move(piece));
      m_parts.at.push_back(anchor);
    }
  }
  void verifyWhole(char letter) const {
    const std::vector<Point> parts = firstOfParts(m_cells.at(letter));
    if (parts.size() == 1) return;
    const auto column = [&](Point p) { return placeOf(p).column + p.x + 1; };
    const int line = placeOf(parts[1]).line, at = column(parts[1]);
    const Failure what =
        parts.size() == 2 ? ReaderErrors::tr("piece %1 is in two parts; the second is at line %2, column %3",
                                             letter, line, at)
                          : ReaderErrors::tr("piece %1 is in %2 parts; the second is at line %3, column %4",
                                             letter, parts.size(), line, at);
    m_lines.failAt(placeOf(parts[0]).line, ReaderErrors::tr("column %1: %2", column(parts[0]), what));
  }
  // What everybody plays on a board of that size: the large piece has to come out below.
  void takeUsualGoal() {
    const auto isLarge = [](const Piece& piece) {
      return std::ranges::is_permutation(piece.cells, std::vector<Point>{{0, 0}, {1, 0}, {0, 1}, {1, 1}});
    };
    const auto large = std::ranges::find_if(m_parts.pieces, isLarge);
    if (m_parts.width != kWidth || m_parts.height != kHeight || large == m_parts.pieces.end() ||
        std::ranges::count_if(m_parts.pieces, isLarge) > 1)
      return;
    m_goals.push_back({large->letter, pointOf(kExit), m_boardLine});
    if (!m_parts.exit) m_parts.exit = Exit{Side::Bottom, pointOf(kExit).x, pointOf(kExit).x + 1};
  }
  void placeGoals() {
    if (m_goals.empty()) takeUsualGoal();
    if (m_goals.empty())
      m_lines.failAt(m_boardLine,
                     ReaderErrors::tr("there is no goal: add \"goal PIECE X,Y\" before \"board\""));
    const std::optional<Exit> exit = std::exchange(m_parts.exit, std::nullopt);
    for (const GoalLine& goal : m_goals) {
      const auto piece = std::ranges::find(m_parts.pieces, goal.letter, &Piece::letter);
      if (piece == m_parts.pieces.end())
        m_lines.failAt(goal.line, ReaderErrors::tr("there is no piece %1", goal.letter));
      m_parts.goals.push_back({static_cast<int>(piece - m_parts.pieces.begin()), goal.anchor});
      if (const auto fault = Board::faultOf(m_parts)) m_lines.failAt(goal.line, *fault);
    }
    m_parts.exit = exit;
  }
  const Place& placeOf(Point cell) const { return m_places[static_cast<std::size_t>(cell.y)]; }

  LineReader& m_lines;
  Board::Parts m_parts;
  std::vector<std::string> m_rows;
  std::vector<Place> m_places;  // of the rows
  std::map<char, std::vector<Point>> m_cells;
  std::vector<GoalLine> m_goals;
  int m_boardLine = 0, m_exitLine = 0;
};

// Whether the first line that says anything is one of the general form's.
bool isGeneral(std::string_view text, std::string_view fileName) {
  LineReader lines(text, fileName);
  while (lines.nextFilled()) {
    if (lines.line().starts_with('#')) continue;
    std::string_view rest = lines.line();
    return std::ranges::find(kHeaders, takeField(rest)) != std::end(kHeaders);
  }
  return false;
}

// Either form. What is wrong with letters that are mostly the catalogue's is told as of that.
TitledBoard readRowsAlone(std::string_view text, std::string_view fileName) {
  std::size_t ofCatalogue = 0, others = 0;
  LineReader counted(text, fileName);
  while (counted.nextFilled()) {
    if (isRemark(counted.line())) continue;
    for (const char c : counted.line())
      if (isPieceLetter(c) || c == '#')
        ++(std::string_view("VHSC").find(c) == std::string_view::npos ? others : ofCatalogue);
  }
  const auto asCatalogue = [&] { return TitledBoard{{}, Board::of(readLayoutText(text, fileName))}; };
  if (others == 0) return asCatalogue();
  std::exception_ptr wrong;
  try {
    return asCatalogue();
  } catch (const FormatError&) {
    wrong = std::current_exception();
  }
  try {
    LineReader lines(text, fileName);
    return BoardReader(lines).readBareRows();
  } catch (const FormatError&) {
    if (ofCatalogue < others) throw;
  }
  std::rethrow_exception(wrong);
}

std::string join(const std::vector<std::string>& rows, char separator) {
  std::string text;
  for (const std::string& row : rows) {
    if (!text.empty()) text += separator;
    text += row;
  }
  return text;
}

std::vector<std::string> rowsOfBoard(const Board& board, const Position& position) {
  std::vector<std::string> rows;
  const std::vector<int> owners = board.owners(position);
  for (int cell = 0; cell < board.cellCount(); ++cell) {
    if (cell % board.width() == 0) rows.emplace_back();
    const int owner = owners[static_cast<std::size_t>(cell)];
    rows.back() += owner == kWall    ? '#'
                   : owner == kBlank ? '.'
                                     : board.pieces()[static_cast<std::size_t>(owner)].letter;
  }
  return rows;
}

}  // namespace

TitledBoard readTitledBoard(LineReader& lines) { return BoardReader(lines).read(); }

TitledBoard readTitledBoard(std::string_view bytes, std::string_view fileName) {
  const PlainText plain(bytes, fileName, kMostBytes);
  const std::string_view text = plain.view();
  refuseLaterVersion(text, fileName);
  if (!isGeneral(text, fileName)) return readRowsAlone(text, fileName);
  LineReader lines(text, fileName);
  TitledBoard read = readTitledBoard(lines);
  lines.expectEnd();
  return read;
}

TitledDraft readDraft(std::string_view bytes, std::string_view fileName) {
  const PlainText plain(bytes, fileName, kMostBytes);
  refuseLaterVersion(plain.view(), fileName);
  LineReader lines(plain.view(), fileName);
  TitledDraft read = BoardReader(lines).readDraft();
  lines.expectEnd();
  return read;
}

Board readBoard(std::string_view bytes, std::string_view fileName) {
  return readTitledBoard(bytes, fileName).board;
}

std::string boardRows(const Board& board, const Position& position) {
  return join(rowsOfBoard(board, position), '/');
}

std::string draftText(const Draft& draft, std::string_view title) {
  std::string text;
  if (!title.empty()) text.append("title ").append(title) += '\n';
  for (const DraftGoal& goal : draft.goals())
    text += std::string("goal ") + goal.letter + ' ' + coordinates(goal.anchor) + '\n';
  if (const std::optional<Exit>& exit = draft.exit())
    text += "exit " + std::string(kSideNames[static_cast<std::size_t>(exit->side)]) + ' ' +
            std::to_string(exit->first) + '-' + std::to_string(exit->last) + '\n';
  text += "board\n";
  for (int y = 0; y < draft.height(); ++y) {
    for (int x = 0; x < draft.width(); ++x) text += draft.at({x, y});
    text += '\n';
  }
  return text;
}

std::string generalBoardText(const Board& board, std::string_view title) {
  return draftText(Draft(board, board.opening()), title);
}

std::string gridOf(const Board& board) {
  // Letters in the order in which the pieces are met; a goal by the letter of its piece.
  std::map<int, std::size_t> order;
  std::string grid = std::to_string(board.width()) + ":";
  for (const int owner : board.owners(board.opening())) {
    if (owner >= 0) order.try_emplace(owner, order.size());
    grid += ' ' + (owner == kWall ? "#" : owner == kBlank ? "." : std::to_string(order[owner]));
  }
  std::vector<std::string> goals;
  for (const Goal& goal : board.goals())
    goals.push_back(std::to_string(order[goal.piece]) + " to " + coordinates(goal.anchor));
  std::ranges::sort(goals);
  return grid + "; " + join(goals, ';');
}

std::string boardText(const Board& board, std::string_view title) {
  if (title.empty())
    if (const auto code = board.codeOf(board.opening()); code && board == Board::of(*code))
      return rowsOf(*code) + '\n';
  return generalBoardText(board, title);
}

}  // namespace searchlight::klotski
