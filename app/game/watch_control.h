// app/game/watch_control.h: Play, in which moves change the game, and Watch, in which the board follows a search from where it stands.
#pragma once
#include <QBasicTimer>
#include <QObject>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/history/history.h"
#include "core/setup/set_up.h"
#include "widgets/run/transport.h"

class QAction;

namespace searchlight::ui {

class GamePage;

class WatchControl : public QObject {
 public:
  // What undo, redo and jumps do in Watch: the question is asked of where they lead, or they go back to Play.
  enum class Steps { AskAgain, Leave };

  explicit WatchControl(GamePage& page) : m_page(page) {}
  void build(Steps steps);

  bool isOn() const { return std::holds_alternative<Watching>(m_state); }
  // Watch has ended where the game stands, or a workspace says what it would show there: that is saved still.
  bool wasWatchedHere() const;
  std::optional<search::NodeId> selected() const { return isOn() ? watching().selected : std::nullopt; }

  // Whoever watches already has the question asked anew. `cameFrom`: the game comes back there when Watch ends.
  void begin(Transport::StartAt where, std::optional<HistoryPosition> cameFrom = {});
  void beginByHand();
  void end();
  void forget() { m_state = {}; }  // another game is in front. REQUIRES: not watching
  // Before the game steps, or is replayed: whether it may be.
  void gameSteps() { m_steps == Steps::Leave ? end() : void(); }
  bool mayReplay();

  void askAgain(Transport::StartAt where);
  void askAtLast();
  void select(std::optional<search::NodeId> node);
  void showQuestion();
  void showOutcome();
  void nameActions();
  QAction* playAction() const { return m_offers[0]; }  // the solution again; nullptr: there are no searches

  void tell(setup::SetUp& out) const;  // the search's share of a workspace
  void take(const setup::SetUp& setUp);

  // What a search has found, played on its board: state by state from the start, two a second, a long solution faster so that it takes
  // some twenty seconds. It ends where the cursor or the search goes on.
  bool isPlaying() const { return m_timer.isActive(); }
  void finishSolution();  // as if it had been played

 protected:
  void timerEvent(QTimerEvent*) override { m_next < m_solution.size() ? stepSolution() : finishSolution(); }

 private:
  // What was told of a search when Watch ended: whoever only leaves it changes nothing of a workspace.
  struct Watched {
    HistoryPosition moment = 0;
    setup::Words player = {};
    std::optional<std::uint64_t> cursor = {};
  };
  struct Watching {
    std::optional<HistoryPosition> from = {};     // solved: the search began at the opening
    std::optional<search::NodeId> selected = {};  // stays on the board until the cursor moves
    std::optional<setup::SetUp> awaited = {};     // whose search could not begin yet
  };
  Watching& watching() { return std::get<Watching>(m_state); }
  const Watching& watching() const { return std::get<Watching>(m_state); }
  void playSolution();
  void stopSolution();  // where it is
  void stepSolution();

  GamePage& m_page;
  Steps m_steps = Steps::AskAgain;
  // In Play nothing of a game that was not watched.
  std::variant<std::monostate, Watched, Watching> m_state;
  QBasicTimer m_timer;
  std::vector<search::NodeId> m_solution;
  std::size_t m_next = 0, m_stride = 1;
  QAction* m_back = nullptr;           // to the game
  std::array<QAction*, 3> m_offers{};  // of the closing card: play it again, compare, back to the game
};

}  // namespace searchlight::ui
