// tests/app/lines_files.h: what the tests of Color Lines' files, kept games and set-ups share.
#pragma once
#include "core/setup/set_up.h"
#include "tests/app/lines_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

namespace searchlight::testing {

class LinesFiles : protected LinesWindow {
 protected:
  // A good game on 5 x 5, with what a test makes wrong in it.
  static QByteArray gameText(const QByteArray& good = {}, const QByteArray& bad = {}) {
    lines::Settings settings;
    settings.size = 5;
    lines::Game game({settings, 7, boardOf({"1....", ".....", "..2..", ".....", "....3"})});
    (void)game.play({{0, 0}, {0, 1}});
    QByteArray text = QByteArray::fromStdString(game::text(game.record()));
    if (!good.isEmpty() && !text.contains(good)) qFatal("the game has no %s", good.constData());
    return good.isEmpty() ? text : text.replace(good, bad);
  }

  std::string gameNow() { return game::text(page().game().record()); }
  // All there is of the page, as a text.
  std::string stateNow() { return setup::write(page().snapshot()()); }
};

}  // namespace searchlight::testing
