// app/lines/lines_page.cpp: the page's parts, and the way from a gesture to a turn.
#include "app/lines/lines_page.h"

#include <QDateTime>
#include <QMenu>
#include <QRandomGenerator>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/lines/ball_options_panel.h"
#include "core/lines/route.h"
#include "widgets/board/board_navigation.h"
#include "widgets/board/board_overview.h"
#include "widgets/lines/game_panel.h"
#include "widgets/lines/hint_view.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/lines/new_lines_game_dialog.h"
#include "widgets/lines/score_book.h"
#include "widgets/search/closing_card.h"
#include "widgets/search/message_bar.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

std::uint64_t LinesPage::anySeed() { return QRandomGenerator::global()->generate(); }

LinesPage::LinesPage(const PageHost& host)
    : WorkbenchPage(host, kId), m_game({lines::presets().front().settings, anySeed(), {}}) {
  m_comparable = makeComparable();
  m_scores = new ScoreBook(bookFile("lines-scores.json"), this);
  m_board = new LinesView;
  m_boards.add(m_board);
  m_panel = new GamePanel;
  m_options = new BallOptionsPanel;
  m_hintView = new HintView(this);
  m_hintView->hide();
  auto* question = new QWidget;
  auto* column = new QVBoxLayout(question);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(spacing::kUnit * 2);
  column->addWidget(m_panel);
  column->addWidget(m_options);
  auto* legend = new BoardLegend(m_board);
  build(m_board, legend, question);
  workbench().setOneSearch(m_actions[LinesCommand::Eye], [this] { return m_board->neighbourhoodsOfEnds(); });
  BoardNavigation& navigation = m_board->addNavigation();
  navigation.overview().avoid(workbench().closingCard());
  navigation.overview().avoid(&workbench().message());
  buildMenus();
  legend->setCommands(legendCommands());
  m_panel->setCommands({m_actions[LinesCommand::NewSame], m_actions[LinesCommand::Hint],
                        m_actions[LinesCommand::Searchlight]});
  connectBoard();
  connectActions();
  connectSearch();
  connectHints();
  connect(m_scores, &ScoreBook::changed, this, &LinesPage::refreshPanel);
  takeKeptLook();
  retranslate();
  endSearch();
  positionChanged();
}

LinesPage::~LinesPage() = default;

Comparable* LinesPage::comparable() { return m_comparable.get(); }

// ---- What the page is made of ------------------------------------------------------------------------------------------

void LinesPage::connectBoard() {
  connect(m_board, &LinesView::moveWanted, this, [this](Point from, Point to) {
    m_question ? askAbout({from, to}) : play({from, to});
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
    workbench().closingCard()->place();
  });
  connect(m_board, &LinesView::menuRequested, this, [this](std::optional<Point> cell, const QPoint& at) {
    QMenu menu(this);
    if (cell) m_comparable->fillMenu(&menu, *cell);
    for (const LinesCommand c : {LinesCommand::Hint, LinesCommand::PlayHint, LinesCommand::Searchlight})
      menu.addAction(m_actions[c]);
    menu.addSeparator();
    for (const Command c : {Command::Undo, Command::Redo}) menu.addAction((*host().commands)[c]);
    menu.exec(at);
  });
}

// ---- The game ----------------------------------------------------------------------------------------------------------------

void LinesPage::newGame() {
  NewLinesGameDialog dialog(m_game.opening().settings, this);
  if (dialog.exec() == QDialog::Accepted) deal(dialog.settings(), dialog.seed().value_or(anySeed()));
}

void LinesPage::dealSameRules() {
  if (mayReplace()) deal(m_game.opening().settings, anySeed());
}

void LinesPage::deal(const lines::Settings& settings, std::uint64_t seed) {
  showGame(lines::Game({settings, seed, {}}), {}, {});
}

void LinesPage::showGame(lines::Game game, const QString& path, const FileStamp& file) {
  setPlaysItself(false);
  endSearch();
  transport()->dropStateBreakpoints();
  workbench().message().hide();
  m_game = std::move(game);
  ++m_number;
  m_moments.clear();
  m_path = path;
  m_file = file;
  m_saved = m_game.history().position();
  m_isRecovered = false;
  m_hash.clear();
  m_entered = m_game.isOver() ? m_game.state().position.score : -1;
  Q_EMIT m_comparable->boardReplaced();
  positionChanged();
}

