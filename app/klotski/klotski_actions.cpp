// app/klotski/klotski_actions.cpp: the table of Klotski's own commands.
#include "app/klotski/klotski_page.h"

#include <QCoreApplication>
#include <array>

namespace searchlight::ui {

std::span<const CommandRow> klotskiRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<KlotskiCommand::Experiment>> table{{
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Count &moves"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Gives hints and solutions with the fewest moves"), std::nullopt,
       K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Count s&traight moves"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Gives hints and solutions with the fewest straight moves"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Count st&eps"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Gives hints and solutions with the fewest steps"), std::nullopt,
       K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Outline of the goal"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Outlines the place the piece must reach"), std::nullopt,
       K(Qt::Key_G), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Lacquer"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Wood"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Flat"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Names in the program's &language"), nullptr, std::nullopt, K(),
       true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Names in &Chinese"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Le&tters"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "N&o names"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "G&raph of all positions"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Shows every reachable position as a point, with your moves and the search"),
       IconId::Graph, K(Qt::Key_R), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Show graph &with the searchlight"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Shows the graph when the searchlight is on, and hides it when it is off"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Cop&y the position"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Copies the position as text that can be pasted here"),
       IconId::Copy, K(Qt::CTRL | Qt::Key_C)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "E&xperiment with the catalogue"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Fills in an experiment that runs several searches on all puzzles"),
       IconId::Experiments, K()},
  }};
  return table;
}

std::span<const GameWords> klotskiWords() {
  using C = GameCommand;
  static constexpr GameWords kWords[]{
      {C::Previous, QT_TRANSLATE_NOOP("KlotskiCommands", "&Previous puzzle"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Opens the previous puzzle of the collection; the current game is saved")},
      {C::Next, QT_TRANSLATE_NOOP("KlotskiCommands", "&Next puzzle"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Opens the next puzzle of the collection; the current game is saved")},
      {C::Draw, QT_TRANSLATE_NOOP("KlotskiCommands", "&Draw a layout…"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Opens an editor that checks your puzzle while you draw it")},
      {C::Statistics},
      {C::Restart, QT_TRANSLATE_NOOP("KlotskiCommands", "Rest&art the puzzle"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Returns all pieces to the start position; Redo restores the moves")},
      {C::UndoMove},
      {C::RedoMove},
      {C::Hint, QT_TRANSLATE_NOOP("KlotskiCommands", "&Hint"),
       QT_TRANSLATE_NOOP(
           "KlotskiCommands",
           "Shows whether you are on an optimal path; press again for the piece, its target and the move")},
      {C::PlayHint, QT_TRANSLATE_NOOP("KlotskiCommands", "Pla&y hint"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Plays the first move of a shortest solution")},
      {C::Solve, QT_TRANSLATE_NOOP("KlotskiCommands", "&Solve from here"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Plays a shortest solution from here; step through it in either direction")},
      {C::ReplayFirst},
      {C::ReplayBack},
      {C::ReplayForward},
      {C::ReplayLast},
      {C::Motion, QT_TRANSLATE_NOOP("KlotskiCommands", "Animation"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Animates the pieces")},
      {C::Eye},
      {C::Searchlight},
      {C::Compare},
  };
  return kWords;
}

}  // namespace searchlight::ui
