// core/lines/player/player.cpp: the two simple players, and the hint as one.
#include "core/lines/player/player.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/lines/player/swift_game.h"
#include "core/lines/regions.h"
#include "core/search/measured_time.h"

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
  using search::Outcome;
  const search::Stopwatch watch;
  Match match;
  const auto goesOn = [&](int game) {
    if (limits.stop.stop_requested())
      match.outcome = Outcome::Stopped;
    else if (watch.seconds() >= limits.seconds)
      match.outcome = Outcome::TimeLimit;
    else if (limits.hasMemory &&
             !limits.hasMemory(static_cast<std::size_t>(games - game) * sizeof(MatchGame)))
      match.outcome = Outcome::MemoryLimit;
    return match.outcome == Outcome::Solved;
  };
  for (int i = 0; i < games && goesOn(i); ++i) {
    Position position = firstPosition(settings, seed + static_cast<std::uint64_t>(i));
    while (!position.isOver()) {
      const std::optional<Move> move = player.choose(position, limits.stop, limits.seconds - watch.seconds());
      if (!goesOn(i) || !move) break;
      (void)play(position, settings, *move);
    }
    if (match.outcome != Outcome::Solved) break;
    match.games.push_back({position.score, position.turns});
    done(match.games.size());
  }
  match.seconds = watch.seconds();
  return match;
}

namespace {

// Of its own for every turn, so that what is chosen depends on the position alone.
Random luckOf(const HintOptions& options, const Position& position) {
  return Random(options.seed ^ Random(static_cast<std::uint64_t>(position.turns)).next());
}

class RandomPlayer : public Player {
 public:
  explicit RandomPlayer(const HintOptions& options) : m_options(options) {}
  std::optional<Move> choose(const Position& position, const std::stop_token&, double) override {
    const Board& board = position.board;
    const Regions regions(board);
    const auto targetsOf = [&](std::size_t ball) {
      std::vector<std::size_t> targets;
      for (std::size_t to = 0; to < board.cellCount(); ++to)
        if (board.at(to) == kNoBall && regions.reaches(ball, to)) targets.push_back(to);
      return targets;
    };
    std::vector<std::size_t> balls;
    for (std::size_t i = 0; i < board.cellCount(); ++i)
      if (board.at(i) != kNoBall && !targetsOf(i).empty()) balls.push_back(i);
    if (balls.empty()) return std::nullopt;
    Random random = luckOf(m_options, position);
    const auto any = [&](const std::vector<std::size_t>& cells) {
      return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
    };
    const std::size_t ball = any(balls);
    return Move{board.point(ball), board.point(any(targetsOf(ball)))};
  }

 private:
  HintOptions m_options;
};

class GreedyPlayer : public Player {
 public:
  GreedyPlayer(const Settings& settings, const HintOptions& options)
      : m_shapes(settings), m_judge(greedyJudge(m_shapes)), m_empty(m_shapes, m_judge), m_options(options) {}
  std::optional<Move> choose(const Position& position, const std::stop_token&, double) override {
    SwiftPosition p = imagine(m_empty, position, m_options.preview);
    // It knows where balls come or that they come somewhere, of which it makes nothing.
    if (m_options.preview != Preview::Places) p.dueCount = 0;
    JudgedMove best;
    if (!bestMove(p, luckOf(m_options, position), best)) return std::nullopt;
    return Move{position.board.point(best.move.from), position.board.point(best.move.to)};
  }

 private:
  Shapes m_shapes;
  Judge m_judge;
  SwiftBoard m_empty;
  HintOptions m_options;
};

class HintPlayer : public Player {
 public:
  HintPlayer(const Settings& settings, const HintOptions& options) : m_finder(settings), m_options(options) {}
  std::optional<Move> choose(const Position& position, const std::stop_token& stop, double seconds) override {
    HintOptions options = m_options;
    options.cutOff = std::min(options.cutOff, seconds);
    const std::optional<Hint> hint = m_finder.find(position, options, stop);
    if (!hint) return std::nullopt;
    return hint->move;
  }

 private:
  HintFinder m_finder;
  HintOptions m_options;
};

}  // namespace

std::unique_ptr<Player> makePlayer(PlayerKind kind, const Settings& settings, const HintOptions& options) {
  switch (kind) {
    case PlayerKind::Hint: return std::make_unique<HintPlayer>(settings, options);
    case PlayerKind::Greedy: return std::make_unique<GreedyPlayer>(settings, options);
    case PlayerKind::Random: break;
  }
  return std::make_unique<RandomPlayer>(options);
}

}  // namespace searchlight::lines::player
