// core/trace/played_nodes.cpp: blocks come when somebody writes to them.
#include "core/trace/played_nodes.h"

#include <algorithm>
#include <memory>

namespace searchlight::search {

constinit const PlayedNodes::Block PlayedNodes::kNobodys{};

void PlayedNodes::addBlock(std::size_t b) {
  if (b >= m_blocks.size()) {
    if (b >= m_blocks.capacity()) m_blocks.reserve(std::max<std::size_t>({b + 1, 64, 2 * m_blocks.size()}));
    m_blocks.resize(b + 1, nobodys());
  }
  m_account->take(sizeof(Block));
  try {
    m_blocks[b] = new Block;
  } catch (...) {
    m_account->give(sizeof(Block));
    throw;
  }
  ++m_ownBlocks;
}

void PlayedNodes::assign(const PlayedNodes& other) {
  for (std::size_t b = 0; b < other.m_blocks.size(); ++b)
    if (other.m_blocks[b] != nobodys()) own(static_cast<NodeId>(b << kBlockBits));
  for (std::size_t b = 0; b < m_blocks.size(); ++b)
    if (m_blocks[b] != nobodys()) *m_blocks[b] = b < other.m_blocks.size() ? *other.m_blocks[b] : kNobodys;
}

void PlayedNodes::assignRests(const PlayedNodes& other) {
  for (std::size_t b = 0; b < m_blocks.size(); ++b)
    if (m_blocks[b] != nobodys())
      m_blocks[b]->rest = b < other.m_blocks.size() ? other.m_blocks[b]->rest : kNobodys.rest;
}

void PlayedNodes::clear() {
  for (Block* block : m_blocks)
    if (block != nobodys()) {
      delete block;
      m_account->give(sizeof(Block));
    }
  m_blocks.clear();
  m_ownBlocks = 0;
}

}  // namespace searchlight::search
