// core/lines/player/hint.cpp: judging, sampling, halving.
#include "core/lines/player/hint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "core/lines/player/swift_game.h"
#include "core/search/measured_time.h"

namespace searchlight::lines::player {
namespace {

constexpr int kPlacings = 24;  // imagined for the first look, where places or colours are not known
constexpr std::size_t kMostCandidates = 16;
constexpr int kTurns = 4;            // that a sampled game is played on
constexpr std::uint64_t kBatch = 8;  // samples of each candidate between two looks at who is certainly worse
constexpr double kLeastJudgeError = 1;  // points by which the judge errs at least
constexpr double kUnknownError = 20;    // points: of one sample
constexpr double kCertain = 2.5;        // standard errors

double inPoints(double judgedUnits) { return judgedUnits / Judge::kPoint; }

// One search for a hint.
class Search {
 public:
  Search(const SwiftPosition& position, const HintOptions& options, std::uint64_t luck,
         const std::stop_token& stop)
      : m_position(position), m_options(options), m_luck(luck), m_stop(stop) {}

  // The first look at every move, the best first.
  std::vector<JudgedMove> judgeAll() {
    std::vector<JudgedMove> all, some;
    judgeMoves(imagined(0), Random(m_luck), all);
    m_secondsPerLook = timeUsed();
    if (m_options.preview != Preview::Places) {
      int placings = 1;
      for (; placings < kPlacings && !mustEnd(); ++placings) {
        // The moves do not depend on what is imagined, nor does their order.
        judgeMoves(imagined(static_cast<std::uint64_t>(placings)), Random(m_luck), some);
        for (std::size_t i = 0; i < all.size(); ++i) {
          all[i].points += some[i].points;
          all[i].value += some[i].value;
        }
      }
      for (JudgedMove& move : all) {
        move.points /= placings;
        move.value /= placings;
      }
    }
    std::ranges::stable_sort(all, std::greater(), &JudgedMove::total);
    return all;
  }

  bool isTimed() const { return m_options.seconds < std::numeric_limits<double>::infinity(); }
  // How many there will be of samples; where time is the limit, as far as the first look tells what one takes.
  // REQUIRES: judgeAll() has been called.
  std::uint64_t samplesExpected() const {
    if (!isTimed()) return m_options.samples;
    const double left = std::max(0.0, m_options.seconds - timeUsed());
    const double many = left / std::max(kTurns * m_secondsPerLook, 1e-6);
    return std::min(m_options.samples, static_cast<std::uint64_t>(std::min(many, 1e9)));
  }

  std::vector<Candidate> candidates;
  bool keepsClearing = false;  // what clears the most stays until it is certainly worse
  std::uint64_t samples = 0;
  int rounds = 0;

  // REQUIRES: there are candidates, the best judged first.
  void sampleAll(HintObserver* observer) {
    std::vector<Sampled> in(candidates.size());
    for (std::size_t i = 0; i < in.size(); ++i) in[i].index = i;
    std::size_t halvings = 0;
    for (std::size_t n = in.size(); n > 1; n = (n + 1) / 2) ++halvings;
    std::uint64_t luck = 0;  // how many samples each one that is still in has had
    for (; in.size() > 1 && halvings > 0; halve(in)) {
      ++rounds;
      const std::uint64_t share = (m_options.samples - samples) / halvings;
      const double end = timeUsed() + (m_options.seconds - timeUsed()) / static_cast<double>(halvings);
      --halvings;
      for (std::uint64_t left = share / in.size(); left > 0;) {
        const std::uint64_t batch = std::min(left, kBatch), before = samples;
        for (std::uint64_t i = 0; i < batch; ++i, ++luck) {
          if (!sampleOnce(in, luck)) break;
          samples += in.size();
          if (mustEnd() || timeUsed() >= end) break;
        }
        if (in.front().results.empty()) return;  // there was no time for any: the judge's opinion stands
        weigh(in);
        if (observer && samples > before) observer->onSamples(candidates, rounds, samples);
        if (mustEnd()) return;
        dropWorse(in);
        if (in.size() == 1) return;
        if (timeUsed() >= end) break;  // time is the limit: it is shared out like samples
        left = std::min(left - batch, (share - std::min(share, batch * in.size())) / in.size());
      }
    }
  }

 private:
  struct Sampled {
    std::size_t index = 0;
    std::vector<double> results;  // points, by luck
  };

