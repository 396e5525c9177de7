// app/game/replay_control.h: the moves of a game undone or redone one by one, as fast as its bar says.
#pragma once
#include <QAction>
#include <QBasicTimer>
#include <QTimerEvent>
#include <functional>
#include <utility>

#include "app/game/game_model.h"
#include "widgets/game/replay_bar.h"

namespace searchlight::ui {

class ReplayControl : public QObject {
 public:
  enum class Direction { None, Back, Forward };
  struct Told {
    std::function<void(HistoryPosition before)> stepped;
    std::function<void()> paceChanged, ended;  // at the end of the moves that can be redone
  };

  // Both actions are checked while they replay. REQUIRES: all of these outlive it.
  ReplayControl(GameModel& game, ReplayBar& bar, QAction& back, QAction& forward, Told told)
      : m_game(game), m_bar(bar), m_back(back), m_forward(forward), m_told(std::move(told)) {
    connect(&bar, &ReplayBar::speedChanged, this, [this] { go(m_direction); });
  }

  ReplayBar& bar() { return m_bar; }
  Direction direction() const { return m_direction; }
  // In moves a second; 0: nothing is replayed.
  double pace() const { return m_direction == Direction::None ? 0 : m_bar.movesPerSecond(); }
  // Nothing is replayed where there is no move that way.
  void go(Direction direction) {
    const bool canGo = direction == Direction::Back ? m_game.canUndo() : m_game.canRedo();
    m_direction = canGo ? direction : Direction::None;
    m_back.setChecked(m_direction == Direction::Back);
    m_forward.setChecked(m_direction == Direction::Forward);
    m_timer.stop();
    if (pace() > 0) m_timer.start(static_cast<int>(1000 / pace()), Qt::PreciseTimer, this);
    m_told.paceChanged();
  }

 protected:
  void timerEvent(QTimerEvent* event) override {
    if (event->timerId() != m_timer.timerId()) return;
    const HistoryPosition before = m_game.position();
    const bool isBack = m_direction == Direction::Back;
    if (isBack ? m_game.undo(game::Grain::Move) : m_game.redo(game::Grain::Move)) m_told.stepped(before);
    if (isBack ? m_game.canUndo() : m_game.canRedo()) return;
    go(Direction::None);
    if (!isBack) m_told.ended();
  }

 private:
  GameModel& m_game;
  ReplayBar& m_bar;
  QAction &m_back, &m_forward;
  Told m_told;
  Direction m_direction = Direction::None;
  QBasicTimer m_timer;
};

}  // namespace searchlight::ui
