// tests/core/domains/box_path_domain.cpp: every search over a box's way.
#include "tests/core/domains/box_path_domain.h"

#include "core/search/make_session.h"

SEARCHLIGHT_SESSIONS_OVER(domains::BoxPath)
