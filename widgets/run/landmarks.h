// widgets/run/landmarks.h: steps by meaning: what an event has to be to be worth going to.
#pragma once
#include <cstdint>
#include <optional>

#include "widgets/run/watched_run.h"

namespace searchlight::ui {

enum class Landmark : std::uint8_t { NextGenerate, NextReopen, NextRelax, LargerF, Goal, Round };

// Whether a search of this kind has such events; of another program's recording, whether there are any in it.
bool happensIn(const search::Session& session, search::EventKind kind);

// Whether a search of this kind can come to such a place at all.
bool occursIn(const search::Session& session, Landmark landmark);

// Looked for forwards, from a cursor before which f was `now` (nothing: nothing was expanded yet).
WatchedRun::Predicate landmarkAhead(Landmark landmark, std::optional<search::Cost> now);
// Looked for backwards. Where the window does not hold the expansion before, nobody knows whether f rose: then it did not.
WatchedRun::Predicate landmarkBehind(Landmark landmark);

}  // namespace searchlight::ui
