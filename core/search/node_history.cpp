// core/search/node_history.cpp: one walk over the window, continued where it was left.
#include "core/search/node_history.h"

#include <algorithm>

namespace searchlight::search {

void NodeHistory::watch(NodeId first, NodeId count) {
  m_node = first;
  m_count = count;
  m_first = m_next = 0;
  m_positions.clear();
}

bool NodeHistory::scan(const Trace& trace, std::size_t most) {
  if (m_count == 0) return false;
  if (trace.begin() < m_first || trace.end() < m_next) watch(m_node, m_count);
  m_first = trace.begin();
  m_next = std::max(m_next, trace.begin());
  m_positions.erase(m_positions.begin(),
                    std::lower_bound(m_positions.begin(), m_positions.end(), trace.begin()));
  const std::size_t last = std::min(trace.end(), m_next + most);
  for (; m_next < last; ++m_next)
    if (trace[m_next].node - m_node < m_count) m_positions.push_back(m_next);
  return m_next < trace.end();
}

}  // namespace searchlight::search
