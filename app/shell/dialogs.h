// app/shell/dialogs.h: what is explained over a window. What is set is in preferences.h.
#pragma once
#include <QString>
#include <functional>

class QWidget;

namespace searchlight::ui {

class Program;

// What is in front, keys and mouse at a glance, the words of the field, and what the program is.
class Commands;
class Page;
class PlayerActions;

// Of the control that has the keyboard what it is, of the page what it does, then all of showKeysDialog().
void showHelpDialog(QWidget* window, const Commands& commands, const PlayerActions& player, const Page& page,
                    const QString& pageTitle);
// The same of a control in a dialog, on a sheet over it that goes with the next key or click.
void showHelpSheet(QWidget* dialog);
// One a window, which stays open beside it; empty: as it was. `openSetUp` shows where a term is seen.
void showGlossary(QWidget* from, const QString& term, const std::function<void(const QString&)>& openSetUp);
// The page's gestures, the player's keys, then every command that has keys.
void showKeysDialog(QWidget* parent, const Commands& commands, const PlayerActions& player, const Page& page);
// How other programs write traces: resources/traces/README.md. One a window, which stays open beside it.
void showOwnSearchGuide(QWidget* window, const Program* program);
void showAboutDialog(QWidget* parent);

}  // namespace searchlight::ui
