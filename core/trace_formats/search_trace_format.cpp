// core/trace_formats/search_trace_format.cpp: which flavour a trace is of, and whether it is text at all.
#include "core/trace_formats/search_trace_format.h"

#include <algorithm>

#include "core/text/encoding.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/utf8.h"
#include "core/text/yaml_reader.h"
#include "core/trace_formats/search_trace_builder.h"

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

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::string_view withoutBlanksInFront(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(kBlanks), text.size()));
}

// YAML has mappings in braces too, but their keys are seldom in quotes.
bool startsLikeJson(std::string_view text) {
  text = withoutBlanksInFront(text);
  if (!text.starts_with('{')) return false;
  text = withoutBlanksInFront(text.substr(1));
  return text.empty() || text.starts_with('"') || text.starts_with('}');
}

}  // namespace

TraceDocument readSearchTrace(std::string_view bytes, std::string_view fileName,
                              const SearchTraceReading& how) {
  const PlainText plain(bytes, fileName, how.limits.bytes);
  std::string_view text = plain.view();
  if (text.size() > how.limits.bytes)
    throw FormatError(fileName, 0, ReaderErrors::tr("larger than %1 MiB", how.limits.bytes >> 20));
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  if (const std::size_t bad = findNonText(text); bad != std::string_view::npos) {
    const auto lines = std::ranges::count(text.substr(0, bad), '\n');
    throw FormatError(fileName, static_cast<int>(lines) + 1,
                      ReaderErrors::tr("contains a control character"));
  }
  const bool isYaml = fileName.ends_with(".yaml") || fileName.ends_with(".yml") || !startsLikeJson(text);
  return (isYaml ? readSearchTraceYaml : readSearchTraceJson)(text, fileName, how);
}

TraceDocument readSearchTraceFile(const std::filesystem::path& path, const SearchTraceReading& how) {
  return readSearchTrace(readFile(path, how.limits.bytes, FileSource::Files), path.string(), how);
}

SearchTraceFlavour searchTraceFlavour(std::string_view fileName) {
  return fileName.ends_with(".json") ? SearchTraceFlavour::Json : SearchTraceFlavour::Yaml;
}

}  // namespace searchlight::search
