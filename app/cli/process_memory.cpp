// app/cli/process_memory.cpp: asking the kernel.
#include "app/cli/process_memory.h"

#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <fstream>

#include "core/files/recognise.h"
#include "core/geometry/point.h"
#include "core/grid/map_format.h"
#include "core/text/complaint.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"

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

// What RLIMIT_DATA counts, and the stack; nothing where the system does not tell.
std::optional<std::size_t> dataBytes() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  return std::nullopt;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
  return std::nullopt;
#endif
#endif
  std::ifstream file("/proc/self/statm");
  std::size_t size = 0, resident = 0, shared = 0, text = 0, library = 0, data = 0;
  if (!(file >> size >> resident >> shared >> text >> library >> data)) return std::nullopt;
  return data * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace

ProcessMemory::ProcessMemory() : m_before(residentBytes()) {}

std::size_t ProcessMemory::taken() const {
  constexpr std::size_t kParser = std::size_t{1} << 20;  // made after this
  if (isUncounted()) return 0;
  const std::size_t now = residentBytes();
  return now > m_before + kParser ? now - m_before - kParser : 0;
}

MemoryCeiling::MemoryCeiling(const ProcessMemory& memory, std::size_t bytes) {
  if (memory.isUncounted()) return;
  const std::size_t left = memory.roomIn(bytes);  // what was freed is given back first
  const std::optional<std::size_t> have = dataBytes();
  rlimit limit{};
  if (!have || ::getrlimit(RLIMIT_DATA, &limit) != 0 || limit.rlim_cur <= *have + left) return;
  m_before = limit.rlim_cur;
  limit.rlim_cur = *have + left;
  if (::setrlimit(RLIMIT_DATA, &limit) != 0) m_before.reset();
}

MemoryCeiling::~MemoryCeiling() {
  rlimit limit{};
  if (!m_before || ::getrlimit(RLIMIT_DATA, &limit) != 0) return;
  limit.rlim_cur = *m_before;
  (void)::setrlimit(RLIMIT_DATA, &limit);
}

NoRoomToRead::NoRoomToRead(std::string_view file)
    : HonestNo(onOneLine(file) + ": not enough memory to read it") {}

std::string readFileWithin(const std::string& path, std::size_t most, std::size_t room) {
  if (room >= most) return readFile(path, most);
  try {
    return readFile(path, room);
  } catch (const TooLarge&) {
    throw std::bad_alloc();
  }
}

std::string readMapTextWithin(const std::string& path, const ProcessMemory& memory, std::size_t bytes) {
  constexpr std::size_t kMostCells = std::size_t{grid::Map::kMaxSide} * grid::Map::kMaxSide;
  const std::size_t room = memory.roomIn(bytes);
  // The text and the cells are there at the same time; a cell takes at least a character.
  return readFileWithin(path, grid::kMaxMapFileBytes, room - std::min(room / 2, kMostCells));
}

grid::MapDocument mapFromText(const std::string& text, const std::string& path, std::string& warning) {
  constexpr std::size_t kMostNamed = 5;
  files::expectKind(text, path, files::Kind::Map);
  grid::MapDocument document = grid::readMap(text, path);
  const std::vector<grid::UnknownLetter> unknown = grid::unknownLetters(document);
  warning.clear();
  for (std::size_t i = 0; i < std::min(unknown.size(), kMostNamed); ++i)
    warning += (i == 0 ? onOneLine(path) + ": unknown letters count as walls: " : ", ") +
               inQuotes({&unknown[i].letter, 1}) + " (" + std::to_string(unknown[i].cells) +
               (unknown[i].cells == 1 ? " cell at " : " cells, first at ") + coordinates(unknown[i].first) +
               ")";
  if (!unknown.empty()) warning += unknown.size() > kMostNamed ? ", ..\n" : "\n";
  document.letters = std::string();  // nobody writes the map again, and a search may need the room
  return document;
}

std::optional<grid::MapDocument> readMapWithin(const std::string& path, const ProcessMemory& memory,
                                               std::size_t bytes, std::string& warning) {
  std::optional<grid::MapDocument> document;
  fitsInto(memory, bytes,
           [&] { document = mapFromText(readMapTextWithin(path, memory, bytes), path, warning); });
  return document;
}

}  // namespace searchlight::cli
