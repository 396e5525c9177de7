// core/klotski/solve_few.cpp: the searches over boards with few pieces.
#include "core/klotski/solve_over.h"

SEARCHLIGHT_COMPILE_SLIDING(klotski::FewPieces)
