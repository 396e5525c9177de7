// app/lines/lines_page.cpp: the page's parts, and the way from a gesture to a turn.
#include "app/lines/lines_page.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QMenu>
#include <QRandomGenerator>
#include <QWidgetAction>
#include <algorithm>
#include <array>
#include <utility>

#include "app/lines/ball_question.h"
#include "core/lines/route.h"
#include "widgets/board/board_navigation.h"
#include "widgets/board/board_overview.h"
#include "widgets/lines/game_panel.h"
#include "widgets/lines/hint_view.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/lines/new_lines_game_dialog.h"
#include "widgets/lines/score_book.h"
#include "widgets/player/closing_card.h"
#include "widgets/player/message_bar.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

std::span<const CommandRow> linesRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<LinesCommand::MakeMove>> table{{
      {QT_TRANSLATE_NOOP("LinesCommands", "New game, same &rules"),
       QT_TRANSLATE_NOOP("LinesCommands", "Starts a new game with the same rules"), IconId::New,
       K(Qt::Key_F2)},
      {QT_TRANSLATE_NOOP("LinesCommands", "A&uto-play"),
       QT_TRANSLATE_NOOP("LinesCommands",
                         "Lets the hint player make moves until you stop it or the board is full"),
       IconId::ByItself, K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Show analysi&s"),
       QT_TRANSLATE_NOOP("LinesCommands",
                         "Shows a table of candidate moves and their values as they are sampled"),
       IconId::Table, K(Qt::Key_W), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Hi&gh scores…"),
       QT_TRANSLATE_NOOP("LinesCommands", "Shows the best games and statistics for each set of rules"),
       IconId::Scores, K(Qt::Key_S)},
      {QT_TRANSLATE_NOOP("LinesCommands", "Show distances"),
       QT_TRANSLATE_NOOP("LinesCommands",
                         "Shows each cell's distance from the selected ball, as found by the search"),
       IconId::Numbers, K(Qt::Key_M), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Show reachable cells"),
       QT_TRANSLATE_NOOP("LinesCommands", "Shades the cells that the selected ball can reach"),
       IconId::Overlay, K(Qt::Key_R), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Next balls: colours and pla&ces"), nullptr, std::nullopt, K(),
       true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Next balls: colours"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Next balls: hidden"), nullptr, std::nullopt, K(), true},
      {QT_TRANSLATE_NOOP("LinesCommands", "Ma&ke this move"),
       QT_TRANSLATE_NOOP("LinesCommands", "Plays the move whose search is shown"), IconId::Move,
       K(Qt::CTRL | Qt::Key_Return)},
  }};
  return table;
}

std::span<const GameWords> linesWords() {
  using C = GameCommand;
  static constexpr GameWords kWords[]{
      {C::Statistics},
      {C::UndoMove},
      {C::RedoMove},
      {C::Hint, QT_TRANSLATE_NOOP("LinesCommands", "&Hint"),
       QT_TRANSLATE_NOOP(
           "LinesCommands",
           "Shows what a good move would achieve; press again for the ball, its target and the move")},
      {C::PlayHint, QT_TRANSLATE_NOOP("LinesCommands", "Pla&y hint"),
       QT_TRANSLATE_NOOP("LinesCommands", "Analyses the position and plays the best move found")},
      {C::Motion, QT_TRANSLATE_NOOP("LinesCommands", "Animation"),
       QT_TRANSLATE_NOOP("LinesCommands", "Animates balls that move, vanish and appear")},
      {C::Eye, QT_TRANSLATE_NOOP("LinesCommands", "Reve&al result"),
       QT_TRANSLATE_NOOP("LinesCommands",
                         "Shows the final path as a dashed line, with the outcome and statistics, before "
                         "playback reaches them")},
      {C::Searchlight, QT_TRANSLATE_NOOP("LinesCommands", "Search&light on this move"),
       QT_TRANSLATE_NOOP("LinesCommands",
                         "Shows the path search step by step: for the last move, or from the selected ball "
                         "to the cell under the pointer")},
      {C::Compare, QT_TRANSLATE_NOOP("LinesCommands", "&Compare searches of this move"),
       QT_TRANSLATE_NOOP("LinesCommands", "Shows several searches for this ball's path side by side")},
  };
  return kWords;
}

