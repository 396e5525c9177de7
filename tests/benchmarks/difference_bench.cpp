// tests/benchmarks/difference_bench.cpp: how long it takes to find where two recorded searches differ.
//
// Two A* searches that differ only in ties, of about a million events each. The bar: 100 ms, wherever the first
// difference lies, or where there is none. The time of day is what the user waits for, so that is printed, too.
#include <chrono>
#include <memory>
#include <thread>

#include "core/grid/route.h"
#include "core/random/random.h"
#include "core/trace/trace_difference.h"
#include "tests/benchmarks/bench.h"

using namespace searchlight;
using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

constexpr int kRounds = 9;

// One corridor, a cell wide, to and fro, and at its end, at the bottom, an open room. The goal is walled in, so that no long
// route is read back behind the difference.
Map corridorAndRoom(int side, int roomRows) {
  Map map(side, side);
  const int corridorRows = (side - roomRows) / 2 * 2;
  for (int y = 1; y < corridorRows; y += 2)
    for (int x = 0; x < side; ++x)
      if (x != (y % 4 == 1 ? side - 1 : 0)) map.setWeight({x, y}, kWall);
  for (int y = corridorRows; y < side; ++y)
    for (int x = side / 2; x < side; ++x)
      if (x + y < 2 * side - 2) map.setWeight({x, y}, kWall);
  return map;
}

Map rubble(int side) {
  Random random(5);
  Map map(side, side);
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x)
      if (x + y > 2 && x + y < 2 * side - 4 && random.chance(0.3)) map.setWeight({x, y}, kWall);
  return map;
}

struct Question {
  std::shared_ptr<const RouteGraph> graph;
  RouteQuestion question;

  Question(Map map, Neighbours neighbours) {
    question = {{0, 0}, {map.width() - 1, map.height() - 1}, {}};
    question.options.neighbours = neighbours;
    graph = makeRouteGraph(std::move(map), question);
  }
  ComparedSearch search(Ties ties) const {
    return {.make = [graph = graph, q = question, ties] {
      RouteQuestion asked = q;
      asked.options.ties = ties;
      return makeRouteSession(graph, asked, Recording::Recorded).session;
    }};
  }
  ComparedSearch recorded(Ties ties) const {
    ComparedSearch out = search(ties);
    std::shared_ptr<Session> session = out.make();
    session->run({}, {});
    out.finished = std::move(session);
    return out;
  }
};

void measure(const char* what, const ComparedSearch& a, const ComparedSearch& b,
             const DifferenceQuestion& q) {
  std::array<std::size_t, 2> events{};
  for (std::size_t i = 0; i < 2; ++i) {
    const auto session = (i == 0 ? a : b).make();
    session->keepUntilLetGo();
    while (session->advance(512) == Outcome::Running) session->letGo(session->trace().end());
    events[i] = session->trace().end();
  }
  DifferenceAnswer answer;
  std::vector<double> wall, cpu;
  for (int round = 0; round < kRounds; ++round) {
    const auto started = std::chrono::steady_clock::now();
    cpu.push_back(bench::secondsOf([&] { answer = findDifference(a, b, q, {}); }));
    wall.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count());
  }
  std::printf("difference: %-28s %zu and %zu events, ", what, events[0], events[1]);
  if (answer.kind == DifferenceAnswer::Kind::Found)
    std::printf("at %zu (%.2f %%)", answer.place,
                100.0 * static_cast<double>(answer.events[0]) / static_cast<double>(events[0]));
  else
    std::printf("none");
  std::printf(": median %.1f ms, best %.1f ms of this thread, median %.1f ms of the day (bar: 100)\n",
              bench::median(cpu) * 1e3, *std::ranges::min_element(cpu) * 1e3, bench::median(wall) * 1e3);
}

}  // namespace

int main() {
  using Unit = DifferenceUnit;
  const auto last = DifferenceQuestion::Direction::Previous;
  const Question open(rubble(700), Neighbours::Eight);
  measure("early", open.search(Ties::LastIn), open.search(Ties::FirstIn), {});
  measure("none, rubble", open.search(Ties::LastIn), open.search(Ties::LastIn), {});
  measure("none, by expansions", open.search(Ties::LastIn), open.search(Ties::LastIn),
          {Unit::Expansion, 0, {}});
  measure("the last one", open.search(Ties::LastIn), open.search(Ties::FirstIn),
          {Unit::Event, std::size_t{1} << 40, last});
  const Question corridor(corridorAndRoom(820, 4), Neighbours::Four);
  measure("in the last hundredth", corridor.search(Ties::LastIn), corridor.search(Ties::FirstIn), {});
  measure("none, corridor", corridor.search(Ties::LastIn), corridor.search(Ties::LastIn), {});
  // As in the window when both have been played to their ends.
  measure("none, rubble, recorded", open.recorded(Ties::LastIn), open.recorded(Ties::LastIn), {});
  measure("last hundredth, recorded", corridor.recorded(Ties::LastIn), corridor.recorded(Ties::FirstIn), {});
  measure("none, corridor, recorded", corridor.recorded(Ties::LastIn), corridor.recorded(Ties::LastIn), {});
}
