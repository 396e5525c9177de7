// app/sokoban/collection_solver.cpp: a queue of levels, one thread, and a book.
#include "app/sokoban/collection_solver.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

#include <QElapsedTimer>
#include <QStringList>
#include <QThread>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/shell/read_on_thread.h"
#include "core/sokoban/lurd.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

// For one level: more memory would be missed by whoever plays and searches meanwhile.
constexpr std::size_t kUsualBytes = std::size_t{1} << 30;
constexpr qint64 kBetweenTexts = 250;  // milliseconds
constexpr double kMinute = 60, kMostSeconds = 3'600;
constexpr int kMostDoublings = 2;  // of the memory, which begins with an eighth at most of what there is

// Whoever plays, or searches, goes first. Not as Qt's IdlePriority has it on Linux (SCHED_IDLE): a thread that gets next to nothing on
// a busy machine would keep who closes the window waiting, for it has to see that it shall stop.
void goLast() {
#ifdef __linux__
  constexpr int kNicest = 19;
  setpriority(PRIO_PROCESS, 0, kNicest);  // of this thread alone
#else
  QThread::currentThread()->setPriority(QThread::IdlePriority);
#endif
}

}  // namespace

CollectionSolver::CollectionSolver(const QString& file, std::shared_ptr<search::MemoryBudget> budget,
                                   QObject* parent)
    : QObject(parent), m_budget(std::move(budget)), m_file(file) {}

CollectionSolver::~CollectionSolver() = default;

bool CollectionSolver::isAbout(const LevelSet& set) const {
  return m_set && set.path == m_set->path && set.identities == m_set->identities;
}

bool CollectionSolver::start(LevelSet next,
                             const std::function<bool(const std::string& identity)>& isSolvedByUser) {
  stop();
  read();
  // What a stop has left of a pass comes first; a new pass has all that nobody has solved.
  const bool goesOn = isAbout(next) && !m_left.empty();
  const std::set<std::size_t> left(m_left.begin(), m_left.end());
  if (!goesOn) {
    m_doublings = isAbout(next) && m_failed > 0 ? m_doublings + 1 : 0;
    m_failed = 0;
  }
  m_set = std::make_shared<const LevelSet>(std::move(next));
  const LevelSet& set = *m_set;
  m_left.clear();
  m_solved = m_levels = 0;
  for (std::size_t place = 0; place < set.identities.size(); ++place) {
    const std::string& identity = set.identities[place];
    if (identity.empty()) continue;
    ++m_levels;
    if (best(identity) || isSolvedByUser(identity))
      ++m_solved;
    else if (!isUnsolvable(identity) && (!goesOn || left.contains(place)))
      m_left.push_back(place);
  }
  m_farthest.reset();
  if (m_left.empty()) return false;
  m_work.ask([this, work = Work{m_set, m_left, limits(), m_budget, m_file}](
                 const std::stop_token& stop, const TaskTeller& teller) { run(work, stop, teller); },
             [this](const TaskResult<void>& ended) {
               m_farthest.reset();
               Q_EMIT changed();
               if (ended)
                 Q_EMIT finished(m_failed > 0);
               else
                 Q_EMIT failed(ended.why());
             });
  Q_EMIT changed();
  return true;
}

search::Limits CollectionSolver::limits() const {
  search::Limits out;
  out.seconds = std::min(m_usualSeconds * std::exp2(m_doublings), kMostSeconds);
  out.bytes = m_budget ? std::min(kUsualBytes, m_budget->total() / 8) : kUsualBytes;
  out.bytes <<= std::min(m_doublings, kMostDoublings);
  return out;
}

// ---- On the thread ----------------------------------------------------------------------------------------------------------------

void CollectionSolver::run(const Work& work, const std::stop_token& stop, const TaskTeller& teller) {
  goLast();
  SokobanBook book(work.file);
  for (const std::size_t place : work.places) {
    QElapsedTimer age;  // of what was told last
    const auto tell = [&](const sokoban::SolveProgress& progress) {
      if (age.isValid() && age.elapsed() < kBetweenTexts) return;
      age.start();
      teller.tellLatest([this, place, farthest = progress.farthest] {
        if (m_left.empty() || m_left.front() != place) return;
        m_farthest = farthest;
        Q_EMIT changed();
      });
    };
    const Result result = solve(work, place, book, stop, tell);
    if (stop.stop_requested()) return;
    teller.tell([this, place, result] { take(place, result); });
  }
}

