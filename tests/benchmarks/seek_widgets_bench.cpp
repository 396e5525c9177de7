// tests/benchmarks/seek_widgets_bench.cpp: seeks to places anywhere in the window of a long search, with the redraw.
//
// The bar: at the 95th percentile, and not only in the middle, the player's way, marking the cells it passed, colouring
// them and painting a board of 1920 x 1080 take less than 16 ms together. Each seek is timed as the best of several
// rounds of the same journey, because the machine is not ours alone. An argument picks the boards whose name has it.
#include <string_view>

#include "core/random/random.h"
#include "core/trace/trace_player.h"
#include "tests/benchmarks/painted_board.h"

namespace searchlight::ui {
namespace {

constexpr std::size_t kSeeks = 100;
constexpr int kRounds = 2;

struct Stage {
  const char* name;
  std::vector<double> times = std::vector<double>(kSeeks, 1e9);
  void note(std::size_t i, double time) { times[i] = std::min(times[i], time); }
};

void benchSeeks(PaintedBoard& board, const char* name, std::uint64_t seed) {
  Random random(seed);
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < kSeeks; ++i)
    places.push_back(board.model.earliest() + random.below(static_cast<std::uint32_t>(board.window() + 1)));
  std::printf("%s: %zu random seeks over %zu of %zu events, seed %llu\n", name, kSeeks, board.window(),
              board.model.recorded(), static_cast<unsigned long long>(seed));
  Stage alone{"  a player alone"}, marked{"  player, and marking the cells it passed"},
      painted{"  colouring and painting"}, together{"  together (bar, at 95%: 16 ms)"};
  search::TracePlayer player(board.run.session().trace());
  double first = milliseconds([&] { player.seek(board.model.recorded()); });
  for (int round = 0; round < kRounds; ++round) {
    player.seek(places.back());
    for (std::size_t i = 0; i < kSeeks; ++i) alone.note(i, milliseconds([&] { player.seek(places[i]); }));
  }
  for (int round = 0; round < kRounds; ++round) {
    board.model.seek(places.back());
    board.paint();
    for (std::size_t i = 0; i < kSeeks; ++i) {
      const double seek = milliseconds([&] { board.model.seek(places[i]); });
      const double paint = milliseconds([&] { board.paint(); });
      marked.note(i, seek);
      painted.note(i, paint);
      together.note(i, seek + paint);
    }
  }
  std::printf("  the first way of a new player over the whole window: %.1f ms\n", first);
  for (const Stage& stage : {alone, marked, painted, together}) report(stage.name, stage.times);
}

struct Layer {
  ValueLayer layer;
  const char* name;
};

void benchMap(std::string_view wanted, const char* name, grid::Generator generator, int side,
              const grid::RouteOptions& options, std::initializer_list<Layer> more = {}) {
  if (std::string_view(name).find(wanted) == std::string_view::npos) return;
  PaintedBoard board(generated(generator, side), options);
  benchSeeks(board, name, 1);
  for (const auto& [layer, layerName] : more) {
    board.view.setValueLayer(layer);
    board.paint();
    benchSeeks(board, layerName, 1);
  }
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  using namespace searchlight;
  using namespace searchlight::ui;
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  const std::string_view wanted = argc > 1 ? argv[1] : "";
  grid::RouteOptions eight, flood;
  eight.neighbours = grid::Neighbours::Eight;
  flood.algorithm = search::Algorithm::BreadthFirst;
  benchMap(wanted, "caves 2048 x 2048", grid::Generator::Caves, 2048, eight,
           {{ValueLayer::F, "  layer f"}, {ValueLayer::ExpansionOrder, "  layer order"}});
  benchMap(wanted, "flood of 2048 x 2048", grid::Generator::Open, 2048, flood);
  benchMap(wanted, "Kruskal's maze 2001 x 2001", grid::Generator::KruskalMaze, 2001, {});
  benchMap(wanted, "depth-first maze 2001 x 2001", grid::Generator::DepthFirstMaze, 2001, {});
  benchMap(wanted, "Prim's maze 2001 x 2001, breadth-first", grid::Generator::PrimMaze, 2001, flood);
}
