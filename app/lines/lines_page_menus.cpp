// app/lines/lines_page_menus.cpp: Color Lines' commands and where they stand; hints by degrees (what, which ball, where to); auto-play.
#include <QActionGroup>
#include <QApplication>
#include <QLocale>
#include <QMenu>
#include <QTimerEvent>
#include <QWidgetAction>
#include <algorithm>
#include <array>

#include "app/lines/lines_page.h"
#include "app/shell/focus_stops.h"
#include "app/shell/settings.h"
#include "widgets/game/statistics_dialog.h"
#include "widgets/lines/game_panel.h"
#include "widgets/lines/hint_view.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/lines/scores_dialog.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

constexpr std::array<LinesCommand, 3> kPreviews{LinesCommand::PreviewHidden, LinesCommand::PreviewColours,
                                                LinesCommand::PreviewPlaces};  // by LinesView::Preview
constexpr double kHintSeconds = 1;                 // what a person waits without wondering
constexpr std::uint64_t kMostSamples = 1'000'000;  // time is the limit
constexpr std::size_t kArrows = 6;                 // of the candidates that are watched

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

// ---- Hints, the hint player watched, and auto-play -----------------------------------------------------------------------------

void LinesPage::connectHints() {
  new EscStops(
      this, [this] { return m_thinker.isThinking() || m_playsItself; },
      [this] {
        setPlaysItself(false);
        forgetHint();
      });
  connect(m_actions[LinesCommand::PlayItself], &QAction::triggered, this, &LinesPage::setPlaysItself);
  connect(m_actions[LinesCommand::Watch], &QAction::toggled, this, &LinesPage::watchPlayer);
  connect(m_hintView, &HintView::candidateActivated, this, [this](lines::Move move) {
    if (m_hint || m_thinker.isThinking())
      m_board->setHintMove(move);  // else the table is of the last position
  });
  connect(&m_thinker, &HintThinker::progressed, this, [this](const HintThinker::Progress& progress) {
    m_hintView->setProgress(progress);
    if (!m_actions[LinesCommand::Watch]->isChecked()) return;
    std::vector<lines::player::Candidate> in = progress.candidates;
    std::ranges::stable_sort(in, [](const auto& a, const auto& b) { return a.value > b.value; });
    std::vector<lines::Move> arrows;
    for (std::size_t i = 0; i < std::min(kArrows, in.size()); ++i) arrows.push_back(in[i].move);
    m_board->setCandidates(std::move(arrows));
  });
  connect(&m_thinker, &HintThinker::found, this, [this](const lines::player::Hint& found) {
    m_hint = found;
    m_hintView->setHint(found);
    m_board->setCandidates({});
    if (m_playsHint || m_playsItself) {
      m_playsHint = false;
      const QString why = reasonText(found);
      play(found.move);
      if (m_playsItself) noteGesture(m_itselfFrom);
      if (!game().isOver()) m_panel->setHintText(why);  // else it says how it ended
    } else {
      tellFound();
    }
  });
  connect(&m_thinker, &HintThinker::noMove, this, [this](const QString& why) {
    m_playsHint = false;
    setPlaysItself(false);
    m_panel->setHintText({});
    if (!why.isEmpty()) return complain(why);
    say(game().isOver() ? tr("The board is full: no moves are left.")
                        : tr("No move found: no ball can move."));
  });
}

void LinesPage::think(double seconds) {
  using lines::player::Preview;
  lines::player::HintOptions options;
  // No more than the player is told.
  options.preview = m_actions[LinesCommand::PreviewPlaces]->isChecked()    ? Preview::Places
                    : m_actions[LinesCommand::PreviewColours]->isChecked() ? Preview::Colours
                                                                           : Preview::Hidden;
  options.samples = kMostSamples;
  options.seconds = seconds;
  m_hintView->clear();
  m_thinker.think(game().opening().settings, game().state().position, options);
}

QList<QAction*> LinesPage::helpers() const {
  return {action(GameCommand::Hint), action(GameCommand::PlayHint), m_actions[LinesCommand::PlayItself],
          m_actions[LinesCommand::Watch]};
}

