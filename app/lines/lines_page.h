// app/lines/lines_page.h: Color Lines: a game, and the searchlight on each of its moves.
//
// The page is the controller: the board says which move is wanted, the page plays it in the game and has the board show the
// turn. While the searchlight is on, the board shows the position before one move (the last one made, or one that is only
// thought of) with the search of the ball's way over it, and clicks choose which move that is; the game stands still.
#pragma once
#include <QBasicTimer>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/lines/ball_question.h"
#include "app/lines/lines_actions.h"
#include "app/shell/board_look_menus.h"
#include "app/shell/comparable.h"
#include "app/shell/kept_games.h"
#include "app/shell/shown_boards.h"
#include "app/shell/workbench_page.h"
#include "core/lines/player/hint.h"
#include "core/lines/rules_of_game.h"
#include "widgets/board/board_legend.h"
#include "widgets/lines/hint_thinker.h"
#include "widgets/lines/lines_view.h"

class QMenu;

namespace searchlight::ui {

class BallOptionsPanel;
class GamePanel;
class HintView;
class ScoreBook;

class LinesPage : public WorkbenchPage {
  Q_OBJECT
 public:
  static constexpr const char* kId = "lines";
  static bool opens(const QString& path);  // by its name

  explicit LinesPage(const PageHost& host);
  ~LinesPage() override;

  const lines::Game& game() const { return m_game; }
  LinesView& board() { return *m_board; }
  BallOptionsPanel& options() { return *m_options; }
  ScoreBook& scores() { return *m_scores; }
  QAction* action(LinesCommand command) const { return m_actions[command]; }

  // A game that was not there before. REQUIRES: faultOf(settings) is nothing.
  void deal(const lines::Settings& settings, std::uint64_t seed);
  // Makes the move, or says why it cannot be made.
  void play(lines::Move move);
  // The move whose search is shown; nothing: the searchlight is off.
  const std::optional<BallQuestion>& question() const { return m_question; }
  // Puts the searchlight on a move of this position. Says why there is no question in it, if there is none.
  void showSearch(const BallQuestion& question, Transport::StartAt where);
  // The same for a move of the position that is shown.
  void askAbout(lines::Move move);
  void endSearch();
  // Another board of the position that is shown, over a search of its own.
  LinesView* addBoard(QWidget* parent, const Comparable::WrapGround& wrap);
  LegendCommands legendCommands() const;
  // What a cell is, and what a search over the board knows of it.
  QString describe(const WatchedRun& run, std::optional<search::NodeId> node, Point cell) const;
  std::optional<search::NodeId> nodeAt(const WatchedRun& run, Point cell) const;
  // A number that no other state of any game and question has; it comes back with undo.
  HistoryPosition moment() const { return m_moment; }