std::uint64_t LinesPage::anySeed() { return QRandomGenerator::global()->generate(); }

LinesPage::LinesPage(const PageHost& host)
    : GamePageOf(host, kId, lines::Game({lines::presets().front().settings, anySeed(), {}}),
                 lines::kGameExtension, linesWords(), "LinesCommands") {
  m_scores = new ScoreBook(bookFile(host.inData(QStringLiteral("lines-scores.json"))), this);
  m_board = new LinesView;
  m_boards.add(m_board);
  zoomWith(m_board);
  m_panel = new GamePanel;
  m_options = new BallOptionsPanel;
  m_hintView = new HintView(this);
  m_hintView->hide();
  buildPanel();
  m_legend = new BoardLegend(m_board);
  build({.middle = m_board,
         .legend = m_legend,
         .panel = m_panel,
         .form = m_options,
         .book = m_scores,
         .clear = [this] { return placesOfPath(); },
         .next = m_actions[LinesCommand::NewSame],
         .watchesToCompare = true,
         .countsUndo = true});
  BoardNavigation& navigation = m_board->addNavigation();
  navigation.overview().avoid(workbench().closingCard());
  navigation.overview().avoid(&workbench().message());
  buildMenus();
  m_legend->setCommands(legendCommands());
  connectBoard();
  connectActions();
  connectSearch();
  connectHints();
  takeKeptLook();
  begin();
}

LinesPage::~LinesPage() = default;

// ---- What the page is made of ------------------------------------------------------------------------------------------

void LinesPage::buildPanel() {
  const auto of = [this](LinesCommand c) { return m_actions[c]; };
  m_panel->setButtons({of(LinesCommand::NewSame), of(LinesCommand::Scores), of(LinesCommand::PlayItself)});
  m_panel->setMore({of(LinesCommand::Watch), of(LinesCommand::ThinkMarks), of(LinesCommand::Reach)});
  m_panel->setLineCommands({of(LinesCommand::MakeMove)});
  m_next = new NextBalls;
  m_next->setContentsMargins(spacing::kWide, 0, 0, 0);
  m_nextPlace = new QWidgetAction(this);
  m_nextPlace->setDefaultWidget(m_next);
}

void LinesPage::connectBoard() {
  connect(m_board, &LinesView::moveWanted, this, [this](Point from, Point to) {
    isWatching() ? askAbout({from, to}) : play({from, to});
  });
  connect(m_board, &LinesView::ballChosen, this, [this] {
    if (!m_hint && !m_thinker.isThinking()) m_panel->setHintText({});  // it was about the ball before
    tellCell();
  });
  connect(m_board, &LinesView::motionFinished, this, [this] {
    if (m_playsItself) goOnByItself();
  });
  connect(m_board, &LinesView::selected, this, &LinesPage::select);
  connect(m_board, &LinesView::spaceTapped, transport(), &Transport::togglePlay);
  connect(m_board, &LinesView::hovered, this, &LinesPage::tellCell);
  connect(m_board, &LinesView::cursorMoved, this, &LinesPage::tellCell);
  connect(m_board, &LinesView::viewChanged, this, [this](double zoom) {
    showZoom(zoom);
    workbench().boardMoved();
  });
  connect(m_board, &LinesView::menuRequested, this, [this](std::optional<Point> cell, const QPoint& at) {
    QMenu* menu = contextMenu(this);
    if (cell) comparable()->fillMenu(menu, *cell);
    for (const GameCommand c : {GameCommand::Hint, GameCommand::PlayHint, GameCommand::Searchlight})
      menu->addAction(action(c));
    menu->addSeparator();
    for (const Command c : {Command::Undo, Command::Redo}) menu->addAction((*host().commands)[c]);
    menu->popup(at);
  });
}

