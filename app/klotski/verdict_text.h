// app/klotski/verdict_text.h: whether a layout can be solved, in sentences.
#pragma once
#include <QString>

#include "core/klotski/component.h"

namespace searchlight::ui {

// What was found of all that can be reached, as far as time and memory went. REQUIRES: the placement is legal and not solved.
QString verdictText(const klotski::Component& remaining, const klotski::Placement& placement);
QString lookingText();
// "81 moves, 90 straight slides, 116 steps"; of what is not proven the least that it can be: "at least 30 moves". Empty where no
// goal can be reached.
QString neededText(const klotski::Component& remaining, const klotski::Placement& placement);

}  // namespace searchlight::ui
