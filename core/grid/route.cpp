// core/grid/route.cpp: from a question to a session and from a solved session to cells.
#include "core/grid/route.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "core/grid/changing_route.h"
#include "core/grid/jump_points.h"
#include "core/grid/line_of_sight.h"
#include "core/grid/route_graph.h"
#include "core/grid/route_problem.h"
#include "core/search/derived_problems.h"
#include "core/search/make_session.h"
#include "core/search/measured_time.h"
#include "core/text/failure.h"
#include "core/trace_formats/trace_export.h"

namespace searchlight::grid {

namespace {

search::DiagonalCosts diagonalCosts(const RouteQuestion& question,
                                    const std::shared_ptr<const RouteGraph>& graph) {
  search::DiagonalCosts out;
  out.inner = stepCosts(CostModel::Sqrt2).diagonal;
  out.shown = shownDiagonal(CostModel::Sqrt2);
  // A jump may turn once: only its diagonal part, and on a map without weights.
  out.inMove = [graph](search::NodeId from, search::NodeId to) {
    const Point d = graph->point(to) - graph->point(from);
    const auto shorter = static_cast<std::uint32_t>(std::min(std::abs(d.x), std::abs(d.y)));
    return shorter == 1 ? std::uint32_t{graph->map().weight(graph->point(to))} : shorter;
  };
  if (question.options.usedHeuristic() != Heuristic::Octile ||
      question.options.algorithm == search::Algorithm::DStarLite) {
    out.inEstimate = [](search::NodeId, bool) { return 0U; };
    return out;
  }
  if (!question.options.waypoints.empty()) {
    out.inEstimate = [problem = WaypointsProblem(graph, question)](search::NodeId state, bool isBackward) {
      return problem.diagonalsInEstimate(state, isBackward);
    };
    return out;
  }
  out.inEstimate = [graph, from = question.from, goals = question.goals(), inner = out.inner](
                       search::NodeId state, bool isBackward) {
    constexpr search::Cost kStraight = stepCosts(CostModel::Sqrt2).straight;
    std::pair<std::uint64_t, std::uint32_t> nearest{search::kInfiniteCost,
                                                    0};  // an estimate, and its diagonals
    for (const Point& end : isBackward ? std::vector<Point>{from} : goals) {
      const Point d = end - graph->point(state);
      const auto longer = static_cast<std::uint32_t>(std::max(std::abs(d.x), std::abs(d.y)));
      const std::uint32_t shorter = diagonalsBetween(graph->point(state), end);
      nearest = std::min(
          nearest, {std::uint64_t{longer - shorter} * kStraight + std::uint64_t{shorter} * inner, shorter});
    }
    return nearest.second;
  };
  return out;
}

}  // namespace

search::TraceExportOptions routeTraceOptions(const RouteQuestion& question, const search::Session& session,
                                             std::shared_ptr<const RouteGraph> graph) {
  search::TraceExportOptions options;
  const CostModel costs = question.options.costModel();
  options.costUnit = shownStraight(costs) / stepCosts(costs).straight;
  options.source = graph->cell(question.options.isFlow ? question.to : question.from) * session.sides();
  // The last of a state's sides: a bidirectional search comes from there.
  if (!question.options.isFlow)
    options.destination = graph->cell(question.to) * session.sides() + session.sides() - 1;
  if (costs == CostModel::Sqrt2 && question.options.neighbours == Neighbours::Eight &&
      !question.options.isAnyAngle())
    options.diagonals = diagonalCosts(question, graph);
  if (!question.options.waypoints.empty()) {
    const WaypointsProblem problem(graph, question);
    options.source = problem.start() * session.sides();
    options.destination = problem.goal() * session.sides() + session.sides() - 1;
  }
  options.place = [graph = std::move(graph)](search::NodeId cell) { return graph->point(cell); };
  return options;
}

void exportRouteTrace(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
                      const std::filesystem::path& path, const std::stop_token& stop, std::string_view setUp,
                      std::shared_ptr<search::MemoryBudget> budget) {
  search::TraceFile file(path, setUp);
  const RouteSession route = makeRouteSession(graph, question, search::Recording::Recorded,
                                              file.recordOptions(), 1, std::move(budget));
  file.begin(*route.session, routeTraceOptions(question, *route.session, graph));
  const search::Outcome outcome = route.session->run({}, stop);
  if (outcome == search::Outcome::MemoryLimit)
    throw FormatError(path.string(), 0, ReaderErrors::tr("not enough memory to run this search again"));
  if (outcome != search::Outcome::Stopped) file.commit();
}

namespace {

// "--also 3,4", where a window can tell the option.
Failure at(std::string_view option, std::string_view value) {
  return {"%1 %2", {Failure(std::string(option)), Failure(std::string(value))}};
}
Failure at(std::string_view option, Point p) { return at(option, coordinates(p)); }

std::optional<Failure> whyNotCell(const Map& map, std::string_view option, Point p, int agent) {
  if (!map.contains(p))
    return behind(at(option, p), ReaderErrors::tr("outside the map of %1 x %2", map.width(), map.height()));
  if (map.isWall(p)) return behind(at(option, p), ReaderErrors::tr("a wall"));
  if (agent > 1 && !hasRoom(map, p, agent))
    return behind(at(option, p), ReaderErrors::tr("no room for an agent of %1 x %2 cells", agent, agent));
  return std::nullopt;
}

// Any of the three problems; the typed session stays behind the generic one.
template <class P, class Make>
RouteSession sessionOver(std::shared_ptr<P> problem, Make make) {
  std::unique_ptr<search::SessionFor<P>> typed = make(*problem);
  auto* session = typed.get();
  return {std::move(typed), [problem, session](Point from, Point to) {
            problem->ask(from, to);
            session->restart(*problem);
          }};
}

// Null where the session is over another problem.
template <class P>
const RouteGraph* graphIn(const search::Session& session) {
  const auto* ours = dynamic_cast<const search::SessionFor<P>*>(&session);
  return ours ? &ours->problem().graph() : nullptr;
}

}  // namespace

namespace {

std::optional<Failure> whyNotEdited(const Map& map, const RouteQuestion& q) {
  for (const EditRound& round : q.edits)
    for (const CellEdit& edit : round) {
      const Failure name = at("--edits", edit.cell);
      if (!map.contains(edit.cell))
        return behind(name, ReaderErrors::tr("outside the map of %1 x %2", map.width(), map.height()));
      if (edit.weight == kWall && (edit.cell == q.from || (edit.cell == q.to && !q.options.goesNear)))
        return behind(name, ReaderErrors::tr("start and goal cannot become walls"));
    }
  return std::nullopt;
}

std::optional<Failure> whyNotThrough(const Map& map, const RouteQuestion& q) {
  const RouteOptions& o = q.options;
  if (o.waypoints.empty()) return std::nullopt;
  for (const Point p : o.waypoints)
    if (auto why = whyNotCell(map, "--via", p, o.agent)) return why;
  // A node's number has 32 bits, one of them for the side of the search.
  if ((o.waypoints.size() + 1) * map.cellCount() > std::size_t{1} << 30)
    return behind("--via",
                  ReaderErrors::tr("too many waypoints for a map of %1 x %2", map.width(), map.height()));
  if (search::needsGrid(o.algorithm))
    return behind(at("--algorithm", search::info(o.algorithm).name),
                  ReaderErrors::tr("supports no waypoints"));
  const std::string_view other = !o.alsoGoals.empty() ? "--also"
                                 : o.isFlow           ? "--flow yes"
                                 : o.goesNear         ? "--nearest yes"
                                                      : "";
  if (!other.empty())
    return behind("--via", ReaderErrors::tr("cannot be combined with %1", std::string(other)));
  return std::nullopt;
}

}  // namespace

std::optional<Failure> whyNot(const Map& map, const RouteQuestion& q) {
  if (auto why = whyNotEdited(map, q)) return why;
  if (!q.edits.empty() && !q.options.isRepaired())
    return whyNot(edited(map, q.edits), {q.from, q.to, q.options});
  if (auto why = whyNotCell(map, "--from", q.from, q.options.agent)) return why;
  // A wall is out of reach, but not refused.
  if (!q.options.goesNear || !map.contains(q.to))
    if (auto why = whyNotCell(map, "--to", q.to, q.options.agent)) return why;
  for (const Point goal : q.options.alsoGoals)
    if (auto why = whyNotCell(map, "--also", goal, q.options.agent)) return why;
  using search::Algorithm;
  const Algorithm a = q.options.algorithm;
  const Failure option = at("--algorithm", search::info(a).name);
  if (search::needsLevel(a)) return behind(option, ReaderErrors::tr("needs a whole Sokoban level"));
  if (auto why = whyNotThrough(map, q)) return why;
  if (q.options.isFlow && !RouteOptions::canFlow(a))
    return behind("--flow yes", ReaderErrors::tr("needs dijkstra or breadth-first"));
  if (q.options.isFlow && q.options.duplicates == search::Duplicates::Keep)
    return behind("--duplicates keep", ReaderErrors::tr("cannot be combined with %1", "--flow yes"));
  if (q.options.goesNear && (q.options.isFlow || search::repairs(a)))
    return behind("--nearest yes", ReaderErrors::tr("cannot be combined with %1",
                                                    q.options.isFlow ? Failure("--flow yes") : option));
  if (!q.options.alsoGoals.empty() &&
      (a == Algorithm::CanonicalAStar || a == Algorithm::JumpPoint || search::repairs(a)))
    return behind(option, ReaderErrors::tr("supports only one goal"));
  if (search::repairs(a)) {
    if (q.options.agent > 1) return behind(option, ReaderErrors::tr("needs an agent of one cell"));
    // Where no way leads back, its agent could walk into a trap before it has seen it.
    if (a == Algorithm::DStarLite && map.hasOneWay())
      return behind(option, ReaderErrors::tr("needs a map without one-way cells"));
    if (!q.options.isAdmissible(q.options.usedHeuristic()))
      return behind(at("--heuristic", nameOf(heuristicNames(), q.options.usedHeuristic())),
                    ReaderErrors::tr("%1 needs an admissible heuristic", search::info(a).name));
  } else if (search::needsGrid(a)) {
    if (q.options.isAnyAngle() && q.options.neighbours != Neighbours::Eight)
      return behind(option, ReaderErrors::tr("needs 8 neighbours"));
    if (!map.isUniform()) return behind(option, ReaderErrors::tr("needs a map without weights"));
    if (map.hasOneWay()) return behind(option, ReaderErrors::tr("needs a map without one-way cells"));
    if (q.options.isAnyAngle() && q.options.costModel() != CostModel::Sqrt2)
      return behind(option, ReaderErrors::tr("needs sqrt2 costs, the true lengths"));
  }
  if (q.options.isSmoothed && !map.isUniform())
    return behind(at("--smooth", "yes"), ReaderErrors::tr("needs a map without weights"));
  if (q.options.isSmoothed && map.hasOneWay())
    return behind(at("--smooth", "yes"), ReaderErrors::tr("needs a map without one-way cells"));
  constexpr int kMost = RouteOptions::kMostWeight;
  if (!(q.options.weight >= 1 && q.options.weight <= kMost))
    return behind("--weight", ReaderErrors::tr("must be from %1 to %2", 1, kMost));
  if (q.options.window < 0) return behind("--window", ReaderErrors::tr("must not be negative"));
  return setup::whyNotKept(a, q.options.duplicates);
}

std::string optionOf(const Failure& whyNot) {
  const std::string place = english(whyNot.values().front());  // "--also 3,4", "--via"
  return place.substr(2, place.find(' ') - 2);
}

Map edited(Map map, std::span<const EditRound> rounds) {
  for (const EditRound& round : rounds)
    for (const CellEdit& edit : round) map.setWeight(edit.cell, edit.weight);
  return map;
}

std::shared_ptr<const RouteGraph> makeRouteGraph(Map map, const RouteQuestion& q,
                                                 const search::Bounds* bounds) {
  if (!q.options.isRepaired()) map = edited(std::move(map), q.edits);
  if (q.options.agent > 1) map = mapForAgent(map, q.options.agent, bounds);
  if (q.options.window <= 0) return std::make_shared<RouteGraph>(std::move(map));
  const CellRect window = searchWindow(map, q.from, q.options.window);
  return std::make_shared<RouteGraph>(std::move(map), window);
}

RouteSession makeRouteSession(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& q,
                              search::Recording recording, search::RecordOptions record,
                              std::size_t traceSegments, std::shared_ptr<search::MemoryBudget> budget,
                              const search::Bounds* bounds) {
  search::SessionOptions options = q.options.sessionOptions();
  options.recording = recording;
  options.record = std::move(record);
  options.traceSegments = traceSegments;
  options.budget = std::move(budget);
  if (q.options.isFlow)
    return sessionOver(std::make_shared<FlowProblem>(std::move(graph), q), [&](const FlowProblem& p) {
      return search::makeSessionOf<search::Algorithm::Dijkstra, search::Algorithm::BreadthFirst>(p, options);
    });
  if (!q.options.waypoints.empty())
    return sessionOver(
        std::make_shared<WaypointsProblem>(std::move(graph), q),
        [&](const WaypointsProblem& p) { return search::makeSession<WaypointsProblem>(p, options); });
  if (!q.options.alsoGoals.empty())
    return sessionOver(std::make_shared<GoalsProblem>(std::move(graph), q),
                       [&](const GoalsProblem& p) { return search::makeSession<GoalsProblem>(p, options); });
  switch (q.options.algorithm) {
    case search::Algorithm::JumpPoint: {
      // The jump map is the session's, and held as long. Asked for before it is made.
      const std::size_t bytes = JumpMap::bytesFor(graph->map());
      std::optional<search::MemoryAccount> ahead(options.budget);
      ahead->take(bytes);
      auto problem = std::make_shared<JumpProblem>(std::move(graph), q, bounds);
      ahead.reset();
      return sessionOver(std::move(problem), [&](const JumpProblem& p) {
        auto session = search::makeAStarSession<JumpProblem>(p, options);
        session->memory()->take(bytes);
        return session;
      });
    }
    case search::Algorithm::CanonicalAStar:
      return sessionOver(
          std::make_shared<CanonicalProblem>(std::move(graph), q),
          [&](const CanonicalProblem& p) { return search::makeAStarSession<CanonicalProblem>(p, options); });
    case search::Algorithm::LpaStar:
    case search::Algorithm::DStarLite: {
      const std::size_t bytes = ChangingRoute::bytesFor(graph->map());
      return sessionOver(std::make_shared<ChangingRoute>(std::move(graph), q), [&](const ChangingRoute& p) {
        auto session = search::makeRepairSession<ChangingRoute>(p, options);
        session->memory()->take(bytes);
        return session;
      });
    }
    default:
      return sessionOver(std::make_shared<RouteProblem>(std::move(graph), q), [&](const RouteProblem& p) {
        return search::makeSession<RouteProblem>(p, options);
      });
  }
}

RouteQuestion asNearAsPossible(const std::shared_ptr<const RouteGraph>& graph, const RouteQuestion& question,
                               const search::Limits& limits, const std::stop_token& stop,
                               std::shared_ptr<search::MemoryBudget> budget) {
  if (!question.options.goesNear) return question;
  RouteQuestion measured = question;
  measured.options.algorithm = search::Algorithm::AStar;
  measured.options.heuristic.reset();
  const search::NodeId nearest =
      search::nearestState(GoalsProblem(graph, measured), limits, stop, std::move(budget));
  RouteQuestion near = question;
  if (nearest == search::kNoNode) return near;
  near.to = graph->point(nearest);
  near.options.alsoGoals.clear();
  return near;
}

search::BoardEvent eventOnBoard(const search::Session& session, std::size_t i) {
  const RouteGraph* graph = graphIn<RouteProblem>(session);
  if (!graph) graph = graphIn<GoalsProblem>(session);
  if (!graph) graph = graphIn<WaypointsProblem>(session);
  if (!graph) graph = graphIn<FlowProblem>(session);
  if (!graph) graph = graphIn<CanonicalProblem>(session);
  if (!graph) graph = graphIn<JumpProblem>(session);
  if (!graph) graph = graphIn<ChangingRoute>(session);
  if (!graph) return search::stateEvent(session, i);
  return search::cellEvent(session, i, [&](search::NodeId n) { return graph->point(session.place(n)); });
}

namespace {

template <class P>
std::shared_ptr<const std::vector<search::Cost>> costsTo(P problem, const std::stop_token& stop,
                                                         std::shared_ptr<search::MemoryBudget> budget) {
  using Problem = search::Reversed<P>;
  struct Costs {
    explicit Costs(std::shared_ptr<search::MemoryBudget> of) : account(std::move(of)) {}
    search::MemoryAccount account;
    std::vector<search::Cost> costs;
  };
  search::BestFirst<Problem, search::Dijkstra> dijkstra{
      Problem(std::move(problem)), {}, {}, {}, std::make_shared<search::MemoryAccount>(budget)};
  const search::Outcome outcome = dijkstra.run({}, stop);
  if (outcome == search::Outcome::Stopped) return nullptr;
  if (outcome == search::Outcome::MemoryLimit) throw search::OutOfMemory();
  const auto all = std::make_shared<Costs>(std::move(budget));
  all->account.take(dijkstra.nodes().size() * sizeof(search::Cost));
  all->costs.resize(dijkstra.nodes().size(), search::kInfiniteCost);
  for (search::NodeId n = 0; n < all->costs.size(); ++n)
    if (const search::NodeRecord r = dijkstra.nodes()[n]; r.status == search::NodeStatus::Closed)
      all->costs[n] = r.g;
  return {all, &all->costs};
}

}  // namespace

std::shared_ptr<const std::vector<search::Cost>> remainingCosts(
    std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question, const std::stop_token& stop,
    std::shared_ptr<search::MemoryBudget> budget) {
  if (!question.options.waypoints.empty())
    return costsTo(WaypointsProblem(std::move(graph), question), stop, std::move(budget));
  return costsTo(GoalsProblem(std::move(graph), question), stop, std::move(budget));
}

namespace {

template <class Policy>
std::vector<RepairRound> roundsOf(const ChangingRoute& problem, search::Limits limits,
                                  const std::stop_token& stop,
                                  const std::shared_ptr<search::MemoryBudget>& budget) {
  using Search = search::Repair<ChangingRoute, Policy>;
  // Of what the limits leave; whether it came to its end.
  const auto ends = [&](Search& search) {
    const search::Stopwatch watch;
    const search::Outcome outcome = search.run(limits, stop);
    limits.seconds -= watch.seconds();
    limits.expansions -= search.stats().expanded;
    return outcome != search::Outcome::Stopped && outcome != search::Outcome::TimeLimit &&
           outcome != search::Outcome::MemoryLimit;
  };
  std::vector<RepairRound> rounds;
  Search all(problem, {}, std::make_shared<search::MemoryAccount>(budget));
  if (!ends(all)) return rounds;
  limits.bytes -= std::min(limits.bytes, all.memory().bytes());
  bool isWhole = true;
  for (std::size_t k = 0; k < all.rounds().size(); ++k) {
    const search::DeepeningRound& round = all.rounds()[k];
    const std::uint64_t end =
        k + 1 < all.rounds().size() ? all.rounds()[k + 1].expandedBefore : all.stats().expanded;
    rounds.push_back({problem.graph().point(round.at), end - round.expandedBefore});
    if (!isWhole) continue;
    Search fresh(all.problem().frozenIn(k, round.at), {}, std::make_shared<search::MemoryAccount>(budget));
    isWhole = ends(fresh);
    if (isWhole) rounds.back().fromScratch = fresh.stats().expanded;
  }
  return rounds;
}

}  // namespace

std::vector<RepairRound> repairRounds(const std::shared_ptr<const RouteGraph>& graph,
                                      const RouteQuestion& question, const search::Limits& limits,
                                      const std::stop_token& stop,
                                      const std::shared_ptr<search::MemoryBudget>& budget) {
  const ChangingRoute problem(graph, question);
  return question.options.isRepaired() ? roundsOf<search::LpaStar>(problem, limits, stop, budget)
                                       : roundsOf<search::DStarLite>(problem, limits, stop, budget);
}

Route routeOf(search::Session& session, const RouteGraph& graph, const RouteMeasure& measure) {
  const std::vector<search::NodeId> path = session.path();
  std::vector<Point> corners;
  corners.reserve(path.size());
  for (const search::NodeId n : path) corners.push_back(graph.point(session.place(n)));
  return routeAlong(corners, graph, measure);
}

}  // namespace searchlight::grid
