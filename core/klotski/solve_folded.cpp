// core/klotski/solve_folded.cpp: the searches over codes of the 5 x 4 family, mirror images folded.
#include "core/klotski/solve_over.h"

SEARCHLIGHT_COMPILE_SLIDING(klotski::FoldedProblem)
