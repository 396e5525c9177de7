// tests/benchmarks/klotski_widgets_bench.cpp: what a frame of Klotski's board costs in each look, at 1920 x 1080, and a small board of a list.
#include <QApplication>
#include <cstdio>
#include <vector>

#include "core/klotski/board_text.h"
#include "tests/benchmarks/painted_board.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/klotski/klotski_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kFrames = 200;

void benchStyle(PieceStyle style, const char* name) {
  KlotskiView view;
  view.resize(1920, 1080);
  view.setBoard(klotski::readBoard("VCCV/VCCV/VHHV/VSSV/S..S", "bench"));
  view.setLook({.style = style});
  view.setMotionSpeed(0);
  view.show();
  QImage frame(view.size(), QImage::Format_RGB32);
  const klotski::Board& board = view.board();
  const int soldier = board.pieceAt(board.opening(), {0, 4});
  std::vector<double> still, told;
  const double first = milliseconds([&] { view.render(&frame); });
  for (int i = 0; i < kFrames; ++i) {
    view.setPosition(board.slid(board.opening(), soldier, {i % 3, 4}));
    still.push_back(milliseconds([&] { view.render(&frame); }));
  }
  for (int i = 0; i < kFrames; ++i) {
    ShownPosition shown;
    shown.node = static_cast<search::NodeId>(i % 2 + 1);
    shown.position = board.opening();
    shown.isNamed = true;
    search::BoardEvent event;
    event.fate = i % 2 == 0 ? search::Fate::IntoOpen : search::Fate::Known;
    event.move = search::BoardMove{soldier, {0, 4}, {i % 2 + 1, 4}};
    shown.event = event;
    told.push_back(milliseconds([&] {
      view.showState(shown);
      view.render(&frame);
    }));
  }
  std::printf("%s: first %.1f ms\n", name, first);
  report("  pieces alone", still);
  report("  a slide of a search", told);
}

void benchSmall() {
  const auto board = klotski::readBoard("VCCV/VCCV/VHHV/VSSV/S..S", "bench");
  KlotskiThumbnails many(board);
  const Theme& theme = Theme::shared(ThemeKind::Light);
  std::vector<double> each;
  for (int i = 0; i < kFrames; ++i)
    each.push_back(milliseconds([&] {
      many.picture(board.opening(), {56, 56}, 1, theme, PieceStyle::Flat);
    }));
  report("a small board", each);
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  using searchlight::ui::PieceStyle;
  searchlight::ui::benchStyle(PieceStyle::Lacquer, "lacquer");
  searchlight::ui::benchStyle(PieceStyle::Wood, "wood");
  searchlight::ui::benchStyle(PieceStyle::Flat, "flat");
  searchlight::ui::benchSmall();
}
