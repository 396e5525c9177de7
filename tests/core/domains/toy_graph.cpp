// tests/core/domains/toy_graph.cpp: every search over toy graphs.
#include "tests/core/domains/toy_graph.h"

#include "core/search/make_session.h"

namespace searchlight::search {
template std::unique_ptr<SessionFor<domains::ToyProblem<domains::Naming::Hashed>>> makeSession(
    domains::ToyProblem<domains::Naming::Hashed>, const SessionOptions&);
template std::unique_ptr<SessionFor<domains::ToyProblem<domains::Naming::Numbered>>> makeSession(
    domains::ToyProblem<domains::Naming::Numbered>, const SessionOptions&);
}  // namespace searchlight::search
