// widgets/klotski/klotski_panel.cpp: a table of three counts, and what goes with it.
#include "widgets/klotski/klotski_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <cstddef>

#include "widgets/games/command_rows.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/search/search_format.h"
#include "widgets/search/section.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr std::array<klotski::Count, 3> kCounts{klotski::Count::Moves, klotski::Count::Straight,
                                                klotski::Count::Steps};

void makeLarger(QLabel* label, double factor) {
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * factor);
  font.setBold(true);
  label->setFont(font);
}

}  // namespace

KlotskiPanel::KlotskiPanel(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_subtitle(new QLabel(this)),
      m_verdict(new QLabel(this)),
      m_hint(new QLabel(this)),
      m_help(new QLabel(this)),
      m_grid(new QGridLayout),
      m_commands(new CommandRows(this)),
      m_replayPlace(new QWidget(this)) {
  makeLarger(m_title, 1.3);
  m_title->setTextFormat(Qt::PlainText);
  m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
  for (QLabel* label : {m_title, m_subtitle, m_verdict, m_hint}) label->setWordWrap(true);
  for (QLabel* label : {m_subtitle, m_help}) label->setForegroundRole(QPalette::PlaceholderText);
  m_grid->setHorizontalSpacing(spacing::kWide);
  m_grid->setVerticalSpacing(spacing::kHalf);
  for (int c = 0; c < kColumns; ++c) {
    auto* head = m_heads[static_cast<std::size_t>(c)] = new QLabel(this);
    head->setForegroundRole(QPalette::PlaceholderText);
    head->setWordWrap(true);
    head->setMinimumHeight(2 * head->fontMetrics().lineSpacing());  // a grid asks for no height for a width
    head->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    m_grid->addWidget(head, 0, c + 1, Qt::AlignBottom);
  }
  for (std::size_t row = 0; row < kCounts.size(); ++row) {
    m_names[row] = new QLabel(this);
    m_grid->addWidget(m_names[row], static_cast<int>(row) + 1, 0, Qt::AlignLeft | Qt::AlignBaseline);
    for (int c = 0; c < kColumns; ++c) {
      auto* figure = m_figures[row][static_cast<std::size_t>(c)] = new QLabel(this);
      if (c == Played || c == Needed) makeLarger(figure, 1.2);
      m_grid->addWidget(figure, static_cast<int>(row) + 1, c + 1, Qt::AlignRight | Qt::AlignBaseline);
    }
  }
  m_grid->setColumnStretch(kColumns + 1, 1);
  auto* replay = new QVBoxLayout(m_replayPlace);
  replay->setContentsMargins(0, 0, 0, 0);

  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  all->setSpacing(spacing::kUnit);
  all->addWidget(m_title);
  all->addWidget(m_subtitle);
  all->addLayout(m_grid);
  all->addWidget(m_help);
  all->addWidget(m_verdict);
  all->addWidget(m_commands);
  all->addWidget(m_hint);
  all->addWidget(m_replayPlace);
  all->addStretch(1);
  m_hint->hide();
  m_help->hide();
  retranslate();
}

void KlotskiPanel::setState(const State& state) {
  m_state = state;
  showState();
}

void KlotskiPanel::setHintText(const QString& text) {
  m_hint->setText(text);
  m_hint->setVisible(!text.isEmpty());
  if (!text.isEmpty()) revealSoon(m_hint);
}

void KlotskiPanel::setCommands(const QList<QList<QAction*>>& rows) { m_commands->setCommands(rows); }

void KlotskiPanel::setReplay(QWidget* replay) { m_replayPlace->layout()->addWidget(replay); }

void KlotskiPanel::showState() {
  const QLocale locale;
  const auto text = [&](const std::optional<Figure>& f, bool isBestKnown) {
    if (!f) return noneText();
    const QString number = locale.toString(f->number);
    if (f->isExact) return number;
    return isBestKnown ? QStringLiteral("≤ %1").arg(number) : QStringLiteral("≥ %1").arg(number);
  };
  m_title->setText(m_state.title);
  m_subtitle->setText(m_state.subtitle);
  m_subtitle->setVisible(!m_state.subtitle.isEmpty());
  for (std::size_t row = 0; row < kCounts.size(); ++row) {
    auto& figures = m_figures[row];
    figures[Played]->setText(locale.toString(m_state.played.in(kCounts[row])));
    figures[Needed]->setText(text(m_state.needed[row], false));
    figures[Needed]->setToolTip(m_state.needed[row] && !m_state.needed[row]->isExact
                                    ? tr("At least so many: not all placements fit into memory and time.")
                                    : QString());
    figures[Fewest]->setText(text(m_state.fewest[row], true));
    figures[Fewest]->setToolTip(
        m_state.fewest[row] && !m_state.fewest[row]->isExact
            ? tr("The best that is known; nobody has proven that it cannot be done in fewer.")
            : QString());
    figures[Best]->setText(m_state.best ? locale.toString(m_state.best->in(kCounts[row])) : noneText());
  }
  m_verdict->setText(m_state.verdict);
  m_verdict->setVisible(!m_state.verdict.isEmpty());
  m_help->setVisible(m_state.hints > 0);
  m_help->setText(tr("with help"));
  m_help->setToolTip(tr("A game with hints does not count as an own best."));
}

void KlotskiPanel::retranslate() {
  m_heads[Played]->setText(tr("Played"));
  m_heads[Needed]->setText(tr("Still needed"));
  m_heads[Needed]->setToolTip(tr("The fewest that solve it from here"));
  m_heads[Fewest]->setText(tr("Fewest"));
  m_heads[Fewest]->setToolTip(tr("The fewest that solve it from the opening"));
  m_heads[Best]->setText(tr("Own best"));
  m_heads[Best]->setToolTip(tr("The fewest in a game of yours without hints"));
  for (std::size_t row = 0; row < kCounts.size(); ++row) {
    m_names[row]->setText(countTitle(kCounts[row]));
    m_names[row]->setToolTip(countMeaning(kCounts[row]));
    for (std::size_t c = 0; c < kColumns; ++c)
      m_figures[row][c]->setAccessibleName(
          tr("%1, %2", "a count, and what of it").arg(m_names[row]->text(), m_heads[c]->text()));
  }
  showState();
}

void KlotskiPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
