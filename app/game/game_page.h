// app/game/game_page.h: the page of a game, of whatever puzzle: it owns the parts that every game has, and says what a puzzle supplies.
// tests/app/toy_page.h is a small one. It does not know which puzzle it serves.
#pragma once
#include <QPainterPath>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/game/game_commands.h"
#include "app/game/game_document.h"
#include "app/game/game_ending.h"
#include "app/game/game_help.h"
#include "app/game/game_sitting.h"
#include "app/game/replay_control.h"
#include "app/game/watch_control.h"
#include "app/shell/comparable.h"
#include "app/shell/workbench_page.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/theme/icons.h"

namespace searchlight::ui {

class BookBase;
class Desk;
class GraphBeside;
class PlayPanel;
class SearchForm;
struct GalleryShelf;
struct GalleryTexts;
struct Statistics;

class GamePage : public WorkbenchPage {
  Q_OBJECT
  friend class GameEnding;
  friend class GameHelp;
  friend class GameSitting;
  friend class WatchControl;

 public:
  QAction* action(GameCommand command) const { return (*m_commands)[command]; }
  bool isWatching() const { return m_watch.isOn(); }
  // Where the game and all that goes with it stand: a number that no other state has, also not after another game was in front.
  virtual HistoryPosition moment() const { return m_document.moment(); }
  // For comparisons: how a question is asked with other options than the page's own.
  using Asked = Comparable::Asked;

  // As soon as what a question of a comparison needs is found, or cannot be, the comparison asks again.
  void await() { m_isAwaited = true; }

