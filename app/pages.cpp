// app/pages.cpp: one line a page.
#include "app/pages.h"

#include <QCoreApplication>

#include "app/compare/compare_page.h"
#include "app/experiments/experiment_page.h"
#include "app/game/game_commands.h"
#include "app/game/kept_folder.h"
#include "app/grid/map_lab_page.h"
#include "app/klotski/klotski_page.h"
#include "app/lessons/lessons_page.h"
#include "app/lines/lines_page.h"
#include "app/sokoban/sokoban_page.h"
#include "app/start/start_page.h"

namespace searchlight::ui {

namespace {

template <class P, const std::string_view& extension>
std::vector<LeftWork> leftOf(std::size_t most) {
  return leftGames(P::kId, extension, most);
}

CommandTable tableOf(std::span<const CommandRow> rows, const char* context) {
  return {{rows.begin(), rows.end()}, context};
}
CommandTable gameTableOf(std::span<const GameWords> words, const char* context) {
  return {gameRows(words, context), context};
}

std::vector<CommandTable> mapCommands() { return {tableOf(mapRows(), "MapLabCommands")}; }
std::vector<CommandTable> linesCommands() {
  return {gameTableOf(linesWords(), "LinesCommands"), tableOf(linesRows(), "LinesCommands")};
}
std::vector<CommandTable> klotskiCommands() {
  return {gameTableOf(klotskiWords(), "KlotskiCommands"), tableOf(klotskiRows(), "KlotskiCommands")};
}
std::vector<CommandTable> sokobanCommands() {
  return {gameTableOf(sokobanWords(), "SokobanCommands"), tableOf(sokobanRows(), "SokobanCommands"),
          tableOf(handRows(), "SokobanCommands")};
}
std::vector<CommandTable> compareCommands() { return {tableOf(compareRows(), "CompareCommands")}; }
std::vector<CommandTable> lessonCommands() { return {tableOf(lessonRows(), "LessonCommands")}; }

std::vector<LookChoice> klotskiLooks() {
  const auto row = [](KlotskiCommand c) { return klotskiRows()[static_cast<std::size_t>(c)].text; };
  using C = KlotskiCommand;
  return {{kKlotskiStyle,
           QT_TRANSLATE_NOOP("Pages", "Klotski pieces"),
           {row(C::StyleLacquer), row(C::StyleWood), row(C::StyleFlat)},
           "KlotskiCommands"},
          {kKlotskiNames,
           QT_TRANSLATE_NOOP("Pages", "Names on pieces"),
           {row(C::NamesByLanguage), row(C::NamesChinese), row(C::NamesLetters), row(C::NamesNone)},
           "KlotskiCommands"}};
}
std::vector<LookChoice> sokobanLooks() {
  return {{kSokobanPlain,
           QT_TRANSLATE_NOOP("Pages", "Sokoban levels"),
           {QT_TRANSLATE_NOOP("Pages", "Wood and stone"), QT_TRANSLATE_NOOP("Pages", "Plain")},
           "Pages"}};
}

}  // namespace

std::vector<PageInfo> pages() {
  return {
      {MapLabPage::kId,
       QT_TRANSLATE_NOOP("Pages", "Map lab"),
       IconId::MapLab,
       makePage<MapLabPage>,
       MapLabPage::opens,
       nullptr,
       {StartGroup::Watch,
        QT_TRANSLATE_NOOP("Pages", "Draw a map, choose a search and follow it step by step"), movingMap,
        stillMap},
       QT_TRANSLATE_NOOP("Pages",
                         "Grid maps and pathfinding: draw walls, move the start and goal, and watch step by "
                         "step what an algorithm examines."),
       mapCommands},
      {LinesPage::kId,
       QT_TRANSLATE_NOOP("Pages", "Color Lines"),
       IconId::Lines,
       makePage<LinesPage>,
       LinesPage::opens,
       leftOf<LinesPage, lines::kGameExtension>,
       {StartGroup::Play,
        QT_TRANSLATE_NOOP("Pages", "Line up five balls of one colour; a move without a line adds balls"),
        movingBalls, stillBalls},
       QT_TRANSLATE_NOOP(
           "Pages",
           "A line of five balls of one colour vanishes. After a move that completes no line, new balls "
           "appear. The game ends when the board is full. You can watch the hint player analyse its moves."),
       linesCommands},
      {KlotskiPage::kId,
       QT_TRANSLATE_NOOP("Pages", "Klotski"),
       IconId::Klotski,
       makePage<KlotskiPage>,
       KlotskiPage::opens,
       leftOf<KlotskiPage, klotski::kGameExtension>,
       {StartGroup::Play, QT_TRANSLATE_NOOP("Pages", "Slide the pieces until the large one reaches the exit"),
        movingPieces, stillPieces},
       QT_TRANSLATE_NOOP("Pages",
                         "Slide the pieces until the large one reaches the exit. A search finds a solution, "
                         "and the graph shows every reachable position."),
       klotskiCommands,
       klotskiLooks},
      {SokobanPage::kId,
       QT_TRANSLATE_NOOP("Pages", "Sokoban"),
       IconId::Sokoban,
       makePage<SokobanPage>,
       SokobanPage::opens,
       leftOf<SokobanPage, sokoban::kGameExtension>,
       {StartGroup::Play, QT_TRANSLATE_NOOP("Pages", "Push every box onto a goal; boxes cannot be pulled"),
        movingBoxes, stillBoxes},
       QT_TRANSLATE_NOOP("Pages",
                         "Push every box onto a goal; boxes can be pushed, not pulled. A search solves the "
                         "level or detects that it has become unsolvable."),
       sokobanCommands,
       sokobanLooks},
      {ComparePage::kId,
       QT_TRANSLATE_NOOP("Pages", "Compare"),
       IconId::Compare,
       makePage<ComparePage>,
       nullptr,
       nullptr,
       {StartGroup::Compare, QT_TRANSLATE_NOOP("Pages", "Several searches of one problem, side by side"),
        movingRace},
       QT_TRANSLATE_NOOP("Pages",
                         "Several searches of one problem side by side, in step: what each expands, which "
                         "finishes first, and what each solution costs."),
       compareCommands},
      {ExperimentPage::kId,
       QT_TRANSLATE_NOOP("Pages", "Experiments"),
       IconId::Experiments,
       makePage<ExperimentPage>,
       nullptr,
       nullptr,
       {},
       QT_TRANSLATE_NOOP(
           "Pages", "Any set of searches over any set of instances, one row each, as a table and as plots.")},
      {LessonsPage::kId,
       QT_TRANSLATE_NOOP("Pages", "Lessons"),
       IconId::Lessons,
       makePage<LessonsPage>,
       LessonsPage::opens,
       nullptr,
       {StartGroup::Learn,
        QT_TRANSLATE_NOOP("Pages", "How search algorithms work, step by step, with exercises"), movingLesson},
       nullptr,
       lessonCommands},
      // Behind all that it leads to; the rail shows it at the top.
      {StartPage::kId, QT_TRANSLATE_NOOP("Pages", "Start"), IconId::Home, makePage<StartPage>, nullptr},
  };
}

}  // namespace searchlight::ui
