// app/game/choose_card.h: a level or an opening chosen from the gallery, as it was looked at the last time.
#pragma once
#include <cstddef>
#include <optional>

#include "widgets/game/gallery_dialog.h"

namespace searchlight::ui {

class Settings;

struct ChosenCard {
  int collection = 0;  // on the shelf
  std::size_t place = 0;
};

// Filter and order are kept under the page's name. Nothing: the user did not want to choose.
std::optional<ChosenCard> chooseCard(QWidget* parent, Settings& settings, const char* page,
                                     const GalleryShelf& shelf, const GalleryTexts& texts);

}  // namespace searchlight::ui
