// widgets/help/glossary_entries.cpp: the terms. What term_words.h explains where it meets the eye is said there, and repeated here.
#include <QCoreApplication>

#include "widgets/help/glossary.h"
#include "widgets/search/catalogue_texts.h"
#include "widgets/search/term_words.h"

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
        tr("One way that things can stand: the cell one is in, where worker and boxes are, where all pieces "
           "lie. A "
           "search goes from state to state."),
        {}, "placement", ids({"node", "move", "state-graph"}));
    add("node", tr("Node"),
        tr("A state as a search keeps it: with its cost g, its parent, and whether it is in OPEN or CLOSED."),
        tr("node|nodes", "how the term stands in sentences"), "expand", ids({"state", "open", "parent"}));
    add("move", tr("Move"),
        tr("What leads from one state to the next, and what it costs: a step to a cell, a push, a slide."),
        {}, nullptr, ids({"state", "successor"}));
    add("successor", tr("Successor"),
        tr("A state that one move leads to. Expanding a node means working out all of its successors."),
        tr("successor|successors", "how the term stands in sentences"), "generate",
        ids({"expand", "generate"}));
    addTerm("open", Term::Open, {}, "open", ids({"closed", "frontier"}));
    addTerm("closed", Term::Closed, {}, "closed", ids({"open", "expand"}));
    add("frontier", tr("Frontier"),
        tr("How OPEN is kept decides which node comes next, and with that the algorithm: first in, first out "
           "gives "
           "breadth-first; the latest first gives depth-first; the least value first gives the rest."),
        tr("frontier"), "open", ids({"open", "priority"}));
    add("priority", tr("Priority"),
        tr("The number that OPEN is in the order of: g for Dijkstra, h for greedy search, g + h for A*."), {},
        "open", ids({"f", "tie"}));
    addTerm("g", Term::G, {}, "g", ids({"h", "f"}));
    addTerm("h", Term::H, {}, "g", ids({"heuristic", "f"}));
    addTerm("f", Term::F, {}, "g", ids({"g", "h", "tie"}));
    addTerm("parent", Term::Parent, tr("parent"), "route", ids({"route"}));

    // What happens in it.
    add("event", tr("Event"),
        tr("The smallest thing that a search does and that can be stepped through: a node is expanded, a "
           "successor "
           "generated, a way made cheaper. One expansion is followed by an event for each successor."),
        {}, "generate", ids({"expand", "generate"}));
    addTerm("expand", Term::Expand, tr("expanded"), "expand", ids({"generate", "closed"}));
    addTerm("generate", Term::Generate, tr("generated"), "generate", ids({"expand", "skip"}));
    add("skip", tr("Skip"),
        tr("A successor that is known already, and the new way to it is no cheaper: nothing changes. Such "
           "ways are "
           "most of the work in a graph with many circles."),
        {}, "skip", ids({"generate", "relax"}));
    addTerm("relax", Term::Relax, {}, "relax", ids({"g", "parent", "reopen"}));
    addTerm("reopen", Term::Reopen, tr("reopened"), "reopen", ids({"consistent", "closed"}));
    add("prune", tr("Give up"),
        tr("A state from which nothing can be reached any more is left out, and all that lies behind it with "
           "it."),
        tr("pruned"), "dead-square", ids({"deadlock"}));
    addTerm("stack", Term::Stack, tr("stack"), "depth-first", ids({"depth-first", "backtrack"}));
    add("backtrack", tr("Backtrack"),
        tr("Nothing is left to be tried below a node, so the search goes back to where it came from and "
           "tries the next "
           "way."),
        {}, "backtrack", ids({"stack", "depth-first"}));
    addTerm("bound", Term::Bound, tr("bound"), "round", ids({"cut", "round"}));
    add("cut", tr("Cut off"),
        tr("A node lies beyond the bound of this round and is not entered now. The least of such values is "
           "the next "
           "round's bound."),
        tr("cut off"), "cut", ids({"bound", "ida-star"}));
    add("round", tr("Round"),
        tr("A deepening search begins again and again, each time with a larger bound. What an earlier round "
           "has done is "
           "done anew: that is the price of keeping almost nothing."),
        tr("round|rounds", "how the term stands in sentences"), "round",
        ids({"bound", "iterative-deepening"}));
    add("scan", tr("Scan"),
        tr("Jump point search runs along a line of cells without making nodes of them, until turning could "
           "pay."),
        {}, "scan", ids({"jump-point", "jump-point-search"}));
    add("jump-point", tr("Jump point"),
        tr("A cell at which a shortest route may have to turn, because a wall ends beside it. Only such "
           "cells become "
           "nodes."),
        tr("jump point|jump points", "how the term stands in sentences"), "scan",
        ids({"scan", "canonical-order"}));
    add("meet", tr("Meet"),
        tr("Both sides of a search have reached the same node, so there is a whole route through it. It need "
           "not be the "
           "best, and the search goes on until none can be better."),
        {}, "meet", ids({"bidirectional"}));
    add("goal", tr("Goal"),
        tr("The state that is looked for. A* is done when the goal is taken from OPEN, not when it is first "
           "seen: until "
           "then a cheaper way to it may turn up."),
        {}, "goal", ids({"route"}));
    add("route", tr("Route"),
        tr("The answer: read back from the goal, from parent to parent, until the start is reached."), {},
        "route", ids({"parent", "goal"}));

    // What makes searches good.
    add("heuristic", tr("Heuristic"),
        tr("A rule that estimates what is left from any state to the goal, without searching: the distance "
           "if there "
           "were no walls, for example. Its value at a node is h."),
        tr("heuristic"), "g", ids({"admissible", "consistent", "h"}));
    add("admissible", tr("Admissible"),
        tr("A heuristic that never says more than is really left. Then A* finds a cheapest route; with one "
           "that says "
           "more it may miss it."),
        tr("admissible"), "not-admissible", ids({"heuristic", "consistent"}));
    add("consistent", tr("Consistent"),
        tr("A heuristic that never falls by more than a move costs. Then f never falls along a way, and no "
           "node has to "
           "be opened again. Whoever is consistent is admissible, too."),
        tr("consistent"), "reopen", ids({"admissible", "reopen"}));
    add("tie", tr("Tie"),
        tr("Several nodes in OPEN share the least value. Which of them comes first does not change what the "
           "answer "
           "costs, but often how much work it is: taking the latest goes straight for the goal."),
        tr("tie|ties", "how the term stands in sentences"), "tie", ids({"f", "priority"}));
    add("weight", tr("Weight"),
        tr("h is multiplied by it. The more it is above 1, the straighter a search runs for the goal, and "
           "the dearer "
           "its route may be: up to so many times the cheapest."),
        tr("weight"), "weighted-a-star", ids({"weighted-a-star", "greedy"}));
    add("canonical-order", tr("Canonical order"),
        tr("Of all shortest routes that differ only in the order of their steps one is kept: first "
           "diagonally, then "
           "straight. The others need not be generated."),
        {}, "canonical-a-star", ids({"canonical-a-star", "jump-point"}));
    add("optimal", tr("Optimal"),
        tr("No other answer is cheaper. Whether that is proven depends on the algorithm and, for A*, on the "
           "heuristic."),
        tr("optimal"), "goal", ids({"admissible"}));
    add("complete", tr("Complete"),
        tr("It finds an answer whenever there is one, and otherwise says that there is none."), {}, nullptr,
        ids({"optimal"}));

    // Puzzles as graphs.
    add("state-graph", tr("State graph"),
        tr("All states that can be reached, as points, and all moves, as lines between them. A puzzle is "
           "solved by "
           "finding a way in it."),
        {}, "placement", ids({"state", "move"}));
    add("placement", tr("Placement"),
        tr("Klotski's state: where all pieces lie. Equal pieces may change places without its being another "
           "one."),
        {}, "placement", ids({"state"}));
    add("push", tr("Push"),
        tr("Sokoban's move: the worker walks to a box and pushes it by one square. The walk costs nothing "
           "where pushes "
           "are counted."),
        {}, "push", ids({"move", "deadlock"}));
    add("deadlock", tr("Deadlock"),
        tr("A position that can never be solved, however long one plays on: a box in a corner that is no "
           "goal. A search "
           "that sees it saves all that lies behind it."),
        tr("deadlock|deadlocks|lost", "how the term stands in sentences"), "dead-square",
        ids({"dead-square", "frozen", "corral"}));
    add("dead-square", tr("Dead square"),
        tr("A square from which a box can never be brought to any goal, even if it were alone."),
        tr("dead square|dead squares", "how the term stands in sentences"), "dead-square", ids({"deadlock"}));
    add("frozen", tr("Frozen"),
        tr("A box that can never be pushed again, because walls and other boxes that cannot move either hold "
           "it. Off a "
           "goal it is a deadlock."),
        tr("frozen"), "frozen", ids({"deadlock"}));
    add("corral", tr("Corral"),
        tr("A part of the floor that boxes shut off from the worker. Where it must be opened sooner or "
           "later, only the "
           "pushes that open it need to be tried."),
        tr("corral|corrals", "how the term stands in sentences"), nullptr, ids({"prune"}));

    // The algorithms.
    addAlgorithm(
        "breadth-first", A::BreadthFirst,
        tr("Of all nodes that wait it takes the one that has waited longest, and so goes through all states "
           "in the order of their distance: its first answer has the fewest moves."),
        ids({"frontier"}));
    addAlgorithm(
        "depth-first", A::DepthFirst,
        tr("It goes on from the latest node as far as it can and goes back when stuck. It finds an answer, "
           "often a very long one."),
        ids({"stack", "backtrack"}));
    addAlgorithm(
        "dijkstra", A::Dijkstra,
        tr("It takes the node of the least g, and so knows the cheapest way to each node that it takes."),
        ids({"g", "a-star"}));
    addAlgorithm(
        "greedy", A::Greedy,
        tr("It takes the node that seems nearest to the goal, whatever the way there has cost. Quick, and "
           "easily led astray."),
        ids({"h", "weight"}));
    addAlgorithm(
        "a-star", A::AStar,
        tr("It takes the node of the least f = g + h: what the way has cost and what seems to be left. With "
           "an admissible heuristic its answer is the cheapest."),
        ids({"f", "admissible"}));
    addAlgorithm(
        "canonical-a-star", A::CanonicalAStar,
        tr("A* that generates only what the canonical order allows, so that of many equal routes only one is "
           "looked at."),
        ids({"canonical-order", "jump-point-search"}));
    addAlgorithm("weighted-a-star", A::WeightedAStar,
                 tr("A* with h multiplied by a weight: sooner there, at a price that is bounded."),
                 ids({"weight"}));
    addAlgorithm("iterative-deepening", A::IterativeDeepening,
                 tr("Depth-first under a bound on the number of moves, again and again with a larger one: as "
                    "few moves "
                    "as breadth-first finds, with the memory of one path."),
                 ids({"round", "bound"}));
    addAlgorithm("ida-star", A::IdaStar,
                 tr("Iterative deepening whose bound is on f: A* with the memory of one path."),
                 ids({"round", "cut"}));
    addAlgorithm(
        "bidirectional", A::Bidirectional,
        tr("Two searches, from the start and from the goal, that meet. Two small circles are less than a "
           "large one, if the goal can be named and moves can be undone."),
        ids({"meet"}));
    addAlgorithm(
        "jump-point-search", A::JumpPoint,
        tr("A* on a grid that leaps over all cells where nothing has to be decided. Far fewer nodes, each of "
           "which takes longer."),
        ids({"jump-point", "scan"}));
    for (const char* word : {"state", "move", "event", "goal", "route", "push", "placement", "complete"})
      for (GlossaryEntry& entry : out)
        if (entry.id == QLatin1String(word)) entry.isEveryday = true;
    return out;
  }
};

}  // namespace

std::vector<GlossaryEntry> glossary() { return GlossaryWords::all(); }

}  // namespace searchlight::ui
