// app/lines/lines_page_search.cpp: the searchlight on a move: the question, and what the page says of its answer.
#include <exception>

#include "app/lines/ball_question.h"
#include "app/lines/lines_page.h"
#include "app/shell/set_up_words.h"
#include "core/files/recognise.h"
#include "core/geometry/point.h"
#include "core/lines/route.h"
#include "core/text/failure.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/player/message_bar.h"
#include "widgets/run/taken_goal.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

using namespace set_up_words;
using search::NodeId;

void LinesPage::connectSearch() {
  connect(m_options, &BallOptionsPanel::optionsChanged, this, [this] {
    askAgain(Transport::StartAt::Same);
    Q_EMIT comparable()->questionChanged();
    Q_EMIT changed();
  });
  connect(&search(), &WatchedRun::searchChanged, this, [this] {
    select(m_selected);
    tellCell();
  });
  connect(transport(), &Transport::settingsChanged, this,
          [this] { m_board->showBreakpoints(transport()->breakpoints()); });
}

void LinesPage::selectNode(std::optional<NodeId> node) {
  if (node) selectState(QString::fromStdString(search().session().stateText(*node)));
}

void LinesPage::selectState(const QString& state) {
  const auto cell = pointFromText(state.toStdString());
  if (!cell || !game().state().position.board.contains(*cell)) return;
  m_board->select(cell);
  m_board->centreOn(*cell);
}

// From the chosen ball to the cell that is pointed at, by hand or keyboard; else the last move. Before there is one there is much to
// see all the same: the longest way that can be asked about; on a board that is almost empty it is an example on a fuller one.
bool LinesPage::chooseQuestion() {
  setPlaysItself(false);
  m_board->finishMotion();
  const std::optional<Point> ball = m_board->chosenBall();
  const std::optional<Point> to = pointedCell();
  const lines::Board& board = game().state().position.board;
  const bool isThought = ball && to && board.isEmpty(*to);
  const bool isOfOther = m_asked && m_asked->isSuggested && ball && *ball != m_asked->question.move.from;
  // What was shown here is shown again.
  if (!isThought && m_asked && !isOfOther && wasWatchedHere()) return true;
  const auto question = isThought ? std::optional(BallQuestion{board, {*ball, *to}}) : questionOfLastMove();
  if (question) {
    askMove(*question);
    return true;
  }
  auto suggested = longestPath(board, ball);
  if (!suggested) {
    say(ball ? tr("This ball is blocked on all sides, so there is no path to search for.")
             : tr("No ball can move, so there is no path to search for."));
    return false;
  }
  if (!ball && !winds(*suggested)) suggested = windingExample(game().opening().settings);
  askMove(*suggested);
  m_asked->isSuggested = true;
  return true;
}

std::vector<QRectF> LinesPage::placesOfPath() const {
  std::vector<QRectF> places = m_board->neighbourhoodsOfEnds();
  if (!search().hasSearch()) return places;
  for (const NodeId node : search().answerNodes())
    if (const auto cell =
            node == search::kNoNode ? std::nullopt : pointFromText(search().session().stateText(node)))
      places.push_back(m_board->viewport().rectOf(*cell));
  return places;
}

std::optional<BallQuestion> LinesPage::questionOfLastMove() const {
  const lines::MoveChange* change = game().history().undoChange();
  if (!change) return std::nullopt;
  lines::Play before = game().state();
  change->revert(before);
  return BallQuestion{before.position.board, change->move()};
}

// Undo and redo come back to a moment that has been.
HistoryPosition LinesPage::momentHere(bool isLit) const {
  const auto [at, isNew] = m_moments.try_emplace({GamePage::moment(), isLit}, m_lastMoment + 1);
  if (isNew) ++m_lastMoment;
  return at->second;
}

HistoryPosition LinesPage::moment() const { return isWatching() ? m_asked->moment : momentHere(false); }

