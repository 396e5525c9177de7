// widgets/search/node_names.cpp: costs as people read them.
#include "widgets/search/node_names.h"

#include "widgets/search/search_format.h"

namespace searchlight::ui {

QString NodeNames::cost(search::Cost c) const {
  if (c == search::kInfiniteCost) return QStringLiteral("∞");
  if (costText) return costText(c);
  return ui::costText(c * shownPerCost);
}

}  // namespace searchlight::ui
