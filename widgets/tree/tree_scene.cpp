// widgets/tree/tree_scene.cpp: the layout's items, and when there is another one.
#include "widgets/tree/tree_scene.h"

#include <algorithm>
#include <utility>

namespace searchlight::ui {

namespace {
constexpr std::size_t kEventsASlice = 20'000;  // below a millisecond
}  // namespace

void TreeScene::clear() {
  m_tree.reset();
  m_cursor = {};
  m_edition = 0;
  m_branch.clear();
  m_folded.clear();
  m_drawn.clear();
  m_places = {};
  m_laidOut = {};
  m_isOutline = false;
  ++m_layoutNumber;
}

bool TreeScene::follow(const WatchedRun& run, Deadline deadline) {
  const search::Session& session = run.session();
  const search::Trace& trace = session.trace();
  if (!m_tree) m_tree.emplace(trace.budget());
  bool isMore = true;
  do {
    isMore = m_tree->takeIn(session, kEventsASlice);
  } while (isMore && !isOver(deadline));
  if (std::exchange(m_edition, m_tree->edition()) != m_tree->edition()) {
    m_folded.clear();
    m_branch.clear();
    ++m_folds;
  }
  const std::size_t position = std::min(run.position(), m_tree->taken());
  if (position < trace.begin())
    return isMore;  // the cursor has fallen out of the window, and will be brought back
  const bool isSamePlace = position == m_cursor.position();
  m_cursor.moveTo(*m_tree, trace, position);
  findBranch(trace);
  layOut(isSamePlace);
  return isMore;
}

// Item k of a branch has the depth k: from the new end upwards only as far as it is another one.
void TreeScene::findBranch(const search::Trace& trace) {
  Item at = m_cursor.current(*m_tree, trace);
  if (at == kNoItem && m_cursor.end() > m_cursor.first()) at = m_cursor.first();
  const std::size_t size = at == kNoItem ? 0 : m_tree->depth(at) + std::size_t{1};
  m_branch.resize(size, kNoItem);
  for (std::size_t k = size; k-- > 0 && m_branch[k] != at; at = m_tree->parent(at)) m_branch[k] = at;
}

// A parent has a smaller number than its children.
bool TreeScene::isOnBranch(Item i) const { return std::ranges::binary_search(m_branch, i); }

void TreeScene::setFolded(Item item, bool isFolded) {
  const bool isOther = isFolded ? m_folded.insert(item).second : m_folded.erase(item) > 0;
  if (!isOther || !m_tree) return;
  ++m_folds;
  layOut(true);
}

void TreeScene::setBranchOnly(bool isOnly) {
  m_isBranchOnly = isOnly;
  if (m_tree) layOut(true);
}

std::vector<TreeScene::Item> TreeScene::branchItems() const {
  std::vector<Item> items;
  const std::size_t from = m_branch.size() > kMostBranch ? m_branch.size() - kMostBranch : 0;
  for (std::size_t k = from; k < m_branch.size(); ++k) {
    const Item item = m_branch[k];
    if (k == from) items.push_back(item);
    for (Item c = m_tree->firstChild(item, m_cursor.end()); c != kNoItem;
         c = m_tree->nextSibling(c, m_cursor.end()))
      items.push_back(c);
  }
  std::ranges::sort(items);
  return items;
}

void TreeScene::layOut(bool isSamePlace) {
  const search::SearchTree::Range round = m_tree->roundAt(m_cursor.position());
  const std::size_t there = m_cursor.end() - m_cursor.first(), known = round.last - round.first;
  m_isOutline = !m_isBranchOnly && there > kMostDrawn;
  const auto* const step = std::ranges::lower_bound(kSteps, there);
  Wish wish{m_edition, round.first, 0, m_folds, m_isBranchOnly, kNoItem, 0};
  if (m_isBranchOnly) {
    wish.tip = current();
    wish.end = m_cursor.end();
  } else if (!m_isOutline) {
    const std::size_t most = known <= *step * kFew ? std::min(*step * kFew, kMostDrawn) : *step;
    wish.count = std::min(most, known);
    // More has been recorded: whoever watches the search go on sees nothing move for that.
    if (!isSamePlace && m_laidOut.count >= there && m_laidOut.count <= most) {
      Wish same = wish;
      same.count = m_laidOut.count;
      if (same == m_laidOut) return;
    }
  }
  if (wish == m_laidOut && (m_isOutline == m_drawn.empty())) return;
  m_laidOut = wish;
  m_drawn.clear();
  ++m_layoutNumber;
  if (m_isOutline) {
    m_places = {};
    return;
  }
  std::vector<Item> items;
  if (m_isBranchOnly) {
    items = branchItems();
  } else {
    items.resize(wish.count);
    for (std::size_t i = 0; i < wish.count; ++i) items[i] = round.first + static_cast<Item>(i);
  }
  // Parents come first: what is hidden hides its children in turn.
  std::vector<std::uint32_t> parents;
  for (const Item item : items) {
    const Item above = m_tree->parent(item);
    const auto at = above == kNoItem ? m_drawn.end() : std::ranges::lower_bound(m_drawn, above);
    const bool isThere = at != m_drawn.end() && *at == above;
    if (!isThere && above != kNoItem && !(m_isBranchOnly && m_drawn.empty())) continue;
    if (isThere && isFolded(above)) continue;
    parents.push_back(isThere ? static_cast<std::uint32_t>(at - m_drawn.begin()) : graph::kNoVertexAbove);
    m_drawn.push_back(item);
  }
  m_places = graph::tidyTree(parents);
}

std::optional<std::size_t> TreeScene::slotOf(Item item) const {
  const auto at = std::ranges::lower_bound(m_drawn, item);
  if (at == m_drawn.end() || *at != item) return std::nullopt;
  return static_cast<std::size_t>(at - m_drawn.begin());
}

TreeScene::Item TreeScene::standIn(Item item) const {
  while (item != kNoItem && !slotOf(item)) item = m_tree->parent(item);
  return item;
}

std::size_t TreeScene::below(Item item) const {
  std::vector<bool> isBelow(m_cursor.end() - item);
  isBelow[0] = true;
  std::size_t count = 0;
  for (Item i = item + 1; i < m_cursor.end(); ++i) {
    const Item above = m_tree->parent(i);
    if (above == kNoItem || above < item || !isBelow[above - item]) continue;
    isBelow[i - item] = true;
    ++count;
  }
  return count;
}

}  // namespace searchlight::ui
