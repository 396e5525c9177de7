// app/sokoban/sokoban_page.h: Sokoban: levels, and a game on one of them.
//
// The page is the controller: the board says which steps are wanted, the page plays them in the game and has the board show
// what has come of it. Levels come from a file, or from the program; a game under way on one of them is kept while another is
// played, and from one sitting to the next.
#pragma once
#include <QBasicTimer>
#include <QList>
#include <QString>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/shell/kept_games.h"
#include "app/shell/left_games.h"
#include "app/shell/shown_boards.h"
#include "app/shell/workbench_page.h"
#include "app/sokoban/hand_actions.h"
#include "app/sokoban/sokoban_actions.h"
#include "core/search/problem.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/ideas.h"
#include "core/sokoban/improve.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/sokoban/sokoban_view.h"

class QMenu;

namespace searchlight::ui {

struct CardItem;
class LevelEditor;
class LevelGenerator;
class LevelHelp;
class LevelImprover;
class LevelOptionsPanel;
class ReplayBar;
class SokobanBoard;
class SokobanBook;
class SokobanPanel;
class RouteBoard;
class WayBar;
struct RouteQuestion;
class SolvePanel;
template <typename Editor>
class DrawingDesk;

class SokobanPage : public WorkbenchPage {
  Q_OBJECT
 public:
  static constexpr const char* kId = "sokoban";
  static bool opens(const QString& path);  // by its name

  explicit SokobanPage(const PageHost& host);
  ~SokobanPage() override;

  const sokoban::Game& game() const { return m_game; }
  SokobanView& board() { return *m_board; }
  SokobanBook& book() { return *m_book; }
  DrawingDesk<LevelEditor>& desk() { return *m_desk; }
  QAction* action(SokobanCommand command) const { return m_actions[command]; }
  QAction* action(HandCommand command) const { return m_hand[command]; }
  const sokoban::Collection& levels() const { return *m_levels; }
  // Whether a search is looked at, which begins where the game stands.
  bool isLit() const { return m_isLit; }
  LevelOptionsPanel& options() { return *m_options; }
  RouteBoard& routeBoard() { return *m_route; }  // seen while a way is asked for
  LevelHelp& help() { return *m_help; }
  SolvePanel& solvePanel() { return *m_solvePanel; }
  LevelImprover& improver() { return *m_improver; }
  // The place of the level that is played; nothing: it is none of the levels.
  std::optional<std::size_t> level() const { return m_level; }
  QString levelName() const;                                  // as it is shown
  QString wholeLevelName() const;                             // as it is stored
  const QString& levelsPath() const { return m_levelsPath; }  // empty: they were pasted
  // Where the game stands, as a number that no other state of any game here has.
  HistoryPosition moment() const { return (m_serial << kSerialBits) + m_game.history().position(); }

  // The level is played, from where it was left. A broken one is told.
  void playLevel(std::size_t place);
  // Makes the steps, up to the first that is blocked.
  void play(const std::vector<Direction>& steps);
  // The same in reverse play.
  void pull(const std::vector<sokoban::Step>& steps);
  bool isReverse() const { return m_game.opening().isReverse(); }
  // One more board that shows the game's position, and the search that it is given; whoever asks owns it.
  SokobanBoard* addBoard(QWidget* parent);

