// app/game/game_page_usual.cpp: what a puzzle need not say where it is as any other's: commands, menus, words of a set-up.
#include <QCoreApplication>
#include <array>

#include "app/game/game_page.h"
#include "app/shell/commands.h"
#include "app/shell/search_form.h"
#include "app/shell/set_up_words.h"
#include "core/text/failure.h"
#include "widgets/game/play_panel.h"
#include "widgets/game/statistics_dialog.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {

const std::array<CommandRow, 12>& usualRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, 12> table{{
      {QT_TRANSLATE_NOOP("GameCommands", "Rest&art the game"),
       QT_TRANSLATE_NOOP("GameCommands", "Returns to the start of the game; Redo restores the moves"),
       IconId::Restart, K(Qt::Key_F2)},
      {QT_TRANSLATE_NOOP("GameCommands", "Next &branch"),
       QT_TRANSLATE_NOOP("GameCommands",
                         "Switches to the next branch you tried at the last fork of this game"),
       IconId::History, K(Qt::Key_B)},
      {QT_TRANSLATE_NOOP("GameCommands", "&Hint"),
       QT_TRANSLATE_NOOP("GameCommands", "Gives a brief hint; press again for more"), IconId::Hint,
       K(Qt::Key_H)},
      {QT_TRANSLATE_NOOP("GameCommands", "Pla&y hint"),
       QT_TRANSLATE_NOOP("GameCommands", "Plays the first move of an optimal solution"), IconId::Move,
       K(Qt::SHIFT | Qt::Key_H)},
      {QT_TRANSLATE_NOOP("GameCommands", "&Solve from here"),
       QT_TRANSLATE_NOOP("GameCommands",
                         "Plays an optimal solution from here; step through it in either direction"),
       IconId::Check, K(Qt::Key_S)},
      {QT_TRANSLATE_NOOP("GameCommands", "To the &first position"), nullptr, IconId::First, K()},
      {QT_TRANSLATE_NOOP("GameCommands", "Play bac&kwards"),
       QT_TRANSLATE_NOOP("GameCommands", "Undoes the moves one by one; press again to stop"),
       IconId::PlayReverse, K(Qt::SHIFT | Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("GameCommands", "Play for&wards"),
       QT_TRANSLATE_NOOP("GameCommands", "Redoes the moves one by one; press again to stop"), IconId::Play,
       K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("GameCommands", "To the &last position"), nullptr, IconId::Last, K()},
      {QT_TRANSLATE_NOOP("GameCommands", "Search&light on this position"),
       QT_TRANSLATE_NOOP("GameCommands", "Searches for a solution from here, step by step"), IconId::Search,
       K(Qt::Key_L), true},
      {QT_TRANSLATE_NOOP("GameCommands", "Reve&al result"),
       QT_TRANSLATE_NOOP("GameCommands",
                         "Shows the outcome and statistics of the whole run before playback reaches them"),
       IconId::Eye, K(Qt::Key_E), true},
      {QT_TRANSLATE_NOOP("GameCommands", "Co&mpare searches of this position"),
       QT_TRANSLATE_NOOP("GameCommands", "Shows several searches of this position side by side"),
       IconId::Compare, K(Qt::CTRL | Qt::Key_K)},
  }};
  return table;
}

}  // namespace

// In the order of the table.
GamePage::GameCommands GamePage::usualCommands() {
  m_usual = new CommandSet(usualRows(), "GameCommands", this);
  GameCommands out;
  std::size_t next = 0;
  for (QAction** action :
       {&out.restart, &out.nextBranch, &out.hint, &out.playHint, &out.solve, &out.replayFirst,
        &out.replayBack, &out.replayForward, &out.replayLast, &out.searchlight, &out.eye, &out.compare})
    *action = m_usual->at(next++);
  return out;
}

void GamePage::makeTold() {
  static const std::array<CommandRow, 1> kTold{
      {{QT_TRANSLATE_NOOP("GameCommands", "S&tatistics…"),
        QT_TRANSLATE_NOOP("GameCommands", "Shows what you have played and solved, and your results"),
        IconId::Table, QKeySequence(Qt::CTRL | Qt::Key_I)}}};
  m_told = new CommandSet(kTold, "GameCommands", this);
  connect(statisticsAction(), &QAction::triggered, this, [this] {
    setReplay(Replay::None);
    if (const auto told = statistics()) StatisticsDialog(*told, this).exec();
  });
}

QAction* GamePage::statisticsAction() const { return m_told->at(0); }

std::optional<Statistics> GamePage::statistics() { return std::nullopt; }

PageParts GamePage::parts() const {
  const GameCommands& c = m_parts.commands;
  PageParts out;
  out.edit = {c.undoMove, c.redoMove,    c.restart,    c.nextBranch,    c.hint,      c.playHint,
              c.solve,    c.replayFirst, c.replayBack, c.replayForward, c.replayLast};
  out.view = {c.eye};
  out.search = {c.searchlight, c.compare, workbench().bookmarks().addAction(),
                workbench().bookmarks().lessonAction()};
  out.offers = {c.hint, c.solve, c.searchlight};
  for (QList<QAction*>* list : {&out.edit, &out.view, &out.search, &out.offers}) list->removeAll(nullptr);
  return out;
}

CommandState GamePage::newState() const { return CommandState::offered(true); }

CommandState GamePage::stepState(bool isUndo) const {
  return CommandState::offered(isUndo ? m_game->canUndo() : m_game->canRedo());
}

RouteFigures GamePage::figures() const {
  return showsSolutions()
             ? solutionFigures(m_parts.form->options(), search(), solutionText(search().answer().cost))
             : figuresOf(m_parts.form->options(), search());
}

QString GamePage::solutionText(search::Cost cost) const {
  return cost == 1 ? tr("1 step") : tr("%1 steps").arg(countText(cost));
}

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

}  // namespace searchlight::ui
