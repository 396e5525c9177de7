// tests/benchmarks/silent_observer.cpp: one of each search, unobserved, for silent_observer.cmake to compile twice.
#include "core/grid/route_problem.h"
#include "core/search/best_first.h"
#include "core/search/bidirectional.h"
#include "core/search/depth_first.h"
#include "core/search/iterative_deepening.h"

using namespace searchlight::search;
using Route = searchlight::grid::RouteProblem;

template class searchlight::search::BestFirst<Route, BreadthFirst>;
template class searchlight::search::BestFirst<Route, Dijkstra>;
template class searchlight::search::BestFirst<Route, AStar>;
template class searchlight::search::Bidirectional<Route>;
template class searchlight::search::DepthFirst<Route>;
template class searchlight::search::IterativeDeepening<Route, EstimateBound>;
