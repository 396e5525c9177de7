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

// The bytes of this file, which may be a pipe, or nothing where there are more than `most`. Throws FormatError as
// readFile(path, maxBytes) does.
std::optional<std::string> readTextWithin(const std::string& path, std::size_t maxBytes, std::size_t most);

// The text of the map file, or nothing where reading the map would take much more than is left of so many bytes.
std::optional<std::string> readMapTextWithin(const std::string& path, const ProcessMemory& memory,
                                             std::size_t bytes);
// The map of that text. Throws FormatError as grid::readMap does. Its letters are left out.
grid::MapDocument mapFromText(const std::string& text, const std::string& path);
// Both in one: the map of this file.
std::optional<grid::MapDocument> readMapWithin(const std::string& path, const ProcessMemory& memory,
                                               std::size_t bytes);

}  // namespace searchlight::cli
