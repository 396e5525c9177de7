// core/lessons/moment_text.cpp: "3rd expand 4,3": a moment's words.
#include <algorithm>
#include <limits>

#include "core/lessons/lesson.h"
#include "core/search/session.h"
#include "core/text/complaint.h"
#include "core/text/line_reader.h"

namespace searchlight::lessons {
namespace {

// In the order of search::EventKind.
constexpr std::string_view kEventWords[] = {"generate", "relax",  "reopen",    "duplicate", "prune", "cut",
                                            "scan",     "expand", "backtrack", "round",     "meet",  "goal",
                                            "route",    "sight",  "drop",      "backup",    "raise", "walk"};
static_assert(std::size(kEventWords) == search::kEventKinds);

// "first", "last", "2nd", "13th"; nothing for anything else. The last is 0.
std::optional<std::uint64_t> ordinalFrom(std::string_view word) {
  if (word == "first") return 1;
  if (word == "last") return 0;
  if (word.size() < 3) return std::nullopt;
  const std::string_view ending = word.substr(word.size() - 2);
  if (ending != "st" && ending != "nd" && ending != "rd" && ending != "th") return std::nullopt;
  const auto number = parseInteger(word.substr(0, word.size() - 2), 1, std::numeric_limits<int>::max());
  return number ? std::optional(static_cast<std::uint64_t>(*number)) : std::nullopt;
}

MomentRead wrong(std::string what) { return {std::nullopt, std::move(what)}; }

}  // namespace

MomentRead momentFromText(std::string_view text) {
  Moment moment;
  std::string_view rest = text;
  std::string_view word = takeField(rest);
  if (word == "before") {
    moment.isBefore = true;
    word = takeField(rest);
  }
  std::string_view left = rest;
  const bool isAlone = takeField(left).empty();
  const auto number = [&]() -> std::optional<double> {
    const std::vector<std::string_view> fields = splitFields(rest, 2);
    return fields.size() == 1 ? parseNumber(fields[0]) : std::nullopt;
  };

  if (word == "start" || word == "end") {
    if (!isAlone || moment.isBefore) return wrong("\"" + std::string(word) + "\" stands alone");
    moment.kind = word == "start" ? Moment::Kind::Start : Moment::Kind::End;
  } else if (word == "event") {
    const std::vector<std::string_view> fields = splitFields(rest, 2);
    const auto many =
        fields.size() == 1 ? parseInteger(fields[0], 1, std::numeric_limits<int>::max()) : std::nullopt;
    if (!many) return wrong("\"event\" is followed by how many have happened, from 1");
    moment.kind = Moment::Kind::Event;
    moment.number = static_cast<std::uint64_t>(*many);
  } else if (word == "f") {
    std::string_view verb = takeField(rest);
    if (verb == "falls" && splitFields(rest, 1).empty()) {
      moment.kind = Moment::Kind::FFalls;
    } else if (const auto value = number(); verb == "exceeds" && value && *value >= 0) {
      moment.kind = Moment::Kind::FExceeds;
      moment.value = *value;
    } else {
      return wrong("of f one can say \"f falls\" and \"f exceeds 60\"");
    }
  } else if (const auto which = ordinalFrom(word)) {
    const std::string_view event = takeField(rest);
    const auto* const named = std::ranges::find(kEventWords, event);
    if (named == std::end(kEventWords))
      return wrong("unknown event " + inQuotes(event) + ": expected " + listOfNames(kEventWords));
    moment.kind = Moment::Kind::Happens;
    moment.number = *which;
    moment.happens = static_cast<search::EventKind>(named - std::begin(kEventWords));
    while (!rest.empty()) {
      const std::string_view field = takeField(rest);
      if (!field.empty()) moment.state += (moment.state.empty() ? "" : " ") + std::string(field);
    }
  } else {
    return wrong("no moment begins with " + inQuotes(word) +
                 ": start, end, event 120, first reopen, 3rd expand 4,3, f exceeds 60, f falls");
  }
  return {moment, {}};
}

}  // namespace searchlight::lessons
