// core/lessons/run.cpp: a recorded search, and what a lesson says of it.
#include "core/lessons/run.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/grid/route.h"
#include "core/sokoban/solve.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"
#include "core/trace/breakpoint.h"

namespace searchlight::lessons {
namespace {

using search::Event;
using search::EventKind;
using search::NodeId;

// "20106" as "20,106".
std::string grouped(std::string digits) {
  const std::size_t first = digits.starts_with('-') ? 1 : 0;
  for (std::size_t at = digits.size(); at > first + 3;) digits.insert(at -= 3, ",");
  return digits;
}

std::size_t stepsOfLevel(search::Session& session, const AskedLevel& asked) {
  std::vector<sokoban::Position> positions = sokoban::positionsAlong(session);
  if (positions.empty()) return 0;
  positions.front() = asked.level.opening();
  return sokoban::stepsAlong(asked.level, positions).size();
}

}  // namespace

FigureValue valueOf(double number) {
  if (number == std::floor(number) && std::abs(number) < 1e15) return {number, grouped(numberText(number))};
  std::string text = numberText(number, 2);
  if (text.ends_with('0')) text.pop_back();
  return {number, text};
}

// ---- Running --------------------------------------------------------------------------------------------------------------------

Run::Run(const setup::SetUp& setUp, std::string_view fileName, int line, const std::stop_token& stop)
    : Run(askedFrom(setUp, fileName, line), fileName, line, stop) {}

Run::Run(Asked asked, std::string_view fileName, int line, const std::stop_token& stop)
    : m_asked(std::move(asked)) {
  search::SessionOptions options;
  options.recording = search::Recording::Recorded;
  options.traceSegments = kMostEvents / search::Trace::kSegment + 2;
  bool isTooLong = false;
  std::size_t segments = 0;
  options.record.segmentFull = [&] {
    isTooLong = ++segments >= kMostEvents / search::Trace::kSegment;
    if (isTooLong) throw search::EndedEarly{search::Outcome::Stopped};
  };
  m_session = makeSession(m_asked, options);
  if (!m_session) throw FormatError(fileName, line, "this search is not possible on this board");
  const search::Outcome outcome = m_session->run({.bytes = kMostRunBytes}, stop);
  if (outcome == search::Outcome::Stopped && !isTooLong) throw FormatError(fileName, line, kWasStopped);
  if (isTooLong) throw TooManyEvents(fileName, line, "the search has more than two million events");
  if (outcome == search::Outcome::MemoryLimit)
    throw FormatError(fileName, line,
                      "the search takes more memory than there is, or than a lesson's 512 MiB");
  // A beam that finds nothing is shown, too.
  if (outcome != search::Outcome::Solved && outcome != search::Outcome::Exhausted &&
      outcome != search::Outcome::Incomplete)
    throw FormatError(fileName, line, "the search stopped: " + std::string(outcomeName(outcome)));
  m_player = std::make_unique<search::TracePlayer>(trace());
}

std::size_t Run::bytes() const { return m_session->bytes() + m_player->bytes(); }

const search::TracePlayer& Run::at(std::size_t position) const {
  m_player->seek(position);
  return *m_player;
}

// ---- Moments --------------------------------------------------------------------------------------------------------------------

// The index of the event; nothing where it does not come about.
std::optional<std::size_t> Run::happens(const Moment& moment) const {
  const search::Trace& events = trace();
  search::States state;
  if (!moment.state.empty() && !(state = m_session->stateFromText(moment.state))) return std::nullopt;
  const NodeId wanted = state ? m_session->find(*state, 0) : search::kNoNode;
  if (state && wanted == search::kNoNode) return std::nullopt;
  std::uint64_t seen = 0;
  std::optional<std::size_t> last;
  std::optional<search::Cost> before;
  for (std::size_t i = events.begin(); i < events.end(); ++i) {
    const Event& e = events[i];
    if (moment.kind == Moment::Kind::Happens) {
      if (e.kind != moment.happens ||
          (state && m_session->stateNumber(e.node) != m_session->stateNumber(wanted)))
        continue;
      last = i;
      if (++seen == moment.number) return i;
    } else if (e.kind == EventKind::Expand) {
      const search::Cost f = search::expandedPriority(*m_session, e);
      if (moment.kind == Moment::Kind::FExceeds && shown(f) > moment.value + 1e-9) return i;
      if (moment.kind == Moment::Kind::FFalls && before && f < *before) return i;
      before = f;
    }
  }
  return moment.kind == Moment::Kind::Happens && moment.number == 0 ? last : std::nullopt;
}

std::size_t Run::position(const Moment& moment, std::string_view fileName) const {
  std::optional<std::size_t> event;  // that has just happened
  switch (moment.kind) {
    case Moment::Kind::Start: return 0;
    case Moment::Kind::End: return end();
    case Moment::Kind::Event:
      if (moment.number <= end()) event = moment.number - 1;
      break;
    case Moment::Kind::Happens:
    case Moment::Kind::FExceeds:
    case Moment::Kind::FFalls: event = happens(moment); break;
  }
  if (!event)
    throw FormatError(fileName, moment.line,
                      "this moment does not come: the search has " + std::to_string(end()) + " events");
  return moment.isBefore ? *event : *event + 1;
}

// ---- Figures --------------------------------------------------------------------------------------------------------------------

grid::Route routeFound(search::Session& solved, const AskedRoute& asked) {
  const auto graph = grid::makeRouteGraph(asked.document.map, asked.question);
  return grid::routeOf(solved, *graph, asked.question.options);
}

double costOf(search::Session& solved, const Asked& asked) {
  const auto* route = std::get_if<AskedRoute>(&asked);
  return route ? routeFound(solved, *route).cost : static_cast<double>(solved.solutionCost());
}

double Run::cost() const { return costOf(*m_session, m_asked); }

std::optional<double> Run::ended(std::string_view name) const {
  if (name == "peak-open") return m_session->stats().peakOpen;
  if (!isSolved()) return std::nullopt;
  if (name == "cost") return cost();
  const auto* level = std::get_if<AskedLevel>(&m_asked);
  const bool isLevel = level && level->options.asked == sokoban::LevelOptions::Asked::Level;
  if (isLevel && (name == "pushes" || name == "length" || name == "steps"))
    return static_cast<double>(sokoban::positionsAlong(*m_session).size()) - 1;
  if (name == "moves" && isLevel) return static_cast<double>(stepsOfLevel(*m_session, *level));
  if (name != "length" && name != "steps") return std::nullopt;
  if (const auto* route = std::get_if<AskedRoute>(&m_asked))
    return static_cast<double>(routeFound(*m_session, *route).steps());
  return static_cast<double>(m_session->path().size()) - 1;
}

std::optional<double> Run::standing(std::string_view name, std::size_t position, bool isMoment) const {
  const search::TracePlayer& player = at(position);
  if (name == "events") return position;
  if (name == "expanded") return player.counts().expanded;
  if (name == "generated") return player.counts().generated;
  if (name == "reopened") return player.counts().reopened;
  if (name == "scanned") return player.counts().scanned;
  if (name == "open") return player.openCount();
  // Of a search from both sides; the first state of a side has its first number (session.h).
  if (name == "open-start" || name == "open-goal") {
    const auto sides = static_cast<NodeId>(m_session->sides());
    if (sides != 2) return std::nullopt;
    std::size_t count = 0;
    for (NodeId n = name == "open-goal" ? 1 : 0; n < player.looks().size(); n += sides)
      count += player.look(n).status == search::NodeStatus::Open;
    return count;
  }
  if (name == "closed" || name == "states") {
    std::size_t count = 0;
    for (NodeId n = 0; n < player.looks().size(); ++n) {
      const search::NodeStatus status = player.look(n).status;
      count += name == "closed" ? status == search::NodeStatus::Closed : status != search::NodeStatus::Unseen;
    }
    return count;
  }
  if (!isMoment || position == 0) return std::nullopt;
  const Event& e = trace()[position - 1];
  const search::ViewFrom view(*m_session, position);
  if (name == "g") return shown(e.gAfter);
  if (name == "g-before" && e.statusBefore != search::NodeStatus::Unseen) return shown(e.gBefore);
  if (name == "h") return shown(m_session->heuristic(e.node));
  if (name == "f") return shown(m_session->priorityOf(e.node, e.gAfter));
  return std::nullopt;
}

std::optional<FigureValue> Run::figure(std::string_view name, std::optional<std::size_t> at) const {
  std::optional<double> number = standing(name, at.value_or(end()), at.has_value());
  if (!number && !at) number = ended(name);
  return number ? std::optional(valueOf(*number)) : std::nullopt;
}

// ---- Of a lesson ------------------------------------------------------------------------------------------------------------------

const Run& LessonRuns::of(std::size_t setUp, const std::stop_token& stop) {
  std::unique_ptr<Run>& run = m_runs.at(setUp);
  const NamedSetUp& named = m_lesson->setUps[setUp];
  const std::string& file = m_lesson->fileName;
  if (!run) run = std::make_unique<Run>(askedFrom(named, file), file, named.line, stop);
  std::erase(m_used, setUp);
  makeRoom(run->bytes());
  m_used.push_back(setUp);
  return *run;
}

void LessonRuns::drop(std::size_t setUp) {
  m_runs.at(setUp).reset();
  std::erase(m_used, setUp);
}

// For so many bytes more: what was used longest ago goes first.
void LessonRuns::makeRoom(std::size_t bytes) {
  for (const std::size_t used : m_used) bytes += m_runs[used]->bytes();
  while (bytes > m_mostBytes && !m_used.empty()) {
    bytes -= m_runs[m_used.front()]->bytes();
    drop(m_used.front());
  }
}

namespace {

// Of several runs: in the player's unit.
std::size_t stepsOf(const Moment& moment, std::string_view fileName) {
  if (!moment.isBefore && moment.kind == Moment::Kind::Start) return 0;
  if (!moment.isBefore && moment.kind == Moment::Kind::Event) return static_cast<std::size_t>(moment.number);
  throw FormatError(fileName, moment.line,
                    "a comparison stands at the start or after so many steps of its player: start, event 12");
}

}  // namespace

std::optional<std::size_t> LessonRuns::position(std::size_t step, const std::stop_token& stop) {
  const Step& shown = m_lesson->steps.at(step);
  if (!shown.setUp) return std::nullopt;
  const bool isComparison = m_lesson->setUps[*shown.setUp].setUp.page == setup::kComparePage;
  for (std::size_t i = step + 1; i-- > 0;) {
    const Step& before = m_lesson->steps[i];
    if (before.moment && isComparison) return stepsOf(*before.moment, m_lesson->fileName);
    if (before.moment) return of(*shown.setUp, stop).position(*before.moment, m_lesson->fileName);
    if (before.isNewSetUp) break;
  }
  return 0;
}

double LessonRuns::operand(const Operand& operand, int line, std::optional<std::size_t> step,
                           const std::stop_token& stop) {
  if (operand.figure.empty()) return operand.number;
  const bool isNow = operand.run == "now";
  std::optional<std::size_t> setUp;
  if (const NamedSetUp* named = m_lesson->find(operand.run))
    setUp = static_cast<std::size_t>(named - m_lesson->setUps.data());
  else if (step)
    setUp = m_lesson->steps.at(*step).setUp;
  if (!setUp) throw FormatError(m_lesson->fileName, line, "no run to take the value from");
  const std::optional<std::size_t> at = isNow ? position(*step, stop) : std::nullopt;  // before the reference
  const std::optional<FigureValue> value = of(*setUp, stop).figure(operand.figure, at);
  if (!value && operand.figure.starts_with("open-"))
    throw FormatError(m_lesson->fileName, line, "only a bidirectional search has " + operand.figure);
  if (!value)
    throw FormatError(m_lesson->fileName, line,
                      (isNow ? "at this moment there is no " : "in the end there is no ") + operand.figure +
                          (isNow ? "" : ": of a moment it is {now." + operand.figure + "}"));
  return value->number;
}

FigureValue LessonRuns::value(const Figure& figure, std::optional<std::size_t> step,
                              const std::stop_token& stop) {
  const double first = operand(figure.first, figure.line, step, stop);
  if (figure.sign == 0) return valueOf(first);
  const double second = operand(figure.second, figure.line, step, stop);
  switch (figure.sign) {
    case '+': return valueOf(first + second);
    case '-': return valueOf(first - second);
    case '*': return valueOf(first * second);
    default: break;
  }
  if (second == 0) throw FormatError(m_lesson->fileName, figure.line, "this divides by 0");
  return valueOf(first / second);
}

}  // namespace searchlight::lessons
