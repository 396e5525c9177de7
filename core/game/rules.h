// core/game/rules.h: what a puzzle supplies to be a game (game.h) with a text (text.h): one struct of static functions.
//
//   struct Rules {                                              // tests/core/domains/eight_puzzle_rules.h is the smallest one
//     using Opening = ..; using State = ..; using Move = ..; using Change = ..; using Tally = ..;
//     static constexpr std::size_t kMostChanges = 10'000;       // of one game
//     static State start(const Opening&);
//     // Makes the move; nothing: it cannot be made, and all is as it was. `last`, which led here, may carry what is counted.
//     static std::optional<Change> make(const Opening&, State&, const Change* last, Move);
//     static Move moveOf(const Opening&, const Change&);        // from one state the same move is always the same way
//     static std::string why(const Opening&, const State&, Move);  // it cannot be made
//     static Tally tally(const Opening&, const State&, const Change* last);  // O(1)
//     static End end(const Opening&, const State&);
//     static bool isLandmark(const Change&);                    // may be left out: undo and redo by landmarks, too
//     // text.h has the rest.
//   };
//
// What is random is a part of the state, and what a game begins with (a seed, a side that it is played from) of the opening: so a
// game is made again by its moves alone.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

#include "core/history/history.h"

namespace searchlight::game {

enum class End : std::uint8_t { None, Solved, Over };

template <class R>
concept Rules = std::regular<typename R::Move> && std::is_trivially_copyable_v<typename R::Move> &&
    std::copyable<typename R::Opening> && std::copyable<typename R::State> &&
    std::regular<typename R::Tally> && ReversibleChange<typename R::Change, typename R::State> &&
    requires(const typename R::Opening& opening, typename R::State& state, const typename R::State& here,
             const typename R::Change* last, const typename R::Change& change, typename R::Move move) {
  { R::kMostChanges } -> std::convertible_to<std::size_t>;
  { R::start(opening) } -> std::same_as<typename R::State>;
  { R::make(opening, state, last, move) } -> std::same_as<std::optional<typename R::Change>>;
  { R::moveOf(opening, change) } -> std::same_as<typename R::Move>;
  { R::why(opening, here, move) } -> std::same_as<std::string>;
  { R::tally(opening, here, last) } -> std::same_as<typename R::Tally>;
  { R::end(opening, here) } -> std::same_as<End>;
};

template <class R>
concept HasLandmarks = requires(const typename R::Change& change) {
  { R::isLandmark(change) } -> std::same_as<bool>;
};

}  // namespace searchlight::game
