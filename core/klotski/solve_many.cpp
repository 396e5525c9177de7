// core/klotski/solve_many.cpp: the searches over boards with many pieces.
#include "core/klotski/solve_over.h"

SEARCHLIGHT_COMPILE_SLIDING(klotski::ManyPieces)
