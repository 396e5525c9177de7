// tests/benchmarks/paint_widgets_bench.cpp: what a frame of the board costs: playing, seeking, numbers, huge maps.
//
// Everything is painted by the software raster at 1920 x 1080 (QT_QPA_PLATFORM=offscreen will do).
#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include "core/grid/maze.h"
#include "core/grid/route.h"
#include "core/random/random.h"
#include "core/search/trace_player.h"
#include "widgets/grid/grid_view.h"
#include "widgets/search/search_model.h"

namespace searchlight::ui {
namespace {

constexpr std::size_t kEventsPerFrame = 1'000'000 / 60;

// Milliseconds.
double timed(const std::function<void()>& work) {
  QElapsedTimer clock;
  clock.start();
  work();
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

void report(const char* what, std::vector<double> times) {
  std::ranges::sort(times);
  const auto at = [&](double share) {
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
  };
  std::printf("%-58s median %7.2f ms   95%% %7.2f ms   most %7.2f ms\n", what, at(0.5), at(0.95),
              times.back());
}

struct Board {
  GridView view;
  SearchModel model;

  Board(const grid::MapDocument& document, const grid::RouteOptions& options) {
    view.resize(1920, 1080);
    view.show();
    view.setMap(std::make_shared<grid::Map>(document.map));
    view.setEnds(document.start, document.goal);
    view.setSearch(&model);
    const grid::RouteQuestion question{*document.start, *document.goal, options};
    const auto graph = grid::makeRouteGraph(document.map, question);
    NodeNames names;
    names.node = [](search::NodeId) { return QString(); };
    const grid::CostModel costs = options.costModel();
    names.shownPerCost = grid::shownStraight(costs) / grid::stepCosts(costs).straight;
    model.setSearch(
        [graph, question](search::Recording r) { return grid::makeRouteSession(graph, question, r).session; },
        names, SearchModel::StartAt::End);
    while (model.activity() != SearchModel::Activity::Idle ||
           model.answer().outcome == search::Outcome::Running)
      QApplication::processEvents();
    paint();
  }
  void paint() { view.repaint(); }
  std::size_t window() const { return model.recorded() - model.earliest(); }
};

grid::MapDocument caves(int side) {
  return grid::generateDocument({grid::Generator::Caves, side, side, 7, {}});
}

void benchSeeks(Board& board, const char* name, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> bare, seeks, paints, both;
  search::TracePlayer player(board.model.session().trace());
  player.seek(board.model.position());
  for (int i = 0; i < 200; ++i) {
    const std::size_t to =
        board.model.earliest() + random.below(static_cast<std::uint32_t>(board.window() + 1));
    bare.push_back(timed([&] { player.seek(to); }));
    const double seek = timed([&] { board.model.seek(to); });
    const double paint = timed([&] { board.paint(); });
    seeks.push_back(seek);
    paints.push_back(paint);
    both.push_back(seek + paint);
  }
  std::printf("%s: 200 random seeks over %zu events, seed %llu\n", name, board.window(),
              static_cast<unsigned long long>(seed));
  report("  a player alone", bare);
  report("  player, and marking the cells it passed", seeks);
  report("  colouring and painting", paints);
  report("  together", both);
}

void benchPlaying(Board& board, const char* name) {
  board.model.seek(board.model.earliest() + board.window() / 3);
  board.paint();
  std::vector<double> paints, both;
  for (int frame = 0; frame < 100; ++frame) {
    const double step = timed([&] { board.model.seek(board.model.position() + kEventsPerFrame); });
    const double paint = timed([&] { board.paint(); });
    paints.push_back(paint);
    both.push_back(step + paint);
  }
  std::printf("%s: 1,000,000 events/s, a frame at 60 Hz\n", name);
  report("  painting", paints);
  report("  together with the player", both);
}

void benchLayers(Board& board) {
  for (const auto& [layer, name] :
       {std::pair(ValueLayer::F, "layer f"), std::pair(ValueLayer::ExpansionOrder, "layer order")}) {
    board.view.setValueLayer(layer);
    board.paint();
    benchSeeks(board, name, 3);
  }
  board.view.setValueLayer(ValueLayer::Distance);
}

void benchZooms(Board& board) {
  for (const double side : {0.6, 1.0, 1.4, 2.7, 6.0, 10.0, 24.0, 40.0, 64.0}) {
    board.view.fit();
    while (board.view.viewport().cellSide() < side * 0.99) {
      const double before = board.view.viewport().cellSide();
      QApplication::processEvents();
      board.view.zoomIn();
      if (board.view.viewport().cellSide() == before) break;
    }
    if (const auto current = board.model.player().current(); current != search::kNoNode)
      board.view.centreOn(board.view.scene().pointOf(current));
    std::vector<double> times;
    for (int i = 0; i < 60; ++i) {
      board.view.centreOn(board.view.scene().pointOf(board.model.player().current()) + Point{i % 2, 0});
      times.push_back(timed([&] { board.paint(); }));
    }
    char what[64];
    std::snprintf(what, sizeof what, "  cells of %.1f pixels", board.view.viewport().cellSide());
    report(what, times);
  }
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  using namespace searchlight;
  using namespace searchlight::ui;
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  grid::RouteOptions eight;
  eight.neighbours = grid::Neighbours::Eight;
  {
    Board board(caves(2048), eight);
    benchPlaying(board, "2048 x 2048");
    benchSeeks(board, "2048 x 2048", 1);
    benchLayers(board);
    board.model.seek(board.model.earliest() + board.window() / 2);
    std::printf("frames that were moved, by size of cells (2048 x 2048, in the middle of the search)\n");
    benchZooms(board);
  }
  {
    Board board(grid::generateDocument({grid::Generator::KruskalMaze, 2001, 2001, 7, {}}), {});
    benchPlaying(board, "maze 2001 x 2001");
    benchSeeks(board, "maze 2001 x 2001", 1);
    board.model.toEnd();
    std::vector<double> times;
    for (int i = 0; i < 30; ++i) {
      board.view.setAnswerPreview(i % 2 == 0);
      times.push_back(timed([&] { board.paint(); }));
    }
    report("  with the route, 5,000 cells long or more", times);
    board.view.setAnswerPreview(false);
    board.view.setContours(true);
    times.clear();
    for (int i = 0; i < 30; ++i) {
      board.view.setAnswerPreview(false);
      times.push_back(timed([&] { board.paint(); }));
    }
    report("  with the route and contours", times);
  }
  {
    Board board(caves(4096), eight);
    benchPlaying(board, "4096 x 4096");
    benchSeeks(board, "4096 x 4096", 1);
  }
}