// All of it goes into the score list, moves that were taken back among it.
QString LinesPage::helpText() const {
  const std::uint64_t undone = game().undone(), hints = game().hints();
  if (!hadHelp()) return tr("Hints and undone moves are noted with the score.");
  // Two sentences have no room in the panel.
  if (undone > 0 && hints > 0)
    return tr("Noted with the score: undone moves %1, hints %2.").arg(countText(undone), countText(hints));
  if (undone > 0)
    return undone == 1 ? tr("1 move undone: noted in the high scores.")
                       : tr("%1 moves undone: noted in the high scores.").arg(countText(undone));
  return hints == 1 ? tr("1 hint used: noted in the high scores.")
                    : tr("%1 hints used: noted in the high scores.").arg(countText(hints));
}

void LinesPage::tellHint(int /*grade*/) {
  if (m_thinker.isThinking()) return m_thinker.stop(true);
  if (m_hint) return tellFound();
  addHelp(1);  // from now on it is a game with help
  m_panel->setHintText(tr("Analysing…"));
  think(kHintSeconds);
}

void LinesPage::tellFound() {
  if (!m_hint) return;
  const QString why = reasonText(*m_hint);
  switch (hintGrade()) {
    case 0:
    case 1: m_panel->setHintText(tr("%1. Press H again to show the ball.").arg(why)); break;
    case 2:
      m_panel->setHintText(tr("%1: the ball at %2, %3. Press H again to show the target.")
                               .arg(why)
                               .arg(m_hint->move.from.x)
                               .arg(m_hint->move.from.y));
      m_board->goTo(m_hint->move.from);
      break;
    default:
      m_panel->setHintText(tr("%1: %2. Press H again to play it.").arg(why, ui::moveText(m_hint->move)));
      m_board->setHintMove(m_hint->move);
  }
}

void LinesPage::retellFound() {
  if (m_actions[LinesCommand::Watch]->isChecked()) workbench().setPageTab(m_hintView, tr("Hint player"));
  if (m_hint)
    tellFound();
  else
    m_panel->setHintText(m_thinker.isThinking() ? tr("Analysing…") : QString());
}

// What was told already is no further help.
void LinesPage::playHint() {
  m_board->finishMotion();
  if (!m_hint || hintGrade() == 0) addHelp(1);
  if (m_hint) {
    const lines::Move move = m_hint->move;
    return play(move);
  }
  m_playsHint = true;
  m_panel->setHintText(tr("Analysing…"));
  if (!m_thinker.isThinking()) think(kHintSeconds);
}

// Whatever was thought was about another position.
void LinesPage::hintForgotten() {
  if (m_thinker.isThinking()) m_thinker.stop(false);
  m_playsHint = false;
  m_hint.reset();
  m_panel->setHintText({});
  m_board->setHintMove(std::nullopt);
  m_board->setCandidates({});
  if (!m_playsItself) m_hintView->clear();  // else the next table is on its way
}

void LinesPage::setPlaysItself(bool on) {
  m_actions[LinesCommand::PlayItself]->setChecked(on);
  if (on == m_playsItself) return;
  m_playsItself = on;
  m_pause.stop();
  if (!on) {
    forgetHint();
    showPace();
    return;
  }
  endWatch();
  m_itselfFrom = game().history().position();
  showPace();
  goOnByItself();
}

// One move after the other, when the board has shown the last one; never from within what has brought it about.
void LinesPage::goOnByItself() {
  if (m_playsItself && !m_thinker.isThinking()) m_pause.start(0, this);
}

void LinesPage::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_pause.timerId()) return GamePage::timerEvent(event);
  m_pause.stop();
  if (!m_playsItself || m_board->isMoving() || m_thinker.isThinking()) return;
  addHelp(1);
  think(kPaces[m_pace].seconds);
}

void LinesPage::showPace() {
  m_board->setMotionSpeed(!action(GameCommand::Motion)->isChecked() ? 0
                          : m_playsItself                           ? kPaces[m_pace].motion
                                                                    : 1);
}

void LinesPage::watchPlayer(bool on) {
  const bool hadFocus = m_hintView->isAncestorOf(QApplication::focusWidget());
  workbench().setPageTab(on ? m_hintView : nullptr, tr("Hint player"));
  if (!on && hadFocus) takeFocus(Qt::OtherFocusReason);
  if (!on) return m_board->setCandidates({});
  if (!isWatching() && !m_thinker.isThinking() && !m_hint && !m_playsItself) hint();
}

}  // namespace searchlight::ui
