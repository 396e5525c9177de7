// app/cli/process_memory.cpp: asking the kernel.
#include "app/cli/process_memory.h"

#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "core/grid/map_format.h"

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

std::optional<grid::MapDocument> readMapWithin(const std::string& path, const ProcessMemory& memory,
                                               std::size_t bytes) {
  // Half of what the contract allows a process beyond its limit, so that small limits still get an answer.
  constexpr std::size_t kAllowance = std::size_t{24} << 20;
  constexpr std::uintmax_t kMostCells = std::uintmax_t{grid::Map::kMaxSide} * grid::Map::kMaxSide;
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  // The text and the cells are there at the same time.
  if (!error && size <= grid::kMaxMapFileBytes &&
      size + std::min(size, kMostCells) > memory.leftOf(bytes) + kAllowance)
    return std::nullopt;
  grid::MapDocument document = grid::readMapFile(path);
  document.letters = std::string();  // nobody writes the map again, and a search may need the room
  return document;
}

}  // namespace searchlight::cli
