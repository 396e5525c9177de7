// widgets/sokoban/sokoban_panel.cpp: counts, the level's comment, and the game's history.
#include "widgets/sokoban/sokoban_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>

#include "widgets/search/wheel_guard.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/sokoban/solve_panel.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

SokobanPanel::SokobanPanel(SolvePanel* machine, QWidget* parent)
    : PlayPanel(parent),
      m_about(new QLabel),
      m_branch(new QLabel),
      m_historyName(new QLabel),
      m_history(new QSlider(Qt::Horizontal)) {
  m_about->setTextFormat(Qt::PlainText);  // a file's words
  m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_about->setWordWrap(true);
  m_branch->setObjectName(QStringLiteral("branch"));
  m_branch->setForegroundRole(QPalette::PlaceholderText);
  // It comes and goes while one plays, and what stands below it does not move.
  QSizePolicy stays = m_branch->sizePolicy();
  stays.setRetainSizeWhenHidden(true);
  m_branch->setSizePolicy(stays);
  auto* history = new QWidget;
  auto* line = new QHBoxLayout(history);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(spacing::kUnit);
  line->addWidget(m_historyName);
  line->addWidget(m_history, 1);
  m_historyName->setBuddy(m_history);
  for (QWidget* part : std::initializer_list<QWidget*>{history, m_branch, machine->limits()}) addMore(part);
  tellIn(machine);
  addRest(m_about);
  m_history->setObjectName(QStringLiteral("gameHistory"));
  connect(m_history, &QSlider::valueChanged, this,
          [this](int at) { Q_EMIT stepChosen(static_cast<std::size_t>(at)); });
  guardFromWheel(this);
  retranslate();
}

void SokobanPanel::setState(const State& state) {
  m_state = state;
  showState();
}

void SokobanPanel::showState() {
  const QLocale locale;
  setName(m_state.title, m_state.subtitle);
  setSummary(playedText(m_state.played));
  m_about->setText(m_state.about);
  m_about->setVisible(!m_state.about.isEmpty());
  const QString moves = tr("Moves"), pushes = m_state.isReverse ? tr("Pulls") : tr("Pushes");
  const auto count = [&](const QString& name, std::uint32_t played,
                         const std::optional<sokoban::Played>& best, std::uint32_t sokoban::Played::*of,
                         const QString& tip) {
    const auto named = [&name](const QString& what) {
      return tr("%1, %2", "a count, and what of it").arg(name, what);
    };
    PanelCount out{.name = name, .value = locale.toString(played), .valueName = named(tr("played"))};
    PanelCount::Note note{{}, {}, named(tr("personal best"))};
    if (best) {
      note.text = tr("best %1", "the personal best").arg(locale.toString((*best).*of));
      note.tip = tip.arg(playedText(*best));
    }
    out.notes << note;
    return out;
  };
  QList<PanelCount> counts{count(moves, m_state.played.moves, m_state.byMoves, &sokoban::Played::moves,
                                 tr("Shows your solution with the fewest moves: %1")),
                           count(pushes, m_state.played.pushes, m_state.byPushes, &sokoban::Played::pushes,
                                 tr("Shows your solution with the fewest pushes: %1"))};
  counts.front().tip = tr("Counts the worker's steps, including pushes");
  PanelCount home{
      .name = m_state.isReverse ? tr("On start squares") : tr("On goals"),
      .value = locale.toString(static_cast<qulonglong>(m_state.home)),
      .tip = m_state.isReverse ? tr("Counts the boxes on start squares") : tr("Counts the boxes on goals")};
  home.notes << PanelCount::Note{tr("of %1", "so many boxes").arg(m_state.boxes)};
  counts << home;
  setCounts(counts);
  const QSignalBlocker silent(m_history);
  m_history->setRange(0, static_cast<int>(m_state.steps));
  m_history->setValue(static_cast<int>(m_state.at));
  m_history->setEnabled(m_state.steps > 0);
  m_branch->setVisible(m_state.others > 1);
  m_branch->setText(tr("Branch %1 of %2 here (B: next branch)").arg(m_state.other + 1).arg(m_state.others));
}

void SokobanPanel::retranslate() {
  m_historyName->setText(tr("Step", "of the game, beside a slider"));
  m_history->setAccessibleName(tr("Game step"));
  m_history->setToolTip(tr("Goes to any step of this game; branches you left are kept"));
  showState();
}

void SokobanPanel::changeEvent(QEvent* event) {
  PlayPanel::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
