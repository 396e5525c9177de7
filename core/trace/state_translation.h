// core/trace/state_translation.h: the nodes of one session told as those of another, for whoever meets very many.
#pragma once
#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/search/session.h"

namespace searchlight::search {

// Session::find() asked once for each node, many in one go, and remembered: 4 bytes a node in blocks of 16 KiB, from the
// budget of `to`. That two sessions number their states alike is never assumed.
class StateTranslation {
 public:
  // Both sessions must outlive it.
  StateTranslation(const Session& from, const Session& to)
      : m_from(from),
        m_to(to),
        m_account(std::make_unique<MemoryAccount>(to.options().budget)),
        m_divisor(from.sides() == to.sides() ? 1 : to.sides()),
        m_isNamed(from.isForeign() && to.isForeign()) {}

  // A node of `from` that isSame() will be asked about; translate() then looks up all of them in one go. It is quicker and
  // nothing else. Throws std::bad_alloc.
  void meet(NodeId node) {
    NodeId& place = placeOf(node);
    if (place != kUnknown) return;
    place = kAsked;
    m_asked.push_back(node);
  }
  void translate() {
    if (m_asked.empty()) return;
    const bool isForeign = m_from.isForeign() || m_to.isForeign();
    const bool keepsSides = m_from.sides() == 2 && m_to.sides() == 2;
    const States states = isForeign ? nullptr : m_from.states(m_asked);
    for (std::size_t i = 0; i < m_asked.size(); ++i) {
      const NodeId node = m_asked[i];
      NodeId found = isForeign ? m_to.find(m_from, node) : m_to.find(*states, i);
      if (!isForeign && keepsSides && found != kNoNode) found += node % 2;
      (*m_blocks[node / kBlock])[node % kBlock] = found == kNoNode ? kUnknown : found / m_divisor;
    }
    m_asked.clear();
  }

  // Whether a node of `from` is the state of a node of `to`, on the same side where both have two. What `to` has not met
  // is asked again the next time. Throws std::bad_alloc. REQUIRES: translate() since meet().
  bool isSame(NodeId ours, NodeId theirs) {
    NodeId found = placeOf(ours);
    if (found == kUnknown) [[unlikely]] {
      meet(ours);
      translate();
      found = placeOf(ours);
    }
    return found != kUnknown && found == (m_isNamed                ? m_to.findCommon(m_to.commonText(theirs))
                                          : m_to.keepsDuplicates() ? m_to.stateNumber(theirs)
                                                                   : theirs / m_divisor);
  }

 private:
  static constexpr std::size_t kBlock = 4096;
  static constexpr NodeId kUnknown = kNoNode, kAsked = kNoNode - 1;
  using Block = std::array<NodeId, kBlock>;
  NodeId& placeOf(NodeId node) {
    const std::size_t b = node / kBlock;
    if (b >= m_blocks.size() || !m_blocks[b]) [[unlikely]]
      addBlock(b);
    return (*m_blocks[b])[node % kBlock];
  }
  void addBlock(std::size_t b) {
    m_account->take(sizeof(Block));
    try {
      if (b >= m_blocks.size()) m_blocks.resize(b + 1);
      m_blocks[b] = std::make_unique_for_overwrite<Block>();
    } catch (...) {
      m_account->give(sizeof(Block));
      throw;
    }
    m_blocks[b]->fill(kUnknown);
  }

  const Session& m_from;
  const Session& m_to;
  std::unique_ptr<MemoryAccount> m_account;
  NodeId m_divisor;
  bool m_isNamed;  // two programs' traces, in which several nodes may be at one place
  std::vector<std::unique_ptr<Block>> m_blocks;
  std::vector<NodeId> m_asked;
};

}  // namespace searchlight::search
