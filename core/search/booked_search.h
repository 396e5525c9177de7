// core/search/booked_search.h: what all searches have in common that write their nodes in a book.
#pragma once
#include <memory>
#include <utility>

#include "core/search/node_book.h"

namespace searchlight::search {

// The base of `Search`, which has step(), restart(problem) and path().
template <class Search, class P, class Obs, class Store = NodeStore<P>>
class BookedSearch {
 public:
  static constexpr bool kExpensiveSteps = ExpensiveHeuristicProblem<P>;

  BookedSearch(const BookedSearch&) = delete;  // the book points at m_problem
  BookedSearch& operator=(const BookedSearch&) = delete;

  Outcome run(const Limits& limits = {}, const std::stop_token& stop = {}) {
    return runSearch(static_cast<Search&>(*this), limits, stop);
  }
  Outcome stopWith(Outcome o) { return m_outcome = o; }
  bool searching() const { return !m_nodes.isReadingRoute(); }
  Outcome outcome() const { return m_outcome; }
  const Stats& stats() const { return m_stats; }
  const Store& nodes() const { return m_nodes.store(); }
  const P& problem() const { return m_problem; }
  Cost heuristic(NodeId n) const { return m_nodes.heuristic(m_problem, n); }
  MemoryAccount& memory() { return *m_memory; }
  std::size_t bytes() const { return m_memory->bytes(); }

 protected:
  BookedSearch(P problem, Obs observer, std::shared_ptr<MemoryAccount> memory,
               Duplicates duplicates = Duplicates::Drop)
      : m_problem(std::move(problem)),
        m_memory(std::move(memory)),
        m_nodes(m_problem, *m_memory, std::move(observer), duplicates) {}
  ~BookedSearch() = default;
  // The first thing of restart().
  void take(P problem) {
    m_problem = std::move(problem);
    m_stats = {};
    m_outcome = Outcome::Running;
    m_costOverflow = false;
  }

  P m_problem;
  std::shared_ptr<MemoryAccount> m_memory;  // of all that the search holds
  NodeBook<P, Obs, Store> m_nodes;
  Stats m_stats;
  Outcome m_outcome = Outcome::Running;
  bool m_costOverflow = false;
};

}  // namespace searchlight::search