  // ---- What the window asks ----
  Comparable* comparable() override { return m_comparable.get(); }
  Document document() const override;
  QList<FileKind> writable() const override { return {gameFiles()}; }
  QList<FileKind> readable() const override { return {gameFiles()}; }
  Reading open(const QString& path) override { return openGame(path, GameDocument::Comes::Opened); }
  std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected) override;
  bool hasUnsavedWork() override;
  bool hasUnsavedDocument() override;
  void forgetEarlier() override;
  Reading openLeft(const QString& file) override;
  QString leftInFront() const override { return m_document.store().fileOf(m_document.owner()); }
  bool canPaste(const QMimeData* content) const override;
  void paste(const QMimeData* content) override;
  Snapshot snapshot() const override { return m_sitting.snapshot(); }
  Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) override {
    return m_sitting.takeSetUp(setUp, fileName, from);
  }
  setup::Words place() const override;
  Reading takePlace(const setup::Words& place) override { return m_sitting.takePlace(place); }
  CommandState state(Command command) const override;
  void run(Command command, bool checked) override;
  PageParts parts() const override;
  bool isSettled() const override;
  void bring(PictureSource::Kind kind) override;
  void bringSearch() override;
  QString messageText() const override;
  void left() override;
  void entered() override;
  std::optional<QString> lostAtClose() override { return m_sitting.lostAtClose(); }
  std::optional<QString> windowCloses() override { return m_sitting.windowCloses(); }
  void windowStays() override { m_sitting.windowStays(); }

 protected:
  // How the game has come to where it stands: by a move of a hand, by a step of undo, redo or replay, or from anywhere.
  enum class Shown { Move, Step, AtOnce };
  using Kept = GameSitting::Kept;
  using Take = GameDocument::Take;

  struct Parts {
    QWidget* middle = nullptr;                        // the board, perhaps with something beside it
    QWidget* legend = nullptr;                        // none
    PlayPanel* panel = nullptr;                       // beside it; none: a plain PlayPanel
    SearchForm* form = nullptr;                       // the question, seen in Watch
    BookBase* book = nullptr;                         // of own bests
    Desk* desk = nullptr;                             // where openings are drawn
    GraphBeside* graph = nullptr;                     // of all states
    std::function<std::vector<QRectF>()> clear = {};  // SearchWorkbench::setOneSearch()
    QAction* next = nullptr;  // another opening, when this game is over; none: Next, or a new one
    WatchControl::Steps steps = WatchControl::Steps::AskAgain;
    game::Grain stepGrain = game::Grain::Move;  // of undo and redo
    bool watchesToCompare = false;              // searches of a question that is chosen
    bool countsUndo = false;                    // a move that was taken back is help, too
    std::size_t mostFileBytes = 0;              // where files may hold more than a game of it
  };

  // `extension` is that of its files; what is kept goes to folders named after `id`. `words`: which of the games' commands it has, as
  // GameCommands takes them.
  GamePage(const PageHost& host, const char* id, std::unique_ptr<GameModel> first, std::string_view extension,
           std::span<const GameWords> words, const char* context);
  // The window's commands for the zoom go to this board.
  template <class Board>
  void zoomWith(Board* board) {
    m_zoom = [board](Command c) {
      c == Command::ZoomIn ? board->zoomIn() : c == Command::ZoomOut ? board->zoomOut() : board->fit();
    };
  }
  // The workbench round its parts, and then, when all of it is there, what is seen first.
  void build(const Parts& parts);
  void begin();

  // ---- What a puzzle supplies; what may be left out does nothing, or what any puzzle does ----
  // The game. Another one is in front: its board is given the opening. Followed by showState(AtOnce) and refreshGame().
  virtual void gameShown(bool /*isOtherOpening*/) {}
  // In Play: where the game stands, on all its boards. `before` is where it stood.
  virtual void showState(Shown /*how*/, HistoryPosition /*before*/) {}
  // The game stands elsewhere than it did, in Play and in Watch: for boards without motion, and those of comparisons.
  virtual void gameMoved() {}
  // Panel and commands, after anything that they tell has changed.
  virtual void refreshGame() {}
  virtual bool isMoving() const { return false; }
  virtual void finishMotion() {}
  // How fast things move: replayPace() or Motion has changed.
  virtual void showPace() {}
  // Something is worked out that a screenshot would wait for.
  virtual bool isThinking() const { return false; }
  virtual void tellFull();
  virtual CommandState stepState(bool isUndo) const = 0;  // "Undo the push", for a step of this game
  virtual void retranslate() {}

  // Its end. It is solved or over, and told by tellEnd(): `isNew` if a move has just led there, and it is entered where it counts;
  // else it was met again (redone, replayed, opened), and nothing is entered.
  virtual void gameEnds(bool isNew) = 0;
  // What has brought the game home, in the board's coordinates, as it is at the moment: light falls on it, once, before the end is
  // told (empty: on nothing).
  virtual QPainterPath wonShape() const { return {}; }
  // A replay has come to its end. A solution with help that was played so is seen for the first time.
  virtual void replayEnds();

  // Help: what gives it, and, in a sentence that stands beside the game, what will count as it or what it means that it did.
  virtual QList<QAction*> helpers() const;
  virtual QString helpText() const;
  virtual void tellHint(int /*grade*/) {}  // GameHelp::kGrades
  // What was asked for is being found out: whoever asks again before it is told wants no more than that.
  virtual bool isHintAwaited() const { return false; }
  virtual QString whichPiece() const { return tr("Which piece?", "on the button of Hint"); }
  virtual void hintForgotten() {}  // what was told or is being found out was about another position
  virtual void playHint() {}
  virtual void solve() {}

  // The search. Its sentence, and how it is made; what is wrong, where it cannot be, or not yet.
  virtual QString questionText() const = 0;
  virtual Asked ask() = 0;
  // Its eye is the page's, and so is the menu of a cell where it fills none.
  virtual std::unique_ptr<Comparable> makeComparable() = 0;
  // Watch: whether there is a question; says why not. Asked before watch(), by the user's hand.
  virtual bool chooseQuestion() { return true; }
  // In Watch the game has gone elsewhere: the question is about where it stands now.
  virtual Transport::StartAt followGame() { return Transport::StartAt::Start; }
  // Undo in Watch first goes back through what was asked there.
  virtual bool canGoThroughQuestions(bool /*isUndo*/) const { return false; }
  virtual void goThroughQuestions(bool /*isUndo*/) {}
  // After Play and Watch have changed places: what is seen and can be done in which.
  virtual void watchChanged() {}
  // In Watch: the node that is selected, else the one at the cursor of the search, where it has one.
  virtual void showCursor() {}
  virtual void selectNode(std::optional<search::NodeId> node) { m_watch.select(node); }
  virtual void selectState(const QString& state);  // as Session::stateText() has it
  // Whether its states are boards: what is found is a solution then, which is played on the board. Here as its comparisons have it.
  virtual bool showsSolutions() const { return m_comparable && !m_comparable->placesNodes(); }
  virtual QString solutionText(search::Cost /*cost*/) const { return {}; }  // "7 pushes"
  virtual RouteFigures figures() const;  // here of a way whose steps all cost the same

  // Openings and files. What was solved or played; nothing: nobody keeps that.
  virtual std::optional<Statistics> statistics();
  virtual void runNew() = 0;
  virtual CommandState newState() const { return CommandState::offered(true); }
  virtual void showAnother(int /*step*/) {}  // Previous and Next: -1, 1
  virtual void generate() {}
  // Where the opening in front came from (a collection), as what brings that back when its game is gone back to.
  virtual std::function<void()> origin() { return {}; }
  // The opening is in no list: it is kept also before a move is made.
  virtual bool isOpeningOwn() const { return false; }
  virtual FileKind gameFiles() const = 0;
  virtual QString gameTitle() const = 0;  // of a game without a file
  // How the way back to it is called where it is another one's; empty: it is a game like all others.
  virtual QString titleInFront() const { return {}; }
  // A text that is no game but, say, many openings: read on a thread, and then taken. Nothing: it is none.
  using TakeOther = std::function<Reading()>;
  virtual TakeOther readOther(const std::string& /*text*/, const QString& /*path*/,
                              const game::GoesOn& /*goesOn*/) {
    return {};
  }
  // A workspace's words beside the game, options among them. Reading them throws FormatError where they are wrong (what is recovered
  // is taken as far as it goes), and gives what takes them once the game is in front, before its search is shown. `light` of the
  // question is yes where one watches.
  virtual void tellWords(setup::SetUp& setUp) const = 0;
  virtual std::function<void()> readWords(const setup::SetUp& setUp, const std::string& fileName,
                                          bool isRecovered, const GameModel& game) = 0;
  // `game`, without moves while it is under way: then it is kept.
  virtual void tellPlace(setup::Words& place) const;
  // As Page::takePlace() has it, but for the file.
  virtual Reading takePlaceWords(const setup::Words& place);

  // ---- What it can do ----
  const GameModel& model() const { return m_document.game(); }
  GameModel& model() { return m_document.game(); }
  bool isGameUnderWay() const { return model().isUnderWay(); }
  bool isSolved() const { return model().end() == game::End::Solved; }
  bool hadHelp() const { return hadHelp(model()); }
  GameStore& store() { return m_document.store(); }
  // In the place of the present one, which is kept and can be gone back to. It comes from no file.
  void showGame(std::unique_ptr<GameModel> game) { replaceGame(std::move(game), {}); }
  // The same where nobody's work is in front: there is nothing to go back to.
  void arrive(std::unique_ptr<GameModel> game);
  // What takePlaceWords() is for: the place says which game is in front. True: it is, now.
  bool takePlaceGame(const setup::Words& place) { return m_sitting.takePlaceGame(place); }
  // In this window, another one, or an earlier sitting. It is the next game that is shown.
  Kept readKept(const std::string& key) { return m_sitting.readKept(key); }
  // Whether a game of an opening with that key is in front or was left, and is not over; for lists, as things are now.
  std::function<bool(const std::string& key)> begunGames();
  // The one of this opening that was in front before or was left, or this one: also where that had help and is over, or stands at
  // its opening. Of the game in front, where that had help: restart().
  void goOnWith(std::unique_ptr<GameModel> begun);
  // An opening from the gallery, which is as it was looked at the last time; nothing: the user did not want to choose.
  struct Card {
    int collection = 0;  // on the shelf
    std::size_t place = 0;
  };
  std::optional<Card> chooseCard(const GalleryShelf& shelf, const GalleryTexts& texts);
  // Makes moves, up to the first that cannot be made; whether all that were wanted were.
  void playMoves(const Take& take);
  // They become the way ahead of where the game stands, so that Redo goes along it. False: the game is full.
  bool takeAhead(const Take& take, bool isPlayed);
  void jumpTo(HistoryPosition state);
  void step(bool isUndo, game::Grain grain);  // in this game alone
  void noteGesture(HistoryPosition from) { m_document.noteGesture(from, m_parts.stepGrain); }
  // A game that had help stays as it is, and undo leads back to it: the attempt that begins had none.
  void restart();
  void stopReplay() { replay(Replay::None); }
  // In moves a second; 0: nothing is replayed.
  double replayPace() const { return m_replay ? m_replay->pace() : 0; }
  // On a card, as soon as nothing moves any more, until the game stands elsewhere. Without a title it is that of what was solved, with
  // help or without; one that is not new comes without light, and is not spoken.
  void tellEnd(GameResult result, bool isNew) { m_ending.tell(std::move(result), isNew); }
  bool isEndTold() const { return m_ending.isTold(); }
  // GameHelp and WatchControl have these.
  void hint() { m_help.hint(); }
  int hintGrade() const { return m_help.grade(); }
  void forgetHint();
  void endHint() { m_help.end(); }
  void offerBack(HistoryPosition state) { m_help.offerBack(state); }
  void addHelp(std::uint64_t count) { m_help.add(count); }
  void watch(Transport::StartAt where) { m_watch.begin(where); }
  void endWatch() { m_watch.end(); }
  bool wasWatchedHere() const { return m_watch.wasWatchedHere(); }
  void askAgain(Transport::StartAt where) { m_watch.askAgain(where); }
  void askAtLast();    // what a question waited for is there, or cannot be had
  void tellAwaited();  // a comparison that waits for it asks again
  std::optional<search::NodeId> selectedNode() const { return m_watch.selected(); }
  QAction* makeSeparator();  // for menus
  // Without a text yet.
  QAction* makeAction(IconId id, const std::function<void()>& run);
  // A switch that is as its user has left it: `use` is called with how it is, now and whenever that changes.
  void remember(QAction* action, const std::string& key, bool standard, std::function<void(bool)> use);

  // Esc at a search's end leads back to Play.
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  using Replay = ReplayControl::Direction;
  static constexpr std::string_view kPlaceGame = "game";  // of place()

  // game_page.cpp and, of what the commands say, game_commands.cpp
  void buildPanel();
  void connectCommands();
  void nameActions();
  void nameSteps();
  void positionChanged();
  void refreshSteps();
  void undo(bool isUndo);
  void stepped(Shown how, HistoryPosition before);
  void replay(Replay direction);
  void dropReplay();
  CommandState stateOfExchange(bool isUndo) const;
  CommandState stateOfGesture(bool isUndo) const;
  void seeEnd();
  void meetEnd(bool isNew);
  bool hadHelp(const GameModel& game) const {
    return game.hints() > 0 || (m_parts.countsUndo && game.undone() > 0);
  }

  // game_page_files.cpp
  const QString& path() const { return m_document.file().path; }
  void replaceGame(std::unique_ptr<GameModel> game, GameDocument::File file);
  void put(GameDocument::Entry entry, GameDocument::Goes where);
  bool goBackTo(const GameDocument::Entry* entry);
  Reading openGame(const QString& path, GameDocument::Comes how);
  enum class Choice { Nothing, File, Kept };
  Choice askWhich(const QString& path, const std::string& key, const QDateTime& when, bool isInFront);

  std::unique_ptr<Comparable> m_comparable;
  GameCommands* m_commands;
  GameDocument m_document;
  WatchControl m_watch{*this};
  GameSitting m_sitting{*this};
  GameHelp m_help{*this};
  GameEnding m_ending{*this};
  std::unique_ptr<ReplayControl> m_replay;  // null: the puzzle has no replay
  bool m_isAwaited = false;                 // by a comparison
  std::function<void()> m_origin;           // of the game in front
  PlayPanel* m_panel = nullptr;
  std::function<void(Command)> m_zoom;
  std::array<QAction*, 3> m_separators{};  // of the Game menu
  Parts m_parts;
};

}  // namespace searchlight::ui
