// tests/fuzz/targets.cpp: all targets by their names; for libFuzzer, one of them.
#include "tests/fuzz/targets.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace searchlight::fuzz {

const Target* targetNamed(std::string_view name) {
  for (const std::span<const Target> targets : {mapTargets(), puzzleTargets(), otherTargets()})
    if (const auto at = std::ranges::find(targets, name, &Target::name); at != targets.end()) return &*at;
  return nullptr;
}

}  // namespace searchlight::fuzz

#ifdef SEARCHLIGHT_FUZZ_TARGET
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto* target = searchlight::fuzz::targetNamed(SEARCHLIGHT_FUZZ_TARGET);
  target->check({reinterpret_cast<const char*>(data), size});
  return 0;
}
#endif
