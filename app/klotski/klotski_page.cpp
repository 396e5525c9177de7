// app/klotski/klotski_page.cpp: the page's parts, and the way from a gesture to a slide.
#include "app/klotski/klotski_page.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <array>
#include <utility>
#include <vector>

#include "app/game/drawing_desk.h"
#include "app/klotski/klotski_question.h"
#include "app/klotski/layout_editor.h"
#include "app/klotski/opening_list.h"
#include "app/shell/experiment_words.h"
#include "app/shell/settings.h"
#include "core/klotski/code.h"
#include "widgets/klotski/best_book.h"
#include "widgets/klotski/klotski_panel.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

using C = KlotskiCommand;
constexpr std::array kStyleCommands{C::StyleLacquer, C::StyleWood, C::StyleFlat};  // by PieceStyle
constexpr std::array kNameCommands{C::NamesByLanguage, C::NamesChinese, C::NamesLetters,
                                   C::NamesNone};                                     // by PieceNameStyle
constexpr std::array kCountCommands{C::CountMoves, C::CountStraight, C::CountSteps};  // by klotski::Count

}  // namespace

KlotskiPage::KlotskiPage(const PageHost& host)
    : GamePageOf(host, kId, klotski::Game({openingBoard(firstOpening()), {}}), klotski::kGameExtension,
                 klotskiWords(), "KlotskiCommands"),
      m_opening(firstOpening()) {
  m_best = new BestBook(bookFile(host.inData(QStringLiteral("klotski-best.json"))), this);
  m_component = std::make_shared<klotski::SharedComponent>(game().opening().board, host.memory);
  m_board = new KlotskiView;
  m_board->setBoard(game().opening().board);
  m_panel = new KlotskiPanel;
  m_options = new SlideOptionsPanel;
  const Commands& window = *host.commands;
  m_panel->setMore(
      {action(GameCommand::PlayHint), action(GameCommand::Draw), m_actions[C::Graph], window[Command::New]});
  m_panel->setLineCommands({m_actions[C::Graph]});
  makeDesk();
  build({.middle = makeMiddle(),
         .panel = m_panel,
         .form = m_options,
         .book = m_best,
         .desk = m_desk.get(),
         .graph = &m_beside,
         .clear = [this] {
           // What has to be there in the end, then all of it.
           QRectF goals;
           const klotski::Board& board = game().opening().board;
           for (const klotski::Goal& goal : board.goals())
             for (const Point cell : board.pieces()[static_cast<std::size_t>(goal.piece)].cells)
               goals |=
                   QRectF(m_board->pixels().pixelOf(QPointF(goal.anchor.x + cell.x, goal.anchor.y + cell.y)),
                          QSizeF(1, 1) * m_board->pixels().cell());
           return std::vector{goals, m_board->pixels().frame()};
         }});
  buildMenus();
  connectBoard();
  connectActions();
  connectPlay();
  connectSearch();
  takeKeptLook();
  begin();
}

KlotskiPage::~KlotskiPage() = default;

// ---- What the page is made of ------------------------------------------------------------------------------------------

void KlotskiPage::buildMenus() {
  m_actions.exclude(C::CountMoves, C::CountSteps);
  m_actions.exclude(C::StyleLacquer, C::StyleFlat);
  m_actions.exclude(C::NamesByLanguage, C::NamesNone);
  m_counts = new QMenu(this);
  m_styles = new QMenu(this);
  m_names = new QMenu(this);
  for (const C c : kCountCommands) m_counts->addAction(m_actions[c]);
  for (const C c : kStyleCommands) m_styles->addAction(m_actions[c]);
  for (const C c : kNameCommands) m_names->addAction(m_actions[c]);
}

// What was chosen the last time.
void KlotskiPage::takeLooks() {
  const auto chosen = [this](const char* key, const auto& commands) {
    const int look = host().settings->look(key, static_cast<int>(commands.size()));
    return m_actions[commands[static_cast<std::size_t>(look)]];
  };
  for (QAction* look : {chosen(kKlotskiStyle, kStyleCommands), chosen(kKlotskiNames, kNameCommands)})
    look->trigger();
}

void KlotskiPage::takeKeptLook() {
  takeLooks();
  m_actions[C::CountMoves]->setChecked(true);
  remember(m_actions[C::ShowGoal], "klotski/goal", true, [this](bool isShown) {
    KlotskiLook look = m_board->look();
    look.isGoalShown = isShown;
    setLook(look);
  });
  m_beside.begin(
      workbench().message(), [this] { return isWatching(); }, [this] { refreshGraph(); });
}

