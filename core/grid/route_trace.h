// core/grid/route_trace.h: a route's search as an open search trace.
#pragma once
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string_view>

#include "core/grid/route_graph.h"
#include "core/search/trace_export.h"

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

}  // namespace searchlight::grid
