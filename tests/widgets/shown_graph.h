// tests/widgets/shown_graph.h: a small graph in a view of its own, and what its pixels say.
#pragma once
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::testing {

// columns x rows vertices, row by row; the start is the first one, the goal the last.
inline ui::MadeGraph gridGraph(graph::Vertex columns, graph::Vertex rows) {
  auto memory = graph::StateGraph::account(nullptr);
  graph::StateGraph::Moves moves(*memory);
  for (graph::Vertex v = 0; v < columns * rows; ++v) {
    moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
    if ((v + 1) % columns != 0) moves.to.push_back(v + 1);
    if (v % columns != 0) moves.to.push_back(v - 1);
    if (v + columns < columns * rows) moves.to.push_back(v + columns);
    if (v >= columns) moves.to.push_back(v - columns);
  }
  moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
  const std::vector<graph::Vertex> starts{0}, goals{columns * rows - 1};
  return {graph::StateGraph::make(std::move(memory), std::move(moves), starts, goals)};
}

inline ui::GraphFactory makesGrid(graph::Vertex columns, graph::Vertex rows) {
  return [=](const std::stop_token&, const ui::GraphProgress&) { return gridGraph(columns, rows); };
}

struct ShownGraph {
  ui::GraphView view;
  ui::BoardColours colours = ui::Theme::shared(ui::ThemeKind::Light).board();

  explicit ShownGraph(ui::GraphFactory factory = makesGrid(6, 5), QSize size = {700, 600},
                      ui::ThemeKind theme = ui::ThemeKind::Light) {
    colours = ui::Theme::shared(theme).board();
    view.setPalette(ui::Theme::shared(theme).palette());
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&view, 60'000));
    view.setFocus();
    if (factory) view.setGraph(std::move(factory));
    QTRY_VERIFY(!view.isWorking());
  }
  QPoint at(graph::Vertex v) const { return view.place(v).toPoint(); }
  QImage image() { return view.grab().toImage().convertToFormat(QImage::Format_RGB32); }
  // Pixels round a place that look like this colour: the picture pales with depth, so by hue.
  static int alike(const QImage& image, QPoint at, const QColor& colour, int radius) {
    const QRect round(at - QPoint(radius, radius), at + QPoint(radius, radius));
    return countWhere(round & image.rect(), [&](int x, int y) {
      const QColor pixel = image.pixelColor(x, y);
      const int turn = std::abs(pixel.hsvHue() - colour.hsvHue());
      return pixel.hsvSaturation() > 60 && std::min(turn, 360 - turn) < 14;
    });
  }
  void wheel(QPoint at, int notches) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &event);
  }
  QLabel* tip() const { return view.findChild<QLabel*>(); }
  // A place in the view with no vertex near it.
  QPoint bare() const {
    for (int y = 40; y < view.height() - 80; y += 7)
      for (int x = 40; x < view.width() - 40; x += 7)
        if (!view.vertexAt(QPointF(x, y))) return {x, y};
    return {1, 1};
  }
};

}  // namespace searchlight::testing
