// core/sokoban/solve_wide.cpp: every search over WideLevel, compiled here and nowhere else.
#include "core/search/make_session.h"
#include "core/sokoban/solve_over.h"

namespace searchlight::search {
template std::unique_ptr<SessionFor<sokoban::WideLevel>> makeSession(sokoban::WideLevel,
                                                                     const SessionOptions&);
}  // namespace searchlight::search
