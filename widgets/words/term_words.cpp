// widgets/words/term_words.cpp: the dictionary.
#include "widgets/words/catalogue_texts.h"

#include <QCoreApplication>
#include <initializer_list>

namespace searchlight::ui {

using search::Algorithm;
using search::EventKind;

namespace {

class TermWords {
  Q_DECLARE_TR_FUNCTIONS(TermWords)

 public:
  static QString meaning(Term term) {
    switch (term) {
      case Term::Open:
        return tr(
            "OPEN: the nodes that have been generated but not expanded yet. The search takes the next node "
            "to expand from it.");
      case Term::Closed: return tr("CLOSED: the nodes that have been expanded.");
      case Term::G: return tr("g: the cost of the cheapest path found so far from the start to the node.");
      case Term::H: return tr("h: the heuristic's estimate of the remaining cost from the node to the goal.");
      case Term::F:
        return tr(
            "f: the estimated cost of a complete path through the node: g + h, or g + weight × h in weighted "
            "A*. OPEN is ordered by f, smallest first.");
      case Term::Parent:
        return tr(
            "Parent: the node before this one on the cheapest path found so far. The arrow in a cell points "
            "to it.");
      case Term::Expand:
        return tr(
            "Expand: the search takes a node from OPEN, closes it and generates its successors, the nodes "
            "one move away.");
      case Term::Generate:
        return tr(
            "Generate: the search computes a successor. If the successor is new, it goes into OPEN, and the "
            "expanded node becomes its parent.");
      case Term::Relax:
        return tr(
            "Relax: the search has found a cheaper path to a node in OPEN. Its g decreases, its parent "
            "changes, and it moves up in OPEN.");
      case Term::Reopen:
        return tr(
            "Reopen: the search has found a cheaper path to a node in CLOSED. The node returns to OPEN and "
            "will be expanded again.");
      case Term::Stack:
        return tr("Stack: the nodes to enter, newest on top. The search enters the top one next.");
      case Term::Bound:
        return tr(
            "Bound: the limit of one iteration. When everything within it has been tried, the next iteration "
            "starts over with a larger bound.");
    }
    return {};
  }

  static QString event(Algorithm algorithm, EventKind kind, bool hasHeuristic) {
    const bool isDeepening = search::deepens(algorithm);
    switch (kind) {
      case EventKind::Generate:
        if (algorithm == Algorithm::DepthFirst)
          return tr("Generate: a successor that is not marked yet goes onto the stack.");
        return hasHeuristic
                   ? tr("Generate: the node is new and goes into OPEN. g is the cost of the path so far, h "
                        "estimates the remaining cost, and f orders OPEN.")
               : search::holdsMoves(algorithm)
                   ? tr("Generate: the move leads to a position that was not expanded yet. It waits in the "
                        "cell of the "
                        "position before it. g is the number of pushes so far.")
                   : tr("Generate: the node is new and goes into OPEN. g is the cost of the path so far.");
      case EventKind::Relax: return meaning(Term::Relax);
      case EventKind::Backup:
        return tr(
            "Back up: the smallest f below the node becomes the node's own. It says when it is worth while "
            "to "
            "come back.");
      case EventKind::Drop:
        if (search::searchesTree(algorithm))
          return tr(
              "Drop: all nodes that may be held are in use. The worst leaf makes room, and its parent keeps "
              "its "
              "f, so that it can be generated again when nothing better is left.");
        return tr(
            "Drop: the next layer has more nodes than the beam is wide, and the search keeps those with the "
            "smallest f. What it drops may have led to the goal.");
      case EventKind::Sight:
        return tr(
            "Line of sight: the search tests whether the straight line between two nodes is free. If it is, "
            "the path needs no turn between them.");
      case EventKind::Raise:
        return tr(
            "Raise: the node's cost by its best neighbour (rhs) has risen, its own g is lost, or its key is "
            "out "
            "of date. While g and rhs differ, it waits in OPEN.");
      case EventKind::Walk: return tr("Walk: the agent takes one step along its path and looks around.");
      case EventKind::Reopen: return meaning(Term::Reopen);
      case EventKind::Duplicate:
        if (search::searchesTree(algorithm))
          return tr(
              "Duplicate: the successor is in memory already, or the path would meet it twice, or nothing "
              "below "
              "it leads to the goal.");
        if (search::forgets(algorithm) && !isDeepening)
          return tr(
              "Generate: the search computes a successor and remembers its f, which is at least that of the "
              "node above.");
        if (isDeepening) return tr("Generate: the search computes a successor and enters it later.");
        if (search::holdsMoves(algorithm))
          return tr("Duplicate: the move leads to a position that has been expanded. Nothing changes.");
        return algorithm == Algorithm::DepthFirst
                   ? tr("Duplicate: the node has been entered before. Nothing changes.")
                   : tr("Duplicate: the node has been reached before, and this path changes nothing.");
      case EventKind::Prune:
        return tr("Prune: no solution passes through this node, so the search discards it.");
      case EventKind::Cut:
        if (search::searchesTree(algorithm))
          return tr(
              "Cut off: the path fills all the nodes that may be held, and leaves no room for the "
              "successor.");
        if (search::goesInRounds(algorithm))
          return tr(
              "Passed over: the node's f exceeds the bound of this iteration. It stays in OPEN, and a later "
              "iteration looks at it again.");
        return tr("Cut off: the node exceeds the bound of this iteration. A later iteration returns to it.");
      case EventKind::Scan:
        return tr(
            "Scan: a jump follows a line of cells until a turn may help. The cells in between do not become "
            "nodes.");
      case EventKind::Expand:
        if (algorithm == Algorithm::DepthFirst)
          return tr(
              "Expand: the stack is last in, first out, and this node is on top. The search enters it and "
              "generates its successors, the nodes one move away.");
        if (isDeepening)
          return tr(
              "Expand: it is the next untried successor within the bound. The search enters it and generates "
              "its successors, the nodes one move away.");
        return expand(algorithm);
      case EventKind::Backtrack:
        if (search::searchesTree(algorithm))
          return tr(
              "Backtrack: nothing below the node leads to the goal, so the search discards it for good.");
        if (search::forgets(algorithm) && !isDeepening)
          return tr(
              "Backtrack: a node beside the path has a smaller f than all successors of this one, so the "
              "search leaves it. Its successors are forgotten.");
        if (search::holdsMoves(algorithm))
          return tr(
              "Backtrack: while this move waited, its position was expanded after another move. The search "
              "skips it.");
        return tr(
            "Backtrack: every successor of the node has been tried, so the search returns to its parent.");
      case EventKind::Round:
        return search::goesInRounds(algorithm)
                   ? tr("Bound: the limit of one iteration. When all of OPEN has been examined, the next "
                        "iteration goes through OPEN again with a larger bound. Nothing is forgotten.")
               : search::repairs(algorithm) ? tr("Repair: the map has changed, or turned out to be "
                                                 "different. Only what depends on the "
                                                 "change is computed again.")
                                            : meaning(Term::Bound);
      case EventKind::Meet:
        return tr(
            "Meet: both sides have reached the node, which completes a path. This path may not be optimal.");
      case EventKind::Goal: return goal(algorithm);
      case EventKind::Route:
        return tr("Route: the search traces the path back from the goal to the start, parent by parent.");
    }
    return {};
  }

