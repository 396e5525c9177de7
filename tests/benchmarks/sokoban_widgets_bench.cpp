// tests/benchmarks/sokoban_widgets_bench.cpp: what a frame of a large Sokoban board costs, at every zoom, at 1920 x 1080.
#include <QApplication>
#include <cstdio>
#include <string>
#include <variant>
#include <vector>

#include "tests/benchmarks/painted_board.h"
#include "widgets/sokoban/sokoban_view.h"

namespace searchlight::ui {
namespace {

// A square hall, a sixth of which is boxes, a third goals, a sixth pillars.
sokoban::Board hallOf(int side) {
  std::vector<std::string> rows(static_cast<std::size_t>(side));
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const bool isEdge = x == 0 || y == 0 || x == side - 1 || y == side - 1;
      rows[static_cast<std::size_t>(y)] += isEdge ? '#' : x == 1 && y == 1 ? '@' : " $#. ."[(x + 2 * y) % 6];
    }
  return std::get<sokoban::Board>(sokoban::Board::fromRows(rows));
}

void benchSide(int side) {
  SokobanView view;
  view.resize(1920, 1080);
  view.setBoard(hallOf(side));
  view.show();
  QImage frame(view.size(), QImage::Format_RGB32);
  for (double last = 0; view.viewport().cellSide() != last; view.zoomIn()) {
    last = view.viewport().cellSide();
    std::vector<double> moved, still;
    for (int i = 0; i < 30; ++i) {
      view.zoomIn();
      view.zoomOut();
      moved.push_back(milliseconds([&] { view.render(&frame); }));
      still.push_back(milliseconds([&] { view.render(&frame); }));
    }
    std::printf("%d x %d, cells of %.1f pixels\n", side, side, view.viewport().cellSide());
    report("  zoomed or moved", moved);
    report("  pieces alone", still);
  }
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  for (const int side : {80, 255}) searchlight::ui::benchSide(side);
}
