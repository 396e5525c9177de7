// app/lines/lines_page.h: Color Lines: a game, and the searchlight on each of its moves.
//
// What is watched is the position before one move: the last one made, or one that is only thought of. Clicks choose which move that
// is, and undo goes back through what was asked before it goes back in the game.
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

#include "app/game/game_page_of.h"
#include "app/lines/ball_question.h"
#include "app/shell/board_look_menus.h"
#include "app/shell/commands.h"
#include "app/shell/comparable.h"
#include "core/lines/player/hint.h"
#include "core/lines/rules_of_game.h"
#include "widgets/board/board_legend.h"
#include "widgets/lines/hint_view.h"
#include "widgets/lines/lines_view.h"

class QMenu;
class QWidgetAction;

namespace searchlight::ui {

class BallOptionsPanel;
class GamePanel;
class HintView;
class NextBalls;
class ScoreBook;

// What it has of the commands of all games.
std::span<const GameWords> linesWords();

// In the order of the table in lines_page.cpp.
enum class LinesCommand {
  NewSame,
  PlayItself,
  Watch,
  Scores,
  ThinkMarks,
  Reach,
  PreviewPlaces,
  PreviewColours,
  PreviewHidden,
  MakeMove,
};

// Single letters work while the board or a button has the focus. The previews exclude each other.
std::span<const CommandRow> linesRows();
using LinesActions = CommandsOf<LinesCommand>;

class LinesPage : public GamePageOf<lines::Rules> {
  Q_OBJECT
 public:
  static constexpr const char* kId = "lines";
  static bool opens(const files::Recognised& file);

  explicit LinesPage(const PageHost& host);
  ~LinesPage() override;

  LinesView& board() { return *m_board; }
  BallOptionsPanel& options() { return *m_options; }
  ScoreBook& scores() { return *m_scores; }
  using GamePage::action;
  QAction* action(LinesCommand command) const { return m_actions[command]; }

  // A game that was not there before. REQUIRES: faultOf(settings) is nothing.
  void deal(const lines::Settings& settings, std::uint64_t seed);
  // Makes the move, or says why it cannot be made.
  void play(lines::Move move);
  // The move whose search is shown; nothing: the searchlight is off.
  std::optional<BallQuestion> question() const {
    return isWatching() ? std::optional(m_asked->question) : std::nullopt;
  }
  // Puts the searchlight on a move of this position.
  void showSearch(const BallQuestion& question, Transport::StartAt where);
  // The same for a move of the position that is shown, if there is one.
  void askAbout(lines::Move move);
  void endSearch() { endWatch(); }
  // Another board of the position that is shown, over a search of its own.
  LinesView* addBoard(QWidget* parent, const Comparable::WrapGround& wrap);
  LegendCommands legendCommands() const;
  // What a cell is, and what a search over the board knows of it.
  QString describe(const WatchedRun& run, std::optional<search::NodeId> node, Point cell) const;
  std::optional<search::NodeId> nodeAt(const WatchedRun& run, Point cell) const;
  HistoryPosition moment() const override;

  // ---- What the window asks ----
  void run(Command command, bool checked) override;
  QRectF cellPlace(Point cell) const override { return placeOn(*m_board, cell); }
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
  void left() override;
  // Beside the board: over it a message would hide balls. Under the searchlight there are other things beside it.
  void say(const QString& text) override;
  QString messageText() const override;

 protected:
  void timerEvent(QTimerEvent* event) override;
  void gameShown(bool isOtherOpening) override;
  void showState(Shown how, HistoryPosition before) override;
  void gameMoved() override;
  void refreshGame() override;
  bool isMoving() const override { return m_board->isMoving(); }
  void finishMotion() override { m_board->finishMotion(); }
  void showPace() override;
  void gameEnds(bool isNew) override;
  QPainterPath wonShape() const override;
  void tellFull() override;
  void tellHint(int grade) override;
  bool isHintAwaited() const override { return m_thinker.isThinking(); }
  QString whichPiece() const override { return tr("Which ball?", "on the button of Hint"); }
  void hintForgotten() override;
  bool isThinking() const override { return m_thinker.isThinking(); }
  void playHint() override;
  bool chooseQuestion() override;
  Transport::StartAt followGame() override;
  QString questionText() const override;
  Asked ask() override;
  void watchChanged() override;
  void showCursor() override;
  void selectNode(std::optional<search::NodeId> node) override;
  void selectState(const QString& state) override;
  bool canGoThroughQuestions(bool isUndo) const override;
  void goThroughQuestions(bool isUndo) override;
  FileKind gameFiles() const override;
  QString gameTitle() const override { return tr("Game of Color Lines"); }
  QList<QAction*> helpers() const override;
  QString helpText() const override;
  std::optional<Statistics> statistics() override;
  CommandState newState() const override;
  void runNew() override;
  CommandState stepState(bool isUndo) const override;
  std::unique_ptr<Comparable> makeComparable() override;
  void tellWords(setup::SetUp& setUp) const override;
  std::function<void()> readWords(const setup::SetUp& setUp, const std::string& fileName, bool isRecovered,
                                  const GameModel& game) override;
  void tellPlace(setup::Words& place) const override;
  Reading takePlaceWords(const setup::Words& place) override;
  void retranslate() override;

