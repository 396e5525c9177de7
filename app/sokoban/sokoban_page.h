// app/sokoban/sokoban_page.h: Sokoban: levels, and a game on one of them.
//
// Levels come from a file, or from the program, are pasted, drawn or made by chance. Forwards and in reverse a level has a game each.
#pragma once
#include <QList>
#include <QSet>
#include <QString>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/game/game_page_of.h"
#include "app/game/graph_beside.h"
#include "app/shell/commands.h"
#include "app/shell/comparable.h"
#include "app/sokoban/level_gallery.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/ideas.h"
#include "core/sokoban/improve.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/sokoban/sokoban_view.h"
#include "widgets/task/task.h"

class QMenu;

namespace searchlight::ui {

class CollectionSolver;
class GalleryDialog;
class LevelEditor;
class LevelGenerator;
class LevelHelp;
class LevelOptionsPanel;
class SokobanBoard;
class SokobanBook;
class SokobanGraph;
class SokobanPanel;
struct RouteQuestion;
class SolvePanel;
template <typename Editor>
class DrawingDesk;

// In the order of the table in sokoban_actions.cpp.
enum class HandCommand {
  TurnLeft,
  TurnRight,
  Mirror,
  AsItIs,
  Reverse,
  Pull,
  ReplayForwards,
  BoxesByMouse,
  WalkNear,
  FastMotion,
  PlainLook,
};

// Settings::look(): by SokobanLook.
inline constexpr char kSokobanPlain[] = "sokoban/plain";

// Single letters work while the board or a button has the focus.
std::span<const CommandRow> handRows();
using HandActions = CommandsOf<HandCommand>;

// What it has of the commands of all games.
std::span<const GameWords> sokobanWords();

// In the order of the table in sokoban_actions.cpp.
enum class SokobanCommand {
  NextUnsolved,
  CopyLevel,
  CopySolution,
  OwnByMoves,
  OwnByPushes,
  FileSolution,
  ShowDeadEnds,
  Graph,
  GraphWithSearch,
  Improve,
  SolveCollection,
  OwnLevels,
  Experiment,
};

// Single letters work while the board or a button has the focus.
std::span<const CommandRow> sokobanRows();
using SokobanActions = CommandsOf<SokobanCommand>;

class SokobanPage : public GamePageOf<sokoban::Rules> {
  Q_OBJECT
 public:
  static constexpr const char* kId = "sokoban";
  static bool opens(const files::Recognised& file);

  explicit SokobanPage(const PageHost& host);
  ~SokobanPage() override;

  SokobanView& board() { return *m_board; }
  SokobanBook& book() { return *m_book; }
  DrawingDesk<LevelEditor>& desk() { return *m_desk; }
  using GamePage::action;
  QAction* action(SokobanCommand command) const { return m_actions[command]; }
  QAction* action(HandCommand command) const { return m_hand[command]; }
  const sokoban::Collection& levels() const { return *m_levels; }
  LevelOptionsPanel& options() { return *m_options; }
  SokobanBoard& routeBoard() { return *m_route; }  // seen while a way is asked for
  LevelHelp& help() { return *m_help; }
  CollectionSolver& collectionSolver() { return *m_collection; }
  SolvePanel& solvePanel() { return *m_solvePanel; }
  Task<std::vector<sokoban::Improved>>& improver() { return m_improver; }
  SokobanGraph& graph() { return *m_graph; }
  // The place of the level that is played; nothing: it is none of the levels.
  std::optional<std::size_t> level() const { return m_level; }
  QString levelName() const;                                  // as it is shown
  QString wholeLevelName() const;                             // as it is stored
  const QString& levelsPath() const { return m_levelsPath; }  // empty: they were pasted

  // The level is played, from where it was left. A broken one is told.
  void playLevel(std::size_t place);
  // Makes the steps, up to the first that is blocked.
  void play(const std::vector<Direction>& steps);
  // The same in reverse play.
  void pull(const std::vector<sokoban::Step>& steps);
  bool isReverse() const { return game().opening().isReverse(); }
  // One more board that shows the game's position, and the search that it is given; whoever asks owns it.
  SokobanBoard* addBoard(QWidget* parent);

