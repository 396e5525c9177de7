// core/trace_formats/search_trace_writer.cpp: traces as text, strict in what they say and in how it is quoted.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ostream>
#include <stdexcept>
#include <vector>

#include "core/text/line_reader.h"
#include "core/text/utf8.h"
#include "core/trace_formats/search_trace_format.h"

namespace searchlight::search {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 16;

// Opened by other visualisers: each event a square of its type's colour, its middle the point that paths run
// through.
constexpr std::string_view kYamlCells = R"(views:
  main:
    - $: rect
      x: ${{ $.x }}
      y: ${{ $.y }}
      width: 1
      height: 1
      fill: ${{ color[$.type] }}
pivot:
  x: ${{ $.x + 0.5 }}
  y: ${{ $.y + 0.5 }}
  scale: 1
)";
constexpr std::string_view kJsonCells = R"(  "views": {
    "main": [
      {
        "$": "rect",
        "x": "${{ $.x }}",
        "y": "${{ $.y }}",
        "width": 1,
        "height": 1,
        "fill": "${{ color[$.type] }}"
      }
    ]
  },
  "pivot": { "x": "${{ $.x + 0.5 }}", "y": "${{ $.y + 0.5 }}", "scale": 1 },
)";

constexpr std::array<std::string_view, 8> kOwnFields = {"type", "id", "pId", "f", "g", "h", "x", "y"};

// The fewest digits that read back the same. YAML 1.1 takes an exponent only after a fraction: 1.0e-05.
void appendNumber(std::string& text, double value) {
  std::array<char, 32> digits;
  const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  const std::string_view shortest(digits.data(), static_cast<std::size_t>(end - digits.data()));
  const std::size_t exponent = shortest.find('e');
  text += shortest.substr(0, exponent);
  if (exponent == std::string_view::npos) return;
  if (shortest.find('.') == std::string_view::npos) text += ".0";
  text += shortest.substr(exponent);
}

// Whether the text is just how we would write a number, so that it may stand without quotes and remain the
// same text.
bool isOurNumber(std::string_view text) {
  constexpr std::size_t kLongestNumber = 32;
  if (text.empty() || text.size() > kLongestNumber) return false;
  const std::optional<double> value = parseNumber(text);
  if (!value || text == "-0") return false;  // JSON readers drop the sign
  std::string again;
  appendNumber(again, *value);
  return again == text;
}

// Words that some YAML reader takes for something else than text.
bool isYamlKeyword(std::string_view text) {
  static constexpr std::array<std::string_view, 11> kKeywords = {"true", "false", "yes", "no",  "on", "off",
                                                                 "null", "y",     "n",   "nan", "inf"};
  constexpr std::size_t kLongestKeyword = 5;
  if (text.size() > kLongestKeyword) return false;
  return std::ranges::find(kKeywords, asciiLowered(text)) != kKeywords.end();
}

// A word that needs no quotes in YAML, whoever reads it.
bool isYamlWord(std::string_view text) {
  const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  const auto isInner = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && isLetter(text[0]) && std::ranges::all_of(text, isInner) && !isYamlKeyword(text);
}

void appendEscape(std::string& text, unsigned codePoint) {
  constexpr std::string_view kHex = "0123456789abcdef";
  text += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) text += kHex[(codePoint >> shift) & 15];
}

// In double quotes; what is written is right in both flavours. Escaped is what either does not allow in
// quotes: control characters, YAML's line ends beyond ASCII, byte order marks and noncharacters.
void appendQuoted(std::string& text, std::string_view value) {
  text += '"';
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto byte = static_cast<unsigned char>(value[i]);
    const auto next = [&](std::size_t offset) {
      return static_cast<unsigned>(static_cast<unsigned char>(value[i + offset]));
    };
    if (byte == '"' || byte == '\\') {
      text += '\\';
      text += value[i];
    } else if (byte < 0x20 || byte == 0x7F) {
      appendEscape(text, byte);
    } else if (byte == 0xC2 && next(1) < 0xA0) {
      appendEscape(text, next(1));
      i += 1;
    } else if ((byte == 0xE2 && next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9)) ||
               (byte == 0xEF &&
                ((next(1) == 0xBB && next(2) == 0xBF) || (next(1) == 0xBF && next(2) >= 0xBE)))) {
      appendEscape(text, ((byte & 0x0FU) << 12) | ((next(1) & 0x3FU) << 6) | (next(2) & 0x3FU));
      i += 2;
    } else {
      text += value[i];
    }
  }
  text += '"';
}

void checkText(std::string_view text) {
  if (!isUtf8(text)) throw std::invalid_argument("a search trace takes text in UTF-8, not " + inQuotes(text));
}

void check(const TraceEventText& event) {
  if (event.type.empty()) throw std::invalid_argument("every event of a search trace has a type");
  checkText(event.type);
  for (const TraceNodeName& name : {event.id, event.pId})
    if (const auto* text = std::get_if<std::string_view>(&name)) checkText(*text);
  for (const OptionalNumber number : {event.f, event.g, event.h, event.x, event.y})
    if (number && !std::isfinite(*number))
      throw std::invalid_argument("a search trace takes finite numbers only");
  const SearchTraceLimits limits;
  if (event.fields.size() > limits.fieldsPerEvent)
    throw std::invalid_argument("too many fields in one event");
  for (auto field = event.fields.begin(); field != event.fields.end(); ++field) {
    const auto& [name, value] = *field;
    checkText(name);
    checkText(value);
    const auto isSameName = [&](const auto& other) { return other.first == field->first; };
    if (name.size() > limits.fieldName || std::ranges::find(kOwnFields, name) != kOwnFields.end() ||
        std::any_of(event.fields.begin(), field, isSameName))
      throw std::invalid_argument("a field may not be called " + inQuotes(name) + " here");
  }
}