  static QString tie(const search::Session& session, const search::Tie& tie, const QString& priority) {
    // A search from both sides has two lists, of which one is meant.
    const QString open = session.sides() == 2 ? tr("this side's OPEN") : QStringLiteral("OPEN");
    const QString nodes = tie.isCounted
                              ? tr("%n nodes", "that share the first place", static_cast<int>(tie.nodes))
                              : tr("many nodes", "that share the first place");
    const QString letter(QLatin1Char(letterOf(session.algorithm())));
    switch (session.openOrder().ties) {
      case search::Ties::LastIn:
        return tr("Expand: %1 in %2 shared the smallest %3, %4. Ties are broken last in, first out.",
                  "nodes, list, letter, its value")
            .arg(nodes, open, letter, priority);
      case search::Ties::FirstIn:
        return tr("Expand: %1 in %2 shared the smallest %3, %4. Ties are broken first in, first out.",
                  "nodes, list, letter, its value")
            .arg(nodes, open, letter, priority);
      case search::Ties::Coarse: break;
      default:
        return tr("Expand: %1 in %2 shared the smallest %3, %4. Tie-breaking: %5.",
                  "nodes, list, letter, its value, the rule")
            .arg(nodes, open, letter, priority, tiesTitle(session.openOrder().ties));
    }
    return tr("Expand: %1 in %2 shared the smallest %3 after rounding. Ties are broken last in, first out.",
              "nodes, list, letter")
        .arg(nodes, open, letter);
  }
  static QString afterTie(Algorithm algorithm) {
    return algorithm == Algorithm::JumpPoint
               ? tr("The search closes it and jumps in every direction that may help.")
               : tr("The search closes it and generates its successors, the nodes one move away.");
  }
  static QString both(const QString& one, const QString& other) {
    return tr("%1 %2", "two sentences").arg(one, other);
  }
  static QString ended(const QString& text) {
    return text.isEmpty() || text.back().isPunct() ? text : tr("%1.", "a text, as a sentence").arg(text);
  }

 private:
  // What OPEN is in the order of.
  static char letterOf(Algorithm algorithm) {
    switch (algorithm) {
      case Algorithm::Dijkstra:
      case Algorithm::Bidirectional: return 'g';
      case Algorithm::Greedy: return 'h';
      default: return 'f';
    }
  }

