// core/walk/walk_session.cpp: every search over walks.
#include "core/walk/walk_session.h"

#include "core/search/make_session.h"

namespace searchlight::search {
template std::unique_ptr<SessionFor<walk::WalkProblem>> makeSession(walk::WalkProblem, const SessionOptions&);
}  // namespace searchlight::search