  double timeUsed() const { return m_watch.seconds(); }
  bool mustEnd() const {
    return m_stop.stop_requested() || timeUsed() >= std::min(m_options.seconds, m_options.cutOff);
  }
  Random randomFor(std::uint64_t sample) const {
    Random random(m_luck + sample * Random::kStep);
    return Random(random.next());
  }
  // The position with colours and places for all coming balls.
  SwiftPosition imagined(std::uint64_t sample) const {
    SwiftPosition p = m_position;
    if (m_options.preview == Preview::Places) return p;
    Random random = randomFor(~sample);
    m_options.preview == Preview::Colours ? drawDuePlaces(p, random) : drawDue(p, random);
    return p;
  }

  // What the move leads to in one imagined game.
  double sample(const Candidate& candidate, std::uint64_t luck) const {
    SwiftPosition p = imagined(luck);
    const Settings& settings = p.board.shapes().settings();
    const auto cell = [&](Point at) { return static_cast<Cell>(at.y * settings.size + at.x); };
    // Every turn has luck of its own: two games that part stay under the same one.
    const auto luckOf = [&](int turn) {
      return Random(randomFor(luck).next() + static_cast<std::uint64_t>(turn));
    };
    Random random = luckOf(0);
    std::int32_t points =
        judged(settings, play(p, {cell(candidate.move.from), cell(candidate.move.to)}, random));
    JudgedMove best;
    for (int turn = 1; turn < kTurns; ++turn) {
      random = luckOf(turn);
      if (!bestMove(p, random, best)) return inPoints(points);
      points += judged(settings, play(p, best.move, random));
    }
    // The last move is judged, not played.
    return bestMove(p, luckOf(kTurns), best) ? inPoints(points + best.total()) : inPoints(points);
  }

  // One sample more of each, under the same luck; false: the end came before each had its own, and none has it.
  bool sampleOnce(std::vector<Sampled>& in, std::uint64_t luck) const {
    for (auto s = in.begin(); s != in.end(); ++s) {
      if (s != in.begin() && mustEnd()) {
        for (auto done = in.begin(); done != s; ++done) done->results.pop_back();
        return false;
      }
      s->results.push_back(sample(candidates[s->index], luck));
    }
    return true;
  }

  // Means, what lies between each and the leader on the same luck, and the two opinions weighed; the best first.
  void weigh(std::vector<Sampled>& in) {
    const std::size_t count = in.front().results.size();
    const double n = static_cast<double>(count), many = static_cast<double>(in.size());
    std::vector<double> usual(count);  // what the luck brought all of them
    for (const Sampled& s : in)
      for (std::size_t i = 0; i < count; ++i) usual[i] += s.results[i] / many;
    // The mean and its squared error, both without what the luck brought the others.
    const auto against = [&](const std::vector<double>& results, const std::vector<double>& others) {
      double mean = 0, squares = 0;
      for (std::size_t i = 0; i < count; ++i) mean += (results[i] - others[i]) / n;
      for (std::size_t i = 0; i < count; ++i) {
        const double d = results[i] - others[i] - mean;
        squares += d * d;
      }
      return std::pair(mean, count > 1 ? squares / (n - 1) / n : kUnknownError * kUnknownError);
    };
    const std::vector<double> nothing(count);
    double judgedMean = 0, sampledMean = 0;
    for (const Sampled& s : in) {
      Candidate& c = candidates[s.index];
      c.samples = count;
      c.sampled = against(s.results, nothing).first;
      judgedMean += c.judged / many;
      sampledMean += c.sampled / many;
    }
    // How much the judge errs here: by what the samples differ from it beyond their own error.
    double errs = 0;
    std::vector<std::pair<double, double>> sampled;
    for (const Sampled& s : in) {
      sampled.push_back(against(s.results, usual));
      const double off = sampled.back().first - (candidates[s.index].judged - judgedMean);
      errs += (off * off - sampled.back().second) / many;
    }
    errs = std::max(errs, kLeastJudgeError * kLeastJudgeError);
    for (std::size_t i = 0; i < in.size(); ++i) {
      Candidate& c = candidates[in[i].index];
      const auto& [difference, error] = sampled[i];
      const double trust = errs / (errs + error);
      c.value = sampledMean + trust * difference + (1 - trust) * (c.judged - judgedMean);
    }
    std::ranges::stable_sort(in, std::greater(), [&](const Sampled& s) { return candidates[s.index].value; });
    for (const Sampled& s : in) {
      Candidate& c = candidates[s.index];
      const auto [difference, error] = against(s.results, in.front().results);
      c.behind = -difference;
      c.behindError = std::sqrt(error);
    }
  }

