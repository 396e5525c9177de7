// tests/failing_calls.h: system calls that fail when a test wants them to, as they do on a full disk or a broken one:
// a test program's own functions come before libc's.
#pragma once
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>

namespace searchlight::testing {

// Create: no file is made, as on a disk that can only be read.
enum class FailingCall { None, Fsync, Rename, Create };
inline std::atomic<FailingCall> failingCall = FailingCall::None;
inline std::atomic<int> failingError = 0;  // its errno

// Calls fail as long as it lives.
class FailedCall {
 public:
  FailedCall(FailingCall call, int error) {
    failingError = error;
    failingCall = call;
  }
  ~FailedCall() { failingCall = FailingCall::None; }
  FailedCall(const FailedCall&) = delete;
  FailedCall& operator=(const FailedCall&) = delete;
};

inline bool fails(FailingCall call) {
  if (failingCall != call) return false;
  errno = failingError;
  return true;
}

}  // namespace searchlight::testing

extern "C" [[gnu::used]] inline int fsync(int file) {
  using searchlight::testing::FailingCall;
  return searchlight::testing::fails(FailingCall::Fsync) ? -1 : static_cast<int>(::syscall(SYS_fsync, file));
}
extern "C" [[gnu::used]] inline int rename(const char* from, const char* to) noexcept {
  using searchlight::testing::FailingCall;
  return searchlight::testing::fails(FailingCall::Rename) ? -1
                                                          : static_cast<int>(::syscall(SYS_rename, from, to));
}
// What Qt calls, and what we do.
extern "C" [[gnu::used]] inline int open64(const char* file, int flags, ...) {
  using searchlight::testing::FailingCall;
  mode_t mode = 0;
  if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) {
    std::va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
    if (searchlight::testing::fails(FailingCall::Create)) return -1;
  }
  return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, file, flags, mode));
}
extern "C" [[gnu::used]] inline int open(const char* file, int flags, ...) {
  mode_t mode = 0;
  if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) {
    std::va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
  }
  return open64(file, flags, mode);
}