bool isNone(const TraceNodeName& name) {
  if (const auto* text = std::get_if<std::string_view>(&name)) return text->empty();
  return std::holds_alternative<std::monostate>(name);
}

// What may stand without quotes (words: in YAML only); each includes those before it.
enum class Unquoted : std::uint8_t { Words, Numbers, Literals };

// The inside of one event's braces.
class Line {
 public:
  Line(std::string& text, SearchTraceFlavour flavour)
      : m_text(text), m_isYaml(flavour == SearchTraceFlavour::Yaml) {}

  void text(std::string_view key, std::string_view value, Unquoted unquoted) {
    ownKey(key);
    appendText(value, unquoted);
  }
  void name(std::string_view key, const TraceNodeName& name) {
    if (isNone(name)) return;
    ownKey(key);
    if (const auto* text = std::get_if<std::string_view>(&name)) return appendText(*text, Unquoted::Numbers);
    m_text += std::to_string(std::get<std::uint64_t>(name));
  }
  void number(std::string_view key, OptionalNumber value) {
    if (!value) return;
    ownKey(key);
    appendNumber(m_text, *value);
  }
  void null(std::string_view key) {
    ownKey(key);
    m_text += "null";
  }
  void field(std::string_view name, std::string_view value) {
    separate();
    appendText(name, Unquoted::Words);
    m_text += ": ";
    appendText(value, Unquoted::Literals);
  }

 private:
  void separate() {
    m_text += m_isFirst ? " " : ", ";
    m_isFirst = false;
  }
  // The format's own: bare in YAML, though its version 1.1 has y and n for true and false, as all traces
  // write them.
  void ownKey(std::string_view key) {
    separate();
    if (!m_isYaml) m_text += '"';
    m_text += key;
    m_text += m_isYaml ? ": " : "\": ";
  }
  void appendText(std::string_view text, Unquoted unquoted) {
    const bool isBare = (m_isYaml && isYamlWord(text)) ||
                        (unquoted >= Unquoted::Numbers && isOurNumber(text)) ||
                        (unquoted >= Unquoted::Literals && (text == "true" || text == "false"));
    if (isBare)
      m_text += text;
    else
      appendQuoted(m_text, text);
  }

  std::string& m_text;
  bool m_isYaml;
  bool m_isFirst = true;
};

void appendEvent(std::string& text, SearchTraceFlavour flavour, const TraceEventText& event) {
  Line line(text, flavour);
  line.text("type", event.type, Unquoted::Words);
  line.name("id", event.id);
  if (isNone(event.pId) && (event.g || event.f)) line.null("pId");
  line.name("pId", event.pId);
  line.number("f", event.f);
  line.number("g", event.g);
  line.number("h", event.h);
  line.number("x", event.x);
  line.number("y", event.y);
  for (const auto& [name, value] : event.fields) line.field(name, value);
}

}  // namespace

SearchTraceWriter::SearchTraceWriter(std::string& text, SearchTraceFlavour flavour, SearchTraceView view,
                                     std::string_view setUp)
    : SearchTraceWriter(nullptr, &text, flavour, view, setUp) {}

SearchTraceWriter::SearchTraceWriter(std::ostream& stream, SearchTraceFlavour flavour, SearchTraceView view,
                                     std::string_view setUp)
    : SearchTraceWriter(&stream, &m_buffer, flavour, view, setUp) {}

SearchTraceWriter::SearchTraceWriter(std::ostream* stream, std::string* text, SearchTraceFlavour flavour,
                                     SearchTraceView view, std::string_view setUp)
    : m_stream(stream), m_text(text), m_flavour(flavour) {
  *m_text += isYaml() ? "version: " : "{\n  \"version\": \"";
  *m_text += kSearchTraceVersion;
  *m_text += isYaml() ? "\n" : "\",\n";
  if (!setUp.empty()) {
    *m_text += isYaml() ? "searchlight: " : "  \"searchlight\": ";
    *m_text += setUp;
    *m_text += isYaml() ? "\n" : ",\n";
  }
  if (view == SearchTraceView::Cells) *m_text += isYaml() ? kYamlCells : kJsonCells;
}

void SearchTraceWriter::write(const TraceEventText& event) {
  check(event);
  if (!m_hasEvents)
    *m_text += isYaml() ? "events:\n" : "  \"events\": [\n";
  else if (!isYaml())
    *m_text += ",\n";
  m_hasEvents = true;
  *m_text += isYaml() ? "  - {" : "    {";
  appendEvent(*m_text, m_flavour, event);
  *m_text += isYaml() ? " }\n" : " }";
  if (m_stream && m_text->size() >= kPiece) flush();
}

void SearchTraceWriter::finish() {
  if (!m_hasEvents) *m_text += isYaml() ? "events: []\n" : "  \"events\": []\n}\n";
  if (m_hasEvents && !isYaml()) *m_text += "\n  ]\n}\n";
  if (m_stream) flush();
}

void SearchTraceWriter::flush() {
  m_stream->write(m_text->data(), static_cast<std::streamsize>(m_text->size()));
  m_text->clear();
}

void writeSearchTrace(const TraceDocument& document, SearchTraceWriter& writer) {
  std::vector<std::pair<std::string_view, std::string_view>> fields;
  for (std::size_t i = 0; i < document.events.size(); ++i) {
    const TraceEvent& event = document.events[i];
    fields.clear();
    for (const TraceField& field : document.fieldsOf(i))
      fields.emplace_back(document.fieldNames[field.name], document.fieldValues[field.value]);
    writer.write({document.typeOf(i), document.idOf(i), document.parentIdOf(i), event.f, event.g, event.h,
                  event.x, event.y, fields});
  }
}

}  // namespace searchlight::search