  // ---- What the window asks ----
  QList<FileKind> readable() const override;
  QRectF cellPlace(Point cell) const override;
  void takeLooks() override;
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
  void entered() override;
  void paste(const QMimeData* content) override;
  QString pasteable() const override;

 protected:
  std::function<void()> origin() override;
  void gameShown(bool isOtherOpening) override;
  void showState(Shown how, HistoryPosition before) override;
  void gameMoved() override;
  void refreshGame() override;
  bool isMoving() const override { return m_board->isMoving() || m_board->isFinding(); }
  void finishMotion() override { m_board->finishMotion(); }
  void showAnother(int step) override { goToLevel(step, false); }
  void generate() override;
  void showPace() override;
  void gameEnds(bool isNew) override;
  QPainterPath wonShape() const override;
  void replayEnds() override;
  void tellFull() override;
  void tellHint(int grade) override;
  bool isHintAwaited() const override;
  QString whichPiece() const override { return tr("Which box?", "on the button of Hint"); }
  void playHint() override;
  void solve() override;
  bool isThinking() const override;
  QString questionText() const override;
  Asked ask() override;
  void watchChanged() override;
  void showCursor() override;
  void selectNode(std::optional<search::NodeId> node) override;
  RouteFigures figures() const override;
  bool showsSolutions() const override { return !m_routeAsked; }
  QString solutionText(search::Cost cost) const override;
  FileKind gameFiles() const override;
  QString gameTitle() const override { return tr("Sokoban: %1").arg(levelName()); }
  QString titleInFront() const override { return levelName(); }
  QList<QAction*> helpers() const override;
  CommandState newState() const override;
  std::optional<Statistics> statistics() override;
  void runNew() override;
  CommandState stepState(bool isUndo) const override;
  std::unique_ptr<Comparable> makeComparable() override;
  TakeOther readOther(const std::string& text, const QString& path, const game::GoesOn& goesOn) override;
  void tellWords(setup::SetUp& setUp) const override;
  std::function<void()> readWords(const setup::SetUp& setUp, const std::string& fileName, bool isRecovered,
                                  const GameModel& game) override;
  void tellPlace(setup::Words& place) const override;
  Reading takePlaceWords(const setup::Words& place) override;
  void retranslate() override;

 private:
  // sokoban_actions.cpp: what it can be told, and its texts
  void connectActions();

  // sokoban_page.cpp: parts, and the game
  void showOwn(bool byMoves);
  Standing standingOf(std::uint32_t pushes) const;
  // They become the way ahead from the opening, and are played.
  void replayFromStart(const std::vector<Direction>& steps);
  // The same from where the game stands. False: it is full.
  bool goAhead(const std::vector<Direction>& steps, bool isPlayed);

  // sokoban_page_hand.cpp: how the board is seen, and reverse play
  void connectHand();
  void setTurn(Turn turn);
  void showLook();
  SokobanLook look() const;
  void setReverse(bool isReverse);
  void startReverseAt(sokoban::Cell worker);
  void reverseSolved(bool isNew);
  void replayForwards();
  void showHand();

  // sokoban_page_improve.cpp: the computer beside the player: hints, and solutions made shorter
  void connectHelp();
  void connectImprover();
  void improveSolutions();
  void showImproving(const sokoban::ImproveProgress& progress, double seconds);
  void takeImproved(const std::vector<sokoban::Improved>& results);

  // sokoban_page_collection.cpp: the levels solved one after the other, while somebody plays
  void connectCollection();
  void solveCollection(LevelSet set);
  void stopCollection();
  void leaveCollection();
  QWidget* makeGalleryFoot(GalleryDialog& dialog, const LevelGallery& gallery);
  LevelHelp& askedHelp();

