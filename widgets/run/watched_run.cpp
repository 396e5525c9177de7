// widgets/run/watched_run.cpp: pulling a recorded search and moving a cursor in it.
#include "widgets/run/watched_run.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/search/memory_budget.h"
#include "core/trace/breakpoint.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using search::Event;
using search::Outcome;

namespace {

constexpr qint64 kBeatMs = 100;        // tables take some milliseconds to fill
constexpr std::uint64_t kBatch = 64;   // steps between two looks at what has been recorded: about 10 us
constexpr double kMicroseconds = 1e6;  // StepUnit::Time

}  // namespace

WatchedRun::WatchedRun(Solver* solver, QObject* parent) : QObject(parent), m_solver(solver) {}

WatchedRun::~WatchedRun() {
  tellNames(nullptr);
  if (m_solver) m_solver->cancel(m_ticket);
}

// ---- Another search ------------------------------------------------------------------------------------------------

void WatchedRun::reset() {
  if (m_solver) m_solver->cancel(std::exchange(m_ticket, 0));
  cancelRerun();
  m_factory = nullptr;
  tellNames(nullptr);
  m_player.reset();
  m_session.reset();
  m_index.clear();
  m_answer = {};
  m_answerNodesOf = 0;
  m_longest = 0;
  m_isComplete = false;
  m_adopted.reset();
  m_stuckAt.reset();
  m_trouble.clear();
}

void WatchedRun::tellNames(const search::TracePlayer* player) const {
  if (m_names.follow) m_names.follow(player);
}

void WatchedRun::begin(Factory factory, NodeNames names) {
  reset();
  m_factory = std::move(factory);
  m_names = std::move(names);
  try {
    m_session = m_factory(search::Recording::Recorded);
    if (m_session) m_player = std::make_unique<search::TracePlayer>(m_session->trace());
  } catch (const std::bad_alloc&) {
    m_answer.outcome = Outcome::MemoryLimit;
  } catch (const std::exception& e) {
    m_answer = {.outcome = Outcome::Stopped, .problem = errorText(e)};
  }
  if (!m_player) {
    m_session.reset();
    m_factory = nullptr;
    return;
  }
  tellNames(m_player.get());
  m_index.update(*m_session);
  m_longest = m_session->trace().end();
  m_isComplete = m_session->outcome() != Outcome::Running;
  startSolving();
}

void WatchedRun::announce(bool atRest) {
  m_isAtRest = atRest;
  m_told = position();
  m_toldEverything = m_hasGrown = false;
  countBeat();
  Q_EMIT searchChanged();
  Q_EMIT recordedChanged();
  Q_EMIT answerChanged();
  // There is no search because making one failed.
  if (!m_session && m_answer.outcome == Outcome::MemoryLimit)
    Q_EMIT troubled(tr("Not enough memory for this search."));
  if (!m_session && !m_answer.problem.isEmpty()) Q_EMIT troubled(m_answer.problem);
  tellTrouble();  // a run that was over before it was announced
}

void WatchedRun::setSearch(Factory factory, NodeNames names) {
  begin(std::move(factory), std::move(names));
  announce(m_isAtRest);
}

void WatchedRun::setPlayback(std::unique_ptr<search::Session> finished, NodeNames names) {
  reset();
  m_names = std::move(names);
  m_player = std::make_unique<search::TracePlayer>(finished->trace());
  m_session = std::move(finished);
  tellNames(m_player.get());
  m_index.update(*m_session);
  m_longest = m_session->trace().end();
  m_isComplete = true;
  announce(m_isAtRest);
}

void WatchedRun::clear() {
  reset();
  announce(m_isAtRest);
}

search::ComparedSearch WatchedRun::compared() const {
  search::ComparedSearch search;
  // A trace that is over and whole is never written again, so a thread may read it. One that a limit has ended is not
  // over: made anew it may come further.
  const Outcome outcome = m_session ? m_session->outcome() : Outcome::Running;
  const bool isOver =
      (outcome == Outcome::Solved || outcome == Outcome::Exhausted) && m_session->trace().begin() == 0;
  if (isPlayback() || isOver) search.finished = m_session;
  if (!isPlayback()) search.make = [factory = m_factory] { return factory(search::Recording::Recorded); };
  search.costUnit = m_names.shownPerCost;
  search.tellsCosts = m_names.tellsCosts;
  return search;
}