  // ---- What the window asks ----
  Document document() const override;
  QList<FileKind> readable() const override;
  QList<FileKind> writable() const override { return readable(); }
  Reading open(const QString& path) override;
  std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected) override;
  bool hasUnsavedWork() override;
  Snapshot snapshot() const override;
  Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) override;
  setup::Words place() const override;
  Reading takePlace(const setup::Words& place) override;
  Comparable* comparable() override;
  CommandState state(Command command) const override;
  void run(Command command, bool checked) override;
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
  bool isSettled() const override;
  void left() override;
  void entered() override;
  std::optional<QString> lostAtClose() override;
  std::optional<QString> windowCloses() override;
  void windowStays() override { m_kept.takeBack(); }
  // Beside the board: over it a message would hide balls. Under the searchlight there are other things beside it.
  void say(const QString& text) override;
  QString messageText() const override;

 protected:
  void changeEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  // lines_page_menus.cpp: commands
  void buildMenus();
  void takeKeptLook();
  void connectActions();
  void retranslate();

  // lines_page.cpp: parts, and the game
  static std::uint64_t anySeed();
  void connectBoard();
  void newGame();
  void dealSameRules();
  // Another game in the place of the present one. `path` empty: it comes from no file.
  void showGame(lines::Game game, const QString& path, const FileStamp& file);
  void goThroughHistory(bool isUndo);
  void positionChanged();
  HistoryPosition momentHere(bool isLit);
  void showPosition();
  void refreshPanel();
  void gameEnds();
  bool isGameUnderWay() const;

  // lines_page_hints.cpp: hints, and playing by itself
  void connectHints();
  void hint();
  void tellHint();
  void retellHint();  // in another language
  void playHint();
  void think(double seconds);
  void forgetHint();
  void setPlaysItself(bool on);
  void goOnByItself();
  void watch(bool on);
  // How fast it plays by itself.
  struct Pace {
    double seconds;  // of thought before a move
    double motion;   // LinesView::setMotionSpeed()
  };
  static constexpr std::array<Pace, 4> kPaces{{{1, 1}, {0.3, 2}, {0.1, 4}, {0.02, 0}}};  // as in the menu
  void usePace();

  // lines_page_search.cpp: the searchlight
  void connectSearch();
  void toggleSearch(bool on);
  std::optional<BallQuestion> questionOfLastMove() const;
  // A question that was asked before, with the moment() it had then.
  struct Asked {
    BallQuestion question;
    HistoryPosition moment;
  };
  void showAsked(const BallQuestion& question, HistoryPosition moment, Transport::StartAt where);
  void tellQuestion();
  void ask(Transport::StartAt where);
  void showOutcome();
  void select(std::optional<Point> cell);
  std::optional<Point> pointedCell() const;  // by hand, or else by keyboard
  void tellCell();
  QString restText() const;

  // lines_comparable.cpp: its share in comparing
  std::unique_ptr<Comparable> makeComparable();

  // lines_page_files.cpp
  // On a thread. Throws what reading throws, and ReadingGivenUp.
  lines::Game readGame(const QString& path, FileStamp& file, std::string& hash);
  void takeKeptGame();

  lines::Game m_game;
  QString m_path;
  FileStamp m_file;
  HistoryPosition m_saved = 0;   // of the game's history
  bool m_isRecovered = false;    // and not saved since: the file has another state
  std::string m_hash;            // of the file's bytes, as set-ups have it
  std::uint64_t m_number = 0;    // of games that were shown
  HistoryPosition m_moment = 0;  // of what is shown, game and question
  HistoryPosition m_lastMoment = 0;
  // Of the positions of this game: without a question, and under the searchlight on the move that led there.
  std::map<std::pair<HistoryPosition, bool>, HistoryPosition> m_moments;
  int m_entered = -1;  // the score that is in the book for this game; -1: it has not ended

  LinesActions m_actions;
  std::unique_ptr<Comparable> m_comparable;
  LinesView* m_board = nullptr;
  ShownBoards<LinesView> m_boards;  // m_board, and those of others
  GamePanel* m_panel = nullptr;
  BallOptionsPanel* m_options = nullptr;
  HintView* m_hintView = nullptr;
  ScoreBook* m_scores = nullptr;
  QMenu* m_speeds = nullptr;
  BoardLookMenus* m_look = nullptr;
  QList<QAction*> m_separators;

  std::optional<BallQuestion> m_question;
  std::vector<Asked> m_askedBefore, m_askedAfter;  // under the same searchlight, by clicks
  bool m_wasEntered = false;
  bool m_hasSetUp = false;  // its game is the one that is wanted, not one that was kept
  KeptGames m_kept{QStringLiteral("lines-games"), lines::kGameExtension};
  std::optional<Point> m_selected;

  HintThinker m_thinker;
  std::optional<lines::player::Hint> m_hint;  // of the present position
  int m_hintGrade = 0;                        // how much of it has been told
  bool m_playsHint = false;                   // as soon as it is found
  bool m_playsItself = false;
  std::size_t m_pace = 0;  // of kPaces, while it plays by itself
  QBasicTimer m_pause;     // between two moves of its own
};

}  // namespace searchlight::ui
