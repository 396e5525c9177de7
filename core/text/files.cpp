// core/text/files.cpp: reading with a limit, writing beside the target and renaming.
// POSIX calls, because only they create a file that must not exist yet and say why a write failed.
#include "core/text/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <system_error>
#include <utility>

#include "core/text/format_error.h"

namespace searchlight {
namespace {

namespace fs = std::filesystem;

std::string reasonOf(int error) { return std::generic_category().message(error); }

[[noreturn]] void failRead(const fs::path& path, int error) {
  throw FormatError(path.string(), 0, "cannot be read: " + reasonOf(error));
}

[[noreturn]] void failWrite(const fs::path& path, int error) {
  throw FormatError(path.string(), 0, "cannot be written: " + reasonOf(error));
}

// An open file that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number) : m_number(number) {}
  Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
  Descriptor& operator=(Descriptor&&) = delete;
  ~Descriptor() {
    if (m_number >= 0) ::close(m_number);
  }
  bool isOpen() const { return m_number >= 0; }
  int get() const { return m_number; }
  // 0, or the error that close() reported: some file systems tell of a full disk only now.
  int close() { return ::close(std::exchange(m_number, -1)) == 0 ? 0 : errno; }

 private:
  int m_number;
};

// Removes the half-made file unless it has been renamed.
class TemporaryFile {
 public:
  TemporaryFile(fs::path path, Descriptor descriptor)
      : m_path(std::move(path)), m_descriptor(std::move(descriptor)) {}
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (!m_renamed) ::unlink(m_path.c_str());
  }
  Descriptor& descriptor() { return m_descriptor; }
  int renameTo(const fs::path& target) {
    if (::rename(m_path.c_str(), target.c_str()) != 0) return errno;
    m_renamed = true;
    return 0;
  }

 private:
  fs::path m_path;
  Descriptor m_descriptor;
  bool m_renamed = false;
};

// 0, or the error of the write that failed.
int writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

TemporaryFile createBeside(const fs::path& target, const fs::path& nameForMessages) {
  static std::atomic<unsigned> counter{0};
  // The name does not grow from the target's, which may be as long as the file system allows.
  const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  for (;;) {
    const fs::path path = folder / (".searchlight-" + std::to_string(::getpid()) + "-" +
                                    std::to_string(counter.fetch_add(1)) + ".tmp");
    Descriptor descriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (descriptor.isOpen()) return TemporaryFile(path, std::move(descriptor));
    if (errno != EEXIST) failWrite(nameForMessages, errno);
  }
}

void writeDirectly(const fs::path& path, std::string_view text) {
  Descriptor descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!descriptor.isOpen()) failWrite(path, errno);
  if (const int error = writeAll(descriptor.get(), text)) failWrite(path, error);
  if (const int error = descriptor.close()) failWrite(path, error);
}

}  // namespace

std::string readFile(const fs::path& path, std::size_t maxBytes) {
  Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!descriptor.isOpen()) failRead(path, errno);
  struct stat status {};
  if (::fstat(descriptor.get(), &status) != 0) failRead(path, errno);
  if (S_ISDIR(status.st_mode)) failRead(path, EISDIR);

  constexpr std::size_t kChunk = 1 << 16;
  std::string text;
  // Sizes lie (pipes, /proc), so the size is only a hint and the limit is held while reading.
  const auto announced = static_cast<std::size_t>(std::max<off_t>(status.st_size, 0));
  text.reserve(std::min(announced, maxBytes) + 1);
  for (;;) {
    const std::size_t have = text.size();
    text.resize(have + std::min(kChunk, maxBytes + 1 - have));
    const ssize_t got = ::read(descriptor.get(), text.data() + have, text.size() - have);
    if (got < 0 && errno != EINTR) failRead(path, errno);
    text.resize(have + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got == 0) return text;
    if (text.size() > maxBytes)
      throw FormatError(path.string(), 0,
                        "too large: more than the " + std::to_string(maxBytes) + " bytes that are read");
  }
}

void writeFile(const fs::path& path, std::string_view text) {
  fs::path target = path;
  struct stat status {};
  const bool exists = ::stat(path.c_str(), &status) == 0;
  if (exists) {
    if (S_ISDIR(status.st_mode)) failWrite(path, EISDIR);
    if (!S_ISREG(status.st_mode)) return writeDirectly(path, text);
    // Renaming would replace even a file that is protected against writing.
    if (::access(path.c_str(), W_OK) != 0) failWrite(path, errno);
    std::error_code error;
    target = fs::canonical(path, error);
    if (error) failWrite(path, error.value());
  } else if (errno != ENOENT) {
    failWrite(path, errno);
  }

  TemporaryFile temporary = createBeside(target, path);
  const int descriptor = temporary.descriptor().get();
  if (exists && ::fchmod(descriptor, status.st_mode & 07777) != 0) failWrite(path, errno);
  if (const int error = writeAll(descriptor, text)) failWrite(path, error);
  // Without it a power cut after the rename could leave an empty file where the old one was.
  if (::fsync(descriptor) != 0) failWrite(path, errno);
  if (const int error = temporary.descriptor().close()) failWrite(path, error);
  if (const int error = temporary.renameTo(target)) failWrite(path, error);
}

}  // namespace searchlight
