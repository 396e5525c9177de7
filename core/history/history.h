// core/history/history.h: a tree of changes: undo, redo and the branches that were left.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace searchlight {

// A state of the target that the history knows. Numbers rise in the order of recording and are never used
// twice, so that "saved at" may be kept as one of them, also after it was forgotten.
using HistoryPosition = std::uint64_t;

// What a history may hold. Past it, first the oldest branches that were left go, tip by tip, then the oldest
// changes behind the present state. The last change can always be undone.
struct HistoryLimits {
  std::size_t changes = std::numeric_limits<std::size_t>::max();
  std::size_t bytes = std::numeric_limits<std::size_t>::max();
};

// A change that can say how much memory it holds on to; others count as sizeof.
template <class Change>
concept SizedChange = requires(const Change& change) {
  static_cast<std::size_t>(change.bytes());
};

// What makes a Change usable with a Target. revert() is called on exactly the state that apply() left.
template <class Change, class Target>
concept ReversibleChange = requires(const Change& change, Target& target) {
  change.apply(target);
  change.revert(target);
};

// Every state but the oldest is reached from its parent by one change. Undo goes to the parent, redo to the
// child that was left last; a new change after an undo starts a new branch, and the old one stays reachable
// by jumpTo. The target is the caller's and is passed in; the history keeps no reference to it. If a change
// throws, the position is that of the last change that went through.
template <class Change>
class History {
 public:
  explicit History(HistoryLimits limits = {}) : m_limits(limits) { clear(); }

  // Forgets everything; the present state is the oldest one known.
  void clear() {
    m_states.clear();
    m_leaves.clear();
    m_bytes = 0;
    m_oldest = m_position = m_next++;
    m_states.emplace(m_position, State{});
    m_leaves.insert(m_position);
  }

  // The present state becomes the parent of a new one, in which the target is already.
  HistoryPosition record(Change change) {
    const HistoryPosition position = m_next++;
    m_bytes += bytesOf(change);
    m_states.emplace(position, State{m_position, std::move(change), {}, {}});
    State& parent = state(m_position);
    parent.children.push_back(position);
    parent.redo = position;
    m_leaves.erase(m_position);
    m_leaves.insert(position);
    m_position = position;
    forgetBeyondLimits();
    return position;
  }
  // A state of a tree that is read back: the present state stays where it is, and so does redo elsewhere. REQUIRES:
  // contains(parent), and a history without limits.
  HistoryPosition recordAt(HistoryPosition parentPosition, Change change) {
    const HistoryPosition position = m_next++;
    m_bytes += bytesOf(change);
    m_states.emplace_hint(m_states.end(), position, State{parentPosition, std::move(change), {}, {}});
    State& parent = state(parentPosition);
    parent.children.push_back(position);
    parent.redo = position;
    m_leaves.erase(parentPosition);
    m_leaves.insert(position);
    return position;
  }
  // From its parent redo() will go to this child. REQUIRES: contains(child), and it is not the oldest state.
  void setRedo(HistoryPosition child) { state(state(child).parent).redo = child; }
  // Applies the change to the target and records it.
  template <class Target>
  requires ReversibleChange<Change, Target> HistoryPosition apply(Change change, Target& target) {
    change.apply(target);
    return record(std::move(change));
  }

  bool canUndo() const { return m_position != m_oldest; }
  bool canRedo() const { return state(m_position).redo.has_value(); }
  // What undo() would revert and redo() would apply, for the texts of menus; nullptr when there is nothing.
  const Change* undoChange() const { return canUndo() ? &*state(m_position).change : nullptr; }
  const Change* redoChange() const { return canRedo() ? &*state(*state(m_position).redo).change : nullptr; }

  // False, and nothing is done, when there is nothing to undo or redo.
  template <class Target>
  requires ReversibleChange<Change, Target>
  bool undo(Target& target) {
    if (!canUndo()) return false;
    stepUp(target);
    return true;
  }
  template <class Target>
  requires ReversibleChange<Change, Target>
  bool redo(Target& target) {
    if (!canRedo()) return false;
    stepDown(*state(m_position).redo, target);
    return true;
  }

