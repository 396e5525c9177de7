// app/game/game_help.h: hints by degrees, the way back that one may offer, and what is said of help before it counts.
#pragma once
#include <cstdint>
#include <optional>

#include "core/history/history.h"

class QAction;

namespace searchlight::ui {

class GamePage;

// A hint is about where the game stands. Asked once more, it tells more, until it has told all or offers the way back.
class GameHelp {
 public:
  // Each degree tells more: what is wrong or that all is well, which piece, where to; the last one is GamePage::playHint().
  static constexpr int kGrades = 4;

  explicit GameHelp(GamePage& page) : m_page(page) {}
  void build();

  int grade() const { return m_grade; }  // how much has been told
  void hint();
  void forget();  // it was about another position
  void end();     // no degree follows
  void offerBack(HistoryPosition state);
  void add(std::uint64_t count);  // help was given, so many moves of it
  // Beside the game, and at each command that would be the first help.
  void tell();
  void name();  // on the buttons: what the next degree gives

 private:
  void goBack();

  GamePage& m_page;
  int m_grade = 0;
  bool m_isAll = false;
  std::optional<HistoryPosition> m_pathBack;
  QAction* m_goBack = nullptr;
};

}  // namespace searchlight::ui
