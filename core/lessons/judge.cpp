// core/lessons/judge.cpp: an answer held against the run.
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/geometry/point_text.h"
#include "core/lessons/question.h"

namespace searchlight::lessons {
namespace {

using search::Event;
using search::EventKind;
using search::NodeId;
using Why = Verdict::Why;

constexpr std::string_view kAnswer = "answer";  // of messages

// Of the first side, where there are two; kNoNode: the search has not met it, or there is none of this name.
NodeId nodeNamed(const search::Session& session, const std::string& state) {
  const search::States found = session.stateFromText(state);
  return found ? session.find(*found, 0) : search::kNoNode;
}

Weighed weighed(const Run& run, NodeId node, search::Cost g) {
  const search::Session& session = run.session();
  const search::Cost h = session.heuristic(node);
  return {session.stateText(node), run.shown(g), run.shown(h), run.shown(session.priorityOf(node, g))};
}

// Why `told` is not taken before `right`, where both wait.
Why whyLater(const Run& run, std::size_t position, NodeId told, NodeId right) {
  const search::Session& session = run.session();
  if (session.sides() == 2 && told % 2 != right % 2) return Why::Otherwise;
  const search::OpenOrder order = session.openOrder();
  if (order.kind == search::OpenOrder::Kind::Queue) return Why::Queue;
  if (order.kind == search::OpenOrder::Kind::Stack) return Why::Stack;
  const search::TracePlayer& player = run.at(position);
  const auto bucket = [&](NodeId n) { return session.priorityOf(n, player.look(n).g) / order.width; };
  const search::Cost mine = bucket(told), others = bucket(right);
  if (mine > others) return Why::Later;
  if (mine < others) return Why::Otherwise;
  return order.lastInFirst ? Why::TieLastIn : Why::TieFirstIn;
}

Verdict against(const Run& run, std::size_t position, NodeId told, NodeId right) {
  Verdict out;
  out.why = whyLater(run, position, told, right);
  const search::TracePlayer& player = run.at(position);
  out.told = weighed(run, told, player.look(told).g);
  out.right = weighed(run, right, player.look(right).g);
  return out;
}

Verdict judgeNext(const Question& question, const Answer& answer, const Run& run) {
  Verdict out;
  const Event& next = run.trace()[question.position];
  const std::string state = answer.states.empty() ? std::string() : answer.states.front();
  const search::Session& session = run.session();
  const NodeId named = nodeNamed(session, state);
  if (named != search::kNoNode && session.stateNumber(named) == session.stateNumber(next.node)) {
    out.isRight = true;
    out.told = out.right = weighed(run, next.node, next.gAfter);
    return out;
  }
  const NodeId told = waitingNode(run, question.position, state);
  if (told == search::kNoNode) {
    out.why = Why::NotWaiting;
    out.told.state = state;
    out.right = weighed(run, next.node, next.gAfter);
    return out;
  }
  return against(run, question.position, told, next.node);
}

Verdict judgeOrder(const Question& question, const Answer& answer, const Run& run) {
  Verdict out;
  std::vector<std::string> told = answer.states, choices = question.choices;
  std::ranges::sort(told);
  std::ranges::sort(choices);
  if (told != choices) {
    out.why = Why::NotWaiting;
    return out;
  }
  std::vector<std::pair<std::size_t, NodeId>> given;
  for (const std::string& state : answer.states) {
    const NodeId node = waitingNode(run, question.position, state);
    const auto taken = takenAt(run, question.position, node);
    if (!taken) return {.why = Why::NotWaiting, .told = {.state = state}};
    given.emplace_back(*taken, node);
  }
  // The first place that is not this node's is what is explained.
  auto inOrder = given;
  std::ranges::sort(inOrder);
  const auto [mine, others] = std::ranges::mismatch(given, inOrder);
  if (mine != given.end()) return against(run, question.position, mine->second, others->second);
  out.isRight = true;
  return out;
}

Verdict judgeCost(const Answer& answer, const Run& run) {
  Verdict out;
  if (!run.isSolved()) return {.why = Why::NoWay};
  out.wanted = run.cost();
  out.found = answer.number.value_or(-1);
  out.isRight = answer.number && std::abs(out.found - out.wanted) <= 0.01;
  out.why = out.isRight ? Why::Right : Why::OtherCost;
  return out;
}

// Whether the search's way is dearer than it need be.
Verdict judgeDearer(const setup::SetUp& setUp, const std::stop_token& stop, Work& work) {
  const Costs costs = costsOf(setUp, stop, work);
  Verdict out;
  out.found = costs.found;
  out.wanted = costs.best;
  out.words = costs.words;
  out.isRight = costs.isDearer();
  out.why = costs.why == Why::Right && !out.isRight ? Why::NotDearer : costs.why;
  return out;
}

Verdict judgeMove(const Question& question, const Answer& answer, const std::stop_token& stop, Work& work) {
  const Asked asked = askedFrom(question.setUp, kAnswer, 0);
  Verdict out;
  const auto moves = movesOf(asked);
  if (!answer.move || std::ranges::find(moves, *answer.move) == moves.end()) {
    out.why = Why::NoSuchMove;
    return out;
  }
  const Moved after = moved(asked, *answer.move);
  const Left left = leftOf(after.asked, stop, work);
  const bool isDeadAsked = question.kind == QuestionKind::Dead;
  const Left before = isDeadAsked ? Left{} : leftOf(asked, stop, work);
  if (!left.isKnown || !before.isKnown) {
    out.why = Why::Undecided;
    return out;
  }
  const auto shownOf = [&](std::uint64_t cost) { return shownCost(asked, static_cast<search::Cost>(cost)); };
  if (isDeadAsked) {
    out.isRight = left.needed == kNever;
    out.why = out.isRight ? Why::Right : Why::NotDead;
    if (!out.isRight) out.wanted = shownOf(left.needed);
    return out;
  }
  if (before.needed == kNever) {
    out.why = Why::NoWay;
    return out;
  }
  out.wanted = shownOf(before.needed);
  out.isRight = left.needed != kNever && left.needed + after.cost == before.needed;
  out.found = left.needed == kNever ? -1 : shownOf(left.needed + after.cost);
  out.why = out.isRight ? Why::Right : left.needed == kNever ? Why::NoWay : Why::NotShortest;
  return out;
}

}  // namespace

NodeId waitingNode(const Run& run, std::size_t position, const std::string& state) {
  const search::Session& session = run.session();
  const NodeId node = nodeNamed(session, state);
  if (node == search::kNoNode) return search::kNoNode;
  const search::TracePlayer& player = run.at(position);
  for (NodeId side = 0; side < session.sides(); ++side)
    if (player.status(node + side) == search::NodeStatus::Open) return node + side;
  return search::kNoNode;
}

std::optional<std::size_t> takenAt(const Run& run, std::size_t position, NodeId node) {
  for (std::size_t i = position; i < run.end(); ++i) {
    const Event& e = run.trace()[i];
    if (e.node == node && (e.kind == EventKind::Expand || e.kind == EventKind::Goal)) return i;
  }
  return std::nullopt;
}

Costs costsOf(const setup::SetUp& setUp, const std::stop_token& stop, Work& work) {
  Costs out;
  try {
    const auto cost = [&](const setup::SetUp& asked) -> std::optional<double> {
      const Asked route = askedFrom(asked, kAnswer, 0);
      const auto session = makeSession(route, {});
      out.why = Why::NoWay;
      if (!session) return std::nullopt;
      const std::uint64_t most = std::min<std::uint64_t>(kMostEvents, work.left());
      const search::Outcome outcome = session->run({.bytes = kMostRunBytes, .expansions = most}, stop);
      // A jump looks at more cells than it expands, and every cell is read from the board's text.
      const search::Stats stats = session->stats();
      work.spend(stats.expanded + stats.scanned + asked.board.text->size());
      if (outcome == search::Outcome::Solved) return costOf(*session, route);
      if (outcome != search::Outcome::Exhausted) out.why = Why::Undecided;
      return std::nullopt;
    };
    setup::SetUp cheapest = setUp;
    cheapest.question.set("algorithm", "dijkstra");
    const auto found = cost(setUp);
    if (!found) return out;
    const auto best = cost(cheapest);
    if (!best) return out;
    out.why = Why::Right;
    out.found = *found;
    out.best = *best;
  } catch (const FormatError& e) {
    out.why = Why::CannotAsk;
    const std::string_view what = e.what();
    out.words = what.substr(std::min(what.find(": ") + 2, what.size()));
  }
  return out;
}

setup::SetUp withGoal(const setup::SetUp& setUp, Point goal) {
  setup::SetUp out = setUp;
  out.question.set("to", coordinates(goal));
  return out;
}

setup::SetUp withBoard(const setup::SetUp& setUp, std::string_view map) {
  setup::SetUp out = setUp;
  out.board.text = std::string(map);
  return out;
}

Verdict judge(const Question& question, const Answer& answer, const std::stop_token& stop) {
  Work asMuchAsItTakes(std::numeric_limits<std::uint64_t>::max());
  return judge(question, answer, stop, asMuchAsItTakes);
}

Verdict judge(const Question& question, const Answer& answer, const std::stop_token& stop, Work& work) {
  switch (question.kind) {
    case QuestionKind::Next: return judgeNext(question, answer, Run(question.setUp, kAnswer, 0, stop));
    case QuestionKind::Order: return judgeOrder(question, answer, Run(question.setUp, kAnswer, 0, stop));
    case QuestionKind::Cost: return judgeCost(answer, Run(question.setUp, kAnswer, 0, stop));
    case QuestionKind::Fail:
      if (!answer.goal) return {.why = Why::CannotAsk, .words = "there is no goal"};
      return judgeDearer(withGoal(question.setUp, *answer.goal), stop, work);
    case QuestionKind::Mislead: {
      // Of the map that comes back only its walls and weights count: the ends are the question's.
      return judgeDearer(withBoard(question.setUp, answer.board), stop, work);
    }
    case QuestionKind::Dead:
    case QuestionKind::Move: break;
  }
  return judgeMove(question, answer, stop, work);
}

}  // namespace searchlight::lessons
