// widgets/sokoban/sokoban_panel.cpp: two counts in a table, and what goes with them.
#include "widgets/sokoban/sokoban_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>

#include "widgets/search/search_format.h"
#include "widgets/search/wheel_guard.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/sokoban/solve_panel.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {
constexpr int kHeadLetters = 13;  // of average width: how wide the columns of one's own are
}

SokobanPanel::SokobanPanel(SolvePanel* machine, QWidget* parent)
    : PlayPanel(parent),
      m_home(new QLabel),
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
  auto* counts = new QWidget;
  auto* grid = new QGridLayout(counts);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(spacing::kWide);
  grid->setVerticalSpacing(spacing::kHalf);
  for (int c = 0; c < kColumns; ++c) {
    auto* head = m_heads[static_cast<std::size_t>(c)] = new QLabel(counts);
    head->setForegroundRole(QPalette::PlaceholderText);
    head->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    // What is one's own is said in two lines: the buttons below have the width.
    if (c != Played) {
      head->setWordWrap(true);
      head->setFixedWidth(kHeadLetters * head->fontMetrics().averageCharWidth());
    }
    grid->addWidget(head, 0, c + 1, Qt::AlignRight | Qt::AlignBottom);
  }
  for (std::size_t row = 0; row < m_names.size(); ++row) {
    m_names[row] = new QLabel(counts);
    grid->addWidget(m_names[row], static_cast<int>(row) + 1, 0, Qt::AlignLeft | Qt::AlignBaseline);
    for (int c = 0; c < kColumns; ++c) {
      auto* figure = m_figures[row][static_cast<std::size_t>(c)] = new QLabel(counts);
      if (c == Played) setType(figure, TypeSize::Figure);
      grid->addWidget(figure, static_cast<int>(row) + 1, c + 1, Qt::AlignRight | Qt::AlignBaseline);
    }
  }
  grid->setColumnStretch(kColumns + 1, 1);
  grid->addWidget(m_home, static_cast<int>(m_names.size()) + 1, 0, 1, kColumns + 2);
  setCounts(counts);
  auto* history = new QWidget;
  auto* line = new QHBoxLayout(history);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(spacing::kUnit);
  line->addWidget(m_historyName);
  line->addWidget(m_history, 1);
  m_historyName->setBuddy(m_history);
  for (QWidget* part : std::initializer_list<QWidget*>{history, m_branch, machine->limits()}) addMore(part);
  tellIn(machine);
  tellIn(m_about);
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
  const std::array<std::optional<sokoban::Played>, kColumns> columns{m_state.played, m_state.byMoves,
                                                                     m_state.byPushes};
  for (std::size_t c = 0; c < columns.size(); ++c) {
    m_figures[0][c]->setText(columns[c] ? locale.toString(columns[c]->moves) : noneText());
    m_figures[1][c]->setText(columns[c] ? locale.toString(columns[c]->pushes) : noneText());
  }
  m_home->setText((m_state.isReverse ? tr("%1 of %2 boxes at their start") : tr("%1 of %2 boxes on goals"))
                      .arg(m_state.home)
                      .arg(m_state.boxes));
  m_names[1]->setText(m_state.isReverse ? tr("Pulls") : tr("Pushes"));
  const QSignalBlocker silent(m_history);
  m_history->setRange(0, static_cast<int>(m_state.steps));
  m_history->setValue(static_cast<int>(m_state.at));
  m_history->setEnabled(m_state.steps > 0);
  m_branch->setVisible(m_state.others > 1);
  m_branch->setText(tr("Branch %1 of %2 here (B: next branch)").arg(m_state.other + 1).arg(m_state.others));
}

void SokobanPanel::retranslate() {
  m_heads[Played]->setText(tr("Played"));
  m_heads[ByMoves]->setText(tr("Your fewest moves"));
  m_heads[ByMoves]->setToolTip(tr("Shows your solution with the fewest moves"));
  m_heads[ByPushes]->setText(tr("Your fewest pushes"));
  m_heads[ByPushes]->setToolTip(tr("Shows your solution with the fewest pushes"));
  m_names[0]->setText(tr("Moves"));
  m_names[0]->setToolTip(tr("Counts the worker's steps, including pushes"));
  m_names[1]->setText(tr("Pushes"));
  m_historyName->setText(tr("Step", "of the game, beside a slider"));
  m_history->setAccessibleName(tr("Position in the game"));
  m_history->setToolTip(tr("Moves through every step of this game; branches are kept"));
  for (std::size_t row = 0; row < m_names.size(); ++row)
    for (std::size_t c = 0; c < kColumns; ++c)
      m_figures[row][c]->setAccessibleName(
          tr("%1, %2", "a count, and what of it").arg(m_names[row]->text(), m_heads[c]->text()));
  showState();
}

void SokobanPanel::changeEvent(QEvent* event) {
  PlayPanel::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
