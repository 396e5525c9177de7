// app/lines/lines_page_menus.cpp: Color Lines' commands: the window's, its own, and where they stand.
#include <QActionGroup>
#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QWidgetAction>
#include <algorithm>
#include <array>

#include "app/lines/lines_page.h"
#include "app/shell/settings.h"
#include "widgets/game/statistics_dialog.h"
#include "widgets/lines/game_panel.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/lines/scores_dialog.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

constexpr std::array<LinesCommand, 3> kPreviews{LinesCommand::PreviewHidden, LinesCommand::PreviewColours,
                                                LinesCommand::PreviewPlaces};  // by LinesView::Preview

}  // namespace

void LinesPage::buildMenus() {
  m_actions.exclude(LinesCommand::PreviewPlaces, LinesCommand::PreviewHidden);
  m_speeds = new QMenu(this);
  m_separator = makeSeparator();
  m_look = new BoardLookMenus(
      m_board,
      {ValueLayer::Distance, ValueLayer::F, ValueLayer::H, ValueLayer::ExpansionOrder,
       ValueLayer::TimesExpanded, ValueLayer::StatusOnly},
      [this](const auto& apply) { m_boards.forEach(apply); }, this);
  auto* speeds = new QActionGroup(m_speeds);
  for (std::size_t i = 0; i < kPaces.size(); ++i) {
    QAction* a = speeds->addAction(m_speeds->addAction(QString()));
    a->setCheckable(true);
    a->setChecked(i == m_pace);
    connect(a, &QAction::triggered, this, [this, i] {
      m_pace = i;
      showPace();
    });
  }
}

LegendCommands LinesPage::legendCommands() const {
  return {m_look->layers(), m_look->texts(), {{BoardView::Switch::AnswerAhead, action(GameCommand::Eye)}}};
}

// What was chosen the last time.
void LinesPage::takeKeptLook() {
  m_actions[kPreviews[static_cast<std::size_t>(host().settings->linesPreview())]]->trigger();
  remember(m_actions[LinesCommand::Reach], "lines/reach", true,
           [this](bool isShown) { m_board->setShowsReach(isShown); });
  remember(m_actions[LinesCommand::ThinkMarks], "lines/marks", false,
           [this](bool areShown) { m_board->setThinkMarks(areShown); });
  m_boards.forEach([&](LinesView& board) { board.setAnswerPreview(action(GameCommand::Eye)->isChecked()); });
}

void LinesPage::connectActions() {
  const auto on = [this](LinesCommand c, auto slot) {
    connect(m_actions[c], &QAction::triggered, this, slot);
  };
  on(LinesCommand::NewSame, [this] { deal(game().opening().settings, anySeed()); });
  on(LinesCommand::Scores, [this] { ScoresDialog(*m_scores, game().opening().settings, this).exec(); });
  for (std::size_t i = 0; i < kPreviews.size(); ++i)
    on(kPreviews[i], [this, i] {
      const auto preview = static_cast<LinesView::Preview>(i);
      m_boards.forEach([&](LinesView& board) { board.setPreview(preview); });
      host().settings->setLinesPreview(static_cast<int>(i));
      forgetHint();
      refreshGame();
      tellCell();  // of the last turn another part is told
      goOnByItself();
    });
  connect(action(GameCommand::Eye), &QAction::toggled, this, [this](bool isOpen) {
    m_boards.forEach([&](LinesView& board) { board.setAnswerPreview(isOpen); });
  });
  on(LinesCommand::MakeMove, [this] {
    const auto asked = question();
    if (!asked) return;
    endWatch();
    play(asked->move);
  });
}

// ---- Commands ------------------------------------------------------------------------------------------------------------------

// By the rules that were played by; the scores of each are in their own dialog.
std::optional<Statistics> LinesPage::statistics() {
  m_scores->read();
  Statistics out;
  out.about = tr("Lists all finished games, grouped by rules.");
  out.columns = {tr("Rules"),         tr("Games"),           tr("Best"), tr("Mean"), tr("Turns"),
                 tr("Balls cleared"), tr("Most in one move")};
  out.nothing = tr("No finished games yet.");
  ScoreBook::Statistics total;
  for (const lines::Settings& settings : m_scores->settings()) {
    const ScoreBook::Statistics s = m_scores->statistics(settings);
    total.best = std::max(total.best, s.best);
    total.games += s.games;
    total.cleared += s.cleared;
    const bool isPreset =
        std::ranges::find(lines::presets(), settings, &lines::Preset::settings) != lines::presets().end();
    out.rows << QStringList{isPreset ? settingsTitle(settings) : settingsText(settings),
                            countText(s.games),
                            QLocale().toString(s.best),
                            QLocale().toString(s.mean, 'f', 1),
                            countText(s.turns),
                            countText(s.cleared),
                            QLocale().toString(s.longestClear)};
  }
  if (total.games > 0)
    out.counts = {{out.columns[2], QLocale().toString(total.best)},
                  {out.columns[1], countText(total.games)},
                  {out.columns[5], countText(total.cleared)}};
  return out;
}

