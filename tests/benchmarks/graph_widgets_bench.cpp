// tests/benchmarks/graph_widgets_bench.cpp: a frame of a graph in software, from several sides.
//
// Time of day, since two threads share a frame, the best and the median of some rounds; and the processor time of both
// together, which tells more on a machine that does other things as well. Bars: 33 ms for the classic opening of
// Klotski (25,955 vertices) and 100 ms for 200,000 vertices while it turns.

#include <chrono>
#include <ctime>

#include "core/klotski/code.h"
#include "core/klotski/position_graph.h"
#include "tests/benchmarks/bench.h"
#include "widgets/graph/graph_canvas.h"
#include "widgets/theme/theme.h"

using namespace searchlight;
using namespace searchlight::ui;
using graph::Vertex;

namespace {

void measure(const char* what, const std::shared_ptr<const graph::StateGraph>& graph,
             const graph::LayoutOptions& options) {
  graph::Layout layout(graph, options);
  layout.place();
  for (int i = 0; i < 4; ++i) layout.sweep();
  GraphScene scene{
      graph,
      std::make_shared<std::vector<graph::Position>>(layout.positions().begin(), layout.positions().end()),
      {}};
  for (Vertex v = 0; v < graph->vertexCount(); ++v)
    scene.looks.push_back(
        static_cast<node_look::Look>(graph->fromStart(v) * 255 / std::max(1u, graph->greatestFromStart())));
  GraphInks inks;
  const BoardColours& colours = Theme::shared(ThemeKind::Dark).board();
  inks.ground = colours.outside;
  inks.rim = colours.markCasing;
  inks.size.fill(1);
  for (std::size_t i = 0; i < node_look::kCount; ++i)
    inks.node[i] = QColor::fromRgb(colours.scale.atIndex(static_cast<int>(i % ColourMap::kSize)));
  GraphCanvas canvas;
  QImage picture(1000, 800, QImage::Format_RGB32);
  for (const auto& [name, detail, zoom] : {std::tuple{"turning", GraphDetail::Quick, 1.0},
                                           {"still", GraphDetail::Fine, 1.0},
                                           {"turning, 5 times as near", GraphDetail::Quick, 5.0},
                                           {"still, 5 times as near", GraphDetail::Fine, 5.0}}) {
    GraphCamera camera;
    camera.lookAt(*scene.places, layout.mirrorSigns(), scene.places->front());
    camera.zoom(zoom, {500, 300}, picture.size());
    constexpr int kFrames = 20;
    std::vector<double> times;
    const std::clock_t before = std::clock();
    for (int frame = 0; frame < kFrames; ++frame) {
      camera.turn(0.15, 0.02);
      const auto begun = std::chrono::steady_clock::now();
      canvas.paint(picture, scene, inks, camera, 1, detail);
      times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    }
    const double used = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC / kFrames;
    std::printf("%-20s %zu vertices, %zu edges, %s: best %.1f ms, median %.1f ms; processor %.1f ms\n", what,
                graph->vertexCount(), graph->edgeCount(), name,
                *std::min_element(times.begin(), times.end()) * 1e3, bench::median(times) * 1e3, used * 1e3);
  }
}

// 64 x 64 x 49.
std::shared_ptr<const graph::StateGraph> largeGrid() {
  constexpr Vertex kSide = 64, kHeight = 49;
  auto memory = graph::StateGraph::account(nullptr);
  graph::StateGraph::Moves moves(*memory);
  for (Vertex v = 0; v < kSide * kSide * kHeight; ++v) {
    moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
    if ((v + 1) % kSide != 0) moves.to.push_back(v + 1);
    if (v / kSide % kSide + 1 < kSide) moves.to.push_back(v + kSide);
    if (v / (kSide * kSide) + 1 < kHeight) moves.to.push_back(v + kSide * kSide);
  }
  moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
  const Vertex start = 0;
  return graph::StateGraph::make(std::move(memory), std::move(moves), std::span(&start, 1), {});
}

}  // namespace

int main() {
  const auto board = klotski::Board::of(klotski::readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"));
  const auto classic = klotski::PositionGraph::make(board, board.opening(), klotski::Count::Moves);
  measure("the classic opening", classic->graph(), {.mirror = classic->mirror()});
  measure("a grid in space", largeGrid(), {});
}
