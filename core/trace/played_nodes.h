// core/trace/played_nodes.h: the nodes of a recorded search as they stand at one position of its trace.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/event.h"

namespace searchlight::search {

inline constexpr std::uint32_t kNever = ~std::uint32_t{0};

// A node as it stands at one position of a trace. Positions and ordinals are the low 32 bits of theirs.
struct PlayedNode {
  NodeId parent = kNoNode;
  Cost g = 0;
  std::uint32_t added = kNever;          // position of the event that last put it into OPEN
  std::uint32_t expandedAt = kNever;     // ordinal of its last expansion, from 0
  std::uint32_t openIndex = kNever;      // place in the player's list of open nodes
  std::uint32_t timesExpanded : 24 = 0;  // modulo 2^24
  NodeStatus status : 8 = NodeStatus::Unseen;

  // openIndex is the player's own and depends on how the cursor came here.
  friend bool operator==(const PlayedNode& a, const PlayedNode& b) {
    return a.parent == b.parent && a.g == b.g && a.added == b.added && a.expandedAt == b.expandedAt &&
           a.timesExpanded == b.timesExpanded && a.status == b.status;
  }
};
static_assert(sizeof(PlayedNode) == 24);

// Place in the order of insertion; searches that never put a node into OPEN but on a stack go by expansion.
constexpr std::uint32_t insertionOrder(const PlayedNode& n) {
  return n.added != kNever ? n.added : n.expandedAt;
}

// A table of them that grows by blocks of 48 KiB, which never move. Blocks that nobody has written to are not there: a
// search in a corner of a large map pays for the corner. What a picture of all nodes needs (status, g) lies apart from the
// rest, so that colouring a map reads a third of the table.
class PlayedNodes {
 public:
  static constexpr unsigned kBlockBits = 11;
  static constexpr std::size_t kBlock = std::size_t{1} << kBlockBits;

  // What a picture shows of a node, and what else there is.
  struct Look {
    Cost g = 0;
    std::uint32_t timesExpanded : 24 = 0;
    NodeStatus status : 8 = NodeStatus::Unseen;
  };
  struct Rest {
    NodeId parent = kNoNode;
    std::uint32_t added = kNever, expandedAt = kNever, openIndex = kNever;
  };
  static_assert(sizeof(Look) == 8 && sizeof(Rest) == 16);

  // The account must outlive the table.
  explicit PlayedNodes(MemoryAccount& account)
      : m_account(&account), m_blocks(AccountAllocator<Block*>(account)) {}
  ~PlayedNodes() { clear(); }
  PlayedNodes(const PlayedNodes&) = delete;
  PlayedNodes& operator=(const PlayedNodes&) = delete;

  // One more than the largest node there may be something to tell of, rounded up to whole blocks.
  std::size_t size() const { return m_blocks.size() << kBlockBits; }
  // REQUIRES: n < size().
  PlayedNode operator[](std::size_t n) const {
    const Look& l = look(n);
    const Rest& r = m_blocks[n >> kBlockBits]->rest[n & (kBlock - 1)];
    return {r.parent, l.g, r.added, r.expandedAt, r.openIndex, l.timesExpanded, l.status};
  }
  // REQUIRES: n < size().
  const Look& look(std::size_t n) const { return m_blocks[n >> kBlockBits]->look[n & (kBlock - 1)]; }
  // Those of the nodes n, n + 1 .. to the end of n's block. REQUIRES: n < size().
  std::span<const Look> looks(std::size_t n) const {
    return std::span<const Look>(m_blocks[n >> kBlockBits]->look).subspan(n & (kBlock - 1));
  }
  NodeStatus status(std::size_t n) const { return look(n).status; }

  // A node to be written to. REQUIRES: it was own()ed before.
  struct Place {
    Look& look;
    Rest& rest;
  };
  Place at(NodeId n) {
    Block& block = *m_blocks[n >> kBlockBits];
    return {block.look[n & (kBlock - 1)], block.rest[n & (kBlock - 1)]};
  }
  // The same for any node. Throws OutOfMemory, and nothing has changed.
  Place own(NodeId n) {
    const std::size_t b = n >> kBlockBits;
    if (b >= m_blocks.size() || m_blocks[b] == nobodys()) [[unlikely]]
      addBlock(b);
    return at(n);
  }
  void prefetch(NodeId n) const {
    if (n >= size()) return;
    prefetchLook(n);
    prefetchRest(n);
  }
  // REQUIRES: n < size().
  void prefetchLook(NodeId n) const {
    __builtin_prefetch(&m_blocks[n >> kBlockBits]->look[n & (kBlock - 1)], 1);
  }
  void prefetchRest(NodeId n) const {
    __builtin_prefetch(&m_blocks[n >> kBlockBits]->rest[n & (kBlock - 1)], 1);
  }

  // Becomes as the other. Throws OutOfMemory, and nothing that can be seen has changed.
  void assign(const PlayedNodes& other);
  // The rests of all nodes become as the other's, unseen where it has none. REQUIRES: every block that the other owns was
  // owned here.
  void assignRests(const PlayedNodes& other);
  void clear();
  // What the table holds; it was taken from the account.
  std::size_t bytes() const { return m_ownBlocks * sizeof(Block) + m_blocks.capacity() * sizeof(Block*); }

  using Iterator = IndexIterator<PlayedNodes, PlayedNode>;
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size()}; }

 private:
  struct Block {
    std::array<Look, kBlock> look{};
    std::array<Rest, kBlock> rest{};
  };
  // Stands for every block that nobody has written to.
  static Block* nobodys() { return const_cast<Block*>(&kNobodys); }
  static const Block kNobodys;
  void addBlock(std::size_t b);

  MemoryAccount* m_account;
  std::vector<Block*, AccountAllocator<Block*>> m_blocks;
  std::size_t m_ownBlocks = 0;
};

// The event's change of its node, which happens, or has not happened.
inline void applyLook(PlayedNodes::Look& look, const Event& e) {
  look.g = e.gAfter;
  look.status = e.statusAfter;
  if (e.kind == EventKind::Expand) look.timesExpanded = (look.timesExpanded + 1) & 0xFFFFFF;
}
inline void revertLook(PlayedNodes::Look& look, const Event& e) {
  look.g = e.gBefore;
  look.status = e.statusBefore;
  if (e.kind == EventKind::Expand) look.timesExpanded = (look.timesExpanded - 1) & 0xFFFFFF;
}
// At `position`, after `expansions` expansions.
inline void applyRest(PlayedNodes::Rest& rest, const Event& e, std::size_t position,
                      std::uint64_t expansions) {
  rest.parent = e.parentAfter;
  if (insertsIntoOpen(e))
    rest.added = static_cast<std::uint32_t>(position);
  else if (e.kind == EventKind::Expand)
    rest.expandedAt = static_cast<std::uint32_t>(expansions);
}
inline void applyForward(PlayedNodes::Place n, const Event& e, std::size_t position,
                         std::uint64_t expansions) {
  applyLook(n.look, e);
  applyRest(n.rest, e, position, expansions);
}

}  // namespace searchlight::search
