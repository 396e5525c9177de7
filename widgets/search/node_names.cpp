// widgets/search/node_names.cpp: costs as people read them.
#include "widgets/search/node_names.h"

#include <QLocale>
#include <cmath>

namespace searchlight::ui {

QString NodeNames::cost(search::Cost c) const {
  if (c == search::kInfiniteCost) return QStringLiteral("∞");
  if (costText) return costText(c);
  const double shown = c * shownPerCost;
  const QLocale locale;
  if (shown == std::floor(shown)) return locale.toString(static_cast<qulonglong>(shown));
  // Other programs' costs may be tiny; there the leading digits matter.
  if (shown < 0.1) return locale.toString(shown, 'g', 3);
  return locale.toString(shown, 'f', shown < 100 ? 2 : 1);
}

}  // namespace searchlight::ui
