// tests/app/lines_window.h: a window with Color Lines in front, in folders of its own, for tests from outside.
#pragma once
#include "app/lines/ball_question.h"
#include "app/lines/lines_page.h"
#include "core/lines/route.h"
#include "core/lines/rules_of_game.h"
#include "tests/app/program_window.h"
#include "tests/core/lines_boards.h"
#include "tests/test_main.h"
#include "widgets/lines/game_panel.h"
#include "widgets/lines/score_book.h"

namespace searchlight::testing {

class LinesWindow : protected PageWindow<ui::LinesPage> {
 protected:
  const lines::Position& now() { return page().game().state().position; }
  ui::GamePanel& panel() { return *page().findChild<ui::GamePanel*>(); }
  void setMotion(bool moves) { action(ui::GameCommand::Motion)->setChecked(moves); }

  // ---- What is seen ----
  // Whether a label of the panel says so.
  bool panelSays(const QString& text) { return panel().isVisibleTo(&page()) && isSaid(panel(), text); }
  QImage picture() { return board().grab().toImage(); }
  QImage pictureOf(Point cell) { return picture().copy(board().viewport().rectOf(cell).toRect()); }

  // ---- By hand ----
  QPoint at(Point cell) { return board().viewport().centreOf(cell).toPoint(); }
  void click(Point cell) { QTest::mouseClick(&board(), Qt::LeftButton, {}, at(cell)); }
  // In two steps: where the pointer stands already it does not move.
  void pointAt(Point cell) {
    QTest::mouseMove(&board(), at(cell) + QPoint(3, 3));
    QTest::mouseMove(&board(), at(cell));
  }
  void drag(Point from, Point to) {
    QTest::mousePress(&board(), Qt::LeftButton, {}, at(from));
    QTest::mouseMove(&board(), (at(from) + at(to)) / 2);
    QTest::mouseMove(&board(), at(to));
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, at(to));
  }
  void cursorTo(Point cell) {
    if (!board().cursorCell()) key(Qt::Key_Right);  // shows where it is
    QVERIFY(board().cursorCell());
    while (board().cursorCell()->x < cell.x) key(Qt::Key_Right);
    while (board().cursorCell()->x > cell.x) key(Qt::Key_Left);
    while (board().cursorCell()->y < cell.y) key(Qt::Key_Down);
    while (board().cursorCell()->y > cell.y) key(Qt::Key_Up);
  }
  void moveByMouse(lines::Move move) {
    click(move.from);
    click(move.to);
  }
  void moveByKeys(lines::Move move) {
    cursorTo(move.from);
    key(Qt::Key_Return);
    cursorTo(move.to);
    key(Qt::Key_Return);
  }

  // ---- Games ----
  // 5 x 5: full after a dozen turns.
  static lines::Settings tiny() {
    lines::Settings s;
    s.size = 5;
    return s;
  }
  lines::Move anyMove() { return *testing::anyMove(now().board, m_random); }
  void playSome(int moves) {
    for (int i = 0; i < moves && !page().game().isOver(); ++i) page().play(anyMove());
  }
  void openBoard(const std::vector<std::string_view>& rows) {
    lines::Settings settings;
    settings.size = static_cast<int>(rows.size());
    const lines::Game game({settings, 5, boardOf(rows)});
    write("board.lines", QByteArray::fromStdString(game::text(game.record())));
    QVERIFY2(m_window->openFile(path("board.lines")), qPrintable(page().messageText()));
    QVERIFY(now().board == boardOf(rows));
  }
  // The ball at 2, 2 is closed in; that at 7, 7 gets everywhere else.
  static constexpr Point kClosedIn{2, 2}, kFree{7, 7}, kEmpty{5, 7}, kFar{8, 5};
  void openClosedIn() {
    openBoard({"..1......", ".1.3.....", "2.4.5....", ".1.3.....", "..6......", ".........", ".........",
               ".......2.", "........."});
  }
  // Article 2's: from 5, 7 to 0, 6 in 16 steps, the printed way is one of the shortest.
  static constexpr Point kBall{5, 7}, kTarget{0, 6};
  void openArticle() {
    openBoard({"..........", ".1...2....", "...3......", "..........", ".4..5.....", ".1..234...",
               ".5..12..3.", "..4.51....", "....2..3..", "4...1....."});
  }

  static QStringList keptGames() { return QDir(keptPath("lines-games")).entryList({u"*.lines"_s}); }

  Random m_random{17};
};

}  // namespace searchlight::testing
