// app/game/choose_card.cpp: the gallery, and what is remembered of it.
#include "app/game/choose_card.h"

#include <string>

#include "app/shell/settings.h"

namespace searchlight::ui {

std::optional<ChosenCard> chooseCard(QWidget* parent, Settings& settings, const char* page,
                                     const GalleryShelf& shelf, const GalleryTexts& texts) {
  const std::string filter = std::string(page) + "/gallery-filter",
                    order = std::string(page) + "/gallery-order";
  const GalleryView before{static_cast<CardFilter>(settings.choice(filter.c_str(), 0, kCardFilters)),
                           static_cast<CardOrder>(settings.choice(order.c_str(), 0, kCardOrders))};
  GalleryDialog dialog(shelf, texts, before, parent);
  const bool isChosen = dialog.exec() == QDialog::Accepted;
  const GalleryView after = dialog.view();
  if (after.filter != before.filter) settings.setNumber(filter.c_str(), static_cast<int>(after.filter));
  if (after.order != before.order) settings.setNumber(order.c_str(), static_cast<int>(after.order));
  if (!isChosen) return std::nullopt;
  return ChosenCard{dialog.collection(), static_cast<std::size_t>(dialog.chosen())};
}

}  // namespace searchlight::ui
