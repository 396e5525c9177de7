// core/search/ties.h: the order of OPEN: by priority, and which of equal ones is expanded first.
//
// Among nodes of equal f, those of larger g are nearer to the goal by their own estimate, which is why A* with this rule
// expands the fewest (Asai and Fukunaga 2016 compare the rules). Last in, first out comes close to it for nothing.
#pragma once
#include <cstdint>

#include "core/random/random.h"
#include "core/search/problem.h"

namespace searchlight::search {

// LargerG to Random: by rank, and among equal ranks the last in goes first. Coarse: f is compared in buckets of
// SessionOptions::coarseWidth, and inside one the last in goes first.
enum class Ties : std::uint8_t { LastIn, FirstIn, LargerG, SmallerG, LargerH, SmallerH, Random, Coarse };
constexpr bool goByRank(Ties ties) { return ties >= Ties::LargerG && ties <= Ties::Random; }

// A number for a state that is the same in every run; two states share one at worst by chance.
template <Problem P>
std::uint64_t identityOf(const P& problem, const typename P::State& state) {
  if constexpr (IndexedProblem<P>)
    return problem.index(state);
  else
    return hashValue(state);
}

// Of nodes with the same f the one with the smallest rank is taken first. The random one depends on the seed, the state and
// its g alone, so that a list can be sorted by it, and a watched search goes as a silent one. 0 if the rule has no rank.
constexpr Cost tieRank(Ties ties, std::uint64_t seed, std::uint64_t identity, Cost g, Cost h) {
  switch (ties) {
    case Ties::LargerG: return kInfiniteCost - g;
    case Ties::SmallerG: return g;
    case Ties::LargerH: return kInfiniteCost - h;
    case Ties::SmallerH: return h;
    case Ties::Random:
      return static_cast<Cost>(Random(seed + Random::kStep * identity + 0xD1B54A32D192ED03ULL * g).next() >>
                               32);
    default: return 0;
  }
}

// How OPEN is listed: what would be taken next comes first.
struct OpenOrder {
  // Turns: groups of nodes take turns, and which is next cannot be told from the nodes.
  enum class Kind : std::uint8_t { Queue, Stack, Priority, Turns } kind = Kind::Priority;
  Ties ties = Ties::LastIn;
  Cost width = 1;          // priorities are compared after division by it
  std::uint64_t seed = 0;  // of Ties::Random
  // Among equal places; see Session::placeOf().
  bool lastInFirst() const { return ties != Ties::FirstIn; }
};

}  // namespace searchlight::search
