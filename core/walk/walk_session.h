// core/walk/walk_session.h: sessions over walks, whose searches are compiled once.
#pragma once
#include <memory>

#include "core/search/session.h"
#include "core/walk/walk_problem.h"

namespace searchlight::search {
extern template std::unique_ptr<SessionFor<walk::WalkProblem>> makeSession(walk::WalkProblem,
                                                                           const SessionOptions&);
}  // namespace searchlight::search
