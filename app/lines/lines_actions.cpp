// app/lines/lines_actions.cpp: the table of Color Lines' own commands.
#include "app/lines/lines_actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <array>

namespace searchlight::ui {
namespace {

constexpr std::size_t kCommands = static_cast<std::size_t>(LinesCommand::Compare) + 1;

const std::array<CommandRow, kCommands>& rows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kCommands> table{{
      {QT_TRANSLATE_NOOP("LinesCommands", "New game, same &rules"),
       QT_TRANSLATE_NOOP("LinesCommands", "Starts a new game with the same rules"), IconId::New,
       K(Qt::Key_F2)},
      {QT_TRANSLATE_NOOP("LinesCommands", "&Hint"),
       QT_TRANSLATE_NOOP(
           "LinesCommands",
           "Says what a good move would achieve; press again for the ball, its target and the move"),
       IconId::Hint, K(Qt::Key_H)},
      {QT_TRANSLATE_NOOP("LinesCommands", "Pla&y hint"),
       QT_TRANSLATE_NOOP("LinesCommands", "Analyses the position and plays the best move found"),
       IconId::Move, K(Qt::SHIFT | Qt::Key_H)},
      {QT_TRANSLATE_NOOP("LinesCommands", "A&uto-play"),
       QT_TRANSLATE_NOOP("LinesCommands", "Lets the hint player play until you stop it or the board is full"),
       IconId::ByItself, K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Show analysi&s"),
       QT_TRANSLATE_NOOP("LinesCommands",
                         "Shows a table of candidate moves and their values as they are sampled"),
       IconId::Table, K(Qt::Key_W), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "High &scores…"),
       QT_TRANSLATE_NOOP("LinesCommands", "Shows the best games and statistics for each set of rules"),
       IconId::Scores, K(Qt::Key_S)},
      {QT_TRANSLATE_NOOP("LinesCommands", "Show dis&tances"),
       QT_TRANSLATE_NOOP("LinesCommands",
                         "Shows each cell's distance from the selected ball, as the search finds it"),
       IconId::Numbers, K(Qt::Key_M), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Show reac&hable cells"),
       QT_TRANSLATE_NOOP("LinesCommands", "Shades the cells that the selected ball can reach"),
       IconId::Overlay, K(Qt::Key_R), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Mot&ion"),
       QT_TRANSLATE_NOOP("LinesCommands", "Animates balls that move, vanish and appear"), std::nullopt,
       K(Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Next balls: colours and pla&ces"), nullptr, std::nullopt, K(),
       true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Next balls: co&lours"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Next balls: &hidden"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Search&light on this move"),
       QT_TRANSLATE_NOOP("LinesCommands",
                         "Shows the path search step by step: for the last move, or from the selected ball "
                         "to the cell under the pointer"),
       IconId::Search, K(Qt::Key_L), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Ma&ke this move"),
       QT_TRANSLATE_NOOP("LinesCommands", "Plays the move whose search is shown"), IconId::Move,
       K(Qt::CTRL | Qt::Key_Return)},
      {QT_TRANSLATE_NOOP("LinesCommands", "Reve&al result"),
       QT_TRANSLATE_NOOP(
           "LinesCommands",
           "Shows the final path as a dashed line, the outcome and statistics before playback reaches them"),
       IconId::Eye, K(Qt::Key_E), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "&Compare searches of this move"),
       QT_TRANSLATE_NOOP("LinesCommands", "Shows several searches for this ball's path side by side"),
       IconId::Compare, K(Qt::CTRL | Qt::Key_K)},
  }};
  return table;
}

}  // namespace

LinesActions::LinesActions(QObject* parent) : CommandSet(rows(), "LinesCommands", parent) {
  auto* previews = new QActionGroup(this);
  for (const LinesCommand c :
       {LinesCommand::PreviewPlaces, LinesCommand::PreviewColours, LinesCommand::PreviewHidden})
    previews->addAction((*this)[c]);
}

}  // namespace searchlight::ui
