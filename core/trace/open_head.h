// core/trace/open_head.h: the head of OPEN at a player's cursor: the nodes that would be taken next, in
// their order.
//
// OPEN can hold millions of nodes of which a list shows a few hundred. They are found by one walk over the
// player's open nodes, which may be interrupted, and kept while the cursor moves: only the nodes of the
// events it passed are looked at again. What holds at all times: every open node the walk has seen and whose
// key is below the threshold is among the candidates. So what head() returns is always the true beginning of
// the order, now and then a short one.
//
//   OpenHead head(500);                                  // usage
//   head.begin(session, player);
//   while (head.scan(40'000)) {}                         // slices of 1 to 3 ms
//   player.seek(there, [&](NodeId n) { head.touch(n); });
//   if (head.needsScan()) head.begin(session, player);
#pragma once
#include <cstdint>
#include <vector>

#include "core/search/session.h"
#include "core/trace/trace_player.h"

namespace searchlight::search {

class OpenHead {
 public:
  // `wanted`: the number of nodes head() returns at most.
  explicit OpenHead(std::size_t wanted) : m_wanted(wanted) {}

  // Starts the walk over what is open at the player's cursor. Both must live until the next begin() or
  // forget().
  void begin(const Session& session, const TracePlayer& player);
  void forget();
  // Looks at the next `most` open nodes; true while there are more. The cursor may move between two calls if
  // every node it passes is told to touch(). 20 to 60 ns a node: memory decides.
  bool scan(std::size_t most);
  bool isScanned() const { return m_cursor == 0; }
  // Whether the walk was begun over just these two.
  bool isOver(const Session& session, const TracePlayer& player) const {
    return m_session == &session && m_player == &player;
  }
  // The node may have changed.
  void touch(NodeId n);

  // The first nodes of the order as they stand now. REQUIRES: isScanned().
  const std::vector<NodeId>& head();
  // Whether head(), as last returned, lacks nodes that OPEN has: then only another walk finds them.
  bool needsScan() const { return m_isShort; }

 private:
  struct Key {
    std::uint64_t place;  // what is taken first has the smallest
    std::uint32_t turn;   // and among equal places the smallest turn; no two nodes share both
    friend auto operator<=>(const Key&, const Key&) = default;
  };
  struct Entry {
    Key key;
    NodeId node;
    friend auto operator<=>(const Entry&, const Entry&) = default;
  };
  void add(NodeId n);
  Key keyOf(NodeId n, const PlayedNode& played) const;
  bool isCurrent(const Entry& e) const;
  void dropStale();
  void shrink();

  std::size_t m_wanted;
  const Session* m_session = nullptr;
  const TracePlayer* m_player = nullptr;
  OpenOrder m_order;
  std::size_t m_cursor = 0;  // open nodes at this index and after have been seen
  Key m_threshold{};
  std::vector<Entry> m_candidates;  // some may be stale: bettered or taken since, or told twice
  std::vector<NodeId> m_head;
  bool m_wasTouched = false;  // since begin()
  bool m_isShort = false;
};

}  // namespace searchlight::search