void KlotskiPage::connectBoard() {
  connect(m_board, &KlotskiView::slideWanted, this, &KlotskiPage::play);
  connect(m_board, &KlotskiView::spaceTapped, transport(), &Transport::togglePlay);
  connect(m_board, &KlotskiView::pieceHovered, this, &KlotskiPage::tellPiece);
  connect(m_board, &KlotskiView::cursorPieceChanged, this, [this] { tellPiece(m_board->cursorPiece()); });
  connect(m_board, &KlotskiView::menuRequested, this, [this](const QPoint& at) {
    QMenu* menu = contextMenu(this);
    for (const GameCommand c :
         {GameCommand::Hint, GameCommand::PlayHint, GameCommand::Solve, GameCommand::Searchlight})
      menu->addAction(action(c));
    menu->addSeparator();
    for (const Command c : {Command::Undo, Command::Redo}) menu->addAction((*host().commands)[c]);
    menu->addAction(action(GameCommand::Restart));
    menu->addAction(m_actions[C::Copy]);
    menu->popup(at);
  });
}

void KlotskiPage::connectActions() {
  const auto on = [this](C c, auto slot) { connect(m_actions[c], &QAction::triggered, this, slot); };
  on(C::Copy, [this] { copyPosition(); });
  on(C::Experiment,
     [this] { experimentWith(host(), {.domain = "klotski", .sources = {"catalogue"}, .runs = {}}); });
  const auto remember = [this](const char* key, std::size_t chosen, std::size_t count) {
    host().settings->setLook(key, static_cast<int>(count), static_cast<int>(chosen));
  };
  for (std::size_t i = 0; i < kStyleCommands.size(); ++i)
    on(kStyleCommands[i], [this, i, remember] {
      KlotskiLook look = m_board->look();
      look.style = static_cast<PieceStyle>(i);
      setLook(look);
      remember(kKlotskiStyle, i, kStyleCommands.size());
    });
  for (std::size_t i = 0; i < kNameCommands.size(); ++i)
    on(kNameCommands[i], [this, i, remember] {
      KlotskiLook look = m_board->look();
      look.names = static_cast<PieceNameStyle>(i);
      speakAs(look.names);
      setLook(look);
      sayPiecesAnew();
      remember(kKlotskiNames, i, kNameCommands.size());
    });
  for (std::size_t i = 0; i < kCountCommands.size(); ++i)
    on(kCountCommands[i], [this, i] {
      SlideOptions options = m_options->options();
      options.count = static_cast<klotski::Count>(i);
      m_options->setOptions(options);
    });
  // By hand: a set-up that is watched asks nothing.
  connect(action(GameCommand::Searchlight), &QAction::triggered, this,
          [this] { m_beside.offer(tr("Also show the search on the graph of all positions?")); });
}

// What the nodes of the search are called names pieces: none of them is called as it was, and the run's views are told so.
void KlotskiPage::sayPiecesAnew() {
  if (hintGrade() > 0) tellHint(hintGrade());
  if (!search().hasSearch()) return;
  const std::optional<search::NodeId> selected = selectedNode();
  Q_EMIT search().moved(search().position(), search().position(), true);
  if (selected) selectNode(selected);
}

klotski::Count KlotskiPage::count() const { return m_options->options().count; }

// ---- The game ----------------------------------------------------------------------------------------------------------------

void KlotskiPage::gameShown(bool isOtherOpening) {
  const klotski::Board& board = game().opening().board;
  m_opening = openingOf(board);
  m_enteredBest.reset();
  m_board->setBoard(board);
  m_options->setFoldable(board.isOfFamily());
  if (!isOtherOpening || m_component->board() == board) return;
  m_isRemainingLost = false;
  m_finder.cancel();
  m_finder.release(std::exchange(m_remaining, nullptr));
  auto known = std::exchange(m_drawn, nullptr);
  if (!known || !(known->board() == board))
    known = std::make_shared<klotski::SharedComponent>(board, host().memory);
  m_finder.release(std::exchange(m_component, std::move(known)));
  if (!isBehind()) findRemaining();
}

void KlotskiPage::play(int piece, Point to) {
  if (isWatching()) return;
  const klotski::Board& board = game().opening().board;
  playOne({board.anchor(game().state(), piece), to});
}

