// tests/app/page_script_test.cpp: what the pages of games did by keys and clicks before they were rebuilt, they do after.
//
// The scripts are tests/app/scripts/*.txt (page_script.h says what they are made of). A page that is rebuilt on purpose otherwise
// has its script recorded anew, and the difference is read.
#include "tests/app/page_script.h"

#include "app/klotski/opening_list.h"
#include "core/klotski/catalogue.h"
#include "tests/test_main.h"
#include "widgets/graph/graph_view.h"

using testing::PageFacts;
using testing::ScriptedPage;

namespace {

QString cellOr(std::optional<Point> cell) {
  return cell ? QString::fromStdString(pointText(*cell)) : QString();
}

QString boardRows(const lines::Board& board) {
  QStringList rows;
  for (int y = 0; y < board.size(); ++y) rows << QString::fromStdString(lines::rowText(board, y));
  return rows.join(u'/');
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
              next << u"%1 at %2"_s.arg(int(ball.colour)).arg(cellOr(ball.place));
            testing::tellGame(game, facts);
            facts.tell(u"balls"_s, boardRows(now.board));
            facts.tell(u"next"_s, next.join(u"; "_s));
            facts.tell(u"tally"_s, u"%1 points, %2 turns"_s.arg(now.score).arg(now.turns));
            facts.tell(u"asked about"_s,
                       of(page).question()
                           ? QString::fromStdString(lines::moveText(of(page).question()->move)) + u" on "_s +
                                 boardRows(of(page).question()->board)
                           : QString());
            facts.tell(u"chosen ball"_s, cellOr(board.chosenBall()));
            facts.tell(u"selected"_s, cellOr(board.selectedCell()));
            facts.tell(u"cell cursor"_s, cellOr(board.cursorCell()));
            facts.tell(u"from"_s, cellOr(board.scene().start));
            facts.tell(u"to"_s, cellOr(board.scene().goal));
          }};
}

// Its pieces, A for the first one, in rows.
QString pieceRows(const klotski::Board& board, const klotski::Position& position) {
  QString rows;
  for (const int owner : board.owners(position)) {
    const auto cell = rows.size() - rows.count(u'/');
    if (cell > 0 && cell % board.width() == 0) rows += u'/';
    rows += owner == klotski::kBlank  ? QLatin1Char('.')
            : owner == klotski::kWall ? QLatin1Char('#')
                                      : QLatin1Char(static_cast<char>((owner < 26 ? 'A' : 'a' - 26) + owner));
  }
  return rows;
}

ScriptedPage klotskiPage() {
  const auto of = [](Page& page) -> KlotskiPage& { return static_cast<KlotskiPage&>(page); };
  const auto graph = [](Page& page) { return page.findChild<GraphView*>(); };
  return {
      KlotskiPage::kId, [of](Page& page) -> QWidget& { return of(page).board(); },
      [of](Page& page, Point cell) {
        return of(page).board().pixels().pixelOf({cell.x + 0.5, cell.y + 0.5}).toPoint();
      },
      [of, graph](Page& page, PageFacts& facts) {
        const klotski::Game& game = of(page).game();
        const klotski::Board& puzzle = game.opening().board;
        const KlotskiView& board = of(page).board();
        const klotski::Played played = game.tally();
        testing::tellGame(game, facts);
        facts.tell(u"pieces"_s, pieceRows(puzzle, game.state()));
        facts.tell(u"board shows"_s,
                   board.position() == game.state() ? u"the game"_s : pieceRows(puzzle, board.position()));
        facts.tell(u"tally"_s, u"%1 moves, %2 straight moves, %3 steps"_s.arg(played.moves)
                                   .arg(played.straight)
                                   .arg(played.steps));
        facts.tell(u"cursor piece"_s, board.cursorPiece() ? board.pieceName(*board.cursorPiece()).full +
                                                                (board.isTaken() ? u", taken"_s : QString())
                                                          : QString());
        facts.tell(u"hint"_s, board.hint() ? board.pieceName(board.hint()->piece).full + u" to "_s +
                                                 cellOr(board.hint()->to)
                                           : QString());
        const GraphView* view = graph(page);
        facts.tell(u"graph"_s, view && view->isVisibleTo(&page) && view->hasPicture()
                                   ? u"%1 placements, here %2"_s.arg(view->graph()->vertexCount())
                                         .arg(view->here() ? QString::number(*view->here()) : u"nowhere"_s)
                                   : QString());
      },
      // A click on a position of the graph, by its number.
      [graph](Page& page, const QString& word, const QString& rest) {
        GraphView* view = graph(page);
        if (word != "graph"_L1 || !view || !view->hasPicture()) return false;
        const auto vertex = static_cast<searchlight::graph::Vertex>(rest.toUInt());
        if (vertex >= view->graph()->vertexCount()) return false;
        QTest::mouseClick(view, Qt::LeftButton, {}, view->place(vertex).toPoint());
        return true;
      },
      [graph](Page& page) {
        const GraphView* view = graph(page);
        return !view || !view->isVisible() || (view->hasPicture() && !view->isWorking());
      },
      [of](Page& page) {
        of(page).deal(*openingOf(klotski::boardOf(*klotski::entryByName("heng-dao-li-ma"))));
        page.forgetEarlier();
      }};
}