  // Why it is this one's turn, and what is done then.
  static QString expand(Algorithm algorithm) {
    switch (algorithm) {
      case Algorithm::BreadthFirst:
        return tr(
            "Expand: OPEN is first in, first out, and this is its oldest node. The search closes it and "
            "generates its successors, the nodes one move away.");
      case Algorithm::Bidirectional:
        return tr(
            "Expand: this side's OPEN is at most as large as the other, and this node has the smallest g in "
            "it. The search closes this node and generates its successors, the nodes one move away.");
      case Algorithm::MeetInTheMiddle:
        return tr(
            "Expand: of both sides, this node has the smallest priority, the larger of g + h and 2 g. So "
            "neither "
            "side goes beyond the middle. The search closes this node and generates its successors, the "
            "nodes one "
            "move away.");
      case Algorithm::Dijkstra:
        return tr(
            "Expand: this node is first in OPEN, which is ordered by g. The search closes it and generates "
            "its successors, the nodes one move away.");
      case Algorithm::Greedy:
        return tr(
            "Expand: this node is first in OPEN, which is ordered by h. The search closes it and generates "
            "its successors, the nodes one move away.");
      case Algorithm::SmaStar:
        return tr(
            "Expand: its f is the smallest of all that is remembered, and among equals it is the deepest. "
            "The "
            "search generates its successors, the nodes one move away, as far as they are not in memory.");
      case Algorithm::RecursiveBestFirst:
        return tr(
            "Expand: its f is the smallest of all successors that the path has. The search enters it and "
            "generates its successors, the nodes one move away.");
      case Algorithm::BeamSearch:
        return tr(
            "Expand: this is the oldest node of the layer, of which only the best were kept. The search "
            "closes "
            "it and puts its successors, the nodes one move away, into the next layer.");
      case Algorithm::FringeSearch:
        return tr(
            "Expand: OPEN is in no order, and this is its newest node within the bound. The search closes it "
            "and generates its successors, the nodes one move away.");
      case Algorithm::JumpPoint:
        return tr(
            "Expand: this node is first in OPEN, which is ordered by f. The search closes it and jumps in "
            "every direction that may help.");
      case Algorithm::FeatureSpace:
        return tr(
            "Expand: the search goes through its feature-space cells in rotation and makes the move of "
            "smallest "
            "weight in each; every second turn is of a cell with many boxes packed. "
            "A move adds 1 to the weight, or 0 if an advisor, a rule for promising moves, "
            "suggests it. A move that packs a box is made at once.");
      default:
        return tr(
            "Expand: this node is first in OPEN, which is ordered by f. The search closes it and generates "
            "its successors, the nodes one move away.");
    }
  }

  static QString goal(Algorithm algorithm) {
    switch (algorithm) {
      case Algorithm::AStar:
      case Algorithm::CanonicalAStar:
      case Algorithm::JumpPoint:
        return tr(
            "Goal: it has the smallest f in OPEN, and the search ends. If h never overestimates, no cheaper "
            "path is possible.");
      case Algorithm::FringeSearch:
        return tr(
            "Goal: its f is within the bound, and the search ends. If h never overestimates, the bound is at "
            "most the cost of the cheapest path, so no cheaper path is possible.");
      case Algorithm::Dijkstra:
        return tr(
            "Goal: it has the smallest g in OPEN, and the search ends. No other path to the goal is "
            "cheaper.");
      default: return tr("Goal: the search has reached the goal and ends.");
    }
  }
};

}  // namespace

QString termMeaning(Term term) { return TermWords::meaning(term); }

QString eventMeaning(Algorithm algorithm, EventKind kind, bool hasHeuristic) {
  return TermWords::event(algorithm, kind, hasHeuristic);
}

QString tieMeaning(const search::Session& session, const search::Tie& tie, const QString& priority) {
  return bothSentences(TermWords::tie(session, tie, priority), TermWords::afterTie(session.algorithm()));
}

QStringList termsOfEvent(Algorithm algorithm, EventKind kind, bool hasHeuristic) {
  QStringList out;
  const auto add = [&out](std::initializer_list<Term> terms) {
    for (const Term term : terms) out += termMeaning(term);
  };
  const bool isDepthFirst = algorithm == Algorithm::DepthFirst, isDeepening = search::deepens(algorithm),
             isPath = search::forgets(algorithm);
  switch (kind) {
    case EventKind::Generate:
    case EventKind::Expand:
    case EventKind::Relax:
    case EventKind::Reopen:
      if (isDepthFirst)
        add({Term::Stack});
      else if (isDeepening)
        add({Term::Bound});
      else if (!isPath)
        add({Term::Open});
      if (kind == EventKind::Reopen) add({Term::Closed});
      break;
    case EventKind::Drop: add({Term::Open}); break;
    case EventKind::Cut:
      if (search::deepens(algorithm)) add({Term::Bound});
      break;
    default: return {};
  }
  add({Term::G});
  if (hasHeuristic) add({Term::H});
  if (hasHeuristic && algorithm != Algorithm::Greedy) add({Term::F});
  return out;
}

QString bothSentences(const QString& sentence, const QString& next) {
  return TermWords::both(sentence, next);
}

QString asSentence(const QString& text) { return TermWords::ended(text); }

QString toolTipOf(const QStringList& paragraphs) {
  QString out;
  for (const QString& paragraph : paragraphs)
    if (!paragraph.isEmpty()) out += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
  return out;
}

}  // namespace searchlight::ui
