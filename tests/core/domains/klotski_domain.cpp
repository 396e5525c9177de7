// tests/core/domains/klotski_domain.cpp: every search over sliding blocks.
#include "tests/core/domains/klotski_domain.h"

#include "core/search/make_session.h"

SEARCHLIGHT_SESSIONS_OVER(domains::Klotski)
