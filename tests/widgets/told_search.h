// tests/widgets/told_search.h: a search that is told event by event, so that a test knows what every cell must look like.
#pragma once
#include "core/trace_formats/foreign_trace.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// `events` as in a file of the trace format: "{type: generating, id: a, g: 0, x: 1, y: 2}, ..". Nodes are numbered in the
// order in which they are named.
inline std::unique_ptr<search::ForeignTrace> toldSearch(const std::string& events) {
  return std::make_unique<search::ForeignTrace>(
      search::readSearchTrace("version: 1.4.0\nevents: [" + events + "]", "told"));
}

}  // namespace searchlight::testing
