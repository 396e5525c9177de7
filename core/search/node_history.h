// core/search/node_history.h: where in a trace's window something happened at a node, found in slices.
//
//   NodeHistory history;                              // usage
//   history.watch(node);
//   while (history.scan(trace, 200'000)) {}           // slices of 1 to 2 ms; call again when the trace has grown
//   for (std::size_t i : history.positions()) use(trace[i]);
#pragma once
#include <cstddef>
#include <vector>

#include "core/search/trace.h"

namespace searchlight::search {

class NodeHistory {
 public:
  // Begins anew, for the nodes first, first + 1 .. (a state of a bidirectional search has two).
  void watch(NodeId first, NodeId count = 1);
  // Looks at the next `most` events that have not been looked at; true while there are more. What has left
  // the trace's window since is forgotten. Begins anew by itself when the trace's window has moved back.
  // REQUIRES: the same trace, or one that tells the same story, since watch().
  bool scan(const Trace& trace, std::size_t most);

  // Indices of events inside the window as of the last scan(), rising.
  const std::vector<std::size_t>& positions() const { return m_positions; }

 private:
  NodeId m_node = kNoNode;
  NodeId m_count = 0;
  std::size_t m_first = 0, m_next = 0;  // [m_first, m_next) has been looked at
  std::vector<std::size_t> m_positions;
};

}  // namespace searchlight::search
