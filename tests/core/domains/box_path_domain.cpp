// tests/core/domains/box_path_domain.cpp: every search over a box's way.
#include "tests/core/domains/box_path_domain.h"

#include "core/search/make_session.h"

namespace searchlight::search {
template std::unique_ptr<SessionFor<domains::BoxPath>> makeSession(domains::BoxPath, const SessionOptions&);
}  // namespace searchlight::search
