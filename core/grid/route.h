// core/grid/route.h: asking for a route: is the question good, the session that answers it, the answer in cells.
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/line_of_sight.h"
#include "core/grid/route_graph.h"
#include "core/search/session.h"
#include "core/text/failure.h"
#include "core/trace/board_event.h"
#include "core/trace_formats/trace_export.h"

namespace searchlight::grid {

// How a session for the question is told: cells' places, costs in the unit of the cost model.
search::TraceExportOptions routeTraceOptions(const RouteQuestion& question, const search::Session& session,
                                             std::shared_ptr<const RouteGraph> graph);

// Runs the question and writes all of its search, however long. Throws FormatError. When it is stopped the
// file is as it was. `setUp`: setup::writeLine() of what the trace comes back as. The budget is what the search takes its
// memory from (null: unbounded). REQUIRES: !whyNot(graph->map(), question).
void exportRouteTrace(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
                      const std::filesystem::path& path, const std::stop_token& stop,
                      std::string_view setUp = {}, std::shared_ptr<search::MemoryBudget> budget = {});

// What is wrong with a question on this map, as "--from 3,4: a wall" or "--algorithm theta-star: needs 8 neighbours";
// nothing when it can be asked.
std::optional<Failure> whyNot(const Map& map, const RouteQuestion& question);
// The name of the option that it is about: "from", "algorithm".
std::string optionOf(const Failure& whyNot);

// The map after all edits. REQUIRES: it has their cells.
Map edited(Map map, std::span<const EditRound> rounds);

// The graph a question needs: the map, as its agent sees it (mapForAgent()) and cut down to its search window; edited, unless the
// search is repaired after each round of edits. What is said of the graph's map below is of the map that it was made of.
// An agent's map is work that bounds may end: then search::EndedEarly is thrown.
std::shared_ptr<const RouteGraph> makeRouteGraph(Map map, const RouteQuestion& question,
                                                 const search::Bounds* bounds = nullptr);

// The question itself where its goal can be reached or its options do not ask for more (RouteOptions::goesNear). Otherwise the one to the
// nearest reachable cell: that with the smallest h, the strongest admissible estimate of the moves and costs
// whatever the algorithm, so that all are asked the same (search/derived_problems.h). It takes its memory from the budget (null:
// unbounded). Throws search::OutOfMemory and search::EndedEarly. REQUIRES: !whyNot(graph->map(), question).
RouteQuestion asNearAsPossible(const std::shared_ptr<const RouteGraph>& graph, const RouteQuestion& question,
                               const search::Limits& limits = {}, const std::stop_token& stop = {},
                               std::shared_ptr<search::MemoryBudget> budget = {});

// A session for the question; node -> cell is Session::stateNumber(). `ask` puts the next question of the same options
// to a silent session and keeps its memory. The budget is what the session takes its memory from (null: unbounded).
// Jump points need work before they begin, which bounds may end: then search::EndedEarly may be thrown. REQUIRES: !whyNot(graph.map(),
// question).
struct RouteSession {
  std::unique_ptr<search::Session> session;
  std::function<void(Point from, Point to)> ask;
};
RouteSession makeRouteSession(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
                              search::Recording recording, search::RecordOptions record = {},
                              std::size_t traceSegments = 64,
                              std::shared_ptr<search::MemoryBudget> budget = {},
                              const search::Bounds* bounds = nullptr);

// The event at index i of such a session's trace as a map shows it: the search goes from cell to cell, or jumps. Of a session of another
// kind what any domain can tell. REQUIRES: the window holds event i.
search::BoardEvent eventOnBoard(const search::Session& session, std::size_t i);

// The route that a solved session found, jumps filled in.
Route routeOf(search::Session& session, const RouteGraph& graph, const RouteMeasure& measure);
// The true cost from every cell to the goal, in inner units, kInfiniteCost where there is no way: Dijkstra from the goal
// through the whole map. Null when it was stopped. Throws std::bad_alloc where the budget (null: unbounded) has no room
// for the search, or for the 4 bytes a cell that are given back when the last owner lets go.
std::shared_ptr<const std::vector<search::Cost>> remainingCosts(
    std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question, const std::stop_token& stop,
    std::shared_ptr<search::MemoryBudget> budget = {});
// A round of a repairing search: what it has expanded, and what the same search would have from scratch.
struct RepairRound {
  Point at;  // where the path begins, or the agent stands
  std::uint64_t expanded = 0;
  std::optional<std::uint64_t> fromScratch = {};  // nothing: a stop or a limit came first
};
// Runs the question silently, and each of its rounds from scratch, all of it within the limits. Empty where the question's own run does not
// end. Throws std::bad_alloc where the budget (null: unbounded) has no room. REQUIRES: search::repairs(question.options.algorithm),
// !whyNot(graph->map(), question).
std::vector<RepairRound> repairRounds(const std::shared_ptr<const RouteGraph>& graph,
                                      const RouteQuestion& question, const search::Limits& limits,
                                      const std::stop_token& stop,
                                      const std::shared_ptr<search::MemoryBudget>& budget = {});
}  // namespace searchlight::grid
