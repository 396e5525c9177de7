// widgets/grid/route_texts.cpp: names and one-sentence lessons for every value of every option.
#include "widgets/grid/route_texts.h"
#include "core/grid/route_graph.h"
#include "core/trace/trace_player.h"
#include "widgets/tables/order_fields.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace searchlight::ui {

namespace {

// lupdate reads this list; a test holds it against the catalogue.
constexpr const char* kTexts[] = {
    // Names.
    QT_TRANSLATE_NOOP("Generators", "Open field"),
    QT_TRANSLATE_NOOP("Generators", "Random walls"),
    QT_TRANSLATE_NOOP("Generators", "Depth-first maze"),
    QT_TRANSLATE_NOOP("Generators", "Prim maze"),
    QT_TRANSLATE_NOOP("Generators", "Kruskal maze"),
    QT_TRANSLATE_NOOP("Generators", "Recursive division"),
    QT_TRANSLATE_NOOP("Generators", "Serpentine"),
    QT_TRANSLATE_NOOP("Generators", "Rooms"),
    QT_TRANSLATE_NOOP("Generators", "Caves"),
    QT_TRANSLATE_NOOP("Generators", "Terrain"),
    // What they make.
    QT_TRANSLATE_NOOP("Generators", "No walls."),
    QT_TRANSLATE_NOOP("Generators", "Each cell is a wall with the same probability."),
    QT_TRANSLATE_NOOP("Generators",
                      "Long winding corridors: a random walk that backtracks only at dead ends."),
    QT_TRANSLATE_NOOP("Generators",
                      "Many short dead ends: grows the maze through a random wall on its border."),
    QT_TRANSLATE_NOOP(
        "Generators",
        "A mixture of long and short corridors: opens walls in random order where they separate two trees."),
    QT_TRANSLATE_NOOP(
        "Generators",
        "Long straight walls: divides the area with a wall, leaves a gap, and repeats in each half."),
    QT_TRANSLATE_NOOP("Generators", "One corridor through the whole map: the longest possible path."),
    QT_TRANSLATE_NOOP("Generators", "A floor plan of rooms connected by doors."),
    QT_TRANSLATE_NOOP("Generators", "Smooth caverns joined by tunnels."),
    QT_TRANSLATE_NOOP("Generators", "Weighted terrain: costs rise with height; low areas are lakes."),
    // What their dials turn.
    QT_TRANSLATE_NOOP("Generators", "Loops"),
    QT_TRANSLATE_NOOP("Generators", "Walls"),
    QT_TRANSLATE_NOOP("Generators", "Doors"),
    QT_TRANSLATE_NOOP("Generators", "Rock"),
    QT_TRANSLATE_NOOP("Generators", "Water"),
};

QString translated(const char* text) { return QCoreApplication::translate("Generators", text); }

}  // namespace

QString generatorName(const grid::GeneratorInfo& info) { return translated(info.name); }
QString generatorSummary(const grid::GeneratorInfo& info) { return translated(info.summary); }
QString dialName(const grid::GeneratorDial& dial) { return translated(dial.name); }

std::span<const char* const> generatorSources() { return kTexts; }

namespace {

struct RouteTexts {
  Q_DECLARE_TR_FUNCTIONS(searchlight::ui::RouteTexts)
};

}  // namespace

QString heuristicTitle(grid::Heuristic heuristic) {
  switch (heuristic) {
    case grid::Heuristic::Zero: return RouteTexts::tr("Zero");
    case grid::Heuristic::Manhattan: return RouteTexts::tr("Manhattan");
    case grid::Heuristic::Octile: return RouteTexts::tr("Octile");
    case grid::Heuristic::Euclidean: return RouteTexts::tr("Euclidean");
    case grid::Heuristic::Chebyshev: return RouteTexts::tr("Chebyshev");
    case grid::Heuristic::SquaredEuclidean: return RouteTexts::tr("Squared Euclidean");
  }
  return {};
}

QString cornerRuleTitle(grid::CornerRule corners) {
  switch (corners) {
    case grid::CornerRule::Never: return RouteTexts::tr("No corner cutting");
    case grid::CornerRule::One: return RouteTexts::tr("One wall allowed");
    case grid::CornerRule::Any: return RouteTexts::tr("Two walls allowed");
  }
  return {};
}