CollectionSolver::Result CollectionSolver::solve(const Work& work, std::size_t place, SokobanBook& book,
                                                 const std::stop_token& stop,
                                                 const sokoban::TellProgress& tell) {
  Result out;
  try {
    const sokoban::Board& board = *work.set->levels->levels[place].board;
    const auto ground = std::make_shared<const sokoban::Ground>(board);
    const sokoban::LevelSolution solution =
        sokoban::solveAny(ground, sokoban::Ideas{}, work.limits, stop, work.budget, tell);
    out.outcome = solution.outcome;
    if (out.outcome != search::Outcome::Solved || stop.stop_requested()) return out;
    // It is believed when it has been played.
    const sokoban::Replay replay = sokoban::play(board, solution.steps);
    if (!replay.isSolved) {
      out.outcome = search::Outcome::Incomplete;
      return out;
    }
    out.solution = {{static_cast<std::uint32_t>(replay.moves()), static_cast<std::uint32_t>(replay.pushes)},
                    sokoban::lurdText(replay.steps)};
    book.enter(work.set->identities[place], replay.steps, &out.complaint);
  } catch (const std::bad_alloc&) {
    out.outcome = search::Outcome::MemoryLimit;
  }
  return out;
}

// ---- Here -------------------------------------------------------------------------------------------------------------------------

void CollectionSolver::take(std::size_t place, const Result& result) {
  const std::string& identity = m_set->identities[place];
  m_left.pop_front();
  m_farthest.reset();
  if (result.outcome == search::Outcome::Solved) {
    const auto [found, isFirst] = m_found.try_emplace(identity);
    found->second.merge({identity, result.solution, QDateTime(), true}, isFirst);
    ++m_solved;
  } else if (result.outcome == search::Outcome::Exhausted) {
    m_unsolvable.insert(identity);
  } else {
    ++m_failed;
  }
  if (!result.complaint.isEmpty()) Q_EMIT failed(result.complaint);
  Q_EMIT told(place);
  Q_EMIT changed();
}

void CollectionSolver::stop() {
  if (!isRunning()) return;
  m_work.cancel();
  m_farthest.reset();
  Q_EMIT changed();
}

SokobanBook& CollectionSolver::book() const {
  if (!m_book) m_book = std::make_unique<SokobanBook>(m_file);
  return *m_book;
}

const LevelBest* CollectionSolver::best(const std::string& identity) const {
  if (const LevelBest* known = book().best(identity)) return known;
  const auto at = m_found.find(identity);
  return at == m_found.end() ? nullptr : &at->second;
}

QString CollectionSolver::solvedText() const {
  if (!m_set) return {};
  return tr("%1: %2 of %3 solved by you or the computer", "a collection and its levels")
      .arg(shownTitle(collectionTitle(*m_set)), countText(m_solved), countText(m_levels));
}

QString CollectionSolver::text() const {
  if (!isRunning() || m_left.empty()) return summary();
  const QString level = countText(m_left.front() + 1);
  // Boxes back on their start squares say nothing to somebody who does not look at the search.
  if (!m_farthest || m_farthest->boxes == 0 || m_farthest->search == sokoban::AnySearch::FeaturesPulls)
    return tr("%1. Level %2…", "what is solved, and which level is searched").arg(solvedText(), level);
  return tr("%1. Level %2: %3 of %4 boxes packed")
      .arg(solvedText(), level, countText(m_farthest->packed), countText(m_farthest->boxes));
}

QString CollectionSolver::summary() const {
  if (!m_set) return {};
  QStringList told{solvedText()};
  if (m_failed > 0) {
    const search::Limits most = limits();
    const QString time = most.seconds < kMinute ? durationText(most.seconds)
                                                : tr("%1 min").arg(std::llround(most.seconds / kMinute));
    told << tr("%1 not solved within %2 and %3", "levels, a time, memory")
                .arg(countText(m_failed), time, bytesText(most.bytes));
  }
  const auto unsolvable = std::ranges::count_if(
      m_set->identities, [this](const std::string& identity) { return isUnsolvable(identity); });
  if (unsolvable > 0)
    told << tr("%1 unsolvable", "levels").arg(countText(static_cast<std::size_t>(unsolvable)));
  return told.join(QStringLiteral(" · "));
}

}  // namespace searchlight::ui
