// widgets/klotski/klotski_panel.cpp: a table of three counts, and what goes with it.
#include "widgets/klotski/klotski_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <cstddef>

#include "widgets/klotski/klotski_texts.h"
#include "widgets/search/search_format.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr std::array<klotski::Count, 3> kCounts{klotski::Count::Moves, klotski::Count::Straight,
                                                klotski::Count::Steps};

}  // namespace

KlotskiPanel::KlotskiPanel(QWidget* parent) : PlayPanel(parent) {
  auto* counts = new QWidget;
  auto* grid = new QGridLayout(counts);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(spacing::kWide);
  grid->setVerticalSpacing(spacing::kHalf);
  for (int c = 0; c < kColumns; ++c) {
    auto* head = m_heads[static_cast<std::size_t>(c)] = new QLabel(counts);
    head->setForegroundRole(QPalette::PlaceholderText);
    head->setWordWrap(true);
    head->setMinimumHeight(2 * head->fontMetrics().lineSpacing());  // a grid asks for no height for a width
    head->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    grid->addWidget(head, 0, c + 1, Qt::AlignBottom);
  }
  for (std::size_t row = 0; row < kCounts.size(); ++row) {
    m_names[row] = new QLabel(counts);
    grid->addWidget(m_names[row], static_cast<int>(row) + 1, 0, Qt::AlignLeft | Qt::AlignBaseline);
    for (int c = 0; c < kColumns; ++c) {
      auto* figure = m_figures[row][static_cast<std::size_t>(c)] = new QLabel(counts);
      if (c == Played || c == Needed) setType(figure, TypeSize::Figure);
      grid->addWidget(figure, static_cast<int>(row) + 1, c + 1, Qt::AlignRight | Qt::AlignBaseline);
    }
  }
  grid->setColumnStretch(kColumns + 1, 1);
  setCounts(counts);
  retranslate();
}

void KlotskiPanel::setState(const State& state) {
  m_state = state;
  showState();
}

void KlotskiPanel::showState() {
  const QLocale locale;
  const auto text = [&](const std::optional<Figure>& f, bool isBestKnown) {
    if (!f) return noneText();
    const QString number = locale.toString(f->number);
    if (f->isExact) return number;
    return isBestKnown ? QStringLiteral("≤ %1").arg(number) : QStringLiteral("≥ %1").arg(number);
  };
  setName(m_state.title, m_state.subtitle);
  setSummary(countedText(m_state.played.moves, klotski::Count::Moves));
  for (std::size_t row = 0; row < kCounts.size(); ++row) {
    auto& figures = m_figures[row];
    figures[Played]->setText(locale.toString(m_state.played.in(kCounts[row])));
    figures[Needed]->setText(text(m_state.needed[row], false));
    figures[Needed]->setToolTip(
        m_state.needed[row] && !m_state.needed[row]->isExact
            ? tr("Lower bound: not all positions could be examined within the memory and time limits.")
            : QString());
    figures[Fewest]->setText(text(m_state.fewest[row], true));
    figures[Fewest]->setToolTip(m_state.fewest[row] && !m_state.fewest[row]->isExact
                                    ? tr("Best known result; not proven to be the minimum.")
                                    : QString());
    figures[Best]->setText(m_state.best ? locale.toString(m_state.best->in(kCounts[row])) : noneText());
  }
  setRestText(m_state.verdict);
}

void KlotskiPanel::retranslate() {
  m_heads[Played]->setText(tr("Played"));
  m_heads[Needed]->setText(tr("To go"));
  m_heads[Needed]->setToolTip(tr("Shows the minimum to solve it from here"));
  m_heads[Fewest]->setText(tr("Minimum"));
  m_heads[Fewest]->setToolTip(tr("Shows the minimum to solve it from the start"));
  m_heads[Best]->setText(tr("Personal best"));
  m_heads[Best]->setToolTip(tr("Shows your best result without help"));
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
  PlayPanel::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
