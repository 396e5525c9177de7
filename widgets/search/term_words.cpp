// widgets/search/term_words.cpp: the dictionary.
#include "widgets/search/term_words.h"

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
            "OPEN: the nodes that have been found and wait to be expanded. The next node to be expanded is "
            "taken from it.");
      case Term::Closed: return tr("CLOSED: the nodes that have been expanded already.");
      case Term::G: return tr("g: the cost of the best way found so far from the start to the node.");
      case Term::H: return tr("h: the heuristic's estimate of what is left from the node to the goal.");
      case Term::F:
        return tr(
            "f: g and h together, the estimated cost of a whole route through the node. OPEN is in the order "
            "of f, the least first.");
      case Term::Parent:
        return tr(
            "Parent: the node from which a node was reached by its best way. The arrow in a cell points to "
            "it.");
      case Term::Expand:
        return tr(
            "Expand: a node is taken from OPEN and closed, and its successors, the nodes one move away, are "
            "looked at one by one.");
      case Term::Generate:
        return tr(
            "Generate: a successor is worked out. One that is met for the first time is put into OPEN, and "
            "the node that it was reached from becomes its parent.");
      case Term::Relax:
        return tr(
            "Relax: a cheaper way to a node in OPEN has been found. Its g falls, it gets a new parent and "
            "moves up in OPEN.");
      case Term::Reopen:
        return tr(
            "Reopen: a cheaper way to a node in CLOSED has been found, so it goes back into OPEN and will be "
            "expanded once more.");
      case Term::Stack:
        return tr("Stack: the nodes that wait, the latest on top. The one on top is entered next.");
      case Term::Bound:
        return tr(
            "Bound: what one round of the search may not go beyond. When all within it has been tried, the "
            "next round begins at the start again, with a larger bound.");
    }
    return {};
  }

  static QString event(Algorithm algorithm, EventKind kind, bool hasHeuristic) {
    const bool isDeepening = search::deepens(algorithm);
    switch (kind) {
      case EventKind::Generate:
        if (algorithm == Algorithm::DepthFirst)
          return tr("Generate: a successor that is not marked yet waits on the stack.");
        return hasHeuristic
                   ? tr("Generate: met for the first time, it goes into OPEN. g is the cost of the way here, "
                        "h an estimate of what is left to the goal, f tells which of OPEN is next.")
                   : tr("Generate: met for the first time, it goes into OPEN. g is the cost of the way "
                        "here.");
      case EventKind::Relax: return meaning(Term::Relax);
      case EventKind::Reopen: return meaning(Term::Reopen);
      case EventKind::Duplicate:
        if (isDeepening) return tr("Generate: a successor is worked out, to be entered when its turn comes.");
        return algorithm == Algorithm::DepthFirst
                   ? tr("Skip: the node has been entered before. Nothing changes.")
                   : tr("Skip: the node has been reached before, and this way changes nothing.");
      case EventKind::Prune: return tr("Give up: no route can lead through this node, so it is left out.");
      case EventKind::Cut:
        return tr("Cut off: the node lies beyond the bound of this round. A later round comes back to it.");
      case EventKind::Scan:
        return tr(
            "Scan: a jump runs on along a line of cells as long as nothing but going on can pay. Cells on "
            "the way become no nodes.");
      case EventKind::Expand:
        if (algorithm == Algorithm::DepthFirst)
          return tr(
              "Expand: it lies on top of the stack, where the latest is first. The search goes down to it "
              "and "
              "works out its successors, the nodes one move away.");
        if (isDeepening)
          return tr(
              "Expand: of the successors within the bound it is the next that has not been tried. The search "
              "goes down to it and works out its successors, the nodes one move away.");
        return expand(algorithm);
      case EventKind::Backtrack:
        return tr(
            "Backtrack: nothing is left to be tried below the node, so the search goes back to where it came "
            "from.");
      case EventKind::Round: return meaning(Term::Bound);
      case EventKind::Meet:
        return tr(
            "Meet: both sides have reached the node, so a whole route leads through it. It may not be the "
            "best one yet.");
      case EventKind::Goal: return goal(algorithm);
      case EventKind::Route:
        return tr(
            "Route: it is read back from the goal, from each node to its parent, until the start is "
            "reached.");
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
    switch (session.options().ties) {
      case search::Ties::LastIn:
        return tr("Expand: %1 in %2 shared the least %3, %4. Among equals the last in is the first out.",
                  "nodes, list, letter, its value")
            .arg(nodes, open, letter, priority);
      case search::Ties::FirstIn:
        return tr("Expand: %1 in %2 shared the least %3, %4. Among equals the first in is the first out.",
                  "nodes, list, letter, its value")
            .arg(nodes, open, letter, priority);
      case search::Ties::Coarse: break;
    }
    return tr("Expand: %1 in %2 shared the least %3, which is compared coarsely. Among equals the last in is "
              "the first out.",
              "nodes, list, letter")
        .arg(nodes, open, letter);
  }
  static QString afterTie(Algorithm algorithm) {
    return algorithm == Algorithm::JumpPoint
               ? tr("It is closed, and from it the search jumps on in every direction that may pay.")
               : tr("It is closed, and its successors, the nodes one move away, are looked at one by one.");
  }
  static QString both(const QString& one, const QString& other) {
    return tr("%1 %2", "two sentences").arg(one, other);
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
            "Expand: of all nodes in OPEN this one has waited longest. It is closed, and its successors, the "
            "nodes one move away, are looked at one by one.");
      case Algorithm::Bidirectional:
        return tr(
            "Expand: no more nodes wait on this side than on the other one, and it comes first in this "
            "side's "
            "OPEN, which is in the order of g. It is closed, and its successors, the nodes one move away, "
            "are "
            "looked at one by one.");
      case Algorithm::Dijkstra:
        return tr(
            "Expand: it comes first in OPEN, which is in the order of g. It is closed, and its successors, "
            "the nodes one move away, are looked at one by one.");
      case Algorithm::Greedy:
        return tr(
            "Expand: it comes first in OPEN, which is in the order of h. It is closed, and its successors, "
            "the nodes one move away, are looked at one by one.");
      case Algorithm::JumpPoint:
        return tr(
            "Expand: it comes first in OPEN, which is in the order of f. It is closed, and from it the "
            "search jumps on in every direction that may pay.");
      default:
        return tr(
            "Expand: it comes first in OPEN, which is in the order of f. It is closed, and its successors, "
            "the nodes one move away, are looked at one by one.");
    }
  }

  static QString goal(Algorithm algorithm) {
    switch (algorithm) {
      case Algorithm::AStar:
      case Algorithm::CanonicalAStar:
      case Algorithm::JumpPoint:
        return tr(
            "Goal: it has the least f in OPEN. Where h never overestimates, no cheaper route can be left, "
            "and the search ends.");
      case Algorithm::Dijkstra:
        return tr(
            "Goal: it has the least g in OPEN. No other way to it can be cheaper, and the search ends.");
      default: return tr("Goal: the search has what it looked for, and ends.");
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
  const bool isDepthFirst = algorithm == Algorithm::DepthFirst, isDeepening = search::deepens(algorithm);
  switch (kind) {
    case EventKind::Generate:
    case EventKind::Expand:
    case EventKind::Relax:
    case EventKind::Reopen:
      if (isDepthFirst)
        add({Term::Stack});
      else if (isDeepening)
        add({Term::Bound});
      else
        add({Term::Open});
      if (kind == EventKind::Reopen) add({Term::Closed});
      break;
    case EventKind::Cut: add({Term::Bound}); break;
    default: return {};
  }
  add({Term::G});
  if (hasHeuristic) add({Term::H, Term::F});
  return out;
}

QString bothSentences(const QString& sentence, const QString& next) {
  return TermWords::both(sentence, next);
}

QString toolTipOf(const QStringList& paragraphs) {
  QString out;
  for (const QString& paragraph : paragraphs)
    if (!paragraph.isEmpty()) out += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
  return out;
}

}  // namespace searchlight::ui
