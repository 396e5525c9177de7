// core/lessons/judge.cpp: an answer held against the run.
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "core/geometry/point.h"
#include "core/lessons/question.h"
#include "core/trace/player_queries.h"

namespace searchlight::lessons {
namespace {

using search::Event;
using search::EventKind;
using search::NodeId;
using Why = Verdict::Why;

Run runOf(const Question& question, const std::stop_token& stop) {
  return Run(question.setUp, question.fileName, question.line, stop);
}

// Of the first side, where there are two; kNoNode: the search has not met it, or there is none of this name.
NodeId nodeNamed(const search::Session& session, const std::string& state) {
  const search::States found = session.stateFromText(state);
  return found ? session.find(*found, 0) : search::kNoNode;
}

// As it waits there.
Weighed weighed(const Run& run, std::size_t position, NodeId node) {
  const search::Session& session = run.session();
  const search::PlayedNode waiting = run.at(position).node(node);
  return {.state = session.stateText(node),
          .g = run.shown(waiting.g),
          .h = run.shown(session.heuristic(node)),
          .f = run.shown(session.priorityOf(node, waiting.g)),
          .cameIn = waiting.added == search::kNever ? 0 : std::size_t{waiting.added} + 1};
}

// By which number OPEN is ordered, asked of the search itself.
std::string_view orderedBy(const search::Session& session) {
  if (session.openOrder().kind != search::OpenOrder::Kind::Priority) return {};
  const bool goesByG = session.priority(1, 0) != session.priority(0, 0);
  const bool goesByH = session.usesHeuristic() && session.priority(0, 1) != session.priority(0, 0);
  return goesByG && goesByH ? "f" : goesByH ? "h" : "g";
}

// Of a search from both sides, before the expansion at this event.
std::optional<Verdict::Turn> turnAt(const Run& run, std::size_t expansion) {
  const search::Session& session = run.session();
  if (session.sides() != 2) return std::nullopt;
  Verdict::Turn out{.isBackward = session.isBackward(run.trace()[expansion].node)};
  for (const NodeId n : run.at(expansion).open())
    ++(session.isBackward(n) == out.isBackward ? out.waiting : out.others);
  return out;
}

// Why `told` is not taken before `right`, where both wait.
Why whyLater(const Run& run, std::size_t position, NodeId told, NodeId right, bool& isCoarse) {
  const search::Session& session = run.session();
  if (session.isBackward(told) != session.isBackward(right)) return Why::OtherSide;
  const search::OpenOrder order = session.openOrder();
  if (order.kind == search::OpenOrder::Kind::Queue) return Why::Queue;
  if (order.kind == search::OpenOrder::Kind::Stack) return Why::Stack;
  const search::TracePlayer& player = run.at(position);
  const auto place = [&](NodeId n) { return session.placeOf(order, n, player.look(n).g); };
  const std::uint64_t mine = place(told), others = place(right);
  if (mine >> 32 > others >> 32) return Why::Later;
  if (mine > others) return Why::TieByRank;
  const bool isLater = search::insertionOrder(player.node(told)) > search::insertionOrder(player.node(right));
  if (mine < others || isLater == order.lastInFirst()) return Why::Otherwise;
  const auto priority = [&](NodeId n) { return session.priorityOf(n, player.look(n).g); };
  isCoarse = order.width > 1 && priority(told) != priority(right);
  return order.lastInFirst() ? Why::TieLastIn : Why::TieFirstIn;
}

Verdict against(const Run& run, std::size_t position, NodeId told, NodeId right) {
  Verdict out;
  out.why = whyLater(run, position, told, right, out.isCoarse);
  out.ties = run.session().openOrder().ties;
  out.told = weighed(run, position, told);
  out.right = weighed(run, position, right);
  out.turn = turnAt(run, takenAt(run, position, right).value_or(position));
  return out;
}

// Why the one that is taken next was first of all, and with how many it shared its place.
void tellFirst(const Run& run, std::size_t expansion, Verdict& out) {
  const search::OpenOrder order = run.session().openOrder();
  out.turn = turnAt(run, expansion);
  out.ties = order.ties;
  if (order.kind == search::OpenOrder::Kind::Queue) out.rule = Why::Queue;
  if (order.kind == search::OpenOrder::Kind::Stack) out.rule = Why::Stack;
  const auto place = search::firstPlaceBefore(run.session(), run.at(expansion + 1), kMostEvents);
  if (!place) return;
  out.equals = place->nodes - 1;
  out.isCoarse = !place->isSame;
  out.rule = out.equals == 0 ? Why::Later : order.lastInFirst() ? Why::TieLastIn : Why::TieFirstIn;
  if (out.equals > 0 && search::goByRank(order.ties)) out.rule = Why::TieByRank;
}

Verdict judgeNext(const Question& question, const Answer& answer, const Run& run) {
  Verdict out;
  const std::size_t at = expansionFrom(run.trace(), question.position).value_or(question.position);
  const NodeId next = run.trace()[at].node;
  const std::string state = answer.states.empty() ? std::string() : answer.states.front();
  const search::Session& session = run.session();
  const NodeId named = nodeNamed(session, state);
  if (named != search::kNoNode && session.stateNumber(named) == session.stateNumber(next)) {
    out.isRight = true;
    out.told = out.right = weighed(run, at, next);
    tellFirst(run, at, out);
    return out;
  }
  const NodeId told = waitingNode(run, at, state, next % session.sides());
  if (told == search::kNoNode) {
    out.why = Why::NotWaiting;
    out.told.state = state;
    out.right = weighed(run, at, next);
    return out;
  }
  return against(run, at, told, next);
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
  const auto inOrder = choicesInOrder(run, question);
  const auto [mine, others] = std::ranges::mismatch(given, inOrder);
  if (mine != given.end()) out = against(run, question.position, mine->second, others->second);
  out.isRight = mine == given.end();
  for (const auto& [taken, node] : inOrder) out.order.push_back(weighed(run, question.position, node));
  return out;
}

// Of a way on cells that all cost the same.
void tellSteps(const Run& run, Verdict& out) {
  const auto* const asked = std::get_if<AskedRoute>(&run.asked());
  if (!asked || !asked->document.map.isUniform()) return;
  const std::vector<Point> cells = routeFound(run.session(), *asked).cells;
  for (std::size_t i = 1; i < cells.size(); ++i)
    ++(cells[i].x != cells[i - 1].x && cells[i].y != cells[i - 1].y ? out.diagonal : out.straight);
}

// Which of the run's numbers the answer is, where it is not the cost.
Verdict::Instead insteadOf(double answer, const Run& run, const std::stop_token& stop, Work& work) {
  using Instead = Verdict::Instead;
  const auto is = [&](double number) { return std::abs(answer - number) <= 0.01; };
  const search::Stats stats = run.session().stats();
  if (const auto* const asked = std::get_if<AskedRoute>(&run.asked())) {
    const auto cheapest = cheapestPath(*asked, stop, work);
    if (cheapest->outcome() == search::Outcome::Solved && is(costOf(*cheapest, *asked)))
      return Instead::Cheapest;
  }
  const auto steps = run.figure("steps"), length = steps ? steps : run.figure("length");
  if (length && is(length->number)) return Instead::Steps;
  if (length && is(length->number + 1)) return Instead::Cells;
  if (is(static_cast<double>(stats.expanded))) return Instead::Expanded;
  return is(static_cast<double>(stats.generated)) ? Instead::Generated : Instead::Nothing;
}

// The number of the last event that reaches it, from 1; 0: there is none.
std::size_t goalAt(const search::Trace& trace) {
  for (std::size_t i = trace.end(); i > trace.begin(); --i)
    if (trace[i - 1].kind == EventKind::Goal) return i;
  return 0;
}

Verdict judgeCost(const Answer& answer, const Run& run, const std::stop_token& stop, Work& work) {
  Verdict out;
  if (!run.isSolved()) return {.why = Why::NoPath};
  out.wanted = run.cost();
  out.found = answer.number.value_or(-1);
  out.isRight = answer.number && std::abs(out.found - out.wanted) <= 0.01;
  out.why = out.isRight ? Why::Right : Why::OtherCost;
  tellSteps(run, out);
  if (!out.isRight) {
    out.goalAt = goalAt(run.trace());
    out.instead = insteadOf(out.found, run, stop, work);
  }
  return out;
}

// Whether the search's way is costlier than it need be.
Verdict judgeCostlier(const setup::SetUp& setUp, const std::stop_token& stop, Work& work) {
  Costs costs = costsOf(setUp, stop, work);
  Verdict out;
  out.found = costs.found;
  out.wanted = costs.best;
  out.words = costs.words;
  out.isRight = costs.isCostlier();
  if (out.isRight) out.cheaper = std::move(costs.cheapest);
  out.why = costs.why == Why::Right && !out.isRight ? Why::NotCostlier : costs.why;
  return out;
}

// Why a level is lost after the move, the plainest reason, if it can be seen.
std::optional<sokoban::DeadEnd> deadEndAfter(const Question& question, const Answer& answer,
                                             const std::stop_token& stop) {
  const Asked after = moved(askedOf(question), *answer.move).asked;
  const auto* const level = std::get_if<AskedLevel>(&after);
  if (!level) return std::nullopt;
  const auto ends = sokoban::findDeadEnds(std::make_shared<const sokoban::Ground>(level->level),
                                          level->level.opening(), stop);
  return ends.empty() ? std::nullopt : std::optional(ends.front());
}

Verdict judgeMove(const Question& question, const Answer& answer, const std::stop_token& stop, Work& work) {
  const Asked asked = askedOf(question);
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
  const bool isLost = left.needed == kNever;
  if (isDeadAsked) {
    out.isRight = isLost;
    out.why = isLost ? Why::Right : Why::NotDead;
    if (!isLost) out.wanted = shownOf(left.needed);
    return out;
  }
  const Why none = statesAreCells(question.setUp.page) ? Why::NoPath : Why::Lost;
  if (before.needed == kNever) {
    out.why = none;
    return out;
  }
  out.wanted = shownOf(before.needed);
  out.isRight = !isLost && left.needed + after.cost == before.needed;
  out.found = isLost ? -1 : shownOf(left.needed + after.cost);
  out.left = isLost ? 0 : shownOf(left.needed);
  out.why = out.isRight ? Why::Right : isLost ? none : Why::NotShortest;
  return out;
}

}  // namespace

std::optional<std::size_t> expansionFrom(const search::Trace& trace, std::size_t position) {
  for (; position < trace.end(); ++position)
    if (trace[position].kind == EventKind::Expand) return position;
  return std::nullopt;
}

std::vector<std::pair<std::size_t, NodeId>> choicesInOrder(const Run& run, const Question& question) {
  std::vector<std::pair<std::size_t, NodeId>> out;
  for (const std::string& state : question.choices) {
    const NodeId node = waitingNode(run, question.position, state);
    out.emplace_back(takenAt(run, question.position, node).value_or(0), node);
  }
  std::ranges::sort(out);
  return out;
}

NodeId waitingNode(const Run& run, std::size_t position, const std::string& state, NodeId side) {
  const search::Session& session = run.session();
  const NodeId node = nodeNamed(session, state);
  if (node == search::kNoNode) return search::kNoNode;
  const search::TracePlayer& player = run.at(position);
  for (NodeId i = 0; i < session.sides(); ++i)
    if (const NodeId n = node + (side + i) % session.sides(); player.status(n) == search::NodeStatus::Open)
      return n;
  return search::kNoNode;
}

bool isTaken(const Run& run, const Event& e) {
  return e.kind == EventKind::Expand || (e.kind == EventKind::Goal && run.session().sides() == 1);
}

std::optional<std::size_t> takenAt(const Run& run, std::size_t position, NodeId node) {
  for (std::size_t i = position; i < run.end(); ++i) {
    const Event& e = run.trace()[i];
    if (e.node == node && isTaken(run, e)) return i;
  }
  return std::nullopt;
}

Costs costsOf(const setup::SetUp& setUp, const std::stop_token& stop, Work& work) {
  Costs out;
  try {
    const auto cost = [&](const setup::SetUp& asked) -> std::optional<double> {
      const Asked route = askedFrom(asked, "answer", 0);
      const auto session = makeSession(route, {});
      out.why = Why::NoPath;
      if (!session) return std::nullopt;
      const std::uint64_t most = std::min<std::uint64_t>(kMostEvents, work.left());
      const search::Outcome outcome = session->run({.bytes = kMostRunBytes, .expansions = most}, stop);
      // A jump looks at more cells than it expands, and every cell is read from the board's text.
      const search::Stats stats = session->stats();
      work.spend(stats.expanded + stats.scanned + asked.board.text->size());
      if (outcome == search::Outcome::Solved) {
        if (const auto* const way = std::get_if<AskedRoute>(&route))
          out.cheapest = routeFound(*session, *way).cells;
        return costOf(*session, route);
      }
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
    out.words = e.failure();
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

std::vector<Point> changedCells(const Question& question, const Answer& answer) {
  if (answer.goal) return {*answer.goal};
  std::vector<Point> out;
  const Asked before = askedOf(question),
              after = askedFrom(withBoard(question.setUp, answer.board), question.fileName, question.line);
  const auto *const was = std::get_if<AskedRoute>(&before), *const is = std::get_if<AskedRoute>(&after);
  if (!was || !is) return out;
  const grid::Map &old = was->document.map, &map = is->document.map;
  for (int y = 0; y < std::min(old.height(), map.height()); ++y)
    for (int x = 0; x < std::min(old.width(), map.width()); ++x)
      if (old.weight({x, y}) != map.weight({x, y})) out.push_back({x, y});
  return out;
}

Verdict judge(const Question& question, const Answer& answer, const std::stop_token& stop) {
  Work asMuchAsItTakes(std::numeric_limits<std::uint64_t>::max());
  Verdict out = judge(question, answer, stop, asMuchAsItTakes);
  if (out.why == Why::Lost || (question.kind == QuestionKind::Dead && out.isRight))
    out.deadEnd = deadEndAfter(question, answer, stop);
  return out;
}

Verdict judge(const Question& question, const Answer& answer, const std::stop_token& stop, Work& work) {
  switch (question.kind) {
    case QuestionKind::Next:
    case QuestionKind::Order: {
      const Run run = runOf(question, stop);
      Verdict out = question.kind == QuestionKind::Next ? judgeNext(question, answer, run)
                                                        : judgeOrder(question, answer, run);
      out.orderedBy = orderedBy(run.session());
      return out;
    }
    case QuestionKind::Cost: return judgeCost(answer, runOf(question, stop), stop, work);
    case QuestionKind::Fail:
      if (!answer.goal) return {.why = Why::CannotAsk, .words = ReaderErrors::tr("there is no goal")};
      return judgeCostlier(withGoal(question.setUp, *answer.goal), stop, work);
    case QuestionKind::Mislead: {
      // Of the map that comes back only its walls and weights count: the ends are the question's.
      return judgeCostlier(withBoard(question.setUp, answer.board), stop, work);
    }
    case QuestionKind::Dead:
    case QuestionKind::Move: break;
  }
  return judgeMove(question, answer, stop, work);
}

}  // namespace searchlight::lessons
