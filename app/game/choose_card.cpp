// app/game/choose_card.cpp: the gallery, and what is remembered of it.
#include "app/game/choose_card.h"

#include <string>

#include "app/shell/settings.h"

namespace searchlight::ui {
namespace {

// One of so many; what is not understood is the first.
int keptChoice(const Settings& settings, const std::string& key, int count) {
  const double kept = settings.number(key.c_str(), 0);
  return kept >= 0 && kept < count ? static_cast<int>(kept) : 0;
}

}  // namespace

std::optional<ChosenCard> chooseCard(QWidget* parent, Settings& settings, const char* page,
                                     const GalleryShelf& shelf, const GalleryTexts& texts) {
  const std::string filter = std::string(page) + "/gallery-filter",
                    order = std::string(page) + "/gallery-order";
  const GalleryView before{static_cast<CardFilter>(keptChoice(settings, filter, kCardFilters)),
                           static_cast<CardOrder>(keptChoice(settings, order, kCardOrders))};
  GalleryDialog dialog(shelf, texts, before, parent);
  const bool isChosen = dialog.exec() == QDialog::Accepted;
  const GalleryView after = dialog.view();
  if (after.filter != before.filter) settings.setNumber(filter.c_str(), static_cast<int>(after.filter));
  if (after.order != before.order) settings.setNumber(order.c_str(), static_cast<int>(after.order));
  if (!isChosen) return std::nullopt;
  return ChosenCard{dialog.collection(), static_cast<std::size_t>(dialog.chosen())};
}

}  // namespace searchlight::ui
