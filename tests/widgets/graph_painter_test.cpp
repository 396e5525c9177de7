// tests/widgets/graph_painter_test.cpp: pictures made on a thread: the latest is what comes, and a view never waits for them.
#include "widgets/graph/graph_painter.h"

#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_view.h"
#include "widgets/theme/theme.h"

using graph::Vertex;

namespace {

// A grid of so many vertices each way, with its places.
GraphScene gridScene(Vertex side) {
  auto memory = graph::StateGraph::account(nullptr);
  graph::StateGraph::Moves moves(*memory);
  std::vector<graph::Position> places;
  for (Vertex v = 0; v < side * side; ++v) {
    moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
    if ((v + 1) % side != 0) moves.to.push_back(v + 1);
    if (v + side < side * side) moves.to.push_back(v + side);
    const Vertex row = v / side;
    places.push_back({static_cast<float>(v % side), static_cast<float>(row), static_cast<float>(v % 3)});
  }
  moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
  const std::vector<Vertex> starts{0};
  GraphScene scene;
  scene.graph = graph::StateGraph::make(std::move(memory), std::move(moves), starts, {});
  scene.places = std::make_shared<const std::vector<graph::Position>>(std::move(places));
  scene.looks.assign(scene.places->size(), node_look::kPlain);
  return scene;
}

GraphOrder orderOf(const GraphScene& scene, double turned, bool isLong = false) {
  GraphOrder order{.scene = scene, .inks = {}, .camera = {}, .pixels = {400, 300}, .isLong = isLong};
  order.inks.ground = Qt::white;
  order.inks.rim = Qt::black;
  order.inks.node.fill(Qt::blue);
  order.inks.size.fill(1);
  order.camera.lookAt(*scene.places, {1, 1, 1}, scene.places->front());
  order.camera.turn(turned, 0);
  return order;
}

}  // namespace

class GraphPainterTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSameAsPaintedHere() {
    const GraphOrder order = orderOf(gridScene(40), 0.3);
    GraphPainter painter;
    QSignalSpy painted(&painter, &GraphPainter::painted);
    painter.paint(order);
    QVERIFY(painter.isPainting());
    QTRY_COMPARE(painted.count(), 1);
    QVERIFY(!painter.isPainting());
    QImage here(order.pixels, QImage::Format_RGB32);
    GraphCanvas canvas;
    QVERIFY(canvas.paint(here, order.scene, order.inks, order.camera, 1, order.detail));
    const auto picture = painted.front().front().value<GraphPicture>();
    QCOMPARE(picture.image, here);
    QVERIFY(picture.camera == order.camera);
  }

  // Of many that are wished for while one is painted, the last.
  void theLatestIsPainted() {
    const GraphScene scene = gridScene(60);
    GraphPainter painter;
    QSignalSpy painted(&painter, &GraphPainter::painted);
    for (int i = 0; i < 50; ++i) painter.paint(orderOf(scene, 0.01 * i));
    QTRY_VERIFY(!painter.isPainting());
    QCOMPARE(painted.count(), 2);
    QVERIFY(painted.back().front().value<GraphPicture>().camera == orderOf(scene, 0.01 * 49).camera);
  }

  // A long one gives way, and nothing is told of it.
  void aLongOneIsGivenUp() {
    const GraphScene scene = gridScene(60);
    GraphPainter painter;
    QSignalSpy painted(&painter, &GraphPainter::painted);
    for (int i = 0; i < 20; ++i) painter.paint(orderOf(scene, 0.01 * i, true));
    QTRY_VERIFY(!painter.isPainting());
    QCOMPARE(painted.count(), 1);
    painter.paint(orderOf(scene, 1));
    painter.giveUp();
    QVERIFY(!painter.isPainting());
    QTest::qWait(50);
    QCOMPARE(painted.count(), 1);
  }

  // With very many edges a quick picture has some of them, the same every time, and every node.
  void fewerEdgesWhileItTurns() {
    const GraphScene scene = gridScene(320);  // 204,160 edges
    GraphOrder order = orderOf(scene, 0);
    order.pixels = {3000, 3000};
    order.inks.node.fill(Qt::blue);
    GraphCanvas canvas;
    QImage first(order.pixels, QImage::Format_RGB32), second(order.pixels, QImage::Format_RGB32),
        fine(order.pixels, QImage::Format_RGB32);
    QVERIFY(canvas.paint(first, scene, order.inks, order.camera, 1, GraphDetail::Quick));
    QVERIFY(canvas.paint(second, scene, order.inks, order.camera, 1, GraphDetail::Quick));
    QVERIFY(canvas.paint(fine, scene, order.inks, order.camera, 1, GraphDetail::Fine));
    QCOMPARE(first, second);
    QVERIFY(testing::countNear(first, Qt::white) > testing::countNear(fine, Qt::white));
    const GraphCamera::Projection project = order.camera.onto(order.pixels);
    for (std::size_t v = 0; v < scene.places->size(); v += 97) {
      const GraphCamera::Seen seen = project((*scene.places)[v]);
      const QPoint at(static_cast<int>(seen.x), static_cast<int>(seen.y));
      if (first.valid(at)) QVERIFY(first.pixel(at) != QColor(Qt::white).rgb());
    }
  }

  // On the screen a large graph comes on a thread, and what is there by then is drawn; into an image it is painted at once.
  void aViewDoesNotWait() {
    GraphView view;
    view.setPalette(Theme::shared(ThemeKind::Light).palette());
    view.resize(500, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    const GraphScene scene = gridScene(80);
    view.setGraph([&scene](const std::stop_token&, const GraphProgress&) { return MadeGraph{scene.graph}; });
    QTRY_VERIFY(!view.isWorking());
    QTRY_VERIFY(!view.isPainting());
    const QImage before = view.grab().toImage();
    QTest::keyClick(&view, Qt::Key_Right);
    view.repaint();
    QVERIFY(view.isPainting());
    QTRY_VERIFY(!view.isPainting());
    QVERIFY(view.grab().toImage() != before);
    // It goes with a graph that is being painted.
    QTest::keyClick(&view, Qt::Key_Right);
    view.repaint();
    view.clear();
    QVERIFY(!view.isPainting());
    QTest::qWait(20);
    QVERIFY(!view.hasPicture());
  }
};

SEARCHLIGHT_TEST(GraphPainterTest)
#include "graph_painter_test.moc"