QString costModelTitle(grid::CostModel costs) {
  switch (costs) {
    case grid::CostModel::Unit: return RouteTexts::tr("1 and 1");
    case grid::CostModel::TenFourteen: return RouteTexts::tr("10 and 14");
    case grid::CostModel::Sqrt2: return RouteTexts::tr("1 and √2");
  }
  return {};
}

QString oneWayText(Direction direction) {
  switch (direction) {
    case Direction::Up: return RouteTexts::tr("one-way: up");
    case Direction::Left: return RouteTexts::tr("one-way: left");
    case Direction::Right: return RouteTexts::tr("one-way: right");
    default: return RouteTexts::tr("one-way: down");
  }
}

QString orderArrows(const grid::NeighbourOrder& order) {
  QStringList arrows;
  for (const char letter : order.letters()) {
    switch (letter) {
      case 'u': arrows << QStringLiteral("↑"); break;
      case 'l': arrows << QStringLiteral("←"); break;
      case 'r': arrows << QStringLiteral("→"); break;
      default: arrows << QStringLiteral("↓"); break;
    }
  }
  return arrows.join(u' ');
}

namespace {

QString promiseTitle(const grid::RouteOptions& options, bool isUniform) {
  if (options.promisesOptimum(isUniform))
    return options.window > 0 ? RouteTexts::tr("Proven shortest inside the search window")
                              : RouteTexts::tr("Proven shortest");
  const bool isWithinWeight = search::info(options.algorithm).promise == search::Promise::WithinWeight &&
                              options.isAdmissible(options.usedHeuristic()) && !options.closesTooEarly();
  if (!isWithinWeight) return RouteTexts::tr("Not guaranteed to be shortest");
  const QString weight = QLocale().toString(options.weight, 'g', 6);
  return options.window > 0
             ? RouteTexts::tr("At most %1 times the shortest inside the search window").arg(weight)
             : RouteTexts::tr("At most %1 times the shortest").arg(weight);
}

QString promiseReason(const grid::RouteOptions& options, bool isUniform) {
  using search::Algorithm;
  const QString heuristic = heuristicTitle(options.usedHeuristic());
  const bool isAdmissible = options.isAdmissible(options.usedHeuristic());
  const QString mayOverestimate =
      RouteTexts::tr("The heuristic (%1) may overestimate here, so a cheaper route may be missed.")
          .arg(heuristic);
  if (options.closesTooEarly())
    return RouteTexts::tr(
        "Closed nodes stay closed, and coarse tie-breaking may close one before its best path is known.");
  switch (search::info(options.algorithm).promise) {
    case search::Promise::Always:
      return options.algorithm == Algorithm::Bidirectional
                 ? RouteTexts::tr(
                       "The search ended only when no other meeting point could give a cheaper path.")
                 : RouteTexts::tr("Nodes are expanded in order of cost, so no cheaper route can remain.");
    case search::Promise::UniformSteps:
      return options.promisesOptimum(isUniform)
                 ? RouteTexts::tr("The search finds the fewest moves, and every move costs the same here.")
                 : RouteTexts::tr("The search finds the fewest moves, but moves differ in cost here.");
    case search::Promise::AdmissibleHeuristic:
      return isAdmissible ? RouteTexts::tr("The heuristic (%1) never overestimates here.").arg(heuristic)
                          : mayOverestimate;
    case search::Promise::WithinWeight:
      if (!isAdmissible) return mayOverestimate;
      return options.weight == 1
                 ? RouteTexts::tr(
                       "With weight 1 this is A*, and the heuristic (%1) never overestimates here.")
                       .arg(heuristic)
                 : RouteTexts::tr(
                       "The heuristic (%1) never overestimates here, but it is multiplied by the weight.")
                       .arg(heuristic);
    case search::Promise::WithinNodes:
      return isAdmissible
                 ? RouteTexts::tr(
                       "A cheaper route may have been cut off by the node limit; the end of the search "
                       "says whether one was.")
                 : mayOverestimate;
    case search::Promise::NoLongerThanMoves:
      if (!isAdmissible && options.usedHeuristic() != grid::Heuristic::Octile) return mayOverestimate;
      return options.usedReopens()
                 ? RouteTexts::tr("A route with other turns may be shorter; no route along the grid is.")
                 : RouteTexts::tr("Closed nodes stay closed, so even a route along the grid may be shorter.");
    case search::Promise::No: break;
  }
  if (options.algorithm == Algorithm::DStarLite)
    return RouteTexts::tr(
        "The agent learned the map as it walked; each path it planned was the shortest it knew of.");
  return options.algorithm == Algorithm::Greedy
             ? RouteTexts::tr("The search considers only the estimate, not the cost so far.")
             : RouteTexts::tr("The search returns the first route it finds.");
}

}  // namespace

