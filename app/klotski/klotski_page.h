// app/klotski/klotski_page.h: Klotski: a game, and the searchlight on the placement that is played.
//
// The page is the controller: the board says which slide is wanted, the page plays it in the game and has the board show what
// has come of it. What is still needed from everywhere is found on a thread, once for each opening, and looked up after every
// slide; the graph, and Compare's, read the same placements. A solution becomes the way ahead in the game's own history, so replaying it is redo, and going back undo. While the
// searchlight is on, the board shows the placement of a node of the search, and the game stands still.
#pragma once
#include <QBasicTimer>
#include <QPixmap>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/klotski/klotski_actions.h"
#include "app/klotski/klotski_question.h"
#include "app/klotski/remaining_finder.h"
#include "app/klotski/way_finder.h"
#include "app/shell/comparable.h"
#include "app/shell/kept_games.h"
#include "app/shell/shown_boards.h"
#include "app/shell/workbench_page.h"
#include "core/klotski/board_text.h"
#include "core/klotski/rules_of_game.h"
#include "core/klotski/shared_component.h"
#include "widgets/klotski/klotski_view.h"

class QMenu;

namespace searchlight::ui {

class BestBook;
class KlotskiBoard;
class GraphPanel;
class KlotskiGraph;
class KlotskiPanel;
class LayoutEditor;
class ReplayBar;
class SlideOptionsPanel;
template <typename Editor>
class DrawingDesk;

class KlotskiPage : public WorkbenchPage {
  Q_OBJECT
 public:
  static constexpr const char* kId = "klotski";
  static bool opens(const QString& path);  // by its name

  explicit KlotskiPage(const PageHost& host);
  ~KlotskiPage() override;

  const klotski::Game& game() const { return m_game; }
  KlotskiView& board() { return *m_board; }
  SlideOptionsPanel& options() { return *m_options; }
  BestBook& best() { return *m_best; }
  KlotskiGraph& graph() { return *m_graph; }
  QString openingName() const;
  // A picture of a placement of the game's board, for tips.
  QPixmap thumbnail(const klotski::Placement& placement) const;
  // Where game and history stand: a number that no other state has.
  HistoryPosition moment() const { return (m_serial << kSerialBits) + m_game.history().position(); }
  QAction* action(KlotskiCommand command) const { return m_actions[command]; }
  // What is still needed; null: it is being found, or there was no memory for it.
  const klotski::Component* remaining() const { return m_remaining.get(); }
  // All placements of the game's board, for whoever waits for them.
  const std::shared_ptr<klotski::SharedComponent>& component() const { return m_component; }

