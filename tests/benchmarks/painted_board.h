// tests/benchmarks/painted_board.h: the map lab's board with a search at its end, and the times of what it does.
#pragma once
#include <QApplication>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

#include "core/grid/maze.h"
#include "core/grid/route.h"
#include "tests/benchmarks/bench.h"
#include "widgets/grid/grid_view.h"
#include "widgets/run/transport.h"

namespace searchlight::ui {

template <class Work>
double milliseconds(Work&& work) {
  return bench::secondsOf(work) * 1e3;
}

inline void report(const char* what, std::vector<double> times) {
  std::ranges::sort(times);
  const auto at = [&](double share) {
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
  };
  std::printf("%-58s median %7.2f ms   95%% %7.2f ms   most %7.2f ms\n", what, at(0.5), at(0.95),
              times.back());
}

struct PaintedBoard {
  GridView view;
  Solver solver;
  WatchedRun run{&solver};
  Transport model;

  PaintedBoard(const grid::MapDocument& document, const grid::RouteOptions& options) {
    view.resize(1920, 1080);
    view.show();
    view.setMap(std::make_shared<grid::Map>(document.map));
    view.setEnds(document.start, document.goal);
    model.setRuns({&run});
    view.setRun(&run);
    const grid::RouteQuestion question{*document.start, *document.goal, options};
    const auto graph = grid::makeRouteGraph(document.map, question);
    NodeNames names;
    names.node = [](const search::Session&, search::NodeId) { return QString(); };
    const grid::CostModel costs = options.costModel();
    names.shownPerCost = grid::shownStraight(costs) / grid::stepCosts(costs).straight;
    model.setSearch(
        [graph, question](search::Recording r) { return grid::makeRouteSession(graph, question, r).session; },
        names, Transport::StartAt::End);
    while (model.activity() != Transport::Activity::Idle || run.answer().outcome == search::Outcome::Running)
      QApplication::processEvents();
    paint();
  }
  void paint() { view.repaint(); }
  std::size_t window() const { return model.recorded() - model.earliest(); }
};

inline grid::MapDocument generated(grid::Generator generator, int side) {
  return grid::generateDocument({generator, side, side, 7, {}});
}

}  // namespace searchlight::ui
