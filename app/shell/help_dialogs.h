// app/shell/help_dialogs.h: keys and mouse at a glance, and what the program is.
#pragma once
class QWidget;

namespace searchlight::ui {

class Commands;
class Page;
class PlayerActions;

// The page's gestures, the player's keys, then every command that has keys.
void showKeysDialog(QWidget* parent, const Commands& commands, const PlayerActions& player, const Page& page);
void showAboutDialog(QWidget* parent);

}  // namespace searchlight::ui
