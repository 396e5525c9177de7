// app/game/game_page_end.cpp: a game that ends: it is seen, lit, and then told on a card.
#include <QAction>
#include <QEvent>

#include "app/game/game_page.h"
#include "widgets/game/play_panel.h"
#include "widgets/game/result_card.h"
#include "widgets/game/win_light.h"
#include "widgets/player/message_bar.h"
#include "widgets/theme/icons.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

constexpr int kMsBetweenLooks = 30;  // at whether what moves has arrived

}  // namespace

void GamePage::buildCard(QWidget* middle) {
  while (middle->focusProxy()) middle = middle->focusProxy();
  m_card = new ResultCard(middle, m_panel->resultPlace());
  m_light = new WinLight(middle);
  middle->installEventFilter(this);
  const auto add = [this](std::size_t place, IconId id, auto slot) {
    auto* action = new QAction(icon(id), {}, this);
    connect(action, &QAction::triggered, this, slot);
    m_afterEnd[place] = action;
  };
  add(0, IconId::ChevronRight, [this] {
    QAction* next = m_parts.next;
    next && next->isEnabled() ? next->trigger() : run(Command::New, false);
  });
  add(1, IconId::Undo, [this] { run(Command::Undo, false); });
  add(2, IconId::Restart, [this] { restart(); });
  add(3, IconId::Play, [this] {
    jumpTo(m_game->line().front());
    setReplay(Replay::Forward);
  });
  m_card->setActions({m_afterEnd.begin(), m_afterEnd.end()});
}

// What any puzzle can say of it.
void GamePage::gameEnds(bool isNew) {
  const std::size_t moves = m_game->place();
  const QString played = moves == 1 ? tr("1 move") : tr("%1 moves").arg(countText(moves));
  tellEnd({.title = {},
           .played = played,
           .sentence =
               m_game->hints() > 0 ? tr("Solved with help: %1.").arg(played) : tr("Solved: %1.").arg(played)},
          isNew);
}

void GamePage::replayEnds() {
  if (m_game->hints() > 0 && isSolved()) return meetEnd(true);
  seeEnd();
}

void GamePage::seeEnd() {
  if (!isWatching() && m_game->end() != game::End::None) meetEnd(false);
}

// A lesson's guest, who makes no pages, has the lesson's text and verdict beside it: no card, no light, and nothing is entered.
void GamePage::meetEnd(bool isNew) {
  if (host().make) gameEnds(isNew);
}

QString GamePage::praise(const Standing& standing) {
  if (standing.fewest && standing.played < *standing.fewest)
    return tr("Sensational! This is shorter than any known solution.");
  if (standing.fewest == standing.played)
    return standing.isProven ? tr("Perfect! No shorter solution exists.")
                             : tr("Brilliant! No shorter solution is known.");
  if (standing.isFirst) return tr("Well done! You have mastered this puzzle for the first time.");
  if (standing.isBetter) return tr("Bravo! This is your new personal best.");
  return standing.isBest ? tr("Great! You have matched your personal best.") : tr("Well done!");
}

void GamePage::tellFewest(const Standing& standing, const QString& fewest, bool isHelped,
                          GameResult& result) {
  if (!standing.fewest || (!isHelped && standing.fewest == standing.played)) return;
  result.facts << std::pair(standing.isProven ? tr("Minimum") : tr("Best known"), fewest);
}

void GamePage::tellEnd(GameResult result, bool isNew) {
  const bool isHelped = m_game->hints() > 0;
  if (result.title.isEmpty()) result.title = isHelped ? tr("Solved, with help") : tr("Solved!");
  if (isHelped && result.note.isEmpty())
    result.note =
        tr("You used help this time. Try it without help: your next solution could be a personal best.");
  if (!result.praise.isEmpty()) result.sentence = result.praise + QLatin1Char(' ') + result.sentence;
  // Who had help may want to do without; who had none, to see it once more.
  m_afterEnd[2]->setVisible(isHelped || !m_replayBar);
  m_afterEnd[3]->setVisible(!isHelped && m_replayBar);
  const QAction* next = m_parts.next;
  m_card->setTwin(next && next->isEnabled() ? m_panel->buttonOf(next) : nullptr);
  m_afterEnd[0]->setText(!next               ? tr("New game")
                         : next->isEnabled() ? next->iconText()
                                             : tr("Choose another"));
  m_afterEnd[0]->setToolTip(tr("Enter"));
  m_afterEnd[1]->setText(tr("Undo"));
  m_afterEnd[2]->setText(tr("Try again"));
  m_afterEnd[3]->setText(tr("Replay"));
  if (isNew && complaint().isEmpty()) {
    workbench().message().hide();
    Q_EMIT spoke(result.sentence, false);
  }
  m_ending = Ending{std::move(result), !isNew};
  goOnWithEnd();
}

// The last move arrives, then light falls on what it has brought home, then the card is there.
void GamePage::goOnWithEnd() {
  if (!m_ending) return m_endTimer.stop();
  if (!isMoving() && !m_ending->isLit) {
    m_ending->isLit = true;
    const QAction* motion = action(GameCommand::Motion);
    if (!motion || motion->isChecked()) m_light->begin([this] { return wonShape(); });
  }
  if (isMoving() || m_light->isShining()) return m_endTimer.start(kMsBetweenLooks, this);
  m_endTimer.stop();
  m_card->tell(m_ending->result);
}

// It stands somewhere else now, or something else is looked at.
void GamePage::forgetEnd() {
  m_endTimer.stop();
  m_ending.reset();
  if (!m_card) return;
  m_card->hide();
  m_light->end();
}

QString GamePage::messageText() const {
  if (hasMessage()) return WorkbenchPage::messageText();
  return m_ending ? m_ending->result.sentence : !m_rule.isEmpty() ? m_rule : WorkbenchPage::messageText();
}

// Whoever presses a key does not wait for what moves.
bool GamePage::eventFilter(QObject* watched, QEvent* event) {
  const bool isHand = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress;
  if (isHand && m_endTimer.isActive()) {
    for (int i = 0; i < 2; ++i) {
      finishMotion();
      m_light->end();
      goOnWithEnd();
    }
  }
  return WorkbenchPage::eventFilter(watched, event);
}

}  // namespace searchlight::ui
