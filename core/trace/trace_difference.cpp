// core/trace/trace_difference.cpp: two searches advanced in step.
#include "core/trace/trace_difference.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <limits>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/parallel/share_work.h"
#include "core/trace/state_translation.h"
#include "core/trace_formats/foreign_trace.h"

namespace searchlight::search {
namespace {

constexpr std::size_t kChunk = 4096;  // events, or expansions, between two looks at the stop token
// Events that two threads make at a time: more than a millisecond of searching.
constexpr std::size_t kSearchedAhead = 8 * kChunk;
constexpr std::uint64_t kSteps = 64;  // what is read beyond a chunk stays small
constexpr std::chrono::milliseconds kSlice{2};

// The events of one search, from the first one on.
class Reader {
 public:
  Reader(const ComparedSearch& search, DifferenceField field, const std::stop_token& stop)
      : m_finished(search.finished), m_stop(stop) {
    const bool asksHeuristic = field == DifferenceField::H || field == DifferenceField::F;
    if (m_finished && asksHeuristic && search.make && m_finished->hasExpensiveHeuristic()) m_finished.reset();
    if (m_finished) return;
    m_own = search.make();
    m_own->keepUntilLetGo();
  }

  const Session& session() const { return m_own ? *m_own : *m_finished; }
  std::size_t at() const { return m_at; }
  // At most kChunk of the next events; none at the end. Throws EndedEarly and OutOfMemory.
  std::span<const Event> events() {
    if (m_stop.stop_requested()) throw EndedEarly{Outcome::Stopped};
    if (m_failure) std::rethrow_exception(m_failure);
    const Trace& trace = session().trace();
    if (isShort()) search(kChunk);
    if (m_stop.stop_requested()) throw EndedEarly{Outcome::Stopped};
    if (m_at == trace.end()) {
      if (m_own && m_own->outcome() == Outcome::MemoryLimit) throw OutOfMemory();
      return {};
    }
    const Trace::Stretch s = trace.stretch(m_at);
    const std::span<const Event> rest = s.events.subspan(m_at - s.first);
    return rest.first(std::min(rest.size(), kChunk));
  }
  void pass(std::size_t count) {
    m_at += count;
    if (m_own) m_own->letGo(m_at);
  }
  // Both search on at the same time where both have to.
  static void fetch(Reader& a, Reader& b) {
    if (!a.isShort() || !b.isShort()) return;
    shareWork(2, [&](std::size_t i) noexcept {
      Reader& reader = i == 0 ? a : b;
      try {
        reader.search(kSearchedAhead);
      } catch (...) {
        reader.m_failure = std::current_exception();
      }
    });
  }

 private:
  bool isShort() const {
    return m_own && m_own->trace().end() < m_at + kChunk && m_own->outcome() == Outcome::Running;
  }
  void search(std::size_t ahead) {
    while (m_own->trace().end() < m_at + ahead && m_own->outcome() == Outcome::Running &&
           !m_stop.stop_requested())
      m_own->advanceUntil(std::chrono::steady_clock::now() + kSlice, kSteps);
  }

  std::shared_ptr<const Session> m_finished;
  std::unique_ptr<Session> m_own;
  const std::stop_token& m_stop;
  std::size_t m_at = 0;
  std::exception_ptr m_failure;  // met by another thread
};

// What the two have in common as a scale of costs. Programs round: to few digits, or sqrt 2 to a fraction of their own.
class Costs {
 public:
  Costs(const ComparedSearch& a, const ComparedSearch& b, bool isRounded)
      : m_a(a.costUnit),
        m_b(b.costUnit),
        m_isExact(!isRounded && m_a == m_b),
        m_isKnown(a.tellsCosts && b.tellsCosts) {}
  bool isSame(Cost a, Cost b) const {
    if (m_isExact || !m_isKnown) return a == b || !m_isKnown;
    return isSameValue(a * m_a, b * m_b);
  }
  double unit(std::size_t which) const { return which == 0 ? m_a : m_b; }
  // On the common scale.
  bool isSameValue(double x, double y) const {
    constexpr double kAbsolute = 1e-3, kRelative = 1e-5;
    return x == y || (!m_isExact &&
                      std::abs(x - y) <= std::max(kAbsolute, kRelative * std::max(std::abs(x), std::abs(y))));
  }

