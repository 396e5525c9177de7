// core/trace_formats/trace_document.h: a search trace as its file tells it, before anything is made of it.
#pragma once
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/event.h"
#include "core/text/failure.h"

namespace searchlight::search {

// A finite number or none, in the eight bytes of a double; used like std::optional<double>.
class OptionalNumber {
 public:
  constexpr OptionalNumber() = default;
  // NaN counts as none.
  constexpr OptionalNumber(double value) : m_value(value) {}

  constexpr bool has_value() const { return m_value == m_value; }
  constexpr explicit operator bool() const { return has_value(); }
  // REQUIRES: has_value()
  constexpr double operator*() const { return m_value; }
  constexpr double value_or(double other) const { return has_value() ? m_value : other; }

  friend constexpr bool operator==(OptionalNumber a, OptionalNumber b) {
    return a.m_value == b.m_value || (!a.has_value() && !b.has_value());
  }

 private:
  double m_value = std::numeric_limits<double>::quiet_NaN();
};

using NameIndex = std::uint32_t;
inline constexpr NameIndex kNoName = std::numeric_limits<NameIndex>::max();

// Texts numbered 0, 1, 2.. in the order in which they were first met, each kept once. About 12 to 16 bytes
// per text besides the text itself. Views stay valid until the next intern().
class NameTable {
 public:
  // The text's number, a new one if need be. Throws std::length_error beyond 4 GiB of text.
  NameIndex intern(std::string_view text);
  // kNoName if the text was never interned.
  NameIndex find(std::string_view text) const;

  std::size_t size() const { return m_ends.size(); }
  // Of its texts, and of what finds them.
  std::size_t bytes() const {
    return m_text.capacity() + m_ends.capacity() * sizeof(std::uint32_t) +
           m_slots.capacity() * sizeof(NameIndex);
  }
  // REQUIRES: index < size()
  std::string_view operator[](NameIndex index) const {
    const std::size_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::string_view(m_text).substr(begin, m_ends[index] - begin);
  }

  friend bool operator==(const NameTable& a, const NameTable& b) {
    return a.m_text == b.m_text && a.m_ends == b.m_ends;
  }

 private:
  // Where the text is in m_slots, or the free slot it would take. REQUIRES: a free slot.
  std::size_t slotOf(std::string_view text) const;
  void grow();

  std::string m_text;                 // all texts, one after the other
  std::vector<std::uint32_t> m_ends;  // where each ends in m_text
  std::vector<NameIndex> m_slots;  // a hash table with linear probing, kNoName where free; at most half full
};

// What an event means to a player; foreign traces use many words for the same (see classify).
enum class TraceEventKind : std::uint8_t {
  Source,       // the start of the search; told, not found
  Destination,  // its goal
  Generate,     // a node is met and waits to be expanded
  Update,       // a cheaper way to a waiting node
  Reopen,       // a cheaper way to a closed node, which waits again
  Expand,       // a node is taken and its successors follow
  Close,        // a node is done with
  Prune,        // a node is given up
  Scan,         // a state is looked at without becoming a node
  Path,         // a node of the solution
  End,          // the search is over, at this node if it names one
  Other         // any other word
};
inline constexpr int kTraceEventKinds = 12;

// What a type's word means: short and long forms ("expand", "expanding", "expanded"), customary synonyms
// ("open", "relax", "goal"), capitals, and blanks, hyphens or underscores between words make no difference.
TraceEventKind classify(std::string_view type);
// The word we write for a kind: "source", "generating", "expanding"..; classify() understands it. For Other:
// "event".
std::string_view typeName(TraceEventKind kind);

// The status that an event leaves its node in, as far as its word says; Update and Reopen: of a node that
// they change.
NodeStatus statusAfter(TraceEventKind kind, NodeStatus before);
// "unseen", "open", "closed", "dead-end": how a field `status` tells one that differs from statusAfter().
std::string_view statusName(NodeStatus status);
std::optional<NodeStatus> statusByName(std::string_view name);

// One step of the search as the file has it. Names are indices into the document's tables.
struct TraceEvent {
  OptionalNumber f, g, h;    // costs, in the units of whoever wrote them; may be fractions
  OptionalNumber x, y;       // column and row from 0 at the top left, where the trace is of a map
  NameIndex type = kNoName;  // in types; every event has one
  NameIndex id = kNoName;    // in ids: the node
  NameIndex pId = kNoName;   // in ids: its parent, which need not have an event of its own
  std::uint32_t fieldsEnd =
      0;  // in fields: where those of this event end; they begin where the previous event's end

  friend bool operator==(const TraceEvent&, const TraceEvent&) = default;
};
static_assert(sizeof(TraceEvent) == 56, "millions of them are kept");

// A field of an event beyond the format's own, as text; a nested value as JSON text.
struct TraceField {
  NameIndex name;   // in fieldNames
  NameIndex value;  // in fieldValues

  friend bool operator==(const TraceField&, const TraceField&) = default;
};

// A whole trace. The nodes are numbered by `ids`, 0 to ids.size() - 1, so a player needs no names to follow
// it.
struct TraceDocument {
  std::string version;
  std::string setUp;  // the entry `searchlight` as JSON text, empty where there is none (core/setup/set_up.h)
  // What draws it, as JSON text: `views`, before 1.4.0 `render`, before 1.0.5 `nodeStructure`. Nothing that two traces differ by.
  std::string views;
  NameTable types, ids, fieldNames, fieldValues;
  std::vector<TraceEvent> events;
  std::vector<TraceField> fields;
  // Keys that a mapping gave twice, whose last value counts; and the first of them as a sentence, with its line.
  std::size_t repeatedKeys = 0;
  Failure firstRepeatedKey;

  // REQUIRES, for all four: event < events.size(); an id that is missing is empty.
  std::string_view typeOf(std::size_t event) const { return types[events[event].type]; }
  std::string_view idOf(std::size_t event) const { return nameOrNothing(events[event].id); }
  std::string_view parentIdOf(std::size_t event) const { return nameOrNothing(events[event].pId); }
  std::span<const TraceField> fieldsOf(std::size_t event) const {
    const std::size_t begin = event == 0 ? 0 : events[event - 1].fieldsEnd;
    return std::span(fields).subspan(begin, events[event].fieldsEnd - begin);
  }
  // What an event tells under a name: its own fields first, then "type", "id", "pId", g, h, f, x and y; nothing where it does not.
  std::optional<std::string> fieldText(std::size_t event, std::string_view name) const;
  // "type", "id", "pId" and all fields that any event has of its own.
  std::vector<std::string> namesOfFields() const;
  // The kind of each of `types`, by its index: classify once, not per event.
  std::vector<TraceEventKind> kindsOfTypes() const;

  friend bool operator==(const TraceDocument& a, const TraceDocument& b);

 private:
  std::string_view nameOrNothing(NameIndex id) const { return id == kNoName ? std::string_view() : ids[id]; }
};

}  // namespace searchlight::search
