// app/sokoban/sokoban_page_hand.cpp: the board as it lies in the hand: how it is seen.
#include "app/sokoban/sokoban_page.h"

namespace searchlight::ui {

using H = HandCommand;

void SokobanPage::connectHand() {
  const auto on = [this](H c, auto slot) { connect(m_hand[c], &QAction::triggered, this, slot); };
  on(H::TurnLeft, [this] { setTurn(m_game.turn().turnedLeft()); });
  on(H::TurnRight, [this] { setTurn(m_game.turn().turnedRight()); });
  on(H::Mirror, [this] { setTurn(m_game.turn().mirrored()); });
  on(H::AsItIs, [this] { setTurn({}); });
  connect(m_board, &SokobanView::viewChanged, this, [this](double side) { showZoom(side); });
}

void SokobanPage::setTurn(Turn turn) {
  m_game.setTurn(turn);
  m_board->setTurn(turn);
  m_hand[H::AsItIs]->setEnabled(!turn.isNone());
  Q_EMIT changed();
}

}  // namespace searchlight::ui
