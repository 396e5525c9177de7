// app/klotski/klotski_actions.cpp: the table of Klotski's own commands.
#include "app/klotski/klotski_actions.h"

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
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Previous opening"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "The opening before this one in its collection; the game here is kept"),
       IconId::ChevronLeft, K(Qt::CTRL | Qt::Key_PageUp)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Next opening"),
       QT_TRANSLATE_NOOP("KlotskiCommands",
                         "The opening after this one in its collection; the game here is kept"),
       IconId::ChevronRight, K(Qt::CTRL | Qt::Key_PageDown)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Draw a layout…"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "An opening of your own, checked while it is drawn"),
       IconId::Brush, K(Qt::Key_D)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Back to the opening"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "All pieces where they began; Redo brings the moves back"),
       IconId::Restart, K(Qt::Key_F2)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Hint"),
       QT_TRANSLATE_NOOP(
           "KlotskiCommands",
           "Says whether all is well; press again for the piece, its target, and the slide itself"),
       IconId::Hint, K(Qt::Key_H)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Pla&y the hint"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "The first slide of a shortest solution is made"), IconId::Move,
       K(Qt::SHIFT | Qt::Key_H)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Solve from here"),
       QT_TRANSLATE_NOOP(
           "KlotskiCommands",
           "A shortest solution becomes the way ahead, and is played; back and forth as you like"),
       IconId::Check, K(Qt::Key_S)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "To the &first placement"), nullptr, IconId::First, K()},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Play bac&kwards"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Take the moves back one by one; once more: stop"),
       IconId::PlayReverse, K(Qt::SHIFT | Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Play &forwards"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Make the moves ahead one by one; once more: stop"), IconId::Play,
       K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "To the &last placement"), nullptr, IconId::Last, K()},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Count &moves"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Hints and solutions with the fewest moves"), std::nullopt, K(),
       true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Count s&traight slides"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Hints and solutions with the fewest straight slides"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Count st&eps"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Hints and solutions with the fewest steps"), std::nullopt, K(),
       true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Mot&ion"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Pieces travel; else they are there at once"), std::nullopt,
       K(Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Outline of the &goal"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Where the piece has to get to"), std::nullopt, K(Qt::Key_G),
       true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Lacquer"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Wood"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Flat"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Names in the program's &language"), nullptr, std::nullopt, K(),
       true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Names in &Chinese"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Le&tters"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "N&o names"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "G&raph of all placements"),
       QT_TRANSLATE_NOOP(
           "KlotskiCommands",
           "Every placement that can be reached, as a point; your way and the search are drawn on it"),
       IconId::Graph, K(Qt::Key_R), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Graph &with the searchlight"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Whether the graph comes and goes with the searchlight"),
       std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Search&light on this placement"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "A search for a solution from here, step by step"),
       IconId::Search, K(Qt::Key_L), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "&Answer ahead of the search"),
       QT_TRANSLATE_NOOP(
           "KlotskiCommands",
           "Show the outcome and the figures of the whole run before the search has come to them"),
       IconId::Eye, K(Qt::Key_E), true},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Co&mpare on this placement"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "Several searches of this placement side by side"),
       IconId::Compare, K(Qt::CTRL | Qt::Key_K)},
      {QT_TRANSLATE_NOOP("KlotskiCommands", "Cop&y the placement"),
       QT_TRANSLATE_NOOP("KlotskiCommands", "What the board shows, as text: it can be pasted again"),
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
