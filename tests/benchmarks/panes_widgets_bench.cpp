// tests/benchmarks/panes_widgets_bench.cpp: eight panes on the largest map, in step and in one budget.
//
// What it shows: the memory that eight runs take together stays in the budget, who does not fit ends alone, and no frame
// works much longer than its slice of 4 ms (stepping, that is; painting is measured elsewhere).
// Arguments: the budget in MiB (1024), the side of the map (4096).
#include <sys/resource.h>

#include <QEventLoop>
#include <QTimer>
#include <utility>

#include "tests/benchmarks/painted_board.h"

namespace searchlight::ui {
namespace {

constexpr search::Algorithm kAlgorithms[] = {
    search::Algorithm::BreadthFirst,  search::Algorithm::DepthFirst, search::Algorithm::Dijkstra,
    search::Algorithm::Greedy,        search::Algorithm::AStar,      search::Algorithm::WeightedAStar,
    search::Algorithm::Bidirectional, search::Algorithm::AStar};

double peakMegabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

// A frame's work as the event loop sees it: how long a timer of the transport kept everybody else waiting.
class FrameWatch : public QObject {
 public:
  std::vector<double> times;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Timer || m_isInside) return false;
    m_isInside = true;
    times.push_back(1e3 * bench::secondsOf([&] { watched->event(event); }));
    m_isInside = false;
    return true;
  }

 private:
  bool m_isInside = false;
};

void waitUntilIdle(Transport& transport) {
  QEventLoop loop;
  QObject::connect(&transport, &Transport::activityChanged, &loop, [&] {
    if (transport.activity() == Transport::Activity::Idle) loop.quit();
  });
  if (transport.activity() != Transport::Activity::Idle) loop.exec();
}

void benchPanes(std::size_t megabytes, int side) {
  const auto graph = std::make_shared<const grid::RouteGraph>(generated(grid::Generator::Open, side).map);
  const double before = peakMegabytes();
  const auto budget = std::make_shared<search::MemoryBudget>(megabytes << 20);
  Solver solver;
  std::vector<std::unique_ptr<WatchedRun>> runs;
  std::vector<WatchedRun*> pointers;
  std::vector<Transport::Question> questions;
  for (const search::Algorithm algorithm : kAlgorithms) {
    runs.push_back(std::make_unique<WatchedRun>(&solver));
    pointers.push_back(runs.back().get());
    grid::RouteQuestion q{{0, 0}, {side - 1, side - 1}, {}};
    q.options.algorithm = algorithm;
    q.options.neighbours = grid::Neighbours::Eight;
    questions.push_back(
        {[=](search::Recording r) { return grid::makeRouteSession(graph, q, r, {}, 64, budget).session; },
         {}});
  }
  Transport transport;
  FrameWatch watch;
  transport.installEventFilter(&watch);
  transport.setRuns(pointers);
  int troubles = 0;
  QObject::connect(&transport, &Transport::troubled, [&](const QString&) { ++troubles; });
  std::size_t most = 0;
  QTimer sampler;
  QObject::connect(&sampler, &QTimer::timeout, [&] { most = std::max(most, budget->used()); });
  sampler.start(5);

  std::printf("eight panes on %d x %d, a budget of %zu MiB for all; %.0f MiB held before\n", side, side,
              megabytes, before);
  transport.setSearches(std::move(questions), Transport::StartAt::Start);
  waitUntilIdle(transport);
  const auto tell = [&](const char* what) {
    if (!watch.times.empty()) report(what, std::exchange(watch.times, {}));
  };
  transport.setSpeed(1e6);
  watch.times.clear();
  transport.play();
  QTimer::singleShot(15'000, &transport, [&] { transport.pause(); });
  waitUntilIdle(transport);
  tell("  a frame while playing at the greatest speed");
  transport.toEnd();
  waitUntilIdle(transport);
  tell("  a frame on the way to the end");
  for (const auto& run : runs)
    if (run->hasSearch())
      std::printf("    %-16s %-13s %11zu events, %7.1f MiB\n",
                  search::info(run->session().algorithm()).name.data(),
                  search::outcomeName(run->session().outcome()).data(), run->position(),
                  static_cast<double>(run->session().bytes()) / (1 << 20));
    else
      std::printf("    (could not begin)\n");
  transport.seek(transport.position() / 2);
  waitUntilIdle(transport);
  tell("  a frame on half the way back");
  std::printf("  most of the budget in use: %.1f of %zu MiB; told of trouble %d times\n",
              static_cast<double>(most) / (1 << 20), megabytes, troubles);
  std::printf("  peak resident size: %.0f MiB, %.0f more than before\n", peakMegabytes(),
              peakMegabytes() - before);
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  searchlight::ui::benchPanes(argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1024,
                              argc > 2 ? std::atoi(argv[2]) : 4096);
}
