// core/klotski/solve.cpp: the searches over codes of the 5 x 4 family.
#include "core/klotski/solve_over.h"

SEARCHLIGHT_COMPILE_SLIDING(klotski::SlideProblem)
