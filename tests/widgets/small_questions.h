// tests/widgets/small_questions.h: questions on small maps for tests of one watched search.
#pragma once
#include <memory>

#include "core/grid/maze.h"
#include "core/grid/route.h"
#include "widgets/run/solver.h"

namespace searchlight::testing {

struct Setting {
  std::shared_ptr<const grid::RouteGraph> graph;
  grid::RouteQuestion question;
};

inline Setting maze(int side, search::Algorithm algorithm = search::Algorithm::AStar) {
  grid::GeneratorSettings g;
  g.width = g.height = side;
  g.seed = 7;
  const grid::MapDocument d = grid::generateDocument(g);
  grid::RouteQuestion q{*d.start, *d.goal, {}};
  q.options.algorithm = algorithm;
  return {std::make_shared<grid::RouteGraph>(d.map), q};
}

inline Setting openField(int side, search::Algorithm algorithm = search::Algorithm::BreadthFirst) {
  grid::RouteQuestion q{{0, 0}, {side - 1, side - 1}, {}};
  q.options.algorithm = algorithm;
  return {std::make_shared<grid::RouteGraph>(grid::Map(side, side)), q};
}

// A wall between start and goal.
inline Setting noRoute() {
  Setting s = openField(20);
  grid::Map map = s.graph->map();
  for (int y = 0; y < 20; ++y) map.setWeight({10, y}, grid::kWall);
  s.graph = std::make_shared<grid::RouteGraph>(map);
  return s;
}

inline ui::SessionFactory factoryOf(const Setting& s, std::size_t segments = 64) {
  return [s, segments](search::Recording r) {
    return grid::makeRouteSession(s.graph, s.question, r, {}, segments).session;
  };
}

}  // namespace searchlight::testing
