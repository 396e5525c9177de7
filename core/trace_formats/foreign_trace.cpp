// core/trace_formats/foreign_trace.cpp: from the words of a document to events with a before and an after.
#include "core/trace_formats/foreign_trace.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/geometry/point.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"
#include "core/trace/trace_player.h"

namespace searchlight::search {
namespace {

using ForeignStates = StatesOf<ForeignTrace, std::string>;

constexpr std::string_view kMeeting = "meeting";

// Words of our own for what changes nothing; see trace_export.h.
struct NotedWord {
  std::string_view word;
  EventKind kind;
};
// The two ends, and words that are not known: they change nothing and are counted nowhere, as a meeting is.
constexpr EventKind kOnlyTold = EventKind::Meet;
constexpr NotedWord kNotedWords[] = {
    {"duplicate", EventKind::Duplicate}, {"cutting", EventKind::Cut},   {"round", EventKind::Round},
    {kMeeting, EventKind::Meet},         {"sight", EventKind::Sight},   {"dropping", EventKind::Drop},
    {"backup", EventKind::Backup},       {"raising", EventKind::Raise}, {"walking", EventKind::Walk}};

EventKind notedKind(std::string_view word) {
  for (const NotedWord& noted : kNotedWords)
    if (noted.word == word) return noted.kind;
  return classify(word) == TraceEventKind::Scan ? EventKind::Scan : kOnlyTold;
}

// The largest cost told, and whether all of them are whole numbers that fit.
double costUnitFor(const TraceDocument& document) {
  constexpr double kLargestCost = kInfiniteCost - 1.0;
  double largest = 0;
  bool isWhole = true;
  for (const TraceEvent& e : document.events)
    // Where h is told f is not read.
    for (const OptionalNumber number : {e.h ? OptionalNumber() : e.f, e.g, e.h}) {
      const double value = std::abs(number.value_or(0));
      largest = std::max(largest, value);
      isWhole &= value == std::floor(value);
    }
  if (isWhole && largest <= kLargestCost) return 1;
  // A power of two, so that halves and quarters stay exact; not so small that it would be 0.
  return std::exp2(std::max(std::ceil(std::log2(largest)) - 30, -1074.0));
}

std::size_t segmentsFor(const TraceDocument& document) {
  return (document.events.size() + document.ids.size()) / Trace::kSegment + 1;
}

SessionOptions optionsFor(const TraceDocument& document, std::shared_ptr<MemoryBudget> budget) {
  SessionOptions options;
  options.budget = std::move(budget);
  options.recording = Recording::Recorded;
  options.traceSegments = segmentsFor(document);
  return options;
}

// "Mill", and neither a number nor a single letter.
bool isWord(std::string_view label) {
  if (label.size() < 2) return false;
  const auto first = static_cast<unsigned char>(label.front());
  return first >= 0x80 || (first | 0x20U) - 'a' < 26U;
}

constexpr double kNowhere = std::numeric_limits<double>::quiet_NaN();

}  // namespace

std::string placeText(TracePlace place) { return exactText(place.x) + ", " + exactText(place.y); }

// Plays the document's events one after the other and appends what each does.
struct ForeignTrace::Builder {
  ForeignTrace& trace;
  std::vector<Node> nodes;
  std::vector<TraceEventKind> kinds;
  std::vector<EventKind> notedKinds;  // by type, for those that change nothing
  NameIndex statusField, costField;

  explicit Builder(ForeignTrace& t)
      : trace(t),
        nodes(t.nodeCount()),
        kinds(t.m_document.kindsOfTypes()),
        statusField(t.m_document.fieldNames.find("status")),
        costField(t.m_document.fieldNames.find(kCostField)) {
    for (NameIndex i = 0; i < t.m_document.types.size(); ++i)
      notedKinds.push_back(notedKind(t.m_document.types[i]));
  }

  Cost cost(double value) const {
    const double units = std::round(std::max(value, 0.0) / trace.m_costUnit);
    return units >= kInfiniteCost ? kInfiniteCost : static_cast<Cost>(units);
  }

