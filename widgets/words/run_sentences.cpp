// widgets/words/run_sentences.cpp: what is said of a run at its cursor, at its end, and of what is to come.
#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "core/trace/open_head.h"
#include "core/trace/player_queries.h"
#include "widgets/run/taken_goal.h"
#include "widgets/run/watched_run.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::Algorithm;
using search::Outcome;

namespace {

// Of how many open nodes the priority is asked for a sentence: a millisecond's worth, also where the heuristic is expensive.
std::size_t mostOpen(const search::Session& session) {
  return session.hasExpensiveHeuristic() ? 200 : 20'000;
}

// A round of that many expansions takes seconds; most first rounds have as many as the route has cells.
constexpr std::uint64_t kLongFirstRound = 1'000'000;

class RunSentences {
  Q_DECLARE_TR_FUNCTIONS(RunSentences)

 public:
  static QString atStart() { return tr("Before the first event"); }
  static QString atStart(const QString& next) { return tr("Before the first event; next: %1").arg(next); }
  static QString begins() { return tr("The search begins: the start is the first node to be expanded."); }
  static QString ends() {
    return tr(
        "The route is complete: the numbers are its cost and the number of expansions needed to find it.");
  }
  // From which nodes the one that is expanded was chosen: by their places in OPEN's order, with what decides there. The cursor is
  // just behind its expansion, so that OPEN holds the others, and no successor yet.
  static QString rivals(const WatchedRun& run, const search::Event& e) {
    const search::Session& session = run.session();
    const search::TracePlayer& player = run.player();
    constexpr std::size_t kNamed = 3;
    if (search::forgets(session.algorithm()) || search::holdsMoves(session.algorithm()) ||
        player.isBehind() || player.open().size() > mostOpen(session))
      return {};
    // Of two sides one has no say, however many of its nodes come first.
    search::OpenHead head(session.sides() == 1 ? kNamed : player.open().size());
    head.begin(session, player);
    head.scan(player.open().size());
    std::vector<search::NodeId> others = head.head();
    const auto isOtherSides = [&](search::NodeId n) {
      return session.isBackward(n) != session.isBackward(e.node);
    };
    std::erase_if(others, isOtherSides);
    const std::size_t count = session.sides() == 1 ? player.open().size() : others.size();
    const QString chosen = withCosts(run, e.node);
    if (count == 0) return tr("Chosen: %1. OPEN contained no other nodes.").arg(chosen);
    if (others.size() > kNamed) others.resize(kNamed);
    QStringList named;
    for (const search::NodeId n : others) named << withCosts(run, n);
    const QString all = named.join(QStringLiteral("; "));
    return count > others.size()
               ? tr("Chosen: %1. Behind it in OPEN: %2; %3 more.", "a node, nodes, a number")
                     .arg(chosen, all, countText(count - others.size()))
               : tr("Chosen: %1. Behind it in OPEN: %2.", "a node, nodes").arg(chosen, all);
  }
  // Whether the number of nodes has cost the answer its proof.
  static QString proofOfNodes(const search::Session& session) {
    return session.isCutShort()
               ? tr("Not proven optimal: paths of more than %n nodes were cut off, and one may be cheaper.",
                    nullptr, static_cast<int>(session.options().nodes))
               : tr("No cheaper path was cut off by the node limit: if h never overestimates, the path is "
                    "optimal.");
  }
  static QString gone() { return tr("A second run will reproduce this event"); }

  static QString solved(const WatchedRun& run) {
    return tr("Solved: cost %1, expanded %2", "cost, a number of expansions")
        .arg(run.names().cost(run.session().solutionCost()), countText(run.player().counts().expanded));
  }
  static QString exhausted(const WatchedRun& run) {
    const search::Session& session = run.session();
    const QString what = outcomeText(Outcome::Exhausted, session.seeksGoal(), run.names().seesAll);
    if (!session.seeksGoal()) return what;
    switch (session.algorithm()) {
      case Algorithm::DepthFirst: return tr("%1: the stack is empty").arg(what);
      case Algorithm::IterativeDeepening:
      case Algorithm::IdaStar: return tr("%1: the last iteration cut off no nodes").arg(what);
      case Algorithm::RecursiveBestFirst: return tr("%1: no path is left to be tried").arg(what);
      case Algorithm::Bidirectional:
      case Algorithm::MeetInTheMiddle: return tr("%1: one side's OPEN is empty").arg(what);
      default: return tr("%1: OPEN is empty").arg(what);
    }
  }

