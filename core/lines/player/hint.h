// core/lines/player/hint.h: a good move, found by looking ahead, and everything that a window can tell about the search.
//
// Three stages, from swift to thorough:
//   1. the judge looks at the board behind every move (greedy); with the places of the coming balls unknown, or colours, too,
//      at as many boards as kPlacings imagined placings of them;
//   2. the best of them are sampled: the game is played on a few turns on imagined luck, and the judge says what the
//      board is worth then. Successive halving: all that are left get the same number of samples, the better half stays,
//      until one is left. All candidates meet the same luck, so that what differs is the move;
//   3. a candidate that is certainly worse than the leader leaves early, and when one is left the search is over. Unless
//      there are but a few, the one that clears the most at once is not halved away: what clears less wins over it on the
//      same luck, or not at all.
//
// What the samples say is weighed against what the judge said, by how much each errs here, so that few do no harm.
// The same position, options and number of samples give the same move, on every machine; a limit of time, or a stop, ends
// the sampling wherever it is, with the best known.
//
//   const HintFinder finder(settings);                                            // once a game, some ms
//   const Hint hint = *finder.find(position, {.samples = 500}, stop, &observer);  // on a thread of its own
//   hint.move, hint.reason, hint.candidates ..
#pragma once
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/lines/player/swift_game.h"
#include "core/lines/rules.h"

namespace searchlight::lines::player {

struct HintOptions {
  Preview preview = Preview::Places;
  std::uint64_t samples = 1000;  // at most, of all candidates together; 0: the judge alone
  double seconds = std::numeric_limits<double>::infinity();
  // Like a stop after so many seconds: nothing is shared out with regard to it.
  double cutOff = std::numeric_limits<double>::infinity();
  std::uint64_t seed = 1;  // of the imagined luck, with the position's number of turns
};

// All values are expected points as the judge counts them (a least line is 5 points, later points are worth less): good
// for comparing candidates, not for telling a score.
struct Candidate {
  Move move;
  int clears = 0;             // balls that vanish at once, by the move itself
  double judged = 0;          // one move ahead
  std::uint64_t samples = 0;  // played so far
  double sampled = 0;         // their mean
  // By how much `sampled` is below the leader's on the same luck, and its standard error; 0 for the leader.
  double behind = 0, behindError = 0;
  double value = 0;     // judged and sampled, weighed: what counts
  int leftInRound = 0;  // 0: still in; else the round in which it left
};

// Why a move is a good one, for a sentence.
enum class Reason : std::uint8_t {
  Clears,      // `count` balls vanish
  Extends,     // now `count` of `of` in one window, its other cells empty: "four of five"
  MakesRoom,   // the ball stood in the way of another colour, which has `count` of `of` there now
  TakesPlace,  // a coming ball is due there and will have to go elsewhere; only where places are known
  Best,        // nothing that can be said in a word: the sampled games went best
};

struct Hint {
  Move move;
  Reason reason = Reason::Best;
  int count = 0, of = 0;
  double lead = 0;  // value of the move over the second best; 0 where there is no other
  std::uint64_t samples = 0;
  int rounds = 0;
  std::vector<Candidate> candidates;  // by value, the move first; those that were judged only are not here
  std::size_t judgedMoves = 0;        // how many legal moves there were
};

// Told on the thread that searches. What it is shown is valid during the call.
class HintObserver {
 public:
  virtual ~HintObserver() = default;
  // The moves that will be sampled, the best judged first.
  virtual void onCandidates(std::span<const Candidate>, std::size_t judgedMoves) = 0;
  // After each batch of samples: the same candidates in the same order, with their figures. Rounds count from 1.
  virtual void onSamples(std::span<const Candidate>, int round, std::uint64_t samples) = 0;
};

class HintFinder {
 public:
  // REQUIRES: faultOf(settings) is nothing.
  explicit HintFinder(const Settings& settings);
  ~HintFinder();
  HintFinder(const HintFinder&) = delete;
  HintFinder& operator=(const HintFinder&) = delete;

  // Nothing where no move is legal. May be called from several threads at a time.
  // REQUIRES: a position of the same settings.
  std::optional<Hint> find(const Position& position, const HintOptions& options,
                           const std::stop_token& stop = {}, HintObserver* observer = nullptr) const;

 private:
  struct Eye;  // the shapes and the judge
  std::unique_ptr<const Eye> m_eye;
};

// The reason for a move, and its numbers, without any search.
Hint explain(const Position& position, const Settings& settings, Move move, Preview preview);

}  // namespace searchlight::lines::player
