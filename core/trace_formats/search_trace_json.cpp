// core/trace_formats/search_trace_json.cpp: the JSON flavour's tokens.
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "core/text/failure.h"
#include "core/trace_formats/search_trace_builder.h"

namespace searchlight::search {
namespace {

using Json = nlohmann::json;
using Kind = TraceScalar::Kind;

// The characters of a text, telling how far they were taken: the parser itself tells its handler no places.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, const char** taken) : m_at(at), m_taken(taken) {}

  reference operator*() const { return *m_at; }
  CountingIterator& operator++() {
    *m_taken = ++m_at;
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.m_at == b.m_at; }

 private:
  const char* m_at;
  const char** m_taken;
};

// "[json.exception.parse_error.101] parse error at line 3, column 9: syntax error while parsing value -
// unexpected end of input; last read: '..'; expected .." without the frame and the quotation, which may be as
// long as the file.
std::string plainMessage(std::string message) {
  for (const std::string_view frame : {"] ", ": "}) {
    const std::size_t at = message.find(frame);
    if (at != std::string::npos) message.erase(0, at + frame.size());
  }
  const std::size_t quotation = message.find("; last read: ");
  if (quotation != std::string::npos) {
    const std::size_t expected = message.rfind("; expected ");
    message.erase(quotation,
                  expected == std::string::npos || expected < quotation ? expected : expected - quotation);
  }
  return message;
}

// The parser keeps its own stack on the heap; how deep it may grow is the builder's to say.
class JsonHandler {
 public:
  JsonHandler(std::string_view text, std::string_view fileName, const SearchTraceReading& how)
      : m_text(text),
        m_taken(text.data()),
        m_builder(fileName, text.size(), how,
                  {[this] { return line(); },
                   [this] { return static_cast<std::size_t>(m_taken - m_text.data()); }}) {}

  TraceDocument read() {
    const CountingIterator begin(m_text.data(), &m_taken);
    const CountingIterator end(m_text.data() + m_text.size(), &m_taken);
    Json::sax_parse(begin, end, this);
    return m_builder.take();
  }

  bool null() {
    m_builder.scalar({});
    return true;
  }
  bool boolean(bool value) {
    m_builder.scalar({Kind::Text, value ? "true" : "false"});
    return true;
  }
  bool number_integer(Json::number_integer_t value) { return integer(value); }
  bool number_unsigned(Json::number_unsigned_t value) { return integer(value); }
  bool number_float(Json::number_float_t value, const std::string& text) {
    m_builder.scalar({Kind::Number, text, value});
    return true;
  }
  bool string(const std::string& text) {
    m_builder.scalar({Kind::Text, text});
    return true;
  }
  bool binary(const Json::binary_t&) { return false; }
  bool key(const std::string& name) {
    m_builder.key(name);
    return true;
  }
  bool start_object(std::size_t) {
    m_builder.beginMap();
    return true;
  }
  bool start_array(std::size_t) {
    m_builder.beginList();
    return true;
  }
  bool end_object() { return end(); }
  bool end_array() { return end(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) {
    m_builder.failSyntax(plainMessage(error.what()));
  }

 private:
  template <class Integer>
  bool integer(Integer value) {
    const std::string text = std::to_string(value);
    m_builder.scalar({Kind::Number, text, static_cast<double>(value)});
    return true;
  }
  bool end() {
    m_builder.end();
    return true;
  }

  // The parser takes one character beyond a number, which may be the end of its line.
  int line() const {
    const char* last = m_taken == m_text.data() ? m_taken : m_taken - 1;
    return 1 + static_cast<int>(std::count(m_text.data(), last, '\n'));
  }

  std::string_view m_text;
  const char* m_taken;
  SearchTraceBuilder m_builder;
};

}  // namespace

TraceDocument readSearchTraceJson(std::string_view text, std::string_view fileName,
                                  const SearchTraceReading& how) {
  return JsonHandler(text, fileName, how).read();
}

}  // namespace searchlight::search
