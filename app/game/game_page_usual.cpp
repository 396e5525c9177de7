// app/game/game_page_usual.cpp: what a puzzle need not say where it is as any other's: menus, words of a set-up.
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

std::optional<Statistics> GamePage::statistics() { return std::nullopt; }

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
  if (m_next[0]) out.search << m_next[0];
  out.search += {workbench().bookmarks().addAction(), workbench().bookmarks().lessonAction()};
  out.offers = those({C::Hint, action(C::Solve) ? C::Solve : C::PlayHint, C::Searchlight});
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
