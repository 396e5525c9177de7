// app/lines/lines_page_hints.cpp: hints told by degrees (what it does, which ball, where to), the hint player watched, and playing by itself.
#include <QApplication>
#include <QTimerEvent>
#include <algorithm>

#include "app/lines/lines_page.h"
#include "app/shell/focus_stops.h"
#include "widgets/lines/game_panel.h"
#include "widgets/lines/hint_view.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

constexpr double kHintSeconds = 1;                 // what a person waits without wondering
constexpr std::uint64_t kMostSamples = 1'000'000;  // time is the limit
constexpr std::size_t kArrows = 6;                 // of the candidates that are watched

}  // namespace

void LinesPage::connectHints() {
  new EscStops(
      this, [this] { return m_thinker.isThinking() || m_playsItself; },
      [this] {
        setPlaysItself(false);
        forgetHint();
      });
  const auto on = [this](LinesCommand c, auto slot) {
    connect(m_actions[c], &QAction::triggered, this, slot);
  };
  on(LinesCommand::PlayItself, [this] { setPlaysItself(m_actions[LinesCommand::PlayItself]->isChecked()); });
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