void LinesPage::askMove(const BallQuestion& question) {
  m_askedBefore.clear();
  m_askedAfter.clear();
  m_asked = {question, question == questionOfLastMove() ? momentHere(true) : ++m_lastMoment};
}

void LinesPage::showSearch(const BallQuestion& question, Transport::StartAt where) {
  setPlaysItself(false);
  askMove(question);
  const bool isAnother = isWatching();
  watch(where);
  if (isAnother) Q_EMIT comparable()->questionChanged();
}

void LinesPage::askAbout(lines::Move move) {
  if (!isWatching()) return;
  const lines::Board& board = m_asked->question.board;
  if (board[move.from] == lines::kNoBall || !board.isEmpty(move.to)) return;
  m_askedBefore.push_back(*m_asked);
  m_askedAfter.clear();
  m_asked = {{board, move}, ++m_lastMoment};
  watch(Transport::StartAt::Same);
  Q_EMIT comparable()->questionChanged();
}

bool LinesPage::canGoThroughQuestions(bool isUndo) const {
  return !(isUndo ? m_askedBefore : m_askedAfter).empty();
}

void LinesPage::goThroughQuestions(bool isUndo) {
  std::vector<AskedMove>& there = isUndo ? m_askedBefore : m_askedAfter;
  (isUndo ? m_askedAfter : m_askedBefore).push_back(*m_asked);
  m_asked = there.back();
  there.pop_back();
  watch(Transport::StartAt::Same);
  Q_EMIT comparable()->questionChanged();
}

// The light goes to the move that is the last one now. Before the first one it stays on that, which is then only thought of.
Transport::StartAt LinesPage::followGame() {
  m_askedBefore.clear();
  m_askedAfter.clear();
  if (const auto last = questionOfLastMove()) {
    m_asked = {*last, momentHere(true)};
  } else if (const auto next = game().history().redoOf(game().history().position())) {
    m_asked = {{game().state().position.board, game().history().change(*next)->move()}, momentHere(true)};
  }
  return Transport::StartAt::Same;
}

void LinesPage::watchChanged() {
  if (!isWatching()) {
    m_askedBefore.clear();
    m_askedAfter.clear();
    m_board->select(std::nullopt);
  }
  m_board->setRun(isWatching() ? &search() : nullptr);
  m_board->setRulers(isWatching());
  showNext();
  if (!isWatching()) m_actions[LinesCommand::MakeMove]->setEnabled(false);
  Q_EMIT partsChanged();
  Q_EMIT comparable()->questionChanged();
}

GamePage::Asked LinesPage::ask() {
  const BallQuestion& question = m_asked->question;
  m_actions[LinesCommand::MakeMove]->setEnabled(question.board == game().state().position.board);
  showPosition();
  return {{factoryOf(question, m_options->options(), host().memory), namesOf(question, m_options->options())},
          {}};
}

QString LinesPage::questionText() const {
  const lines::Move& move = m_asked->question.move;
  const bool isHere = m_asked->question.board == game().state().position.board;
  return (!m_asked->isSuggested ? tr("Find a path for the ball from %1, %2 to %3, %4")
          : isHere ? tr("Example: the ball's path from %1, %2 to %3, %4. Click a ball and a cell "
                        "to choose another.")
                   : tr("Example on a crowded board: the ball's path from %1, %2 to %3, %4. Click a ball "
                        "and a cell to choose another."))
      .arg(move.from.x)
      .arg(move.from.y)
      .arg(move.to.x)
      .arg(move.to.y);
}

// ---- Single cells --------------------------------------------------------------------------------------------------------------

std::optional<NodeId> LinesPage::nodeAt(const WatchedRun& run, Point cell) const {
  const lines::Board& board = game().state().position.board;
  if (!run.hasSearch() || !board.contains(cell)) return std::nullopt;
  return run.nodeOf(static_cast<NodeId>(board.cell(cell)));
}

