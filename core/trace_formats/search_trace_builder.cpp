// core/trace_formats/search_trace_builder.cpp: where in a trace a token stands, and what it means there.
#include "core/trace_formats/search_trace_builder.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "core/text/failure.h"
#include "core/text/line_reader.h"

namespace searchlight::search {

void JsonRecorder::begin(bool isMap) {
  beforeValue();
  m_text += isMap ? '{' : '[';
  m_open.push_back({isMap});
}

void JsonRecorder::end() {
  m_text += m_open.back().isMap ? '}' : ']';
  m_open.pop_back();
}

void JsonRecorder::key(std::string_view name) {
  if (!std::exchange(m_open.back().isEmpty, false)) m_text += ", ";
  append(name);
  m_text += ": ";
}

void JsonRecorder::plain(std::string_view text) {
  beforeValue();
  if (nlohmann::json::accept(text))
    m_text += text;
  else
    append(text);
}

void JsonRecorder::text(std::string_view text) {
  beforeValue();
  append(text);
}

void JsonRecorder::null() { plain("null"); }

std::string JsonRecorder::take() { return std::exchange(m_text, {}); }

// In a mapping the key has seen to the comma.
void JsonRecorder::beforeValue() {
  if (m_open.empty() || m_open.back().isMap) return;
  if (!std::exchange(m_open.back().isEmpty, false)) m_text += ", ";
}

void JsonRecorder::append(std::string_view text) {
  m_text += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

namespace {

constexpr std::string_view kViews[] = {"views", "render", "nodeStructure"};

using Kind = TraceScalar::Kind;

Failure notATrace() {
  return ReaderErrors::tr("not a search trace: expected a mapping with version and events");
}
Failure moreAfterEnd() { return ReaderErrors::tr("unexpected content after the end of the trace"); }

// Versions 1.x share their events, and 2.0 has them where it is one document; a later one may not.
bool isReadableVersion(std::string_view version) {
  return version == "1" || version.starts_with("1.") || version == "2" || version == "2.0" ||
         version.starts_with("2.0.");
}

}  // namespace

// Tables that grow by doubling would for a moment be three times what is in them. Room for all that can come is asked for
// at once: memory that nothing is written to is not there.
SearchTraceBuilder::SearchTraceBuilder(std::string_view fileName, std::size_t bytes,
                                       const SearchTraceReading& how, TracePlaceInText place)
    : m_fileName(fileName), m_limits(how.limits), m_goesOn(how.goesOn), m_parserAt(std::move(place)) {
  constexpr std::size_t kLeastEvent = 10;  // "{type: a},"
  constexpr std::size_t kLeastField = 5;   // "a: 1,"
  m_document.events.reserve(std::min(m_limits.events, bytes / kLeastEvent + 1));
  m_document.fields.reserve(std::min(m_limits.fields, bytes / kLeastField + 1));
}

void SearchTraceBuilder::fail(Failure what) const {
  throw FormatError(m_fileName, m_parserAt.line(), std::move(what));
}

void SearchTraceBuilder::tellProgress() {
  constexpr std::size_t kTokens = 1 << 14;  // a millisecond
  if (++m_tokens % kTokens == 0 && m_goesOn && !m_goesOn(m_parserAt.taken())) throw ReadingStopped();
}

void SearchTraceBuilder::failSyntax(std::string_view message) const {
  constexpr std::size_t kLongestMessage = 160;
  std::string shown(message.substr(0, kLongestMessage));
  std::ranges::replace_if(
      shown, [](char c) { return c < ' ' || c > '~'; }, '?');
  fail(ReaderErrors::tr("not valid JSON: %1", shown));
}

void SearchTraceBuilder::failInEvent(const Failure& what) const {
  fail(ReaderErrors::tr("event %1: %2", m_document.events.size() + 1, what));
}

// The line is looked for once: that takes as long as reading the text up to it.
void SearchTraceBuilder::noteRepeated(std::string_view name) {
  if (m_document.repeatedKeys++ > 0) return;
  const Failure what = ReaderErrors::tr("%1 is given twice", name);
  m_document.firstRepeatedKey = behind(
      std::string(m_fileName) + ":" + std::to_string(m_parserAt.line()),
      m_place == Place::Root ? what : ReaderErrors::tr("event %1: %2", m_document.events.size() + 1, what));
}

void SearchTraceBuilder::begin(Shape shape) {
  tellProgress();
  if (++m_depth > m_limits.depth)
    fail(ReaderErrors::tr("lists and mappings are nested more than %1 levels deep", m_limits.depth));
  switch (m_place) {
    case Place::Before:
      if (shape != Shape::Map) fail(notATrace());
      m_place = Place::Root;
      return;
    case Place::Root:
      if (m_entry == Entry::Version) fail(ReaderErrors::tr("version must be a string such as 1.4.0"));
      if (m_entry == Entry::Views || (m_entry == Entry::SetUp && shape == Shape::Map)) {
        m_keepsSkipped = true;
        m_kept = {};
        m_kept.begin(shape == Shape::Map);
        return skip();
      }
      if (m_entry == Entry::Other || m_entry == Entry::SetUp) return skip();
      if (shape != Shape::List) fail(ReaderErrors::tr("events must be a list"));
      m_place = Place::Events;
      return;
    case Place::Events:
      if (shape != Shape::Map) failInEvent(ReaderErrors::tr("must be a mapping with type and id"));
      return beginEvent();
    case Place::Event:
      if (m_field != Field::Other) failInEvent(ReaderErrors::tr("%1 must be a simple value", m_fieldName));
      if (shape == Shape::Map && !m_isInVariables && m_fieldName == "variables") {
        m_isInVariables = true;
        return;
      }
      m_keepsSkipped = true;
      m_kept = {};
      m_kept.begin(shape == Shape::Map);
      return skip();
    case Place::Skipped:
      ++m_skippedDepth;
      if (m_keepsSkipped) m_kept.begin(shape == Shape::Map);
      return;
    case Place::After: fail(moreAfterEnd());
  }
}

void SearchTraceBuilder::skip() {
  m_placeAfterSkip = m_place;
  m_place = Place::Skipped;
  m_skippedDepth = 1;
}

void SearchTraceBuilder::end() {
  --m_depth;
  switch (m_place) {
    case Place::Skipped:
      if (m_keepsSkipped) m_kept.end();
      if (--m_skippedDepth > 0) return;
      m_place = m_placeAfterSkip;
      if (!std::exchange(m_keepsSkipped, false)) return;
      if (m_place == Place::Event) return addField(m_kept.take());
      (m_entry == Entry::SetUp ? m_document.setUp : m_document.views) = m_kept.take();
      return;
    case Place::Event:
      if (std::exchange(m_isInVariables, false)) return;
      endEvent();
      m_place = Place::Events;
      return;
    case Place::Events: m_place = Place::Root; return;
    default: m_place = Place::After; return;
  }
}

void SearchTraceBuilder::key(std::string_view name) {
  if (m_place == Place::Root) {
    m_entry = name == "version"                                     ? Entry::Version
              : name == "events"                                    ? Entry::Events
              : name == "eventList"                                 ? Entry::Events
              : name == "searchlight"                               ? Entry::SetUp
              : std::ranges::find(kViews, name) != std::end(kViews) ? Entry::Views
                                                                    : Entry::Other;
    if (m_entry == Entry::Other || m_entry == Entry::Views) return;
    bool& seen = m_entry == Entry::Version  ? m_hasVersion
                 : m_entry == Entry::Events ? m_hasEvents
                                            : m_hasSetUp;
    if (std::exchange(seen, true)) {
      noteRepeated(name);
      if (m_entry == Entry::Events) {
        m_document.events.clear();
        m_document.fields.clear();
        for (NameTable* names :
             {&m_document.types, &m_document.ids, &m_document.fieldNames, &m_document.fieldValues})
          *names = {};
      }
    }
  } else if (m_place == Place::Skipped) {
    if (m_keepsSkipped) m_kept.key(name);
  } else if (m_place == Place::Event) {
    m_field = fieldOf(name);
    m_fieldName = name;
    if (m_field == Field::Other) return;
    const std::uint32_t bit = 1U << static_cast<unsigned>(m_field);
    if (m_seen & bit) noteRepeated(m_fieldName);
    m_seen |= bit;
  }
}

void SearchTraceBuilder::scalar(const TraceScalar& scalar) {
  tellProgress();
  switch (m_place) {
    case Place::Before: fail(notATrace());
    case Place::Root: return rootScalar(scalar);
    case Place::Events: failInEvent(ReaderErrors::tr("must be a mapping with type and id"));
    case Place::Event: return fieldScalar(scalar);
    case Place::Skipped:
      if (m_keepsSkipped) keep(scalar);
      return;
    case Place::After: fail(moreAfterEnd());
  }
}

void SearchTraceBuilder::alias() {
  const bool passedOver = (m_place == Place::Skipped && !m_keepsSkipped) ||
                          (m_place == Place::Root && (m_entry == Entry::Other || m_entry == Entry::Views)) ||
                          isFieldOfEvent();
  const bool isOfViews = m_placeAfterSkip == Place::Root && m_entry == Entry::Views;
  if (m_place == Place::Skipped && m_keepsSkipped && (m_placeAfterSkip == Place::Event || isOfViews))
    return m_kept.null();
  if (!passedOver) fail(ReaderErrors::tr("expected a value, found an alias; aliases are not supported"));
}

void SearchTraceBuilder::rootScalar(const TraceScalar& scalar) {
  if (m_entry == Entry::Events) fail(ReaderErrors::tr("events must be a list"));
  if (m_entry == Entry::Other || m_entry == Entry::SetUp || m_entry == Entry::Views)
    return;  // a set-up is a mapping
  if (!isReadableVersion(scalar.text))
    fail(ReaderErrors::tr("unsupported version %1, expected 1.0 to 2.0.0", inQuotes(scalar.text)));
  m_document.version = scalar.text;
}

void SearchTraceBuilder::keep(const TraceScalar& scalar) {
  switch (scalar.kind) {
    case Kind::Null: return m_kept.null();
    case Kind::Number:
    case Kind::Plain: return m_kept.plain(scalar.text);
    case Kind::Text: return m_kept.text(scalar.text);
  }
}

SearchTraceBuilder::Field SearchTraceBuilder::fieldOf(std::string_view name) {
  static constexpr std::array<std::string_view, 8> kNames = {"type", "id", "pId", "f", "g", "h", "x", "y"};
  return static_cast<Field>(std::ranges::find(kNames, name) - kNames.begin());
}

void SearchTraceBuilder::beginEvent() {
  if (m_document.events.size() >= m_limits.events)
    fail(ReaderErrors::tr("more than %1 events", m_limits.events));
  m_place = Place::Event;
  m_event = TraceEvent();
  m_type.clear();
  m_id.clear();
  m_pId.clear();
  m_firstField = m_document.fields.size();
  m_seen = 0;
}

void SearchTraceBuilder::fieldScalar(const TraceScalar& scalar) {
  if (m_field == Field::Other) return addField(scalar);
  // Of a key that is given twice the last value counts, which may be none.
  const bool isNone = scalar.kind == Kind::Null;
  const std::string_view name = isNone ? std::string_view() : scalar.text;
  const auto numberOrNone = [&] { return isNone ? OptionalNumber() : OptionalNumber(number(scalar)); };
  switch (m_field) {
    case Field::Type: return takeName(m_type, name);
    case Field::Id: return takeName(m_id, name);
    case Field::PId: return takeName(m_pId, name);
    case Field::F: m_event.f = numberOrNone(); return;
    case Field::G: m_event.g = numberOrNone(); return;
    case Field::H: m_event.h = numberOrNone(); return;
    case Field::X: m_event.x = numberOrNone(); return;
    case Field::Y: m_event.y = numberOrNone(); return;
    case Field::Other: return;
  }
}

// Names are drawn, and written in tables.
void SearchTraceBuilder::takeName(std::string& name, std::string_view text) const {
  if (text.size() > m_limits.name)
    failInEvent(ReaderErrors::tr("%1 is longer than %2 bytes", m_fieldName, m_limits.name));
  name = text;
}

void SearchTraceBuilder::addField(const TraceScalar& scalar) {
  if (scalar.kind == Kind::Null) return dropField();
  addField(scalar.text);
}

void SearchTraceBuilder::dropField() {
  const NameIndex name = m_document.fieldNames.find(m_fieldName);
  const auto first = m_document.fields.begin() + static_cast<std::ptrdiff_t>(m_firstField);
  const auto before = std::ranges::find(first, m_document.fields.end(), name, &TraceField::name);
  if (before == m_document.fields.end()) return;
  noteRepeated(inQuotes(m_fieldName));
  m_document.fields.erase(before);
}

void SearchTraceBuilder::addField(std::string_view value) {
  dropField();
  std::vector<TraceField>& fields = m_document.fields;
  if (m_fieldName.size() > m_limits.fieldName)
    failInEvent(ReaderErrors::tr("a field's name is longer than %1 characters", m_limits.fieldName));
  if (fields.size() - m_firstField >= m_limits.fieldsPerEvent)
    failInEvent(ReaderErrors::tr("has more than %1 custom fields", m_limits.fieldsPerEvent));
  if (fields.size() >= m_limits.fields) fail(ReaderErrors::tr("more than %1 custom fields", m_limits.fields));
  const NameIndex name = m_document.fieldNames.intern(m_fieldName);
  fields.push_back({name, m_document.fieldValues.intern(value)});
}

double SearchTraceBuilder::number(const TraceScalar& scalar) const {
  if (scalar.kind == Kind::Number) return scalar.value;
  std::optional<double> value;
  if (scalar.kind != Kind::Null) {  // in quotes, too, as some programs write all values
    std::string_view digits = scalar.text;
    if (digits.size() > 1 && digits[0] == '+' && digits[1] != '-') digits.remove_prefix(1);
    value = parseNumber(digits);
  }
  if (!value)
    failInEvent(ReaderErrors::tr("%1 must be a finite number, not %2", m_fieldName, inQuotes(scalar.text)));
  return *value;
}

void SearchTraceBuilder::endEvent() {
  if (m_type.empty()) failInEvent(ReaderErrors::tr("has no type"));
  m_event.type = m_document.types.intern(m_type);
  if (!m_id.empty()) m_event.id = m_document.ids.intern(m_id);
  if (!m_pId.empty()) m_event.pId = m_document.ids.intern(m_pId);
  m_event.fieldsEnd = static_cast<std::uint32_t>(m_document.fields.size());
  m_document.events.push_back(m_event);
}

TraceDocument SearchTraceBuilder::take() {
  const auto failWhole = [&](Failure what) { throw FormatError(m_fileName, 0, std::move(what)); };
  if (m_place != Place::After) failWhole(notATrace());
  if (!m_hasEvents) failWhole(ReaderErrors::tr("not a search trace: it has no events"));
  return std::move(m_document);
}

}  // namespace searchlight::search
