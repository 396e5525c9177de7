// tests/core/domains/toy_graph.cpp: every search over toy graphs.
#include "tests/core/domains/toy_graph.h"

#include "core/search/make_session.h"

SEARCHLIGHT_SESSIONS_OVER(domains::ToyProblem<domains::Naming::Hashed>)
SEARCHLIGHT_SESSIONS_OVER(domains::ToyProblem<domains::Naming::Numbered>)
