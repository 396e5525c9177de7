// app/klotski/opening_list.h: the catalogue of openings as the window shows it.
#pragma once
#include <QString>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/klotski/board.h"
#include "widgets/klotski/best_book.h"
#include "widgets/klotski/klotski_panel.h"
#include "widgets/klotski/opening_dialog.h"

namespace searchlight::ui {

// The catalogue's order. Read from its texts once.
std::size_t openingCount();
const klotski::Board& openingBoard(std::size_t place);
// By its grid, not by its name; nothing: it is none of the catalogue.
std::optional<std::size_t> openingOf(const klotski::Board& board);

// In the user's language: what it is called, its other names, the fewest it takes.
QString openingTitle(std::size_t place);
QString openingSubtitle(std::size_t place);
KlotskiPanel::ByCount openingFewest(std::size_t place);

std::vector<OpeningItem> openingItems(const BestBook& book);

}  // namespace searchlight::ui