// The answer: the same question, silently, at full speed.
void WatchedRun::startSolving() {
  if (!m_solver) return;
  m_ticket = m_solver->ask(m_factory, [this](const Answer& answer) {
    if (!answer.isTimeComing) m_ticket = 0;
    m_answer = answer;
    m_answerNodesOf = 0;
    Q_EMIT answerChanged();
  });
}

void WatchedRun::setAtRest(bool atRest) {
  if (std::exchange(m_isAtRest, atRest) != atRest) Q_EMIT restChanged();
}

// ---- Where the cursor is ----------------------------------------------------------------------------------------------

bool WatchedRun::isAtEnd() const {
  if (!m_session) return true;
  return m_session->outcome() != Outcome::Running &&
         (position() == m_session->trace().end() || position() == m_stuckAt);
}

std::optional<WatchedRun::Stretch> WatchedRun::phaseTwo() const {
  const auto begin = m_session ? m_index.routeBegin() : std::nullopt;
  return begin ? std::optional(Stretch{*begin, m_longest}) : std::nullopt;
}

bool WatchedRun::isOutcomeReached() const {
  if (!m_session || !m_isComplete) return false;
  const auto route = phaseTwo();
  return position() >= (route ? route->begin : m_longest) || isAtEnd();
}

std::optional<search::Cost> WatchedRun::currentF() const {
  if (!hasSearch()) return std::nullopt;
  const Event* e = search::expansionBefore(m_session->trace(), position());
  if (!e) return std::nullopt;
  return search::expandedPriority(*m_session, *e);
}

search::NodeId WatchedRun::nodeOf(search::NodeId state) const {
  const search::NodeId sides = m_session->sides(), first = state * sides;
  const search::NodeId between = m_session->placeCount() * sides;
  const auto parts = between == 0 ? 0 : static_cast<search::NodeId>(m_player->nodes().size() / between);
  for (search::NodeId part = parts + 1; part-- > 0;)
    for (search::NodeId side = 0; side < sides; ++side)
      if (const search::NodeId n = first + part * between + side;
          m_player->status(n) != search::NodeStatus::Unseen)
        return n;
  return first;
}

const std::vector<search::NodeId>& WatchedRun::answerNodes() const {
  const bool isKnown =
      m_answerNodesOf == m_session->serial() &&
      std::find(m_answerNodes.begin(), m_answerNodes.end(), search::kNoNode) == m_answerNodes.end();
  if (isKnown) return m_answerNodes;
  m_answerNodesOf = m_session->serial();
  m_answerNodes.assign(m_answer.route ? m_answer.route->size() : 0, search::kNoNode);
  for (std::size_t i = 0; i < m_answerNodes.size(); ++i)
    m_answerNodes[i] = m_session->find(*m_answer.route, i);
  return m_answerNodes;
}

bool WatchedRun::knowsUnit(StepUnit unit) const {
  switch (unit) {
    case StepUnit::Event:
    case StepUnit::Expansion: return true;
    case StepUnit::F: return m_session && hasF(*m_session);
    case StepUnit::Time: return m_session && m_answer.outcome != Outcome::Running;
  }
  return false;
}

PlaceInRun WatchedRun::place(StepUnit unit, std::size_t at) const {
  if (at == kEndOfRun || at == 0) return {at, at};
  switch (unit) {
    case StepUnit::Event: return {at, at};
    case StepUnit::Expansion: return m_index.placeOfStep(m_session->trace(), at);
    case StepUnit::F: return m_index.placeAbove(search::saturatingCast(at - 1));
    case StepUnit::Time: {
      if (!m_isComplete) return {m_longest, kEndOfRun};
      const double part = static_cast<double>(at) / std::max(1.0, m_answer.seconds * kMicroseconds);
      if (part >= 1) return {m_longest, m_longest};
      const auto events = static_cast<std::size_t>(static_cast<double>(m_longest) * part);
      return {events, events};
    }
  }
  return {at, at};
}

