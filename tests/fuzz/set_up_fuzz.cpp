// tests/fuzz/set_up_fuzz.cpp: bytes read as a set-up, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/setup/set_up.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  setup::SetUp setUp;
  try {
    setUp = setup::read(text, "fuzz.searchlight");
  } catch (const FormatError& error) {
    fuzz::requireMessage(error.what(), "fuzz.searchlight:");
    return 0;
  }
  fuzz::require(setup::read(setup::write(setUp), "written") == setUp,
                "what was written does not read back equal");
  fuzz::require(setup::read(setup::writeLine(setUp), "written") == setUp,
                "one line does not read back equal");
  return 0;
}
