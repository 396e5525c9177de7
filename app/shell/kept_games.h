// app/shell/kept_games.h: until all pages are game pages, which have a GameStore.
#pragma once
#include "app/game/kept_at_close.h"

namespace searchlight::ui {
using KeptGames = KeptAtClose;
}  // namespace searchlight::ui
