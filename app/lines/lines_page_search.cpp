// app/lines/lines_page_search.cpp: the searchlight on a move: the question, and what the page says of its answer.
#include <utility>

#include "app/lines/ball_options_panel.h"
#include "app/lines/lines_page.h"
#include "core/geometry/point_text.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/search/catalogue_texts.h"
#include "widgets/search/message_bar.h"
#include "widgets/search/taken_goal.h"

namespace searchlight::ui {

using search::NodeId;

void LinesPage::connectSearch() {
  connect(m_options, &BallOptionsPanel::optionsChanged, this, [this] {
    ask(Transport::StartAt::Same);
    Q_EMIT changed();
  });
  connect(&search(), &WatchedRun::answerChanged, this, &LinesPage::showOutcome);
  connect(&search(), &WatchedRun::moved, this, [this] {
    if (pointedCell()) tellCell();  // what the line says at rest does not depend on the cursor
  });
  connect(&search(), &WatchedRun::searchChanged, this, [this] { select(m_selected); });
  connect(transport(), &Transport::settingsChanged, this, [this] {
    m_board->showBreakpoints(transport()->breakpoints());
    Q_EMIT changed();
  });
  const auto show = [this](Point cell) {
    m_board->select(cell);
    m_board->centreOn(cell);
  };
  connect(&workbench(), &SearchWorkbench::nodeActivated, this, [this, show](NodeId n) {
    show(m_game.state().position.board.point(search().session().stateNumber(n)));
  });
  connect(&workbench(), &SearchWorkbench::stateActivated, this, [this, show](const QString& state) {
    if (const auto cell = pointFromText(state.toStdString());
        cell && m_game.state().position.board.contains(*cell))
      show(*cell);
  });
  showOutcome();
}

// From the chosen ball to the cell that is pointed at, by hand or keyboard; else the last move.
void LinesPage::toggleSearch(bool on) {
  if (!on) return endSearch();
  setPlaysItself(false);
  m_board->finishMotion();
  const std::optional<Point> ball = m_board->chosenBall();
  const std::optional<Point> to = pointedCell();
  const lines::Board& board = m_game.state().position.board;
  const bool isThought = ball && to && board.isEmpty(*to);
  if (const auto question =
          isThought ? std::optional(BallQuestion{board, {*ball, *to}}) : questionOfLastMove()) {
    showSearch(*question, Transport::StartAt::Start);
    transport()->play();
    return;
  }
  m_actions[LinesCommand::Searchlight]->setChecked(false);
  say(tr("There is no move yet. Make one, or choose a ball and point at an empty cell, and switch the "
         "searchlight on "
         "again (%1).")
          .arg(m_actions[LinesCommand::Searchlight]->shortcut().toString(QKeySequence::NativeText)));
}

std::optional<BallQuestion> LinesPage::questionOfLastMove() const {
  const lines::MoveChange* change = m_game.history().undoChange();
  if (!change) return std::nullopt;
  lines::Play before = m_game.state();
  change->revert(before);
  return BallQuestion{before.position.board, change->move()};
}

void LinesPage::askAbout(lines::Move move) {
  if (!m_question || m_question->board[move.from] == lines::kNoBall || !m_question->board.isEmpty(move.to))
    return;
  m_askedBefore.push_back({*m_question, m_moment});
  m_askedAfter.clear();
  showAsked({m_question->board, move}, ++m_lastMoment, Transport::StartAt::Same);
}

void LinesPage::showSearch(const BallQuestion& question, Transport::StartAt where) {
  setPlaysItself(false);
  const bool isBegun = !m_question;
  m_askedBefore.clear();
  m_askedAfter.clear();
  if (isBegun) {
    workbench().message().hide();
    takeUsualSpeed();
    m_board->setRun(&search());
  }
  const HistoryPosition moment = question == questionOfLastMove() ? momentHere(true) : ++m_lastMoment;
  showAsked(question, moment, isBegun ? where : Transport::StartAt::Same);
}

void LinesPage::showAsked(const BallQuestion& question, HistoryPosition moment, Transport::StartAt where) {
  m_question = question;
  m_moment = moment;
  forgetHint();
  m_actions[LinesCommand::Searchlight]->setChecked(true);
  m_actions[LinesCommand::MakeMove]->setEnabled(question.board == m_game.state().position.board);
  showPosition();
  workbench().setSearchShown(true);
  m_options->show();
  tellQuestion();
  ask(where);
  if (pointedCell()) tellCell();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void LinesPage::endSearch() {
  m_actions[LinesCommand::Searchlight]->setChecked(false);
  m_actions[LinesCommand::MakeMove]->setEnabled(false);
  m_options->hide();
  workbench().setSearchShown(false);
  if (!m_question) return;
  m_question.reset();
  m_askedBefore.clear();
  m_askedAfter.clear();
  m_moment = momentHere(false);
  transport()->clear();
  m_board->select(std::nullopt);
  m_board->setRun(nullptr);
  showPosition();
  tellCell();  // other balls stand there, and no marks
  Q_EMIT m_comparable->questionChanged();
  showOutcome();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void LinesPage::ask(Transport::StartAt where) {
  if (m_question)
    transport()->setSearch(factoryOf(*m_question, m_options->options(), host().memory),
                           namesOf(*m_question, m_options->options()), where);
  Q_EMIT m_comparable->questionChanged();
}

void LinesPage::tellQuestion() {
  if (!m_question) return;
  m_options->setQuestion(tr("How does the ball get from %1, %2 to %3, %4?")
                             .arg(m_question->move.from.x)
                             .arg(m_question->move.from.y)
                             .arg(m_question->move.to.x)
                             .arg(m_question->move.to.y));
}

void LinesPage::showOutcome() {
  const bool isSolved =
      m_question && search().hasSearch() && search().answer().outcome == search::Outcome::Solved;
  workbench().setRouteFigures(isSolved ? std::optional(figuresOf(m_options->options(), search()))
                                       : std::nullopt);
}

// ---- Single cells --------------------------------------------------------------------------------------------------------------

std::optional<NodeId> LinesPage::nodeAt(const WatchedRun& run, Point cell) const {
  const lines::Board& board = m_game.state().position.board;
  if (!run.hasSearch() || !board.contains(cell)) return std::nullopt;
  return run.nodeOf(static_cast<NodeId>(board.cell(cell)));
}

void LinesPage::select(std::optional<Point> cell) {
  if (cell && !m_question) return m_board->select(std::nullopt);  // in a game cells are for balls
  m_selected = cell;
  workbench().showNode(cell && m_question ? nodeAt(search(), *cell) : std::nullopt);
}

QString LinesPage::describe(const WatchedRun& run, std::optional<NodeId> node, Point cell) const {
  QStringList parts{QString::fromStdString(pointText(cell))};
  parts << m_board->groundDescription(cell);
  if (!node || !run.hasSearch()) return parts.join(QStringLiteral(" · "));
  const search::PlayedNode record = run.player().node(*node);
  if (record.status != search::NodeStatus::Unseen)
    parts << statusText(run, *node) << tr("mark %1").arg(record.g);
  return parts.join(QStringLiteral(" · "));
}

std::optional<Point> LinesPage::pointedCell() const {
  return m_board->hoveredCell() ? m_board->hoveredCell() : m_board->cursorCell();
}

// At rest the line says what the turn did; it comes back when nothing is pointed at.
void LinesPage::tellCell() {
  const std::optional<Point> cell = pointedCell();
  if (!cell) return setStatus(restText());
  setStatus(describe(search(), m_question ? nodeAt(search(), *cell) : std::nullopt, *cell));
}

QString LinesPage::restText() const {
  const auto turn = lines::lastTurn(m_game);
  const auto last = questionOfLastMove();
  if (!turn || !last) return settingsText(m_game.opening().settings);
  return turnText(*turn, lines::findRoute(last->board, last->move).steps());
}

LinesView* LinesPage::addBoard(QWidget* parent, const Comparable::WrapGround& wrap) {
  auto* board = new LinesView(parent, wrap);
  m_boards.add(board);
  connect(board, &LinesView::moveWanted, this, [this](Point from, Point to) { askAbout({from, to}); });
  board->setMotionSpeed(0);
  board->setPreview(LinesView::Preview::Hidden);
  board->addNavigation();
  board->setCellText(m_board->cellText());
  board->setValueLayer(m_board->valueLayer());
  board->setAnswerPreview(m_actions[LinesCommand::Eye]->isChecked());
  showPosition();
  return board;
}

}  // namespace searchlight::ui
