// core/lines/player/match.cpp: game after game.
#include "core/lines/player/match.h"

#include <chrono>
#include <cmath>

namespace searchlight::lines::player {

double Match::mean() const {
  double sum = 0;
  for (const MatchGame& game : games) sum += game.score;
  return games.empty() ? 0 : sum / static_cast<double>(games.size());
}

double Match::meanInterval() const {
  if (games.size() < 2) return 0;
  const double count = static_cast<double>(games.size()), middle = mean();
  double squares = 0;
  for (const MatchGame& game : games) squares += (game.score - middle) * (game.score - middle);
  return 1.96 * std::sqrt(squares / (count - 1) / count);
}

Match playMatch(Player& player, const Settings& settings, int games, std::uint64_t seed,
                const MatchLimits& limits, const std::function<void(std::size_t)>& done) {
  using Clock = std::chrono::steady_clock;
  using search::Outcome;
  const auto began = Clock::now();
  const auto gone = [&] { return std::chrono::duration<double>(Clock::now() - began).count(); };
  Match match;
  const auto goesOn = [&](int game) {
    if (limits.stop.stop_requested())
      match.outcome = Outcome::Stopped;
    else if (gone() >= limits.seconds)
      match.outcome = Outcome::TimeLimit;
    else if (limits.hasMemory &&
             !limits.hasMemory(static_cast<std::size_t>(games - game) * sizeof(MatchGame)))
      match.outcome = Outcome::MemoryLimit;
    return match.outcome == Outcome::Solved;
  };
  for (int i = 0; i < games && goesOn(i); ++i) {
    Position position = firstPosition(settings, seed + static_cast<std::uint64_t>(i));
    while (!position.isOver()) {
      const std::optional<Move> move = player.choose(position, limits.stop, limits.seconds - gone());
      if (!goesOn(i) || !move) break;
      (void)play(position, settings, *move);
    }
    if (match.outcome != Outcome::Solved) break;
    match.games.push_back({position.score, position.turns});
    done(match.games.size());
  }
  match.seconds = gone();
  return match;
}

}  // namespace searchlight::lines::player
