// app/pages.cpp: one line a page.
#include "app/pages.h"

#include <QCoreApplication>

#include "app/map_lab/map_lab_page.h"

namespace searchlight::ui {

std::vector<PageInfo> pages() {
  return {
      {MapLabPage::kId, QT_TRANSLATE_NOOP("Pages", "Map lab"), IconId::MapLab, makePage<MapLabPage>,
       MapLabPage::opens},
  };
}

}  // namespace searchlight::ui
