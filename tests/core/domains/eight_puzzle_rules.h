// tests/core/domains/eight_puzzle_rules.h: the least that a puzzle supplies to be a game with a text: the 8-puzzle.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game/text.h"
#include "tests/core/domains/eight_puzzle.h"

namespace searchlight::domains {

// A move is the place of the tile that slides into the gap.
struct EightPuzzleRules {
  using Opening = Tiles;
  using State = Tiles;
  using Move = std::uint8_t;
  using Change = Slide;
  struct Tally {
    friend bool operator==(const Tally&, const Tally&) = default;
  };
  static constexpr std::size_t kMostChanges = 10'000;

  static State start(const Opening& opening) { return opening; }
  static std::optional<Change> make(const Opening&, State& state, const Change*, Move move) {
    if (!state.canSlide(move)) return std::nullopt;
    const Slide slide{move, state.gap()};
    slide.apply(state);
    return slide;
  }
  static Move moveOf(const Opening&, const Change& change) { return static_cast<Move>(change.from); }
  static Failure why(const Opening&, const State&, Move) { return Failure("the tile is not beside the gap"); }
  static Tally tally(const Opening&, const State&, const Change*) { return {}; }
  static game::End end(const Opening&, const State& state) {
    return state == Tiles{} ? game::End::Solved : game::End::None;
  }

  static constexpr std::string_view kForm = "searchlight-tiles";
  static constexpr int kVersion = 1;
  static constexpr std::size_t kMostBytes = std::size_t{1} << 18;
  static constexpr std::size_t kMovesInLine = 4;
  static std::string openingText(const Opening& opening) { return tilesText(opening) + '\n'; }
  static Opening readTiles(LineReader& lines) {
    lines.expectFilled("tiles");
    const auto tiles = tilesFromText(lines.line());
    if (!tiles) lines.fail("not nine different tiles");
    return *tiles;
  }
  static Opening readOpening(LineReader& lines) {
    const Opening tiles = readTiles(lines);
    lines.expectFilled("at");
    return tiles;
  }
  static Opening readAlone(std::string_view text, std::string_view fileName) {
    LineReader lines(text, fileName);
    const Opening tiles = readTiles(lines);
    lines.expectEnd();
    return tiles;
  }
  static std::string movesText(const Opening&, std::span<const Move> moves) {
    std::string text;
    for (const Move move : moves) text += static_cast<char>('0' + move);
    return text;
  }
  static std::variant<std::vector<Move>, Failure> readMoves(const Opening&, std::string_view text) {
    if (text.find_first_not_of("012345678") != std::string_view::npos) return Failure("a move is a digit");
    std::vector<Move> moves;
    for (const char digit : text) moves.push_back(static_cast<Move>(digit - '0'));
    return moves;
  }
};

}  // namespace searchlight::domains
