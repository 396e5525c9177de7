// app/klotski/klotski_page_play.cpp: what is still needed, hints told by degrees, and solutions played back and forth.
#include <QTimerEvent>
#include <algorithm>
#include <utility>

#include "app/klotski/klotski_page.h"
#include "app/klotski/slide_options_panel.h"
#include "app/klotski/verdict_text.h"
#include "app/shell/esc_stops.h"
#include "widgets/games/replay_bar.h"
#include "widgets/klotski/klotski_panel.h"
#include "widgets/klotski/klotski_texts.h"

namespace searchlight::ui {
namespace {

constexpr int kHintGrades = 3;    // how many are left, which piece, where to
constexpr double kUsualPace = 4;  // slides a second at which a piece travels at its usual speed

}  // namespace

void KlotskiPage::connectPlay() {
  const auto on = [this](KlotskiCommand c, auto slot) {
    connect(m_actions[c], &QAction::triggered, this, slot);
  };
  on(KlotskiCommand::Hint, [this] { hint(); });
  on(KlotskiCommand::PlayHint, [this] { playHint(); });
  on(KlotskiCommand::Solve, [this] { solve(); });
  on(KlotskiCommand::ReplayFirst, [this] { jumpTo(m_game.history().oldest()); });
  on(KlotskiCommand::ReplayLast, [this] { jumpTo(m_game.line().back()); });
  on(KlotskiCommand::ReplayBack,
     [this] { setReplay(m_replay == Replay::Back ? Replay::None : Replay::Back); });
  on(KlotskiCommand::ReplayForward,
     [this] { setReplay(m_replay == Replay::Forward ? Replay::None : Replay::Forward); });
  connect(m_replayBar, &ReplayBar::speedChanged, this, [this] { setReplay(m_replay); });
  // A search of all placements ends only where somebody waits for it; who asks again has it begun again.
  new EscStops(
      this,
      [this] {
        return m_replay != Replay::None || m_ways.isFinding() || (m_hintGrade > 0 && m_finder.isFinding());
      },
      [this] {
        setReplay(Replay::None);
        m_ways.stop();
        if (m_hintGrade == 0 || !m_finder.isFinding()) return;
        m_finder.stop();
        forgetHint();
        refreshPanel();
        tellAwaited();
      });
  connect(&m_finder, &RemainingFinder::found, this,
          [this](const std::shared_ptr<const klotski::Component>& found) {
            m_remaining = found;
            m_isRemainingLost = !found;
            refreshPanel();
            if (m_hintGrade > 0) tellHint();  // it was asked for before anything was known
            if (m_isLit && !search().hasSearch()) askAtLast();
            tellAwaited();
          });
}

void KlotskiPage::tellAwaited() {
  if (std::exchange(m_isAwaited, false)) Q_EMIT m_comparable->questionChanged();
}

// ---- What is still needed -----------------------------------------------------------------------------------------------------

// From the opening, which every placement of the game can be reached from.
void KlotskiPage::findRemaining() { m_finder.find(m_component); }

QString KlotskiPage::verdict() const {
  if (m_game.isSolved()) return tr("Solved.");
  if (m_finder.isFinding()) return lookingText();
  return m_remaining ? verdictText(*m_remaining, m_game.state()) : QString();
}

std::optional<klotski::PieceSlide> KlotskiPage::bestSlide() {
  if (!m_remaining && !m_isRemainingLost && !m_finder.isFinding()) findRemaining();  // it was stopped
  if (m_game.isSolved()) {
    m_panel->setHintText(tr("It is solved already."));
  } else if (!m_remaining) {
    m_panel->setHintText(m_finder.isFinding() ? lookingText()
                                              : tr("There is not enough memory to look at all placements."));
  } else if (const auto best = m_remaining->best(m_game.state(), count())) {
    return best;
  } else {
    m_panel->setHintText(m_remaining->isUnsolvable() ? tr("It cannot be solved from here.")
                                                     : tr("No solution is known from here."));
  }
  return std::nullopt;
}

// ---- Hints --------------------------------------------------------------------------------------------------------------------

void KlotskiPage::hint() {
  if (m_isLit) return;
  m_board->finishMotion();
  m_hintGrade = std::min(m_hintGrade + 1, kHintGrades);
  tellHint();
}

void KlotskiPage::tellHint() {
  const auto best = bestSlide();
  if (!best) return m_board->setHint(std::nullopt);
  if (m_hintGrade > 0 && m_game.hints() == 0) {  // whoever was told anything had help
    m_game.addHints(1);
    refreshPanel();
    Q_EMIT changed();
  }
  const auto needed = m_remaining->of(m_game.state(), count()).exact.value_or(0);
  QStringList said{tr("Still needed: %1.", "a number of moves").arg(countedText(needed, count()))};
  const std::vector<PieceName> names = pieceNames(m_game.opening().board, PieceNameStyle::ByLanguage);
  if (m_hintGrade == 2)
    said << tr("It is the turn of %1.").arg(names[static_cast<std::size_t>(best->piece)].full);
  if (m_hintGrade == 3)
    said << tr("%1.", "a slide, as a sentence")
                .arg(slideText(m_game.opening().board, m_game.state(), best->piece, best->to, names));
  m_panel->setHintText(said.join(QLatin1Char(' ')));
  m_board->setHint(m_hintGrade < 2
                       ? std::nullopt
                       : std::optional(KlotskiHint{
                             best->piece, m_hintGrade == 3 ? std::optional(best->to) : std::nullopt}));
}

void KlotskiPage::forgetHint() {
  m_hintGrade = 0;
  m_panel->setHintText({});
  m_board->setHint(std::nullopt);
}

void KlotskiPage::playHint() {
  if (m_isLit) return;
  const auto best = bestSlide();
  if (!best) return;
  m_game.addHints(1);
  play(best->piece, best->to);
}

// ---- Solving and replaying ------------------------------------------------------------------------------------------------------

// The solution goes into the history as what was undone last, so that Redo goes along it.
void KlotskiPage::solve() {
  if (m_isLit) setLit(false, Transport::StartAt::Start);
  setReplay(Replay::None);
  auto next = bestSlide();
  if (!next) return;
  const HistoryPosition here = m_game.history().position();
  std::uint64_t made = 0;
  while (next && klotski::slide(m_game, next->piece, next->to)) {
    ++made;
    next = m_remaining->best(m_game.state(), count());
  }
  m_game.addHints(made);
  m_game.jumpTo(here);
  positionChanged(false);
  setReplay(Replay::Forward);
}

void KlotskiPage::setReplay(Replay replay) {
  const bool canGo = replay == Replay::Back ? m_game.history().canUndo() : m_game.history().canRedo();
  m_replay = canGo && !m_isLit ? replay : Replay::None;
  m_actions[KlotskiCommand::ReplayBack]->setChecked(m_replay == Replay::Back);
  m_actions[KlotskiCommand::ReplayForward]->setChecked(m_replay == Replay::Forward);
  const double pace = m_replayBar->movesPerSecond();
  if (m_replay == Replay::None)
    m_replayTimer.stop();
  else
    m_replayTimer.start(static_cast<int>(1000 / pace), Qt::PreciseTimer, this);
  // A piece has arrived before the next one goes.
  const double motion = m_replay == Replay::None ? 1 : std::max(1.0, 2 * pace / kUsualPace);
  m_board->setMotionSpeed(m_actions[KlotskiCommand::Motion]->isChecked() ? motion : 0);
}

void KlotskiPage::replayOne() {
  goThroughHistory(m_replay == Replay::Back);
  const bool goesOn = m_replay == Replay::Back ? m_game.history().canUndo() : m_game.history().canRedo();
  if (!goesOn) setReplay(Replay::None);
}

void KlotskiPage::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_replayTimer.timerId()) return replayOne();
  WorkbenchPage::timerEvent(event);
}

}  // namespace searchlight::ui
