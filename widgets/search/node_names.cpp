// widgets/search/node_names.cpp: costs as people read them.
#include "widgets/search/node_names.h"

#include <cmath>

namespace searchlight::ui {

QString NodeNames::cost(search::Cost c) const {
  if (c == search::kInfiniteCost) return QStringLiteral("∞");
  const double shown = c * shownPerCost;
  if (shown == std::floor(shown)) return QString::number(static_cast<qulonglong>(shown));
  // Other programs' costs may be tiny; there the leading digits matter.
  if (shown < 0.1) return QString::number(shown, 'g', 3);
  return QString::number(shown, 'f', shown < 100 ? 2 : 1);
}

}  // namespace searchlight::ui