CommandState LinesPage::newState() const {
  return CommandState::offered(true, tr("&New game…"),
                               tr("Starts a game with the size, colours and rules you choose"));
}

CommandState LinesPage::stepState(bool isUndo) const {
  if (isWatching() && canGoThroughQuestions(isUndo))
    return CommandState::offered(
        true, isUndo ? tr("&Undo: another ball's path") : tr("&Redo: another ball's path"));
  // The first one is help: that is said before it counts.
  if (isUndo)
    return CommandState::offered(
        game().history().canUndo(), tr("&Undo the move"),
        hadHelp() ? QString() : tr("Undoes the move; this is noted in the high scores"));
  return CommandState::offered(game().history().canRedo(), tr("&Redo the move"));
}

void LinesPage::run(Command command, bool checked) {
  switch (command) {
    case Command::Undo:
    case Command::Redo: setPlaysItself(false); return GamePage::run(command, checked);
    case Command::PanelVisible: GamePage::run(command, checked); return showNext();
    default: return GamePage::run(command, checked);
  }
}

PageParts LinesPage::parts() const {
  const LinesActions& a = m_actions;
  PageParts parts = GamePage::parts();
  parts.elsewhere = QList{a[LinesCommand::NewSame], a[LinesCommand::Scores]} + parts.elsewhere;
  parts.game.prepend(a[LinesCommand::NewSame]);
  PageParts::putBehind(parts.game, action(GameCommand::PlayHint),
                       {a[LinesCommand::PlayItself], m_speeds->menuAction()});
  parts.game.insert(parts.game.indexOf(action(GameCommand::Statistics)), a[LinesCommand::Scores]);
  parts.view = QList{a[LinesCommand::PreviewPlaces], a[LinesCommand::PreviewColours],
                     a[LinesCommand::PreviewHidden], m_separator,
                     a[LinesCommand::Reach],         a[LinesCommand::ThinkMarks],
                     a[LinesCommand::Watch],         m_look->texts()->menuAction(),
                     m_look->layers()->menuAction()} +
               parts.view;
  PageParts::putBehind(parts.search, action(GameCommand::Searchlight), {a[LinesCommand::MakeMove]});
  parts.toolBarEnd = {m_nextPlace};
  return parts;
}

QList<KeyHelp> LinesPage::keyHelp() const {
  return {
      {tr("Click, or arrow keys and Enter"), tr("Select a ball, then its target cell")},
      {tr("Drag"), tr("Move a ball")},
      {tr("Esc"), tr("Deselect the ball")},
  };
}

void LinesPage::retranslate() {
  m_actions.retranslate();
  m_speeds->setTitle(tr("Auto-play &speed"));
  const QStringList paces{tr("&Slow: one second per move"), tr("&Medium: a third of a second per move"),
                          tr("&Fast: a tenth of a second per move"), tr("As fast as &possible")};
  for (qsizetype i = 0; i < paces.size(); ++i) m_speeds->actions()[i]->setText(paces[i]);
  m_look->setTexts(tr("&Text in cells"),
                   {tr("&Automatic"), tr("N&one"), tr("&Steps from the ball"), tr("f, g and &h")});
  m_look->setLayers(tr("Colour cells by"),
                    {tr("&Distance from the ball"), tr("&f = g + h"), tr("&h, the estimate"),
                     tr("&Order of expansion"), tr("&Times expanded"), tr("&Status only")});
  workbench().setNodeTitle(tr("Cell"));
  // What buttons with a text say.
  m_actions[LinesCommand::NewSame]->setIconText(tr("New game"));
  m_actions[LinesCommand::Scores]->setIconText(tr("Scores"));
  m_actions[LinesCommand::PlayItself]->setIconText(tr("Auto-play"));
  m_actions[LinesCommand::Watch]->setIconText(tr("Analysis"));
  m_actions[LinesCommand::ThinkMarks]->setIconText(tr("Distances"));
  m_actions[LinesCommand::Reach]->setIconText(tr("Reachable cells"));
  retellFound();
  showZoom(m_board->viewport().cellSide());
  tellCell();
}

}  // namespace searchlight::ui