  // What the document's event says of it; empty: nothing.
  std::string_view fieldOf(std::size_t i, NameIndex name) const {
    if (name == kNoName) return {};
    for (const TraceField& field : trace.m_document.fieldsOf(i))
      if (field.name == name) return trace.m_document.fieldValues[field.value];
    return {};
  }

  // What a word that changes nodes means for this one.
  EventKind kindFor(TraceEventKind kind, const TraceEvent& told, const Node& node) const {
    const NodeRecord& known = node.record;
    const bool isBetter = told.g && cost(*told.g) < known.g;
    switch (kind) {
      case TraceEventKind::Generate:
      case TraceEventKind::Update:
      case TraceEventKind::Reopen: {
        if (known.status == NodeStatus::Unseen || node.isDropped) return EventKind::Generate;
        const bool isMeant = kind == TraceEventKind::Reopen || (kind == TraceEventKind::Update && !told.g);
        if (known.status != NodeStatus::Open)
          return isMeant || isBetter ? EventKind::Reopen : EventKind::Duplicate;
        return isMeant || isBetter || kind == TraceEventKind::Update ? EventKind::Relax
                                                                     : EventKind::Duplicate;
      }
      case TraceEventKind::Expand: return EventKind::Expand;
      case TraceEventKind::Close: return node.isExpanded ? EventKind::Backtrack : EventKind::Expand;
      case TraceEventKind::Prune: return EventKind::Prune;
      case TraceEventKind::End: return EventKind::Goal;
      case TraceEventKind::Path: return EventKind::Route;
      default: return notedKinds[told.type];
    }
  }

  // Some programs tell at the end of a parent that appears nowhere else; the one known from before leads to the start.
  bool isUnknownParent(EventKind does, const TraceEvent& told, const NodeRecord& known) const {
    return does == EventKind::Goal && known.parent != kNoNode &&
           nodes[told.pId].record.status == NodeStatus::Unseen;
  }

  void append(std::size_t i) {
    const TraceEvent& told = trace.m_document.events[i];
    const TraceEventKind kind = kinds[told.type];
    Node& node = nodes[told.id];
    NodeRecord after = node.record;
    const EventKind does = kindFor(kind, told, node);
    if (!changesNothing(does)) {
      after.status = statusByName(fieldOf(i, statusField)).value_or(statusAfter(kind, after.status));
      if (told.pId != kNoName && !isUnknownParent(does, told, after)) after.parent = told.pId;
      if (told.g) after.g = cost(*told.g);
      if (does == EventKind::Raise && !told.g) {  // no path leads there any more
        after.parent = kNoNode;
        after.g = kInfiniteCost;
      }
    }
    append(told.id, does, after, i);
  }

  void append(NodeId id, EventKind kind, const NodeRecord& after, std::size_t i) {
    Node& node = nodes[id];
    const NodeRecord& before = node.record;
    const Event e{id, kind, before.status, after.status, 0, before.parent, after.parent, before.g, after.g};
    if (kind == EventKind::Round && (trace.m_kinds & kindBit(EventKind::Route)) != 0)
      trace.m_trace.setReadsRoutes(true);
    trace.m_trace.append(e);
    if (kind != kOnlyTold || trace.m_document.typeOf(i) == kMeeting)
      trace.m_kinds |= 1U << static_cast<unsigned>(kind);
    trace.m_documentEvents.push_back(static_cast<std::uint32_t>(i));
    node.record = after;
    if (insertsIntoOpen(e)) node.isExpanded = false;
    if (kind == EventKind::Expand) node.isExpanded = true;
    node.isDropped = kind == EventKind::Drop || (node.isDropped && !insertsIntoOpen(e));
    count(e);
  }

  void count(const Event& e) {
    Stats& stats = trace.m_stats;
    const Trace::Counts counts = countsOf(e);
    stats.expanded += counts.expanded;
    stats.generated += counts.generated;
    stats.reopened += counts.reopened;
    stats.scanned += counts.scanned;
    if (e.statusBefore == e.statusAfter) return;
    if (e.statusBefore == NodeStatus::Open) --stats.open;
    if (e.statusAfter == NodeStatus::Open) stats.opened(1);
  }