RoutePromise routePromise(const grid::RouteOptions& options, bool isUniform) {
  return {promiseTitle(options, isUniform), promiseReason(options, isUniform)};
}

QString heuristicHint(grid::Heuristic heuristic) {
  switch (heuristic) {
    case grid::Heuristic::Zero:
      return RouteTexts::tr("Always estimates 0, so A* becomes Dijkstra's algorithm.");
    case grid::Heuristic::Manhattan:
      return RouteTexts::tr(
          "Adds the column and row distances to the goal: exact on an empty map with 4 neighbours.");
    case grid::Heuristic::Octile:
      return RouteTexts::tr(
          "Counts diagonal moves first, then straight ones: exact on an empty map with 8 neighbours.");
    case grid::Heuristic::Euclidean: return RouteTexts::tr("Uses the straight-line distance to the goal.");
    case grid::Heuristic::Chebyshev:
      return RouteTexts::tr(
          "Uses the larger of the column and row distances to the goal: exact where a diagonal move costs "
          "1.");
    case grid::Heuristic::SquaredEuclidean:
      return RouteTexts::tr(
          "Uses the square of the straight-line distance: overestimates far from the goal, so the search "
          "heads straight for it.");
  }
  return {};
}

QString cornerRuleHint(grid::CornerRule corners) {
  switch (corners) {
    case grid::CornerRule::Never:
      return RouteTexts::tr("A diagonal move requires both cells at the corner it passes to be free.");
    case grid::CornerRule::One:
      return RouteTexts::tr(
          "A diagonal move requires at least one of the two cells at the corner it passes to be free.");
    case grid::CornerRule::Any: return RouteTexts::tr("A diagonal move may pass between two walls.");
  }
  return {};
}

QString costModelHint(grid::CostModel costs) {
  switch (costs) {
    case grid::CostModel::Unit: return RouteTexts::tr("Every move costs 1, including diagonal moves.");
    case grid::CostModel::TenFourteen:
      return RouteTexts::tr(
          "Straight moves cost 10, diagonal moves 14: integers close to the true ratio 1 : √2.");
    case grid::CostModel::Sqrt2:
      return RouteTexts::tr("Straight moves cost 1, diagonal moves √2: the true lengths.");
  }
  return {};
}

namespace {

// What a search without a path has met at its borders. Its nodes are the cells that can be reached; only those at the edge of
// what it may see are asked.
struct Borders {
  bool isMapsEdge = false, isWindowsEdge = false;
};
Borders bordersMet(const grid::RouteGraph& graph, const grid::RouteQuestion& q,
                   const search::Session& session, const search::TracePlayer& player) {
  const grid::Map& map = graph.map();
  const CellRect whole{0, 0, map.width(), map.height()},
      seen = grid::searchWindow(map, q.from, q.options.window);
  // From two sides, the one whose OPEN is empty is the one that is shut in.
  const search::NodeId sides = session.sides();
  const bool isOneShutIn = sides == 2 && !player.open().empty();
  const search::NodeId shutIn = isOneShutIn ? 1 - player.open()[0] % 2 : 0;
  const auto states = static_cast<search::NodeId>(map.cellCount() * (q.options.waypoints.size() + 1));
  const auto wasFound = [&](Point p) {
    for (search::NodeId state = graph.cell(p); state < states;
         state += static_cast<search::NodeId>(map.cellCount()))
      for (search::NodeId side = 0; side < sides; ++side)
        if ((!isOneShutIn || side == shutIn) &&
            player.status(state * sides + side) != search::NodeStatus::Unseen)
          return true;
    return false;
  };
  Borders met;
  const auto look = [&](Point p) {
    if (!wasFound(p)) return;
    const int reach = q.options.neighbours == grid::Neighbours::Eight ? 1 : 0;
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        const Point beyond{p.x + dx, p.y + dy};
        if ((dx != 0 && dy != 0 && reach == 0) || seen.contains(beyond)) continue;
        if (!whole.contains(beyond))
          met.isMapsEdge = true;
        else if (map.isFree(beyond))
          met.isWindowsEdge = true;
      }
  };
  for (int x = seen.left; x < seen.right; ++x)
    for (const int y : {seen.top, seen.bottom - 1}) look({x, y});
  for (int y = seen.top; y < seen.bottom; ++y)
    for (const int x : {seen.left, seen.right - 1}) look({x, y});
  return met;
}

}  // namespace

