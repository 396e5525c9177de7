// tests/benchmarks/plane_widgets_bench.cpp: what a frame costs that draws another program's trace as points and edges.
//
// 200,000 nodes of a road network at 1920 x 1080, painted by the software raster.
#include <QApplication>
#include <cstdio>
#include <string>
#include <vector>

#include "core/trace_formats/search_trace_format.h"
#include "tests/benchmarks/painted_board.h"
#include "widgets/grid/grid_ground.h"

namespace searchlight::ui {
namespace {

constexpr int kSide = 447;  // 199,809 nodes, row by row, each within a third of a step from its crossing

search::TraceDocument roads() {
  std::string text = "version: 1.4.0\nevents:\n";
  std::uint32_t seed = 1;
  const auto shift = [&seed] {
    seed = seed * 1'664'525U + 1'013'904'223U;
    return static_cast<double>(seed >> 8) / (1 << 24) * 0.6 - 0.3;
  };
  for (int i = 0; i < kSide * kSide; ++i) {
    const int x = i % kSide, y = i / kSide;
    const int parent = x > 0 ? i - 1 : i - kSide;
    char line[160];
    std::snprintf(line, sizeof line, "- {type: %s, id: %d, pId: %d, g: %d, x: %.4f, y: %.4f}\n",
                  i % 5 == 0 ? "generating" : "expanding", i, i > 0 ? parent : 0, x + y, x + shift(),
                  y + shift());
    text += line;
  }
  return search::readSearchTrace(text, "roads.trace.yaml");
}

void bench() {
  auto trace = std::make_unique<search::ForeignTrace>(roads());
  const search::ForeignTrace* played = trace.get();
  const auto plane = std::make_shared<TracePlane>(TracePlane{search::planOf({&played, 1})});
  const search::TracePlan& plan = *plane->plan;
  std::printf("%zu nodes on %d x %d cells\n", trace->nodeCount(), plan.across.cells, plan.down.cells);
  GridView view(nullptr, [plane](std::unique_ptr<BoardGround> ground) {
    return std::make_unique<TraceGround>(std::move(ground), plane);
  });
  Solver solver;
  WatchedRun run{&solver};
  Transport model;
  view.resize(1920, 1080);
  view.show();
  view.setMap(std::make_shared<grid::Map>(plan.across.cells, plan.down.cells));
  view.setRun(&run);
  model.setRuns({&run});
  view.setNodeCell(plane->nodeCell());
  NodeNames names;
  names.node = [](const search::Session&, search::NodeId) { return QString(); };
  run.setPlayback(std::move(trace), names);
  model.toEnd();
  for (int i = 0; i < 50; ++i) QApplication::processEvents();
  view.fit();
  for (int zoom = 0; zoom < 6; ++zoom) {
    std::vector<double> times;
    for (int i = 0; i < 60; ++i) {
      view.centreOn(Point{plan.across.cells / 2 + i % 2, plan.down.cells / 2});
      times.push_back(milliseconds([&] { view.repaint(); }));
    }
    char what[64];
    std::snprintf(what, sizeof what, "  moved, cells of %.1f pixels", view.viewport().cellSide());
    report(what, times);
    view.zoomIn();
    QApplication::processEvents();
  }
  view.fit();
  model.seek(0);
  std::vector<double> times;
  while (model.position() + 1'000 < model.recorded()) {
    model.seek(model.position() + 1'000);
    times.push_back(milliseconds([&] { view.repaint(); }));
  }
  report("  played, 1,000 events a frame", times);
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  searchlight::ui::bench();
}
