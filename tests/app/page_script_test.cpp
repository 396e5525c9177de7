// tests/app/page_script_test.cpp: what the pages of games did by keys and clicks before they were rebuilt, they do after.
//
// The scripts are tests/app/scripts/*.txt (page_script.h says what they are made of). A page that is rebuilt on purpose otherwise
// has its script recorded anew, and the difference is read.
#include "tests/app/page_script.h"

#include "core/klotski/rules_of_game.h"
#include "core/lines/rules.h"
#include "core/lines/rules_of_game.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_view.h"

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

// Its pieces, A for the first one, in rows.
QString pieceRows(const klotski::Board& board, const klotski::Placement& placement) {
  QString rows;
  for (const int owner : board.owners(placement)) {
    const auto cell = rows.size() - rows.count(QLatin1Char('/'));
    if (cell > 0 && cell % board.width() == 0) rows += QLatin1Char('/');
    rows += owner == klotski::kBlank  ? QLatin1Char('.')
            : owner == klotski::kWall ? QLatin1Char('#')
                                      : QLatin1Char(static_cast<char>((owner < 26 ? 'A' : 'a' - 26) + owner));
  }
  return rows;
}

ScriptedPage klotskiPage() {
  const auto of = [](Page& page) -> KlotskiPage& { return static_cast<KlotskiPage&>(page); };
  const auto graph = [](Page& page) { return page.findChild<GraphView*>(); };
  return {KlotskiPage::kId, [of](Page& page) -> QWidget& { return of(page).board(); },
          [of](Page& page, Point cell) {
            return of(page).board().pixels().pixelOf({cell.x + 0.5, cell.y + 0.5}).toPoint();
          },
          [of, graph](Page& page, PageFacts& facts) {
            const klotski::Game& game = of(page).game();
            const klotski::Board& puzzle = game.opening().board;
            const KlotskiView& board = of(page).board();
            const klotski::Played played = game.tally();
            testing::tellGame(game, facts);
            facts.tell(QStringLiteral("pieces"), pieceRows(puzzle, game.state()));
            facts.tell(QStringLiteral("board shows"), board.placement() == game.state()
                                                          ? QStringLiteral("the game")
                                                          : pieceRows(puzzle, board.placement()));
            facts.tell(QStringLiteral("tally"), QStringLiteral("%1 moves, %2 straight slides, %3 steps")
                                                    .arg(played.moves)
                                                    .arg(played.straight)
                                                    .arg(played.steps));
            facts.tell(QStringLiteral("cursor piece"),
                       board.cursorPiece() ? board.pieceName(*board.cursorPiece()).full +
                                                 (board.isTaken() ? QStringLiteral(", taken") : QString())
                                           : QString());
            facts.tell(QStringLiteral("hint"), board.hint()
                                                   ? board.pieceName(board.hint()->piece).full +
                                                         QStringLiteral(" to ") + cellOr(board.hint()->to)
                                                   : QString());
            const GraphView* view = graph(page);
            facts.tell(QStringLiteral("graph"), view && view->isVisibleTo(&page) && view->hasPicture()
                                                    ? QStringLiteral("%1 placements, here %2")
                                                          .arg(view->graph()->vertexCount())
                                                          .arg(view->here() ? QString::number(*view->here())
                                                                            : QStringLiteral("nowhere"))
                                                    : QString());
          },
          // A click on a placement of the graph, by its number.
          [graph](Page& page, const QString& word, const QString& rest) {
            GraphView* view = graph(page);
            if (word != QLatin1String("graph") || !view || !view->hasPicture()) return false;
            const auto vertex = static_cast<searchlight::graph::Vertex>(rest.toUInt());
            if (vertex >= view->graph()->vertexCount()) return false;
            QTest::mouseClick(view, Qt::LeftButton, {}, view->place(vertex).toPoint());
            return true;
          },
          [graph](Page& page) {
            const GraphView* view = graph(page);
            return !view || !view->isVisible() || (view->hasPicture() && !view->isWorking());
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
  void klotski() { run(klotskiPage(), "klotski"); }
};

SEARCHLIGHT_TEST(PageScriptTest)
#include "page_script_test.moc"
