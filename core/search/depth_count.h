// core/search/depth_count.h: how many nodes a search has at each g, at a player's cursor: where every step costs 1, at each depth.
//
//   DepthCount count;                                    // usage
//   count.begin();
//   while (count.scan(player, 500'000)) {}               // slices of 1 to 2 ms
//   for (const DepthCount::Bin& bin : count.bins()) ..
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/trace_player.h"

namespace searchlight::search {

class DepthCount {
 public:
  struct Bin {
    std::uint32_t closed = 0, open = 0;
    std::uint32_t all() const { return closed + open; }
    friend bool operator==(const Bin&, const Bin&) = default;
  };
  // More bins there are not: where g grows beyond, twos of them become one.
  static constexpr std::size_t kMostBins = 4096;

  void begin();
  // Counts the next `most` nodes; true while there are more. Between two calls the cursor may move: then what is counted is of
  // the places that it came by. REQUIRES: begin() was called since the player was another one.
  bool scan(const TracePlayer& player, std::size_t most);

  // Bin i holds the nodes whose g is from i * width() to before (i + 1) * width(). The last one is not empty.
  const std::vector<Bin>& bins() const { return m_bins; }
  Cost width() const { return m_width; }

 private:
  void add(Cost g, bool isOpen);

  std::vector<Bin> m_bins;
  Cost m_width = 1;
  std::size_t m_next = 0;
};

}  // namespace searchlight::search
