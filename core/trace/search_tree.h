// core/trace/search_tree.h: the tree of a search: what was reached from what, as its trace tells it.
//
//   SearchTree tree(budget);                               // usage
//   while (tree.takeIn(session, 100'000)) {}               // slices of 1 to 2 ms; call again when the trace has grown
//   TreeCursor cursor;
//   cursor.moveTo(tree, session.trace(), position);        // counts by depth, and which item a node is, there
//   for (Item i = cursor.first(); i < cursor.end(); ++i) draw(i, tree.stateAt(i, position));
//
// The tree only grows. Each arrival at a node is an *item*, numbered in the order of the events: a node that is reached again from
// another parent (Relax, Reopen, a deeper node of depth-first search) gets another item there, and the one before is Replaced. So
// the tree at a position is a prefix of all items, an item never moves, and stepping back costs nothing. A pruned or cut
// successor is an item without children. A deepening search begins a new tree in each round: its items are a range of their own.
//
// Memory: 40 bytes an item and 4 a node here, 4 a node in a cursor.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/search/block_array.h"
#include "core/search/session.h"

namespace searchlight::search {

// What an item is at a position of the trace.
enum class ItemState : std::uint8_t {
  Waiting,   // in OPEN, or on the stack
  Expanded,  // in CLOSED; in depth-first and deepening searches: on the current path
  Left,      // depth-first and deepening searches: the search has gone back from it
  Replaced,  // its node was reached from elsewhere since
  Pruned,    // the problem called it hopeless
  Cut,       // beyond the bound of the round
};
inline constexpr std::size_t kItemStates = 6;

class SearchTree {
 public:
  using Item = std::uint32_t;
  static constexpr Item kNoItem = ~Item{0};

  // Takes its memory from the budget; null: unbounded.
  explicit SearchTree(std::shared_ptr<MemoryBudget> budget = {});
  SearchTree(const SearchTree&) = delete;
  SearchTree& operator=(const SearchTree&) = delete;

  // Takes in at most `most` events more of the session's trace; true while there are more. Begins anew where it is another
  // session, and where events have left the window untaken: then with what stands in the trace's base, whose history is lost
  // (isWhole()). Where memory ends the tree stays as it is, and isFull().
  bool takeIn(const Session& session, std::size_t most);
  void clear();

  std::size_t taken() const { return m_taken; }  // position in the trace
  Item size() const { return static_cast<Item>(m_items.size()); }
  bool isFull() const { return m_isFull; }
  bool isWhole() const { return m_isWhole; }
  // Whether EventKind::Backtrack says that the search goes back; another program's trace says with it that a node is closed.
  bool goesBack() const { return m_goesBack; }
  // Another one whenever items are numbered anew.
  std::uint64_t edition() const { return m_edition; }
  std::size_t bytes() const { return m_memory.bytes(); }

  // ---- Items. REQUIRES: the item is less than size(), for all of these. ----
  NodeId node(Item i) const { return m_items[i].node; }
  Item parent(Item i) const { return m_items[i].parent; }  // kNoItem: a root
  std::uint32_t depth(Item i) const { return m_items[i].depth; }
  // How many items of its round and depth came before it.
  std::uint32_t rank(Item i) const { return m_items[i].rank; }
  // The position behind which it is there.
  std::size_t born(Item i) const { return m_items[i].born; }
  // The event that replaced it, or with which the search went back from it; no event of the trace: none has. What follows from it may
  // lie behind the cursor.
  std::size_t ended(Item i) const { return m_items[i].ended; }
  // Of the same node, the one before in the trace; kNoItem: it is the first.
  Item previous(Item i) const { return m_items[i].previous; }
  bool isLeafForGood(Item i) const { return m_items[i].kind != Kind::Reached; }
  // REQUIRES: born(i) < position <= taken().
  ItemState stateAt(Item i, std::size_t position) const {
    const Record& r = m_items[i];
    if (r.kind != Kind::Reached) return r.kind == Kind::Pruned ? ItemState::Pruned : ItemState::Cut;
    if (r.ended < position) return r.isReplaced ? ItemState::Replaced : ItemState::Left;
    return r.expanded < position ? ItemState::Expanded : ItemState::Waiting;
  }
  // Whether the event at `event` changed it: it was born, expanded, left or replaced.
  bool changedAt(Item i, std::size_t event) const {
    const Record& r = m_items[i];
    return r.born == event || r.expanded == event || r.ended == event;
  }
  bool wasReplacedAt(Item i, std::size_t event) const {
    return m_items[i].isReplaced && m_items[i].ended == event;
  }
  // The first child and the next one of the same parent, in the order of their births, among the items before `end`; kNoItem: none.
  Item firstChild(Item i, Item end) const {
    const Item last = m_items[i].lastChild;
    if (last == kNoItem) return kNoItem;
    const Item first = m_items[last].next;
    return first < end ? first : kNoItem;
  }
  Item nextSibling(Item i, Item end) const {
    const Item next = m_items[i].next;
    return next > i && next < end ? next : kNoItem;
  }

