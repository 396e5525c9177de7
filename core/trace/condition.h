// core/trace/condition.h: what an event must be for a breakpoint to stop there, as text and as its parts.
//
//   expand and f > 24 and depth <= 6                         // usage: terms, all of which must hold
//   x = 3 and y = 7 and "node colour" != red
//   holds(readCondition("expand and f > 24"), {session, i, &player})
//
// A term is a kind of event (eventWord()), at most one, or a field, a comparison and a value. Fields of the search are those of
// kConditionFields; any other name, and these first where a trace tells them itself, is a field of another program's trace. Names and
// values that are more than one word stand in double quotes.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/session.h"

namespace searchlight::search {

class TracePlayer;

// Of the event's node, behind the event: g, h and f in the unit that people see; how many moves it is from the root of its tree; the
// number of the event, from 1; the cell, where a state is one.
inline constexpr std::array<std::string_view, 7> kConditionFields{"g", "h", "f", "depth", "step", "x", "y"};

enum class Comparison : std::uint8_t { Equal, NotEqual, Less, AtMost, More, AtLeast };
inline constexpr std::array<std::string_view, 6> kComparisons{"=", "!=", "<", "<=", ">", ">="};

struct ConditionTerm {
  std::string field;
  Comparison comparison = Comparison::Equal;
  std::string value;  // compared as a number where it is one, else as a text, which is equal or not
  friend bool operator==(const ConditionTerm&, const ConditionTerm&) = default;
};

struct Condition {
  std::optional<EventKind> kind;
  std::vector<ConditionTerm> terms;
  friend bool operator==(const Condition&, const Condition&) = default;
};

// "generate", "iteration" ..: how conditions name a kind of event.
std::string_view eventWord(EventKind kind);

// Throws Failed with the column of what is wrong; nothing at all is wrong, too.
Condition readCondition(std::string_view text);
// The text in its usual form: read again it is the same condition.
std::string conditionText(const Condition& condition);

// An event, and what is needed to compute what it does not tell.
struct ConditionPlace {
  const Session& session;
  std::size_t event;
  const TracePlayer* player = nullptr;  // behind the event; none: depths are not known
  double shownPerCost = 1;              // what a unit of cost is for people
};
// The field as the condition sees it; nothing: the event has none, and no term about it holds.
std::optional<std::string> fieldAt(std::string_view field, const ConditionPlace& place);
bool holds(const Condition& condition, const ConditionPlace& place);

}  // namespace searchlight::search