std::size_t WatchedRun::axisOf(StepUnit unit, std::size_t position) const {
  if (!m_session || position == 0) return 0;
  switch (unit) {
    case StepUnit::Event: return position;
    case StepUnit::Expansion: return m_index.stepsAt(m_session->trace(), position);
    case StepUnit::F: {
      if (m_isComplete && position >= m_longest) return axisEnd(unit);
      // Before the last height, or behind its expansion: what was expanded up to there is below it.
      const auto height = m_index.highestF(position + 1);
      const auto below = height ? m_index.fBelow(*height) : std::nullopt;
      return below ? std::size_t{*below} + 1 : 0;
    }
    case StepUnit::Time: {
      if (!m_isComplete || m_longest == 0) return 0;
      const double whole = std::max(1.0, m_answer.seconds * kMicroseconds);
      if (position >= m_longest) return static_cast<std::size_t>(std::ceil(whole));
      // The last microsecond whose place this is: the first may be one before which the cursor stands already.
      const double next = whole * static_cast<double>(position + 1) / static_cast<double>(m_longest);
      return static_cast<std::size_t>(std::ceil(next)) - 1;
    }
  }
  return 0;
}

std::size_t WatchedRun::axisEnd(StepUnit unit) const {
  if (!m_session) return 0;
  switch (unit) {
    case StepUnit::Event: return m_longest;
    case StepUnit::Expansion: return m_index.steps();
    case StepUnit::F: {
      const auto height = m_index.highestF();
      return height ? std::size_t{*height} + 1 : m_isComplete ? 1 : 0;
    }
    case StepUnit::Time: return axisOf(unit, m_longest);
  }
  return 0;
}

// ---- Pulling ----------------------------------------------------------------------------------------------------------

bool WatchedRun::haveEvent(std::size_t i, Deadline deadline) {
  const search::Trace& trace = m_session->trace();
  if (i < trace.end()) return true;
  if (m_session->outcome() != Outcome::Running) return false;
  try {
    m_adopted.reset();
    while (i >= trace.end() && m_session->outcome() == Outcome::Running) {
      m_session->advanceUntil(deadline, kBatch);
      m_index.update(*m_session);
      if (isOver(deadline)) break;
    }
    // One search alone may not take what is meant for all.
    const auto& budget = m_session->options().budget;
    if (budget && m_session->bytes() > budget->total()) m_session->stop(Outcome::MemoryLimit);
  } catch (const std::bad_alloc&) {
    m_session->stop(Outcome::MemoryLimit);
  } catch (const std::exception& e) {
    m_session->stop(Outcome::Stopped);
    m_trouble = errorText(e);
  }
  if (m_session->outcome() == Outcome::MemoryLimit) sayMemoryEnded();
  m_index.update(*m_session);
  m_longest = std::max(m_longest, trace.end());
  m_isComplete |= m_session->outcome() != Outcome::Running;
  m_hasGrown = true;
  return i < trace.end();
}

// A trace that is full would lose its first events for that: the cursor's stay.
bool WatchedRun::recordAhead(std::size_t events, Deadline deadline) {
  const search::Trace& trace = m_session->trace();
  const std::size_t window = m_session->options().traceSegments * search::Trace::kSegment;
  if (events <= trace.end() || events > trace.begin() + window) return false;
  return !haveEvent(events - 1, deadline) && m_session->outcome() == Outcome::Running;
}

// ---- Moving -----------------------------------------------------------------------------------------------------------

bool WatchedRun::moveTo(std::size_t position) {
  m_toldEverything |= m_player->isBehind();
  const bool came = m_player->seek(position);
  m_session->viewFrom(m_player->position());
  if (came) return true;
  endHere();
  return false;
}

// The player's memory has ended: this run ends where its cursor is, alone, and says so.
void WatchedRun::endHere() {
  m_session->stop(Outcome::MemoryLimit);
  m_isComplete = m_hasGrown = true;
  m_index.update(*m_session);
  if (std::exchange(m_stuckAt, position()) != position()) sayMemoryEnded();
}

