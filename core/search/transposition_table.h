// core/search/transposition_table.h: which states a deepening search has met in this round, in a table of bounded size.
//
// IDA* forgets every state it leaves and searches it again on every other way there. The table keeps, for as many states as
// fit, the least cost at which the round has entered them (after the transposition tables of Reinefeld and Marsland 1994,
// "Enhanced Iterative-Deepening Search"): met again no more cheaply, a state need not be searched again in this round.
//
// A bucket holds two states: the one entered most cheaply, below which most is searched, and the one entered last. What
// older rounds left counts as free. The table begins small and doubles as states are entered, so that a search that is
// soon over touches no more than it needs; where memory for that is refused, it stays as large as it is.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/search/problem.h"

namespace searchlight::search {

template <Problem P>
class TranspositionTable {
 public:
  using State = typename P::State;
  // At most so many bytes, and half as many more while it doubles; less than a bucket: no table. The account must outlive the table.
  TranspositionTable(MemoryAccount& memory, std::size_t bytes)
      : m_size(std::bit_floor(bytes / sizeof(Bucket))), m_buckets(AccountAllocator<Bucket>(memory)) {}
  bool isOn() const { return m_size != 0; }
  // Must come before the first question. Throws std::bad_alloc.
  void clear() {
    m_buckets.assign(std::min(m_size, kFirstSize), Bucket{});
    m_kept = 0;
    m_mayGrow = true;
  }

  // Whether this round has entered s at a cost of at most g, as far as the table remembers. REQUIRES: isOn().
  bool has(const P& problem, const State& s, Cost g, std::uint32_t round) const {
    for (const Entry& e : m_buckets[place(problem, s)])
      if (e.round == round && e.state == s) return e.g <= g;
    return false;
  }
  // The round enters s at cost g. REQUIRES: isOn(), round >= 1; !has(problem, s, g, round).
  void keep(const P& problem, const State& s, Cost g, std::uint32_t round) {
    if (++m_kept > m_buckets.size() && m_buckets.size() < m_size && m_mayGrow) grow(problem, round);
    Bucket& bucket = m_buckets[place(problem, s)];
    const Entry fresh{s, g, round};
    for (Entry& e : bucket)
      if (e.round == round && e.state == s) {
        e = fresh;
        return;
      }
    if (bucket[0].round != round || g <= bucket[0].g)
      bucket[1] = std::exchange(bucket[0], fresh);
    else
      bucket[1] = fresh;
  }

 private:
  struct Entry {
    State state{};
    Cost g = 0;
    std::uint32_t round = 0;  // 0: free
  };
  using Bucket = std::array<Entry, 2>;
  std::size_t place(const P& problem, const State& s) const {
    std::size_t hash;
    if constexpr (IndexedProblem<P>)
      hash = std::size_t{problem.index(s)} * 0x9E3779B97F4A7C15u >> 20;
    else
      hash = hashValue(s);
    return hash & (m_buckets.size() - 1);
  }
  // A bucket's two states go to two buckets, so that none is lost.
  [[gnu::noinline]] void grow(const P& problem, std::uint32_t round) {
    try {
      Buckets larger(2 * m_buckets.size(), Bucket{}, m_buckets.get_allocator());
      m_buckets.swap(larger);
      for (const Bucket& bucket : larger)
        for (const Entry& e : bucket) {
          if (e.round != round) continue;
          Bucket& to = m_buckets[place(problem, e.state)];
          to[to[0].round == 0 ? 0 : 1] = e;
        }
    } catch (const std::bad_alloc&) {
      m_mayGrow = false;
    }
  }

  using Buckets = std::vector<Bucket, AccountAllocator<Bucket>>;
  static constexpr std::size_t kFirstSize = 1u << 10;
  std::size_t m_size;      // in buckets at most, a power of two
  std::size_t m_kept = 0;  // since it was cleared
  bool m_mayGrow = true;
  Buckets m_buckets;
};

}  // namespace searchlight::search
