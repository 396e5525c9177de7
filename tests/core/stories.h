// tests/core/stories.h: recorded searches of every sort, for the tests of traces and of what reads them.
#pragma once
#include "core/grid/route.h"
#include "core/search/make_session.h"
#include "core/sokoban/solve.h"
#include "tests/core/domains/toy_graph.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// A search that is told anew, the same each time, as often as it is asked for.
struct Story {
  const char* name;
  std::function<std::unique_ptr<search::Session>(search::Recording, search::RecordOptions,
                                                 std::size_t segments)>
      tell;

  std::unique_ptr<search::Session> silent() const { return tell(search::Recording::Silent, {}, 1); }
  // Recorded, at its beginning; `segments` bounds its window.
  std::unique_ptr<search::Session> recorded(std::size_t segments = 64,
                                            const search::RecordOptions& options = {}) const {
    return tell(search::Recording::Recorded, options, segments);
  }
  // Recorded, at its end.
  std::unique_ptr<search::Session> told(std::size_t segments = 64,
                                        const search::RecordOptions& options = {}) const {
    auto session = recorded(segments, options);
    session->run({}, {});
    return session;
  }
};

inline Story routeStory(const char* name, grid::Map map, const grid::RouteQuestion& q) {
  const auto graph = grid::makeRouteGraph(std::move(map), q);
  return {name, [=](search::Recording recording, const search::RecordOptions& options, std::size_t segments) {
            return grid::makeRouteSession(graph, q, recording, options, segments).session;
          }};
}

// A map with walls at random, but none near the two corners, and the question from corner to corner.
inline Story acrossRandomMap(const char* name, int width, int height, double density, int heaviest,
                             const grid::RouteOptions& options) {
  Random random = randomFor(name, 0);  // stories are always the same
  grid::Map map = grid::oracle::randomMap(random, width, height, density, heaviest);
  const Point from{0, 0}, to{width - 1, height - 1};
  for (const Point corner : {from, to})
    for (int y = -2; y <= 2; ++y)
      for (int x = -2; x <= 2; ++x)
        if (const Point p = corner + Point{x, y}; map.contains(p)) map.setWeight(p, 1);
  return routeStory(name, std::move(map), {from, to, options});
}

