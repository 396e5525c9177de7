// app/game/game_page_usual.cpp: what a puzzle need not say where it is as any other's: menus, words, and the texts of its commands.
#include <QAction>
#include <array>

#include "app/game/game_page.h"
#include "app/shell/search_form.h"
#include "app/shell/set_up_words.h"
#include "core/text/failure.h"
#include "widgets/game/statistics_dialog.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using namespace set_up_words;

// One Game menu for every puzzle: the games around this one, what is done in it, its moves seen again, what is
// made and counted. A puzzle puts its own commands among these.
PageParts GamePage::parts() const {
  using C = GameCommand;
  const auto those = [this](std::initializer_list<C> commands) { return m_commands->those(commands); };
  PageParts out;
  const QList<QAction*> around = those({C::Previous, C::Next});
  const QList<QAction*> made = those({C::Statistics, C::Draw, C::Generate});
  out.elsewhere = around + made;
  out.game = around + QList{m_separators[0]} +
             those({C::Restart, C::NextBranch, C::Hint, C::PlayHint, C::Solve}) + QList{m_separators[1]} +
             those({C::ReplayFirst, C::ReplayBack, C::ReplayForward, C::ReplayLast}) +
             QList{m_separators[2]} + made;
  out.edit = those({C::UndoMove, C::RedoMove});
  out.view = those({C::Motion, C::Eye});
  out.search = those({C::Searchlight, C::Compare});
  if (QAction* play = m_watch.playAction()) out.search << play;
  out.search += {workbench().bookmarks().addAction(), workbench().bookmarks().lessonAction()};
  out.offers = those({C::Hint, action(C::Solve) ? C::Solve : C::PlayHint, C::Searchlight});
  return out;
}

// ---- The game and its search -------------------------------------------------------------------------------------------------------

std::optional<Statistics> GamePage::statistics() { return std::nullopt; }

void GamePage::gameEnds(bool isNew) {
  const std::size_t moves = model().place();
  const QString played = moves == 1 ? tr("1 move") : tr("%1 moves").arg(countText(moves));
  const QString sentence = model().hints() > 0 ? tr("Solved with help: %1.") : tr("Solved: %1.");
  tellEnd({.title = {}, .played = played, .sentence = sentence.arg(played)}, isNew);
}

QList<QAction*> GamePage::helpers() const {
  return m_commands->those({GameCommand::Hint, GameCommand::PlayHint, GameCommand::Solve});
}

QString GamePage::helpText() const {
  if (!hadHelp()) return tr("Hint and Solve count as help; a game with help cannot set a personal best.");
  return action(GameCommand::Restart)
             ? tr("You used help, so no personal best is possible. Restart to play without help.")
             : tr("A game with help does not count as a personal best.");
}

void GamePage::selectState(const QString& state) {
  if (!search().hasSearch()) return;
  const search::States states = search().session().stateFromText(state.toStdString());
  const search::NodeId node = states ? search().session().find(*states, 0) : search::kNoNode;
  if (node != search::kNoNode) selectNode(node);
}

RouteFigures GamePage::figures() const {
  return showsSolutions()
             ? solutionFigures(m_parts.form->options(), search(), solutionText(search().answer().cost))
             : figuresOf(m_parts.form->options(), search());
}

QString GamePage::solutionText(search::Cost cost) const {
  return cost == 1 ? tr("1 step") : tr("%1 steps").arg(countText(cost));
}

// ---- Words -------------------------------------------------------------------------------------------------------------------------

namespace {
setup::Options<SearchChoice> usualOptions(const SearchForm& form) {
  return setup::searchOptions(form.offered(),
                              [](const Failure&) { return ReaderErrors::tr("cannot search this problem"); });
}
}  // namespace

void GamePage::tellWords(setup::SetUp& setUp) const {
  setUp.question = setup::wordsOf(usualOptions(*m_parts.form), m_parts.form->options());
  if (isWatching()) setUp.question.set("light", std::string(kNoYes[1]));
}

