// app/pages.cpp: one line a page.
#include "app/pages.h"

#include <QCoreApplication>

#include "app/compare/compare_page.h"
#include "app/game/left_games.h"
#include "app/klotski/klotski_page.h"
#include "app/lessons/lessons_page.h"
#include "app/lines/lines_page.h"
#include "app/map_lab/map_lab_page.h"
#include "app/sokoban/sokoban_page.h"

namespace searchlight::ui {

namespace {

template <class P, const std::string_view& extension>
std::vector<LeftWork> leftOf(std::size_t most) {
  return leftGames(P::kId, extension, most);
}

}  // namespace

std::vector<PageInfo> pages() {
  return {
      {MapLabPage::kId, QT_TRANSLATE_NOOP("Pages", "Map lab"), IconId::MapLab, makePage<MapLabPage>,
       MapLabPage::opens},
      {LinesPage::kId, QT_TRANSLATE_NOOP("Pages", "Color Lines"), IconId::Lines, makePage<LinesPage>,
       LinesPage::opens, leftOf<LinesPage, lines::kGameExtension>},
      {KlotskiPage::kId, QT_TRANSLATE_NOOP("Pages", "Klotski"), IconId::Klotski, makePage<KlotskiPage>,
       KlotskiPage::opens, leftOf<KlotskiPage, klotski::kGameExtension>},
      {SokobanPage::kId, QT_TRANSLATE_NOOP("Pages", "Sokoban"), IconId::Sokoban, makePage<SokobanPage>,
       SokobanPage::opens, leftOf<SokobanPage, sokoban::kGameExtension>},
      {ComparePage::kId, QT_TRANSLATE_NOOP("Pages", "Compare"), IconId::Compare, makePage<ComparePage>,
       nullptr},
      {LessonsPage::kId, QT_TRANSLATE_NOOP("Pages", "Lessons"), IconId::Lessons, makePage<LessonsPage>,
       nullptr},
  };
}

}  // namespace searchlight::ui
