// core/search/open_and_closed.cpp: places in the order, and the lists made of them.
#include "core/search/open_and_closed.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

namespace searchlight::search {

OpenAndClosed::OpenAndClosed(std::shared_ptr<MemoryAccount> memory)
    : m_memory(std::move(memory)), m_blocks(AccountAllocator<std::uint64_t*>(*m_memory)) {}

OpenAndClosed::~OpenAndClosed() {
  for (std::size_t b = 0; b < m_blocks.size(); ++b) release(b);
}

std::uint64_t& OpenAndClosed::place(NodeId n) {
  const std::size_t b = n / kItems;
  if (b >= m_blocks.size()) m_blocks.resize(b + 1);
  if (m_blocks[b] == nullptr) {
    auto block = std::make_unique<std::uint64_t[]>(kItems);
    m_memory->take(kBytes);
    m_blocks[b] = block.release();
  }
  return m_blocks[b][n % kItems];
}

void OpenAndClosed::release(std::size_t block) {
  if (m_blocks[block] == nullptr) return;
  delete[] m_blocks[block];
  m_blocks[block] = nullptr;
  m_memory->give(kBytes);
}

void OpenAndClosed::catchUp(const Trace& trace) {
  assert(m_next >= trace.begin());
  for (; m_next < trace.end(); ++m_next) {
    const Event& e = trace[m_next];
    const bool isOpen = e.statusAfter == NodeStatus::Open;
    if (insertsIntoOpen(e) || e.kind == EventKind::Expand || (isOpen && e.statusBefore != NodeStatus::Open)) {
      std::uint64_t& place = this->place(e.node);
      place = ++m_moves << 1 | static_cast<std::uint64_t>(isOpen);
    } else if (e.statusBefore == NodeStatus::Open && !isOpen) {
      place(e.node) &= ~std::uint64_t{1};
    }
  }
}

OpenAndClosed::Lists OpenAndClosed::take() {
  std::size_t open = 0, closed = 0;
  for (const std::uint64_t* block : m_blocks)
    for (std::size_t i = 0; block != nullptr && i < kItems; ++i)
      if (block[i] != 0) ++(block[i] & 1 ? open : closed);
  // Age and number in one: what is reserved is only touched as the blocks go.
  std::vector<std::uint64_t> keys;
  const auto gather = [&](bool isOpen, std::size_t count, bool releases) {
    keys.clear();
    keys.reserve(count);
    for (std::size_t b = 0; b < m_blocks.size(); ++b) {
      for (std::size_t i = 0; m_blocks[b] != nullptr && i < kItems; ++i) {
        const std::uint64_t place = m_blocks[b][i];
        if (place == 0 || ((place & 1) != 0) != isOpen) continue;
        const std::uint64_t age = std::min<std::uint64_t>(m_moves - (place >> 1), 0xFFFFFFFFu);
        keys.push_back((0xFFFFFFFFu - age) << 32 | (b * kItems + i));
      }
      if (releases) release(b);
    }
    std::ranges::sort(keys);
    std::vector<NodeId> nodes;
    nodes.reserve(keys.size());
    for (const std::uint64_t key : keys) nodes.push_back(static_cast<NodeId>(key));
    return nodes;
  };
  Lists lists;
  lists.open = gather(true, open, false);
  lists.closed = gather(false, closed, true);
  m_moves = 0;
  return lists;
}

}  // namespace searchlight::search