  // Why a search that is over has not come to a goal: nothing was left to do, and what stood in its way; or somebody ended it.
  static QString failed(const WatchedRun& run) {
    const search::Session& session = run.session();
    if (session.outcome() == Outcome::Incomplete)
      return tr("OPEN is empty, but the search dropped %n nodes: whether a path exists is unknown.", nullptr,
                static_cast<int>(std::min<std::uint64_t>(session.stats().dropped, 2'000'000'000)));
    if (session.outcome() != Outcome::Exhausted) return ended(run);
    if (!session.seeksGoal())
      return tr("OPEN is empty: every reachable node was expanded; this search has no goal.");
    const NodeNames& names = run.names();
    const QString why = whyOver(session.algorithm()),
                  barrier = names.barrier ? names.barrier(session, run.player()) : QString();
    return barrier.isEmpty() ? why : bothSentences(why, barrier);
  }

  static QString growth(const search::Growth& growth, bool isOver, const WatchedRun& run) {
    const QLocale locale;
    const double next = growth.expected(1);
    const QString expected =
        next < 1e15 ? locale.toString(twoDigits(next), 'f', 0) : locale.toString(next, 'g', 2);
    const QString text =
        tr("Each iteration expands about %1 times as many nodes as the previous one; iteration %2: about %3.")
            .arg(locale.toString(growth.ratio, 'f', growth.ratio < 10 ? 1 : 0), countText(growth.rounds + 1),
                 expected);
    const QString more = isOver ? QString() : verdict(growth, run);
    return more.isEmpty() ? text : bothSentences(text, more);
  }
  static QString outgrown(const search::Growth& growth, const WatchedRun& run) {
    const QString text =
        tr("Iteration %1 has already expanded %2 times as many nodes as the previous one.")
            .arg(countText(growth.rounds + 1), countText(static_cast<std::size_t>(twoDigits(growth.ratio))));
    const QString more = verdict(growth, run);
    return more.isEmpty() ? text : bothSentences(text, more);
  }
  // Of the first round nobody knows how many ways it has to go.
  static QString longFirstRound(std::uint64_t expanded) {
    return tr("Iteration 1 has expanded %1 nodes and is still running. Iterative deepening keeps no CLOSED "
              "list and tries every path within its bound. On open ground there can be more such paths than "
              "any computer can try.")
        .arg(countText(expanded));
  }
  static QString round(const WatchedRun& run) {
    const std::size_t begun = search::roundsBegun(run.session(), run.position());
    if (begun < 2) return {};
    const std::uint64_t expanded =
        run.player().counts().expanded - run.session().round(begun - 1).expandedBefore;
    return tr("Repair %1 has expanded %2 nodes; the first search expanded %3.")
        .arg(countText(begun - 1), countText(expanded), countText(run.session().round(1).expandedBefore));
  }
  static QString noGrowthYet() { return tr("The growth is known after three iterations."); }

 private:
  // "16, 54 (f 67.83 = g 7.41 + h 60.41)".
  static QString withCosts(const WatchedRun& run, search::NodeId n) {
    const search::Session& session = run.session();
    const NodeNames& names = run.names();
    const search::Cost g = run.player().node(n).g, h = session.heuristic(n);
    const search::Cost f = session.priority(g, h);
    const bool hasF = names.tellsCosts && showsF(session, names);
    const NodeNames::Sum told =
        hasF ? names.sum(g, h, f) : NodeNames::Sum{names.cost(g), names.cost(h), names.cost(f)};
    QStringList costs;
    const auto add = [&](const char* letter, const QString& cost) {
      costs << QStringLiteral("%1\u00a0%2").arg(QLatin1String(letter), cost);
    };
    if (hasF) add("f", told.sum);
    if (names.tellsCosts) add("g", told.a);
    if (names.usesHeuristic) add("h", told.b);
    const QString name = run.nodeName(n);
    return costs.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, costs.join(QStringLiteral(", ")));
  }
  static QString ended(const WatchedRun& run) {
    const QString ended = tr("Stopped before it finished: whether a path exists is unknown.");
    const search::Cost least = run.session().lowerBound();
    return least == 0 || !run.names().tellsCosts
               ? ended
               : bothSentences(
                     ended,
                     tr("Proven: no path costs less than %1.", "a way, a cost").arg(run.names().cost(least)));
  }
  static QString whyOver(Algorithm algorithm) {
    switch (algorithm) {
      case Algorithm::DepthFirst:
        return tr(
            "The stack is empty: every node reachable from the start was entered, and none is the goal.");
      case Algorithm::IterativeDeepening:
      case Algorithm::IdaStar:
        return tr(
            "The last iteration cut off no nodes: it tried every node reachable from the start, and none is "
            "the goal.");
      case Algorithm::RecursiveBestFirst:
        return tr(
            "No path is left to be tried: every node reachable from the start was entered, and none is the "
            "goal.");
      case Algorithm::Bidirectional:
      case Algorithm::MeetInTheMiddle:
        return tr(
            "One side's OPEN is empty: every node reachable from that side was expanded without meeting the "
            "other side.");
      default:
        return tr("OPEN is empty: every node reachable from the start was expanded, and none is the goal.");
    }
  }
  // What the growth comes to: when the goal is found, where somebody knows how far it is, or when rounds become too long.
  static QString verdict(const search::Growth& growth, const WatchedRun& run) {
    const NodeNames& names = run.names();
    if (const search::Cost goal = names.goalBound ? names.goalBound->load() : search::kInfiniteCost;
        goal != search::kInfiniteCost) {
      const QString bound = boundText(run, goal), round = countText(growth.roundOf(goal));
      return growth.expectedUntil(goal) > search::kExpansionsADay
                 ? tr("The goal lies within bound %1, about iteration %2: this will take more than a day.")
                       .arg(bound, round)
                 : tr("The goal lies within bound %1, about iteration %2.").arg(bound, round);
    }
    if (growth.expected(1) > search::kExpansionsADay) return tr("This will take more than a day.");
    const auto first = growth.firstBeyond(search::kExpansionsADay);
    return first ? tr("From iteration %1 on, each iteration takes more than a day.").arg(countText(*first))
                 : QString();
  }
  // An estimate is no better than that.
  static double twoDigits(double count) {
    const QString text = QString::number(count, 'e', 1);
    return text.toDouble();
  }
};

}  // namespace

QString endWords(const WatchedRun& run) {
  const search::Session& session = run.session();
  switch (session.outcome()) {
    case Outcome::Solved: return RunSentences::solved(run);
    case Outcome::Exhausted: return RunSentences::exhausted(run);
    default: return outcomeText(session.outcome());
  }
}

QString progressText(const WatchedRun& run) {
  if (!run.isAtRest()) return outcomeText(Outcome::Running);
  return run.position() == 0 ? RunSentences::tr("Not started")
                             : RunSentences::tr("Paused at event %1").arg(countText(run.position()));
}

QString cursorWords(const WatchedRun& run) {
  if (!run.hasSearch()) return {};
  const search::Session& session = run.session();
  const std::size_t position = run.position();
  if (run.isAtEnd() && !session.isForeign()) return endWords(run);
  if (position == 0) {
    const QString next = eventWords(session, run.names(), 0);
    return next.isEmpty() ? RunSentences::atStart() : RunSentences::atStart(next);
  }
  const QString words = eventWords(session, run.names(), position - 1);
  return words.isEmpty() ? RunSentences::gone() : words;
}

QStringList cursorMeaning(const WatchedRun& run) {
  if (!run.hasSearch() || run.session().isForeign()) return {};
  const search::Session& session = run.session();
  const std::size_t event = std::max<std::size_t>(run.position(), 1) - 1;
  if (run.isAtEnd() && session.outcome() != Outcome::Solved) return {RunSentences::failed(run)};
  if (event < session.trace().begin() || event >= session.trace().end()) return {};
  if (run.isAtEnd()) {
    if (session.algorithm() == Algorithm::SmaStar) return {RunSentences::proofOfNodes(session)};
    const QString proof = run.names().proof ? run.names().proof(waitingCount(run) == 0) : QString();
    return {proof.isEmpty() ? RunSentences::ends() : proof};
  }
  const search::Event& e = session.trace()[event];
  const auto tie =
      run.position() > 0 ? search::tieBefore(session, run.player(), mostOpen(session)) : std::nullopt;
  QStringList out{event == 0 && e.parentAfter == search::kNoNode && e.kind == search::EventKind::Generate
                      ? RunSentences::begins()
                  : tie ? tieMeaning(session, *tie, run.names().cost(tie->priority))
                        : eventMeaning(session.algorithm(), e.kind, run.names().usesHeuristic)};
  if (e.kind == search::EventKind::Expand && run.position() > 0)
    if (const QString rivals = RunSentences::rivals(run, e); !rivals.isEmpty())
      out.front() = bothSentences(out.front(), rivals);
  if (const QString naming = run.names().nodeMeaning ? run.names().nodeMeaning() : QString(); event == 0)
    out.front() = naming.isEmpty() ? out.front() : bothSentences(out.front(), naming);
  else
    out << naming;
  return out + termsOfEvent(session.algorithm(), e.kind, run.names().usesHeuristic);
}

QString growthWords(const WatchedRun& run) {
  if (run.hasSearch() && search::repairs(run.session().algorithm())) return RunSentences::round(run);
  if (!run.hasSearch() || run.session().isForeign() || !search::deepens(run.session().algorithm())) return {};
  const bool isOver = run.session().outcome() != Outcome::Running || run.answer().outcome != Outcome::Running;
  const auto growth = search::growthAt(run.session(), run.position());
  if (growth) return RunSentences::growth(*growth, isOver, run);
  if (isOver) return {};
  const std::uint64_t expanded = run.player().counts().expanded;
  if (const auto outgrown = search::outgrownAt(run.session(), run.position(), expanded))
    return RunSentences::outgrown(*outgrown, run);
  if (search::roundsBegun(run.session(), run.position()) == 1 && expanded >= kLongFirstRound)
    return RunSentences::longFirstRound(expanded);
  return RunSentences::noGrowthYet();
}

}  // namespace searchlight::ui