  // The way from `end` back along the parents; a circle, which no search makes, ends it.
  void appendRoute(NodeId end, std::size_t i) {
    std::size_t left = nodes.size();
    for (NodeId n = end; n != kNoNode && left-- > 0; n = nodes[n].record.parent)
      append(n, EventKind::Route, nodes[n].record, i);
  }

  void tell(const TraceEvent& told) {
    if (told.x && told.y) {
      const TracePlace place{*told.x, *told.y};
      if (std::isnan(trace.m_places[told.id].x)) trace.m_places[told.id] = place;
      TraceExtents all = trace.m_extents.value_or(TraceExtents{place.x, place.y, place.x, place.y});
      all = {std::min(all.left, place.x), std::min(all.top, place.y), std::max(all.right, place.x),
             std::max(all.bottom, place.y)};
      trace.m_extents = all;
    }
    trace.m_tellsCosts |= told.g.has_value();
    trace.m_tellsEstimates |= told.h || (told.f && told.g);
    if (told.h)
      trace.m_heuristics[told.id] = cost(*told.h);
    else if (told.f && told.g)
      trace.m_heuristics[told.id] = cost(*told.f - *told.g);
    const TraceEventKind kind = kinds[told.type];
    if (kind == TraceEventKind::Source && trace.m_source == kNoNode) trace.m_source = told.id;
    if (kind == TraceEventKind::Destination && trace.m_destination == kNoNode) trace.m_destination = told.id;
  }

  // The last event that is about a node, but for those that close one, where it is about the destination; else their number.
  std::size_t lastAtDestination() const {
    const std::vector<TraceEvent>& events = trace.m_document.events;
    const auto is = [&](const TraceEvent& e, TraceEventKind kind) { return kinds[e.type] == kind; };
    NameIndex destination = kNoName;
    for (const TraceEvent& e : events)
      if (destination == kNoName && is(e, TraceEventKind::Destination)) destination = e.id;
    for (std::size_t i = events.size(); destination != kNoName && i-- > 0;) {
      if (events[i].id == kNoName || is(events[i], TraceEventKind::Path)) continue;
      if (events[i].id == destination) return i;
      if (!is(events[i], TraceEventKind::Close)) break;
    }
    return events.size();
  }

