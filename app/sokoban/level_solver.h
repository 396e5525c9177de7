// app/sokoban/level_solver.h: what a player asks of the machine, answered on threads: whether a position is lost, and how it is solved.
#pragma once
#include <QObject>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/sokoban/level_ground.h"
#include "core/sokoban/deadlock.h"
#include "core/sokoban/rules_of_game.h"
#include "core/sokoban/solve.h"
#include "widgets/task/task_queue.h"

namespace searchlight::ui {

// One position at a time. found() comes on the finder's own (GUI) thread, never from inside a call.
class DeadEndSeeker : public QObject {
  Q_OBJECT

 public:
  explicit DeadEndSeeker(QObject* parent = nullptr);
  ~DeadEndSeeker() override;

  // Finds what is known of the level's squares, for whoever asks next.
  void prepare(const std::shared_ptr<const LevelGround>& level);
  // Gives up what is under way; never waits.
  void seek(const std::shared_ptr<const LevelGround>& level, const sokoban::Position& position);
  void stop();
  bool isSeeking() const { return m_question != 0; }

 Q_SIGNALS:
  void found(const std::vector<searchlight::sokoban::DeadEnd>& ends);

 private:
  std::uint64_t m_question = 0, m_last = 0;  // 0: nothing is asked
  TaskQueue::Ticket m_ticket = 0, m_prepared = 0;
  std::unique_ptr<TaskQueue> m_tasks;
};

// How far a LevelSolver has come.
struct SolveStage {
  bool isProving = false;  // a solution is known, or need not be looked for: whether it has the fewest pushes
  sokoban::SolveProgress progress;
  double seconds = 0;  // of this stage
};

// First any solution, which is mostly a matter of a moment, then one that is proven to have the fewest pushes. Time and memory are for
// both together. All signals come on the solver's own (GUI) thread, never from inside a call.
class LevelSolver : public QObject {
  Q_OBJECT

 public:
  struct Task {
    std::shared_ptr<const LevelGround> level;
    sokoban::Position position;
    bool needsAny = true;  // false: a solution is there, it is to be proven or bettered
    search::Limits limits;
    std::shared_ptr<search::MemoryBudget> budget;
  };
  explicit LevelSolver(QObject* parent = nullptr);
  ~LevelSolver() override;

  // Gives up what is under way; never waits.
  void solve(const Task& task);
  void stop();
  bool isSolving() const { return m_question != 0; }

 Q_SIGNALS:
  void progressed(const searchlight::ui::SolveStage& stage);
  // Solved; the better one may follow.
  void found(const searchlight::sokoban::LevelSolution& solution);
  // Solved: it is proven. Exhausted: there is no solution. Else what limit ended it, or that no search fits this level (Stopped).
  void ended(searchlight::search::Outcome outcome);

 private:
  void work(const Task& task, std::uint64_t question, const std::stop_token& stop);
  template <class F>
  void tell(std::uint64_t question, F&& f);

  std::uint64_t m_question = 0, m_last = 0;  // 0: nothing is asked
  TaskQueue::Ticket m_ticket = 0;
  std::unique_ptr<TaskQueue> m_tasks;
};

// The last position on the way to one that is lost which could be solved. What is lost stays lost, so it is bisected: by deadlocks
// first, then by solvers. found() comes on the seeker's own (GUI) thread, never from inside a call.
class WayBackSeeker : public QObject {
  Q_OBJECT

 public:
  struct Found {
    std::optional<std::size_t> moves = {};  // of the game, that lead there; nothing: its opening is lost, too
    std::size_t pushes = 0;                 // that were made since
    bool isProven = false;                  // that it can be solved; else the limits ended what looked
    bool isKnown = true;                    // false: there was no memory to look
  };
  using Moves = std::vector<sokoban::Rules::Move>;
  explicit WayBackSeeker(QObject* parent = nullptr);
  ~WayBackSeeker() override;

  // Gives up what is under way; never waits. REQUIRES: the moves lead from the opening to the task's position, which is lost.
  void seek(const LevelSolver::Task& task, const sokoban::Opening& opening, Moves moves);
  void stop();
  bool isSeeking() const { return m_question != 0; }

 Q_SIGNALS:
  void found(const searchlight::ui::WayBackSeeker::Found& found);

 private:
  std::uint64_t m_question = 0, m_last = 0;  // 0: nothing is asked
  TaskQueue::Ticket m_ticket = 0;
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