// ---- The game ----------------------------------------------------------------------------------------------------------------

void LinesPage::runNew() {
  NewLinesGameDialog dialog(game().opening().settings, this);
  if (dialog.exec() == QDialog::Accepted) deal(dialog.settings(), dialog.seed().value_or(anySeed()));
}

void LinesPage::deal(const lines::Settings& settings, std::uint64_t seed) {
  showGame(lines::Game({settings, seed, {}}));
}

void LinesPage::gameShown(bool) {
  m_asked.reset();
  setPlaysItself(false);
  m_entered = game().isOver() ? game().state().position.score : -1;
}

void LinesPage::play(lines::Move move) {
  m_board->finishMotion();
  const lines::Board& board = game().state().position.board;
  const auto why = lines::whyIllegal(board, move);
  if (!why) return playOne(move);
  std::size_t reached = 0;
  if (*why == lines::Illegal::NoPath) {
    for (const std::int64_t mark : lines::marksAround(board, move.from)) reached += mark > 0;
    m_board->showBlocked(move.to);
  }
  // Said beside the board: a message would lie over the cells that it is about.
  const QString text = ui::illegalText(move, *why, reached);
  m_panel->setHintText(text);
  setStatus(text);
  Q_EMIT spoke(text, true);
}

void LinesPage::tellFull() {
  setPlaysItself(false);
  complain(tr("This game has reached the move limit. Start a new game."));
}

// What is undone is shown at once: whoever goes back wants to be there.
void LinesPage::showState(Shown how, HistoryPosition) {
  if (how == Shown::Move) return showTurn();
  if (how == Shown::Step) {
    setPlaysItself(false);
    m_board->finishMotion();
    workbench().message().hide();
  }
  showPosition();
  tellCell();
}

void LinesPage::gameMoved() { setStatus(restText()); }

void LinesPage::showTurn() {
  const lines::Turn turn = *lines::lastTurn(game());
  const BallQuestion played = *questionOfLastMove();
  const std::vector<Point> path = shownPath(played);
  lines::Play before = game().state();
  game().history().undoChange()->revert(before);
  m_board->showTurn(before.position, turn, path, game().state().position);
}

// On every board, of the game or of the question.
void LinesPage::showPosition() {
  const std::optional<BallQuestion> asked = question();
  m_legend->setVisible(asked.has_value());  // a game goes without
  lines::Position shown = game().state().position;
  if (asked) {
    shown.board = asked->board;
    shown.preview.clear();  // it is the game's, of another moment
  }
  m_boards.forEach([&](LinesView& board) {
    board.setPosition(shown);
    board.setSearchShown(asked.has_value());
    board.setEnds(asked ? std::optional(asked->move.from) : std::nullopt,
                  asked ? std::optional(asked->move.to) : std::nullopt);
  });
}

void LinesPage::refreshGame() {
  const lines::Position& now = game().state().position;
  const std::vector<ScoreBook::Entry> best = m_scores->best(game().opening().settings);
  // Where the board shows the next balls on their places they are told there, and once.
  m_panel->setState({game().opening().settings, now.score, now.turns, best.empty() ? 0 : best.front().score,
                     now.board.ballCount(), now.preview, m_actions[LinesCommand::PreviewColours]->isChecked(),
                     game().isOver(), game().opening().seed});
  for (QAction* helper :
       {action(GameCommand::Hint), action(GameCommand::PlayHint), m_actions[LinesCommand::PlayItself]})
    helper->setEnabled(!game().isOver());
  showNext();
}

// In the panel, or in the header where that is folded: in one place at a time. Under the searchlight there is no turn to come.
void LinesPage::showNext() {
  m_next->setBalls(game().state().position.preview, 0);
  m_nextPlace->setVisible(m_actions[LinesCommand::PreviewColours]->isChecked() && !game().isOver() &&
                          !isWatching() && !workbench().isPanelVisible());
}

