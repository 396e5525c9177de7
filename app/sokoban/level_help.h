// app/sokoban/level_help.h: help beside the player: what is lost, hints by degrees, and solutions played from here.
//
// It plays nothing and owns no game: what it wants played, and that it has helped, it tells.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QPixmap>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "app/shell/page.h"
#include "app/sokoban/level_solver.h"
#include "core/sokoban/deadlock.h"
#include "core/sokoban/rules_of_game.h"
#include "core/sokoban/solution_path.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

class SokobanView;
class SolvePanel;

class LevelHelp : public QObject {
  Q_OBJECT

 public:
  // The game stays where it is. REQUIRES: all of them outlive this.
  LevelHelp(const PageHost& host, const sokoban::Game& game, SokobanView& board, SolvePanel& panel,
            QObject* parent = nullptr);
  ~LevelHelp() override;

  // The game is another one; isPaused as setPaused() has it.
  void gameChanged(bool isPaused);
  // The game has gone elsewhere, or back.
  void positionChanged();
  // The board shows a search, or the game goes backwards: there is nothing to be helped.
  void setPaused(bool isPaused);
  void setDeadEndsShown(bool isShown);
  // The board is seen another way: a hint's direction is the one that is seen, and pressed.
  void boardTurned();

  // Up to this degree: how many pushes are left and what the next box is for, or that the level is lost; which box; where to. One
  // that is lost is looked back from, for the last position that could be solved.
  void hint(int grade);
  // It was asked for, and is not told yet.
  bool isAwaited() const { return (m_grade > 0 && m_solver.isBusy() && !place()) || m_pathBack.isBusy(); }
  void playNext();
  void playOn();
  // A solution from the opening that is known already. Whatever is asked where the game is on it need not be searched for. REQUIRES: it
  // solves the level.
  void know(const std::vector<Direction>& steps);
  bool knowsPath() const { return place().has_value(); }
  // What was asked for and not found, with more time, from where the search stood when it was stopped or its time was over.
  void goOn();
  // The user wants no more of it: what was found is told, and where all of it was to be played, it is there to be.
  void finish();

  // What is known of the level's squares, beginning where the game stands; null: why not, or not yet. On a large board it is found
  // on a thread, and groundFound() comes.
  struct Here {
    sokoban::SharedGround ground = {};
    QString problem = {};
  };
  Here groundHere();
  // How many pushes the level takes from its opening, where a solver has proven it since it came to the front.
  std::optional<std::uint32_t> fewestProven() const { return m_fewest; }
  bool isPreparing() const { return m_grounding.isBusy(); }
  // Nobody works, and nothing is to be told any more.
  bool isSettled() const;
  // Somebody asked for something that is being found out.
  bool isWorking() const { return m_solver.isBusy() || m_pathBack.isBusy() || m_wish != Wish::None; }
  void retranslate();

 Q_SIGNALS:
  // One push with its walk.
  void stepsWanted(const std::vector<searchlight::Direction>& steps);
  // A solution from here to the end, to be seen at once or only to be there for whoever wants to see it.
  void pathWanted(const std::vector<searchlight::Direction>& steps, bool isPlayed);
  // What the way is that begins to be played.
  void pathTold(const QString& what);
  // The player was told something: so many pushes.
  void helped(std::size_t pushes);
  // No further degree follows.
  void hintEnds();
  // The game is lost; after so many of its moves it was not.
  void pathBackFound(std::size_t moves);
  void groundFound();
  // A solver begins: the panel is its own from now on.
  void begins();

 private:
  enum class Wish { None, Next, On };
  // What is known of the position that the game stands at.
  enum class Known { Nothing, Lost, NotWithinLimits };

  void stop();
  bool canGoOn() const;
  void dropSittings();
  void showText(const QString& text);
  QPixmap pictureOf(const sokoban::SolveProgress::Farthest& farthest);
  QString pathText(std::size_t pushes) const;
  void showMarks();
  void showLost();
  bool isLost() const { return !m_game.isSolved() && (!m_ends.empty() || m_known == Known::Lost); }
  void lookBack();
  QString aimText(std::size_t at) const;
  QString pathBackText() const;
  search::Limits limits() const;
  void take(const sokoban::LevelSolution& solution);
  void takeEnd(search::Outcome outcome);
  void takeDeadEnds(const std::vector<sokoban::DeadEnd>& ends);
  void takeGround(const TaskResult<sokoban::SharedGround>& ground);
  void showProgress(const SolveStage& stage);
  // Fulfils what was asked for as far as it can be.
  void tell();
  QString hintText() const;
  // Where the game is on the way; nothing: it is beside it, or there is none.
  std::optional<std::size_t> place() const;
  void ask();
  void solve(bool needsAny);
  void setWish(Wish wish);

  PageHost m_host;
  const sokoban::Game& m_game;
  SokobanView& m_board;
  SolvePanel& m_panel;
  std::shared_ptr<const LevelGround> m_level;
  Here m_here;  // what groundHere() found last: several searches ask for it at once
  std::optional<sokoban::Position> m_hereOf;  // where the game stood then

  bool m_isPaused = false, m_showsDeadEnds = true;
  std::vector<sokoban::DeadEnd> m_ends;
  std::optional<sokoban::SolutionPath> m_path;
  std::optional<sokoban::Position> m_asked;  // of what is being solved, or was last
  Known m_known = Known::Nothing;            // of m_asked
  std::optional<PathBack> m_foundBack;       // from where the game stands
  std::optional<std::uint32_t> m_fewest;     // from the opening, proven
  QString m_bound;                           // of pushes, as far as the solver has come; empty: not known
  int m_grade = 0;
  Wish m_wish = Wish::None, m_lastWish = Wish::None;  // which is fulfilled or given up
  // The search for any solution of m_asked that is under way or can go on; null: there is none.
  std::shared_ptr<SolveSittings> m_sittings;
  QElapsedTimer m_sitting;  // since it began
  double m_spent = 0;       // seconds in those before
  // What is seen of the search: a few pictures a second are enough.
  std::optional<SokobanThumbnails> m_thumbnails;
  std::optional<sokoban::Position> m_pictured;
  QPixmap m_picture;
  QElapsedTimer m_pictureAge;
  QTimer m_patience;  // for a proof, before a solution that is not proven is followed
  Task<void> m_preparing;
  Task<sokoban::SharedGround> m_grounding;
  Task<std::vector<sokoban::DeadEnd>> m_seeker;
  Task<search::Outcome> m_solver;
  Task<PathBack> m_pathBack;
};

}  // namespace searchlight::ui