 private:
  double m_a, m_b;
  bool m_isExact, m_isKnown;
};

// ---- What is compared: a lane gives the items of one search in their order --------------------------------------------

class EventLane {
 public:
  explicit EventLane(Reader& reader) : m_reader(&reader) {}
  Reader& reader() { return *m_reader; }
  std::span<const Event> items() { return m_reader->events(); }
  void pass(std::size_t count) { m_reader->pass(count); }
  std::size_t eventOf(std::size_t item) const {
    return std::min(m_reader->at() + item, m_reader->session().trace().end());
  }

 private:
  Reader* m_reader;
};

struct Expansion {
  NodeId node, parent;
  Cost g;
  bool hasCost;
  std::size_t event;
};

class ExpansionLane {
 public:
  // With `goals` a goal that was not expanded, since it came into OPEN, counts as an expansion, too.
  ExpansionLane(Reader& reader, bool goals)
      : m_reader(&reader), m_foreign(dynamic_cast<const ForeignTrace*>(&reader.session())), m_goals(goals) {
    m_items.reserve(kChunk);
  }
  Reader& reader() { return *m_reader; }
  std::span<const Expansion> items() {
    if (m_passed == m_items.size()) fill();
    return std::span(m_items).subspan(m_passed);
  }
  void pass(std::size_t count) { m_passed += count; }
  std::size_t eventOf(std::size_t item) const {
    return m_passed + item < m_items.size() ? m_items[m_passed + item].event : m_reader->at();
  }

 private:
  // Expanded, or told as the goal before it was. REQUIRES: every event comes here, in order
  bool isTaken(const Event& e) {
    const bool isInserted = insertsIntoOpen(e);
    if (!isInserted && e.kind != EventKind::Expand && e.kind != EventKind::Goal) return false;
    if (e.node >= m_taken.size()) m_taken.resize(std::max(std::size_t{e.node} + 1, 2 * m_taken.size()));
    const bool wasTaken = m_taken[e.node];
    m_taken[e.node] = !isInserted;
    return e.kind == EventKind::Expand || (e.kind == EventKind::Goal && !wasTaken);
  }
  // Reads on until something was expanded.
  void fill() {
    m_items.clear();
    m_passed = 0;
    while (m_items.empty()) {
      const std::span<const Event> events = m_reader->events();
      if (events.empty()) return;
      for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& e = events[i];
        if (m_goals ? !isTaken(e) : e.kind != EventKind::Expand) continue;
        const std::size_t at = m_reader->at() + i;
        // A cost that another program has not told is 0.
        const bool hasCost =
            !m_foreign || (m_foreign->tellsCosts() && (e.gAfter != 0 || m_foreign->told(at).g));
        m_items.push_back({e.node, e.parentAfter, e.gAfter, hasCost, at});
      }
      m_reader->pass(events.size());
    }
  }

