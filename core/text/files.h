// core/text/files.h: whole files in and out; the one place in core that touches the disk.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/failure.h"

namespace searchlight {

// What may be read, links followed. A command line takes what a shell pipes into it and may wait for it; a window waits
// for nobody. Devices without an end (/dev/zero) are for neither, a terminal is a pipe.
enum class FileSource : std::uint8_t { FilesAndPipes, Files };

// Thrown for a file that has more bytes than are read.
class TooLarge : public FormatError {
 public:
  using FormatError::FormatError;
};

// The name of standard input where pipes are read, and of standard output where a file is written piece by piece. A file
// of that name is ./-.
inline constexpr std::string_view kStandardStream = "-";

// The file's bytes as they are; never more than maxBytes are kept. Standard input comes only once.
// Throws FormatError "path: cannot be read: reason" for what is missing, unreadable, a directory or no such source, and
// TooLarge "path: too large .." beyond maxBytes.
std::string readFile(const std::filesystem::path& path, std::size_t maxBytes,
                     FileSource source = FileSource::FilesAndPipes);

// Its first bytes, at most so many, of a file that is no pipe. Throws the same.
std::string readHead(const std::filesystem::path& path, std::size_t most);

// The first bytes of standard input, at most so many; readFile() gives them once more. Throws the same.
std::string readHeadOfInput(std::size_t most);

// What a file is at a moment, told without reading it. Who keeps one can tell later whether somebody else has written
// the file since: a replaced file has another number, one that was written into another time or size.
struct FileStamp {
  bool exists = false;
  std::uint64_t device = 0, number = 0, size = 0;
  std::int64_t seconds = 0, nanoseconds = 0;  // of its last change
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
// What cannot be looked at does not exist. Links are followed.
FileStamp stampOf(const std::filesystem::path& path);

// Whether both are one file that is there, by whatever names.
inline bool isSameFile(const FileStamp& a, const FileStamp& b) {
  return a.exists && b.exists && a.device == b.device && a.number == b.number;
}

// What is known of the file that holds a document: what it was when it was read or written last, and the hash of its
// bytes then (setup::boardHash), by which it is known again in another run.
struct KnownFile {
  FileStamp stamp;
  std::string hash;
};

// Thrown by whoever writes: "path: cannot be written: reason".
class NotWritten : public FormatError {
 public:
  NotWritten(const std::filesystem::path& path, const std::string& reason)
      : FormatError(path.string(), 0, ReaderErrors::tr("cannot be written: %1", reason)) {}
  const Failure& reason() const { return failure().values().back(); }
};

// Thrown for a target that is not what the writer took it for: somebody else has written it meanwhile.
class ChangedMeanwhile : public NotWritten {
 public:
  using NotWritten::NotWritten;
};

// Replaces the file at once: the text goes to a new file in the same folder, which is then renamed, so that a reader sees the old
// text or the new one and nothing between. Links are followed, also one whose target is not there yet, permissions of an old file
// are kept. Pipes and devices (/dev/stdout) cannot be replaced and are written to directly, standard output (kStandardStream) from
// where it stands. `expected` is what the file must be until the moment of renaming; nothing: whatever it is. Returns what the file
// is now. Throws NotWritten, or ChangedMeanwhile; the old file is then as it was and nothing is
// left over.
FileStamp writeFile(const std::filesystem::path& path, std::string_view text,
                    const std::optional<FileStamp>& expected = {});

// The same for text that comes piece by piece and need never be held as a whole. Until commit() the target is
// as it was; without commit(), when an exception passes by, nothing is left over. All four throw as
// writeFile does.
class FileReplacement {
 public:
  explicit FileReplacement(const std::filesystem::path& path);
  ~FileReplacement();
  FileReplacement(const FileReplacement&) = delete;
  FileReplacement& operator=(const FileReplacement&) = delete;

  void write(std::string_view piece);
  // Writes over bytes that write() has written, at `offset` from the beginning: a header that counts what follows it.
  // Pipes cannot do that.
  void rewrite(std::uint64_t offset, std::string_view piece);
  // Returns what the file is then. REQUIRES: not committed before; write() may not follow.
  FileStamp commit(const std::optional<FileStamp>& expected = {});

 private:
  struct Target;
  std::unique_ptr<Target> m_target;
};

// Removes the temporary files of all replacements that are under way, for a program that a signal is about to end.
// Whoever makes, commits or gives up a replacement afterwards waits for that end. It waits itself, for a file that is
// being renamed, so it is not for signal handlers but for a thread that waits for signals. Where the file system can
// (O_TMPFILE) such files have no names until commit(), and nothing is left over even by what cannot be waited for.
void removeUnfinishedFiles();

// Removes what replacements of programs that were killed have left in the folder. A living program holds a lock on each
// of its files (flock), whichever machine it runs on. The first replacement in a folder does it by itself.
void removeAbandonedFiles(const std::filesystem::path& folder);

}  // namespace searchlight