// A game that goes on after its end was taken back, and gets further, is entered once more, and says that it had help.
void LinesPage::gameEnds(bool isNew) {
  setPlaysItself(false);
  m_isWon = false;
  const int score = game().state().position.score;
  const std::vector<ScoreBook::Entry> best = m_scores->best(game().opening().settings);
  // The same deal, played again from a saved game or from its seed, counts where it gets further.
  const bool isKnown = std::ranges::any_of(
      best, [&](const ScoreBook::Entry& e) { return e.seed == game().opening().seed && e.score >= score; });
  if (isKnown) m_entered = std::max(m_entered, score);
  GameResult result{.title = tr("Game over"),
                    .played = tr("%L1 points").arg(score),
                    .sentence = tr("The board is full: %L1 points.").arg(score)};
  // A hint for each move that was made or taken back: that is the machine's score.
  const auto moves = static_cast<std::uint64_t>(game().state().position.turns) + game().undone();
  const bool isMachines = game().hints() >= moves;
  if (isMachines)
    result.note = tr("Played by the computer: not recorded among your games.");
  else if (game().hints() > 0)
    result.note = tr("Help used: noted in the high scores.");
  m_panel->setHintText({});
  if (isNew && score > std::exchange(m_entered, std::max(m_entered, score)) && !isMachines)
    enterScore(result);
  tellEnd(std::move(result), isNew);
}

void LinesPage::enterScore(GameResult& result) {
  const int score = game().state().position.score;
  const lines::Cleared cleared = lines::clearedIn(game());
  QString complaint;
  const auto rank = m_scores->enter(game().opening().settings,
                                    {score,
                                     game().state().position.turns,
                                     game().opening().seed,
                                     game().undone(),
                                     game().hints(),
                                     QDateTime::currentDateTime(),
                                     {}},
                                    cleared.balls, cleared.mostAtOnce, &complaint);
  if (rank)
    result.sentence =
        tr("The board is full: %L1 points, rank %2 among your games with these rules.").arg(score).arg(*rank);
  const ScoreBook::Statistics all = m_scores->statistics(game().opening().settings);
  m_isWon = rank && *rank == 1;
  if (m_isWon)
    result.praise = all.games > 1 ? tr("Bravo! This is your new personal best.") : tr("Well played!");
  else if (rank)
    result.praise = tr("Well played! This game ranks number %1 in your list.").arg(*rank);
  if (rank) result.facts << std::pair(tr("Rank among your games"), tr("%1 of %2").arg(*rank).arg(all.games));
  // What was played is not told twice.
  if (all.best != score) result.facts << std::pair(tr("Personal best"), tr("%L1 points").arg(all.best));
  if (!complaint.isEmpty()) complain(result.sentence + QLatin1Char(' ') + complaint);
}

// All balls of the best game so far.
QPainterPath LinesPage::wonShape() const {
  QPainterPath balls;
  const lines::Board& board = game().state().position.board;
  for (int y = 0; m_isWon && y < board.size(); ++y)
    for (int x = 0; x < board.size(); ++x)
      if (!board.isEmpty({x, y})) balls.addEllipse(m_board->viewport().rectOf(Point{x, y}));
  return balls;
}

void LinesPage::say(const QString& text) {
  if (isWatching() || !workbench().isPanelVisible()) return WorkbenchPage::say(text);
  m_panel->setHintText(text);
  Q_EMIT spoke(text, false);
}

QString LinesPage::messageText() const {
  return hasMessage() || isEndTold() ? GamePage::messageText() : m_panel->hintText();
}

// It thinks and plays for those who look.
void LinesPage::left() {
  setPlaysItself(false);
  GamePage::left();
  forgetHint();
}

}  // namespace searchlight::ui
