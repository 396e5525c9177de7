// app/cli/process_memory.h: what the process holds, as --megabytes counts it.
#pragma once
#include <cstddef>
#include <optional>
#include <string>

#include "core/grid/map_document.h"

namespace searchlight::cli {

// What the process holds beyond what it held when this was made (the program itself, which --megabytes leaves out).
class ProcessMemory {
 public:
  ProcessMemory();
  // Resident bytes, files mapped into memory left out; 0 where the system does not tell. What was freed counts no more.
  std::size_t taken() const;
  // What is left of so many bytes.
  std::size_t leftOf(std::size_t bytes) const {
    const std::size_t have = taken();
    return bytes > have ? bytes - have : 0;
  }

 private:
  std::size_t m_before;
};

// The map of this file, or nothing where reading it would take much more than is left of so many bytes. Throws FormatError
// as grid::readMapFile does. Its letters are left out.
std::optional<grid::MapDocument> readMapWithin(const std::string& path, const ProcessMemory& memory,
                                               std::size_t bytes);

}  // namespace searchlight::cli