  void build() {
    const std::vector<TraceEvent>& events = trace.m_document.events;
    const auto isOf = [&](TraceEventKind kind) {
      return [this, kind](const TraceEvent& e) { return kinds[e.type] == kind; };
    };
    const bool routeIsTold = std::ranges::any_of(events, isOf(TraceEventKind::Path));
    std::size_t lastEnd = events.size();
    for (std::size_t i = 0; i < events.size(); ++i)
      if (kinds[events[i].type] == TraceEventKind::End && events[i].id != kNoName) lastEnd = i;
    // Many programs stop as soon as they come to the destination, and tell no end.
    const bool isEndTold = std::ranges::any_of(events, isOf(TraceEventKind::End));
    if (!isEndTold) lastEnd = lastAtDestination();
    for (std::size_t i = 0; i < events.size(); ++i) {
      if (events[i].id == kNoName) continue;
      tell(events[i]);
      append(i);
      if (i != lastEnd) continue;
      if (!isEndTold) {
        const NodeRecord& goal = nodes[events[i].id].record;
        if (goal.status == NodeStatus::Unseen) {  // only named
          lastEnd = events.size();
          continue;
        }
        append(events[i].id, EventKind::Goal, NodeRecord(goal), i);
      }
      if (!routeIsTold) appendRoute(events[i].id, i);
    }
    if (lastEnd != events.size()) {
      trace.m_outcome = Outcome::Solved;
      std::optional<double> told = parseNumber(fieldOf(lastEnd, costField));
      // The end itself may tell none, or 0, when an event before it has told more than its parent's.
      const NodeRecord& end = nodes[events[lastEnd].id].record;
      const Cost least = end.parent == kNoNode ? 0 : nodes[end.parent].record.g;
      for (std::size_t i = lastEnd + 1; !told && i-- > 0;)
        if (events[i].id == events[lastEnd].id && events[i].g && cost(*events[i].g) >= least)
          told = *events[i].g;
      trace.m_solutionCost = told ? cost(*told) : end.g;
      trace.m_toldCost = told;
      // A search that was repaired may have lost its path again.
      if (trace.m_trace.readsRoutes())
        for (std::size_t i = lastEnd + 1; i < events.size(); ++i)
          if (notedKinds[events[i].type] == EventKind::Round) trace.m_outcome = Outcome::Exhausted;
    } else if (isEndTold) {
      trace.m_outcome = Outcome::Exhausted;
    }
  }
};

ForeignTrace::ForeignTrace(TraceDocument document, std::shared_ptr<MemoryBudget> budget)
    : Session(optionsFor(document, std::move(budget))),
      m_document(std::move(document)),
      m_costUnit(costUnitFor(m_document)) {
  // All but the trace is as large as it will ever be.
  constexpr std::size_t kOfANode = sizeof(TracePlace) + sizeof(Cost) + 2 * sizeof(NodeId);
  m_memory->take(m_document.events.size() * (sizeof(TraceEvent) + sizeof(std::uint32_t)) +
                 m_document.fields.size() * sizeof(TraceField) + nodeCount() * kOfANode +
                 m_document.setUp.size() + m_document.types.bytes() + m_document.ids.bytes() +
                 m_document.fieldNames.bytes() + m_document.fieldValues.bytes());
  m_documentEvents.reserve(m_document.events.size());
  m_places.assign(nodeCount(), {kNowhere, kNowhere});
  m_heuristics.assign(nodeCount(), 0);
  Builder(*this).build();
  m_byLabel.resize(nodeCount());
  std::iota(m_byLabel.begin(), m_byLabel.end(), NodeId{0});
  std::ranges::sort(m_byLabel, {}, [this](NodeId n) { return label(n); });
  m_byPlace.reserve(nodeCount());
  for (NodeId n = 0; n < nodeCount(); ++n)
    if (position(n)) {
      m_byPlace.push_back(n);
      m_hasWholePlaces |= wholePlace(n).has_value();
    }
  std::ranges::sort(m_byPlace, {}, [this](NodeId n) { return std::tuple(m_places[n].y, m_places[n].x, n); });
  if (!m_extents) m_pictures = TracePictures(*this);
  if (m_outcome != Outcome::Solved) return;
  // Of several rounds the last one's path counts, unless an agent has walked.
  std::vector<NodeId> walked;
  NodeId end = kNoNode;
  for (std::size_t i = m_trace.begin(); i < m_trace.end(); ++i) {
    const Event& e = m_trace[i];
    if (e.kind == EventKind::Round) m_path.clear();
    if (e.kind == EventKind::Route) m_path.push_back(e.node);
    if (e.kind == EventKind::Goal) end = e.node;
    if (e.kind == EventKind::Walk && walked.empty()) walked.push_back(end);
    if (e.kind == EventKind::Walk) walked.push_back(e.node);
  }
  if (!walked.empty()) m_path = {walked.rbegin(), walked.rend()};
  // Ours are read goal first; others may tell their route as it is walked.
  if (!m_path.empty() && m_path.front() != m_source) std::ranges::reverse(m_path);
}

std::optional<TracePlace> ForeignTrace::position(NodeId node) const {
  if (std::isnan(m_places[node].x)) return std::nullopt;
  return m_places[node];
}

std::optional<Point> ForeignTrace::wholePlace(NodeId node) const {
  constexpr double kFarthest = 1 << 30;
  const auto isWhole = [](double v) { return v == std::floor(v) && std::abs(v) <= kFarthest; };
  const TracePlace& place = m_places[node];  // not a number is not whole
  if (!isWhole(place.x) || !isWhole(place.y)) return std::nullopt;
  return Point{static_cast<int>(place.x), static_cast<int>(place.y)};
}

bool ForeignTrace::hasOnlyWholePlaces() const {
  for (NodeId n = 0; n < nodeCount(); ++n)
    if (position(n) && !wholePlace(n)) return false;
  return true;
}

std::string ForeignTrace::commonText(NodeId n) const {
  if (n >= nodeCount()) return {};
  const std::optional<Point> place = wholePlace(n);
  return place ? pointText(*place) : std::string(label(n));
}

NodeId ForeignTrace::findCommon(std::string_view text) const {
  const std::optional<Point> wanted = pointFromText(text);
  if (!wanted) return nodeOf(text);
  const auto there = nodesAt({static_cast<double>(wanted->x), static_cast<double>(wanted->y)});
  if (!there.empty()) return there.front();
  // Where places are cells, a label that reads like one is none.
  return m_hasWholePlaces ? kNoNode : nodeOf(text);
}

std::span<const NodeId> ForeignTrace::nodesAt(TracePlace wanted) const {
  const auto key = [](TracePlace p) { return std::pair(p.y, p.x); };
  const auto keyOf = [&](NodeId n) { return key(m_places[n]); };
  return {std::ranges::lower_bound(m_byPlace, key(wanted), {}, keyOf),
          std::ranges::upper_bound(m_byPlace, key(wanted), {}, keyOf)};
}

std::span<const NodeId> ForeignTrace::nodesBetween(double top, double bottom) const {
  const auto y = [this](NodeId n) { return m_places[n].y; };
  const auto from = std::ranges::lower_bound(m_byPlace, top, {}, y);
  return {from, std::ranges::upper_bound(from, m_byPlace.end(), bottom, {}, y)};
}

std::optional<std::string> ForeignTrace::toldField(std::size_t event, std::string_view name) const {
  if (event >= m_documentEvents.size()) return std::nullopt;
  return m_document.fieldText(m_documentEvents[event], name);
}

std::string ForeignTrace::nameOf(NodeId node) const {
  if (node >= nodeCount()) return {};
  const std::optional<TracePlace> place = position(node);
  if (!place) return std::string(label(node));
  if (!m_hasWholePlaces && isWord(label(node))) return std::string(label(node));
  const std::string name = placeText(*place);
  return nodesAt(*place).size() == 1 ? name : name + " (" + std::string(label(node)) + ')';
}

NodeId ForeignTrace::nodeOf(std::string_view wanted) const {
  const auto at = std::ranges::lower_bound(m_byLabel, wanted, {}, [this](NodeId n) { return label(n); });
  return at != m_byLabel.end() && label(*at) == wanted ? *at : kNoNode;
}

States ForeignTrace::states(std::span<const NodeId> nodes) const {
  std::vector<std::string> labels;
  for (const NodeId n : nodes) labels.emplace_back(label(n));
  return std::make_shared<ForeignStates>(std::move(labels));
}

NodeId ForeignTrace::find(const StateList& states, std::size_t i) const {
  const auto* ours = dynamic_cast<const ForeignStates*>(&states);
  return ours ? nodeOf(ours->states[i]) : kNoNode;
}

States ForeignTrace::stateFromText(std::string_view text) const {
  NodeId n = nodeOf(text);
  // A place is two numbers, whose text is one of a kind.
  if (const std::size_t comma = text.find(", "); n == kNoNode && comma != std::string_view::npos) {
    const std::size_t labelAt = text.find(" (", comma);
    const auto x = parseNumber(text.substr(0, comma)),
               y = parseNumber(text.substr(0, labelAt).substr(comma + 2));
    if (x && y)
      for (const NodeId there : nodesAt({*x, *y}))
        if (n == kNoNode || nameOf(there) == text) n = there;
  }
  return n == kNoNode ? nullptr : states({&n, 1});
}

std::size_t ForeignTrace::bytes() const { return m_memory->bytes(); }

}  // namespace searchlight::search
