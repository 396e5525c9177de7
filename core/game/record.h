// core/game/record.h: all that makes a game, as plain values: cheap to copy, for a thread that writes it, and for text.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace searchlight::game {

// R: what a puzzle supplies (game.h). States are numbered from 0, the opening, in the order in which they were first reached.
template <class R>
struct Record {
  // The state it was reached from, and how; state i + 1 is moves[i].
  struct Reached {
    std::uint32_t parent = 0;
    typename R::Move move;
    friend bool operator==(const Reached&, const Reached&) = default;
  };
  typename R::Opening opening;
  std::vector<Reached> moves{};
  std::uint32_t at = 0;  // where the game stands
  // States that redo goes to although a younger one was reached from the same parent, rising.
  std::vector<std::uint32_t> redo{};
  std::uint64_t hints = 0;   // asked for so far
  std::uint64_t undone = 0;  // moves taken back so far
  std::string words{};       // a line that the puzzle alone understands; empty: none
  // Of where the game stands, for who writes it: a game that is made again finds its own.
  typename R::Tally tally{};
  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace searchlight::game