  // sokoban_page_search.cpp: the searchlight
  void connectSearch();
  // A way that lines are drawn for.
  struct ShownPath {
    std::vector<search::NodeId> nodes;
    std::size_t before = 0;  // pushes that lead to the first of them
    bool isAhead = false;    // it leads on from the shown node
  };
  ShownPath pathThrough(search::NodeId node) const;
  SokobanMarks marksOf(search::NodeId node);
  Asked askRoute();
  void chooseSquare(Point square);
  void showRouteBoard(bool isShown);
  // Breakpoints at what the board shows and at pushes of the box there, while a search over the level is looked at.
  void fillSearchMenu(QMenu& menu, const QPoint& at);

  // sokoban_page_graph.cpp: all states, drawn
  QWidget* makeMiddle(QWidget* board);  // with the graph beside it
  void refreshGraph();
  void goTo(std::uint32_t vertex);

  // sokoban_page_levels.cpp: which level is played
  static constexpr const char* kOwnLevels = ":/levels/searchlight.xsb";
  static const LevelSet& ownLevels();
  void playOwnLevels();
  void takeLevels(LevelSet set);
  LevelSet shownLevels() const { return {m_levels, m_identities, m_levelsPath}; }
  void findLevel();
  LevelSet readLevels(const QString& path);
  void fillShelf(LevelGallery& gallery);
  void goToLevel(int step, bool isUnsolved);
  // As they are shown, and as they are.
  QString nameOf(std::size_t place) const;
  QString wholeNameOf(std::size_t place) const;
  void offerSnapshot();
  void showFileSolution();
  void makeDesk();
  void tryLevel(const sokoban::Level& level);
  void copyLevel();
  void copySteps();

  // sokoban_words.cpp: levels and games as files, pasted, as set-ups and places
  void pasteSteps(const sokoban::Lurd& lurd);
  Reading playFirst(LevelSet set, const QString& name);
  bool isOnBoard(const sokoban::Board& pasted) const;
  static QString brokenText(const std::vector<sokoban::Level>& levels, int most);
  QString joinPasted(LevelSet& set, std::size_t& place);
  Reading takeLevelsOf(const QString& path);
  void refreshLevel();

  std::shared_ptr<const sokoban::Collection> m_levels;
  std::vector<std::string> m_identities;  // of the levels
  QString m_levelsPath;                   // empty: they were pasted
  QStringList m_opened;                   // collections that were played from files, the latest first
  QSet<QString> m_snapshotsTaken;         // files and levels
  std::optional<std::size_t> m_level;
  std::optional<std::size_t> m_wanted;         // which of equal levels is about to be played
  std::optional<sokoban::Board> m_identified;  // whose identity it is
  std::string m_identity;                      // of the game's board

  ShownBoards<SokobanBoard> m_compared;  // boards of a comparison
  SokobanActions m_actions{sokobanRows(), "SokobanCommands"};
  HandActions m_hand{handRows(), "SokobanCommands"};
  GraphBeside m_beside{kId, *host().settings, *m_actions[SokobanCommand::Graph],
                       *m_actions[SokobanCommand::GraphWithSearch]};
  SokobanGraph* m_graph = nullptr;  // dies with its panel
  SokobanView* m_board = nullptr;
  SokobanPanel* m_panel = nullptr;
  LevelOptionsPanel* m_options = nullptr;
  SokobanBoard* m_route = nullptr;              // beside the board in a stack
  std::unique_ptr<RouteQuestion> m_routeAsked;  // null: the level is
  LevelFollower m_follower, m_pathNames;        // of what is shown; of the ways there, which begin elsewhere
  bool m_routeFollows = false;                  // its search, and not one before it
  sokoban::Metric m_toldMetric = sokoban::Metric::Pushes;  // that comparisons know
  SolvePanel* m_solvePanel = nullptr;
  LevelHelp* m_help = nullptr;
  // What it improves: of which level, and whether it counts as the user's own.
  std::optional<sokoban::Board> m_improved;
  std::string m_improvedIdentity;
  bool m_keepsImproved = false;
  SokobanBook* m_book = nullptr;
  CollectionSolver* m_collection = nullptr;
  std::unique_ptr<DrawingDesk<LevelEditor>> m_desk;
  LevelGenerator* m_generator = nullptr;  // made when it is first wanted
  Task<std::vector<sokoban::Improved>> m_improver;
};

}  // namespace searchlight::ui
