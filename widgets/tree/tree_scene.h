// widgets/tree/tree_scene.h: what of a search's tree is drawn at a run's cursor, and where: no painting.
//
// Up to kMostDrawn items are drawn one by one, in the places of a layout that holds more of the run than has been seen: an item that
// appears moves no other. A run of few items has one layout from its beginning to its end. Of others the layout of the first kSteps[k]
// items takes over from that of kSteps[k - 1] when there are more than these. Beyond the last step the tree is an outline: counts by depth (search::TreeCursor::levels()).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "core/graph/tidy_tree.h"
#include "core/trace/search_tree.h"
#include "widgets/run/watched_run.h"

namespace searchlight::ui {

class TreeScene {
 public:
  using Item = search::SearchTree::Item;
  static constexpr Item kNoItem = search::SearchTree::kNoItem;
  static constexpr std::array<std::size_t, 4> kSteps{64, 250, 1000, 4000};
  // All of a round that has at most so many times the items of a step is laid out at once.
  static constexpr std::size_t kFew = 2;
  static constexpr std::size_t kMostDrawn = kSteps.back();
  // Of a branch that is longer its end is drawn.
  static constexpr std::size_t kMostBranch = 300;

  // Brings tree, cursor and layout to the run's cursor, or as near to it as the time allows; true: there is more to take in.
  // REQUIRES: run.hasSearch().
  bool follow(const WatchedRun& run, Deadline deadline);
  void clear();

  const search::SearchTree& tree() const { return *m_tree; }
  const search::TreeCursor& cursor() const { return m_cursor; }
  bool isEmpty() const { return !m_tree || m_cursor.end() == m_cursor.first(); }
  bool isShown(Item i) const { return i >= m_cursor.first() && i < m_cursor.end(); }
  search::ItemState state(Item i) const { return m_tree->stateAt(i, m_cursor.position()); }

  // Where the search is, kNoItem before it has begun; and the items from a root to there.
  Item current() const { return m_branch.empty() ? kNoItem : m_branch.back(); }
  const std::vector<Item>& branch() const { return m_branch; }
  bool isOnBranch(Item i) const;

  // What is below a folded item is not drawn. Forgotten with the search.
  void setFolded(Item item, bool isFolded);
  bool isFolded(Item item) const { return m_folded.contains(item); }
  // Only the current branch, and the siblings of its items.
  void setBranchOnly(bool isOnly);
  bool isBranchOnly() const { return m_isBranchOnly; }

  // Too much to be drawn one by one.
  bool isOutline() const { return m_isOutline; }
  // The items with a place, rising; those behind the cursor's are not there yet. Of an outline: none.
  const std::vector<Item>& drawn() const { return m_drawn; }
  const graph::TidyTree& places() const { return m_places; }
  std::optional<std::size_t> slotOf(Item item) const;
  // The item itself, or the folded one that hides it.
  Item standIn(Item item) const;
  // Another one whenever places are others.
  std::uint64_t layoutNumber() const { return m_layoutNumber; }
  // How many items that are there hang below it.
  std::size_t below(Item item) const;

 private:
  struct Wish {
    std::uint64_t edition = 0;
    Item first = 0;
    std::size_t count = 0;  // of items of the round that have a place
    std::size_t folds = 0;  // how often something was folded
    bool isBranchOnly = false;
    Item tip = kNoItem, end = 0;  // of a branch
    friend bool operator==(const Wish&, const Wish&) = default;
  };
  void findBranch(const search::Trace& trace);
  void layOut(bool isSamePlace);
  std::vector<Item> branchItems() const;

  std::optional<search::SearchTree> m_tree;
  search::TreeCursor m_cursor;
  std::uint64_t m_edition = 0;
  std::vector<Item> m_branch;
  std::set<Item> m_folded;
  std::size_t m_folds = 0;
  bool m_isBranchOnly = false, m_isOutline = false;
  Wish m_laidOut;
  std::vector<Item> m_drawn;
  graph::TidyTree m_places;
  std::uint64_t m_layoutNumber = 0;
};

}  // namespace searchlight::ui
