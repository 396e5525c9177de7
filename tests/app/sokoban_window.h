// tests/app/sokoban_window.h: a window with the Sokoban page in front, its files in a folder of their own.
#pragma once
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/lurd.h"
#include "tests/app/program_window.h"

namespace searchlight::testing {

// A room of so many squares each way with two rows of boxes, as many goals, and a worker.
inline QByteArray largeLevel(int side) {
  QByteArray text = QByteArray(side, '#') + '\n';
  for (int y = 2; y < side; ++y) {
    QByteArray row(side - 2, y % 4 == 0 && y < 12 ? '$' : y % 4 == 2 && y < 12 && y > 2 ? '.' : ' ');
    if (y == 2) row[0] = '@';
    text += '#' + row + "#\n";
  }
  return text + QByteArray(side, '#') + '\n';
}

// 13 boxes, some of them frozen, which no search finds out while a test goes on.
inline QByteArray hardLevel() {
  return "###############\n"
         "# ## #  #     #\n"
         "# #   # #  .. #\n"
         "#  @ $  #  .. #\n"
         "#   $$$ #  .. #\n"
         "#  $  $    .. #\n"
         "# #$ $  #  .. #\n"
         "# # $$# #  .. #\n"
         "# #$$$ ##  .  #\n"
         "#       # ##  #\n"
         "###############\n";
}

class SokobanWindow : public PageWindow<ui::SokobanPage> {
 public:
  void keys(const char* letters) {
    for (; *letters; ++letters)
      key(*letters == 'l'   ? Qt::Key_Left
          : *letters == 'r' ? Qt::Key_Right
          : *letters == 'u' ? Qt::Key_Up
                            : Qt::Key_Down);
  }
  QString made() { return QString::fromStdString(sokoban::lurdText(sokoban::stepsMade(game()))); }
  // Opens these levels; the first of them is played.
  void openLevels(const QByteArray& text) {
    const ui::Reading taking = page().open(write("levels.xsb", text));
    QVERIFY2(taking.isTaken(), qPrintable(taking.why()));
  }
};

// As long as it lives.
class ShownSokoban : public SokobanWindow {
 public:
  ShownSokoban() { open(); }
  ~ShownSokoban() override { close(); }
  ShownSokoban(const ShownSokoban&) = delete;
  ShownSokoban& operator=(const ShownSokoban&) = delete;
  // The program ends and begins again, with the same settings.
  void openAgain() { openProgram(); }
};

}  // namespace searchlight::testing
