// core/lines/rules_of_game_text.cpp: openings and moves as text, and games as version 1 had them.
#include <algorithm>
#include <limits>

#include "core/game/text.h"
#include "core/lines/rules_of_game.h"

namespace searchlight::game {
template class Game<lines::Rules>;
template Game<lines::Rules> readGame<lines::Rules>(std::string_view, std::string_view, const GoesOn&);
template std::string text<lines::Rules>(const Record<lines::Rules>&);
}  // namespace searchlight::game

namespace searchlight::lines {
namespace {

std::string_view readValue(LineReader& lines, std::string_view name) {
  lines.expectFilled(name);
  return lines.named(name);
}
int readInteger(LineReader& lines, std::string_view name, int min, int max) {
  return lines.integer(readValue(lines, name), name, min, max);
}

Settings readSettings(LineReader& lines) {
  Settings s;
  s.size = readInteger(lines, "size", Settings::kMinSize, Settings::kMaxSize);
  s.colours = readInteger(lines, "colours", Settings::kMinColours, Settings::kMaxColours);
  s.newBalls = readInteger(lines, "new", Settings::kMinNewBalls, Settings::kMaxNewBalls);
  s.line = readInteger(lines, "line", Settings::kMinLine, std::min(Settings::kMaxLine, s.size));
  const std::string_view score = readValue(lines, "score");
  if (const auto known = scoreFromName(score))
    s.score = *known;
  else
    lines.fail(
        ReaderErrors::tr("expected classic or quadratic, found %1", std::string("score ") + inQuotes(score)));
  const std::string_view deal = readValue(lines, "deal");
  if (const auto known = dealFromName(deal))
    s.deal = *known;
  else
    lines.fail(ReaderErrors::tr("expected unless-cleared or always, found %1",
                                std::string("deal ") + inQuotes(deal)));
  return s;
}

Board readRows(LineReader& lines, const Settings& settings) {
  const int first = lines.number() + 1;
  Board board(settings.size);
  std::vector<Point> balls;
  for (int y = 0; y < settings.size; ++y) {
    if (!lines.next()) lines.fail(ReaderErrors::tr("the board ends after %1 rows", y));
    const std::string_view row = lines.line();
    if (row.size() != static_cast<std::size_t>(settings.size))
      lines.fail(ReaderErrors::tr("expected %1 cells, found %2", settings.size, row.size()));
    for (int x = 0; x < settings.size; ++x) {
      const char c = row[static_cast<std::size_t>(x)];
      if (c == '.') continue;
      if (c < '1' || c > '0' + settings.colours)
        lines.fail(ReaderErrors::tr("column %1: %2", x,
                                    ReaderErrors::tr("expected \".\" or a colour from 1 to %1, found %2",
                                                     settings.colours, inQuotes({&c, 1}))));
      board.set({x, y}, static_cast<Colour>(c - '0'));
      balls.push_back({x, y});
    }
  }
  if (board.isFull()) lines.failAt(first, ReaderErrors::tr("the board is full: no ball can move"));
  if (const std::vector<Point> line = linesThrough(board, settings, balls); !line.empty())
    lines.failAt(
        first + line.front().y,
        ReaderErrors::tr(
            "column %1: %2", line.front().x,
            ReaderErrors::tr("complete lines of balls are not allowed, because the rules remove them")));
  return board;
}

// From a form that names the numbers to come.
Rules::Opening readOpeningBefore(LineReader& lines, std::string_view next) {
  Rules::Opening out{readSettings(lines), 0, {}};
  lines.expectFilled("seed");
  out.seed = game::wholeNumber(lines, "seed", std::numeric_limits<std::uint64_t>::max());
  lines.expectFilled("board or " + std::string(next));
  if (lines.line() != "board") return out;
  out.board = readRows(lines, out.settings);
  lines.expectFilled(next);
  return out;
}

}  // namespace

std::string Rules::openingText(const Opening& opening) {
  const Settings& s = opening.settings;
  std::string text;
  const auto line = [&](std::string_view name, std::string_view value) {
    text.append(name).append(" ").append(value) += '\n';
  };
  line("size", std::to_string(s.size));
  line("colours", std::to_string(s.colours));
  line("new", std::to_string(s.newBalls));
  line("line", std::to_string(s.line));
  line("score", name(s.score));
  line("deal", name(s.deal));
  line("seed", std::to_string(opening.seed));
  if (!opening.board) return text;
  text += "board\n";
  for (int y = 0; y < opening.board->size(); ++y) text += rowText(*opening.board, y) + '\n';
  return text;
}

Rules::Opening Rules::readOpening(LineReader& lines) { return readOpeningBefore(lines, "at"); }

std::string Rules::movesText(const Opening&, std::span<const Move> moves) { return game::pairsText(moves); }

std::variant<std::vector<Move>, Failure> Rules::readMoves(const Opening&, std::string_view text) {
  return game::readPairs<Move>(text);
}

game::Text<Rules> Rules::readOld(LineReader& lines) {
  game::Text<Rules> out{{.opening = readOpeningBefore(lines, "undone")}, {}, {}};
  game::Record<Rules>& record = out.record;
  record.undone = game::wholeNumber(lines, "undone", game::kMostCounted);
  lines.expectFilled("hints or made");
  if (lines.line().starts_with("hints")) {
    record.hints = game::wholeNumber(lines, "hints", game::kMostCounted);
    lines.expectFilled("made");
  }
  const int made = lines.integer(lines.named("made"), "made", 0, static_cast<int>(kMostChanges));
  record.at = static_cast<std::uint32_t>(made);
  const int points = readInteger(lines, "points", 0, std::numeric_limits<int>::max());
  out.points = {static_cast<std::uint64_t>(points), lines.number()};
  const int moves = readInteger(lines, "moves", made, static_cast<int>(kMostChanges));
  for (int i = 0; i < moves; ++i) {
    if (!lines.nextFilled()) lines.fail(ReaderErrors::tr("expected %1 moves, found %2", moves, i));
    const std::optional<Move> move = moveFromText(lines.line());
    if (!move)
      lines.fail(
          ReaderErrors::tr("expected a move as X,Y X,Y (from and to), found %1", inQuotes(lines.line())));
    out.lines.push_back({record.moves.size() + 1, lines.number()});
    record.moves.push_back({static_cast<std::uint32_t>(i), *move});
  }
  lines.expectEnd();
  return out;
}

}  // namespace searchlight::lines
