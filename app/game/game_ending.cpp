// app/game/game_ending.cpp: the words, the light and the card of an end; the rule.
#include "app/game/game_ending.h"

#include <QAction>
#include <QEvent>

#include "app/game/game_page.h"
#include "app/shell/settings.h"
#include "widgets/game/play_panel.h"
#include "widgets/game/win_light.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

QString Standing::praise() const {
  if (fewest && played < *fewest)
    return GamePage::tr("Sensational! This is shorter than any known solution.");
  if (fewest == played)
    return isProven ? GamePage::tr("Perfect! No shorter solution exists.")
                    : GamePage::tr("Brilliant! No shorter solution is known.");
  if (isFirst) return GamePage::tr("Well done! You solved this puzzle for the first time.");
  if (isBetter) return GamePage::tr("Bravo! This is your new personal best.");
  return isBest ? GamePage::tr("Great! You have matched your personal best.") : GamePage::tr("Well done!");
}

void Standing::tellFewest(const QString& text, bool isHelped, GameResult& result) const {
  if (!fewest || (!isHelped && fewest == played)) return;
  result.facts << std::pair(isProven ? GamePage::tr("Minimum") : GamePage::tr("Best known"), text);
}

void GameEnding::build(QWidget* board, QWidget* resultPlace) {
  while (board->focusProxy()) board = board->focusProxy();
  m_card = new ResultCard(board, resultPlace);
  m_light = new WinLight(board);
  board->installEventFilter(this);
  const auto next = [this] {
    QAction* action = m_page.m_parts.next;
    action && action->isEnabled() ? action->trigger() : m_page.run(Command::New, false);
  };
  const auto replay = [this] {
    m_page.jumpTo(m_page.model().line().front());
    m_page.replay(GamePage::Replay::Forward);
  };
  m_actions = {m_page.makeAction(IconId::ChevronRight, next),
               m_page.makeAction(IconId::Undo, [this] { m_page.run(Command::Undo, false); }),
               m_page.makeAction(IconId::Restart, [this] { m_page.restart(); }),
               m_page.makeAction(IconId::Play, replay)};
  m_card->setActions({m_actions.begin(), m_actions.end()});
}

void GameEnding::tell(GameResult result, bool isNew) {
  const bool isHelped = m_page.model().hints() > 0;
  if (result.title.isEmpty())
    result.title = isHelped ? GamePage::tr("Solved, with help") : GamePage::tr("Solved!");
  if (isHelped && result.note.isEmpty())
    result.note = GamePage::tr(
        "You used help this time. Try it without help: your next solution could be a personal best.");
  if (!result.praise.isEmpty()) result.sentence = result.praise + QLatin1Char(' ') + result.sentence;
  // Who had help may want to do without; who had none, to see it once more.
  m_actions[2]->setVisible(isHelped || !m_page.m_replay);
  m_actions[3]->setVisible(!isHelped && m_page.m_replay);
  const QAction* next = m_page.m_parts.next;
  m_card->setTwin(next && next->isEnabled() ? m_page.m_panel->buttonOf(next) : nullptr);
  m_actions[0]->setText(!next               ? GamePage::tr("New game")
                        : next->isEnabled() ? next->iconText()
                                            : GamePage::tr("Choose another"));
  m_actions[0]->setToolTip(GamePage::tr("Enter"));
  m_actions[1]->setText(GamePage::tr("Undo"));
  m_actions[2]->setText(GamePage::tr("Try again"));
  m_actions[3]->setText(GamePage::tr("Replay"));
  if (isNew && m_page.complaint().isEmpty()) {
    m_page.workbench().message().hide();
    Q_EMIT m_page.spoke(result.sentence, false);
  }
  m_told = Told{std::move(result), !isNew};
  goOn();
}

// The last move arrives, then light falls on what it has brought home, then the card is there.
void GameEnding::goOn() {
  m_timer.stop();
  if (!m_told) return;
  if (!m_page.isMoving() && !m_told->isLit) {
    m_told->isLit = true;
    const QAction* motion = m_page.action(GameCommand::Motion);
    if (!motion || motion->isChecked()) m_light->begin([this] { return m_page.wonShape(); });
  }
  constexpr int kMsBetweenLooks = 30;  // at whether what moves has arrived
  if (m_page.isMoving() || m_light->isShining()) return m_timer.start(kMsBetweenLooks, this);
  m_card->tell(m_told->result);
}

void GameEnding::forget() {
  m_timer.stop();
  m_told.reset();
  if (!m_card) return;
  m_card->hide();
  m_light->end();
}

// In one line, to who comes here for the first time: until the first move or hint. Beside the board, as hints are; guests of a lesson,
// who make no pages, have its text.
void GameEnding::tellRule() {
  const std::string key = m_page.id().toStdString() + "/rule-told";
  if (!m_page.host().make || !m_page.host().pages || m_page.hasMessage() ||
      m_page.host().settings->flag(key.c_str(), false))
    return;
  for (const PageInfo& page : *m_page.host().pages) {
    if (m_page.id() != QLatin1String(page.id) || !page.start.line) continue;
    m_page.host().settings->setFlag(key.c_str(), true);
    m_rule = asSentence(pageLine(page));
    if (m_page.isWatching() || !m_page.workbench().isPanelVisible()) return m_page.say(m_rule);
    m_page.m_panel->setHintText(m_rule);
    Q_EMIT m_page.spoke(m_rule, false);
  }
}

void GameEnding::forgetRule() {
  const QString rule = std::exchange(m_rule, {});
  if (rule.isEmpty()) return;
  if (m_page.m_panel->hintText() == rule) m_page.m_panel->setHintText({});
  if (m_page.workbench().message().text() == rule) m_page.workbench().message().hide();
}

bool GameEnding::eventFilter(QObject*, QEvent* event) {
  const bool isHand = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress;
  for (int i = 0; i < 2 && isHand && isOnItsWay(); ++i) {
    m_page.finishMotion();
    m_light->end();
    goOn();
  }
  return false;
}

}  // namespace searchlight::ui
