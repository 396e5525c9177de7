// widgets/grid/route_texts.h: the options of a route's question as people read them, in their language.
#pragma once
#include <QString>
#include <QStringList>
#include <span>

#include "core/geometry/point.h"
#include "core/grid/maze.h"
#include "core/grid/route_graph.h"
#include "core/grid/route_options.h"

namespace searchlight::search {
class Session;
class TracePlayer;
}  // namespace searchlight::search

namespace searchlight::ui {

// The catalogue of generators as people read it, in their language.
QString generatorName(const grid::GeneratorInfo& info);
// One sentence.
QString generatorSummary(const grid::GeneratorInfo& info);
QString dialName(const grid::GeneratorDial& dial);

// Every English text of the catalogue that the translations know, to be held against the catalogue itself.
std::span<const char* const> generatorSources();

QString heuristicTitle(grid::Heuristic heuristic);
QString cornerRuleTitle(grid::CornerRule corners);
// What a straight and a diagonal move cost: "1 and √2".
QString costModelTitle(grid::CostModel costs);
// Of a cell that is left in this straight direction alone: "one-way: right".
QString oneWayText(Direction direction);
// The order of the straight neighbours as arrows: "↑ ← → ↓".
QString orderArrows(const grid::NeighbourOrder& order);

// What the search promises of the cost of the route that it finds, "Proven shortest", and the reason in a sentence, on a map
// whose cells are all `isUniform` to enter. Follows RouteOptions::promisesOptimum().
struct RoutePromise {
  QString title, reason;
};
RoutePromise routePromise(const grid::RouteOptions& options, bool isUniform);

// One sentence each, for tool tips.
QString heuristicHint(grid::Heuristic heuristic);
QString cornerRuleHint(grid::CornerRule corners);
QString costModelHint(grid::CostModel costs);

// What of the options is not as usual, in a word or two each; the algorithm, the heuristic and the neighbours are told elsewhere.
QStringList unusualTexts(const grid::RouteOptions& options);
// Of options with isSmoothed.
QString smoothedText();

// What shut a search in that has found no way over this graph, in a sentence.
QString barrierText(const grid::RouteGraph& graph, const grid::RouteQuestion& question,
                    const search::Session& session, const search::TracePlayer& player);

}  // namespace searchlight::ui
