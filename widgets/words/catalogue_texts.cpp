// widgets/words/catalogue_texts.cpp: core's English texts, listed once more for the translators.
#include "widgets/words/catalogue_texts.h"

#include <QCoreApplication>
#include <string>

namespace searchlight::ui {
namespace {

using search::Algorithm;

// lupdate reads these two lists; a test holds them against the catalogue.
constexpr const char* kCatalogue[] = {
    // Names of algorithms.
    QT_TRANSLATE_NOOP("Catalogue", "Breadth-first"),
    QT_TRANSLATE_NOOP("Catalogue", "Depth-first"),
    QT_TRANSLATE_NOOP("Catalogue", "Dijkstra"),
    QT_TRANSLATE_NOOP("Catalogue", "Greedy best-first"),
    QT_TRANSLATE_NOOP("Catalogue", "A*"),
    QT_TRANSLATE_NOOP("Catalogue", "Canonical A*"),
    QT_TRANSLATE_NOOP("Catalogue", "Weighted A*"),
    QT_TRANSLATE_NOOP("Catalogue", "Iterative deepening"),
    QT_TRANSLATE_NOOP("Catalogue", "IDA*"),
    QT_TRANSLATE_NOOP("Catalogue", "Bidirectional"),
    QT_TRANSLATE_NOOP("Catalogue", "Jump point search"),
    QT_TRANSLATE_NOOP("Catalogue", "Theta*"),
    QT_TRANSLATE_NOOP("Catalogue", "Lazy Theta*"),
    QT_TRANSLATE_NOOP("Catalogue", "MM, meet in the middle"),
    QT_TRANSLATE_NOOP("Catalogue", "Fringe search"),
    QT_TRANSLATE_NOOP("Catalogue", "Beam search"),
    QT_TRANSLATE_NOOP("Catalogue", "RBFS"),
    QT_TRANSLATE_NOOP("Catalogue", "SMA*"),
    QT_TRANSLATE_NOOP("Catalogue", "LPA*"),
    QT_TRANSLATE_NOOP("Catalogue", "D* Lite"),
    QT_TRANSLATE_NOOP("Catalogue", "Feature-space search"),
    // What is promised.
    QT_TRANSLATE_NOOP("Catalogue", "yes"),
    QT_TRANSLATE_NOOP("Catalogue", "no"),
    QT_TRANSLATE_NOOP("Catalogue", "yes, on finite graphs"),
    QT_TRANSLATE_NOOP("Catalogue", "if the heuristic is admissible"),
    QT_TRANSLATE_NOOP("Catalogue", "if all moves cost the same"),
    QT_TRANSLATE_NOOP("Catalogue", "within a factor of the weight, if the heuristic is consistent"),
    QT_TRANSLATE_NOOP("Catalogue",
                      "no, but never longer than the shortest grid path if the heuristic is admissible"),
    QT_TRANSLATE_NOOP("Catalogue", "no, it drops nodes beyond its width"),
    QT_TRANSLATE_NOOP("Catalogue", "yes, if some path to a goal fits into its nodes"),
    QT_TRANSLATE_NOOP("Catalogue", "if the heuristic is admissible and an optimal path fits into its nodes"),
};

constexpr const char* kPseudocode[] = {
    QT_TRANSLATE_NOOP("Pseudocode", "OPEN = queue with the start"),
    QT_TRANSLATE_NOOP("Pseudocode", "while OPEN is not empty"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = remove the first node of OPEN; close n"),
    QT_TRANSLATE_NOOP("Pseudocode", "for each successor m of n"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m was reached before: skip it"),
    QT_TRANSLATE_NOOP("Pseudocode", "g(m) = g(n) + 1; parent(m) = n; append m to OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is the goal: done"),
    QT_TRANSLATE_NOOP("Pseudocode", "trace the route back from the goal along the parents"),
    QT_TRANSLATE_NOOP("Pseudocode", "enter(start)"),
    QT_TRANSLATE_NOOP("Pseudocode", "enter(n):"),
    QT_TRANSLATE_NOOP("Pseudocode", "if n is the goal: done"),
    QT_TRANSLATE_NOOP("Pseudocode", "mark n; find its successors"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is marked: skip it"),
    QT_TRANSLATE_NOOP("Pseudocode", "parent(m) = n; put m on the stack"),
    QT_TRANSLATE_NOOP("Pseudocode", "enter(m)"),
    QT_TRANSLATE_NOOP("Pseudocode", "no successor of n is left: backtrack"),
    QT_TRANSLATE_NOOP("Pseudocode", "g(start) = 0; OPEN = { start }"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = take the node with the smallest g from OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "close n"),
    QT_TRANSLATE_NOOP("Pseudocode", "if g(n) + cost(n, m) ≥ g(m): skip it"),
    QT_TRANSLATE_NOOP("Pseudocode", "g(m) = g(n) + cost(n, m); parent(m) = n"),
    QT_TRANSLATE_NOOP("Pseudocode", "put m into OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "or, if m is already there, move it up"),
    QT_TRANSLATE_NOOP("Pseudocode", "OPEN = { start }"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = take the node with the smallest h from OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is closed or not better: skip it"),
    QT_TRANSLATE_NOOP("Pseudocode", "parent(m) = n; put m into OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "or, if m is already there and its g decreases, change its parent"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = take the node with the smallest f = g + h from OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is new: put it into OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is in OPEN: move it up"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is closed: reopen it"),
    QT_TRANSLATE_NOOP("Pseudocode", "for each successor m of n in the canonical order"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = take the node with the smallest f = g + w h from OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "for bound = 0, 1, 2, …"),
    QT_TRANSLATE_NOOP("Pseudocode", "find the successors of n"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is deeper than the bound: cut it off"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is not on the path: enter(m)"),
    QT_TRANSLATE_NOOP("Pseudocode", "leave n"),
    QT_TRANSLATE_NOOP("Pseudocode", "trace the route back from the goal along the path"),
    QT_TRANSLATE_NOOP("Pseudocode", "bound = h(start)"),
    QT_TRANSLATE_NOOP("Pseudocode", "repeat with bound = the smallest f that was cut off"),
    QT_TRANSLATE_NOOP("Pseudocode", "if f(m) = g(m) + h(m) > bound: cut it off"),
    QT_TRANSLATE_NOOP("Pseudocode", "OPEN of one side = { start }, of the other = { goal }"),
    QT_TRANSLATE_NOOP("Pseudocode", "until no meeting point can give a cheaper path"),
    QT_TRANSLATE_NOOP("Pseudocode", "choose the side with the smaller OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = take its node with the smallest g; close n"),
    QT_TRANSLATE_NOOP("Pseudocode", "for each successor (backwards: predecessor) m of n"),
    QT_TRANSLATE_NOOP("Pseudocode", "if g(n) + cost ≥ g(m): skip it"),
    QT_TRANSLATE_NOOP("Pseudocode", "g(m) = g(n) + cost; parent(m) = n; put m into OPEN"),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "if the other side has reached m: keep the path through m if it is the cheapest so far"),
    QT_TRANSLATE_NOOP("Pseudocode", "until no priority is below the cost of the cheapest path kept"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = take the node with the smallest priority of both sides"),
    QT_TRANSLATE_NOOP("Pseudocode", "close n; its priority was max(g + h, 2 g)"),
    QT_TRANSLATE_NOOP("Pseudocode", "the cheapest path kept is the solution"),
    QT_TRANSLATE_NOOP("Pseudocode", "trace back both halves of the route"),
    QT_TRANSLATE_NOOP("Pseudocode", "for each direction of n in the canonical order"),
    QT_TRANSLATE_NOOP("Pseudocode", "scan ahead to a cell m where a turn may help, or to a wall"),
    QT_TRANSLATE_NOOP("Pseudocode", "trace the route back from the goal, jump by jump"),
    QT_TRANSLATE_NOOP("Pseudocode", "p = parent(n) if it sees m, otherwise p = n"),
    QT_TRANSLATE_NOOP("Pseudocode", "if g(p) + length(p, m) ≥ g(m): skip it"),
    QT_TRANSLATE_NOOP("Pseudocode", "g(m) = g(p) + length(p, m); parent(m) = p"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "if parent(n) does not see n: put n back via its best closed neighbour; next n"),
    QT_TRANSLATE_NOOP("Pseudocode", "p = parent(n) if m is new or seen from it, otherwise p = n"),
    QT_TRANSLATE_NOOP("Pseudocode", "OPEN = list with the start; bound = h(start)"),
    QT_TRANSLATE_NOOP("Pseudocode", "repeat with bound = the smallest f that was passed over"),
    QT_TRANSLATE_NOOP("Pseudocode", "for each node n of OPEN, newest first"),
    QT_TRANSLATE_NOOP("Pseudocode", "if f(n) = g(n) + h(n) > bound: pass it over"),
    QT_TRANSLATE_NOOP("Pseudocode", "put m into OPEN, to be examined next"),
    QT_TRANSLATE_NOOP("Pseudocode", "layer = { start }"),
    QT_TRANSLATE_NOOP("Pseudocode", "while the layer is not empty"),
    QT_TRANSLATE_NOOP("Pseudocode", "for each node n of the layer: close n"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is closed or g(n) + cost(n, m) ≥ g(m): skip it"),
    QT_TRANSLATE_NOOP("Pseudocode", "g(m) = g(n) + cost(n, m); parent(m) = n; put m into the next layer"),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "layer = as many nodes of the next layer as the beam is wide, with the smallest f; drop the rest"),
    QT_TRANSLATE_NOOP("Pseudocode", "the layer is empty: if nothing was dropped, no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode", "F(start) = h(start); enter(start, ∞)"),
    QT_TRANSLATE_NOOP("Pseudocode", "enter(n, limit):"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "for each successor m of n that is not on the path: F(m) = max(F(n), g(m) + h(m))"),
    QT_TRANSLATE_NOOP("Pseudocode", "repeat"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "m = the successor with the smallest F; a = the smallest F of the others"),
    QT_TRANSLATE_NOOP("Pseudocode", "if F(m) > limit or F(m) = ∞: leave n"),
    QT_TRANSLATE_NOOP("Pseudocode", "enter(m, the smaller of limit and a)"),
    QT_TRANSLATE_NOOP("Pseudocode", "F(n) = F(m): what n's best successor has come to"),
    QT_TRANSLATE_NOOP("Pseudocode", "F(start) = ∞: no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode", "OPEN = { start }; N = the maximum number of nodes in memory"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = the node of OPEN with the smallest f, the deepest of them"),
    QT_TRANSLATE_NOOP("Pseudocode", "find the successors of n that are not in memory"),
    QT_TRANSLATE_NOOP("Pseudocode", "for each successor m of n that is not on its path"),
    QT_TRANSLATE_NOOP("Pseudocode", "if the path to n has N nodes: cut m off"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "if N nodes are in memory: drop the leaf with the largest f; its parent remembers it"),
    QT_TRANSLATE_NOOP("Pseudocode", "f(m) = what n remembers, or max(f(n), g(m) + h(m)); put m into OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "f(n) = the smallest f of its successors, and so on up to the start"),
    QT_TRANSLATE_NOOP("Pseudocode", "if there is none: n leads nowhere"),
    QT_TRANSLATE_NOOP("Pseudocode", "OPEN is empty: if nothing was cut off, no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode", "g = rhs = ∞ everywhere; rhs(start) = 0; OPEN = { start }"),
    QT_TRANSLATE_NOOP("Pseudocode", "after each change of the map: update(m) for all m whose moves changed"),
    QT_TRANSLATE_NOOP("Pseudocode", "while OPEN has a key below key(goal) or g(goal) ≠ rhs(goal)"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = take the node with the smallest key from OPEN"),
    QT_TRANSLATE_NOOP("Pseudocode", "if g(n) > rhs(n): g(n) = rhs(n); otherwise: g(n) = ∞, update(n)"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "for each successor m of n: update(m), or skip it if n does not matter to it"),
    QT_TRANSLATE_NOOP("Pseudocode", "no path if rhs(goal) = ∞, otherwise the goal is reached"),
    QT_TRANSLATE_NOOP("Pseudocode", "update(m):"),
    QT_TRANSLATE_NOOP("Pseudocode", "rhs(m) = min of g(n) + cost(n, m); parent(m) = that n"),
    QT_TRANSLATE_NOOP("Pseudocode", "if it fell: put m into OPEN if g(m) ≠ rhs(m), otherwise take it out"),
    QT_TRANSLATE_NOOP("Pseudocode", "if it rose or g(m) did: the same"),
    QT_TRANSLATE_NOOP("Pseudocode", "key(m) = (min(g(m), rhs(m)) + h(m), min(g(m), rhs(m)))"),
    QT_TRANSLATE_NOOP("Pseudocode", "rhs(goal) = ∞ after the last change: no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode", "g = rhs = ∞ everywhere; rhs(goal) = 0; OPEN = { goal }; km = 0"),
    QT_TRANSLATE_NOOP("Pseudocode", "until the agent is at the goal"),
    QT_TRANSLATE_NOOP("Pseudocode", "update(m) for all m whose moves turned out to be different"),
    QT_TRANSLATE_NOOP("Pseudocode", "while OPEN has a key below key(agent) or g(agent) ≠ rhs(agent)"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "for each predecessor m of n: update(m), or skip it if n does not matter to it"),
    QT_TRANSLATE_NOOP("Pseudocode", "the agent has a path: follow the parents"),
    QT_TRANSLATE_NOOP("Pseudocode", "walk along it until a cell is not as it was thought to be"),
    QT_TRANSLATE_NOOP("Pseudocode", "then km = km + h(last place, agent)"),
    QT_TRANSLATE_NOOP("Pseudocode", "rhs(m) = min of cost(m, n) + g(n); parent(m) = that n"),
    QT_TRANSLATE_NOOP("Pseudocode", "if it rose, g(m) did, or its key is out of date: the same"),
    QT_TRANSLATE_NOOP("Pseudocode", "key(m) = (min(g(m), rhs(m)) + h(agent, m) + km, min(g(m), rhs(m)))"),
    QT_TRANSLATE_NOOP("Pseudocode", "rhs(agent) = ∞: no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode", "OPEN is empty: no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode", "backtracked from the start: no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode", "no node was cut off: no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "one side's OPEN is empty and the sides have not met: no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode", "make the start; its moves wait in the cell of its features"),
    QT_TRANSLATE_NOOP("Pseudocode", "while a move waits"),
    QT_TRANSLATE_NOOP("Pseudocode", "choose the next cell, every second time one with many boxes packed"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "take its move of smallest weight, or one by which an advisor packs a box"),
    QT_TRANSLATE_NOOP("Pseudocode", "n = the position after that move; skip it if n was expanded"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "close n; count its features: packed boxes, regions, links, boxes outside the plan"),
    QT_TRANSLATE_NOOP("Pseudocode", "for each move of one box from n to a position m"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m was expanded: skip it"),
    QT_TRANSLATE_NOOP("Pseudocode", "if m is a deadlock: prune it"),
    QT_TRANSLATE_NOOP("Pseudocode", "put the move to m into the cell of n's features"),
    QT_TRANSLATE_NOOP("Pseudocode", "if all boxes are on goals in m: done"),
    QT_TRANSLATE_NOOP("Pseudocode",
                      "weight of a move from n: that of the move to n, plus 1 unless an advisor suggests it"),
    QT_TRANSLATE_NOOP("Pseudocode", "no move waits: no goal is reachable"),
    QT_TRANSLATE_NOOP("Pseudocode", "trace the route back from the goal, move by move"),
};

QString translated(const char* context, std::string_view english) {
  return QCoreApplication::translate(context, std::string(english).c_str());
}

// The texts that core has no words for.
class SearchTexts {
  Q_DECLARE_TR_FUNCTIONS(SearchTexts)

 public:
  static QString eventKind(search::EventKind kind) {
    using search::EventKind;
    switch (kind) {
      case EventKind::Generate: return tr("Generate");
      case EventKind::Relax: return tr("Relax");
      case EventKind::Reopen: return tr("Reopen");
      case EventKind::Duplicate: return tr("Duplicate");
      case EventKind::Prune: return tr("Prune");
      case EventKind::Cut: return tr("Cut off");
      case EventKind::Scan: return tr("Scan");
      case EventKind::Expand: return tr("Expand");
      case EventKind::Backtrack: return tr("Backtrack");
      case EventKind::Round: return tr("New iteration");
      case EventKind::Meet: return tr("Meet");
      case EventKind::Goal: return tr("Goal");
      case EventKind::Route: return tr("Route");
      case EventKind::Sight: return tr("Line of sight");
      case EventKind::Drop: return tr("Drop");
      case EventKind::Backup: return tr("Back up");
      case EventKind::Raise: return tr("Raise");
      case EventKind::Walk: return tr("Walk");
    }
    return {};
  }
  static QString outcome(search::Outcome outcome, bool seeksGoal, bool seesAll) {
    using search::Outcome;
    if (outcome == Outcome::Exhausted && !seeksGoal) return tr("Every reachable state examined");
    if (outcome == Outcome::Exhausted && !seesAll) return tr("No path to the goal within the search window");
    switch (outcome) {
      case Outcome::Running: return tr("Searching…");
      case Outcome::Solved: return tr("Solved");
      case Outcome::Exhausted: return tr("No path to the goal");
      case Outcome::TimeLimit: return tr("Stopped: time limit reached");
      case Outcome::MemoryLimit: return tr("Stopped: memory limit reached");
      case Outcome::Stopped: return tr("Stopped");
      case Outcome::CostLimit: return tr("Stopped: cost limit reached");
      case Outcome::Incomplete: return tr("Nothing found: nodes were dropped, and a path may exist");
    }
    return {};
  }
  static QString landmark(Landmark landmark) {
    switch (landmark) {
      case Landmark::NextGenerate: return tr("Generate");
      case Landmark::NextReopen: return tr("Reopen");
      case Landmark::NextRelax: return tr("Relax");
      case Landmark::LargerF: return tr("Larger f");
      case Landmark::Goal: return tr("Goal");
      case Landmark::Round: return tr("New iteration");
    }
    return {};
  }
  static QString status(search::NodeStatus status) {
    using search::NodeStatus;
    switch (status) {
      case NodeStatus::Unseen: return tr("not reached yet");
      case NodeStatus::Open: return tr("OPEN");
      case NodeStatus::Closed: return tr("CLOSED");
      case NodeStatus::DeadEnd: return tr("dead end");
    }
    return {};
  }
  static QString ties(search::Ties ties) {
    switch (ties) {
      case search::Ties::LastIn: return tr("Last in, first out");
      case search::Ties::FirstIn: return tr("First in, first out");
      case search::Ties::LargerG: return tr("Larger g first");
      case search::Ties::SmallerG: return tr("Smaller g first");
      case search::Ties::LargerH: return tr("Larger h first");
      case search::Ties::SmallerH: return tr("Smaller h first");
      case search::Ties::Random: return tr("Random");
      case search::Ties::Coarse: return tr("Coarse (in eighths)");
    }
    return {};
  }
  static QString tiesHint(search::Ties ties) {
    switch (ties) {
      case search::Ties::LastIn: return tr("Expands the newest node among ties first: the search goes deep.");
      case search::Ties::FirstIn:
        return tr("Expands the oldest node among ties first: the search spreads out.");
      case search::Ties::LargerG:
        return tr("Among ties, expands the node with the costliest path so far; then the newest.");
      case search::Ties::SmallerG:
        return tr("Among ties, expands the node with the cheapest path so far; then the newest.");
      case search::Ties::LargerH:
        return tr("Among ties, expands the node that looks farthest from the goal; then the newest.");
      case search::Ties::SmallerH:
        return tr("Among ties, expands the node that looks nearest to the goal; then the newest.");
      case search::Ties::Random: return tr("Draws a node among ties, always the same one for the same seed.");
      case search::Ties::Coarse:
        return tr(
            "Compares f in eighths of a step and expands the newest node among ties first: fast and still "
            "exact.");
    }
    return {};
  }
  static QString reopens(bool reopens) {
    return reopens ? tr("closed nodes may reopen") : tr("closed nodes stay closed");
  }
  static QString open(bool deepening) { return deepening ? tr("On the path") : tr("OPEN"); }
  static QString closed(bool deepening) { return deepening ? tr("Expanded") : tr("CLOSED"); }
};

}  // namespace

QString algorithmTitle(Algorithm a) { return translated("Catalogue", search::info(a).title); }
QString completeText(Algorithm a) { return translated("Catalogue", search::info(a).complete); }
QString optimalText(Algorithm a) { return translated("Catalogue", search::info(a).optimal); }
QString pseudocodeText(const search::PseudocodeLine& line) { return translated("Pseudocode", line.text); }

QString eventKindName(search::EventKind kind) { return SearchTexts::eventKind(kind); }
QString outcomeText(search::Outcome outcome, bool seeksGoal, bool seesAll) {
  return SearchTexts::outcome(outcome, seeksGoal, seesAll);
}
QString landmarkName(Landmark landmark) { return SearchTexts::landmark(landmark); }
QString nodeStatusName(search::NodeStatus status) { return SearchTexts::status(status); }
QString tiesTitle(search::Ties ties) { return SearchTexts::ties(ties); }
QString tiesText(search::Ties ties, std::uint32_t seed) {
  return ties == search::Ties::Random ? tiesTitle(ties) + u' ' + QString::number(seed) : tiesTitle(ties);
}
QString reopensText(bool reopens) { return SearchTexts::reopens(reopens); }
QString tiesHint(search::Ties ties) { return SearchTexts::tiesHint(ties); }
QString openTitle(Algorithm a) { return SearchTexts::open(search::forgets(a)); }
QString closedTitle(Algorithm a) { return SearchTexts::closed(search::forgets(a)); }

std::span<const char* const> catalogueSources() { return kCatalogue; }
std::span<const char* const> pseudocodeSources() { return kPseudocode; }

}  // namespace searchlight::ui