void LinesPage::select(std::optional<Point> cell) {
  if (cell && !isWatching()) return m_board->select(std::nullopt);  // in a game cells are for balls
  m_selected = cell;
  workbench().showNode(cell && isWatching() ? nodeAt(search(), *cell) : std::nullopt);
}

QString LinesPage::describe(const WatchedRun& run, std::optional<NodeId> node, Point cell) const {
  QStringList parts{QString::fromStdString(pointText(cell))};
  parts << m_board->groundDescription(cell);
  if (!node || !run.hasSearch()) return parts.join(QStringLiteral(" · "));
  const search::PlayedNode record = run.player().node(*node);
  if (record.status != search::NodeStatus::Unseen)
    parts << statusText(run, *node) << tr("distance %1").arg(record.g);
  return parts.join(QStringLiteral(" · "));
}

std::optional<Point> LinesPage::pointedCell() const {
  return m_board->hoveredCell() ? m_board->hoveredCell() : m_board->cursorCell();
}

void LinesPage::showCursor() {
  if (pointedCell()) tellCell();  // what the line says at rest does not depend on the cursor
}

// At rest the line says what the turn did; it comes back when nothing is pointed at.
void LinesPage::tellCell() {
  const std::optional<Point> cell = pointedCell();
  const std::optional<NodeId> node = cell && isWatching() ? nodeAt(search(), *cell) : std::nullopt;
  workbench().lookAtNode(node);
  setStatus(cell ? describe(search(), node, *cell) : restText());
}

QString LinesPage::restText() const {
  const auto turn = lines::lastTurn(game());
  const auto last = questionOfLastMove();
  if (!turn || !last) return settingsText(game().opening().settings);
  return turnText(*turn, lines::findRoute(last->board, last->move).steps(),
                  m_actions[LinesCommand::PreviewPlaces]->isChecked());
}

LinesView* LinesPage::addBoard(QWidget* parent, const Comparable::WrapGround& wrap) {
  auto* board = new LinesView(parent, wrap);
  m_boards.add(board);
  connect(board, &LinesView::moveWanted, this, [this](Point from, Point to) { askAbout({from, to}); });
  board->setMotionSpeed(0);
  board->setPreview(LinesView::Preview::Hidden);
  board->setRulers(true);
  board->addNavigation();
  board->setCellText(m_board->cellText());
  board->setValueLayer(m_board->valueLayer());
  board->setAnswerPreview(action(GameCommand::Eye)->isChecked());
  showPosition();
  return board;
}

// ---- Workspaces and places -----------------------------------------------------------------------------------------------------
//
// question: algorithm, weight, ties; with from and to where the searchlight is on, and then `rows` of the board before the
// move as `board` in words of their own ("....1...2/.."); `light` no where it was and is off. view: layer, text, answer (ahead of the search).

namespace {

// The rows of a board in one word.
std::string boardWord(const lines::Board& board) {
  std::string out;
  for (int y = 0; y < board.size(); ++y) out += (y > 0 ? "/" : "") + lines::rowText(board, y);
  return out;
}
std::optional<lines::Board> boardFromWord(const std::string& word, const lines::Settings& settings) {
  lines::Board board(settings.size);
  const auto side = static_cast<std::size_t>(settings.size);
  if (word.size() != side * (side + 1) - 1) return std::nullopt;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const std::size_t x = i % (side + 1), y = i / (side + 1);
    const int colour = word[i] - '0';
    if (x == side ? word[i] != '/' : word[i] != '.' && (colour < 1 || colour > settings.colours))
      return std::nullopt;
    if (x < side && word[i] != '.')
      board.set({static_cast<int>(x), static_cast<int>(y)}, static_cast<lines::Colour>(colour));
  }
  return board;
}

