// core/sokoban/rules_of_game_text.cpp: openings, turns and steps as text.
#include <algorithm>

#include "core/sokoban/rules_of_game.h"

namespace searchlight::game {
template class Game<sokoban::Rules>;
template Game<sokoban::Rules> readGame<sokoban::Rules>(std::string_view, std::string_view, const GoesOn&);
template std::string text<sokoban::Rules>(const Record<sokoban::Rules>&);
}  // namespace searchlight::game

namespace searchlight::sokoban {
namespace {

constexpr std::string_view kTurn = "turn ";

// What stands behind the name on the current line; nothing where it has another one.
std::optional<std::string_view> afterName(const LineReader& lines, std::string_view name) {
  std::string_view rest = lines.line();
  if (takeField(rest) != name) return std::nullopt;
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
  return rest;
}

Board readRows(LineReader& lines) {
  const int first = lines.number() + 1;
  std::vector<std::string> rows;
  while (lines.next() && !lines.line().empty()) {
    if (rows.size() > static_cast<std::size_t>(kMostSide)) break;  // too tall: said below
    rows.emplace_back(lines.line());
  }
  auto board = Board::fromRows(rows);
  if (const auto* fault = std::get_if<Fault>(&board))
    lines.failAt(first + std::max(fault->row, 0), fault->what);
  return std::get<Board>(std::move(board));
}

// The position that a reverse game of this level begins at.
Position readSolved(LineReader& lines, const Board& level) {
  const int first = lines.number() + 1;
  const Board solved = readRows(lines);
  const Position& position = solved.opening();
  if (!(solved.from(level.opening()) == level) || position.boxes.size() != level.opening().boxes.size() ||
      !level.isSolved(position))
    lines.failAt(first, ReaderErrors::tr("this is not the solved position of the game's level"));
  return position;
}

// With every cell written, so that it reads back as wide as it is.
std::string boardText(const Board& board, const Position& position) {
  std::string text;
  for (std::string row : board.rows(position)) {
    row.resize(static_cast<std::size_t>(board.width()), ' ');
    std::ranges::replace(row, ' ', '-');
    text += row + '\n';
  }
  return text;
}

}  // namespace

std::string Rules::openingText(const Opening& opening) {
  std::string text;
  if (!opening.title.empty()) text += "title " + opening.title + '\n';
  text += "board\n" + boardText(opening.level, opening.level.opening()) + '\n';
  if (opening.solved) text += "solved\n" + boardText(opening.level, *opening.solved) + '\n';
  return text;
}

std::string Rules::key(const Opening& opening) {
  std::string key;
  for (const std::string& row : opening.level.rows(opening.level.opening())) key += row + '\n';
  return key + (opening.isReverse() ? "reverse" : "");
}

Opening Rules::readOpening(LineReader& lines) {
  lines.expectFilled("title or board");
  std::string title;
  if (const auto given = afterName(lines, "title")) {
    title = *given;
    lines.expectFilled("board");
  }
  if (lines.line() != "board")
    lines.fail(ReaderErrors::tr("expected %1, found %2", std::string("board"), inQuotes(lines.line())));
  Board level = readRows(lines);
  lines.expectFilled("solved, turn, hints or at");
  std::optional<Position> solved;
  if (afterName(lines, "solved")) {
    solved = readSolved(lines, level);
    lines.expectFilled("turn, hints or at");
  }
  return Opening(std::move(level), std::move(title), std::move(solved));
}

std::optional<std::string> Rules::readWords(const LineReader& lines) {
  const auto given = afterName(lines, "turn");
  if (!given) return std::nullopt;
  const auto turn = Turn::fromText(*given);
  if (!turn)
    lines.fail(ReaderErrors::tr("expected a rotation such as 90 or mirrored 0, found %1", inQuotes(*given)));
  return turn->isNone() ? std::string() : std::string(kTurn) + turn->text();
}

std::string Rules::movesText(const Opening&, std::span<const Move> moves) {
  std::vector<Step> steps;
  for (const auto& [direction, isPull] : moves) steps.push_back({direction, isPull});
  return lurdText(steps);
}

std::variant<std::vector<Rules::Move>, Failure> Rules::readMoves(const Opening& opening,
                                                                 std::string_view text) {
  const auto read = readLurd(text);
  if (const auto* fault = std::get_if<LurdFault>(&read)) return fault->what;
  const Lurd& lurd = std::get<Lurd>(read);
  if (lurd.present) return ReaderErrors::tr("unexpected *");
  std::vector<Move> moves;
  for (std::size_t i = 0; i < lurd.steps.size(); ++i)
    moves.push_back({lurd.steps[i], opening.isReverse() && lurd.isCapital[i]});
  return moves;
}

Turn turnOf(const Game& game) {
  const std::string_view words = game.words();
  return words.empty() ? Turn() : Turn::fromText(words.substr(kTurn.size())).value_or(Turn());
}
void setTurn(Game& game, Turn turn) {
  game.setWords(turn.isNone() ? std::string() : std::string(kTurn) + turn.text());
}

}  // namespace searchlight::sokoban