 private:
  // lines_page_menus.cpp: commands, hints, and auto-play
  void buildMenus();
  void takeKeptLook();
  void connectActions();
  void connectHints();
  void tellFound();
  void retellFound();  // in another language
  void think(double seconds);
  void setPlaysItself(bool on);
  void goOnByItself();
  void watchPlayer(bool on);
  // How fast it plays by itself.
  struct Pace {
    double seconds;  // of thought before a move
    double motion;   // LinesView::setMotionSpeed()
  };
  static constexpr std::array<Pace, 4> kPaces{{{1, 1}, {0.3, 2}, {0.1, 4}, {0.02, 0}}};  // as in the menu

  // lines_page.cpp: parts, and the game
  static std::uint64_t anySeed();
  void buildPanel();
  void connectBoard();
  void showPosition();
  void showNext();
  void showTurn();

  // lines_page_search.cpp: the searchlight
  void connectSearch();
  std::optional<BallQuestion> questionOfLastMove() const;
  // What the card of a search's end leaves free: the ends first, then the path that it is about.
  std::vector<QRectF> placesOfPath() const;
  // A question that was asked, with the moment() it had then.
  struct AskedMove {
    BallQuestion question;
    HistoryPosition moment;
    bool isSuggested = false;  // nobody has made or thought of it
  };
  void askMove(const BallQuestion& question);
  // Into the book, and what that says goes to the result.
  void enterScore(GameResult& result);
  HistoryPosition momentHere(bool isLit) const;
  void select(std::optional<Point> cell);
  std::optional<Point> pointedCell() const;  // by hand, or else by keyboard
  void tellCell();
  QString restText() const;

  bool m_isWon = false;  // the game that has ended is the best of its kind
  int m_entered = -1;    // the score that is in the book for this game; -1: it has not ended

  LinesActions m_actions{linesRows(), "LinesCommands"};
  LinesView* m_board = nullptr;
  ShownBoards<LinesView> m_boards;  // m_board, and those of others
  BoardLegend* m_legend = nullptr;
  GamePanel* m_panel = nullptr;
  NextBalls* m_next = nullptr;  // in the header while the panel is folded
  QWidgetAction* m_nextPlace = nullptr;
  BallOptionsPanel* m_options = nullptr;
  HintView* m_hintView = nullptr;
  ScoreBook* m_scores = nullptr;
  QMenu* m_speeds = nullptr;
  BoardLookMenus* m_look = nullptr;
  QAction* m_separator = nullptr;  // of the View menu

  std::optional<AskedMove> m_asked;                    // what is watched, or was before the light went off
  std::vector<AskedMove> m_askedBefore, m_askedAfter;  // under the same searchlight, by clicks
  std::optional<Point> m_selected;
  // Of the positions of games: without a question, and under the searchlight on the move that led there.
  mutable std::map<std::pair<HistoryPosition, bool>, HistoryPosition> m_moments;
  mutable HistoryPosition m_lastMoment = 0;

  HintThinker m_thinker;
  std::optional<lines::player::Hint> m_hint;  // of the present position
  bool m_playsHint = false;                   // as soon as it is found
  bool m_playsItself = false;
  HistoryPosition m_itselfFrom = 0;  // where that began
  std::size_t m_pace = 0;            // of kPaces, while it plays by itself
  QBasicTimer m_pause;               // between two moves of its own
};

}  // namespace searchlight::ui
