// tests/app/toy_board.h: the 8-puzzle's board.
#pragma once
#include <QHash>
#include <QKeyEvent>
#include <QPainter>
#include <QWidget>
#include <functional>

#include "tests/core/domains/eight_puzzle.h"

namespace searchlight::toy {

using namespace domains;

// Draws a state, tells which tile was asked to move, holds no rules.
class Board : public QWidget {
 public:
  Board() { setFocusPolicy(Qt::StrongFocus); }
  std::function<void(std::size_t)> pressed;
  void setTiles(const Tiles& tiles) {
    m_tiles = tiles;
    update();
  }
  const Tiles& shown() const { return m_tiles; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    for (std::size_t i = 0; i < 9; ++i)
      if (m_tiles.at[i]) {
        painter.drawRect(cell(i).adjusted(4, 4, -4, -4));
        painter.drawText(cell(i), Qt::AlignCenter, QString::number(m_tiles.at[i]));
      }
  }
  void mousePressEvent(QMouseEvent* event) override {
    for (std::size_t i = 0; i < 9; ++i)
      if (cell(i).contains(event->pos())) pressed(i);
  }
  void keyPressEvent(QKeyEvent* event) override {  // the arrows move the gap
    static const QHash<int, int> kSteps{
        {Qt::Key_Left, -1}, {Qt::Key_Right, 1}, {Qt::Key_Up, -3}, {Qt::Key_Down, 3}};
    const int step = kSteps.value(event->key());
    pressed(m_tiles.gap() + static_cast<std::size_t>(step));
  }

 private:
  QRect cell(std::size_t i) const {
    const int side = std::min(width(), height()) / 3;
    return {static_cast<int>(i % 3) * side, static_cast<int>(i / 3) * side, side, side};
  }
  Tiles m_tiles;
};

}  // namespace searchlight::toy
