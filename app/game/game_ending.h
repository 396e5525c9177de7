// app/game/game_ending.h: what is told of a whole game: its rule, and its end, with light on what was won and a card.
#pragma once
#include <QBasicTimer>
#include <QObject>
#include <QString>
#include <array>
#include <cstdint>
#include <optional>

#include "widgets/game/result_card.h"

class QAction;

namespace searchlight::ui {

class GamePage;
class WinLight;

// How a game without help stands to the personal best, before it was entered, and to the fewest that are known.
struct Standing {
  bool isFirst = false, isBetter = false, isBest = false;  // the first one; better than the best, as good
  std::uint32_t played = 0;
  std::optional<std::uint32_t> fewest = {};
  bool isProven = false;  // that fewer do not go

  // The best that can be said of it, in a few words: a record, the fewest, a new best.
  QString praise() const;
  // The fewest are a fact beside it, where it does not say them.
  void tellFewest(const QString& fewest, bool isHelped, GameResult& result) const;
};

class GameEnding : public QObject {
 public:
  explicit GameEnding(GamePage& page) : m_page(page) {}
  void build(QWidget* board, QWidget* resultPlace);

  // As GamePage::tellEnd().
  void tell(GameResult result, bool isNew);
  // The game stands somewhere else now, or something else is looked at.
  void forget();
  bool isTold() const { return m_told.has_value(); }
  bool isOnItsWay() const { return m_timer.isActive(); }
  // The puzzle's rule in one line, told to who comes here for the first time, until the first move or hint.
  void tellRule();
  void forgetRule();
  QString text() const { return m_told ? m_told->result.sentence : m_rule; }

 protected:
  // Whoever presses a key does not wait for what moves.
  bool eventFilter(QObject* watched, QEvent* event) override;
  void timerEvent(QTimerEvent*) override { goOn(); }

 private:
  struct Told {
    GameResult result;
    bool isLit = false;  // it was
  };
  void goOn();

  GamePage& m_page;
  ResultCard* m_card = nullptr;
  WinLight* m_light = nullptr;
  std::array<QAction*, 4> m_actions{};  // of the card: the next game, undo, this one anew, its replay
  std::optional<Told> m_told;
  QString m_rule;       // empty: it is told no longer
  QBasicTimer m_timer;  // what moves is waited for
};

}  // namespace searchlight::ui