// Short ones, a few hundred to a few thousand events: every algorithm, every kind of event, every outcome.
inline const std::vector<Story>& shortStories() {
  using search::Algorithm;
  static const std::vector<Story> stories = [] {
    std::vector<Story> all;
    const auto options = [](Algorithm a, grid::Neighbours n = grid::Neighbours::Four) {
      grid::RouteOptions o;
      o.algorithm = a;
      o.neighbours = n;
      return o;
    };
    const auto eight = grid::Neighbours::Eight;
    all.push_back(acrossRandomMap("breadth-first", 24, 16, 0.25, 1, options(Algorithm::BreadthFirst)));
    all.push_back(acrossRandomMap("depth-first", 24, 16, 0.25, 1, options(Algorithm::DepthFirst)));
    all.push_back(acrossRandomMap("dijkstra, weights", 24, 16, 0.1, 9, options(Algorithm::Dijkstra)));
    all.push_back(acrossRandomMap("greedy, weights", 24, 16, 0.1, 9, options(Algorithm::Greedy)));
    all.push_back(acrossRandomMap("a-star, coarse", 24, 16, 0.3, 1, options(Algorithm::AStar, eight)));
    auto weighted = options(Algorithm::WeightedAStar, eight);
    weighted.reopens = true;
    all.push_back(acrossRandomMap("weighted-a-star", 24, 16, 0.1, 9, weighted));
    all.push_back(
        acrossRandomMap("canonical-a-star", 24, 16, 0.3, 1, options(Algorithm::CanonicalAStar, eight)));
    all.push_back(acrossRandomMap("jump-point", 24, 16, 0.2, 1, options(Algorithm::JumpPoint, eight)));
    all.push_back(acrossRandomMap("jump-point, no diagonals", 24, 16, 0.2, 1, options(Algorithm::JumpPoint)));
    for (const Algorithm a : {Algorithm::ThetaStar, Algorithm::LazyThetaStar}) {
      grid::RouteOptions late = options(a, eight);
      late.ties = search::Ties::LastIn;
      all.push_back(acrossRandomMap(search::info(a).name.data(), 24, 16, 0.2, 1, late));
    }
    // Repaired after a wall in the way, one that opens, a weight, and what changes nothing.
    grid::RouteQuestion repaired{{0, 0}, {8, 4}, options(Algorithm::LpaStar, eight)};
    repaired.edits = {
        {{{4, 2}, 0}, {{4, 3}, 0}, {{4, 1}, 0}}, {{{4, 0}, 9}}, {{{4, 2}, 1}}, {}, {{{7, 4}, 0}}};
    all.push_back(routeStory(
        "lpa-star", grid::oracle::mapOf({".........", "....3....", ".........", "..2......", "....#...."}),
        repaired));
    grid::RouteOptions walking = options(Algorithm::DStarLite, eight);
    walking.radius = 1;
    all.push_back(acrossRandomMap("d-star-lite", 24, 16, 0.3, 4, walking));
    all.push_back(
        acrossRandomMap("bidirectional, weights", 24, 16, 0.1, 9, options(Algorithm::Bidirectional)));
    all.push_back(
        acrossRandomMap("meet-in-the-middle", 24, 16, 0.1, 9, options(Algorithm::MeetInTheMiddle, eight)));
    auto narrow = options(Algorithm::BeamSearch);
    narrow.width = 6;
    all.push_back(acrossRandomMap("beam-search", 24, 16, 0.1, 9, narrow));
    all.push_back(acrossRandomMap("fringe-search", 24, 16, 0.25, 1, options(Algorithm::FringeSearch)));
    all.push_back(acrossRandomMap("ida-star", 5, 4, 0.1, 1, options(Algorithm::IdaStar)));
    // Round a wall, where what is left is come back to.
    const auto roundTheWall = grid::oracle::mapOf({".....", ".###.", "...#.", ".#..."});
    all.push_back(routeStory("rbfs", roundTheWall, {{2, 2}, {4, 0}, options(Algorithm::RecursiveBestFirst)}));
    auto few = options(Algorithm::SmaStar);
    few.nodes = 9;
    all.push_back(routeStory("sma-star", roundTheWall, {{2, 2}, {4, 0}, few}));
    all.push_back(
        acrossRandomMap("iterative-deepening", 4, 3, 0.1, 1, options(Algorithm::IterativeDeepening)));
    auto squared = options(Algorithm::AStar, eight);
    squared.heuristic = grid::Heuristic::SquaredEuclidean;
    all.push_back(acrossRandomMap("a-star, reopening", 30, 30, 0.35, 1, squared));
    for (const Algorithm a : {Algorithm::AStar, Algorithm::BreadthFirst, Algorithm::DepthFirst,
                              Algorithm::Bidirectional, Algorithm::LpaStar, Algorithm::DStarLite})
      all.push_back(routeStory("no route", grid::oracle::mapOf({".....", "....#", "...#."}),
                               {{0, 0}, {4, 2}, options(a)}));
    all.push_back(routeStory("start is goal", grid::oracle::mapOf({"..."}),
                             {{1, 0}, {1, 0}, options(Algorithm::AStar)}));

    // Estimates that are not consistent: nodes are reopened again and again (Martelli's family, 1977).
    domains::ToyGraph graph{9, {}, 0, {8}, std::vector<search::Cost>(9, 0)};
    for (std::uint32_t i = 1; i < 8; ++i) {
      graph.edges.push_back({0, i, 256u - (128u >> (i - 1))});
      for (std::uint32_t j = i + 1; j < 8; ++j) graph.edges.push_back({j, i, (1u << j) - (1u << i)});
      graph.estimates[i] = i * 40;
    }
    for (std::uint32_t i = 0; i < 8; ++i) graph.edges.push_back({i, 8, 600});
    all.push_back({"hashed states", [=](search::Recording recording, const search::RecordOptions& record,
                                        std::size_t segments) {
                     return search::makeAStarSession(
                         domains::ToyProblem<domains::Naming::Hashed>(graph),
                         {.recording = recording, .record = record, .traceSegments = segments});
                   }});
    const auto levelStory = [](const char* name, const std::vector<std::string>& rows) {
      return Story{name,
                   [=](search::Recording recording, const search::RecordOptions& record,
                       std::size_t segments) -> std::unique_ptr<search::Session> {
                     return sokoban::makeSession(sokobanBoard(rows), {},
                                                 {.algorithm = Algorithm::FeatureSpace,
                                                  .recording = recording,
                                                  .record = record,
                                                  .traceSegments = segments});
                   }};
    };
    all.push_back(levelStory("feature-space", {"########", "#  .   #", "# $$.$ #", "#  @ . #", "########"}));
    all.push_back(levelStory("feature-space, no solution", {"#########", "#@$ $ ..#", "#########"}));
    return all;
  }();
  return stories;
}

// Several windows long.
inline Story longStory(search::Algorithm algorithm, grid::Neighbours neighbours) {
  grid::RouteOptions o;
  o.algorithm = algorithm;
  o.neighbours = neighbours;
  o.heuristic = grid::Heuristic::Zero;
  return acrossRandomMap("long", 260, 260, 0.2, 1, o);
}

}  // namespace searchlight::testing
