// tests/fuzz/search_trace_fuzz.cpp: bytes read as a trace, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/search/search_trace_format.h"
#include "core/text/format_error.h"

namespace {

using namespace searchlight;
using namespace searchlight::search;

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

void checkRoundTrip(TraceDocument document) {
  document.version = kSearchTraceVersion;
  for (const SearchTraceFlavour flavour : {SearchTraceFlavour::Yaml, SearchTraceFlavour::Json}) {
    std::string text;
    SearchTraceWriter writer(text, flavour);
    writeSearchTrace(document, writer);
    writer.finish();
    require(readSearchTrace(text, "written") == document, "what was written does not read back equal");
  }
}

void checkReader(std::string_view text, const char* fileName) {
  try {
    checkRoundTrip(readSearchTrace(text, fileName));
  } catch (const FormatError& error) {
    const std::string_view message = error.what();
    require(!message.starts_with("written"), error.what());
    require(message.starts_with(fileName) && message.find('\n') == std::string_view::npos,
            "a message is not one line");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  checkReader(text, "fuzz.json");
  checkReader(text, "fuzz.yaml");
  return 0;
}
