// core/lines/player/player.h: who plays: a random, a greedy and a thinking player behind one call.
#pragma once
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>

#include "core/lines/player/hint.h"
#include "core/lines/rules.h"

namespace searchlight::lines::player {

enum class PlayerKind : std::uint8_t {
  Hint,  // looks ahead (hint.h)
  Greedy,  // one move ahead: lines first, then windows that hold one colour alone, and the more of it the better
  Random,  // any ball that can move, to any cell it can reach
};
inline constexpr std::array<std::string_view, 3> kPlayerNames{"hint", "greedy", "random"};
inline constexpr std::array<std::string_view, 2> kPreviewNames{"places", "colours"};

// Chooses move after move. Not for two threads at a time.
class Player {
 public:
  virtual ~Player() = default;
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  // Nothing where no move is legal. A stop, or that `seconds` have gone by, ends thinking with the best known.
  virtual std::optional<Move> choose(const Position& position, const std::stop_token& stop = {},
                                     double seconds = std::numeric_limits<double>::infinity()) = 0;
};

// The same kind, settings and options choose the same moves, unless time is limited. Of the options the greedy player
// looks at `preview` and both simple ones at `seed`. REQUIRES: faultOf(settings) is nothing.
std::unique_ptr<Player> makePlayer(PlayerKind kind, const Settings& settings, const HintOptions& options);

}  // namespace searchlight::lines::player