void LinesPage::play(lines::Move move) {
  m_board->finishMotion();
  const lines::Position before = m_game.state().position;
  if (const auto why = lines::whyIllegal(before.board, move)) {
    std::size_t reached = 0;
    if (*why == lines::Illegal::NoWay) {
      for (const std::int64_t mark : lines::marksAround(before.board, move.from)) reached += mark > 0;
      m_board->showBlocked(move.to);
    }
    // Said beside the board: a message would lie over the cells that it is about.
    const QString text = ui::illegalText(move, *why, reached);
    m_panel->setHintText(text);
    setStatus(text);
    Q_EMIT spoke(text, true);
    return;
  }
  const std::vector<Point> way = shownWay({before.board, move});
  if (m_game.play(move) == game::Made::Full) {
    setPlaysItself(false);
    return complain(tr("This game has as many moves as a game can have. Begin another one."));
  }
  const lines::Turn turn = *lines::lastTurn(m_game);
  workbench().message().hide();
  m_moment = momentHere(false);
  forgetHint();
  m_board->showTurn(before, turn, way, m_game.state().position);
  setStatus(turnText(turn, way.empty() ? 0 : way.size() - 1));
  refreshPanel();
  if (m_game.isOver()) gameEnds();
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

// What is undone is shown at once: whoever goes back wants to be there. Under the searchlight the questions that clicks have
// asked are gone through first; then the game, and the light goes to the move that is then the last one. Before the first move
// it stays on that one, which is then only thought of.
void LinesPage::goThroughHistory(bool isUndo) {
  setPlaysItself(false);
  m_board->finishMotion();
  std::vector<Asked>& there = isUndo ? m_askedBefore : m_askedAfter;
  if (m_question && !there.empty()) {
    (isUndo ? m_askedAfter : m_askedBefore).push_back({*m_question, m_moment});
    const Asked asked = there.back();
    there.pop_back();
    return showAsked(asked.question, asked.moment, Transport::StartAt::Same);
  }
  const auto undone = isUndo ? questionOfLastMove() : std::nullopt;
  if (!(isUndo ? m_game.undo() : m_game.redo())) return;
  workbench().message().hide();
  positionChanged();
  if (!m_question) return;
  if (const auto last = questionOfLastMove()) return showSearch(*last, Transport::StartAt::Same);
  m_askedAfter.clear();
  showAsked(*undone, momentHere(true), Transport::StartAt::Same);
}

// Undo and redo come back to a moment that has been.
HistoryPosition LinesPage::momentHere(bool isLit) {
  const auto [at, isNew] = m_moments.try_emplace({m_game.history().position(), isLit}, m_lastMoment + 1);
  if (isNew) ++m_lastMoment;
  return at->second;
}

void LinesPage::positionChanged() {
  m_moment = momentHere(false);
  forgetHint();
  showPosition();
  refreshPanel();
  setStatus(restText());
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

// On every board, of the game or of the question.
void LinesPage::showPosition() {
  lines::Position shown = m_game.state().position;
  if (m_question) {
    shown.board = m_question->board;
    shown.preview.clear();  // it is the game's, of another moment
  }
  m_boards.forEach([&](LinesView& board) {
    board.setPosition(shown);
    board.setSearchShown(m_question.has_value());
    board.setEnds(m_question ? std::optional(m_question->move.from) : std::nullopt,
                  m_question ? std::optional(m_question->move.to) : std::nullopt);
  });
}

void LinesPage::refreshPanel() {
  const lines::Position& now = m_game.state().position;
  const std::vector<ScoreBook::Entry> best = m_scores->best(m_game.opening().settings);
  m_panel->setState({m_game.opening().settings, now.score, now.turns, best.empty() ? 0 : best.front().score,
                     now.board.ballCount(), now.preview, !m_actions[LinesCommand::PreviewHidden]->isChecked(),
                     m_game.isOver(), m_game.undone(), m_game.opening().seed, m_game.hints()});
}

// A game that goes on after its end was taken back, and gets further, is entered once more, and says that it had help.
void LinesPage::gameEnds() {
  setPlaysItself(false);
  const int score = m_game.state().position.score;
  const std::vector<ScoreBook::Entry> best = m_scores->best(m_game.opening().settings);
  // The same deal, played again from a saved game or from its seed, counts where it gets further.
  const bool isKnown = std::ranges::any_of(
      best, [&](const ScoreBook::Entry& e) { return e.seed == m_game.opening().seed && e.score >= score; });
  if (isKnown) m_entered = std::max(m_entered, score);
  if (score <= m_entered) return say(tr("The board is full again: %L1 points.").arg(score));
  m_entered = score;
  const lines::Cleared cleared = lines::clearedIn(m_game);
  QString complaint;
  const auto rank = m_scores->enter(m_game.opening().settings,
                                    {score,
                                     m_game.state().position.turns,
                                     m_game.opening().seed,
                                     m_game.undone(),
                                     m_game.hints(),
                                     QDateTime::currentDateTime(),
                                     {}},
                                    cleared.balls, cleared.mostAtOnce, &complaint);
  const QString over =
      rank ? tr("The board is full: %L1 points, place %2 of your games of this kind.").arg(score).arg(*rank)
           : tr("The board is full: %L1 points.").arg(score);
  if (!complaint.isEmpty()) return complain(over + QLatin1Char(' ') + complaint);
  say(over);
}

void LinesPage::say(const QString& text) {
  if (m_question || !workbench().isPanelVisible()) return WorkbenchPage::say(text);
  m_panel->setHintText(text);
  Q_EMIT spoke(text, false);
}

QString LinesPage::messageText() const {
  return hasMessage() ? WorkbenchPage::messageText() : m_panel->hintText();
}

bool LinesPage::isGameUnderWay() const { return m_game.history().changeCount() > 0; }

// It thinks and plays for those who look.
void LinesPage::left() {
  WorkbenchPage::left();
  setPlaysItself(false);
  forgetHint();
  m_board->finishMotion();
}

// The game of the last sitting comes back when its page is looked at for the first time, unless another one is there.
void LinesPage::entered() {
  WorkbenchPage::entered();
  if (!std::exchange(m_wasEntered, true)) {
    takeKeptGame();
    if (!m_scores->complaint().isEmpty()) complainBeside(m_scores->complaint());
  } else {
    m_scores->read();  // other windows and programs enter theirs
  }
}

bool LinesPage::isSettled() const {
  return !m_board->isMoving() && !m_thinker.isThinking() && (!m_question || WorkbenchPage::isSettled());
}

}  // namespace searchlight::ui
