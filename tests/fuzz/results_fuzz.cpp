// tests/fuzz/results_fuzz.cpp: bytes read as the rows of an experiment, written and read back equal, with statistics that hold.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/experiment/figures.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  using namespace searchlight::experiment;
  using fuzz::require;
  try {
    const Results results = Results::read({reinterpret_cast<const char*>(data), size}, "fuzz.csv");
    const std::string text = results.csv();
    require(Results::read(text, "again.csv").csv() == text, "what was written does not read back equal");
    RowIds rows = results.rowsWith();
    for (std::size_t i = 0; i < results.columnCount(); ++i) {
      results.sort(rows, i, true);
      require(rows.size() == results.rowCount(), "rows are lost");
      std::size_t count = 0;
      for (const Group& group : groupsOf(results, rows, 0, i)) {
        const Summary& s = group.summary;
        require(s.count == 0 || (s.min <= s.lowerQuartile && s.lowerQuartile <= s.median &&
                                 s.median <= s.upperQuartile && s.upperQuartile <= s.max),
                "quartiles are out of order");
        count += group.rows.size();
      }
      require(count == rows.size(), "groups are not the whole");
      mediansOf(scatterOf(results, rows, 0, i, 0), 5);
      boxesOf(results, rows, 0, i);
    }
  } catch (const FormatError& error) {
    fuzz::requireMessage(error.what(), "fuzz.csv:");
  }
  return 0;
}
