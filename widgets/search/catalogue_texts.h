// widgets/search/catalogue_texts.h: core's names, promises and pseudocode as people read them, in their
// language.
#pragma once
#include <QString>
#include <span>
#include <string_view>

#include "core/search/breakpoint.h"
#include "core/search/outcome.h"
#include "core/search/session.h"
#include "widgets/search/landmarks.h"

namespace searchlight::ui {

QString algorithmTitle(search::Algorithm a);
// What is promised: "yes", "no" or the condition.
QString completeText(search::Algorithm a);
QString optimalText(search::Algorithm a);
// Who goes first among nodes of equal f, and what that means in one sentence.
QString tiesTitle(search::Ties ties);
QString tiesHint(search::Ties ties);
// A line of the algorithm's pseudocode, without its indentation.
QString pseudocodeText(const search::PseudocodeLine& line);

QString eventKindName(search::EventKind kind);
// A run that seeks no goal (`seeksGoal` false) has done what it was for when there is nothing left. One that may only
// look at a part of the board (`seesAll` false) proves nothing of the rest of it.
QString outcomeText(search::Outcome outcome, bool seeksGoal = true, bool seesAll = true);
QString landmarkName(Landmark landmark);
QString nodeStatusName(search::NodeStatus status);

// The heads of the two lists, which a deepening search fills with other things.
QString openTitle(search::Algorithm a);
QString closedTitle(search::Algorithm a);

// Every English text of core's catalogue that the translations know, to be held against the catalogue itself.
std::span<const char* const> catalogueSources();
std::span<const char* const> pseudocodeSources();

}  // namespace searchlight::ui
