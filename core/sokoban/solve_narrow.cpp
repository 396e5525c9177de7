// core/sokoban/solve_narrow.cpp: every search over NarrowLevel, compiled here and nowhere else.
#include "core/search/make_session.h"
#include "core/sokoban/solve_over.h"

namespace searchlight::search {
template std::unique_ptr<SessionFor<sokoban::NarrowLevel>> makeSession(sokoban::NarrowLevel,
                                                                       const SessionOptions&);
}  // namespace searchlight::search
