// core/trace/state_translation.cpp: looking states up, many at a time.
#include "core/trace/state_translation.h"

namespace searchlight::search {

void StateTranslation::addBlock(std::size_t b) {
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

void StateTranslation::translate() {
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

}  // namespace searchlight::search
