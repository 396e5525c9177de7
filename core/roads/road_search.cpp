// core/roads/road_search.cpp: every search over roads.
#include "core/roads/road_search.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

#include "core/search/best_first.h"
#include "core/search/derived_problems.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"

namespace searchlight::roads {
namespace {
constexpr std::string_view kEstimateNames[] = {"file", "straight-line", "zero"};  // by Estimate
}  // namespace

Cost RoadProblem::heuristic(State s) const {
  if (s == m_to || m_estimate == Estimate::Zero) return 0;
  if (m_estimate == Estimate::File) return m_graph->estimate(s);
  return lineBetween(s, m_to);
}

Cost RoadProblem::lineBetween(Place from, Place to) const {
  const Point away = m_graph->at(to) - m_graph->at(from);
  return search::saturatingCast(
      static_cast<std::uint64_t>(std::floor(std::hypot(double(away.x), double(away.y)) * m_graph->unit())));
}

RoadProblem::Action RoadProblem::laneBetween(Place from, Place to, Cost cost) const {
  const auto lanes = m_graph->out(from);
  const auto at = std::ranges::find_if(
      lanes, [&](const RoadGraph::Lane& lane) { return lane.to == to && lane.cost == cost; });
  return static_cast<Action>(at - lanes.begin());
}

bool canSearch(search::Algorithm algorithm) { return search::isGeneral(algorithm); }

const setup::Options<RoadQuestion>& roadOptions() {
  static const setup::Options<RoadQuestion> table = [] {
    using Row = setup::Option<RoadQuestion>;
    const auto end = [](std::string_view key, std::string_view help,
                        std::optional<std::string> RoadQuestion::*member) {
      return Row{.key = key,
                 .value = "NAME",
                 .help = help,
                 .get = [=](const RoadQuestion& question) { return question.*member; },
                 .set = [=](RoadQuestion& question, std::string_view word) -> std::optional<Failure> {
                   question.*member = std::string(word);
                   return std::nullopt;
                 },
                 .isLeft = [=](const RoadQuestion& question) { return !(question.*member); }};
    };
    setup::Options<RoadQuestion> rows{
        end("from", "The first place (default: the graph's own)", &RoadQuestion::from),
        end("to", "The last place (default: the graph's own)", &RoadQuestion::to),
        setup::oneOf<Estimate>(
            Row{.key = "heuristic",
                .value = "NAME",
                .help = "What is estimated: file, straight-line or zero (default: file where there are "
                        "estimates for this goal, else zero)",
                .isOfRun = true,
                .get =
                    [](const RoadQuestion& question) {
                      return question.estimate
                                 ? std::optional<std::string>(kEstimateNames[std::size_t(*question.estimate)])
                                 : std::nullopt;
                    },
                .isLeft = [](const RoadQuestion& question) { return !question.estimate; }},
            kEstimateNames, [](auto& question) -> auto& { return question.estimate; }),
        setup::yesOrNo(
            Row{.key = "nearest",
                .help = "Where the goal cannot be reached, finds a path to the nearest reachable place "
                        "(default: no)"},
            [](auto& question) -> auto& { return question.goesNear; })};
    setup::addRows(
        rows,
        setup::searchOptions(
            canSearch,
            [](const Failure& names) { return ReaderErrors::tr("needs a grid; graphs support %1", names); },
            "Search algorithm (default: a-star)"),
        &RoadQuestion::search);
    return rows;
  }();
  return table;
}

RoadProblem roadProblem(std::shared_ptr<const RoadGraph> graph, const RoadQuestion& question) {
  const auto end = [&](std::string_view key, const std::optional<std::string>& name,
                       std::optional<Place> own) {
    const std::optional<Place> place = name ? graph->find(*name) : own;
    if (place) return *place;
    throw Failed(complaint(key, name.value_or(std::string()),
                           name ? ReaderErrors::tr("is not in the graph")
                                : ReaderErrors::tr("is missing, and the graph has none of its own")));
  };
  const Place from = end("from", question.from, graph->from()), to = end("to", question.to, graph->to());
  const bool hasFile = graph->hasEstimates() && graph->to() == to;
  if (question.estimate == Estimate::File && !hasFile)
    throw Failed(complaint("heuristic", kEstimateNames[0],
                           ReaderErrors::tr("the graph has no estimates for this goal")));
  return {std::move(graph), from, to, question.estimate.value_or(hasFile ? Estimate::File : Estimate::Zero)};
}

RoadQuestion asNearAsPossible(const std::shared_ptr<const RoadGraph>& graph, const RoadQuestion& question,
                              const search::Limits& limits, const std::stop_token& stop,
                              std::shared_ptr<search::MemoryBudget> budget) {
  if (!question.goesNear) return question;
  const RoadProblem asked = roadProblem(graph, question);
  const RoadProblem measured = asked.estimate() == Estimate::Zero
                                   ? RoadProblem(graph, asked.start(), asked.goal(), Estimate::StraightLine)
                                   : asked;
  const Place nearest = search::nearestState(measured, limits, stop, std::move(budget));
  RoadQuestion near = question;
  if (nearest == search::kNoNode) return near;
  near.to = graph->name(nearest);
  // The file's estimates are for its own goal.
  if (near.estimate == Estimate::File) near.estimate.reset();
  return near;
}

EstimateCheck checkEstimates(const RoadProblem& problem, const std::stop_token& stop) {
  const RoadGraph& graph = problem.graph();
  EstimateCheck out;
  search::BestFirst<search::Reversed<RoadProblem>, search::Dijkstra> fromGoal{search::Reversed(problem)};
  const search::Outcome outcome = fromGoal.run({}, stop);
  if (outcome == search::Outcome::MemoryLimit) throw std::bad_alloc();
  if (outcome == search::Outcome::Stopped) return out;
  const auto trueCost = [&](Place place) {
    const auto record = fromGoal.nodes()[place];
    return record.status == search::NodeStatus::Unseen ? search::kInfiniteCost : record.g;
  };
  for (Place place = 0; place < graph.placeCount(); ++place) {
    const Cost h = problem.heuristic(place);
    if (!out.inadmissible && h > trueCost(place)) out.inadmissible = place;
    for (const RoadGraph::Lane& lane : graph.out(place))
      if (!out.inconsistent && h > search::saturatingAdd(lane.cost, problem.heuristic(lane.to)))
        out.inconsistent = place;
  }
  return out;
}

std::unique_ptr<search::SessionFor<RoadProblem>> makeRoadSession(RoadProblem problem,
                                                                 const search::SessionOptions& options) {
  return search::makeSession(std::move(problem), options);
}

}  // namespace searchlight::roads
