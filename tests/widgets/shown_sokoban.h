// tests/widgets/shown_sokoban.h: a board of Sokoban in the hand, which plays what is wanted.
#pragma once
#include "core/sokoban/rules_of_game.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"
#include "widgets/sokoban/sokoban_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::testing {

// Plays what is wanted in a game of its own.
struct ShownSokoban {
  ui::SokobanView view;
  sokoban::Game game;
  int wanted = 0, finished = 0;
  QString told;

  explicit ShownSokoban(const sokoban::Board& board, ui::ThemeKind theme = ui::ThemeKind::Light)
      : game(sokoban::Opening(board)) {
    view.setPalette(ui::Theme::shared(theme).palette());
    view.resize(500, 500);
    view.setBoard(board);
    view.setMotionSpeed(0);
    QObject::connect(&view, &ui::SokobanView::stepsWanted, &view,
                     [this](const std::vector<Direction>& steps) {
                       ++wanted;
                       const HistoryPosition before = game.history().position();
                       QCOMPARE(sokoban::walk(game, steps), steps.size());
                       view.showChanges(sokoban::changesBetween(game, before, game.history().position()),
                                        false, game.state(), sokoban::facing(game));
                     });
    QObject::connect(&view, &ui::SokobanView::motionFinished, &view, [this] { ++finished; });
    QObject::connect(&view, &ui::SokobanView::told, &view, [this](const QString& text) { told = text; });
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    view.setFocus();
  }
  // By the level's cells, wherever they are seen.
  QPoint middle(Point p) const { return view.pixels().rectOf(p).center().toPoint(); }
  void click(Point p) { QTest::mouseClick(&view, Qt::LeftButton, {}, middle(p)); }
  void drag(Point from, Point to) {
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(from));
    for (int i = 1; i <= 8; ++i) {
      const QPoint at = middle(from) + (middle(to) - middle(from)) * i / 8;
      QMouseEvent move(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&view, &move);
    }
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(to));
  }
  void key(Qt::Key key) { QTest::keyClick(&view, key); }
  void awaitRoutes() { QTRY_VERIFY(!view.isFinding()); }
  QString made() const { return QString::fromStdString(lurdText(sokoban::stepsMade(game))); }
  QImage picture() { return view.grab().toImage(); }
  QColor at(double x, double y) { return picture().pixelColor(view.pixels().pixelOf({x, y}).toPoint()); }
};

inline sokoban::Board hall() {
  return sokobanBoard({"########", "#      #", "# @$   #", "#      #", "#    . #", "########"});
}

}  // namespace searchlight::testing
