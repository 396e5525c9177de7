// app/klotski/klotski_page.h: Klotski: a game, and the searchlight on the position that is played.
//
// What is still needed from everywhere is found on a thread, once for each opening, and looked up after every slide; the graph, and
// Compare's, read the same positions. A solution becomes the way ahead in the game's own tree, so replaying it is redo.
#pragma once
#include <QPixmap>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/game/game_page_of.h"
#include "app/game/graph_beside.h"
#include "app/klotski/klotski_question.h"
#include "app/shell/commands.h"
#include "app/shell/comparable.h"
#include "core/klotski/board_text.h"
#include "core/klotski/component.h"
#include "core/klotski/position_graph.h"
#include "core/klotski/rules_of_game.h"
#include "widgets/klotski/klotski_view.h"
#include "widgets/task/task.h"

class QMenu;

namespace searchlight::ui {

class BestBook;
class KlotskiBoard;
class KlotskiGraph;
class KlotskiPanel;
class LayoutEditor;
class SlideOptionsPanel;

// What it has of the commands of all games.
std::span<const GameWords> klotskiWords();

// In the order of the table in klotski_actions.cpp.
enum class KlotskiCommand {
  CountMoves,
  CountStraight,
  CountSteps,
  ShowGoal,
  StyleLacquer,
  StyleWood,
  StyleFlat,
  NamesByLanguage,
  NamesChinese,
  NamesLetters,
  NamesNone,
  Graph,
  GraphWithSearch,
  Copy,
  Experiment,
};

// Settings::look(): by PieceStyle, by PieceNameStyle.
inline constexpr char kKlotskiStyle[] = "klotski/style", kKlotskiNames[] = "klotski/names";

// Single letters work while the board or a button has the focus. Counts, styles and names exclude each other.
std::span<const CommandRow> klotskiRows();
using KlotskiActions = CommandsOf<KlotskiCommand>;

template <typename Editor>
class DrawingDesk;

class KlotskiPage : public GamePageOf<klotski::Rules> {
  Q_OBJECT
 public:
  static constexpr const char* kId = "klotski";
  static bool opens(const files::Recognised& file);

  explicit KlotskiPage(const PageHost& host);
  ~KlotskiPage() override;

  KlotskiView& board() { return *m_board; }
  SlideOptionsPanel& options() { return *m_options; }
  BestBook& best() { return *m_best; }
  KlotskiGraph& graph() { return *m_graph; }
  QString openingName() const;
  // A picture of a position of the game's board, for tips.
  QPixmap thumbnail(const klotski::Position& position) const;
  using GamePage::action;
  QAction* action(KlotskiCommand command) const { return m_actions[command]; }
  // What is still needed; null: it is being found, or there was no memory for it.
  const klotski::Component* remaining() const { return m_remaining.get(); }
  // All positions of the game's board, for whoever waits for them.
  const std::shared_ptr<klotski::SharedComponent>& component() const { return m_component; }

  // The game of an opening of the catalogue, as it was left.
  void deal(std::size_t opening);
  // Makes the slide; nothing happens where it cannot be made.
  void play(int piece, Point to);
  // How the game's position is searched; what is wrong, where it cannot be, or not yet: then what it needs is being found.
  Asked asked(const SlideOptions& options);
  // Where what a comparison's question needs is being found.
  void awaitGoals() {
    if (m_finder.isBusy()) await();
  }
  // One more board that shows the game's position, and the search that it is given; whoever asks owns it.
  KlotskiBoard* addBoard(QWidget* parent);
  const ShownBoards<KlotskiBoard>& compared() const { return m_compared; }

  // ---- What the window asks ----
  QString pasteable() const override;
  QRectF cellPlace(Point cell) const override;
  void takeLooks() override;
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
  void entered() override;

