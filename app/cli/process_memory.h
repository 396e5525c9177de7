// app/cli/process_memory.h: what the process holds, as --megabytes counts it.
#pragma once
#include <cstddef>
#include <limits>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/grid/map_edit.h"

namespace searchlight::cli {

// What the process holds beyond what it held when this was made (the program itself, which --megabytes leaves out).
class ProcessMemory {
 public:
  ProcessMemory();
  // Of one of several searches at a time, each of which has its share, and of a search within another program: what the others hold
  // is not taken from it, and there is no ceiling.
  static ProcessMemory uncounted() { return ProcessMemory(std::numeric_limits<std::size_t>::max()); }
  bool isUncounted() const { return m_before == std::numeric_limits<std::size_t>::max(); }
  // Resident bytes, files mapped into memory left out; 0 where the system does not tell. What was freed counts no more.
  std::size_t taken() const;
  // What is left of so many bytes.
  std::size_t leftOf(std::size_t bytes) const {
    const std::size_t have = taken();
    return bytes > have ? bytes - have : 0;
  }
  // The same for what is read: with half of what the contract allows a process beyond its limit, so that small limits still get an
  // answer.
  std::size_t roomIn(std::size_t bytes) const { return leftOf(bytes) + (std::size_t{24} << 20); }

 private:
  explicit ProcessMemory(std::size_t before) : m_before(before) {}
  std::size_t m_before;  // the largest number: nothing is counted
};

// While it lives the process gets no more memory than there is room in so many bytes: whoever asks for more is told that there is none (std::bad_alloc, or what a
// library in C makes of it). Where the system knows no such limit, and under sanitizers, which need memory of their own,
// nothing is held. For one thread at a time.
class MemoryCeiling {
 public:
  MemoryCeiling(const ProcessMemory& memory, std::size_t bytes);
  ~MemoryCeiling();
  MemoryCeiling(const MemoryCeiling&) = delete;
  MemoryCeiling& operator=(const MemoryCeiling&) = delete;

 private:
  std::optional<std::size_t> m_before;  // the limit that was there
};

// Calls read() under a ceiling; false where it found no memory.
template <class F>
bool fitsInto(const ProcessMemory& memory, std::size_t bytes, F&& read) {
  try {
    const MemoryCeiling ceiling(memory, bytes);
    std::forward<F>(read)();
    return true;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

// Why nothing can be answered though nothing is wrong with what was asked, in one line: exit status 1.
class HonestNo : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A file for which --megabytes is too little.
class NoRoomToRead : public HonestNo {
 public:
  explicit NoRoomToRead(std::string_view file);
};

// What read() returns, which reads this file. Throws NoRoomToRead where it does not fit into so many bytes.
template <class F>
auto readingWithin(const ProcessMemory& memory, std::size_t bytes, std::string_view file, F&& read) {
  std::optional<decltype(read())> result;
  if (!fitsInto(memory, bytes, [&] { result.emplace(read()); })) throw NoRoomToRead(file);
  return *std::move(result);
}

// The bytes of a file of at most so many, as readFile() gives them. Throws std::bad_alloc, which fitsInto() hears, for one that
// does not go into the room: a ceiling alone would let it in where there is none.
std::string readFileWithin(const std::string& path, std::size_t most, std::size_t room);
// The same for a map file, whose cells need room beside the text.
std::string readMapTextWithin(const std::string& path, const ProcessMemory& memory, std::size_t bytes);
// The map of that text. Throws FormatError as grid::readMap does. Its letters are left out; `warning` is a line about those that
// no map should have, empty where there are none: for standard error, once it is known that the map can be asked.
grid::MapDocument mapFromText(const std::string& text, const std::string& path, std::string& warning);
// Both in one: the map of this file.
std::optional<grid::MapDocument> readMapWithin(const std::string& path, const ProcessMemory& memory,
                                               std::size_t bytes, std::string& warning);

}  // namespace searchlight::cli
