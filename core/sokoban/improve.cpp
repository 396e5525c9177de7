// core/sokoban/improve.cpp: windows over a solution.
#include "core/sokoban/improve.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/sokoban/ground.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/matching.h"
#include "core/sokoban/prove.h"

namespace searchlight::sokoban {

namespace {

using search::Outcome;

// How hard windows are searched, from a glance on.
constexpr std::uint64_t kFirstExpansions = 500, kHarder = 8;
constexpr std::size_t kFirstWindow = 3;  // pushes: within fewer there is only the walk
constexpr std::uint64_t kEnded = std::numeric_limits<std::uint64_t>::max();

// A solution by its pushes.
struct Line {
  std::vector<Direction> steps;
  std::vector<Position> positions;  // the opening, and after each push
  Played played;
  std::size_t pushes() const { return positions.size() - 1; }
};

class Improver {
 public:
  using Clock = std::chrono::steady_clock;

  Improver(const Board& board, Metric aim, const ImproveOptions& options, const std::stop_token& stop,
           const std::function<void(const ImproveProgress&)>& tell)
      : m_board(board), m_aim(aim), m_options(options), m_stop(stop), m_tell(tell), m_started(Clock::now()) {}

  Improved run(const std::vector<Direction>& steps) {
    Improved improved;
    m_line = lineOf(steps);
    improved.before = m_before = m_line.played;
    rewalk();
    improved.outcome = Outcome::Exhausted;
    const Metric other = m_aim == Metric::Pushes ? Metric::Moves : Metric::Pushes;
    for (std::uint64_t effort = kFirstExpansions; m_line.pushes() > 0;) {
      const std::uint64_t most = std::min(effort, m_options.expansions);
      const bool isHardest = most == m_options.expansions;
      // What is aimed at comes first: a window takes several times as long by the other count, and gains less.
      const bool hasGained = pass(m_aim, most) || pass(other, isHardest ? most : most / kHarder);
      if (const auto ended = whyEnded()) {
        improved.outcome = *ended;
        break;
      }
      if (hasGained) continue;
      if (isHardest) break;
      effort *= kHarder;
    }
    improved.isOptimal = m_isProven;
    improved.steps = std::move(m_line.steps);
    improved.after = m_line.played;
    return improved;
  }

 private:
  Line lineOf(const std::vector<Direction>& steps) const {
    Line line{steps, {m_board.opening()}, {}};
    Position at = m_board.opening();
    for (const Direction d : steps)
      if (m_board.step(at, d) == StepKind::Push) line.positions.push_back(at);
    line.played = {static_cast<std::uint32_t>(steps.size()), static_cast<std::uint32_t>(line.pushes())};
    return line;
  }
  bool isBetter(const Played& a, const Played& b) const {
    return m_aim == Metric::Pushes ? std::pair(a.pushes, a.moves) < std::pair(b.pushes, b.moves)
                                   : std::pair(a.moves, a.pushes) < std::pair(b.moves, b.pushes);
  }
  std::optional<Outcome> whyEnded() const {
    if (m_stop.stop_requested()) return Outcome::Stopped;
    if (secondsLeft() <= 0) return Outcome::TimeLimit;
    return std::nullopt;
  }
  double secondsLeft() const {
    return m_options.limits.seconds - std::chrono::duration<double>(Clock::now() - m_started).count();
  }

  // The same pushes, with the shortest walks between them; nothing where they cannot be made.
  bool take(const std::vector<Position>& positions) {
    std::vector<Direction> steps = stepsAlong(m_board, positions);
    const Replay replay = play(m_board, steps);
    if (!replay.isSolved) return false;
    Line line = lineOf(steps);
    if (!isBetter(line.played, m_line.played)) return false;
    m_line = std::move(line);
    return true;
  }
  void rewalk() { take(std::vector<Position>(m_line.positions)); }

  // All windows of all lengths, at most so hard; whether any of them has gained.
  bool pass(Metric metric, std::uint64_t expansions) {
    bool hasGained = false;
    for (std::size_t length = kFirstWindow;; length *= 2) {
      for (std::size_t begin = 0; begin < m_line.pushes(); begin += std::max<std::size_t>(1, length / 2)) {
        if (whyEnded()) return hasGained;
        hasGained |= tryWindow(begin, std::min(m_line.pushes(), begin + length), metric, expansions);
      }
      if (length >= m_line.pushes()) return hasGained;
    }
  }

  // All positions of the window; where these are too many those near the line, with one box elsewhere, with two, with three.
  bool tryWindow(std::size_t begin, std::size_t end, Metric metric, std::uint64_t expansions) {
    std::optional<bool> gained = tryWithin(begin, end, metric, expansions, std::nullopt);
    if (gained) return *gained;
    for (std::size_t boxes = 1; boxes <= NearLine::kMostBoxes; ++boxes) {
      gained = tryWithin(begin, end, metric, expansions, boxes);
      if (!gained || *gained) break;
    }
    return gained.value_or(false);
  }