  // A game that was not there before, from an opening of the catalogue.
  void deal(std::size_t opening);
  // Makes the slide; nothing happens where it cannot be made.
  void play(int piece, Point to);
  bool isLit() const { return m_isLit; }
  // How the game's placement is searched; what is wrong, where it cannot be, or not yet: then what it needs is being found.
  Comparable::Asked asked(const SlideOptions& options);
  // Comparable::questionChanged() as soon as what a question needs is found, or cannot be, or has been given up.
  void awaitGoals() { m_isAwaited = m_finder.isFinding(); }
  // One more board that shows the game's placement, and the search that it is given; whoever asks owns it.
  KlotskiBoard* addBoard(QWidget* parent);
  const ShownBoards<KlotskiBoard>& compared() const { return m_compared; }
  void setLit(bool isLit, Transport::StartAt where);
  // ---- What the window asks ----
  Comparable* comparable() override;
  Document document() const override;
  QList<FileKind> readable() const override;
  QList<FileKind> writable() const override { return readable(); }
  Reading open(const QString& path) override;
  std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected) override;
  bool hasUnsavedWork() override;
  bool canPaste(const QMimeData* content) const override;
  void paste(const QMimeData* content) override;
  QString pasteable() const override;
  Snapshot snapshot() const override;
  Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) override;
  setup::Words place() const override;
  Reading takePlace(const setup::Words& place) override;
  CommandState state(Command command) const override;
  void run(Command command, bool checked) override;
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
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
  static constexpr int kSerialBits = 40;  // more slides than a game can have

  // klotski_page.cpp: parts, and the game
  void buildMenus();
  void connectBoard();
  void connectActions();
  void retranslate();
  // `known` are all placements of its board, or of another one; null: nobody has any.
  void showGame(klotski::Game game, const QString& path, const FileStamp& file,
                std::shared_ptr<klotski::SharedComponent> known = {});
  bool goThroughHistory(bool isUndo);
  void jumpTo(HistoryPosition position);
  // The game stands elsewhere: `isSeen` where the slide that led there is to be seen.
  void positionChanged(bool isSeen);
  void showPlacement(bool isSeen);
  void refreshPanel();
  void gameSolved();
  bool isGameUnderWay() const { return m_game.history().changeCount() > 0; }
  klotski::Count count() const;
  void tellPiece(std::optional<int> piece);

  // klotski_page_openings.cpp
  void chooseOpening();
  void dealAnother(int step);
  void connectDesk();

  // klotski_page_play.cpp: what is still needed, hints and replay
  void connectPlay();
  void tellAwaited();  // what a comparison waits for is there, or is not being found any more: it asks again
  void findRemaining();
  QString verdict() const;
  void hint();
  void tellHint();
  void forgetHint();
  void playHint();
  void solve();
  // The first slide of a shortest solution; says why there is none.
  std::optional<klotski::PieceSlide> bestSlide();
  void setReplay(Replay replay);
  void replayOne();

  // klotski_page_search.cpp: the searchlight
  void connectSearch();
  void ask(Transport::StartAt where);
  void askAtLast();
  void showNode(std::optional<search::NodeId> node);
  void followCursor();
  void showOutcome();
  void refreshCompared();
  void styleCompared();

  // klotski_comparable.cpp: its share in comparing
  std::unique_ptr<Comparable> makeComparable();

  // klotski_page_graph.cpp: all placements, drawn
  QWidget* makeMiddle();  // the board and the graph
  void showGraph(bool isShown);
  void refreshGraph();
  void goTo(const klotski::Placement& placement);
  void goAlong(const klotski::PlacementWay& way);

  // klotski_page_files.cpp
  void takeKeptGame();
  void tellDrawing();

  std::unique_ptr<Comparable> m_comparable;
  ShownBoards<KlotskiBoard> m_compared;  // boards of a comparison
  klotski::Game m_game;
  HistoryPosition m_serial = 0;          // counts the games
  std::optional<std::size_t> m_opening;  // the board's place in the catalogue
  QString m_path;
  FileStamp m_file;
  HistoryPosition m_saved = 0;  // of the game's history
  bool m_isRecovered = false;   // and not saved since: the file has another state
  std::string m_hash;           // of the file's bytes, as set-ups have it
  bool m_isDrawn = false;       // the opening is the user's own, and in no file
  bool m_wasEntered = false, m_isBehind = true;
  bool m_hasSetUp = false;  // its game is the one that is wanted, not one that was kept
  KeptGames m_kept{QStringLiteral("klotski-games"), klotski::kGameExtension};
  std::optional<klotski::Played> m_enteredBest;  // of this game, in the book already

  KlotskiActions m_actions;
  KlotskiView* m_board = nullptr;
  GraphPanel* m_graphPanel = nullptr;  // beside the board, where it is wanted
  KlotskiGraph* m_graph = nullptr;     // dies with the panel
  KlotskiPanel* m_panel = nullptr;
  ReplayBar* m_replayBar = nullptr;
  SlideOptionsPanel* m_options = nullptr;
  BestBook* m_best = nullptr;
  QMenu *m_counts = nullptr, *m_styles = nullptr, *m_names = nullptr;
  QList<QAction*> m_separators;

  RemainingFinder m_finder, m_drawingFinder;
  std::unique_ptr<DrawingDesk<LayoutEditor>> m_desk;
  WayFinder m_ways{host().memory};
  std::shared_ptr<klotski::SharedComponent> m_component;  // of the game's board
  std::shared_ptr<const klotski::Component> m_remaining;
  bool m_isRemainingLost = false;                      // there was no memory for it
  klotski::Count m_toldCount = klotski::Count::Moves;  // that comparisons know
  bool m_isAwaited = false;                            // a comparison's question waits for it
  int m_hintGrade = 0;                                 // how much of the hint has been told
  Replay m_replay = Replay::None;
  QBasicTimer m_replayTimer;

  bool m_isLit = false;
  std::optional<search::NodeId> m_selected;  // a node that was chosen, of the present session
  std::optional<setup::SetUp> m_awaited;     // whose search could not begin yet
};

}  // namespace searchlight::ui
