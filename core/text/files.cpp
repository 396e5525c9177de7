// core/text/files.cpp: reading with a limit, writing beside the target and renaming.
// POSIX calls, because only they create a file that must not exist yet and say why a write failed.
#include "core/text/files.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <mutex>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "core/text/failure.h"

namespace searchlight {
namespace {

namespace fs = std::filesystem;

std::string reasonOf(int error) { return std::generic_category().message(error); }

[[noreturn]] void failRead(const fs::path& path, int error) {
  throw FormatError(path.string(), 0, ReaderErrors::tr("cannot be read: %1", reasonOf(error)));
}

[[noreturn]] void failWrite(const fs::path& path, int error) { throw NotWritten(path, reasonOf(error)); }

// An open file that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number) : m_number(number) {}
  Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(m_number, other.m_number);
    return *this;
  }
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

constexpr std::string_view kTemporaryPrefix = ".searchlight-", kTemporarySuffix = ".tmp";

FileStamp stampFrom(const struct stat& status) {
  return {true,
          static_cast<std::uint64_t>(status.st_dev),
          static_cast<std::uint64_t>(status.st_ino),
          static_cast<std::uint64_t>(status.st_size),
          status.st_mtim.tv_sec,
          status.st_mtim.tv_nsec};
}

// The temporary files that have names now. Whoever gives or takes such a name holds the mutex meanwhile.
struct Temporaries {
  std::mutex mutex;
  std::set<fs::path> names;
};

Temporaries& temporaries() {
  static Temporaries all;
  return all;
}

fs::path folderOf(const fs::path& target) {
  return target.has_parent_path() ? target.parent_path() : fs::path(".");
}

// Where an open file can be given a name by; empty where that is unknown.
std::string linkableName(int descriptor) {
  constexpr const char* kOpenFiles = "/proc/self/fd/";
  return ::access(kOpenFiles, X_OK) == 0 ? kOpenFiles + std::to_string(descriptor) : std::string();
}

// The file that a chain of links ends at, which need not be there. Errors are left to who opens it.
fs::path behindLinks(fs::path path) {
  constexpr int kMostLinks = 40;  // as the kernel has it
  std::error_code error;
  for (int i = 0; i < kMostLinks && fs::is_symlink(fs::symlink_status(path, error)); ++i) {
    const fs::path next = fs::read_symlink(path, error);
    if (error) break;
    path = folderOf(path) / next;  // an absolute one takes the place of all before it
  }
  return path;
}

// A new file in the folder, open for writing, that has no name: it goes with the process, however that ends.
// Not open where the system or the file system has no such files.
Descriptor createNameless(const fs::path& folder) {
#ifdef O_TMPFILE
  Descriptor descriptor(::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
  if (descriptor.isOpen() && !linkableName(descriptor.get()).empty()) return descriptor;
#endif
  (void)folder;
  return Descriptor(-1);
}

// Gives `make` new names in the folder until one is not taken yet. What make() returned, below 0 with errno where
// it failed, and the name. REQUIRES: the mutex is held.
template <class Make>
std::pair<int, fs::path> withNewName(const fs::path& folder, Make make) {
  static unsigned counter = 0;
  for (;;) {
    // The name does not grow from the target's, which may be as long as the file system allows.
    fs::path name = folder / (std::string(kTemporaryPrefix) + std::to_string(::getpid()) + "-" +
                              std::to_string(counter++) + std::string(kTemporarySuffix));
    const auto entry = temporaries().names.insert(name).first;  // now, as it may fail
    const int made = make(name.c_str());
    if (made >= 0) return {made, std::move(name)};
    const int error = errno;
    temporaries().names.erase(entry);
    errno = error;
    if (error != EEXIST) return {made, fs::path()};
  }
}

// Says that the file's writer lives, until it is closed; on file systems without locks nothing is said.
void lockTemporary(int descriptor) { (void)::flock(descriptor, LOCK_EX | LOCK_NB); }

// Whether the file of this name is still the open one. One that was just made may be taken for abandoned before it
// could be locked.
bool isCalled(int descriptor, const fs::path& name) {
  struct stat open {};
  struct stat named {};
  return ::fstat(descriptor, &open) == 0 && ::lstat(name.c_str(), &named) == 0 &&
         open.st_ino == named.st_ino && open.st_dev == named.st_dev;
}

// Once a run for each folder: what others left later is of no weight. REQUIRES: the mutex is held.
void clearUpOnce(const fs::path& folder) {
  static std::set<fs::path> cleared;
  if (cleared.insert(folder).second) removeAbandonedFiles(folder);
}

}  // namespace

void removeAbandonedFiles(const fs::path& folder) {
  const std::unique_ptr<DIR, int (*)(DIR*)> entries(::opendir(folder.c_str()), &::closedir);
  if (!entries) return;
  while (const dirent* entry = ::readdir(entries.get())) {
    const std::string_view name = entry->d_name;
    if (!name.starts_with(kTemporaryPrefix) || !name.ends_with(kTemporarySuffix)) continue;
    const fs::path path = folder / name;
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    struct stat status {};
    if (!file.isOpen() || ::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
    if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0 && isCalled(file.get(), path)) ::unlink(path.c_str());
  }
}

namespace {

// Of a file that may be read.
struct Source {
  Descriptor descriptor;
  std::size_t announced;  // how large it says it is
  bool isInput;
};
Source openSource(const fs::path& path, FileSource source) {
  // To open a pipe is to wait for its writer.
  const int waits = source == FileSource::Files ? O_NONBLOCK : 0;
  const bool isInput = source == FileSource::FilesAndPipes && path == kStandardStream;
  Descriptor descriptor(isInput ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
                                : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | waits));
  if (!descriptor.isOpen()) failRead(path, errno);
  struct stat status {};
  if (::fstat(descriptor.get(), &status) != 0) failRead(path, errno);
  if (S_ISDIR(status.st_mode)) failRead(path, EISDIR);
  const bool isPipe = S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode) || ::isatty(descriptor.get()) != 0;
  // Standard input may be whatever somebody has made it: of /dev/null it is empty.
  if (!S_ISREG(status.st_mode) && !isInput && !(isPipe && source == FileSource::FilesAndPipes))
    throw FormatError(
        path.string(), 0,
        ReaderErrors::tr("cannot be read: %1", isPipe ? ReaderErrors::tr("it is a pipe, not a file")
                                                      : ReaderErrors::tr("it is a device, not a file")));
  return {std::move(descriptor), static_cast<std::size_t>(std::max<off_t>(status.st_size, 0)), isInput};
}