  // The way from the present state to another one: so many changes up to the last state that both share, then down
  // through these, the other one at last. REQUIRES: contains(position).
  struct Path {
    std::size_t up = 0;
    std::vector<HistoryPosition> down;
  };
  Path pathTo(HistoryPosition position) const {
    Path path;
    // A parent is always older than its children, so the younger of the two has to climb.
    HistoryPosition shared = m_position;
    for (HistoryPosition other = position; other != shared;) {
      if (other > shared) {
        path.down.push_back(other);
        other = state(other).parent;
      } else {
        ++path.up;
        shared = state(shared).parent;
      }
    }
    std::ranges::reverse(path.down);
    return path;
  }

  // Goes that way. False for a state that is not known.
  template <class Target>
  requires ReversibleChange<Change, Target>
  bool jumpTo(HistoryPosition position, Target& target) {
    if (!contains(position)) return false;
    const Path path = pathTo(position);
    for (std::size_t i = 0; i < path.up; ++i) stepUp(target);
    for (const HistoryPosition next : path.down) stepDown(next, target);
    return true;
  }

  HistoryPosition position() const { return m_position; }
  HistoryPosition oldest() const { return m_oldest; }
  bool contains(HistoryPosition position) const { return m_states.contains(position); }

  // The tree, for drawing it. REQUIRES, for all four: contains(position).
  std::optional<HistoryPosition> parent(HistoryPosition position) const {
    if (position == m_oldest) return {};
    return state(position).parent;
  }
  // In the order of recording.
  const std::vector<HistoryPosition>& children(HistoryPosition position) const {
    return state(position).children;
  }
  // The child that redo would go to from there.
  std::optional<HistoryPosition> redoOf(HistoryPosition position) const { return state(position).redo; }
  // What leads from the parent to this state; nullptr for the oldest.
  const Change* change(HistoryPosition position) const {
    const std::optional<Change>& change = state(position).change;
    return change ? &*change : nullptr;
  }

  std::size_t changeCount() const { return m_states.size() - 1; }
  // Of all changes together.
  std::size_t bytes() const { return m_bytes; }

 private:
  struct State {
    HistoryPosition parent = 0;    // of no meaning in the oldest state
    std::optional<Change> change;  // none in the oldest state
    std::vector<HistoryPosition> children;
    std::optional<HistoryPosition> redo;  // the child that was left or recorded last
  };

  static std::size_t bytesOf(const Change& change) {
    if constexpr (SizedChange<Change>)
      return change.bytes();
    else
      return sizeof(Change);
  }

  State& state(HistoryPosition position) { return m_states.at(position); }
  const State& state(HistoryPosition position) const { return m_states.at(position); }

  template <class Target>
  void stepUp(Target& target) {
    const State& left = state(m_position);
    left.change->revert(target);
    state(left.parent).redo = m_position;
    m_position = left.parent;
  }
  template <class Target>
  void stepDown(HistoryPosition child, Target& target) {
    state(child).change->apply(target);
    state(m_position).redo = child;
    m_position = child;
  }

  // Called when the present state is a leaf: every other leaf is then the tip of a branch that was left.
  void forgetBeyondLimits() {
    while (changeCount() > 1 && (changeCount() > m_limits.changes || m_bytes > m_limits.bytes)) {
      if (m_leaves.size() > 1)
        forgetTip(*m_leaves.begin());
      else
        forgetOldest();
    }
  }
  void forgetTip(HistoryPosition tip) {
    const HistoryPosition parentPosition = state(tip).parent;
    m_bytes -= bytesOf(*state(tip).change);
    m_states.erase(tip);
    m_leaves.erase(tip);
    State& parent = state(parentPosition);
    std::erase(parent.children, tip);
    if (parent.children.empty()) m_leaves.insert(parentPosition);
    if (parent.redo == tip)
      parent.redo = parent.children.empty() ? std::nullopt : std::optional(parent.children.back());
  }
  void forgetOldest() {
    const HistoryPosition next = state(m_oldest).children.front();
    m_states.erase(m_oldest);
    m_bytes -= bytesOf(*state(next).change);
    state(next).change.reset();
    m_oldest = next;
  }

  HistoryLimits m_limits;
  std::map<HistoryPosition, State> m_states;
  std::set<HistoryPosition> m_leaves;
  HistoryPosition m_oldest = 0;
  HistoryPosition m_position = 0;
  HistoryPosition m_next = 0;
  std::size_t m_bytes = 0;
};

}  // namespace searchlight
