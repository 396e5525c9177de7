// core/game/line.h: the line of a tree: the states from the opening to where the game stands, and on as redo would go.
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

#include "core/history/history.h"

namespace searchlight::game {

// Follows the game by single steps, each of which is O(1), also onto a way beside the line; what lies ahead there is looked
// for when it is asked for. Tree: children(position) and redoOf(position), as History has them.
class Line {
 public:
  // The game stands at the opening.
  template <class Tree>
  Line(const Tree& tree, HistoryPosition opening) {
    append(tree, opening);
  }

  // How many moves lie behind the game: the place of its state in the line.
  std::size_t place() const { return m_place; }
  // REQUIRES: place() > 0.
  void up() { --m_place; }
  // REQUIRES: `child` is one of those of the state at place(), and the tree knows it.
  template <class Tree>
  void down(const Tree& tree, HistoryPosition child) {
    if (m_place + 1 == m_states.size() || m_states[m_place + 1] != child) {
      m_states.resize(m_place + 1);
      while (!m_forks.empty() && m_forks.back() >= m_place) m_forks.pop_back();
      noteFork(tree);  // it may have become one just now
      append(tree, child);
    }
    ++m_place;
  }
  // All of it; O(1) where it was asked for since the last step onto another way.
  template <class Tree>
  const std::vector<HistoryPosition>& states(const Tree& tree) {
    for (auto next = tree.redoOf(m_states.back()); next; next = tree.redoOf(*next)) append(tree, *next);
    return m_states;
  }
  // The place of the last state before this one that other ways were gone from, too.
  std::optional<std::size_t> forkBehind() const {
    const auto here = std::ranges::lower_bound(m_forks, m_place);
    return here == m_forks.begin() ? std::nullopt : std::optional(*std::prev(here));
  }

 private:
  template <class Tree>
  void append(const Tree& tree, HistoryPosition state) {
    m_states.push_back(state);
    noteFork(tree);
  }
  // Of the last state that is known.
  template <class Tree>
  void noteFork(const Tree& tree) {
    if (tree.children(m_states.back()).size() > 1) m_forks.push_back(m_states.size() - 1);
  }

  std::vector<HistoryPosition> m_states;  // as far as it is known: up to place() at the least
  std::vector<std::size_t> m_forks;       // places of those that more than one state was reached from, rising
  std::size_t m_place = 0;
};

}  // namespace searchlight::game
