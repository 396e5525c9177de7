// widgets/klotski/klotski_panel.cpp: three counts, with what is left and what is best.
#include "widgets/klotski/klotski_panel.h"

#include <QEvent>
#include <QLocale>
#include <cstddef>

#include "widgets/klotski/klotski_texts.h"
#include "widgets/theme/language.h"

namespace searchlight::ui {
namespace {

constexpr std::array<klotski::Count, 3> kCounts{klotski::Count::Moves, klotski::Count::Straight,
                                                klotski::Count::Steps};

}  // namespace

KlotskiPanel::KlotskiPanel(QWidget* parent) : PlayPanel(parent) { showState(); }

void KlotskiPanel::setState(const State& state) {
  m_state = state;
  showState();
  onChange(this, {QEvent::LanguageChange}, [this] { showState(); });
}

void KlotskiPanel::showState() {
  const QLocale locale;
  setName(m_state.title, m_state.subtitle);
  setSummary(countedText(m_state.played.moves, klotski::Count::Moves));
  QList<PanelCount> counts;
  for (std::size_t i = 0; i < kCounts.size(); ++i) {
    const QString name = countTitle(kCounts[i]);
    const auto named = [&name](const QString& what) {
      return tr("%1, %2", "a count, and what of it").arg(name, what);
    };
    PanelCount count{.name = name,
                     .value = locale.toString(m_state.played.in(kCounts[i])),
                     .tip = countMeaning(kCounts[i]),
                     .valueName = named(tr("played"))};
    PanelCount::Note best{
        {}, tr("Shows the lowest count you have achieved without help"), named(tr("personal best"))};
    if (m_state.best) best.text = tr("best %1", "the personal best").arg(m_state.best->in(kCounts[i]));
    PanelCount::Note left{
        {}, tr("Shows the lowest count needed to solve the puzzle from here"), named(tr("left"))};
    if (const auto& needed = m_state.needed[i]) {
      left.text = needed->isExact
                      ? tr("%1 left", "moves until it is solved").arg(locale.toString(needed->number))
                      : tr("≥ %1 left").arg(locale.toString(needed->number));
      if (!needed->isExact)
        left.tip =
            tr("Shows a lower bound: not all positions could be examined within the memory and time limits");
    }
    PanelCount::Note fewest{
        {}, tr("Shows the lowest count needed to solve the puzzle from its start"), named(tr("minimum"))};
    if (const auto& known = m_state.fewest[i]) {
      fewest.text = known->isExact ? tr("minimum %1").arg(locale.toString(known->number))
                                   : tr("record %1").arg(locale.toString(known->number));
      if (!known->isExact)
        fewest.tip = tr("Shows the count of the best known solution; a lower one may be possible");
    }
    count.notes = {best, left, fewest};
    counts << count;
  }
  setCounts(counts);
  setRestText(m_state.verdict);
}

}  // namespace searchlight::ui
