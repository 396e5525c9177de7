// core/search/depth_count.cpp: a walk over what a picture shows of the nodes.
#include "core/search/depth_count.h"

#include <algorithm>
#include <span>

namespace searchlight::search {

void DepthCount::begin() {
  m_bins.clear();
  m_width = 1;
  m_next = 0;
}

bool DepthCount::scan(const TracePlayer& player, std::size_t most) {
  const PlayedNodes& nodes = player.looks();
  const std::size_t end = std::min(nodes.size(), m_next + most);
  while (m_next < end) {
    const std::span<const PlayedNodes::Look> block = nodes.looks(m_next);
    const std::size_t count = std::min(block.size(), end - m_next);
    for (const PlayedNodes::Look& look : block.first(count))
      if (look.status == NodeStatus::Open || look.status == NodeStatus::Closed)
        add(look.g, look.status == NodeStatus::Open);
    m_next += count;
  }
  return m_next < nodes.size();
}

void DepthCount::add(Cost g, bool isOpen) {
  if (g == kInfiniteCost) return;
  while (g / m_width >= kMostBins) {
    for (std::size_t i = 0; i < m_bins.size(); i += 2) {
      Bin both = m_bins[i];
      if (i + 1 < m_bins.size()) {
        both.closed += m_bins[i + 1].closed;
        both.open += m_bins[i + 1].open;
      }
      m_bins[i / 2] = both;
    }
    m_bins.resize((m_bins.size() + 1) / 2);
    m_width *= 2;
  }
  const std::size_t bin = g / m_width;
  if (bin >= m_bins.size()) m_bins.resize(bin + 1);
  ++(isOpen ? m_bins[bin].open : m_bins[bin].closed);
}

}  // namespace searchlight::search
