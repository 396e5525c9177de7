// core/trace_formats/trace_document.cpp: the table of names, and what the words for events mean.
#include "core/trace_formats/trace_document.h"
#include "core/text/number_text.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <functional>
#include <stdexcept>
#include <utility>

namespace searchlight::search {
namespace {

using enum TraceEventKind;

struct Word {
  std::string_view word;
  TraceEventKind kind;
};

// The visualiser this format comes from treats as one: source, start; destination, goal; generate, open;
// update; expand; close; end, finish, solution; each also ending in -ing. The others are customary in
// textbooks and libraries.
constexpr std::array kKnownWords = {
    Word{"source", Source},
    Word{"start", Source},
    Word{"destination", Destination},
    Word{"goal", Destination},
    Word{"target", Destination},
    Word{"generate", Generate},
    Word{"open", Generate},
    Word{"discover", Generate},
    Word{"push", Generate},
    Word{"insert", Generate},
    Word{"enqueue", Generate},
    Word{"update", Update},
    Word{"relax", Update},
    Word{"decrease", Update},
    Word{"decreasekey", Update},
    Word{"improve", Update},
    Word{"reopen", Reopen},
    Word{"expand", Expand},
    Word{"visit", Expand},
    Word{"pop", Expand},
    Word{"dequeue", Expand},
    Word{"close", Close},
    Word{"backtrack", Close},
    Word{"prune", Prune},
    Word{"deadend", Prune},
    Word{"scan", Scan},
    Word{"path", Path},
    Word{"route", Path},
    Word{"end", End},
    Word{"finish", End},
    Word{"solution", End},
};

constexpr std::array<std::string_view, kTraceEventKinds> kTypeNames = {
    "source",  "destination", "generating", "updating", "reopening", "expanding",
    "closing", "pruning",     "scanning",   "path",     "end",       "event"};

constexpr std::array<std::string_view, 4> kStatusNames = {"unseen", "open", "closed", "dead-end"};

// Small letters only: capitals lowered, blanks, hyphens and underscores left out.
std::string normalised(std::string_view type) {
  std::string word;
  for (const char c : type) {
    if (c == ' ' || c == '-' || c == '_') continue;
    word += asciiLower(c);
  }
  return word;
}

TraceEventKind kindOf(std::string_view word) {
  const auto found = std::ranges::find(kKnownWords, word, &Word::word);
  return found == kKnownWords.end() ? Other : found->kind;
}

}  // namespace

TraceEventKind classify(std::string_view type) {
  constexpr std::size_t kLongestWord = 32;
  if (type.size() > kLongestWord) return Other;
  const std::string word = normalised(type);
  TraceEventKind kind = kindOf(word);
  for (const std::string_view ending : {"ing", "ed"}) {
    if (kind != Other || !word.ends_with(ending)) continue;
    const std::string stem = word.substr(0, word.size() - ending.size());
    kind = kindOf(stem);                           // open-ing
    if (kind == Other) kind = kindOf(stem + 'e');  // clos-ing
    if (kind == Other && stem.size() > 1 && stem.back() == stem[stem.size() - 2])
      kind = kindOf(std::string_view(stem).substr(0, stem.size() - 1));  // pop-ping
  }
  return kind;
}

std::string_view typeName(TraceEventKind kind) { return kTypeNames[static_cast<std::size_t>(kind)]; }

NodeStatus statusAfter(TraceEventKind kind, NodeStatus before) {
  switch (kind) {
    case Generate:
    case Update:
    case Reopen: return NodeStatus::Open;
    case Expand:
    case Close: return NodeStatus::Closed;
    case Prune: return NodeStatus::DeadEnd;
    case End: return before == NodeStatus::Unseen ? NodeStatus::Open : before;
    default: return before;
  }
}

std::string_view statusName(NodeStatus status) { return kStatusNames[static_cast<std::size_t>(status)]; }

std::optional<NodeStatus> statusByName(std::string_view name) {
  const auto found = std::ranges::find(kStatusNames, name);
  if (found == kStatusNames.end()) return std::nullopt;
  return static_cast<NodeStatus>(found - kStatusNames.begin());
}

NameIndex NameTable::intern(std::string_view text) {
  if (2 * (m_ends.size() + 1) > m_slots.size()) grow();
  const std::size_t slot = slotOf(text);
  if (m_slots[slot] != kNoName) return m_slots[slot];
  if (text.size() > std::numeric_limits<std::uint32_t>::max() - m_text.size())
    throw std::length_error("more than 4 GiB of names");
  m_text += text;
  m_ends.push_back(static_cast<std::uint32_t>(m_text.size()));
  return m_slots[slot] = static_cast<NameIndex>(m_ends.size() - 1);
}

NameIndex NameTable::find(std::string_view text) const {
  return m_slots.empty() ? kNoName : m_slots[slotOf(text)];
}

std::size_t NameTable::slotOf(std::string_view text) const {
  const std::size_t mask = m_slots.size() - 1;
  std::size_t slot = std::hash<std::string_view>()(text) & mask;
  while (m_slots[slot] != kNoName && (*this)[m_slots[slot]] != text) slot = (slot + 1) & mask;
  return slot;
}

void NameTable::grow() {
  constexpr std::size_t kFirstSlots = 16;
  m_slots.assign(std::max(kFirstSlots, 2 * m_slots.size()), kNoName);
  for (NameIndex i = 0; i < m_ends.size(); ++i) m_slots[slotOf((*this)[i])] = i;
}

std::vector<TraceEventKind> TraceDocument::kindsOfTypes() const {
  std::vector<TraceEventKind> kinds(types.size());
  for (NameIndex i = 0; i < kinds.size(); ++i) kinds[i] = classify(types[i]);
  return kinds;
}

bool operator==(const TraceDocument& a, const TraceDocument& b) {
  return a.version == b.version && a.setUp == b.setUp && a.types == b.types && a.ids == b.ids &&
         a.fieldNames == b.fieldNames && a.fieldValues == b.fieldValues && a.events == b.events &&
         a.fields == b.fields && a.repeatedKeys == b.repeatedKeys && a.firstRepeatedKey == b.firstRepeatedKey;
}

std::optional<std::string> TraceDocument::fieldText(std::size_t event, std::string_view name) const {
  if (const NameIndex own = fieldNames.find(name); own != kNoName)
    for (const TraceField& field : fieldsOf(event))
      if (field.name == own) return std::string(fieldValues[field.value]);
  constexpr std::array<std::pair<std::string_view, OptionalNumber TraceEvent::*>, 5> kNumbers{
      {{"g", &TraceEvent::g},
       {"h", &TraceEvent::h},
       {"f", &TraceEvent::f},
       {"x", &TraceEvent::x},
       {"y", &TraceEvent::y}}};
  for (const auto& [known, member] : kNumbers)
    if (const OptionalNumber number = events[event].*member; name == known && number)
      return numberText(*number);
  const std::string_view text = name == "type"  ? typeOf(event)
                                : name == "id"  ? idOf(event)
                                : name == "pId" ? parentIdOf(event)
                                                : std::string_view();
  return text.empty() ? std::nullopt : std::optional(std::string(text));
}

std::vector<std::string> TraceDocument::namesOfFields() const {
  std::vector<std::string> names{"type", "id", "pId"};
  for (NameIndex i = 0; i < fieldNames.size(); ++i) names.emplace_back(fieldNames[i]);
  return names;
}

}  // namespace searchlight::search
