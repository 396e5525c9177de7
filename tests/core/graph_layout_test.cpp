// tests/core/graph_layout_test.cpp: the stress against a slow computation of it, and pictures whose shape is known.

#include "core/klotski/code.h"
#include "core/klotski/problem.h"
#include "tests/core/component.h"
#include "tests/core/graph_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::graph;
using namespace searchlight::testing;

namespace {

std::vector<Arrow> path(Vertex first, Vertex last) {
  std::vector<Arrow> arrows;
  for (Vertex v = first; v < last; ++v) arrows.emplace_back(v, v + 1);
  return arrows;
}

std::vector<Arrow> grid(Vertex columns, Vertex rows) {
  std::vector<Arrow> arrows;
  for (Vertex y = 0; y < rows; ++y)
    for (Vertex x = 0; x < columns; ++x) {
      if (x + 1 < columns) arrows.emplace_back(y * columns + x, y * columns + x + 1);
      if (y + 1 < rows) arrows.emplace_back(y * columns + x, (y + 1) * columns + x);
    }
  return arrows;
}

std::unique_ptr<Layout> laidOut(std::shared_ptr<const StateGraph> graph, const LayoutOptions& options,
                                int sweeps) {
  auto layout = std::make_unique<Layout>(std::move(graph), options);
  layout->place();
  for (int i = 0; i < sweeps; ++i) layout->sweep();
  return layout;
}

struct Classic {
  std::shared_ptr<const StateGraph> graph;
  LayoutOptions options;
};
const Classic& classic() {
  static const Classic made = [] {
    const auto all = testing::Component<klotski::SlideProblem>::enumerate(klotski::SlideProblem(
        klotski::readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"), klotski::Count::Moves));
    Classic c{testing::graphOf(all), {}};
    for (Vertex v = 0; v < all.stateCount(); ++v)
      c.options.mirror.push_back(all.find(klotski::mirrored(all.original(v))));
    return c;
  }();
  return made;
}

}  // namespace

class GraphLayoutTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void stressAsASlowComputationHasIt_data() {
    QTest::addColumn<int>("pivots");
    for (const int pivots : {4, 7, 16, 1000}) QTest::addRow("%d pivots", pivots) << pivots;
  }
  void stressAsASlowComputationHasIt() {
    QFETCH(int, pivots);
    Random random(seed());
    for (int round = 0; round < 8; ++round) {
      const Vertex count = 20 + random.below(20);
      std::vector<Arrow> arrows = path(0, count - 1);
      for (auto n = random.below(15); n > 0; --n)
        arrows.emplace_back(random.below(count), random.below(count));
      const auto layout = laidOut(graphOf(count, arrows), {.pivots = pivots}, round % 4);
      const auto distances = allDistances(count, arrows, true);
      QCOMPARE(layout->pivots().size(), std::min<std::size_t>(count, static_cast<std::size_t>(pivots)));
      const double slow = sparseStress(distances, layout->pivots(), layout->positions());
      QVERIFY2(std::abs(layout->stress() - slow) < 1e-4 * slow + 1e-6,
               qPrintable(u"%1, slowly %2"_s.arg(layout->stress()).arg(slow)));
    }
  }

  // What is straight is drawn straight, in its true length.
  void aPathIsALine() {
    const auto layout = laidOut(graphOf(60, path(0, 59)), {}, 20);
    QVERIFY(layout->stress() < 1e-3);
    QVERIFY(std::abs(between(layout->positions()[0], layout->positions()[59]) - 59) < 1);
  }
  void aGridIsSquare() {
    const auto layout = laidOut(graphOf(15 * 15, grid(15, 15)), {}, 20);
    const auto at = layout->positions();
    const auto far = between(at[0], at[224]), across = between(at[14], at[210]);
    QVERIFY2(std::abs(far / across - 1) < 0.05, qPrintable(QString::number(far / across)));
    QVERIFY2(far > 18 && far < 28, qPrintable(QString::number(far)));
  }

  // What hangs on the whole by a thread is folded by the first step, and unfolded by the second.
  void sweepsUnfoldDeadEnds() {
    std::vector<Arrow> arrows = grid(20, 20);
    Vertex next = 400;
    for (const Vertex root : {0u, 19u, 190u, 399u, 205u}) {
      arrows.emplace_back(root, next);
      for (const Arrow& a : path(next, next + 11)) arrows.push_back(a);
      next += 12;
    }
    const auto graph = graphOf(next, arrows);
    const auto before = laidOut(graph, {.pivots = 8}, 0), after = laidOut(graph, {.pivots = 8}, 15);
    QVERIFY2(after->stress() < 0.7 * before->stress(),
             qPrintable(u"%1 to %2"_s.arg(before->stress()).arg(after->stress())));
    for (Vertex end = 411; end < next; end += 12) {
      const double length = between(after->positions()[end], after->positions()[end - 11]);
      QVERIFY2(length > 9.5 && length < 16, qPrintable(QString::number(length)));
    }
    // Every edge about as long as it should be.
    double off = 0;
    for (const auto& [a, b] : arrows)
      off += std::abs(between(after->positions()[a], after->positions()[b]) - 1);
    QVERIFY2(off / static_cast<double>(arrows.size()) < 0.4,
             qPrintable(QString::number(off / static_cast<double>(arrows.size()))));
  }

  void sweepsLessenTheStressOfTheClassicOpening() {
    const auto layout = laidOut(classic().graph, classic().options, 0);
    const double first = layout->stress();
    double last = first;
    for (int i = 0; i < 10; ++i) {
      layout->sweep();
      const double now = layout->stress();
      QVERIFY2(now < last * 1.001, qPrintable(u"sweep %1: %2 after %3"_s.arg(i).arg(now).arg(last)));
      last = now;
    }
    QCOMPARE(layout->sweeps(), 10);
    QVERIFY2(last < 0.6 * first && last < 0.03, qPrintable(u"%1 to %2"_s.arg(first).arg(last)));
  }

  // Article 5: the opening is symmetric, so its graph, drawn, must be symmetric too. Exactly.
  void theMirrorSymmetryOfTheClassicOpening() {
    const auto layout = laidOut(classic().graph, classic().options, 4);
    const auto& mirror = classic().options.mirror;
    const auto at = layout->positions();
    const auto signs = layout->mirrorSigns();
    QVERIFY(layout->isMirrored());
    QCOMPARE(std::count(signs.begin(), signs.end(), -1.0F) + std::count(signs.begin(), signs.end(), 1.0F), 3);
    QVERIFY(std::count(signs.begin(), signs.end(), -1.0F) > 0);
    const auto ownStress = [&](Vertex v) {
      double sum = 0;
      for (const Vertex u : classic().graph->neighbours(v)) sum += std::pow(between(at[u], at[v]) - 1, 2);
      return sum;
    };
    int onThePlane = 0;
    for (Vertex v = 0; v < at.size(); ++v) {
      const Position image{signs[0] * at[v].x, signs[1] * at[v].y, signs[2] * at[v].z};
      QVERIFY(at[mirror[v]] == image);
      QVERIFY(std::abs(ownStress(v) - ownStress(mirror[v])) < 1e-6 * (1 + ownStress(v)));
      onThePlane += mirror[v] == v;
    }
    QVERIFY(onThePlane > 0);
    // Others are not put upon each other by it.
    QVERIFY(between(at[1], at[mirror[1]]) > 0.1 || mirror[1] == 1);
  }

  // Without knowing of the mirror, the picture is nearly as symmetric: the method keeps what the distances have.
  void nearlySymmetricByItself() {
    const auto layout = laidOut(classic().graph, {}, 10);
    QVERIFY(!layout->isMirrored());
    const auto& mirror = classic().options.mirror;
    const auto at = layout->positions();
    double off = 0, size = 0;
    for (Vertex v = 0; v < at.size(); ++v) {  // distances from the start, which is its own mirror image
      off += std::pow(between(at[v], at[0]) - between(at[mirror[v]], at[0]), 2);
      size += std::pow(between(at[v], at[0]), 2);
    }
    QVERIFY2(std::sqrt(off / size) < 0.1, qPrintable(QString::number(std::sqrt(off / size))));
  }

  void whatIsNoMirrorIsNotUsed() {
    const auto graph = graphOf(9, grid(3, 3));
    LayoutOptions options;
    options.mirror = {0, 1, 2, 3, 4, 5, 6, 8, 7};  // its own inverse, but edges are torn
    QVERIFY(!laidOut(graph, options, 1)->isMirrored());
    options.mirror = {2, 1, 0, 5, 4, 3, 8, 7};  // too short
    QVERIFY(!laidOut(graph, options, 1)->isMirrored());
    options.mirror = {1, 2, 0, 5, 4, 3, 8, 7, 6};  // not its own inverse
    QVERIFY(!laidOut(graph, options, 1)->isMirrored());
    options.mirror = {2, 1, 0, 5, 4, 3, 8, 7, 6};
    QVERIFY(laidOut(graph, options, 1)->isMirrored());
  }

  void theSameEveryTime() {
    const auto graph = graphOf(300, grid(20, 15));
    const auto a = laidOut(graph, {}, 3), b = laidOut(graph, {}, 3), c = laidOut(graph, {.seed = 2}, 3);
    QVERIFY(std::ranges::equal(a->positions(), b->positions()));
    QVERIFY(!std::ranges::equal(a->positions(), c->positions()));
    const auto d = laidOut(classic().graph, classic().options, 1),
               e = laidOut(classic().graph, classic().options, 1);
    QVERIFY(std::ranges::equal(d->positions(), e->positions()));  // two threads
  }

  void smallAndTornGraphs_data() {
    const auto row = testing::columns<int, int>("vertices", "edges");
    for (const auto& [vertices, edges] :
         {std::pair{0, 0}, {1, 0}, {2, 0}, {2, 1}, {3, 1}, {5, 4}, {50, 0}, {40, 20}})
      row(testing::rowName("%d, %d", vertices, edges), vertices, edges);
  }
  void smallAndTornGraphs() {
    FETCH(int, vertices, edges);
    const auto layout =
        laidOut(graphOf(static_cast<std::size_t>(vertices), path(0, static_cast<Vertex>(edges)),
                        vertices > 0 ? std::vector<Vertex>{0} : std::vector<Vertex>{}),
                {}, 5);
    for (const Position& p : layout->positions())
      QVERIFY(std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z));
    if (vertices == 2 && edges == 1)
      QVERIFY(std::abs(between(layout->positions()[0], layout->positions()[1]) - 1) < 0.1);
    if (vertices == 40) QVERIFY(between(layout->positions()[0], layout->positions()[39]) > 3);  // apart
  }

  void stoppedAndWithoutMemory() {
    std::stop_source stop;
    Layout layout(classic().graph, classic().options);
    layout.place();
    const std::vector<Position> before(layout.positions().begin(), layout.positions().end());
    stop.request_stop();
    QVERIFY_THROWS_EXCEPTION(search::EndedEarly, layout.sweep(stop.get_token()));
    QCOMPARE(layout.sweeps(), 0);
    Layout other(classic().graph, classic().options);
    QVERIFY_THROWS_EXCEPTION(search::EndedEarly, other.place(stop.get_token()));
    const auto budget = std::make_shared<search::MemoryBudget>(1'000'000);
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, Layout(classic().graph, {}, budget));
    QCOMPARE(budget->used(), std::size_t{0});
  }
};

SEARCHLIGHT_TEST(GraphLayoutTest)
#include "graph_layout_test.moc"