// The first bytes of standard input, where somebody has looked at them, and whether readFile() has given them.
struct InputHead {
  std::optional<std::string> bytes;
  bool isGiven = false;
};
InputHead& inputHead() {
  static InputHead head;
  return head;
}

// The next bytes, at most so many, behind the text; false at the end.
bool readMore(const fs::path& path, const Descriptor& descriptor, std::string& text, std::size_t most) {
  const std::size_t have = text.size();
  text.resize(have + most);
  const ssize_t got = ::read(descriptor.get(), text.data() + have, most);
  if (got < 0 && errno != EINTR) failRead(path, errno);
  text.resize(have + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  return got != 0;
}

}  // namespace

std::string readFile(const fs::path& path, std::size_t maxBytes, FileSource source) {
  const Source file = openSource(path, source);
  constexpr std::size_t kChunk = 1 << 16;
  std::string text;
  // Sizes lie (pipes, /proc), so the size is only a hint and the limit is held while reading.
  text.reserve(std::min(file.announced, maxBytes) + kChunk);  // the end is met by asking for more
  if (file.isInput && inputHead().bytes && !std::exchange(inputHead().isGiven, true))
    text += *inputHead().bytes;
  while (text.size() > maxBytes ||
         readMore(path, file.descriptor, text, std::min(kChunk, maxBytes + 1 - text.size())))
    if (text.size() > maxBytes)
      throw TooLarge(path.string(), 0, ReaderErrors::tr("too large: the limit is %1 bytes", maxBytes));
  return text;
}

std::string readHead(const fs::path& path, std::size_t most) {
  const Source file = openSource(path, FileSource::Files);
  std::string text;
  while (text.size() < most && readMore(path, file.descriptor, text, most - text.size())) {
  }
  return text;
}

std::string readHeadOfInput(std::size_t most) {
  std::optional<std::string>& head = inputHead().bytes;
  if (!head) {
    const Source file = openSource(kStandardStream, FileSource::FilesAndPipes);
    head.emplace();
    while (head->size() < most && readMore(kStandardStream, file.descriptor, *head, most - head->size())) {
    }
  }
  return head->substr(0, most);
}

FileStamp stampOf(const fs::path& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 ? stampFrom(status) : FileStamp{};
}

// The file being written; gone on the way out unless it has been renamed.
struct FileReplacement::Target {
  fs::path name;  // for messages
  fs::path path;
  Descriptor descriptor{-1};
  bool isBeside = false;  // else written directly
  fs::path temporary;     // the name it has beside the target; empty: none yet, or no more

  ~Target() {
    if (temporary.empty()) return;
    const std::lock_guard lock(temporaries().mutex);
    ::unlink(temporary.c_str());
    temporaries().names.erase(temporary);
  }
  void createBeside();
  void nameIt();
  void rename();
};

