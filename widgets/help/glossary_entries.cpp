// widgets/help/glossary_entries.cpp: the terms. What words/catalogue_texts.h explains where it meets the eye is said there, and repeated here.
#include <QCoreApplication>

#include "widgets/help/glossary.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

namespace {

QString momentOf(const char* name) {
  return QStringLiteral(":/glossary/%1.searchlight").arg(QLatin1String(name));
}

class GlossaryWords {
  Q_DECLARE_TR_FUNCTIONS(GlossaryWords)

 public:
  static std::vector<GlossaryEntry> all() {
    std::vector<GlossaryEntry> out;
    const auto add = [&out](const char* id, const QString& name, const QString& text, const QString& found,
                            const char* moment, QStringList also) {
      out.push_back(
          {QLatin1String(id), name, text, found, moment ? momentOf(moment) : QString(), std::move(also)});
    };
    // "OPEN: the nodes that .." as name and text.
    const auto addTerm = [&](const char* id, Term term, const QString& found, const char* moment,
                             QStringList also) {
      const QString whole = termMeaning(term);
      const qsizetype colon = whole.indexOf(tr(":", "between a term and its meaning"));
      QString text = whole.mid(colon + 1).trimmed();
      if (!text.isEmpty()) text[0] = text[0].toUpper();
      add(id, whole.left(colon), text, found, moment, std::move(also));
    };
    const auto addAlgorithm = [&](const char* id, search::Algorithm algorithm, const QString& text,
                                  QStringList also) {
      add(id, algorithmTitle(algorithm), text, {}, id, std::move(also));
    };
    using A = search::Algorithm;
    const auto ids = [](std::initializer_list<const char*> names) {
      QStringList list;
      for (const char* name : names) list << QLatin1String(name);
      return list;
    };

    // What a search is made of.
    add("state", tr("State"),
        tr("One configuration of the problem: the current cell, the squares of the worker and the boxes, or "
           "the position of all pieces. A search moves from state to state."),
        {}, "placement", ids({"node", "move", "state-graph"}));
    add("node", tr("Node"),
        tr("A state as the search stores it: with its cost g, its parent, and whether it is in OPEN or "
           "CLOSED."),
        tr("node|nodes", "how the term stands in sentences"), "expand", ids({"state", "open", "parent"}));
    add("move", tr("Move"),
        tr("An action that leads from one state to the next and has a cost: a step to a neighbouring cell, a "
           "push, or a move of a piece."),
        {}, nullptr, ids({"state", "successor"}));
    add("successor", tr("Successor"),
        tr("A state reached from another by one move. Expanding a node generates all of its successors."),
        tr("successor|successors", "how the term stands in sentences"), "generate",
        ids({"expand", "generate"}));
    addTerm("open", Term::Open, {}, "open", ids({"closed", "frontier"}));
    addTerm("closed", Term::Closed, {}, "closed", ids({"open", "expand"}));
    add("frontier", tr("Frontier"),
        tr("The nodes in OPEN. Their order determines the algorithm: first in, first out for breadth-first "
           "search; last in, first out for depth-first search; smallest value first for the other "
           "algorithms."),
        tr("frontier"), "open", ids({"open", "priority"}));
    add("priority", tr("Priority"),
        tr("The value that orders OPEN: g for Dijkstra, h for greedy best-first, g + h for A*."), {}, "open",
        ids({"f", "tie"}));
    addTerm("g", Term::G, {}, "g", ids({"h", "f"}));
    addTerm("h", Term::H, {}, "g", ids({"heuristic", "f"}));
    addTerm("f", Term::F, {}, "g", ids({"g", "h", "tie"}));
    addTerm("parent", Term::Parent, tr("parent"), "route", ids({"route"}));

    // What happens in it.
    add("event", tr("Event"),
        tr("The smallest step of a search that you can view: a node is expanded, a successor is generated, "
           "or a cheaper path is found. Each expansion is followed by one event per successor."),
        {}, "generate", ids({"expand", "generate"}));
    addTerm("expand", Term::Expand, tr("expanded"), "expand", ids({"generate", "closed"}));
    addTerm("generate", Term::Generate, tr("generated"), "generate", ids({"expand", "skip"}));
    add("skip", tr("Duplicate"),
        tr("A successor that was already reached by a path that costs no more than the new one. It is "
           "skipped. In a graph with many cycles, most successors are duplicates."),
        {}, "skip", ids({"generate", "relax"}));
    addTerm("relax", Term::Relax, {}, "relax", ids({"g", "parent", "reopen"}));
    addTerm("reopen", Term::Reopen, tr("reopened"), "reopen", ids({"consistent", "closed"}));
    add("prune", tr("Prune"),
        tr("The search discards a state that cannot lead to a goal. Nothing beyond this state is searched."),
        tr("pruned"), "dead-square", ids({"deadlock"}));
    addTerm("stack", Term::Stack, tr("stack"), "depth-first", ids({"depth-first", "backtrack"}));
    add("backtrack", tr("Backtrack"),
        tr("When every successor of a node has been tried, the search returns to its parent and continues "
           "with the parent's next successor."),
        {}, "backtrack", ids({"stack", "depth-first"}));
    addTerm("bound", Term::Bound, tr("bound"), "round", ids({"cut", "round"}));
    add("cut", tr("Cut off"),
        tr("The node exceeds the bound of this iteration, so the search does not expand it. In IDA* the "
           "smallest f that was cut off becomes the next bound."),
        tr("cut off"), "cut", ids({"bound", "ida-star"}));
    add("round", tr("Iteration"),
        tr("One pass of a deepening search. Each iteration starts over with a larger bound and repeats the "
           "work of the earlier ones. In return it needs very little memory."),
        tr("iteration|iterations", "how the term stands in sentences"), "round",
        ids({"bound", "iterative-deepening"}));
    add("scan", tr("Scan"),
        tr("Jump point search follows a line of cells without adding them as nodes. It stops where a turn "
           "may help."),
        {}, "scan", ids({"jump-point", "jump-point-search"}));
    add("jump-point", tr("Jump point"),
        tr("A cell beside the end of a wall, where a shortest path may have to turn. Only jump points become "
           "nodes."),
        tr("jump point|jump points", "how the term stands in sentences"), "scan",
        ids({"scan", "canonical-order"}));
    add("line-of-sight", tr("Line of sight"),
        tr("One cell sees another if the straight line between their centres is free. It crosses from cell "
           "to "
           "cell as moves do: through an edge, or exactly through a corner if the corner rule allows that "
           "diagonal move."),
        tr("line of sight|lines of sight", "how the term stands in sentences"), "line-of-sight",
        ids({"any-angle", "theta-star"}));
    add("any-angle", tr("Any-angle path"),
        tr("A path of straight lines in any direction instead of moves to neighbouring cells. Its length is "
           "the sum of their lengths. Theta* searches for such a path; smoothing pulls any path straight "
           "afterwards."),
        tr("any-angle"), "theta-star", ids({"line-of-sight", "theta-star", "lazy-theta-star"}));
    add("meet", tr("Meet"),
        tr("Both sides of the search have reached the same node, which completes a path. This path may not "
           "be optimal, so the search continues until no better one is possible."),
        {}, "meet", ids({"bidirectional"}));
    add("goal", tr("Goal"),
        tr("The state that the search has to reach. A* ends when it takes the goal from OPEN, not when it "
           "generates the goal: until then it may still find a cheaper path."),
        {}, "goal", ids({"route"}));
    add("route", tr("Route"),
        tr("The path from start to goal. The search traces it back from the goal, parent by parent."), {},
        "route", ids({"parent", "goal"}));
    add("waypoint", tr("Waypoint"),
        tr("A cell that the route has to visit before the goal. With waypoints a state is a cell and the "
           "number of waypoints visited so far, so that one search finds the cheapest route through all of "
           "them, in their order."),
        tr("waypoint|waypoints", "how the term stands in sentences"), nullptr, ids({"state", "route"}));
    add("one-way", tr("One-way cell"),
        tr("A cell that can be entered from everywhere but left only in the direction of its arrow. A search "
           "from the goal goes from each cell to those that lead to it."),
        tr("one-way cell|one-way cells", "how the term stands in sentences"), nullptr,
        ids({"move", "bidirectional"}));
    add("clearance", tr("Clearance"),
        tr("The side of the largest free square with this cell as its upper-left one, up to 9. An agent of "
           "several cells fits where the clearance is at least its side, unless one-way cells below it "
           "disagree."),
        tr("clearance", "how the term stands in sentences"), nullptr, ids({"state", "move"}));
    add("nearest", tr("Nearest reachable cell"),
        tr("Where the goal cannot be reached: the reachable cell with the smallest estimated distance to "
           "it; of equal ones, that with the smallest cost from the start."),
        tr("nearest reachable cell|nearest cell", "how the term stands in sentences"), nullptr,
        ids({"goal", "heuristic"}));
    add("flow-field", tr("Flow field"),
        tr("A search from the goal to every cell. The cost of each cell is its distance to the goal, and its "
           "parent is where to go next, from wherever one starts. Games call the distances a Dijkstra map."),
        tr("flow field", "how the term stands in sentences"), nullptr, ids({"parent", "dijkstra"}));
    add("smoothing", tr("Smoothing"),
        tr("Pulls a finished path straight: each turn is left out if the cells before and after it see each "
           "other. The result is shorter, but not always the shortest."),
        tr("smoothing|smoothed", "how the term stands in sentences"), nullptr,
        ids({"line-of-sight", "any-angle"}));

    // What makes searches good.
    add("heuristic", tr("Heuristic"),
        tr("A rule that estimates the remaining cost from a state to the goal without searching: for "
           "example, the distance ignoring walls. Its value at a node is h."),
        tr("heuristic"), "g", ids({"admissible", "consistent", "h"}));
    add("admissible", tr("Admissible"),
        tr("A heuristic that never overestimates the remaining cost. With such a heuristic, A* finds an "
           "optimal path; with one that overestimates, A* may return a costlier path."),
        tr("admissible"), "not-admissible", ids({"heuristic", "consistent"}));
    add("consistent", tr("Consistent"),
        tr("A heuristic that never decreases by more than the cost of a move. With such a heuristic, f never "
           "decreases along a path and no node is reopened. A consistent heuristic is also admissible."),
        tr("consistent"), "reopen", ids({"admissible", "reopen"}));
    add("tie", tr("Tie"),
        tr("Several nodes in OPEN share the smallest value. With A*, tie-breaking does not affect the cost "
           "of the solution, but it often affects the number of expansions: last in, first out usually leads "
           "more directly to the goal."),
        tr("tie|ties", "how the term stands in sentences"), "tie", ids({"f", "priority"}));
    add("weight", tr("Weight"),
        tr("A factor that multiplies h. A larger weight leads the search more directly to the goal but "
           "allows a costlier path: up to the weight times the minimum cost, if h is admissible."),
        tr("weight"), "weighted-a-star", ids({"weighted-a-star", "greedy"}));
    add("canonical-order", tr("Canonical order"),
        tr("A rule for shortest paths that differ only in the order of their moves: only the path with "
           "diagonal moves first, then straight ones, is kept. With 4 neighbours, horizontal moves come "
           "first. "
           "The others are not generated."),
        {}, "canonical-a-star", ids({"canonical-a-star", "jump-point"}));
    add("optimal", tr("Optimal"),
        tr("No other solution has a lower cost. Whether a search guarantees this depends on the algorithm "
           "and, for A*, on the heuristic."),
        tr("optimal"), "goal", ids({"admissible"}));
    add("complete", tr("Complete"),
        tr("A complete search finds a solution if one exists, and otherwise reports that there is none."), {},
        nullptr, ids({"optimal"}));

    // Puzzles as graphs.
    add("state-graph", tr("State graph"),
        tr("All reachable states as points and all moves as lines between them. A solution of a puzzle is a "
           "path in this graph."),
        {}, "placement", ids({"state", "move"}));
    add("placement", tr("Position"),
        tr("A state in Klotski: the location of every piece. Swapping pieces of the same shape gives the "
           "same position."),
        {}, "placement", ids({"state"}));
    add("push", tr("Push"),
        tr("A move in Sokoban: the worker walks to a box and pushes it one square. If only pushes are "
           "counted, walking costs nothing."),
        {}, "push", ids({"move", "deadlock"}));
    add("deadlock", tr("Deadlock"),
        tr("A position that can no longer be solved, for example a box in a corner without a goal. A search "
           "that detects deadlocks prunes everything beyond them."),
        tr("deadlock|deadlocks", "how the term stands in sentences"), "dead-square",
        ids({"dead-square", "frozen", "corral"}));
    add("dead-square", tr("Dead square"),
        tr("A square from which a box cannot reach any goal, even with no other box on the board."),
        tr("dead square|dead squares", "how the term stands in sentences"), "dead-square", ids({"deadlock"}));
    add("frozen", tr("Frozen"),
        tr("A box that can never move again because walls and other frozen boxes block it. A frozen box that "
           "is not on a goal is a deadlock."),
        tr("frozen"), "frozen", ids({"deadlock"}));
    add("corral", tr("Corral"),
        tr("An area that boxes close off from the worker. If the solution has to open it, the search needs "
           "to try only the pushes that can open it."),
        tr("corral|corrals", "how the term stands in sentences"), nullptr, ids({"prune"}));

    // The algorithms.
    addAlgorithm("breadth-first", A::BreadthFirst,
                 tr("Expands nodes first in, first out, and therefore visits the states in order of their "
                    "distance from the start. Its first solution has the fewest moves."),
                 ids({"frontier"}));
    addAlgorithm("depth-first", A::DepthFirst,
                 tr("Goes as deep as possible from the newest node and backtracks at a dead end. It may find "
                    "a very long solution."),
                 ids({"stack", "backtrack"}));
    addAlgorithm(
        "dijkstra", A::Dijkstra,
        tr("Expands the node with the smallest g. The path to every expanded node is therefore optimal."),
        ids({"g", "a-star"}));
    addAlgorithm("greedy", A::Greedy,
                 tr("Expands the node with the smallest h and ignores the cost of the path so far. It is "
                    "fast, but its paths may be long."),
                 ids({"h", "weight"}));
    addAlgorithm("a-star", A::AStar,
                 tr("Expands the node with the smallest f = g + h: the cost so far plus the estimated "
                    "remaining cost. With an admissible heuristic its solution is optimal."),
                 ids({"f", "admissible"}));
    addAlgorithm("canonical-a-star", A::CanonicalAStar,
                 tr("A version of A* that generates only the successors in canonical order. It examines only "
                    "one of many equivalent paths."),
                 ids({"canonical-order", "jump-point-search"}));
    addAlgorithm("weighted-a-star", A::WeightedAStar,
                 tr("A* with h multiplied by a weight. It usually expands fewer nodes, and the extra cost is "
                    "bounded."),
                 ids({"weight"}));
    addAlgorithm(
        "iterative-deepening", A::IterativeDeepening,
        tr("Repeats depth-first search with a growing limit on the number of moves. Like breadth-first "
           "search, it finds a solution with the fewest moves, but it stores only one path."),
        ids({"round", "bound"}));
    addAlgorithm("ida-star", A::IdaStar,
                 tr("Iterative deepening with a bound on f. With an admissible heuristic it finds an optimal "
                    "solution, like A*, but it stores only one path."),
                 ids({"round", "cut"}));
    addAlgorithm(
        "bidirectional", A::Bidirectional,
        tr("Searches from the start and from the goal until both sides meet. Two small searches often expand "
           "fewer nodes than one large search. The goal must be known and moves must be reversible."),
        ids({"meet"}));
    addAlgorithm(
        "meet-in-the-middle", A::MeetInTheMiddle,
        tr("A search from both ends with a heuristic. It expands the node with the smallest max(g + h, 2 g), "
           "so neither side goes beyond half of the cost. With an admissible heuristic its solution is "
           "optimal."),
        ids({"meet", "bidirectional"}));
    addAlgorithm("jump-point-search", A::JumpPoint,
                 tr("A version of A* for grids that jumps over the cells between jump points. It expands far "
                    "fewer nodes, but each expansion takes longer."),
                 ids({"jump-point", "scan"}));
    addAlgorithm(
        "theta-star", A::ThetaStar,
        tr("A version of A* for any-angle paths: a new node takes its grandparent as its parent if that "
           "sees it. The path is never longer than the shortest path along the grid, but it may not "
           "be the shortest of all."),
        ids({"any-angle", "line-of-sight", "lazy-theta-star"}));
    addAlgorithm("lazy-theta-star", A::LazyThetaStar,
                 tr("Theta* that assumes a line of sight to each new node and tests it only when the node is "
                    "taken from OPEN. It tests fewer lines for paths of almost the same length."),
                 ids({"any-angle", "line-of-sight", "theta-star"}));
    addAlgorithm(
        "fringe-search", A::FringeSearch,
        tr("A* whose OPEN is in no order. It goes through OPEN again and again, each time with a larger "
           "bound on f, expands what is within the bound and passes over the rest. It expands the same "
           "nodes as A* without sorting them."),
        ids({"round", "bound", "ida-star"}));
    addAlgorithm(
        "beam-search", A::BeamSearch,
        tr("Breadth-first search that keeps only the best nodes of each depth, as many as the beam is "
           "wide, and drops the others. It is fast and needs little memory, but it may miss every path "
           "to the goal."),
        ids({"drop", "breadth-first", "complete"}));
    addAlgorithm("rbfs", A::RecursiveBestFirst,
                 tr("Recursive best-first search: it follows one path, remembers the smallest f of each "
                    "successor beside it, and leaves the path for a better one. With an admissible heuristic "
                    "its solution is optimal, and it stores only one path and its successors."),
                 ids({"backed-up", "ida-star"}));
    addAlgorithm(
        "sma-star", A::SmaStar,
        tr("Simplified memory-bounded A*: A* in a fixed number of nodes. When they are used up, it drops "
           "the worst leaf, and the leaf's parent remembers its f. It finds an optimal solution if the "
           "heuristic is admissible and the path fits into the nodes."),
        ids({"drop", "backed-up", "a-star"}));
    add("drop", tr("Drop"),
        tr("The search discards a node to keep within the width of a beam or a number of nodes. It can "
           "generate the "
           "node again later. If a search has dropped nodes and finds no path, it has not proven that there "
           "is none."),
        tr("dropped", "how the term stands in sentences"), "beam-search", ids({"beam-search", "sma-star"}));
    add("backed-up", tr("Backed-up f"),
        tr("The smallest f below a node that is not in memory any more, kept in the node above. It says when "
           "it is worth generating again what was forgotten."),
        tr("backed up|backed-up", "how the term stands in sentences"), "rbfs",
        ids({"rbfs", "sma-star", "f"}));
    addAlgorithm(
        "lpa-star", A::LpaStar,
        tr("Lifelong planning A*: repairs its path when the map is edited. Each node has two costs: g, "
           "and rhs, the cost by its best neighbour. Only nodes whose g and rhs differ are expanded "
           "again, each at most twice."),
        ids({"a-star", "d-star-lite", "admissible"}));
    addAlgorithm("d-star-lite", A::DStarLite,
                 tr("An agent that knows only the cells it has seen searches from the goal, walks along its "
                    "path, and repairs the search as LPA* does when it sees something unexpected."),
                 ids({"lpa-star", "heuristic"}));
    for (const char* word : {"state", "move", "event", "goal", "route", "push", "placement", "complete"})
      for (GlossaryEntry& entry : out)
        if (entry.id == QLatin1String(word)) entry.isEveryday = true;
    return out;
  }
};

}  // namespace

std::vector<GlossaryEntry> glossary() { return GlossaryWords::all(); }

}  // namespace searchlight::ui
