// core/search/search_trace_yaml.cpp: the YAML flavour's tokens.
#include "core/search/search_trace_builder.h"
#include "core/text/yaml_reader.h"

namespace searchlight::search {
namespace {

using Kind = TraceScalar::Kind;

class Handler : public YamlHandler {
 public:
  Handler(std::string_view text, std::string_view fileName, const SearchTraceReading& how)
      // The builder says first what is too deep, whatever the flavour.
      : m_reader(text, how.limits.depth + 1, *this),
        m_builder(fileName, text.size(), how,
                  {[this] { return m_reader.line(); }, [this] { return m_reader.taken(); }}) {}

  TraceDocument read() {
    try {
      m_reader.read();
    } catch (const YamlError& error) {
      m_builder.fail(ReaderErrors::tr("not valid YAML: %1", error.failure()));
    }
    return m_builder.take();
  }

  void beginMap() override { m_builder.beginMap(); }
  void beginList() override { m_builder.beginList(); }
  void end() override { m_builder.end(); }
  void key(std::string_view name) override { m_builder.key(name); }
  void scalar(Scalar kind, std::string_view text) override {
    m_builder.scalar({kind == Scalar::Text ? Kind::Text : Kind::Plain, text});
  }
  void null() override { m_builder.scalar({}); }
  void alias() override { m_builder.alias(); }

 private:
  YamlReader m_reader;
  SearchTraceBuilder m_builder;
};

}  // namespace

TraceDocument readSearchTraceYaml(std::string_view text, std::string_view fileName,
                                  const SearchTraceReading& how) {
  return Handler(text, fileName, how).read();
}

}  // namespace searchlight::search