void FileReplacement::Target::createBeside() {
  isBeside = true;
  const fs::path folder = folderOf(path);
  const std::lock_guard lock(temporaries().mutex);
  clearUpOnce(folder);
  descriptor = createNameless(folder);
  if (descriptor.isOpen()) return lockTemporary(descriptor.get());
  do {
    temporaries().names.erase(temporary);
    auto [number, newName] = withNewName(folder, [](const char* asked) {
      return ::open(asked, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    });
    if (number < 0) failWrite(name, errno);
    descriptor = Descriptor(number);
    lockTemporary(number);
    temporary = std::move(newName);
  } while (!isCalled(descriptor.get(), temporary));
}

// A link cannot take the place of a file, but a file with a name can. REQUIRES: the mutex is held.
void FileReplacement::Target::nameIt() {
  if (!temporary.empty()) return;
  const std::string open = linkableName(descriptor.get());
  auto [made, newName] = withNewName(folderOf(path), [&](const char* asked) {
    return ::linkat(AT_FDCWD, open.c_str(), AT_FDCWD, asked, AT_SYMLINK_FOLLOW);
  });
  if (made < 0) failWrite(name, errno);
  temporary = std::move(newName);
}

// REQUIRES: the mutex is held.
void FileReplacement::Target::rename() {
  if (::rename(temporary.c_str(), path.c_str()) != 0) failWrite(name, errno);
  temporaries().names.erase(temporary);
  temporary.clear();
}

FileReplacement::FileReplacement(const fs::path& path) : m_target(std::make_unique<Target>()) {
  m_target->name = m_target->path = path;
  if (path == kStandardStream) {
    m_target->descriptor = Descriptor(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0));
    if (!m_target->descriptor.isOpen()) failWrite(path, errno);
    return;
  }
  struct stat status {};
  const bool exists = ::stat(path.c_str(), &status) == 0;
  if (exists) {
    if (S_ISDIR(status.st_mode)) failWrite(path, EISDIR);
    if (!S_ISREG(status.st_mode)) {
      m_target->descriptor = Descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
      if (!m_target->descriptor.isOpen()) failWrite(path, errno);
      return;
    }
    // Renaming would replace even a file that is protected against writing, and root may write all of them.
    if ((status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0) failWrite(path, EACCES);
    if (::access(path.c_str(), W_OK) != 0) failWrite(path, errno);
    std::error_code error;
    m_target->path = fs::canonical(path, error);
    if (error) failWrite(path, error.value());
  } else if (errno != ENOENT) {
    failWrite(path, errno);
  }
  if (!exists) m_target->path = behindLinks(path);
  m_target->createBeside();
  if (!exists) return;
  const int file = m_target->descriptor.get();
  // Whoever may keeps owner and group; others their own, as with any file that they write anew.
  [[maybe_unused]] const bool areKept = ::fchown(file, status.st_uid, status.st_gid) == 0 ||
                                        ::fchown(file, static_cast<uid_t>(-1), status.st_gid) == 0;
  if (::fchmod(file, status.st_mode & 07777) != 0) failWrite(path, errno);
}

FileReplacement::~FileReplacement() = default;

void FileReplacement::write(std::string_view piece) {
  if (const int error = writeAll(m_target->descriptor.get(), piece)) failWrite(m_target->name, error);
}

void FileReplacement::rewrite(std::uint64_t offset, std::string_view piece) {
  while (!piece.empty()) {
    const ssize_t written =
        ::pwrite(m_target->descriptor.get(), piece.data(), piece.size(), static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) failWrite(m_target->name, errno);
    piece.remove_prefix(static_cast<std::size_t>(written));
    offset += static_cast<std::uint64_t>(written);
  }
}

FileStamp FileReplacement::commit(const std::optional<FileStamp>& expected) {
  Target& target = *m_target;
  if (!target.isBeside) {
    if (const int error = target.descriptor.close()) failWrite(target.name, error);
    return stampOf(target.path);
  }
  // Without it a power cut after the rename could leave an empty file where the old one was.
  if (::fsync(target.descriptor.get()) != 0) failWrite(target.name, errno);
  struct stat status {};
  if (::fstat(target.descriptor.get(), &status) != 0) failWrite(target.name, errno);
  const std::unique_lock lock(temporaries().mutex);
  target.nameIt();
  // The lock that says that we live goes with the last descriptor.
  const Descriptor locked(::fcntl(target.descriptor.get(), F_DUPFD_CLOEXEC, 0));
  if (const int error = target.descriptor.close()) failWrite(target.name, error);
  if (expected && stampOf(target.path) != *expected)
    throw ChangedMeanwhile(target.name, *expected == FileStamp{} ? "there is a file of this name already"
                                                                 : "another program has changed it");
  target.rename();
  return stampFrom(status);
}

void removeUnfinishedFiles() {
  temporaries().mutex.lock();  // for ever
  for (const fs::path& name : temporaries().names) ::unlink(name.c_str());
}

FileStamp writeFile(const fs::path& path, std::string_view text, const std::optional<FileStamp>& expected) {
  FileReplacement file(path);
  file.write(text);
  return file.commit(expected);
}

}  // namespace searchlight
