// widgets/search/run_sentences.cpp: what is said of a run at its cursor, at its end, and of what is to come.
#include <QCoreApplication>
#include <QLocale>

#include "widgets/search/catalogue_texts.h"
#include "widgets/search/event_words.h"
#include "widgets/search/search_format.h"
#include "widgets/search/watched_run.h"

namespace searchlight::ui {

using search::Algorithm;
using search::Outcome;

namespace {

class RunSentences {
  Q_DECLARE_TR_FUNCTIONS(RunSentences)

 public:
  static QString atStart() { return tr("Before the first event"); }
  static QString atStart(const QString& next) { return tr("Before the first event; next: %1").arg(next); }
  static QString gone() { return tr("This event is found again by a second run"); }

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
      case Algorithm::IdaStar: return tr("%1: the last round cut nothing off").arg(what);
      case Algorithm::Bidirectional: return tr("%1: one side's OPEN is empty").arg(what);
      default: return tr("%1: OPEN is empty").arg(what);
    }
  }

  static QString growth(const search::Growth& growth, bool isOver, const WatchedRun& run) {
    const QLocale locale;
    const double next = growth.expected(1);
    const QString expected =
        next < 1e15 ? locale.toString(twoDigits(next), 'f', 0) : locale.toString(next, 'g', 2);
    const QString text =
        tr("Each round expands about %1 times as many nodes as the one before; round %2: about %3.")
            .arg(locale.toString(growth.ratio, 'f', growth.ratio < 10 ? 1 : 0), countText(growth.rounds + 1),
                 expected);
    const QString more = isOver ? QString() : verdict(growth, run);
    return more.isEmpty() ? text : tr("%1 %2", "two sentences").arg(text, more);
  }
  static QString noGrowthYet() { return tr("How the rounds grow is known when three of them are over."); }

 private:
  // What the growth comes to: when the goal is found, where somebody knows how far it is, or when rounds become too long.
  static QString verdict(const search::Growth& growth, const WatchedRun& run) {
    const NodeNames& names = run.names();
    if (const search::Cost goal = names.goalBound ? names.goalBound->load() : search::kInfiniteCost;
        goal != search::kInfiniteCost) {
      const QString bound = boundText(run, goal), round = countText(growth.roundOf(goal));
      return growth.expectedUntil(goal) > search::kExpansionsADay
                 ? tr("The goal lies within bound %1, about round %2: it will not end today.")
                       .arg(bound, round)
                 : tr("The goal lies within bound %1, about round %2.").arg(bound, round);
    }
    if (growth.expected(1) > search::kExpansionsADay) return tr("It will not end today.");
    const auto first = growth.firstBeyond(search::kExpansionsADay);
    return first ? tr("From round %1 on, a round takes more than a day.").arg(countText(*first)) : QString();
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

QString growthWords(const WatchedRun& run) {
  if (!run.hasSearch() || run.session().isForeign() || !search::deepens(run.session().algorithm())) return {};
  const bool isOver = run.session().outcome() != Outcome::Running || run.answer().outcome != Outcome::Running;
  const auto growth = search::growthAt(run.session(), run.position());
  if (growth) return RunSentences::growth(*growth, isOver, run);
  return isOver ? QString() : RunSentences::noGrowthYet();
}

}  // namespace searchlight::ui
