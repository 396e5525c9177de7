// tests/core/domains/conformance.h: what holds of any search over any problem, asked of it from outside.
#pragma once
#include <QString>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/search/make_session.h"

namespace searchlight::domains {

template <class P>
using Successor = std::pair<typename P::State, search::Cost>;

// Every successor of a plain problem.
template <search::PlainSuccessors P>
std::vector<Successor<P>> successorsOf(const P& problem, const typename P::State& s) {
  std::vector<Successor<P>> all;
  problem.forEachSuccessor(s, [&](auto, const typename P::State& next, search::Cost cost) {
    all.push_back({next, cost});
  });
  return all;
}

// What is wrong with a solved session's path; empty when it leads by single moves from the start to a goal and costs
// what the search says. (Of equal moves between two states the cheapest counts.)
template <search::PlainSuccessors P>
QString faultOfPath(const P& problem, search::SessionFor<P>& session) {
  const std::vector<search::NodeId> path = session.path();
  if (path.empty()) return QStringLiteral("solved without a path");
  bool begins = false;
  search::forEachStartOf(problem,
                         [&](const typename P::State& s) { begins |= session.state(path.front()) == s; });
  if (!begins) return QStringLiteral("does not begin at the start");
  if (!problem.isGoal(session.state(path.back()))) return QStringLiteral("does not end at a goal");
  std::uint64_t sum = 0;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const typename P::State to = session.state(path[i]);
    search::Cost cheapest = search::kInfiniteCost;
    bool legal = false;
    for (const auto& [next, cost] : successorsOf(problem, session.state(path[i - 1])))
      if (next == to) {
        legal = true;
        cheapest = std::min(cheapest, cost);
      }
    if (!legal) return QStringLiteral("move %1 is none").arg(i);
    sum += cheapest;
  }
  if (sum > session.solutionCost()) return QStringLiteral("costs more than the search says");
  return {};
}

// A session of one of the algorithms named, or of any; each that is named here alone is compiled anew.
template <search::Algorithm... Only, class P>
auto sessionOf(const P& problem, const search::SessionOptions& options) {
  if constexpr (sizeof...(Only) == 0)
    return search::makeSession(problem, options);
  else
    return search::makeSessionOf<Only...>(problem, options);
}

// Runs the same search silently and recorded; what differs, or what is wrong with the path.
template <search::Algorithm... Only, search::PlainSuccessors P>
QString faultOfRuns(const P& problem, search::SessionOptions options, search::Outcome expected) {
  std::vector<search::NodeId> lengths;
  search::Stats stats;
  search::Cost cost = 0;
  for (const search::Recording recording : {search::Recording::Silent, search::Recording::Recorded}) {
    options.recording = recording;
    const auto session = sessionOf<Only...>(problem, options);
    if (!session) return QStringLiteral("there is no such session");
    const search::Outcome outcome = session->run({}, {});
    if (outcome != expected)
      return QStringLiteral("ends as ") + QString::fromUtf8(search::outcomeName(outcome).data());
    if (outcome == search::Outcome::Solved)
      if (const QString fault = faultOfPath(problem, *session); !fault.isEmpty()) return fault;
    if (outcome != search::Outcome::Solved && !session->path().empty())
      return QStringLiteral("shows a path without a solution");
    if (recording == search::Recording::Recorded) {
      if (session->stats() != stats) return QStringLiteral("counts otherwise when recorded");
      if (session->path().size() != lengths.size() ||
          (outcome == search::Outcome::Solved && session->solutionCost() != cost))
        return QStringLiteral("goes another way when recorded");
    }
    stats = session->stats();
    lengths = session->path();
    cost = session->solutionCost();
  }
  return {};
}

}  // namespace searchlight::domains
