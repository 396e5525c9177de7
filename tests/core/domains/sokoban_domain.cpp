// tests/core/domains/sokoban_domain.cpp: every search over Sokoban levels.
#include "tests/core/domains/sokoban_domain.h"

#include "core/search/make_session.h"

namespace searchlight::search {
template std::unique_ptr<SessionFor<domains::Sokoban>> makeSession(domains::Sokoban, const SessionOptions&);
}  // namespace searchlight::search
