// widgets/sokoban/sokoban_panel.cpp: two counts in a table, and what goes with them.
#include "widgets/sokoban/sokoban_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include "widgets/games/command_rows.h"
#include "widgets/search/search_format.h"
#include "widgets/search/wheel_guard.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

void enlarge(QLabel* label, double factor) {
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * factor);
  font.setBold(true);
  label->setFont(font);
}

}  // namespace

SokobanPanel::SokobanPanel(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_subtitle(new QLabel(this)),
      m_home(new QLabel(this)),
      m_about(new QLabel(this)),
      m_branch(new QLabel(this)),
      m_commands(new CommandRows(this)),
      m_history(new QSlider(Qt::Horizontal, this)),
      m_replayPlace(new QWidget(this)) {
  enlarge(m_title, 1.3);
  for (QLabel* label : {m_title, m_subtitle, m_about}) {
    label->setTextFormat(Qt::PlainText);  // a file's words
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
  }
  for (QLabel* label : {m_subtitle, m_branch}) label->setForegroundRole(QPalette::PlaceholderText);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(spacing::kWide);
  grid->setVerticalSpacing(spacing::kHalf);
  for (int c = 0; c < kColumns; ++c) {
    auto* head = m_heads[static_cast<std::size_t>(c)] = new QLabel(this);
    head->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(head, 0, c + 1, Qt::AlignRight);
  }
  for (std::size_t row = 0; row < m_names.size(); ++row) {
    m_names[row] = new QLabel(this);
    grid->addWidget(m_names[row], static_cast<int>(row) + 1, 0, Qt::AlignLeft | Qt::AlignBaseline);
    for (int c = 0; c < kColumns; ++c) {
      auto* figure = m_figures[row][static_cast<std::size_t>(c)] = new QLabel(this);
      if (c == Played) enlarge(figure, 1.2);
      grid->addWidget(figure, static_cast<int>(row) + 1, c + 1, Qt::AlignRight | Qt::AlignBaseline);
    }
  }
  grid->setColumnStretch(kColumns + 1, 1);
  auto* replay = new QVBoxLayout(m_replayPlace);
  replay->setContentsMargins(0, 0, 0, 0);

  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  all->setSpacing(spacing::kUnit);
  all->addWidget(m_title);
  all->addWidget(m_subtitle);
  all->addLayout(grid);
  all->addWidget(m_home);
  all->addWidget(m_commands);
  all->addWidget(m_history);
  all->addWidget(m_branch);
  all->addWidget(m_replayPlace);
  all->addWidget(m_about);
  all->addStretch(1);
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

void SokobanPanel::setCommands(const QList<QList<QAction*>>& rows) { m_commands->setCommands(rows); }
void SokobanPanel::setReplay(QWidget* replay) { m_replayPlace->layout()->addWidget(replay); }

void SokobanPanel::showState() {
  const QLocale locale;
  m_title->setText(m_state.title);
  m_subtitle->setText(m_state.subtitle);
  m_subtitle->setVisible(!m_state.subtitle.isEmpty());
  m_about->setText(m_state.about);
  m_about->setVisible(!m_state.about.isEmpty());
  const std::array<std::optional<sokoban::Played>, kColumns> columns{m_state.played, m_state.byMoves,
                                                                     m_state.byPushes};
  for (std::size_t c = 0; c < columns.size(); ++c) {
    m_figures[0][c]->setText(columns[c] ? locale.toString(columns[c]->moves) : noneText());
    m_figures[1][c]->setText(columns[c] ? locale.toString(columns[c]->pushes) : noneText());
  }
  m_home->setText((m_state.isReverse ? tr("%1 of %2 boxes where they begin") : tr("%1 of %2 boxes on goals"))
                      .arg(m_state.home)
                      .arg(m_state.boxes));
  m_names[1]->setText(m_state.isReverse ? tr("Pulls") : tr("Pushes"));
  const QSignalBlocker silent(m_history);
  m_history->setRange(0, static_cast<int>(m_state.steps));
  m_history->setValue(static_cast<int>(m_state.at));
  m_history->setEnabled(m_state.steps > 0);
  m_branch->setVisible(m_state.others > 1);
  m_branch->setText(tr("way %1 of %2 from the last fork").arg(m_state.other + 1).arg(m_state.others));
}

void SokobanPanel::retranslate() {
  m_heads[Played]->setText(tr("Played"));
  m_heads[ByMoves]->setText(tr("Fewest moves"));
  m_heads[ByMoves]->setToolTip(tr("Your solution with the fewest moves"));
  m_heads[ByPushes]->setText(tr("Fewest pushes"));
  m_heads[ByPushes]->setToolTip(tr("Your solution with the fewest pushes"));
  m_names[0]->setText(tr("Moves"));
  m_names[0]->setToolTip(tr("Steps of the worker, pushes among them"));
  m_names[1]->setText(tr("Pushes"));
  m_history->setAccessibleName(tr("Step of the game"));
  m_history->setToolTip(tr("Every step of this game; what was left is kept"));
  for (std::size_t row = 0; row < m_names.size(); ++row)
    for (std::size_t c = 0; c < kColumns; ++c)
      m_figures[row][c]->setAccessibleName(
          tr("%1, %2", "a count, and what of it").arg(m_names[row]->text(), m_heads[c]->text()));
  showState();
}

void SokobanPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
