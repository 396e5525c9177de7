// app/cli/process_memory.cpp: asking the kernel.
#include "app/cli/process_memory.h"

#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <fstream>

#include "core/grid/map_format.h"
#include "core/text/files.h"

namespace searchlight::cli {
namespace {

std::size_t residentBytes() {
#ifdef __GLIBC__
  ::malloc_trim(0);
#endif
  std::ifstream file("/proc/self/statm");
  std::size_t size = 0, resident = 0, shared = 0;
  if (!(file >> size >> resident >> shared) || resident < shared) return 0;
  return (resident - shared) * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace

ProcessMemory::ProcessMemory() : m_before(residentBytes()) {}

std::size_t ProcessMemory::taken() const {
  constexpr std::size_t kParser = std::size_t{1} << 20;  // made after this
  const std::size_t now = residentBytes();
  return now > m_before + kParser ? now - m_before - kParser : 0;
}

std::optional<std::string> readTextWithin(const std::string& path, std::size_t maxBytes, std::size_t most) {
  if (most >= maxBytes) return readFile(path, maxBytes);
  try {
    return readFile(path, most);
  } catch (const TooLarge&) {
    return std::nullopt;
  }
}

std::optional<std::string> readMapTextWithin(const std::string& path, const ProcessMemory& memory,
                                             std::size_t bytes) {
  // Half of what the contract allows a process beyond its limit, so that small limits still get an answer.
  constexpr std::size_t kAllowance = std::size_t{24} << 20;
  constexpr std::size_t kMostCells = std::size_t{grid::Map::kMaxSide} * grid::Map::kMaxSide;
  const std::size_t room = memory.leftOf(bytes) + kAllowance;
  // The text and the cells are there at the same time; a cell takes at least a character.
  return readTextWithin(path, grid::kMaxMapFileBytes, room - std::min(room / 2, kMostCells));
}

grid::MapDocument mapFromText(const std::string& text, const std::string& path) {
  grid::MapDocument document = grid::readMap(text, path);
  document.letters = std::string();  // nobody writes the map again, and a search may need the room
  return document;
}

std::optional<grid::MapDocument> readMapWithin(const std::string& path, const ProcessMemory& memory,
                                               std::size_t bytes) {
  const std::optional<std::string> text = readMapTextWithin(path, memory, bytes);
  return text ? std::optional(mapFromText(*text, path)) : std::nullopt;
}

}  // namespace searchlight::cli
