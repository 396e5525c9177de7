// tests/app/page_script_test.cpp: what the pages of games did by keys and clicks before they were rebuilt, they do after.
//
// The scripts are tests/app/scripts/*.txt (page_script.h says what they are made of). A page that is rebuilt on purpose otherwise
// has its script recorded anew, and the difference is read.
#include "tests/app/page_script.h"

#include "core/lines/rules.h"
#include "core/lines/rules_of_game.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;
using testing::PageFacts;
using testing::ScriptedPage;

namespace {

QString cellOr(std::optional<Point> cell) {
  return cell ? QString::fromStdString(pointText(*cell)) : QString();
}

QString boardRows(const lines::Board& board) {
  QStringList rows;
  for (int y = 0; y < board.size(); ++y) rows << QString::fromStdString(lines::rowText(board, y));
  return rows.join(QLatin1Char('/'));
}

ScriptedPage linesPage() {
  const auto of = [](Page& page) -> LinesPage& { return static_cast<LinesPage&>(page); };
  return {LinesPage::kId, [of](Page& page) -> QWidget& { return of(page).board(); },
          [of](Page& page, Point cell) { return of(page).board().viewport().centreOf(cell).toPoint(); },
          [of](Page& page, PageFacts& facts) {
            const lines::Game& game = of(page).game();
            const LinesView& board = of(page).board();
            const lines::Position& now = game.state().position;
            QStringList next;
            for (const lines::ComingBall& ball : now.preview)
              next << QStringLiteral("%1 at %2").arg(int(ball.colour)).arg(cellOr(ball.place));
            testing::tellGame(game, facts);
            facts.tell(QStringLiteral("balls"), boardRows(now.board));
            facts.tell(QStringLiteral("next"), next.join(QStringLiteral("; ")));
            facts.tell(QStringLiteral("tally"),
                       QStringLiteral("%1 points, %2 turns").arg(now.score).arg(now.turns));
            facts.tell(QStringLiteral("asked about"),
                       of(page).question()
                           ? QString::fromStdString(lines::moveText(of(page).question()->move)) +
                                 QStringLiteral(" on ") + boardRows(of(page).question()->board)
                           : QString());
            facts.tell(QStringLiteral("chosen ball"), cellOr(board.chosenBall()));
            facts.tell(QStringLiteral("selected"), cellOr(board.selectedCell()));
            facts.tell(QStringLiteral("cell cursor"), cellOr(board.cursorCell()));
            facts.tell(QStringLiteral("from"), cellOr(board.scene().start));
            facts.tell(QStringLiteral("to"), cellOr(board.scene().goal));
          }};
}

}  // namespace

class PageScriptTest : public QObject {
  Q_OBJECT

  static void run(const ScriptedPage& page, const char* name) {
    testing::PageScript script(
        page, QStringLiteral(SEARCHLIGHT_TEST_DATA "/../app/scripts/%1.txt").arg(QLatin1String(name)));
    script.run();
  }

 private Q_SLOTS:
  void lines() { run(linesPage(), "lines"); }
};

SEARCHLIGHT_TEST(PageScriptTest)
#include "page_script_test.moc"
