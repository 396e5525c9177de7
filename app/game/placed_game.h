// app/game/placed_game.h: the game in a page's place (Page::place()), for every puzzle.
#pragma once
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/text.h"
#include "core/setup/set_up.h"

namespace searchlight::ui {

// Nothing: there is none, or one of a later version; where a page begins is a place, too.
template <class R>
std::optional<game::Game<R>> gameOfPlace(const setup::Words& place, std::string_view name) {
  const std::string* text = place.find(name);
  if (!text) return std::nullopt;
  try {
    return game::readGame<R>(*text, name);
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace searchlight::ui
