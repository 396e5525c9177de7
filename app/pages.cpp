// app/pages.cpp: one line a page.
#include "app/pages.h"

#include <QCoreApplication>

#include "app/compare/compare_page.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/map_lab/map_lab_page.h"
#include "app/sokoban/sokoban_page.h"

namespace searchlight::ui {

std::vector<PageInfo> pages() {
  return {
      {MapLabPage::kId, QT_TRANSLATE_NOOP("Pages", "Map lab"), IconId::MapLab, makePage<MapLabPage>,
       MapLabPage::opens},
      {LinesPage::kId, QT_TRANSLATE_NOOP("Pages", "Color Lines"), IconId::Lines, makePage<LinesPage>,
       LinesPage::opens},
      {KlotskiPage::kId, QT_TRANSLATE_NOOP("Pages", "Klotski"), IconId::Klotski, makePage<KlotskiPage>,
       KlotskiPage::opens},
      {SokobanPage::kId, QT_TRANSLATE_NOOP("Pages", "Sokoban"), IconId::Sokoban, makePage<SokobanPage>,
       SokobanPage::opens},
      {ComparePage::kId, QT_TRANSLATE_NOOP("Pages", "Compare"), IconId::Compare, makePage<ComparePage>,
       nullptr},
  };
}

}  // namespace searchlight::ui
