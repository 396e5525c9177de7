// core/trace/player_queries.h: what can be asked of a recorded search and its player: lists, ties, depths, descendants, paths.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/session.h"
#include "core/trace/trace.h"
#include "core/trace/trace_player.h"

namespace searchlight::search {

// How many nodes shared the first place of OPEN when one of them was taken, for people who ask why that one.
struct Tie {
  std::size_t nodes;   // that shared the least priority, the one that was taken among them
  bool isCounted;      // false: OPEN is too long to be counted, and there may be more
  Cost priority;       // of the one that was taken
  bool isSame = true;  // false: some of them have another priority in the same bucket (OpenOrder::width)
};

// Of the expansion that the player's cursor has just passed: those that shared the first place, which may be the node alone. Of a
// search from both sides those of its side. Nothing where the event is no expansion, where OPEN has no priorities (a queue, a
// stack), and where the search took the node for another reason than the rule of Session::openOrder(). Looks at `most` open nodes,
// 20 to 60 ns each; where there are more, at as many of them.
std::optional<Tie> firstPlaceBefore(const Session& session, const TracePlayer& player,
                                    std::size_t most = 20'000);
// The same where there were others; nothing, too, where the node was the only one.
std::optional<Tie> tieBefore(const Session& session, const TracePlayer& player, std::size_t most = 20'000);

// The expansion whose successors event i of the trace is about, or nullptr when it lies before the window. In a
// deepening search that is the deepest node on the path, which need not be the one expanded last.
const Event* expansionOf(const Session& session, std::size_t i);

// What event i's node costs by the straight line that was tested just before, where one was and is free (Theta*).
std::optional<Cost> lineTested(const Session& session, std::size_t i);

// The successor that event i tells of: Generate, Relax, Reopen, Duplicate, Prune, Cut. Nothing for other events, for the
// start, for other programs' traces, and where the expansion lies before the window.
// REQUIRES: trace().begin() <= i < trace().end().
std::optional<Successor> successorAt(const Session& session, std::size_t i);

// Whether the search goes down one path at a time, so that currentPath() means something.
constexpr bool followsPath(Algorithm a) { return a == Algorithm::DepthFirst || forgets(a); }

// The nodes that have been entered and not been left, the deepest first, the start last; of more than `most` the deepest
// ones. With the goal, once it is found. Empty between two rounds, where the window does not tell, and in other searches.
// `player` plays the session's trace. O(length of the path), and of what was left since the last expansion.
std::vector<NodeId> currentPath(const Session& session, const TracePlayer& player, std::size_t most);

// Where in a trace's window something happened at a node, found in slices.
//
//   NodeHistory history;                              // usage
//   history.watch(node);
//   while (history.scan(trace, 200'000)) {}           // slices of 1 to 2 ms; call again when the trace has grown
//   for (std::size_t i : history.positions()) use(trace[i]);
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

// How many nodes a search has at each g, at a player's cursor: where every step costs 1, at each depth.
//
//   DepthCount count;                                    // usage
//   count.begin();
//   while (count.scan(player, 500'000)) {}               // slices of 1 to 2 ms
//   for (const DepthCount::Bin& bin : count.bins()) ..
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

// The node and every node whose way back along the parents leads through it, at the player's cursor; rising. Takes time
// proportional to the nodes of the search.
std::vector<NodeId> descendants(const TracePlayer& player, NodeId node);

// What a repairing search has expanded in the round under way at the player's cursor, rising; nothing in its first round, and of other
// searches. Takes time proportional to the nodes of the search.
std::vector<NodeId> expandedInRound(const Session& session, const TracePlayer& player);

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
