// core/klotski/rules_of_game_text.cpp: openings and moves as text, and games as version 1 had them.
#include <optional>
#include <utility>

#include "core/game/text.h"
#include "core/klotski/board_text.h"
#include "core/klotski/rules_of_game.h"

namespace searchlight::game {
template class Game<klotski::Rules>;
template Game<klotski::Rules> readGame<klotski::Rules>(std::string_view, std::string_view, const GoesOn&);
template std::string text<klotski::Rules>(const Record<klotski::Rules>&);
}  // namespace searchlight::game

namespace searchlight::klotski {

std::string Rules::openingText(const Opening& opening) {
  return generalBoardText(opening.board, opening.title) + '\n';
}

Rules::Opening Rules::readOpening(LineReader& lines) {
  TitledBoard read = readTitledBoard(lines);
  lines.expectFilled("hints or at");
  return {std::move(read.board), std::move(read.title)};
}

Rules::Opening Rules::readAlone(std::string_view text, std::string_view fileName) {
  TitledBoard read = readTitledBoard(text, fileName);
  return {std::move(read.board), std::move(read.title)};
}

std::string Rules::movesText(const Opening&, std::span<const Move> moves) { return game::pairsText(moves); }

std::variant<std::vector<Rules::Move>, Failure> Rules::readMoves(const Opening&, std::string_view text) {
  return game::readPairs<Move>(text);
}

game::Text<Rules> Rules::readOld(LineReader& lines) {
  TitledBoard opened = readTitledBoard(lines);
  game::Text<Rules> out{{.opening = {std::move(opened.board), std::move(opened.title)}}, {}, {}};
  game::Record<Rules>& record = out.record;
  bool isMore = lines.nextFilled();
  const auto given = [&](std::string_view name) { return isMore && lines.line().starts_with(name); };
  const auto number = [&](std::string_view name, int min) {
    return lines.integer(lines.named(name), name, min, static_cast<int>(kMostChanges));
  };
  if (given("hints")) {
    record.hints = game::wholeNumber(lines, "hints", game::kMostCounted);
    isMore = lines.nextFilled();
  }
  std::optional<int> saidMade;
  if (given("made")) {
    saidMade = number("made", 0);
    isMore = lines.nextFilled();
  }
  int slides = 0;
  if (given("slides"))
    slides = number("slides", saidMade.value_or(0));
  else if (isMore)
    lines.fail(ReaderErrors::tr("expected \"hints ..\", \"made ..\" or \"slides ..\", found %1",
                                inQuotes(lines.line())));
  else if (saidMade.value_or(0) > 0)
    lines.fail(ReaderErrors::tr("expected \"slides ..\" after \"made %1\"", *saidMade));
  record.at = static_cast<std::uint32_t>(saidMade.value_or(slides));
  for (int i = 0; i < slides; ++i) {
    if (!lines.nextFilled()) lines.fail(ReaderErrors::tr("expected %1 moves, found %2", slides, i));
    std::string_view rest = lines.line();
    const std::optional<Point> from = pointFromText(takeField(rest)), to = pointFromText(takeField(rest));
    if (!from || !to || !takeField(rest).empty())
      lines.fail(
          ReaderErrors::tr("expected a move as X,Y X,Y (from and to), found %1", inQuotes(lines.line())));
    out.lines.push_back({record.moves.size() + 1, lines.number()});
    record.moves.push_back({static_cast<std::uint32_t>(i), {*from, *to}});
  }
  lines.expectEnd();
  return out;
}

}  // namespace searchlight::klotski
