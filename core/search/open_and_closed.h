// core/search/open_and_closed.h: OPEN and CLOSED where a recorded search stands, in their order, without a player.
//
// A player keeps all of a node that may be asked for, 24 bytes, and the trace as much again. Whoever wants the two lists
// at the end only needs each node's place in the order: 8 bytes, gathered from the events as they come.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/trace.h"

namespace searchlight::search {

class OpenAndClosed {
 public:
  explicit OpenAndClosed(std::shared_ptr<MemoryAccount> memory);
  ~OpenAndClosed();
  OpenAndClosed(const OpenAndClosed&) = delete;
  OpenAndClosed& operator=(const OpenAndClosed&) = delete;

  // Takes in what was recorded since the last call. Throws std::bad_alloc, and goes on where it was when it is called
  // again. REQUIRES: none of it has left the window; RecordOptions::segmentFull is the moment to call this.
  void catchUp(const Trace& trace);

  struct Lists {
    std::vector<NodeId>
        open;  // in order of insertion; those that a deepening search has on its stack: of expansion
    std::vector<NodeId> closed;  // in order of the last expansion
  };
  // The lists as of the last catchUp(); nothing is left here. Takes no more memory than it gives back, but for a block and
  // for the lists themselves, 4 bytes a node, which are the caller's.
  // Nodes that last moved more than four billion events ago come in no particular order.
  Lists take();

 private:
  // When the node last moved, counted from 1 and times 2, and 1 where it is in OPEN; 0: never. In blocks that are made
  // when there is something to write down.
  static constexpr std::size_t kBytes = 4096;  // of a block
  static constexpr std::size_t kItems = kBytes / sizeof(std::uint64_t);
  std::uint64_t& place(NodeId n);
  void release(std::size_t block);

  std::shared_ptr<MemoryAccount> m_memory;
  std::vector<std::uint64_t*, AccountAllocator<std::uint64_t*>> m_blocks;
  std::size_t m_next = 0;  // the event to be taken in next
  std::uint64_t m_moves = 0;
};

}  // namespace searchlight::search
