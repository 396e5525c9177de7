// app/game/game_page.h: the page of a game, of whatever puzzle: all that every game has, done once.
//
//   class TilesPage : public GamePageOf<TilesRules> {                           // what a puzzle supplies
//     explicit TilesPage(const PageHost& host) : GamePageOf(host, "tiles", Game({..}), ".tiles") {
//       build({.middle = m_view, .form = m_form});
//       ..
//       begin();                                                                // last: it is whole
//     }
//     void showState(Shown how, HistoryPosition before) override;               // on its board
//     ..                                                                        // see "What a puzzle supplies"
//   };
//   playOne(move);                                                              // what a hand wants
//
// The page has one game in front and owns what becomes of it: the tree of its moves, undo, redo and replay, the games that were in
// front before (undo goes back to them, from one that has just come and from the opening), its file, what is kept of it by itself, copies, set-ups, the place one was in. It is in one
// of two states: in Play moves go to the game; in Watch the board shows the nodes of a search that answers a question about where
// the game stands. It does not know which puzzle it serves.
#pragma once
#include <QBasicTimer>
#include <QPainterPath>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/game/game_commands.h"
#include "app/game/game_model.h"
#include "app/game/game_store.h"
#include "app/shell/comparable.h"
#include "app/shell/workbench_page.h"
#include "widgets/game/result_card.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/tables/numbers_view.h"

namespace searchlight::ui {

class BookBase;
class Desk;
class PlayPanel;
class ReplayBar;
class SearchForm;
class SolutionPlayer;
class WinLight;
struct Statistics;

class GamePage : public WorkbenchPage {
  Q_OBJECT
 public:
  ~GamePage() override;

  // nullptr: the puzzle does not have it.
  QAction* action(GameCommand command) const { return (*m_commands)[command]; }
  bool isWatching() const { return m_watch.has_value(); }
  // Where the game and all that goes with it stand: a number that no other state has, also not after another game was in front.
  virtual HistoryPosition moment() const { return (m_serial << kSerialBits) + m_game->position(); }
  // For comparisons: how a question is asked with other options than the page's own.
  using Asked = Comparable::Asked;

