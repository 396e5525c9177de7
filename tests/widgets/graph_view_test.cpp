// tests/widgets/graph_view_test.cpp: a graph turned, pointed at and lit, by real mouse and key events and by its pixels.

#include <QSvgRenderer>
#include <semaphore>

#include "core/klotski/code.h"
#include "core/klotski/solve.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/shown_graph.h"
#include "tests/widgets/watched_search.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_graph.h"

using namespace searchlight::testing;
using graph::Vertex;

namespace {

double between(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

MadeGraph untilStopped(const std::stop_token& stop, const GraphProgress&) {
  while (!stop.stop_requested()) std::this_thread::yield();
  throw search::EndedEarly{search::Outcome::Stopped};
}

const klotski::Board& classic() {
  static const auto board = klotski::Board::of(klotski::readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"));
  return board;
}

}  // namespace

class GraphViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- How it comes to be there ----

  void emptyThenMadeThenThere() {
    ShownGraph shown{GraphFactory()};
    QVERIFY(!shown.view.hasPicture());
    QVERIFY(!shown.view.message().isEmpty());
    const QImage empty = shown.image();
    std::binary_semaphore gate(0);
    shown.view.setGraph([&gate](const std::stop_token&, const GraphProgress&) {
      gate.acquire();
      return gridGraph(3, 3);
    });
    QVERIFY(shown.view.isWorking());
    const QString making = shown.view.message();
    QVERIFY(making != QString() && shown.image() != empty);
    QStringList told;
    connect(&shown.view, &GraphView::graphChanged, this, [&] { told << shown.view.message(); });
    gate.release();
    QTRY_VERIFY(!shown.view.isWorking());
    QVERIFY(shown.view.hasPicture());
    QCOMPARE(shown.view.message(), QString());
    QVERIFY(!told.isEmpty() && told.back().isEmpty());
    shown.view.clear();
    QVERIFY(!shown.view.hasPicture());
    QCOMPARE(shown.image(), empty);
  }
  void everySweepMayBeSeen() {
    std::vector<int> sweeps;
    int made = 0;
    layOutGraph(
        makesGrid(60, 60), nullptr, {}, {}, [&](const MadeGraph&) { ++made; },
        [&](const GraphPlaces& p) { sweeps.push_back(p.sweep); });
    QCOMPARE(made, 1);
    QCOMPARE(sweeps.size(), std::size_t{kGraphSweeps + kGraphRefinements + 1});
    QVERIFY(std::ranges::is_sorted(sweeps));
    QCOMPARE(sweeps.back(), kGraphSweeps + kGraphRefinements);
  }
  void whatCannotBeMadeIsSaid() {
    ShownGraph shown(
        [](const std::stop_token&, const GraphProgress&) -> MadeGraph { throw std::bad_alloc(); });
    QVERIFY(!shown.view.hasPicture());
    QVERIFY(shown.view.message().contains(u"memory"_s));
    shown.view.setGraph(makesGrid(4, 4), std::make_shared<search::MemoryBudget>(100));
    QTRY_VERIFY(!shown.view.isWorking());
    QVERIFY(shown.view.message().contains(u"memory"_s));
    shown.view.setGraph(makesGrid(4, 4));
    QTRY_VERIFY(!shown.view.isWorking());
    QVERIFY(shown.view.hasPicture());
    shown.view.setGraph([](const std::stop_token&, const GraphProgress&) {
      MadeGraph part = gridGraph(4, 4);
      part.isComplete = false;
      return part;
    });
    QTRY_VERIFY(!shown.view.isWorking());
    QVERIFY(shown.view.message().contains(u"16"_s));
  }
  void anotherGraphBeforeTheFirstIsThere() {
    ShownGraph shown{GraphFactory()};
    shown.view.setGraph(untilStopped);
    shown.view.setGraph(makesGrid(2, 2));
    QTRY_VERIFY(!shown.view.isWorking());
    QCOMPARE(shown.view.graph()->vertexCount(), std::size_t{4});
    shown.view.setGraph(untilStopped);  // and the view dies with it under way
  }

  void itTellsHowFarItIsAndCanBeStopped() {
    ShownGraph shown{GraphFactory()};
    shown.view.setGraph([](const std::stop_token& stop, const GraphProgress& found) -> MadeGraph {
      found(4'096);
      return untilStopped(stop, found);
    });
    QTRY_VERIFY(shown.view.message().contains(u"4,096"_s));
    shown.view.stop();
    QVERIFY(!shown.view.isWorking() && shown.view.wasStopped());
    QVERIFY(shown.view.message().contains(u"Stopped"_s));
    shown.view.setGraph(makesGrid(3, 3));
    QTRY_VERIFY(!shown.view.isWorking());
    QVERIFY(!shown.view.wasStopped());
    shown.view.again();
    QTRY_VERIFY(!shown.view.isWorking() && shown.view.hasPicture());
  }

  // 0 leads to 1, the goal, and to 2, from which nothing does: it is dead, and drawn so; arrow heads are at the ends of edges.
  void deadStatesAndDirections() {
    const auto made = [](bool isDirected) {
      return [isDirected](const std::stop_token&, const GraphProgress&) {
        auto memory = graph::StateGraph::account(nullptr);
        graph::StateGraph::Moves moves(*memory);
        for (const std::uint32_t row : {0u, 2u, 2u, 2u}) moves.rows.push_back(row);
        for (const Vertex to : {1u, 2u}) moves.to.push_back(to);
        const std::vector<Vertex> starts{0}, goals{1};
        MadeGraph graph{graph::StateGraph::make(std::move(memory), std::move(moves), starts, goals)};
        graph.isDirected = isDirected;
        return graph;
      };
    };
    ShownGraph shown(made(true));
    const QImage image = shown.image();
    const auto looksDead = [&](Vertex v) {
      return std::abs(image.pixelColor(shown.at(v)).hsvHue() - shown.colours.deadState.hsvHue()) < 20;
    };
    QVERIFY(looksDead(2) && !looksDead(0) && !looksDead(1));
    QVERIFY(shown.view.description(2).contains(u"No goal"_s));
    // What is inked a few pixels beside the line, near either end of the edge from 0 to 2.
    const auto beside = [&](const QImage& seen, Vertex from, Vertex to) {
      const QPointF a = shown.view.place(from), b = shown.view.place(to), unit = (b - a) / between(a, b);
      int inked = 0;
      for (double back = 12; back < 26; ++back)
        for (const double side : {-4.0, 4.0}) {
          const QPointF p = b - unit * back + QPointF(-unit.y(), unit.x()) * side;
          inked += seen.pixel(p.toPoint()) != shown.colours.outside.rgb();
        }
      return inked;
    };
    QVERIFY(beside(image, 0, 2) > 2);
    ShownGraph plain(made(false));
    QCOMPARE(beside(plain.image(), 0, 2), 0);
  }

  // ---- What is seen ----

  void nodesStandWhereTheyArePointedAt_data() {
    testing::columns<bool>("isDark")("light", false)("dark", true);
  }
  void nodesStandWhereTheyArePointedAt() {
    QFETCH(bool, isDark);
    ShownGraph shown(makesGrid(6, 5), {700, 600}, isDark ? ThemeKind::Dark : ThemeKind::Light);
    const QImage image = shown.image();
    for (Vertex v = 0; v < 30; ++v) {
      QVERIFY(image.rect().contains(shown.at(v)));
      QCOMPARE(shown.view.vertexAt(shown.view.place(v)), std::optional(v));
      QVERIFY(image.pixel(shown.at(v)) != shown.colours.outside.rgb());
    }
    QVERIFY(ShownGraph::alike(image, shown.at(29), shown.colours.goal, 4) > 20);
    QCOMPARE(ShownGraph::alike(image, shown.at(12), shown.colours.goal, 4), 0);
    // An edge is seen half way; the ground is bare.
    const QPoint middle = ((shown.view.place(14) + shown.view.place(15)) / 2).toPoint();
    bool isLine = false;
    for (int d = -2; d <= 2; ++d)
      isLine |= image.pixel(middle.x(), middle.y() + d) != shown.colours.outside.rgb() ||
                image.pixel(middle.x() + d, middle.y()) != shown.colours.outside.rgb();
    QVERIFY(isLine);
    QCOMPARE(image.pixel(shown.bare()), shown.colours.outside.rgb());
  }
  void coloursTellTheDistance() {
    ShownGraph shown;
    const QImage fromStart = shown.image();
    QSignalSpy told(&shown.view, &GraphView::colourChanged);
    shown.view.setColour(GraphView::Colour::ToGoal);
    QCOMPARE(told.count(), 1);
    const QImage toGoal = shown.image();
    // What is far from the start, in the one, looks like what is far from the goal in the other.
    const auto far = QColor::fromRgb(shown.colours.scale.at(8 / 9.0));
    QVERIFY(ShownGraph::alike(fromStart, shown.at(28), far, 3) > 5);
    QVERIFY(ShownGraph::alike(toGoal, shown.at(1), far, 3) > 5);
    QVERIFY(fromStart.pixel(shown.at(12)) != toGoal.pixel(shown.at(12)) || fromStart != toGoal);
  }
  void marksAndPaths() {
    ShownGraph shown;
    const QImage before = shown.image();
    shown.view.setHere(12);
    const QImage here = shown.image();
    QVERIFY(here.copy(QRect(shown.at(12) - QPoint(12, 12), QSize(24, 24))) !=
            before.copy(QRect(shown.at(12) - QPoint(12, 12), QSize(24, 24))));
    QCOMPARE(here.pixel(shown.at(3)), before.pixel(shown.at(3)));
    const QPoint middle = ((shown.view.place(14) + shown.view.place(15)) / 2).toPoint();
    QCOMPARE(ShownGraph::alike(before, middle, shown.colours.pathLit, 3), 0);
    shown.view.setPath(GraphView::Path::Walk, {13, 14, 15, 16});
    QVERIFY(ShownGraph::alike(shown.image(), middle, shown.colours.pathLit, 3) > 8);
    shown.view.setPath(GraphView::Path::Walk, {13});
    QCOMPARE(ShownGraph::alike(shown.image(), middle, shown.colours.pathLit, 3), 0);
    shown.view.setPath(GraphView::Path::Solution, {14, 15, 4000});  // of another graph: not shown, no harm
    QVERIFY(shown.image().copy(QRect(middle - QPoint(4, 4), QSize(9, 9))) !=
            before.copy(QRect(middle - QPoint(4, 4), QSize(9, 9))));
    shown.view.setHere(4000);
    shown.image();
  }

  // ---- By mouse ----

  void pointingShowsATip() {
    ShownGraph shown;
    std::vector<Vertex> asked;
    shown.view.setTip([&](Vertex v) {
      asked.push_back(v);
      GraphView::Tip tip;
      tip.picture = QPixmap(20, 20);
      tip.picture.fill(Qt::magenta);
      tip.text = u"state <%1>"_s.arg(v);
      return tip;
    });
    QSignalSpy hovered(&shown.view, &GraphView::hoveredChanged);
    for (const Vertex v : {8u, 21u, 29u}) {
      QTest::mouseMove(&shown.view, shown.at(v));
      QTRY_COMPARE(shown.view.hovered(), std::optional(v));
      QCOMPARE(asked.back(), v);
      QVERIFY(shown.tip()->isVisible());
      QVERIFY(shown.tip()->text().contains(u"state &lt;%1&gt;"_s.arg(v)));
      QVERIFY(shown.view.rect().contains(shown.tip()->geometry()));
      QVERIFY(!shown.tip()->geometry().contains(shown.at(v)));
      QVERIFY(countNear(shown.tip()->grab().toImage(), Qt::magenta) > 200);
    }
    QVERIFY(shown.view.description(29).contains(u"Moves from the start: 9"_s));
    QTest::mouseMove(&shown.view, shown.bare());
    QTRY_VERIFY(!shown.view.hovered());
    QVERIFY(!shown.tip()->isVisible());
    QCOMPARE(hovered.count(), 4);
  }
  void aClickActivates() {
    ShownGraph shown;
    QSignalSpy activated(&shown.view, &GraphView::nodeActivated);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(17));
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.front().front().value<Vertex>(), Vertex{17});
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.bare());
    QTest::mouseClick(&shown.view, Qt::RightButton, {}, shown.at(17));
    QCOMPARE(activated.count(), 1);
  }
  void aDragTurnsAndActivatesNothing() {
    ShownGraph shown;
    QSignalSpy activated(&shown.view, &GraphView::nodeActivated);
    const QImage before = shown.image();
    const GraphCamera camera = shown.view.camera();
    const QPoint from = shown.at(17);
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&shown.view, from + QPoint(40, 10));
    QTest::mouseMove(&shown.view, from + QPoint(90, 30));
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from + QPoint(90, 30));
    QTRY_VERIFY(!(shown.view.camera() == camera));
    QCOMPARE(activated.count(), 0);
    QVERIFY(shown.image() != before);
    // Turned, not torn: whatever the side, a vertex is hit where it is seen, the nearest to the eye of several.
    int hits = 0;
    for (Vertex v = 0; v < 30; ++v) hits += shown.view.vertexAt(shown.view.place(v)) == v;
    QVERIFY2(hits >= 28, qPrintable(QString::number(hits)));
    QTest::keyClick(&shown.view, Qt::Key_0);
    QVERIFY(shown.view.camera() == camera);
  }
  void theWheelZoomsAtThePointerAndTheMiddleButtonMoves() {
    ShownGraph shown;
    const QPointF held = shown.view.place(9);
    const double apart = between(shown.view.place(9), shown.view.place(10));
    shown.wheel(held.toPoint(), 4);
    QVERIFY(between(shown.view.place(9), held) < 4);
    QVERIFY(between(shown.view.place(9), shown.view.place(10)) > 1.7 * apart);
    const QPointF before = shown.view.place(9);
    QTest::mousePress(&shown.view, Qt::MiddleButton, {}, QPoint(300, 300));
    QTest::mouseMove(&shown.view, QPoint(325, 310));
    QTest::mouseMove(&shown.view, QPoint(350, 320));
    QTest::mouseRelease(&shown.view, Qt::MiddleButton, {}, QPoint(350, 320));
    QTRY_VERIFY(between(shown.view.place(9), before + QPointF(50, 20)) < 1);
    shown.wheel(held.toPoint(), -200);
    QVERIFY(between(shown.view.place(0), shown.view.place(29)) > 10);  // never out of sight
  }

  // ---- By keyboard ----

  void keysTurnMoveAndZoom_data() {
    const auto row = testing::columns<int, int, int>("key", "modifier", "back");
    using Row = std::tuple<const char*, Qt::Key, Qt::KeyboardModifier, Qt::Key>;
    for (const auto& [name, key, modifier, back] :
         {Row{"turn right", Qt::Key_Right, Qt::NoModifier, Qt::Key_Left},
          Row{"turn up", Qt::Key_Up, Qt::NoModifier, Qt::Key_Down},
          Row{"move", Qt::Key_Down, Qt::ShiftModifier, Qt::Key_Up},
          Row{"zoom", Qt::Key_Plus, Qt::NoModifier, Qt::Key_Minus},
          Row{"in the plane", Qt::Key_Period, Qt::NoModifier, Qt::Key_Comma}})
      row(name, int{key}, static_cast<int>(modifier), int{back});
  }
  void keysTurnMoveAndZoom() {
    FETCH(int, key, modifier, back);
    ShownGraph shown;
    const auto places = [&] {
      std::vector<QPointF> all;
      for (Vertex v = 0; v < 30; ++v) all.push_back(shown.view.place(v));
      return all;
    };
    const auto farthest = [](const std::vector<QPointF>& a, const std::vector<QPointF>& b) {
      double most = 0;
      for (std::size_t i = 0; i < a.size(); ++i) most = std::max(most, between(a[i], b[i]));
      return most;
    };
    const auto before = places();
    QTest::keyClick(&shown.view, static_cast<Qt::Key>(key), static_cast<Qt::KeyboardModifier>(modifier));
    QVERIFY(farthest(places(), before) > 8);
    QTest::keyClick(&shown.view, static_cast<Qt::Key>(back), static_cast<Qt::KeyboardModifier>(modifier));
    QVERIFY(farthest(places(), before) < 0.1);
  }
  void keysLeadFromStateToState() {
    ShownGraph shown;
    QSignalSpy activated(&shown.view, &GraphView::nodeActivated);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(activated.count(), 0);
    QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown.view.cursor(), std::optional<Vertex>(0));  // where the search starts
    QVERIFY(shown.tip()->isVisible());
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up, Qt::Key_Down}) {
      const Vertex from = *shown.view.cursor();
      QTest::keyClick(&shown.view, key, Qt::ControlModifier);
      const Vertex to = *shown.view.cursor();
      if (to == from) continue;
      QVERIFY(std::ranges::find(shown.view.graph()->neighbours(from), to) !=
              shown.view.graph()->neighbours(from).end());
      const QPointF by = shown.view.place(to) - shown.view.place(from);
      QVERIFY(key == Qt::Key_Right  ? by.x() > 0
              : key == Qt::Key_Left ? by.x() < 0
              : key == Qt::Key_Down ? by.y() > 0
                                    : by.y() < 0);
    }
    QVERIFY(shown.view.cursor() != std::optional<Vertex>(0));
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.front().front().value<Vertex>(), *shown.view.cursor());
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QVERIFY(!shown.view.cursor());
  }
  void itTurnsByItself() {
    ShownGraph shown;
    const GraphCamera camera = shown.view.camera();
    shown.view.setTurnsByItself(true);
    QTRY_VERIFY(!(shown.view.camera() == camera));
    shown.view.setTurnsByItself(false);
    const GraphCamera stopped = shown.view.camera();
    QTest::qWait(120);
    QVERIFY(shown.view.camera() == stopped);
  }

  // ---- A search on it ----

  void aSearchLightsWhatItHasMet() {
    OneRun model;
    const WatchedSearch search{.algorithm = search::Algorithm::BreadthFirst, .side = 12};
    search.show(model);
    ShownGraph shown(makesGrid(12, 12));
    const NodeVertex cells = [](const search::Session& s, search::NodeId n) { return s.stateNumber(n); };
    shown.view.setSearch(&model.run, cells);
    model.moveTo(model.run.recorded() / 2);
    const search::NodeId current = model.player().current();
    QVERIFY(current != search::kNoNode);
    const QImage half = shown.image();
    QVERIFY(ShownGraph::alike(half, shown.at(current), shown.colours.currentFill, 5) > 30);
    int open = 0, lit = 0;
    for (const search::NodeId n : model.player().open()) {
      ++open;
      lit += ShownGraph::alike(half, shown.at(n), shown.colours.openRing, 18) > 60;
    }
    QVERIFY(open > 1);
    QVERIFY2(lit >= open - 1, qPrintable(u"%1 of %2"_s.arg(lit).arg(open)));
    model.moveToEnd();
    QVERIFY(shown.image() != half);
    model.moveToStart();
    const QImage none = shown.image();
    QCOMPARE(ShownGraph::alike(none, shown.at(current), shown.colours.currentFill, 3), 0);
  }
  // What was taken from OPEN waits no more.
  void aGoalThatWasTakenIsClosedOnTheGraph() {
    OneRun model;
    WatchedSearch{.algorithm = search::Algorithm::AStar, .side = 12}.show(model);
    GraphSearch lit;
    lit.setRuns(&model.run, nullptr,
                [](const search::Session& s, search::NodeId n) { return s.stateNumber(n); });
    const auto lookOfGoal = [&] {
      WatchedSearch::settle(model);
      std::vector<node_look::Look> looks(144, node_look::Look{});
      while (!lit.dress(looks, Deadline::max())) {
      }
      return looks.back();
    };
    QVERIFY(lookOfGoal() == node_look::Look{});  // as it was: closed
    model.seek(model.run.phaseTwo()->begin - 1);
    QVERIFY(lookOfGoal() == node_look::kOpen);
  }
  void twoSearchesAreCompared() {
    OneRun first, second;
    WatchedSearch{.algorithm = search::Algorithm::BreadthFirst, .side = 12}.show(first);
    WatchedSearch{.algorithm = search::Algorithm::Greedy, .side = 12}.show(second);
    ShownGraph shown(makesGrid(12, 12));
    const NodeVertex cells = [](const search::Session& s, search::NodeId n) { return s.stateNumber(n); };
    shown.view.setSearch(&first.run, cells, &second.run);
    const QImage image = shown.image();
    int only = 0, right = 0;
    for (Vertex v = 1; v + 1 < 144; ++v) {
      if (first.player().status(v) != search::NodeStatus::Closed ||
          second.player().status(v) == search::NodeStatus::Closed)
        continue;
      ++only;
      right += ShownGraph::alike(image, shown.at(v), shown.colours.firstOnly, 2) > 2;
    }
    QVERIFY(only > 20);
    QVERIFY2(right > only * 8 / 10, qPrintable(u"%1 of %2"_s.arg(right).arg(only)));
    // Where both came at another cost or from another place is told apart from where they agree.
    GraphSearch lit;
    lit.setRuns(&first.run, &second.run, cells);
    std::vector<node_look::Look> looks(144, node_look::Look{});
    while (!lit.dress(looks, Deadline::max())) {
    }
    for (Vertex v = 0; v < 144; ++v) {
      if (looks[v] != node_look::kBoth && looks[v] != node_look::kBothOther) continue;
      const search::PlayedNode a = first.player().node(v), b = second.player().node(v);
      QCOMPARE(looks[v] == node_look::kBothOther, a.g != b.g || a.parent != b.parent);
    }
  }
  void runsMayDieFirst() {
    ShownGraph shown;
    const QImage without = shown.image();
    {
      OneRun model;
      WatchedSearch{.side = 5}.show(model);
      shown.view.setSearch(&model.run,
                           [](const search::Session& s, search::NodeId n) { return s.stateNumber(n); });
      QVERIFY(shown.image() != without);
    }
    QCOMPARE(shown.image(), without);
  }

  // ---- Klotski, and files ----

  // Nothing that is fitted lies below the legend, in a small or a flat picture, either.
  void theLegendLiesBesideTheGraph() {
    for (const QSize size : {QSize(700, 600), QSize(320, 260), QSize(1000, 300)}) {
      ShownGraph shown(makesGrid(6, 5), size);
      QTRY_VERIFY(!shown.view.isWorking());
      shown.image();
      const double below = shown.view.camera().below();
      QVERIFY(below > 0);
      for (Vertex v = 0; v < 30; ++v) QVERIFY(shown.view.place(v).y() < shown.view.height() * (1 - below));
    }
  }

  // Lines of a small graph are seen on their ground, those that no search has met, too.
  void edgesAreSeen_data() {
    QTest::addColumn<ThemeKind>("theme");
    for (const ThemeKind theme : kThemeKinds) QTest::newRow(qPrintable(themeName(theme))) << theme;
  }
  void edgesAreSeen() {
    QFETCH(ThemeKind, theme);
    OneRun model;
    ShownGraph shown({}, {700, 600}, theme);
    shown.view.setGraph(makesGrid(6, 5));
    QTRY_VERIFY(!shown.view.isWorking());
    const auto leastContrast = [&] {
      const QImage image = shown.image();
      double least = 100;
      for (Vertex v = 0; v + 1 < 30; ++v) {
        if ((v + 1) % 6 == 0) continue;
        const QPoint middle = ((shown.view.place(v) + shown.view.place(v + 1)) / 2).toPoint();
        if (middle.y() > 520) continue;  // below the legend
        double most = 1;                 // the line is within a pixel
        for (int dy = -1; dy <= 1; ++dy)
          for (int dx = -1; dx <= 1; ++dx)
            if (image.valid(middle + QPoint(dx, dy)))
              most = std::max(
                  most, contrastRatio(image.pixelColor(middle + QPoint(dx, dy)), shown.colours.outside));
        least = std::min(least, most);
      }
      return least;
    };
    QVERIFY2(leastContrast() >= 1.6, qPrintable(QString::number(leastContrast())));
    WatchedSearch w{search::Algorithm::BreadthFirst};
    w.side = 5;
    w.show(model, Transport::StartAt::End);
    shown.view.setSearch(&model.run, [](const search::Session&, search::NodeId) { return graph::kNoVertex; });
    QVERIFY2(leastContrast() >= 1.6, qPrintable(QString::number(leastContrast())));
  }

  void theClassicOpening() {
    GraphPanel panel;
    panel.setPalette(Theme::shared(ThemeKind::Dark).palette());
    panel.resize(1000, 800);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel, 60'000));
    GraphView& view = *panel.view();
    auto* klotskiGraph = new KlotskiGraph(&view);
    const klotski::BoardSolution solution = klotski::solve(
        classic(), classic().opening(), klotski::Count::Moves, search::Algorithm::BreadthFirst);
    klotskiGraph->setHere(solution.positions[40]);  // before the graph is there
    klotskiGraph->show(std::make_shared<klotski::SharedComponent>(classic()), klotski::Count::Moves);
    QTRY_VERIFY(!view.isWorking());
    QVERIFY(view.hasPicture());
    const auto all = klotskiGraph->positions();
    QVERIFY(all && all->isComplete());
    QCOMPARE(all->mirror().size(), std::size_t{25955});
    QCOMPARE(view.here(), std::optional(all->vertex(solution.positions[40])));
    for (Vertex v = 0; v < 25955; v += 501) QCOMPARE(all->vertex(all->position(v, classic().opening())), v);

    klotskiGraph->setHere({});
    const QImage image = pictureOf(*view.drawing({800, 800}, 1)).copy(0, 0, 800, 720);  // without the legend
    const QImage left = image.copy(0, 0, 400, 720);
    const int painted = 400 * 720 - countNear(left, Theme::shared(ThemeKind::Dark).board().outside);
    const int off = countApart(left, image.mirrored(true, false).copy(left.rect()), 90);
    QVERIFY(painted > 10'000);
    QVERIFY2(off * 50 < painted, qPrintable(u"%1 of %2"_s.arg(off).arg(painted)));

    QSignalSpy activated(klotskiGraph, &KlotskiGraph::positionActivated);
    const Vertex goal = all->graph()->goals().front();
    const QPoint at = view.place(goal).toPoint();
    const Vertex hit = *view.vertexAt(at);
    QTest::mouseClick(&view, Qt::LeftButton, {}, at);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(all->vertex(activated.front().front().value<klotski::Position>()), hit);

    klotskiGraph->setWalk({solution.positions.begin(), solution.positions.begin() + 30});
    klotskiGraph->setSolution(solution.positions);
    QTemporaryDir folder;
    QSignalSpy saved(&panel, &GraphPanel::saved), troubled(&panel, &GraphPanel::troubled);
    const QRect where = view.geometry();
    panel.saveTo(folder.filePath(u"graph.png"_s));
    QVERIFY(panel.isSaving());  // and the window goes on
    QCoreApplication::processEvents();
    QCOMPARE(view.geometry(), where);  // as it is
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(!panel.isSaving());
    QCOMPARE(QImage(folder.filePath(u"graph.png"_s)).size(), view.size() * 2);
    panel.saveTo(folder.filePath(u"graph.svg"_s));
    QTRY_COMPARE(saved.count(), 2);
    QSvgRenderer drawing(folder.filePath(u"graph.svg"_s));
    QVERIFY(drawing.isValid());
    QCOMPARE(drawing.viewBox().size(), view.size());
    QVERIFY2(QFileInfo(folder.filePath(u"graph.svg"_s)).size() < 16'000'000,
             qPrintable(QString::number(QFileInfo(folder.filePath(u"graph.svg"_s)).size())));
    panel.saveTo(folder.filePath(u"no/such/folder/graph.png"_s));
    QTRY_COMPARE(troubled.count(), 1);
    // What is given up is not written, and another one can be begun at once.
    panel.saveTo(folder.filePath(u"given up.svg"_s));
    panel.stopSaving();
    QVERIFY(!panel.isSaving());
    panel.saveTo(folder.filePath(u"after.png"_s));
    QTRY_COMPARE(saved.count(), 3);
    QCOMPARE(saved.back().front().toString(), folder.filePath(u"after.png"_s));
    QVERIFY(!QFileInfo::exists(folder.filePath(u"given up.svg"_s)));
    QCOMPARE(troubled.count(), 1);
    // The legend is in the picture as it is on the screen.
    const QRect legend(2, view.height() - 24, view.width() - 4, 20);
    const QImage saw = view.grab().toImage().copy(legend);
    const QImage kept = pictureOf(*view.drawing(view.size(), 1)).copy(legend);
    const int written = countWhere(saw.rect(), [&](int x, int y) { return qGray(saw.pixel(x, y)) > 120; });
    const int other = countWhere(saw.rect(), [&](int x, int y) {
      return std::abs(qGray(saw.pixel(x, y)) - qGray(kept.pixel(x, y))) > 40;
    });
    QVERIFY(written > 500);
    QVERIFY2(other * 20 < written, qPrintable(u"%1 of %2"_s.arg(other).arg(written)));
  }

  // A search over positions finds its vertices by itself, a bidirectional one over a component too.
  void aSearchOverPlacements() {
    OneRun model;
    model.setSearch(
        [](search::Recording recording) {
          return klotski::makeSession(classic(), classic().opening(), klotski::Count::Moves,
                                      {.algorithm = search::Algorithm::BreadthFirst, .recording = recording});
        },
        {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    GraphView view;
    view.resize(500, 400);
    KlotskiGraph klotskiGraph(&view);
    klotskiGraph.setSearch(&model.run);
    klotskiGraph.show(std::make_shared<klotski::SharedComponent>(classic()), klotski::Count::Moves);
    QTRY_VERIFY(!view.isWorking());
    const QImage lit = view.grab().toImage();
    klotskiGraph.setSearch(nullptr);
    QVERIFY(view.grab().toImage() != lit);
    klotskiGraph.clear();
    QVERIFY(!view.hasPicture() && !klotskiGraph.positions());
  }

  void theButtons() {
    GraphPanel panel;
    panel.resize(600, 500);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel, 60'000));
    const auto shownButtons = [&panel] {
      QList<QToolButton*> buttons = panel.findChildren<QToolButton*>();
      buttons.removeIf([](const QToolButton* button) { return button->isHidden(); });
      return buttons;
    };
    QCOMPARE(shownButtons().size(), 4);  // without Stop: nothing is under way
    for (QToolButton* button : shownButtons()) QVERIFY(!button->isEnabled());
    panel.view()->setGraph(makesGrid(5, 5));
    QTRY_VERIFY(!panel.view()->isWorking());
    const GraphCamera first = panel.view()->camera();
    QToolButton *turn = nullptr, *fit = nullptr;
    for (QToolButton* button : shownButtons()) {
      QVERIFY(button->isEnabled());
      if (button->isCheckable()) turn = button;
      if (button->text() == u"Fit"_s) fit = button;
    }
    QVERIFY(turn && fit);
    QTest::mouseClick(turn, Qt::LeftButton);
    QVERIFY(panel.view()->turnsByItself());
    QTRY_VERIFY(!(panel.view()->camera() == first));
    QTest::mouseClick(turn, Qt::LeftButton);
    QVERIFY(!panel.view()->turnsByItself());
    QTest::mouseClick(fit, Qt::LeftButton);
    QVERIFY(panel.view()->camera() == first);
  }
};

SEARCHLIGHT_TEST(GraphViewTest)
#include "graph_view_test.moc"