  // The items of the round that a position lies in: from first to before last, as far as they are taken in. One round in searches
  // that do not deepen.
  struct Range {
    Item first, last;
    friend bool operator==(const Range&, const Range&) = default;
  };
  Range roundAt(std::size_t position) const;

 private:
  friend class TreeCursor;
  enum class Kind : std::uint32_t { Reached, Pruned, Cut };
  static constexpr std::uint32_t kNotYet = ~std::uint32_t{0};  // no event of a trace that is taken in
  static constexpr std::uint32_t kDepths = (1u << 29) - 1;     // more than items that fit into memory
  struct Record {
    NodeId node;
    Item parent, previous, lastChild, next;  // `next`: the next sibling; of the last one, the first
    std::uint32_t born, expanded, ended;     // events
    std::uint32_t rank;
    std::uint32_t depth : 29;
    std::uint32_t isReplaced : 1;
    Kind kind : 2;
  };
  static_assert(sizeof(Record) == 40);
  struct Round {
    std::size_t begin;  // its event
    Item first;
  };

  void takeBase(const Session& session);
  void take(const Event& e, std::uint32_t at);
  Item add(NodeId node, Item parent, std::uint32_t at, Kind kind);
  Item itemOf(NodeId node) const;
  void setItemOf(NodeId node, Item item);

  MemoryAccount m_memory;
  BlockArray<Record> m_items;
  BlockArray<Item> m_itemOf;          // by node: the last one
  BlockArray<std::uint32_t> m_level;  // by depth: items of the round
  std::vector<Round> m_rounds;
  Item m_top = kNoItem;  // what is being expanded: successors that tell no parent hang below it
  std::size_t m_taken = 0;
  std::uint64_t m_serial = 0;  // of the session
  std::uint64_t m_edition = 0;
  bool m_deepens = false, m_goesInRounds = false, m_repairs = false, m_goesBack = true, m_isFull = false,
       m_isWhole = true;
};

// A place in the tree: how many items there are and, by depth, in which state; moved by the events between, or where these are too
// many by a look at all items.
class TreeCursor {
 public:
  using Item = SearchTree::Item;
  // How many items of a depth are in each state.
  struct Level {
    std::array<std::uint32_t, kItemStates> count{};
    std::uint32_t all() const;
    friend bool operator==(const Level&, const Level&) = default;
  };

  // To a position that the tree has taken in. REQUIRES: trace.begin() <= position <= tree.taken(); the trace is that which was taken in.
  void moveTo(const SearchTree& tree, const Trace& trace, std::size_t position);
  std::size_t position() const { return m_position; }

  // The items that are there are those from first() to before end().
  Item first() const { return m_first; }
  Item end() const { return m_end; }
  const std::vector<Level>& levels() const { return m_levels; }  // the last one is not empty
  Level total() const;
  // The node's item, SearchTree::kNoItem where it has none here.
  Item itemOf(const SearchTree& tree, NodeId node) const;
  // The item that the search is at: which was expanded last; of a search that goes along one path, the end of that.
  Item current(const SearchTree& tree, const Trace& trace) const;

 private:
  void recount(const SearchTree& tree, std::size_t position);
  void forwards(const SearchTree& tree, const Event& e, std::size_t at);
  void backwards(const SearchTree& tree, const Event& e, std::size_t at);
  void change(const SearchTree& tree, Item item, int by, ItemState state);
  void setItemOf(NodeId node, Item item);

  std::uint64_t m_edition = 0;
  std::size_t m_position = 0;
  Item m_first = 0, m_end = 0;
  std::vector<Level> m_levels;
  std::vector<Item> m_itemOf;
};

}  // namespace searchlight::search
