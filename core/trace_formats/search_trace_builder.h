// core/trace_formats/search_trace_builder.h: a stream of tokens becomes a TraceDocument; shared by all readers.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/failure.h"
#include "core/trace_formats/search_trace_format.h"

namespace searchlight::search {

// Takes the tokens of one value in order.
class JsonRecorder {
 public:
  void begin(bool isMap);
  void end();
  void key(std::string_view name);
  void plain(std::string_view text);  // without quotes: as it is where JSON knows it so, else as text
  void text(std::string_view text);
  void null();
  // Whether the value is complete.
  bool isComplete() const { return m_open.empty() && !m_text.empty(); }
  std::string take();

 private:
  struct Open {
    bool isMap;
    bool isEmpty = true;
  };
  void beforeValue();
  void append(std::string_view text);
  std::string m_text;
  std::vector<Open> m_open;
};

// A simple value as a flavour's parser found it.
struct TraceScalar {
  enum class Kind : std::uint8_t {
    Null,
    Plain,   // YAML without quotes: a number if it reads as one
    Number,  // JSON: value says which
    Text     // in quotes; also true and false
  };
  Kind kind = Kind::Null;
  std::string_view text;
  double value = 0;
};

// Where a parser is in its text.
struct TracePlaceInText {
  std::function<int()> line;           // 0: unknown; asked only when something is wrong
  std::function<std::size_t()> taken;  // bytes that are behind it; asked now and then
};

// Takes the tokens of one file in order and knows where in a trace it is. Every method throws FormatError for
// what has no place there.
class SearchTraceBuilder {
 public:
  // `bytes`: of the whole text. `fileName` is borrowed.
  SearchTraceBuilder(std::string_view fileName, std::size_t bytes, const SearchTraceReading& how,
                     TracePlaceInText place);

  void beginMap() { begin(Shape::Map); }
  void beginList() { begin(Shape::List); }
  // Ends the innermost mapping or list; the parser sees to it that there is one.
  void end();
  // The key of the value that follows, in a mapping.
  void key(std::string_view name);
  void scalar(const TraceScalar& scalar);
  // A reference to a value given elsewhere.
  void alias();

  // The document, once all tokens are in.
  TraceDocument take();

  // Throws for a parser's complaint: "not valid YAML: .."; the message is made fit to print, and cut if it is
  // long.
  [[noreturn]] void failSyntax(std::string_view message) const;  // of JSON
  [[noreturn]] void fail(Failure what) const;

 private:
  enum class Shape : std::uint8_t { Map, List };
  enum class Place : std::uint8_t { Before, Root, Events, Event, Skipped, After };
  enum class Entry : std::uint8_t { Version, Events, SetUp, Views, Other };
  enum class Field : std::uint8_t { Type, Id, PId, F, G, H, X, Y, Other };

  void begin(Shape shape);
  void tellProgress();
  void beginEvent();
  void skip();
  void keep(const TraceScalar& scalar);
  void rootScalar(const TraceScalar& scalar);
  void fieldScalar(const TraceScalar& scalar);
  void addField(const TraceScalar& scalar);
  void addField(std::string_view value);
  void dropField();  // a value before this one, of the same name
  void noteRepeated(std::string_view name);
  bool isFieldOfEvent() const { return m_place == Place::Event && m_field == Field::Other; }
  void endEvent();
  double number(const TraceScalar& scalar) const;
  void takeName(std::string& name, std::string_view text) const;
  [[noreturn]] void failInEvent(const Failure& what) const;
  static Field fieldOf(std::string_view name);

  std::string_view m_fileName;
  SearchTraceLimits m_limits;
  std::function<bool(std::size_t)> m_goesOn;
  TracePlaceInText m_parserAt;
  std::size_t m_tokens = 0;
  TraceDocument m_document;

  Place m_place = Place::Before;
  Place m_placeAfterSkip = Place::Root;
  int m_depth = 0;
  int m_skippedDepth = 0;
  bool m_keepsSkipped = false;  // it is the set-up, or a field of an event
  JsonRecorder m_kept;
  Entry m_entry = Entry::Other;
  bool m_hasVersion = false;
  bool m_isInVariables = false;  // of a forerunner's event
  bool m_hasEvents = false;
  bool m_hasSetUp = false;

  // The event at hand. Its id and parent enter the table when it ends, in this order, so that a document's
  // numbering does not depend on the order of the fields in the file.
  TraceEvent m_event;
  std::string m_type, m_id, m_pId;
  std::size_t m_firstField = 0;  // in m_document.fields
  Field m_field = Field::Other;
  std::string m_fieldName;
  std::uint32_t m_seen = 0;  // one bit per Field
};

// The flavours' parsers: both feed the tokens of `text`, which is UTF-8 without byte order mark, to a
// builder.
TraceDocument readSearchTraceJson(std::string_view text, std::string_view fileName,
                                  const SearchTraceReading& how);
TraceDocument readSearchTraceYaml(std::string_view text, std::string_view fileName,
                                  const SearchTraceReading& how);

}  // namespace searchlight::search
