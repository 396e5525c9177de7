// tests/widgets/panes.h: several watched runs in step, and the truth about each from a run that nobody watched.
#pragma once
#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"

namespace searchlight::testing {

// A run that was not watched: the truth about its events.
struct Whole {
  std::unique_ptr<search::Session> session;
  explicit Whole(const WatchedSearch& w) {
    WatchedSearch all = w;
    all.segments = 4096;
    session = all.factory()(search::Recording::Recorded);
    session->run({}, {});
  }
  const search::Trace& trace() const { return session->trace(); }
  std::size_t end() const { return trace().end(); }

  // Positions where a step by expansion may end, the start and the end among them.
  std::vector<std::size_t> steps() const {
    std::vector<std::size_t> out{0};
    for (std::size_t i = 1; i < end(); ++i) {
      using enum search::EventKind;
      const search::EventKind k = trace()[i].kind;
      if (k == Expand || k == Goal || k == Route || k == Round) out.push_back(i);
    }
    out.push_back(end());
    return out;
  }
  search::Cost f(std::size_t i) const {
    return session->priority(trace()[i].gAfter, session->heuristic(trace()[i].node));
  }
  // Before the first expansion whose f is above.
  std::size_t above(search::Cost value) const {
    for (std::size_t i = 0; i < end(); ++i)
      if (trace()[i].kind == search::EventKind::Expand && f(i) > value) return i;
    return end();
  }
  // All values of f that are larger than those before.
  void addHeights(std::set<search::Cost>& heights) const {
    std::optional<search::Cost> highest;
    for (std::size_t i = 0; i < end(); ++i)
      if (trace()[i].kind == search::EventKind::Expand && (!highest || f(i) > *highest)) {
        highest = f(i);
        heights.insert(*highest);
      }
  }
};

struct Panes {
  ui::Solver solver;
  std::vector<std::unique_ptr<ui::WatchedRun>> runs;
  std::vector<WatchedSearch> searches;
  std::vector<Whole> wholes;
  ui::Transport transport;

  explicit Panes(const std::vector<search::Algorithm>& algorithms, int side = 15, std::size_t segments = 64) {
    std::vector<ui::WatchedRun*> all;
    for (const search::Algorithm a : algorithms) {
      WatchedSearch w;
      w.algorithm = a;
      w.side = side;
      w.segments = segments;
      searches.push_back(w);
      wholes.emplace_back(w);
      runs.push_back(std::make_unique<ui::WatchedRun>(&solver));
      all.push_back(runs.back().get());
    }
    transport.setRuns(all);
  }
  ~Panes() { transport.setRuns({}); }

  void ask(ui::Transport::StartAt where) {
    std::vector<ui::Transport::Question> questions;
    for (const WatchedSearch& w : searches) questions.push_back({w.factory(), w.names()});
    transport.setSearches(std::move(questions), where);
    settle();
  }
  void settle() { WatchedSearch::settle(transport); }
  void waitForAnswers() {
    for (const auto& run : runs) QTRY_VERIFY(run->answer().outcome != search::Outcome::Running);
  }
  std::vector<std::size_t> positions() const {
    std::vector<std::size_t> out;
    for (const auto& run : runs) out.push_back(run->position());
    return out;
  }
  template <class F>
  std::vector<std::size_t> each(F&& f) const {
    std::vector<std::size_t> out;
    for (const Whole& whole : wholes) out.push_back(f(whole));
    return out;
  }
};

using AlgorithmList = std::vector<search::Algorithm>;
inline const AlgorithmList kThree = {search::Algorithm::AStar, search::Algorithm::Dijkstra,
                                     search::Algorithm::Greedy};
inline const AlgorithmList kEight = [] {
  using enum search::Algorithm;
  return AlgorithmList{BreadthFirst, Dijkstra,      AStar,      Bidirectional,
                       Greedy,       WeightedAStar, DepthFirst, AStar};
}();

}  // namespace searchlight::testing