  Reader* m_reader;
  const ForeignTrace* m_foreign;
  bool m_goals;
  std::vector<bool> m_taken;  // by node, with m_goals: out of OPEN
  std::vector<Expansion> m_items;
  std::size_t m_passed = 0;
};

// ---- The walk ---------------------------------------------------------------------------------------------------------

// How many items can be compared at once: as many as both have, or all of the one that goes on longer; going back none at
// or behind the place.
std::size_t sharedCount(std::size_t x, std::size_t y, const DifferenceQuestion& q, std::size_t at) {
  const std::size_t count = x > 0 && y > 0 ? std::min(x, y) : std::max(x, y);
  return q.direction == DifferenceQuestion::Direction::Next ? count : std::min(count, q.place - at);
}

template <class Lane>
void skipTo(std::size_t place, Lane& a, Lane& b) {
  std::size_t left[2] = {place, place};
  while (left[0] > 0 || left[1] > 0) {
    Reader::fetch(a.reader(), b.reader());
    for (Lane* lane : {&a, &b}) {
      std::size_t& rest = left[lane == &a ? 0 : 1];
      if (rest == 0) continue;
      const std::size_t count = std::min(lane->items().size(), rest);
      lane->pass(count);
      rest = count == 0 ? 0 : rest - count;
    }
  }
}

// `prepare` is told of items before they are compared by `differ`.
template <class Lane, class Prepare, class Differ>
DifferenceAnswer walk(Lane a, Lane b, const DifferenceQuestion& q, Prepare prepare, Differ differ) {
  using Answered = DifferenceAnswer::Kind;
  const bool isNext = q.direction == DifferenceQuestion::Direction::Next;
  DifferenceAnswer answer;
  std::size_t at = 0;
  const auto found = [&](std::size_t i) {
    answer.kind = Answered::Found;
    answer.place = at + i;
    answer.events = {a.eventOf(i), b.eventOf(i)};
  };
  if (isNext) {
    skipTo(q.place, a, b);
    at = q.place;
  }
  for (;;) {
    Reader::fetch(a.reader(), b.reader());
    const auto x = a.items(), y = b.items();
    const bool hasBoth = !x.empty() && !y.empty();
    const std::size_t count = sharedCount(x.size(), y.size(), q, at);
    if (count == 0) return answer;
    if (hasBoth) prepare(x.first(count), y.first(count));
    if (isNext) {
      std::size_t i = 0;
      while (hasBoth && i < count && !differ(x[i], y[i])) ++i;
      if (i < count) {
        found(i);
        return answer;
      }
    } else {
      std::size_t i = count;
      while (hasBoth && i > 0 && !differ(x[i - 1], y[i - 1])) --i;
      if (i > 0) found(i - 1);
    }
    if (!x.empty()) a.pass(count);
    if (!y.empty()) b.pass(count);
    at += count;
  }
}

DifferenceAnswer byEvents(Reader& a, Reader& b, const Costs& costs, const DifferenceQuestion& q) {
  StateTranslation states(b.session(), a.session());
  const auto prepare = [&](std::span<const Event>, std::span<const Event> y) {
    for (const Event& e : y)
      if (e.statusBefore == NodeStatus::Unseen) states.meet(e.node);
    states.translate();
  };
  const auto differ = [&](const Event& x, const Event& y) {
    return x.kind != y.kind || x.statusAfter != y.statusAfter || !costs.isSame(x.gAfter, y.gAfter) ||
           !states.isSame(y.node, x.node);
  };
  return walk(EventLane(a), EventLane(b), q, prepare, differ);
}

DifferenceAnswer byExpansions(Reader& a, Reader& b, const Costs& costs, const DifferenceQuestion& q) {
  const bool isForeign = a.session().isForeign() || b.session().isForeign();
  // A place of another program's may have several nodes: theirs are told in our nodes, not ours in theirs.
  const bool isSwapped = a.session().isForeign();
  StateTranslation states =
      isSwapped ? StateTranslation(a.session(), b.session()) : StateTranslation(b.session(), a.session());
  const auto prepare = [&](std::span<const Expansion> x, std::span<const Expansion> y) {
    for (const Expansion& e : isSwapped ? x : y) states.meet(e.node);
    states.translate();
  };
  const auto differ = [&](const Expansion& x, const Expansion& y) {
    if (x.hasCost && y.hasCost && !costs.isSame(x.g, y.g)) return true;
    return isSwapped ? !states.isSame(x.node, y.node) : !states.isSame(y.node, x.node);
  };
  return walk(ExpansionLane(a, isForeign), ExpansionLane(b, isForeign), q, prepare, differ);
}

// ---- The same state, reached otherwise ----------------------------------------------------------------------------------

// How each of the two has expanded a state last.
struct Label {
  NodeId parent = kNoNode;
  std::size_t event = 0;
  double value = 0;  // of the field, on the common scale; NaN: not told
};
using Labels = std::array<std::optional<Label>, 2>;

class LabelWalk {
 public:
  LabelWalk(Reader& a, Reader& b, const Costs& costs, DifferenceField field)
      : m_sessions{&a.session(), &b.session()},
        m_costs(costs),
        m_field(field),
        m_isForeign(a.session().isForeign() || b.session().isForeign()),
        m_lanes{ExpansionLane(a, m_isForeign), ExpansionLane(b, m_isForeign)},
        m_account(a.session().options().budget) {}

  DifferenceAnswer find(const DifferenceQuestion& q) {
    const bool isNext = q.direction == DifferenceQuestion::Direction::Next;
    DifferenceAnswer answer;
    for (std::size_t at = 0;;) {
      Reader::fetch(m_lanes[0].reader(), m_lanes[1].reader());
      const std::array items{m_lanes[0].items(), m_lanes[1].items()};
      const std::size_t count = sharedCount(items[0].size(), items[1].size(), q, at);
      if (count == 0) {
        if (m_hasShared && !m_isTold) answer.kind = DifferenceAnswer::Kind::Untold;
        return answer;
      }
      for (std::size_t i = 0; i < count; ++i)
        for (std::size_t which = 0; which < 2; ++which) {
          if (items[which].empty()) continue;
          const Labels* labels = expand(which, items[which][i]);
          if (!labels || !differ(*labels) || (isNext && at + i < q.place)) continue;
          answer.kind = DifferenceAnswer::Kind::Found;
          answer.place = at + i;
          answer.events = {labels->front()->event, labels->back()->event};
          if (isNext) return answer;
        }
      for (std::size_t which = 0; which < 2; ++which)
        if (!items[which].empty()) m_lanes[which].pass(count);
      at += count;
    }
  }

