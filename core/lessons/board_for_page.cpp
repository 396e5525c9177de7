// core/lessons/board_for_page.cpp: a lesson's board as the page reads it: what may be rows alone becomes the domain's own text.
#include <algorithm>
#include <utility>
#include <variant>

#include "core/grid/map_format.h"
#include "core/grid/route_command.h"
#include "core/klotski/board_text.h"
#include "core/klotski/rules_of_game.h"
#include "core/lessons/lesson.h"
#include "core/lines/rules_of_game.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/line_reader.h"

namespace searchlight::lessons {
namespace {

using Rows = std::vector<std::string_view>;

void requireSide(std::string_view file, int width, int height) {
  if (width > kMostBoardSide || height > kMostBoardSide)
    throw FormatError(file, 1,
                      "a lesson's board has at most " + std::to_string(kMostBoardSide) +
                          " columns and rows, not " + std::to_string(width) + " x " + std::to_string(height));
}

// Without blank lines at the end.
Rows rowsOf(std::string_view text) {
  Rows rows;
  LineReader lines(text, {});
  while (lines.next()) rows.push_back(lines.line());
  while (!rows.empty() && rows.back().find_first_not_of(" \t") == std::string_view::npos) rows.pop_back();
  return rows;
}

grid::MapDocument mapOfRows(const Rows& rows, std::string_view file) {
  const std::size_t width = rows.front().size();
  requireSide(file, static_cast<int>(std::min<std::size_t>(width, 100'000)), static_cast<int>(rows.size()));
  if (width == 0) throw FormatError(file, 1, "a row of the map has no cells");
  grid::MapDocument out{grid::Map(static_cast<int>(width), static_cast<int>(rows.size())), {}, {}};
  for (std::size_t y = 0; y < rows.size(); ++y) {
    const int line = static_cast<int>(y) + 1;
    if (rows[y].size() != width)
      throw FormatError(
          file, line,
          "a row has " + std::to_string(rows[y].size()) + " cells, the first one " + std::to_string(width));
    for (std::size_t x = 0; x < width; ++x) {
      const Point at{static_cast<int>(x), static_cast<int>(y)};
      const char c = rows[y][x];
      if (c == '#') {
        out.map.setWeight(at, grid::kWall);
      } else if (c >= '1' && c <= '9') {
        out.map.setWeight(at, static_cast<grid::Weight>(c - '0'));
      } else if (c == 'S' || c == 'G') {
        std::optional<Point>& end = c == 'S' ? out.start : out.goal;
        if (end) throw FormatError(file, line, std::string("two cells are ") + c);
        end = at;
      } else if (c != '.') {
        throw FormatError(file, line, "a row of a map may hold . 1 to 9 # S G, not " + inQuotes({&c, 1}));
      }
    }
  }
  return out;
}

std::string mapText(std::string_view text, const Rows& rows, std::string_view file) {
  const bool isWhole = rows.front().starts_with("searchlight-map") || rows.front().starts_with("type ");
  if (isWhole && rows.size() > 4 * static_cast<std::size_t>(kMostBoardSide))
    throw FormatError(file, 1, "the board is too large for a lesson");
  const grid::MapDocument document = isWhole ? grid::readMap(text, file) : mapOfRows(rows, file);
  requireSide(file, document.map.width(), document.map.height());
  return grid::writePlainMap(document);
}

std::string layoutText(std::string_view text, std::string_view file) {
  if (game::isText(text, klotski::Rules::kForm)) {
    (void)game::readGame<klotski::Rules>(text, file);
    return std::string(text);
  }
  const klotski::TitledBoard read = klotski::readTitledBoard(text, file);
  return klotski::boardText(read.board, read.title);
}

std::string levelText(std::string_view text, const Rows& rows, std::string_view file) {
  if (game::isText(text, sokoban::Rules::kForm)) {
    const sokoban::Game game = game::readGame<sokoban::Rules>(text, file);
    requireSide(file, game.opening().board.width(), game.opening().board.height());
    return std::string(text);
  }
  const std::vector<std::string> level(rows.begin(), rows.end());
  auto read = sokoban::Board::fromRows(level);
  if (const auto* fault = std::get_if<sokoban::Fault>(&read))
    throw FormatError(file, std::max(fault->row, 0) + 1, fault->what);
  auto& board = std::get<sokoban::Board>(read);
  requireSide(file, board.width(), board.height());
  return game::text(sokoban::Game(sokoban::Opening(std::move(board))).record());
}

// As many rows as cells a side, which say the size; all else is as usual.
std::string linesText(std::string_view text, const Rows& rows, std::string_view file) {
  if (game::isText(text, lines::Rules::kForm)) {
    (void)game::readGame<lines::Rules>(text, file);
    return std::string(text);
  }
  lines::Settings settings;
  settings.size = static_cast<int>(std::min<std::size_t>(rows.size(), 1000));
  if (const auto fault = lines::faultOf(settings)) throw FormatError(file, 1, *fault);
  std::string opening =
      std::string(lines::Rules::kForm) + " " + std::to_string(lines::Rules::kVersion) + "\n";
  lines::Board board(settings.size);
  for (std::size_t y = 0; y < rows.size(); ++y) {
    const int line = static_cast<int>(y) + 1;
    if (rows[y].size() != rows.size())
      throw FormatError(file, line,
                        "a row has " + std::to_string(rows[y].size()) + " cells, and there are " +
                            std::to_string(rows.size()) + " rows");
    for (std::size_t x = 0; x < rows.size(); ++x) {
      const char c = rows[y][x];
      const int colour = c - '0';
      if (c != '.' && (colour < 1 || colour > settings.colours))
        throw FormatError(file, line,
                          "a row of Lines has . and 1 to " + std::to_string(settings.colours) + ", not " +
                              inQuotes({&c, 1}));
      if (c != '.') board.set({static_cast<int>(x), static_cast<int>(y)}, static_cast<lines::Colour>(colour));
    }
  }
  // As a saved game, whose reader holds it to the rules; of its lines only the rows are the lesson's.
  const std::string whole = opening + lines::Rules::openingText({settings, 1, board}) + "at 0\npoints 0\n";
  try {
    return game::text(game::readGame<lines::Rules>(whole, {}).record());
  } catch (const FormatError& e) {
    throw FormatError(file, 1, e.failure());
  }
}

std::string textFor(std::string_view page, std::string_view text, std::string_view file) {
  const Rows rows = rowsOf(text);
  if (rows.empty()) throw FormatError(file, 1, ReaderErrors::tr("there is no board"));
  if (page == grid::kMapLab) return mapText(text, rows, file);
  if (page == "klotski") return layoutText(text, file);
  if (page == "sokoban") return levelText(text, rows, file);
  return linesText(text, rows, file);
}

}  // namespace

std::string boardForPage(std::string_view page, std::string_view text, std::string_view fileName,
                         int firstLine) {
  try {
    return textFor(page, text, fileName);
  } catch (const FormatError& e) {
    throw FormatError(fileName, firstLine + std::max(e.line(), 1) - 1, e.failure());
  }
}

}  // namespace searchlight::lessons
