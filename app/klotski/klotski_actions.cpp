// app/klotski/klotski_actions.cpp: the table of Klotski's own commands.
#include "app/klotski/klotski_page.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <array>
#include <initializer_list>

namespace searchlight::ui {
namespace {

constexpr std::size_t kKlotskiCommands = static_cast<std::size_t>(KlotskiCommand::Copy) + 1;

const std::array<CommandRow, kKlotskiCommands>& klotskiRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kKlotskiCommands> table{{
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Previous puzzle"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Opens the previous puzzle of the collection; the current game is saved"),
       IconId::ChevronLeft, K(Qt::CTRL | Qt::Key_PageUp)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Next puzzle"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Opens the next puzzle of the collection; the current game is saved"),
       IconId::ChevronRight, K(Qt::CTRL | Qt::Key_PageDown)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Draw a layout…"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Opens an editor that checks your puzzle while you draw it"),
       IconId::Brush, K(Qt::Key_D)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Rest&art the puzzle"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Returns all pieces to the start position; Redo restores the moves"),
       IconId::Restart, K(Qt::Key_F2)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Hint"),
       QT_TRANSLATE_NOOP(
           "KlotskiCommands",
           "Shows whether you are on an optimal path; press again for the piece, its target and the move"),
       IconId::Hint, K(Qt::Key_H)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Pla&y hint"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Plays the first move of a shortest solution"), IconId::Move,
       K(Qt::SHIFT | Qt::Key_H)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Solve from here"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Plays a shortest solution from here; step through it in either direction"),
       IconId::Check, K(Qt::Key_S)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "To the &first position"), nullptr, IconId::First, K()},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Play bac&kwards"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Undoes the moves one by one; press again to stop"),
       IconId::PlayReverse, K(Qt::SHIFT | Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Play &forwards"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Redoes the moves one by one; press again to stop"), IconId::Play,
       K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "To the &last position"), nullptr, IconId::Last, K()},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Count &moves"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Gives hints and solutions with the fewest moves"), std::nullopt,
       K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Count s&traight moves"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Gives hints and solutions with the fewest straight moves"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Count st&eps"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Gives hints and solutions with the fewest steps"), std::nullopt,
       K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Mot&ion"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Animates the pieces"), std::nullopt, K(Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Outline of the &goal"),
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
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Search&light on this position"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Searches for a solution from here, step by step"),
       IconId::Search, K(Qt::Key_L), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Reve&al result"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "Shows the outcome and statistics of the whole run before playback reaches them"),
       IconId::Eye, K(Qt::Key_E), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Co&mpare searches of this position"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Shows several searches of this position side by side"),
       IconId::Compare, K(Qt::CTRL | Qt::Key_K)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Cop&y the position"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Copies the position as text that can be pasted here"),
       IconId::Copy, K(Qt::CTRL | Qt::Key_C)},
  }};
  return table;
}

}  // namespace

KlotskiActions::KlotskiActions(QObject* parent) : CommandSet(klotskiRows(), "KlotskiCommands", parent) {
  using C = KlotskiCommand;
  const auto exclusive = [this](std::initializer_list<C> commands) {
    auto* group = new QActionGroup(this);
    for (const C c : commands) group->addAction((*this)[c]);
  };
  exclusive({C::CountMoves, C::CountStraight, C::CountSteps});
  exclusive({C::StyleLacquer, C::StyleWood, C::StyleFlat});
  exclusive({C::NamesByLanguage, C::NamesChinese, C::NamesLetters, C::NamesNone});
}

}  // namespace searchlight::ui
