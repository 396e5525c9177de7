// tests/widgets/told_runs.h: small searches with names for their nodes, for tests of what is said of them.
#pragma once
#include <initializer_list>

#include "core/grid/route.h"
#include "core/search/make_session.h"
#include "tests/core/domains/toy_graph.h"
#include "tests/core/grid_oracle.h"
#include "tests/test_main.h"
#include "widgets/words/event_words.h"

namespace searchlight::testing {

using Sessions = std::function<std::unique_ptr<search::Session>(search::Recording)>;

struct Told {
  Sessions make;
  ui::NodeNames names;
};

// A route over a small map; costs that are not said are 1.
inline Told route(const std::vector<std::string_view>& rows, search::Algorithm algorithm, Point from,
                  Point to, int window = 0, search::Ties ties = search::Ties::LastIn) {
  grid::RouteQuestion q{from, to, {}};
  q.options.algorithm = algorithm;
  q.options.window = window;
  q.options.ties = ties;
  q.options.width = 2;  // so that a beam drops, and SMA* as well
  q.options.nodes = 8;
  if (search::needsGrid(algorithm)) {
    q.options.neighbours = grid::Neighbours::Eight;
    if (!q.options.isAnyAngle()) q.options.costs = grid::CostModel::TenFourteen;
  }
  const auto graph = grid::makeRouteGraph(grid::oracle::mapOf(rows), q);
  ui::NodeNames names;
  names.node = [graph](const search::Session& session, search::NodeId n) {
    const Point p = graph->point(session.stateNumber(n));
    return u"%1, %2"_s.arg(p.x).arg(p.y);
  };
  names.usesHeuristic = search::info(algorithm).usesHeuristic;
  names.seesAll = window == 0;
  return {[graph, q](search::Recording r) { return grid::makeRouteSession(graph, q, r).session; }, names};
}

// A graph of vertices 0, 1, 2.., the last of which is the goal.
inline Told graph(search::Algorithm algorithm, std::vector<domains::ToyEdge> edges,
                  std::vector<search::Cost> estimates) {
  domains::ToyGraph toy{
      static_cast<std::uint32_t>(estimates.size()), std::move(edges), 0, {}, std::move(estimates)};
  toy.goals = {toy.vertices - 1};
  ui::NodeNames names;
  names.node = [](const search::Session& session, search::NodeId n) {
    return QString::number(session.stateNumber(n));
  };
  names.usesHeuristic = search::info(algorithm).usesHeuristic;
  return {[toy, algorithm](search::Recording r) -> std::unique_ptr<search::Session> {
            return search::makeSession(domains::ToyProblem<domains::Naming::Numbered>(toy),
                                       {.algorithm = algorithm, .recording = r});
          },
          names};
}

inline QStringList list(std::initializer_list<const char*> texts) {
  QStringList out;
  for (const char* text : texts) out += QString::fromUtf8(text);
  return out;
}

inline QStringList sentencesOf(const search::Session& session, const ui::NodeNames& names) {
  QStringList out;
  for (std::size_t i = 0; i < session.trace().end(); ++i) out += ui::eventWords(session, names, i);
  return out;
}
inline QStringList sentencesOf(const Told& told) {
  const auto session = told.make(search::Recording::Recorded);
  session->run({}, {});
  return sentencesOf(*session, told.names);
}

// The first event of a kind, in words; of a state whose name it is, where one is given.
inline QString firstOf(const Told& told, search::EventKind kind, const QString& node = {}) {
  const auto session = told.make(search::Recording::Recorded);
  session->run({}, {});
  for (std::size_t i = 0; i < session->trace().end(); ++i)
    if (session->trace()[i].kind == kind &&
        (node.isEmpty() || told.names.node(*session, session->trace()[i].node) == node))
      return ui::eventWords(*session, told.names, i);
  return u"there is no such event"_s;
}

inline const std::vector<std::string_view> kCorridor{"..."};

}  // namespace searchlight::testing
