// core/search/block_array.h: an array that grows block by block.
//
// Elements never move, so growing copies nothing but the list of blocks (8 bytes a block of 64 KiB), and a reference
// stays good until its element is taken off. Blocks are kept until the array dies.
#pragma once
#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <memory>
#include <new>
#include <type_traits>
#include <vector>

#include "core/search/memory_budget.h"

namespace searchlight::search {

// The step in which everything here grows: at most 1/64 of whatever is larger than 4 MiB.
inline constexpr std::size_t kBlockBytes = std::size_t{1} << 16;

// Goes through what has operator[], and gives the elements by value.
template <class Container, class Value>
class IndexIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = Value;
  using difference_type = std::ptrdiff_t;
  using reference = Value;
  using pointer = void;
  IndexIterator() = default;
  IndexIterator(const Container* container, std::size_t i) : m_container(container), m_i(i) {}
  Value operator*() const { return (*m_container)[m_i]; }
  IndexIterator& operator++() {
    ++m_i;
    return *this;
  }
  IndexIterator operator++(int) { return {m_container, m_i++}; }
  friend bool operator==(const IndexIterator&, const IndexIterator&) = default;

 private:
  const Container* m_container = nullptr;
  std::size_t m_i = 0;
};

template <class T>
class BlockArray {
 public:
  // Elements a block, a power of two.
  static constexpr std::size_t kItems = std::bit_floor(std::max<std::size_t>(kBlockBytes / sizeof(T), 1));

  // The account must outlive the array.
  explicit BlockArray(MemoryAccount& memory) : m_memory(&memory), m_blocks(AccountAllocator<T*>(memory)) {}
  ~BlockArray() {
    clear();
    for (T* block : m_blocks) {
      std::allocator<T>().deallocate(block, kItems);
      m_memory->give(kItems * sizeof(T));
    }
  }
  BlockArray(const BlockArray&) = delete;
  BlockArray& operator=(const BlockArray&) = delete;

  T& operator[](std::size_t i) { return m_blocks[i / kItems][i % kItems]; }
  const T& operator[](std::size_t i) const { return m_blocks[i / kItems][i % kItems]; }
  std::size_t size() const { return m_size; }
  bool empty() const { return m_size == 0; }
  T& back() { return (*this)[m_size - 1]; }
  const T& back() const { return (*this)[m_size - 1]; }

  // Throws std::bad_alloc, and nothing has changed.
  T& push_back(const T& value) {
    reserveOne();
    T* place = std::construct_at(&(*this)[m_size], value);
    ++m_size;
    return *place;
  }
  // After it the next push_back() needs no memory.
  void reserveOne() {
    if (m_size == m_capacity) [[unlikely]]
      addBlock();
  }
  // The same for so many elements in all.
  void reserve(std::size_t size) {
    while (m_capacity < size) addBlock();
  }
  void pop_back() { std::destroy_at(&(*this)[--m_size]); }
  // REQUIRES: size <= size().
  void shrinkTo(std::size_t size) {
    assert(size <= m_size);
    if constexpr (std::is_trivially_destructible_v<T>) {
      m_size = size;
    } else {
      while (m_size > size) pop_back();
    }
  }
  // Keeps the blocks.
  void clear() { shrinkTo(0); }
  // What was taken from the account.
  std::size_t bytes() const { return m_capacity * sizeof(T) + m_blocks.capacity() * sizeof(T*); }

 private:
  // Out of line, as all that grows: the loops around it stay small.
  [[gnu::noinline]] void addBlock() {
    if (m_blocks.size() == m_blocks.capacity())
      m_blocks.reserve(std::max<std::size_t>(8, m_blocks.size() * 2));
    m_memory->take(kItems * sizeof(T));
    try {
      m_blocks.push_back(std::allocator<T>().allocate(kItems));
    } catch (...) {
      m_memory->give(kItems * sizeof(T));
      throw;
    }
    m_capacity += kItems;
  }

  MemoryAccount* m_memory;
  std::vector<T*, AccountAllocator<T*>> m_blocks;
  std::size_t m_size = 0, m_capacity = 0;
};

}  // namespace searchlight::search