void KlotskiPage::showState(Shown how, HistoryPosition) {
  if (how == Shown::Step) m_board->finishMotion();
  how == Shown::AtOnce ? m_board->setPosition(game().state()) : m_board->showPosition(game().state());
}

QString KlotskiPage::openingName() const {
  if (m_opening) return openingTitle(*m_opening);
  return game().opening().title.empty() ? tr("Custom board") : shownTitle(game().opening().title);
}

void KlotskiPage::refreshGame() {
  KlotskiPanel::State state;
  state.title = openingName();
  if (m_opening) {
    state.subtitle = openingSubtitle(*m_opening);
    state.fewest = openingFewest(*m_opening);
  }
  const klotski::Board& board = game().opening().board;
  if (const QString goal = goalText(board, pieceNames(board, spokenStyle())); !goal.isEmpty())
    state.subtitle += (state.subtitle.isEmpty() ? QString() : QStringLiteral("\n")) + goal;
  state.played = game().tally();
  for (std::size_t i = 0; m_remaining && !m_remaining->isUnsolvable() && i < 3; ++i) {
    const auto figure = [&](const klotski::Position& at) {
      const klotski::Component::Needed needed = m_remaining->of(at, static_cast<klotski::Count>(i));
      return KlotskiPanel::Figure{needed.exact.value_or(needed.atLeast), needed.exact.has_value()};
    };
    state.needed[i] = figure(game().state());
    // Not in the catalogue: the opening is among those that can be reached.
    if (const auto fewest = figure(board.opening()); !state.fewest[i] && fewest.isExact)
      state.fewest[i] = fewest;
  }
  if (const auto best = m_best->best(board)) state.best = best->best;
  m_fewest.reset();
  if (const auto& fewest = state.fewest[static_cast<std::size_t>(count())]; fewest && fewest->isExact)
    m_fewest = fewest->number;
  state.verdict = verdict();
  m_panel->setState(state);
  refreshGraph();
  refreshCompared();
}

void KlotskiPage::gameEnds(bool isNew) {
  const klotski::Played played = game().tally();
  const QString figures = tr("%1, %2, %3", "moves, straight slides, steps")
                              .arg(countedText(played.moves, klotski::Count::Moves),
                                   countedText(played.straight, klotski::Count::Straight),
                                   countedText(played.steps, klotski::Count::Steps));
  GameResult result{.title = {}, .played = figures, .sentence = {}};
  const bool isHelped = game().hints() > 0;
  const bool isKnown = m_best->best(game().opening().board).has_value();
  Standing standing{.played = played.in(count()), .fewest = m_fewest, .isProven = true};
  if (isHelped) {
    result.sentence = tr("Solved with help: %1.").arg(figures);
  } else if (!isNew || m_enteredBest == played) {
    result.sentence = tr("Solved again: %1.").arg(figures);
  } else {
    m_enteredBest = played;
    QString complaint;
    const bool isBest = m_best->enter(game().opening().board, played, &complaint);
    standing.isFirst = isBest && !isKnown;
    standing.isBetter = isBest;
    result.sentence = tr("Solved: %1.").arg(figures);
    if (!complaint.isEmpty()) complain(result.sentence + QLatin1Char(' ') + complaint);
  }
  if (const auto best = m_best->best(game().opening().board)) {
    const std::uint32_t own = best->best.in(count());
    standing.isBest = own == standing.played;
    // What was played is not told twice.
    if (isHelped || !standing.isBest)
      result.facts << std::pair(tr("Personal best"), countedText(own, count()));
  }
  if (!isHelped && isNew) result.praise = standing.praise();
  if (m_fewest) standing.tellFewest(countedText(*m_fewest, count()), isHelped, result);
  tellEnd(std::move(result), isNew);
}

// At rest the line says which opening it is.
void KlotskiPage::tellPiece(std::optional<int> piece) {
  setStatus(piece ? m_board->description(*piece) : openingName());
}

// As short as can be: the catalogue's rows where they tell it.
void KlotskiPage::copyPosition() {
  const klotski::Board& board = game().opening().board;
  const klotski::Position& position = m_board->position();
  const auto code = board.codeOf(position);
  QApplication::clipboard()->setText(
      QString::fromStdString(code ? klotski::rowsOf(*code) : klotski::boardText(board.openedAt(position))));
  say(tr("Position copied to the clipboard."));
}

