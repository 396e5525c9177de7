// core/graph/tidy_tree.cpp: Buchheim, Jünger and Leipert's layout over arrays; the names of the steps are theirs.
#include "core/graph/tidy_tree.h"

#include <algorithm>

namespace searchlight::graph {

namespace {

constexpr std::uint32_t kNoTidyVertex = kNoVertexAbove;

// The roots hang below one more vertex, the last one.
class TidyPlacing {
 public:
  explicit TidyPlacing(std::span<const std::uint32_t> parents)
      : m_root(static_cast<std::uint32_t>(parents.size())) {
    const std::size_t all = parents.size() + 1;
    for (auto* links : {&m_parent, &m_first, &m_last, &m_left, &m_right, &m_thread})
      links->assign(all, kNoTidyVertex);
    for (auto* numbers : {&m_prelim, &m_mod, &m_change, &m_shift, &m_middle}) numbers->assign(all, 0);
    m_ancestor.resize(all);
    m_number.assign(all, 0);
    for (std::uint32_t v = 0; v < all; ++v) m_ancestor[v] = v;
    for (std::uint32_t v = 0; v < m_root; ++v) {
      const std::uint32_t above = parents[v] == kNoTidyVertex ? m_root : parents[v];
      m_parent[v] = above;
      m_left[v] = m_last[above];
      if (m_left[v] == kNoTidyVertex) {
        m_first[above] = v;
      } else {
        m_right[m_left[v]] = v;
        m_number[v] = m_number[m_left[v]] + 1;
      }
      m_last[above] = v;
    }
  }

  TidyTree run() {
    // Children have larger numbers: from the last to the first every vertex comes behind all that is below it.
    for (std::uint32_t v = m_root; v-- > 0;) firstWalk(v);
    firstWalk(m_root);
    TidyTree tree;
    tree.x.resize(m_root);
    tree.level.resize(m_root);
    std::vector<float> sums(m_root);
    float least = 0;
    for (std::uint32_t v = 0; v < m_root; ++v) {
      const std::uint32_t above = m_parent[v];
      const bool isRoot = above == m_root;
      const float sum = isRoot ? 0 : sums[above];
      tree.x[v] = m_prelim[v] + sum;
      tree.level[v] = isRoot ? 0 : tree.level[above] + 1;
      sums[v] = sum + m_mod[v];
      least = v == 0 ? tree.x[v] : std::min(least, tree.x[v]);
      tree.levels = std::max(tree.levels, tree.level[v] + 1);
    }
    for (float& x : tree.x) tree.width = std::max(tree.width, x -= least);
    return tree;
  }

 private:
  void firstWalk(std::uint32_t v) {
    if (m_first[v] == kNoTidyVertex) return;
    std::uint32_t defaultAncestor = m_first[v];
    for (std::uint32_t w = m_first[v]; w != kNoTidyVertex; w = m_right[w]) {
      if (m_left[w] == kNoTidyVertex) {
        m_prelim[w] = m_middle[w];
      } else {
        m_prelim[w] = m_prelim[m_left[w]] + 1;
        m_mod[w] = m_prelim[w] - m_middle[w];
      }
      defaultAncestor = apportion(w, defaultAncestor);
    }
    executeShifts(v);
    m_middle[v] = (m_prelim[m_first[v]] + m_prelim[m_last[v]]) / 2;
  }

  // The subtree of v is moved to the right until it touches none of its left siblings'.
  std::uint32_t apportion(std::uint32_t v, std::uint32_t defaultAncestor) {
    const std::uint32_t w = m_left[v];
    if (w == kNoTidyVertex) return defaultAncestor;
    std::uint32_t insideRight = v, outsideRight = v, insideLeft = w, outsideLeft = m_first[m_parent[v]];
    float sumInsideRight = m_mod[v], sumOutsideRight = m_mod[v], sumInsideLeft = m_mod[w],
          sumOutsideLeft = m_mod[outsideLeft];
    while (nextRight(insideLeft) != kNoTidyVertex && nextLeft(insideRight) != kNoTidyVertex) {
      insideLeft = nextRight(insideLeft);
      insideRight = nextLeft(insideRight);
      outsideLeft = nextLeft(outsideLeft);
      outsideRight = nextRight(outsideRight);
      m_ancestor[outsideRight] = v;
      const float shift =
          (m_prelim[insideLeft] + sumInsideLeft) - (m_prelim[insideRight] + sumInsideRight) + 1;
      if (shift > 0) {
        const std::uint32_t ancestor = m_ancestor[insideLeft];
        moveSubtree(m_parent[ancestor] == m_parent[v] ? ancestor : defaultAncestor, v, shift);
        sumInsideRight += shift;
        sumOutsideRight += shift;
      }
      sumInsideLeft += m_mod[insideLeft];
      sumInsideRight += m_mod[insideRight];
      sumOutsideLeft += m_mod[outsideLeft];
      sumOutsideRight += m_mod[outsideRight];
    }
    if (nextRight(insideLeft) != kNoTidyVertex && nextRight(outsideRight) == kNoTidyVertex) {
      m_thread[outsideRight] = nextRight(insideLeft);
      m_mod[outsideRight] += sumInsideLeft - sumOutsideRight;
    }
    if (nextLeft(insideRight) != kNoTidyVertex && nextLeft(outsideLeft) == kNoTidyVertex) {
      m_thread[outsideLeft] = nextLeft(insideRight);
      m_mod[outsideLeft] += sumInsideRight - sumOutsideLeft;
      return v;
    }
    return defaultAncestor;
  }

  void moveSubtree(std::uint32_t left, std::uint32_t right, float shift) {
    const auto between = static_cast<float>(m_number[right] - m_number[left]);
    m_change[right] -= shift / between;
    m_shift[right] += shift;
    m_change[left] += shift / between;
    m_prelim[right] += shift;
    m_mod[right] += shift;
  }

  void executeShifts(std::uint32_t v) {
    float shift = 0, change = 0;
    for (std::uint32_t w = m_last[v]; w != kNoTidyVertex; w = m_left[w]) {
      m_prelim[w] += shift;
      m_mod[w] += shift;
      change += m_change[w];
      shift += m_shift[w] + change;
    }
  }

  std::uint32_t nextLeft(std::uint32_t v) const {
    return m_first[v] != kNoTidyVertex ? m_first[v] : m_thread[v];
  }
  std::uint32_t nextRight(std::uint32_t v) const {
    return m_last[v] != kNoTidyVertex ? m_last[v] : m_thread[v];
  }

  std::uint32_t m_root;
  std::vector<std::uint32_t> m_parent, m_first, m_last, m_left, m_right, m_thread, m_ancestor, m_number;
  std::vector<float> m_prelim, m_mod, m_change, m_shift;
  std::vector<float> m_middle;  // of the children, before the vertex itself is placed
};

}  // namespace

TidyTree tidyTree(std::span<const std::uint32_t> parents) { return TidyPlacing(parents).run(); }

}  // namespace searchlight::graph
