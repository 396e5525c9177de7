// core/search/search_trace_yaml.cpp: the YAML flavour's tokens.
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <istream>
#include <streambuf>
#include <string>
#include <vector>

#include "core/search/search_trace_builder.h"
#include "core/text/utf8.h"

namespace searchlight::search {
namespace {

using Kind = TraceScalar::Kind;

// A text as a stream's source, without a copy.
class TextBuffer : public std::streambuf {
 public:
  explicit TextBuffer(std::string_view text) {
    char* begin = const_cast<char*>(text.data());  // a get area is only read
    setg(begin, begin, begin + text.size());
  }
};

// YAML's parser does not say which nodes are keys: every other one in a mapping.
class YamlHandler : public YAML::EventHandler {
 public:
  YamlHandler(std::string_view fileName, const SearchTraceLimits& limits)
      : m_builder(fileName, limits, [this] { return m_line; }) {}

  TraceDocument read(std::string_view text) {
    TextBuffer buffer(text);
    std::istream stream(&buffer);
    try {
      YAML::Parser parser(stream);
      while (parser.HandleNextDocument(*this)) {
      }
    } catch (const YAML::Exception& error) {
      at(error.mark);
      m_builder.failSyntax("YAML", error.msg);
    }
    return m_builder.take();
  }

  void OnDocumentStart(const YAML::Mark& mark) override { at(mark); }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t) override {
    // The mark is of what follows; a value that is missing is on its key's line.
    if (m_open.empty() || m_open.back() != Next::Value) at(mark);
    if (nextIsKey()) failAtKey();
    m_builder.scalar({});
    valueIsOver();
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    at(mark);
    if (nextIsKey()) failAtKey();
    m_builder.alias();
    valueIsOver();
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                const std::string& text) override {
    at(mark);
    // yaml-cpp 0.7 makes single bytes of these two, which is no UTF-8.
    if (!isUtf8(text)) m_builder.fail("the escapes \\N and \\_ are not supported");
    if (nextIsKey()) {
      m_builder.key(text);
      m_open.back() = Next::Value;
      return;
    }
    const bool isText = tag == "!" || tag == "tag:yaml.org,2002:str";  // "!" is what quotes amount to
    m_builder.scalar({isText ? Kind::Text : Kind::Plain, text});
    valueIsOver();
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                       YAML::EmitterStyle::value) override {
    at(mark);
    if (nextIsKey()) failAtKey();
    m_builder.beginList();
    m_open.push_back(Next::Item);
  }
  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                  YAML::EmitterStyle::value) override {
    at(mark);
    if (nextIsKey()) failAtKey();
    m_builder.beginMap();
    m_open.push_back(Next::Key);
  }
  void OnSequenceEnd() override { end(); }
  void OnMapEnd() override { end(); }

 private:
  enum class Next : std::uint8_t { Item, Key, Value };

  void at(const YAML::Mark& mark) { m_line = mark.line + 1; }
  bool nextIsKey() const { return !m_open.empty() && m_open.back() == Next::Key; }
  // Where a bracket is left open, yaml-cpp takes the bracket for a key.
  [[noreturn]] void failAtKey() const {
    m_builder.fail("a key must be a plain text; or else a bracket is not closed");
  }
  void valueIsOver() {
    if (!m_open.empty() && m_open.back() == Next::Value) m_open.back() = Next::Key;
  }
  void end() {
    m_builder.end();
    m_open.pop_back();
    valueIsOver();
  }

  int m_line = 0;
  std::vector<Next> m_open;  // what comes next in each list and mapping around the present place
  SearchTraceBuilder m_builder;
};

}  // namespace

TraceDocument readSearchTraceYaml(std::string_view text, std::string_view fileName,
                                  const SearchTraceLimits& limits) {
  return YamlHandler(fileName, limits).read(text);
}

}  // namespace searchlight::search