void WatchedRun::sayMemoryEnded() { m_trouble = tr("Not enough memory to show more of this search."); }

WatchedRun::News WatchedRun::tell() {
  News news;
  if (!m_session) return news;
  const std::size_t from = std::exchange(m_told, position());
  news.grew = std::exchange(m_hasGrown, false);
  news.everything = std::exchange(m_toldEverything, false) || from < earliest();
  news.moved = news.everything || from != position();
  if (news.grew) Q_EMIT recordedChanged();
  if (news.moved) countBeat();
  if (news.moved) Q_EMIT moved(from, position(), news.everything);
  tellTrouble();
  return news;
}

void WatchedRun::tellTrouble() {
  if (const QString trouble = std::exchange(m_trouble, {}); !trouble.isEmpty()) Q_EMIT troubled(trouble);
}

void WatchedRun::countBeat() {
  if (m_sinceBeat.isValid() && !m_sinceBeat.hasExpired(kBeatMs)) return;
  ++m_beat;
  m_sinceBeat.start();
}

bool WatchedRun::approach(StepUnit unit, std::size_t at, Deadline deadline) {
  if (!m_session) return true;
  const search::Trace& trace = m_session->trace();
  for (;;) {
    const PlaceInRun p = place(unit, at);
    if (p.lower < trace.begin()) {
      // A window too small for one step, or a trace that cannot be made again: as near as may be.
      if (!canRerun() || (m_adopted && *m_adopted == p.upper)) {
        moveTo(trace.begin());
        return true;
      }
      rerunTo(p.upper);
      return false;
    }
    if (!p.isExact()) {
      const bool grew = haveEvent(p.upper == kEndOfRun ? trace.end() : p.upper - 1, deadline);
      if (grew && !isOver(deadline)) continue;
      if (place(unit, at).isExact()) continue;
      moveTo(trace.end());
      return isAtEnd();
    }
    const bool isThere = p.lower == 0 || haveEvent(p.lower - 1, deadline);
    return !moveTo(p.lower) || isThere || m_session->outcome() != Outcome::Running;
  }
}

WatchedRun::Came WatchedRun::forwardTo(StepUnit unit, std::size_t at,
                                       const std::function<bool(std::size_t)>& stopsAt, bool waitsForRoute,
                                       Deadline deadline) {
  if (!m_session) return Came::There;
  // Asked for anew after each event that is recorded: it may have been the first one of the route.
  const std::size_t from = position();
  const auto furthest = [&] {
    const auto route = waitsForRoute ? m_index.routeBegin() : std::nullopt;
    return route && from < *route ? *route : kEndOfRun;
  };
  const search::Trace& trace = m_session->trace();
  m_toldEverything |= m_player->isBehind();
  for (;;) {
    const PlaceInRun p = place(unit, at);
    // As far as one can go without passing the place.
    const std::size_t limit = p.lower;
    while (position() < limit) {
      if (!haveEvent(position(), deadline)) return isAtEnd() ? Came::There : Came::TimeIsUp;
      if (position() >= furthest()) return Came::There;
      if (!stopsAt) {
        if (!moveTo(std::min({limit, trace.end(), furthest()}))) return Came::There;
      } else {
        const std::size_t i = position();
        if (!m_player->forward()) {
          endHere();
          return Came::There;
        }
        if (stopsAt(i)) return Came::Stopped;
        if ((i & 0xFF) == 0 && isOver(deadline))
          return position() == limit && p.isExact() ? Came::There : Came::TimeIsUp;
        continue;
      }
      if (isOver(deadline) && position() < limit) return isAtEnd() ? Came::There : Came::TimeIsUp;
    }
    if (p.isExact() || isAtEnd()) return Came::There;
    if (!haveEvent(p.upper == kEndOfRun ? trace.end() : p.upper - 1, deadline))
      if (!place(unit, at).isExact()) return isAtEnd() ? Came::There : Came::TimeIsUp;
    if (isOver(deadline)) return Came::TimeIsUp;
  }
}

}  // namespace searchlight::ui