QString levelRows(const sokoban::Board& board, const sokoban::Position& position) {
  QStringList rows;
  for (const std::string& row : board.rows(position)) rows << QString::fromStdString(row);
  return rows.join(u'/');
}

ScriptedPage sokobanPage() {
  const auto of = [](Page& page) -> SokobanPage& { return static_cast<SokobanPage&>(page); };
  // While a way is asked for another board stands in the place of the game's.
  const auto route = [of](Page& page) -> SokobanBoard* {
    SokobanBoard& board = of(page).routeBoard();
    return board.isVisibleTo(&page) ? &board : nullptr;
  };
  return {SokobanPage::kId,
          [of, route](Page& page) -> QWidget& {
            if (SokobanBoard* board = route(page)) return *board;
            return of(page).board();
          },
          [of, route](Page& page, Point cell) {
            if (const SokobanBoard* board = route(page)) return board->viewport().centreOf(cell).toPoint();
            return of(page).board().pixels().rectOf(cell).center().toPoint();
          },
          [of, route](Page& page, PageFacts& facts) {
            const sokoban::Game& game = of(page).game();
            const sokoban::Board& level = game.opening().board;
            const SokobanView& board = of(page).board();
            const auto cells = [&level](const std::vector<sokoban::Cell>& all) {
              QStringList out;
              for (const sokoban::Cell cell : all) out << cellOr(level.point(cell));
              return out.join(u"; "_s);
            };
            const auto push = [&level](const SokobanMarks::Push& p) {
              const std::optional<Point> to =
                  p.to == sokoban::kNoCell ? std::nullopt : std::optional(level.point(p.to));
              return u"%1 to %2"_s.arg(cellOr(level.point(p.box)), cellOr(to));
            };
            testing::tellGame(game, facts);
            facts.tell(
                u"level"_s,
                of(page).levelName() +
                    (of(page).level()
                         ? u", %1 of %2"_s.arg(*of(page).level() + 1).arg(of(page).levels().levels.size())
                         : u", none of the levels"_s) +
                    (of(page).isReverse() ? u", in reverse"_s : QString()));
            facts.tell(u"levels of"_s, of(page).levelsPath().startsWith(u':')
                                           ? of(page).levelsPath()
                                           : QFileInfo(of(page).levelsPath()).fileName());
            facts.tell(u"squares"_s, levelRows(level, game.state()));
            facts.tell(u"made"_s, QString::fromStdString(lurdText(stepsMade(game))));
            facts.tell(u"ahead"_s, QString::fromStdString(lurdText(stepsAhead(game))));
            facts.tell(u"tally"_s, u"%1 moves, %2 pushes"_s.arg(game.tally().moves).arg(game.tally().pushes));
            facts.tell(u"turn"_s, QString::fromStdString(board.turn().text()));
            facts.tell(u"chosen box"_s, cellOr(board.chosenBox()));
            // The board that stands behind that of a way is nobody's business.
            const SokobanBoard* asked = route(page);
            const sokoban::Position& shown = asked ? asked->position() : board.position();
            const SokobanMarks marks = asked ? SokobanMarks() : board.marks();
            QStringList way;
            for (const SokobanMarks::Push& p : marks.path) way << push(p);
            facts.tell(u"board shows"_s, (shown == game.state() ? u"the game"_s : levelRows(level, shown)) +
                                             (way.isEmpty() ? QString() : u" by "_s + way.join(u"; "_s)));
            facts.tell(u"lost boxes"_s, cells(marks.lost));
            facts.tell(u"hint"_s, marks.hint ? push(*marks.hint) : QString());
            facts.tell(u"way to"_s, asked ? cellOr(asked->scene().goal) : QString());
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
  void sokoban() { run(sokobanPage(), "sokoban"); }
};

SEARCHLIGHT_TEST(PageScriptTest)
#include "page_script_test.moc"