  // ---- What the window asks ----
  Comparable* comparable() override { return m_comparable.get(); }
  Document document() const override;
  QList<FileKind> writable() const override { return {gameFiles()}; }
  QList<FileKind> readable() const override { return {gameFiles()}; }
  Reading open(const QString& path) override;
  std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected) override;
  bool hasUnsavedWork() override;
  bool hasUnsavedDocument() override;
  void forgetEarlier() override;
  Reading openLeft(const QString& file) override;
  QString leftInFront() const override;
  bool canPaste(const QMimeData* content) const override;
  void paste(const QMimeData* content) override;
  Snapshot snapshot() const override;
  Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) override;
  setup::Words place() const override;
  Reading takePlace(const setup::Words& place) override;
  CommandState state(Command command) const override;
  void run(Command command, bool checked) override;
  PageParts parts() const override;
  bool isSettled() const override;
  QString messageText() const override;
  void left() override;
  void entered() override;
  std::optional<QString> lostAtClose() override;
  std::optional<QString> windowCloses() override;
  void windowStays() override;

 protected:
  // Esc at a search's end leads back to Play.
  void keyPressEvent(QKeyEvent* event) override;

  // How the game has come to where it stands: by a move of a hand, by a step of undo, redo or replay, or from anywhere.
  enum class Shown { Move, Step, AtOnce };
  enum class Replay { None, Back, Forward };

  struct Parts {
    QWidget* middle = nullptr;                        // the board, perhaps with something beside it
    QWidget* legend = nullptr;                        // none
    PlayPanel* panel = nullptr;                       // beside it; none: a plain PlayPanel
    SearchForm* form = nullptr;                       // the question, seen in Watch
    BookBase* book = nullptr;                         // of own bests
    Desk* desk = nullptr;                             // where openings are drawn
    std::function<std::vector<QRectF>()> clear = {};  // SearchWorkbench::setOneSearch()
    QAction* next =
        nullptr;  // another opening, when this game is over; none: GameCommand::Next, or a new one
    bool stepsEndWatch =
        false;  // undo, redo and jumps go back to Play; else the question is asked of where they lead
  };

  // `extension` is that of its files; what is kept goes to folders named after `id`.
  GamePage(const PageHost& host, const char* id, std::unique_ptr<GameModel> first,
           std::string_view extension);
  // Which of the games' commands it has, and in which words: first of all in a puzzle's constructor. Without: GameCommands::usual().
  void takeCommands(std::span<const GameWords> words, const char* context);
  QAction* makeSeparator();  // for menus
  // The window's commands for the zoom go to this board.
  template <class Board>
  void zoomWith(Board* board) {
    m_zoom = [board](Command c) {
      c == Command::ZoomIn ? board->zoomIn() : c == Command::ZoomOut ? board->zoomOut() : board->fit();
    };
  }
  // A switch that is as its user has left it: `use` is called with how it is, now and whenever that changes.
  void remember(QAction* action, const std::string& key, bool standard, std::function<void(bool)> use);
  // The workbench round its parts, and then, when all of it is there, what is seen first.
  void build(const Parts& parts);
  void begin();

  // ---- What a puzzle supplies; what may be left out does nothing, or what any puzzle does ----
  // Where the opening in front came from (a collection), as what brings that back when its game is gone back to.
  virtual std::function<void()> origin() { return {}; }
  // Another game is in front: its board is given the opening. Followed by showState(AtOnce) and refreshGame().
  virtual void gameShown(bool /*isOtherOpening*/) {}
  // In Play: where the game stands, on all its boards. `before` is where it stood.
  virtual void showState(Shown /*how*/, HistoryPosition /*before*/) {}
  // The game stands elsewhere than it did, in Play and in Watch: for boards without motion, and those of comparisons.
  virtual void gameMoved() {}
  // Panel and commands, after anything that they tell has changed.
  virtual void refreshGame() {}
  virtual bool isMoving() const { return false; }
  virtual void finishMotion() {}
  // How fast things move while so many moves a second are replayed; 0: nothing is. Also where Motion has changed.
  virtual void setReplayPace(double /*movesPerSecond*/) {}
  // It is solved or over, and told by tellEnd(): `isNew` if a move has just led there, and it is entered where it counts; else it was
  // met again (redone, replayed, opened), and nothing is entered. Here how many moves it took.
  virtual void gameEnds(bool isNew);
  // What has brought the game home, in the board's coordinates, as it is at the moment: light falls on it, once, before the end is
  // told (empty: on nothing).
  virtual QPainterPath wonShape() const { return {}; }
  // A replay has come to its end. A solution with help that was played so is seen for the first time.
  virtual void replayEnds();
  // Where an end is met: gameEnds(), but of a game that is played, not of a guest in a lesson.
  void meetEnd(bool isNew);
  // What help is: what gives it, whether there was any, and, in a sentence that stands beside the game, what will count as it or what
  // it means that it did. Said before it is asked for.
  virtual QList<QAction*> helpers() const;
  virtual bool countsUndo() const { return false; }  // a move that was taken back is help, too
  bool hadHelp() const { return hadHelp(*m_game); }
  virtual QString helpText() const;
  // Help by degrees, each of which tells more: what is wrong or that all is well, which piece, where to; the last one is playHint().
  static constexpr int kHintGrades = 4;
  virtual void tellHint(int /*grade*/) {}
  // What was asked for is being found out: whoever asks again before it is told wants no more than that.
  virtual bool isHintAwaited() const { return false; }
  // What a degree gives, in two words, on the button.
  virtual QString hintName(int grade) const;
  // What was told or is being found out was about another position.
  virtual void forgetHint();
  virtual void playHint() {}
  virtual void solve() {}
  // Something is worked out that a screenshot would wait for.
  virtual bool isThinking() const { return false; }

  // The searchlight was switched off where the game stands, or a set-up says of it what it would show: that is told still.
  bool isUnlitHere() const { return m_unlit && m_unlit->moment == GamePage::moment(); }
  // Watch: whether there is a question; says why not. Asked before watch(), by the user's hand.
  virtual bool chooseQuestion() { return true; }
  // In Watch the game has gone elsewhere: the question is about where it stands now.
  virtual Transport::StartAt followGame() { return Transport::StartAt::Start; }
  // Before searches are compared; false: there is nothing to compare, which is said.
  virtual bool prepareCompare() { return true; }
  // Its sentence, and how the search is made; what is wrong, where it cannot be, or not yet.
  virtual QString questionText() const = 0;
  virtual Asked ask() = 0;
  // After Play and Watch have changed places: what is seen and can be done in which.
  virtual void watchChanged() {}
  // In Watch: the node that is selected, else the one at the cursor of the search, where it has one.
  virtual void showCursor() {}
  virtual RouteFigures figures() const;  // here of a way whose steps all cost the same
  // Whether its states are boards: what is found is a solution then, which is played on the board. Here as its comparisons have it.
  virtual bool showsSolutions() const;
  virtual QString solutionText(search::Cost cost) const;  // of a solution: "7 pushes"; here steps
  // Undo in Watch first goes back through what was asked there.
  virtual bool canGoThroughQuestions(bool /*isUndo*/) const { return false; }
  virtual void goThroughQuestions(bool /*isUndo*/) {}

  virtual FileKind gameFiles() const = 0;
  virtual QString gameTitle() const = 0;  // of a game without a file
  // How the way back to it is called where it is another one's; empty: it is a game like all others.
  virtual QString titleInFront() const { return {}; }
  // The opening is in no list: it is kept also before a move is made.
  virtual bool isOpeningOwn() const { return false; }
  virtual std::size_t mostFileBytes() const { return m_game->mostBytes(); }
  virtual CommandState newState() const;
  // What its user has solved or played; nothing: nobody keeps that.
  virtual std::optional<Statistics> statistics();
  virtual void runNew() = 0;
  virtual void showAnother(int /*step*/) {}  // Previous and Next: -1, 1
  virtual void generate() {}
  virtual CommandState stepState(bool isUndo) const;  // "Undo the push", for a step of this game
  virtual game::Grain stepGrain() const { return game::Grain::Move; }
  virtual std::unique_ptr<Comparable> makeComparable() = 0;
  // A text that is no game but, say, many openings: read on a thread, and then taken. Nothing: it is none.
  using TakeOther = std::function<Reading()>;
  virtual TakeOther readOther(const std::string& /*text*/, const QString& /*path*/,
                              const game::GoesOn& /*goesOn*/) {
    return {};
  }
  // A set-up's words beside the game, options among them. Reading them throws FormatError where they are wrong (what is recovered is
  // taken as far as it goes), and gives what takes them once the game is in front, before its search is shown. Here the form's, and
  // `light`, yes where one watches.
  virtual void tellWords(setup::SetUp& setUp) const;
  virtual std::function<void()> readWords(const setup::SetUp& setUp, const std::string& fileName,
                                          bool isRecovered, const GameModel& game);
  virtual void tellPlace(setup::Words& place) const;
  // As Page::takePlace() has it, but for the file.
  virtual Reading takePlaceWords(const setup::Words& place);

  // ---- What it can do ----
  const GameModel& model() const { return *m_game; }
  GameModel& model() { return *m_game; }
  bool isGameUnderWay() const { return m_game->isUnderWay(); }
  bool isSolved() const { return m_game->end() == game::End::Solved; }
  const QString& path() const { return m_file.path; }  // of the game's file; empty for none
  GameStore& store() { return m_store; }
  // In the place of the present one, which is kept and can be gone back to. It comes from no file.
  void showGame(std::unique_ptr<GameModel> game) { replaceGame(std::move(game), {}); }
  // The same where nobody's work is in front: there is nothing to go back to.
  void arrive(std::unique_ptr<GameModel> game) { replaceGame(std::move(game), {}, Comes::Arrives); }
  // What takePlaceWords() is for: the place says which game is in front. True: it is, now.
  bool takePlaceGame(const setup::Words& place);
  // As it was left the last time, in this window, another one, or an earlier sitting; null: it was not, or why it cannot be read. It
  // is the next game that is shown.
  struct Kept {
    std::unique_ptr<GameModel> game = nullptr;
    Reading reading = Reading::taken();
    std::optional<setup::SetUp> about = {};  // shell/left_dialog.h
  };
  Kept readKept(const std::string& key);
  // Whether a game of an opening with that key is in front or was left, and is not over; for lists, as things are now.
  std::function<bool(const std::string& key)> begunGames();
  // The one of this opening that was in front before or was left, or this one: also where that had help and is over, or stands at
  // its opening. Of the game in front, where that had help: restart().
  void goOnWith(std::unique_ptr<GameModel> begun);
  // Makes moves, up to the first that cannot be made; whether all that were wanted were.
  using Take = std::function<bool()>;
  void playMoves(const Take& take);
  // They become the way ahead of where the game stands, so that Redo goes along it. False: the game is full.
  bool takeAhead(const Take& take, bool isPlayed);
  void jumpTo(HistoryPosition state);
  void step(bool isUndo, game::Grain grain);  // in this game alone
  // A game that had help stays as it is, and undo leads back to it: the attempt that begins had none.
  void restart();
  void takeNextBranch();
  virtual void tellFull();
  void positionChanged();
  void setReplay(Replay replay);
  Replay replay() const { return m_replay; }
  ReplayBar* replayBar() { return m_replayBar; }
  // On a card, as soon as nothing moves any more, until the game stands elsewhere. Without a title it is that of what was solved, with
  // help or without; one that is not new comes without light, and is not spoken.
  void tellEnd(GameResult result, bool isNew);
  // Where the game stands at an end that it has met before.
  void seeEnd();
  // The rule in one line, to who comes here for the first time: until the first move or hint.
  void tellRule();
  void forgetRule();
  // How a game without help stands to the own best, before it was entered, and to the fewest that are known.
  struct Standing {
    bool isFirst = false, isBetter = false, isBest = false;  // the first one; better than the best, as good
    std::uint32_t played = 0;
    std::optional<std::uint32_t> fewest = {};
    bool isProven = false;  // that fewer do not go
  };
  // The best that can be said of it, in a few words: a record, the fewest, a new best. The fewest are a fact beside it, where
  // it does not say them.
  static QString praise(const Standing& standing);
  static void tellFewest(const Standing& standing, const QString& fewest, bool isHelped, GameResult& result);
  bool isEndTold() const { return m_ending.has_value(); }
  // Of a hint: no degree follows. Nothing can be done from here but to go back, at best to this state, which is offered.
  void endHint();
  void offerBack(HistoryPosition state);
  // Help was given, so many moves of it; a result with help is told as such.
  void addHelp(std::uint64_t count);

  // Play and Watch. watch() while one watches asks anew.
  void watch(Transport::StartAt where);
  void endWatch();
  void askAgain(Transport::StartAt where);
  void showOutcome();
  virtual void selectNode(std::optional<search::NodeId> node);
  void holdNode(search::NodeId node);              // on the board alone
  virtual void selectState(const QString& state);  // as Session::stateText() has it
  std::optional<search::NodeId> selectedNode() const { return m_watch ? m_watch->selected : std::nullopt; }
  // What a question waited for is there, or cannot be had.
  void askAtLast();
  void hint();
  int hintGrade() const { return m_hintGrade; }
  // One gesture has led from there to here: undo takes all of it back, and redo brings all of it again; the steps go singly.
  void noteGesture(HistoryPosition from);

  void changeEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  virtual void retranslate() {}

 private:
  using GameFile = DocumentFileOf<HistoryPosition>;
  // Moves that were made at once: by a click, by a drag, by a solution that was played.
  struct Gesture {
    HistoryPosition from = 0, to = 0;
  };
  // A game that was in front before this one, or will be again.
  struct Before {
    std::unique_ptr<GameModel> game;
    GameFile file;
    HistoryPosition serial = 0;
    std::function<void()> origin = {};      // takes back what origin() told
    std::optional<setup::SetUp> seen = {};  // where a set-up is open that holds it: how it was looked at
    std::vector<Bookmark> bookmarks = {};
    QString title = {};  // titleInFront()
    std::vector<Gesture> gestures = {};
  };
  // What was told of a search when its light went off: whoever only leaves Watch changes nothing of a set-up.
  struct Unlit {
    HistoryPosition moment = 0;
    setup::Words player = {};
    std::optional<std::uint64_t> cursor = {};
  };
  struct Watch {
    std::optional<search::NodeId> selected;  // stays on the board until the cursor moves
    std::optional<setup::SetUp> awaited;     // whose search could not begin yet
  };
  // A game that stands at its end.
  struct Ending {
    GameResult result;
    bool isLit = false;  // it was
  };
  static constexpr int kSerialBits = 40;  // more moves than a game can have
  static constexpr std::size_t kMostBefore = 20, kMostGestures = 200;

  // game_page.cpp
  void buildPanel();
  void connectCommands();
  void replayOne();
  void undo(bool isUndo);
  bool takeNew(const Take& take);
  bool isAtGameBefore(bool isUndo) const;
  CommandState stateOfExchange(bool isUndo) const;
  CommandState stateOfGesture(bool isUndo) const;
  std::optional<HistoryPosition> gestureEnd(
      bool isUndo) const;  // where undo or redo of a whole gesture leads
  void nameSteps();
  void exchange(bool isUndo);
  void stepped(Shown how, HistoryPosition before);
  void refreshSteps();

  // game_page_usual.cpp
  void tellHelp();
  void nameHint();
  bool hadHelp(const GameModel& game) const {
    return game.hints() > 0 || (countsUndo() && game.undone() > 0);
  }
  // Whoever begins its opening again goes on with nothing of it.
  bool isSpent(const GameModel& game) const {
    return hadHelp(game) && (game.end() != game::End::None || game.place() == 0);
  }

  // game_page_end.cpp
  void buildCard(QWidget* middle);
  void goOnWithEnd();
  void forgetEnd();

  // game_page_watch.cpp
  void connectRun();
  void connectSolution();
  void light();
  void lightFromBeginning();
  static QString fromBeginningText();
  QString shownQuestion() const;
  void nameActions();

  // game_page_files.cpp
  // A game that arrives finds nobody's work here: there is nothing to go back to.
  enum class Comes { Replaces, Arrives };
  void replaceGame(std::unique_ptr<GameModel> game, GameFile file, Comes how = Comes::Replaces);
  void put(Before shown, std::vector<Before>* left);
  std::vector<Before>* whereItGoes();  // the game in front, when another takes its place; null: nowhere
  void holdBefore();
  bool isModified() const;
  static std::string keyOf(const GameModel& game, const GameFile& file);
  std::string keptKey() const { return keyOf(*m_game, m_file); }
  GameStore::Owner owner() const { return {keptKey(), m_serial}; }  // of the present game in the store
  GameStore::Owner nextOwner(const std::string& key) const { return {key, m_lastSerial + 1}; }
  Reading openGame(const QString& path, Comes how);
  void keepWrittenOver(Before& before);

  // game_page_left.cpp
  setup::Words setUpFile() const;
  bool isSetUpUnsaved() const;
  bool isWorthKeeping() const;
  GameStore::About about() const;
  void keepGame();
  Kept readLeft(const QString& file);
  void seeAgain(const setup::SetUp& words);
  void findSetUp(const Kept& kept);
  bool goBackTo(const std::function<bool(const Before&)>& isIt);

  // game_page_sittings.cpp
  void takeKeptGame();
  setup::SetUp words() const;  // of a set-up: all but the board's text
  void takeSeen(const setup::SetUp& setUp, const std::function<void()>& takeWords);
  void leaveUnlit(const setup::SetUp& setUp);

  std::unique_ptr<Comparable> m_comparable;
  std::unique_ptr<GameModel> m_game;  // always the same, with others' content: puzzles may refer to it
  GameFile m_file;
  HistoryPosition m_serial = 0, m_lastSerial = 0;  // count the games
  std::vector<Before> m_before, m_after;
  std::function<void()> m_origin;  // of the game in front
  bool m_isTouched = false;        // it has gone from where it stood when it came to the front
  GameStore m_store;
  SolutionPlayer* m_solution = nullptr;
  std::array<QAction*, 3> m_next{};  // what the closing card offers: play it again, compare, back to the game
  bool m_isByItself = true;          // the game in front: nobody has chosen it
  bool m_isOpening = false;          // a file
  bool m_wasEntered = false;
  bool m_hasSetUp = false;  // its game is the one that is wanted, not one that was kept

  std::optional<Watch> m_watch;               // nothing: Play
  std::optional<Unlit> m_unlit;               // in Play, of the game in front; nothing: it was not watched
  int m_hintGrade = 0;                        // how much of the hint has been told
  bool m_isHintAll = false;                   // and no more will be
  std::optional<HistoryPosition> m_pathBack;  // offered by it
  QAction* m_goBack = nullptr;
  std::vector<Gesture> m_gestures;  // of the game in front, the latest last
  std::optional<HistoryPosition>
      m_litFrom;  // solved: the light began at the opening, and the game comes back
  Replay m_replay = Replay::None;
  QBasicTimer m_replayTimer;
  ReplayBar* m_replayBar = nullptr;
  ResultCard* m_card = nullptr;
  WinLight* m_light = nullptr;
  std::array<QAction*, 4>
      m_afterEnd{};  // what the card offers: the next game, undo, this one anew, its replay
  std::optional<Ending> m_ending;
  QString m_rule;          // told to who is here for the first time; empty: no longer
  QBasicTimer m_endTimer;  // what moves is waited for
  PlayPanel* m_panel = nullptr;
  QAction* m_back = nullptr;  // from Watch to the game
  GameCommands* m_commands = nullptr;
  std::function<void(Command)> m_zoom;
  std::array<QAction*, 3> m_separators{};  // of the Game menu
  Parts m_parts;
};

}  // namespace searchlight::ui
