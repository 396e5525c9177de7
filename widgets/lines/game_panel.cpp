// widgets/lines/game_panel.cpp: a game in words and numbers.
#include "widgets/lines/game_panel.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>

#include "widgets/lines/lines_texts.h"
#include "widgets/lines/next_balls.h"
#include "widgets/search/search_format.h"

namespace searchlight::ui {

GamePanel::GamePanel(QWidget* parent) : PlayPanel(parent) {
  build();
  showState();
}

void GamePanel::build() {
  m_next = new NextBalls;
  m_seed = new QLabel;
  m_seed->setForegroundRole(QPalette::PlaceholderText);
  m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
  addCounts(m_next);
  addMore(m_seed);
}

void GamePanel::setState(const State& state) {
  m_state = state;
  showState();
}

void GamePanel::showState() {
  const QLocale locale;
  PanelCount score{.name = tr("Score"), .value = locale.toString(m_state.score)};
  PanelCount::Note best{{}, tr("Shows your best finished game with these rules"), tr("Personal best")};
  if (m_state.best > 0) best.text = tr("best %1", "the personal best").arg(locale.toString(m_state.best));
  score.notes << best;
  PanelCount balls{
      .name = tr("Balls"), .value = countText(m_state.balls), .tip = tr("Counts the balls on the board")};
  balls.notes << PanelCount::Note{tr("of %1", "cells").arg(countText(m_state.settings.cellCount()))};
  setCounts({score, {.name = tr("Turns"), .value = locale.toString(m_state.turns)}, balls});
  m_next->setVisible(m_state.showsNext);
  m_next->setBalls(m_state.isOver ? std::vector<lines::ComingBall>() : m_state.next,
                   m_state.settings.newBalls);
  // Said while nobody tells more of how it ended.
  setRestText(m_state.isOver ? tr("The board is full: the game is over.") : QString());
  setName(settingsTitle(m_state.settings), settingsText(m_state.settings));
  setSummary(tr("score %1, turns %2").arg(locale.toString(m_state.score), locale.toString(m_state.turns)));
  m_seed->setText(tr("Seed %1", "of a game's chance").arg(m_state.seed));
}

void GamePanel::changeEvent(QEvent* event) {
  PlayPanel::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) showState();
}

}  // namespace searchlight::ui
