// widgets/search/search_format.h: numbers and events as the search views tell them.
#pragma once
#include <QString>

#include "widgets/search/search_model.h"

namespace searchlight::ui {

// "1,234,567", in the way of the user's language.
QString countText(std::size_t count);
// "60/s", "2.5 k/s", "1 M/s".
QString speedText(double stepsPerSecond);
// "0.8 ms", "12 ms", "3.41 s", "2 min 5 s".
QString durationText(double seconds);
// The recorded event at index i of the model's search: "Expand 12, 7 · g 40 · f 60". Empty where the window does not
// hold it. REQUIRES: model.hasSearch().
QString eventText(const SearchModel& model, std::size_t i);
// What a position is told as: the number of events up to it and the one that led there.
QString positionText(const SearchModel& model, std::size_t position);

}  // namespace searchlight::ui
