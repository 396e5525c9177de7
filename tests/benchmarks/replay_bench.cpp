// tests/benchmarks/replay_bench.cpp: playing a long trace forwards and backwards, and jumping about in it.
//
// Dijkstra over 2048 x 2048 cells fills the trace's window (4.2 million events) and goes on. A seek here is the player's
// part alone, with every touched cell noted; the redraw is measured with the painting.
#include <memory>

#include "core/grid/route.h"
#include "core/random/random.h"
#include "core/trace/trace_player.h"
#include "tests/benchmarks/bench.h"

using namespace searchlight;
using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

constexpr int kSide = 2048;
constexpr int kSeeks = 200;

}  // namespace

int main() {
  Random random(11);
  Map map(kSide, kSide);
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < kSide; ++x)
      if (random.chance(0.2)) map.setWeight({x, y}, kWall);
  RouteQuestion q{{kSide / 2, kSide / 2}, {kSide - 1, kSide - 1}, {}};
  map.setWeight(q.from, 1);
  map.setWeight(q.to, 1);
  q.options.algorithm = Algorithm::Dijkstra;
  q.options.neighbours = Neighbours::Eight;
  const auto graph = makeRouteGraph(map, q);
  const RouteSession s = makeRouteSession(graph, q, Recording::Recorded);
  const double recording = bench::secondsOf([&] { s.session->run({}, {}); });
  const Trace& trace = s.session->trace();
  const std::size_t window = trace.end() - trace.begin();
  std::printf("replay: %zu events recorded in %.2f s, the window holds %zu; %.0f MB\n", trace.end(),
              recording, window, static_cast<double>(trace.bytes()) / 1e6);

  TracePlayer player(trace);
  const double events = static_cast<double>(window);
  for (int round = 0; round < 3; ++round) {
    const double forwards = bench::secondsOf([&] {
      while (player.forward()) {
      }
    });
    const double backwards = bench::secondsOf([&] {
      while (player.back()) {
      }
    });
    std::printf("replay: forwards %.2f ns, backwards %.2f ns an event\n", forwards * 1e9 / events,
                backwards * 1e9 / events);
  }

  std::vector<NodeId> touched;
  std::vector<double> seconds;
  for (int i = 0; i < kSeeks; ++i) {
    const std::size_t target = trace.begin() + random.below(static_cast<std::uint32_t>(window));
    seconds.push_back(bench::secondsOf([&] {
      touched.clear();
      player.seek(target, [&](NodeId n) { touched.push_back(n); });
      bench::keep(touched);
    }));
  }
  std::printf("replay: %d random seeks, median %.2f ms, longest %.2f ms (bar, redraw included: 16)\n", kSeeks,
              bench::median(seconds) * 1e3, *std::ranges::max_element(seconds) * 1e3);
}
