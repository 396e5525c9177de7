// tests/core/domains/klotski_domain.cpp: every search over sliding blocks.
#include "tests/core/domains/klotski_domain.h"

#include "core/search/make_session.h"

namespace searchlight::search {
template std::unique_ptr<SessionFor<domains::Klotski>> makeSession(domains::Klotski, const SessionOptions&);
}  // namespace searchlight::search