  void leave(std::vector<Sampled>& in, std::size_t from) {
    for (std::size_t i = from; i < in.size(); ++i) candidates[in[i].index].leftInRound = rounds;
    in.resize(from);
  }
  void halve(std::vector<Sampled>& in) {
    const auto clears = [&](const Sampled& s) { return candidates[s.index].clears; };
    const auto half = in.begin() + static_cast<std::ptrdiff_t>((in.size() + 1) / 2);
    const auto most = std::ranges::max_element(in, {}, clears);
    const bool isKept = keepsClearing && clears(*most) > 0 && most >= half;
    if (isKept) std::rotate(half, most, most + 1);
    leave(in, (in.size() + 1) / 2 + (isKept ? 1 : 0));
  }
  void dropWorse(std::vector<Sampled>& in) {
    const auto isWorse = [&](const Sampled& s) {
      const Candidate& c = candidates[s.index];
      return c.samples >= kBatch && c.behind > kCertain * c.behindError;
    };
    const auto worse =
        std::stable_partition(in.begin() + 1, in.end(), [&](const Sampled& s) { return !isWorse(s); });
    leave(in, static_cast<std::size_t>(worse - in.begin()));
  }

  const SwiftPosition& m_position;
  const HintOptions& m_options;
  std::uint64_t m_luck;
  const std::stop_token& m_stop;
  search::Stopwatch m_watch;
  double m_secondsPerLook = 0;  // at all moves of one board
};

}  // namespace

struct HintFinder::Eye {
  Shapes shapes;
  Judge judge;
  SwiftBoard empty;
  explicit Eye(const Settings& settings)
      : shapes(settings), judge(fittedJudge(shapes)), empty(shapes, judge) {}
};

HintFinder::HintFinder(const Settings& settings) : m_eye(std::make_unique<Eye>(settings)) {}
HintFinder::~HintFinder() = default;

std::optional<Hint> HintFinder::find(const Position& position, const HintOptions& options,
                                     const std::stop_token& stop, HintObserver* observer) const {
  const SwiftPosition imagined = imagine(m_eye->empty, position, options.preview);
  const Settings& settings = m_eye->shapes.settings();
  Search search(imagined, options,
                Random(options.seed ^ Random(static_cast<std::uint64_t>(position.turns)).next()).next(),
                stop);
  std::vector<JudgedMove> all = search.judgeAll();
  if (all.empty()) return std::nullopt;
  // So many that each has its share of the samples.
  const auto expected =
      static_cast<std::size_t>(std::min<std::uint64_t>(search.samplesExpected(), kMostCandidates * 8));
  const std::size_t least = search.isTimed() && options.samples > 0 ? 4 : 1;
  const std::size_t most = std::clamp<std::size_t>(expected / 8, least, kMostCandidates);
  // Where there is room, what clears the most at once is looked at, whatever the judge thinks of it, and stays. It stays
  // also where places are not known and samples differ by luck above all: over 50 games of each that scored 480 for 375.
  const bool hasRoom = most >= (search.isTimed() ? 4 : 8);
  search.keepsClearing = hasRoom || options.preview != Preview::Places;
  if (const auto clearing = std::ranges::max_element(all, {}, &JudgedMove::points);
      hasRoom && clearing - all.begin() >= static_cast<std::ptrdiff_t>(most))
    std::swap(*clearing, all[most - 1]);
  for (std::size_t i = 0; i < std::min(all.size(), most); ++i) {
    Candidate& c = search.candidates.emplace_back();
    c.move = {position.board.point(all[i].move.from), position.board.point(all[i].move.to)};
    Board board = position.board;
    board.set(c.move.to, board[c.move.from]);
    board.set(c.move.from, kNoBall);
    c.clears = static_cast<int>(linesThrough(board, settings, std::array{c.move.to}).size());
    c.judged = c.value = inPoints(all[i].total());
  }
  if (observer) observer->onCandidates(search.candidates, all.size());
  search.sampleAll(observer);

  // Whoever stayed longest, and of these by value.
  std::ranges::stable_sort(search.candidates, [](const Candidate& a, const Candidate& b) {
    const auto stayed = [](const Candidate& c) {
      return c.leftInRound == 0 ? std::numeric_limits<int>::max() : c.leftInRound;
    };
    return stayed(a) != stayed(b) ? stayed(a) > stayed(b) : a.value > b.value;
  });
  Hint hint = explain(position, settings, search.candidates.front().move, options.preview);
  if (search.candidates.size() > 1) hint.lead = search.candidates[0].value - search.candidates[1].value;
  hint.samples = search.samples;
  hint.rounds = search.rounds;
  hint.candidates = std::move(search.candidates);
  hint.judgedMoves = all.size();
  return hint;
}

}  // namespace searchlight::lines::player
