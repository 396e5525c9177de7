// tests/benchmarks/tree_widgets_bench.cpp: the search tree beside a long search that plays at 1,000,000 events a second.
//
// The bar: at the 95th percentile a frame, which moves the cursor, takes the events into the tree and paints it at 800 x 1000, takes less
// than 16 ms, over the first 4 million events. The same frames without the tree are timed for comparison, and seeks to anywhere.
#include "core/random/random.h"
#include "tests/benchmarks/painted_board.h"
#include "widgets/tree/tree_view.h"

namespace searchlight::ui {
namespace {

constexpr std::size_t kEvents = 4'000'000;
constexpr double kFrame = 1.0 / 60;

void benchTree(const char* name, const grid::MapDocument& document, const grid::RouteOptions& options) {
  const grid::RouteQuestion question{*document.start, *document.goal, options};
  const auto graph = grid::makeRouteGraph(document.map, question);
  NodeNames names;
  names.node = [](const search::Session&, search::NodeId n) { return QString::number(n); };
  std::printf("%s\n", name);
  for (const bool isShown : {false, true}) {
    NodePictures pictures;
    Solver solver;
    WatchedRun run{&solver};
    Transport model;
    TreeView tree(&pictures);
    tree.resize(800, 1000);
    model.setRuns({&run});
    tree.setRun(&run);
    if (isShown) tree.show();
    model.setSearch(
        [graph, question](search::Recording r) { return grid::makeRouteSession(graph, question, r).session; },
        names, Transport::StartAt::Start);
    while (run.answer().outcome == search::Outcome::Running) QApplication::processEvents();
    model.setSpeed(1e6);
    model.play();
    std::vector<double> moves, paints, frames;
    while (model.position() < kEvents && model.activity() == Transport::Activity::Playing) {
      moves.push_back(milliseconds([&] { model.playFrame(kFrame); }));
      paints.push_back(milliseconds([&] {
        if (isShown) tree.repaint();
      }));
      frames.push_back(moves.back() + paints.back());
    }
    std::printf("  %s, %zu events, %zu frames\n", isShown ? "with the tree" : "without it", model.position(),
                frames.size());
    report("    cursor", moves);
    if (isShown) report("    painting", paints);
    report("    a frame (bar, at 95%: 16 ms)", frames);
    if (!isShown) continue;
    const search::SearchTree& items = tree.scene().tree();
    std::printf("  %u items: %.1f MB, %.1f bytes an event; behind the cursor by %zu events\n", items.size(),
                static_cast<double>(items.bytes()) / (1 << 20),
                static_cast<double>(items.bytes()) / static_cast<double>(items.taken()),
                run.position() - tree.scene().cursor().position());
    model.pause();
    Random random(1);
    std::vector<double> seeks;
    for (int k = 0; k < 40; ++k)
      seeks.push_back(milliseconds([&] {
        model.seek(random.below(static_cast<std::uint32_t>(model.recorded())));
        tree.repaint();
      }));
    report("    a seek to anywhere", seeks);
  }
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  using namespace searchlight;
  using namespace searchlight::ui;
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  grid::RouteOptions eight, flood, deep;
  eight.neighbours = grid::Neighbours::Eight;
  flood.algorithm = search::Algorithm::BreadthFirst;
  deep.algorithm = search::Algorithm::DepthFirst;
  benchTree("caves 2048 x 2048, A*", generated(grid::Generator::Caves, 2048), eight);
  benchTree("flood of 2048 x 2048", generated(grid::Generator::Open, 2048), flood);
  benchTree("depth-first search on 2048 x 2048", generated(grid::Generator::Open, 2048), deep);
}
