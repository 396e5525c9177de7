// app/klotski/opening_list.h: the catalogue of openings as the window shows it.
#pragma once
#include <QString>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/klotski/board.h"
#include "widgets/game/gallery_dialog.h"
#include "widgets/game/statistics_dialog.h"
#include "widgets/klotski/best_book.h"
#include "widgets/klotski/klotski_panel.h"
#include "widgets/klotski/piece_style.h"

namespace searchlight::ui {

// By difficulty, the fewest moves first. Read from the catalogue's texts once.
std::size_t openingCount();
// Who is new begins with an easy one.
std::size_t firstOpening();
const klotski::Board& openingBoard(std::size_t place);
// By its grid, not by its name; nothing: it is none of the catalogue.
std::optional<std::size_t> openingOf(const klotski::Board& board);

// In the user's language: what it is called, its other names, the fewest it takes.
QString openingTitle(std::size_t place);
QString openingSubtitle(std::size_t place);
KlotskiPanel::ByCount openingFewest(std::size_t place);

// The catalogue for the gallery: all of it, and each of its groups; on the shelf all of it comes first. `isBegun` is asked with a
// game's key. REQUIRES: the book outlives the gallery.
struct OpeningGallery {
  const BestBook& book;
  PieceStyle style;
  std::function<bool(const std::string& key)> isBegun;
  std::optional<std::size_t> present;

  GalleryShelf shelf() const;
  static GalleryTexts texts();
};
// Of each group, and of the user's own layouts.
Statistics openingStatistics(const BestBook& book);
// Of the catalogue, by its place on the shelf: the places of its openings.
std::vector<std::size_t> openingsOf(int collection);

}  // namespace searchlight::ui
