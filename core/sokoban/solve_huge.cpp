// core/sokoban/solve_huge.cpp: every search over HugeLevel, compiled here and nowhere else.
#include "core/search/make_session.h"
#include "core/sokoban/solve_over.h"

namespace searchlight::search {
template std::unique_ptr<SessionFor<sokoban::HugeLevel>> makeSession(sokoban::HugeLevel,
                                                                     const SessionOptions&);
}  // namespace searchlight::search