// Of jumps, what lies between two jump points became no node, and deepening searches forget where they have been: what they
// met is not known so well.
QString barrierText(const grid::RouteGraph& graph, const grid::RouteQuestion& q,
                    const search::Session& session, const search::TracePlayer& player) {
  const CellRect whole{0, 0, graph.map().width(), graph.map().height()};
  const bool seesAll = grid::searchWindow(graph.map(), q.from, q.options.window) == whole;
  const auto isWater = [&map = graph.map()](Point p) { return map.isWater(map.index(p)); };
  if (isWater(q.from) != isWater(q.to))
    return RouteTexts::tr("One endpoint is on water and the other on land: no route exists.");
  if (graph.map().hasWater() && seesAll)
    return RouteTexts::tr("Enclosed by walls, the map edge or the shore.");
  if (graph.map().hasOneWay() && seesAll)
    return RouteTexts::tr("Enclosed by walls, the edge of the map or one-way cells.");
  if (q.options.agent > 1 && seesAll)
    return RouteTexts::tr("Enclosed by walls, the edge of the map or gaps too narrow for the agent.");
  if (q.options.algorithm == search::Algorithm::JumpPoint || search::forgets(q.options.algorithm))
    return seesAll ? RouteTexts::tr("Enclosed by walls or the edge of the map.")
                   : RouteTexts::tr(
                         "Enclosed by walls or the edge of the search window: a path may exist outside it.");
  const Borders met = bordersMet(graph, q, session, player);
  if (met.isWindowsEdge)
    return RouteTexts::tr(
        "Enclosed by walls and the edge of the search window: a path may exist outside it.");
  const QString all = met.isMapsEdge ? RouteTexts::tr("Enclosed by walls and the edge of the map.")
                                     : RouteTexts::tr("Enclosed by walls.");
  return seesAll ? all
                 : RouteTexts::tr("%1 The search window excluded no path.", "a sentence before it").arg(all);
}

QString smoothedText() { return RouteTexts::tr("smoothed"); }

QStringList unusualTexts(const grid::RouteOptions& o) {
  grid::RouteOptions usual = o;
  usual.costs.reset();
  QStringList out;
  if (o.neighbours == grid::Neighbours::Eight && o.corners != grid::CornerRule())
    out << RouteTexts::tr("corners: %1").arg(cornerRuleTitle(o.corners));
  if (o.costModel() != usual.costModel())
    out << RouteTexts::tr("costs %1").arg(costModelTitle(o.costModel()));
  out << orderTexts(o.sessionOptions(), true);
  if (!(o.order == grid::NeighbourOrder())) out << RouteTexts::tr("order %1").arg(orderArrows(o.order));
  if (o.window > 0) out << RouteTexts::tr("limited to %1 × %1 cells").arg(o.window);
  if (o.agent > 1) out << RouteTexts::tr("agent of %1 × %1 cells").arg(o.agent);
  if (o.isSmoothed) out << smoothedText();
  if (!o.alsoGoals.empty()) out << RouteTexts::tr("goals: %1").arg(o.alsoGoals.size() + 1);
  if (!o.waypoints.empty()) out << RouteTexts::tr("waypoints: %1").arg(o.waypoints.size());
  if (o.isFlow) out << RouteTexts::tr("to every cell");
  if (o.goesNear) out << RouteTexts::tr("or to the nearest cell");
  return out;
}

}  // namespace searchlight::ui