  // ---- What the window asks ----
  Comparable* comparable() override;
  Document document() const override;
  QList<FileKind> readable() const override;
  QList<FileKind> writable() const override;
  Reading open(const QString& path) override;
  std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected) override;
  bool hasUnsavedWork() override;
  Snapshot snapshot() const override;
  Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) override;
  setup::Words place() const override;
  Reading takePlace(const setup::Words& place) override;
  CommandState state(Command command) const override;
  void run(Command command, bool checked) override;
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
  bool canPaste(const QMimeData* content) const override;
  void paste(const QMimeData* content) override;
  QString pasteable() const override;
  bool isSettled() const override;
  void left() override;
  void entered() override;
  std::optional<QString> lostAtClose() override;
  std::optional<QString> windowCloses() override;
  void windowStays() override;

 protected:
  void changeEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  enum class Replay { None, Back, Forward };
  static constexpr int kSerialBits = 40;  // more steps than a game can have

  // sokoban_page_commands.cpp: what it can be told, and its texts
  void connectActions();
  void retranslate();

  // sokoban_page.cpp: parts, and the game
  void showGame(sokoban::Game game, const QString& path, const FileStamp& file);
  // The game has gone from `before` to where it stands: seen, where that is one way up or down its tree.
  void moved(HistoryPosition before);
  // The game takes steps, from a hand; `take` gives how many it took of those that were wanted.
  void playHow(std::size_t wanted, const std::function<std::size_t()>& take);
  // The game's tree holds no more; says what can be done.
  void tellFull();
  void restart();
  void positionChanged();
  void jumpTo(HistoryPosition state);
  void goThroughHistory(bool isForward, game::Grain grain);
  void takeOtherWay();
  void refreshPanel();
  void gameSolved();
  bool isGameUnderWay() const { return m_game.history().changeCount() > 0; }
  void setReplay(Replay replay);
  void replayOne();
  void showOwn(bool byMoves);

  // sokoban_page_hand.cpp: how the board is seen, and reverse play
  void connectHand();
  void setTurn(Turn turn);
  void showMotion();
  void setReverse(bool isReverse);
  void startReverseAt(sokoban::Cell worker);
  void reverseSolved();
  void replayForwards();
  void showHand();

  // sokoban_page_hints.cpp: the machine beside the player
  void connectHelp();
  // They become the way ahead, and are played.
  void takeAhead(const std::vector<Direction>& steps, bool isPlayed);

  // sokoban_page_improve.cpp: solutions made shorter
  void connectImprover();
  void improveSolutions();
  void takeImproved(const std::vector<sokoban::Improved>& results);

  // sokoban_page_search.cpp: the searchlight
  void connectSearch();
  void setLit(bool isLit, Transport::StartAt where);
  void ask(Transport::StartAt where);
  void showNode(std::optional<search::NodeId> node);
  void followCursor();
  SokobanMarks marksOf(search::NodeId node) const;
  void showOutcome();
  void askRoute(Transport::StartAt where);
  void chooseSquare(Point square);
  void showRouteBoard(bool isShown);
  void compare();
  // Breakpoints at what the board shows and at pushes of the box there, while a search over the level is looked at.
  void fillSearchMenu(QMenu& menu, const QPoint& at);

  // sokoban_comparable.cpp: its share in comparing
  std::unique_ptr<Comparable> makeComparable();

  // sokoban_page_levels.cpp: which level is played
  // Levels with their boards' identities (empty: broken), which take a while to find where there are thousands.
  struct LevelSet {
    std::shared_ptr<const sokoban::Collection> levels;
    std::vector<std::string> identities;
  };
  static LevelSet setOf(sokoban::Collection levels);
  static constexpr const char* kOwnLevels = ":/levels/searchlight.xsb";
  static const std::shared_ptr<const sokoban::Collection>& ownLevels();
  void playOwnLevels();
  void takeLevels(LevelSet set, const QString& path);
  void findLevel();
  static std::string keyOf(const sokoban::Board& level, bool isReverse);
  // The game that was left on a level, or a new one.
  sokoban::Game gameOn(const sokoban::Board& level, const std::string& title, bool isReverse);
  void keepGame();
  void forgetLeft();
  std::optional<sokoban::Game> leftGame(const sokoban::Board& level, const std::string& key);
  CardItem cardOf(std::size_t place) const;
  void chooseLevel();
  void goToLevel(int step, bool isUnsolved);
  // As they are shown, and as they are.
  QString nameOf(std::size_t place) const;
  QString wholeNameOf(std::size_t place) const;
  void copyLevel();
  void copySteps();

  // sokoban_page_draw.cpp: levels of the user's own
  void connectDesk();
  void tryLevel(const sokoban::Level& level);
  void makeLevels();
  void tellDrawing();

  // sokoban_page_files.cpp
  Reading playFirst(LevelSet set, const QString& path, const QString& name);
  Reading takeLevelsOf(const QString& path);
  void takeKeptGame();

  std::shared_ptr<const sokoban::Collection> m_levels;
  std::vector<std::string> m_identities;  // of the levels
  QString m_levelsPath;                   // empty: they were pasted
  std::optional<std::size_t> m_level;
  LeftGames m_left;  // under way on other levels, by their boards' rows
  sokoban::Game m_game;
  HistoryPosition m_serial = 0;  // counts the games
  std::string m_identity;        // of its board
  QString m_path;                // of the saved game
  FileStamp m_file;
  HistoryPosition m_saved = 0;
  bool m_isRecovered = false;  // and not saved since: the file has another state
  std::string m_hash;          // of the file's bytes, as set-ups have it
  bool m_wasEntered = false;
  bool m_hasSetUp = false;  // its game is the one that is wanted, not one that was kept
  KeptGames m_kept{QStringLiteral("sokoban-games"), sokoban::kGameExtension};

  std::unique_ptr<Comparable> m_comparable;
  ShownBoards<SokobanBoard> m_compared;  // boards of a comparison
  SokobanActions m_actions;
  HandActions m_hand;
  SokobanView* m_board = nullptr;
  SokobanPanel* m_panel = nullptr;
  LevelOptionsPanel* m_options = nullptr;
  RouteBoard* m_route = nullptr;                // beside the board in a stack
  std::unique_ptr<RouteQuestion> m_routeAsked;  // null: the level is
  WayBar* m_way = nullptr;                      // to the node that was chosen
  bool m_isLit = false;
  sokoban::Metric m_toldMetric = sokoban::Metric::Pushes;  // that comparisons know
  std::optional<search::NodeId> m_selected;                // stays on the board until the cursor moves
  SolvePanel* m_solvePanel = nullptr;
  LevelHelp* m_help = nullptr;
  LevelImprover* m_improver = nullptr;
  // What it improves: of which level, and whether it counts as the user's own.
  std::optional<sokoban::Board> m_improved;
  std::string m_improvedIdentity;
  bool m_keepsImproved = false;
  ReplayBar* m_replayBar = nullptr;
  SokobanBook* m_book = nullptr;
  std::unique_ptr<DrawingDesk<LevelEditor>> m_desk;
  LevelGenerator* m_generator = nullptr;  // made when it is first wanted
  QAction* m_separator = nullptr;
  Replay m_replay = Replay::None;
  QBasicTimer m_replayTimer;
};

}  // namespace searchlight::ui