// ---- Commands ------------------------------------------------------------------------------------------------------------------

CommandState KlotskiPage::newState() const {
  return CommandState::offered(true, tr("Choose a pu&zzle…"), tr("Shows all puzzles with pictures"));
}
CommandState KlotskiPage::stepState(bool isUndo) const {
  return isUndo ? CommandState::offered(game().history().canUndo(), tr("&Undo the move"))
                : CommandState::offered(game().history().canRedo(), tr("&Redo the move"));
}

PageParts KlotskiPage::parts() const {
  const KlotskiActions& a = m_actions;
  PageParts parts = GamePage::parts();
  PageParts::putBehind(parts.game, action(GameCommand::Solve), {m_counts->menuAction()});
  parts.edit << a[C::Copy];
  parts.search << a[C::Experiment];
  parts.view = QList{m_styles->menuAction(), m_names->menuAction(), a[C::ShowGoal], a[C::Graph],
                     a[C::GraphWithSearch]} +
               parts.view;
  return parts;
}

QList<KeyHelp> KlotskiPage::keyHelp() const {
  return {
      {tr("Drag"), tr("Slide a piece, even around corners; this counts as one move")},
      {tr("Arrows, Tab"), tr("Choose a piece")},
      {tr("Enter or Space, then arrows"), tr("Pick up the piece and slide it")},
      {tr("Esc"), tr("Release the piece")},
  };
}

void KlotskiPage::retranslate() {
  m_actions.retranslate();
  m_counts->setTitle(tr("Hints &count"));
  m_styles->setTitle(tr("Piece style"));
  m_names->setTitle(tr("Names on pieces"));
  workbench().setNodeTitle(tr("Position"));
  // What buttons with a text say.
  m_actions[C::Graph]->setIconText(tr("Graph"));
  if (hintGrade() > 0) tellHint(hintGrade());
  tellPiece(std::nullopt);
}

void KlotskiPage::entered() {
  GamePage::entered();
  if (!m_remaining && !m_finder.isBusy() && !m_isRemainingLost) findRemaining();
  refreshGame();  // it says why there are no figures yet; of what is being found there is a graph, too
}

QRectF KlotskiPage::cellPlace(Point cell) const {
  if (m_board->content().isEmpty() || !m_board->board().contains(cell)) return {};
  const KlotskiLayout& pixels = m_board->pixels();
  return placeOn(m_board,
                 QRectF(pixels.pixelOf(QPointF(cell.x, cell.y)), QSizeF(pixels.cell(), pixels.cell())));
}

// ---- Openings: of the catalogue, or drawn by the user --------------------------------------------------------------------------

void KlotskiPage::runNew() {
  m_best->read();  // what other windows have solved
  const OpeningGallery gallery{*m_best, m_board->look().style, begunGames(), m_opening};
  if (const auto chosen = chooseCard(gallery.shelf(), OpeningGallery::texts()))
    deal(openingsOf(chosen->collection)[chosen->place]);
}

std::optional<Statistics> KlotskiPage::statistics() {
  m_best->read();
  return openingStatistics(*m_best);
}

void KlotskiPage::showAnother(int step) {
  const auto count = static_cast<int>(openingCount());
  const int now = m_opening ? static_cast<int>(*m_opening) : step > 0 ? -1 : 0;
  deal(static_cast<std::size_t>((now + step + count) % count));
}

void KlotskiPage::deal(std::size_t opening) {
  goOnWith(modelOf(klotski::Game({openingBoard(opening), openingTitle(opening).toStdString()})));
}

void KlotskiPage::makeDesk() {
  const auto makeEditor = [this] {
    return std::make_unique<LayoutEditor>(
        game(), &m_drawingFinder, host().memory,
        [this] {
          return OpeningGallery{*m_best, m_board->look().style, begunGames(), std::nullopt}.shelf();
        },
        m_board->look(), this);
  };
  const auto play = [this](const LayoutEditor& editor) {
    m_drawn = editor.component();
    showGame(editor.game());
    m_drawn.reset();
  };
  const auto keptText = [] {
    return tr("Your unfinished layout has been saved. Choose “%1” to continue it.");
  };
  m_desk = std::make_unique<DrawingDesk<LayoutEditor>>(
      *this, *action(GameCommand::Draw), host().data,
      DrawingDesk<LayoutEditor>::Hooks{makeEditor, play, keptText});
}

}  // namespace searchlight::ui
