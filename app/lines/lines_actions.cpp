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
      {QT_TRANSLATE_NOOP("LinesCommands", "New game, the same &rules"),
       QT_TRANSLATE_NOOP("LinesCommands", "A new game of the same kind, dealt anew"), IconId::New,
       K(Qt::Key_F2)},
      {QT_TRANSLATE_NOOP("LinesCommands", "&Hint"),
       QT_TRANSLATE_NOOP(
           "LinesCommands",
           "Says what a good move would do; press again for the ball, its target, and the move itself"),
       IconId::Hint, K(Qt::Key_H)},
      {QT_TRANSLATE_NOOP("LinesCommands", "Pla&y the hint"),
       QT_TRANSLATE_NOOP("LinesCommands", "Think, and make the best move found"), IconId::Move,
       K(Qt::SHIFT | Qt::Key_H)},
      {QT_TRANSLATE_NOOP("LinesCommands", "Play by &itself"),
       QT_TRANSLATE_NOOP("LinesCommands", "The hint player goes on until it is stopped or the board is full"),
       IconId::ByItself, K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Watch the hint player thin&k"),
       QT_TRANSLATE_NOOP(
           "LinesCommands",
           "A table beside the board: the moves it considers, and their values as they are sampled"),
       IconId::Table, K(Qt::Key_W), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "High &scores…"),
       QT_TRANSLATE_NOOP("LinesCommands", "The best games of each setting, and statistics"), IconId::Scores,
       K(Qt::Key_S)},
      {QT_TRANSLATE_NOOP("LinesCommands", "&Marks while I think"),
       QT_TRANSLATE_NOOP("LinesCommands", "Distances from the chosen ball, as the search marks them"),
       IconId::Numbers, K(Qt::Key_M), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Shade the cells within &reach"),
       QT_TRANSLATE_NOOP("LinesCommands", "Those that the chosen ball can get to"), IconId::Overlay,
       K(Qt::Key_R), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Mot&ion"),
       QT_TRANSLATE_NOOP("LinesCommands", "Balls travel, vanish and grow; else everything happens at once"),
       std::nullopt, K(Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Next balls: colours and pla&ces"), nullptr, std::nullopt, K(),
       true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Next balls: co&lours"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Next balls: &hidden"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Search&light on the move"),
       QT_TRANSLATE_NOOP(
           "LinesCommands",
           "The search behind a move, step by step: the last move made, or from the chosen ball to "
           "the cell under the pointer"),
       IconId::Search, K(Qt::Key_L), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Ma&ke this move"),
       QT_TRANSLATE_NOOP("LinesCommands", "The move whose search is shown is made in the game"), IconId::Move,
       K(Qt::CTRL | Qt::Key_Return)},
      {QT_TRANSLATE_NOOP("LinesCommands", "&Answer ahead of the search"),
       QT_TRANSLATE_NOOP(
           "LinesCommands",
           "Show the final route as a dashed line, the outcome and the figures of the whole run "
           "before the search has come to them"),
       IconId::Eye, K(Qt::Key_E), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "&Compare on this move"),
       QT_TRANSLATE_NOOP("LinesCommands", "Several searches of this ball's way side by side"),
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
