// core/lines/player/match.h: a player's games, one after the other: what the command line prints and figures are made of.
#pragma once
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/lines/player/player.h"
#include "core/search/outcome.h"

namespace searchlight::lines::player {

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