std::function<void()> GamePage::readWords(const setup::SetUp& setUp, const std::string& fileName,
                                          bool /*isRecovered*/, const GameModel&) {
  SearchChoice options = m_parts.form->options();
  if (const auto wrong = setup::takeWords(usualOptions(*m_parts.form), options, setUp.question))
    throw FormatError(fileName, 0, *wrong);
  return [this, options] { m_parts.form->setOptions(options); };
}

setup::Words GamePage::place() const {
  setup::Words out = WorkbenchPage::place();
  tellPlace(out);
  return out;
}

void GamePage::tellPlace(setup::Words& place) const {
  place.set(kPlaceGame, (isGameUnderWay() ? model().anew()->text() : model().text())());
}

Reading GamePage::takePlaceWords(const setup::Words& place) {
  takePlaceGame(place);
  return Reading::taken();
}

// ---- Texts of commands -------------------------------------------------------------------------------------------------------------

CommandState GamePage::stepState(bool isUndo) const {
  return CommandState::offered(isUndo ? model().canUndo() : model().canRedo());
}

// Where the openings have names it says which one it leads to.
CommandState GamePage::stateOfExchange(bool isUndo) const {
  const QString title = m_document.titleThere(isUndo);
  CommandState state =
      title.isEmpty() || title == titleInFront()
          ? CommandState::offered(true, isUndo ? tr("&Undo: previous game") : tr("&Redo: next game"),
                                  isUndo ? tr("Returns to the previous game on this page")
                                         : tr("Goes to the next game on this page"))
          : CommandState::offered(
                true,
                (isUndo ? tr("&Undo: back to %1") : tr("&Redo: forward to %1"))
                    .arg(QString(title).replace(QLatin1Char('&'), QLatin1String("&&"))),
                (isUndo ? tr("Returns to %1, the previous game") : tr("Goes to %1, the next game"))
                    .arg(title));
  state.repeats = false;  // whoever holds the key takes back all of a game, and does not leave it as well
  return state;
}

CommandState GamePage::stateOfGesture(bool isUndo) const {
  const QString key = keysText(action(isUndo ? GameCommand::UndoMove : GameCommand::RedoMove));
  return CommandState::offered(
      true, isUndo ? tr("&Undo all moves made by one click") : tr("&Redo all moves made by one click"),
      (isUndo ? tr("Undoes all moves made by one click or one solution; %1 undoes a single move")
              : tr("Redoes all moves made by one click or one solution; %1 redoes a single move"))
          .arg(key));
}

// On buttons: to leave a game is not to take back a move of it.
void GamePage::nameSteps() {
  const Commands* window = host().commands;
  if (!window) return;
  (*window)[Command::Undo]->setIconText(
      m_document.leadsAway(true) ? tr("Back", "to the game before; on a button") : tr("Undo"));
  (*window)[Command::Redo]->setIconText(
      m_document.leadsAway(false) ? tr("Next", "to the game after; on a button") : tr("Redo"));
}

// What buttons with a text say; in the menus the same commands have longer ones.
void GamePage::nameActions() {
  using C = GameCommand;
  const auto name = [this](C c, const QString& text) {
    if (QAction* named = action(c)) named->setIconText(text);
  };
  name(C::Previous, tr("Previous"));
  name(C::Next, tr("Next"));
  name(C::Draw, tr("Draw", "on a button"));
  name(C::Restart, tr("Restart"));
  name(C::PlayHint, tr("Play hint", "what a hint has said; on a button"));
  name(C::Solve, tr("Solve"));
  name(C::NextBranch, tr("Next branch"));
  name(C::UndoMove, tr("Step back"));
  name(C::RedoMove, tr("Step forward"));
  name(C::Searchlight, tr("Searchlight"));
  nameSteps();
  m_help.name();
  m_watch.nameActions();
}

}  // namespace searchlight::ui
