// core/trace_formats/search_trace_format.h: the open search-trace format, read and written as YAML and as JSON.
#pragma once
#include <cstddef>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/trace_formats/trace_document.h"

// Source: the search traces of the Posthoc visualiser (https://posthoc.pathfinding.ai/docs/search-trace),
// version 1.4.0. A trace is a mapping of
//
//   version   1.4.0
//   views     how events are drawn: `main` is a list of shapes whose properties are expressions over an event
//   pivot     the centre of an event, likewise by expressions
//   searchlight   ours: the set-up that the trace was recorded from (core/setup/set_up.h), so that it comes back as it
//             was; others pass it over
//   events    a list of mappings: `type` any word, `id` the node, `pId` its parent, and whatever else is to be logged;
//             customary are the costs `f`, `g`, `h`, and `x`, `y` on a map
//
// Files are called NAME.trace.yaml or NAME.trace.json.

namespace searchlight::search {

inline constexpr std::string_view kSearchTraceVersion = "1.4.0";

// What a reader takes on at most. A document needs 56 bytes per event, 8 per field and, as a rule, 25 per
// node; while it is read, its tables may be twice as large.
struct SearchTraceLimits {
  std::size_t bytes = std::size_t{1} << 30;  // 4 million events are 300 to 550 MB
  std::size_t events = 10'000'000;
  std::size_t fields = 40'000'000;  // beyond the format's own, of all events together
  std::size_t fieldsPerEvent = 64;
  std::size_t fieldName = 128;  // bytes
  std::size_t name = 10'000;    // bytes of a type, id or pId
  int depth = 64;               // of nested lists and mappings
};

// How a trace is read.
struct SearchTraceReading {
  SearchTraceLimits limits = {};
  // Asked about every millisecond with the bytes that have been read; false: whoever reads no longer wants it.
  std::function<bool(std::size_t)> goesOn = {};
};
// Thrown where goesOn() says no.
struct ReadingStopped : std::exception {
  const char* what() const noexcept override { return "reading was stopped"; }
};

// Reads either flavour: JSON where the text starts like a JSON object, unless the file is called *.yaml or
// *.yml; YAML otherwise. `fileName` opens every message.
//
// Read liberally: versions 1.x, and the forerunners (before 1.0.5 `eventList` stands for `events`, `variables` in an event
// holds its x and y, and there may be no version);
// views, pivot and any other top-level entry but `searchlight` are passed over; any `type`; ids may be numbers or text and are
// kept as their text; `id` and `pId` may be missing, null or empty; costs and coordinates may be fractions, in quotes,
// missing or null; other fields are kept as text, nested values as JSON text; of a key that is given twice the
// last value counts (TraceDocument::repeatedKeys). YAML anchors are passed over; an
// alias is refused where its value would be needed, and never expanded.
//
// Throws FormatError, with the line where it is known, for: what has control characters or is neither flavour; a
// later version; no list of events; an event without type; costs or coordinates that
// are not finite numbers; anything beyond the limits.
//
// Takes at most six times the text's size and some MB, whatever the text (JSON of the shortest events: 5.2 times, YAML with
// nothing but events' types: 6.2). Measured side by side on 33 MB of YAML: 17 times the pace of yaml-cpp's tokens alone, 3
// times that of libfyaml's (yaml_reader.h says why it is neither).
TraceDocument readSearchTrace(std::string_view bytes, std::string_view fileName,
                              const SearchTraceReading& how = {});
// The same for a file, whose size is checked before it is loaded.
TraceDocument readSearchTraceFile(const std::filesystem::path& path, const SearchTraceReading& how = {});

enum class SearchTraceFlavour : std::uint8_t { Yaml, Json };

// By the file's name: Json for *.json, Yaml otherwise.
SearchTraceFlavour searchTraceFlavour(std::string_view fileName);

// What the header makes other visualisers draw.
enum class SearchTraceView : std::uint8_t {
  Cells,   // a square per event at its x and y, coloured by type
  Nothing  // no view: for traces without x and y, which are shown as trees
};

// A node's name while writing: none, a number, or text.
using TraceNodeName = std::variant<std::monostate, std::uint64_t, std::string_view>;

// An event to be written; it borrows its texts. What is none is left out, except that an event with g or f
// says `pId: null`, as the start of a search does.
struct TraceEventText {
  std::string_view type;
  TraceNodeName id, pId;
  OptionalNumber f, g, h, x, y;
  // Written after the others, at most SearchTraceLimits().fieldsPerEvent. A name may not be one of the
  // format's own, may not occur twice, and is at most SearchTraceLimits().fieldName bytes long; numbers and
  // true, false are written without quotes.
  std::span<const std::pair<std::string_view, std::string_view>> fields;
};

// `setUp`: the value of the entry `searchlight`, a JSON object on one line (setup::writeLine); empty: no such entry.
//
// Writes a trace of version 1.4.0 event by event, one line each: header at once, then write() for each event,
// then finish(). Numbers are written in the fewest digits that read back the same.
//
// Every method throws
// std::invalid_argument, before anything of it is written, for what the format cannot say: numbers that are
// not finite, texts that are not UTF-8, an empty type, such fields as TraceEventText excludes.
class SearchTraceWriter {
 public:
  // Appends to `text`, which must outlive the writer.
  SearchTraceWriter(std::string& text, SearchTraceFlavour flavour,
                    SearchTraceView view = SearchTraceView::Cells, std::string_view setUp = {});
  // Writes to `stream` in pieces of about 64 KiB, the last in finish(); whether it took them is for the
  // caller to ask of the stream.
  SearchTraceWriter(std::ostream& stream, SearchTraceFlavour flavour,
                    SearchTraceView view = SearchTraceView::Cells, std::string_view setUp = {});
  SearchTraceWriter(const SearchTraceWriter&) = delete;
  SearchTraceWriter& operator=(const SearchTraceWriter&) = delete;

  void write(const TraceEventText& event);
  // Writes the end. REQUIRES: not finished before; write() may not follow.
  void finish();

 private:
  SearchTraceWriter(std::ostream* stream, std::string* text, SearchTraceFlavour flavour, SearchTraceView view,
                    std::string_view setUp);

  bool isYaml() const { return m_flavour == SearchTraceFlavour::Yaml; }
  void flush();

  std::string m_buffer;
  std::ostream* m_stream;  // null: the text is the caller's
  std::string* m_text;     // what is written and not yet in the stream
  SearchTraceFlavour m_flavour;
  bool m_hasEvents = false;
};

// A whole document: readSearchTrace() of what is written gives the same document again, under the present
// version.
void writeSearchTrace(const TraceDocument& document, SearchTraceWriter& writer);

}  // namespace searchlight::search