 protected:
  void gameShown(bool isOtherOpening) override;
  void showState(Shown how, HistoryPosition before) override;
  void refreshGame() override;
  bool isMoving() const override { return m_board->isMoving(); }
  void finishMotion() override { m_board->finishMotion(); }
  void showAnother(int step) override;
  void showPace() override;
  void gameEnds(bool isNew) override;
  QPainterPath wonShape() const override { return m_board->goalPieces(); }
  void tellHint(int grade) override;
  void hintForgotten() override;
  std::vector<Move> bestMoves() override;
  bool isHintAwaited() const override { return m_finder.isBusy() && !m_remaining; }
  bool isThinking() const override { return m_finder.isBusy() || m_pathThere.isBusy(); }
  QString questionText() const override;
  QString solutionText(search::Cost cost) const override;
  Asked ask() override;
  void watchChanged() override;
  void showCursor() override;
  FileKind gameFiles() const override;
  QString gameTitle() const override { return tr("Klotski: %1").arg(openingName()); }
  QString titleInFront() const override { return openingName(); }
  bool isOpeningOwn() const override { return !m_opening; }
  CommandState newState() const override;
  std::optional<Statistics> statistics() override;
  void runNew() override;
  CommandState stepState(bool isUndo) const override;
  std::unique_ptr<Comparable> makeComparable() override;
  void tellWords(setup::SetUp& setUp) const override;
  std::function<void()> readWords(const setup::SetUp& setUp, const std::string& fileName, bool isRecovered,
                                  const GameModel& game) override;
  void retranslate() override;

 private:
  // klotski_page.cpp: parts, and the game
  void buildMenus();
  void takeKeptLook();
  void connectBoard();
  void connectActions();
  klotski::Count count() const;
  void tellPiece(std::optional<int> piece);
  void copyPosition();
  void sayPiecesAnew();
  void makeDesk();

  // klotski_page_play.cpp: what is still needed, and hints
  void connectPlay();
  void findRemaining();
  QString verdict() const;
  QString wasteText(const klotski::PieceSlide& best) const;
  QString aimText(const std::vector<PieceName>& names) const;
  klotski::Rules::Move moveOf(const klotski::PieceSlide& slide) const;
  std::optional<klotski::PieceSlide> bestSlide();

  // klotski_page_search.cpp: the searchlight
  void connectSearch();
  void refreshCompared();
  void setLook(const KlotskiLook& look);  // of all boards

  // klotski_page_graph.cpp: all positions, drawn
  QWidget* makeMiddle();  // the board and the graph
  void refreshGraph();
  void goTo(const klotski::Position& position);
  void goAlong(const klotski::PositionPath& path);

  PositionFollower m_follower;
  ShownBoards<KlotskiBoard> m_compared;          // boards of a comparison
  std::optional<std::size_t> m_opening;          // the board's place in the catalogue
  std::optional<std::uint32_t> m_fewest;         // from the opening, in the count that is chosen
  std::optional<klotski::Played> m_enteredBest;  // of this game, in the book already

  KlotskiActions m_actions{klotskiRows(), "KlotskiCommands"};
  KlotskiView* m_board = nullptr;
  GraphBeside m_beside{kId, *host().settings, *m_actions[KlotskiCommand::Graph],
                       *m_actions[KlotskiCommand::GraphWithSearch]};
  KlotskiGraph* m_graph = nullptr;  // dies with its panel
  KlotskiPanel* m_panel = nullptr;
  SlideOptionsPanel* m_options = nullptr;
  BestBook* m_best = nullptr;
  QMenu *m_counts = nullptr, *m_styles = nullptr, *m_names = nullptr;

  Task<std::shared_ptr<const klotski::Component>> m_finder, m_drawingFinder;
  std::unique_ptr<DrawingDesk<LayoutEditor>> m_desk;
  Task<klotski::PositionPath> m_pathThere;
  std::shared_ptr<klotski::SharedComponent> m_component;  // of the game's board
  std::shared_ptr<klotski::SharedComponent>
      m_drawn;  // of the board that is about to be shown, where its editor has it
  std::shared_ptr<const klotski::Component> m_remaining;
  bool m_isRemainingLost = false;                      // there was no memory for it
  klotski::Count m_toldCount = klotski::Count::Moves;  // that comparisons know
};

}  // namespace searchlight::ui
