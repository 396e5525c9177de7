// tests/fuzz/road_graph_fuzz.cpp: bytes read as a graph, written and read back equal, and searched.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "core/roads/road_search.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  using namespace searchlight::roads;
  using fuzz::require;
  try {
    const auto graph = std::make_shared<const RoadGraph>(
        RoadGraph::read({reinterpret_cast<const char*>(data), size}, "fuzz.graph"));
    const std::string text = graph->text();
    require(RoadGraph::read(text, "again.graph").text() == text, "what was written does not read back equal");
    std::size_t out = 0, in = 0;
    for (Place place = 0; place < graph->placeCount(); ++place) {
      require(graph->find(graph->name(place)) == place, "a name is another place's");
      out += graph->out(place).size();
      in += graph->in(place).size();
    }
    require(out == in, "lanes are lost");
    const auto session = makeRoadSession(roadProblem(graph, {}), {});
    session->run({.seconds = 1}, {});
    require(session->outcome() != search::Outcome::Solved || !session->path().empty(),
            "a path without places");
  } catch (const FormatError& error) {
    fuzz::requireMessage(error.what(), "fuzz.graph:");
  } catch (const Failed&) {  // an end is missing
  }
  return 0;
}
