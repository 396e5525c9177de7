// tests/core/domains/sokoban_domain.cpp: every search over Sokoban levels.
#include "tests/core/domains/sokoban_domain.h"

#include "core/search/make_session.h"

SEARCHLIGHT_SESSIONS_OVER(domains::Sokoban)
