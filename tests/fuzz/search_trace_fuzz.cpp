// tests/fuzz/search_trace_fuzz.cpp: bytes read as a trace; if they are one, played both ways, written and read back equal.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/failure.h"
#include "core/trace/trace_player.h"
#include "core/trace_formats/foreign_trace.h"
#include "core/trace_formats/search_trace_format.h"

namespace {

using namespace searchlight;
using namespace searchlight::search;

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

std::string textOf(const TraceDocument& document, SearchTraceFlavour flavour) {
  std::string text;
  SearchTraceWriter writer(text, flavour, SearchTraceView::Cells, document.setUp);
  writeSearchTrace(document, writer);
  writer.finish();
  return text;
}

void checkRoundTrip(TraceDocument document) {
  // Of keys that were given twice the first values are in the tables of names, and in nothing that is written.
  if (document.repeatedKeys > 0)
    document = readSearchTrace(textOf(document, SearchTraceFlavour::Json), "written");
  require(document.repeatedKeys == 0, "a key was written twice");
  document.version = kSearchTraceVersion;
  for (const SearchTraceFlavour flavour : {SearchTraceFlavour::Yaml, SearchTraceFlavour::Json}) {
    require(readSearchTrace(textOf(document, flavour), "written") == document,
            "what was written does not read back equal");
  }
}

// Forwards to its end and back to where nothing has happened.
void checkPlaying(TraceDocument document) {
  const ForeignTrace trace(std::move(document));
  TracePlayer player(trace.trace());
  while (player.forward()) {
  }
  require(player.position() == trace.trace().end(), "not played to its end");
  require(player.open().size() == trace.stats().open, "the player counts other nodes as open");
  while (player.back()) {
  }
  for (const PlayedNode& node : player.nodes())
    require(node == PlayedNode(), "not played back to its beginning");
}

void checkReader(std::string_view text, const char* fileName) {
  try {
    const TraceDocument document = readSearchTrace(text, fileName);
    checkPlaying(document);
    checkRoundTrip(document);
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
