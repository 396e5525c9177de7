// tests/benchmarks/paint_widgets_bench.cpp: what a frame of the board costs: playing, numbers, huge maps. Seeks have a file of their own.
//
// Everything is painted by the software raster at 1920 x 1080 (QT_QPA_PLATFORM=offscreen will do).
#include <QApplication>
#include <cstdio>
#include <vector>

#include "tests/benchmarks/painted_board.h"

namespace searchlight::ui {
namespace {

constexpr std::size_t kEventsPerFrame = 1'000'000 / 60;

void benchPlaying(PaintedBoard& board, const char* name) {
  board.model.seek(board.model.earliest() + board.window() / 3);
  board.paint();
  std::vector<double> paints, both;
  for (int frame = 0; frame < 100; ++frame) {
    const double step = milliseconds([&] { board.model.seek(board.model.position() + kEventsPerFrame); });
    const double paint = milliseconds([&] { board.paint(); });
    paints.push_back(paint);
    both.push_back(step + paint);
  }
  std::printf("%s: 1,000,000 events/s, a frame at 60 Hz\n", name);
  report("  painting", paints);
  report("  together with the player", both);
}

void benchZooms(PaintedBoard& board) {
  for (const double side : {0.6, 1.0, 1.4, 2.7, 6.0, 10.0, 24.0, 40.0, 64.0}) {
    board.view.fit();
    while (board.view.viewport().cellSide() < side * 0.99) {
      const double before = board.view.viewport().cellSide();
      QApplication::processEvents();
      board.view.zoomIn();
      if (board.view.viewport().cellSide() == before) break;
    }
    if (const auto current = board.run.player().current(); current != search::kNoNode)
      board.view.centreOn(board.view.scene().pointOf(current));
    std::vector<double> times;
    for (int i = 0; i < 60; ++i) {
      board.view.centreOn(board.view.scene().pointOf(board.run.player().current()) + Point{i % 2, 0});
      times.push_back(milliseconds([&] { board.paint(); }));
    }
    char what[64];
    std::snprintf(what, sizeof what, "  cells of %.1f pixels", board.view.viewport().cellSide());
    report(what, times);
  }
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  using namespace searchlight;
  using namespace searchlight::ui;
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  grid::RouteOptions eight;
  eight.neighbours = grid::Neighbours::Eight;
  {
    PaintedBoard board(generated(grid::Generator::Caves, 2048), eight);
    benchPlaying(board, "2048 x 2048");
    board.model.seek(board.model.earliest() + board.window() / 2);
    std::printf("frames that were moved, by size of cells (2048 x 2048, in the middle of the search)\n");
    benchZooms(board);
  }
  {
    PaintedBoard board(generated(grid::Generator::KruskalMaze, 2001), {});
    benchPlaying(board, "maze 2001 x 2001");
    board.model.toEnd();
    std::vector<double> times;
    for (int i = 0; i < 30; ++i) {
      board.view.setAnswerPreview(i % 2 == 0);
      times.push_back(milliseconds([&] { board.paint(); }));
    }
    report("  with the route, 5,000 cells long or more", times);
    board.view.setAnswerPreview(false);
    board.view.setContours(true);
    times.clear();
    for (int i = 0; i < 30; ++i) {
      board.view.setAnswerPreview(false);
      times.push_back(milliseconds([&] { board.paint(); }));
    }
    report("  with the route and contours", times);
  }
  {
    PaintedBoard board(generated(grid::Generator::Caves, 4096), eight);
    benchPlaying(board, "4096 x 4096");
  }
}