// The move whose search a set-up shows; nothing: it shows none. Throws FormatError.
std::optional<BallQuestion> questionFrom(const setup::SetUp& setUp, const lines::Game& game,
                                         const std::string& file) {
  const auto point = [&](WordName name) {
    const std::string* word = setUp.question.find(name);
    return word ? pointFromText(*word) : std::nullopt;
  };
  const std::string* word = setUp.question.find("board");
  if (!setUp.question.find("from") && !setUp.question.find("to") && !word) return std::nullopt;
  const auto from = point("from"), to = point("to");
  const auto board =
      word ? boardFromWord(*word, game.opening().settings) : std::optional(game.state().position.board);
  const auto fail = [&](std::string_view name, const Failure& what) {
    throw FormatError(file, 0, ReaderErrors::tr("question: %1", behind(name, what)));
  };
  if (!board)
    fail("board", ReaderErrors::tr("must be a board of this game's size and colours, with / between rows"));
  if (!from || !board->contains(*from) || (*board)[*from] == lines::kNoBall)
    fail("from", ReaderErrors::tr("must be a cell with a ball"));
  if (!to || !board->isEmpty(*to)) fail("to", ReaderErrors::tr("must be an empty cell"));
  return BallQuestion{*board, {*from, *to}};
}

}  // namespace

bool LinesPage::opens(const files::Recognised& file) { return file.is(files::Kind::LinesGame); }

FileKind LinesPage::gameFiles() const {
  return {tr("Color Lines games (%1)"), {QLatin1Char('*') + QString::fromUtf8(lines::kGameExtension.data())}};
}

// `game`, one that has not begun, as rules_of_game.h has it; or `rules`, a game of which only the rules count: what goes on is
// kept, and after one that is over another begins.
void LinesPage::tellPlace(setup::Words& place) const {
  if (!isGameUnderWay()) return GamePage::tellPlace(place);
  place.set("rules",
            game::text(lines::Game({game().opening().settings, game().opening().seed, {}}).record()));
}

Reading LinesPage::takePlaceWords(const setup::Words& place) {
  const std::string* rules = place.find("rules");
  if (takePlaceGame(place) || isGameUnderWay() || !rules) return Reading::taken();
  try {
    const lines::Game like = game::readGame<lines::Rules>(*rules, "rules");
    arrive(modelOf(lines::Game({like.opening().settings, anySeed(), {}})));
  } catch (const std::exception&) {  // of a later version: where a page begins is a place, too
  }
  return Reading::taken();
}

void LinesPage::tellWords(setup::SetUp& setUp) const {
  setUp.question = setup::wordsOf(lines::ballOptions(), m_options->options());
  if (m_asked && (isWatching() || wasWatchedHere())) {
    const BallQuestion& asked = m_asked->question;
    setUp.question.set("from", pointText(asked.move.from));
    setUp.question.set("to", pointText(asked.move.to));
    setUp.question.set("board", boardWord(asked.board));
    if (!isWatching()) setUp.question.set("light", std::string(kNoYes[0]));
  }
  if (m_selected) setUp.selection = pointText(*m_selected);
  m_look->tell(setUp.view);
}

std::function<void()> LinesPage::readWords(const setup::SetUp& setUp, const std::string& fileName,
                                           bool isRecovered, const GameModel& game) {
  const auto question = questionFrom(setUp, gameOf(game), fileName);
  BallOptions options;
  if (const auto wrong = setup::takeWords(lines::ballOptions(), options, setUp.question))
    throw FormatError(fileName, 0, *wrong);
  if (!isRecovered) m_look->verify(setUp.view, fileName);
  // Before there was such a word a question that was told was shown.
  const bool isLit = placeOf(setUp.question, "light", kNoYes) != std::optional<std::size_t>(0);
  return [this, question, isLit, options, view = setUp.view, selected = pointFromText(setUp.selection)] {
    m_options->setOptions(options);
    m_look->take(view);
    if (!question) return;
    if (!isLit) return askMove(*question);
    showSearch(*question, Transport::StartAt::Start);
    if (selected && question->board.contains(*selected)) m_board->select(*selected);
  };
}

}  // namespace searchlight::ui
