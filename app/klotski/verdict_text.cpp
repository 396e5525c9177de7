// app/klotski/verdict_text.cpp: for the page, which asks about a game, and for the editor, which asks about a drawing.
#include "app/klotski/verdict_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cstdint>

#include "widgets/klotski/klotski_texts.h"

namespace searchlight::ui {
namespace {

// For lupdate: these functions belong to no class.
struct VerdictTexts {
  Q_DECLARE_TR_FUNCTIONS(VerdictTexts)
};

}  // namespace

QString lookingText() { return VerdictTexts::tr("Examining all positions…"); }

QString verdictText(const klotski::Component& remaining, const klotski::Placement& placement) {
  const QString states = QLocale().toString(static_cast<qulonglong>(remaining.states()));
  if (remaining.isUnsolvable())
    return VerdictTexts::tr("Unsolvable: none of the %1 reachable positions is a goal position.").arg(states);
  if (remaining.isComplete())
    return VerdictTexts::tr("Solvable: %1 reachable positions, %2 of them goal positions.")
        .arg(states, QLocale().toString(static_cast<qulonglong>(remaining.goals())));
  const bool isKnown = remaining.of(placement, klotski::Count::Moves).exact.has_value();
  return isKnown ? VerdictTexts::tr(
                       "Solvable. %1 positions were examined before the memory or time limit was reached.")
                       .arg(states)
                 : VerdictTexts::tr("%1 positions were examined before the memory or time limit was reached.")
                       .arg(states);
}

QString neededText(const klotski::Component& remaining, const klotski::Placement& placement) {
  if (remaining.isUnsolvable()) return {};
  QStringList counts;
  for (const klotski::Count count :
       {klotski::Count::Moves, klotski::Count::Straight, klotski::Count::Steps}) {
    const klotski::Component::Needed needed = remaining.of(placement, count);
    const QString counted =
        countedText(static_cast<std::uint32_t>(needed.exact.value_or(needed.atLeast)), count);
    counts << (needed.exact ? counted : VerdictTexts::tr("at least %1", "a number of moves").arg(counted));
  }
  return counts.join(VerdictTexts::tr(", ", "between numbers of moves, of straight slides and of steps"));
}

}  // namespace searchlight::ui
