// core/lines/player/player.h: who plays: a random, a greedy and a thinking player behind one call.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/lines/player/hint.h"
#include "core/lines/rules.h"
#include "core/search/outcome.h"

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

// A player's games, one after the other: what the command line prints and figures are made of.
struct MatchGame {
  int score = 0;
  int turns = 0;
};
struct Match {
  std::vector<MatchGame> games;
  // Solved: all games were played to their end. Stopped, TimeLimit or MemoryLimit: what ended it before; the game under
  // way is left out.
  search::Outcome outcome = search::Outcome::Solved;
  double seconds = 0;

  double mean() const;  // of the scores; 0 where there is no game
  double meanInterval()
      const;  // half the width of its 95 % interval (1.96 standard errors); 0 below two games
};

// What may end a match early: a stop, or that `seconds` have gone by, also in the middle of a thought; between two moves
// that hasMemory(bytes) says no to what the games that are left will take (empty: it never does).
struct MatchLimits {
  double seconds;
  std::stop_token stop = {};
  std::function<bool(std::size_t bytes)> hasMemory = {};
};

// Game i is dealt from seed + i and played to its end. `done` is told how many are.
Match playMatch(Player& player, const Settings& settings, int games, std::uint64_t seed,
                const MatchLimits& limits, const std::function<void(std::size_t)>& done);

}  // namespace searchlight::lines::player
