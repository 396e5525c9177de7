// tests/core/domains/hash.h: a hash for the states of the test domains.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

namespace searchlight::domains {

// FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo).
inline std::size_t hashBytes(std::span<const std::uint8_t> bytes) {
  std::uint64_t hash = 0xCBF29CE484222325u;
  for (const std::uint8_t b : bytes) hash = (hash ^ b) * 0x100000001B3u;
  return static_cast<std::size_t>(hash ^ hash >> 32);
}

// Of a few bits spread over a word: what a set of cells is.
inline std::size_t hashWord(std::uint64_t word) {
  word = (word ^ word >> 31) * 0x7FB5D329728EA185u;
  return static_cast<std::size_t>(word ^ word >> 29);
}

}  // namespace searchlight::domains