  // Whether the solution is better now; nothing: the search did not come to its end.
  std::optional<bool> tryWithin(std::size_t begin, std::size_t end, Metric metric, std::uint64_t expansions,
                                std::optional<std::size_t> boxesElsewhere) {
    const auto at = [this](std::size_t i) {
      return m_line.positions.begin() + static_cast<std::ptrdiff_t>(i);
    };
    const Position &from = *at(begin), &to = *at(end);
    const bool isLast = end == m_line.pushes(), isWhole = isLast && begin == 0 && !boxesElsewhere;
    std::uint64_t& done = m_done[keyOf(begin, end, metric, boxesElsewhere)];
    if (done == kEnded) return false;
    if (done >= expansions) return std::nullopt;
    done = expansions;
    const auto ground = std::make_shared<const Ground>(
        m_board.from(from, isLast ? m_board.goals() : std::vector<Cell>(to.boxes)));
    LevelQuestion question;
    question.metric = metric;
    if (!isLast) question.workerEnd = to.worker;
    if (boxesElsewhere) {
      question.near = std::make_shared<const NearLine>(NearLine{{at(begin), at(end + 1)}, *boxesElsewhere});
      // The line need not push a corral's boxes first, and a search from both ends would go anywhere.
      question.ideas.corral = question.ideas.bothEnds = false;
    } else if (metric == Metric::Pushes && !ground->toGoals().pushes.empty() &&
               matchingOf(*ground, from).cost() >= end - begin) {  // it cannot be shorter
      done = kEnded;
      m_isProven |= isWhole && metric == m_aim;
      return false;
    }
    search::Limits limits = m_options.limits;
    // Two searches share them: counting pushes A* has as many as if it were alone; counting moves most are of the other.
    limits.expansions = std::min(expansions, kEnded / 2) * 2;
    limits.seconds = secondsLeft();
    const LevelSolution found = prove(
        ground, question, limits, m_stop, m_options.budget,
        [this](const SolveProgress& p) {
          m_progress.bytes = p.bytes;
          report(p.stats.expanded);
        },
        kFirstExpansions);
    m_progress.expanded += found.stats.expanded;
    ++m_progress.tried;
    m_progress.window = end - begin;
    report(0);
    if (found.outcome != Outcome::Solved && found.outcome != Outcome::Exhausted) return std::nullopt;
    done = kEnded;  // it has its best
    if (found.outcome == Outcome::Exhausted) return false;
    m_isProven |= isWhole && metric == m_aim;
    std::vector<Position> positions(at(0), at(begin + 1));
    Position next = from;
    for (const Direction d : found.steps)
      if (m_board.step(next, d) == StepKind::Push) positions.push_back(next);
    positions.insert(positions.end(), at(end + 1), m_line.positions.end());
    return take(positions);
  }

  // Windows that are alike need not be tried twice. (Where two only seem so, one of them is left out.)
  std::uint64_t keyOf(std::size_t begin, std::size_t end, Metric metric,
                      std::optional<std::size_t> boxesElsewhere) const {
    std::uint64_t key =
        (end == m_line.pushes() ? 2 : 0) + (metric == Metric::Moves ? 1 : 0) + 4 * boxesElsewhere.value_or(0);
    const auto mix = [&key](std::uint64_t word) {
      key = (key ^ word) * 0x9E3779B97F4A7C15u;
      key ^= key >> 29;
    };
    // A search that stays near the line depends on all of it.
    for (std::size_t i = begin; i <= end; i += boxesElsewhere ? 1 : end - begin) {
      mix(m_line.positions[i].worker);
      for (const Cell box : m_line.positions[i].boxes) mix(box);
    }
    return key;
  }
  void report(std::uint64_t underWay) {
    if (!m_tell) return;
    ImproveProgress told = m_progress;
    told.before = m_before;
    told.now = m_line.played;
    told.expanded += underWay;
    m_tell(told);
  }

  const Board& m_board;
  const Metric m_aim;
  const ImproveOptions& m_options;
  const std::stop_token& m_stop;
  const std::function<void(const ImproveProgress&)>& m_tell;
  const Clock::time_point m_started;
  Line m_line;
  Played m_before;
  ImproveProgress m_progress;
  std::unordered_map<std::uint64_t, std::uint64_t> m_done;  // by window: how hard it was tried
  bool m_isProven = false;                                  // nothing has fewer of what is aimed at
};

}  // namespace

Improved improve(const Board& board, const std::vector<Direction>& steps, Metric aim,
                 const ImproveOptions& options, const std::stop_token& stop,
                 const std::function<void(const ImproveProgress&)>& tell) {
  return Improver(board, aim, options, stop, tell).run(steps);
}

}  // namespace searchlight::sokoban
