// app/game/left_games.h: what is told of a left game beside its file, and lists of those that are there.
//
// NAME.about is a set-up without its board's text: the title, the user's file that the game is of (`board`), in `view` what lists
// tell, `game` (its name), `moves`, `declined` yes where nobody wants to be asked about it any more, and `played` no where the user's file has all of
// the game and its set-up alone was changed. Where a set-up held the
// game, `file` is that as in copies of unsaved work, and the rest is how it was looked at: the game comes back with it.
#pragma once
#include <QString>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "app/shell/page.h"
#include "core/setup/set_up.h"

namespace searchlight::ui {

// Nothing: there is none, as beside games of earlier versions, or it cannot be read.
std::optional<setup::SetUp> aboutLeft(const QString& file);
// What lists tell of it: its name, of which they have 200 characters, and its moves.
void tellLeft(setup::SetUp& about, const QString& name, std::size_t moves, bool wasPlayed);
bool isDeclined(const QString& file);
// Not where it is kept for its changed set-up alone.
bool wasPlayed(const QString& file);
// Unless what is told of it cannot be read.
void decline(const QString& file);

// For PageInfo::left. `pageId` and `extension` as GameStore has them.
std::vector<LeftWork> leftGames(const char* pageId, std::string_view extension, std::size_t most);

}  // namespace searchlight::ui
