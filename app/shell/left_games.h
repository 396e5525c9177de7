// app/shell/left_games.h: until all pages are game pages, which have a GameStore.
#pragma once
#include "app/game/game_store.h"

namespace searchlight::ui {

// Its left games alone; `folder` is PUZZLE-levels.
struct LeftGames : GameStore {
  LeftGames(const QString& folder, std::string_view extension)
      : GameStore(folder.chopped(kLevels.size()), extension) {}
};

}  // namespace searchlight::ui