 private:
  const Labels* expand(std::size_t which, const Expansion& e) {
    const Session& session = *m_sessions[which];
    const bool areSidesAlike = session.sides() == m_sessions[1 - which]->sides();
    if (session.isBackward(e.node) && !areSidesAlike) return nullptr;
    std::string state = session.commonText(e.node);
    if (session.isBackward(e.node)) state += '<';
    const auto [at, isNew] = m_labels.try_emplace(std::move(state));
    if (isNew) m_account.take(kBytesOfState + at->first.capacity());
    at->second[which] = Label{e.parent, e.event, m_field == DifferenceField::Parent ? 0 : valueOf(which, e)};
    return &at->second;
  }
  double valueOf(std::size_t which, const Expansion& e) const {
    const Session& session = *m_sessions[which];
    const double unit = m_costs.unit(which), none = std::numeric_limits<double>::quiet_NaN();
    const double g = e.hasCost ? e.g * unit : none;
    if (m_field == DifferenceField::G) return g;
    const auto* foreign = dynamic_cast<const ForeignTrace*>(&session);
    if (!foreign) {
      if (m_field == DifferenceField::F) return session.priorityOf(e.node, e.g) * unit;
      return session.usesHeuristic() ? session.heuristic(e.node) * unit : none;
    }
    const TraceEvent& told = foreign->told(e.event);
    if (m_field == DifferenceField::F && told.f) return *told.f;
    // What this event leaves out another one of the node has told, unless that is 0.
    const double h = told.h                                 ? *told.h
                     : told.f && told.g                     ? *told.f - *told.g
                     : foreign->heuristic(e.node) != Cost{} ? foreign->heuristic(e.node) * unit
                                                            : none;
    return m_field == DifferenceField::H ? h : g + h;
  }
  bool differ(const Labels& labels) {
    if (!labels[0] || !labels[1]) return false;
    const Label &x = *labels[0], &y = *labels[1];
    const bool isOfParent = m_field == DifferenceField::Parent;
    m_hasShared = true;
    const bool isTold = isOfParent ? !m_isForeign || (x.parent != kNoNode && y.parent != kNoNode)
                                   : !std::isnan(x.value) && !std::isnan(y.value);
    m_isTold |= isTold;
    if (!isTold) return false;
    if (!isOfParent) return !m_costs.isSameValue(x.value, y.value);
    if (x.parent == kNoNode || y.parent == kNoNode) return x.parent != y.parent;
    return m_sessions[0]->commonText(x.parent) != m_sessions[1]->commonText(y.parent);
  }

  static constexpr std::size_t kBytesOfState = 136;  // a node of the table, with its share of the buckets
  std::array<const Session*, 2> m_sessions;
  const Costs& m_costs;
  DifferenceField m_field;
  bool m_hasShared = false, m_isTold = false;  // of any state that both have expanded
  bool m_isForeign;
  std::array<ExpansionLane, 2> m_lanes;
  MemoryAccount m_account;
  std::unordered_map<std::string, Labels> m_labels;  // by common text, and side
};

}  // namespace

DifferenceAnswer findDifference(const ComparedSearch& a, const ComparedSearch& b,
                                const DifferenceQuestion& question, const std::stop_token& stop) {
  using Answered = DifferenceAnswer::Kind;
  const bool isOfOrder = question.field == DifferenceField::Order;
  DifferenceAnswer answer;
  DifferenceUnit unit = isOfOrder ? question.unit : DifferenceUnit::Expansion;
  try {
    Reader first(a, question.field, stop), second(b, question.field, stop);
    const bool isForeign = first.session().isForeign() || second.session().isForeign();
    if (isForeign) unit = DifferenceUnit::Expansion;
    const Costs costs(a, b, isForeign);
    answer = !isOfOrder                      ? LabelWalk(first, second, costs, question.field).find(question)
             : unit == DifferenceUnit::Event ? byEvents(first, second, costs, question)
                                             : byExpansions(first, second, costs, question);
  } catch (const std::bad_alloc&) {
    answer.kind = Answered::MemoryEnded;
  } catch (const EndedEarly& ended) {
    answer.kind = ended.outcome == Outcome::MemoryLimit ? Answered::MemoryEnded : Answered::Stopped;
  }
  answer.unit = unit;
  return answer;
}

}  // namespace searchlight::search
